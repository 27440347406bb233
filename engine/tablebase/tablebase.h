// Tablebase: all endgame tables that are at hand, for play. Tells whether a position is won, drawn or lost.
//
// Tables are views of images, in files or in the program itself (table_image.h). A position with a capture is
// not in them: its value follows from those after its captures, so a probe may look at several tables.
//
// Draw counts. value() is exact for the counts that run: a win or a loss that cannot be had in time is a
// draw; events.h gives the argument. It knows no history, so a third repetition on the way is not seen: the
// caller looks for repetitions first.
//
// Probing is const, takes no lock, allocates nothing, and may be done by any number of threads.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/draw_rules.h"
#include "core/position.h"
#include "core/variant.h"
#include "tablebase/index.h"
#include "tablebase/slice.h"
#include "tablebase/table_files.h"
#include "tablebase/table_image.h"
#include "tablebase/value.h"

namespace draughts {

/// Why there is no answer.
enum class NoAnswer : std::uint8_t {
    game_over,  // the side to move has no piece, or nobody has an enemy
    too_large,  // more pieces than any table has
    no_table,   // the table, or one after a capture, is not there
};

/// A value, or why there is none.
template <class T>
class Answer {
  public:
    Answer(T value) : value_{value} {}
    Answer(NoAnswer why) : why_{why} {}

    explicit operator bool() const { return value_.has_value(); }
    /// Precondition of operator* and operator->: there is a value.
    [[nodiscard]] const T& operator*() const { return *value_; }
    [[nodiscard]] const T* operator->() const { return &*value_; }
    /// Precondition: there is none.
    [[nodiscard]] NoAnswer why() const {
        assert(!value_);
        return why_;
    }

  private:
    std::optional<T> value_;
    NoAnswer why_ = NoAnswer::no_table;
};

/// A value with its number of plies: to the end of the game, or to the next event.
struct Verdict {
    Wdl value = Wdl::draw;
    int plies = 0;  // 0 for a draw

    [[nodiscard]] bool operator==(const Verdict&) const = default;
};

class Tablebase {
  public:
    /// Adds the tables of both variants under `directory` with at most `most_pieces`; those there already stay. The
    /// result has a line for each file that cannot be used, and a reason when there is no folder.
    std::vector<std::string> add_directory(const std::filesystem::path& directory, int most_pieces);
    /// Adds all images in `bytes`, one after the other, which must stay where they are. Null, or what is wrong.
    std::optional<std::string> add_images(std::span<const std::byte> bytes, int most_pieces);

    [[nodiscard]] bool has(const TableId& id) const;
    /// The largest number n such that all endings up to n pieces have a table of `layer`; 0 if none.
    [[nodiscard]] int complete_pieces(VariantId variant, Layer layer) const;
    /// Pieces of the largest table; 0: there is none.
    [[nodiscard]] int most_pieces(VariantId variant) const { return most_pieces_[static_cast<std::size_t>(variant)]; }

    /// The value without draw rules.
    template <Variant V>
    [[nodiscard]] Answer<Wdl> value_without_rules(const Position& position) const;

    /// The exact value with the counts of `clock`, repetition apart.
    template <Variant V>
    [[nodiscard]] Answer<Wdl> value(const Position& position, DrawRules rules, DrawClock clock) const;

    /// The value with all counts at zero, and the plies to the next event; DrawRules::none: to the end.
    template <Variant V>
    [[nodiscard]] Answer<Verdict> verdict(const Position& position, DrawRules rules) const;

    /// The values of one layer, for checks: nothing in positions with a capture. Null: not there.
    [[nodiscard]] const PairReader* layer(const TableId& id) const;

  private:
    struct Tables {
        explicit Tables(Slice slice) : numbering{slice} {}

        SliceIndex numbering;
        std::array<std::optional<PairReader>, all_layers.size()> layers;
    };

    void add(const TableView& view);
    [[nodiscard]] const Tables* tables(VariantId variant, Slice slice) const {
        return tables_[static_cast<std::size_t>(variant)][code_of(slice)].get();
    }
    [[nodiscard]] static std::optional<NoAnswer> unanswerable(const Position& position);
    template <Variant V>
    [[nodiscard]] Answer<Wdl> best_capture(const Position& position) const;
    template <Variant V>
    [[nodiscard]] Answer<Verdict> best_capture_verdict(const Position& position, DrawRules rules) const;

    std::vector<MappedFile> files_;
    std::array<std::array<std::unique_ptr<Tables>, slice_codes>, 2> tables_;
    std::array<int, 2> most_pieces_{};
};

extern template Answer<Wdl> Tablebase::value_without_rules<Russian>(const Position&) const;
extern template Answer<Wdl> Tablebase::value_without_rules<Brazilian>(const Position&) const;
extern template Answer<Wdl> Tablebase::value<Russian>(const Position&, DrawRules, DrawClock) const;
extern template Answer<Wdl> Tablebase::value<Brazilian>(const Position&, DrawRules, DrawClock) const;
extern template Answer<Verdict> Tablebase::verdict<Russian>(const Position&, DrawRules) const;
extern template Answer<Verdict> Tablebase::verdict<Brazilian>(const Position&, DrawRules) const;

}  // namespace draughts
