#include "checkerboard/search_text.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "c_api/handles.h"
#include "checkerboard/checkerboard.h"
#include "text/fixed_point.h"

namespace draughts::checkerboard {

std::string score_text(const bolshak_score& score) {
    if (score.kind == BOLSHAK_SCORE_VALUE) {
        return (score.value > 0 ? "+" : "") + fixed_point(score.value / 100.0, 2);
    }
    return (score.kind == BOLSHAK_SCORE_WIN ? "win in " : "loss in ") + std::to_string(score.value);
}

std::string search_text(const bolshak_game& game, const bolshak_info& info) {
    std::string text = "depth " + std::to_string(info.depth) + "/" + std::to_string(info.seldepth) + "  time " +
                       fixed_point(static_cast<double>(info.microseconds) / 1e6, 2) + "s  nodes " +
                       fixed_point(static_cast<double>(info.nodes) / 1e6, 1) + "M  value " + score_text(info.score) +
                       "  pv";
    const c_api::GameHandle line = c_api::copy_of(game);
    for (std::size_t i = 0; line && i < info.pv_count; ++i) {
        std::array<char, BOLSHAK_MOVE_SIZE> move{};
        if (bolshak_game_format_move(line.get(), &info.pv[i], move.data(), move.size(), nullptr) != BOLSHAK_OK ||
            bolshak_game_play(line.get(), &info.pv[i], nullptr) != BOLSHAK_OK) {
            break;
        }
        text += std::string{" "} + move.data();
    }
    return text;
}

std::string scored_move(const bolshak_game& game, const bolshak_info& info) {
    std::array<char, BOLSHAK_MOVE_SIZE> move{};
    if (info.pv_count == 0 ||
        bolshak_game_format_move(&game, &info.pv[0], move.data(), move.size(), nullptr) != BOLSHAK_OK) {
        return {};
    }
    return (info.line == 1 ? "depth " + std::to_string(info.depth) : "") + "  " + move.data() + " " +
           score_text(info.score);
}

void show(char* text, const std::string& line) {
    const std::size_t length = std::min<std::size_t>(line.size(), CB_REPLY_SIZE - 1);
    text[length] = '\0';
    std::copy_n(line.data(), length, text);
}

}  // namespace draughts::checkerboard
