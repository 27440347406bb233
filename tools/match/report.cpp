#include "match/report.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <iterator>

#include "match/fixed_text.h"
#include "match/report_charts.h"
#include "match/report_page.h"
#include "match/report_summary.h"
#include "page/page.h"

namespace draughts {

namespace {

[[nodiscard]] std::string cell(const std::string& text) {
    return "<td>" + text + "</td>";
}

[[nodiscard]] std::string percent(const Score& score) {
    return score.games() == 0 ? "" : fixed_text(50.0 * score.points() / score.games(), 1) + " %";
}

/// Of an EloEstimate or a NormalisedElo.
template <class Estimate>
[[nodiscard]] std::string elo_text(const Estimate& elo) {
    return std::isfinite(elo.elo) ? fixed_text(elo.elo, 1) + " ± " + fixed_text(elo.error, 1) : fixed_text(elo.elo, 0);
}

/// "+3 =5 −2"
[[nodiscard]] std::string balance(const Score& score) {
    return "+" + std::to_string(score.wins) + " =" + std::to_string(score.draws) + " −" + std::to_string(score.losses);
}

/// Wins, draws and losses as a bar of three parts.
[[nodiscard]] std::string bar(const Score& score, const std::string& style = "wdl") {
    const auto part = [&](const char* name, int count) {
        return count == 0 ? std::string{}
                          : "<i class='" + std::string{name} + "' style='flex-grow:" + std::to_string(count) + "'></i>";
    };
    return "<span class='" + style + "' aria-hidden='true'>" + part("win", score.wins) + part("draw", score.draws) +
           part("loss", score.losses) + "</span>";
}

[[nodiscard]] std::string cross_table(const Summary& summary) {
    std::vector<std::size_t> order(summary.players.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t i) {
        return summary.players[i].all.points();
    });
    std::string rows = "<tr><th>#</th><th class='name'>Player</th>";
    for (std::size_t rank = 1; rank <= order.size(); ++rank) {
        rows += "<th>" + std::to_string(rank) + "</th>";
    }
    rows += "<th>Games</th><th>Points</th><th>Score</th><th>Elo</th><th>LOS</th><th>s/move</th></tr>";
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const PlayerSummary& player = summary.players[order[rank]];
        rows += "<tr><td>" + std::to_string(rank + 1) + "</td><th scope='row' class='name'>" +
                escape_html(player.name) + "</th>";
        for (const std::size_t other : order) {
            const Score& score = summary.against[order[rank]][other];
            rows += other == order[rank] ? "<td class='self'></td>" : cell(score.games() == 0 ? "" : balance(score));
        }
        rows += cell(std::to_string(player.all.games())) + cell(std::to_string(player.all.points())) +
                cell(percent(player.all)) + cell(elo_text(player.elo)) +
                cell(fixed_text(100 * player.elo.los, 1) + " %") +
                cell(player.timed_moves == 0 ? "–" : fixed_text(player.seconds / player.timed_moves, 3)) + "</tr>";
    }
    return rows;
}

[[nodiscard]] std::string colour_table(const Summary& summary) {
    std::string rows;
    for (const PlayerSummary& player : summary.players) {
        rows += "<tr><th scope='row' class='name'>" + escape_html(player.name) + "</th>" +
                cell(balance(player.as_white)) + cell(percent(player.as_white)) + cell(balance(player.as_black)) +
                cell(percent(player.as_black)) + "</tr>";
    }
    return rows;
}

[[nodiscard]] std::string pair_table(const Summary& summary) {
    std::string rows;
    for (const PlayerSummary& player : summary.players) {
        rows += "<tr><th scope='row' class='name'>" + escape_html(player.name) + "</th>";
        for (const int count : player.pairs.counts) {
            rows += cell(std::to_string(count));
        }
        rows += cell(fixed_text(100 * draw_ratio(player.pairs), 1) + " %") +
                cell(fixed_text(pair_ratio(player.pairs), 2)) + cell(elo_text(estimate_normalised_elo(player.pairs))) +
                "</tr>";
    }
    return rows;
}

