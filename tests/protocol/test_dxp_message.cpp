// The messages of DXP. The expected bytes are those of the protocol's description and of a known client.
#include "catch.h"
#include "protocol/dxp_frames.h"
#include "protocol/dxp_message.h"
#include "support/board_text.h"

namespace draughts {

namespace {

template <class T>
[[nodiscard]] T read(std::string_view text) {
    const auto message = parse_dxp(text);
    INFO(text);
    REQUIRE(message);
    REQUIRE(std::holds_alternative<T>(*message));
    return std::get<T>(*message);
}

std::string name_field(std::string_view name) {
    std::string field{name};
    field.resize(32, ' ');
    return field;
}

// As a Python client sends it after its handshake: 5 minutes, 75 moves, the initial position in letters.
const std::string known_request = "R01DXP Client                      Z005075BWzzzzzzzzzzzzeeeeeeeewwwwwwwwwwww";

}  // namespace

TEST_CASE("a DXP game request has 76 characters with a position of 32 squares") {
    CHECK(known_request.size() == 76);
    DxpGameRequest request;
    request.initiator = "DXP Client";
    request.follower = Color::black;
    request.time = std::chrono::minutes{5};
    request.moves = 75;
    request.start = Position::start();
    CHECK(read<DxpGameRequest>(known_request) == request);
    CHECK(format_dxp(request) == known_request);
}

TEST_CASE("a DXP game request for the initial position ends with A") {
    const std::string text = "R01" + name_field("Tornado voor Windows 4.0") + "W060065A";
    CHECK(text.size() == 43);
    const auto request = read<DxpGameRequest>(text);
    CHECK(request.initiator == "Tornado voor Windows 4.0");
    CHECK(request.follower == Color::white);
    CHECK(request.time == std::chrono::minutes{60});
    CHECK(request.moves == 65);
    CHECK_FALSE(request.start);
    CHECK(format_dxp(request) == text);
}

TEST_CASE("DXP positions: w and z are men, W and Z kings, Black to move is Z") {
    const std::string text = "R01" + name_field("x") + "W000000BZ" + "zeeeeeeeeeeeeeeeeeeeeeeeeeeeWeZe";
    const auto request = read<DxpGameRequest>(text);
    REQUIRE(request.start);
    CHECK(*request.start == position_of("B:WKa1:Bb8,Ke1"));
    CHECK(format_dxp(request) == text);
}

TEST_CASE("DXP times: blanks and fractions are read, tenths are written") {
    const auto time_of = [](const std::string& minutes) {
        return read<DxpGameRequest>("R01" + name_field("x") + "W" + minutes + "000A").time;
    };
    CHECK(time_of("005") == std::chrono::minutes{5});
    CHECK(time_of("  5") == std::chrono::minutes{5});
    CHECK(time_of("0.5") == std::chrono::seconds{30});
    CHECK(time_of("000") == std::chrono::minutes{0});
    DxpGameRequest request;
    request.time = std::chrono::seconds{30};
    CHECK(format_dxp(request).substr(36, 3) == "0.5");
    request.time = std::chrono::minutes{10};
    CHECK(format_dxp(request).substr(36, 3) == "010");
    request.time = std::chrono::seconds{630};
    CHECK(format_dxp(request).substr(36, 3) == "011");
}

TEST_CASE("of a DXP request of another version only the version is read") {
    CHECK(read<DxpGameRequest>("R02whatever follows").version == 2);
}

TEST_CASE("DXP answers to a game request") {
    const std::string text = "A" + name_field("Foo") + "0";
    CHECK(text == "AFoo                             0");
    CHECK(read<DxpGameAnswer>(text) == DxpGameAnswer{"Foo", DxpGameAnswer::Code::accept});
    CHECK(format_dxp(DxpGameAnswer{"Foo", DxpGameAnswer::Code::accept}) == text);
    CHECK(read<DxpGameAnswer>("A" + name_field("Foo") + "1").code == DxpGameAnswer::Code::wrong_version);
    CHECK(format_dxp(DxpGameAnswer{"Foo", DxpGameAnswer::Code::decline}) == "A" + name_field("Foo") + "2");
    CHECK(read<DxpGameAnswer>("A" + name_field("Foo") + "3").code == DxpGameAnswer::Code::decline_all);
}

TEST_CASE("DXP moves: seconds, from, to, captured squares") {
    // c3-d4 after 3 seconds, and c3 takes d4 and lands on e5, in the top numbering.
    CHECK(read<DxpMove>("M0003221800") == DxpMove{3, 22, 18, {}});
    CHECK(format_dxp(DxpMove{3, 22, 18, {}}) == "M0003221800");
    CHECK(read<DxpMove>("M000322150118") == DxpMove{3, 22, 15, {18}});
    CHECK(format_dxp(DxpMove{3, 22, 15, {18}}) == "M000322150118");
    CHECK(read<DxpMove>("M001205250422122320") == DxpMove{12, 5, 25, {22, 12, 23, 20}});
    CHECK(format_dxp(DxpMove{99'999, 1, 5, {}}) == "M9999010500");
}

TEST_CASE("DXP ends of games, chat and take-backs") {
    CHECK(read<DxpGameEnd>("E01") == DxpGameEnd{DxpGameEnd::Reason::unknown, true});
    CHECK(read<DxpGameEnd>("E10") == DxpGameEnd{DxpGameEnd::Reason::lose, false});
    CHECK(format_dxp(DxpGameEnd{DxpGameEnd::Reason::draw, false}) == "E20");
    CHECK(format_dxp(DxpGameEnd{DxpGameEnd::Reason::win, true}) == "E31");

    CHECK(read<DxpChat>("CWhat do you think about move 35?").text == "What do you think about move 35?");
    CHECK(format_dxp(DxpChat{"x\ty\xD0"}) == "Cx?y?");
    CHECK(format_dxp(DxpChat{std::string(200, 'x')}).size() == 127);

    CHECK(read<DxpBackRequest>("B005Z") == DxpBackRequest{5, Color::black});
    CHECK(format_dxp(DxpBackRequest{5, Color::black}) == "B005Z");
    CHECK(read<DxpBackAnswer>("K0").code == DxpBackAnswer::Code::accept);
    CHECK(read<DxpBackAnswer>("K1").code == DxpBackAnswer::Code::unsupported);
    CHECK(format_dxp(DxpBackAnswer{DxpBackAnswer::Code::refuse}) == "K2");
}

TEST_CASE("DXP names are cut to their field") {
    CHECK(format_dxp(DxpGameAnswer{std::string(40, 'n'), DxpGameAnswer::Code::accept}) ==
          "A" + std::string(32, 'n') + "0");
}

TEST_CASE("DXP messages that are none") {
    const std::string head = "R01" + name_field("x");
    for (const std::string& text : {std::string{},
                                    std::string{"X"},
                                    std::string{"r01"},
                                    std::string{"R"},
                                    std::string{"R01short"},
                                    head + "B000000A",
                                    head + "W-01000A",
                                    head + "Wabc000A",
                                    head + "W1e9000A",
                                    head + "W000xyzA",
                                    head + "W000000C",
                                    head + "W000000B",
                                    head + "W000000BW",
                                    head + "W000000BW" + std::string(31, 'e'),
                                    head + "W000000BW" + std::string(50, 'e'),
                                    head + "W000000BX" + std::string(32, 'e'),
                                    head + "W000000BW" + std::string(31, 'e') + "b",
                                    head + "W000000BW" + std::string(32, 'w'),
                                    std::string{"AFoo0"},
                                    "A" + name_field("Foo") + "4",
                                    "A" + name_field("Foo") + "0x",
                                    std::string{"M"},
                                    std::string{"M00032218"},
                                    std::string{"M0003221801"},
                                    std::string{"M00032218001"},
                                    std::string{"M000322150118x"},
                                    std::string{"M0003ab1800"},
                                    std::string{"M-003221800"},
                                    std::string{"E"},
                                    std::string{"E4"},
                                    std::string{"E40"},
                                    std::string{"E0x"},
                                    std::string{"B05Z"},
                                    std::string{"B005X"},
                                    std::string{"K"},
                                    std::string{"K3"}}) {
        INFO(text);
        CHECK_FALSE(parse_dxp(text));
    }
}

TEST_CASE("DXP messages come glued, split and with empty ones between") {
    DxpFrames frames;
    using namespace std::string_view_literals;
    frames.add("M00032218"sv);
    CHECK_FALSE(frames.next());
    frames.add("00\0\0E00\0C"sv);
    CHECK(frames.next() == "M0003221800");
    CHECK(frames.next() == "E00");
    CHECK_FALSE(frames.next());
    frames.add("hi\0"sv);
    CHECK(frames.next() == "Chi");
    CHECK_FALSE(frames.overflows());
    frames.add(std::string(DxpFrames::longest + 1, 'C'));
    CHECK_FALSE(frames.next());
    CHECK(frames.overflows());
}

}  // namespace draughts
