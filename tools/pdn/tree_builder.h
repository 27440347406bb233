// TreeBuilder: makes the tree of a game from what the grammar meets, in the order of the text.
//
// It decides what a comment, mark or number belongs to. What it builds is in normal form: text in another order that
// means the same gives the same tree, and writing the tree gives the text of that tree again.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"
#include "pdn/game_tree.h"

namespace draughts {

class TreeBuilder {
  public:
    TreeBuilder() { open_.emplace_back(); }

    void add_tag(std::string_view name, std::string value);
    /// A tag without a value; among the moves a comment.
    void add_bare_tag(const std::string& name);
    void add_number(bool is_black);
    void add_move(std::string text, std::string_view marks);
    void add_unknown();
    void add_setup(std::string_view fen);
    void add_marks(std::string_view marks);
    void add_nag(int nag);
    /// A comment that holds [%setup FEN "..."] is a setup, and a comment of what else it says.
    void add_comment(std::string_view text);
    void add_result(std::string_view text);
    void open_variation(std::size_t line);
    void close_variation(std::size_t line);
    /// Keeps the first hundred.
    void add_fault(std::size_t line, std::string what);

    [[nodiscard]] PdnGame finish(std::size_t line);

  private:
    /// A line that is not closed yet, and what waits for its next move.
    struct Open {
        PdnLine line;
        Color next = Color::white;  // who is to move
        bool after_number = false;
        std::vector<std::string> comments;
        std::vector<int> nags;
        std::string marks;
    };

    [[nodiscard]] Open& top() { return open_.back(); }
    void add_step(PdnMove step);
    void add_plain_comment(std::string_view text);
    void settle();
    void close();

    PdnGame game_;
    std::vector<Open> open_;
    std::size_t skipped_ = 0;  // variations open beyond the deepest that is kept; what they hold is left out
};

}  // namespace draughts
