// A DXP connection's conversation, with a scripted peer, a fake search and a fake clock.
#include <deque>
#include <string>
#include <vector>

#include "catch.h"
#include "protocol/dxp_session.h"
#include "support/board_text.h"
#include "text/notation.h"

namespace draughts {

namespace {

using std::chrono::seconds;

/// Writes down what the session asks for.
struct FakeHost final : DxpHost {
    void send(const DxpMessage& message) override { sent.push_back(format_dxp(message)); }
    void hang_up() override { hung_up = true; }
    void game_begins(const DxpGame& /*game*/, const std::string& /*peer*/) override { ++begun; }
    void game_ends(const DxpRecord& record) override { records.push_back(record); }
    void think(const Game& game, const Limits& limits) override {
        thinking = true;
        position = game.position();
        last_limits = limits;
    }
    void stop_thinking() override { thinking = false; }
    void note(const std::string& text) override { notes.push_back(text); }

    /// What was sent and not yet taken.
    std::string take() {
        if (sent.empty()) {
            return "nothing";
        }
        std::string text = sent.front();
        sent.pop_front();
        return text;
    }

    std::deque<std::string> sent;
    std::vector<DxpRecord> records;
    std::vector<std::string> notes;
    Position position;
    Limits last_limits;
    bool thinking = false;
    bool hung_up = false;
    int begun = 0;
};

/// A session, its host and its clock.
class Talk {
  public:
    explicit Talk(const DxpSettings& settings = {}) : variant_{settings.variant}, session_{settings, host} {
        session_.begin(now);
    }
    /// Says a message and takes the answer.
    std::string say(const std::string& text) {
        session_.receive(text, now);
        return host.take();
    }
    /// Ends the search with `move`; takes the message that tells it.
    std::string choose(const std::string& move, Score score = 0) {
        REQUIRE(host.thinking);
        host.thinking = false;
        const auto parsed = parse_move(variant_, host.position, move);
        REQUIRE(parsed);
        SearchResult result;
        result.best = *parsed;
        result.info.score = score;
        session_.chosen(result, now);
        return host.take();
    }
    void pass(Milliseconds time) {
        now += time;
        session_.expire(now);
    }
    DxpSession& session() { return session_; }

    FakeHost host;
    DxpSession::Time now{seconds{1000}};

  private:
    VariantId variant_;
    DxpSession session_;
};

[[nodiscard]] std::string field(std::string name) {
    name.resize(32, ' ');
    return name;
}

[[nodiscard]] std::string request(char color, const std::string& minutes = "005", const std::string& moves = "000",
                                  const std::string& start = "A") {
    return "R01" + field("Peer") + color + minutes + moves + start;
}

[[nodiscard]] DxpSettings named(DxpRole role = DxpRole::follower) {
    DxpSettings settings;
    settings.name = "Us";
    settings.role = role;
    return settings;
}

/// White's man on a3 stands before b4 and c5.
const std::string without_move = "BWeeeeeeeeeeeeezeezeeeweeeeeeeeeee";
const std::string accepted = "A" + field("Us") + "0";
const std::string declined = "A" + field("Us") + "2";

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

TEST_CASE("a declined DXP game ends the connection") {
    Talk talk{named(DxpRole::initiator)};
    talk.host.take();
    CHECK(talk.say("A" + field("Peer") + "2") == "nothing");
    CHECK(talk.host.hung_up);
    CHECK(talk.host.begun == 0);
}

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
