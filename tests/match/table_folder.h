// write_tables: solved tables as the files that programs read.
#pragma once

#include <filesystem>
#include <span>

#include "catch.h"
#include "tablebase/solved_tables.h"

namespace draughts {

template <Variant V>
void write_tables(const std::filesystem::path& folder, int pieces) {
    std::span<const std::byte> images = table_images<V>(pieces);
    while (!images.empty()) {
        const auto view = read_image(images);
        REQUIRE(view);
        REQUIRE_FALSE(write_file(folder / file_name_of(view->id), images.first(view->bytes)));
        images = images.subspan(view->bytes);
    }
}

}  // namespace draughts
