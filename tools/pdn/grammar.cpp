// The grammar of one game (protocols: PDN 3.0 and what real files hold beside it). The only source that reads PEGTL.
#include <cstddef>
#include <string>
#include <string_view>
#include <tao/pegtl.hpp>

#include "pdn/reader.h"
#include "pdn/tree_builder.h"

namespace draughts {

namespace pdn_grammar {

using namespace tao::pegtl;  // NOLINT(google-build-using-namespace): its rules are the language of this file

// NOLINTBEGIN(readability-identifier-naming): rules are named as those of PEGTL
struct no_break_space : string<'\xC2', '\xA0'> {};
struct byte_order_mark : string<'\xEF', '\xBB', '\xBF'> {};
struct blank : sor<range<'\x00', ' '>, no_break_space, byte_order_mark> {};
struct blanks : star<blank> {};
struct in_line : star<one<' ', '\t'>> {};
struct line_end : sor<one<'\n', '\r'>, eof> {};
struct word_end : sor<blank, one<'{', '}', '(', ')', '[', ']', ';', '$'>, eof> {};

// [Name "value"]. A quote within the value has a backslash, or is no last one of its line.
struct tag_letter : sor<alpha, range<'\x80', '\xFF'>> {};
struct tag_name : seq<at<tag_letter>, plus<not_at<sor<blank, one<'"', '[', ']', '{', '}', '(', ')'>>>, any>> {};
struct tag_end : seq<one<'"'>, in_line, one<']'>> {};
struct tag_value : star<not_at<tag_end>, not_at<line_end>, sor<seq<one<'\\'>, not_at<line_end>, any>, any>> {};
struct plain_value : star<not_at<tag_end>, not_at<line_end>, any> {};
struct cut_value : star<not_at<line_end>, any> {};
struct cut_tag : seq<one<'"'>, cut_value> {};
struct tag_text : sor<seq<one<'"'>, tag_value, tag_end>, seq<one<'"'>, plain_value, tag_end>, cut_tag> {};
struct tag : seq<one<'['>, in_line, tag_name, in_line, tag_text> {};
struct bare_tag : seq<one<'['>, in_line, tag_name, in_line, one<']'>> {};
struct wrapper : seq<one<'['>, opt<one<'/'>>, sor<istring<'p', 'g', 'n'>, istring<'p', 'd', 'n'>>, one<']'>> {};

struct comment_text : star<not_one<'}'>> {};
struct cut_comment : eof {};
struct comment : seq<one<'{'>, comment_text, sor<one<'}'>, cut_comment>> {};
struct line_text : star<not_at<line_end>, any> {};
struct rest_of_line : seq<one<';'>, line_text> {};
struct percent_text : seq<at<one<'%'>>, line_text> {};
struct percent_line : seq<one<'\n'>, percent_text> {};
struct gap : plus<not_at<one<'\n'>, one<'%'>>, blank> {};

struct mark : one<'!', '?'> {};
struct marks : seq<plus<mark>, at<word_end>> {};
struct marks_in_brackets : seq<one<'('>, plus<mark>, one<')'>> {};
struct opening : one<'('> {};
struct closing : one<')'> {};

struct setup_text : star<sor<alnum, one<':', ',', '.', '-', '?'>>> {};
struct setup : seq<string<'/', 'F', 'E', 'N'>, blanks, one<'"'>, setup_text, one<'"'>, opt<one<'/'>>> {};
struct nag_number : rep_min_max<1, 4, digit> {};
struct nag : seq<one<'$'>, nag_number> {};

struct dash
    : sor<one<'-'>, string<'\xE2', '\x80', '\x90'>, string<'\xE2', '\x80', '\x91'>, string<'\xE2', '\x80', '\x92'>,
          string<'\xE2', '\x80', '\x93'>, string<'\xE2', '\x80', '\x94'>, string<'\xE2', '\x88', '\x92'>> {};
struct points : one<'0', '1', '2'> {};
struct half : sor<string<'1', '/', '2'>, string<'0', '.', '5'>, string<'\xC2', '\xBD'>> {};
struct draw : seq<half, opt<dash, half>> {};
struct score : seq<points, dash, points> {};
struct spaced_score : seq<points, plus<blank>, dash, plus<blank>, points> {};
struct signed_points : seq<points, one<'+', '-', '='>> {};
struct signed_score : seq<signed_points, blanks, dash, blanks, signed_points> {};
struct result_text : sor<one<'*'>, draw, score, spaced_score, signed_score> {};
struct result : seq<result_text, at<word_end>> {};

// "1.", "1...", "1. ...", a number alone; dots that go on with Black, and dots that stand for a move.
struct ellipsis : string<'\xE2', '\x80', '\xA6'> {};
struct dots : sor<ellipsis, rep_min<2, one<'.'>>> {};
struct number : rep_min_max<1, 4, digit> {};
struct white_number : seq<number, in_line, one<'.'>> {};
struct black_number : seq<number, in_line, sor<dots, seq<one<'.'>, blanks, dots>>> {};
struct bare_number : seq<rep_min_max<1, 3, digit>, at<word_end>> {};
struct going_on : seq<dots, sor<not_at<word_end>, at<blanks, not_at<sor<digit, eof, closing>>>>> {};
struct ad_libitum : seq<string<'a', '.', 'l', '.'>, at<word_end>> {};  // any route of several, in books
struct unknown : seq<sor<dots, rep_min_max<1, 2, dash>>, at<word_end>> {};

// Squares with signs between them, blanks before all of the signs or none; then anything else that is one word.
struct cyrillic_file
    : sor<string<'\xD0', '\xB0'>, string<'\xD0', '\x90'>, string<'\xD0', '\xB2'>, string<'\xD0', '\x92'>,
          string<'\xD1', '\x81'>, string<'\xD0', '\xA1'>, string<'\xD0', '\xB5'>, string<'\xD0', '\x95'>,
          string<'\xD0', '\xBD'>, string<'\xD0', '\x9D'>> {};
struct file : sor<range<'a', 'h'>, range<'A', 'H'>, cyrillic_file> {};
struct square : sor<seq<file, range<'1', '8'>>, seq<digit, opt<digit>>> {};
struct cyrillic_kha : sor<string<'\xD1', '\x85'>, string<'\xD0', '\xA5'>> {};
struct times_sign : string<'\xC3', '\x97'> {};
struct sign : sor<one<'-', ':', 'x', 'X'>, dash, cyrillic_kha, times_sign> {};
struct mark_behind : one<'!', '?', '+', '#', '=', '*'> {};
struct move_marks : star<mark_behind> {};
struct spaced_sign : seq<plus<blank>, sign, blanks> {};
struct tight_squares : seq<square, plus<sign, square>, at<move_marks, word_end>> {};
struct spaced_squares : seq<square, plus<spaced_sign, square>, at<move_marks, word_end>> {};
struct squares : sor<tight_squares, spaced_squares> {};
struct inner_marks : seq<plus<mark_behind>, not_at<word_end>> {};
struct word : plus<sor<inner_marks, seq<not_at<sor<mark_behind, word_end>>, any>>> {};
struct leading_marks : star<mark> {};
struct marked_move : seq<leading_marks, sor<squares, seq<at<alpha>, word>>, move_marks> {};
struct plain_move : seq<word, move_marks> {};

/// In brackets, but no tag: a comment.
struct remark_text : star<not_at<line_end>, not_one<'[', ']'>> {};
struct remark : seq<one<'['>, remark_text, one<']'>> {};

struct stray_marks : plus<not_at<one<'*'>, word_end>, mark_behind> {};
struct stray : sor<stray_marks, any> {};

// clang-format off
struct element : sor<
    gap, percent_line,
    wrapper, tag, bare_tag, remark, comment, rest_of_line,
    marks_in_brackets, opening, closing, setup, nag,
    result, black_number, white_number, bare_number, going_on,
    unknown, ad_libitum, marks, marked_move, plain_move,
    stray> {};
// clang-format on
struct game : seq<opt<percent_text>, until<eof, element>> {};

// NOLINTEND(readability-identifier-naming)

/// What the rules have met, until the rule around them is whole.
struct State {
    TreeBuilder tree;
    std::size_t first_line = 1;
    std::string name;
    std::string value;
    std::string text;
    std::string leading;
    std::string trailing;
};

template <class Input>
std::size_t line_of(const Input& in, const State& state) {
    return state.first_line + in.position().line - 1;
}

/// A backslash goes from before a quote or another one.
std::string unescaped(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_escape = text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\');
        i += is_escape ? 1 : 0;
        result += text[i];
    }
    return result;
}

std::string without_blanks(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_no_break_space = text.substr(i).starts_with("\xC2\xA0");
        i += is_no_break_space ? 1 : 0;
        if (!is_no_break_space && static_cast<unsigned char>(text[i]) > 0x20) {
            result += text[i];
        }
    }
    return result;
}

