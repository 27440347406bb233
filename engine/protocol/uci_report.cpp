#include "protocol/uci_report.h"

#include <array>
#include <cstdint>

#include "protocol/words.h"
#include "text/notation.h"

namespace draughts {

namespace {

struct OptionName {
    std::string_view engine;
    std::string_view uci;
};
constexpr std::array<OptionName, 12> option_names = {{{"variant", "UCI_Variant"},
                                                      {"hash", "Hash"},
                                                      {"threads", "Threads"},
                                                      {"multi-pv", "MultiPV"},
                                                      {"ponder", "Ponder"},
                                                      {"draw-rules", "DrawRules"},
                                                      {"move-overhead", "Move Overhead"},
                                                      {"tablebase-path", "TablebasePath"},
                                                      {"eval-file", "EvalFile"},
                                                      {"bb-size", "TablebasePieces"},
                                                      {"limit-strength", "UCI_LimitStrength"},
                                                      {"elo", "UCI_Elo"}}};

std::string_view format_uci_bound(Bound bound) {
    return bound == Bound::lower ? " lowerbound" : bound == Bound::upper ? " upperbound" : "";
}

}  // namespace

std::string format_uci_score(Score score) {
    if (is_win(score)) {
        return "mate " + std::to_string((plies_to_end(score) + 1) / 2);
    }
    if (is_loss(score)) {
        return "mate " + std::to_string(-(plies_to_end(score) / 2));
    }
    return "cp " + std::to_string(score);
}

std::string format_uci_chances(WinChances chances) {
    return "wdl " + std::to_string(chances.win) + ' ' + std::to_string(chances.draw) + ' ' +
           std::to_string(chances.loss);
}

std::string format_uci_info(const SearchInfo& info, VariantId variant, const Position& root, bool with_chances) {
    const std::int64_t microseconds = info.time.count();
    const double seconds = static_cast<double>(microseconds) / 1e6;
    const double nps = seconds > 0 ? static_cast<double>(info.nodes) / seconds : 0.0;
    std::string line = "info depth " + std::to_string(info.depth) + " seldepth " + std::to_string(info.seldepth) +
                       " multipv " + std::to_string(info.line) + " score " + format_uci_score(info.score) +
                       std::string{format_uci_bound(info.bound)} +
                       (with_chances ? ' ' + format_uci_chances(win_chances(info.score, variant, root)) : "") +
                       " nodes " + std::to_string(info.nodes) + " nps " +
                       std::to_string(static_cast<std::uint64_t>(nps)) + " hashfull " + std::to_string(info.hashfull) +
                       " tbhits " + std::to_string(info.table_hits) + " time " + std::to_string(microseconds / 1000);
    if (!info.pv.empty()) {
        line += " pv";
    }
    Position position = root;
    for (const Move move : info.pv) {
        line += ' ' + format_move(variant, position, move);
        position = position.make(move);
    }
    return line;
}

std::string format_uci_bestmove(const SearchResult& result, VariantId variant, const Position& root) {
    if (result.best.is_null()) {
        return "bestmove (none)";
    }
    std::string line = "bestmove " + format_move(variant, root, result.best);
    if (!result.ponder.is_null()) {
        line += " ponder " + format_move(variant, root.make(result.best), result.ponder);
    }
    return line;
}

std::string uci_option_name(std::string_view engine_name) {
    for (const OptionName& name : option_names) {
        if (name.engine == engine_name) {
            return std::string{name.uci};
        }
    }
    return std::string{engine_name};
}

const Option* find_uci_option(const Engine& engine, std::string_view name) {
    const std::string wanted = to_lower(name);
    for (const Option& option : engine.options()) {
        if (wanted == option.name || wanted == to_lower(uci_option_name(option.name))) {
            return &option;
        }
    }
    return nullptr;
}

std::string format_uci_option(const Option& option) {
    std::string line = "option name " + uci_option_name(option.name);
    switch (option.type) {
        case Option::Type::integer:
            return line + " type spin default " + option.default_value + " min " + std::to_string(option.min) +
                   " max " + std::to_string(option.max);
        case Option::Type::flag:
            return line + " type check default " + option.default_value;
        case Option::Type::text:
            return line + " type string default " + (option.default_value.empty() ? "<empty>" : option.default_value);
        case Option::Type::choice:
            line += " type combo default " + option.default_value;
            for (const std::string& choice : option.choices) {
                line += " var " + choice;
            }
            return line;
    }
    return line;
}

}  // namespace draughts
