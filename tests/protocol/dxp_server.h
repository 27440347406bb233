// DxpServer: our program, listening for DXP peers on a port of the system's choice.
#pragma once

#include <chrono>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "support/child_process.h"
#include "support/patience.h"
#include "support/tcp_peer.h"

namespace draughts {

class DxpServer {
  public:
    explicit DxpServer(const std::vector<std::string>& options = {})
        : program_{[&options] {
              std::vector<std::string> command{TESTED_PROGRAM, "dxp", "--listen", "0", "--hash=1"};
              command.insert(command.end(), options.begin(), options.end());
              return command;
          }()} {
        const std::string start = "listening on 127.0.0.1:";
        const auto line = program_.read_until(start, patience);
        if (!line) {
            throw std::runtime_error{"the program does not listen"};
        }
        port_ = static_cast<std::uint16_t>(std::stoi(line->substr(start.size())));
    }
    [[nodiscard]] std::uint16_t port() const { return port_; }
    ChildProcess& program() { return program_; }

  private:
    ChildProcess program_;
    std::uint16_t port_ = 0;
};

/// A proposal by "Tester". `rest`: minutes, moves, start.
[[nodiscard]] inline std::string dxp_request(char color, const std::string& rest = "000000A") {
    std::string name = "Tester";
    name.resize(32, ' ');
    return "R01" + name + color + rest;
}

[[nodiscard]] inline bool accepts_game(TcpPeer& peer) {
    const auto answer = peer.receive(patience);
    return answer && answer->size() == 34 && answer->starts_with("ABolshak ") && answer->back() == '0';
}

}  // namespace draughts
