#include "protocol/uci_go.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "protocol/words.h"

namespace draughts {

namespace {

// Larger numbers of milliseconds, nodes or plies are as good as none.
constexpr std::int64_t longest = 1'000'000'000'000;

// Words with a number behind them. The fixed order is that of the array in UciNumbers.
enum class Field : std::uint8_t { depth, nodes, movetime, wtime, btime, winc, binc, movestogo, perft, mate };
constexpr std::array<std::string_view, 10> field_names = {"depth", "nodes", "movetime",  "wtime", "btime",
                                                          "winc",  "binc",  "movestogo", "perft", "mate"};

/// UGI's words for the clocks; its first player is White.
constexpr std::array<std::array<std::string_view, 2>, 4> ugi_names = {
    {{"p1time", "wtime"}, {"p2time", "btime"}, {"p1inc", "winc"}, {"p2inc", "binc"}}};

/// `word` in lower case, and in UCI's own words.
[[nodiscard]] std::string uci_word(std::string_view word) {
    std::string lower = to_lower(word);
    for (const auto& [ugi, uci] : ugi_names) {
        if (lower == ugi) {
            return std::string{uci};
        }
    }
    return lower;
}

class UciNumbers {
  public:
    void set(std::size_t field, std::int64_t value) { values_[field] = value; }
    [[nodiscard]] std::optional<std::int64_t> get(Field field) const {
        return values_[static_cast<std::size_t>(field)];
    }
    [[nodiscard]] std::int64_t positive(Field field) const { return std::max(get(field).value_or(0), std::int64_t{0}); }

  private:
    std::array<std::optional<std::int64_t>, field_names.size()> values_;
};

[[nodiscard]] Limits limits_of(const UciNumbers& numbers, Color turn) {
    Limits limits;
    if (const auto depth = numbers.get(Field::depth)) {
        limits.depth = static_cast<Depth>(std::clamp(*depth, std::int64_t{1}, std::int64_t{max_ply}));
    }
    if (const auto nodes = numbers.get(Field::nodes)) {
        limits.nodes = static_cast<std::uint64_t>(std::max(*nodes, std::int64_t{1}));
    }
    if (const auto time = numbers.get(Field::movetime)) {
        limits.move_time = Milliseconds{std::max(*time, std::int64_t{0})};
    }
    const bool is_white = turn == Color::white;
    // The other side's clock alone is still a clock, not leave to think for ever.
    const auto own_time = numbers.get(is_white ? Field::wtime : Field::btime);
    if (const auto time = own_time ? own_time : numbers.get(is_white ? Field::btime : Field::wtime)) {
        const auto increment = numbers.positive(is_white ? Field::winc : Field::binc);
        const auto moves = std::min(numbers.positive(Field::movestogo), std::int64_t{1000});
        limits.clock = ClockLimit{Milliseconds{*time}, Milliseconds{increment}, static_cast<int>(moves)};
    }
    if (const auto moves = numbers.get(Field::mate)) {
        limits.win_in_moves = static_cast<int>(std::clamp(*moves, std::int64_t{1}, std::int64_t{max_ply / 2}));
        // A pipe that asks for a win that is not there gets an answer as well.
        limits.depth = std::min(limits.depth.value_or(max_ply), *limits.win_in_moves * 4 + 4);
    }
    // Under a clock a forced move is played at once; whoever names depth, nodes or time wants that much.
    limits.analyse = !limits.clock;
    return limits;
}

}  // namespace

UciGo parse_uci_go(const std::vector<std::string_view>& words, Color turn) {
    UciGo go;
    UciNumbers numbers;
    bool is_unreadable = false;
    bool takes_moves = false;
    bool ponders = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string word = uci_word(words[i]);
        if (word == "searchmoves") {
            takes_moves = true;
            continue;
        }
        if (word == "infinite" || word == "ponder") {
            ponders |= word == "ponder";
            takes_moves = false;
            continue;
        }
        const auto* const field = std::ranges::find(field_names, word);
        takes_moves = takes_moves && field == field_names.end();
        if (takes_moves) {
            go.search_moves.emplace_back(words[i]);
            continue;
        }
        if (field == field_names.end()) {
            go.remarks.push_back("go " + unquoted(word) + " is not supported");
            continue;
        }
        const auto index = static_cast<std::size_t>(field - field_names.begin());
        const std::string_view text = i + 1 < words.size() ? words[++i] : std::string_view{};
        if (const auto value = parse_number<std::int64_t>(text)) {
            numbers.set(index, std::clamp(*value, -longest, longest));
        } else {
            go.remarks.push_back("error bad value " + quoted(text) + " for go " + word + ", expected a whole number");
            is_unreadable = true;
        }
    }
    go.limits = limits_of(numbers, turn);
    go.limits.ponder = ponders;
    if (is_unreadable && go.limits.is_unlimited()) {
        go.limits.move_time = Milliseconds{0};
    }
    if (const auto depth = numbers.get(Field::perft)) {
        go.perft = static_cast<int>(std::clamp(*depth, std::int64_t{1}, std::int64_t{max_ply}));
    }
    return go;
}

}  // namespace draughts