[[nodiscard]] std::string opening_table(const Summary& summary) {
    std::string rows;
    for (const auto& [name, score] : summary.openings) {
        rows += "<tr><th scope='row' class='name'>" + escape_html(name.empty() ? "–" : name) + "</th>" +
                cell(std::to_string(score.wins)) + cell(std::to_string(score.draws)) +
                cell(std::to_string(score.losses)) + cell(bar(score, "wdl sides")) + "</tr>";
    }
    return rows;
}

[[nodiscard]] std::string reason_table(const Summary& summary) {
    std::vector<std::pair<std::string, int>> reasons{summary.reasons.begin(), summary.reasons.end()};
    std::ranges::stable_sort(reasons, std::ranges::greater{}, &std::pair<std::string, int>::second);
    std::string rows;
    for (const auto& [reason, count] : reasons) {
        const double share = 100.0 * count / reasons.front().second;
        rows += "<tr><th scope='row' class='name'>" + escape_html(reason) + "</th>" + cell(std::to_string(count)) +
                "<td><span class='share' aria-hidden='true' style='width:" + fixed_text(share, 1) +
                "%'></span></td></tr>";
    }
    return rows;
}

/// "Russian draughts, draw rules china64, 60+0.5"; of the first game, all of an event share them.
[[nodiscard]] std::string conditions(const std::vector<GameRecord>& games) {
    if (games.empty()) {
        return "No games.";
    }
    const GameRecord& first = games.front();
    std::string text = (first.variant == "brazilian" ? "Brazilian draughts" : "Russian draughts");
    text += first.draw_rules.empty() ? "" : " · draw rules " + first.draw_rules;
    text += first.time_control.empty() || first.time_control == "-" ? "" : " · time " + first.time_control;
    return escape_html(text + " · " + std::to_string(games.size()) + (games.size() == 1 ? " game" : " games"));
}

[[nodiscard]] std::string verdict(const Summary& summary) {
    if (summary.players.empty()) {
        return "";
    }
    const PlayerSummary& first = summary.players.front();
    return "<strong>" + escape_html(first.name) + "</strong> " + balance(first.all) + ", " + percent(first.all) +
           ", Elo " + elo_text(first.elo) + bar(first.all);
}

}  // namespace

Result<std::string> write_report(const std::vector<GameRecord>& records, std::string_view title) {
    std::vector<GameRecord> games;
    std::ranges::copy_if(records, std::back_inserter(games), is_played);
    const auto data = games_json(games);
    if (!data) {
        return Error{data.error()};
    }
    const Summary summary = summarise(games);
    const std::string course = elo_chart(summary.course);
    return fill_page(report_html(),
                     {{"title", escape_html(title)},
                      {"css", std::string{page_css()}.append(report_css())},
                      {"js", std::string{page_js()}.append(report_js())},
                      {"conditions", conditions(games)},
                      {"verdict", verdict(summary)},
                      {"first", summary.players.empty() ? "" : escape_html(summary.players.front().name)},
                      {"cross", cross_table(summary)},
                      {"course", course.empty() ? "<p>Too few pairs of games yet.</p>" : course},
                      {"colours", colour_table(summary)},
                      {"pairs", pair_table(summary)},
                      {"openings", opening_table(summary)},
                      {"reasons", reason_table(summary)},
                      {"lengths", length_chart(summary.lengths)},
                      {"games", *data}});
}

Result<bool> save_report(const std::filesystem::path& file, const std::vector<GameRecord>& games,
                         std::string_view title) {
    const auto page = write_report(games, title);
    if (!page) {
        return Error{page.error()};
    }
    std::ofstream stream{file, std::ios::binary};
    stream << *page;
    stream.close();
    if (!stream) {
        return Error{"cannot write '" + file.string() + "'"};
    }
    return true;
}

}  // namespace draughts
