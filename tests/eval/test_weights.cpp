// Files of weights: what is written is read again, the layout is the one that weights.h gives, and whatever is wrong
// with a file is told.
#include <cstring>
#include <vector>

#include "catch.h"
#include "core/bytes.h"
#include "eval/embedded_weights.h"
#include "eval/weights.h"

namespace draughts {

namespace {

Weights some_weights() {
    Weights weights;
    weights.variant = VariantId::brazilian;
    weights.scale = 120;
    weights.provenance = "made by hand\n";
    weights.feature[1][2] = -300;
    weights.bias[3] = 77;
    weights.output[4][5] = -127;
    weights.output_bias[15] = -100'000;
    return weights;
}

std::string fault_of(const std::vector<std::byte>& bytes, VariantId variant = VariantId::brazilian) {
    const auto weights = parse_weights(bytes, variant);
    return weights ? "" : weights.error();
}

}  // namespace

TEST_CASE("weights that are written are read again") {
    const Weights weights = some_weights();
    const auto read = parse_weights(format_weights(weights), VariantId::brazilian);
    REQUIRE(read);
    CHECK((*read)->feature == weights.feature);
    CHECK((*read)->bias == weights.bias);
    CHECK((*read)->output == weights.output);
    CHECK((*read)->output_bias == weights.output_bias);
    CHECK((*read)->scale == 120);
    CHECK((*read)->variant == VariantId::brazilian);
    CHECK((*read)->provenance == "made by hand\n");
}

TEST_CASE("the bytes of a file stand where weights.h says") {
    const std::vector<std::byte> bytes = format_weights(some_weights());
    CHECK(std::memcmp(bytes.data(),
                      "BolshakW\x01\x00\x01\x00\x00\x01\x10\x00\x78\x00\x00\x00\x0D\x00\x00\x00made by hand\n",
                      37) == 0);
    constexpr std::size_t body = 37;
    constexpr std::size_t cell = 2;
    constexpr std::size_t row = 256 * cell;
    constexpr std::size_t output_bias = 4;
    CHECK(load<std::uint16_t>(&bytes[body + row + 2 * cell]) == 0x10000 - 300);
    CHECK(load<std::uint16_t>(&bytes[body + 144 * row + 3 * cell]) == 77);
    CHECK(load<std::uint16_t>(&bytes[body + (145 + 4) * row + 5 * cell]) == 0x10000 - 127);
    CHECK(load<std::uint32_t>(&bytes[body + 161 * row + 15 * output_bias]) == 0x100000000 - 100'000);
    CHECK(bytes.size() == body + 161 * row + 16 * output_bias + 4);
}

TEST_CASE("a file that is no good is refused with the reason") {
    const std::vector<std::byte> good = format_weights(some_weights());
    CHECK(fault_of(good).empty());
    CHECK(fault_of(good, VariantId::russian) == "weights of another variant, expected russian");
    CHECK(fault_of({}) == "not a file of weights, expected one that begins with BolshakW");

    std::vector<std::byte> bytes = good;
    bytes[0] = std::byte{'X'};
    CHECK(fault_of(bytes) == "not a file of weights, expected one that begins with BolshakW");
    bytes = good;
    bytes[8] = std::byte{9};
    CHECK(fault_of(bytes) == "version 9, expected 1");
    bytes = good;
    bytes[12] = std::byte{128};
    CHECK(fault_of(bytes) == "384 cells and 16 outputs, expected 256 and 16");
    bytes = good;
    bytes.pop_back();
    CHECK(fault_of(bytes) == std::to_string(good.size() - 1) + " bytes, expected " + std::to_string(good.size()));
    bytes = good;
    bytes[23] = std::byte{0xFF};  // a text of four milliards
    CHECK(fault_of(bytes).find("bytes, expected ") != std::string::npos);
    bytes = good;
    bytes[1000] ^= std::byte{1};
    CHECK(fault_of(bytes) == "damaged: wrong checksum");
}

TEST_CASE("weights beyond the limits are refused, since their sums could overflow") {
    Weights weights = some_weights();
    weights.feature[7][0] = Weights::largest_feature_weight + 1;
    CHECK(fault_of(format_weights(weights)) == "a weight beyond its limits");
    weights = some_weights();
    weights.bias[0] = -Weights::largest_feature_weight - 1;
    CHECK(fault_of(format_weights(weights)) == "a weight beyond its limits");
    weights = some_weights();
    weights.output[0][0] = Weights::largest_output_weight + 1;
    CHECK(fault_of(format_weights(weights)) == "a weight beyond its limits");
    for (const int scale : {0, -1, 10'001}) {
        weights = some_weights();
        weights.scale = scale;
        CHECK(fault_of(format_weights(weights)) == "a weight beyond its limits");
    }
}

TEST_CASE("no byte of a file can be changed unseen") {
    const std::vector<std::byte> good = format_weights(some_weights());
    for (std::size_t at = 0; at < good.size(); at += 97) {
        std::vector<std::byte> bytes = good;
        bytes[at] ^= std::byte{0x10};
        CHECK_FALSE(fault_of(bytes).empty());
    }
}

TEST_CASE("the weights that are built in are sound and say where they come from") {
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        const auto weights = parse_weights(embedded_weights(variant), variant);
        REQUIRE(weights);
        CHECK((*weights)->provenance.find("positions=") != std::string::npos);
        CHECK((*weights)->provenance.find("variant=" + std::string{name_of(variant)}) != std::string::npos);
    }
}

}  // namespace draughts
