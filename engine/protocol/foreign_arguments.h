// Arguments that are none of ours: clients append --key=value for engines that they know.
#pragma once

#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace draughts {

/// The first of the arguments that no option has taken and that is a mistake. Those of the form --key=value before
/// it are told on standard error in the name of `program`, and ignored.
[[nodiscard]] inline std::optional<std::string> first_mistake(const std::vector<std::string>& unmatched,
                                                              std::string_view program) {
    for (const std::string& argument : unmatched) {
        if (!argument.starts_with("--") || argument.find('=') == std::string::npos) {
            return argument;
        }
        std::cerr << program << ": ignoring unknown option " << argument << '\n';
    }
    return std::nullopt;
}

}  // namespace draughts
