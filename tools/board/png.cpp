#include "board/png.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace draughts {

namespace {

constexpr int could_not_start = 127;  // an exit code, as a shell has it

/// A file without a name, with `text` in it, to be read from its beginning.
[[nodiscard]] std::FILE* unnamed_file(const std::string& text) {
    std::FILE* const file = std::tmpfile();
    if (file != nullptr) {
        std::fwrite(text.data(), 1, text.size(), file);
        std::fflush(file);
        std::rewind(file);
    }
    return file;
}

/// Runs the program with `input` as its standard input. Its exit code; -1: it was killed.
[[nodiscard]] int run_converter(std::array<std::string, 3> arguments, std::FILE* input) {
    std::array<char*, 4> words{};
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        words[i] = arguments[i].data();
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, fileno(input), STDIN_FILENO);
    pid_t child = 0;
    const int error = posix_spawnp(&child, words[0], &actions, nullptr, words.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    if (error != 0) {
        return could_not_start;
    }
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

Result<bool> write_png(const std::filesystem::path& file, const std::string& svg) {
    const std::string target = "'" + file.string() + "'";
    std::FILE* const input = unnamed_file(svg);
    if (input == nullptr) {
        return Error{"cannot write " + target + ": no room for a temporary file"};
    }
    const int code = run_converter({"rsvg-convert", "--format=png", "--output=" + file.string()}, input);
    std::fclose(input);
    if (code == could_not_start) {
        return Error{"cannot write " + target +
                     ": PNG needs the program rsvg-convert (Debian: librsvg2-bin), expected it, or a name that ends "
                     "in .svg"};
    }
    if (code != 0) {
        return Error{"cannot write " + target + ": rsvg-convert failed"};
    }
    return true;
}

}  // namespace draughts
