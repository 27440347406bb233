#include <fstream>
#include <iomanip>
#include <iostream>
#include <limits>
#include <string>

#include "analyse/archive.h"
#include "analyse/archive_json.h"
#include "analyse/commands.h"
#include "analyse/game_filter.h"
#include "analyse/opening_book.h"
#include "command_line/arguments.h"
#include "text/fen.h"
#include "text/fixed_point.h"
#include "text/quote.h"

namespace draughts {

namespace {

Position position_of(const Arguments& arguments) {
    if (arguments.has("position")) {
        return position_of_fen(arguments.text("position"));
    }
    const std::string name = arguments.text("opening");
    if (name.empty()) {
        return Position::start();
    }
    const auto positions = table_positions(name);
    if (positions.empty()) {
        throw BadArgument{"--opening " + quoted(std::string_view{name}) + ", expected a table such as 3-VII or I-1"};
    }
    return positions.front();
}

/// Adds the lines that an earlier run with --json has written.
void add_json(const std::string& name, OpeningBook& book) {
    std::ifstream file{name};
    if (!file) {
        throw BadArgument{"cannot read " + quoted(std::string_view{name})};
    }
    std::size_t number = 0;
    for (std::string line; std::getline(file, line);) {
        const auto fault = add_json_line(line, book);
        ++number;
        if (fault) {
            throw BadArgument{name + " line " + std::to_string(number) + ": " + *fault};
        }
    }
}

void print(const OpeningBook& book, std::uint64_t least) {
    constexpr int move_width = 28;
    constexpr int count_width = 9;
    std::cout << "position " << format_fen(book.position()) << '\n'
              << std::left << std::setw(move_width) << "move" << std::right;
    for (const char* column : {"games", "white", "draw", "black", "unknown", "score %"}) {
        std::cout << std::setw(count_width) << column;
    }
    std::cout << '\n';
    book.visit(least, [&](const std::vector<std::string>& moves, const BookCounts& counts) {
        const std::string move = moves.empty() ? "all" : std::string(2 * (moves.size() - 1), ' ') + moves.back();
        std::cout << std::left << std::setw(move_width) << move << std::right;
        for (const std::uint64_t count : {counts.games(), counts.white, counts.draw, counts.black, counts.unknown}) {
            std::cout << std::setw(count_width) << count;
        }
        std::cout << std::setw(count_width)
                  << (counts.games() == counts.unknown ? "-" : fixed_point(100 * counts.score(), 1)) << '\n';
    });
}

}  // namespace

int book_command(int argc, char** argv) {
    Arguments arguments{"bolshak-analyse book",
                        "What was played from a position in the games of PDN files, and how White scored. A file "
                        ".jsonl is what --json printed in an earlier run; its counts are added"};
    add_archive_options(arguments);
    arguments.add_text("position", "A FEN; otherwise the start of the game", "");
    arguments.add_text("opening", "An opening table instead: 3-VII, or I-1 of the federation's", "");
    arguments.add_number("plies", "How deep the tree is", 2);
    arguments.add_number("least", "Leave out moves of fewer games", 1);
    arguments.add_flag("json", "A line of JSON for each node of the tree");
    if (!arguments.parse(argc, argv, std::numeric_limits<std::size_t>::max())) {
        return 0;
    }
    constexpr int deepest = 60;
    ArchiveOptions options = archive_options(arguments);
    options.replay.variations = false;
    OpeningBook book{position_of(arguments), static_cast<std::size_t>(arguments.number("plies", 0, deepest))};
    const auto least = static_cast<std::uint64_t>(arguments.number("least", 1, std::numeric_limits<int>::max()));
    std::erase_if(options.files, [&](const std::string& name) {
        const bool is_json = name.ends_with(".jsonl");
        if (is_json) {
            add_json(name, book);
        }
        return is_json;
    });
    for_each_game(options, [&](const ArchiveGame& game, std::ostream&) {
        book.add(game);
    });
    if (arguments.has("json")) {
        book.visit(least, [&](const std::vector<std::string>& moves, const BookCounts& counts) {
            std::cout << json_line(book.position(), moves, counts) << '\n';
        });
    } else {
        print(book, least);
    }
    return 0;
}

}  // namespace draughts
