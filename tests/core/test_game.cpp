// Games: the order in which results are judged, repetition, and taking moves back.
#include <string>
#include <string_view>

#include "catch.h"
#include "core/game.h"
#include "core/movegen.h"
#include "support/board_text.h"
#include "support/data_file.h"

namespace draughts {

namespace {

void play(Game& game, std::string_view moves) {
    for (const std::string& text : split(moves, " ")) {
        game.play(move_of(game.variant(), game.position(), text));
    }
}

constexpr Outcome ongoing{};
constexpr Outcome white_wins{.status = Status::white_wins, .rule = std::nullopt};
constexpr Outcome black_wins{.status = Status::black_wins, .rule = std::nullopt};

constexpr Outcome draw_by(DrawRule rule) {
    return {.status = Status::draw, .rule = rule};
}

}  // namespace

TEST_CASE("a new game stands at the start and is ongoing") {
    const Game game;
    CHECK(game.variant() == VariantId::russian);
    CHECK(game.rules() == DrawRules::china64);
    CHECK(fen_of(game.position()) == "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
    CHECK(game.ply() == 0);
    CHECK(game.legal_moves().size() == 7);
    CHECK(game.occurrences() == 1);
    CHECK(game.outcome() == ongoing);
}

TEST_CASE("a side without a legal move has lost (Art. 12)") {
    const auto outcome = [](std::string_view fen) {
        return Game{VariantId::russian, DrawRules::china64, position_of(fen)}.outcome();
    };
    CHECK(outcome("W:W:Bb8") == black_wins);
    CHECK(outcome("B:Wa1:B") == white_wins);
    CHECK(outcome("W:Wa3:Bb4,c5") == black_wins);  // blocked
    CHECK(outcome("B:Wg5,f4:Bh6") == white_wins);
    CHECK(outcome("W:Wa3,b2:Bb4,c5") == ongoing);
}

TEST_CASE("the third occurrence with the same side to move is a draw (3.1)") {
    Game game{VariantId::russian, DrawRules::china64, position_of("W:WKb8,a3:BKh2,h6")};
    const std::string_view cycle = "b8-a7 h2-g1 a7-b8 g1-h2";
    play(game, cycle);
    CHECK(game.occurrences() == 2);
    CHECK(game.outcome() == ongoing);
    play(game, "b8-a7 h2-g1 a7-b8");
    CHECK(game.occurrences() == 2);
    CHECK(game.outcome() == ongoing);
    play(game, "g1-h2");
    CHECK(game.occurrences() == 3);
    CHECK(game.outcome() == draw_by(DrawRule::repetition));

    SECTION("it may be played on") {
        play(game, "a3-b4");
        CHECK(game.occurrences() == 1);
        CHECK(game.outcome() == ongoing);
    }
    SECTION("profile none knows no repetition") {
        Game free = game.under(DrawRules::none);
        CHECK(free.position() == game.position());
        CHECK(free.moves() == game.moves());
        CHECK(free.occurrences() == 3);
        CHECK(free.outcome() == ongoing);
        for (int i = 0; i < 50; ++i) {
            play(free, cycle);
        }
        CHECK(free.outcome() == ongoing);
    }
}

TEST_CASE("the same placement with the other side to move is another position") {
    // White's king comes back in three moves, Black's in two.
    Game game{VariantId::russian, DrawRules::china64, position_of("W:WKb8,a3:BKa1,h6")};
    play(game, "b8-d6 a1-h8 d6-h2 h8-a1 h2-b8");
    CHECK(game.position().pieces(Color::white) == game.start().pieces(Color::white));
    CHECK(game.position().pieces(Color::black) == game.start().pieces(Color::black));
    CHECK(game.occurrences() == 1);
    play(game, "a1-h8 b8-d6 h8-a1 d6-h2 a1-h8 h2-b8 h8-a1");
    CHECK(game.position() == game.start());
    CHECK(game.occurrences() == 2);
}

TEST_CASE("a win on the last ply of a count is a win") {
    struct Last {
        std::uint8_t plies;
        DrawRule rule;
        std::string_view fen;
        std::string_view wins;
    };
    const Last cases[] = {
        {9, DrawRule::two_pieces_5, "W:WKa7:BKd4", "a7xe3"},
        {9, DrawRule::main_road_5, "W:WKa7,Kf8,Kc1:BKd4", "a7xe3"},
        {29, DrawRule::three_kings_15, "W:WKa7,Kf8,Kc1:BKc5", "a7xd4"},
        {59, DrawRule::pieces_4_5_30, "W:WKa7,a3:BKb6,d4", "a7xc5xe3"},
        {119, DrawRule::pieces_6_7_60, "W:WKa7,a3,c1,e1:BKb6,d4", "a7xc5xe3"},
        {29, DrawRule::kings_only_15, "W:WKa7,a3,c1,e1,a1,h2:BKb6,d4", "a7xc5xe3"},
    };
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        for (const Last& last : cases) {
            CAPTURE(last.fen);
            Game game{variant, DrawRules::fmjd64, position_of(last.fen), last.plies};
            CHECK(game.clock() == DrawClock{.plies = last.plies, .ending_count = 0, .ending = last.rule});
            CHECK(game.outcome() == ongoing);
            play(game, last.wins);
            CHECK(game.outcome() == white_wins);
        }
    }
}

TEST_CASE("a whole count of fmjd64 7.2.8 on the board, won on the last ply") {
    Game game{VariantId::russian, DrawRules::fmjd64, position_of("B:WKb8,Kf8:BKh2")};
    play(game, "h2-g1 f8-a3 g1-h2 b8-a7 h2-g1 a7-b8 g1-h2 b8-a7 h2-d6");
    CHECK(game.clock().plies == 9);
    CHECK(game.outcome() == ongoing);
    play(game, "a3xe7");
    CHECK(game.outcome() == white_wins);

    game.undo();
    game.undo();
    play(game, "h2-g1");
    CHECK(game.outcome() == ongoing);
    play(game, "a7-b8");
    CHECK(game.clock().plies == 10);
    CHECK(game.outcome() == draw_by(DrawRule::repetition));  // it comes before the clock
    game.undo();
    play(game, "a3-f8");
    CHECK(game.outcome() == draw_by(DrawRule::two_pieces_5));
}

TEST_CASE("plies brought along by a FEN go on the first clock") {
    Game russian{VariantId::russian, DrawRules::china64, position_of("W:WKb8,a3:BKh2,h6"), 58};
    play(russian, "a3-b4");
    CHECK(russian.outcome() == ongoing);
    play(russian, "h2-g1");
    CHECK(russian.outcome() == draw_by(DrawRule::no_capture_30));
    CHECK(russian.under(DrawRules::fmjd64).outcome() == draw_by(DrawRule::pieces_4_5_30));
    CHECK(russian.under(DrawRules::china64).clock() == russian.clock());

    Game brazilian{VariantId::brazilian, DrawRules::china64, position_of("W:WKb8,a3:BKh2,h6"), 29};
    play(brazilian, "b8-a7");
    CHECK(brazilian.outcome() == draw_by(DrawRule::kings_only_15));
    brazilian.undo();
    play(brazilian, "a3-b4");
    CHECK(brazilian.outcome() == ongoing);
}

TEST_CASE("undo brings back position, key, clock and occurrences, move by move") {
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        Game game{variant, DrawRules::china64, position_of("W:WKb8,a3,c3:BKh2,h6,d8,b6")};
        struct Snapshot {
            Position position;
            Key key;
            DrawClock clock;
            int occurrences;
            Outcome outcome;
        };
        std::vector<Snapshot> history;
        std::uint64_t choice = 7;
        for (int ply = 0; ply < 60 && !game.legal_moves().empty(); ++ply) {
            history.push_back({game.position(), game.key(), game.clock(), game.occurrences(), game.outcome()});
            const MoveList moves = game.legal_moves();
            choice = choice * 6364136223846793005 + 1442695040888963407;
            game.play(moves[static_cast<std::size_t>(choice >> 33) % moves.size()]);
            CHECK(game.key() == key_of(game.position()));
        }
        REQUIRE(history.size() > 10);
        CHECK(game.ply() == history.size());
        while (game.ply() > 0) {
            game.undo();
            const Snapshot& then = history[game.ply()];
            CHECK(game.position() == then.position);
            CHECK(game.key() == then.key);
            CHECK(game.clock() == then.clock);
            CHECK(game.occurrences() == then.occurrences);
            CHECK(game.outcome() == then.outcome);
            CHECK(game.position_at(game.ply()) == then.position);
            CHECK(game.key_at(game.ply()) == then.key);
        }
        CHECK(game.position() == game.start());
    }
}

}  // namespace draughts
