#include "match/options.h"

#include <algorithm>
#include <array>
#include <cxxopts.hpp>
#include <utility>

#include "match/option_groups.h"
#include "protocol/words.h"

namespace draughts {

namespace {

[[nodiscard]] cxxopts::Options option_table() {
    cxxopts::Options table{"bolshak-match", "Matches between engines for Russian and Brazilian draughts"};
    const auto text = [](const char* otherwise) {
        return cxxopts::value<std::string>()->default_value(otherwise);
    };
    table.add_options()("variant", "russian or brazilian", text("russian"))(
        "draw-rules", "china64, fmjd64 or none", text("china64"))("format", format_names(), text("match"))(
        "games", "games between two who meet; two in a row share an opening", text("2"))(
        "rounds", "of a Swiss event; otherwise so many that one at most can win all", text("0"))(
        "play-offs", "mini-matches at most to break a tie of a knock-out; then lots are drawn", text("5"))(
        "boards", "of teams: order (first against first) or all (each against each)", text("order"))(
        "openings", "tables150, flying, a file with a FEN a line, or a file in PDN", text("tables150"))(
        "plies", "of each game of a file in PDN: the opening is the position after them", text("0"))(
        "order", "of the openings: sequential or random; random where there is a seed", text(""))(
        "seed", "decides the random order", text(""))("concurrency", "games at a time", text("1"))(
        "pin", "keep each game on a processor of its own")("shard", "i/n: play only this part of the event; see merge",
                                                           text("1/1"))(
        "jsonl", "write the games as lines of JSON", text(""))("pdn", "write the games as PDN", text(""))(
        "html", "write a report", text(""))("state", "keep what is needed to go on after a crash", text(""))(
        "resume", "go on with the event of the state file")(
        "stderr", "folder for what the engines write to standard error; empty: nowhere", text("bolshak-match-stderr"))(
        "event", "name of the event in reports", text("Engine match"))(
        "tables", "built-in or a folder with endgame tables: a game ends where they know its result", text(""))(
        "max-plies", "a longer game is a draw", text("2000"))("quiet", "no line for each game")(
        "h,help", "print this help")("version", "print the version");
    return table;
}

template <class T>
[[nodiscard]] std::optional<std::string> set_number(T& target, const cxxopts::ParseResult& parsed,
                                                    const std::string& name, T least) {
    const auto text = parsed[name].as<std::string>();
    const auto number = parse_number<T>(std::string_view{text});
    if (!number || *number < least) {
        return "--" + name + " " + quoted(std::string_view{text}) + ": expected a number, at least " +
               std::to_string(least);
    }
    target = *number;
    return std::nullopt;
}

[[nodiscard]] std::optional<std::string> set_words(MatchOptions& options, const cxxopts::ParseResult& parsed) {
    const auto refuse = [&](const std::string& name, const std::string& expected) {
        const auto text = parsed[name].as<std::string>();
        return "--" + name + " " + quoted(std::string_view{text}) + ": expected " + expected;
    };
    const auto variant = variant_named(parsed["variant"].as<std::string>());
    if (!variant) {
        return refuse("variant", "russian or brazilian");
    }
    options.rules.variant = *variant;
    const auto draw_rules = draw_rules_named(parsed["draw-rules"].as<std::string>());
    if (!draw_rules) {
        return refuse("draw-rules", "china64, fmjd64 or none");
    }
    options.rules.draw_rules = *draw_rules;
    const auto format = parse_format(parsed["format"].as<std::string>());
    if (!format) {
        return refuse("format", format_names());
    }
    options.format.kind = *format;
    const auto boards = parsed["boards"].as<std::string>();
    if (boards != "order" && boards != "all") {
        return refuse("boards", "order or all");
    }
    options.format.boards = boards == "all" ? Boards::all : Boards::by_order;
    const auto order = parsed["order"].as<std::string>();
    if (!order.empty() && order != "sequential" && order != "random") {
        return refuse("order", "sequential or random");
    }
    const bool has_seed = !parsed["seed"].as<std::string>().empty();
    options.is_shuffled = order == "random" || (order.empty() && has_seed);
    if (has_seed) {
        return set_number<std::uint64_t>(options.seed, parsed, "seed", 0);
    }
    return std::nullopt;
}

[[nodiscard]] std::optional<std::string> set_numbers(MatchOptions& options, const cxxopts::ParseResult& parsed) {
    struct Number {
        int& target;
        const char* name;
        int least;
    };
    for (const auto& [target, name, least] : {Number{options.format.games, "games", 1},
                                              {options.format.rounds, "rounds", 0},
                                              {options.format.play_offs, "play-offs", 0},
                                              {options.concurrency, "concurrency", 1}}) {
        if (auto fault = set_number(target, parsed, name, least)) {
            return fault;
        }
    }
    if (auto fault = set_number<std::size_t>(options.opening_plies, parsed, "plies", 0)) {
        return fault;
    }
    return set_number<std::size_t>(options.rules.max_plies, parsed, "max-plies", 1);
}

/// Names the engines and looks whether the format fits them.
[[nodiscard]] std::optional<std::string> set_field(MatchOptions& options) {
    if (options.engines.size() < 2) {
        return "found " + std::to_string(options.engines.size()) + " --engine, expected two or more";
    }
    auto engines = complete(std::move(options.engines));
    if (!engines) {
        return engines.error();
    }
    options.engines = *engines;
    options.format.seed = options.seed;
    const bool has_teams = !options.engines.front().team.empty();
    for (const EngineConfig& engine : options.engines) {
        if (engine.team.empty() == has_teams) {
            return "engine '" + engine.name + (has_teams ? "' has no team" : "' has a team") +
                   " and the first engine has " + (has_teams ? "one" : "none") + ", expected team= for all or none";
        }
    }
    if (auto fault = fault_of(options.format, field_of(options.engines))) {
        return fault;
    }
    if (!is_fixed(options.format.kind) && (options.sprt || options.shard.count > 1)) {
        return std::string{options.sprt ? "--sprt" : "--shard"} + ": the games of a " +
               std::string{name_of(options.format.kind)} +
               " depend on results, expected --format match, gauntlet, round-robin or double-round-robin";
    }
    return std::nullopt;
}

[[nodiscard]] std::optional<std::string> set_rest(MatchOptions& options, const cxxopts::ParseResult& parsed) {
    if (auto fault = set_words(options, parsed)) {
        return fault;
    }
    if (auto fault = set_numbers(options, parsed)) {
        return fault;
    }
    const auto shard = parse_shard(parsed["shard"].as<std::string>());
    if (!shard) {
        return shard.error();
    }
    options.shard = *shard;
    options.openings = parsed["openings"].as<std::string>();
    options.files = {parsed["state"].as<std::string>(), parsed["jsonl"].as<std::string>()};
    options.pdn = parsed["pdn"].as<std::string>();
    options.html = parsed["html"].as<std::string>();
    options.error_logs = parsed["stderr"].as<std::string>();
    options.tables = parsed["tables"].as<std::string>();
    options.event = parsed["event"].as<std::string>();
    options.pins_to_processors = parsed.count("pin") > 0;
    options.resumes = parsed.count("resume") > 0;
    options.is_quiet = parsed.count("quiet") > 0;
    if (options.resumes && options.files.state.empty()) {
        return "--resume needs --state FILE, the file to go on with";
    }
    return set_field(options);
}

/// The settings on which the numbers of games depend; a fixed event can be made longer.
[[nodiscard]] std::string format_line(const FormatSettings& format) {
    std::string line{name_of(format.kind)};
    if (!is_fixed(format.kind)) {
        line += " games=" + std::to_string(format.games);
    }
    if (format.kind == FormatKind::knock_out) {
        line += " play-offs=" + std::to_string(format.play_offs);
    }
    return line + (format.boards == Boards::all ? " boards=all" : "");
}

}  // namespace

Field field_of(const std::vector<EngineConfig>& engines) {
    std::vector<std::string> names;
    std::vector<std::string> teams;
    for (const EngineConfig& engine : engines) {
        names.push_back(engine.name);
        if (!engine.team.empty()) {
            teams.push_back(engine.team);
        }
    }
    return Field{std::move(names), teams};
}

Result<MatchOptions> parse_options(const std::vector<std::string>& arguments) {
    std::vector<std::string> rest;
    const OptionGroups groups = take_groups(arguments, rest);
    std::vector<const char*> argv{"bolshak-match"};
    for (const std::string& argument : rest) {
        argv.push_back(argument.c_str());
    }
    cxxopts::Options table = option_table();
    try {
        const auto parsed = table.parse(static_cast<int>(argv.size()), argv.data());
        MatchOptions options;
        options.wants_help = parsed.count("help") > 0;
        options.wants_version = parsed.count("version") > 0;
        if (options.wants_help || options.wants_version) {
            return options;
        }
        if (!parsed.unmatched().empty()) {
            return Error{"unexpected argument " + quoted(std::string_view{parsed.unmatched().front()}) +
                         ", expected options, merge, rank or report"};
        }
        if (auto fault = set_groups(options, groups)) {
            return Error{*fault};
        }
        if (auto fault = set_rest(options, parsed)) {
            return Error{*fault};
        }
        return options;
    } catch (const std::exception& e) {
        return Error{e.what()};
    }
}

std::string event_line(const MatchOptions& options) {
    std::string line = "variant=" + std::string{name_of(options.rules.variant)} +
                       " draw-rules=" + std::string{name_of(options.rules.draw_rules)} +
                       " format=" + format_line(options.format) + " openings=" + options.openings +
                       (options.opening_plies == 0 ? "" : " plies=" + std::to_string(options.opening_plies)) +
                       " order=" + (options.is_shuffled ? "random" : "sequential") +
                       " seed=" + std::to_string(options.seed) + " shard=" + std::to_string(options.shard.index) + "/" +
                       std::to_string(options.shard.count) + " engines=";
    for (const EngineConfig& engine : options.engines) {
        line += engine.name + (engine.team.empty() ? "" : "@" + engine.team) + ",";
    }
    line.pop_back();
    return line;
}

std::string help_text() {
    return option_table().help() + R"(
  Options of several words:
      --engine cmd=PROGRAM [KEY=VALUE...]   a player; give it for each
      --each KEY=VALUE...                   settings of all players, their own come after
          args= name= dir=   arguments, name, folder to run in
          proto=uci|hub      its protocol; numbering=top|bottom: of a Hub engine's squares
          tc=[MOVES/]TIME[+INCREMENT]  clock in seconds or m:ss; the increment comes before the move
          st=SECONDS nodes=N depth=N   for each move
          timemargin=MS      forgiven on each move (20); overrun=lose|warn: a first overrun may be only warned
          startup=SECONDS stall=SECONDS  how long to wait for an engine (10), and for a silent one (30)
          rating=R team=NAME for rankings; its team, with the boards in the order of --engine
          option.NAME=VALUE  sent to the engine, which must declare it
      --sprt elo0=0 elo1=5 alpha=0.05 beta=0.05   stop when the question is settled
      --resign score=6 moves=3            end a game when both engines see it won by so many men, so often in a row
      --draw number=40 moves=8 score=0.1  end it as a draw from that move on when both scores stay that near to 0;
                                          captures and moves of men start the count again; never before move 20

  bolshak-match merge A.jsonl B.jsonl -o C.jsonl                 the shards of an event as one file
  bolshak-match rank A.jsonl --system round-robin|swiss|knock-out|team|relay   the ranking of an event; rank --help
  bolshak-match report A.jsonl -o A.html                         the report of an event that was played

  The last line tells the result for the first engine. Exit code: 0 success, 1 an engine crashed, hung or broke the
  rules, or the event was stopped, 2 bad arguments or input.
)";
}

}  // namespace draughts
