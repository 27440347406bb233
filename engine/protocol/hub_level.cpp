#include "protocol/hub_level.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "protocol/words.h"

namespace draughts {

namespace {

// A game of more than a million seconds is not played on a clock.
constexpr double longest_seconds = 1e6;

// How long to think when the client does not say.
constexpr Milliseconds default_hub_move_time{10'000};

[[nodiscard]] Error bad_value(const HubField& field, std::string_view expected) {
    return Error{"bad value " + quoted(field.value) + " for level " + field.name + ", expected " +
                 std::string{expected}};
}

Result<bool> read_seconds(const HubField& field, std::optional<Milliseconds>& target) {
    const auto seconds = parse_number<double>(field.value);
    if (!seconds) {
        return bad_value(field, "a number of seconds");
    }
    const double clamped = std::clamp(*seconds, -longest_seconds, longest_seconds);
    target = Milliseconds{static_cast<Milliseconds::rep>(clamped * 1000)};
    return true;
}

/// Negative counts are read as 0.
template <class T>
Result<bool> read_count(const HubField& field, T& target) {
    const auto count = parse_number<std::int64_t>(field.value);
    if (!count) {
        return bad_value(field, "a whole number");
    }
    constexpr std::int64_t largest = std::int64_t{1} << (sizeof(T) > 4 ? 62 : 30);
    target = static_cast<T>(std::clamp(*count, std::int64_t{0}, largest));
    return true;
}

}  // namespace

Result<bool> HubLevel::add(const HubLine& line) {
    for (const HubField& field : line.fields) {
        Result<bool> read = true;
        if (field.name == "depth") {
            read = read_count(field, depth_.emplace());
        } else if (field.name == "nodes") {
            read = read_count(field, nodes_.emplace());
        } else if (field.name == "move-time") {
            read = read_seconds(field, move_time_);
        } else if (field.name == "time") {
            read = read_seconds(field, time_);
        } else if (field.name == "inc") {
            std::optional<Milliseconds> increment;
            read = read_seconds(field, increment);
            increment_ = std::max(increment.value_or(Milliseconds{0}), Milliseconds{0});
        } else if (field.name == "moves") {
            read = read_count(field, moves_);
        } else if (field.name == "infinite") {
            infinite_ = true;
        }
        if (!read) {
            return read;
        }
    }
    return true;
}

Limits HubLevel::limits(HubMode mode) const {
    Limits limits;
    limits.analyse = mode == HubMode::analyze || infinite_;
    limits.ponder = mode == HubMode::ponder;
    if (depth_) {
        limits.depth = std::clamp(*depth_, Depth{1}, Depth{max_ply});
    }
    if (nodes_) {
        limits.nodes = std::max(*nodes_, std::uint64_t{1});
    }
    if (move_time_) {
        limits.move_time = std::max(*move_time_, Milliseconds{0});
    }
    if (time_) {
        limits.clock = ClockLimit{std::max(*time_ + increment_, Milliseconds{0}), increment_, moves_};
    }
    if (limits.is_unlimited() && !limits.analyse) {
        limits.move_time = default_hub_move_time;
    }
    return limits;
}

}  // namespace draughts
