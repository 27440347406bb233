// PdnReader: the games of a PDN file one after the other, never more than one in memory.
//
// First the text is cut into games by what cannot be inside one (PdnReader::next), then the grammar makes a tree of one
// game (parse_pdn). A fault costs the game it is in: the next begins at the next tags, result or blank line with a
// move number 1.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

#include "core/result.h"
#include "pdn/encoding.h"
#include "pdn/game_tree.h"

namespace draughts {

/// One game as it stands in the file.
struct PdnText {
    std::string text;  // UTF-8
    std::size_t number = 0;
    std::size_t line = 0;
};

class PdnReader {
  public:
    /// `encoding` as in TextStream::open().
    static Result<PdnReader> open(std::istream& in, const std::string& encoding = "");

    /// The next game; false when there is none. A file that never ends a game is cut after 16 MiB.
    bool next(PdnText& game);
    /// Bytes of the file used so far, for progress; about so many where the text had to be converted.
    [[nodiscard]] std::size_t position() const {
        return stream_.position() - std::min(stream_.position(), text_.size() - begin_);
    }

  private:
    explicit PdnReader(TextStream stream) : stream_{std::move(stream)} {}

    TextStream stream_;
    std::string text_;       // read and not handed out
    std::size_t begin_ = 0;  // of it, where the next game begins
    std::size_t line_ = 1;   // of the file there
    std::size_t number_ = 0;
    bool has_ended_ = false;
};

/// The tree of one game. Never fails: what is wrong is in its faults, what is not understood is a move of that text.
[[nodiscard]] PdnGame parse_pdn(const PdnText& game);
[[nodiscard]] PdnGame parse_pdn(std::string_view text);

}  // namespace draughts
