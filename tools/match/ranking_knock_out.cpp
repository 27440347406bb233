#include "match/ranking_knock_out.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "text/quote.h"

namespace draughts {

namespace {

constexpr double still_in = std::numeric_limits<double>::infinity();

struct Tie {
    std::size_t first = 0;
    std::size_t second = 0;
    int round = 0;
};

[[nodiscard]] std::string name_of(std::size_t player, const CrossTable& table) {
    return quoted(std::string_view{table.players()[player]});
}

[[nodiscard]] std::vector<Tie> ties_of(const CrossTable& table) {
    std::vector<Tie> ties;
    std::set<std::pair<std::size_t, std::size_t>> known;
    std::vector<int> last_round(table.size());
    for (const GameResult& result : table.results()) {
        const std::size_t white = table.number_of(result.white);
        const std::size_t black = result.is_bye() ? white : table.number_of(result.black);
        if (!result.is_bye() && !known.insert(std::minmax(white, black)).second) {
            continue;
        }
        const int round = result.round != 0 ? result.round : std::max(last_round[white], last_round[black]) + 1;
        last_round[white] = last_round[black] = round;
        if (!result.is_bye()) {
            ties.push_back({white, black, round});
        }
    }
    return ties;
}

/// Who lost a tie, by points or by lot; none: it is level.
[[nodiscard]] std::optional<std::size_t> loser_of(const Tie& tie, const CrossTable& table) {
    const int points = table.score_against(tie.first, tie.second).points();
    const int other_points = table.score_against(tie.second, tie.first).points();
    if (points != other_points) {
        return points < other_points ? tie.first : tie.second;
    }
    for (const GameResult& lot : table.lots()) {
        const std::size_t winner = table.number_of(lot.white);
        const std::size_t loser = table.number_of(lot.black);
        if (std::minmax(winner, loser) == std::minmax(tie.first, tie.second)) {
            return loser;
        }
    }
    return std::nullopt;
}

/// The round in which each player lost a tie first.
[[nodiscard]] std::vector<double> rounds_of_exit(const CrossTable& table, const std::vector<Tie>& ties) {
    std::vector<double> out(table.size(), still_in);
    for (const Tie& tie : ties) {
        if (const auto loser = loser_of(tie, table)) {
            out[*loser] = std::min<double>(out[*loser], tie.round);
        }
    }
    return out;
}

[[nodiscard]] std::optional<std::string> fault_of(const CrossTable& table, const std::vector<Tie>& ties,
                                                  const std::vector<double>& out) {
    std::set<std::pair<std::size_t, int>> met;
    for (const Tie& tie : ties) {
        const bool is_for_a_place = out[tie.first] == out[tie.second] && out[tie.first] <= tie.round;
        if (is_for_a_place) {
            continue;
        }
        for (const std::size_t player : {tie.first, tie.second}) {
            const std::string in_round = " in round " + std::to_string(tie.round);
            if (out[player] < tie.round) {
                return "no knock-out: " + name_of(player, table) + " lost in round " +
                       std::to_string(static_cast<int>(out[player])) + " and plays on" + in_round;
            }
            if (!met.insert({player, tie.round}).second) {
                return "no knock-out: " + name_of(player, table) + " has two opponents" + in_round;
            }
        }
    }
    if (table.size() > 0 && std::ranges::find(out, still_in) == out.end()) {
        return "no knock-out: every player has lost";
    }
    return std::nullopt;
}

}  // namespace

Result<Ranking> rank_knock_out(const CrossTable& table) {
    const std::vector<Tie> ties = ties_of(table);
    std::vector<double> out = rounds_of_exit(table, ties);
    if (auto fault = fault_of(table, ties, out)) {
        return Error{*fault};
    }
    return rank(table, {{"out in round", std::move(out)}, results_among_the_tied()});
}

}  // namespace draughts
