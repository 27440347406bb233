// Encodings of text files: whatever people saved their games in, as UTF-8.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"

namespace draughts {

/// Text of one encoding into another by iconv. What cannot be converted becomes U+FFFD, or '?' where there is none.
class Converter {
  public:
    /// `from` and `to`: names that iconv knows ("CP1251", "KOI8-R", "UTF-16LE"). An error if it knows one not.
    static Result<std::shared_ptr<Converter>> open(const std::string& from, const std::string& to);
    ~Converter();
    Converter(const Converter&) = delete;
    Converter& operator=(const Converter&) = delete;

    /// Adds the converted text to `out`. A character cut off at the end waits for the next piece.
    void convert(std::string_view text, std::string& out);

  private:
    explicit Converter(void* handle, bool to_utf8, std::size_t unit);

    void* handle_;
    bool to_utf8_;
    std::size_t unit_;     // bytes to skip where the input is no character
    std::string pending_;  // of a character cut off
};

/// A stream, piece by piece. UTF-8 and UTF-16 are known by their byte order mark, UTF-16 also by its zeros; the
/// other encodings stay bytes, which utf8_of() makes UTF-8 once it is known where a game ends.
class TextStream {
  public:
    /// `encoding`: a name that iconv knows, or empty to find out.
    static Result<TextStream> open(std::istream& in, const std::string& encoding = "");

    /// Adds the next piece to `text`, with blanks for zeros; false at the end.
    bool read(std::string& text);
    /// Bytes taken from the stream so far.
    [[nodiscard]] std::size_t position() const { return position_; }

  private:
    explicit TextStream(std::istream& in) : in_{&in} {}

    std::istream* in_;
    std::shared_ptr<Converter> converter_;  // null: the bytes as they are
    std::string begin_;                     // read to find out, not handed on yet
    std::size_t position_ = 0;
};

/// UTF-8 as it is, with U+FFFD for a damaged character; what is not UTF-8 is read as CP1251, as Russian programs write.
[[nodiscard]] std::string utf8_of(std::string_view text);

}  // namespace draughts
