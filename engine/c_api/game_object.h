// GameObject: a bolshak_game.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "c_api/objects.h"
#include "core/game.h"

namespace draughts::c_api {

class GameObject final : public bolshak_game {
  public:
    explicit GameObject(Game game) : game_{std::move(game)} {}

    [[nodiscard]] const Game& game() const { return game_; }

    [[nodiscard]] std::unique_ptr<bolshak_game> copy() const override;
    [[nodiscard]] bolshak_board board() const override;
    [[nodiscard]] std::string fen() const override;
    [[nodiscard]] std::size_t moves(bolshak_move* moves, std::size_t capacity) const override;
    bolshak_fault parse_move(const char* text, bolshak_move& move) const override;
    bolshak_fault format_move(const bolshak_move& move, std::string& text) const override;
    bolshak_fault play(const bolshak_move& move) override;
    bolshak_fault undo() override;
    [[nodiscard]] bolshak_status status() const override;

  private:
    Game game_;
};

}  // namespace draughts::c_api
