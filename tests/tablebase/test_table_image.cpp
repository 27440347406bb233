// Table images: the header by FORMAT.md, and that no damage goes unnoticed.
#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>
#include <zlib.h>

#include "catch.h"
#include "support/random_positions.h"
#include "tablebase/solved_tables.h"

namespace draughts {

namespace {

[[nodiscard]] std::vector<std::byte> sample_image() {
    const DenseTables::Table& table = solved_tables<Russian>(2)[Slice{1, 0, 0, 1}];
    PairPacker packer;
    return make_image(table, VariantId::russian, Layer::distance, capture_flags(table.numbering, 1), packer).value();
}

[[nodiscard]] std::uint64_t number_at(const std::vector<std::byte>& image, std::size_t at, std::size_t size) {
    std::uint64_t number = 0;
    for (std::size_t i = size; i-- > 0;) {
        number = number << 8 | std::to_integer<std::uint64_t>(image[at + i]);
    }
    return number;
}

}  // namespace

TEST_CASE("table image: the header says what FORMAT.md says") {
    const std::vector<std::byte> image = sample_image();
    std::string magic;
    for (int i = 0; i < 8; ++i) {
        magic += static_cast<char>(image[static_cast<std::size_t>(i)]);
    }
    CHECK(magic == "BolshakT");
    CHECK(number_at(image, 8, 2) == 1);            // version
    CHECK(number_at(image, 10, 1) == 0);           // Russian
    CHECK(number_at(image, 11, 1) == 1);           // distance
    CHECK(number_at(image, 12, 4) == 0x01000001);  // one king against one man, lowest byte first
    CHECK(number_at(image, 16, 8) == 868);
    CHECK(number_at(image, 24, 8) == image.size());
    CHECK(image.size() % 8 == 0);
}

TEST_CASE("table image: every changed byte and every length is noticed") {
    const std::vector<std::byte> image = sample_image();
    REQUIRE(read_image(image).has_value());
    for (std::size_t i = 0; i < image.size(); ++i) {
        std::vector<std::byte> changed = image;
        changed[i] ^= std::byte{1};
        const auto view = read_image(changed);
        INFO(i);
        REQUIRE_FALSE(view.has_value());
        CHECK_FALSE(view.error().empty());
    }
    for (std::size_t size = 0; size < image.size(); ++size) {
        REQUIRE_FALSE(read_image(std::span{image}.first(size)).has_value());
    }
}

TEST_CASE("table image: complaints name what is wrong") {
    std::vector<std::byte> image = sample_image();
    CHECK(read_image(std::span{image}.first(image.size() - 1)).error().find("cut off") != std::string::npos);
    image.back() ^= std::byte{0x80};
    CHECK(read_image(image).error().find("checksum") != std::string::npos);
    image[8] = std::byte{2};
    CHECK(read_image(image).error() == "version 2 of the format, expected 1");
    image[0] = std::byte{0};
    CHECK(read_image(image).error() == "this is no endgame table");
}

TEST_CASE("table image: a size that is less than the header is refused, with a right checksum too") {
    constexpr std::size_t size_at = 24;
    constexpr std::size_t header_check_at = 44;
    for (std::uint8_t size = 0; size < 48; ++size) {
        std::vector<std::byte> image = sample_image();
        std::fill_n(image.begin() + size_at, 8, std::byte{0});
        image[size_at] = static_cast<std::byte>(size);
        const auto sum =
            static_cast<std::uint32_t>(crc32(0, reinterpret_cast<const Bytef*>(image.data()), header_check_at));
        for (std::size_t i = 0; i < 4; ++i) {
            image[header_check_at + i] = static_cast<std::byte>(sum >> (8 * i));
        }
        const auto view = read_image(image);
        REQUIRE_FALSE(view.has_value());
        CHECK(view.error() == "the header makes no sense");
    }
}

TEST_CASE("table image: a loaded table equals the solved one") {
    const DenseTables& solved = solved_tables<Brazilian>(3);
    DenseTables loaded;
    PairPacker packer;
    for (int pieces = 2; pieces <= 3; ++pieces) {
        for (const Slice slice : slices_of(pieces)) {
            DenseTables::Table& table = loaded.add(slice);
            const auto flags = capture_flags(table.numbering, 2);
            for (const Layer layer : all_layers) {
                const auto image = make_image(solved[slice], VariantId::brazilian, layer, flags, packer);
                take_layer(table, layer, read_image(image.value()).value().values);
            }
            resolve_captures<Brazilian>(slice, loaded, 2);
            CHECK(table.values == solved[slice].values);
        }
    }
}

}  // namespace draughts
