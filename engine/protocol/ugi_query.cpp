#include "protocol/ugi_query.h"

namespace draughts {

namespace {

[[nodiscard]] std::string truth(bool value) {
    return value ? "true" : "false";
}

[[nodiscard]] std::string result_of(Status status) {
    switch (status) {
        case Status::ongoing:
            break;
        case Status::white_wins:
            return "p1win";
        case Status::black_wins:
            return "p2win";
        case Status::draw:
            return "draw";
    }
    return "none";
}

}  // namespace

std::optional<std::string> answer_ugi_query(const Game& game, std::string_view question) {
    if (question == "p1turn") {
        return truth(game.position().turn() == Color::white);
    }
    if (question == "gameover") {
        return truth(game.outcome().status != Status::ongoing);
    }
    if (question == "result") {
        return result_of(game.outcome().status);
    }
    return std::nullopt;
}

}  // namespace draughts
