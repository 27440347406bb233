// Data files: the records of self-play games on disk, in blocks, each the games of one batch.
//
//     header  0  "BolshakD"
//             8  version (16 bits), 10 variant (8 bits: 0 Russian, 1 Brazilian), 11 zero
//            12  length n of the settings (32 bits)
//            16  how the games were made, n bytes of text
//        16 + n  CRC-32 of all before it
//     block   0  number of the batch (32 bits)
//             4  games (32 bits)
//             8  records (32 bits)
//            12  CRC-32 of the twelve bytes before it and the records
//            16  the records (record.h)
//
// Blocks stand in the order in which they were finished. Only whole blocks count: what a killed program has left of
// one is cut off before more is added.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "core/variant.h"
#include "training_data/record.h"

namespace draughts {

struct DataHeader {
    VariantId variant = VariantId::russian;
    std::string settings;
};

struct DataBlock {
    std::uint32_t batch = 0;
    std::uint32_t games = 0;
    std::vector<Record> records;
};

class DataReader {
  public:
    static Result<DataReader> open(const std::filesystem::path& path);

    [[nodiscard]] const DataHeader& header() const { return header_; }
    /// The next whole block; nothing at the end, and from the first damaged block on.
    [[nodiscard]] std::optional<DataBlock> next();
    /// Bytes up to the end of the last block that was read.
    [[nodiscard]] std::uintmax_t position() const { return position_; }
    /// Whether anything but whole blocks follows. To be asked when next() has given nothing.
    [[nodiscard]] bool is_damaged() const { return position_ < size_; }

  private:
    DataReader() = default;
    [[nodiscard]] std::optional<DataBlock> read_block();

    std::ifstream file_;
    DataHeader header_;
    std::uintmax_t position_ = 0;
    std::uintmax_t size_ = 0;
};

class DataWriter {
  public:
    /// A new file, with a header.
    static Result<DataWriter> create(const std::filesystem::path& path, const DataHeader& header);
    /// To add to a file of which `size` bytes are sound; the rest is cut off.
    static Result<DataWriter> append_to(const std::filesystem::path& path, std::uintmax_t size);

    /// Null on success, else what went wrong: the file may then hold a part of the block.
    [[nodiscard]] std::optional<std::string> write(const DataBlock& block);

  private:
    explicit DataWriter(std::filesystem::path path) : path_{std::move(path)} {}
    [[nodiscard]] std::optional<std::string> write(const std::vector<std::byte>& bytes);

    std::filesystem::path path_;
    std::ofstream file_;
};

}  // namespace draughts
