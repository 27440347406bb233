#include "training_data/record.h"

#include <bit>
#include <cassert>

#include "core/bytes.h"
#include "core/square.h"

namespace draughts {

namespace {

constexpr unsigned result_mask = 3;
constexpr unsigned black_flag = 4;
constexpr unsigned exact_flag = 8;
constexpr unsigned all_flags = 15;

[[nodiscard]] std::uint32_t packed(Bitboard squares) {
    std::uint32_t bits = 0;
    for (const Square s : squares) {
        bits |= std::uint32_t{1} << (number_of(s) - 1);
    }
    return bits;
}

[[nodiscard]] Bitboard unpacked(std::uint32_t bits) {
    Bitboard squares;
    for (; bits != 0; bits &= bits - 1) {
        squares |= Bitboard{all_squares[static_cast<std::size_t>(std::countr_zero(bits))]};
    }
    return squares;
}

}  // namespace

void append_record(std::vector<std::byte>& bytes, const Record& record) {
    const Position& position = record.position;
    append(bytes, packed(position.pieces(Color::white)), 4);
    append(bytes, packed(position.pieces(Color::black)), 4);
    append(bytes, packed(position.kings()), 4);
    append(bytes, static_cast<std::uint16_t>(record.score), 2);
    append(bytes, record.ply, 1);
    append(bytes,
           static_cast<unsigned>(record.result) | (position.turn() == Color::black ? black_flag : 0) |
               (record.is_exact ? exact_flag : 0),
           1);
}

std::optional<Record> read_record(std::span<const std::byte> bytes) {
    assert(bytes.size() == Record::size);
    const std::byte* at = bytes.data();
    const auto flags = std::to_integer<unsigned>(at[15]);
    Record record;
    record.position =
        Position{unpacked(load<std::uint32_t>(at)), unpacked(load<std::uint32_t>(at + 4)),
                 unpacked(load<std::uint32_t>(at + 8)), (flags & black_flag) != 0 ? Color::black : Color::white};
    record.score = static_cast<std::int16_t>(load<std::uint16_t>(at + 12));
    record.ply = std::to_integer<std::uint8_t>(at[14]);
    record.result = static_cast<GameResult>(flags & result_mask);
    record.is_exact = (flags & exact_flag) != 0;
    const bool is_sound = flags <= all_flags && (flags & result_mask) <= static_cast<unsigned>(GameResult::win) &&
                          record.position.is_valid();
    return is_sound ? std::optional{record} : std::nullopt;
}

}  // namespace draughts
