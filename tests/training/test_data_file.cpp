// Data files: their bytes, and what damage does to them.
#include <fstream>
#include <string>
#include <string_view>

#include "catch.h"
#include "core/checksum.h"
#include "support/board_text.h"
#include "support/temporary_folder.h"
#include "training/random_records.h"
#include "training_data/data_file.h"

namespace draughts {

namespace {

using namespace std::string_literals;

constexpr std::size_t block_header_size = 16;

[[nodiscard]] std::string little_endian(std::uint32_t number) {
    std::string bytes;
    for (unsigned shift = 0; shift < 32; shift += 8) {
        bytes += static_cast<char>(number >> shift & 0xFFU);
    }
    return bytes;
}

[[nodiscard]] std::string checksum_of(std::string_view text) {
    return little_endian(checksum(std::as_bytes(std::span{text})));
}

void write_text(const std::filesystem::path& path, const std::string& text) {
    std::ofstream{path, std::ios::binary} << text;
}

[[nodiscard]] DataBlock random_block(Random& random, std::uint32_t batch, int records) {
    return {batch, 64, random_records(random, records)};
}

/// A file with blocks of 10, 0 and 200 records, and then of one.
[[nodiscard]] std::vector<DataBlock> write_blocks(const std::filesystem::path& path) {
    Random random{1};
    std::vector<DataBlock> blocks;
    auto writer = DataWriter::create(path, {VariantId::brazilian, "seed=1"}).take();
    for (const int records : {10, 0, 200, 1}) {
        blocks.push_back(random_block(random, static_cast<std::uint32_t>(7 * records), records));
        REQUIRE_FALSE(writer.write(blocks.back()));
    }
    return blocks;
}

void require_same(const DataBlock& a, const DataBlock& b) {
    REQUIRE(a.batch == b.batch);
    REQUIRE(a.games == b.games);
    REQUIRE(a.records == b.records);
}

/// How many whole blocks there are, all of them as in `blocks`.
[[nodiscard]] std::size_t count_blocks(DataReader& reader, const std::vector<DataBlock>& blocks) {
    std::size_t count = 0;
    while (const auto block = reader.next()) {
        REQUIRE(count < blocks.size());
        require_same(*block, blocks[count++]);
    }
    REQUIRE_FALSE(reader.next());
    return count;
}

[[nodiscard]] std::string open_error(const std::filesystem::path& path) {
    const auto reader = DataReader::open(path);
    return reader ? "" : reader.error();
}

}  // namespace

TEST_CASE("data files: header and blocks, as the header file lays them out") {
    const TemporaryFolder folder;
    const std::string header = "BolshakD\x01\0\x01\0\x06\0\0\0seed=1"s;
    const std::string head = "\x05\0\0\0\x40\0\0\0\x01\0\0\0"s;
    const std::string record = "\0\0\x10\0\x08\0\0\0\x08\0\0\0\x26\x75\0\x01"s;
    {
        auto writer = DataWriter::create(folder / "data", {VariantId::brazilian, "seed=1"}).take();
        REQUIRE_FALSE(writer.write(DataBlock{5, 64, {{position_of("W:W21:BK4"), 29990, GameResult::draw, false, 0}}}));
    }
    CHECK(folder.text("data") == header + checksum_of(header) + head + checksum_of(head + record) + record);
}

TEST_CASE("data files: what is written is read again") {
    const TemporaryFolder folder;
    const std::vector<DataBlock> blocks = write_blocks(folder / "data");
    DataReader reader = DataReader::open(folder / "data").take();
    CHECK(reader.header().variant == VariantId::brazilian);
    CHECK(reader.header().settings == "seed=1");
    CHECK(count_blocks(reader, blocks) == blocks.size());
    CHECK(reader.position() == folder.text("data").size());
    CHECK_FALSE(reader.is_damaged());
}

TEST_CASE("data files: wherever a file is cut off, the whole blocks before count") {
    const TemporaryFolder folder;
    const std::vector<DataBlock> blocks = write_blocks(folder / "data");
    const std::string whole = folder.text("data");
    const std::size_t header = 16 + 6 + 4;
    std::vector<std::size_t> ends{header};
    for (const DataBlock& block : blocks) {
        ends.push_back(ends.back() + block_header_size + block.records.size() * Record::size);
    }
    REQUIRE(ends.back() == whole.size());
    for (std::size_t size = 0; size < whole.size(); size += size < 50 ? 1 : 32) {
        INFO(size);
        write_text(folder / "cut", whole.substr(0, size));
        auto opened = DataReader::open(folder / "cut");
        REQUIRE(opened.has_value() == (size >= header));
        if (!opened) {
            continue;
        }
        DataReader reader = std::move(opened).take();
        const std::size_t count = count_blocks(reader, blocks);
        REQUIRE(ends[count] <= size);
        REQUIRE(size < ends[count + 1]);
        REQUIRE(reader.position() == ends[count]);
        REQUIRE(reader.is_damaged() == (size > ends[count]));
    }
}

TEST_CASE("data files: a changed byte ends what is read, wherever it is") {
    const TemporaryFolder folder;
    const std::vector<DataBlock> blocks = write_blocks(folder / "data");
    const std::string whole = folder.text("data");
    const std::size_t header = 16 + 6 + 4;
    const std::size_t first_end = header + block_header_size + 10 * Record::size;
    for (std::size_t at = 0; at < whole.size(); at += at < header + 20 ? 1 : at < first_end + 20 ? 9 : 331) {
        INFO(at);
        std::string changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 0x10);
        write_text(folder / "changed", changed);
        auto opened = DataReader::open(folder / "changed");
        REQUIRE(opened.has_value() == (at >= header));
        if (!opened) {
            continue;
        }
        DataReader reader = std::move(opened).take();
        const std::size_t count = count_blocks(reader, blocks);
        REQUIRE((count == 0) == (at < first_end));
        REQUIRE(count < blocks.size());
        REQUIRE(reader.position() <= at);
        REQUIRE(reader.is_damaged());
    }
}

