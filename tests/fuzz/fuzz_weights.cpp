// Files of weights. An input is the beginning of one: it is filled up with its own bytes to the length that its header
// tells, and the checksum is set right. Without that nearly every changed file would be refused at once.
#include <algorithm>
#include <span>
#include <vector>

#include "core/bytes.h"
#include "core/checksum.h"
#include "eval/evaluator.h"
#include "eval/weights.h"
#include "fuzz/fuzz_target.h"
#include "support/random_positions.h"

namespace draughts {

namespace {

constexpr std::size_t variant_at = 10;
constexpr std::size_t text_size_at = 20;
constexpr std::size_t header_size = 24;
constexpr std::size_t check_size = 4;

void set_checksum(std::vector<std::byte>& file) {
    const std::size_t size = file.size() - check_size;
    const std::uint32_t sum = checksum(std::span{file}.first(size));
    file.resize(size);
    append(file, sum, check_size);
}

/// As long as its header tells, if that is not too much.
[[nodiscard]] std::vector<std::byte> filled_up(std::vector<std::byte> file) {
    constexpr std::uint32_t longest_text = 4096;
    const auto text_size = load<std::uint32_t>(&file[text_size_at]);
    const std::size_t size = format_weights({}).size() + std::min(text_size, longest_text);
    const std::size_t given = file.size();
    for (std::size_t i = 0; file.size() < size; ++i) {
        file.push_back(file[header_size + i % (given - header_size)]);
    }
    file.resize(size);
    return file;
}

void use(const Weights& weights) {
    Random random{1};
    for (int i = 0; i < 4; ++i) {
        (void)evaluate(weights, random_setup(random, 12, 20));
    }
}

/// Reads, uses and writes it.
void try_file(std::span<const std::byte> file, VariantId variant) {
    const auto weights = parse_weights(file, variant);
    if (!weights) {
        require_message(weights.error());
        return;
    }
    require((*weights)->variant == variant, "weights of another variant");
    use(**weights);
    const std::vector<std::byte> written = format_weights(**weights);
    require(written.size() == file.size(), "weights change their length");
    const auto again = parse_weights(written, variant);
    require(again.has_value() && format_weights(**again) == written, "weights change when they are written");
}

}  // namespace

}  // namespace draughts

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace draughts;
    std::vector<std::byte> file(size);
    std::transform(data, data + size, file.begin(), [](std::uint8_t byte) {
        return static_cast<std::byte>(byte);
    });
    const bool is_brazilian = size > variant_at && file[variant_at] == std::byte{1};
    const VariantId variant = is_brazilian ? VariantId::brazilian : VariantId::russian;
    try_file(file, variant);
    if (size > header_size) {
        file = filled_up(std::move(file));
        set_checksum(file);
        try_file(file, variant);
    }
    return 0;
}
