// HubClient: the part that all Hub clients have in common, over a real process.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.h"
#include "protocol/client_lines.h"
#include "support/child_process.h"
#include "support/patience.h"
#include "text/hub_text.h"

namespace draughts::clients {

class HubClient {
  public:
    explicit HubClient(const std::vector<std::string>& arguments = {"hub"})
        : engine_{[&arguments] {
              std::vector<std::string> command{TESTED_PROGRAM};
              command.insert(command.end(), arguments.begin(), arguments.end());
              return command;
          }()} {}

    void send(const std::string& line) { engine_.write_line(line); }
    /// The next line as its first word and the rest.
    [[nodiscard]] std::pair<std::string, std::string> receive() {
        const auto line = engine_.read_line(patience);
        if (!line) {
            throw Unreadable{"no answer"};
        }
        const std::size_t blank = line->find(' ');
        return blank == std::string::npos ? std::pair{*line, std::string{}}
                                          : std::pair{line->substr(0, blank), line->substr(blank + 1)};
    }
    /// The next line must be this one.
    void expect(const std::string& wanted) {
        if (const auto [command, rest] = receive(); command != wanted) {
            throw Unreadable{"expected " + wanted + ", got: " + command + ' ' + rest};
        }
    }
    [[nodiscard]] bool ends() {
        send("quit");
        return engine_.wait_for_exit(patience) == 0;
    }
    ChildProcess& process() { return engine_; }

  private:
    ChildProcess engine_;
};

/// "pos pos=... moves=..." with the whole game.
[[nodiscard]] inline std::string pos_line(const Game& game, Numbering numbering) {
    std::string moves;
    for (const Move move : game.moves()) {
        moves += (moves.empty() ? "" : " ") + format_hub_move(move, numbering);
    }
    const std::string line = "pos pos=" + format_hub_position(game.start());
    return moves.empty() ? line : line + " moves=\"" + moves + '"';
}

/// A legal move by chance.
template <class Chance>
[[nodiscard]] Move any_move(const Game& game, Chance& chance) {
    const MoveList moves = game.legal_moves();
    return moves[static_cast<std::size_t>(chance.below(static_cast<int>(moves.size())))];
}

}  // namespace draughts::clients
