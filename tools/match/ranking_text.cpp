#include "match/ranking_text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "match/fixed_text.h"
#include "match/text_table.h"

namespace draughts {

namespace {

constexpr int longest_list_of_games = 4;  // in a cell; for more the sum stands there

/// Who stands where: players by number to their place in the list.
[[nodiscard]] std::vector<std::size_t> rows_of(const EventRanking& event) {
    std::vector<std::size_t> rows(event.table.size());
    for (std::size_t row = 0; row < event.ranking.standings.size(); ++row) {
        rows[event.ranking.standings[row].player] = row;
    }
    return rows;
}

/// How many criteria somebody needed.
[[nodiscard]] std::size_t needed_criteria(const EventRanking& event) {
    if (!shared_places(event).empty()) {
        return event.ranking.criteria.size();
    }
    std::size_t needed = 1;
    for (const Standing& standing : event.ranking.standings) {
        needed = std::max(needed, standing.separated_by.value_or(0) + 1);
    }
    return std::min(needed, event.ranking.criteria.size());
}

[[nodiscard]] std::string value_text(const std::vector<double>& values) {
    std::string text;
    for (const double value : values) {
        const bool is_whole = value == std::floor(value);
        text += (text.empty() ? "" : ", ") + (std::isinf(value) ? "-" : fixed_text(value, is_whole ? 0 : 2));
    }
    return text;
}

[[nodiscard]] std::string balance(const Score& score) {
    return "+" + std::to_string(score.wins) + " =" + std::to_string(score.draws) + " -" + std::to_string(score.losses);
}

/// Columns of the results: by round where a Swiss tells its rounds, else by opponent.
class ResultColumns {
  public:
    explicit ResultColumns(const EventRanking& event)
        : event_{event}, table_{event.table}, rows_{rows_of(event)}, is_by_games_{event.rules.unit == Unit::game} {
        bool has_rounds = true;
        for (const GameResult& result : table_.results()) {
            has_rounds = has_rounds && result.round > 0;
            rounds_ = std::max(rounds_, result.round);
        }
        rounds_ = has_rounds && event.rules.system == RankingSystem::swiss ? rounds_ : 0;
        for (std::size_t a = 0; a < table_.size(); ++a) {
            for (std::size_t b = 0; b < table_.size(); ++b) {
                lists_games_ = lists_games_ && table_.score_against(a, b).games() <= longest_list_of_games;
            }
        }
    }

    [[nodiscard]] std::size_t count() const { return rounds_ > 0 ? static_cast<std::size_t>(rounds_) : table_.size(); }

    [[nodiscard]] std::string cell(std::size_t player, std::size_t column) const {
        return rounds_ > 0 ? round_cell(player, static_cast<int>(column) + 1)
                           : opponent_cell(player, event_.ranking.standings[column].player);
    }

    [[nodiscard]] std::string legend() const {
        if (rounds_ == 0) {
            return lists_games_ ? "" : "a number in a column: the points of all games against that player\n";
        }
        return is_by_games_ ? "5w2: 2 points with White against number 5\n" : "5:2: 2 points against number 5\n";
    }

  private:
    [[nodiscard]] std::string round_cell(std::size_t player, int round) const {
        const std::string& name = table_.players()[player];
        std::string cell;
        for (const GameResult& result : table_.results()) {
            if (result.round != round || (result.white != name && result.black != name)) {
                continue;
            }
            const bool is_white = result.white == name;
            const std::string points = std::to_string(is_white ? result.white_points : 2 - result.white_points);
            if (result.is_bye()) {
                cell += "bye" + points;
                continue;
            }
            const std::size_t opponent = table_.number_of(is_white ? result.black : result.white);
            const std::string number = std::to_string(rows_[opponent] + 1);
            const char* const colour = !is_by_games_ ? ":" : is_white ? "w" : "b";
            cell += (cell.empty() ? number : "") + colour + points;
        }
        return cell;
    }

    [[nodiscard]] std::string opponent_cell(std::size_t player, std::size_t opponent) const {
        if (player == opponent) {
            return "*";
        }
        std::string cell;
        const std::vector<int> games = points_against(table_, player, opponent);
        if (!lists_games_ && !games.empty()) {
            return std::to_string(table_.score_against(player, opponent).points());
        }
        for (const int points : games) {
            cell += std::to_string(points);
        }
        return cell;
    }

