// Packing: what goes in comes out.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "catch.h"
#include "support/random_positions.h"
#include "tablebase/index.h"
#include "tablebase/pair_packer.h"
#include "tablebase/table_image.h"

namespace draughts {

namespace {

using Values = std::vector<std::uint8_t>;

/// `count` values below `kinds`, each likely to be the one before.
[[nodiscard]] Values runs(Random& random, std::size_t count, int kinds, int percent_changes) {
    Values values(count);
    std::uint8_t value = 0;
    for (std::uint8_t& v : values) {
        if (random.percent(percent_changes)) {
            value = static_cast<std::uint8_t>(random.below(kinds));
        }
        v = value;
    }
    return values;
}

}  // namespace

TEST_CASE("pair code: reads back one by one and as a whole") {
    Random random{7};
    PairPacker packer;
    // As many values as a small slice has, which an image needs.
    const Slice slice{1, 0, 0, 1};
    const std::size_t size = SliceIndex{slice}.size();
    std::vector<Values> samples{Values(size, 0), Values(size, 255)};
    for (const int kinds : {2, 3, 60, 256}) {
        for (const int changes : {1, 10, 50, 100}) {
            samples.push_back(runs(random, size, kinds, changes));
        }
    }
    for (const int block_bits : {1, 4, 8, 11, 15}) {
        for (const Values& values : samples) {
            const PairCode code = packer.pack(values, block_bits);
            const std::vector<std::byte> image = image_of({VariantId::russian, slice, Layer::distance}, code);
            const auto view = read_image(image);
            REQUIRE(view.has_value());
            REQUIRE(view->values.size() == size);
            Values read(size);
            view->values.unpack(read);
            CHECK(read == values);
            for (std::size_t i = 0; i < size; ++i) {
                REQUIRE(view->values[i] == values[i]);
            }
        }
    }
}

TEST_CASE("pair code: streams that make no sense are refused, whatever the checksums say") {
    Random random{9};
    PairPacker packer;
    const TableId id{VariantId::russian, Slice{1, 0, 0, 1}, Layer::distance};
    const Values values = runs(random, SliceIndex{id.slice}.size(), 5, 20);
    const PairCode sound = packer.pack(values, 6);
    REQUIRE(read_image(image_of(id, sound)).has_value());
    REQUIRE(sound.pairs.size() > 1);
    REQUIRE(sound.block_starts.size() > 3);
    const auto is_refused = [&](const auto& damage) {
        PairCode code = sound;
        damage(code);
        return !read_image(image_of(id, code)).has_value();
    };

    CHECK(is_refused([](PairCode& code) {
        ++code.block_starts[0];
    }));
    CHECK(is_refused([](PairCode& code) {
        --code.block_starts[1];
    }));
    CHECK(is_refused([](PairCode& code) {
        code.block_starts[2] = UINT32_MAX;
    }));
    CHECK(is_refused([](PairCode& code) {
        --code.block_starts.back();
    }));
    CHECK(is_refused([](PairCode& code) {
        std::ranges::fill(code.stream, std::uint8_t{0xFF});
    }));  // no such symbol
    CHECK(is_refused([](PairCode& code) {
        std::ranges::fill(code.stream, std::uint8_t{0});
    }));  // too few values
    CHECK(is_refused([](PairCode& code) {
        code.pairs.pop_back();
    }));  // a symbol of the stream is missing
}

TEST_CASE("pair code: long sequences with every width of symbol") {
    Random random{8};
    PairPacker packer;
    const Slice slice{1, 1, 0, 1};  // 22,800 positions
    const std::size_t size = SliceIndex{slice}.size();
    for (const int kinds : {3, 200}) {
        for (const int changes : {1, 20, 100}) {
            const Values values = runs(random, size, kinds, changes);
            const std::vector<std::byte> image =
                image_of({VariantId::brazilian, slice, Layer::fmjd64}, packer.pack(values, 11));
            const auto view = read_image(image);
            REQUIRE(view.has_value());
            for (std::size_t i = 0; i < size; ++i) {
                REQUIRE(view->values[i] == values[i]);
            }
        }
    }
}

TEST_CASE("pair code: a sequence longer than the sample that its pairs come from") {
    Random random{9};
    const Slice slice{2, 1, 2, 0};
    const std::size_t size = SliceIndex{slice}.size();
    REQUIRE(size > 5'000'000);
    Values values = runs(random, size, 3, 5);
    values[4096] = 200;  // a value that only one block has
    const std::vector<std::byte> image =
        image_of({VariantId::russian, slice, Layer::wdl}, PairPacker{}.pack(values, 11));
    CHECK(image.size() < size / 8);
    const auto view = read_image(image);
    REQUIRE(view.has_value());
    Values read(size);
    view->values.unpack(read);
    CHECK(read == values);
    for (std::size_t i = 0; i < size; i += 997) {
        REQUIRE(view->values[i] == values[i]);
    }
    CHECK(view->values[4096] == 200);
}

TEST_CASE("pair code: repetition takes little room") {
    Values values;
    for (int i = 0; i < 100'000; ++i) {
        values.push_back(static_cast<std::uint8_t>(i % 100 < 90 ? 0 : i % 3));
    }
    const PairCode code = PairPacker{}.pack(values, 11);
    CHECK(code.stream.size() < values.size() / 100);
}

}  // namespace draughts