template <class Rule>
struct action : nothing<Rule> {};  // NOLINT(readability-identifier-naming)

template <>
struct action<tag_name> {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.name = in.string();
        state.value.clear();
    }
};
template <>
struct action<tag_value> {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.value = unescaped(in.string_view());
    }
};
template <>
struct action<plain_value> {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.value = in.string();
    }
};
template <>
struct action<cut_value> : action<plain_value> {};
template <>
struct action<cut_tag> {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.tree.add_fault(line_of(in, state), "the tag " + state.name + " has no end");
    }
};
template <>
struct action<tag> {
    static void apply0(State& state) { state.tree.add_tag(state.name, state.value); }
};
template <>
struct action<bare_tag> {
    static void apply0(State& state) { state.tree.add_bare_tag(state.name); }
};

/// Rules whose text waits for the rule around them.
struct KeepText {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.text = in.string();
    }
};
template <>
struct action<comment_text> : KeepText {};
template <>
struct action<line_text> : KeepText {};
template <>
struct action<remark_text> : KeepText {};
template <>
struct action<setup_text> : KeepText {};
template <>
struct action<word> : KeepText {};
template <>
struct action<squares> {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.text = without_blanks(in.string_view());
    }
};

struct AddComment {
    static void apply0(State& state) { state.tree.add_comment(state.text); }
};
template <>
struct action<comment> : AddComment {};
template <>
struct action<remark> : AddComment {};
template <>
struct action<rest_of_line> : AddComment {};
template <>
struct action<percent_text> : AddComment {};
template <>
struct action<ad_libitum> {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.tree.add_comment(in.string_view());
    }
};
template <>
struct action<cut_comment> {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.tree.add_fault(line_of(in, state), "a comment without an end");
    }
};

