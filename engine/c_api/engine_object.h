// EngineObject: a bolshak_engine.
#pragma once

#include <atomic>
#include <cstddef>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "c_api/objects.h"
#include "core/game.h"
#include "engine.h"

namespace draughts::c_api {

/// A search's result, kept for wait().
struct KeptResult {
    bolshak_result result{};
    std::vector<bolshak_move> pv;
};

class EngineObject final : public bolshak_engine {
  public:
    ~EngineObject() override;

    bolshak_fault option_count(std::size_t& count) const override;
    bolshak_fault option(std::size_t index, bolshak_option& option) const override;
    bolshak_fault set_option(const char* name, const char* value) override;
    bolshak_fault new_game() override;
    bolshak_fault search(const bolshak_game& game, const bolshak_limits& limits,
                         const bolshak_listener& listener) override;
    void stop() override { engine_.stop(); }
    void ponder_hit() override { engine_.ponder_hit(); }
    [[nodiscard]] bool is_searching() const override { return is_busy_; }
    bolshak_fault wait(bolshak_result* result) override;
    bolshak_fault evaluate(const bolshak_game& game, bolshak_score& score) override;
    bolshak_fault probe(const bolshak_game& game, bolshak_probe& probe) override;

  private:
    [[nodiscard]] std::optional<bolshak_fault> busy() const;
    /// Takes the game over, and with it its variant and draw rules.
    [[nodiscard]] bolshak_fault set_game(const Game& game);
    // On the search's thread; the engine's game stays that of the search while is_busy_.
    void tell(const SearchInfo& info, const bolshak_listener& listener);
    void keep(const SearchResult& result);
    void finish(const SearchResult& result, const bolshak_listener& listener);

    std::atomic<bool> is_busy_{false};               // from search() until on_done has returned
    std::atomic<std::thread::id> calling_thread_{};  // in one of the listener's functions
    std::optional<KeptResult> kept_;                 // of the last search, written by its thread while is_busy_
    bolshak_fault failure_;                          // of the last search to keep its result
    mutable std::string choices_;                    // what the last bolshak_option points to
    Engine engine_;                                  // last: its end waits for the search, which uses the rest
};

}  // namespace draughts::c_api
