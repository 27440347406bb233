#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "core/movegen.h"
#include "tablebase/events.h"
#include "tablebase/layers.h"
#include "tb/commands.h"
#include "tb/table_set.h"
#include "text/fen.h"

namespace draughts {

namespace {

/// The positions of one value that take the most plies.
struct Longest {
    int plies = -1;
    TableIndex count = 0;
    std::string fen;  // the one whose text sorts first

    void add(int n, const Position& position) {
        if (n < plies) {
            return;
        }
        if (n > plies) {
            *this = {n, 0, {}};
        }
        ++count;
        std::string text = format_fen(position);
        if (fen.empty() || text < fen) {
            fen = std::move(text);
        }
    }
    /// Three columns.
    void print(std::ostream& out) const { out << '\t' << plies << '\t' << (fen.empty() ? "-" : fen) << '\t' << count; }
};

struct Counts {
    TableIndex win = 0;
    TableIndex draw = 0;
    TableIndex loss = 0;

    void add(Wdl value) { ++(value == Wdl::win ? win : value == Wdl::draw ? draw : loss); }
};

/// What one line of either table tells.
struct SliceStatistics {
    Counts free;
    Counts ruled;
    Longest free_win;
    Longest free_loss;
    Longest ruled_win;
    Longest ruled_loss;
    TableIndex captures = 0;
    TableIndex blocked = 0;
};

/// Brazilian china64 counts two things at once in the small endings. The plies to the next capture or man move there,
/// which the count of `kings-only-15` would be compared with; by index, -1 in draws.
std::vector<int> plies_to_capture_or_man_move(const DenseTables& tables, Slice slice) {
    constexpr int unknown = 1'000;
    const auto start = [&](Slice s) {
        std::vector<int> plies;
        for (const TableValue& value : tables[s].values) {
            const bool is_over = value.wdl(DrawRules::china64) == Wdl::loss && value.plies(DrawRules::none) == 0;
            plies.push_back(value.wdl(DrawRules::china64) == Wdl::draw ? -1 : is_over ? 0 : unknown);
        }
        return plies;
    };
    std::vector<int> here = start(slice);
    std::vector<int> there = start(slice.reversed());
    const auto improve = [&](Slice s, std::vector<int>& plies, const std::vector<int>& replies) {
        bool has_changed = false;
        const SliceIndex& numbering = tables[s].numbering;
        const SliceIndex reversed{s.reversed()};
        for_each_position(numbering, 0, numbering.size(), [&](TableIndex i, const Position& position) {
            if (plies[i] <= 0) {
                return;
            }
            const bool is_win = tables[s].values[i].wdl(DrawRules::china64) == Wdl::win;
            int best = is_win ? unknown : 0;
            MoveList moves;
            generate<Brazilian>(position, moves);
            for (const Move move : moves) {
                const Position after = position.make(move);
                const bool stays = !move.is_capture() && position.kings().contains(move.from());
                if (is_win && tables.at(after).wdl(DrawRules::china64) != Wdl::loss) {
                    continue;
                }
                const int n = stays ? replies[reversed.index_of(with_white_to_move(after))] + 1 : 1;
                best = is_win ? std::min(best, n) : std::max(best, n);
            }
            best = std::min(best, unknown);
            has_changed = has_changed || best != plies[i];
            plies[i] = best;
        });
        return has_changed;
    };
    for (bool has_changed = true; has_changed;) {
        has_changed = improve(slice, here, there);
        has_changed = improve(slice.reversed(), there, here) || has_changed;
    }
    return here;
}

SliceStatistics statistics_of(const DenseTables& tables, Slice slice, DrawRules rules,
                              const std::optional<std::vector<int>>& own_plies) {
    const DenseTables::Table& table = tables[slice];
    SliceStatistics result;
    for_each_position(table.numbering, 0, table.numbering.size(), [&](TableIndex i, const Position& position) {
        const TableValue& value = table.values[i];
        const Wdl free = value.wdl(DrawRules::none);
        const Wdl ruled = value.wdl(rules);
        result.free.add(free);
        result.ruled.add(ruled);
        result.captures += has_capture(position) ? 1 : 0;
        if (free != Wdl::draw) {
            const int plies = value.plies(DrawRules::none);
            (free == Wdl::win ? result.free_win : result.free_loss).add(plies, position);
            result.blocked += plies == 0 ? 1 : 0;
        }
        if (ruled != Wdl::draw) {
            const int plies = own_plies ? (*own_plies)[i] : value.plies(rules);
            (ruled == Wdl::win ? result.ruled_win : result.ruled_loss).add(plies, position);
        }
    });
    return result;
}

/// The longest distances that the count of the small endings is compared with; "-" elsewhere.
std::string own_distances(const DenseTables& tables, Slice slice) {
    int win = -1;
    int loss = -1;
    for (const TableValue& value : tables[slice].values) {
        const Wdl wdl = value.wdl(DrawRules::china64);
        if (wdl != Wdl::draw) {
            int& longest = wdl == Wdl::win ? win : loss;
            longest = std::max(longest, value.plies(DrawRules::china64));
        }
    }
    return std::to_string(win) + '\t' + std::to_string(loss);
}

struct Row {
    Slice slice;
    SliceStatistics statistics;
    std::string own_distances = "-\t-";
};

std::vector<Row> rows_of(const TableOptions& options, DrawRules rules, TableSet& set) {
    for (const Slice slice : with_all_needed(options.slices)) {
        if (const auto fault = set.load(slice)) {
            throw BadArgument{*fault};
        }
    }
    const DenseTables& tables = set.tables();
    std::vector<Row> rows;
    for (const Slice slice : options.slices) {
        const bool has_two_counts =
            options.variant == VariantId::brazilian && rules == DrawRules::china64 && events::is_small_ending(slice);
        std::optional<std::vector<int>> own_plies;
        if (has_two_counts) {
            own_plies = plies_to_capture_or_man_move(tables, slice);
        }
        rows.push_back({slice, statistics_of(tables, slice, rules, own_plies)});
        if (has_two_counts) {
            rows.back().own_distances = own_distances(tables, slice);
        }
    }
    return rows;
}

}  // namespace

int show_statistics(const TableOptions& options, DrawRules rules, std::ostream& out) {
    TableSet set{options.variant, options.folder, options.threads};
    const std::vector<Row> rows = rows_of(options, rules, set);
    out << "slice\tpositions\twin\tdraw\tloss\tlongest_win_plies\tlongest_loss_plies\tcapture\tblocked\n";
    for (const Row& row : rows) {
        const SliceStatistics& s = row.statistics;
        out << name_of(row.slice) << '\t' << SliceIndex{row.slice}.size() << '\t' << s.free.win << '\t' << s.free.draw
            << '\t' << s.free.loss << '\t' << s.free_win.plies << '\t' << s.free_loss.plies << '\t' << s.captures
            << '\t' << s.blocked << '\n';
    }
    out << "\nvariant\tslice\tpositions\twin\tdraw\tloss\tcursed\tsaved\tmax_dtz\tfen\tn_max\tmax_dtz_loss\tfen_loss\t"
           "n_max_loss\tends_in\tends_in_loss\n";
    for (const Row& row : rows) {
        const SliceStatistics& s = row.statistics;
        out << name_of(options.variant) << '\t' << name_of(row.slice) << '\t' << SliceIndex{row.slice}.size() << '\t'
            << s.ruled.win << '\t' << s.ruled.draw << '\t' << s.ruled.loss << '\t' << s.free.win - s.ruled.win << '\t'
            << s.free.loss - s.ruled.loss;
        s.ruled_win.print(out);
        s.ruled_loss.print(out);
        out << '\t' << row.own_distances << '\n';
    }
    out << "\nslice\tlongest_win_plies\tfen\tn\tlongest_loss_plies\tfen_loss\tn_loss\n";
    for (const Row& row : rows) {
        out << name_of(row.slice);
        row.statistics.free_win.print(out);
        row.statistics.free_loss.print(out);
        out << '\n';
    }
    return 0;
}

}  // namespace draughts
