// DxpSession: what is said over one DXP connection, game after game.
//
// A state machine without input, output, clock or search: the host (dxp_runner.h) tells what came and what time it
// is, and does what the session asks for. One of the two sides, the initiator, proposes games; the other, the
// follower, takes them. The side to move tells the end of a game. Whatever the peer does wrong costs the game in
// progress: an illegal or unreadable message ends it as unknown, silence past the clock ends the connection too.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/dxp_game.h"
#include "protocol/dxp_message.h"

namespace draughts {

enum class DxpRole : std::uint8_t { follower, initiator };

struct DxpSettings {
    DxpRole role = DxpRole::follower;
    std::string name;
    VariantId variant = VariantId::russian;
    DrawRules rules = DrawRules::fmjd64;
    MoveNumbering numbering;
    /// Whether to end a game at our turn when a draw rule says so. Some peers know the end of a game better.
    bool claims_draws = true;
    bool takes_back = false;                // grants the peer's requests to go back
    int games = 0;                          // hangs up after so many; 0: as long as the peer likes
    std::optional<Milliseconds> move_time;  // most time for a move
    /// How long to wait for an answer, or for a move after the peer's clock has run out; for a move without a clock,
    /// and for the proposal of a next game, ten times as long.
    Milliseconds patience{60'000};
    /// What an initiator proposes. `terms.own` is the colour of the first game; the next has the other one.
    DxpTerms terms;
};

/// A finished game.
struct DxpRecord {
    std::string opponent;
    Color own = Color::white;
    DxpGameEnd::Reason reason = DxpGameEnd::Reason::unknown;  // for us
    /// DxpGame::Verdict::how, "peer-says", or what broke the game: "illegal-move", "bad-message", "peer-left",
    /// "peer-stalled", "new-game".
    std::string how;
    std::size_t plies = 0;
};

/// Does what the session asks for.
class DxpHost {
  public:
    DxpHost() = default;
    DxpHost(const DxpHost&) = delete;
    DxpHost& operator=(const DxpHost&) = delete;
    virtual ~DxpHost() = default;

    virtual void send(const DxpMessage& message) = 0;
    /// No more is to come from the session. What was sent still goes out.
    virtual void hang_up() = 0;
    virtual void game_begins(const DxpGame& game, const std::string& peer) = 0;
    virtual void game_ends(const DxpRecord& record) = 0;
    /// Starts a search, after which comes DxpSession::chosen(), unless stop_thinking() comes first.
    virtual void think(const Game& game, const Limits& limits) = 0;
    virtual void stop_thinking() = 0;
    /// A line for a person.
    virtual void note(const std::string& text) = 0;
};

class DxpSession {
  public:
    using Time = std::chrono::steady_clock::time_point;

    DxpSession(DxpSettings settings, DxpHost& host) : settings_{std::move(settings)}, host_{host} {}

    /// The connection is there.
    void begin(Time now);
    /// A message came, without its zero byte.
    void receive(std::string_view text, Time now);
    /// The search has ended.
    void chosen(const SearchResult& result, Time now);
    /// The peer has closed the connection, or sends what is no DXP at all. Nothing may be called any more.
    void lose_peer(const std::string& how);

    /// When to call expire(), unless something is heard before.
    [[nodiscard]] Time deadline() const { return deadline_; }
    void expire(Time now);

    [[nodiscard]] int games_played() const { return games_played_; }

  private:
    /// `ending`: we have told the end of the game and wait for the peer to say it too.
    enum class State : std::uint8_t { idle, requested, thinking, waiting, ending, closed };

    void handle(const DxpGameRequest& request, Time now);
    void handle(const DxpGameAnswer& answer, Time now);
    void handle(const DxpMove& move, Time now);
    void handle(const DxpGameEnd& end, Time now);
    void handle(const DxpChat& chat, Time now);
    void handle(const DxpBackRequest& request, Time now);
    void handle(const DxpBackAnswer& answer, Time now);

    void propose(Time now);
    void answer(DxpGameAnswer::Code code);
    void start_game(const DxpTerms& terms, const std::string& peer, Time now);
    void next_move(Time now);
    void end_game(const DxpGame::Verdict& verdict, Time now);
    void break_game(const std::string& message, const std::string& how, Time now);
    /// The game is over for both sides. `peer_stops`: it wants no other.
    void finish(const DxpGame::Verdict& verdict);
    void after_game(bool peer_stops, Time now);
    void close();
    [[nodiscard]] bool is_playing() const { return state_ == State::thinking || state_ == State::waiting; }
    [[nodiscard]] bool wants_no_more(int games) const { return settings_.games != 0 && games >= settings_.games; }

    DxpSettings settings_;
    DxpHost& host_;
    State state_ = State::idle;
    std::optional<DxpGame> game_;
    DxpGame::Verdict verdict_;  // told, in the state `ending`
    std::string opponent_;
    int games_played_ = 0;
    int messages_ = 0;  // since the last one that brought the session forward
    Time turn_began_{};
    Time deadline_ = Time::max();
};

}  // namespace draughts
