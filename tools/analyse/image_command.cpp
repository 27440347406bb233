#include <iostream>
#include <string>

#include "analyse/commands.h"
#include "analyse/position_words.h"
#include "analyse/saved_files.h"
#include "board/png.h"
#include "board/svg.h"
#include "board/text.h"
#include "command_line/arguments.h"
#include "text/quote.h"

namespace draughts {

namespace {

void draw(const std::string& name, const std::string& svg) {
    if (name.ends_with(".png")) {
        if (const auto written = write_png(name, svg); !written) {
            throw BadArgument{written.error()};
        }
        return;
    }
    if (!name.ends_with(".svg")) {
        throw BadArgument{"--output " + quoted(std::string_view{name}) + ", expected a name that ends in .svg or .png"};
    }
    save(name, svg);
}

}  // namespace

int image_command(int argc, char** argv) {
    Arguments arguments{"bolshak-analyse image",
                        "Draws a position (a FEN, start, or table NAME): on the terminal, or into a file"};
    arguments.add_text("o,output", "The file, .svg or .png", "");
    arguments.add_text("bottom", "Whose side is below: white or black", "white");
    arguments.add_flag("numeric", "Numbers of squares (1 = b8) instead of letters and ranks");
    arguments.add_number("size", "Pixels of the picture's sides", 848);
    arguments.add_variant();
    if (!arguments.parse(argc, argv, position_words)) {
        return 0;
    }
    const BoardView view{.bottom = side_named(arguments.text("bottom")), .is_numbered = arguments.has("numeric")};
    const Game game = game_of_words(arguments.words(), arguments.variant(), DrawRules::none);
    if (arguments.has("output")) {
        draw(arguments.text("output"), board_svg(game.position(), view, arguments.number("size", 16, 10000)));
    } else {
        std::cout << board_text(game.position(), view);
    }
    return 0;
}

}  // namespace draughts
