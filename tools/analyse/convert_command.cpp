#include <cstdint>
#include <iostream>
#include <limits>
#include <string>
#include <unordered_set>

#include "analyse/archive.h"
#include "analyse/commands.h"
#include "analyse/fold_case.h"
#include "analyse/game_filter.h"
#include "analyse/split_output.h"
#include "command_line/arguments.h"
#include "pdn/writer.h"
#include "text/fen.h"
#include "text/quote.h"

namespace draughts {

namespace {

enum class FenList : std::uint8_t { none, start, end, all };

struct ConvertOptions {
    bool keeps_moves = false;
    PdnFormat format;
    FenList fens = FenList::none;
    bool dedupes = false;
};

/// The argument's value among `words`, by index; throws for another one.
std::size_t choice(const Arguments& arguments, const std::string& name, const std::vector<std::string>& words) {
    const std::string text = arguments.text(name);
    std::string expected;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == text) {
            return i;
        }
        expected += (i == 0 ? "" : i + 1 < words.size() ? ", " : " or ") + (words[i].empty() ? "nothing" : words[i]);
    }
    throw BadArgument{"--" + name + ' ' + quoted(std::string_view{text}) + ", expected " + expected};
}

void add_options(Arguments& arguments) {
    add_archive_options(arguments);
    arguments.add_text("output", "File to write; otherwise standard output", "");
    arguments.add_flag("numeric", "Squares as numbers");
    arguments.add_text("to-numbering", "Of numeric squares: top (1 = b8) or bottom (1 = a1)", "top");
    arguments.add_text("captures", "short (long only where that is ambiguous) or long", "short");
    arguments.add_text("sign", "Of captures, : or x; otherwise : in Russian, x in Brazilian games", "");
    arguments.add_flag("keep-moves", "Moves and positions as they stand in the file");
    arguments.add_text("to-encoding", "Of the output, as iconv names it", "UTF-8");
    arguments.add_text("fens", "Instead of games a list of their positions: start, end or all", "");
    arguments.add_number("split", "So many games in a file: name-1.pdn, name-2.pdn, ...", 0);
    arguments.add_flag("dedupe", "Of games of the same players and moves only the first");
}

ConvertOptions convert_options(const Arguments& arguments) {
    ConvertOptions options;
    options.keeps_moves = arguments.has("keep-moves");
    options.dedupes = arguments.has("dedupe");
    options.fens = static_cast<FenList>(choice(arguments, "fens", {"", "start", "end", "all"}));
    PdnFormat& format = options.format;
    format.squares = arguments.has("numeric") ? SquareStyle::numeric : SquareStyle::algebraic;
    format.numbering = choice(arguments, "to-numbering", {"top", "bottom"}) == 0 ? Numbering::top : Numbering::bottom;
    format.style = choice(arguments, "captures", {"short", "long"}) == 0 ? MoveStyle::short_form : MoveStyle::long_form;
    if (const std::size_t sign = choice(arguments, "sign", {"", ":", "x"}); sign > 0) {
        format.capture_sign = sign == 1 ? ':' : 'x';
    }
    return options;
}

/// What is the same in two copies of one game.
std::string identity_of(const ArchiveGame& game) {
    std::string text =
        std::string{name_of(game.replay.variant)} + '\n' + format_fen(game.replay.stretches.front().start) + '\n' +
        fold_case(game.game.tag("White").value_or("")) + '\n' + fold_case(game.game.tag("Black").value_or("")) + '\n';
    for (const PdnMove& step : game.game.moves.moves) {
        text += step.move ? std::to_string(step.move->word()) : step.text;
        text += ' ';
    }
    return game.game.moves.moves.empty() ? text + write_pdn(game.game) : text;
}

std::string fens_of(const ArchiveGame& game, const ConvertOptions& options) {
    if (game.replay.fault && game.replay.fault->move == "FEN") {
        return {};  // what cannot be read is no position
    }
    std::string text;
    for_each_position(game, [&](std::size_t, const Position& position, const PdnMove* next) {
        const bool is_wanted = options.fens != FenList::end || next == nullptr;
        text += is_wanted ? format_fen(position, options.format.squares, options.format.numbering) + '\n' : "";
        return options.fens != FenList::start;
    });
    return text;
}

}  // namespace

int convert_command(int argc, char** argv) {
    Arguments arguments{"bolshak-analyse convert",
                        "PDN files in another notation, numbering or encoding; several into one, one into several"};
    add_options(arguments);
    if (!arguments.parse(argc, argv, std::numeric_limits<std::size_t>::max())) {
        return 0;
    }
    const ArchiveOptions archive = archive_options(arguments);
    const ConvertOptions options = convert_options(arguments);
    const int split = arguments.number("split", 0, std::numeric_limits<int>::max());
    if (split > 0 && arguments.text("output").empty()) {
        throw BadArgument{"--split needs --output, the name of the files"};
    }
    SplitOutput output{arguments.text("output"), static_cast<std::size_t>(split), arguments.text("to-encoding"),
                       archive.files};
    std::unordered_set<std::size_t> seen;
    std::size_t duplicates = 0;
    std::size_t broken = 0;
    const std::size_t games = for_each_game(archive, [&](ArchiveGame& game, std::ostream&) {
        if (options.dedupes && !seen.insert(std::hash<std::string>{}(identity_of(game))).second) {
            ++duplicates;
            return;
        }
        broken += game.replay.is_whole() ? 0 : 1;
        if (options.fens != FenList::none) {
            output.write(fens_of(game, options));
            return;
        }
        if (!options.keeps_moves) {
            reformat(game.game, game.replay, options.format);
        }
        output.write(write_pdn(game.game));
    });
    output.close();
    std::cerr << "games " << games << " written " << games - duplicates << " duplicates " << duplicates
              << " not replayed to the end " << broken << '\n';
    return 0;
}

}  // namespace draughts
