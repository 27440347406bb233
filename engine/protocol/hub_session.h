// HubSession: the Hub protocol, version 2, as its clients speak it on 8x8.
//
// Squares are numbered from b8 unless the parameter move-numbering says otherwise; that concerns moves
// only, positions always start at b8. A line that is refused changes nothing: after a bad `pos` the old
// position stands. Searching, the session goes on listening; a command that needs an idle engine stops
// the search first, and its `done` comes before the answer. Every `go` gets exactly one `done`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine.h"
#include "protocol/hub_level.h"
#include "protocol/hub_line.h"
#include "protocol/line_writer.h"
#include "protocol/move_numbering.h"
#include "protocol/session.h"

namespace draughts {

class HubSession final : public Session {
  public:
    explicit HubSession(LineWriter& writer) : writer_{writer} {}

    bool handle(std::string_view line) override;
    void end_of_input() override;

  private:
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
    MoveNumbering numbering_;
    HubLevel level_;
    Engine engine_{DrawRules::fmjd64};  // last: its end waits for the search, which uses the rest
};

}  // namespace draughts
