#include "tablebase/table_image.h"

#include <algorithm>
#include <limits>

#include "core/bytes.h"
#include "core/checksum.h"
#include "tablebase/index.h"

namespace draughts {

namespace {

constexpr std::string_view magic = "BolshakT";
constexpr std::uint16_t format_version = 1;
constexpr std::size_t alignment = 8;

// Offsets in the header.
constexpr std::size_t version_at = 8;
constexpr std::size_t variant_at = 10;
constexpr std::size_t layer_at = 11;
constexpr std::size_t slice_at = 12;
constexpr std::size_t size_at = 16;
constexpr std::size_t bytes_at = 24;
constexpr std::size_t block_bits_at = 32;
constexpr std::size_t symbol_bits_at = 33;
constexpr std::size_t leaves_at = 34;
constexpr std::size_t pairs_at = 36;
constexpr std::size_t body_check_at = 40;
constexpr std::size_t header_check_at = 44;
constexpr std::size_t header_size = 48;

void pad(std::vector<std::byte>& bytes) {
    bytes.resize((bytes.size() + alignment - 1) / alignment * alignment);
}

void put(std::vector<std::byte>& bytes, std::size_t at, std::uint64_t number, std::size_t size) {
    std::vector<std::byte> text;
    append(text, number, size);
    std::ranges::copy(text, bytes.begin() + static_cast<std::ptrdiff_t>(at));
}

/// Takes sections off the front of an image; each begins at a multiple of `alignment`.
class Sections {
  public:
    Sections(std::span<const std::byte> bytes, std::size_t begin) : bytes_{bytes}, at_{begin} {}

    /// Null when there are not as many bytes.
    [[nodiscard]] std::optional<std::span<const std::byte>> take(std::uint64_t size) {
        if (at_ > bytes_.size() || size > bytes_.size() - at_) {
            return std::nullopt;
        }
        const auto section = bytes_.subspan(at_, static_cast<std::size_t>(size));
        at_ = (at_ + section.size() + alignment - 1) / alignment * alignment;
        return section;
    }
    [[nodiscard]] std::uint64_t left() const { return at_ < bytes_.size() ? bytes_.size() - at_ : 0; }

