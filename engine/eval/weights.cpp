#include "eval/weights.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "core/bytes.h"
#include "core/checksum.h"

namespace draughts {

namespace {

constexpr std::string_view magic = "BolshakW";
constexpr std::uint16_t format_version = 1;
constexpr std::size_t header_size = 24;
constexpr std::size_t check_size = 4;
constexpr std::size_t body_size =
    2 * Weights::cells * (features::count + 1 + features::buckets) + 4 * features::buckets;
constexpr std::int32_t largest_scale = 10'000;

/// Takes numbers off the front of the body.
class Numbers {
  public:
    explicit Numbers(const std::byte* at) : at_{at} {}

    void take(std::span<std::int16_t> numbers) {
        for (std::int16_t& number : numbers) {
            number = static_cast<std::int16_t>(load<std::uint16_t>(at_));
            at_ += 2;
        }
    }
    void take(std::span<std::int32_t> numbers) {
        for (std::int32_t& number : numbers) {
            number = static_cast<std::int32_t>(load<std::uint32_t>(at_));
            at_ += 4;
        }
    }

  private:
    const std::byte* at_;
};

[[nodiscard]] bool are_within(std::span<const std::int16_t> numbers, int limit) {
    return std::ranges::all_of(numbers, [limit](int number) {
        return std::abs(number) <= limit;
    });
}

/// The header and the length; null when they are right.
[[nodiscard]] std::optional<std::string> fault_in_frame(std::span<const std::byte> bytes, VariantId variant) {
    if (bytes.size() < header_size || !begins_with(bytes, magic)) {
        return "not a file of weights, expected one that begins with " + std::string{magic};
    }
    if (const auto version = load<std::uint16_t>(&bytes[8]); version != format_version) {
        return "version " + std::to_string(version) + ", expected " + std::to_string(format_version);
    }
    if (const auto id = load<std::uint8_t>(&bytes[10]); id != static_cast<std::uint8_t>(variant)) {
        return "weights of another variant, expected " + std::string{name_of(variant)};
    }
    const auto cells = load<std::uint16_t>(&bytes[12]);
    const auto outputs = load<std::uint16_t>(&bytes[14]);
    if (cells != Weights::cells || outputs != features::buckets) {
        return std::to_string(cells) + " cells and " + std::to_string(outputs) + " outputs, expected " +
               std::to_string(Weights::cells) + " and " + std::to_string(features::buckets);
    }
    const std::size_t size = header_size + load<std::uint32_t>(&bytes[20]) + body_size + check_size;
    if (bytes.size() != size) {
        return std::to_string(bytes.size()) + " bytes, expected " + std::to_string(size);
    }
    if (load<std::uint32_t>(&bytes[size - check_size]) != checksum(bytes.first(size - check_size))) {
        return "damaged: wrong checksum";
    }
    return std::nullopt;
}

void append_numbers(std::vector<std::byte>& bytes, std::span<const std::int16_t> numbers) {
    for (const std::int16_t number : numbers) {
        append(bytes, static_cast<std::uint16_t>(number), 2);
    }
}

}  // namespace

Result<std::shared_ptr<const Weights>> parse_weights(std::span<const std::byte> bytes, VariantId variant) {
    if (const auto fault = fault_in_frame(bytes, variant)) {
        return Error{*fault};
    }
    const auto weights = std::make_shared<Weights>();
    const auto text_size = load<std::uint32_t>(&bytes[20]);
    weights->variant = variant;
    weights->scale = static_cast<std::int32_t>(load<std::uint32_t>(&bytes[16]));
    weights->provenance.assign(reinterpret_cast<const char*>(&bytes[header_size]), text_size);
    Numbers numbers{&bytes[header_size + text_size]};
    bool is_within_limits = weights->scale > 0 && weights->scale <= largest_scale;
    for (Weights::Cells& row : weights->feature) {
        numbers.take(std::span<std::int16_t>{row});
        is_within_limits = is_within_limits && are_within(row, Weights::largest_feature_weight);
    }
    numbers.take(std::span<std::int16_t>{weights->bias});
    is_within_limits = is_within_limits && are_within(weights->bias, Weights::largest_feature_weight);
    for (Weights::Cells& row : weights->output) {
        numbers.take(std::span<std::int16_t>{row});
        is_within_limits = is_within_limits && are_within(row, Weights::largest_output_weight);
    }
    numbers.take(std::span<std::int32_t>{weights->output_bias});
    if (!is_within_limits) {
        return Error{"a weight beyond its limits"};
    }
    return std::shared_ptr<const Weights>{weights};
}

std::vector<std::byte> format_weights(const Weights& weights) {
    std::vector<std::byte> bytes;
    append_text(bytes, magic);
    append(bytes, format_version, 2);
    append(bytes, static_cast<std::uint64_t>(weights.variant), 1);
    append(bytes, 0, 1);
    append(bytes, Weights::cells, 2);
    append(bytes, features::buckets, 2);
    append(bytes, static_cast<std::uint32_t>(weights.scale), 4);
    append(bytes, weights.provenance.size(), 4);
    append_text(bytes, weights.provenance);
    for (const Weights::Cells& row : weights.feature) {
        append_numbers(bytes, row);
    }
    append_numbers(bytes, weights.bias);
    for (const Weights::Cells& row : weights.output) {
        append_numbers(bytes, row);
    }
    for (const std::int32_t number : weights.output_bias) {
        append(bytes, static_cast<std::uint32_t>(number), 4);
    }
    append(bytes, checksum(bytes), check_size);
    return bytes;
}

}  // namespace draughts
