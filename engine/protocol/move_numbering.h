// MoveNumbering: how a peer numbers the squares of its moves, b8 = 1 or a1 = 1, or to be found out.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "text/square_text.h"

namespace draughts {

class MoveNumbering {
  public:
    /// The values of the parameter, in the order of Choice.
    static constexpr std::array<std::string_view, 3> names = {"top", "bottom", "auto"};

    [[nodiscard]] static std::optional<MoveNumbering> parse(std::string_view name) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (name == names[i]) {
                MoveNumbering numbering;
                numbering.choice_ = static_cast<Choice>(i);
                numbering.current_ = name == "bottom" ? Numbering::bottom : Numbering::top;
                return numbering;
            }
        }
        return std::nullopt;
    }
    [[nodiscard]] std::string_view name() const { return names[static_cast<std::size_t>(choice_)]; }

    [[nodiscard]] Numbering current() const { return current_; }
    /// The numbering to try where `current` makes an illegal move; null when the choice is fixed.
    [[nodiscard]] std::optional<Numbering> alternative() const {
        if (choice_ != Choice::automatic) {
            return std::nullopt;
        }
        return current_ == Numbering::top ? Numbering::bottom : Numbering::top;
    }
    /// The peer has shown which one it uses.
    void remember(Numbering numbering) { current_ = numbering; }

  private:
    /// `automatic` goes by the first moves that are legal in one numbering only, and remembers.
    enum class Choice : std::uint8_t { top, bottom, automatic };

    Choice choice_ = Choice::top;
    Numbering current_ = Numbering::top;
};

}  // namespace draughts
