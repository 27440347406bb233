#include "match/event_files.h"

#include <algorithm>
#include <map>
#include <system_error>
#include <utility>

#include "openings/list_file.h"

namespace draughts {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view headline = "bolshak-match event: ";

[[nodiscard]] std::string name_of(const fs::path& file) {
    return "'" + file.string() + "'";
}

/// The games in `text`, a line each, the first being line `number` of `file`.
[[nodiscard]] Result<std::vector<GameRecord>> parse_games(std::string_view text, const fs::path& file, int number,
                                                          const GameCheck& check = {}) {
    std::vector<GameRecord> games;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.find_first_not_of(" \t\r") != std::string_view::npos) {
            const auto game = parse_json_line(line);
            const auto fault = !game ? game.error() : check ? check(*game) : std::nullopt;
            if (fault) {
                return Error{file.string() + " line " + std::to_string(number) + ": " + *fault};
            }
            games.push_back(*game);
        }
        ++number;
    }
    return games;
}

void sort_by_number(std::vector<GameRecord>& games) {
    std::ranges::stable_sort(games, {}, &GameRecord::game);
}

[[nodiscard]] bool is_same_game(const GameRecord& a, const GameRecord& b) {
    return a.white == b.white && a.black == b.black && a.fen == b.fen && a.result == b.result &&
           a.moves.size() == b.moves.size();
}

}  // namespace

Result<std::vector<GameRecord>> read_games(const fs::path& file, const GameCheck& check) {
    const auto text = read_file(file);
    if (!text) {
        return Error{text.error()};
    }
    return parse_games(*text, file, 1, check);
}

Result<bool> write_games(const fs::path& file, std::vector<GameRecord> games) {
    sort_by_number(games);
    fs::path draft = file;
    draft += ".new";
    std::ofstream stream{draft, std::ios::binary};
    for (const GameRecord& game : games) {
        stream << to_json_line(game) << '\n';
    }
    stream.close();
    std::error_code error;
    if (stream) {
        fs::rename(draft, file, error);
    }
    if (!stream || error) {
        return Error{"cannot write " + name_of(file)};
    }
    return true;
}

Result<std::vector<GameRecord>> merge_games(const std::vector<fs::path>& files) {
    std::map<int, GameRecord> merged;
    for (const fs::path& file : files) {
        auto games = read_games(file);
        if (!games) {
            return games;
        }
        for (const GameRecord& game : *games) {
            const auto [known, is_new] = merged.try_emplace(game.game, game);
            if (!is_new && !is_same_game(known->second, game)) {
                return Error{name_of(file) + " holds another game " + std::to_string(game.game) +
                             " than the files before it, expected shards of one event"};
            }
        }
    }
    std::vector<GameRecord> games;
    games.reserve(merged.size());
    for (auto& [number, game] : merged) {
        games.push_back(std::move(game));
    }
    return games;
}

Result<std::vector<GameRecord>> EventFiles::open(std::string_view event, bool resumes) {
    std::error_code error;
    const bool has_state = !paths_.state.empty() && fs::exists(paths_.state, error);
    if (has_state && !resumes) {
        return Error{"the state file " + name_of(paths_.state) +
                     " exists already, expected --resume to go on with it, or another name"};
    }
    auto played = has_state ? resume(event) : Result<std::vector<GameRecord>>{std::vector<GameRecord>{}};
    if (!played) {
        return played;
    }
    if (!paths_.state.empty()) {
        state_.open(paths_.state, std::ios::binary | std::ios::app);
        if (!has_state) {
            state_ << headline << event << '\n' << std::flush;
        }
        if (!state_) {
            return Error{"cannot write " + name_of(paths_.state)};
        }
    }
    if (!paths_.games.empty()) {
        if (auto written = write_games(paths_.games, *played); !written) {
            return Error{written.error()};
        }
        games_.open(paths_.games, std::ios::binary | std::ios::app);
    }
    return played;
}

Result<std::vector<GameRecord>> EventFiles::resume(std::string_view event) const {
    const auto text = read_file(paths_.state);
    if (!text) {
        return Error{text.error()};
    }
    const std::size_t complete = text->rfind('\n') + 1;  // npos + 1 == 0
    const std::string_view lines = std::string_view{*text}.substr(0, complete);
    const std::string_view first = lines.substr(0, lines.find('\n'));
    if (complete != 0 && first != std::string{headline} + std::string{event}) {
        return Error{"the state file " + name_of(paths_.state) + " is of another event: it tells '" +
                     std::string{first.substr(std::min(headline.size(), first.size()))} + "', expected '" +
                     std::string{event} + "'"};
    }
    // What the kill cut off is taken out, else the next line would be glued to it.
    std::error_code error;
    if (complete == 0) {
        fs::remove(paths_.state, error);
        std::ofstream{paths_.state, std::ios::binary} << headline << event << '\n';
        return std::vector<GameRecord>{};
    }
    fs::resize_file(paths_.state, complete, error);
    if (error) {
        return Error{"cannot write " + name_of(paths_.state)};
    }
    return parse_games(lines.substr(std::min(first.size() + 1, lines.size())), paths_.state, 2);
}

bool EventFiles::add(const GameRecord& game) {
    const std::string line = to_json_line(game) + '\n';
    bool is_written = true;
    for (std::ofstream* file : {&state_, &games_}) {
        if (file->is_open()) {
            *file << line << std::flush;
            is_written = is_written && file->good();
        }
    }
    return is_written;
}

Result<bool> EventFiles::finish(const std::vector<GameRecord>& games) {
    if (paths_.games.empty()) {
        return true;
    }
    games_.close();
    return write_games(paths_.games, games);
}

}  // namespace draughts
