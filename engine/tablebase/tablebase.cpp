#include "tablebase/tablebase.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "core/movegen.h"
#include "tablebase/events.h"
#include "tablebase/outlook.h"

namespace draughts {

namespace {

/// The layer that holds the plies under `rules`.
[[nodiscard]] constexpr Layer layer_of(DrawRules rules) {
    switch (rules) {
        case DrawRules::china64:
            return Layer::china64;
        case DrawRules::fmjd64:
            return Layer::fmjd64;
        case DrawRules::none:
            break;
    }
    return Layer::distance;
}

[[nodiscard]] Wdl wdl_of_leaf(std::uint8_t leaf) {
    return leaf == 0 ? Wdl::draw : leaf == 1 ? Wdl::win : Wdl::loss;
}

/// The verdict that a leaf of the layer of `rules` stands for in a position won or lost without rules.
[[nodiscard]] Verdict verdict_of_leaf(DrawRules rules, Wdl without_rules, std::uint8_t leaf) {
    if (rules == DrawRules::none) {
        return {without_rules, 2 * leaf + (without_rules == Wdl::win ? 1 : 0)};
    }
    return leaf == 0 ? Verdict{} : Verdict{without_rules, leaf - 1};
}

}  // namespace

std::vector<std::string> Tablebase::add_directory(const std::filesystem::path& directory, int most_pieces) {
    std::vector<std::string> complaints;
    std::error_code error;
    if (!std::filesystem::is_directory(directory, error)) {
        return {directory.string() + ": no such folder"};
    }
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        for (int pieces = 2; pieces <= std::min(most_pieces, most_table_pieces); ++pieces) {
            for (const Slice slice : slices_of(pieces)) {
                for (const Layer layer : all_layers) {
                    const TableId id{variant, slice, layer};
                    const std::filesystem::path path = directory / file_name_of(id);
                    if (has(id) || !std::filesystem::exists(path, error)) {
                        continue;
                    }
                    auto file = MappedFile::open(path);
                    if (!file) {
                        complaints.push_back(file.error());
                        continue;
                    }
                    const auto view = read_image(file->bytes());
                    if (!view) {
                        complaints.push_back(path.string() + ": " + view.error());
                    } else if (view->id != id) {
                        complaints.push_back(path.string() + ": this is " + file_name_of(view->id));
                    } else {
                        add(*view);
                        files_.push_back(std::move(file).take());
                    }
                }
            }
        }
    }
    return complaints;
}

std::optional<std::string> Tablebase::add_images(std::span<const std::byte> bytes, int most_pieces) {
    while (!bytes.empty()) {
        const auto view = read_image(bytes);
        if (!view) {
            return view.error();
        }
        if (view->id.slice.pieces() <= most_pieces && !has(view->id)) {
            add(*view);
        }
        bytes = bytes.subspan(view->bytes);
    }
    return std::nullopt;
}

void Tablebase::add(const TableView& view) {
    const auto variant = static_cast<std::size_t>(view.id.variant);
    std::unique_ptr<Tables>& tables = tables_[variant][code_of(view.id.slice)];
    if (!tables) {
        tables = std::make_unique<Tables>(view.id.slice);
    }
    tables->layers[static_cast<std::size_t>(view.id.layer)] = view.values;
    most_pieces_[variant] = std::max(most_pieces_[variant], view.id.slice.pieces());
}

const PairReader* Tablebase::layer(const TableId& id) const {
    const Tables* const found = tables(id.variant, id.slice);
    if (found == nullptr || !found->layers[static_cast<std::size_t>(id.layer)]) {
        return nullptr;
    }
    return &*found->layers[static_cast<std::size_t>(id.layer)];
}

bool Tablebase::has(const TableId& id) const {
    return layer(id) != nullptr;
}

int Tablebase::complete_pieces(VariantId variant, Layer layer) const {
    int pieces = 1;
    const auto is_complete = [&](int n) {
        return std::ranges::all_of(slices_of(n), [&](Slice slice) {
            return has({variant, slice, layer});
        });
    };
    while (pieces < most_table_pieces && is_complete(pieces + 1)) {
        ++pieces;
    }
    return pieces == 1 ? 0 : pieces;
}

std::optional<NoAnswer> Tablebase::unanswerable(const Position& position) {
    if (position.pieces(Color::white).none() || position.pieces(Color::black).none()) {
        return NoAnswer::game_over;
    }
    return position.occupied().count() > most_table_pieces ? std::optional{NoAnswer::too_large} : std::nullopt;
}

