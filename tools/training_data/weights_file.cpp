#include "training_data/weights_file.h"

#include <utility>

#include "command_line/commands.h"
#include "core/checksum.h"
#include "eval/embedded_weights.h"
#include "tablebase/table_files.h"
#include "text/quote.h"

namespace draughts {

NamedWeights load_weights(const std::filesystem::path& path, VariantId variant) {
    if (path.empty()) {
        return {built_in_weights(variant), checksum(embedded_weights(variant))};
    }
    const auto file = MappedFile::open(path);
    if (!file) {
        throw BadArgument{file.error()};
    }
    auto weights = parse_weights(file->bytes(), variant);
    if (!weights) {
        throw BadArgument{quoted(std::string_view{path.string()}) + ": " + weights.error()};
    }
    return {std::move(weights).take(), checksum(file->bytes())};
}

}  // namespace draughts
