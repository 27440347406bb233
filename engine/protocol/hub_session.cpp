#include "protocol/hub_session.h"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <utility>

#include "core/game.h"
#include "protocol/hub_report.h"
#include "protocol/identity.h"
#include "protocol/words.h"
#include "text/hub_text.h"

namespace draughts {

namespace {

// The parameters that are not options of the engine.
constexpr std::string_view table_size_name = "tt-size";
constexpr std::string_view numbering_name = "move-numbering";

// tt-size is the binary logarithm of a number of entries of 16 bytes: 16 of it make 1 MiB.
constexpr int table_size_of_one_mebibyte = 16;

[[nodiscard]] int log2_floor(int mebibytes) {
    return static_cast<int>(std::bit_width(static_cast<unsigned>(std::max(mebibytes, 1)))) - 1;
}

/// `game` after `moves`; the error names the first illegal one.
[[nodiscard]] Result<Game> replay(Game game, const std::vector<std::string_view>& moves, Numbering numbering) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto move = parse_hub_move(game.variant(), game.position(), moves[i], numbering);
        if (!move) {
            return Error{"illegal move " + std::to_string(i + 1) + ": " + unquoted(moves[i]) + " (" + move.error() +
                         ")"};
        }
        game.play(*move);
    }
    return game;
}

}  // namespace

bool HubSession::handle(std::string_view line) {
    const auto parsed = parse_hub_line(line);
    if (!parsed) {
        report_error(parsed.error());
        return true;
    }
    if (parsed->command == "ping") {
        writer_.write("pong");
        return true;
    }
    if (parsed->command == "stop") {
        engine_.stop();
        return true;
    }
    if (parsed->command == "ponder-hit") {
        engine_.ponder_hit();
        return true;
    }
    return handle_idle(*parsed);
}

bool HubSession::handle_idle(const HubLine& line) {
    constexpr std::array<std::string_view, 8> known = {"hub",   "init", "set-param", "new-game",
                                                       "level", "pos",  "go",        "quit"};
    const std::string& command = line.command;
    if (std::ranges::find(known, command) == known.end()) {
        return true;  // the protocol asks to ignore what one does not know
    }
    finish_search();
    if (command == "quit") {
        return false;
    }
    if (command == "hub") {
        introduce();
    } else if (command == "init") {
        engine_.prepare();
        writer_.write("ready");
    } else if (command == "set-param") {
        set_parameter(line);
    } else if (command == "new-game") {
        engine_.new_game();
    } else if (command == "level") {
        if (const auto added = level_.add(line); !added) {
            report_error(added.error());
        }
    } else if (command == "pos") {
        set_position(line);
    } else {
        go(line);
    }
    return true;
}

void HubSession::end_of_input() {
    finish_search();
}

void HubSession::introduce() {
    writer_.write("id " + format_hub_field("name", engine_name) + ' ' + format_hub_field("version", engine_version) +
                  ' ' + format_hub_field("author", engine_author));
    for (const Option& parameter : parameters()) {
        writer_.write(format_hub_param(parameter));
    }
    writer_.write("wait");
}

std::vector<Option> HubSession::parameters() const {
    std::vector<Option> list = engine_.options();
    if (const Option* hash = engine_.find_option("hash")) {
        const int mebibytes = parse_number<int>(hash->value).value_or(hash->min);
        Option size;
        size.name = table_size_name;
        size.type = Option::Type::integer;
        size.value = std::to_string(table_size_of_one_mebibyte + log2_floor(mebibytes));
        size.min = table_size_of_one_mebibyte + log2_floor(hash->min);
        size.max = table_size_of_one_mebibyte + log2_floor(hash->max);
        list.push_back(std::move(size));
    }
    Option numbering;
    numbering.name = numbering_name;
    numbering.type = Option::Type::choice;
    numbering.value = numbering_.name();
    numbering.choices.assign(MoveNumbering::names.begin(), MoveNumbering::names.end());
    list.push_back(std::move(numbering));
    return list;
}

