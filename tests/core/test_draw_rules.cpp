// The clocks, worked by hand. Profile fmjd64 (articles 7.2.4 - 7.2.8): each limit to the ply, each reason to
// set a count back, each change of class. Profile china64 has its games in test_draws.cpp. Kings that only wait do so
// on edge squares, where nothing can be captured. Scripts run a clock, not a game, so repetition does not end them.
#include <optional>
#include <string_view>

#include "catch.h"
#include "core/draw_rules.h"
#include "support/board_text.h"
#include "support/data_file.h"

namespace draughts {

namespace {

template <Variant V>
class Script {
  public:
    explicit Script(DrawRules rules, std::string_view fen, std::uint8_t plies = 0)
        : rules_{rules}, position_{position_of(fen)}, clock_{start_clock<V>(rules, position_, plies)} {}

    /// Plays moves given with blanks between them.
    void play(std::string_view moves) {
        for (const std::string& text : split(moves, " ")) {
            const Move move = move_of(V::id, position_, text);
            const Position after = position_.make(move);
            clock_ = advance<V>(rules_, clock_, position_, move, after);
            position_ = after;
        }
    }
    /// Plays a cycle of moves round and round until `plies` moves are made.
    void wait(std::string_view cycle, int plies) {
        const auto moves = split(cycle, " ");
        for (int i = 0; i < plies; ++i) {
            play(moves[static_cast<std::size_t>(i) % moves.size()]);
        }
    }

    [[nodiscard]] std::optional<DrawRule> drawn() const { return expired<V>(rules_, clock_); }
    [[nodiscard]] DrawClock clock() const { return clock_; }
    [[nodiscard]] int left() const { return plies_to_draw<V>(rules_, clock_); }

