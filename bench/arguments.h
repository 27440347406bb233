// Reading the options that several commands share.
#pragma once

#include <cxxopts.hpp>
#include <iostream>
#include <optional>
#include <string>

#include "commands.h"
#include "core/variant.h"
#include "text/fen.h"

namespace draughts {

[[nodiscard]] inline VariantId variant_argument(const std::string& text) {
    for (const VariantId id : {VariantId::russian, VariantId::brazilian}) {
        if (text == name_of(id)) {
            return id;
        }
    }
    throw BadArgument{"unknown variant '" + text + "', expected russian or brazilian"};
}

/// Throws when `value` is not in [least, most].
[[nodiscard]] inline int number_in(const char* name, int value, int least, int most) {
    if (value < least || value > most) {
        throw BadArgument{std::string{name} + " " + std::to_string(value) + ", expected a number from " +
                          std::to_string(least) + " to " + std::to_string(most)};
    }
    return value;
}

/// The position of a FEN, or the start position for "start".
[[nodiscard]] inline Position position_argument(const std::string& fen) {
    if (fen == "start") {
        return Position::start();
    }
    const auto parsed = parse_fen(fen);
    if (!parsed) {
        throw BadArgument{parsed.error()};
    }
    return parsed->position;
}

/// Parses the command line; null when help was asked for and has been printed. Words that are no option are errors.
[[nodiscard]] inline std::optional<cxxopts::ParseResult> parse_arguments(cxxopts::Options& options, int argc,
                                                                         char** argv) {
    options.add_options()("help", "Print this help");
    auto parsed = options.parse(argc, argv);
    if (parsed.count("help") > 0) {
        std::cout << options.help() << std::flush;
        return std::nullopt;
    }
    if (!parsed.unmatched().empty()) {
        throw BadArgument{"unexpected '" + parsed.unmatched().front() + "', expected options only"};
    }
    return parsed;
}

}  // namespace draughts
