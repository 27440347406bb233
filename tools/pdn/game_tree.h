// PdnGame: one game of a PDN file as plain data, with all that people wrote into it.
//
// A game is its tags and a line of moves. A line may hold other lines (variations); comments, marks and numbers of
// judgement (NAGs) hang on the moves. What cannot be understood is kept as a move whose text says what stood there.
// Lost are the numbers of moves, the wrapper [pgn], signs that belong to nothing ("+" or "]" alone), judgements of a
// move that is not told, and variations nested deeper than 64. The moves are text until replay.h finds out what they
// mean.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/move.h"

namespace draughts {

struct PdnTag {
    std::string name;
    std::string value;
};

enum class PdnStep : std::uint8_t {
    move,
    unknown,  // "- -" or "...": somebody moved, nobody knows how
    setup,    // /FEN "..."/: another position is put on the board; no ply
};

struct PdnLine;

/// A step of a line and what is said of it. Order in the file: comments_before, the move with its marks, NAGs,
/// comments, variations.
struct PdnMove {
    PdnStep step = PdnStep::move;
    std::string text;          // "c3-d4" as it stood there, without blanks; the FEN of a setup
    std::string marks;         // "!", "?!", "(?)": what is glued to the move
    std::optional<Move> move;  // set by replay() where the move is legal
    std::vector<int> nags;
    std::vector<std::string> comments_before;
    std::vector<std::string> comments;
    std::vector<PdnLine> variations;
};

/// Moves from one position on: the game itself or a variation. Order in the file: comments, variations, moves,
/// closing_comments, result.
struct PdnLine {
    std::vector<std::string> comments;
    std::vector<PdnLine> variations;  // instead of the whole line
    std::vector<PdnMove> moves;
    std::vector<std::string> closing_comments;  // where variations stand before them, or the result
    std::string result;                         // "2-0", "1/2-1/2", "*", ... as it stood there; empty if none did
    /// Of a variation: it goes on from where the move before it ends, instead of replacing that move.
    bool follows = false;
};

/// What is wrong with the text, or was mended: "comment without an end".
struct PdnFault {
    std::size_t line = 0;  // in the file
    std::string what;
};

struct PdnGame {
    std::size_t number = 0;  // in the file, from 1
    std::size_t line = 0;    // where it begins in the file, from 1
    std::vector<PdnTag> tags;
    PdnLine moves;
    std::vector<PdnFault> faults;

    /// The value of the first tag of that name; null if there is none.
    [[nodiscard]] std::optional<std::string_view> tag(std::string_view name) const;
    /// Changes the first tag of that name, or adds it at the end.
    void set_tag(std::string_view name, std::string_view value);
};

}  // namespace draughts