TEST_CASE("data files: a block with a record that cannot be is damaged, though its checksum is right") {
    const TemporaryFolder folder;
    const std::string header = "BolshakD\x01\0\0\0\0\0\0\0"s;
    const std::string head = "\0\0\0\0\x40\0\0\0\x01\0\0\0"s;
    const std::string record = "\0\0\x10\0\x08\0\0\0\x08\0\0\0\0\0\0\x03"s;  // a fourth result
    const std::string huge = "\0\0\0\0\x40\0\0\0\xFF\xFF\xFF\xFF"s;
    for (const std::string& block : {head + checksum_of(head + record) + record, huge + checksum_of(huge)}) {
        write_text(folder / "data", header + checksum_of(header) + block);
        DataReader reader = DataReader::open(folder / "data").take();
        CHECK_FALSE(reader.next());
        CHECK(reader.is_damaged());
        CHECK(reader.position() == header.size() + 4);
    }
}

TEST_CASE("data files: what is damaged is cut off before more is added") {
    const TemporaryFolder folder;
    std::vector<DataBlock> blocks = write_blocks(folder / "data");
    const std::string whole = folder.text("data");
    write_text(folder / "data", whole.substr(0, whole.size() - 1));
    blocks.pop_back();
    DataReader reader = DataReader::open(folder / "data").take();
    REQUIRE(count_blocks(reader, blocks) == blocks.size());

    Random random{2};
    blocks.push_back(random_block(random, 99, 30));
    {
        auto writer = DataWriter::append_to(folder / "data", reader.position()).take();
        REQUIRE_FALSE(writer.write(blocks.back()));
        blocks.push_back(random_block(random, 100, 3));
        REQUIRE_FALSE(writer.write(blocks.back()));
    }
    DataReader again = DataReader::open(folder / "data").take();
    CHECK(count_blocks(again, blocks) == blocks.size());
    CHECK_FALSE(again.is_damaged());
}

TEST_CASE("data files: faults are named in one line") {
    const TemporaryFolder folder;
    const auto with_checksum = [](const std::string& header) {
        return header + checksum_of(header);
    };
    struct Fault {
        std::string bytes;
        std::string said;
    };
    const std::vector<Fault> faults{
        {"", "expected a file that begins with BolshakD"},
        {"BolshakW\x01\0\0\0\0\0\0\0\0\0\0\0"s, "expected a file that begins with BolshakD"},
        {with_checksum("BolshakD\x02\0\0\0\0\0\0\0"s), "version 2, expected 1"},
        {with_checksum("BolshakD\x01\0\x02\0\0\0\0\0"s), "damaged header"},
        {"BolshakD\x01\0\0\0\xFF\xFF\xFF\xFF"s, "damaged header"},
        {"BolshakD\x01\0\0\0\0\0\0\0\0\0\0\0"s, "damaged header"},
    };
    for (const Fault& fault : faults) {
        write_text(folder / "data", fault.bytes);
        const std::string error = open_error(folder / "data");
        INFO(error);
        CHECK(error.find(fault.said) != std::string::npos);
        CHECK(error.find('\n') == std::string::npos);
    }
    CHECK(open_error(folder / "missing").find("missing': cannot be read") != std::string::npos);
    CHECK(open_error(folder.path()).find("cannot be read") != std::string::npos);
    CHECK(DataWriter::create(folder / "no/folder", {}).error().find("folder': cannot be written") != std::string::npos);
    CHECK(DataWriter::append_to(folder / "missing", 0).error().find("cannot be written") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(folder / "missing"));
    CHECK(DataWriter::create("/dev/full", {}).error().find("cannot be written") != std::string::npos);
}

}  // namespace draughts
