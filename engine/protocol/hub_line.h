// HubLine: a line of the Hub protocol as a command and its name=value pairs. Pure text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace draughts {

/// A pair; a flag is a pair with an empty value.
struct HubField {
    std::string name;
    std::string value;

    [[nodiscard]] bool operator==(const HubField&) const = default;
};

struct HubLine {
    std::string command;  // empty for an empty line
    std::vector<HubField> fields;

    /// The value of the first field of that name, or null.
    [[nodiscard]] const std::string* find(std::string_view name) const;
};

/// Blanks are allowed around '='; a value may be quoted, and has no escape for the quote.
[[nodiscard]] Result<HubLine> parse_hub_line(std::string_view text);

/// name=value, quoted only when it must be: some clients fail on a quoted value without a blank.
[[nodiscard]] std::string format_hub_field(std::string_view name, std::string_view value);

}  // namespace draughts
