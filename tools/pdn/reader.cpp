#include "pdn/reader.h"

#include <algorithm>

#include "pdn/splitter.h"

namespace draughts {

namespace {

constexpr std::size_t longest_line = std::size_t{1} << 20;
constexpr std::size_t longest_game = std::size_t{1} << 24;

std::size_t count_lines(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

}  // namespace

Result<PdnReader> PdnReader::open(std::istream& in, const std::string& encoding) {
    const auto stream = TextStream::open(in, encoding);
    return stream ? Result<PdnReader>{PdnReader{*stream}} : Result<PdnReader>{Error{stream.error()}};
}

bool PdnReader::next(PdnText& game) {
    PdnSplitter splitter;
    std::size_t at = begin_;  // the line to look at
    while (true) {
        std::size_t end = text_.find('\n', at);
        if (end == std::string::npos && !has_ended_ && text_.size() - at < longest_line) {
            text_.erase(0, begin_);
            at -= begin_;
            begin_ = 0;
            has_ended_ = !stream_.read(text_);
            continue;
        }
        end = end == std::string::npos ? text_.size() : end + 1;
        const auto next_game = at == text_.size() || at - begin_ > longest_game
                                   ? std::optional<std::size_t>{0}
                                   : splitter.scan(std::string_view{text_}.substr(at, end - at));
        if (!next_game) {
            at = end;
            continue;
        }
        const std::size_t next_begin = at + *next_game;
        const std::string_view whole = std::string_view{text_}.substr(begin_, next_begin - begin_);
        const std::size_t first = std::min(whole.find_first_not_of(" \t\r\n"), whole.size());
        game.line = line_ + count_lines(whole.substr(0, first));
        line_ += count_lines(whole);
        begin_ = next_begin;
        if (splitter.has_game()) {
            game.text = utf8_of(whole.substr(first));
            game.number = ++number_;
            return true;
        }
        if (begin_ == text_.size() && has_ended_) {
            return false;
        }
        splitter = {};
        at = begin_;
    }
}

PdnGame parse_pdn(std::string_view text) {
    return parse_pdn(PdnText{std::string{text}, 1, 1});
}

}  // namespace draughts
