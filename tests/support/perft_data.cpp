#include "support/perft_data.h"

#include "support/board_text.h"
#include "support/data_file.h"

namespace draughts {

namespace {

std::vector<std::uint64_t> numbers_in(const std::string& text) {
    std::vector<std::uint64_t> numbers;
    for (const std::string& number : split(text, " ")) {
        numbers.push_back(std::stoull(number));
    }
    return numbers;
}

}  // namespace

std::vector<PerftRow> perft_rows(VariantId variant) {
    std::vector<PerftRow> rows;
    for (const auto& row : data_rows("perft_" + std::string{name_of(variant)} + ".txt")) {
        rows.push_back({row[0], position_of(row[1]), numbers_in(row[3]), numbers_in(row[4])});
    }
    return rows;
}

}  // namespace draughts
