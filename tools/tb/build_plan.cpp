#include "tb/build_plan.h"

#include <algorithm>
#include <fstream>
#include <string>

#include "tablebase/configuration.h"
#include "tablebase/dense_tables.h"
#include "tablebase/solver.h"

namespace draughts {

namespace {

[[nodiscard]] bool contains(const std::vector<Slice>& slices, Slice slice) {
    return std::ranges::find(slices, slice) != slices.end();
}

[[nodiscard]] std::uintmax_t dense_size(Slice slice) {
    return SliceIndex{slice}.size() * sizeof(TableValue);
}

/// Memory of one step beside the tables: solving or, later, packing.
[[nodiscard]] std::uintmax_t working_size(const BuildStep& step, std::size_t threads) {
    constexpr std::uintmax_t packer = 64 << 20;
    constexpr std::uintmax_t packing = 6;  // bytes a position of what a thread packs, flags aside
    std::uintmax_t solving = 0;
    std::uintmax_t largest = 0;
    std::uintmax_t flags = 0;
    for (const Slice slice : step.all()) {
        solving = std::max<std::uintmax_t>(solving, ConfigurationSolver<Russian>::memory_for(slice));
        largest = std::max<std::uintmax_t>(largest, SliceIndex{slice}.size());
        flags += SliceIndex{slice}.size();
    }
    return std::max(solving * threads, (packer + packing * largest) * threads + flags);
}

/// What must be in memory for this step: itself and what one move leads to.
[[nodiscard]] std::vector<Slice> used_by(const BuildStep& step) {
    std::vector<Slice> used = step.all();
    for (const Slice slice : step.all()) {
        for (const Slice needed : needed_by(slice)) {
            used.push_back(needed);
        }
    }
    return used;
}

[[nodiscard]] std::vector<BuildStep> steps_of(const std::vector<Slice>& missing) {
    std::vector<BuildStep> steps;
    for (const Slice slice : missing) {
        const bool is_reverse = std::ranges::any_of(steps, [&](const BuildStep& step) {
            return contains(step.slices, slice.reversed());
        });
        if (is_reverse) {
            continue;
        }
        const bool joins = slice.men() == 0 && !steps.empty() && steps.back().slices[0].men() == 0 &&
                           steps.back().slices[0].pieces() == slice.pieces();
        if (joins) {
            steps.back().slices.push_back(slice);
        } else {
            steps.push_back({{slice}});
        }
    }
    return steps;
}

}  // namespace

std::vector<Slice> BuildStep::all() const {
    std::vector<Slice> both;
    for (const Slice slice : slices) {
        both.push_back(slice);
        if (slice != slice.reversed()) {
            both.push_back(slice.reversed());
        }
    }
    return both;
}

TableIndex BuildStep::positions() const {
    TableIndex sum = 0;
    for (const Slice slice : all()) {
        sum += SliceIndex{slice}.size();
    }
    return sum;
}

TableIndex BuildPlan::positions() const {
    TableIndex sum = 0;
    for (const BuildStep& step : steps) {
        sum += step.positions();
    }
    return sum;
}

BuildPlan plan_build(const std::vector<Slice>& slices, const TableSet& set) {
    std::vector<Slice> missing;
    for (const Slice slice : with_all_needed(slices)) {
        if (set.fault_of(slice) || set.fault_of(slice.reversed())) {
            missing.push_back(slice);
        }
    }
    BuildPlan plan;
    plan.steps = steps_of(missing);
    plan.loaded = with_all_needed(missing);
    std::erase_if(plan.loaded, [&](Slice slice) {
        return contains(missing, slice);
    });

    // What each step needs, from the last one back; a table is idle after the last step that needs it.
    std::vector<Slice> needed_later;
    plan.idle.resize(plan.steps.size());
    for (std::size_t i = plan.steps.size(); i-- > 0;) {
        for (const Slice slice : used_by(plan.steps[i])) {
            if (!contains(needed_later, slice)) {
                needed_later.push_back(slice);
                plan.idle[i].push_back(slice);
            }
        }
    }
    std::uintmax_t resident = 0;
    for (const Slice slice : plan.loaded) {
        resident += dense_size(slice);
    }
    constexpr double bytes_per_position = 0.6;  // of all layers, above what was ever measured for four pieces and more
    for (std::size_t i = 0; i < plan.steps.size(); ++i) {
        const BuildStep& step = plan.steps[i];
        for (const Slice slice : step.all()) {
            resident += dense_size(slice);
            plan.disk +=
                static_cast<std::uintmax_t>(static_cast<double>(SliceIndex{slice}.size()) * bytes_per_position) + 4096;
        }
        plan.memory = std::max(plan.memory, resident + working_size(step, set.threads()));
        for (const Slice slice : plan.idle[i]) {
            resident -= dense_size(slice);
        }
    }
    return plan;
}

std::uintmax_t free_memory() {
    std::ifstream file{"/proc/meminfo"};
    std::string name;
    std::uintmax_t kibibytes = 0;
    while (file >> name >> kibibytes) {
        if (name == "MemAvailable:") {
            return kibibytes * 1024;
        }
        std::getline(file, name);
    }
    return UINTMAX_MAX;  // not told: let the system decide
}

}  // namespace draughts
