// The functions of bolshak.h: arguments, errors and exceptions are dealt with here, the rest by the objects behind the
// handles. Compiled once; it picks the code path for this processor.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <memory>
#include <new>
#include <string>
#include <string_view>

#include "c_api/bolshak.h"
#include "c_api/factory.h"
#include "c_api/objects.h"
#include "core/square.h"
#include "cpu.h"

#ifdef DRAUGHTS_HAS_avx2
namespace draughts_avx2::c_api {
bolshak_fault make_game(bolshak_variant variant, bolshak_draw_rules draw_rules, const char* fen,
                        std::unique_ptr<bolshak_game>& game);
std::unique_ptr<bolshak_engine> make_engine();
}  // namespace draughts_avx2::c_api
#endif

bolshak_game::~bolshak_game() = default;
bolshak_engine::~bolshak_engine() = default;

namespace {

/// The choice holds for the life of the process: objects of two paths do not know each other.
const bolshak_factory& factory() {
#ifdef DRAUGHTS_HAS_avx2
    static const bolshak_factory chosen =
        draughts::takes_avx2_path()
            ? bolshak_factory{draughts_avx2::c_api::make_game, draughts_avx2::c_api::make_engine}
            : bolshak_factory{draughts::c_api::make_game, draughts::c_api::make_engine};
#else
    static const bolshak_factory chosen{draughts::c_api::make_game, draughts::c_api::make_engine};
#endif
    return chosen;
}

bolshak_code report(bolshak_error* error, bolshak_code code, std::string_view message) {
    if (error != nullptr) {
        const std::size_t length = std::min<std::size_t>(message.size(), BOLSHAK_MESSAGE_SIZE - 1);
        error->code = code;
        std::copy_n(message.data(), length, error->message);
        error->message[length] = '\0';
    }
    return code;
}

/// Does `work`, which returns a fault, and reports how it ended, also by an exception.
template <class F>
bolshak_code guarded(bolshak_error* error, const F& work) {
    try {
        const bolshak_fault fault = work();
        return report(error, fault.code, fault.message);
    } catch (const std::bad_alloc&) {
        return report(error, BOLSHAK_NO_MEMORY, "not enough memory");
    } catch (const std::exception& e) {
        return report(error, BOLSHAK_INTERNAL, e.what());
    } catch (...) {
        return report(error, BOLSHAK_INTERNAL, "unknown fault");
    }
}

/// The same, where these pointers must not be null. `names`: what they are, in one text.
template <class F>
bolshak_code guarded(bolshak_error* error, std::initializer_list<const void*> pointers, const char* names,
                     const F& work) {
    if (std::ranges::find(pointers, nullptr) != pointers.end()) {
        return report(error, BOLSHAK_BAD_ARGUMENT, std::string_view{names});
    }
    return guarded(error, work);
}

/// For functions that make a handle, which must not be null and becomes NULL first; `work` fills a unique_ptr.
template <class T, class F>
bolshak_code guarded_making(bolshak_error* error, T** handle, const char* names, const F& work) {
    if (handle == nullptr) {
        return report(error, BOLSHAK_BAD_ARGUMENT, std::string_view{names});
    }
    *handle = nullptr;
    return guarded(error, [&] {
        std::unique_ptr<T> made;
        bolshak_fault fault = work(made);
        *handle = made.release();
        return fault;
    });
}

bolshak_fault write_text(const std::string& text, char* buffer, std::size_t size) {
    if (text.size() >= size) {
        return {BOLSHAK_TOO_SMALL, "the buffer has " + std::to_string(size) + " bytes, expected at least " +
                                       std::to_string(text.size() + 1)};
    }
    std::memcpy(buffer, text.c_str(), text.size() + 1);
    return {};
}

}  // namespace

const char* bolshak_version() {
    return DRAUGHTS_VERSION;
}

int bolshak_api_version() {
    return BOLSHAK_API_VERSION;
}

