#include "tb/build_progress.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ostream>
#include <utility>

namespace draughts {

namespace {

using Seconds = std::chrono::duration<double>;

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
    bar_.erase();
    out_ << step_ << ": " << positions << " positions, " << bytes << " bytes, "
         << number_text(Seconds{Clock::now() - step_start_}.count()) << " s\n"
         << std::flush;
}

void BuildProgress::draw() {
    bar_.draw(static_cast<double>(solved_) / static_cast<double>(std::max<TableIndex>(total_, 1)), step_);
}

}  // namespace draughts
