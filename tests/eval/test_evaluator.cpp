// The evaluation: equal to the network written out plainly, symmetric everywhere, and in the order of values that every
// player knows.
#include <cstdint>
#include <random>
#include <vector>

#include "catch.h"
#include "core/movegen.h"
#include "eval/embedded_weights.h"
#include "eval/evaluator.h"
#include "eval/reference_network.h"
#include "support/board_text.h"
#include "support/random_positions.h"

namespace draughts {

namespace {

/// Weights as large as they may be, of either sign by chance: sums that overflow would show.
Weights extreme_weights() {
    std::mt19937_64 random{5};
    const auto fill = [&random](Weights::Cells& cells, int size) {
        for (std::int16_t& number : cells) {
            number = static_cast<std::int16_t>(random() % 2 == 0 ? size : -size);
        }
    };
    Weights weights;
    for (auto& row : weights.feature) {
        fill(row, Weights::largest_feature_weight);
    }
    fill(weights.bias, Weights::largest_feature_weight);
    for (auto& row : weights.output) {
        row.fill(Weights::largest_output_weight);
    }
    weights.scale = 100;
    return weights;
}

void require_equal(const Weights& weights, int value, const Position& position) {
    if (value != reference_evaluation(weights, position)) {
        FAIL(value << " but plainly " << reference_evaluation(weights, position) << " for " << fen_of(position));
    }
}

/// The tree below `position`, evaluated as a search does it: positions of all distances in turn, some left out.
template <Variant V>
class TreeWalk {
  public:
    explicit TreeWalk(const Weights& weights) : weights_{weights}, evaluator_{weights, most_plies} {}

    void require_equal_below(const Position& position, int depth, int ply = 0) {
        if (random_() % 4 != 0) {
            require_equal(weights_, evaluator_.evaluate(position, ply), position);
            ++evaluated_;
        }
        if (depth == 0) {
            return;
        }
        MoveList moves;
        generate<V>(position, moves);
        for (const Move move : moves) {
            require_equal_below(position.make(move), depth - 1, ply + 1);
        }
    }
    [[nodiscard]] int evaluated() const { return evaluated_; }

  private:
    static constexpr int most_plies = 8;

    const Weights& weights_;
    Evaluator evaluator_;
    std::mt19937 random_{3};
    int evaluated_ = 0;
};

void require_symmetry(const Weights& weights, const Position& position) {
    if (evaluate(weights, position) != evaluate(weights, mirrored(position))) {
        FAIL("not symmetric: " << fen_of(position));
    }
}

template <Variant V>
void require_symmetry_below(const Weights& weights, const Position& position, int depth) {
    require_symmetry(weights, position);
    if (depth > 0) {
        MoveList moves;
        generate<V>(position, moves);
        for (const Move move : moves) {
            require_symmetry_below<V>(weights, position.make(move), depth - 1);
        }
    }
}

int value(std::string_view fen, VariantId variant = VariantId::russian) {
    return evaluate(*built_in_weights(variant), position_of(fen));
}

}  // namespace

TEST_CASE("the evaluation is that of the network written out plainly, whatever was evaluated before") {
    const auto russian = built_in_weights(VariantId::russian);
    const auto brazilian = built_in_weights(VariantId::brazilian);
    TreeWalk<Russian> walk{*russian};
    walk.require_equal_below(Position::start(), 6);
    walk.require_equal_below(position_of("W:Wa1,c3,e3,g3,h2,Kb4:Bb8,d6,f6,h6,a7,Kg7"), 4);
    CHECK(walk.evaluated() > 10'000);
    TreeWalk<Brazilian> other{*brazilian};
    other.require_equal_below(position_of("B:Wa1,c3,e3,g3,h2,Kb4:Bb8,d6,f6,h6,a7,Kg7"), 4);
    CHECK(other.evaluated() > 500);
}

TEST_CASE("no sum overflows with the largest weights") {
    const Weights weights = extreme_weights();
    Random random{11};
    for (int i = 0; i < 2000; ++i) {
        const Position position = random_setup(random, 12, 30);
        require_equal(weights, evaluate(weights, position), position);
    }
}

TEST_CASE("a position is worth what its mirror image is worth") {
    const auto russian = built_in_weights(VariantId::russian);
    const auto brazilian = built_in_weights(VariantId::brazilian);
    require_symmetry_below<Russian>(*russian, Position::start(), 5);
    require_symmetry_below<Brazilian>(*brazilian, position_of("W:WKa1,Kd2,c3,g1:BKh6,f8,Kb8,d8"), 3);
    Random random{8};
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        for (const Position& position : random_play(variant, random, 100)) {
            require_symmetry(*built_in_weights(variant), position);
        }
    }
}

TEST_CASE("the start is even") {
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        const int start = evaluate(*built_in_weights(variant), Position::start());
        CHECK(start > -40);
        CHECK(start < 40);
    }
}

TEST_CASE("pieces are worth what players say") {
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        CAPTURE(variant);
        // A man more is worth much, to whoever moves.
        CHECK(value("W:Wa1,c1,e1,g1,b2,d2,f2,h2,c3,e3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6", variant) > 60);
        CHECK(value("B:Wa1,c1,e1,g1,b2,d2,f2,h2,c3,e3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6", variant) < -40);
        // A king is worth more than a man, and less than four.
        CHECK(value("W:WKa3,a1,c1,e1,g1:Bb8,d8,f8,h8,a5,c7", variant) > 0);
        CHECK(value("W:WKa3,a1,c1:Bb8,d8,f8,h8,a5,c7,e7,g7", variant) < 0);
    }
}

TEST_CASE("endings that cannot be won are worth less than those that can") {
    CHECK(value("W:WKa3,Kc1,Ke1:BKh8") <
          value("W:WKc3,Kd6,Ke3:BKd8"));    // the lone king holds the main road; Petrov's win
    CHECK(value("W:WKa3,Kc1:BKb8") < 150);  // two kings against one
}

TEST_CASE("no value comes near a decisive score") {
    const int most = value("W:WK1,K2,K3,K4,K5,K6,K7,K8,K9,K10,K11,K12:B21");
    CHECK(most > 300);
    CHECK(most < 5000);
    Weights weights = extreme_weights();
    weights.scale = 10'000;
    weights.output_bias.fill(INT32_MAX);
    CHECK(evaluate(weights, Position::start()) == Evaluator::largest_value);
}

}  // namespace draughts
