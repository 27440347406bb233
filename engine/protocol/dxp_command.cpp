#include "protocol/dxp_command.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cxxopts.hpp>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/dxp_runner.h"
#include "protocol/foreign_arguments.h"
#include "protocol/identity.h"
#include "protocol/words.h"
#include "text/fen.h"

namespace draughts {

namespace {

constexpr int exit_failed = 1;
constexpr int exit_bad_arguments = 2;
constexpr std::string_view loopback = "127.0.0.1";
constexpr int most = 999;  // of minutes and moves, three digits on the wire

/// Options of the engine that mean nothing here.
constexpr std::array<std::string_view, 2> left_out = {"ponder", "multi-pv"};

[[nodiscard]] cxxopts::Options declare(const Engine& engine) {
    using cxxopts::value;
    cxxopts::Options options{"bolshak dxp", "Plays over the DXP protocol"};
    options.custom_help("--listen [HOST:]PORT | --connect HOST:PORT [options]");
    options.add_options()("h,help", "Print this help")(
        "listen", "Wait for peers; the host is 127.0.0.1 unless given, port 0 is any", value<std::string>())(
        "connect", "Connect to a peer", value<std::string>())(
        "role", "initiator (proposes games; the default with --connect) or follower", value<std::string>())(
        "games", "End after so many games; 0: never (default: 1 as an initiator, else 0)", value<int>())(
        "move-numbering", "How the peer counts the squares of moves: top (1 = b8), bottom (1 = a1), auto",
        value<std::string>()->default_value("top"))("move-time", "Most seconds for a move", value<double>())(
        "claim-draws", "End games that are drawn by the rules; false where the peer judges",
        value<bool>()->default_value("true"))("take-back", "Grant requests to take moves back",
                                              value<bool>()->default_value("false"))(
        "patience", "Seconds to wait for an answer, or for a move after the clock", value<int>()->default_value("60"));
    options.add_options("Proposal of an initiator")("minutes", "Minutes of each side for a game; 0: no clock",
                                                    value<double>()->default_value("5"))(
        "moves", "Moves of each side, then the game is judged; 0: to the end", value<int>()->default_value("0"))(
        "color", "Our colour in the first game: white or black; then they alternate",
        value<std::string>()->default_value("white"))("fen", "The position to start from", value<std::string>());
    for (const Option& option : engine.options()) {
        if (std::ranges::find(left_out, option.name) == left_out.end()) {
            options.add_options("Engine")(option.name, allowed_values(option),
                                          value<std::string>()->default_value(option.default_value));
        }
    }
    return options;
}

/// The number given for `name`. The error says what is allowed.
template <class T>
[[nodiscard]] Result<T> number_in_range(const cxxopts::ParseResult& parsed, const std::string& name, T min, T max) {
    const T number = parsed[name].as<T>();
    if (!(number >= min && number <= max)) {
        return Error{"--" + name + " expects a number from " + std::to_string(static_cast<int>(min)) + " to " +
                     std::to_string(static_cast<int>(max))};
    }
    return number;
}

[[nodiscard]] Milliseconds milliseconds_of(double seconds) {
    return Milliseconds{static_cast<Milliseconds::rep>(seconds * 1000)};
}

[[nodiscard]] Result<DxpTerms> read_terms(const cxxopts::ParseResult& parsed) {
    DxpTerms terms;
    const auto minutes = number_in_range<double>(parsed, "minutes", 0, most);
    const auto moves = number_in_range<int>(parsed, "moves", 0, most);
    if (!minutes || !moves) {
        return Error{!minutes ? minutes.error() : moves.error()};
    }
    if (const double unit = *minutes < 10 ? 0.1 : 1.0; std::abs(std::remainder(*minutes, unit)) > 1e-9) {
        return Error{"--minutes expects tenths below 10 and whole minutes from there on, as a proposal can say"};
    }
    terms.time = milliseconds_of(*minutes * 60);
    terms.moves = *moves;
    const auto& color = parsed["color"].as<std::string>();
    if (color != "white" && color != "black") {
        return Error{"bad --color " + quoted(color) + ", expected white or black"};
    }
    terms.own = color == "white" ? Color::white : Color::black;
    if (parsed.count("fen") > 0) {
        const auto fen = parse_fen(parsed["fen"].as<std::string>());
        if (!fen) {
            return Error{fen.error()};
        }
        terms.start = fen->position;
    }
    return terms;
}

[[nodiscard]] Result<DxpSettings> read_settings(const cxxopts::ParseResult& parsed, const Engine& engine) {
    DxpSettings settings;
    settings.name = std::string{engine_name} + ' ' + std::string{engine_version};
    settings.variant = engine.variant();
    settings.rules = engine.draw_rules();
    const std::string role = parsed.count("role") > 0      ? parsed["role"].as<std::string>()
                             : parsed.count("connect") > 0 ? "initiator"
                                                           : "follower";
    if (role != "initiator" && role != "follower") {
        return Error{"bad --role " + quoted(role) + ", expected initiator or follower"};
    }
    settings.role = role == "initiator" ? DxpRole::initiator : DxpRole::follower;
    settings.games = settings.role == DxpRole::initiator ? 1 : 0;
    if (parsed.count("games") > 0) {
        const auto games = number_in_range<int>(parsed, "games", 0, 1'000'000);
        if (!games) {
            return Error{games.error()};
        }
        settings.games = *games;
    }
    const auto& wanted = parsed["move-numbering"].as<std::string>();
    const auto numbering = MoveNumbering::parse(wanted);
    if (!numbering) {
        return Error{"bad --move-numbering " + quoted(wanted) + ", expected top, bottom or auto"};
    }
    settings.numbering = *numbering;
    settings.claims_draws = parsed["claim-draws"].as<bool>();
    settings.takes_back = parsed["take-back"].as<bool>();
    if (parsed.count("move-time") > 0) {
        const auto seconds = number_in_range<double>(parsed, "move-time", 0, 1'000'000);
        if (!seconds) {
            return Error{seconds.error()};
        }
        settings.move_time = milliseconds_of(*seconds);
    }
    const auto patience = number_in_range<int>(parsed, "patience", 1, 86'400);
    if (!patience) {
        return Error{patience.error()};
    }
    settings.patience = Milliseconds{*patience * 1000};
    const auto terms = read_terms(parsed);
    if (!terms) {
        return Error{terms.error()};
    }
    settings.terms = *terms;
    return settings;
}

[[nodiscard]] Result<bool> set_engine_options(const cxxopts::ParseResult& parsed, Engine& engine) {
    const std::vector<Option> options = engine.options();
    for (const Option& option : options) {
        if (parsed.count(option.name) > 0) {
            if (const auto set = engine.set_option(option.name, parsed[option.name].as<std::string>()); !set) {
                return Error{set.error()};
            }
        }
    }
    return true;
}

int complain(const std::string& message, int exit_code) {
    std::cerr << "bolshak dxp: " << message << (exit_code == exit_bad_arguments ? "; see bolshak dxp --help\n" : "\n");
    return exit_code;
}

}  // namespace

int run_dxp_command(int argc, char** argv, LineWriter& log) {
    Engine engine{DrawRules::fmjd64};
    cxxopts::Options options = declare(engine);
    options.allow_unrecognised_options();
    const auto parsed = options.parse(argc, argv);
    if (parsed.count("help") > 0) {
        log.write(options.help());
        return 0;
    }
    if (const auto mistake = first_mistake(parsed.unmatched(), "bolshak dxp")) {
        return complain("unexpected argument " + quoted(*mistake), exit_bad_arguments);
    }
    if (parsed.count("listen") + parsed.count("connect") != 1) {
        return complain("expected either --listen [HOST:]PORT or --connect HOST:PORT", exit_bad_arguments);
    }
    if (const auto set = set_engine_options(parsed, engine); !set) {
        return complain(set.error(), exit_bad_arguments);
    }
    const auto settings = read_settings(parsed, engine);
    if (!settings) {
        return complain(settings.error(), exit_bad_arguments);
    }
    const bool listens = parsed.count("listen") > 0;
    const auto address = listens ? parse_dxp_address(parsed["listen"].as<std::string>(), loopback)
                                 : parse_dxp_address(parsed["connect"].as<std::string>());
    if (!address) {
        return complain(address.error(), exit_bad_arguments);
    }
    engine.prepare();
    DxpRunner runner{*settings, engine, log};
    if (const auto begun = listens ? runner.listen(*address) : runner.connect(*address); !begun) {
        return complain(begun.error(), exit_failed);
    }
    return runner.run() ? 0 : exit_failed;
}

}  // namespace draughts
