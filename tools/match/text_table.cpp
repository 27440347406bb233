#include "match/text_table.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace draughts {

namespace {

struct CodeRange {
    std::uint32_t first;
    std::uint32_t last;
};

/// The blocks of Unicode whose letters are "wide" or "fullwidth" in its annex 11 (East Asian Width), as far as names
/// are written in them: Hangul, CJK with kana, and their compatibility and full-width forms.
constexpr std::array<CodeRange, 7> wide_blocks = {{{0x1100, 0x115F},
                                                   {0x2E80, 0xA4CF},
                                                   {0xAC00, 0xD7A3},
                                                   {0xF900, 0xFAFF},
                                                   {0xFF01, 0xFF60},
                                                   {0xFFE0, 0xFFE6},
                                                   {0x20000, 0x3FFFD}}};

[[nodiscard]] bool is_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The code point whose first byte is text[at]; any number for text that is no UTF-8.
[[nodiscard]] std::uint32_t code_point(std::string_view text, std::size_t at) {
    const auto first = static_cast<unsigned char>(text[at]);
    std::uint32_t code = first < 0x80   ? first
                         : first < 0xE0 ? first & 0x1FU
                         : first < 0xF0 ? first & 0x0FU
                                        : first & 7U;
    for (std::size_t i = at + 1; i < text.size() && is_continuation(text[i]); ++i) {
        code = (code << 6U) | (static_cast<unsigned char>(text[i]) & 0x3FU);
    }
    return code;
}

}  // namespace

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_continuation(text[i])) {
            continue;
        }
        const std::uint32_t code = code_point(text, i);
        const bool is_wide = std::ranges::any_of(wide_blocks, [&](const CodeRange& block) {
            return block.first <= code && code <= block.last;
        });
        width += is_wide ? 2 : 1;
    }
    return width;
}

std::string on_one_line(std::string_view text) {
    std::string line{text};
    std::ranges::replace_if(
        line,
        [](char c) {
            const auto code = static_cast<unsigned char>(c);
            return code < 0x20 || code == 0x7F;
        },
        '?');
    return line;
}

void TextTable::add_column(std::string title, Side side) {
    sides_.push_back(side);
    rows_.front().push_back(std::move(title));
}

void TextTable::add_row(std::vector<std::string> cells) {
    cells.resize(sides_.size());
    rows_.push_back(std::move(cells));
}

std::string TextTable::text() const {
    std::vector<std::size_t> widths(sides_.size());
    for (const auto& row : rows_) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], display_width(row[i]));
        }
    }
    std::string text;
    for (const auto& row : rows_) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string blanks(widths[i] - display_width(row[i]), ' ');
            line += (i == 0 ? "" : "  ") + (sides_[i] == Side::left ? row[i] + blanks : blanks + row[i]);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

}  // namespace draughts
