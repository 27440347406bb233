#include "training_data/data_file.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/bytes.h"
#include "core/checksum.h"
#include "text/quote.h"

namespace draughts {

namespace {

constexpr std::string_view magic = "BolshakD";
constexpr std::uint16_t format_version = 1;
constexpr std::size_t header_size = 16;
constexpr std::size_t check_size = 4;
constexpr std::size_t block_header_size = 16;
constexpr std::uint32_t most_settings = 1 << 16;
constexpr std::uint32_t most_records = 1 << 24;

/// False at the end of the file.
[[nodiscard]] bool read(std::ifstream& file, std::span<std::byte> bytes) {
    return static_cast<bool>(
        file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size())));
}

[[nodiscard]] std::string name_in_errors(const std::filesystem::path& path) {
    return "training data " + quoted(std::string_view{path.string()});
}

}  // namespace

Result<DataReader> DataReader::open(const std::filesystem::path& path) {
    DataReader reader;
    std::error_code error;
    reader.size_ = std::filesystem::file_size(path, error);
    reader.file_.open(path, std::ios::binary);
    if (error || !reader.file_) {
        return Error{name_in_errors(path) + ": cannot be read"};
    }
    std::vector<std::byte> bytes(header_size);
    if (!read(reader.file_, bytes) || !begins_with(bytes, magic)) {
        return Error{name_in_errors(path) + ": expected a file that begins with " + std::string{magic}};
    }
    const auto version = load<std::uint16_t>(&bytes[8]);
    const auto variant = load<std::uint8_t>(&bytes[10]);
    const auto length = load<std::uint32_t>(&bytes[12]);
    if (version != format_version) {
        return Error{name_in_errors(path) + ": version " + std::to_string(version) + ", expected " +
                     std::to_string(format_version)};
    }
    if (variant > 1 || length > most_settings) {
        return Error{name_in_errors(path) + ": damaged header"};
    }
    bytes.resize(header_size + length + check_size);
    if (!read(reader.file_, std::span{bytes}.subspan(header_size)) ||
        load<std::uint32_t>(&bytes[header_size + length]) != checksum(std::span{bytes}.first(header_size + length))) {
        return Error{name_in_errors(path) + ": damaged header"};
    }
    reader.header_.variant = static_cast<VariantId>(variant);
    reader.header_.settings.assign(reinterpret_cast<const char*>(&bytes[header_size]), length);
    reader.position_ = bytes.size();
    return reader;
}

std::optional<DataBlock> DataReader::next() {
    auto block = read_block();
    if (block) {
        position_ += block_header_size + block->records.size() * Record::size;
    } else {
        file_.setstate(std::ios::failbit);  // what follows is not read either
    }
    return block;
}

std::optional<DataBlock> DataReader::read_block() {
    std::array<std::byte, block_header_size> head{};
    if (!read(file_, head)) {
        return std::nullopt;
    }
    const auto count = load<std::uint32_t>(&head[8]);
    if (count > most_records) {
        return std::nullopt;
    }
    std::vector<std::byte> bytes(count * Record::size);
    const std::uint32_t check = checksum(std::span{head}.first(block_header_size - check_size));
    if (!read(file_, bytes) || load<std::uint32_t>(&head[12]) != checksum(bytes, check)) {
        return std::nullopt;
    }
    DataBlock block{load<std::uint32_t>(head.data()), load<std::uint32_t>(&head[4]), {}};
    block.records.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto record = read_record(std::span{bytes}.subspan(i * Record::size, Record::size));
        if (!record) {
            return std::nullopt;
        }
        block.records.push_back(*record);
    }
    return block;
}

Result<DataWriter> DataWriter::create(const std::filesystem::path& path, const DataHeader& header) {
    DataWriter writer{path};
    writer.file_.open(path, std::ios::binary | std::ios::trunc);
    std::vector<std::byte> bytes;
    append_text(bytes, magic);
    append(bytes, format_version, 2);
    append(bytes, static_cast<std::uint64_t>(header.variant), 1);
    append(bytes, 0, 1);
    append(bytes, header.settings.size(), 4);
    append_text(bytes, header.settings);
    append(bytes, checksum(bytes), check_size);
    if (const auto fault = writer.write(bytes)) {
        return Error{*fault};
    }
    return writer;
}

Result<DataWriter> DataWriter::append_to(const std::filesystem::path& path, std::uintmax_t size) {
    std::error_code error;
    std::filesystem::resize_file(path, size, error);
    DataWriter writer{path};
    if (!error) {
        writer.file_.open(path, std::ios::binary | std::ios::app);
    }
    if (!writer.file_.is_open()) {
        return Error{name_in_errors(path) + ": cannot be written"};
    }
    return writer;
}

std::optional<std::string> DataWriter::write(const DataBlock& block) {
    std::vector<std::byte> bytes;
    bytes.reserve(block_header_size + block.records.size() * Record::size);
    append(bytes, block.batch, 4);
    append(bytes, block.games, 4);
    append(bytes, block.records.size(), 4);
    append(bytes, 0, check_size);
    for (const Record& record : block.records) {
        append_record(bytes, record);
    }
    const std::uint32_t head = checksum(std::span{bytes}.first(block_header_size - check_size));
    const std::uint32_t check = checksum(std::span{bytes}.subspan(block_header_size), head);
    std::vector<std::byte> check_bytes;
    append(check_bytes, check, check_size);
    std::ranges::copy(check_bytes, bytes.begin() + block_header_size - check_size);
    return write(bytes);
}

std::optional<std::string> DataWriter::write(const std::vector<std::byte>& bytes) {
    file_.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    file_.flush();
    return file_ ? std::nullopt : std::optional{name_in_errors(path_) + ": cannot be written"};
}

}  // namespace draughts
