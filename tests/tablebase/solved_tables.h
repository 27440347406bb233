// Tables of small endings, solved for a test.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include "tablebase/dense_tables.h"
#include "tablebase/embedded_tables.h"
#include "tablebase/layers.h"
#include "tablebase/solver.h"
#include "tablebase/tablebase.h"

namespace draughts {

/// All slices of up to `pieces` pieces, solved once in a test program.
template <Variant V>
[[nodiscard]] const DenseTables& solved_tables(int pieces) {
    static std::map<int, std::unique_ptr<DenseTables>> all;
    std::unique_ptr<DenseTables>& tables = all[pieces];
    if (!tables) {
        tables = std::make_unique<DenseTables>();
        for (int n = 2; n <= pieces; ++n) {
            for (const Slice slice : slices_of(n)) {
                if (!tables->has(slice)) {
                    solve_slices<V>({slice}, *tables, 2, {});
                }
            }
        }
    }
    return *tables;
}

/// The images of all layers of these slices, one after the other.
template <Variant V>
[[nodiscard]] const std::vector<std::byte>& table_images(int pieces) {
    static std::map<int, std::vector<std::byte>> all;
    std::vector<std::byte>& images = all[pieces];
    if (images.empty()) {
        PairPacker packer;
        for (int n = 2; n <= pieces; ++n) {
            for (const Slice slice : slices_of(n)) {
                const DenseTables::Table& table = solved_tables<V>(pieces)[slice];
                const auto flags = capture_flags(table.numbering, 2);
                for (const Layer layer : all_layers) {
                    const std::vector<std::byte> image = make_image(table, V::id, layer, flags, packer).value();
                    images.insert(images.end(), image.begin(), image.end());
                }
            }
        }
    }
    return images;
}

/// Them as a tablebase.
template <Variant V>
[[nodiscard]] std::unique_ptr<Tablebase> solved_tablebase(int pieces) {
    auto tablebase = std::make_unique<Tablebase>();
    tablebase->add_images(table_images<V>(pieces), pieces);
    return tablebase;
}

/// The tables that are built into the programs, in memory.
template <Variant V>
[[nodiscard]] const DenseTables& embedded_dense_tables() {
    static const auto tables = [] {
        auto all = std::make_unique<DenseTables>();
        Tablebase embedded;
        embedded.add_images(embedded_tables(), most_table_pieces);
        for (int pieces = 2; pieces <= embedded.most_pieces(V::id); ++pieces) {
            for (const Slice slice : slices_of(pieces)) {
                DenseTables::Table& table = all->add(slice);
                for (const Layer layer : all_layers) {
                    take_layer(table, layer, *embedded.layer({V::id, slice, layer}));
                }
                resolve_captures<V>(slice, *all, 2);
            }
        }
        return all;
    }();
    return *tables;
}

}  // namespace draughts
