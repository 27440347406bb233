// EngineProcess: an engine as a child process, spoken to in lines.
//
// posix_spawn with a process group of its own, so that Ctrl-C at the terminal does not reach engines and that an
// engine dies with the children it started. All descriptors of ours are close-on-exec: an engine never holds the
// pipes of another one, so the end of its output tells its death at once, whatever other threads start meanwhile.
// (Boost.Process was the other candidate. Its version in Debian 12 forks, lets other children inherit the pipes and
// the ignored SIGPIPE, and its timed wait competes for SIGCHLD between threads.)
//
// Waiting is done in poll(), never in a loop. The program must ignore SIGPIPE. Not thread-safe; each process belongs to
// one thread.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace draughts {

using Clock = std::chrono::steady_clock;

/// A file descriptor that is closed with its owner.
class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_{number} {}
    Descriptor(Descriptor&& other) noexcept : number_{other.release()} {}
    Descriptor& operator=(Descriptor&& other) noexcept;
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { reset(); }

    [[nodiscard]] int get() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    void reset();
    [[nodiscard]] int release();

  private:
    int number_ = -1;
};

struct ProcessStart {
    std::vector<std::string> command;  // program, arguments
    std::filesystem::path directory;   // empty: ours
    std::filesystem::path error_log;   // its standard error is appended there; empty: thrown away
};

struct Received {
    enum class Kind : std::uint8_t { line, timeout, closed, interrupted };

    Kind kind = Kind::closed;
    std::string line;           // without the line's end
    Clock::time_point arrived;  // when the last of it was read
};

class EngineProcess {
  public:
    EngineProcess();
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;
    /// Kills what still runs.
    ~EngineProcess();

    /// Precondition: not running.
    Result<bool> start(const ProcessStart& what);
    [[nodiscard]] bool is_running() const { return id_ > 0; }

    /// False when the engine does not read any more.
    bool send(std::string_view line);
    /// The next line; lines that are already here come at once, also past the deadline.
    [[nodiscard]] Received receive(Clock::time_point deadline, const std::stop_token& stop);
    /// Throws away what the engine has written so far.
    void drain();

    /// Closes its input, gives it `patience` to leave, kills its group, and tells how it ended: "exited with code 0",
    /// "was killed by signal 9", "closed its output and did not leave".
    std::string end(Clock::duration patience);

  private:
    [[nodiscard]] bool take_line(std::string& line);
    [[nodiscard]] bool read_some();

    int id_ = 0;
    Descriptor input_;   // we write
    Descriptor output_;  // we read
    Descriptor wake_;    // an event that ends poll() when the runner is stopped
    std::string buffer_;
    std::size_t scanned_ = 0;  // no line ends before this place of buffer_
    Clock::time_point last_read_;
};

}  // namespace draughts
