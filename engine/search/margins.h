// Margins: the numbers of the search that no reasoning gives and matches choose, in one place, for all that prunes,
// reduces or extends. tools/tune moves them; a build with DRAUGHTS_TUNING has an option for each.
#pragma once

#include <array>
#include <string_view>

namespace draughts {

/// Scores in hundredths of a man, depths in plies.
struct Margins {
    // Pruning by the evaluation (Tree::prune_calm).
    int winning_depth = 3;
    int winning_by_ply = 50;
    int hopeless_depth = 2;
    int hopeless_by_ply = 100;
    // A shallow search for a deep one (Tree::probcut).
    int probcut_depth = 4;
    int probcut_by_ply = 10;
    int probcut_percent = 40;  // of the depth
    // A ply less without a remembered move.
    int unguided_depth = 4;
    // Reductions of late moves.
    int reduced_depth = 3;
    int second_ply_number = 3;
    int third_ply_number = 5;
    int third_ply_depth = 6;
    // The window around the last score.
    int aspiration = 12;
};

/// A margin by name, with what it may be.
struct MarginField {
    std::string_view name;
    int Margins::*field;
    int min;
    int max;
};

inline constexpr std::array margin_fields{
    MarginField{"winning-depth", &Margins::winning_depth, 0, 12},
    MarginField{"winning-by-ply", &Margins::winning_by_ply, 1, 400},
    MarginField{"hopeless-depth", &Margins::hopeless_depth, 0, 12},
    MarginField{"hopeless-by-ply", &Margins::hopeless_by_ply, 1, 400},
    MarginField{"probcut-depth", &Margins::probcut_depth, 2, 100},
    MarginField{"probcut-by-ply", &Margins::probcut_by_ply, 1, 100},
    MarginField{"probcut-percent", &Margins::probcut_percent, 10, 80},
    MarginField{"unguided-depth", &Margins::unguided_depth, 1, 100},
    MarginField{"reduced-depth", &Margins::reduced_depth, 1, 20},
    MarginField{"second-ply-number", &Margins::second_ply_number, 1, 60},
    MarginField{"third-ply-number", &Margins::third_ply_number, 1, 60},
    MarginField{"third-ply-depth", &Margins::third_ply_depth, 1, 60},
    MarginField{"aspiration", &Margins::aspiration, 1, 400},
};

}  // namespace draughts
