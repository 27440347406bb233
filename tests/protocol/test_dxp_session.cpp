// DXP games: how they begin, the moves, the clock, moves taken back.
#include <chrono>

#include "catch.h"
#include "protocol/dxp_talk.h"
#include "support/board_text.h"

namespace draughts {

namespace {

using std::chrono::seconds;

}  // namespace

TEST_CASE("a DXP follower plays the colour that it is given") {
    Talk talk{named()};
    CHECK(talk.say(request('Z')) == accepted);
    CHECK_FALSE(talk.host.thinking);
    CHECK(talk.say("M0001221800") == "nothing");  // c3-d4
    REQUIRE(talk.host.thinking);
    CHECK(talk.choose("f6-e5") == "M0000111500");
    // The only answer, d4 takes e5 and lands on f6, and the way back.
    CHECK(talk.say("M000118110115") == "nothing");
    CHECK(talk.choose("e7xg5") == "M000007160111");
}

TEST_CASE("a DXP follower with White moves first") {
    Talk talk{named()};
    CHECK(talk.say(request('W')) == accepted);
    CHECK(talk.choose("c3-d4") == "M0000221800");
}

TEST_CASE("a DXP initiator proposes, takes the other colour, and swaps for the next game") {
    DxpSettings settings = named(DxpRole::initiator);
    settings.games = 2;
    settings.terms.time = std::chrono::minutes{5};
    settings.terms.moves = 75;
    Talk talk{settings};
    CHECK(talk.host.take() == "R01" + field("Us") + "Z005075A");
    CHECK(talk.say("A" + field("Peer") + "0") == "nothing");
    CHECK(talk.choose("c3-d4") == "M0000221800");
    CHECK(talk.say("E10") == "E30");  // the peer resigns
    REQUIRE(talk.host.records.size() == 1);
    CHECK(talk.host.records[0].reason == DxpGameEnd::Reason::win);
    CHECK(talk.host.records[0].how == "peer-says");
    CHECK(talk.host.records[0].opponent == "Peer");
    CHECK(talk.host.take() == "R01" + field("Us") + "W005075A");
    CHECK(talk.say("A" + field("Peer") + "0") == "nothing");
    CHECK_FALSE(talk.host.thinking);
    CHECK(talk.say("E20") == "E21");  // the last game
    CHECK(talk.host.hung_up);
    CHECK(talk.session().games_played() == 2);
}

TEST_CASE("a DXP initiator sends its start position") {
    DxpSettings settings = named(DxpRole::initiator);
    settings.terms.start = position_of("B:WKa1:Bb8");
    settings.terms.own = Color::black;
    Talk talk{settings};
    CHECK(talk.host.take() == "R01" + field("Us") + "W000000BZzeeeeeeeeeeeeeeeeeeeeeeeeeeeWeee");
}

TEST_CASE("squares are counted from a1 when the peer counts so; positions are not") {
    DxpSettings settings = named();
    settings.numbering = *MoveNumbering::parse("bottom");
    Talk talk{settings};
    CHECK(talk.say(request('Z', "005", "075", "BWzzzzzzzzzzzzeeeeeeeewwwwwwwwwwww")) == accepted);
    CHECK(talk.say("M0000101400") == "nothing");  // c3-d4
    CHECK(talk.choose("f6-g5") == "M0000232000");
}

TEST_CASE("the numbering of DXP moves can be found out") {
    DxpSettings settings = named();
    settings.numbering = *MoveNumbering::parse("auto");
    Talk talk{settings};
    talk.say(request('Z'));
    CHECK(talk.say("M0000101400") == "nothing");
    CHECK(talk.choose("f6-g5") == "M0000232000");
}

TEST_CASE("the clock of a DXP game") {
    Talk talk{named()};
    talk.say(request('W', "002", "040"));
    REQUIRE(talk.host.last_limits.clock);
    CHECK(talk.host.last_limits.clock->time == seconds{120});
    CHECK(talk.host.last_limits.clock->moves_to_go == 40);
    talk.now += Milliseconds{1600};
    CHECK(talk.choose("c3-d4") == "M0001221800");
    talk.now += seconds{7};  // the peer's
    talk.say("M0007121600");
    CHECK(talk.host.last_limits.clock->time == Milliseconds{118'400});
    CHECK(talk.host.last_limits.clock->moves_to_go == 39);
    talk.now += Milliseconds{1600};
    CHECK(talk.choose("b2-c3") == "M0002252200");  // 3.2 seconds in all, of which one is told
}

TEST_CASE("the agreed number of moves counts our own, also for the side that moves second") {
    Talk talk{named()};
    talk.say(request('Z', "002", "040"));
    talk.say("M0000221800");
    CHECK(talk.host.last_limits.clock->moves_to_go == 40);
    talk.choose("d6-c5");
    talk.say("M0000252200");
    CHECK(talk.host.last_limits.clock->moves_to_go == 39);
}

TEST_CASE("a DXP game without a clock has a time for each move") {
    Talk talk{named()};
    talk.say(request('W', "000"));
    CHECK_FALSE(talk.host.last_limits.clock);
    CHECK(talk.host.last_limits.move_time == seconds{5});

    DxpSettings settings = named();
    settings.move_time = Milliseconds{300};
    Talk hurried{settings};
    hurried.say(request('W', "005"));
    CHECK(hurried.host.last_limits.move_time == Milliseconds{300});
    CHECK(hurried.host.last_limits.clock);
}

TEST_CASE("E03: the same move text again is another move") {
    DxpSettings settings = named();
    settings.rules = DrawRules::none;
    Talk kings{settings};
    CHECK(kings.say(request('Z', "005", "000", "BWZeeeeeeeeeeeeeeeeeeeeeeeeeeeWeee")) == accepted);
    for (int i = 0; i < 20; ++i) {
        CHECK(kings.say(i % 2 == 0 ? "M0000292500" : "M0000252900") == "nothing");
        CHECK(kings.choose(i % 2 == 0 ? "b8-a7" : "a7-b8") == (i % 2 == 0 ? "M0000010500" : "M0000050100"));
    }
}

TEST_CASE("E05: a request to go back during thinking is answered") {
    Talk talk{named()};
    talk.say(request('W'));
    CHECK(talk.say("B001W") == "K2");
    CHECK(talk.host.thinking);
    CHECK(talk.choose("c3-d4") == "M0000221800");
    CHECK(talk.say("B001W") == "K2");
}

TEST_CASE("moves are taken back when that is allowed") {
    DxpSettings settings = named();
    settings.takes_back = true;
    Talk talk{settings};
    talk.say(request('Z'));
    talk.say("M0000221800");
    CHECK(talk.choose("f6-g5") == "M0000111600");
    talk.say("M0000211700");
    CHECK(talk.host.thinking);
    CHECK(talk.say("B009W") == "K2");  // not that far yet
    CHECK(talk.say("B000W") == "K2");
    CHECK(talk.say("B002W") == "K0");
    CHECK_FALSE(talk.host.thinking);
    CHECK(talk.say("M0000241900") == "nothing");
    CHECK(talk.host.thinking);
    CHECK(talk.say("B001Z") == "K0");  // our first move again
    REQUIRE(talk.host.thinking);
    CHECK(talk.choose("f6-e5") == "M0000111500");
    CHECK(talk.say("M000018110115") == "nothing");
}

}  // namespace draughts
