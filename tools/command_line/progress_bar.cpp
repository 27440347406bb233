#include "command_line/progress_bar.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ostream>
#include <string>

namespace draughts {

namespace {

[[nodiscard]] std::string time_text(double seconds) {
    const auto whole = static_cast<long>(seconds);
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%ld:%02ld:%02ld", whole / 3600, whole / 60 % 60, whole % 60);
    return text.data();
}

}  // namespace

void ProgressBar::draw(double share, std::string_view what, double share_at_start) {
    if (!is_terminal_) {
        return;
    }
    constexpr int width = 30;
    const auto filled = static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * width);
    erase();
    out_ << '[' << std::string(filled, '#') << std::string(width - filled, '.') << "] " << static_cast<int>(share * 100)
         << "%  " << what;
    if (share > share_at_start) {
        out_ << "  left " << time_text(elapsed_seconds() * std::max(1 - share, 0.0) / (share - share_at_start));
    }
    out_ << std::flush;
}

void ProgressBar::erase() {
    if (is_terminal_) {
        out_ << "\r\x1b[K";
    }
}

double ProgressBar::elapsed_seconds() const {
    return std::chrono::duration<double>{Clock::now() - start_}.count();
}

}  // namespace draughts
