#include "checkerboard/settings.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <thread>

namespace draughts::checkerboard {

namespace {

struct OptionName {
    std::string_view checkerboard;
    const char* engine;
};
constexpr std::array<OptionName, 3> option_names{
    {{"hashsize", "hash"}, {"searchthreads", "threads"}, {"dbpath", "tablebase-path"}}};

constexpr const char* table_pieces_option = "bb-size";
constexpr const char* lines_option = "multi-pv";

/// What this engine lacks, with the one value that it can have: an opening book, a search that favours sacrifices, a
/// cache of tables (the files are mapped into memory), tables beside those of dbpath.
struct Lacking {
    std::string_view name;
    const char* value;
};
constexpr std::array<Lacking, 6> lacking{
    {{"book", "0"}, {"bookfile", ""}, {"solve", "0"}, {"dbmbytes", "0"}, {"enable_mtc", "0"}, {"mtcpath", ""}}};
constexpr std::array<std::string_view, 3> rule_names{"china64", "fmjd64",
                                                     "none"};  // in the order of bolshak_draw_rules

[[nodiscard]] const char* engine_name_of(std::string_view name) {
    const auto* const found = std::ranges::find(option_names, name, &OptionName::checkerboard);
    return found == option_names.end() ? nullptr : found->engine;
}

[[nodiscard]] std::optional<std::string> option_value(const bolshak_engine* engine, std::string_view name) {
    std::size_t count = 0;
    bolshak_engine_option_count(engine, &count, nullptr);
    for (std::size_t i = 0; i < count; ++i) {
        bolshak_option option{};
        if (bolshak_engine_option(engine, i, &option, nullptr) == BOLSHAK_OK && option.name == name) {
            return option.value;
        }
    }
    return std::nullopt;
}

/// Whether the option now has the value: that table files were left out is no refusal.
[[nodiscard]] bool set_option(bolshak_engine* engine, const char* name, const std::string& value) {
    return bolshak_engine_set_option(engine, name, value.c_str(), nullptr) == BOLSHAK_OK ||
           option_value(engine, name) == value;
}

}  // namespace

std::optional<std::string> Settings::get(const bolshak_engine* engine, std::string_view name) const {
    if (const char* const option = engine_name_of(name)) {
        return option_value(engine, option);
    }
    if (const auto* const found = std::ranges::find(lacking, name, &Lacking::name); found != lacking.end()) {
        return found->value;
    }
    if (name == "allscores") {
        return option_value(engine, lines_option) == "1" ? "0" : "1";
    }
    if (name == "enable_wld") {
        return has_tables_ ? "1" : "0";
    }
    if (name == "max_dbpieces") {
        return table_pieces_;
    }
    if (name == "cpus") {
        return std::to_string(std::max(std::thread::hardware_concurrency(), 1U));
    }
    if (name == "gametype") {
        return variant_ == BOLSHAK_RUSSIAN ? "25" : "26";
    }
    if (name == "protocolversion") {
        return "2";
    }
    if (name == "drawrules") {
        return std::string{rule_names[static_cast<std::size_t>(rules_)]};
    }
    return std::nullopt;
}

bool Settings::needs_engine(std::string_view name) {
    return engine_name_of(name) != nullptr || name == "allscores";
}

bool Settings::set_tables(bolshak_engine* engine, bool enabled, const std::string& pieces) {
    // A number of pieces that is refused must be seen even while the tables are off.
    const std::string before = has_tables_ ? table_pieces_ : "0";
    const bool is_good = set_option(engine, table_pieces_option, pieces);
    if (is_good) {
        has_tables_ = enabled;
        table_pieces_ = pieces;
    }
    if (!is_good || !enabled) {
        bolshak_engine_set_option(engine, table_pieces_option, is_good ? "0" : before.c_str(), nullptr);
    }
    return is_good;
}

bool Settings::set(bolshak_engine* engine, std::string_view name, const std::string& value) {
    if (const char* const option = engine_name_of(name)) {
        return set_option(engine, option, value);
    }
    if (const auto* const found = std::ranges::find(lacking, name, &Lacking::name); found != lacking.end()) {
        return value == found->value;
    }
    if (name == "allscores" && (value == "0" || value == "1")) {
        return set_option(engine, lines_option, value == "0" ? "1" : std::to_string(BOLSHAK_MOST_MOVES));
    }
    if (name == "enable_wld" && (value == "0" || value == "1")) {
        return set_tables(engine, value == "1", table_pieces_);
    }
    if (name == "max_dbpieces") {
        return set_tables(engine, has_tables_, value);
    }
    if (name == "gametype" && (value == "25" || value == "26")) {
        variant_ = value == "25" ? BOLSHAK_RUSSIAN : BOLSHAK_BRAZILIAN;
        return true;
    }
    if (name == "drawrules") {
        const auto* const found = std::ranges::find(rule_names, value);
        if (found != rule_names.end()) {
            rules_ = static_cast<bolshak_draw_rules>(found - rule_names.begin());
            return true;
        }
    }
    return false;
}

}  // namespace draughts::checkerboard