template <Variant V>
Answer<Wdl> Tablebase::value_without_rules(const Position& position) const {
    if (const auto why = unanswerable(position)) {
        return *why;
    }
    if (has_capture(position)) {
        return best_capture<V>(position);
    }
    const Tables* const found = tables(V::id, slice_of(position));
    if (found == nullptr || !found->layers[0]) {
        return NoAnswer::no_table;
    }
    return wdl_of_leaf((*found->layers[0])[found->numbering.index_of(with_white_to_move(position))]);
}

template <Variant V>
Answer<Wdl> Tablebase::best_capture(const Position& position) const {
    MoveList captures;
    generate_captures<V>(position, captures);
    Wdl best = Wdl::loss;
    std::optional<NoAnswer> unknown;
    for (const Move move : captures) {
        const Position after = position.make(move);
        if (after.pieces(after.turn()).none()) {
            return Wdl::win;
        }
        const Answer<Wdl> value = value_without_rules<V>(after);
        if (!value) {
            unknown = value.why();
            continue;
        }
        best = std::max(best, opposite(*value));
        if (best == Wdl::win) {
            return best;
        }
    }
    return unknown ? Answer<Wdl>{*unknown} : best;
}

template <Variant V>
Answer<Verdict> Tablebase::verdict(const Position& position, DrawRules rules) const {
    if (const auto why = unanswerable(position)) {
        return *why;
    }
    if (has_capture(position)) {
        return best_capture_verdict<V>(position, rules);
    }
    const Tables* const found = tables(V::id, slice_of(position));
    if (found == nullptr || !found->layers[0]) {
        return NoAnswer::no_table;
    }
    const TableIndex index = found->numbering.index_of(with_white_to_move(position));
    const Wdl without_rules = wdl_of_leaf((*found->layers[0])[index]);
    if (without_rules == Wdl::draw) {
        return Verdict{};
    }
    const std::optional<PairReader>& plies = found->layers[static_cast<std::size_t>(layer_of(rules))];
    if (!plies) {
        return NoAnswer::no_table;
    }
    return verdict_of_leaf(rules, without_rules, (*plies)[index]);
}

template <Variant V>
Answer<Verdict> Tablebase::best_capture_verdict(const Position& position, DrawRules rules) const {
    MoveList captures;
    generate_captures<V>(position, captures);
    const CountState before = CountState::of(position, slice_of(position));
    const int limit = plies_to_event_limit<V>(rules, before);
    KnownMoves moves;
    for (const Move move : captures) {
        const Position after = position.make(move);
        if (after.pieces(after.turn()).none()) {
            moves.add(Wdl::loss, 1, limit);
            continue;
        }
        const Answer<Verdict> value = verdict<V>(after, rules);
        if (!value) {
            return value.why();
        }
        const CountState next = CountState::of(after, slice_of(after));
        const bool is_reset = is_event<V>(rules, before, MoveKind::capture, next);
        moves.add(value->value, is_reset ? 1 : value->plies + 1, limit);
    }
    const std::uint8_t code = moves.code();
    return code == 0 ? Verdict{} : Verdict{moves.win != 0 ? Wdl::win : Wdl::loss, code - 1};
}

template <Variant V>
Answer<Wdl> Tablebase::value(const Position& position, DrawRules rules, DrawClock clock) const {
    if (rules == DrawRules::none) {
        return value_without_rules<V>(position);
    }
    const Answer<Verdict> fresh = verdict<V>(position, rules);
    if (!fresh) {
        // What is drawn without draw rules is drawn with them.
        const Answer<Wdl> without_rules = value_without_rules<V>(position);
        return without_rules && *without_rules == Wdl::draw ? without_rules : fresh.why();
    }
    // Without a move the game is over, whatever the counts.
    const int left = plies_to_event_left<V>(rules, clock, CountState::of(position, slice_of(position)));
    return fresh->plies == 0 || fresh->plies <= left ? fresh->value : Wdl::draw;
}

template Answer<Wdl> Tablebase::value_without_rules<Russian>(const Position&) const;
template Answer<Wdl> Tablebase::value_without_rules<Brazilian>(const Position&) const;
template Answer<Wdl> Tablebase::value<Russian>(const Position&, DrawRules, DrawClock) const;
template Answer<Wdl> Tablebase::value<Brazilian>(const Position&, DrawRules, DrawClock) const;
template Answer<Verdict> Tablebase::verdict<Russian>(const Position&, DrawRules) const;
template Answer<Verdict> Tablebase::verdict<Brazilian>(const Position&, DrawRules) const;

}  // namespace draughts
