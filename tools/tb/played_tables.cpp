#include "tb/played_tables.h"

#include <string>

#include "command_line/commands.h"
#include "core/variant.h"
#include "tablebase/embedded_tables.h"

namespace draughts {

std::unique_ptr<Tablebase> played_tables(const std::filesystem::path& folder) {
    auto tables = std::make_unique<Tablebase>();
    if (!folder.empty()) {
        for (const std::string& complaint : tables->add_directory(folder, most_table_pieces)) {
            throw BadArgument{complaint};
        }
        if (tables->most_pieces(VariantId::russian) == 0 && tables->most_pieces(VariantId::brazilian) == 0) {
            throw BadArgument{folder.string() +
                              ": no endgame tables there, expected a folder with those of a variant in " +
                              std::string{Russian::name} + " or " + std::string{Brazilian::name}};
        }
    }
    if (const auto fault = tables->add_images(embedded_tables(), most_table_pieces)) {
        throw BadArgument{"the tables that are built in: " + *fault};
    }
    return tables;
}

}  // namespace draughts
