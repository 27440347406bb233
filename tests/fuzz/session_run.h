// A session fed with the lines of an input. Every search is stopped as soon as it has begun, so that an input takes
// little time; lines that ask for much memory, many threads or long counts are left out.
#pragma once

#include <atomic>
#include <string>
#include <string_view>

#include "fuzz/fuzz_target.h"
#include "protocol/line_writer.h"
#include "text/letter_case.h"

namespace draughts {

/// Whether an honest answer would take long: a large number for anything but a clock, or any perft or benchmark.
[[nodiscard]] inline bool is_heavy(std::string_view line) {
    const std::string lower = to_lower(line);
    for (const char* word : {"hash", "size", "thread", "perft", "bench"}) {
        if (lower.find(word) != std::string::npos) {
            return true;
        }
    }
    return false;
}

/// Feeds a new `Session`. `answer`: how the line begins that answers a search. Returns the number of those lines.
template <class Session>
void run_session_on(std::string_view input, const std::string& answer) {
    constexpr int most_lines = 50;
    std::atomic<int> answers{0};
    LineWriter writer{[&](std::string_view text) {
        answers += text.starts_with(answer) ? 1 : 0;
        for (const char c : text) {
            const auto code = static_cast<unsigned char>(c);  // the name of a folder may be in any alphabet
            require(c == '\n' || (code >= 0x20 && code != 0x7F), "a control character in an answer");
        }
        return true;
    }};
    int searches = 0;
    {
        Session session{writer};
        bool goes_on = true;
        for (int line = 0; line < most_lines && goes_on && !input.empty(); ++line) {
            const std::size_t end = std::min(input.find('\n'), input.size());
            const std::string_view text = input.substr(0, end);
            input.remove_prefix(std::min(end + 1, input.size()));
            if (is_heavy(text)) {
                continue;
            }
            const int before = answers;
            goes_on = session.handle(text);
            // Only `go` starts a search; `stop` leads to its answer.
            if (goes_on && session.handle("stop")) {
                session.end_of_input();
            }
            searches += text.find("go") != std::string_view::npos ? 1 : 0;
            require(answers - before <= 1, "two answers to one line");
        }
        session.end_of_input();
    }
    require(answers <= searches, "an answer without a search");
}

}  // namespace draughts
