// Table files: whole or not at all; faults are named and do no harm.
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "catch.h"
#include "support/board_text.h"
#include "support/temporary_folder.h"
#include "tablebase/solved_tables.h"

namespace draughts {

namespace {

/// All Russian tables of up to three pieces.
void write_tables(const std::filesystem::path& folder) {
    std::span<const std::byte> images{table_images<Russian>(3)};
    while (!images.empty()) {
        const auto view = read_image(images);
        REQUIRE(view.has_value());
        REQUIRE_FALSE(write_file(folder / file_name_of(view->id), images.first(view->bytes)).has_value());
        images = images.subspan(view->bytes);
    }
}

void change_byte(const std::filesystem::path& path) {
    std::fstream file{path, std::ios::in | std::ios::out | std::ios::binary};
    file.seekp(-9, std::ios::end);
    file.put('\x55');
}

}  // namespace

TEST_CASE("table files: written, found and read") {
    const TemporaryFolder folder;
    write_tables(folder.path());
    Tablebase tablebase;
    CHECK(tablebase.add_directory(folder.path(), 7).empty());
    CHECK(tablebase.complete_pieces(VariantId::russian, Layer::china64) == 3);
    CHECK(tablebase.complete_pieces(VariantId::brazilian, Layer::wdl) == 0);
    CHECK(tablebase.most_pieces(VariantId::russian) == 3);
    const Position win = position_of("W:WKa7,Ka5:BKg1");
    CHECK(*tablebase.verdict<Russian>(win, DrawRules::none) == Verdict{Wdl::win, 7});
    CHECK(tablebase.value_without_rules<Brazilian>(win).why() == NoAnswer::no_table);

    Tablebase small;
    CHECK(small.add_directory(folder.path(), 2).empty());
    CHECK(small.complete_pieces(VariantId::russian, Layer::wdl) == 2);
    CHECK_FALSE(std::filesystem::exists(folder.path() / "russian/1K0Mv1K0M.wdl.part"));
}

TEST_CASE("table files: one that is damaged, cut off, misplaced or missing is left out") {
    const TemporaryFolder folder;
    write_tables(folder.path());
    const std::filesystem::path russian = folder.path() / "russian";
    change_byte(russian / "2K0Mv1K0M.wdl");
    std::filesystem::resize_file(russian / "1K1Mv1K0M.china64", 100);
    std::filesystem::copy_file(russian / "1K0Mv1K1M.wdl", russian / "0K2Mv0K1M.wdl",
                               std::filesystem::copy_options::overwrite_existing);
    std::filesystem::create_directories(folder.path() / "brazilian");
    std::filesystem::copy_file(russian / "1K0Mv1K1M.wdl", folder.path() / "brazilian/1K0Mv1K1M.wdl");
    std::filesystem::remove(russian / "0K1Mv0K1M.wdl");
    std::filesystem::resize_file(russian / "1K0Mv1K0M.fmjd64", 0);

    Tablebase tablebase;
    const std::vector<std::string> complaints = tablebase.add_directory(folder.path(), 7);
    std::string all;
    for (const std::string& complaint : complaints) {
        all += complaint + '\n';
    }
    INFO(all);
    CHECK(complaints.size() == 5);
    for (const char* part :
         {"2K0Mv1K0M.wdl: damaged", "1K1Mv1K0M.china64: cut off", "0K2Mv0K1M.wdl: this is russian/1K0Mv1K1M.wdl",
          "brazilian/1K0Mv1K1M.wdl: this is russian/1K0Mv1K1M.wdl", "1K0Mv1K0M.fmjd64: an empty file"}) {
        CHECK(all.find(part) != std::string::npos);
    }
    CHECK(tablebase.value_without_rules<Russian>(position_of("W:WKa7,Ka5:BKg1")).why() == NoAnswer::no_table);
    CHECK(*tablebase.value_without_rules<Russian>(position_of("W:WKb2:BKa1")) == Wdl::win);
}

TEST_CASE("table files: what cannot be written or read is told") {
    const TemporaryFolder folder;
    const std::vector<std::byte> bytes(10);
    std::ofstream{folder.path() / "file"} << "no folder";
    CHECK(write_file(folder.path() / "file/x.wdl", bytes).has_value());
    CHECK_FALSE(MappedFile::open(folder.path() / "none").has_value());
    CHECK_FALSE(MappedFile::open(folder.path()).has_value());
    CHECK(Tablebase{}.add_directory(folder.path() / "none", 4).size() == 1);
}

}  // namespace draughts
