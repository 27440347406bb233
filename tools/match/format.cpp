#include "match/format.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "match/fixed_format.h"
#include "match/knock_out.h"
#include "match/relay.h"
#include "match/swiss.h"

namespace draughts {

namespace {

struct FormatName {
    std::string_view name;
    FormatKind kind;
};
constexpr std::array<FormatName, 7> names = {{{"match", FormatKind::match},
                                              {"gauntlet", FormatKind::gauntlet},
                                              {"round-robin", FormatKind::round_robin},
                                              {"double-round-robin", FormatKind::double_round_robin},
                                              {"swiss", FormatKind::swiss},
                                              {"knock-out", FormatKind::knock_out},
                                              {"relay", FormatKind::relay}}};

[[nodiscard]] std::optional<std::string> fault_of_teams(const FormatSettings& settings, const Field& field) {
    if (settings.kind == FormatKind::relay) {
        return "a relay is between players, expected no team= with --format relay";
    }
    for (std::size_t i = 1; settings.boards == Boards::by_order && i < field.size(); ++i) {
        const Side& side = field.side(i);
        if (side.players.size() != field.side(0).players.size()) {
            return "team '" + side.name + "' has " + std::to_string(side.players.size()) + " engines and '" +
                   field.side(0).name + "' has " + std::to_string(field.side(0).players.size()) +
                   ", expected as many in each, or --boards all";
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<FormatKind> parse_format(std::string_view name) {
    const auto* const known = std::ranges::find(names, name, &FormatName::name);
    return known == names.end() ? std::nullopt : std::optional{known->kind};
}

std::string_view name_of(FormatKind kind) {
    return std::ranges::find(names, kind, &FormatName::kind)->name;
}

std::string format_names() {
    std::string text;
    for (const FormatName& known : names) {
        text += (text.empty() ? "" : &known == &names.back() ? " or " : ", ") + std::string{known.name};
    }
    return text;
}

bool is_fixed(FormatKind kind) {
    return kind != FormatKind::swiss && kind != FormatKind::knock_out && kind != FormatKind::relay;
}

int rounds_of(const FormatSettings& settings, std::size_t sides) {
    return settings.rounds != 0 ? settings.rounds : static_cast<int>(std::bit_width(sides - 1));
}

std::optional<std::string> fault_of(const FormatSettings& settings, const Field& field) {
    const std::string sides = std::to_string(field.size()) + (field.has_teams() ? " teams" : " engines");
    if (field.size() < 2) {
        return "all engines are of one team, expected two or more";
    }
    if (settings.kind == FormatKind::match && field.size() > 2) {
        return std::string{"a match is between two "} + (field.has_teams() ? "teams" : "engines") +
               ", expected --format gauntlet, round-robin or another for " + sides;
    }
    const auto most = static_cast<int>(field.size() - 1 + field.size() % 2);
    if (settings.kind == FormatKind::swiss && rounds_of(settings, field.size()) > most) {
        return "--rounds " + std::to_string(settings.rounds) + ": nobody meets an opponent again, expected at most " +
               std::to_string(most) + " for " + sides;
    }
    return field.has_teams() ? fault_of_teams(settings, field) : std::nullopt;
}

std::unique_ptr<Format> make_format(const FormatSettings& settings, const Field& field,
                                    std::vector<std::size_t> openings) {
    Schedule schedule{field, settings.boards, std::move(openings)};
    switch (settings.kind) {
        case FormatKind::swiss:
            return std::make_unique<SwissFormat>(settings, std::move(schedule));
        case FormatKind::knock_out:
            return std::make_unique<KnockOutFormat>(settings, std::move(schedule));
        case FormatKind::relay:
            return std::make_unique<RelayFormat>(settings, std::move(schedule));
        case FormatKind::match:
        case FormatKind::gauntlet:
        case FormatKind::round_robin:
        case FormatKind::double_round_robin:
            break;
    }
    return std::make_unique<FixedFormat>(settings, std::move(schedule));
}

}  // namespace draughts
