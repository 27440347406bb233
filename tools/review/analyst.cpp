#include "review/analyst.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

#include "c_api/moves.h"
#include "command_line/commands.h"
#include "text/fen.h"

namespace draughts {

namespace {

/// Throws what went wrong.
void check(bolshak_code code, const bolshak_error& error) {
    if (code != BOLSHAK_OK) {
        throw BadArgument{error.message};
    }
}

[[nodiscard]] c_api::GameHandle handle_of(const Game& game) {
    Game start = game;
    while (start.ply() > 0) {
        start.undo();
    }
    std::string fen = format_fen(start.position());
    if (const int counted = start.clock().plies; counted > 0) {
        fen += ":H" + std::to_string(counted);
    }
    bolshak_error error{};
    c_api::GameHandle handle =
        c_api::create_game(static_cast<int>(game.variant()), static_cast<int>(game.rules()), fen, &error);
    check(error.code, error);
    for (std::size_t ply = 0; ply < game.ply(); ++ply) {
        const bolshak_move move = c_api::plain_move(game.variant(), game.position_at(ply), game.moves()[ply]);
        check(bolshak_game_play(handle.get(), &move, &error), error);
    }
    return handle;
}

[[nodiscard]] Score score_of(const bolshak_score& score) {
    switch (score.kind) {
        case BOLSHAK_SCORE_WIN:
            return win_in(score.value);
        case BOLSHAK_SCORE_LOSS:
            return loss_in(score.value);
        case BOLSHAK_SCORE_VALUE:
            break;
    }
    return score.value;
}

[[nodiscard]] Line line_of(const bolshak_info& info, const Game& game) {
    Line line;
    line.score = score_of(info.score);
    line.depth = info.depth;
    line.nodes = info.nodes;
    line.seconds = static_cast<double>(info.microseconds) / 1e6;
    Position position = game.position();
    for (std::size_t i = 0; i < info.pv_count; ++i) {
        const auto move = c_api::legal_move(game.variant(), position, info.pv[i]);
        assert(move);
        line.moves.push_back(*move);
        position = position.make(*move);
    }
    return line;
}

/// What a search tells while it goes on.
struct Told {
    const Game& game;
    std::size_t wanted;
    const std::function<void(const std::vector<Line>&)>& on_lines;
    std::vector<Line> growing;  // of an iteration whose lines are not all told
    std::vector<Line> lines;    // of the last whole one
};

void hear(void* user, const bolshak_info* info) {
    Told& told = *static_cast<Told*>(user);
    if (info->bound != BOLSHAK_EXACT) {
        return;
    }
    if (info->line == 1) {
        told.growing.clear();
    }
    told.growing.push_back(line_of(*info, told.game));
    if (told.growing.size() == told.wanted) {
        told.lines = told.growing;
        if (told.on_lines) {
            told.on_lines(told.lines);
        }
    }
}

}  // namespace

Analyst::Analyst(const AnalystSettings& settings) {
    bolshak_error error{};
    engine_ = c_api::create_engine(&error);
    check(error.code, error);
    set("threads", std::to_string(settings.threads));
    set("hash", std::to_string(settings.hash));
    set("move-overhead", "0");
    if (!settings.tables.empty()) {
        set("tablebase-path", settings.tables);
    }
}

void Analyst::set(const char* name, const std::string& value) {
    bolshak_error error{};
    check(bolshak_engine_set_option(engine_.get(), name, value.c_str(), &error), error);
}

void Analyst::forget() {
    bolshak_error error{};
    check(bolshak_engine_new_game(engine_.get(), &error), error);
}

std::vector<Line> Analyst::search(const Game& game, const Effort& effort, int lines,
                                  const std::function<void(const std::vector<Line>&)>& on_lines) {
    if (std::exchange(lines_, lines) != lines) {
        set("multi-pv", std::to_string(lines));
    }
    Told told{game, std::min(static_cast<std::size_t>(lines), game.legal_moves().size()), on_lines, {}, {}};
    bolshak_limits limits{};
    limits.depth = effort.depth.value_or(0);
    limits.nodes = effort.nodes.value_or(0);
    limits.move_time = effort.milliseconds.value_or(0);
    limits.analyse = effort.is_thorough ? 1 : 0;
    const bolshak_listener listener{hear, nullptr, &told};
    bolshak_error error{};
    const c_api::GameHandle handle = handle_of(game);
    check(bolshak_engine_search(engine_.get(), handle.get(), &limits, &listener, &error), error);
    bolshak_result result{};
    check(bolshak_engine_wait(engine_.get(), &result, &error), error);
    if (result.best.from == 0) {
        return {};
    }
    // An iteration that was cut short may have found a better move, and not yet what follows it.
    Line best = line_of(result.info, game);
    const auto known = std::ranges::find_if(told.lines, [&](const Line& line) {
        return line.moves.front() == best.moves.front();
    });
    if (known != told.lines.end()) {
        if (known->moves.size() > best.moves.size()) {
            best.moves = known->moves;
        }
        told.lines.erase(known);
    } else if (best.moves.size() == 1) {
        best = followed(game, std::move(best), effort);
    }
    told.lines.insert(told.lines.begin(), std::move(best));
    told.lines.resize(std::min(told.lines.size(), told.wanted));
    return std::move(told.lines);
}

Line Analyst::followed(const Game& game, Line best, const Effort& effort) {
    Game after = game;
    after.play(best.moves.front());
    if (after.outcome().status != Status::ongoing) {
        return best;
    }
    const std::vector<Line> answers = search(after, effort.part(4, 0));
    const std::vector<Move>& moves = answers.front().moves;
    best.moves.insert(best.moves.end(), moves.begin(), moves.end());
    best.score = score_before(answers.front().score);
    return best;
}

std::optional<TableFact> Analyst::ask_tables(const Game& game) {
    bolshak_probe probe{};
    bolshak_error error{};
    const c_api::GameHandle handle = handle_of(game);
    const bolshak_code code = bolshak_engine_probe(engine_.get(), handle.get(), &probe, &error);
    if (code == BOLSHAK_NO_ANSWER) {
        return std::nullopt;
    }
    check(code, error);
    return TableFact{static_cast<Wdl>(probe.value), static_cast<Wdl>(probe.value_without_rules), probe.plies,
                     probe.drawn_by == nullptr ? "" : probe.drawn_by};
}

}  // namespace draughts
