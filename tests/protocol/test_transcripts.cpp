// Conversations with a session, from tests/data/transcripts (its README tells how they are written).
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "catch.h"
#include "protocol/console.h"
#include "support/line_log.h"
#include "support/patience.h"

namespace draughts {

namespace {

/// `*` stands for any text, `?` for a character that is no blank.
[[nodiscard]] bool matches(std::string_view pattern, std::string_view text) {
    if (pattern.empty()) {
        return text.empty();
    }
    if (pattern[0] == '*') {
        for (std::size_t skip = 0; skip <= text.size(); ++skip) {
            if (matches(pattern.substr(1), text.substr(skip))) {
                return true;
            }
        }
        return false;
    }
    const bool fits = !text.empty() && (pattern[0] == text[0] || (pattern[0] == '?' && text[0] != ' '));
    return fits && matches(pattern.substr(1), text.substr(1));
}

/// Plays a transcript; returns what went wrong, or nothing.
[[nodiscard]] std::string play(const std::filesystem::path& file) {
    LineLog log;
    LineWriter writer{[&log](std::string_view text) {
        return log.add(text);
    }};
    Console console{Dialect::undecided, writer};

    std::ifstream in{file};
    std::string step;
    for (int number = 1; std::getline(in, step); ++number) {
        if (step.empty() || step[0] == '#') {
            continue;
        }
        const std::string text = step.size() > 2 ? step.substr(2) : "";
        const std::string place = "line " + std::to_string(number) + ": ";
        if (step[0] == '>') {
            console.handle(text);
        } else if (step[0] == '=') {
            if (const auto line = log.take(std::chrono::milliseconds{0})) {
                return place + "expected nothing, got: " + *line;
            }
        } else {
            auto line = log.take(patience);
            while (step[0] == '~' && line && !matches(text, *line)) {
                line = log.take(patience);
            }
            if (!line || !matches(text, *line)) {
                return (place + "expected: ").append(text).append(", got: ").append(line.value_or("nothing"));
            }
        }
    }
    console.end_of_input();
    return {};
}

}  // namespace

TEST_CASE("the sessions keep to the transcripts") {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator{TEST_DATA "/transcripts"}) {
        if (entry.path().extension() == ".txt") {
            files.push_back(entry.path());
        }
    }
    CHECK(files.size() >= 8);
    for (const auto& file : files) {
        INFO(file.filename().string());
        CHECK(play(file) == "");
    }
}

}  // namespace draughts
