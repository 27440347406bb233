// Console: the session behind stdin; it finds out which dialect the client speaks.
//
// The word `hub` opens a Hub session whenever it comes. Everything else before it is the UCI dialect,
// which is also what people type.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <string_view>

#include "protocol/line_writer.h"
#include "protocol/session.h"

namespace draughts {

enum class Dialect : std::uint8_t { undecided, uci, ugi, hub };

class Console final : public Session {
  public:
    Console(Dialect dialect, LineWriter& writer);

    bool handle(std::string_view line) override;
    void end_of_input() override;

  private:
    void open(Dialect dialect);

    LineWriter& writer_;
    Dialect dialect_ = Dialect::undecided;
    std::unique_ptr<Session> session_;  // null until the dialect is decided
};

/// Feeds `session` with the lines of `in` until it or the input ends, or nobody reads the answers.
void run_session(std::istream& in, Session& session, const LineWriter& writer);

}  // namespace draughts
