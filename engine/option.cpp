#include "option.h"

#include <algorithm>
#include <charconv>
#include <system_error>
#include <utility>

#include "core/variant.h"
#include "search/margins.h"
#include "search/strength.h"
#include "tablebase/slice.h"
#include "text/letter_case.h"
#include "text/quote.h"

namespace draughts {

namespace {

constexpr int largest_hash = 65536;
constexpr int most_threads = 256;
constexpr int most_lines = 256;
constexpr int default_overhead = 10;
constexpr int largest_overhead = 5000;

Option choice(std::string_view key, std::string_view value, std::vector<std::string> choices) {
    return {.name = std::string{key},
            .type = Option::Type::choice,
            .value = std::string{value},
            .default_value = std::string{value},
            .min = 0,
            .max = 0,
            .choices = std::move(choices)};
}

Option integer(std::string_view name, int value, int min, int max) {
    return {.name = std::string{name},
            .type = Option::Type::integer,
            .value = std::to_string(value),
            .default_value = std::to_string(value),
            .min = min,
            .max = max,
            .choices = {}};
}

Option flag(std::string_view name, bool value) {
    const std::string text = value ? "true" : "false";
    return {.name = std::string{name},
            .type = Option::Type::flag,
            .value = text,
            .default_value = text,
            .min = 0,
            .max = 0,
            .choices = {}};
}

Option text(std::string_view name) {
    return {.name = std::string{name},
            .type = Option::Type::text,
            .value = {},
            .default_value = {},
            .min = 0,
            .max = 0,
            .choices = {}};
}

}  // namespace

std::vector<Option> default_options(DrawRules rules) {
    std::vector<Option> options{
        choice(option_name::variant, Russian::name, {std::string{Russian::name}, std::string{Brazilian::name}}),
        choice(option_name::draw_rules, name_of(rules),
               {std::string{name_of(DrawRules::china64)}, std::string{name_of(DrawRules::fmjd64)},
                std::string{name_of(DrawRules::none)}}),
        integer(option_name::hash, default_hash, 1, largest_hash),
        integer(option_name::threads, 1, 1, most_threads),
        integer(option_name::lines, 1, 1, most_lines),
        flag("ponder", false),
        integer(option_name::overhead, default_overhead, 0, largest_overhead),
        text(option_name::table_path),
        integer(option_name::table_pieces, most_table_pieces, 0, most_table_pieces),
        text(option_name::eval_file),
        flag(option_name::limit_strength, false),
        integer(option_name::elo, largest_elo, least_elo, largest_elo),
    };
#ifdef DRAUGHTS_TUNING
    for (const MarginField& margin : margin_fields) {
        options.push_back(integer(margin.name, Margins{}.*margin.field, margin.min, margin.max));
    }
#endif
    return options;
}

std::string allowed_values(const Option& option) {
    switch (option.type) {
        case Option::Type::choice: {
            std::string values;
            for (const std::string& choice : option.choices) {
                values += (values.empty() ? "" : ", ") + choice;
            }
            return values;
        }
        case Option::Type::integer:
            return std::to_string(option.min) + " to " + std::to_string(option.max);
        case Option::Type::flag:
            return "true or false";
        case Option::Type::text:
            break;
    }
    return "a text";
}

Result<std::string> checked_value(const Option& option, std::string_view value) {
    if (option.type == Option::Type::choice) {
        const std::string lower = to_lower(value);
        if (std::ranges::find(option.choices, lower) == option.choices.end()) {
            return Error{"bad value " + quoted(value) + " for " + option.name + ", expected one of " +
                         allowed_values(option)};
        }
        return lower;
    }
    if (option.type == Option::Type::text) {
        return std::string{value};
    }
    if (option.type == Option::Type::flag) {
        const std::string lower = to_lower(value);
        if (lower != "true" && lower != "false") {
            return Error{"bad value " + quoted(value) + " for " + option.name + ", expected " + allowed_values(option)};
        }
        return lower;
    }
    int number = 0;
    const char* const end = value.data() + value.size();
    const auto [stop, error] = std::from_chars(value.data(), end, number);
    if (error != std::errc{} || stop != end || number < option.min || number > option.max) {
        return Error{"bad value " + quoted(value) + " for " + option.name + ", expected a number from " +
                     allowed_values(option)};
    }
    return std::to_string(number);
}

}  // namespace draughts
