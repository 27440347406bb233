#include <algorithm>
#include <array>
#include <atomic>
#include <ostream>
#include <vector>

#include "tablebase/parallel.h"
#include "tablebase/tablebase.h"
#include "tb/commands.h"
#include "tb/plain_counts.h"
#include "tb/plain_rules.h"
#include "tb/plain_tables.h"
#include "tb/table_set.h"

namespace draughts {

namespace {

using plain::Board;
using plain::Entry;
using plain::Material;
using plain::Outcome;
using plain::Piece;
using plain::Rules;
using plain::Standing;

/// The quickest win, the slowest loss, or neither.
class Best {
  public:
    void add_win(int plies) { win_ = std::min(win_, plies); }
    void add_loss(int plies) { loss_ = std::max(loss_, plies); }
    void add_draw() { draws_ = true; }

    [[nodiscard]] bool wins() const { return win_ < none; }
    [[nodiscard]] bool draws() const { return !wins() && draws_; }
    [[nodiscard]] int plies() const { return wins() ? win_ : loss_; }

  private:
    static constexpr int none = 1'000;
    int win_ = none;
    int loss_ = 0;
    bool draws_ = false;
};

class Verifier {
  public:
    Verifier(const TableOptions& options)
        : brazilian_{options.variant == VariantId::brazilian},
          threads_{options.threads},
          tables_{options.folder, brazilian_} {}

    void read(const Material& material) { tables_.read(material); }
    void fill_captures(const Material& material);
    /// The number of positions with a wrong value, or no value.
    [[nodiscard]] TableIndex wrong_values(const Material& material);
    /// The number of positions, of a sample, where the probe of the engine tells something else.
    template <Variant V>
    [[nodiscard]] TableIndex wrong_probes(const Material& material, const Tablebase& tablebase);

  private:
    [[nodiscard]] Entry entry_after(const Outcome& outcome) const;
    [[nodiscard]] Entry best_of(const Board& board, const std::vector<Outcome>& outcomes) const;
    template <class F>
    void for_each_board(const Material& material, F f) const;

