#include "tb/played_tables.h"

#include <string>

#include "command_line/commands.h"
#include "tablebase/embedded_tables.h"

namespace draughts {

std::unique_ptr<Tablebase> played_tables(const std::filesystem::path& folder) {
    auto tables = std::make_unique<Tablebase>();
    if (!folder.empty()) {
        for (const std::string& complaint : tables->add_directory(folder, most_table_pieces)) {
            throw BadArgument{complaint};
        }
    }
    if (const auto fault = tables->add_images(embedded_tables(), most_table_pieces)) {
        throw BadArgument{"the tables that are built in: " + *fault};
    }
    return tables;
}

}  // namespace draughts
