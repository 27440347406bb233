#include "pdn/tree_builder.h"

#include <iterator>
#include <utility>

#include "pdn/blank.h"
#include "pdn/move_number.h"

namespace draughts {

namespace {

constexpr std::size_t deepest = 64;  // variations within variations; people use four
constexpr int nag_of_forced = 7;     // "*" after a move in old books

/// Without blanks at its ends, each break of a line made one blank.
std::string one_line(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        bool has_break = false;
        while (end < text.size() && is_pdn_blank(text[end])) {
            has_break = has_break || text[end] == '\n' || text[end] == '\r';
            ++end;
        }
        if (end == at) {
            result += text[at++];
            continue;
        }
        if (!result.empty() && end < text.size()) {
            result += has_break ? " " : std::string(end - at, ' ');
        }
        at = end;
    }
    return result;
}

void append(std::vector<std::string>& to, std::vector<std::string>& from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
    from.clear();
}

}  // namespace

void TreeBuilder::add_tag(std::string_view name, std::string value) {
    if (name == "FEN" && !game_.tag("FEN") && open_.size() == 1 && top().line.moves.empty()) {
        top().next = color_of_fen(value, Color::white);
    }
    game_.tags.push_back({std::string{name}, std::move(value)});
}

void TreeBuilder::add_bare_tag(const std::string& name) {
    if (open_.size() == 1 && top().line.moves.empty() && !top().after_number) {
        add_tag(name, "");
    } else {
        add_comment(name);
    }
}

void TreeBuilder::add_number(bool is_black) {
    if (skipped_ > 0) {
        return;
    }
    top().after_number = true;
    if (open_.size() < 2 || !top().line.moves.empty()) {
        return;
    }
    // In double brackets the inner number tells where the outer variation begins.
    std::size_t outer = open_.size() - 1;
    while (outer > 1 && open_[outer - 1].line.moves.empty()) {
        --outer;
    }
    const PdnLine& parent = open_[outer - 1].line;
    const Color named = is_black ? Color::black : Color::white;
    if (!parent.moves.empty() && named == open_[outer - 1].next) {
        open_[outer].line.follows = true;
        for (std::size_t i = outer; i < open_.size(); ++i) {
            open_[i].next = named;
        }
    }
}

void TreeBuilder::add_move(std::string text, std::string_view marks) {
    PdnMove move;
    move.text = std::move(text);
    move.marks = marks;
    // Without its star "1-0*" would be a result.
    const bool is_sure = move.text.find_first_not_of("0123456789.-/") != std::string::npos || move.text.size() == 5;
    if (is_sure && std::erase(move.marks, '*') > 0) {
        move.nags.push_back(nag_of_forced);
    }
    add_step(std::move(move));
}

void TreeBuilder::add_unknown() {
    PdnMove step;
    step.step = PdnStep::unknown;
    step.text = "-";
    add_step(std::move(step));
}

void TreeBuilder::add_setup(std::string_view fen) {
    if (skipped_ > 0) {
        return;
    }
    settle();
    top().after_number = false;
    top().next = color_of_fen(fen, top().next);
    PdnMove step;
    step.step = PdnStep::setup;
    step.text = one_line(fen);
    top().line.moves.push_back(std::move(step));
}

void TreeBuilder::add_step(PdnMove step) {
    if (skipped_ > 0) {
        return;
    }
    Open& line = top();
    append(step.comments_before, line.comments);
    step.nags.insert(step.nags.begin(), line.nags.begin(), line.nags.end());
    if (step.step == PdnStep::move) {  // "-!" would not be read as an unknown move
        step.marks.insert(0, line.marks);
    }
    line.nags.clear();
    line.marks.clear();
    line.after_number = false;
    line.next = opponent(line.next);
    line.line.moves.push_back(std::move(step));
}

void TreeBuilder::add_marks(std::string_view marks) {
    if (skipped_ > 0) {
        return;
    }
    Open& line = top();
    const bool has_move = !line.after_number && !line.line.moves.empty();
    if (has_move && line.line.moves.back().step == PdnStep::move) {
        line.line.moves.back().marks += marks;
    } else if (!has_move) {
        line.marks += marks;
    }
}

