// bolshak-bench: measures the move generator and the search, and checks other people's generators.
#include <array>
#include <string_view>

#include "command_line/arguments.h"
#include "command_line/commands.h"
#include "commands.h"

namespace draughts {

namespace {

constexpr std::string_view usage =
    "usage: bolshak-bench COMMAND [options]\n\n"
    "  perft      count the leaves of the move tree, a line for each depth\n"
    "  moves      list the legal moves of positions with the positions they lead to\n"
    "  search     search a fixed suite of positions\n"
    "  signature  the nodes of a search of fixed depth: changes only when the search does\n"
    "  shots      search positions with a hidden win of material, count those solved\n"
    "  endings    search small endings without tables, count the moves that throw a result away\n\n"
    "bolshak-bench COMMAND --help tells the options of a command.\n";

constexpr std::array commands{Command{"perft", bench_perft},   Command{"moves", bench_moves},
                              Command{"search", bench_search}, Command{"signature", bench_signature},
                              Command{"shots", bench_shots},   Command{"endings", bench_endings}};

}  // namespace

Position position_argument(const std::string& fen) {
    return fen == "start" ? Position::start() : position_of_fen(fen);
}

int run(int argc, char** argv) {
    return run_commands("bolshak-bench", usage, commands, argc, argv);
}

}  // namespace draughts