const char* bolshak_code_name(int code) {
    constexpr std::array names{"ok",        "bad-argument", "bad-fen",   "bad-move",  "bad-option",
                               "too-small", "busy",         "no-answer", "no-memory", "internal"};
    static_assert(names.size() == BOLSHAK_INTERNAL + 1);
    return code >= 0 && code <= BOLSHAK_INTERNAL ? names[static_cast<std::size_t>(code)] : nullptr;
}

const char* bolshak_square_name(int square) {
    using Name = std::array<char, 3>;
    static constexpr auto names = [] {
        std::array<Name, draughts::square_count> list{};
        for (std::size_t i = 0; i < list.size(); ++i) {
            const draughts::Square s = draughts::all_squares[i];
            list[i] = {static_cast<char>('a' + draughts::file_of(s)), static_cast<char>('1' + draughts::rank_of(s)),
                       '\0'};
        }
        return list;
    }();
    return square >= 1 && square <= draughts::square_count ? names[static_cast<std::size_t>(square - 1)].data()
                                                           : nullptr;
}

bolshak_code bolshak_game_create(int variant, int draw_rules, const char* fen, bolshak_game** game,
                                 bolshak_error* error) {
    return guarded_making(error, game, "game is NULL", [&](std::unique_ptr<bolshak_game>& made) -> bolshak_fault {
        if (variant != BOLSHAK_RUSSIAN && variant != BOLSHAK_BRAZILIAN) {
            return {BOLSHAK_BAD_ARGUMENT, "there is no variant " + std::to_string(variant)};
        }
        if (draw_rules != BOLSHAK_CHINA64 && draw_rules != BOLSHAK_FMJD64 && draw_rules != BOLSHAK_NO_DRAWS) {
            return {BOLSHAK_BAD_ARGUMENT, "there are no draw rules " + std::to_string(draw_rules)};
        }
        return factory().make_game(static_cast<bolshak_variant>(variant), static_cast<bolshak_draw_rules>(draw_rules),
                                   fen, made);
    });
}

bolshak_code bolshak_game_copy(const bolshak_game* game, bolshak_game** copy, bolshak_error* error) {
    constexpr const char* names = "game or copy is NULL";
    return guarded_making(error, copy, names, [&](std::unique_ptr<bolshak_game>& made) -> bolshak_fault {
        if (game == nullptr) {
            return {BOLSHAK_BAD_ARGUMENT, names};
        }
        made = game->copy();
        return {};
    });
}

void bolshak_game_destroy(bolshak_game* game) {
    delete game;
}

bolshak_code bolshak_game_board(const bolshak_game* game, bolshak_board* board, bolshak_error* error) {
    return guarded(error, {game, board}, "game or board is NULL", [&]() -> bolshak_fault {
        *board = game->board();
        return {};
    });
}

bolshak_code bolshak_game_fen(const bolshak_game* game, char* buffer, size_t size, bolshak_error* error) {
    return guarded(error, {game, buffer}, "game or buffer is NULL", [&] {
        return write_text(game->fen(), buffer, size);
    });
}

bolshak_code bolshak_game_moves(const bolshak_game* game, bolshak_move* moves, size_t capacity, size_t* count,
                                bolshak_error* error) {
    return guarded(error, {game, count}, "game or count is NULL", [&]() -> bolshak_fault {
        if (moves == nullptr && capacity > 0) {
            return {BOLSHAK_BAD_ARGUMENT, "moves is NULL, but capacity is not 0"};
        }
        *count = game->moves(moves, capacity);
        return {};
    });
}

bolshak_code bolshak_game_parse_move(const bolshak_game* game, const char* text, bolshak_move* move,
                                     bolshak_error* error) {
    return guarded(error, {game, text, move}, "game, text or move is NULL", [&] {
        return game->parse_move(text, *move);
    });
}

