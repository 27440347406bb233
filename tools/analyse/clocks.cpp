#include "analyse/clocks.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "pdn/move_number.h"
#include "protocol/words.h"
#include "text/fixed_point.h"

namespace draughts {

namespace {

/// Servers round up: a second more is no oddity.
constexpr double tolerance = 1.01;

/// Digits with one dot at most, no sign and no exponent: what no clock outlives is no time.
std::optional<double> plain_number(std::string_view text) {
    constexpr std::size_t longest = 12;
    const bool is_plain = text.size() <= longest && text.find_first_not_of("0123456789.") == std::string_view::npos;
    return is_plain ? parse_number<double>(text) : std::nullopt;
}

std::string time_text(double seconds) {
    const auto whole = static_cast<long>(seconds);
    const auto two = [](long n) {
        return (n < 10 ? "0" : "") + std::to_string(n);
    };
    return std::to_string(whole / 3600) + ':' + two(whole / 60 % 60) + ':' + two(whole % 60);
}

/// What follows `[%name ` up to the bracket; null where it is not there.
std::optional<std::string_view> command_in(std::string_view comment, std::string_view name) {
    const std::string opening = "[%" + std::string{name} + ' ';
    const std::size_t begin = comment.find(opening);
    if (begin == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view rest = comment.substr(begin + opening.size());
    return trimmed(rest.substr(0, rest.find(']')));
}

/// The clocks of one game as they go on.
class ClockWatch {
  public:
    explicit ClockWatch(std::optional<TimeRule> rule) : rule_{rule} {}

    void look(Color mover, const std::vector<std::string>& comments, std::size_t ply, const std::string& move) {
        const auto m = static_cast<std::size_t>(mover);
        if (last_.at(m) && *last_.at(m) <= 0 && !is_reported_.at(m)) {
            is_reported_.at(m) = true;
            add(ply, move + ": " + name(mover) + " moves on with no time left");
        }
        for (const std::string& comment : comments) {
            const ClockReading reading = read_clock(comment, mover);
            if (!reading.is_readable) {
                add(ply, move + ": a clock that cannot be read, expected a time such as 0:01:30");
            }
            compare(Color::white, reading.white, mover, ply, move);
            compare(Color::black, reading.black, mover, ply, move);
        }
    }
    [[nodiscard]] std::vector<Finding> take() { return std::move(findings_); }

  private:
    static std::string name(Color c) { return c == Color::white ? "White" : "Black"; }
    void add(std::size_t ply, std::string text) { findings_.push_back({FindingKind::clock, ply, std::move(text)}); }

    void compare(Color side, std::optional<double> now, Color mover, std::size_t ply, const std::string& move) {
        if (!now) {
            return;
        }
        std::optional<double>& before = last_.at(static_cast<std::size_t>(side));
        const double gain = rule_ && side == mover ? rule_->increment : 0;
        const std::string told = move + ": " + name(side) + "'s clock shows " + time_text(*now);
        if (before && rule_ && *now > *before + gain + tolerance) {
            add(ply, told + " after " + time_text(*before) +
                         (gain > 0 ? " and " + fixed_point(gain, 0) + " s for the move" : ""));
        } else if (!before && rule_ && *now > rule_->base + rule_->increment + tolerance) {
            add(ply, told + ", more than the game began with (" + time_text(rule_->base) + ")");
        }
        before = now;
    }

    std::optional<TimeRule> rule_;
    std::array<std::optional<double>, 2> last_;
    std::array<bool, 2> is_reported_{};
    std::vector<Finding> findings_;
};

}  // namespace

std::optional<double> read_clock_time(std::string_view text) {
    if (text.ends_with('s') && text.find(':') == std::string_view::npos) {
        text.remove_suffix(1);
    }
    constexpr double sixty = 60;
    double seconds = 0;
    for (int parts = 0; parts < 3; ++parts) {
        const std::size_t colon = text.find(':');
        const auto part = plain_number(text.substr(0, colon));
        if (!part || (parts > 0 && *part >= sixty)) {
            return std::nullopt;
        }
        seconds = seconds * sixty + *part;
        if (colon == std::string_view::npos) {
            return seconds;
        }
        text.remove_prefix(colon + 1);
    }
    return std::nullopt;
}

ClockReading read_clock(std::string_view comment, Color mover) {
    ClockReading reading;
    if (const auto time = command_in(comment, "clk")) {
        const auto seconds = read_clock_time(*time);
        (mover == Color::white ? reading.white : reading.black) = seconds;
        reading.is_readable = seconds.has_value();
    }
    if (const auto times = command_in(comment, "clock")) {
        for (const std::string_view word : split_words(*times)) {
            const bool is_white = word[0] == 'w' || word[0] == 'W';
            const bool is_black = word[0] == 'b' || word[0] == 'B';
            const auto seconds = is_white || is_black ? read_clock_time(word.substr(1)) : std::nullopt;
            reading.is_readable = reading.is_readable && seconds;
            (is_black ? reading.black : reading.white) = seconds;
        }
    }
    return reading;
}

std::optional<TimeRule> read_time_rule(std::string_view text) {
    const std::size_t plus = text.find('+');
    const auto base = plain_number(text.substr(0, plus));
    const auto increment = plus == std::string_view::npos ? std::optional{0.0} : plain_number(text.substr(plus + 1));
    return base && increment ? std::optional{TimeRule{*base, *increment}} : std::nullopt;
}

std::vector<Finding> clock_findings(const PdnGame& game, const Replay& replay) {
    ClockWatch watch{read_time_rule(game.tag("TimeControl").value_or(""))};
    MoveNumber number{1, replay.stretches.front().start.turn()};
    std::size_t ply = 0;
    for (const PdnMove& step : game.moves.moves) {
        if (step.step == PdnStep::setup) {
            number.set_turn(color_of_fen(step.text, number.turn));
            continue;
        }
        watch.look(number.turn, step.comments, ++ply, number.text() + ' ' + step.text);
        number.next();
    }
    return watch.take();
}

}  // namespace draughts
