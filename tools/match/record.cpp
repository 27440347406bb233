#include "match/record.h"

#include <concepts>
#include <cstddef>
#include <limits>
#include <nlohmann/json.hpp>
#include <type_traits>
#include <utility>

#include "text/quote.h"

namespace draughts {

namespace {

using Json = nlohmann::ordered_json;

template <class T>
[[nodiscard]] Json values_of(const GameRecord& record, std::optional<T> MoveRecord::*field) {
    Json values = Json::array();
    for (const MoveRecord& move : record.moves) {
        const std::optional<T>& value = move.*field;
        values.push_back(value ? Json(*value) : Json(nullptr));
    }
    return values;
}

/// Reads fields one after the other and keeps the first fault.
class Reader {
  public:
    explicit Reader(const Json& object) : object_{object} {}

    [[nodiscard]] const std::string& fault() const { return fault_; }

    std::string text(const char* name, bool is_required) {
        const auto field = object_.find(name);
        if (field == object_.end()) {
            if (is_required) {
                complain(std::string{"no field "} + name);
            }
            return "";
        }
        if (!field->is_string()) {
            complain(std::string{"field "} + name + " is no string");
            return "";
        }
        return field->get<std::string>();
    }

    int number(const char* name) {
        const auto field = object_.find(name);
        if (field == object_.end()) {
            return 0;
        }
        if (!field->is_number_integer() || field->get<double>() < 0 ||
            field->get<double>() > std::numeric_limits<int>::max()) {
            complain(std::string{"field "} + name + " is no whole number from 0 on");
            return 0;
        }
        return field->get<int>();
    }

    double rating(const char* name) {
        const auto field = object_.find(name);
        if (field == object_.end()) {
            return 0;
        }
        if (!field->is_number()) {
            complain(std::string{"field "} + name + " is no number");
            return 0;
        }
        return field->get<double>();
    }

    std::vector<MoveRecord> moves() {
        std::vector<MoveRecord> moves;
        const auto field = object_.find("moves");
        if (field == object_.end() || !field->is_array()) {
            complain("no array moves");
            return moves;
        }
        for (const Json& item : *field) {
            if (!item.is_string()) {
                complain("an item of moves is no string");
                return moves;
            }
            moves.push_back({item.get<std::string>(), {}, {}, {}, {}});
        }
        return moves;
    }

    template <class T>
    void add(const char* name, std::vector<MoveRecord>& moves, std::optional<T> MoveRecord::*target) {
        const auto field = object_.find(name);
        if (field == object_.end()) {
            return;
        }
        if (!field->is_array() || field->size() != moves.size()) {
            complain(std::string{"field "} + name + " is no array as long as moves");
            return;
        }
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Json& value = (*field)[i];
            if (value.is_number()) {
                moves[i].*target = value.get<T>();
            } else if (!value.is_null()) {
                complain(std::string{"an item of "} + name + " is neither number nor null");
            }
        }
    }

    void complain(const std::string& fault) {
        if (fault_.empty()) {
            fault_ = fault;
        }
    }

  private:
    const Json& object_;
    std::string fault_;
};

}  // namespace

bool is_played(const GameRecord& record) {
    return !record.is_bye() && record.reason != "lot";
}

int white_points(const GameRecord& record) {
    return record.result == "1-0" ? 2 : record.result == "0-1" ? 0 : 1;
}

std::string to_json_line(const GameRecord& record) {
    Json moves = Json::array();
    for (const MoveRecord& move : record.moves) {
        moves.push_back(move.move);
    }
    Json object{{"game", record.game},
                {"round", record.round},
                {"pair", record.pair},
                {"variant", record.variant},
                {"draw_rules", record.draw_rules},
                {"opening", record.opening},
                {"fen", record.fen},
                {"white", record.white},
                {"black", record.black},
                {"moves", std::move(moves)},
                {"result", record.result},
                {"reason", record.reason},
                {"detail", record.detail},
                {"plies", record.moves.size()},
                {"time_control", record.time_control},
                {"scores", values_of(record, &MoveRecord::score_men)},
                {"depths", values_of(record, &MoveRecord::depth)},
                {"times", values_of(record, &MoveRecord::seconds)},
                {"nodes", values_of(record, &MoveRecord::nodes)}};
    const auto add_known = [&object](const char* name, const auto& value) {
        if (value != std::remove_cvref_t<decltype(value)>{}) {
            object[name] = value;
        }
    };
    add_known("white_team", record.white_team);
    add_known("black_team", record.black_team);
    add_known("board", record.board);
    add_known("white_rating", record.white_rating);
    add_known("black_rating", record.black_rating);
    // Names come from command lines and engines: bytes that are no UTF-8 become the replacement character.
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<GameRecord> parse_json_line(std::string_view line) {
    const Json object = Json::parse(line, nullptr, false);
    if (!object.is_object()) {
        return Error{"expected a game as a JSON object, found " + quoted(line)};
    }
    Reader reader{object};
    GameRecord record;
    record.game = reader.number("game");
    record.round = reader.number("round");
    record.pair = reader.number("pair");
    record.variant = reader.text("variant", true);
    record.draw_rules = reader.text("draw_rules", false);
    record.opening = reader.text("opening", false);
    record.fen = reader.text("fen", true);
    record.white = reader.text("white", true);
    record.black = reader.text("black", true);
    record.white_team = reader.text("white_team", false);
    record.black_team = reader.text("black_team", false);
    record.board = reader.number("board");
    record.white_rating = reader.rating("white_rating");
    record.black_rating = reader.rating("black_rating");
    record.result = reader.text("result", true);
    record.reason = reader.text("reason", false);
    record.detail = reader.text("detail", false);
    record.time_control = reader.text("time_control", false);
    record.moves = reader.moves();
    reader.add("scores", record.moves, &MoveRecord::score_men);
    reader.add("depths", record.moves, &MoveRecord::depth);
    reader.add("times", record.moves, &MoveRecord::seconds);
    reader.add("nodes", record.moves, &MoveRecord::nodes);
    if (record.result != "1-0" && record.result != "1/2-1/2" && record.result != "0-1") {
        reader.complain("result " + quoted(std::string_view{record.result}) + " is none of 1-0, 1/2-1/2, 0-1");
    }
    if (!reader.fault().empty()) {
        return Error{reader.fault()};
    }
    return record;
}

}  // namespace draughts
