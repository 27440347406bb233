// bolshak-analyse: what a player, a trainer or an archive keeper wants to know of positions and games.
#include <array>
#include <string_view>

#include "analyse/commands.h"
#include "command_line/commands.h"

namespace draughts {

namespace {

constexpr std::string_view usage =
    "usage: bolshak-analyse COMMAND [options]\n\n"
    "  position FEN         lines, chances, tables and threats of one position\n"
    "  game FILE.pdn        judge every move: annotated PDN, JSON Lines and a page with board and curve\n"
    "  shots FILE.pdn       where material could be won by force, as puzzles: PDN and JSON Lines\n"
    "  image FEN            draw a board, on the terminal or as SVG or PNG\n"
    "  check FILE.pdn...    the arbiter: illegal moves, wrong results, draws that were due, clocks\n"
    "  convert FILE.pdn...  into another notation, numbering or encoding; split, merge, dedupe; lists of positions\n"
    "  find FILE.pdn...     games by position, material, player, opening table or result\n"
    "  book FILE.pdn...     what was played from a position and how it scored, as a tree\n\n"
    "bolshak-analyse COMMAND --help tells the options of a command.\n";

constexpr std::array commands{Command{"position", position_command}, Command{"game", game_command},
                              Command{"shots", shots_command},       Command{"image", image_command},
                              Command{"check", check_command},       Command{"convert", convert_command},
                              Command{"find", find_command},         Command{"book", book_command}};

}  // namespace

int run(int argc, char** argv) {
    return run_commands("bolshak-analyse", usage, commands, argc, argv);
}

}  // namespace draughts
