#include "tablebase/solver.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>

#include "core/movegen.h"
#include "tablebase/configuration.h"
#include "tablebase/outlook.h"
#include "tablebase/parallel.h"

namespace draughts {

namespace {

struct Job {
    std::uint32_t slice;  // its number in the list
    std::uint32_t configuration;
};

/// Ranks that the men have gone in all.
int advance_of(const Men& men) {
    int ranks = 0;
    for (const Square s : men.own) {
        ranks += rank_of(s);
    }
    for (const Square s : men.enemy) {
        ranks += 7 - rank_of(s);
    }
    return ranks;
}

constexpr std::size_t most_advance = std::size_t{6} * most_table_pieces;

/// All configurations by their advance. Of a slice that is its own reverse, one of each two mirror images.
std::array<std::vector<Job>, most_advance + 1> jobs_by_advance(const std::vector<Slice>& slices) {
    std::array<std::vector<Job>, most_advance + 1> jobs;
    for (std::size_t i = 0; i < slices.size(); ++i) {
        const SliceIndex numbering{slices[i]};
        const bool is_own_reverse = slices[i] == slices[i].reversed();
        for (TableIndex configuration = 0; configuration < numbering.configurations(); ++configuration) {
            const Men men = numbering.men_at(configuration);
            if (!is_own_reverse || configuration <= numbering.configuration_of(men.mirrored())) {
                jobs[static_cast<std::size_t>(advance_of(men))].push_back(
                    {static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(configuration)});
            }
        }
    }
    return jobs;
}

std::span<TableValue> values_of(DenseTables::Table& table, TableIndex configuration) {
    const TableIndex size = table.numbering.kings_size();
    return std::span{table.values}.subspan(configuration * size, size);
}

/// Adds up what is done and tells it, one thread at a time.
class Reporter {
  public:
    explicit Reporter(const SolveProgress& progress) : progress_{progress} {}
    ~Reporter() { tell(); }
    Reporter(const Reporter&) = delete;
    Reporter& operator=(const Reporter&) = delete;

    void add(TableIndex positions) {
        const std::scoped_lock lock{mutex_};
        done_ += positions;
        if (done_ >= step) {
            tell();
        }
    }

  private:
    static constexpr TableIndex step = 1'000'000;

    void tell() {
        if (progress_) {
            progress_(done_);
        }
        done_ = 0;
    }

    const SolveProgress& progress_;
    std::mutex mutex_;
    TableIndex done_ = 0;
};

template <Variant V>
void solve_configuration(ConfigurationSolver<V>& solver, Slice slice, TableIndex configuration, DenseTables& tables,
                         Reporter& reporter) {
    DenseTables::Table& white = tables[slice];
    DenseTables::Table& black = tables[slice.reversed()];
    const Men men = white.numbering.men_at(configuration);
    const TableIndex mirrored = black.numbering.configuration_of(men.mirrored());
    solver.solve(slice, men);
    solver.copy_white(values_of(white, configuration));
    const bool is_own_mirror = slice == slice.reversed() && mirrored == configuration;
    if (!is_own_mirror) {
        solver.copy_black(values_of(black, mirrored));
    }
    reporter.add(white.numbering.kings_size() * (is_own_mirror ? 1 : 2));
}

}  // namespace

template <Variant V>
void solve_slices(const std::vector<Slice>& slices, DenseTables& tables, std::size_t threads,
                  const SolveProgress& progress) {
    for (const Slice slice : slices) {
        tables.add(slice);
        if (slice != slice.reversed()) {
            tables.add(slice.reversed());
        }
    }
    std::vector<std::unique_ptr<ConfigurationSolver<V>>> solvers;
    for (std::size_t i = 0; i < threads; ++i) {
        solvers.push_back(std::make_unique<ConfigurationSolver<V>>(tables));
    }
    Reporter reporter{progress};
    const auto jobs = jobs_by_advance(slices);
    for (std::size_t advance = jobs.size(); advance-- > 0;) {
        const std::vector<Job>& list = jobs[advance];
        parallel_for(list.size(), threads, [&](std::size_t worker, std::size_t i) {
            solve_configuration(*solvers[worker], slices[list[i].slice], list[i].configuration, tables, reporter);
        });
    }
}

template <Variant V>
void resolve_captures(Slice slice, DenseTables& tables, std::size_t threads) {
    DenseTables::Table& table = tables[slice];
    constexpr TableIndex chunk = 4096;
    const TableIndex size = table.numbering.size();
    parallel_for((size + chunk - 1) / chunk, threads, [&](std::size_t, std::size_t part) {
        const TableIndex end = std::min((part + 1) * chunk, size);
        for_each_position(table.numbering, part * chunk, end, [&](TableIndex i, const Position& position) {
            if (!has_capture(position)) {
                return;
            }
            MoveList captures;
            generate_captures<V>(position, captures);
            Outlook<V> outlook{CountState::of(position, slice)};
            for (const Move move : captures) {
                const Position after = position.make(move);
                outlook.add(MoveKind::capture, CountState::of(after, slice_of(after)), tables.at(after));
            }
            table.values[i] = outlook.value();
        });
    });
}

std::vector<Slice> needed_by(Slice slice) {
    std::vector<Slice> slices;
    const auto add = [&](Slice mover_first) {
        const Slice next = mover_first.reversed();
        if (next.own() > 0 && next != slice && next != slice.reversed() &&
            std::ranges::find(slices, next) == slices.end()) {
            slices.push_back(next);
        }
    };
    for (int promoted = 0; promoted <= (slice.own_men > 0 ? 1 : 0); ++promoted) {
        for (int kings = 0; kings <= slice.enemy_kings; ++kings) {
            for (int men = 0; men <= slice.enemy_men; ++men) {
                add({static_cast<std::uint8_t>(slice.own_kings + promoted),
                     static_cast<std::uint8_t>(slice.own_men - promoted),
                     static_cast<std::uint8_t>(slice.enemy_kings - kings),
                     static_cast<std::uint8_t>(slice.enemy_men - men)});
            }
        }
    }
    return slices;
}

template void solve_slices<Russian>(const std::vector<Slice>&, DenseTables&, std::size_t, const SolveProgress&);
template void solve_slices<Brazilian>(const std::vector<Slice>&, DenseTables&, std::size_t, const SolveProgress&);
template void resolve_captures<Russian>(Slice, DenseTables&, std::size_t);
template void resolve_captures<Brazilian>(Slice, DenseTables&, std::size_t);

}  // namespace draughts
