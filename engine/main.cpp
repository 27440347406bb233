// bolshak: the engine as a program that talks over stdin and stdout.
#include <csignal>
#include <cxxopts.hpp>
#include <exception>
#include <iostream>
#include <string>
#include <string_view>

#include "core/result.h"
#include "protocol/console.h"
#include "protocol/dxp_command.h"
#include "protocol/foreign_arguments.h"
#include "protocol/identity.h"
#include "protocol/line_writer.h"

namespace draughts {

namespace {

constexpr int exit_bad_arguments = 2;

[[nodiscard]] Result<Dialect> parse_dialect(const std::string& text) {
    if (text.empty()) {
        return Dialect::undecided;
    }
    if (text == "uci") {
        return Dialect::uci;
    }
    if (text == "ugi") {
        return Dialect::ugi;
    }
    if (text == "hub") {
        return Dialect::hub;
    }
    return Error{"unknown dialect '" + text + "', expected hub, uci, ugi or dxp"};
}

int talk(Dialect dialect, LineWriter& writer) {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);  // else reading flushes std::cout, on which the search's thread may be writing
    Console console{dialect, writer};
    run_session(std::cin, console, writer);
    return 0;
}

int run_program(int argc, char** argv) {
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);  // a reader that is gone is seen by the writer
#endif
    LineWriter writer{[](std::string_view lines) {
        return bool{std::cout << lines << std::flush};
    }};
    if (argc > 1 && argv[1] == std::string_view{"dxp"}) {
        return run_dxp_command(argc - 1, argv + 1, writer);
    }
    cxxopts::Options options{"bolshak", "Engine for Russian and Brazilian draughts"};
    options.allow_unrecognised_options();
    options.positional_help("[hub|uci|ugi|dxp ...]");
    options.custom_help("[--help] [--version]");
    options.add_options()("h,help", "Print this help")("version", "Print the version");
    options.add_options("hidden")("dialect", "", cxxopts::value<std::string>()->default_value(""));
    options.parse_positional("dialect");
    const auto parsed = options.parse(argc, argv);

    if (parsed.count("help") > 0) {
        std::cout << options.help({""})
                  << "\nA session on standard input and output, in the Hub protocol or in a dialect of UCI (and UGI).\n"
                     "Without argument its first line decides: hub, or anything else for UCI; try help there.\n"
                     "bolshak dxp --help tells how to play over a network.\n";
        return 0;
    }
    if (parsed.count("version") > 0) {
        std::cout << engine_name << ' ' << engine_version << '\n';
        return 0;
    }
    if (const auto mistake = first_mistake(parsed.unmatched(), "bolshak")) {
        std::cerr << "bolshak: unexpected argument '" << *mistake << "', expected hub, uci, ugi or dxp; see --help\n";
        return exit_bad_arguments;
    }
    const auto dialect = parse_dialect(parsed["dialect"].as<std::string>());
    if (!dialect) {
        std::cerr << "bolshak: " << dialect.error() << "; see --help\n";
        return exit_bad_arguments;
    }
    return talk(*dialect, writer);
}

}  // namespace

int run(int argc, char** argv) {
    try {
        return run_program(argc, argv);
    } catch (const std::exception& e) {
        std::cerr << "bolshak: " << e.what() << '\n';
        return exit_bad_arguments;
    }
}

}  // namespace draughts
