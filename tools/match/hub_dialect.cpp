#include "match/hub_dialect.h"

#include <algorithm>

#include "protocol/hub_line.h"
#include "protocol/words.h"
#include "text/fixed_point.h"
#include "text/hub_text.h"

namespace draughts {

namespace {

template <class T>
[[nodiscard]] std::optional<T> number_of(const HubLine& line, std::string_view name) {
    const std::string* value = line.find(name);
    return value != nullptr ? parse_number<T>(*value) : std::nullopt;
}

[[nodiscard]] std::string set_parameter(std::string_view name, std::string_view value) {
    return "set-param " + format_hub_field("name", name) + ' ' + format_hub_field("value", value);
}

}  // namespace

bool HubDialect::has_option(std::string_view name) const {
    return std::ranges::find(parameters_, name) != parameters_.end();
}

Lines HubDialect::settings(VariantId variant, DrawRules rules, const EngineConfig& config) const {
    Lines lines;
    if (has_option("variant")) {
        lines.push_back(set_parameter("variant", name_of(variant)));
    }
    if (has_option("draw-rules")) {
        lines.push_back(set_parameter("draw-rules", name_of(rules)));
    }
    if (has_option("move-numbering")) {
        lines.push_back(set_parameter("move-numbering", numbering_ == Numbering::top ? "top" : "bottom"));
    }
    for (const auto& [name, value] : config.options) {
        lines.push_back(set_parameter(name, value));
    }
    lines.emplace_back("init");
    return lines;
}

Lines HubDialect::search(const SearchOrder& order) const {
    std::string position = "pos " + format_hub_field("pos", format_hub_position(order.game.start()));
    std::string moves;
    for (const Move move : order.game.moves()) {
        moves += (moves.empty() ? "" : " ") + format_hub_move(move, numbering_);
    }
    if (!moves.empty()) {
        position += ' ' + format_hub_field("moves", moves);
    }
    Lines lines{std::move(position)};
    const TimeControl& control = order.own.control();
    if (control.depth) {
        lines.push_back("level depth=" + std::to_string(*control.depth));
    }
    if (control.nodes) {
        lines.push_back("level nodes=" + std::to_string(*control.nodes));
    }
    if (control.move_time) {
        lines.push_back("level move-time=" + fixed_point(control.move_time->count(), 3));
    } else if (control.base) {
        const std::string moves_to_go =
            control.moves > 0 ? "moves=" + std::to_string(order.own.moves_to_go()) + ' ' : "";
        const std::string increment =
            control.increment.count() > 0 ? " inc=" + fixed_point(control.increment.count(), 3) : "";
        lines.push_back("level " + moves_to_go + "time=" + fixed_point(order.own.time().count(), 3) + increment);
    }
    lines.emplace_back("go think");
    return lines;
}

Reply HubDialect::read(std::string_view line) {
    Reply reply;
    const auto parsed = parse_hub_line(line);
    if (!parsed) {
        return reply;
    }
    const HubLine& told = *parsed;
    if (told.command == "wait") {
        reply.kind = Reply::Kind::introduced;
    } else if (told.command == "ready" || told.command == "pong") {
        reply.kind = Reply::Kind::ready;
    } else if (told.command == "param") {
        if (const std::string* name = told.find("name")) {
            parameters_.push_back(*name);
        }
    } else if (told.command == "info") {
        reply.kind = Reply::Kind::thought;
        reply.thought = {number_of<double>(told, "score"), number_of<int>(told, "depth"),
                         number_of<std::uint64_t>(told, "nodes")};
    } else if (told.command == "done") {
        const std::string* move = told.find("move");
        reply.kind = move != nullptr && !move->empty() ? Reply::Kind::move : Reply::Kind::no_move;
        reply.text = move != nullptr ? *move : "";
    }
    return reply;
}

Result<Move> HubDialect::parse(const Game& game, std::string_view text) const {
    return parse_hub_move(game.variant(), game.position(), text, numbering_);
}

}  // namespace draughts
