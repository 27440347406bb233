// table-archive: a part of the build that makes the tables which are built into the programs.
#include <array>

#include "command_line/arguments.h"
#include "tb/archive.h"

namespace draughts {

namespace {

int make(int argc, char** argv) {
    Arguments arguments{"table-archive make", "Makes the tables of both variants as one file"};
    arguments.add_number("pieces", "All endings with up to so many pieces, 2 to 5", 4);
    arguments.add_number("threads", "Threads", 2);
    arguments.add_text("output", "The file", "tables.bin");
    if (!arguments.parse(argc, argv)) {
        return 0;
    }
    constexpr int most_pieces = 5;
    constexpr int most_threads = 1024;
    write_archive(arguments.number("pieces", 2, most_pieces), arguments.text("output"),
                  static_cast<std::size_t>(arguments.number("threads", 1, most_threads)));
    return 0;
}

constexpr std::array commands{Command{"make", make}};

}  // namespace

int run(int argc, char** argv) {
    return run_commands("table-archive", "usage: table-archive make [options]\n", commands, argc, argv);
}

}  // namespace draughts
