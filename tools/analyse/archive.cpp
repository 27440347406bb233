#include "analyse/archive.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <system_error>
#include <unistd.h>

#include "command_line/progress_bar.h"
#include "text/quote.h"

namespace draughts {

namespace {

Shard shard_named(const std::string& text) {
    const std::size_t slash = text.find('/');
    const auto number = [&](std::string_view digits) {
        constexpr std::size_t longest = 6;
        const bool is_number = !digits.empty() && digits.size() <= longest &&
                               digits.find_first_not_of("0123456789") == std::string_view::npos;
        return is_number ? static_cast<std::size_t>(std::stoul(std::string{digits})) : 0;
    };
    const std::string_view view = text;
    const Shard shard{slash == std::string::npos ? 0 : number(view.substr(0, slash)),
                      slash == std::string::npos ? 0 : number(view.substr(slash + 1))};
    if (shard.index < 1 || shard.index > shard.count) {
        throw BadArgument{"--shard " + quoted(view) + ", expected I/N with I from 1 to N, as in 1/4"};
    }
    return shard;
}

/// Closed for standard input; throws a BadArgument for what is no file that can be read.
std::ifstream open_file(const std::string& name) {
    std::ifstream file;
    std::error_code error;
    if (name != "-") {
        file.open(name, std::ios::binary);
        if (!file || std::filesystem::is_directory(name, error)) {
            throw BadArgument{"cannot read " + quoted(std::string_view{name}) + ", expected a PDN file"};
        }
    }
    return file;
}

/// How far the files are read, on a terminal.
class Progress {
  public:
    explicit Progress(const std::vector<std::string>& files) {
        for (const std::string& file : files) {
            std::error_code error;
            const auto size = std::filesystem::file_size(file, error);
            total_ += error ? 0 : static_cast<double>(size);
        }
    }
    ~Progress() { bar_.erase(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void draw(std::size_t bytes_of_file, std::size_t games) {
        constexpr double interval = 0.2;
        if (total_ > 0 && bar_.elapsed_seconds() - drawn_ > interval) {
            drawn_ = bar_.elapsed_seconds();
            bar_.draw((done_ + static_cast<double>(bytes_of_file)) / total_, std::to_string(games) + " games");
        }
    }
    void erase() { bar_.erase(); }
    void end_file(std::size_t bytes) { done_ += static_cast<double>(bytes); }

  private:
    ProgressBar bar_{std::cerr, isatty(STDERR_FILENO) == 1};
    double total_ = 0;
    double done_ = 0;
    double drawn_ = 0;
};

}  // namespace

void add_archive_options(Arguments& arguments) {
    arguments.add_text("variant", "russian or brazilian; without it by the tag GameType, else russian", "");
    arguments.add_text("numbering", "Of numeric squares: top (1 = b8) or bottom (1 = a1); without it what replays", "");
    arguments.add_text("encoding", "Of the files, as iconv names it; without it UTF-8, UTF-16 or CP1251", "");
    arguments.add_text("shard", "Every n-th game only, from the i-th on: i/n", "1/1");
}

ArchiveOptions archive_options(const Arguments& arguments) {
    ArchiveOptions options;
    options.files = arguments.words();
    if (options.files.empty()) {
        throw BadArgument{"no file, expected one PDN file or more ('-' for standard input)"};
    }
    options.encoding = arguments.text("encoding");
    options.shard = shard_named(arguments.text("shard"));
    if (arguments.has("variant")) {
        options.replay.variant = arguments.variant();
    }
    const std::string numbering = arguments.text("numbering");
    if (numbering == "top") {
        options.replay.numbering = Numbering::top;
    } else if (numbering == "bottom") {
        options.replay.numbering = Numbering::bottom;
    } else if (!numbering.empty()) {
        throw BadArgument{"--numbering " + quoted(std::string_view{numbering}) + ", expected top or bottom"};
    }
    return options;
}

void require_other_file(const std::string& output, const std::vector<std::string>& files) {
    for (const std::string& file : files) {
        std::error_code error;
        if (std::filesystem::equivalent(output, file, error)) {
            throw BadArgument{"--output " + quoted(std::string_view{output}) + " is read too, expected another file"};
        }
    }
}

std::string place_of(const ArchiveGame& game) {
    const auto name = [&](std::string_view tag) {
        const std::string_view value = game.game.tag(tag).value_or("");
        return value.empty() ? std::string{"?"} : without_controls(value);
    };
    return game.file + ':' + std::to_string(game.game.line) + ": game " + std::to_string(game.game.number) + " (" +
           name("White") + " - " + name("Black") + ')';
}

std::size_t for_each_game(const ArchiveOptions& options,
                          const std::function<void(ArchiveGame& game, std::ostream& out)>& visit) {
    for (const std::string& name : options.files) {
        open_file(name);  // all of them before work begins on the first
    }
    Progress progress{options.files};
    std::size_t count = 0;
    std::size_t visited = 0;
    for (const std::string& name : options.files) {
        std::ifstream file = open_file(name);
        std::istream& in = name == "-" ? std::cin : file;
        auto opened = PdnReader::open(in, options.encoding);
        if (!opened) {
            throw BadArgument{"--encoding: " + opened.error()};
        }
        PdnReader reader = std::move(opened).take();
        PdnText text;
        while (reader.next(text)) {
            if (options.shard.has(++count)) {
                ArchiveGame game{name, parse_pdn(text), {}};
                game.replay = replay(game.game, options.replay);
                std::ostringstream out;
                visit(game, out);
                if (out.tellp() > 0) {
                    progress.erase();
                    std::cout << out.str();
                }
                progress.draw(reader.position(), ++visited);
            }
        }
        if (in.bad()) {
            throw BadArgument{"cannot read " + quoted(std::string_view{name}) + " to its end"};
        }
        progress.end_file(reader.position());
    }
    return visited;
}

}  // namespace draughts
