// The arbiter: everything in a game that the rules, the clocks or the form of the file object to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "analyse/archive.h"
#include "core/draw_rules.h"

namespace draughts {

enum class FindingKind : std::uint8_t {
    illegal_move,  // the game breaks off there
    no_moves,      // none, or only unknown ones
    form,          // of the file: brackets, comments, tags
    variation,     // an illegal move in one
    result,        // contradicts the board, or the two results each other
    draw,          // was due, and the game went on
    clock,
};
[[nodiscard]] std::string_view name_of(FindingKind kind);

struct Finding {
    FindingKind kind = FindingKind::illegal_move;
    std::size_t ply = 0;  // of the main line, from 1, that it is about; 0: none
    std::string text;     // one line
};

struct Verdict {
    std::vector<Finding> findings;
    bool is_replayed = false;  // it has moves, and all are legal
    bool is_broken = false;    // a move is illegal, unreadable or unknown after known ones, or the position is
};

[[nodiscard]] Verdict judge(const ArchiveGame& game, DrawRules rules);

}  // namespace draughts
