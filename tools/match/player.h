// Player: an engine process with its dialect, asked for one move after the other.
//
// A player that crashed or hung is started again by the next prepare(). Belongs to one thread.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>

#include "core/game.h"
#include "core/result.h"
#include "match/dialect.h"
#include "match/engine_config.h"
#include "match/engine_process.h"

namespace draughts {

/// The conditions of an event that an engine is told.
struct PlayingConditions {
    VariantId variant = VariantId::russian;
    DrawRules rules = DrawRules::china64;
    std::filesystem::path error_logs;  // a folder; empty: not kept
};

struct EngineAnswer {
    enum class Kind : std::uint8_t { move, no_move, crash, stall, interrupted };

    Kind kind = Kind::crash;
    std::string text;  // the move as the engine wrote it; how it crashed
    Seconds elapsed{0};
    Thought thought;
};

class Player {
  public:
    Player(EngineConfig config, PlayingConditions conditions);
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    /// Asks the engine to leave, kills it if it does not.
    ~Player();

    [[nodiscard]] const EngineConfig& config() const { return config_; }
    [[nodiscard]] const std::string& name() const { return config_.name; }

    /// Starts the engine if it does not run, and a new game. The error says what went wrong.
    Result<bool> prepare(const std::stop_token& stop);

    /// Asks for a move in `order.game`. Past the clock and its margin the engine is told to stop; silent for the
    /// stall limit after that, it is killed. An engine that crashed is buried.
    EngineAnswer think(const SearchOrder& order, const std::stop_token& stop);

    [[nodiscard]] Result<Move> parse(const Game& game, std::string_view text) const;

  private:
    Result<bool> launch(const std::stop_token& stop);
    bool say(const Lines& lines);
    Result<bool> expect(Reply::Kind kind, const std::stop_token& stop);
    [[nodiscard]] std::string bury();

    EngineConfig config_;
    PlayingConditions conditions_;
    std::unique_ptr<Dialect> dialect_;
    EngineProcess process_;
};

}  // namespace draughts
