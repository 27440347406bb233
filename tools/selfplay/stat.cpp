#include <algorithm>
#include <array>
#include <iomanip>
#include <optional>
#include <ostream>

#include "command_line/commands.h"
#include "selfplay/commands.h"
#include "text/fen.h"
#include "training_data/data_file.h"

namespace draughts {

namespace {

[[nodiscard]] DataReader open_data(const std::filesystem::path& file) {
    auto reader = DataReader::open(file);
    if (!reader) {
        throw BadArgument{reader.error()};
    }
    return std::move(reader).take();
}

/// Results from the side to move: loss, draw, win.
struct Count {
    std::array<std::uint64_t, 3> results{};

    [[nodiscard]] std::uint64_t total() const { return results[0] + results[1] + results[2]; }
};

void show(std::ostream& out, std::string_view name, const Count& count) {
    if (count.total() == 0) {
        return;
    }
    out << std::left << std::setw(10) << name << std::right << std::setw(12) << count.total() << std::fixed
        << std::setprecision(1);
    for (const std::uint64_t number : count.results) {
        out << std::setw(8) << 100.0 * static_cast<double>(number) / static_cast<double>(count.total());
    }
    out << '\n';
}

constexpr std::array<std::string_view, 3> result_names{"loss", "draw", "win"};

}  // namespace

int show_data_statistics(const std::filesystem::path& file, std::ostream& out) {
    DataReader reader = open_data(file);
    std::uint64_t blocks = 0;
    std::uint64_t games = 0;
    std::uint64_t exact = 0;
    Count all;
    Count with_kings;
    std::array<Count, 25> by_pieces{};
    while (const auto block = reader.next()) {
        ++blocks;
        games += block->games;
        for (const Record& record : block->records) {
            const auto result = static_cast<std::size_t>(record.result);
            ++all.results[result];
            ++by_pieces[static_cast<std::size_t>(record.position.occupied().count())].results[result];
            if (record.position.kings().any()) {
                ++with_kings.results[result];
            }
            exact += record.is_exact ? 1 : 0;
        }
    }
    out << reader.header().settings << '\n'
        << "blocks " << blocks << "  games " << games << "  positions " << all.total() << "  known to tables " << exact
        << "\n\n"
        << "pieces       positions   loss %  draw %   win %\n";
    show(out, "all", all);
    show(out, "with kings", with_kings);
    for (std::size_t pieces = 0; pieces < by_pieces.size(); ++pieces) {
        show(out, std::to_string(pieces), by_pieces[pieces]);
    }
    if (reader.is_damaged()) {
        out << "the end of the file, after byte " << reader.position() << ", is damaged and left out\n";
    }
    return 0;
}

int dump_data(const std::filesystem::path& file, std::uint64_t first, std::uint64_t count, std::ostream& out) {
    DataReader reader = open_data(file);
    std::uint64_t number = 0;
    while (const auto block = reader.next()) {
        for (const Record& record : block->records) {
            if (number++ < first) {
                continue;
            }
            if (number > first + count) {
                return 0;
            }
            out << format_fen(record.position) << '\t' << record.score << '\t'
                << result_names[static_cast<std::size_t>(record.result)] << '\t' << int{record.ply}
                << (record.is_exact ? "\ttable" : "") << '\n';
        }
    }
    return 0;
}

}  // namespace draughts
