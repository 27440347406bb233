#include "match/engine_config.h"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "protocol/words.h"

namespace draughts {

namespace {

namespace fs = std::filesystem;

/// A program named with a folder is found from where we are, wherever the engine will run.
[[nodiscard]] std::vector<std::string> parse_program(std::string_view text) {
    std::error_code ignored;
    std::vector<std::string> words = fs::is_regular_file(fs::path{text}, ignored)
                                         ? std::vector<std::string>{std::string{text}}
                                         : split_command(text);
    if (!words.empty() && words[0].find('/') != std::string::npos) {
        words[0] = fs::absolute(words[0], ignored).string();
    }
    return words;
}

template <class T>
[[nodiscard]] Result<T> parse_at_least(T least, std::string_view key, std::string_view value) {
    const auto number = parse_number<T>(value);
    if (!number || *number < least) {
        return Error{std::string{key} + "=" + unquoted(value) + ": expected a number, at least " +
                     (least == T{0} ? "0" : "1")};
    }
    return *number;
}

/// The settings that are numbers; null when `key` is none of them.
[[nodiscard]] std::optional<Result<EngineConfig>> with_number(EngineConfig config, std::string_view key,
                                                              std::string_view value) {
    if (key == "nodes") {
        const auto nodes = parse_at_least<std::uint64_t>(1, key, value);
        if (!nodes) {
            return Error{nodes.error()};
        }
        config.control.nodes = *nodes;
        return config;
    }
    if (key == "depth") {
        const auto depth = parse_at_least<int>(1, key, value);
        if (!depth) {
            return Error{depth.error()};
        }
        config.control.depth = *depth;
        return config;
    }
    const auto is_known = key == "st" || key == "timemargin" || key == "startup" || key == "stall" || key == "rating";
    if (!is_known) {
        return std::nullopt;
    }
    const auto number = parse_at_least<double>(0, key, value);
    if (!number) {
        return Error{number.error()};
    }
    if (key == "st") {
        config.control.move_time = Seconds{*number};
    } else if (key == "timemargin") {
        config.control.margin = Seconds{*number / 1000};
    } else if (key == "startup") {
        config.start_limit = Seconds{*number};
    } else if (key == "stall") {
        config.stall_limit = Seconds{*number};
    } else {
        config.rating = *number;
    }
    return config;
}

/// The settings that are one of two words; null when `key` is none of them.
[[nodiscard]] std::optional<Result<EngineConfig>> with_choice(EngineConfig config, std::string_view key,
                                                              std::string_view value) {
    const auto refuse = [&](std::string_view expected) {
        return Error{std::string{key} + "=" + unquoted(value) + ": expected " + std::string{expected}};
    };
    if (key == "proto") {
        if (value != "uci" && value != "hub") {
            return refuse("hub or uci");
        }
        config.protocol = value == "hub" ? Protocol::hub : Protocol::uci;
        return config;
    }
    if (key == "numbering") {
        if (value != "top" && value != "bottom") {
            return refuse("top or bottom");
        }
        config.numbering = value == "bottom" ? Numbering::bottom : Numbering::top;
        return config;
    }
    if (key == "overrun") {
        if (value != "lose" && value != "warn") {
            return refuse("lose or warn");
        }
        config.control.overrun = value == "warn" ? Overrun::warns : Overrun::loses;
        return config;
    }
    return std::nullopt;
}

}  // namespace

std::vector<std::string> split_command(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    bool is_open = false;
    char quote = 0;
    for (const char c : text) {
        if (quote != 0) {
            if (c == quote) {
                quote = 0;
            } else {
                word += c;
            }
        } else if (c == '"' || c == '\'') {
            quote = c;
            is_open = true;
        } else if (c == ' ' || c == '\t') {
            if (is_open) {
                words.push_back(word);
            }
            word.clear();
            is_open = false;
        } else {
            word += c;
            is_open = true;
        }
    }
    if (is_open) {
        words.push_back(word);
    }
    return words;
}

Result<EngineConfig> with_setting(EngineConfig config, std::string_view setting) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string_view::npos) {
        return Error{"engine setting " + quoted(setting) + " has no value, expected key=value"};
    }
    const std::string_view key = setting.substr(0, equals);
    const std::string_view value = setting.substr(equals + 1);
    if (auto done = with_number(config, key, value)) {
        return *done;
    }
    if (auto done = with_choice(config, key, value)) {
        return *done;
    }
    if (key == "cmd") {
        config.command = parse_program(value);
    } else if (key == "args") {
        for (std::string& word : split_command(value)) {
            config.command.push_back(std::move(word));
        }
    } else if (key == "name") {
        config.name = value;
    } else if (key == "dir") {
        config.directory = value;
    } else if (key == "team") {
        config.team = value;
    } else if (key == "tc") {
        const auto control = parse_time_control(value, config.control);
        if (!control) {
            return Error{control.error()};
        }
        config.control = *control;
    } else if (key.starts_with("option.") && key.size() > 7) {
        config.options.emplace_back(key.substr(7), value);
    } else {
        return Error{"engine setting " + quoted(key) +
                     " is unknown, expected cmd, args, name, proto, dir, numbering, tc, st, nodes, depth, timemargin, "
                     "overrun, startup, stall, rating, team or option.NAME"};
    }
    return config;
}

Result<std::vector<EngineConfig>> complete(std::vector<EngineConfig> engines) {
    for (std::size_t i = 0; i < engines.size(); ++i) {
        EngineConfig& engine = engines[i];
        const std::string who = "engine " + std::to_string(i + 1);
        if (engine.command.empty()) {
            return Error{who + " has no cmd=, expected the program to start"};
        }
        const TimeControl& control = engine.control;
        if (!control.is_timed() && !control.nodes && !control.depth) {
            return Error{who + " has no limit, expected tc=, st=, nodes= or depth="};
        }
        if (engine.name.empty()) {
            engine.name = fs::path{engine.command[0]}.filename().string();
        }
        const std::string name = engine.name;
        const auto is_taken = [&] {
            return std::any_of(engines.begin(), engines.begin() + static_cast<std::ptrdiff_t>(i),
                               [&](const EngineConfig& other) {
                                   return other.name == engine.name;
                               });
        };
        for (int number = 2; is_taken(); ++number) {
            engine.name = name + "-" + std::to_string(number);
        }
    }
    return engines;
}

}  // namespace draughts
