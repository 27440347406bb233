#include "tb/table_set.h"

#include <algorithm>
#include <array>
#include <mutex>

#include "tablebase/layers.h"
#include "tablebase/parallel.h"
#include "tablebase/solver.h"
#include "tablebase/table_files.h"

namespace draughts {

namespace {

/// The image in a file, if it is the one expected there.
[[nodiscard]] std::optional<std::string> fault_of_image(const Result<TableView>& view, const TableId& id) {
    if (!view) {
        return view.error();
    }
    return view->id == id ? std::nullopt : std::optional{"this is " + file_name_of(view->id)};
}

}  // namespace

std::optional<std::string> TableSet::fault_of(Slice slice) const {
    for (const Layer layer : all_layers) {
        const std::filesystem::path path = path_of(slice, layer);
        const auto file = MappedFile::open(path);
        if (!file) {
            return file.error();
        }
        if (const auto fault = fault_of_image(read_image(file->bytes()), {variant_, slice, layer})) {
            return path.string() + ": " + *fault;
        }
    }
    return std::nullopt;
}

std::optional<std::string> TableSet::load(Slice slice) {
    DenseTables::Table& table = tables_.add(slice);
    for (const Layer layer : all_layers) {
        const std::filesystem::path path = path_of(slice, layer);
        const auto file = MappedFile::open(path);
        if (!file) {
            return file.error();
        }
        const auto view = read_image(file->bytes());
        if (const auto fault = fault_of_image(view, {variant_, slice, layer})) {
            return path.string() + ": " + *fault;
        }
        take_layer(table, layer, view->values);
    }
    dispatch(variant_, [&]<Variant V>() {
        resolve_captures<V>(slice, tables_, threads_);
    });
    return std::nullopt;
}

Result<std::uintmax_t> TableSet::save(const std::vector<Slice>& slices) {
    const auto images = make_images(variant_, tables_, slices, packers_);
    if (!images) {
        return Error{images.error()};
    }
    std::uintmax_t bytes = 0;
    for (std::size_t i = 0; i < images->size(); ++i) {
        const auto path = path_of(slices[i / all_layers.size()], all_layers[i % all_layers.size()]);
        if (const auto fault = write_file(path, (*images)[i])) {
            return Error{*fault};
        }
        bytes += (*images)[i].size();
    }
    return bytes;
}

Result<std::vector<std::vector<std::byte>>> make_images(VariantId variant, const DenseTables& tables,
                                                        const std::vector<Slice>& slices,
                                                        std::vector<PairPacker>& packers) {
    std::vector<std::vector<std::uint8_t>> flags;
    flags.reserve(slices.size());
    for (const Slice slice : slices) {
        flags.push_back(capture_flags(tables[slice].numbering, packers.size()));
    }
    std::vector<std::vector<std::byte>> images(slices.size() * all_layers.size());
    std::mutex mutex;
    std::optional<std::string> fault;
    parallel_for(images.size(), packers.size(), [&](std::size_t worker, std::size_t i) {
        const std::size_t slice = i / all_layers.size();
        auto image = make_image(tables[slices[slice]], variant, all_layers[i % all_layers.size()], flags[slice],
                                packers[worker]);
        if (image) {
            images[i] = std::move(image).take();
        } else {
            const std::scoped_lock lock{mutex};
            fault = image.error();
        }
    });
    if (fault) {
        return Error{*fault};
    }
    return images;
}

std::vector<Slice> with_all_needed(const std::vector<Slice>& slices) {
    std::vector<Slice> all;
    const auto add = [&](Slice slice) {
        for (const Slice s : {slice, slice.reversed()}) {
            if (std::ranges::find(all, s) == all.end()) {
                all.push_back(s);
            }
        }
    };
    for (const Slice slice : slices) {
        add(slice);
    }
    for (std::size_t next = 0; next < all.size();) {  // add() makes it longer
        for (const Slice needed : needed_by(all[next++])) {
            add(needed);
        }
    }
    std::ranges::stable_sort(all, [](Slice a, Slice b) {
        return a.pieces() != b.pieces() ? a.pieces() < b.pieces() : a.men() < b.men();
    });
    return all;
}

std::vector<Slice> all_slices(int pieces) {
    std::vector<Slice> all;
    for (int n = 2; n <= pieces; ++n) {
        for (const Slice slice : slices_of(n)) {
            all.push_back(slice);
        }
    }
    return all;
}

}  // namespace draughts
