#include "openings/openings.h"

#include <numeric>
#include <utility>

#include "core/game.h"
#include "core/zobrist.h"
#include "openings/list_file.h"
#include "openings/opening_tables.h"
#include "openings/pdn_openings.h"
#include "protocol/words.h"
#include "text/fen.h"
#include "text/quote.h"

namespace draughts {

namespace {

/// FEN and name in the columns of a line, in either order.
struct Columns {
    std::string_view fen;
    std::string_view name;
};
[[nodiscard]] Columns columns_of(std::string_view line) {
    const auto columns = split(line, '\t');
    const std::string_view first = trimmed(columns.front());
    const std::string_view last = trimmed(columns.back());
    return columns.size() > 1 && last.find(':') != std::string_view::npos ? Columns{last, first} : Columns{first, last};
}

}  // namespace

Result<std::vector<Opening>> read_openings(std::string_view text, VariantId variant, std::string_view what) {
    std::vector<Opening> openings;
    for (const auto& [number, line] : list_lines(text)) {
        const Columns columns = columns_of(line);
        const bool is_headline = openings.empty() && columns.fen.find(':') == std::string_view::npos;
        if (is_headline) {
            continue;
        }
        const std::string where = std::string{what} + " line " + std::to_string(number) + ": ";
        const auto fen = parse_fen(columns.fen);
        if (!fen) {
            return Error{where + fen.error()};
        }
        if (Game{variant, DrawRules::none, fen->position}.outcome().status != Status::ongoing) {
            return Error{where + "the side to move has lost, expected a position to play from"};
        }
        const bool has_name = columns.name != columns.fen && !columns.name.empty();
        openings.push_back({has_name ? std::string{columns.name} : std::to_string(openings.size() + 1), fen->position});
    }
    if (openings.empty()) {
        return Error{std::string{what} + ": no opening found, expected a FEN a line"};
    }
    return openings;
}

Result<std::vector<Opening>> load_openings(std::string_view source, VariantId variant, std::size_t plies) {
    if (source == "tables150") {
        return read_openings(tables150_text(), variant, source);
    }
    if (source == "flying") {
        return read_openings(flying_text(variant), variant, source);
    }
    const auto text = read_file(source);
    if (!text) {
        return Error{"cannot read openings " + quoted(source) + ", expected tables150, flying or a file"};
    }
    return is_pdn(*text) ? read_pdn_openings(*text, variant, plies, source) : read_openings(*text, variant, source);
}

std::vector<std::size_t> opening_order(std::size_t count, bool shuffled, std::uint64_t seed) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (shuffled) {
        // Fisher and Yates, with our own generator: the library's shuffle may differ between machines.
        std::uint64_t state = seed;
        for (std::size_t i = count; i > 1; --i) {
            std::swap(order[i - 1], order[zobrist::next_random(state) % i]);
        }
    }
    return order;
}

}  // namespace draughts
