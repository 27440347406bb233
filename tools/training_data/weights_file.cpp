#include "training_data/weights_file.h"

#include <span>
#include <utility>

#include "command_line/commands.h"
#include "core/bytes.h"
#include "eval/embedded_weights.h"
#include "tablebase/table_files.h"
#include "text/quote.h"

namespace draughts {

namespace {

/// The checksum that ends a sound file. That of all bytes, itself included, is the same for any file: so CRCs are made.
[[nodiscard]] std::uint32_t last_checksum(std::span<const std::byte> bytes) {
    return load<std::uint32_t>(bytes.last(sizeof(std::uint32_t)).data());
}

}  // namespace

NamedWeights load_weights(const std::filesystem::path& path, VariantId variant) {
    if (path.empty()) {
        return {built_in_weights(variant), last_checksum(embedded_weights(variant))};
    }
    const auto file = MappedFile::open(path);
    if (!file) {
        throw BadArgument{file.error()};
    }
    auto weights = parse_weights(file->bytes(), variant);
    if (!weights) {
        throw BadArgument{quoted(std::string_view{path.string()}) + ": " + weights.error()};
    }
    return {std::move(weights).take(), last_checksum(file->bytes())};
}

}  // namespace draughts
