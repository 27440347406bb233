// Adjudication by endgame tables, in positions that anybody can judge.
#include <span>
#include <string>

#include "catch.h"
#include "match/table_judge.h"
#include "support/temporary_folder.h"
#include "table_folder.h"
#include "text/fen.h"

namespace draughts {

namespace {

[[nodiscard]] Game game(const char* fen) {
    return Game{VariantId::russian, DrawRules::china64, parse_fen(fen)->position};
}

}  // namespace

TEST_CASE("tables decide a game from either side's view, and only where they reach") {
    const auto tables = *load_tables("built-in", VariantId::russian);
    CHECK(judge_by_tables(*tables, game("B:WKa1:Ba3")) == Ruling::white_wins);  // b2 is the only move, and lost
    CHECK(judge_by_tables(*tables, game("W:Wh6:BKh8")) == Ruling::black_wins);  // the same, turned
    CHECK(judge_by_tables(*tables, game("W:WKa1:BKb8")) == Ruling::draw);
    CHECK(judge_by_tables(*tables, game("W:WKa3,Kc1,Ke1,Kg1,a5,c5,e5:BKh8")) == Ruling::none);  // too many
    CHECK(judge_by_tables(*tables, Game{}) == Ruling::none);
}

TEST_CASE("tables are taken from a folder that has some for the variant, all of them sound") {
    const TemporaryFolder folder;
    const auto path = (folder / "tables").string();
    CHECK(load_tables(path, VariantId::russian).error().find("no such folder") != std::string::npos);
    write_tables<Russian>(path, 2);
    CHECK(load_tables(path, VariantId::russian).has_value());
    CHECK(load_tables(path, VariantId::brazilian).error().find("no table for brazilian draughts") != std::string::npos);
    for (const auto& file : std::filesystem::directory_iterator{folder / "tables" / "russian"}) {
        std::filesystem::resize_file(file.path(), 10);
    }
    CHECK_FALSE(load_tables(path, VariantId::russian));
}

}  // namespace draughts
