// ReviewedGame: a reviewed game as files have it, a line of JSON each, and as every output reads it.
//
// A line has all that a page needs, positions included, so lines of several runs and machines can be put together; and
// the settings by which it came about, so that a later run knows what it need not do again.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "review/words.h"

namespace draughts {

/// A line that would have been better: moves in PDN's short form, and the position after each.
struct ReviewedLine {
    std::vector<std::string> moves;
    std::vector<std::string> positions;
    std::vector<int> ends;  // of the first move, the squares from and to
};

struct ReviewedMove {
    std::string move;       // PDN's short form
    std::string long_move;  // every landing square
    int from = 0;           // squares 1 to 32
    int to = 0;
    double score = 0;   // men, White's view, after the move; 0 where a win is found
    int win_in = 0;     // plies to White's win from there, negative to Black's, 1 at least; 0: none is found
    double chance = 0;  // points that White may expect after the move, 0 to 1
    double cost = 0;    // points that the move cost the mover
    int depth = 0;
    std::string grade;               // "", "inaccuracy", "mistake", "blunder"
    std::vector<std::string> flags;  // keys of words.tsv: "missed-shot", "turning-point", ...
    std::string draw_due;            // the rule by which the game was drawn here, though it went on
    ReviewedLine better;             // of a fault
};

struct ReviewedSide {
    double accuracy = -1;  // percent; -1: no move was chosen
    int inaccuracies = 0;
    int mistakes = 0;
    int blunders = 0;
};

struct ReviewedGame {
    int game = 0;          // in the file, from 1
    std::string settings;  // variant, draw rules and effort
    std::string start;     // FEN, with the count of plies that it came with
    std::string key;       // of start, moves and settings: a game with the same key need not be reviewed again
    std::string variant;
    std::string white;
    std::string black;
    std::string event;
    std::string date;
    std::string result;       // as the file has it
    std::string error;        // why it was not reviewed; may be empty
    std::string wrong_claim;  // the rule by which a draw was claimed without right
    int first_step = 0;       // of the file's line, with which the moves begin: more than 0 after a set-up in mid-game
    bool white_begins = true;
    double chance = 0.5;  // White's, at the start
    ReviewedSide white_side;
    ReviewedSide black_side;
    std::vector<ReviewedMove> moves;
    std::vector<std::string> positions;  // 32 characters each (page/page.h), one more than moves
};

/// The error of a game that has no moves; its other errors name the move (text/explain.h).
inline constexpr std::string_view no_moves = "no moves";
/// The error as it is told.
[[nodiscard]] const std::string& error_text(const ReviewedGame& game, const Words& words);

/// Settings as they are told: the words of the effort in the language, names and numbers as they are.
[[nodiscard]] std::string settings_text(const std::string& settings, const Words& words);

/// Without newline.
[[nodiscard]] std::string to_json_line(const ReviewedGame& game);
/// An error: it is no such line. Unknown fields are ignored.
[[nodiscard]] Result<ReviewedGame> parse_reviewed_game(std::string_view line);

/// An object of all texts by their keys.
[[nodiscard]] std::string to_json(const Words& words);

/// The games of a file of such lines. Lines that cannot be read, as the last of a run that was killed, are left out; so
/// is a file that is not there.
[[nodiscard]] std::vector<ReviewedGame> read_reviewed_games(const std::string& file);

}  // namespace draughts
