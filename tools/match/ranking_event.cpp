#include "match/ranking_event.h"

#include <algorithm>
#include <array>
#include <utility>

#include "match/ranking_knock_out.h"
#include "match/ranking_relay.h"
#include "text/quote.h"

namespace draughts {

namespace {

struct SystemName {
    std::string_view name;
    RankingSystem system;
};
constexpr std::array<SystemName, 5> system_names = {{{"round-robin", RankingSystem::round_robin},
                                                     {"swiss", RankingSystem::swiss},
                                                     {"knock-out", RankingSystem::knock_out},
                                                     {"team", RankingSystem::team},
                                                     {"relay", RankingSystem::relay}}};

/// Whether teams meet and not players.
[[nodiscard]] bool teams_meet(std::span<const GameRecord> games, const RankingRules& rules) {
    return !rules.teams.empty() || (!games.empty() && std::ranges::none_of(games, [](const GameRecord& game) {
        return game.white_team.empty();
    }));
}

/// By player of the table.
[[nodiscard]] Result<std::vector<double>> ratings_of(const CrossTable& table, std::span<const GameRecord> games,
                                                     const std::map<std::string, double>& given) {
    std::map<std::string, double> known = given;
    for (const GameRecord& game : games) {
        for (const auto& [player, rating] :
             {std::pair{game.white, game.white_rating}, std::pair{game.black, game.black_rating}}) {
            if (rating != 0) {
                known.try_emplace(player, rating);
            }
        }
    }
    std::vector<double> ratings;
    for (const std::string& player : table.players()) {
        const auto rating = known.find(player);
        if (rating == known.end()) {
            return Error{"player " + quoted(std::string_view{player}) + " has no rating, expected one in --ratings"};
        }
        ratings.push_back(rating->second);
    }
    return ratings;
}

[[nodiscard]] Result<EventRanking> rank_team_event(std::span<const GameRecord> games, const RankingRules& rules) {
    const auto results = team_results(games, rules.teams);
    if (!results) {
        return Error{results.error()};
    }
    TeamRanking ranked = rank_teams(*results, rules.team_points, rules.unit);
    return EventRanking{rules, std::move(ranked.table), std::move(ranked.ranking), true};
}

/// A knock-out or a relay.
[[nodiscard]] Result<EventRanking> rank_by_exits(std::span<const GameRecord> games, const RankingRules& rules) {
    const bool is_of_teams = teams_meet(games, rules);
    const auto results = is_of_teams ? team_results(games, rules.teams) : results_of(games);
    if (!results) {
        return Error{results.error()};
    }
    CrossTable table{*results};
    const auto ranking = rules.system == RankingSystem::relay ? rank_relay(table) : rank_knock_out(table);
    if (!ranking) {
        return Error{ranking.error()};
    }
    return EventRanking{rules, std::move(table), *ranking, is_of_teams};
}

}  // namespace

std::string_view name_of(RankingSystem system) {
    for (const SystemName& known : system_names) {
        if (known.system == system) {
            return known.name;
        }
    }
    return "";
}

std::optional<RankingSystem> parse_ranking_system(std::string_view name) {
    for (const SystemName& known : system_names) {
        if (known.name == name) {
            return known.system;
        }
    }
    return std::nullopt;
}

Result<EventRanking> rank_event(std::span<const GameRecord> games, const RankingRules& rules) {
    switch (rules.system) {
        case RankingSystem::team:
            return rank_team_event(games, rules);
        case RankingSystem::knock_out:
        case RankingSystem::relay:
            return rank_by_exits(games, rules);
        case RankingSystem::round_robin:
        case RankingSystem::swiss:
            break;
    }
    CrossTable table{results_of(games), rules.unit};
    if (rules.system == RankingSystem::swiss && rules.swiss == SwissMethod::rating) {
        const auto ratings = ratings_of(table, games, rules.ratings);
        if (!ratings) {
            return Error{ratings.error()};
        }
        Ranking ranking = rank_swiss_by_rating(table, *ratings);
        return EventRanking{rules, std::move(table), std::move(ranking)};
    }
    Ranking ranking = rules.system == RankingSystem::swiss ? rank_swiss_by_solkoff(table) : rank_round_robin(table);
    return EventRanking{rules, std::move(table), std::move(ranking)};
}

}  // namespace draughts
