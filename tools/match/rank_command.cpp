#include "match/rank_command.h"

#include <algorithm>
#include <cxxopts.hpp>
#include <optional>
#include <ostream>
#include <set>
#include <string_view>

#include "match/event_files.h"
#include "match/rank_files.h"
#include "match/ranking_text.h"
#include "text/quote.h"

namespace draughts {

namespace {

[[nodiscard]] cxxopts::Options rank_option_table() {
    cxxopts::Options table{"bolshak-match rank", "The ranking of an event, with every tie-break"};
    const auto text = [](const char* otherwise) {
        return cxxopts::value<std::string>()->default_value(otherwise);
    };
    table.custom_help("FILE.jsonl [OPTION...]");
    table.add_options()("system", "round-robin (also for a match or gauntlet), swiss, knock-out, team or relay",
                        text("round-robin"))("tie-break", "of a Swiss: solkoff or rating", text("solkoff"))(
        "unit", "what a result is: game, or mini-match (2 points for who has more of its two games)", text("game"))(
        "team-points", "what teams are ranked by: match (2 points for who has more of a match) or game", text("match"))(
        "teams", "file with a line TEAM: PLAYER; PLAYER; ... for each, in the order of boards",
        cxxopts::value<std::string>())("ratings", "file with a line PLAYER RATING for each",
                                       cxxopts::value<std::string>())("json", "print JSON instead of a table")(
        "h,help", "print this help");
    return table;
}

/// Whether an option is the second of its two words.
[[nodiscard]] Result<bool> is_second(const cxxopts::ParseResult& parsed, const std::string& option,
                                     std::string_view first, std::string_view second) {
    const auto given = parsed[option].as<std::string>();
    if (given != first && given != second) {
        return Error{"--" + option + " " + quoted(std::string_view{given}) + ": expected " + std::string{first} +
                     " or " + std::string{second}};
    }
    return given == second;
}

[[nodiscard]] Result<RankingRules> read_rules(const cxxopts::ParseResult& parsed) {
    RankingRules rules;
    const auto system_name = parsed["system"].as<std::string>();
    const auto system = parse_ranking_system(system_name);
    if (!system) {
        return Error{"--system " + quoted(std::string_view{system_name}) +
                     ": expected round-robin, swiss, knock-out, team or relay"};
    }
    const auto is_by_rating = is_second(parsed, "tie-break", "solkoff", "rating");
    const auto is_by_mini_match = is_second(parsed, "unit", "game", "mini-match");
    const auto is_by_games = is_second(parsed, "team-points", "match", "game");
    for (const auto* is_chosen : {&is_by_rating, &is_by_mini_match, &is_by_games}) {
        if (!*is_chosen) {
            return Error{is_chosen->error()};
        }
    }
    rules.system = *system;
    rules.swiss = *is_by_rating ? SwissMethod::rating : SwissMethod::solkoff;
    rules.unit = *is_by_mini_match ? Unit::mini_match : Unit::game;
    rules.team_points = *is_by_games ? TeamPoints::of_games : TeamPoints::of_matches;
    if (parsed.count("teams") > 0) {
        if (rules.system == RankingSystem::round_robin || rules.system == RankingSystem::swiss) {
            return Error{"--teams: expected --system team, knock-out or relay with it"};
        }
        const auto teams = read_teams(parsed["teams"].as<std::string>());
        if (!teams) {
            return Error{teams.error()};
        }
        rules.teams = *teams;
    }
    if (parsed.count("ratings") > 0) {
        const auto ratings = read_ratings(parsed["ratings"].as<std::string>());
        if (!ratings) {
            return Error{ratings.error()};
        }
        rules.ratings = *ratings;
    }
    return rules;
}

/// Refuses what no ranking can count, game by game, so that the line can be named.
class Check {
  public:
    explicit Check(const RankingRules& rules) : rules_{rules} {}

    std::optional<std::string> operator()(const GameRecord& game) {
        if (game.white.empty()) {
            return "field white is empty, expected a player's name; a bye is White's";
        }
        if (game.white == game.black) {
            return quoted(std::string_view{game.white}) + " plays itself";
        }
        if (game.game != 0 && !numbers_.insert(game.game).second) {
            return "game " + std::to_string(game.game) + " is there already";
        }
        if (rules_.system == RankingSystem::team || !rules_.teams.empty()) {
            if (const auto seats = team_results({&game, 1}, rules_.teams); !seats) {
                return seats.error() + ", expected fields white_team and black_team or a line in --teams";
            }
        }
        return std::nullopt;
    }

  private:
    const RankingRules& rules_;
    std::set<int> numbers_;
};

/// What the command prints.
[[nodiscard]] Result<std::string> answer(cxxopts::Options& table, const std::vector<const char*>& argv) {
    const auto parsed = table.parse(static_cast<int>(argv.size()), argv.data());
    if (parsed.count("help") > 0) {
        return table.help();
    }
    if (parsed.unmatched().size() != 1) {
        return Error{"found " + std::to_string(parsed.unmatched().size()) + " files, expected one of games"};
    }
    const auto rules = read_rules(parsed);
    if (!rules) {
        return Error{rules.error()};
    }
    const std::string& file = parsed.unmatched().front();
    const auto read = read_games(file, Check{*rules});
    if (!read) {
        return Error{read.error()};
    }
    std::vector<GameRecord> games = *read;
    std::ranges::stable_sort(games, {}, &GameRecord::game);
    const auto event = rank_event(games, *rules);
    if (!event) {
        return Error{file + ": " + event.error()};
    }
    return parsed.count("json") > 0 ? format_json(*event) : format_text(*event);
}

}  // namespace

Result<bool> run_rank(const std::vector<std::string>& arguments, std::ostream& out) {
    std::vector<const char*> argv;
    argv.reserve(arguments.size());
    for (const std::string& argument : arguments) {
        argv.push_back(argument.c_str());
    }
    cxxopts::Options table = rank_option_table();
    try {
        const auto text = answer(table, argv);
        if (!text) {
            return Error{"rank: " + text.error()};
        }
        out << *text;
        return true;
    } catch (const cxxopts::exceptions::exception& e) {
        return Error{std::string{"rank: "} + e.what() + ", expected what rank --help tells"};
    }
}

}  // namespace draughts
