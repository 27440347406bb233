// The network in real numbers, its limits, and how it becomes one in whole numbers.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "catch.h"
#include "eval/evaluator.h"
#include "support/random_positions.h"
#include "train/float_network.h"
#include "train/pass.h"

namespace draughts {

namespace {

void fill(FloatNetwork& network, float number) {
    std::fill_n(network.begin(), FloatNetwork::size(), number);
}

/// Every number from -largest to largest.
void fill_by_chance(FloatNetwork& network, float largest) {
    Random random{4};
    std::generate_n(network.begin(), FloatNetwork::size(), [&] {
        return largest * static_cast<float>(random.below(2001) - 1000) / 1000;
    });
}

/// The usual difference of both kinds of network over positions by chance, in hundredths of a man: the root of the
/// mean square.
[[nodiscard]] double usual_difference(const FloatNetwork& network) {
    constexpr int scale = 150;
    const auto weights = std::make_unique<Weights>();
    quantise(network, scale, *weights);
    Random random{9};
    constexpr int count = 1000;
    double sum = 0;
    for (int i = 0; i < count; ++i) {
        const Position position = random_setup(random, 12, 20);
        const double real = static_cast<double>(Pass{network, position}.logit) * scale;
        const double difference = real - evaluate(*weights, position);
        REQUIRE(std::abs(difference) < 25);
        sum += difference * difference;
    }
    return std::sqrt(sum / count);
}

}  // namespace

TEST_CASE("float network: random weights depend on the seed alone, and are small") {
    const auto network = random_network(1);
    CHECK(std::equal(network->begin(), network->begin() + FloatNetwork::size(), random_network(1)->begin()));
    CHECK_FALSE(std::equal(network->begin(), network->begin() + FloatNetwork::size(), random_network(2)->begin()));
    const auto [least, most] = std::minmax_element(network->feature[0].begin(), network->feature.back().end());
    CHECK(*least >= -0.2F);
    CHECK(*least < -0.19F);
    CHECK(*most <= 0.2F);
    CHECK(*most > 0.19F);
    CHECK(std::ranges::count(network->bias, 0.3F) == Weights::cells);
    CHECK(std::ranges::all_of(network->own_output, [](const FloatNetwork::Cells& cells) {
        return std::ranges::count(cells, 0.0F) == Weights::cells;
    }));
}

TEST_CASE("float network: what is clipped fits into whole numbers, and the file is taken") {
    for (const float largest : {1e9F, 10.0F, 2.0F}) {
        const auto network = std::make_unique<FloatNetwork>();
        const auto weights = std::make_unique<Weights>();
        fill_by_chance(*network, largest);
        clip(*network);
        quantise(*network, 150, *weights);
        CHECK(parse_weights(format_weights(*weights), VariantId::russian));
    }
    const auto network = std::make_unique<FloatNetwork>();
    const auto weights = std::make_unique<Weights>();
    for (const int sign : {1, -1}) {
        fill(*network, static_cast<float>(sign) * 1e9F);
        clip(*network);
        quantise(*network, 150, *weights);
        CHECK(weights->feature[70][3] == sign * Weights::largest_feature_weight);
        CHECK(weights->bias[255] == sign * Weights::largest_feature_weight);
        CHECK(weights->output[15][0] == sign * Weights::largest_output_weight);
        CHECK(weights->output_bias[7] == sign * 100 * Weights::activation_one * Weights::output_one);
    }
}

TEST_CASE("float network: within its limits nothing is clipped") {
    const auto network = std::make_unique<FloatNetwork>();
    const auto clipped = std::make_unique<FloatNetwork>();
    fill_by_chance(*network, 0.99F);
    *clipped = *network;
    clip(*clipped);
    CHECK(std::equal(network->begin(), network->begin() + FloatNetwork::size(), clipped->begin()));
    // What an output bucket has of its own counts together with what is common.
    network->common_output[0] = 1.5F;
    network->own_output[2][0] = 1.0F;
    network->own_output[3][0] = -3.0F;
    clip(*network);
    CHECK(network->common_output[0] == 1.5F);
    CHECK(network->own_output[2][0] == 127.0F / 64 - 1.5F);
    CHECK(network->own_output[3][0] == -3.0F);
}

TEST_CASE("float network: in whole numbers, rounded") {
    const auto network = std::make_unique<FloatNetwork>();
    const auto weights = std::make_unique<Weights>();
    network->feature[5][6] = 0.5F;
    network->bias[7] = -1;
    network->common_output[8] = 0.5F;
    network->own_output[9][8] = -0.27F;
    network->output_bias[10] = -0.5F;
    quantise(*network, 123, *weights);
    CHECK(weights->scale == 123);
    CHECK(weights->feature[5][6] == 128);  // 127.5
    CHECK(weights->feature[6][5] == 0);
    CHECK(weights->bias[7] == -255);
    CHECK(weights->output[3][8] == 32);
    CHECK(weights->output[9][8] == 15);  // 14.72
    CHECK(weights->output_bias[10] == -8160);
}

TEST_CASE("float network: the evaluation in whole numbers is the same within some hundredths of a man") {
    const auto network = random_network(3);
    CHECK(usual_difference(*network) < 5);
    Random random{6};
    for (auto& own : network->own_output) {
        for (float& weight : own) {
            weight = static_cast<float>(random.below(201) - 100) / 1000;
        }
    }
    for (float& bias : network->output_bias) {
        bias = static_cast<float>(random.below(201) - 100) / 50;
    }
    CHECK(usual_difference(*network) < 5);
}

}  // namespace draughts
