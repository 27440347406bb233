// Records of training data: the bytes of record.h, written out by hand.
#include "catch.h"
#include "support/board_text.h"
#include "training/random_records.h"
#include "training_data/record.h"

namespace draughts {

namespace {

[[nodiscard]] std::vector<std::byte> bytes_of(std::initializer_list<int> numbers) {
    std::vector<std::byte> bytes;
    for (const int number : numbers) {
        bytes.push_back(static_cast<std::byte>(number));
    }
    return bytes;
}

[[nodiscard]] std::vector<std::byte> written(const Record& record) {
    std::vector<std::byte> bytes;
    append_record(bytes, record);
    return bytes;
}

}  // namespace

TEST_CASE("records: sixteen bytes, as the header lays them out") {
    // White on 29 and 32, Black on 1 and 12, kings 12 and 32.
    const Record record{position_of("B:W29,K32:B1,K12"), -2, GameResult::win, true, 7};
    const auto bytes = bytes_of({0x00, 0x00, 0x00, 0x90, 0x01, 0x08, 0x00, 0x00,  //
                                 0x00, 0x08, 0x00, 0x80, 0xFE, 0xFF, 0x07, 0x0E});
    CHECK(written(record) == bytes);
    CHECK(read_record(bytes) == record);

    const Record lost{position_of("W:W21:BK4"), -29990, GameResult::loss, false, 255};
    CHECK(written(lost) == bytes_of({0, 0, 0x10, 0, 8, 0, 0, 0, 8, 0, 0, 0, 0xDA, 0x8A, 0xFF, 0}));
    const Record won{position_of("W:W21:BK4"), 29990, GameResult::draw, false, 0};
    CHECK(written(won) == bytes_of({0, 0, 0x10, 0, 8, 0, 0, 0, 8, 0, 0, 0, 0x26, 0x75, 0, 1}));
}

TEST_CASE("records: what is written is read again") {
    Random random{5};
    std::vector<std::byte> bytes;
    const std::vector<Record> records = random_records(random, 5000);
    for (const Record& record : records) {
        append_record(bytes, record);
    }
    REQUIRE(bytes.size() == records.size() * Record::size);
    for (std::size_t i = 0; i < records.size(); ++i) {
        REQUIRE(read_record(std::span{bytes}.subspan(i * Record::size, Record::size)) == records[i]);
    }
}

TEST_CASE("records: bytes that are never written are none") {
    const std::vector<std::byte> sound = written({position_of("W:W21,K22:B4,K12"), 0, GameResult::draw, false, 0});
    REQUIRE(read_record(sound));
    struct Change {
        std::size_t at;
        int byte;
    };
    for (const auto [at, byte] : {Change{15, 0x03},    // a fourth result
                                  Change{15, 0x11},    // an unknown flag
                                  Change{4, 0xFF},     // too many and, with them, ...
                                  Change{6, 0x10},     // both colours on 21
                                  Change{8, 0x01},     // a king where no piece is
                                  Change{0, 0x01},     // a white man on 1
                                  Change{7, 0x80}}) {  // a black man on 32
        std::vector<std::byte> bytes = sound;
        bytes[at] = static_cast<std::byte>(byte);
        if (at == 4) {
            bytes[5] = std::byte{0xFF};
        }
        INFO(at << ' ' << byte);
        CHECK_FALSE(read_record(bytes));
    }
}

TEST_CASE("records: a result as the other side sees it") {
    CHECK(reversed(GameResult::loss) == GameResult::win);
    CHECK(reversed(GameResult::draw) == GameResult::draw);
    CHECK(reversed(GameResult::win) == GameResult::loss);
}

}  // namespace draughts