    bool brazilian_;
    std::size_t threads_;
    plain::Tables tables_;
};

constexpr std::size_t square_total = 32;

bool may_stand(Piece piece, std::size_t square) {
    return piece == Piece::own_man ? square < 28 : piece != Piece::enemy_man || square >= 4;
}

constexpr std::array pieces_by_place{Piece::own_king, Piece::own_man, Piece::enemy_king, Piece::enemy_man};

/// Calls f(board) for every way to fill the squares from `square` on with what is `left`.
template <class F>
void fill(Board& board, std::size_t square, std::size_t end, Material& left, const F& f) {
    if (square == end) {
        f(board, left);
        return;
    }
    fill(board, square + 1, end, left, f);
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (left[i] > 0 && may_stand(pieces_by_place[i], square)) {
            --left[i];
            board[square] = pieces_by_place[i];
            fill(board, square + 1, end, left, f);
            board[square] = Piece::none;
            ++left[i];
        }
    }
}

/// Every placement, spread over the threads by what stands on the lower half of the board.
template <class F>
void Verifier::for_each_board(const Material& material, F f) const {
    struct Half {
        Board board;
        Material left;
    };
    std::vector<Half> halves;
    Board empty{};
    Material all = material;
    fill(empty, 0, square_total / 2, all, [&](const Board& board, const Material& left) {
        halves.push_back({board, left});
    });
    parallel_for(halves.size(), threads_, [&](std::size_t, std::size_t i) {
        Half half = halves[i];
        fill(half.board, square_total / 2, square_total, half.left, [&](const Board& board, const Material& left) {
            if (left == Material{}) {
                f(board);
            }
        });
    });
}

Entry Verifier::entry_after(const Outcome& outcome) const {
    const Material material = plain::Tables::material_of(outcome.board);
    if (material[0] + material[1] == 0) {
        return {2, 0, 1, 1};  // nothing left: lost
    }
    return tables_.at(outcome.board);
}

Entry Verifier::best_of(const Board& board, const std::vector<Outcome>& outcomes) const {
    Best free;
    std::array<Best, 2> ruled;
    const Standing standing = Standing::of(board);
    for (const Outcome& outcome : outcomes) {
        const Entry after = entry_after(outcome);
        const Standing standing_after = Standing::of(outcome.board);
        if (after.wdl == 0) {
            free.add_draw();
        } else if (after.wdl == 2) {
            free.add_win(2 * after.distance + 1);
        } else {
            free.add_loss(2 * after.distance + 2);
        }
        for (const Rules rules : {Rules::china64, Rules::fmjd64}) {
            Best& best = ruled[static_cast<std::size_t>(rules)];
            const int code = rules == Rules::china64 ? after.china64 : after.fmjd64;
            const int plies = plain::is_event(rules, brazilian_, standing, outcome, standing_after) ? 1 : code;
            if (after.wdl == 0 || code == 0 || plies > plain::limit(rules, brazilian_, standing)) {
                best.add_draw();
            } else if (after.wdl == 2) {
                best.add_win(plies);
            } else {
                best.add_loss(plies);
            }
        }
    }
    const auto code = [](const Best& best) {
        return static_cast<std::uint8_t>(best.draws() ? 0 : best.plies() + 1);
    };
    if (free.draws()) {
        return {};
    }
    return {static_cast<std::uint8_t>(free.wins() ? 1 : 2), static_cast<std::uint8_t>(free.plies() / 2), code(ruled[0]),
            code(ruled[1])};
}

void Verifier::fill_captures(const Material& material) {
    std::vector<Entry>& entries = tables_.entries(material);
    for_each_board(material, [&](const Board& board) {
        const std::vector<Outcome> outcomes = plain::captures(brazilian_, board);
        if (!outcomes.empty()) {
            entries[plain::Tables::number_of(board, material)] = best_of(board, outcomes);
        }
    });
}

TableIndex Verifier::wrong_values(const Material& material) {
    const std::vector<Entry>& entries = tables_.entries(material);
    std::vector<std::atomic<bool>> seen(entries.size());
    std::atomic<TableIndex> wrong{0};
    for_each_board(material, [&](const Board& board) {
        const std::uint64_t number = plain::Tables::number_of(board, material);
        if (seen[number].exchange(true)) {
            ++wrong;  // two positions of one number
        }
        if (!plain::captures(brazilian_, board).empty()) {
            return;
        }
        const Entry right = best_of(board, plain::quiet_moves(board));
        const Entry& told = entries[number];
        const bool is_draw = right.wdl == 0;
        if (told.wdl != right.wdl || (!is_draw && (told.distance != right.distance || told.china64 != right.china64 ||
                                                   told.fmjd64 != right.fmjd64))) {
            ++wrong;
        }
    });
    for (const std::atomic<bool>& is_seen : seen) {
        wrong += is_seen ? 0 : 1;
    }
    return wrong;
}

template <Variant V>
TableIndex Verifier::wrong_probes(const Material& material, const Tablebase& tablebase) {
    constexpr TableIndex step = 17;
    const auto narrow = [&](std::size_t i) {
        return static_cast<std::uint8_t>(material[i]);
    };
    const SliceIndex numbering{Slice{narrow(0), narrow(1), narrow(2), narrow(3)}};
    const std::vector<Entry>& entries = tables_.entries(material);
    TableIndex wrong = 0;
    for (TableIndex i = 0; i < numbering.size(); i += step) {
        const Position position = numbering.position_at(i);
        const Entry& entry = entries[i];
        const Wdl free = entry.wdl == 0 ? Wdl::draw : entry.wdl == 1 ? Wdl::win : Wdl::loss;
        const auto verdict = [&](std::uint8_t code) {
            return free == Wdl::draw || code == 0 ? Verdict{} : Verdict{free, code - 1};
        };
        const int plies = free == Wdl::draw ? 0 : 2 * entry.distance + (free == Wdl::win ? 1 : 0);
        const auto without = tablebase.verdict<V>(position, DrawRules::none);
        const auto china64 = tablebase.verdict<V>(position, DrawRules::china64);
        const auto fmjd64 = tablebase.verdict<V>(position, DrawRules::fmjd64);
        const bool is_right = without && china64 && fmjd64 && *without == Verdict{free, plies} &&
                              *china64 == verdict(entry.china64) && *fmjd64 == verdict(entry.fmjd64);
        wrong += is_right ? 0 : 1;
    }
    return wrong;
}

Material material_of(Slice slice) {
    return {slice.own_kings, slice.own_men, slice.enemy_kings, slice.enemy_men};
}

}  // namespace

int verify_tables(const TableOptions& options, std::ostream& out) {
    Tablebase tablebase;
    for (const std::string& complaint : tablebase.add_directory(options.folder, most_table_pieces)) {
        out << complaint << '\n';
    }
    Verifier verifier{options};
    for (const Slice slice : with_all_needed(options.slices)) {
        verifier.read(material_of(slice));
        verifier.fill_captures(material_of(slice));
    }
    TableIndex positions = 0;
    TableIndex wrong = 0;
    for (const Slice slice : options.slices) {
        const Material material = material_of(slice);
        TableIndex mismatches = verifier.wrong_values(material);
        dispatch(options.variant, [&]<Variant V>() {
            mismatches += verifier.wrong_probes<V>(material, tablebase);
        });
        out << name_of(slice) << '\t' << SliceIndex{slice}.size() << '\t' << mismatches << '\n' << std::flush;
        positions += SliceIndex{slice}.size();
        wrong += mismatches;
    }
    out << "positions " << positions << " mismatches " << wrong << '\n';
    return wrong == 0 ? 0 : 1;
}

}  // namespace draughts
