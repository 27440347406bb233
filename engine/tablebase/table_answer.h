// ask(): all that tables tell of one position with its counts, for people.
#pragma once

#include <optional>

#include "core/draw_rules.h"
#include "core/position.h"
#include "core/variant.h"
#include "tablebase/events.h"
#include "tablebase/tablebase.h"

namespace draughts {

/// Everything at once; no answer if anything of it is missing.
template <Variant V>
[[nodiscard]] Answer<TableAnswer> ask(const Tablebase& tables, const Position& position, DrawRules rules,
                                      DrawClock clock) {
    const auto free = tables.verdict<V>(position, DrawRules::none);
    const auto fresh = tables.verdict<V>(position, rules);
    const auto value = tables.value<V>(position, rules, clock);
    if (!free || !fresh || !value) {
        return !free ? free.why() : !fresh ? fresh.why() : value.why();
    }
    TableAnswer answer{*value, free->value, free->plies, fresh->plies, std::nullopt};
    if (answer.value != answer.without_rules) {
        const bool is_fresh_draw = fresh->value == Wdl::draw;
        answer.drawn_by =
            drawing_rule<V>(rules, clock, is_fresh_draw ? std::nullopt : std::optional<int>{fresh->plies});
    }
    return answer;
}

}  // namespace draughts
