// bolshak-bench: measures the move generator and the search, and checks other people's generators.
#include <array>
#include <cxxopts.hpp>
#include <exception>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "commands.h"

namespace draughts {

namespace {

constexpr std::string_view usage =
    "usage: bolshak-bench COMMAND [options]\n\n"
    "  perft      count the leaves of the move tree, a line for each depth\n"
    "  moves      list the legal moves of positions with the positions they lead to\n"
    "  search     search a fixed suite of positions\n"
    "  signature  the nodes of a search of fixed depth: changes only when the search does\n\n"
    "bolshak-bench COMMAND --help tells the options of a command.\n";

struct Command {
    std::string_view name;
    int (*run)(int argc, char** argv);
};

constexpr std::array commands{Command{"perft", bench_perft}, Command{"moves", bench_moves},
                              Command{"search", bench_search}, Command{"signature", bench_signature}};

}  // namespace

int run(int argc, char** argv) {
    const std::string_view name = argc > 1 ? argv[1] : "";
    if (name == "--help" || name == "-h") {
        std::cout << usage;
        return 0;
    }
    if (name == "--version") {
        std::cout << "bolshak-bench " << DRAUGHTS_VERSION << '\n';
        return 0;
    }
    try {
        for (const Command& command : commands) {
            if (command.name == name) {
                return command.run(argc - 1, argv + 1);
            }
        }
        throw BadArgument{"unknown command '" + std::string{name} + "', expected perft, moves, search or signature"};
    } catch (const std::exception& e) {
        std::cerr << "bolshak-bench: " << e.what() << '\n';
        return 2;
    }
}

}  // namespace draughts
