#include "tb/build_progress.h"

#include <algorithm>
#include <cstdio>
#include <ostream>
#include <utility>

namespace draughts {

namespace {

using Seconds = std::chrono::duration<double>;

constexpr const char* erase_line = "\r\x1b[K";

[[nodiscard]] std::string time_text(double seconds) {
    const auto whole = static_cast<long>(seconds);
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%ld:%02ld:%02ld", whole / 3600, whole / 60 % 60, whole % 60);
    return text.data();
}

[[nodiscard]] std::string number_text(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", number);
    return text.data();
}

}  // namespace

void BuildProgress::begin_step(std::string name) {
    const std::scoped_lock lock{mutex_};
    step_ = std::move(name);
    step_start_ = Clock::now();
    draw();
}

void BuildProgress::add_solved(TableIndex positions) {
    const std::scoped_lock lock{mutex_};
    solved_ += positions;
    draw();
}

void BuildProgress::end_step(TableIndex positions, std::uintmax_t bytes) {
    const std::scoped_lock lock{mutex_};
    if (is_terminal_) {
        out_ << erase_line;
    }
    out_ << step_ << ": " << positions << " positions, " << bytes << " bytes, "
         << number_text(Seconds{Clock::now() - step_start_}.count()) << " s\n"
         << std::flush;
}

void BuildProgress::draw() {
    if (!is_terminal_) {
        return;
    }
    constexpr int width = 30;
    const double share = static_cast<double>(solved_) / static_cast<double>(std::max<TableIndex>(total_, 1));
    const auto filled = static_cast<std::size_t>(std::min(share, 1.0) * width);
    const double elapsed = Seconds{Clock::now() - start_}.count();
    out_ << erase_line << '[' << std::string(filled, '#') << std::string(width - filled, '.') << "] "
         << static_cast<int>(share * 100) << "%  " << step_;
    if (solved_ > 0) {
        out_ << "  left " << time_text(elapsed / share - elapsed);
    }
    out_ << std::flush;
}

}  // namespace draughts
