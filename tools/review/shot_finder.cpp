#include "review/shot_finder.h"

#include <algorithm>
#include <utility>

#include "core/movegen.h"
#include "review/line_gain.h"

namespace draughts {

namespace {

/// By this much less than the best, in hundredths of a man, another move is no solution.
constexpr Score margin = 120;
/// Material that leaves the winner no better off than this was not worth winning.
constexpr Score least_score = 150;

/// One line alone proves nothing: the search was cut short before it saw another move.
[[nodiscard]] bool is_only_solution(const std::vector<Line>& lines) {
    return lines.size() >= 2 && lines[0].score - lines[1].score >= margin;
}

}  // namespace

std::optional<Shot> find_shot(Analyst& analyst, const Game& game, const ShotSettings& settings) {
    const Position& position = game.position();
    if (game.outcome().status != Status::ongoing || has_capture(position) || game.legal_moves().size() < 2) {
        return std::nullopt;
    }
    const auto wins = [&](const Line& line) {
        return gain_of_line(position, line.moves, settings.least_men).men >= settings.least_men &&
               line.score >= least_score;
    };
    // A short look first: most positions hold no shot.
    if (!wins(analyst.search(game, settings.effort.part(10, 6)).front())) {
        return std::nullopt;
    }
    const std::vector<Line> lines = analyst.search(game, settings.effort, 2);
    const Line& best = lines.front();
    if (!wins(best) || !is_only_solution(lines)) {
        return std::nullopt;
    }
    const LineGain gain = gain_of_line(position, best.moves, settings.least_men);
    constexpr std::size_t shortest = 3;  // what is won at once is no puzzle
    if (gain.plies < shortest) {
        return std::nullopt;
    }
    Shot shot;
    shot.ply = game.ply();
    shot.position = position;
    shot.solution.assign(best.moves.begin(), best.moves.begin() + static_cast<std::ptrdiff_t>(gain.plies));
    shot.men = gain.men;
    shot.score = best.score;
    return shot;
}

std::vector<Shot> find_shots(Analyst& analyst, const Game& game, const ShotSettings& settings) {
    std::vector<Shot> shots;
    Game now = game;
    while (now.ply() > 0) {
        now.undo();
    }
    std::optional<Shot> missed;    // the last that was not played, with the ply at which it was last seen
    std::size_t looked_until = 0;  // positions within a solution that was played are no new puzzle
    for (const Move move : game.moves()) {
        auto shot = now.ply() < looked_until ? std::nullopt : find_shot(analyst, now, settings);
        const bool is_old =
            shot && missed && missed->ply + 2 == shot->ply && missed->solution.front() == shot->solution.front();
        if (shot) {
            shot->was_played = shot->solution.front() == move;
            if (shot->was_played) {
                looked_until = now.ply() + shot->solution.size();
            } else {
                missed = shot;
            }
            if (!is_old && !(settings.only_missed && shot->was_played)) {
                shots.push_back(*std::move(shot));
            }
        }
        now.play(move);
    }
    return shots;
}

}  // namespace draughts
