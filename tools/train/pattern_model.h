// PatternModel: the other architecture that was considered, weights of ternary patterns in two phases, as engines of
// other draughts have them. It learns from the same samples, so that its loss tells what the network is worth
// (engine/eval/IDEAS.md); the engine plays the network.
//
// Windows of the board are looked up in tables: their squares are digits of the number, 0 without a man, 1 with an own
// man, 2 with an enemy man. Three windows cover six ranks of two neighbouring columns of squares, six more four ranks
// of them. Besides, every piece counts by its kind and square, and so does the number of kings. All of it is seen from
// the side to move and, with the sign changed, from the other side. Each weight has a value for the full board and one
// for the empty board, between which the pieces decide.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/position.h"

namespace draughts {

class PatternModel {
  public:
    PatternModel();

    /// Of the expected result of the side to move.
    [[nodiscard]] float logit(const Position& position) const;

    /// A step down the gradient (Adagrad, Duchi et al. 2011). `error`: the derivative of the loss by the logit.
    void learn(const Position& position, float error, float rate);

  private:
    /// Which weights count for a position, and with which sign.
    struct Terms {
        static constexpr std::size_t most = 45;  // two sides: nine windows, twelve pieces, kings; and whose move it is
        std::array<std::size_t, most> numbers;
        std::array<float, most> signs;
        std::size_t size = 0;

        void add(std::size_t number, float sign) {
            numbers[size] = number;
            signs[size++] = sign;
        }
        void add_view(const Position& seen, float sign);
    };
    struct Weight {
        std::array<float, 2> value{};    // full board, empty board
        std::array<float, 2> squares{};  // of the gradients so far
    };

    [[nodiscard]] static Terms terms_of(const Position& position);
    [[nodiscard]] static std::array<float, 2> phases_of(const Position& position);

    std::vector<Weight> weights_;
};

}  // namespace draughts
