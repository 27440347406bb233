// WorkedEvent: an event worked out by hand, from a file of tests/data/events.
//
// "player NAME STRENGTH POINTS" in seeding order, then "ROUND WHITE BLACK" for each mini-match in its order, where
// WHITE has White in the first game. '#' begins a remark. The stronger player wins both games; of equals who moves
// first loses, so that they share the points.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "catch.h"
#include "event_play.h"

namespace draughts {

struct WorkedEvent {
    std::vector<std::pair<std::string, int>> points;
    std::vector<int> strengths;
    std::vector<std::string> mini_matches;

    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const auto& [name, sum] : points) {
            names.push_back(name);
        }
        return names;
    }
    [[nodiscard]] ResultRule rule() const {
        return [strengths = strengths](std::size_t white, std::size_t black) {
            return strengths[white] > strengths[black] ? "1-0" : "0-1";
        };
    }
};

[[nodiscard]] inline WorkedEvent read_worked_event(const std::string& name) {
    std::ifstream file{std::string{TEST_DATA} + "/events/" + name};
    REQUIRE(file);
    WorkedEvent event;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') {
            continue;
        }
        std::istringstream words{line};
        std::string first;
        words >> first;
        if (first == "player") {
            std::string player;
            int strength = 0;
            int points = 0;
            REQUIRE((words >> player >> strength >> points));
            event.points.emplace_back(player, points);
            event.strengths.push_back(strength);
        } else {
            event.mini_matches.push_back(line);
        }
    }
    return event;
}

}  // namespace draughts