  private:
    DrawRules rules_;
    Position position_;
    DrawClock clock_;
};

using Fmjd = Script<Russian>;

/// Whether the count ends at `limit` plies of waiting, and not a ply earlier, in both variants.
void check_limit(std::string_view fen, std::string_view cycle, DrawRule rule, int limit) {
    CAPTURE(fen);
    const auto check = [&]<Variant V>() {
        Script<V> script{DrawRules::fmjd64, fen};
        CHECK(script.clock() == DrawClock{.plies = 0, .ending_count = 0, .ending = rule});
        CHECK(script.left() == limit);
        script.wait(cycle, limit - 1);
        CHECK(script.drawn() == std::nullopt);
        CHECK(script.left() == 1);
        script.wait(split(cycle, " ")[static_cast<std::size_t>(limit - 1) % 4], 1);
        CHECK(script.drawn() == rule);
        CHECK(script.left() == 0);
    };
    check.operator()<Russian>();
    check.operator()<Brazilian>();
}

/// Plays `moves` from a position whose clock stands at `plies`; the clock then must be as told.
void check_clock(std::string_view fen, std::uint8_t plies, std::string_view moves, std::optional<DrawRule> ending,
                 int expected) {
    CAPTURE(fen, moves);
    Fmjd script{DrawRules::fmjd64, fen, plies};
    script.play(moves);
    CHECK(script.clock().ending == ending);
    CHECK(script.clock().plies == expected);
}

constexpr std::string_view wait_at_the_edge = "b8-a7 h2-g1 a7-b8 g1-h2";
constexpr std::string_view wait_on_the_road = "b8-a7 h8-a1 a7-b8 a1-h8";

}  // namespace

TEST_CASE("fmjd64 7.2.8: ten plies of two pieces or one against a lone king") {
    for (const auto* fen : {"W:WKb8,Kf8:BKh2", "W:WKb8,a3:BKh2", "W:WKb8:BKh2", "W:WKb8:BKh2,Kd8", "W:WKb8:BKh2,h6"}) {
        check_limit(fen, wait_at_the_edge, DrawRule::two_pieces_5, 10);
    }
}

TEST_CASE("fmjd64 7.2.8: nothing sets the count back inside the ending") {
    check_clock("W:WKb8,a3:BKh2", 4, "a3-b4", DrawRule::two_pieces_5, 5);
    check_clock("W:WKb8,g7:BKh2", 8, "g7-f8", DrawRule::two_pieces_5, 9);
    check_clock("W:WKb8,Ka1:BKg1", 4, "a1-d4 g1xc5", DrawRule::two_pieces_5, 6);
}

TEST_CASE("fmjd64 7.2.8: the ply that makes the ending is not counted") {
    // Capture of the third piece; a first promotion, of the stronger side and of the weaker.
    check_clock("B:WKb8,Kf8,Ke3:BKg1", 29, "g1xd4", DrawRule::two_pieces_5, 0);
    check_clock("B:WKb8,Kf8,Ke3:BKg1", 29, "g1xd4 b8-h2 d4-g1 h2-b8 g1-h2", DrawRule::two_pieces_5, 4);
    check_clock("W:Wa3,g7:BKh2", 0, "g7-f8", DrawRule::two_pieces_5, 0);
    check_clock("W:Wa3,g7:BKh2", 0, "g7-f8 h2-g1 f8-h6", DrawRule::two_pieces_5, 2);
    check_clock("B:WKb8,Kf8:Bf2", 0, "f2-g1", DrawRule::two_pieces_5, 0);
}

TEST_CASE("fmjd64 7.2.7: ten plies of a lone king on the main road against three pieces") {
    for (const auto* fen : {"W:WKb8,Kf8,Kc1:BKh8", "W:WKb8,Kf8,a3:BKh8", "W:WKb8,e1,a3:BKh8"}) {
        check_limit(fen, wait_on_the_road, DrawRule::main_road_5, 10);
    }
}

TEST_CASE("fmjd64 7.2.7: only leaving that state sets the count back") {
    check_clock("W:WKb8,e1,c7:BKh8", 4, "c7-d8", DrawRule::main_road_5, 5);
    check_clock("B:WKb8,e1,a3:BKd4", 4, "d4-g1", DrawRule::pieces_4_5_30, 0);
    check_clock("B:WKb8,e1,a3:BKd4", 4, "d4-g1 b8-h2 g1-d4", DrawRule::main_road_5, 0);
    check_clock("B:WKb8,Kf8,Ke1:BKd4", 4, "d4-g1", DrawRule::three_kings_15, 0);
    check_clock("B:WKb8,Kf8,Ke1:BKd4", 4, "d4-g1 b8-h2 g1-d4", DrawRule::main_road_5, 0);
    check_clock("B:WKb8,Kf8,Ke1:BKd4", 4, "d4-g1 b8-h2 g1-d4 h2-b8", DrawRule::main_road_5, 1);
}

TEST_CASE("fmjd64 7.2.7: three pieces exactly, and none of them on the road") {
    check_clock("W:WKb8,Kf8,Kc1,Kd8:BKh8", 7, "b8-a7", DrawRule::three_kings_15, 8);
    check_clock("W:WKb8,Kf8,Ka1:BKh8", 7, "b8-a7", DrawRule::three_kings_15, 8);
    check_clock("W:WKb8,Kf8,a1:BKh8", 7, "b8-a7", DrawRule::pieces_4_5_30, 8);
    check_clock("W:WKb8,Kb2,Ke1:BKh8", 7, "b2-a3", DrawRule::main_road_5, 0);
    check_clock("B:WKb8,Ke1,a3,a5:BKd4", 7, "d4-h8", DrawRule::pieces_4_5_30, 8);
}

TEST_CASE("fmjd64 7.2.4: thirty plies of three kings or more against a lone king") {
    for (const auto* fen : {"W:WKb8,Kf8,Kc1:BKh2", "W:WKb8,Kf8,Kc1,Kd8:BKh2", "W:WKb8,Kf8,Kc1,Kd8,Kh6:BKh2"}) {
        check_limit(fen, wait_at_the_edge, DrawRule::three_kings_15, 30);
    }
}

TEST_CASE("fmjd64 7.2.4: a capture sets the count back, a promotion starts it") {
    check_clock("B:WKb8,Kf8,Kd8,Ke3:BKg1", 20, "g1xc5", DrawRule::three_kings_15, 0);
    check_clock("B:WKb8,Kf8,Kd8,Ke3:BKg1", 20, "g1xd4", DrawRule::main_road_5, 0);
    check_clock("W:WKb8,Kf8,g7:BKh2", 20, "g7-h8", DrawRule::three_kings_15, 0);
}

TEST_CASE("fmjd64 7.2.6: 120 plies with six or seven pieces") {
    for (const auto* fen : {"W:WKb8,Kf8,a3:BKh2,h6,a5", "W:WKb8,Kf8,Kd8,a3:BKh2,h6,a5", "W:WKb8,a3,c1,e1,a1:BKh2"}) {
        check_limit(fen, wait_at_the_edge, DrawRule::pieces_6_7_60, 120);
    }
}

TEST_CASE("fmjd64 7.2.6: 60 plies with four or five pieces") {
    for (const auto* fen : {"W:WKb8,a3:BKh2,h6", "W:WKb8,Kf8:BKh2,h6,h4", "W:WKb8,a3,e1:BKh2"}) {
        check_limit(fen, wait_at_the_edge, DrawRule::pieces_4_5_30, 60);
    }
}

TEST_CASE("fmjd64 7.2.6: captures and promotions set the count back, man moves do not") {
    check_clock("W:WKb8,Kf8,a3:BKh2,h6,h4", 50, "a3-b4", DrawRule::pieces_6_7_60, 51);
    check_clock("W:WKb8,Kf8,g7:BKh2,h6,h4", 50, "g7-h8", DrawRule::pieces_6_7_60, 0);
    check_clock("W:WKb8,Kf8,c3:BKh2,h6,h4,b4", 50, "c3xa5", DrawRule::pieces_6_7_60, 0);
    check_clock("W:WKb8,Kf8,c3:BKh2,h6,b4", 50, "c3xa5", DrawRule::pieces_4_5_30, 0);
    check_clock("W:WKb8,a3:BKh2,h6", 50, "a3-b4", DrawRule::pieces_4_5_30, 51);
    check_clock("W:WKb8,g7:BKh2,h6", 50, "g7-h8", DrawRule::pieces_4_5_30, 0);
    check_clock("W:WKb8,c3:BKh2,h6,b4", 50, "c3xa5", DrawRule::pieces_4_5_30, 0);
}

TEST_CASE("fmjd64 7.2.5: thirty plies of king moves with eight pieces or more") {
    for (const auto* fen : {"W:WKb8,Kf8,a3,c1:BKh2,h6,h4,a5", "W:WKb8,Kf8,a3,c1,e1:BKh2,h6,h4,a5"}) {
        check_limit(fen, wait_at_the_edge, DrawRule::kings_only_15, 30);
    }
}

TEST_CASE("fmjd64 7.2.5: captures and man moves set the count back") {
    check_clock("W:WKb8,Kf8,a3,c1:BKh2,h6,h4,a5", 20, "c1-d2", DrawRule::kings_only_15, 0);
    check_clock("W:WKb8,Kf8,a3,c1:BKh2,h6,h4,a5", 20, "c1-d2 h2-g1", DrawRule::kings_only_15, 1);
    check_clock("W:WKb8,Kf8,g7,c1:BKh2,h6,h4,a5", 20, "g7-h8", DrawRule::kings_only_15, 0);
    check_clock("W:WKb8,Kf8,a3,c3:BKh2,h6,h4,b4,d8", 20, "c3xa5", DrawRule::kings_only_15, 0);
    check_clock("W:WKb8,Kf8,a3,c3:BKh2,h6,h4,b4", 20, "c3xa5", DrawRule::pieces_6_7_60, 0);
}

TEST_CASE("fmjd64: a clock runs only while both sides have a king") {
    CHECK(Fmjd(DrawRules::fmjd64, "W:WKb8:Bh6,h4", 9).clock() == DrawClock{});
    CHECK(Fmjd(DrawRules::fmjd64, "W:WKb8:Bh6,h4", 9).left() == no_draw_in_sight);
    check_clock("W:WKb8,Kf8,c3:BKb4,h6,h4", 50, "c3xa5", std::nullopt, 0);
    check_clock("W:WKb8,Kf8,c3:Bb4,h6,h4", 0, "c3xa5 h4-g3", std::nullopt, 0);
    check_clock("B:WKb8,Kf8,a3:Bf2,h6,h4", 0, "f2-g1", DrawRule::pieces_6_7_60, 0);
    check_clock("B:WKb8,Kf8,a3:Bf2,h6,h4", 0, "f2-g1 b8-a7", DrawRule::pieces_6_7_60, 1);
}

TEST_CASE("china64: both counts of a variant run, and the first in the book is told") {
    SECTION("Russian: no capture before three kings") {
        Script<Russian> late{DrawRules::china64, "W:WKb8,Kf8,Kc1:BKh2", 24};
        late.wait(wait_at_the_edge, 35);
        CHECK(late.clock() == DrawClock{.plies = 59, .ending_count = 18, .ending = DrawRule::three_kings_18});
        CHECK(late.drawn() == DrawRule::three_kings_18);
        Script<Russian> both{DrawRules::china64, "W:WKb8,Kf8,Kc1:BKh2", 25};
        both.wait(wait_at_the_edge, 35);
        CHECK(both.drawn() == DrawRule::no_capture_30);
    }
    SECTION("Brazilian: kings only before five moves") {
        Script<Brazilian> late{DrawRules::china64, "W:WKb8,Kf8:BKh2", 19};
        late.wait(wait_at_the_edge, 10);
        CHECK(late.clock() == DrawClock{.plies = 29, .ending_count = 10, .ending = DrawRule::five_moves});
        CHECK(late.drawn() == DrawRule::five_moves);
        Script<Brazilian> both{DrawRules::china64, "W:WKb8,Kf8:BKh2", 20};
        both.wait(wait_at_the_edge, 10);
        CHECK(both.drawn() == DrawRule::kings_only_15);
    }
}

TEST_CASE("china64: the clock tells how near a draw can be") {
    CHECK(Script<Russian>(DrawRules::china64, "W:Wa3:Bh6").left() == 60);
    CHECK(Script<Russian>(DrawRules::china64, "W:WKb8,Kf8,Kc1:BKh2").left() == 35);
    CHECK(Script<Russian>(DrawRules::china64, "W:WKb8,Kf8,Kc1:BKh2", 50).left() == 10);
    CHECK(Script<Brazilian>(DrawRules::china64, "W:WKb8,Kf8,Kc1:BKh2").left() == 30);
    CHECK(Script<Brazilian>(DrawRules::china64, "W:WKb8,Kf8:BKh2").left() == 10);
    CHECK(Script<Brazilian>(DrawRules::china64, "W:WKb8,Kf8:BKh2", 25).left() == 5);
}

TEST_CASE("counts stop at their largest value") {
    Script<Russian> russian{DrawRules::china64, "W:WKb8,Kf8,Kc1:BKh2", 250};
    russian.wait(wait_at_the_edge, 600);
    CHECK(russian.clock() == DrawClock{.plies = 255, .ending_count = 255, .ending = DrawRule::three_kings_18});
    CHECK(russian.left() == 0);
    Fmjd fmjd{DrawRules::fmjd64, "W:WKb8,Kf8,a3:BKh2,h6,a5", 250};
    fmjd.wait(wait_at_the_edge, 12);
    CHECK(fmjd.clock().plies == 255);
    CHECK(fmjd.drawn() == DrawRule::pieces_6_7_60);
}

TEST_CASE("profile none never draws") {
    Script<Russian> script{DrawRules::none, "W:WKb8,Kf8,Kc1:BKh2", 99};
    script.wait(wait_at_the_edge, 200);
    CHECK(script.clock() == DrawClock{});
    CHECK(script.drawn() == std::nullopt);
    CHECK(script.left() == no_draw_in_sight);
}

TEST_CASE("names of draw rules and profiles") {
    CHECK(name_of(DrawRules::china64) == "china64");
    CHECK(name_of(DrawRules::fmjd64) == "fmjd64");
    CHECK(name_of(DrawRules::none) == "none");
    CHECK(name_of(DrawRule::repetition) == "repetition");
    CHECK(name_of(DrawRule::kings_only_15) == "kings-only-15");
    CHECK(name_of(DrawRule::five_moves) == "five-moves");
    CHECK(name_of(DrawRule::no_capture_30) == "no-capture-30");
    CHECK(name_of(DrawRule::three_kings_18) == "three-kings-18");
    CHECK(name_of(DrawRule::two_pieces_5) == "two-pieces-5");
    CHECK(name_of(DrawRule::main_road_5) == "main-road-5");
    CHECK(name_of(DrawRule::three_kings_15) == "three-kings-15");
    CHECK(name_of(DrawRule::pieces_6_7_60) == "pieces-6-7-60");
    CHECK(name_of(DrawRule::pieces_4_5_30) == "pieces-4-5-30");
}

}  // namespace draughts
