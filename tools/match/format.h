// Format: who plays whom, and when.
//
// A format gives out the games of an event stage by stage; it is asked for the next stage when all results of the one
// before are in. Its answers depend on its settings and on these results only. So an event that was killed is gone
// through again with the results that are stored, and goes on where it was.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "match/record.h"
#include "match/schedule.h"

namespace draughts {

enum class FormatKind : std::uint8_t {
    match,               // the first two sides
    gauntlet,            // the first side against each other
    round_robin,         // each against each, by the Berger tables
    double_round_robin,  // the same again with colours reversed
    swiss,               // see swiss.h
    knock_out,           // see knock_out.h
    relay,               // see relay.h
};

[[nodiscard]] std::optional<FormatKind> parse_format(std::string_view name);
[[nodiscard]] std::string_view name_of(FormatKind kind);
/// "match, gauntlet, ...": all names.
[[nodiscard]] std::string format_names();
/// Whether all games are known before the first is played.
[[nodiscard]] bool is_fixed(FormatKind kind);

struct FormatSettings {
    FormatKind kind = FormatKind::match;
    int games = 2;      // between two players who meet, in a double round robin in each half
    int rounds = 0;     // of a Swiss event; 0: so many that one player at most can win all, see rounds_of()
    int play_offs = 5;  // of a knock-out: mini-matches at most
    Boards boards = Boards::by_order;
    std::uint64_t seed = 0;
};

/// The rounds of a Swiss event of so many sides.
[[nodiscard]] int rounds_of(const FormatSettings& settings, std::size_t sides);

/// What is wrong with them for this field, if anything is.
[[nodiscard]] std::optional<std::string> fault_of(const FormatSettings& settings, const Field& field);

class Format {
  public:
    /// How large the event is, play-offs not counted.
    struct Size {
        int games = 0;
        int turns = 0;  // openings that are played one after the other
    };

    Format() = default;
    Format(const Format&) = delete;
    Format& operator=(const Format&) = delete;
    virtual ~Format() = default;

    [[nodiscard]] virtual Size size() const = 0;
    /// `so_far`: the results of all games given out. Empty when the event is over. An error: the event cannot go on.
    virtual Result<std::vector<GameTask>> next_games(std::span<const GameRecord> so_far) = 0;
};

/// Precondition: fault_of() finds none. `openings`: their order, not empty.
[[nodiscard]] std::unique_ptr<Format> make_format(const FormatSettings& settings, const Field& field,
                                                  std::vector<std::size_t> openings);

/// The rounds of a round robin by the Berger tables (FIDE Handbook C.05, annex 1), for any number of sides; with an odd
/// number one sits out in each.
[[nodiscard]] std::vector<std::vector<Meeting>> berger_rounds(std::size_t sides);

}  // namespace draughts
