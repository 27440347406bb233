// HubSession: the Hub protocol, version 2, as its clients speak it on 8x8.
//
// Squares are numbered from b8 unless the parameter move-numbering says otherwise; that concerns moves
// only, positions always start at b8. A line that is refused changes nothing: after a bad `pos` the old
// position stands. Searching, the session goes on listening; a command that needs an idle engine stops
// the search first, and its `done` comes before the answer. Every `go` gets exactly one `done`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine.h"
#include "protocol/hub_level.h"
#include "protocol/hub_line.h"
#include "protocol/line_writer.h"
#include "protocol/session.h"
#include "text/square_text.h"

namespace draughts {

class HubSession final : public Session {
  public:
    explicit HubSession(LineWriter& writer) : writer_{writer} {}

    bool handle(std::string_view line) override;
    void end_of_input() override;

  private:
    /// How the client numbers the squares of moves; `automatic` goes by the first list that is legal in one
    /// numbering only, and remembers.
    enum class NumberingChoice : std::uint8_t { top, bottom, automatic };
    bool handle_idle(const HubLine& line);
    void introduce();
    [[nodiscard]] std::vector<Option> parameters() const;
    void set_parameter(const HubLine& line);
    [[nodiscard]] Result<bool> set_value(const std::string& name, const std::string& value);
    [[nodiscard]] Result<bool> set_table_size(const std::string& log2_of_entries);
    [[nodiscard]] Result<bool> set_numbering(const std::string& value);
    void set_position(const HubLine& line);
    void go(const HubLine& line);
    void start_search(const Limits& limits);
    void finish_search();
    void report_error(const std::string& message);

    LineWriter& writer_;
    NumberingChoice numbering_choice_ = NumberingChoice::top;
    Numbering numbering_ = Numbering::top;
    HubLevel level_;
    Engine engine_{DrawRules::fmjd64};  // last: its end waits for the search, which uses the rest
};

}  // namespace draughts
