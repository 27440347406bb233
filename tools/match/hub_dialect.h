// The Hub protocol, version 2, from the side of the referee.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/dialect.h"

namespace draughts {

class HubDialect final : public Dialect {
  public:
    explicit HubDialect(Numbering numbering) : numbering_{numbering} {}

    [[nodiscard]] std::string greeting() const override { return "hub"; }
    [[nodiscard]] Lines settings(VariantId variant, DrawRules rules, const EngineConfig& config) const override;
    [[nodiscard]] bool has_option(std::string_view name) const override;
    [[nodiscard]] Lines new_game() const override { return {"new-game", "ping"}; }
    [[nodiscard]] Lines search(const SearchOrder& order) const override;
    Reply read(std::string_view line) override;
    [[nodiscard]] Result<Move> parse(const Game& game, std::string_view text) const override;

  private:
    Numbering numbering_;
    std::vector<std::string> parameters_;
};

}  // namespace draughts