void HubSession::set_parameter(const HubLine& line) {
    const std::string* name = line.find("name");
    const std::string* value = line.find("value");
    if (name == nullptr || value == nullptr) {
        report_error("set-param expects name and value");
        return;
    }
    if (const auto set = set_value(to_lower(*name), *value); !set) {
        report_error(set.error());
    }
}

Result<bool> HubSession::set_value(const std::string& name, const std::string& value) {
    if (name == table_size_name) {
        return set_table_size(value);
    }
    if (name == numbering_name) {
        return set_numbering(value);
    }
    if (engine_.find_option(name) == nullptr) {
        return true;  // clients set what other engines know: not an error
    }
    const auto option = engine_.set_option(name, value);
    return option ? Result<bool>{true} : Result<bool>{Error{option.error()}};
}

Result<bool> HubSession::set_table_size(const std::string& log2_of_entries) {
    const std::vector<Option> known = parameters();
    const auto size = std::ranges::find(known, table_size_name, &Option::name);
    if (size == known.end()) {
        return true;
    }
    const auto wanted = parse_number<int>(log2_of_entries);
    if (!wanted || *wanted < size->min || *wanted > size->max) {
        return Error{"bad value " + quoted(log2_of_entries) + " for tt-size, expected a whole number from " +
                     std::to_string(size->min) + " to " + std::to_string(size->max)};
    }
    const auto set = engine_.set_option("hash", std::to_string(1 << (*wanted - table_size_of_one_mebibyte)));
    return set ? Result<bool>{true} : Result<bool>{Error{set.error()}};
}

Result<bool> HubSession::set_numbering(const std::string& value) {
    const auto numbering = MoveNumbering::parse(to_lower(value));
    if (!numbering) {
        return Error{"bad value " + quoted(value) + " for move-numbering, expected top, bottom or auto"};
    }
    if (numbering->name() != numbering_.name()) {  // else what was found out stays
        numbering_ = *numbering;
    }
    return true;
}

void HubSession::set_position(const HubLine& line) {
    level_ = {};
    Position start = Position::start();
    if (const std::string* text = line.find("pos")) {
        const auto position = parse_hub_position(*text);
        if (!position) {
            report_error(position.error());
            return;
        }
        start = *position;
    }
    const std::string* text = line.find("moves");
    const auto moves = text != nullptr ? split_words(*text) : std::vector<std::string_view>{};
    const Game begin{engine_.variant(), engine_.draw_rules(), start};

    auto game = replay(begin, moves, numbering_.current());
    if (const auto other = numbering_.alternative(); !game && other) {
        if (auto second = replay(begin, moves, *other)) {
            numbering_.remember(*other);
            game = std::move(second);
        }
    }
    if (!game) {
        report_error(game.error());
        return;
    }
    engine_.set_game(*game);
}

void HubSession::go(const HubLine& line) {
    const HubMode mode = line.find("ponder") != nullptr    ? HubMode::ponder
                         : line.find("analyze") != nullptr ? HubMode::analyze
                                                           : HubMode::think;
    start_search(std::exchange(level_, {}).limits(mode));
}

void HubSession::start_search(const Limits& limits) {
    const auto has_info = std::make_shared<bool>(false);  // used on the search's thread only
    Listener listener;
    listener.on_info = [this, numbering = numbering_.current(), has_info](const SearchInfo& info) {
        *has_info = true;
        writer_.write(format_hub_info(info, numbering));
    };
    listener.on_done = [this, numbering = numbering_.current(), has_info](const SearchResult& result) {
        // Clients read the score of the last info before done, also when the move was forced.
        if (!*has_info && !result.best.is_null()) {
            writer_.write(format_hub_info(result.info, numbering));
        }
        writer_.write(format_hub_done(result, numbering));
    };
    engine_.go(limits, std::move(listener));
}

void HubSession::finish_search() {
    engine_.stop();
    engine_.wait();
}

void HubSession::report_error(const std::string& message) {
    writer_.write(format_hub_error(message));
}

}  // namespace draughts
