// A second reader of table files, written from FORMAT.md, for checking tables: whole slices are unpacked into memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "tb/plain_rules.h"

namespace draughts::plain {

/// Own kings, own men, enemy kings, enemy men.
using Material = std::array<int, 4>;

/// What a table says of one position, by layer.
struct Entry {
    std::uint8_t wdl = 0;  // 0 draw, 1 win, 2 loss
    std::uint8_t distance = 0;
    std::uint8_t china64 = 0;
    std::uint8_t fmjd64 = 0;
};

class Tables {
  public:
    Tables(std::filesystem::path folder, bool brazilian) : folder_{std::move(folder)}, brazilian_{brazilian} {}

    /// Reads all layers of a slice; throws what is wrong.
    void read(const Material& material);

    /// Precondition of these: the slice was read.
    [[nodiscard]] std::vector<Entry>& entries(const Material& material) { return tables_.at(material); }
    [[nodiscard]] const Entry& at(const Board& board) const {
        const Material material = material_of(board);
        return tables_.at(material)[number_of(board, material)];
    }

    [[nodiscard]] static Material material_of(const Board& board);
    [[nodiscard]] static std::uint64_t number_of(const Board& board, const Material& material);
    [[nodiscard]] static std::string name_of(const Material& material);

  private:
    std::filesystem::path folder_;
    bool brazilian_;
    std::map<Material, std::vector<Entry>> tables_;
};

}  // namespace draughts::plain
