#include "match/runner.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <pthread.h>
#include <sched.h>
#include <thread>
#include <utility>

namespace draughts {

namespace {

/// The tasks not yet begun, and the one door through which results leave.
class Queue {
  public:
    Queue(const std::vector<GameTask>& tasks, const OnGame& on_game) : tasks_{tasks}, on_game_{on_game} {}

    std::optional<GameTask> take() {
        const std::scoped_lock lock{mutex_};
        const bool begins_pair = next_ < tasks_.size() && (next_ == 0 || tasks_[next_ - 1].pair != tasks_[next_].pair);
        if (next_ == tasks_.size() || (winds_up_ && begins_pair)) {
            return std::nullopt;
        }
        return tasks_[next_++];
    }

    void deliver(const GameRecord& record) {
        const std::scoped_lock lock{mutex_};
        winds_up_ |= on_game_(record) == Next::wind_up;
    }

  private:
    std::mutex mutex_;
    const std::vector<GameTask>& tasks_;
    const OnGame& on_game_;
    std::size_t next_ = 0;
    bool winds_up_ = false;
};

void pin_to_processor(unsigned number) {
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    CPU_SET(number % std::max(1U, std::thread::hardware_concurrency()), &allowed);
    pthread_setaffinity_np(pthread_self(), sizeof allowed, &allowed);  // engines inherit it
}

/// The engines of one worker: those of its last game stay, as the next is mostly played by the same.
class Players {
  public:
    explicit Players(const RunnerSetup& setup) : setup_{setup} {}

    void keep_only(const GameTask& task) {
        std::erase_if(players_, [&](const auto& entry) {
            return entry.first != task.white && entry.first != task.black;
        });
    }
    Player& at(std::size_t number) {
        std::unique_ptr<Player>& player = players_[number];
        if (!player) {
            player = std::make_unique<Player>(
                setup_.engines[number],
                PlayingConditions{setup_.rules.variant, setup_.rules.draw_rules, setup_.error_logs});
        }
        return *player;
    }

  private:
    const RunnerSetup& setup_;
    std::map<std::size_t, std::unique_ptr<Player>> players_;
};

void work(const RunnerSetup& setup, Queue& queue, const std::stop_token& stop) {
    Players players{setup};
    while (!stop.stop_requested()) {
        const auto task = queue.take();
        if (!task) {
            return;
        }
        players.keep_only(*task);
        const Opening& opening = setup.openings[task->opening];
        auto record = play_game(setup.rules, opening.position, players.at(task->white), players.at(task->black), stop);
        if (record) {
            record->game = task->game;
            record->round = task->round;
            record->pair = task->pair;
            record->board = task->board;
            record->opening = opening.name;
            queue.deliver(*record);
        }
    }
}

}  // namespace

void run_games(const RunnerSetup& setup, const std::vector<GameTask>& tasks, const OnGame& on_game,
               const std::stop_token& stop) {
    Queue queue{tasks, on_game};
    std::vector<std::jthread> workers;
    workers.reserve(static_cast<std::size_t>(setup.concurrency));
    for (int i = 0; i < setup.concurrency; ++i) {
        workers.emplace_back([&, i] {
            if (setup.pins_to_processors) {
                pin_to_processor(static_cast<unsigned>(i));
            }
            work(setup, queue, stop);
        });
    }
}

Result<bool> try_engines(const RunnerSetup& setup, const std::stop_token& stop) {
    Players players{setup};
    for (std::size_t i = 0; i < setup.engines.size(); ++i) {
        players.keep_only({0, 0, 0, i, i});
        if (auto ready = players.at(i).prepare(stop); !ready) {
            return ready;
        }
    }
    return true;
}

}  // namespace draughts
