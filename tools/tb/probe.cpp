#include <algorithm>
#include <charconv>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "core/movegen.h"
#include "tablebase/table_answer.h"
#include "tb/commands.h"
#include "tb/played_tables.h"
#include "text/notation.h"
#include "text/quote.h"

namespace draughts {

namespace {

constexpr std::string_view name_of(Wdl value) {
    return value == Wdl::win ? "win" : value == Wdl::draw ? "draw" : "loss";
}

template <Variant V>
class Prober {
  public:
    Prober(const Tablebase& tables, const ProbeOptions& options) : tables_{tables}, options_{options} {}

    int run(std::ostream& out) const;

  private:
    struct Choice {
        Move move;
        Position after;
        DrawClock clock;
        TableAnswer told;  // of the position after
    };

    [[nodiscard]] TableAnswer look_up(const Position& position, DrawClock clock) const;
    [[nodiscard]] std::vector<Choice> choices_at(const Position& position, DrawClock clock) const;
    [[nodiscard]] std::string text_of(const Position& position, Move move) const {
        return format_move(V::id, position, move,
                           {.squares = options_.numeric ? SquareStyle::numeric : SquareStyle::algebraic});
    }

    const Tablebase& tables_;
    const ProbeOptions& options_;
};

template <Variant V>
TableAnswer Prober<V>::look_up(const Position& position, DrawClock clock) const {
    if (position.pieces(position.turn()).none()) {
        return {Wdl::loss, Wdl::loss, 0, 0, std::nullopt};
    }
    const auto told = ask<V>(tables_, position, options_.rules, clock);
    if (!told) {
        throw BadArgument{"there is no table for " + name_of(slice_of(position)) + " (" + std::string{V::name} +
                          ") or for what its captures lead to"};
    }
    return *told;
}

/// All moves, the best first: won ones by the plies to the end, lost ones the other way round.
template <Variant V>
std::vector<typename Prober<V>::Choice> Prober<V>::choices_at(const Position& position, DrawClock clock) const {
    MoveList moves;
    generate<V>(position, moves);
    std::vector<Choice> choices;
    for (const Move move : moves) {
        const Position after = position.make(move);
        const DrawClock next = advance<V>(options_.rules, clock, position, move, after);
        choices.push_back({move, after, next, look_up(after, next)});
    }
    std::ranges::stable_sort(choices, [](const Choice& a, const Choice& b) {
        if (a.told.value != b.told.value) {
            return a.told.value < b.told.value;
        }
        return a.told.value == Wdl::loss ? a.told.plies < b.told.plies : a.told.plies > b.told.plies;
    });
    return choices;
}

template <Variant V>
int Prober<V>::run(std::ostream& out) const {
    const TableAnswer told = look_up(options_.position, options_.clock);
    out << "value: " << name_of(told.value) << "\nplies: " << told.plies
        << "\nrule: " << (told.drawn_by ? name_of(*told.drawn_by) : "none") << "\nevent: " << told.event << '\n';
    if (told.value != told.without_rules) {
        out << "without draw rules: " << name_of(told.without_rules) << '\n';
    }
    for (const Choice& choice : choices_at(options_.position, options_.clock)) {
        out << text_of(options_.position, choice.move) << '\t' << name_of(opposite(choice.told.value)) << '\t'
            << (choice.told.without_rules == Wdl::draw ? 0 : choice.told.plies + 1) << '\n';
    }
    out << "line:";
    Position position = options_.position;
    DrawClock clock = options_.clock;
    constexpr int longest_line = 60;
    for (int i = 0; i < longest_line && told.value != Wdl::draw; ++i) {
        const std::vector<Choice> choices = choices_at(position, clock);
        if (choices.empty()) {
            break;
        }
        out << ' ' << text_of(position, choices.front().move);
        position = choices.front().after;
        clock = choices.front().clock;
    }
    out << '\n';
    return 0;
}

}  // namespace

DrawClock parse_counts(VariantId variant, DrawRules rules, const Position& position, const std::string& text) {
    DrawClock clock = dispatch(variant, [&]<Variant V>() {
        return start_clock<V>(rules, position);
    });
    const std::string expected = "--counters: expected counts that run here, as in C=12,T=6 or Q=3,F=2, but got ";
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::string_view item = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(rest.size(), item.size() + 1));
        int number = -1;
        if (item.size() >= 3 && item[1] == '=') {
            const auto [end, error] = std::from_chars(item.data() + 2, item.data() + item.size(), number);
            if (error != std::errc{} || end != item.data() + item.size() || number < 0 || number > UINT8_MAX) {
                number = -1;
            }
        }
        const char letter = item.empty() ? ' ' : item[0];
        const bool is_russian = variant == VariantId::russian;
        const bool counts_first = letter == (is_russian || rules == DrawRules::fmjd64 ? 'C' : 'Q');
        const bool counts_ending =
            rules == DrawRules::china64 && ((letter == 'T' && clock.ending == DrawRule::three_kings_18) ||
                                            (letter == 'F' && clock.ending == DrawRule::five_moves));
        if (number < 0 || rules == DrawRules::none || (!counts_first && !counts_ending)) {
            throw BadArgument{expected + quoted(item)};
        }
        (counts_first ? clock.plies : clock.ending_count) = static_cast<std::uint8_t>(number);
    }
    return clock;
}

int probe_position(const ProbeOptions& options, std::ostream& out) {
    const auto tables = played_tables(options.folder);
    return dispatch(options.variant, [&]<Variant V>() {
        return Prober<V>{*tables, options}.run(out);
    });
}

}  // namespace draughts
