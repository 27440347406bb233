// Images of endgame tables. The checksums are set right first: without that nearly every changed image would be refused
// at once, and nothing behind them be tried.
#include <algorithm>
#include <span>
#include <vector>
#include <zlib.h>

#include "core/bytes.h"
#include "fuzz/fuzz_target.h"
#include "tablebase/table_image.h"
#include "tablebase/tablebase.h"

namespace draughts {

namespace {

// Of the header, as FORMAT.md lays it out.
constexpr std::size_t bytes_at = 24;
constexpr std::size_t body_check_at = 40;
constexpr std::size_t header_check_at = 44;
constexpr std::size_t header_size = 48;

void set_checksum(std::span<std::byte> image, std::size_t at, std::span<const std::byte> checked) {
    const auto sum =
        static_cast<std::uint32_t>(crc32_z(0, reinterpret_cast<const Bytef*>(checked.data()), checked.size()));
    std::vector<std::byte> text;
    append(text, sum, sizeof sum);
    std::ranges::copy(text, image.begin() + static_cast<std::ptrdiff_t>(at));
}

void mend_checksums(std::span<std::byte> image) {
    if (image.size() < header_size) {
        return;
    }
    const auto size = std::min<std::uint64_t>(load<std::uint64_t>(image.data() + bytes_at), image.size());
    if (size >= header_size) {
        set_checksum(image, body_check_at, image.first(size).subspan(header_size));
    }
    set_checksum(image, header_check_at, image.first(header_check_at));
}

}  // namespace

}  // namespace draughts

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace draughts;
    std::vector<std::byte> image(size);
    std::transform(data, data + size, image.begin(), [](std::uint8_t byte) {
        return static_cast<std::byte>(byte);
    });
    mend_checksums(image);
    const auto view = read_image(image);
    if (!view) {
        require_message(view.error());
        return 0;
    }
    require(view->bytes <= image.size(), "a view past the end");
    constexpr std::uint64_t most_values = 1U << 16U;
    std::vector<std::uint8_t> values(view->values.size());
    view->values.unpack(values);
    for (std::uint64_t i = 0; i < std::min(view->values.size(), most_values); ++i) {
        require(view->values[i] == values[i], "two readings of one value");
    }
    Tablebase tables;
    tables.add_images(image, most_table_pieces);
    return 0;
}
