// From the values of a slice in memory to table images, and back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "core/variant.h"
#include "tablebase/dense_tables.h"
#include "tablebase/pair_packer.h"
#include "tablebase/table_image.h"

namespace draughts {

/// For each position of the slice 1 if the side to move has to capture, else 0.
[[nodiscard]] std::vector<std::uint8_t> capture_flags(const SliceIndex& numbering, std::size_t threads);

/// What an image of this layer holds; where it need not hold anything, the value before.
[[nodiscard]] std::vector<std::uint8_t> layer_values(const DenseTables::Table& table, Layer layer,
                                                     const std::vector<std::uint8_t>& has_capture);

/// The image of one layer. An error when a win takes more plies than a code can tell.
Result<std::vector<std::byte>> make_image(const DenseTables::Table& table, VariantId variant, Layer layer,
                                          const std::vector<std::uint8_t>& has_capture, PairPacker& packer);

/// Takes one layer's values over; `wdl` first. Positions with a capture get nothing of use: resolve_captures() next.
void take_layer(DenseTables::Table& table, Layer layer, const PairReader& values);

}  // namespace draughts
