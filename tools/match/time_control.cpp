#include "match/time_control.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "protocol/words.h"

namespace draughts {

namespace {

[[nodiscard]] std::string plain(double value) {
    std::array<char, 32> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), end};
}

/// "90", "1:30" or "1:30:00" as seconds.
[[nodiscard]] std::optional<double> parse_duration(std::string_view text) {
    double sum = 0;
    while (true) {
        const std::size_t colon = text.find(':');
        const auto part = parse_number<double>(text.substr(0, colon));
        if (!part || *part < 0) {
            return std::nullopt;
        }
        sum = sum * 60 + *part;
        if (colon == std::string_view::npos) {
            return sum;
        }
        text.remove_prefix(colon + 1);
    }
}

}  // namespace

Result<TimeControl> parse_time_control(std::string_view text, TimeControl others) {
    const Error fault{"time control " + quoted(text) + " is unknown, expected [MOVES/]TIME[+INCREMENT] or inf"};
    TimeControl control = others;
    control.base.reset();
    if (text == "inf" || text == "infinite") {
        return control;
    }
    std::string_view rest = text;
    if (const std::size_t slash = rest.find('/'); slash != std::string_view::npos) {
        const auto moves = parse_number<int>(rest.substr(0, slash));
        if (!moves || *moves < 1) {
            return fault;
        }
        control.moves = *moves;
        rest.remove_prefix(slash + 1);
    }
    const std::size_t plus = rest.find('+');
    const auto base = parse_duration(rest.substr(0, plus));
    const auto increment =
        plus == std::string_view::npos ? std::optional{0.0} : parse_number<double>(rest.substr(plus + 1));
    if (!base || !increment || *increment < 0 || *base + *increment <= 0) {
        return fault;
    }
    control.base = Seconds{*base};
    control.increment = Seconds{*increment};
    return control;
}

std::string format_time_control(const TimeControl& control) {
    if (control.move_time) {
        return "*" + plain(control.move_time->count());
    }
    if (!control.base) {
        return "-";
    }
    std::string text = control.moves > 0 ? std::to_string(control.moves) + '/' : "";
    text += plain(control.base->count());
    if (control.increment.count() > 0) {
        text += '+' + plain(control.increment.count());
    }
    return text;
}

std::optional<Seconds> GameClock::allowance() const {
    if (control_.move_time) {
        return control_.move_time;
    }
    if (control_.base) {
        return time_ + control_.increment;
    }
    return std::nullopt;
}

bool GameClock::spend(Seconds elapsed) {
    const auto allowed = allowance();
    const bool is_over = allowed && elapsed > *allowed + control_.margin;
    if (control_.base) {
        time_ = std::max(Seconds{0}, time_ + control_.increment - elapsed);
        if (control_.moves > 0 && --moves_to_go_ == 0) {
            time_ += *control_.base;
            moves_to_go_ = control_.moves;
        }
    }
    if (is_over) {
        ++overruns_;
    }
    return !is_over || (control_.overrun == Overrun::warns && overruns_ == 1);
}

}  // namespace draughts
