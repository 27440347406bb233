#include "protocol/bench_suite.h"

#include <cassert>
#include <string>

#include "text/fen.h"

namespace draughts {

namespace {

constexpr Depth signature_depth = 13;

void set(Engine& engine, std::string_view name, std::string_view value) {
    [[maybe_unused]] const auto option = engine.set_option(name, value);
    assert(option);
}

}  // namespace

SearchResult search_anew(Engine& engine, const Game& game, const Limits& limits) {
    SearchResult found;
    engine.new_game();
    engine.set_game(game);
    engine.go(limits, {.on_info = nullptr, .on_done = [&found](const SearchResult& result) {
                           found = result;
                       }});
    engine.wait();
    return found;
}

std::vector<SearchInfo> search_suite(Engine& engine, const Limits& limits) {
    std::vector<SearchInfo> reports;
    for (const SuitePosition& entry : suite) {
        const auto fen = parse_fen(entry.fen);
        assert(fen);
        const Game game{engine.variant(), engine.draw_rules(), fen->position};
        reports.push_back(search_anew(engine, game, limits).info);
    }
    return reports;
}

std::uint64_t total_nodes(const std::vector<SearchInfo>& reports) {
    std::uint64_t nodes = 0;
    for (const SearchInfo& report : reports) {
        nodes += report.nodes;
    }
    return nodes;
}

std::vector<SearchInfo> search_signature(VariantId variant) {
    Engine engine;
    set(engine, "bb-size", "0");  // endgame tables are no part of the search
    set(engine, "variant", name_of(variant));
    set(engine, "hash", "16");
    Limits limits;
    limits.depth = signature_depth;
    limits.analyse = true;
    return search_suite(engine, limits);
}

}  // namespace draughts
