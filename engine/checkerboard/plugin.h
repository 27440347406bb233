// Plugin: the engine behind CheckerBoard's functions. Thread-safe: CheckerBoard thinks in one thread and asks in
// another.
//
// No thread of it lives while none of its functions runs, so the library can be unloaded at any such time.
#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "c_api/handles.h"
#include "checkerboard/board.h"
#include "checkerboard/settings.h"

namespace draughts::checkerboard {

class Plugin {
  public:
    /// A clock and a flag to play at once, as getmove() gets them.
    struct Order {
        double maxtime = 0;
        int info = 0;
        int moreinfo = 0;
        const int* playnow = nullptr;  // may be null
    };

    explicit Plugin(bolshak_variant variant) : settings_{variant} {}

    /// As getmove(); `text` has room for CB_REPLY_SIZE.
    int find_move(Board& board, int color, const Order& order, char* text, CBmove& move);
    /// The reply of enginecommand(); null for a command that is not known, or cannot be done.
    [[nodiscard]] std::optional<std::string> handle(std::string_view command);
    /// As islegal().
    bool find_legal(const Board& board, int color, int from, int to, CBmove& move);

  private:
    using Lock = std::unique_lock<std::mutex>;

    [[nodiscard]] std::optional<std::string> ask(const std::string& verb, const std::string& fen);
    [[nodiscard]] std::optional<std::string> get(const std::string& arguments);
    [[nodiscard]] std::optional<std::string> set(const std::string& arguments);
    /// The engine, made when it is first needed: CheckerBoard loads engines only to ask their names. Null: no memory.
    [[nodiscard]] bolshak_engine* engine();
    /// The game to search: with its history, if that was told and leads to this board. Null: no such position.
    [[nodiscard]] c_api::GameHandle game_to_search(const Board& board, int color, bolshak_error& error);
    void watch(Lock& lock, const int* playnow, char* text);
    void take(const bolshak_info& info);
    static void on_info(void* user, const bolshak_info* info);
    static void on_done(void* user, const bolshak_result* result);

    std::mutex mutex_;  // of all below; a search runs without it
    Settings settings_;
    c_api::GameHandle history_;   // null: none was told
    c_api::GameHandle searched_;  // not null: a search is running
    int lines_ = 1;               // that the search tells of, one for each move with allscores
    std::string scores_;          // of allscores, while lines come
    std::string status_;
    bool is_done_ = false;
    std::condition_variable changed_;
    c_api::EngineHandle engine_;  // last: its end waits for the search, which uses the rest
};

}  // namespace draughts::checkerboard
