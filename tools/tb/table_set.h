// TableSet: a folder of table files of one variant, and the slices of them that are in memory.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/variant.h"
#include "tablebase/dense_tables.h"
#include "tablebase/pair_packer.h"
#include "tablebase/slice.h"
#include "tablebase/table_image.h"

namespace draughts {

class TableSet {
  public:
    TableSet(VariantId variant, std::filesystem::path folder, std::size_t threads)
        : variant_{variant}, folder_{std::move(folder)}, threads_{threads}, packers_(threads) {}

    [[nodiscard]] VariantId variant() const { return variant_; }
    [[nodiscard]] std::size_t threads() const { return threads_; }
    [[nodiscard]] DenseTables& tables() { return tables_; }
    [[nodiscard]] std::filesystem::path path_of(Slice slice, Layer layer) const {
        return folder_ / file_name_of({variant_, slice, layer});
    }

    /// Null if all files of the slice are there and sound, else what is wrong with one of them.
    [[nodiscard]] std::optional<std::string> fault_of(Slice slice) const;
    /// Reads the slice into memory. Precondition: the slices it needs are in memory.
    std::optional<std::string> load(Slice slice);
    /// Writes all layers of the slices, which are in memory, to files; the bytes written.
    Result<std::uintmax_t> save(const std::vector<Slice>& slices);

  private:
    VariantId variant_;
    std::filesystem::path folder_;
    std::size_t threads_;
    DenseTables tables_;
    std::vector<PairPacker> packers_;
};

/// The images of all layers of these slices, slice by slice; a thread for each packer.
Result<std::vector<std::vector<std::byte>>> make_images(VariantId variant, const DenseTables& tables,
                                                        const std::vector<Slice>& slices,
                                                        std::vector<PairPacker>& packers);

/// Every slice that positions of these can lead to, and they themselves with their reverses, each after those it
/// needs.
[[nodiscard]] std::vector<Slice> with_all_needed(const std::vector<Slice>& slices);

/// All slices of up to `pieces` pieces, in the same order.
[[nodiscard]] std::vector<Slice> all_slices(int pieces);

}  // namespace draughts
