// Records of reviewed games, what is made of them, and the files that keep them.
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "catch.h"
#include "pdn/reader.h"
#include "pdn/writer.h"
#include "review/annotate.h"
#include "review/record_maker.h"
#include "review/review_page.h"
#include "support/temporary_folder.h"

namespace draughts {

namespace {

struct Reviewed {
    PdnGame pdn;
    Replay replay;
    ReviewTask task;
};

/// A game of four moves, reviewed by hand: Black's first move a mistake.
[[nodiscard]] Reviewed reviewed(const std::string& white = "Иванов") {
    Reviewed result{parse_pdn("[White \"" + white +
                              "\"]\n[Black \"B\"]\n[GameType \"25\"]\n[Result \"1-0\"]\n\n"
                              "1. c3-d4 {hm} b6-a5 2. d4-c5 d6:b4 1-0\n"),
                    {},
                    {Game{}, {}}};
    result.pdn.number = 7;
    result.replay = replay(result.pdn);
    result.task = task_of(result.pdn, result.replay, DrawRules::china64, "nodes 5");
    const Game& game = result.task.game;
    Review review;
    for (std::size_t ply = 0; ply < game.ply(); ++ply) {
        JudgedMove move;
        move.played = game.moves()[ply];
        move.best.moves = {game.moves()[ply]};
        move.expected = move.reached = 0.5;
        review.moves.push_back(move);
    }
    JudgedMove& fault = review.moves[1];
    fault.grade = Grade::mistake;
    fault.score = -123;
    fault.expected = 0.5;
    fault.reached = 0.375;
    fault.is_turning_point = true;
    fault.best.moves = {parse_move(VariantId::russian, game.position_at(1), "f6-e5").value()};
    review.moves[3].score = win_in(5);
    review.accuracy = {97.25, std::nullopt};
    review.grades[1][2] = 1;
    enter(review, game, result.task.record);
    return result;
}

}  // namespace

TEST_CASE("a record tells scores and chances from White's side") {
    const ReviewedGame record = reviewed().task.record;
    CHECK(record.game == 7);
    CHECK(record.settings == "russian china64 nodes 5");
    REQUIRE(record.moves.size() == 4);
    CHECK(record.moves[1].score == 1.23);
    CHECK(record.moves[1].chance == 0.625);
    CHECK(record.moves[1].cost == 0.125);
    CHECK(record.moves[1].grade == "mistake");
    CHECK(record.moves[1].flags == std::vector<std::string>{"turning-point"});
    CHECK(record.moves[1].better.moves == std::vector<std::string>{"f6-e5"});
    CHECK(record.moves[1].better.ends == std::vector<int>{11, 15});  // f6, e5
    CHECK(record.moves[3].win_in == -4);                             // five plies with the move itself
    CHECK(record.moves[3].move == "d6:b4");
    CHECK(record.positions[0] == "bbbbbbbbbbbb--------wwwwwwwwwwww");
    CHECK(record.black_side.mistakes == 1);
    CHECK(record.black_side.accuracy == -1);
}

TEST_CASE("a record is a line of JSON and back, and what is no record is left out") {
    const ReviewedGame record = reviewed().task.record;
    const std::string line = to_json_line(record);
    CHECK(line.find('\n') == std::string::npos);
    const auto read = parse_reviewed_game(line);
    REQUIRE(read);
    CHECK(to_json_line(*read) == line);

    const TemporaryFolder folder;
    std::ofstream{folder / "games.jsonl"} << line << "\nnonsense\n" << line.substr(0, line.size() / 2);
    CHECK(read_reviewed_games(folder / "games.jsonl").size() == 1);
    CHECK(read_reviewed_games(folder / "none.jsonl").empty());
}

TEST_CASE("a line with words that nobody knows is no record") {
    const ReviewedGame record = reviewed().task.record;
    const auto is_read = [&](const auto& change) {
        ReviewedGame changed = record;
        change(changed);
        return static_cast<bool>(parse_reviewed_game(to_json_line(changed)));
    };
    CHECK(is_read([](ReviewedGame& game) {
        game.moves[0].draw_due = "pieces-4-5-30";
    }));
    CHECK_FALSE(is_read([](ReviewedGame& game) {
        game.moves[0].draw_due = "agreement";
    }));
    CHECK_FALSE(is_read([](ReviewedGame& game) {
        game.moves[0].grade = "brilliant";
    }));
    CHECK_FALSE(is_read([](ReviewedGame& game) {
        game.moves[0].flags = {"curve"};
    }));
    CHECK_FALSE(is_read([](ReviewedGame& game) {
        game.wrong_claim = "white";
    }));
}

TEST_CASE("a game has another key when a move or the effort differs") {
    Reviewed game = reviewed();
    const auto key = [&](const std::string& effort) {
        return task_of(game.pdn, game.replay, DrawRules::china64, effort).record.key;
    };
    CHECK(key("nodes 5") == game.task.record.key);
    CHECK(key("nodes 6") != game.task.record.key);
    game.replay.stretches.front().clock_plies = 7;
    CHECK(key("nodes 5") != game.task.record.key);
    game.replay.stretches.front().clock_plies = 0;
    game.pdn.moves.moves.pop_back();
    CHECK(key("nodes 5") != game.task.record.key);
}

TEST_CASE("annotated PDN keeps what was there and replays, variations too") {
    Reviewed game = reviewed();
    annotate(game.pdn, game.task.record, Words::in("en").value());
    const std::string text = write_pdn(game.pdn);
    CHECK(text.find("1. c3-d4 {hm} 1... b6-a5 $2 {mistake, lost 13\u00a0% of the chances, turning point; +1.23/0} "
                    "(1... f6-e5)") != std::string::npos);
    CHECK(text.find("[WhiteAccuracy \"97.2\"]") != std::string::npos);
    CHECK(text.find("[BlackAccuracy") == std::string::npos);
    PdnGame again = parse_pdn(text);
    const Replay replayed = replay(again);
    CHECK(again.faults.empty());
    CHECK(replayed.is_whole());
    CHECK(replayed.variation_faults.empty());
    CHECK(replayed.plies == 4);
}

TEST_CASE("the annotator who was there stays, and games without moves get none") {
    const Words words = Words::in("en").value();
    Reviewed game = reviewed();
    game.pdn.set_tag("Annotator", "Anna");
    annotate(game.pdn, game.task.record, words);
    CHECK(game.pdn.tag("Annotator") == "Anna; Analysed by Bolshak, russian china64 nodes 5");
    PdnGame empty = parse_pdn("[White \"A\"]\n\n*\n");
    annotate(empty, task_of(empty, replay(empty), DrawRules::china64, "nodes 5").record, words);
    CHECK_FALSE(empty.tag("Annotator"));
}

TEST_CASE("a draw that the end of the game does not bear out was wrongly claimed") {
    const auto claim_of = [](const std::string& moves, const std::string& termination, DrawRules rules) {
        PdnGame pdn = parse_pdn("[Termination \"" + termination + "\"]\n\n" + moves + " 1/2-1/2\n");
        const Replay replayed = replay(pdn);
        return wrongly_claimed(pdn, replayed, followed(pdn, replayed, rules));
    };
    const std::string short_game = "1. c3-d4 b6-a5";
    CHECK_FALSE(claim_of(short_game, "agreement", DrawRules::china64));
    CHECK(claim_of(short_game, "draw:repetition", DrawRules::china64) == DrawRule::repetition);
    CHECK(claim_of(short_game, "draw:no-capture-30: 60", DrawRules::china64) == DrawRule::no_capture_30);
    CHECK_FALSE(claim_of(short_game, "no draw:repetition", DrawRules::china64));
    // Not by rules of another profile or variant, which nobody has claimed here.
    CHECK_FALSE(claim_of(short_game, "draw:pieces-4-5-30", DrawRules::china64));
    CHECK(claim_of(short_game, "draw:pieces-4-5-30", DrawRules::fmjd64) == DrawRule::pieces_4_5_30);
    CHECK_FALSE(claim_of(short_game, "draw:five-moves", DrawRules::china64));
    CHECK_FALSE(claim_of(short_game, "draw:repetition", DrawRules::none));
    // Nor where the end is not known: an illegal move, or less than the longest part.
    CHECK_FALSE(claim_of("1. c3-d4 b6-a5 2. c3-c4", "draw:repetition", DrawRules::china64));
    CHECK_FALSE(claim_of("1. c3-d4 b6-a5 /FEN \"W:WKa1:BKb8\"/ 2. a1-b2", "draw:repetition", DrawRules::china64));
    // By right: the start position of the kings comes the third time.
    const std::string thrice = "/FEN \"W:WKa1:BKb8\"/ 1. a1-b2 b8-a7 2. b2-a1 a7-b8 3. a1-b2 b8-a7 4. b2-a1 a7-b8";
    CHECK_FALSE(claim_of(thrice, "draw:repetition", DrawRules::fmjd64));
}

TEST_CASE("judgements are taken over where moves, start and settings are the same, and nothing else is") {
    ReviewedGame known = reviewed().task.record;
    Reviewed game = reviewed("Петров");
    ReviewedGame fresh = task_of(game.pdn, game.replay, DrawRules::china64, "nodes 5").record;
    fresh.game = 8;
    REQUIRE(adopt(known, fresh));
    CHECK(fresh.game == 8);
    CHECK(fresh.white == "Петров");
    CHECK(fresh.moves[1].grade == "mistake");
    CHECK(fresh.white_side.accuracy == 97.25);
    known.moves[1].long_move = "b6-c5";
    CHECK_FALSE(adopt(known, fresh));
    ReviewedGame other = task_of(game.pdn, game.replay, DrawRules::china64, "nodes 6").record;
    CHECK_FALSE(adopt(reviewed().task.record, other));
}

TEST_CASE("the page is whole, alone and safe whatever the players are called") {
    for (const std::string& language : Words::languages()) {
        const std::string page = review_page({reviewed("<b>&'{{js}}</script>").task.record}, "a <title>", "nodes 5",
                                             Words::in(language).value());
        CHECK(page.find("<b>&") == std::string::npos);
        CHECK(page.find("<html lang=\"" + language + "\">") != std::string::npos);
        CHECK(page.find("a &lt;title&gt;") != std::string::npos);
        CHECK(page.find("{{first}}") == std::string::npos);
        CHECK(page.find("src=") == std::string::npos);
        CHECK(page.find("url(") == std::string::npos);
        const auto begin = page.find("id=\"data\">") + 10;
        const auto games = nlohmann::json::parse(page.substr(begin, page.find("</script>", begin) - begin));
        REQUIRE(games.size() == 1);
        CHECK(games[0]["white"] == "<b>&'{{js}}</script>");
    }
}

TEST_CASE("the effort is told in the language, its numbers and the folder as they are") {
    const Words words = Words::in("ru").value();
    CHECK(settings_text("russian china64 depth 9 nodes 5", words) == "russian china64 глубина 9 позиций 5");
    CHECK(settings_text("time 1.500 tables my nodes", words) == "секунд 1.500 таблицы my nodes");
}

TEST_CASE("a game without moves is named on the page, not shown") {
    ReviewedGame game;
    game.game = 3;
    game.error = "no moves";
    game.white = "A&B";
    const std::string page = review_page({game}, "t", "e", Words::in("en").value());
    CHECK(page.find("<li>3. A&amp;B – : no moves</li>") != std::string::npos);
    CHECK(page.find("id=\"data\">[]</script>") != std::string::npos);
    CHECK(review_page({game}, "t", "e", Words::in("ru").value()).find(": нет ходов</li>") != std::string::npos);
}

TEST_CASE("of a game with a set-up in its midst the longer part is reviewed, and annotated where it stands") {
    PdnGame pdn =
        parse_pdn("[White \"A\"]\n\n1. c3-d4 b6-a5 /FEN \"W:Wc3,e3,g1:Bf6,h8,b8\"/ 2. c3-d4 b8-c7 3. e3-f4 *\n");
    const Replay replayed = replay(pdn);
    ReviewTask task = task_of(pdn, replayed, DrawRules::china64, "nodes 5");
    REQUIRE(task.game.ply() == 3);
    CHECK(task.record.start == "W:Wc3,e3,g1:Bb8,h8,f6");
    task.record.moves[1].grade = "blunder";
    annotate(pdn, task.record, Words::in("en").value());
    CHECK(pdn.moves.moves[4].text == "b8-c7");
    CHECK(pdn.moves.moves[4].nags == std::vector<int>{4});
}

}  // namespace draughts