    const EventRanking& event_;
    const CrossTable& table_;
    std::vector<std::size_t> rows_;
    bool is_by_games_;
    bool lists_games_ = true;
    int rounds_ = 0;  // 0: by opponent
};

[[nodiscard]] std::string title(const EventRanking& event) {
    std::string text{name_of(event.rules.system)};
    if (event.rules.system == RankingSystem::swiss) {
        text += event.rules.swiss == SwissMethod::solkoff ? ", Solkoff method" : ", rating method";
    }
    const bool counts_matches =
        event.rules.system == RankingSystem::team && event.rules.team_points == TeamPoints::of_matches;
    const char* const unit = counts_matches                         ? " matches"
                             : event.rules.unit == Unit::mini_match ? " mini-matches"
                                                                    : " games";
    const auto games = std::ranges::count_if(event.table.results(), [](const GameResult& result) {
        return !result.is_bye();
    });
    return text + ": " + std::to_string(event.table.size()) + (event.is_of_teams ? " teams, " : " players, ") +
           std::to_string(games) + unit + "; a win is 2 points, a draw 1\n\n";
}

[[nodiscard]] std::string lot_text(const CrossTable& table) {
    std::string text;
    for (const GameResult& lot : table.lots()) {
        text += "by lot " + on_one_line(lot.white) + " goes on after the tie with " + on_one_line(lot.black) + "\n";
    }
    return text;
}

[[nodiscard]] std::string shared_text(const EventRanking& event) {
    const bool has_play_off =
        event.rules.system == RankingSystem::round_robin || event.rules.system == RankingSystem::knock_out;
    std::string text;
    for (const auto& names : shared_places(event)) {
        text += "level";
        for (std::size_t i = 0; i < names.size(); ++i) {
            text += (i == 0 ? ": " : ", ") + on_one_line(names[i]);
        }
        text += has_play_off ? "; a play-off decides\n" : "\n";
    }
    return text;
}

}  // namespace

std::vector<std::vector<std::string>> shared_places(const EventRanking& event) {
    std::vector<std::vector<std::string>> all;
    const auto& standings = event.ranking.standings;
    for (std::size_t i = 1; i < standings.size(); ++i) {
        if (standings[i].place != standings[i - 1].place) {
            continue;
        }
        if (i == 1 || standings[i - 2].place != standings[i].place) {
            all.push_back({event.table.players()[standings[i - 1].player]});
        }
        all.back().push_back(event.table.players()[standings[i].player]);
    }
    return all;
}

std::vector<int> points_against(const CrossTable& table, std::size_t player, std::size_t opponent) {
    const std::string& name = table.players()[player];
    const std::string& other = table.players()[opponent];
    std::vector<int> points;
    if (table.score_against(player, opponent).games() == 0) {
        return points;
    }
    for (const GameResult& result : table.results()) {
        if (result.white == name && result.black == other) {
            points.push_back(result.white_points);
        } else if (result.black == name && result.white == other) {
            points.push_back(2 - result.white_points);
        }
    }
    return points;
}

double percent_of(const CrossTable& table, std::size_t player) {
    const int results = table.score(player).games() + table.byes(player);
    return results == 0 ? 0 : 50.0 * table.points(player) / results;
}

std::string format_text(const EventRanking& event) {
    const ResultColumns results{event};
    const std::size_t criteria = needed_criteria(event);
    const bool has_byes = std::ranges::any_of(event.table.results(), &GameResult::is_bye);
    TextTable table;
    table.add_column("place");
    table.add_column("no");
    table.add_column(event.is_of_teams ? "team" : "player", TextTable::Side::left);
    for (std::size_t i = 0; i < results.count(); ++i) {
        table.add_column(std::to_string(i + 1));
    }
    for (std::size_t i = 0; i < criteria; ++i) {
        table.add_column(event.ranking.criteria[i].name);
    }
    table.add_column("%");
    table.add_column("won, drawn, lost");
    if (has_byes) {
        table.add_column("byes");
    }
    table.add_column("decided by", TextTable::Side::left);
    for (std::size_t row = 0; row < event.ranking.standings.size(); ++row) {
        const Standing& standing = event.ranking.standings[row];
        std::vector<std::string> cells{std::to_string(standing.place), std::to_string(row + 1),
                                       on_one_line(event.table.players()[standing.player])};
        for (std::size_t i = 0; i < results.count(); ++i) {
            cells.push_back(results.cell(standing.player, i));
        }
        for (std::size_t i = 0; i < criteria; ++i) {
            cells.push_back(value_text(standing.values[i]));
        }
        cells.push_back(fixed_text(percent_of(event.table, standing.player), 1));
        cells.push_back(balance(event.table.score(standing.player)));
        if (has_byes) {
            cells.push_back(std::to_string(event.table.byes(standing.player)));
        }
        cells.push_back(standing.separated_by ? event.ranking.criteria[*standing.separated_by].name : "");
        table.add_row(std::move(cells));
    }
    const bool shows_solkoff =
        event.rules.system == RankingSystem::swiss && event.rules.swiss == SwissMethod::solkoff && criteria > 2;
    const std::string notes = shared_text(event) + lot_text(event.table) + results.legend() +
                              (shows_solkoff ? "Solkoff: the points of the opponents; median: without the best and the "
                                               "worst of them; without n: without the n worst\n"
                                             : "");
    return title(event) + table.text() + (notes.empty() ? "" : "\n" + notes);
}

}  // namespace draughts
