#include "match/report_summary.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "match/tally.h"

namespace draughts {

namespace {

[[nodiscard]] std::size_t index_of(Summary& summary, const std::string& name) {
    const auto found = std::ranges::find(summary.players, name, &PlayerSummary::name);
    if (found == summary.players.end()) {
        PlayerSummary player;
        player.name = name;
        summary.players.push_back(std::move(player));
        return summary.players.size() - 1;
    }
    return static_cast<std::size_t>(found - summary.players.begin());
}

void add_times(const GameRecord& game, PlayerSummary& first, PlayerSummary& second) {
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        if (const auto seconds = game.moves[i].seconds) {
            PlayerSummary& mover = i % 2 == 0 ? first : second;
            mover.seconds += *seconds;
            ++mover.timed_moves;
        }
    }
}

[[nodiscard]] Score& opening_of(Summary& summary, const std::string& name) {
    for (auto& [known, score] : summary.openings) {
        if (known == name) {
            return score;
        }
    }
    return summary.openings.emplace_back(name, Score{}).second;
}

}  // namespace

Summary summarise(const std::vector<GameRecord>& games) {
    Summary summary;
    for (const GameRecord& game : games) {
        (void)index_of(summary, game.white);
        (void)index_of(summary, game.black);
    }
    const std::size_t count = summary.players.size();
    summary.against.assign(count, std::vector<Score>(count));
    std::vector<Tally> tallies;
    for (const PlayerSummary& player : summary.players) {
        tallies.emplace_back(player.name, std::nullopt);
    }
    for (const GameRecord& game : games) {
        const std::size_t white = index_of(summary, game.white);
        const std::size_t black = index_of(summary, game.black);
        const int points = white_points(game);
        PlayerSummary& white_player = summary.players[white];
        PlayerSummary& black_player = summary.players[black];
        white_player.all.add(points);
        white_player.as_white.add(points);
        black_player.all.add(2 - points);
        black_player.as_black.add(2 - points);
        summary.against[white][black].add(points);
        summary.against[black][white].add(2 - points);
        opening_of(summary, game.opening).add(points);
        ++summary.reasons[game.reason];
        summary.lengths.push_back(static_cast<int>(game.moves.size()));
        const bool white_begins = !game.fen.starts_with('B');
        add_times(game, white_begins ? white_player : black_player, white_begins ? black_player : white_player);
        for (Tally& tally : tallies) {
            tally.add(game);
        }
        const EloEstimate elo = tallies.front().elo();
        if ((white == 0 || black == 0) && std::isfinite(elo.elo) && std::isfinite(elo.error) && elo.error > 0) {
            summary.course.push_back({tallies.front().games(), elo});
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        summary.players[i].pairs = tallies[i].pairs();
        summary.players[i].elo = tallies[i].elo();
    }
    return summary;
}

}  // namespace draughts
