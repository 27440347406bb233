// TextTable: columns of equal width for a terminal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace draughts {

class TextTable {
  public:
    enum class Side : std::uint8_t { left, right };

    void add_column(std::string title, Side side = Side::right);
    void add_row(std::vector<std::string> cells);

    /// Two blanks between columns, none at the ends of lines.
    [[nodiscard]] std::string text() const;

  private:
    std::vector<Side> sides_;
    std::vector<std::vector<std::string>> rows_{1};  // the titles first
};

/// What `text`, which is UTF-8, takes on a terminal: letters of East Asian scripts are two wide.
[[nodiscard]] std::size_t display_width(std::string_view text);

/// `text` with '?' for each control character, so that it stays on its line.
[[nodiscard]] std::string on_one_line(std::string_view text);

}  // namespace draughts
