#include "match/engine_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

extern char** environ;  // NOLINT(readability-redundant-declaration): not every C library's header has it

namespace draughts {

namespace {

constexpr std::size_t longest_line = std::size_t{1} << 20;
constexpr std::size_t chunk_size = std::size_t{1} << 16;
constexpr std::chrono::seconds write_patience{1};

[[nodiscard]] std::string system_message(int code) {
    return std::generic_category().message(code);
}

[[nodiscard]] int milliseconds_until(Clock::time_point deadline) {
    // Rounded up, so that the deadline has passed when poll() says so.
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 1'000'000'000));
}

struct Pipe {
    Descriptor read_end;
    Descriptor write_end;

    [[nodiscard]] bool open() {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0) {
            return false;
        }
        read_end = Descriptor{ends[0]};
        write_end = Descriptor{ends[1]};
        return true;
    }
};

/// The settings of posix_spawn, released at the end of the scope.
struct SpawnSettings {
    posix_spawn_file_actions_t actions{};
    posix_spawnattr_t attributes{};

    SpawnSettings() {
        posix_spawn_file_actions_init(&actions);
        posix_spawnattr_init(&attributes);
        sigset_t none;
        sigset_t defaults;
        sigemptyset(&none);
        sigemptyset(&defaults);
        sigaddset(&defaults, SIGPIPE);
        sigaddset(&defaults, SIGINT);
        sigaddset(&defaults, SIGTERM);
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setsigdefault(&attributes, &defaults);
        posix_spawnattr_setpgroup(&attributes, 0);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    SpawnSettings(const SpawnSettings&) = delete;
    SpawnSettings& operator=(const SpawnSettings&) = delete;
    ~SpawnSettings() {
        posix_spawnattr_destroy(&attributes);
        posix_spawn_file_actions_destroy(&actions);
    }
};

}  // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    if (this != &other) {
        reset();
        number_ = other.release();
    }
    return *this;
}

void Descriptor::reset() {
    if (number_ >= 0) {
        close(number_);
        number_ = -1;
    }
}

int Descriptor::release() {
    return std::exchange(number_, -1);
}

EngineProcess::EngineProcess() : wake_{eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)} {}

EngineProcess::~EngineProcess() {
    end(Clock::duration::zero());
}

Result<bool> EngineProcess::start(const ProcessStart& what) {
    Pipe to_engine;
    Pipe from_engine;
    if (!to_engine.open() || !from_engine.open()) {
        return Error{"no pipe for the engine: " + system_message(errno)};
    }
    SpawnSettings settings;
    const std::string error_log = what.error_log.empty() ? "/dev/null" : what.error_log.string();
    posix_spawn_file_actions_adddup2(&settings.actions, to_engine.read_end.get(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&settings.actions, from_engine.write_end.get(), STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&settings.actions, STDERR_FILENO, error_log.c_str(), O_WRONLY | O_CREAT | O_APPEND,
                                     0644);
    if (!what.directory.empty()) {
        posix_spawn_file_actions_addchdir_np(&settings.actions, what.directory.c_str());
    }
    std::vector<char*> arguments;
    arguments.reserve(what.command.size() + 1);
    for (const std::string& argument : what.command) {
        arguments.push_back(const_cast<char*>(argument.c_str()));
    }
    arguments.push_back(nullptr);
    pid_t id = 0;
    const int error =
        posix_spawnp(&id, arguments[0], &settings.actions, &settings.attributes, arguments.data(), environ);
    if (error != 0) {
        return Error{"cannot start '" + what.command[0] + "'" +
                     (what.directory.empty() ? "" : " in '" + what.directory.string() + "'") + ": " +
                     system_message(error)};
    }
    id_ = id;
    input_ = std::move(to_engine.write_end);
    output_ = std::move(from_engine.read_end);
    fcntl(input_.get(), F_SETFL, O_NONBLOCK);
    fcntl(output_.get(), F_SETFL, O_NONBLOCK);
    buffer_.clear();
    scanned_ = 0;
    return true;
}

bool EngineProcess::send(std::string_view line) {
    std::string text{line};
    text += '\n';
    std::string_view rest{text};
    const auto deadline = Clock::now() + write_patience;
    while (!rest.empty() && input_.is_open()) {
        const ssize_t count = write(input_.get(), rest.data(), rest.size());
        if (count >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(count));
            continue;
        }
        if (errno != EAGAIN && errno != EINTR) {
            return false;
        }
        pollfd wanted{input_.get(), POLLOUT, 0};
        if (poll(&wanted, 1, milliseconds_until(deadline)) == 0) {
            return false;
        }
    }
    return rest.empty();
}

