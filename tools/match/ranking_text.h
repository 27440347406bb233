// A ranking as text for people and as JSON for programs.
#pragma once

#include <string>
#include <vector>

#include "match/ranking_event.h"

namespace draughts {

/// An aligned table, a line for each player, with the cross table and the criterion that decided each place; the
/// criteria that nobody needed are left out. Under it, which places are shared, and lots.
[[nodiscard]] std::string format_text(const EventRanking& event);

/// One object: "system", "unit", "criteria", "standings" in order (place, name, points, games, wins, draws, losses,
/// byes, percent, "values" by criterion, "separated_by" or null), "cross_table" in the same order (the points of each
/// game of two players), "shared", lists of names, and "lots", each who
/// goes on and against whom. A player who is still in has "out in round" null.
[[nodiscard]] std::string format_json(const EventRanking& event);

/// Names that nothing separates, a list for each place that several share.
[[nodiscard]] std::vector<std::vector<std::string>> shared_places(const EventRanking& event);

/// The points of `player` in each result against `opponent`, in order.
[[nodiscard]] std::vector<int> points_against(const CrossTable& table, std::size_t player, std::size_t opponent);

/// 100 for a player who has won everything; byes count with their points.
[[nodiscard]] double percent_of(const CrossTable& table, std::size_t player);

}  // namespace draughts
