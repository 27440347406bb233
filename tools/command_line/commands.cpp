#include "command_line/commands.h"

#include <exception>
#include <iostream>
#include <string>

#include "text/quote.h"

namespace draughts {

namespace {

/// "a, b or c".
std::string names_of(std::span<const Command> commands) {
    std::string text;
    for (std::size_t i = 0; i < commands.size(); ++i) {
        text += i == 0 ? "" : i + 1 < commands.size() ? ", " : " or ";
        text += commands[i].name;
    }
    return text;
}

}  // namespace

int run_commands(std::string_view program, std::string_view usage, std::span<const Command> commands, int argc,
                 char** argv) {
    constexpr int exit_bad_arguments = 2;
    const std::string_view name = argc > 1 ? argv[1] : "";
    if (name == "--help" || name == "-h") {
        std::cout << usage;
        return 0;
    }
    if (name == "--version") {
        std::cout << program << ' ' << DRAUGHTS_VERSION << '\n';
        return 0;
    }
    try {
        for (const Command& command : commands) {
            if (command.name == name) {
                const int exit_code = command.run(argc - 1, argv + 1);
                if (!std::cout.flush()) {
                    throw BadArgument{"cannot write to standard output"};
                }
                return exit_code;
            }
        }
        throw BadArgument{"unknown command " + quoted(name) + ", expected " + names_of(commands)};
    } catch (const std::exception& e) {
        std::cerr << program << ": " << e.what() << '\n';
        return exit_bad_arguments;
    }
}

}  // namespace draughts