  private:
    std::span<const std::byte> bytes_;
    std::size_t at_;
};

[[nodiscard]] std::optional<PairReader::Parts> parts_of(std::span<const std::byte> image) {
    PairReader::Parts parts;
    parts.size = load<std::uint64_t>(image.data() + size_at);
    parts.block_bits = load<std::uint8_t>(image.data() + block_bits_at);
    parts.symbol_bits = load<std::uint8_t>(image.data() + symbol_bits_at);
    if (parts.size == 0 || parts.size > std::numeric_limits<std::uint32_t>::max() || parts.block_bits > 32) {
        return std::nullopt;
    }
    const std::uint64_t blocks = ((parts.size - 1) >> parts.block_bits) + 1;
    Sections sections{image, header_size};
    const auto leaves = sections.take(load<std::uint16_t>(image.data() + leaves_at));
    const auto pairs = sections.take(std::uint64_t{load<std::uint32_t>(image.data() + pairs_at)} * PairCode::pair_size);
    const auto starts = sections.take((blocks + 1) * PairCode::start_size);
    const auto stream = sections.take(sections.left());
    if (!leaves || !pairs || !starts || !stream) {
        return std::nullopt;
    }
    parts.leaves = *leaves;
    parts.pairs = *pairs;
    parts.block_starts = *starts;
    parts.stream = *stream;
    return PairReader::is_sound(parts) ? std::optional{parts} : std::nullopt;
}

}  // namespace

std::string_view name_of(Layer layer) {
    switch (layer) {
        case Layer::wdl:
            return "wdl";
        case Layer::distance:
            return "distance";
        case Layer::china64:
            return "china64";
        case Layer::fmjd64:
            break;
    }
    return "fmjd64";
}

std::string file_name_of(const TableId& id) {
    return std::string{name_of(id.variant)} + '/' + name_of(id.slice) + '.' + std::string{name_of(id.layer)};
}

std::vector<std::byte> image_of(const TableId& id, const PairCode& code) {
    std::vector<std::byte> image(header_size);
    for (const std::uint8_t leaf : code.leaves) {
        append(image, leaf, 1);
    }
    pad(image);
    for (const PairCode::Pair pair : code.pairs) {
        append(image, pair.left | std::uint32_t{pair.right} << PairCode::most_symbol_bits, PairCode::pair_size);
    }
    pad(image);
    for (const std::uint32_t start : code.block_starts) {
        append(image, start, PairCode::start_size);
    }
    pad(image);
    const auto stream = std::as_bytes(std::span{code.stream});
    image.insert(image.end(), stream.begin(), stream.end());
    pad(image);

    std::ranges::copy(bytes_of(magic), image.begin());
    put(image, version_at, format_version, 2);
    put(image, variant_at, static_cast<std::uint64_t>(id.variant), 1);
    put(image, layer_at, static_cast<std::uint64_t>(id.layer), 1);
    put(image, slice_at, id.slice.own_kings, 1);
    put(image, slice_at + 1, id.slice.own_men, 1);
    put(image, slice_at + 2, id.slice.enemy_kings, 1);
    put(image, slice_at + 3, id.slice.enemy_men, 1);
    put(image, size_at, code.size, 8);
    put(image, bytes_at, image.size(), 8);
    put(image, block_bits_at, static_cast<std::uint64_t>(code.block_bits), 1);
    put(image, symbol_bits_at, static_cast<std::uint64_t>(code.symbol_bits), 1);
    put(image, leaves_at, code.leaves.size(), 2);
    put(image, pairs_at, code.pairs.size(), 4);
    const std::span<const std::byte> all{image};
    put(image, body_check_at, checksum(all.subspan(header_size)), 4);
    put(image, header_check_at, checksum(all.first(header_check_at)), 4);
    return image;
}

Result<TableView> read_image(std::span<const std::byte> bytes) {
    if (bytes.size() < header_size || !begins_with(bytes, magic)) {
        return Error{"this is no endgame table"};
    }
    if (const auto version = load<std::uint16_t>(bytes.data() + version_at); version != format_version) {
        return Error{"version " + std::to_string(version) + " of the format, expected " +
                     std::to_string(format_version)};
    }
    if (load<std::uint32_t>(bytes.data() + header_check_at) != checksum(bytes.first(header_check_at))) {
        return Error{"the header is damaged"};
    }
    const auto told_size = load<std::uint64_t>(bytes.data() + bytes_at);
    if (told_size > bytes.size()) {
        return Error{"cut off: " + std::to_string(bytes.size()) + " bytes, expected " + std::to_string(told_size)};
    }
    const auto size = static_cast<std::size_t>(told_size);
    if (size < header_size) {
        return Error{"the header makes no sense"};
    }
    const auto image = bytes.first(size);
    if (load<std::uint32_t>(image.data() + body_check_at) != checksum(image.subspan(header_size))) {
        return Error{"damaged: the checksum is wrong"};
    }
    const auto small = [&](std::size_t at) {
        return load<std::uint8_t>(image.data() + at);
    };
    TableView view;
    view.bytes = size;
    view.id = {static_cast<VariantId>(small(variant_at)),
               {small(slice_at), small(slice_at + 1), small(slice_at + 2), small(slice_at + 3)},
               static_cast<Layer>(small(layer_at))};
    const std::optional<PairReader::Parts> parts = parts_of(image);
    if (small(variant_at) > 1 || small(layer_at) >= all_layers.size() || !is_table_slice(view.id.slice) || !parts ||
        parts->size != SliceIndex{view.id.slice}.size()) {
        return Error{"the header makes no sense"};
    }
    view.values = PairReader{*parts};
    return view;
}

}  // namespace draughts
