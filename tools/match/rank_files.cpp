#include "match/rank_files.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "openings/list_file.h"
#include "protocol/words.h"

namespace draughts {

namespace {

[[nodiscard]] Error fault_in(const std::filesystem::path& file, const ListLine& line, const std::string& fault) {
    return {file.string() + " line " + std::to_string(line.number) + ": " + fault};
}

}  // namespace

Result<std::map<std::string, double>> read_ratings(const std::filesystem::path& file) {
    const auto text = read_file(file);
    if (!text) {
        return Error{text.error()};
    }
    std::map<std::string, double> ratings;
    for (const ListLine& line : list_lines(*text)) {
        const std::size_t blank = line.text.find_last_of(" \t");
        const auto rating = blank == std::string_view::npos ? std::optional<double>{}
                                                            : parse_number<double>(line.text.substr(blank + 1));
        if (!rating) {
            return fault_in(file, line, quoted(line.text) + " is unknown, expected a name and a rating");
        }
        const std::string_view name = trimmed(line.text.substr(0, blank));
        if (!ratings.try_emplace(std::string{name}, *rating).second) {
            return fault_in(file, line, "player " + quoted(name) + " has a rating already");
        }
    }
    return ratings;
}

Result<std::vector<Team>> read_teams(const std::filesystem::path& file) {
    const auto text = read_file(file);
    if (!text) {
        return Error{text.error()};
    }
    std::vector<Team> teams;
    std::set<std::string> players;
    for (const ListLine& line : list_lines(*text)) {
        const std::size_t colon = line.text.find(':');
        Team team{std::string{trimmed(line.text.substr(0, colon))}, {}};
        if (colon == std::string_view::npos || team.name.empty()) {
            return fault_in(file, line, quoted(line.text) + " is unknown, expected TEAM: PLAYER; PLAYER; ...");
        }
        if (std::ranges::find(teams, team.name, &Team::name) != teams.end()) {
            return fault_in(file, line, "team " + quoted(std::string_view{team.name}) + " is there already");
        }
        for (const std::string_view part : split(line.text.substr(colon + 1), ';')) {
            const std::string player{trimmed(part)};
            if (player.empty()) {
                return fault_in(file, line, "a player without a name, expected TEAM: PLAYER; PLAYER; ...");
            }
            if (!players.insert(player).second) {
                return fault_in(file, line, "player " + quoted(std::string_view{player}) + " is in a team already");
            }
            team.players.push_back(player);
        }
        teams.push_back(std::move(team));
    }
    return teams;
}

}  // namespace draughts