struct AddMarks {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.tree.add_marks(in.string_view());
    }
};
template <>
struct action<marks> : AddMarks {};
template <>
struct action<marks_in_brackets> : AddMarks {};
template <>
struct action<nag_number> {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.tree.add_nag(std::stoi(in.string()));
    }
};

template <>
struct action<opening> {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.tree.open_variation(line_of(in, state));
    }
};
template <>
struct action<closing> {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.tree.close_variation(line_of(in, state));
    }
};

template <>
struct action<setup> {
    static void apply0(State& state) { state.tree.add_setup(state.text); }
};
template <>
struct action<result_text> {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.text = in.string();
    }
};
template <>
struct action<result> {
    static void apply0(State& state) { state.tree.add_result(state.text); }
};
template <>
struct action<white_number> {
    static void apply0(State& state) { state.tree.add_number(false); }
};
template <>
struct action<black_number> {
    static void apply0(State& state) { state.tree.add_number(true); }
};
template <>
struct action<unknown> {
    static void apply0(State& state) { state.tree.add_unknown(); }
};

template <>
struct action<leading_marks> {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.leading = in.string();
    }
};
template <>
struct action<move_marks> {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.trailing = in.string();
    }
};
template <>
struct action<marked_move> {
    static void apply0(State& state) { state.tree.add_move(state.text, state.leading + state.trailing); }
};
template <>
struct action<plain_move> {
    static void apply0(State& state) { state.tree.add_move(state.text, state.trailing); }
};
template <>
struct action<stray> {
    template <class Input>
    static void apply(const Input& in, State& state) {
        state.tree.add_fault(line_of(in, state), "'" + in.string() + "' has no meaning here");
    }
};

}  // namespace pdn_grammar

PdnGame parse_pdn(const PdnText& game) {
    namespace grammar = pdn_grammar;
    grammar::State state;
    state.first_line = game.line;
    grammar::memory_input<grammar::tracking_mode::eager, grammar::eol::lf_crlf, const char*> in{game.text, ""};
    grammar::parse<grammar::game, grammar::action>(in, state);
    PdnGame tree = state.tree.finish(grammar::line_of(in, state));
    tree.number = game.number;
    tree.line = game.line;
    return tree;
}

}  // namespace draughts
