#include <cerrno>
#include <filesystem>
#include <ostream>
#include <string>
#include <sys/resource.h>
#include <system_error>
#include <unistd.h>

#include "tablebase/layers.h"
#include "tablebase/solver.h"
#include "tablebase/table_files.h"
#include "tb/build_plan.h"
#include "tb/build_progress.h"
#include "tb/commands.h"
#include "tb/table_set.h"

namespace draughts {

namespace {

[[nodiscard]] std::string mebibytes(std::uintmax_t bytes) {
    return std::to_string((bytes + (1 << 20) - 1) >> 20) + " MiB";
}

[[nodiscard]] std::string name_of(const BuildStep& step) {
    std::string name;
    for (const Slice slice : step.slices) {
        name += (name.empty() ? "" : ", ") + draughts::name_of(slice);
    }
    return name;
}

/// The folder, or the part of its path that is there already.
[[nodiscard]] std::filesystem::path existing_part(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::path path = std::filesystem::absolute(folder, error);
    while (!std::filesystem::exists(path, error) && path.has_relative_path()) {
        path = path.parent_path();
    }
    return path;
}

void check_room(const BuildPlan& plan, const TableOptions& options, std::optional<std::uintmax_t> memory) {
    const std::uintmax_t allowed = memory.value_or(free_memory());
    if (plan.memory > allowed) {
        throw BadArgument{"this needs " + mebibytes(plan.memory) + " of memory, but " + mebibytes(allowed) +
                          (memory ? " are allowed by --memory" : " are free")};
    }
    const std::filesystem::path folder = existing_part(options.folder / name_of(options.variant));
    if (access(folder.c_str(), W_OK) != 0) {
        throw BadArgument{folder.string() + ": " + std::generic_category().message(errno)};
    }
    std::error_code error;
    const std::filesystem::space_info space = std::filesystem::space(folder, error);
    if (!error && plan.disk > space.available) {
        throw BadArgument{"this needs about " + mebibytes(plan.disk) + " on the disk of " + options.folder.string() +
                          ", but " + mebibytes(space.available) + " are free"};
    }
}

[[nodiscard]] long peak_memory_kib() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

void solve_step(const BuildStep& step, TableSet& set, BuildProgress& progress) {
    progress.begin_step(name_of(step));
    dispatch(set.variant(), [&]<Variant V>() {
        solve_slices<V>(step.slices, set.tables(), set.threads(), [&](TableIndex positions) {
            progress.add_solved(positions);
        });
    });
    const auto bytes = set.save(step.all());
    if (!bytes) {
        throw BadArgument{bytes.error()};
    }
    progress.end_step(step.positions(), *bytes);
}

}  // namespace

int build_tables(const TableOptions& options, std::optional<std::uintmax_t> memory, std::ostream& out,
                 bool is_terminal) {
    TableSet set{options.variant, options.folder, options.threads};
    const BuildPlan plan = plan_build(options.slices, set);
    if (plan.steps.empty()) {
        out << "nothing to build: all tables are in " << options.folder.string() << '\n';
        return 0;
    }
    check_room(plan, options, memory);
    out << "to build: " << plan.positions() << " positions, about " << mebibytes(plan.disk) << " of files, "
        << mebibytes(plan.memory) << " of memory\n"
        << std::flush;
    for (const Slice slice : plan.loaded) {
        if (const auto fault = set.load(slice)) {
            throw BadArgument{*fault};
        }
    }
    BuildProgress progress{out, plan.positions(), is_terminal};
    for (std::size_t i = 0; i < plan.steps.size(); ++i) {
        solve_step(plan.steps[i], set, progress);
        for (const Slice slice : plan.idle[i]) {
            set.tables().remove(slice);
        }
    }
    out << "built; at most " << mebibytes(static_cast<std::uintmax_t>(peak_memory_kib()) * 1024) << " of memory\n";
    return 0;
}

}  // namespace draughts
