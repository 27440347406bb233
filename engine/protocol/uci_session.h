// UciSession: the UCI protocol with draughts moves and positions, UGI, and some words for people.
//
// UGI is UCI for any game: `ugi` for `uci`, other names of the clocks, and questions about the game. Its runners take
// "bestmove" with one more word only, so the expected answer is left out there.
//
// A line that is refused changes nothing: after a bad `position` the old one stands, and an
// `info string error ...` says why. Searching, the session goes on listening; a command that needs an
// idle engine stops the search first, and its bestmove comes before the answer. Every `go` gets
// exactly one bestmove.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine.h"
#include "protocol/line_writer.h"
#include "protocol/session.h"

namespace draughts {

enum class UciFlavour : std::uint8_t { uci, ugi };

class UciSession final : public Session {
  public:
    explicit UciSession(LineWriter& writer, UciFlavour flavour = UciFlavour::uci)
        : writer_{writer}, flavour_{flavour} {}

    bool handle(std::string_view line) override;
    /// A search with a limit of its own is finished first, so that a shell pipe gets its answer.
    void end_of_input() override;

  private:
    using Words = std::vector<std::string_view>;

    void introduce(UciFlavour flavour);
    void set_option(const Words& words);
    void set_position(const Words& words);
    void answer_query(const Words& words);
    void go(const Words& words);
    [[nodiscard]] std::vector<Move> root_moves(const std::vector<std::string>& texts);
    void start_search(const Limits& limits);
    void finish_search();
    void report(const std::string& message);

    LineWriter& writer_;
    /// What only this dialect has: whether to tell the chances with each score.
    Option chances_{.name = "UCI_ShowWDL",
                    .type = Option::Type::flag,
                    .value = "false",
                    .default_value = "false",
                    .min = 0,
                    .max = 0,
                    .choices = {}};
    UciFlavour flavour_;
    bool ends_by_itself_ = true;  // the last search
    Engine engine_;               // last: its end waits for the search, which uses the rest
};

}  // namespace draughts
