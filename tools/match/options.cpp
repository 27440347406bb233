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
    table.add_options()("variant", "russian or brazilian", text("russian"))("draw-rules", "china64, fmjd64 or none",
                                                                            text("china64"))(
        "format", "match, gauntlet (the first engine against each) or round-robin", text("match"))(
        "games", "games between two engines; two in a row share an opening", text("2"))(
        "openings", "tables150, flying or a file with a FEN a line", text("tables150"))(
        "order", "of the openings: sequential or random; random where there is a seed", text(""))(
        "seed", "decides the random order", text(""))("concurrency", "games at a time", text("1"))(
        "pin", "keep each game on a processor of its own")("shard", "i/n: play only this part of the event; see merge",
                                                           text("1/1"))(
        "jsonl", "write the games as lines of JSON", text(""))("pdn", "write the games as PDN", text(""))(
        "html", "write a report", text(""))("state", "keep what is needed to go on after a crash", text(""))(
        "resume", "go on with the event of the state file")(
        "stderr", "folder for what the engines write to standard error; empty: nowhere", text("bolshak-match-stderr"))(
        "event", "name of the event in reports", text("Engine match"))("max-plies", "a longer game is a draw",
                                                                       text("2000"))("quiet", "no line for each game")(
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
    const auto variant = parsed["variant"].as<std::string>();
    if (variant != Russian::name && variant != Brazilian::name) {
        return refuse("variant", "russian or brazilian");
    }
    options.rules.variant = variant == Russian::name ? VariantId::russian : VariantId::brazilian;
    bool is_known = false;
    for (const DrawRules rules : {DrawRules::china64, DrawRules::fmjd64, DrawRules::none}) {
        if (parsed["draw-rules"].as<std::string>() == name_of(rules)) {
            options.rules.draw_rules = rules;
            is_known = true;
        }
    }
    if (!is_known) {
        return refuse("draw-rules", "china64, fmjd64 or none");
    }
    const auto format = parse_format(parsed["format"].as<std::string>());
    if (!format) {
        return refuse("format", "match, gauntlet or round-robin");
    }
    options.format = *format;
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

[[nodiscard]] std::optional<std::string> set_rest(MatchOptions& options, const cxxopts::ParseResult& parsed) {
    if (auto fault = set_words(options, parsed)) {
        return fault;
    }
    if (auto fault = set_number(options.games, parsed, "games", 1)) {
        return fault;
    }
    if (auto fault = set_number(options.concurrency, parsed, "concurrency", 1)) {
        return fault;
    }
    if (auto fault = set_number<std::size_t>(options.rules.max_plies, parsed, "max-plies", 1)) {
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
    options.event = parsed["event"].as<std::string>();
    options.pins_to_processors = parsed.count("pin") > 0;
    options.resumes = parsed.count("resume") > 0;
    options.is_quiet = parsed.count("quiet") > 0;
    if (options.resumes && options.files.state.empty()) {
        return "--resume needs --state FILE, the file to go on with";
    }
    if (options.engines.size() < 2) {
        return "found " + std::to_string(options.engines.size()) + " --engine, expected two or more";
    }
    if (options.format == Format::match && options.engines.size() > 2) {
        return "a match is between two engines, expected --format gauntlet or round-robin for " +
               std::to_string(options.engines.size());
    }
    auto engines = complete(std::move(options.engines));
    if (!engines) {
        return engines.error();
    }
    options.engines = *engines;
    return std::nullopt;
}

}  // namespace

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
                         ", expected options, merge or report"};
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
                       " format=" + std::string{name_of(options.format)} + " openings=" + options.openings +
                       " order=" + (options.is_shuffled ? "random" : "sequential") +
                       " seed=" + std::to_string(options.seed) + " shard=" + std::to_string(options.shard.index) + "/" +
                       std::to_string(options.shard.count) + " engines=";
    for (const EngineConfig& engine : options.engines) {
        line += engine.name + ",";
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
          rating=R           for rankings; option.NAME=VALUE: sent to the engine
      --sprt elo0=0 elo1=5 alpha=0.05 beta=0.05   stop when the question is settled
      --resign score=6 moves=3            end a game when both engines see it won by so many men, so often in a row
      --draw number=40 moves=8 score=0.1  end it as a draw from that move on when both scores stay that near to 0;
                                          captures and moves of men start the count again; never before move 20

  bolshak-match merge A.jsonl B.jsonl -o C.jsonl                 the shards of an event as one file
  bolshak-match report A.jsonl -o A.html                         the report of an event that was played

  The last line tells the result for the first engine. Exit code: 0 success, 1 an engine crashed, hung or broke the
  rules, or the event was stopped, 2 bad arguments or input.
)";
}

}  // namespace draughts
