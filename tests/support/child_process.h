// ChildProcess: a program of ours, run as its clients run it: over pipes.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace draughts {

class ChildProcess {
  public:
    struct Where {
        std::filesystem::path directory;  // empty: the present one
    };

    /// `command`: path and arguments. Standard error is left to the test's own.
    explicit ChildProcess(const std::vector<std::string>& command, const Where& where = {});
    /// Kills the child if it still runs.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    [[nodiscard]] pid_t pid() const { return pid_; }

    /// False when the child does not read any more.
    bool write(const std::string& text) const;
    bool write_line(const std::string& line) const { return write(line + '\n'); }
    void close_input();
    void close_output();
    /// The next line of its output; null when none comes in time or the output has ended.
    std::optional<std::string> read_line(std::chrono::milliseconds patience);
    /// The first line from now on that begins with `start`.
    std::optional<std::string> read_until(const std::string& start, std::chrono::milliseconds patience);
    /// Its exit code, 128 + n after signal n; null when it still runs then.
    std::optional<int> wait_for_exit(std::chrono::milliseconds patience);

  private:
    pid_t pid_ = -1;
    int input_ = -1;   // we write
    int output_ = -1;  // we read
    std::string buffer_;
    std::optional<int> exit_code_;
};

/// What a program that ran to its end has printed.
struct FinishedProcess {
    std::vector<std::string> lines;
    std::optional<int> exit_code;  // null: it did not end in time

    [[nodiscard]] bool has(const std::string& line) const;
};

/// Runs `command` with `input`, and no more, on its standard input. A minute may pass between two lines.
[[nodiscard]] FinishedProcess run_to_end(const std::vector<std::string>& command, const std::string& input = "");

}  // namespace draughts
