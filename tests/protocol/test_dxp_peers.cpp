// DXP peers that err, stall, leave or talk too much.
#include <chrono>
#include <string>

#include "catch.h"
#include "protocol/dxp_talk.h"

namespace draughts {

namespace {

using std::chrono::seconds;

}  // namespace

TEST_CASE("DXP requests that are declined") {
    Talk talk{named()};
    CHECK(talk.say("R02" + field("Peer") + "W005000A") == "A" + field("Us") + "1");
    CHECK(talk.say(request('W', "005", "000", "BW" + std::string(50, 'e'))) == declined);
    CHECK(talk.say(request('Q')) == declined);
    CHECK(talk.say("R") == declined);
    CHECK(talk.host.begun == 0);
    CHECK(talk.say(request('W')) == accepted);  // and the next may be good

    Talk initiator{named(DxpRole::initiator)};
    initiator.host.take();
    CHECK(initiator.say(request('W')) == declined);
}

TEST_CASE("E05: chat of any kind never disturbs play") {
    Talk talk{named()};
    CHECK(talk.say("Cbefore the game") == "nothing");
    talk.say(request('W'));
    CHECK(talk.say("C" + std::string(126, 'x')) == "nothing");
    CHECK(talk.say("C\xC3\xBC \xD0\x9F\xD1\x80\xD0\xB8\xD0\xB2\xD0\xB5\xD1\x82 \xFF\x01") == "nothing");
    CHECK(talk.say("C") == "nothing");
    CHECK(talk.say("K0") == "nothing");
    CHECK(talk.choose("c3-d4") == "M0000221800");
    CHECK(talk.host.records.empty());
}

TEST_CASE("an illegal DXP move costs the game, not the connection") {
    for (const std::string move : {"M0000221900", "M0000999900", "M0000221000", "M000022150118", "M00002218", "Z"}) {
        Talk talk{named()};
        talk.say(request('Z'));
        INFO(move);
        CHECK(talk.say(move).starts_with("Cerror: "));
        CHECK(talk.host.take() == "E00");
        CHECK(talk.say("E00") == "nothing");
        REQUIRE(talk.host.records.size() == 1);
        CHECK(talk.host.records[0].reason == DxpGameEnd::Reason::unknown);
        CHECK(talk.say(request('Z')) == accepted);
    }
}

TEST_CASE("a DXP move out of turn costs the game") {
    Talk talk{named()};
    talk.say(request('W'));
    CHECK(talk.say("M0000121600").starts_with("Cerror: "));
    CHECK_FALSE(talk.host.thinking);
    CHECK(talk.host.take() == "E00");
}

TEST_CASE("what comes outside a game is ignored") {
    Talk talk{named()};
    for (const char* text : {"M0000221800", "E00", "K0", "garbage", "Q", "A", "M"}) {
        CHECK(talk.say(text) == "nothing");
    }
    CHECK(talk.say("B001W") == "K2");
    CHECK(talk.say(request('W')) == accepted);
}

TEST_CASE("a peer that stalls costs the game") {
    DxpSettings settings = named();
    settings.patience = seconds{10};
    Talk talk{settings};
    talk.say(request('Z', "001"));
    talk.pass(seconds{69});
    CHECK_FALSE(talk.host.hung_up);
    talk.pass(seconds{2});
    CHECK(talk.host.hung_up);
    REQUIRE(talk.host.records.size() == 1);
    CHECK(talk.host.records[0].how == "peer-stalled");

    Talk silent{settings};
    silent.pass(seconds{11});
    CHECK(silent.host.hung_up);
    CHECK(silent.host.records.empty());
}

TEST_CASE("a peer that leaves costs the game") {
    Talk talk{named()};
    talk.say(request('W'));
    talk.session().lose_peer("peer-left");
    CHECK_FALSE(talk.host.thinking);
    REQUIRE(talk.host.records.size() == 1);
    CHECK(talk.host.records[0].how == "peer-left");
}

TEST_CASE("a peer that talks without end and never moves is left") {
    for (const std::string& message : {std::string{"Cspam"}, std::string{"B001W"}, request('W'), request('Z')}) {
        DxpSettings settings = named();
        settings.takes_back = true;
        Talk talk{settings};
        talk.say(request('W'));
        for (int i = 0; i < 2000 && !talk.host.hung_up; ++i) {
            talk.say(message);
        }
        CAPTURE(message);
        CHECK(talk.host.hung_up);
        CHECK_FALSE(talk.host.thinking);
    }
}

TEST_CASE("DXP in Brazilian draughts: the longest capture alone is a move") {
    DxpSettings settings = named();
    settings.variant = VariantId::brazilian;
    Talk talk{settings};
    // Black's g7 takes four, e7 only one: the peer tries that.
    const std::string start = "BZzzzzezzzzzwzeeeewweeweeewwewwwww";
    talk.say(request('W', "005", "000", start));
    CHECK(talk.say("M000007160111").starts_with("Cerror: "));
    Talk good{settings};
    good.say(request('W', "005", "000", start));
    CHECK(good.say("M0000081303111817") == "nothing");
    CHECK(good.host.thinking);
}

}  // namespace draughts
