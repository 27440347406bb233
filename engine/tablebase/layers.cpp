#include "tablebase/layers.h"

#include <algorithm>

#include "core/movegen.h"
#include "tablebase/parallel.h"

namespace draughts {

namespace {

/// Smaller blocks are read faster, larger ones take less room.
constexpr int block_bits = 11;

[[nodiscard]] std::uint8_t leaf_of(const TableValue& value, Layer layer) {
    switch (layer) {
        case Layer::wdl: {
            const Wdl wdl = value.wdl(DrawRules::none);
            return wdl == Wdl::draw ? 0 : wdl == Wdl::win ? 1 : 2;
        }
        case Layer::distance:
            return static_cast<std::uint8_t>(value.plies(DrawRules::none) / 2);
        case Layer::china64:
            return value.code(DrawRules::china64);
        case Layer::fmjd64:
            break;
    }
    return value.code(DrawRules::fmjd64);
}

[[nodiscard]] TableValue with_leaf(const TableValue& value, Layer layer, std::uint8_t leaf) {
    const std::uint8_t none = value.code(DrawRules::none);
    const std::uint8_t china64 = value.code(DrawRules::china64);
    switch (layer) {
        case Layer::wdl:  // a code of the same parity stands in until the distance comes
            return {0, 0, static_cast<std::uint8_t>(leaf == 0 ? 0 : leaf == 1 ? 2 : 1)};
        case Layer::distance:
            return {china64, value.code(DrawRules::fmjd64),
                    static_cast<std::uint8_t>(2 * leaf + (none % 2 == 0 ? 2 : 1))};
        case Layer::china64:
            return {leaf, value.code(DrawRules::fmjd64), none};
        case Layer::fmjd64:
            break;
    }
    return {china64, leaf, none};
}

}  // namespace

std::vector<std::uint8_t> capture_flags(const SliceIndex& numbering, std::size_t threads) {
    std::vector<std::uint8_t> flags(numbering.size());
    constexpr TableIndex chunk = 4096;
    parallel_for((flags.size() + chunk - 1) / chunk, threads, [&](std::size_t, std::size_t part) {
        const TableIndex end = std::min<TableIndex>((part + 1) * chunk, flags.size());
        for_each_position(numbering, part * chunk, end, [&](TableIndex i, const Position& position) {
            flags[i] = has_capture(position) ? 1 : 0;
        });
    });
    return flags;
}

std::vector<std::uint8_t> layer_values(const DenseTables::Table& table, Layer layer,
                                       const std::vector<std::uint8_t>& has_capture) {
    std::vector<std::uint8_t> leaves(table.values.size());
    std::uint8_t last = 0;
    bool has_last = false;
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        const TableValue& value = table.values[i];
        const bool is_free = has_capture[i] != 0 || (layer != Layer::wdl && value.wdl(DrawRules::none) == Wdl::draw);
        if (!is_free) {
            last = leaf_of(value, layer);
            if (!has_last) {
                std::fill_n(leaves.begin(), i, last);
                has_last = true;
            }
        }
        leaves[i] = last;
    }
    return leaves;
}

Result<std::vector<std::byte>> make_image(const DenseTables::Table& table, VariantId variant, Layer layer,
                                          const std::vector<std::uint8_t>& has_capture, PairPacker& packer) {
    const bool is_too_long = std::ranges::any_of(table.values, [](const TableValue& value) {
        return value.code(DrawRules::none) > TableValue::most_plies;
    });
    const TableId id{variant, table.numbering.slice(), layer};
    if (is_too_long) {
        return Error{file_name_of(id) + ": there are wins of " + std::to_string(TableValue::most_plies) +
                     " plies or more, which a table cannot tell"};
    }
    return image_of(id, packer.pack(layer_values(table, layer, has_capture), block_bits));
}

void take_layer(DenseTables::Table& table, Layer layer, const PairReader& values) {
    std::vector<std::uint8_t> leaves(values.size());
    values.unpack(leaves);
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        TableValue& value = table.values[i];
        if (layer == Layer::wdl || value.wdl(DrawRules::none) != Wdl::draw) {
            value = with_leaf(value, layer, leaves[i]);
        }
    }
}

}  // namespace draughts
