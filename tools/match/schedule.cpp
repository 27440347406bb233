#include "match/schedule.h"

#include <array>

#include "protocol/words.h"

namespace draughts {

namespace {

struct FormatName {
    std::string_view name;
    Format format;
};
constexpr std::array<FormatName, 3> format_names = {
    {{"match", Format::match}, {"gauntlet", Format::gauntlet}, {"round-robin", Format::round_robin}}};

}  // namespace

std::optional<Format> parse_format(std::string_view name) {
    for (const FormatName& known : format_names) {
        if (known.name == name) {
            return known.format;
        }
    }
    return std::nullopt;
}

std::string_view name_of(Format format) {
    for (const FormatName& known : format_names) {
        if (known.format == format) {
            return known.name;
        }
    }
    return "";
}

std::vector<Meeting> meetings(Format format, std::size_t players) {
    const std::size_t hosts = format == Format::round_robin ? players : 1;
    const std::size_t guests = format == Format::match ? 2 : players;
    std::vector<Meeting> all;
    for (std::size_t host = 0; host < hosts; ++host) {
        for (std::size_t guest = host + 1; guest < guests; ++guest) {
            all.push_back({host, guest});
        }
    }
    return all;
}

std::vector<GameTask> make_schedule(const std::vector<Meeting>& meetings, int games,
                                    const std::vector<std::size_t>& openings) {
    std::vector<GameTask> tasks;
    int game = 0;
    int pair = 0;
    for (int played = 0; played < games; played += 2) {
        const int round = played / 2 + 1;
        const std::size_t opening = openings[static_cast<std::size_t>(round - 1) % openings.size()];
        for (const Meeting& meeting : meetings) {
            ++pair;
            tasks.push_back({++game, round, pair, meeting.first, meeting.second, opening});
            if (played + 1 < games) {
                tasks.push_back({++game, round, pair, meeting.second, meeting.first, opening});
            }
        }
    }
    return tasks;
}

Result<Shard> parse_shard(std::string_view text) {
    const std::size_t slash = text.find('/');
    const auto index = parse_number<int>(text.substr(0, slash));
    const auto count =
        slash == std::string_view::npos ? std::optional<int>{} : parse_number<int>(text.substr(slash + 1));
    if (!index || !count || *index < 1 || *index > *count) {
        return Error{"shard " + quoted(text) + " is unknown, expected i/n with 1 <= i <= n"};
    }
    return Shard{*index, *count};
}

std::vector<GameTask> tasks_of(const Shard& shard, std::vector<GameTask> tasks) {
    std::erase_if(tasks, [&](const GameTask& task) {
        return (task.pair - 1) % shard.count != shard.index - 1;
    });
    return tasks;
}

}  // namespace draughts
