// The messages of DXP (DamExchange), version 1, on 8x8: text to values and back.
//
// A message is a letter and fields of fixed width; on the wire a zero byte ends it (dxp_frames.h). Pure: no input or
// output. Squares of moves are numbers as they stand on the wire; the session knows how the peer counts. Positions
// always begin at b8.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/position.h"
#include "core/result.h"
#include "core/types.h"
#include "search/limits.h"

namespace draughts {

/// The proposal of a game, by the initiator.
struct DxpGameRequest {
    int version = 1;        // of another version than 1 nothing else is read
    std::string initiator;  // at most 32 characters
    Color follower = Color::white;
    Milliseconds time{0};           // of each side for the game; 0: no clock
    int moves = 0;                  // of each side; 0: to the end
    std::optional<Position> start;  // null: the initial position of the variant

    [[nodiscard]] bool operator==(const DxpGameRequest&) const = default;
};

struct DxpGameAnswer {
    enum class Code : std::uint8_t { accept, wrong_version, decline, decline_all };
    std::string follower;
    Code code = Code::accept;

    [[nodiscard]] bool operator==(const DxpGameAnswer&) const = default;
};

struct DxpMove {
    int seconds = 0;  // used for this move
    int from = 0;
    int to = 0;
    std::vector<int> captured;  // in any order

    [[nodiscard]] bool operator==(const DxpMove&) const = default;
};

/// The end of a game; who gets one without having sent one sends one back.
struct DxpGameEnd {
    enum class Reason : std::uint8_t { unknown, lose, draw, win };
    Reason reason = Reason::unknown;  // the sender's view
    bool stop = false;                // no other game is wanted

    [[nodiscard]] bool operator==(const DxpGameEnd&) const = default;
};

struct DxpChat {
    std::string text;

    [[nodiscard]] bool operator==(const DxpChat&) const = default;
};

/// Asks to go back to where `turn` is to make move `move`, 1 being the first.
struct DxpBackRequest {
    int move = 1;
    Color turn = Color::white;

    [[nodiscard]] bool operator==(const DxpBackRequest&) const = default;
};

struct DxpBackAnswer {
    enum class Code : std::uint8_t { accept, unsupported, refuse };
    Code code = Code::accept;

    [[nodiscard]] bool operator==(const DxpBackAnswer&) const = default;
};

using DxpMessage =
    std::variant<DxpGameRequest, DxpGameAnswer, DxpMove, DxpGameEnd, DxpChat, DxpBackRequest, DxpBackAnswer>;

/// `text`: without the zero byte. Numbers may be padded with blanks as well as with zeros.
[[nodiscard]] Result<DxpMessage> parse_dxp(std::string_view text);

/// Without the zero byte. Names and chat are cut to their width, and what is not printable ASCII in them becomes '?';
/// times are written in minutes, below 10 with a tenth where there is one.
[[nodiscard]] std::string format_dxp(const DxpMessage& message);

}  // namespace draughts