void TreeBuilder::add_nag(int nag) {
    if (skipped_ > 0) {
        return;
    }
    Open& line = top();
    (line.after_number || line.line.moves.empty() ? line.nags : line.line.moves.back().nags).push_back(nag);
}

void TreeBuilder::add_comment(std::string_view text) {
    constexpr std::string_view opening = "[%setup FEN \"";
    const std::size_t begin = text.find(opening);
    const std::size_t end = begin == std::string_view::npos ? begin : text.find("\"]", begin + opening.size());
    constexpr std::string_view of_fen = "ABCDEFGHKWabcdefghkw0123456789:,.-?";
    if (end == std::string_view::npos ||
        text.substr(begin + opening.size(), end - begin - opening.size()).find_first_not_of(of_fen) !=
            std::string_view::npos) {
        add_plain_comment(text);
        return;
    }
    add_plain_comment(std::string{text.substr(0, begin)} + std::string{text.substr(end + 2)});
    add_setup(text.substr(begin + opening.size(), end - begin - opening.size()));
}

void TreeBuilder::add_plain_comment(std::string_view text) {
    if (skipped_ > 0) {
        return;
    }
    Open& line = top();
    const bool is_first = line.line.moves.empty();
    const bool waits =
        line.after_number || !(is_first ? line.line.variations : line.line.moves.back().variations).empty();
    std::vector<std::string>& comments = waits      ? line.comments
                                         : is_first ? line.line.comments
                                                    : line.line.moves.back().comments;
    std::string comment = one_line(text);
    for (char& c : comment) {
        c = c == '}' ? ')' : c;  // of a comment to the end of the line
    }
    if (!comment.empty()) {
        comments.push_back(std::move(comment));
    }
}

void TreeBuilder::add_result(std::string_view text) {
    if (skipped_ > 0) {
        return;
    }
    top().line.result = one_line(text);
    top().after_number = false;
}

void TreeBuilder::open_variation(std::size_t line) {
    if (open_.size() > deepest) {
        if (skipped_++ == 0) {
            add_fault(line, "variations nested deeper than " + std::to_string(deepest));
        }
        return;
    }
    const Open& parent = top();
    Open variation;
    variation.next = parent.line.moves.empty() ? parent.next : opponent(parent.next);
    open_.push_back(std::move(variation));
}

void TreeBuilder::close_variation(std::size_t line) {
    if (skipped_ > 0) {
        --skipped_;
    } else if (open_.size() == 1) {
        add_fault(line, "a closing bracket without an opening one");
    } else {
        close();
    }
}

void TreeBuilder::add_fault(std::size_t line, std::string what) {
    constexpr std::size_t most = 100;
    if (game_.faults.size() < most) {
        game_.faults.push_back({line, std::move(what)});
    }
}

/// What waits for a move that does not come goes to where it is read again.
void TreeBuilder::settle() {
    PdnLine& line = top().line;
    const bool is_first = line.moves.empty();
    if (!is_first && line.moves.back().step == PdnStep::move) {
        PdnMove& last = line.moves.back();
        last.nags.insert(last.nags.end(), top().nags.begin(), top().nags.end());
        last.marks += top().marks;
        top().nags.clear();
        top().marks.clear();
    }
    const bool has_variations = !(is_first ? line.variations : line.moves.back().variations).empty();
    append(has_variations ? line.closing_comments
           : is_first     ? line.comments
                          : line.moves.back().comments,
           top().comments);
}

void TreeBuilder::close() {
    settle();
    PdnLine line = std::move(top().line);
    open_.pop_back();
    if (line.moves.empty() && line.variations.empty() && line.comments.empty() && line.result.empty()) {
        return;
    }
    PdnLine& parent = top().line;
    (parent.moves.empty() ? parent.variations : parent.moves.back().variations).push_back(std::move(line));
}

PdnGame TreeBuilder::finish(std::size_t line) {
    if (open_.size() > 1) {
        add_fault(line, "a variation without an end");
    }
    while (open_.size() > 1) {
        close();
    }
    settle();
    game_.moves = std::move(top().line);
    return std::move(game_);
}

}  // namespace draughts
