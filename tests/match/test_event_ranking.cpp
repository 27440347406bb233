#include <string>
#include <utility>
#include <vector>

#include "catch.h"
#include "match/event_ranking.h"

namespace draughts {

TEST_CASE("an event is ranked by the system of its format") {
    GameRecord game;
    game.round = 1;
    game.white = "a";
    game.black = "b";
    game.result = "1-0";
    std::vector<GameRecord> games{game};
    CHECK(ranking_of(FormatKind::match, games) == "");
    CHECK(ranking_of(FormatKind::swiss, {}).starts_with("swiss, Solkoff method: 0 players, 0 games; "));
    for (const auto& [format, title] : {std::pair{FormatKind::gauntlet, "round-robin: 2 players, 1 games; "},
                                        std::pair{FormatKind::round_robin, "round-robin: 2 players, 1 games; "},
                                        std::pair{FormatKind::double_round_robin, "round-robin: 2 players, 1 games; "},
                                        std::pair{FormatKind::swiss, "swiss, Solkoff method: 2 players, 1 games; "},
                                        std::pair{FormatKind::knock_out, "knock-out: 2 players, 1 games; "},
                                        std::pair{FormatKind::relay, "relay: 2 players, 1 games; "}}) {
        CHECK(ranking_of(format, games).starts_with(title));
    }
    games[0].white_team = "x";
    games[0].black_team = "y";
    for (const auto& [format, title] : {std::pair{FormatKind::match, "team: 2 teams, 1 matches; "},
                                        std::pair{FormatKind::round_robin, "team: 2 teams, 1 matches; "},
                                        std::pair{FormatKind::swiss, "team: 2 teams, 1 matches; "},
                                        std::pair{FormatKind::knock_out, "knock-out: 2 teams, 1 games; "}}) {
        CHECK(ranking_of(format, games).starts_with(title));
    }
    games[0].black_team = "x";
    CHECK(ranking_of(FormatKind::swiss, games) == "no ranking: 'a' and 'b' are both of team 'x'\n\n");
}

}  // namespace draughts
