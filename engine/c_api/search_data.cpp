#include "c_api/search_data.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "c_api/moves.h"

namespace draughts::c_api {

namespace {

// A longer time is as good as none, and microseconds of it still fit.
constexpr std::int64_t longest_time = 1'000'000'000'000;

[[nodiscard]] Milliseconds milliseconds(std::int64_t count) {
    return Milliseconds{std::clamp(count, -longest_time, longest_time)};
}

/// 0 stands for no limit.
[[nodiscard]] std::optional<int> limit_of(std::int32_t value, int most) {
    return value == 0 ? std::nullopt : std::optional{std::min(static_cast<int>(value), most)};
}

[[nodiscard]] bolshak_fault negative(const std::string& name) {
    return {BOLSHAK_BAD_ARGUMENT, name + " is negative"};
}

}  // namespace

bolshak_fault read_limits(const bolshak_limits& limits, const Game& game, Limits& checked) {
    if (limits.depth < 0 || limits.move_time < 0 || limits.win_in_moves < 0 || limits.moves_to_go < 0) {
        return negative(limits.depth < 0          ? "depth"
                        : limits.move_time < 0    ? "move_time"
                        : limits.win_in_moves < 0 ? "win_in_moves"
                                                  : "moves_to_go");
    }
    if (limits.only == nullptr && limits.only_count > 0) {
        return {BOLSHAK_BAD_ARGUMENT, "only is NULL, but only_count is not 0"};
    }
    checked.depth = limit_of(limits.depth, max_ply);
    checked.win_in_moves = limit_of(limits.win_in_moves, max_ply / 2);
    if (limits.nodes != 0) {
        checked.nodes = limits.nodes;
    }
    if (limits.move_time != 0) {
        checked.move_time = milliseconds(limits.move_time);
    }
    if (limits.use_clock != 0) {
        checked.clock = ClockLimit{milliseconds(limits.clock_time), milliseconds(limits.clock_increment),
                                   static_cast<int>(limits.moves_to_go)};
    }
    checked.ponder = limits.ponder != 0;
    checked.analyse = limits.analyse != 0;
    for (std::size_t i = 0; i < limits.only_count; ++i) {
        const auto move = legal_move(game.variant(), game.position(), limits.only[i]);
        if (!move) {
            return {BOLSHAK_BAD_MOVE, "move " + std::to_string(i) + " of only is not legal in this position"};
        }
        checked.only.push_back(*move);
    }
    return {};
}

bolshak_info plain_info(const SearchInfo& info, const Game& game, std::vector<bolshak_move>& pv) {
    Position position = game.position();
    for (const Move move : info.pv) {
        pv.push_back(plain_move(game.variant(), position, move));
        position = position.make(move);
    }
    bolshak_info plain{};
    plain.line = info.line;
    plain.depth = info.depth;
    plain.seldepth = info.seldepth;
    plain.score = plain_score(info.score);
    plain.bound = info.bound == Bound::lower   ? BOLSHAK_AT_LEAST
                  : info.bound == Bound::upper ? BOLSHAK_AT_MOST
                                               : BOLSHAK_EXACT;
    plain.nodes = info.nodes;
    plain.microseconds = static_cast<std::uint64_t>(info.time.count());
    plain.hashfull = info.hashfull;
    plain.table_hits = info.table_hits;
    plain.pv = pv.data();
    plain.pv_count = pv.size();
    return plain;
}

bolshak_probe plain_probe(const TableAnswer& answer) {
    bolshak_probe probe{};
    probe.value = static_cast<bolshak_value>(answer.value);
    probe.value_without_rules = static_cast<bolshak_value>(answer.without_rules);
    probe.plies = answer.plies;
    probe.drawn_by = answer.drawn_by ? name_of(*answer.drawn_by).data() : nullptr;
    return probe;
}

bolshak_option_type plain_type(Option::Type type) {
    switch (type) {
        case Option::Type::choice:
            return BOLSHAK_CHOICE;
        case Option::Type::flag:
            return BOLSHAK_FLAG;
        case Option::Type::text:
            return BOLSHAK_TEXT;
        case Option::Type::integer:
            break;
    }
    return BOLSHAK_INTEGER;
}

}  // namespace draughts::c_api
