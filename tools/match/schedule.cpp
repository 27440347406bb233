#include "match/schedule.h"

#include <optional>
#include <utility>

#include "protocol/words.h"

namespace draughts {

namespace {

/// Two players and the board they meet on.
struct Table {
    std::size_t first = 0;
    std::size_t second = 0;
    int board = 0;
};

[[nodiscard]] std::vector<Table> tables_of(const Side& first, const Side& second, Boards boards) {
    std::vector<Table> tables;
    for (std::size_t i = 0; i < first.players.size(); ++i) {
        if (boards == Boards::by_order) {
            const bool has_white = i % 2 == 0;
            const std::size_t one = first.players[i];
            const std::size_t other = second.players[i];
            tables.push_back({has_white ? one : other, has_white ? other : one, static_cast<int>(i) + 1});
            continue;
        }
        for (const std::size_t other : second.players) {
            tables.push_back({first.players[i], other, 0});
        }
    }
    return tables;
}

}  // namespace

Schedule::Schedule(Field field, Boards boards, std::vector<std::size_t> openings)
    : field_{std::move(field)}, boards_{boards}, openings_{std::move(openings)} {}

void Schedule::add(GameTask task) {
    task.game = ++games_;
    tasks_.push_back(task);
}

void Schedule::meet(Meeting meeting, int round, int games, std::size_t turn) {
    auto tables = tables_of(field_.side(meeting.first), field_.side(meeting.second), boards_);
    if (!field_.has_teams()) {
        tables.front().board = 0;
    }
    for (int played = 0; played < games; played += 2, ++turn) {
        const std::size_t opening = openings_[turn % openings_.size()];
        for (const Table& table : tables) {
            ++pairs_;
            add({0, round, pairs_, table.first, table.second, opening, table.board});
            if (played + 1 < games) {
                add({0, round, pairs_, table.second, table.first, opening, table.board});
            }
        }
    }
}

void Schedule::bye(std::size_t side, int round, int games, std::size_t turn) {
    for (int played = 0; played < games; played += 2, ++turn) {
        const std::size_t opening = openings_[turn % openings_.size()];
        for (const std::size_t player : field_.side(side).players) {
            ++pairs_;
            for (int half = 0; half < 2 && played + half < games; ++half) {
                add({0, round, pairs_, player, player, opening, 0, GameTask::Kind::bye});
            }
        }
    }
}

void Schedule::lot(Meeting winner_and_loser, int round, std::size_t turn) {
    ++pairs_;
    add({0, round, pairs_, field_.side(winner_and_loser.first).players.front(),
         field_.side(winner_and_loser.second).players.front(), openings_[turn % openings_.size()], 0,
         GameTask::Kind::lot});
}

int Schedule::games_of_meeting(int games) const {
    const auto boards = static_cast<int>(field_.side(0).players.size());
    const auto others = static_cast<int>(field_.side(1).players.size());
    return games * (boards_ == Boards::by_order ? boards : boards * others);
}

std::vector<GameTask> Schedule::take() {
    return std::exchange(tasks_, {});
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
