#include "match/player.h"

#include <utility>

namespace draughts {

namespace {

constexpr std::chrono::milliseconds time_to_leave{500};

[[nodiscard]] Clock::duration clock_duration(Seconds seconds) {
    return std::chrono::duration_cast<Clock::duration>(seconds);
}

/// A file name for an engine of any name.
[[nodiscard]] std::string log_name(std::string name) {
    for (char& c : name) {
        if (c == '/' || c == '\0') {
            c = '_';
        }
    }
    return name + ".txt";
}

/// What was said later counts more, what was not said again stays.
void update(Thought& thought, const Thought& news) {
    if (news.score_men) {
        thought.score_men = news.score_men;
    }
    if (news.depth) {
        thought.depth = news.depth;
    }
    if (news.nodes) {
        thought.nodes = news.nodes;
    }
}

}  // namespace

Player::Player(EngineConfig config, PlayingConditions conditions)
    : config_{std::move(config)}, conditions_{std::move(conditions)} {}

Player::~Player() {
    if (process_.is_running()) {
        process_.send("quit");
        process_.end(time_to_leave);
    }
}

bool Player::say(const Lines& lines) {
    for (const std::string& line : lines) {
        if (!process_.send(line)) {
            return false;
        }
    }
    return true;
}

std::string Player::bury() {
    return process_.end(time_to_leave);
}

Result<bool> Player::expect(Reply::Kind kind, const std::stop_token& stop) {
    const auto deadline = Clock::now() + clock_duration(config_.start_limit);
    const std::string what = kind == Reply::Kind::introduced ? "introduce itself" : "get ready";
    while (true) {
        const Received received = process_.receive(deadline, stop);
        if (received.kind == Received::Kind::closed) {
            return Error{config_.name + " " + bury() + " when it had to " + what};
        }
        if (received.kind == Received::Kind::interrupted) {
            return Error{"stopped"};
        }
        if (received.kind == Received::Kind::timeout || Clock::now() > deadline) {
            process_.end(Clock::duration::zero());
            return Error{config_.name + " did not " + what + " in time"};
        }
        if (dialect_->read(received.line).kind == kind) {
            return true;
        }
    }
}

Result<bool> Player::launch(const std::stop_token& stop) {
    ProcessStart start{config_.command, config_.directory, {}};
    if (!conditions_.error_logs.empty()) {
        start.error_log = std::filesystem::absolute(conditions_.error_logs / log_name(config_.name));
    }
    if (const auto started = process_.start(start); !started) {
        return Error{config_.name + ": " + started.error()};
    }
    dialect_ = make_dialect(config_);
    process_.send(dialect_->greeting());
    if (auto introduced = expect(Reply::Kind::introduced, stop); !introduced) {
        return introduced;
    }
    for (const auto& [name, value] : config_.options) {
        if (!dialect_->has_option(name)) {
            return Error{config_.name + " has no option '" + name + "'"};
        }
    }
    say(dialect_->settings(conditions_.variant, conditions_.rules, config_));
    return expect(Reply::Kind::ready, stop);
}

Result<bool> Player::prepare(const std::stop_token& stop) {
    if (!process_.is_running()) {
        if (auto launched = launch(stop); !launched) {
            return launched;
        }
    }
    process_.drain();
    say(dialect_->new_game());
    return expect(Reply::Kind::ready, stop);
}

EngineAnswer Player::think(const SearchOrder& order, const std::stop_token& stop) {
    EngineAnswer answer;
    if (!process_.is_running()) {
        answer.text = "was not running";
        return answer;
    }
    process_.drain();
    const auto start = Clock::now();
    say(dialect_->search(order));
    const auto allowance = order.own.allowance();
    auto deadline = start + clock_duration(allowance ? *allowance + order.own.control().margin : config_.stall_limit);
    bool is_told_to_stop = !allowance;
    while (true) {
        const Received received = process_.receive(deadline, stop);
        if (received.kind == Received::Kind::line) {
            const Reply reply = dialect_->read(received.line);
            update(answer.thought, reply.thought);
            if (reply.kind == Reply::Kind::move || reply.kind == Reply::Kind::no_move) {
                answer.kind = reply.kind == Reply::Kind::move ? EngineAnswer::Kind::move : EngineAnswer::Kind::no_move;
                answer.text = reply.text;
                answer.elapsed = received.arrived - start;
                return answer;
            }
        }
        if (received.kind == Received::Kind::closed) {
            answer.kind = EngineAnswer::Kind::crash;
            answer.text = bury();
        } else if (received.kind == Received::Kind::interrupted) {
            answer.kind = EngineAnswer::Kind::interrupted;
        } else if (Clock::now() < deadline) {
            continue;
        } else if (!is_told_to_stop) {
            process_.send("stop");
            is_told_to_stop = true;
            deadline = Clock::now() + clock_duration(config_.stall_limit);
            continue;
        } else {
            answer.kind = EngineAnswer::Kind::stall;
            answer.text = "gave no move";
            process_.end(Clock::duration::zero());
        }
        answer.elapsed = Clock::now() - start;
        return answer;
    }
}

Result<Move> Player::parse(const Game& game, std::string_view text) const {
    return dialect_->parse(game, text);
}

}  // namespace draughts
