#include "match/table_judge.h"

#include "core/variant.h"
#include "tablebase/embedded_tables.h"

namespace draughts {

Ruling judge_by_tables(const Tablebase& tables, const Game& game) {
    const auto value = dispatch(game.variant(), [&]<Variant V>() {
        return tables.value<V>(game.position(), game.rules(), game.clock());
    });
    if (!value) {
        return Ruling::none;
    }
    if (*value == Wdl::draw) {
        return Ruling::draw;
    }
    const bool white_wins = (*value == Wdl::win) == (game.position().turn() == Color::white);
    return white_wins ? Ruling::white_wins : Ruling::black_wins;
}

Result<std::shared_ptr<const Tablebase>> load_tables(const std::string& source, VariantId variant) {
    const auto tables = std::make_shared<Tablebase>();
    if (source != "built-in") {
        const auto complaints = tables->add_directory(source, most_table_pieces);
        if (!complaints.empty()) {
            return Error{complaints.front()};
        }
        if (tables->most_pieces(variant) == 0) {
            return Error{source + ": no table for " + std::string{name_of(variant)} + " draughts, expected such as " +
                         file_name_of({variant, slices_of(2).front(), Layer::wdl})};
        }
    }
    if (const auto fault = tables->add_images(embedded_tables(), most_table_pieces)) {
        return Error{*fault};
    }
    return std::shared_ptr<const Tablebase>{tables};
}

}  // namespace draughts
