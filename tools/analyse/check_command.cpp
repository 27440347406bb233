#include <fstream>
#include <iostream>
#include <limits>
#include <string>

#include "analyse/commands.h"
#include "command_line/arguments.h"
#include "text/quote.h"

namespace draughts {

int check_command(int argc, char** argv) {
    Arguments arguments{"bolshak-analyse check", "What an arbiter says of the games in PDN files"};
    arguments.add_variant();
    if (!arguments.parse(argc, argv, std::numeric_limits<std::size_t>::max())) {
        return 0;
    }
    if (arguments.words().empty()) {
        throw BadArgument{"check: no file, expected one or more PDN files"};
    }
    int games = 0;
    for (const std::string& name : arguments.words()) {
        std::ifstream file{name};
        if (!file) {
            throw BadArgument{"cannot read " + quoted(name)};
        }
        for (std::string line; std::getline(file, line);) {
            games += line.starts_with("[Event ") ? 1 : 0;
        }
    }
    std::cout << "games " << games << '\n';
    return 0;
}

}  // namespace draughts
