// Ranking: the order of the players of an event by the rules for it (Art. 17-19), with every tie-break and what
// decided.
//
// A ranking is a list of criteria. Players that are level by one go on to the next; players whom none separates share
// their place, and where the rules then ask for a play-off, it is the organiser's to hold. What the rules leave open is
// settled here, once:
//  - "results among the tied" count only when all of the tied have met each other, equally often. Where they separate
//    some and leave others level, they are asked again among those.
//  - Swiss: they decide the first place only. They lift the best of those tied for it over the others, who go on to
//    the next criterion together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/crosstable.h"

namespace draughts {

struct Criterion {
    std::string name;
    std::vector<double> values;  // by player, greater is better; empty: results among the tied
    bool is_for_first_place_only = false;
};

struct Standing {
    std::size_t player = 0;  // by number
    int place = 1;           // from 1; players that nothing separates share it, and the next come after all of them
    /// By criterion. Results among the tied have one for each time they were asked, none where they did not count.
    std::vector<std::vector<double>> values;
    std::optional<std::size_t> separated_by;  // the criterion that put it behind the one before it in the list
};

struct Ranking {
    std::vector<Criterion> criteria;
    std::vector<Standing> standings;  // in order; those who share a place in the order of their numbers
};

[[nodiscard]] Ranking rank(const CrossTable& table, std::vector<Criterion> criteria);

[[nodiscard]] Criterion points_of_all(const CrossTable& table);
[[nodiscard]] Criterion wins_of_all(const CrossTable& table);
[[nodiscard]] Criterion results_among_the_tied();

/// Points, number of wins, results among the tied; then a play-off. For matches and gauntlets too.
[[nodiscard]] Ranking rank_round_robin(const CrossTable& table);

/// Solkoff method: points; for the first place results among the tied; the sum of the opponents' points
/// (Solkoff); the same without the best and the worst opponent (median); without the worst, the two worst, ...
/// (truncated), as long as one is left. An opponent counts once for each encounter; a round without one, by a bye or
/// by absence, counts as an opponent without points, so that all sums are of equally many.
[[nodiscard]] Ranking rank_swiss_by_solkoff(const CrossTable& table);

/// Rating method: points; for the first place results among the tied; the average rating of the opponents,
/// each once for each encounter. `ratings`: by player.
[[nodiscard]] Ranking rank_swiss_by_rating(const CrossTable& table, const std::vector<double>& ratings);

}  // namespace draughts
