#include "support/child_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace draughts {

namespace {

using Clock = std::chrono::steady_clock;

[[nodiscard]] std::array<int, 2> make_pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) {
        throw std::system_error{errno, std::generic_category(), "pipe"};
    }
    return ends;
}

void close_once(int& descriptor) {
    if (descriptor >= 0) {
        close(descriptor);
        descriptor = -1;
    }
}

}  // namespace

ChildProcess::ChildProcess(const std::vector<std::string>& command, const Where& where) {
    std::signal(SIGPIPE, SIG_IGN);  // write() tells when the child is gone
    const auto to_child = make_pipe();
    const auto from_child = make_pipe();
    std::vector<char*> arguments;
    arguments.reserve(command.size() + 1);
    for (const std::string& argument : command) {
        arguments.push_back(const_cast<char*>(argument.c_str()));
    }
    arguments.push_back(nullptr);

    pid_ = fork();
    if (pid_ < 0) {
        throw std::system_error{errno, std::generic_category(), "fork"};
    }
    if (pid_ == 0) {
        dup2(to_child[0], STDIN_FILENO);
        dup2(from_child[1], STDOUT_FILENO);
        std::signal(SIGPIPE, SIG_DFL);
        if (where.directory.empty() || chdir(where.directory.c_str()) == 0) {
            execv(arguments[0], arguments.data());
        }
        _exit(127);
    }
    close(to_child[0]);
    close(from_child[1]);
    input_ = to_child[1];
    output_ = from_child[0];
}

ChildProcess::~ChildProcess() {
    close_input();
    close_output();
    if (!exit_code_) {
        kill(pid_, SIGKILL);
        waitpid(pid_, nullptr, 0);
    }
}

bool ChildProcess::write(const std::string& text) const {
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t count = ::write(input_, text.data() + done, text.size() - done);
        if (count < 0 && errno != EINTR) {
            return false;
        }
        done += count < 0 ? 0 : static_cast<std::size_t>(count);
    }
    return true;
}

void ChildProcess::close_input() {
    close_once(input_);
}

void ChildProcess::close_output() {
    close_once(output_);
}

std::optional<std::string> ChildProcess::read_line(std::chrono::milliseconds patience) {
    const auto deadline = Clock::now() + patience;
    while (true) {
        if (const std::size_t end = buffer_.find('\n'); end != std::string::npos) {
            std::string line = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            return line;
        }
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
        pollfd wanted{output_, POLLIN, 0};
        if (left < 0 || (poll(&wanted, 1, static_cast<int>(left)) < 0 && errno != EINTR)) {
            return std::nullopt;
        }
        if (wanted.revents == 0) {
            continue;
        }
        std::array<char, 4096> chunk{};
        const ssize_t count = read(output_, chunk.data(), chunk.size());
        if (count <= 0) {
            return std::nullopt;
        }
        buffer_.append(chunk.data(), static_cast<std::size_t>(count));
    }
}

std::optional<std::string> ChildProcess::read_until(const std::string& start, std::chrono::milliseconds patience) {
    const auto deadline = Clock::now() + patience;
    while (true) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
        auto line = read_line(left);
        if (!line || line->starts_with(start)) {
            return line;
        }
    }
}

std::optional<int> ChildProcess::wait_for_exit(std::chrono::milliseconds patience) {
    const auto deadline = Clock::now() + patience;
    while (!exit_code_) {
        int status = 0;
        if (waitpid(pid_, &status, WNOHANG) == pid_) {
            exit_code_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        } else if (Clock::now() >= deadline) {
            return std::nullopt;
        } else {
            std::this_thread::sleep_for(std::chrono::milliseconds{5});
        }
    }
    return exit_code_;
}

bool FinishedProcess::has(const std::string& line) const {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

FinishedProcess run_to_end(const std::vector<std::string>& command, const std::string& input) {
    constexpr std::chrono::minutes patience{1};
    ChildProcess child{command};
    if (!input.empty()) {
        child.write(input);
    }
    child.close_input();
    FinishedProcess finished;
    while (const auto line = child.read_line(patience)) {
        finished.lines.push_back(*line);
    }
    finished.exit_code = child.wait_for_exit(patience);
    return finished;
}

}  // namespace draughts
