#include "match/fixed_format.h"

#include <algorithm>
#include <utility>

namespace draughts {

namespace {

[[nodiscard]] std::vector<std::vector<Meeting>> rounds_of_cycle(FormatKind kind, std::size_t sides) {
    std::vector<std::vector<Meeting>> rounds{{{0, 1}}};
    if (kind == FormatKind::gauntlet) {
        for (std::size_t guest = 2; guest < sides; ++guest) {
            rounds.front().push_back({0, guest});
        }
    } else if (kind != FormatKind::match) {
        rounds = berger_rounds(sides);
    }
    if (kind == FormatKind::double_round_robin) {
        auto again = rounds;
        for (std::vector<Meeting>& round : again) {
            for (Meeting& meeting : round) {
                std::swap(meeting.first, meeting.second);
            }
        }
        rounds.insert(rounds.end(), again.begin(), again.end());
    }
    return rounds;
}

}  // namespace

std::vector<std::vector<Meeting>> berger_rounds(std::size_t sides) {
    const std::size_t count = sides + sides % 2;
    const std::size_t circle = count - 1;  // all but the last, who stands in its middle
    std::vector<std::vector<Meeting>> rounds;
    std::size_t middle = 0;  // who meets the last
    for (std::size_t round = 0; round < circle; ++round) {
        std::vector<Meeting>& meetings = rounds.emplace_back();
        if (sides == count) {
            meetings.push_back(round % 2 == 0 ? Meeting{middle, circle} : Meeting{circle, middle});
        }
        for (std::size_t step = 1; step < count / 2; ++step) {
            meetings.push_back({(middle + step) % circle, (middle + circle - step) % circle});
        }
        middle = (middle + count / 2) % circle;
    }
    return rounds;
}

FixedFormat::FixedFormat(const FormatSettings& settings, Schedule schedule) : schedule_{std::move(schedule)} {
    const auto cycle = rounds_of_cycle(settings.kind, schedule_.field().size());
    for (int played = 0; played < settings.games; played += 2) {
        for (const std::vector<Meeting>& meetings : cycle) {
            ++size_.turns;
            for (const Meeting meeting : meetings) {
                schedule_.meet(meeting, size_.turns, std::min(2, settings.games - played),
                               static_cast<std::size_t>(size_.turns - 1));
            }
        }
    }
    size_.games = schedule_.games();
}

Result<std::vector<GameTask>> FixedFormat::next_games(std::span<const GameRecord> /*so_far*/) {
    return schedule_.take();
}

}  // namespace draughts
