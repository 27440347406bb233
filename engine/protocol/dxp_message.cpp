#include "protocol/dxp_message.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>

#include "protocol/words.h"
#include "text/hub_text.h"
#include "text/quote.h"

namespace draughts {

namespace {

constexpr std::size_t name_width = 32;
constexpr std::size_t longest_chat = 126;
constexpr std::size_t squares = 32;
constexpr double milliseconds_per_minute = 60'000;
constexpr int most_minutes = 999;  // three digits

/// Cuts the fields off a message, one after the other; the first that cannot be read is remembered.
class Fields {
  public:
    explicit Fields(std::string_view text) : rest_{text} {}

    std::string_view text(std::size_t width, std::string_view what) {
        if (rest_.size() < width) {
            fail("a DXP message ends before its " + std::string{what});
            rest_ = {};
            return {};
        }
        const std::string_view field = rest_.substr(0, width);
        rest_.remove_prefix(width);
        return field;
    }
    int number(std::size_t width, std::string_view what) {
        const std::string_view field = text(width, what);
        const auto number = parse_number<int>(trimmed(field));
        if (!number || *number < 0) {
            fail("the " + std::string{what} + " of a DXP message is " + quoted(field) + ", expected digits");
        }
        return number.value_or(0);
    }
    Color color(std::string_view what) {
        const std::string_view field = text(1, what);
        if (field != "W" && field != "Z") {
            fail("the " + std::string{what} + " of a DXP message is " + quoted(field) + ", expected W or Z");
        }
        return field == "W" ? Color::white : Color::black;
    }
    /// A digit as one of the enumerators 0 .. last.
    template <class Enum>
    Enum code(Enum last, std::string_view what) {
        const int value = number(1, what);
        if (value > static_cast<int>(last)) {
            fail("the " + std::string{what} + " of a DXP message is " + std::to_string(value) +
                 ", expected a digit from 0 to " + std::to_string(static_cast<int>(last)));
            return Enum{};
        }
        return static_cast<Enum>(value);
    }
    /// Fails when something but blanks is left.
    void end() {
        if (!trimmed(rest_).empty()) {
            fail("a DXP message goes on after its end: " + quoted(rest_));
        }
    }
    [[nodiscard]] std::string_view rest() const { return rest_; }
    void fail(std::string message) {
        if (error_.empty()) {
            error_ = std::move(message);
        }
    }
    [[nodiscard]] Result<DxpMessage> result(DxpMessage message) const {
        return error_.empty() ? Result<DxpMessage>{std::move(message)} : Result<DxpMessage>{Error{error_}};
    }

