// The UCI dialect from the side of the referee: draughts positions and moves, chess's words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/dialect.h"

namespace draughts {

class UciDialect final : public Dialect {
  public:
    [[nodiscard]] std::string greeting() const override { return "uci"; }
    [[nodiscard]] Lines settings(VariantId variant, DrawRules rules, const EngineConfig& config) const override;
    [[nodiscard]] bool has_option(std::string_view name) const override;
    [[nodiscard]] Lines new_game() const override { return {"ucinewgame", "isready"}; }
    [[nodiscard]] Lines search(const SearchOrder& order) const override;
    Reply read(std::string_view line) override;
    [[nodiscard]] Result<Move> parse(const Game& game, std::string_view text) const override;

  private:
    std::vector<std::string> options_;
};

}  // namespace draughts
