#include "match/ranking_team.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "text/quote.h"

namespace draughts {

namespace {

struct Seat {
    std::string team;
    int board = 0;
};

[[nodiscard]] Result<Seat> seat_of(const std::string& player, const std::string& team, int board,
                                   const std::vector<Team>& teams) {
    for (const Team& listed : teams) {
        const auto place = std::ranges::find(listed.players, player);
        if (place != listed.players.end() && (team.empty() || team == listed.name)) {
            return Seat{listed.name, board != 0 ? board : static_cast<int>(place - listed.players.begin()) + 1};
        }
    }
    if (team.empty()) {
        return Error{"player " + quoted(std::string_view{player}) + " is in no team"};
    }
    return Seat{team, board};
}

[[nodiscard]] Criterion points_on_board(int board, const CrossTable& games) {
    Criterion criterion{"board " + std::to_string(board), std::vector<double>(games.size())};
    for (const GameResult& game : games.results()) {
        if (game.white_board == board) {
            criterion.values[games.number_of(game.white)] += game.white_points;
        }
        if (game.black_board == board && !game.is_bye()) {
            criterion.values[games.number_of(game.black)] += 2 - game.white_points;
        }
    }
    return criterion;
}

}  // namespace

Result<std::vector<GameResult>> team_results(std::span<const GameRecord> games, const std::vector<Team>& teams) {
    std::vector<GameResult> results = results_of(games);
    for (std::size_t i = 0; i < games.size(); ++i) {
        const GameRecord& game = games[i];
        GameResult& result = results[i];
        const auto white = seat_of(game.white, game.white_team, game.board, teams);
        if (!white) {
            return Error{white.error()};
        }
        result.white = white->team;
        result.white_board = white->board;
        if (result.is_bye()) {
            continue;
        }
        const auto black = seat_of(game.black, game.black_team, game.board, teams);
        if (!black) {
            return Error{black.error()};
        }
        result.black = black->team;
        result.black_board = black->board;
        if (result.white == result.black) {
            return Error{quoted(std::string_view{game.white}) + " and " + quoted(std::string_view{game.black}) +
                         " are both of team " + quoted(std::string_view{result.white})};
        }
    }
    return results;
}

TeamRanking rank_teams(std::span<const GameResult> games, TeamPoints points, Unit unit) {
    const CrossTable by_games{games, unit};
    const auto matches = whole_matches(by_games.results());
    CrossTable table = points == TeamPoints::of_games ? by_games : CrossTable{matches, Unit::game, by_games.players()};
    std::vector<Criterion> criteria{points_of_all(table), wins_of_all(by_games), results_among_the_tied()};
    if (points == TeamPoints::of_matches) {
        criteria.front().name = "match points";
    }
    int boards = 0;
    for (const GameResult& game : games) {
        boards = std::max({boards, game.white_board, game.black_board});
    }
    for (int board = 1; board <= boards; ++board) {
        criteria.push_back(points_on_board(board, by_games));
    }
    Ranking ranking = rank(table, std::move(criteria));
    return {std::move(table), std::move(ranking)};
}

}  // namespace draughts
