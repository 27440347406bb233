// The output of the network in real numbers and its gradient, against small differences of the weights.
#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "catch.h"
#include "support/board_text.h"
#include "support/random_positions.h"
#include "train/pass.h"

namespace draughts {

namespace {

/// With something in each place.
[[nodiscard]] std::unique_ptr<FloatNetwork> lively_network() {
    auto network = random_network(8);
    Random random{2};
    const auto number = [&] {
        return static_cast<float>(random.below(201) - 100) / 500;
    };
    std::ranges::generate(network->bias, number);
    for (auto& own : network->own_output) {
        std::ranges::generate(own, number);
    }
    std::ranges::generate(network->output_bias, number);
    return network;
}

/// The output written out plainly, in double precision.
[[nodiscard]] double plain_logit(const FloatNetwork& network, const Position& position) {
    const std::size_t bucket = features::bucket_of(position);
    auto logit = static_cast<double>(network.output_bias[bucket]);
    for (std::size_t i = 0; i < Weights::cells; ++i) {
        auto cell = static_cast<double>(network.bias[i]);
        const features::Sets sets = features::sets_of(position);
        for (std::size_t kind = 0; kind < features::kinds; ++kind) {
            for (const Square s : sets[kind]) {
                const std::size_t number = features::number_of(kind, s, position.turn());
                cell += static_cast<double>(network.feature[number][i]);
            }
        }
        cell = std::clamp(cell, 0.0, 1.0);
        logit += cell * cell * static_cast<double>(network.common_output[i] + network.own_output[bucket][i]);
    }
    return logit;
}

/// Compares one number of the gradient, that at `place`, with what a small change of the weight does.
void check_derivative(FloatNetwork& network, const Position& position, const FloatNetwork& gradient,
                      const float* place) {
    constexpr float change = 1.0F / 128;
    const auto at = static_cast<std::size_t>(place - network.begin());
    float& weight = network.begin()[at];
    const float before = weight;
    weight = before + change;
    const Pass above{network, position};
    const double logit_above = plain_logit(network, position);
    weight = before - change;
    const Pass below{network, position};
    const double logit_below = plain_logit(network, position);
    weight = before;
    const auto kinks = [&](std::size_t i) {  // a cell that is cut off with one of both changes only
        return (above.cut[i] < 1) != (below.cut[i] < 1) || (above.cut[i] > 0) != (below.cut[i] > 0);
    };
    for (std::size_t i = 0; i < Weights::cells; ++i) {
        if (kinks(i)) {
            return;
        }
    }
    INFO("weight " << at);
    CHECK(static_cast<double>(gradient.begin()[at]) ==
          Approx((logit_above - logit_below) / (2 * static_cast<double>(change))).margin(1e-4));
}

}  // namespace

TEST_CASE("pass: the output is that of the network written out plainly") {
    const auto network = lively_network();
    Random random{3};
    for (int i = 0; i < 200; ++i) {
        const Position position = random_setup(random, 12, 30);
        const Pass pass{*network, position};
        REQUIRE(static_cast<double>(pass.logit) == Approx(plain_logit(*network, position)).margin(1e-4));
        REQUIRE(pass.logit == Approx(Pass{*network, mirrored(position)}.logit).margin(1e-4));
    }
}

TEST_CASE("pass: the gradient is what small changes of the weights tell") {
    const auto network = lively_network();
    for (const char* fen : {"W:Wc3,e3,a1,c1,g1,h2:Bb8,d8,f8,h8,a7,d6", "B:Wc3,Kh4:Bd6,f6,Kb8", "W:WKa1:BKh2"}) {
        INFO(fen);
        const Position position = position_of(fen);
        const Pass pass{*network, position};
        const auto gradient = std::make_unique<FloatNetwork>();
        add_gradient(pass, 1, *gradient);
        std::vector<const float*> places{&network->output_bias[pass.bucket], &network->output_bias[1]};
        for (std::size_t i = 0; i < Weights::cells; i += 5) {
            places.push_back(&network->bias[i]);
            places.push_back(&network->common_output[i]);
            places.push_back(&network->own_output[pass.bucket][i]);
            places.push_back(&network->own_output[1][i]);
            places.push_back(&network->feature[pass.active.numbers[0]][i]);
            places.push_back(&network->feature[pass.active.numbers[pass.active.size - 1]][i]);
            places.push_back(&network->feature[features::number_of(1, square_of("a5"), Color::white)][i]);
        }
        for (const float* place : places) {
            check_derivative(*network, position, *gradient, place);
        }
    }
}

TEST_CASE("pass: gradients add up, each with its error") {
    const auto network = lively_network();
    const Pass one{*network, position_of("W:Wc3,e3:Bd6")};
    const Pass other{*network, position_of("B:WKc3:Bd6,f6")};
    const auto first = std::make_unique<FloatNetwork>();
    const auto second = std::make_unique<FloatNetwork>();
    const auto sum = std::make_unique<FloatNetwork>();
    add_gradient(one, 1, *first);
    add_gradient(other, 1, *second);
    add_gradient(one, 0.5F, *sum);
    add_gradient(other, -2, *sum);
    for (std::size_t i = 0; i < FloatNetwork::size(); ++i) {
        REQUIRE(sum->begin()[i] == Approx(0.5F * first->begin()[i] - 2 * second->begin()[i]).margin(1e-6));
    }
    CHECK(*std::ranges::max_element(first->bias) > 0);
}

TEST_CASE("pass: logits and expected results") {
    CHECK(expected_result(0) == 0.5F);
    CHECK(expected_result(1) == Approx(0.7310586));
    CHECK(expected_result(-1) == Approx(0.2689414));
    CHECK(expected_result(1000) == 1);
    CHECK(expected_result(-1000) == 0);
}

}  // namespace draughts
