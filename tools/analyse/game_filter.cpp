#include "analyse/game_filter.h"

#include <algorithm>

#include "analyse/fold_case.h"
#include "openings/openings.h"
#include "text/characters.h"

namespace draughts {

namespace {

constexpr std::size_t white = 0;
constexpr std::size_t black = 1;

std::size_t index_of(Color c) {
    return c == Color::white ? white : black;
}

Material swapped(const Material& material) {
    return {{material.men[black], material.men[white]}, {material.kings[black], material.kings[white]}};
}

bool has(const PdnGame& game, std::string_view tag, const std::string& part) {
    return part.empty() || fold_case(game.tag(tag).value_or("")).find(fold_case(part)) != std::string::npos;
}

bool is_any(const std::vector<Position>& positions, const Position& position) {
    return std::ranges::find(positions, position) != positions.end();
}

}  // namespace

std::optional<Material> parse_material(std::string_view text) {
    Material material;
    std::size_t side = white;
    int count = 0;
    bool has_digit = false;
    bool has_piece = false;
    for (const char c : text) {
        if (is_digit(c)) {
            constexpr int most = 12;
            count = 10 * count + (c - '0');
            has_digit = true;
            if (count > most) {
                return std::nullopt;
            }
        } else if (c == 'K' || c == 'k' || c == 'M' || c == 'm') {
            (c == 'K' || c == 'k' ? material.kings : material.men).at(side) += has_digit ? count : 1;
            count = 0;
            has_digit = false;
            has_piece = true;
        } else if ((c == 'v' || c == 'V') && side == white && has_piece && !has_digit) {
            side = black;
            has_piece = false;
        } else {
            return std::nullopt;
        }
    }
    return side == black && has_piece && !has_digit ? std::optional{material} : std::nullopt;
}

Material material_of(const Position& position) {
    Material material;
    for (const Color c : {Color::white, Color::black}) {
        material.men.at(index_of(c)) = position.men(c).count();
        material.kings.at(index_of(c)) = position.kings(c).count();
    }
    return material;
}

std::optional<std::size_t> match(const GameFilter& filter, const ArchiveGame& game) {
    const PdnGame& pdn = game.game;
    const bool has_names = has(pdn, "White", filter.white) && has(pdn, "Black", filter.black) &&
                           has(pdn, "Event", filter.event) &&
                           (has(pdn, "White", filter.player) || has(pdn, "Black", filter.player));
    if (!has_names || (filter.result && result_of(pdn) != *filter.result)) {
        return std::nullopt;
    }
    const bool is_table = !filter.opening_positions.empty();  // 3-VI is no part of 3-VII
    const bool is_named = is_table ? fold_case(pdn.tag("Opening").value_or("")) == fold_case(filter.opening)
                                   : has(pdn, "Opening", filter.opening);
    bool needs_opening = !filter.opening.empty() && !is_named;
    bool needs_place = !filter.positions.empty() || filter.material;
    std::size_t place = 0;
    if (!needs_opening && !needs_place) {
        return place;
    }
    for_each_position(game, [&](std::size_t ply, const Position& position, const PdnMove*) {
        needs_opening = needs_opening && !is_any(filter.opening_positions, position);
        if (needs_place) {
            const Material material = filter.material ? material_of(position) : Material{};
            const bool has_material = !filter.material || material == *filter.material ||
                                      (filter.either_color && swapped(material) == *filter.material);
            const bool has_position =
                has_material && (filter.positions.empty() || is_any(filter.positions, position) ||
                                 (filter.either_color && is_any(filter.positions, mirrored(position))));
            needs_place = !has_position;
            place = has_position ? ply : place;
        }
        return needs_opening || needs_place;
    });
    return needs_opening || needs_place ? std::nullopt : std::optional{place};
}

std::vector<Position> table_positions(const std::string& name, std::optional<VariantId> variant) {
    std::vector<Position> positions;
    for (const char* source : {"tables150", "flying"}) {
        for (const VariantId of : {VariantId::russian, VariantId::brazilian}) {
            const auto openings = load_openings(source, of);
            if (!openings || of != variant.value_or(of)) {
                continue;
            }
            for (const Opening& opening : *openings) {
                if (fold_case(opening.name) == fold_case(name) && !is_any(positions, opening.position)) {
                    positions.push_back(opening.position);
                }
            }
        }
    }
    return positions;
}

}  // namespace draughts
