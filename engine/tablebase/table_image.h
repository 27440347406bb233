// Table images: the bytes of one table, one layer of one slice, as a file holds them (FORMAT.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/variant.h"
#include "tablebase/pair_code.h"
#include "tablebase/slice.h"

namespace draughts {

/// What a table tells of each position. Positions with a capture hold nothing of use: their value follows
/// from those after the captures. In the layers after `wdl` neither do positions that are draws there.
enum class Layer : std::uint8_t {
    wdl,       // without draw rules: 0 draw, 1 win, 2 loss
    distance,  // without draw rules: plies to the end, halved; a win takes an odd number
    china64,   // 0: drawn under these rules; else plies to the event (events.h), plus 1
    fmjd64,    // the same
};

inline constexpr std::array all_layers{Layer::wdl, Layer::distance, Layer::china64, Layer::fmjd64};

/// "wdl", "distance", "china64", "fmjd64": the last part of file names.
[[nodiscard]] std::string_view name_of(Layer layer);

struct TableId {
    VariantId variant = VariantId::russian;
    Slice slice;
    Layer layer = Layer::wdl;

    [[nodiscard]] bool operator==(const TableId&) const = default;
};

/// "russian/2K1Mv1K0M.wdl"
[[nodiscard]] std::string file_name_of(const TableId& id);

[[nodiscard]] std::vector<std::byte> image_of(const TableId& id, const PairCode& code);

struct TableView {
    TableId id;
    std::size_t bytes = 0;  // of the image
    PairReader values;
};

/// Reads the image that `bytes` begin with, and checks it to the last bit. The view stays within `bytes`.
Result<TableView> read_image(std::span<const std::byte> bytes);

}  // namespace draughts
