// A DXP session with a scripted peer, a fake search and a fake clock.
#pragma once

#include <chrono>
#include <deque>
#include <string>
#include <vector>

#include "catch.h"
#include "protocol/dxp_session.h"
#include "text/notation.h"

namespace draughts {

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
    DxpSession::Time now{std::chrono::seconds{1000}};

  private:
    VariantId variant_;
    DxpSession session_;
};

[[nodiscard]] inline std::string field(std::string name) {
    name.resize(32, ' ');
    return name;
}

[[nodiscard]] inline std::string request(char color, const std::string& minutes = "005",
                                         const std::string& moves = "000", const std::string& start = "A") {
    return "R01" + field("Peer") + color + minutes + moves + start;
}

[[nodiscard]] inline DxpSettings named(DxpRole role = DxpRole::follower) {
    DxpSettings settings;
    settings.name = "Us";
    settings.role = role;
    return settings;
}

/// White's man on a3 stands before b4 and c5.
inline const std::string without_move = "BWeeeeeeeeeeeeezeezeeeweeeeeeeeeee";
inline const std::string accepted = "A" + field("Us") + "0";
inline const std::string declined = "A" + field("Us") + "2";

}  // namespace draughts
