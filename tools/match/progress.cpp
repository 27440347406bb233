#include "match/progress.h"

#include <algorithm>
#include <cstdint>
#include <ostream>

#include "match/fixed_text.h"

namespace draughts {

namespace {

constexpr std::size_t bar_width = 24;
constexpr const char* erase_line = "\r\x1b[K";

[[nodiscard]] std::string duration_text(Seconds time) {
    const auto seconds = static_cast<std::int64_t>(time.count());
    const std::string minutes = std::to_string(seconds / 60 % 60);
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 3600) + ":" + (minutes.size() < 2 ? "0" : "") + minutes + ":" +
           (rest.size() < 2 ? "0" : "") + rest;
}

/// Where the ratio stands between the bounds of the test: "-2.94 |......o...| 2.94".
[[nodiscard]] std::string sprt_bar(const Sprt& sprt, double llr) {
    constexpr std::size_t width = 16;
    const auto [lower, upper] = bounds_of(sprt);
    const double share = std::clamp((llr - lower) / (upper - lower), 0.0, 1.0);
    std::string bar(width, '.');
    bar[std::min(width - 1, static_cast<std::size_t>(share * width))] = 'o';
    return fixed_text(lower, 2) + " |" + bar + "| " + fixed_text(upper, 2);
}

}  // namespace

void Progress::add(const GameRecord& game, const Tally& tally) {
    ++done_;
    if (is_quiet_) {
        return;
    }
    if (is_terminal_) {
        out_ << erase_line;
    }
    out_ << "game " << game.game << ": " << game.white << " - " << game.black << ' ' << game.result << "  "
         << game.opening << ", " << game.moves.size() << " plies, " << game.reason
         << (game.detail.empty() ? "" : " (" + game.detail + ")") << '\n';
    if (is_terminal_) {
        out_ << status(tally);
    } else if (done_ % 10 == 0) {
        out_ << status(tally) << '\n';
    }
    out_ << std::flush;
}

std::string Progress::status(const Tally& tally) const {
    const std::size_t filled = std::min(bar_width, done_ * bar_width / std::max<std::size_t>(total_, 1));
    const Seconds elapsed = Clock::now() - start_;
    const double left = static_cast<double>(total_ - std::min(done_, total_)) / static_cast<double>(done_);
    return "[" + std::string(filled, '#') + std::string(bar_width - filled, '.') + "] " + std::to_string(done_) + "/" +
           std::to_string(total_) + "  " + tally.last_line() +
           (tally.sprt() ? "  " + sprt_bar(*tally.sprt(), tally.llr()) : "") + "  left " +
           duration_text(elapsed * left);
}

void Progress::finish() {
    if (is_terminal_ && !is_quiet_ && done_ > 0) {
        out_ << erase_line << std::flush;
    }
}

}  // namespace draughts
