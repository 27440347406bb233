// GameRecord: one game of an event, as the runner writes it and every report reads it; a line of JSON in files.
//
// Moves are in the UCI notation ("c3-d4", "c3xe5xg7"). What an engine said of its move is kept beside it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace draughts {

struct MoveRecord {
    std::string move;
    std::optional<double> score_men;  // the mover's view; 100 - n/100 for a win in n plies, as in the Hub protocol
    std::optional<int> depth;
    std::optional<double> seconds;  // by the runner's clock
    std::optional<std::uint64_t> nodes;

    [[nodiscard]] bool operator==(const MoveRecord&) const = default;
};

struct GameRecord {
    int game = 0;   // from 1, unique in the event
    int round = 0;  // from 1
    int pair = 0;   // from 1: the two games of a mini-match, one opening with colours reversed, share it
    std::string variant;
    std::string draw_rules;
    std::string opening;     // its name in its table
    std::string fen;         // the start position
    std::string white;       // names of the players
    std::string black;       // empty: a bye of White, who sits this round out
    std::string white_team;  // empty in an individual event
    std::string black_team;
    int board = 0;            // of a team match, from 1; 0: by the players' places in their teams
    double white_rating = 0;  // 0: unknown
    double black_rating = 0;
    std::string result;  // "1-0", "1/2-1/2" or "0-1"
    std::string reason;  // one word for why the game ended, see referee.h: "no-moves", "draw:repetition", "stall";
                         // of what is no game: "bye", or "lot", by which White goes on after a tie with Black
    std::string detail;  // more of the reason for a person: the illegal move and the rule it breaks; may be empty
    std::string time_control;  // as in PDN: "60+0.5", "40/1200"; "-" when no clock ran; "White : Black" if they differ
    std::vector<MoveRecord> moves;

    [[nodiscard]] bool is_bye() const { return black.empty(); }
    [[nodiscard]] bool operator==(const GameRecord&) const = default;
};

/// Whether it is a game; a bye and a lot are none.
[[nodiscard]] bool is_played(const GameRecord& record);

/// White's points: 2 a win, 1 a draw, 0 a loss.
[[nodiscard]] int white_points(const GameRecord& record);

/// One line without newline. Scores, depths, times and nodes are arrays beside the moves, null where unknown.
/// Teams, boards and ratings are left out where there are none.
[[nodiscard]] std::string to_json_line(const GameRecord& record);

/// Unknown fields are ignored, missing ones of lesser weight read as empty. Errors name the field.
[[nodiscard]] Result<GameRecord> parse_json_line(std::string_view line);

}  // namespace draughts
