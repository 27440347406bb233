#include "tb/archive.h"

#include <vector>

#include "command_line/commands.h"
#include "tablebase/solver.h"
#include "tablebase/table_files.h"
#include "tb/table_set.h"

namespace draughts {

void write_archive(int pieces, const std::filesystem::path& file, std::size_t threads) {
    std::vector<std::byte> archive;
    std::vector<PairPacker> packers(threads);
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        DenseTables tables;
        for (const Slice slice : all_slices(pieces)) {
            if (!tables.has(slice)) {
                dispatch(variant, [&]<Variant V>() {
                    solve_slices<V>({slice}, tables, threads, {});
                });
            }
        }
        const auto images = make_images(variant, tables, all_slices(pieces), packers);
        if (!images) {
            throw BadArgument{images.error()};
        }
        for (const std::vector<std::byte>& image : *images) {
            archive.insert(archive.end(), image.begin(), image.end());
        }
    }
    if (const auto fault = write_file(file, archive)) {
        throw BadArgument{*fault};
    }
}

}  // namespace draughts
