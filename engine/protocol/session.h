// Session: a conversation in one dialect, fed line by line.
#pragma once

#include <string_view>

namespace draughts {

class Session {
  public:
    Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    virtual ~Session() = default;

    /// Answers one line (without newline; any bytes) and returns at once, also during a search. False: the
    /// client said goodbye, and no search is running any more.
    virtual bool handle(std::string_view line) = 0;
    /// The client is gone. Returns when no search is running any more.
    virtual void end_of_input() = 0;
};

}  // namespace draughts