bolshak_code bolshak_game_format_move(const bolshak_game* game, const bolshak_move* move, char* buffer, size_t size,
                                      bolshak_error* error) {
    return guarded(error, {game, move, buffer}, "game, move or buffer is NULL", [&] {
        std::string text;
        bolshak_fault fault = game->format_move(*move, text);
        return fault.code == BOLSHAK_OK ? write_text(text, buffer, size) : fault;
    });
}

bolshak_code bolshak_game_play(bolshak_game* game, const bolshak_move* move, bolshak_error* error) {
    return guarded(error, {game, move}, "game or move is NULL", [&] {
        return game->play(*move);
    });
}

bolshak_code bolshak_game_undo(bolshak_game* game, bolshak_error* error) {
    return guarded(error, {game}, "game is NULL", [&] {
        return game->undo();
    });
}

bolshak_code bolshak_game_status(const bolshak_game* game, bolshak_status* status, bolshak_error* error) {
    return guarded(error, {game, status}, "game or status is NULL", [&]() -> bolshak_fault {
        *status = game->status();
        return {};
    });
}

bolshak_code bolshak_engine_create(bolshak_engine** engine, bolshak_error* error) {
    return guarded_making(error, engine, "engine is NULL", [](std::unique_ptr<bolshak_engine>& made) -> bolshak_fault {
        made = factory().make_engine();
        return {};
    });
}

void bolshak_engine_destroy(bolshak_engine* engine) {
    delete engine;
}

bolshak_code bolshak_engine_option_count(const bolshak_engine* engine, size_t* count, bolshak_error* error) {
    return guarded(error, {engine, count}, "engine or count is NULL", [&] {
        return engine->option_count(*count);
    });
}

bolshak_code bolshak_engine_option(const bolshak_engine* engine, size_t index, bolshak_option* option,
                                   bolshak_error* error) {
    return guarded(error, {engine, option}, "engine or option is NULL", [&] {
        return engine->option(index, *option);
    });
}

bolshak_code bolshak_engine_set_option(bolshak_engine* engine, const char* name, const char* value,
                                       bolshak_error* error) {
    return guarded(error, {engine, name, value}, "engine, name or value is NULL", [&] {
        return engine->set_option(name, value);
    });
}

bolshak_code bolshak_engine_new_game(bolshak_engine* engine, bolshak_error* error) {
    return guarded(error, {engine}, "engine is NULL", [&] {
        return engine->new_game();
    });
}

bolshak_code bolshak_engine_search(bolshak_engine* engine, const bolshak_game* game, const bolshak_limits* limits,
                                   const bolshak_listener* listener, bolshak_error* error) {
    return guarded(error, {engine, game, limits}, "engine, game or limits is NULL", [&] {
        return engine->search(*game, *limits, listener != nullptr ? *listener : bolshak_listener{});
    });
}

void bolshak_engine_stop(bolshak_engine* engine) {
    if (engine != nullptr) {
        engine->stop();
    }
}

void bolshak_engine_ponder_hit(bolshak_engine* engine) {
    if (engine != nullptr) {
        engine->ponder_hit();
    }
}

int bolshak_engine_is_searching(const bolshak_engine* engine) {
    return engine != nullptr && engine->is_searching() ? 1 : 0;
}

bolshak_code bolshak_engine_wait(bolshak_engine* engine, bolshak_result* result, bolshak_error* error) {
    return guarded(error, {engine}, "engine is NULL", [&] {
        return engine->wait(result);
    });
}

bolshak_code bolshak_engine_evaluate(bolshak_engine* engine, const bolshak_game* game, bolshak_score* score,
                                     bolshak_error* error) {
    return guarded(error, {engine, game, score}, "engine, game or score is NULL", [&] {
        return engine->evaluate(*game, *score);
    });
}

bolshak_code bolshak_engine_probe(bolshak_engine* engine, const bolshak_game* game, bolshak_probe* probe,
                                  bolshak_error* error) {
    return guarded(error, {engine, game, probe}, "engine, game or probe is NULL", [&] {
        return engine->probe(*game, *probe);
    });
}
