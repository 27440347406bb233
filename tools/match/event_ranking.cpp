#include "match/event_ranking.h"

#include <optional>

#include "match/ranking_event.h"
#include "match/ranking_text.h"

namespace draughts {

namespace {

[[nodiscard]] std::optional<RankingSystem> system_of(FormatKind format, bool has_teams) {
    const RankingSystem all_meet = has_teams ? RankingSystem::team : RankingSystem::round_robin;
    switch (format) {
        case FormatKind::match:
            return has_teams ? std::optional{RankingSystem::team} : std::nullopt;
        case FormatKind::gauntlet:
        case FormatKind::round_robin:
        case FormatKind::double_round_robin:
            return all_meet;
        case FormatKind::swiss:
            return has_teams ? RankingSystem::team : RankingSystem::swiss;
        case FormatKind::knock_out:
            return RankingSystem::knock_out;
        case FormatKind::relay:
            return RankingSystem::relay;
    }
    return std::nullopt;
}

}  // namespace

std::string ranking_of(FormatKind format, std::span<const GameRecord> games) {
    const auto system = system_of(format, !games.empty() && !games.front().white_team.empty());
    if (!system) {
        return "";
    }
    RankingRules rules;
    rules.system = *system;
    const auto event = rank_event(games, rules);
    return event ? format_text(*event) + "\n" : "no ranking: " + event.error() + "\n\n";
}

}  // namespace draughts
