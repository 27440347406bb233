#include "checkerboard/plugin.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <exception>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "checkerboard/commands.h"
#include "checkerboard/move_time.h"
#include "checkerboard/search_text.h"

namespace draughts::checkerboard {

namespace {

constexpr std::chrono::milliseconds watch_interval{10};

[[nodiscard]] bolshak_board board_of(const c_api::GameHandle& game) {
    bolshak_board board{};
    bolshak_game_board(game.get(), &board, nullptr);
    return board;
}

[[nodiscard]] bool is_same_position(const c_api::GameHandle& a, const c_api::GameHandle& b) {
    const bolshak_board left = board_of(a);
    const bolshak_board right = board_of(b);
    return left.variant == right.variant && left.turn == right.turn &&
           std::equal(std::begin(left.pieces), std::end(left.pieces), std::begin(right.pieces));
}

[[nodiscard]] bool is_start_of_game(const c_api::GameHandle& game) {
    bolshak_game* start = nullptr;
    bolshak_game_create(board_of(game).variant, BOLSHAK_NO_DRAWS, nullptr, &start, nullptr);
    const c_api::GameHandle owner{start};
    return owner && is_same_position(game, owner);
}

[[nodiscard]] std::vector<bolshak_move> legal_moves(const c_api::GameHandle& game) {
    std::vector<bolshak_move> moves(BOLSHAK_MOST_MOVES);
    std::size_t count = 0;
    bolshak_game_moves(game.get(), moves.data(), moves.size(), &count, nullptr);
    moves.resize(std::min(count, moves.size()));
    return moves;
}

/// The first word of `text`, which is left with the rest.
[[nodiscard]] std::string take_word(std::string& text) {
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    std::string word = text.substr(begin, end - begin);
    text.erase(0, std::min(text.find_first_not_of(' ', end), text.size()));
    return word;
}

}  // namespace

bolshak_engine* Plugin::engine() {
    if (!engine_) {
        engine_ = c_api::create_engine(nullptr);
    }
    return engine_.get();
}

c_api::GameHandle Plugin::game_to_search(const Board& board, int color, bolshak_error& error) {
    c_api::GameHandle game = c_api::create_game(settings_.variant(), settings_.rules(), fen_of(board, color), &error);
    c_api::GameHandle history = std::move(history_);  // good for one move
    return game && history && is_same_position(game, history) ? std::move(history) : std::move(game);
}

int Plugin::find_move(Board& board, int color, const Order& order, char* text, CBmove& move) {
    Lock lock{mutex_};
    bolshak_error error{};
    if (searched_) {
        show(text, "a search is running");
        return CB_GAME_UNKNOWN;
    }
    c_api::GameHandle game = game_to_search(board, color, error);
    if (!game) {
        show(text, error.message);
        return CB_GAME_UNKNOWN;
    }
    const std::size_t move_count = legal_moves(game).size();
    if (move_count == 0) {
        show(text, "no legal move");
        return CB_GAME_LOSS;
    }
    if (engine() == nullptr) {
        show(text, "not enough memory");
        return CB_GAME_UNKNOWN;
    }
    if (is_start_of_game(game)) {
        bolshak_engine_new_game(engine(), nullptr);
    }
    const bolshak_limits limits = move_limits(order.maxtime, order.info, order.moreinfo);
    const bolshak_listener listener{on_info, on_done, this};
    searched_ = std::move(game);
    is_done_ = false;
    lines_ = settings_.get(engine(), "allscores") == "1" ? static_cast<int>(move_count) : 1;
    status_.clear();
    if (bolshak_engine_search(engine(), searched_.get(), &limits, &listener, &error) != BOLSHAK_OK) {
        searched_.reset();
        show(text, error.message);
        return CB_GAME_UNKNOWN;
    }
    watch(lock, order.playnow, text);

    bolshak_result result{};
    const bolshak_code code = bolshak_engine_wait(engine(), &result, &error);
    const c_api::GameHandle played = std::move(searched_);
    if (code != BOLSHAK_OK) {
        show(text, error.message);
        return CB_GAME_UNKNOWN;
    }
    move = to_cb_move(board_of(played), result.best);
    bolshak_game_play(played.get(), &result.best, nullptr);
    write_board(board_of(played), board);
    return legal_moves(played).empty() ? CB_GAME_WIN : CB_GAME_UNKNOWN;
}

/// Until the search is over: shows how it stands, and ends it when told so.
void Plugin::watch(Lock& lock, const int* playnow, char* text) {
    const volatile int* const flag = playnow;  // another thread of CheckerBoard sets it
    bool is_told = false;
    while (!is_done_) {
        changed_.wait_for(lock, watch_interval);
        if (!is_told && flag != nullptr && *flag != 0) {
            is_told = true;
            bolshak_engine_stop(engine_.get());
        }
        if (!status_.empty()) {
            show(text, status_);
        }
    }
}

/// The lines of an iteration come one after the other: shown are all or none.
void Plugin::take(const bolshak_info& info) {
    if (lines_ == 1) {
        status_ = search_text(*searched_, info);
        return;
    }
    scores_ = (info.line == 1 ? "" : scores_) + scored_move(*searched_, info);
    if (info.line == lines_) {
        status_ = scores_;
    }
}

void Plugin::on_info(void* user, const bolshak_info* info) {
    Plugin& plugin = *static_cast<Plugin*>(user);
    const Lock lock{plugin.mutex_};
    try {
        plugin.take(*info);
    } catch (const std::exception&) {
        // No memory for this line, and no way for an exception through C. The last one stays.
    }
}

void Plugin::on_done(void* user, const bolshak_result* /*result*/) {
    Plugin& plugin = *static_cast<Plugin*>(user);
    const Lock lock{plugin.mutex_};
    plugin.is_done_ = true;
    plugin.changed_.notify_all();
}

bool Plugin::find_legal(const Board& board, int color, int from, int to, CBmove& move) {
    const Lock lock{mutex_};
    bolshak_error error{};
    const c_api::GameHandle game =
        c_api::create_game(settings_.variant(), settings_.rules(), fen_of(board, color), &error);
    if (!game) {
        return false;
    }
    const std::vector<bolshak_move> moves = legal_moves(game);
    const auto found = std::ranges::find_if(moves, [&](const bolshak_move& m) {
        return m.from == from && m.to == to;
    });
    if (found == moves.end()) {
        return false;
    }
    move = to_cb_move(board_of(game), *found);
    return true;
}

std::optional<std::string> Plugin::handle(std::string_view command) {
    std::string rest{command};
    const std::string verb = take_word(rest);
    if (std::string folder = rest; verb == "set" && take_word(folder) == "check_mtc_dir") {
        return "No tables of this kind are used: those of the WLD directory know the number of moves, too.";
    }
    // A folder is judged by an engine of its own, which takes a while.
    if (std::string folder = rest; verb == "set" && take_word(folder) == "check_wld_dir") {
        return judge_table_folder(folder);
    }
    const Lock lock{mutex_};
    if (verb == "get") {
        return get(rest);
    }
    return verb == "set" ? set(rest) : ask(verb, rest);
}

std::optional<std::string> Plugin::ask(const std::string& verb, const std::string& fen) {
    const std::string name = std::string{"Bolshak "} + bolshak_version();
    if (verb == "name") {
        return name;
    }
    if (verb == "about") {
        return name + "\nEngine for Russian and Brazilian draughts";
    }
    if (verb == "help") {
        return "bolshak.html";  // CheckerBoard looks for it where the engines are
    }
    if (verb == "staticevaluation" && !searched_ && engine() != nullptr) {
        return static_evaluation(settings_, engine(), fen);
    }
    return std::nullopt;
}

std::optional<std::string> Plugin::get(const std::string& arguments) {
    std::string rest = arguments;
    const std::string name = take_word(rest);
    if (name == "movelist") {
        return move_list(settings_, rest);
    }
    if (Settings::needs_engine(name) && (searched_ || engine() == nullptr)) {
        return std::nullopt;
    }
    return settings_.get(engine_.get(), name);
}

std::optional<std::string> Plugin::set(const std::string& arguments) {
    std::string value = arguments;
    const std::string name = take_word(value);
    bool is_set = false;
    if (name == "gamehist") {
        history_ = game_history(settings_, value);
        is_set = history_ != nullptr;
    } else if (!searched_ && engine() != nullptr) {
        is_set = settings_.set(engine(), name, value);
    }
    return is_set ? std::optional{std::string{}} : std::nullopt;
}

}  // namespace draughts::checkerboard