  private:
    std::string_view rest_;
    std::string error_;
};

/// Black is z there.
[[nodiscard]] Result<Position> parse_position(std::string_view text) {
    std::string hub{text};
    for (char& c : hub) {
        c = c == 'z' ? 'b' : c == 'Z' ? 'B' : c == 'b' || c == 'B' ? '?' : c;
    }
    return parse_hub_position(hub);
}

[[nodiscard]] std::string format_position(const Position& position) {
    std::string text = format_hub_position(position);
    for (char& c : text) {
        c = c == 'b' ? 'z' : c == 'B' ? 'Z' : c;
    }
    return text;
}

Result<DxpMessage> parse_game_request(Fields fields) {
    DxpGameRequest request;
    request.version = fields.number(2, "version");
    if (request.version != 1) {
        return fields.result(request);
    }
    request.initiator = trimmed(fields.text(name_width, "name"));
    request.follower = fields.color("follower's colour");
    const std::string_view minutes = fields.text(3, "time");
    if (const auto time = parse_number<double>(trimmed(minutes)); time && *time >= 0 && *time <= most_minutes) {
        request.time = Milliseconds{static_cast<Milliseconds::rep>(*time * milliseconds_per_minute)};
    } else {
        fields.fail("the time of a DXP message is " + quoted(minutes) + ", expected minutes, 999 at most");
    }
    request.moves = fields.number(3, "number of moves");
    const std::string_view kind = fields.text(1, "kind of start");
    if (kind == "B") {
        const std::string_view text = trimmed(fields.rest());
        if (text.size() != 1 + squares) {
            fields.fail("the position of a DXP message has " + std::to_string(text.size() - (text.empty() ? 0 : 1)) +
                        " squares, expected 32");
        } else if (const auto position = parse_position(text)) {
            request.start = *position;
        } else {
            fields.fail(position.error());
        }
    } else if (kind != "A") {
        fields.fail("the start of a DXP game is of kind " + quoted(kind) + ", expected A or B");
    }
    return fields.result(request);
}

Result<DxpMessage> parse_game_answer(Fields fields) {
    DxpGameAnswer answer;
    answer.follower = trimmed(fields.text(name_width, "name"));
    answer.code = fields.code(DxpGameAnswer::Code::decline_all, "answer");
    fields.end();
    return fields.result(answer);
}

Result<DxpMessage> parse_move(Fields fields) {
    DxpMove move;
    move.seconds = fields.number(4, "time");
    move.from = fields.number(2, "first square");
    move.to = fields.number(2, "last square");
    const int count = fields.number(2, "number of captures");
    for (int i = 0; i < count && !fields.rest().empty(); ++i) {
        move.captured.push_back(fields.number(2, "captured square"));
    }
    if (move.captured.size() != static_cast<std::size_t>(count)) {
        fields.fail("a DXP move names " + std::to_string(move.captured.size()) + " captured squares, but says " +
                    std::to_string(count));
    }
    fields.end();
    return fields.result(move);
}

Result<DxpMessage> parse_game_end(Fields fields) {
    DxpGameEnd end;
    end.reason = fields.code(DxpGameEnd::Reason::win, "reason");
    end.stop = fields.number(1, "stop code") != 0;
    fields.end();
    return fields.result(end);
}

Result<DxpMessage> parse_back_request(Fields fields) {
    DxpBackRequest request;
    request.move = fields.number(3, "move number");
    request.turn = fields.color("side to move");
    fields.end();
    return fields.result(request);
}

Result<DxpMessage> parse_back_answer(Fields fields) {
    DxpBackAnswer answer;
    answer.code = fields.code(DxpBackAnswer::Code::refuse, "answer");
    fields.end();
    return fields.result(answer);
}

[[nodiscard]] std::string zero_filled(int value, std::size_t width) {
    const std::string digits = std::to_string(value);
    return digits.size() < width ? std::string(width - digits.size(), '0') + digits : digits;
}

[[nodiscard]] std::string printable(std::string_view text, std::size_t longest) {
    std::string safe{text.substr(0, longest)};
    std::ranges::replace_if(
        safe,
        [](char c) {
            return c < ' ' || c > '~';
        },
        '?');
    return safe;
}

[[nodiscard]] std::string padded_name(std::string_view name) {
    std::string text = printable(name, name_width);
    text.resize(name_width, ' ');
    return text;
}

[[nodiscard]] std::string format_minutes(Milliseconds time) {
    const auto tenths = static_cast<int>(std::lround(static_cast<double>(time.count()) / milliseconds_per_minute * 10));
    if (tenths % 10 != 0 && tenths < 100) {
        return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
    }
    return zero_filled(std::clamp((tenths + 5) / 10, 0, most_minutes), 3);
}

[[nodiscard]] char letter_of(Color color) {
    return color == Color::white ? 'W' : 'Z';
}

template <class Enum>
[[nodiscard]] std::string digit_of(Enum code) {
    return std::to_string(static_cast<int>(code));
}

struct Writer {
    std::string operator()(const DxpGameRequest& request) const {
        std::string text = 'R' + zero_filled(request.version, 2) + padded_name(request.initiator) +
                           letter_of(request.follower) + format_minutes(request.time) +
                           zero_filled(std::clamp(request.moves, 0, 999), 3);
        return request.start ? text + 'B' + format_position(*request.start) : text + 'A';
    }
    std::string operator()(const DxpGameAnswer& answer) const {
        return 'A' + padded_name(answer.follower) + digit_of(answer.code);
    }
    std::string operator()(const DxpMove& move) const {
        std::string text = 'M' + zero_filled(std::clamp(move.seconds, 0, 9999), 4) + zero_filled(move.from, 2) +
                           zero_filled(move.to, 2) + zero_filled(static_cast<int>(move.captured.size()), 2);
        for (const int square : move.captured) {
            text += zero_filled(square, 2);
        }
        return text;
    }
    std::string operator()(const DxpGameEnd& end) const { return 'E' + digit_of(end.reason) + (end.stop ? '1' : '0'); }
    std::string operator()(const DxpChat& chat) const { return 'C' + printable(chat.text, longest_chat); }
    std::string operator()(const DxpBackRequest& request) const {
        return 'B' + zero_filled(request.move, 3) + letter_of(request.turn);
    }
    std::string operator()(const DxpBackAnswer& answer) const { return 'K' + digit_of(answer.code); }
};

}  // namespace

Result<DxpMessage> parse_dxp(std::string_view text) {
    const Fields fields{text.substr(std::min<std::size_t>(text.size(), 1))};
    switch (text.empty() ? '\0' : text[0]) {
        case 'R':
            return parse_game_request(fields);
        case 'A':
            return parse_game_answer(fields);
        case 'M':
            return parse_move(fields);
        case 'E':
            return parse_game_end(fields);
        case 'C':
            return DxpMessage{DxpChat{std::string{text.substr(1)}}};
        case 'B':
            return parse_back_request(fields);
        case 'K':
            return parse_back_answer(fields);
        default:
            return Error{"a DXP message begins with " + quoted(text.substr(0, 1)) + ", expected one of R A M E C B K"};
    }
}

std::string format_dxp(const DxpMessage& message) {
    return std::visit(Writer{}, message);
}

}  // namespace draughts
