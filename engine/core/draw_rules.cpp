#include "core/draw_rules.h"

#include <optional>

namespace draughts {

namespace {

struct Material {
    int pieces = 0;
    int kings = 0;

    [[nodiscard]] bool is_lone_king() const { return pieces == 1 && kings == 1; }
    [[nodiscard]] bool is_kings_only() const { return pieces == kings; }
};

Material material_of(const Position& position, Color side) {
    return {position.pieces(side).count(), position.kings(side).count()};
}

/// Art. 3.4.2: two kings, or a king and a man, or a king, against a lone king.
bool is_five_moves_ending(Material strong, Material weak) {
    return weak.is_lone_king() && strong.kings >= 1 && strong.pieces <= 2;
}

/// Art. 3.5.2.
bool is_three_kings_ending(Material strong, Material weak) {
    return weak.is_lone_king() && strong.pieces == 3 && strong.is_kings_only();
}

template <Variant V>
std::optional<DrawRule> china64_ending(Material white, Material black) {
    if constexpr (V::id == VariantId::russian) {
        if (is_three_kings_ending(white, black) || is_three_kings_ending(black, white)) {
            return DrawRule::three_kings_18;
        }
    } else {
        if (is_five_moves_ending(white, black) || is_five_moves_ending(black, white)) {
            return DrawRule::five_moves;
        }
    }
    return std::nullopt;
}

/// A lone king of `weak` on the main road, with nothing else on it.
bool holds_main_road(const Position& position, Color weak) {
    return (position.occupied() & main_road) == position.pieces(weak);
}

/// Articles 7.2.4 - 7.2.8. Precondition: both sides have a king.
DrawRule fmjd64_ending(const Position& position, Material white, Material black) {
    const bool white_is_weak = white.is_lone_king() && black.pieces > 1;
    const Color weak_side = white_is_weak ? Color::white : Color::black;
    const Material weak = white_is_weak ? white : black;
    const Material strong = white_is_weak ? black : white;
    if (weak.is_lone_king()) {
        if (strong.pieces <= 2) {
            return DrawRule::two_pieces_5;
        }
        if (strong.pieces == 3 && holds_main_road(position, weak_side)) {
            return DrawRule::main_road_5;
        }
        if (strong.is_kings_only()) {
            return DrawRule::three_kings_15;
        }
    }
    switch (white.pieces + black.pieces) {
        case 6:
        case 7:
            return DrawRule::pieces_6_7_60;
        case 4:
        case 5:
            return DrawRule::pieces_4_5_30;
        default:
            return DrawRule::kings_only_15;
    }
}

}  // namespace

std::string_view name_of(DrawRules rules) {
    switch (rules) {
        case DrawRules::china64:
            return "china64";
        case DrawRules::fmjd64:
            return "fmjd64";
        case DrawRules::none:
            break;
    }
    return "none";
}

std::optional<DrawRules> draw_rules_named(std::string_view name) {
    for (const DrawRules rules : all_draw_rules) {
        if (name == name_of(rules)) {
            return rules;
        }
    }
    return std::nullopt;
}

std::string_view name_of(DrawRule rule) {
    switch (rule) {
        case DrawRule::repetition:
            return "repetition";
        case DrawRule::kings_only_15:
            return "kings-only-15";
        case DrawRule::five_moves:
            return "five-moves";
        case DrawRule::no_capture_30:
            return "no-capture-30";
        case DrawRule::three_kings_18:
            return "three-kings-18";
        case DrawRule::two_pieces_5:
            return "two-pieces-5";
        case DrawRule::main_road_5:
            return "main-road-5";
        case DrawRule::three_kings_15:
            return "three-kings-15";
        case DrawRule::pieces_6_7_60:
            return "pieces-6-7-60";
        case DrawRule::pieces_4_5_30:
            break;
    }
    return "pieces-4-5-30";
}

template <Variant V>
std::optional<DrawRule> ending_of(DrawRules rules, const Position& position) {
    const Material white = material_of(position, Color::white);
    const Material black = material_of(position, Color::black);
    if (rules == DrawRules::china64) {
        return china64_ending<V>(white, black);
    }
    if (rules == DrawRules::fmjd64 && white.kings > 0 && black.kings > 0) {
        return fmjd64_ending(position, white, black);
    }
    return std::nullopt;
}

template <Variant V>
DrawClock start_clock(DrawRules rules, const Position& position, std::uint8_t plies) {
    DrawClock clock;
    clock.ending = ending_of<V>(rules, position);
    if (rules == DrawRules::china64 || clock.ending) {
        clock.plies = plies;
    }
    return clock;
}

template std::optional<DrawRule> ending_of<Russian>(DrawRules, const Position&);
template std::optional<DrawRule> ending_of<Brazilian>(DrawRules, const Position&);
template DrawClock start_clock<Russian>(DrawRules, const Position&, std::uint8_t);
template DrawClock start_clock<Brazilian>(DrawRules, const Position&, std::uint8_t);

}  // namespace draughts
