// DenseTables: the values of whole slices in memory, three bytes a position. For building and checking;
// play uses the compressed files (tablebase.h).
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <memory>
#include <vector>

#include "core/position.h"
#include "tablebase/index.h"
#include "tablebase/slice.h"
#include "tablebase/value.h"

namespace draughts {

/// Not synchronised: threads may write different positions of a slice, and read what was finished before.
class DenseTables {
  public:
    struct Table {
        explicit Table(Slice slice) : numbering{slice}, values(numbering.size()) {}

        SliceIndex numbering;
        std::vector<TableValue> values;
    };

    [[nodiscard]] bool has(Slice slice) const { return tables_[code_of(slice)] != nullptr; }
    /// All values draws. Precondition: is_table_slice(slice).
    Table& add(Slice slice) {
        assert(is_table_slice(slice));
        tables_[code_of(slice)] = std::make_unique<Table>(slice);
        return *tables_[code_of(slice)];
    }
    void remove(Slice slice) { tables_[code_of(slice)] = nullptr; }

    /// Precondition: has(slice).
    [[nodiscard]] Table& operator[](Slice slice) { return *tables_[code_of(slice)]; }
    [[nodiscard]] const Table& operator[](Slice slice) const { return *tables_[code_of(slice)]; }

    /// The value for the side to move, which has lost when it has no piece. Precondition: the slice is there.
    [[nodiscard]] TableValue at(const Position& position) const {
        constexpr TableValue lost{1, 1, 1};
        const Slice slice = slice_of(position);
        if (slice.own() == 0) {
            return lost;
        }
        assert(has(slice));
        const Table& table = (*this)[slice];
        return table.values[table.numbering.index_of(with_white_to_move(position))];
    }

  private:
    std::array<std::unique_ptr<Table>, slice_codes> tables_;
};

}  // namespace draughts