bool EngineProcess::take_line(std::string& line) {
    const std::size_t found = buffer_.find('\n', scanned_);
    if (found == std::string::npos) {
        scanned_ = buffer_.size();
        if (buffer_.size() > longest_line) {
            buffer_.clear();  // no line of any protocol
            scanned_ = 0;
        }
        return false;
    }
    line.assign(buffer_, 0, found);
    while (!line.empty() && line.back() == '\r') {
        line.pop_back();
    }
    buffer_.erase(0, found + 1);
    scanned_ = 0;
    return true;
}

/// False at the end of the output.
bool EngineProcess::read_some() {
    const std::size_t before = buffer_.size();
    buffer_.resize(before + chunk_size);
    const ssize_t count = read(output_.get(), buffer_.data() + before, chunk_size);
    buffer_.resize(before + (count > 0 ? static_cast<std::size_t>(count) : 0));
    last_read_ = Clock::now();
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

Received EngineProcess::receive(Clock::time_point deadline, const std::stop_token& stop) {
    const std::stop_callback wake_up{stop, [this] {
                                         eventfd_write(wake_.get(), 1);
                                     }};
    Received received;
    while (!take_line(received.line)) {
        if (stop.stop_requested()) {
            received.kind = Received::Kind::interrupted;
            return received;
        }
        if (!output_.is_open()) {
            return received;
        }
        std::array<pollfd, 2> wanted{{{output_.get(), POLLIN, 0}, {wake_.get(), POLLIN, 0}}};
        const int ready = poll(wanted.data(), wanted.size(), milliseconds_until(deadline));
        if (ready == 0) {
            received.kind = Received::Kind::timeout;
            return received;
        }
        if (ready > 0 && wanted[0].revents != 0 && !read_some()) {
            output_.reset();
            return received;
        }
    }
    received.kind = Received::Kind::line;
    received.arrived = last_read_;
    return received;
}

void EngineProcess::drain() {
    // A flooding engine may write faster than we read: one chunk at most is looked at.
    buffer_.clear();
    scanned_ = 0;
    if (output_.is_open() && !read_some()) {
        output_.reset();
    }
    const std::size_t last_end = buffer_.rfind('\n');
    buffer_.erase(0, last_end == std::string::npos ? 0 : last_end + 1);
}

std::string EngineProcess::end(Clock::duration patience) {
    if (!is_running()) {
        return "was not running";
    }
    input_.reset();
    // A process that has closed its output is on its way out: the code it leaves with is worth a moment.
    bool leaves = true;
    if (patience > Clock::duration::zero()) {
        const Descriptor process{static_cast<int>(syscall(SYS_pidfd_open, id_, 0))};
        pollfd wanted{process.get(), POLLIN, 0};
        leaves = !process.is_open() || poll(&wanted, 1, milliseconds_until(Clock::now() + patience)) > 0;
    }
    kill(-id_, SIGKILL);
    int status = 0;
    while (waitpid(id_, &status, 0) < 0 && errno == EINTR) {
    }
    id_ = 0;
    output_.reset();
    if (!leaves) {
        return "closed its output and did not leave";
    }
    return WIFSIGNALED(status) ? "was killed by signal " + std::to_string(WTERMSIG(status))
                               : "exited with code " + std::to_string(WEXITSTATUS(status));
}

}  // namespace draughts
