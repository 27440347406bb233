// PdnSplitter: where one game of a file ends, found line by line without the grammar.
//
// A game ends with its result (comments may follow, up to a blank line); else where the next begins: at a tag after
// moves, at a tag of a name that its header has had, or at a move number 1, after a blank line. A line that is a tag
// ends even a comment that nobody closed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace draughts {

class PdnSplitter {
  public:
    /// Looks at the next line, with or without its end. Returns where in it the next game begins; then this splitter
    /// is done.
    [[nodiscard]] std::optional<std::size_t> scan(std::string_view line);
    /// Whether there has been a tag, a move or a result: else it is no game.
    [[nodiscard]] bool has_game() const { return has_tags_ || has_moves_ || has_ended_; }

  private:
    [[nodiscard]] bool begins_game(std::string_view line) const;
    /// Goes on to the end of one thing; true when that thing begins the next game.
    [[nodiscard]] bool step(std::string_view line, std::size_t& at);
    [[nodiscard]] bool take_tag(std::string_view line, std::size_t& at);
    [[nodiscard]] bool take_word(std::string_view line, std::size_t& at);
    void open_bracket(std::string_view line, std::size_t& at);

    bool has_tags_ = false;
    bool has_moves_ = false;
    bool has_ended_ = false;  // by its result
    bool in_comment_ = false;
    bool after_blank_ = false;  // line
    std::size_t depth_ = 0;     // of variations
    std::vector<std::string> names_;
};

}  // namespace draughts
