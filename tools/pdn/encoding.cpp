#include "pdn/encoding.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <iconv.h>
#include <istream>

#include "text/letter_case.h"
#include "text/quote.h"

namespace draughts {

namespace {

constexpr std::size_t piece_size = std::size_t{1} << 16;
constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";
constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD

/// Bytes of the UTF-8 character that begins with `lead`; 0 if none does.
std::size_t utf8_length(unsigned char lead) {
    return lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
}

/// Whether `next` may follow `lead`: overlong forms, surrogates and what is above U+10FFFF are no characters.
bool may_follow(unsigned char lead, unsigned char next) {
    const int least = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const int most = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    return next >= least && next <= most;
}

/// Bytes of the whole character that `text` begins with; 0 if there is none.
std::size_t sound_length(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t length = utf8_length(lead);
    if (length < 2) {
        return length;
    }
    if (text.size() < length || !may_follow(lead, static_cast<unsigned char>(text[1]))) {
        return 0;
    }
    const bool is_whole = std::ranges::all_of(text.substr(1, length - 1), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
    });
    return is_whole ? length : 0;
}

/// How a text looks as UTF-8.
struct Utf8Count {
    std::size_t characters = 0;  // of more than one byte
    std::size_t faults = 0;      // bytes that belong to none
};

Utf8Count count_utf8(std::string_view text) {
    Utf8Count count;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = sound_length(text.substr(at));
        count.characters += length > 1 ? 1 : 0;
        count.faults += length > 0 ? 0 : 1;
        at += std::max(length, std::size_t{1});
    }
    return count;
}

std::string mended_utf8(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = sound_length(text.substr(at));
        result += length > 0 ? text.substr(at, length) : replacement;
        at += std::max(length, std::size_t{1});
    }
    return result;
}

/// What a text begins with when it is in UTF-16, by its mark or by the zeros of its ASCII characters.
std::string_view utf16_name(std::string_view begin) {
    if (begin.starts_with("\xFF\xFE")) {
        return "UTF-16LE";
    }
    if (begin.starts_with("\xFE\xFF")) {
        return "UTF-16BE";
    }
    std::array<std::size_t, 2> zeros{};
    for (std::size_t i = 0; i < begin.size(); ++i) {
        zeros.at(i % 2) += begin[i] == '\0' ? 1 : 0;
    }
    const std::size_t many = begin.size() / 8 + 1;  // half of a text in Cyrillic is blanks, digits and signs
    if (begin.size() < 4 || std::max(zeros[0], zeros[1]) < many) {
        return {};
    }
    return zeros[1] > zeros[0] ? "UTF-16LE" : "UTF-16BE";
}

}  // namespace

Result<std::shared_ptr<Converter>> Converter::open(const std::string& from, const std::string& to) {
    iconv_t handle = iconv_open(to.c_str(), from.c_str());
    if (handle == reinterpret_cast<iconv_t>(-1)) {  // NOLINT(performance-no-int-to-ptr): iconv's own sign of failure
        return Error{"unknown encoding " + quoted(from) + " or " + quoted(to) +
                     ", expected a name such as UTF-8, CP1251, KOI8-R or UTF-16LE"};
    }
    const bool is_wide = to_lower(from).starts_with("utf-16");
    return std::shared_ptr<Converter>{new Converter{handle, to_lower(to) == "utf-8", is_wide ? 2U : 1U}};
}

Converter::Converter(void* handle, bool to_utf8, std::size_t unit) : handle_{handle}, to_utf8_{to_utf8}, unit_{unit} {}

Converter::~Converter() {
    iconv_close(handle_);
}

void Converter::convert(std::string_view text, std::string& out) {
    pending_ += text;
    char* input = pending_.data();
    std::size_t left = pending_.size();
    std::array<char, 4096> buffer{};
    while (left > 0) {
        char* output = buffer.data();
        std::size_t room = buffer.size();
        const bool is_done = iconv(handle_, &input, &left, &output, &room) != static_cast<std::size_t>(-1);
        const int error = errno;
        out.append(buffer.data(), buffer.size() - room);
        if (is_done || error == E2BIG) {
            continue;
        }
        if (error == EINVAL) {
            break;  // a character cut off
        }
        out += to_utf8_ ? replacement : std::string_view{"?"};
        const std::size_t character = to_utf8_ ? unit_ : utf8_length(static_cast<unsigned char>(*input));
        const std::size_t skipped = std::min(std::max(character, std::size_t{1}), left);
        input += skipped;
        left -= skipped;
    }
    pending_.erase(0, pending_.size() - left);
}

Result<TextStream> TextStream::open(std::istream& in, const std::string& encoding) {
    TextStream stream{in};
    stream.begin_.resize(piece_size);
    in.read(stream.begin_.data(), static_cast<std::streamsize>(piece_size));
    stream.begin_.resize(static_cast<std::size_t>(in.gcount()));
    const std::string_view wide = utf16_name(stream.begin_);
    const std::string from = encoding.empty() ? std::string{wide} : encoding;
    if (!from.empty()) {
        auto converter = Converter::open(from, "UTF-8");
        if (!converter) {
            return Error{converter.error()};
        }
        stream.converter_ = *converter;
    }
    return stream;
}

bool TextStream::read(std::string& text) {
    if (begin_.empty()) {
        begin_.resize(piece_size);
        in_->read(begin_.data(), static_cast<std::streamsize>(piece_size));
        begin_.resize(static_cast<std::size_t>(in_->gcount()));
    }
    if (begin_.empty()) {
        return false;
    }
    const bool is_first = position_ == 0;
    position_ += begin_.size();
    std::string piece;
    if (converter_) {
        converter_->convert(begin_, piece);
    } else {
        piece.swap(begin_);
    }
    begin_.clear();
    std::ranges::replace(piece, '\0', ' ');  // no text has zeros; written again, many would pass for UTF-16
    const bool has_mark = is_first && piece.starts_with(utf8_mark);
    text += std::string_view{piece}.substr(has_mark ? utf8_mark.size() : 0);
    return true;
}

std::string utf8_of(std::string_view text) {
    const Utf8Count count = count_utf8(text);
    if (count.faults == 0) {
        return std::string{text};
    }
    if (count.characters > count.faults) {
        return mended_utf8(text);
    }
    const auto converter = Converter::open("CP1251", "UTF-8");
    if (!converter) {
        return std::string{text};
    }
    std::string result;
    (*converter)->convert(text, result);
    return result;
}

}  // namespace draughts
