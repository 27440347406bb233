// PositionReport: what an engine, the tables and the rules say of one position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "review/analyst.h"
#include "review/line_gain.h"
#include "review/words.h"
#include "text/square_text.h"

namespace draughts {

/// What the other side would do if it were to move.
struct Threat {
    Position position;  // with it to move
    Line line;
    LineGain gain;
};

struct PositionReport {
    Game game;
    std::optional<TableFact> tables;
    std::optional<Threat> threat;  // none where a capture is due, the game is over or the other side has no move
    std::vector<Line> lines;
    SquareStyle squares = SquareStyle::algebraic;  // in which moves and FEN are told
};

/// Looks at the position with the other side to move.
[[nodiscard]] std::optional<Threat> find_threat(Analyst& analyst, const Game& game, const Effort& effort);

/// Who is to move, FEN, tables, legal moves: lines, the last one ended too.
[[nodiscard]] std::string facts_text(const PositionReport& report, const Words& words);
/// "If Black were to move: ...", with its end of line; empty without a threat looked for.
[[nodiscard]] std::string threat_text(const PositionReport& report, const Words& words);
/// One row for a line, and the headline above such rows; without end of line.
[[nodiscard]] std::string row_text(const PositionReport& report, const Line& line);
[[nodiscard]] std::string row_headline(const Words& words);
/// "White: slightly better (+0.35 men for White; wins 34 %, ...)", with its end of line.
[[nodiscard]] std::string verdict_text(const PositionReport& report, const Words& words);

/// All of it as JSON.
[[nodiscard]] std::string report_json(const PositionReport& report);

}  // namespace draughts
