// bolshak-bench moves: the legal moves of positions, for comparison with other generators.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "command_line/arguments.h"
#include "commands.h"
#include "core/movegen.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

namespace {

void print_moves(VariantId variant, const Position& position) {
    std::vector<std::string> lines;
    for (const Move move : legal_moves(variant, position)) {
        lines.push_back(format_move(variant, position, move) + '\t' + format_fen(position.make(move)) + '\n');
    }
    std::sort(lines.begin(), lines.end());
    for (const std::string& line : lines) {
        std::cout << line;
    }
}

/// An unreadable line is named and answered by no moves; the others go on.
int print_moves_of_input(VariantId variant) {
    bool all_read = true;
    std::string line;
    for (int number = 1; std::getline(std::cin, line); ++number) {
        const auto parsed = parse_fen(line);
        if (parsed) {
            print_moves(variant, parsed->position);
        } else {
            std::cerr << "bolshak-bench: line " << number << ": " << parsed.error() << '\n';
            all_read = false;
        }
        std::cout << '\n' << std::flush;
    }
    return all_read ? 0 : 2;
}

}  // namespace

int bench_moves(int argc, char** argv) {
    Arguments arguments{"bolshak-bench moves", "Lists legal moves: MOVE<TAB>RESULTING_FEN, sorted"};
    arguments.add_variant();
    arguments.add_text(
        "fen", "Position, start, or - for one FEN a line from standard input (an empty line follows each)", "start");
    if (!arguments.parse(argc, argv)) {
        return 0;
    }
    const VariantId variant = arguments.variant();
    const std::string fen = arguments.text("fen");
    if (fen == "-") {
        return print_moves_of_input(variant);
    }
    print_moves(variant, position_argument(fen));
    return 0;
}

}  // namespace draughts
