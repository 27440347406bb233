// The end of a DXP game and what follows it.
#include <string>

#include "catch.h"
#include "protocol/dxp_talk.h"

namespace draughts {

TEST_CASE("a declined DXP game ends the connection") {
    Talk talk{named(DxpRole::initiator)};
    talk.host.take();
    CHECK(talk.say("A" + field("Peer") + "2") == "nothing");
    CHECK(talk.host.hung_up);
    CHECK(talk.host.begun == 0);
}

TEST_CASE("the side to move tells the end: without a move, we lose") {
    Talk lost{named()};
    CHECK(lost.say(request('W', "005", "000", without_move)) == accepted);
    CHECK(lost.host.take() == "E10");
    CHECK(lost.say("E30") == "nothing");
    REQUIRE(lost.host.records.size() == 1);
    CHECK(lost.host.records[0].reason == DxpGameEnd::Reason::lose);
    CHECK(lost.host.records[0].how == "no-move");
    CHECK(lost.say(request('Z')) == accepted);  // the next game
}

TEST_CASE("DXP: a game that is drawn by the rules is ended at our turn, if we are to judge") {
    const std::string start = "BWZeeeeeeeeeeeeeeeeeeeeeeeeeeeWeee";
    for (const bool claims : {true, false}) {
        DxpSettings settings = named();
        settings.claims_draws = claims;
        Talk talk{settings};
        CHECK(talk.say(request('Z', "005", "000", start)) == accepted);
        for (int i = 0; i < 4; ++i) {
            CHECK(talk.say(i % 2 == 0 ? "M0000292500" : "M0000252900") == "nothing");
            CHECK(talk.choose(i % 2 == 0 ? "b8-a7" : "a7-b8").starts_with("M0000"));
        }
        talk.session().receive("M0000292500", talk.now);
        if (claims) {
            CHECK(talk.host.take() == "E20");
            CHECK(talk.say("E20") == "nothing");
            REQUIRE(talk.host.records.size() == 1);
            CHECK(talk.host.records[0].reason == DxpGameEnd::Reason::draw);
            CHECK(talk.host.records[0].how == "repetition");
        } else {
            CHECK(talk.host.thinking);
        }
    }
}

TEST_CASE("DXP: after the agreed number of moves the side to move judges by its score") {
    const auto end_at = [](Score score) {
        Talk talk{named()};
        talk.say(request('W', "005", "001"));
        talk.choose("c3-d4", score);
        return talk.say("M0000121600");
    };
    CHECK(end_at(300) == "E30");
    CHECK(end_at(-300) == "E10");
    CHECK(end_at(299) == "E00");
}

TEST_CASE("E05: both tell the end at once") {
    Talk talk{named()};
    CHECK(talk.say(request('W', "005", "000", without_move)) == accepted);
    CHECK(talk.host.take() == "E10");
    CHECK(talk.say("E30") == "nothing");  // the peer's own, which crossed ours
    CHECK(talk.say("E30") == "nothing");  // and its answer to ours
    CHECK(talk.host.records.size() == 1);
    CHECK(talk.say(request('Z')) == accepted);
}

TEST_CASE("E05: a new game before the answer to the end of the last one") {
    Talk talk{named()};
    CHECK(talk.say(request('W', "005", "000", without_move)) == accepted);
    CHECK(talk.host.take() == "E10");
    CHECK(talk.say(request('W')) == accepted);
    CHECK(talk.host.thinking);
    CHECK(talk.host.records.size() == 1);
}

TEST_CASE("a new DXP game while one is in progress replaces it") {
    Talk talk{named()};
    talk.say(request('W'));
    CHECK(talk.say(request('Z')) == accepted);
    CHECK_FALSE(talk.host.thinking);
    REQUIRE(talk.host.records.size() == 1);
    CHECK(talk.host.records[0].how == "new-game");
}

TEST_CASE("a DXP peer that wants no other game is left") {
    Talk talk{named()};
    talk.say(request('W'));
    CHECK(talk.say("E01") == "E00");
    CHECK(talk.host.hung_up);
}

TEST_CASE("a DXP follower stops after the games that it was told to play") {
    DxpSettings settings = named();
    settings.games = 1;
    Talk talk{settings};
    talk.say(request('W'));
    CHECK(talk.say("E10") == "E31");
    CHECK(talk.host.hung_up);
}

}  // namespace draughts
