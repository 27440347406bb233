/* Bolshak: Russian and Brazilian draughts (64 squares) as a library with a C interface (C99).
 *
 * A bolshak_game is a position and the moves that led to it: it knows the legal moves and the rules that end a game.
 * A bolshak_engine searches positions of games and asks endgame tables about them.
 *
 * Squares are numbers from 1 to 32: 1 = b8, 2 = d8, .. 4 = h8, 5 = a7, .. 29 = a1, .. 32 = g1.
 * Texts are zero-terminated; positions are draughts FENs, moves are read in every common form (c3-d4, c3:e5, 22-18).
 *
 * Errors: functions that can fail return BOLSHAK_OK (0) or another code, and take a bolshak_error to be filled, code
 * and message, which may be NULL. On failure nothing has changed, results are left as they were, and handles to be made
 * are NULL. A NULL where a pointer is needed is BOLSHAK_BAD_ARGUMENT. No C++ exception leaves the library, and it
 * never prints nor ends the process.
 *
 * Threads: there is no shared state. Different handles may be used by different threads at once, one handle by one
 * thread at a time; const functions of one game by several. What may be called during a search is said there.
 *
 * Versions: BOLSHAK_API_VERSION counts up whenever a program compiled before might break; the shared library carries it
 * in its name (libbolshak.so.1). New functions alone do not change it.
 *
 * example.c beside this file is a program that uses most of it. */
#ifndef BOLSHAK_H
#define BOLSHAK_H

/* The names, headers and forms are those of C. NOLINTBEGIN(readability-identifier-naming,modernize-*) */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define BOLSHAK_API /* marks what the library shows; which is all that is needed */

#define BOLSHAK_API_VERSION 1

#define BOLSHAK_MESSAGE_SIZE 512 /* of an error, with the final zero; longer ones are cut */
#define BOLSHAK_FEN_SIZE 128     /* room for any FEN that is written */
#define BOLSHAK_MOVE_SIZE 64     /* room for any move that is written */
#define BOLSHAK_MOST_MOVES 256   /* no position has more legal moves */
#define BOLSHAK_MOST_CAPTURED 12

typedef enum bolshak_code {
    BOLSHAK_OK = 0,
    BOLSHAK_BAD_ARGUMENT = 1, /* NULL, a number out of range */
    BOLSHAK_BAD_FEN = 2,
    BOLSHAK_BAD_MOVE = 3, /* unreadable, ambiguous or illegal; the message names the rule that it breaks */
    BOLSHAK_BAD_OPTION = 4,
    BOLSHAK_TOO_SMALL = 5, /* the buffer; the message says what is needed */
    BOLSHAK_BUSY = 6,      /* a search is running */
    BOLSHAK_NO_ANSWER = 7, /* there is none: no table, no move to take back, no search before */
    BOLSHAK_NO_MEMORY = 8,
    BOLSHAK_INTERNAL = 9 /* a fault of the library or of the system */
} bolshak_code;

typedef struct bolshak_error {
    bolshak_code code;
    char message[BOLSHAK_MESSAGE_SIZE]; /* one line, paths in it as they were given; empty for BOLSHAK_OK */
} bolshak_error;

typedef enum bolshak_variant { BOLSHAK_RUSSIAN = 0, BOLSHAK_BRAZILIAN = 1 } bolshak_variant;
typedef enum bolshak_draw_rules { BOLSHAK_CHINA64 = 0, BOLSHAK_FMJD64 = 1, BOLSHAK_NO_DRAWS = 2 } bolshak_draw_rules;
typedef enum bolshak_color { BOLSHAK_WHITE = 0, BOLSHAK_BLACK = 1 } bolshak_color;
typedef enum bolshak_piece {
    BOLSHAK_EMPTY = 0,
    BOLSHAK_WHITE_MAN = 1,
    BOLSHAK_BLACK_MAN = 2,
    BOLSHAK_WHITE_KING = 3,
    BOLSHAK_BLACK_KING = 4
} bolshak_piece;

/* A move. Two are the same if from, to, the set of captured squares and promotes are. `landings` is one way, the one
 * that is written; reading a move back ignores it and the order of `captured`. */
typedef struct bolshak_move {
    uint8_t from; /* 0: no move */
    uint8_t to;
    uint8_t promotes;                        /* 1: a man that became a king */
    uint8_t captured_count;                  /* 0: a quiet move */
    uint8_t captured[BOLSHAK_MOST_CAPTURED]; /* in the order of the way */
    uint8_t landings[BOLSHAK_MOST_CAPTURED]; /* the square after each capture; the last is `to` */
} bolshak_move;

typedef struct bolshak_board {
    bolshak_variant variant;
    bolshak_draw_rules draw_rules;
    bolshak_color turn;
    uint32_t plies;     /* moves played since the game's start */
    uint8_t pieces[33]; /* a bolshak_piece for each square; [0] is empty */
} bolshak_board;

typedef enum bolshak_state {
    BOLSHAK_ONGOING = 0,
    BOLSHAK_WHITE_WINS = 1,
    BOLSHAK_BLACK_WINS = 2,
    BOLSHAK_DRAW = 3
} bolshak_state;

typedef struct bolshak_status {
    bolshak_state state;
    const char* rule; /* of a draw: "repetition", "kings-only-15", ...; else NULL. Never freed */
} bolshak_status;

typedef struct bolshak_game bolshak_game;
typedef struct bolshak_engine bolshak_engine;

/* ---- general ---- */

BOLSHAK_API const char* bolshak_version(void); /* of the library: "0.1.0" */
BOLSHAK_API int bolshak_api_version(void);     /* BOLSHAK_API_VERSION when the library was made */
/* "bad-fen"; NULL for a number that is no code. */
BOLSHAK_API const char* bolshak_code_name(int code);
/* "b8" for 1; NULL for a number that is no square. */
BOLSHAK_API const char* bolshak_square_name(int square);

/* ---- games ---- */

/* `variant`: a bolshak_variant, `draw_rules`: a bolshak_draw_rules. `fen`: NULL for the start of a game. Counts of draw
 * rules start at zero, or at what the FEN's field :H says. */
BOLSHAK_API bolshak_code bolshak_game_create(int variant, int draw_rules, const char* fen, bolshak_game** game,
                                             bolshak_error* error);
BOLSHAK_API bolshak_code bolshak_game_copy(const bolshak_game* game, bolshak_game** copy, bolshak_error* error);
/* NULL is allowed. */
BOLSHAK_API void bolshak_game_destroy(bolshak_game* game);

BOLSHAK_API bolshak_code bolshak_game_board(const bolshak_game* game, bolshak_board* board, bolshak_error* error);
/* The present position: "W:Wa1,Kc3:Bb8". */
BOLSHAK_API bolshak_code bolshak_game_fen(const bolshak_game* game, char* buffer, size_t size, bolshak_error* error);
/* All legal moves, sorted by their text; also of a game that is drawn, which may be played on. `count` becomes their
 * number, of which at most `capacity` are written. `moves` may be NULL if `capacity` is 0. */
BOLSHAK_API bolshak_code bolshak_game_moves(const bolshak_game* game, bolshak_move* moves, size_t capacity,
                                            size_t* count, bolshak_error* error);
BOLSHAK_API bolshak_code bolshak_game_parse_move(const bolshak_game* game, const char* text, bolshak_move* move,
                                                 bolshak_error* error);
/* "c3-d4", "c3xe5xg7". The move must be legal. */
BOLSHAK_API bolshak_code bolshak_game_format_move(const bolshak_game* game, const bolshak_move* move, char* buffer,
                                                  size_t size, bolshak_error* error);
/* The move must be legal. */
BOLSHAK_API bolshak_code bolshak_game_play(bolshak_game* game, const bolshak_move* move, bolshak_error* error);
/* Takes the last move back. */
BOLSHAK_API bolshak_code bolshak_game_undo(bolshak_game* game, bolshak_error* error);
BOLSHAK_API bolshak_code bolshak_game_status(const bolshak_game* game, bolshak_status* status, bolshak_error* error);

/* ---- engines ---- */

typedef enum bolshak_option_type {
    BOLSHAK_INTEGER = 0,
    BOLSHAK_TEXT = 1,
    BOLSHAK_FLAG = 2,  /* "true" or "false" */
    BOLSHAK_CHOICE = 3 /* one of `choices` */
} bolshak_option_type;

/* The texts belong to the engine and are good until its next change of an option. */
typedef struct bolshak_option {
    const char* name; /* "hash", "threads", "multi-pv", "tablebase-path", ... */
    bolshak_option_type type;
    const char* value;
    const char* default_value;
    int32_t min, max;    /* of an integer */
    const char* choices; /* "one two three"; empty for other types */
} bolshak_option;

typedef enum bolshak_score_kind {
    BOLSHAK_SCORE_VALUE = 0, /* `value` in hundredths of a man */
    BOLSHAK_SCORE_WIN = 1,   /* won in `value` plies at most */
    BOLSHAK_SCORE_LOSS = 2   /* lost in `value` plies, or later */
} bolshak_score_kind;

/* Always from the point of view of the side to move. */
typedef struct bolshak_score {
    bolshak_score_kind kind;
    int32_t value;
} bolshak_score;

typedef enum bolshak_bound { BOLSHAK_EXACT = 0, BOLSHAK_AT_LEAST = 1, BOLSHAK_AT_MOST = 2 } bolshak_bound;

/* What to search; all zero: without end. The first limit that is reached ends the search. */
typedef struct bolshak_limits {
    int32_t depth;                       /* plies; 0: no limit, as in the next three */
    uint64_t nodes;                      /* of all threads */
    int64_t move_time;                   /* milliseconds */
    int32_t win_in_moves;                /* ends when a win in so many moves of the side to move is found */
    int use_clock;                       /* 1: the next three count */
    int64_t clock_time, clock_increment; /* milliseconds left, and added at each move; may be negative */
    int32_t moves_to_go;                 /* 0: to the end of the game */
    int ponder;  /* 1: no limit holds, and the result waits, until bolshak_engine_ponder_hit() or _stop() */
    int analyse; /* 1: search even a forced move to the limit */
    const bolshak_move* only; /* moves to choose from; all must be legal. NULL: all legal moves */
    size_t only_count;
} bolshak_limits;

/* A line of a search. */
typedef struct bolshak_info {
    int32_t line; /* 1: the best; up to the option multi-pv */
    int32_t depth, seldepth;
    bolshak_score score;
    bolshak_bound bound;
    uint64_t nodes;
    uint64_t microseconds;
    int32_t hashfull; /* permille */
    uint64_t table_hits;
    const bolshak_move* pv;
    size_t pv_count;
} bolshak_info;

typedef struct bolshak_result {
    bolshak_move best;   /* .from is 0 if and only if there is no legal move */
    bolshak_move ponder; /* the expected answer; .from is 0 if there is none */
    bolshak_info info;   /* of the best line */
} bolshak_result;

/* Called on a thread of the engine; what they point to is good during the call only. They must return soon, must not
 * throw, and may call of their engine's functions only _stop, _ponder_hit and _is_searching; others of one engine
 * return BOLSHAK_BUSY (destroying it there is a fault). */
typedef struct bolshak_listener {
    void (*on_info)(void* user, const bolshak_info* info);     /* may be NULL */
    void (*on_done)(void* user, const bolshak_result* result); /* once for each search; may be NULL */
    void* user;
} bolshak_listener;

typedef enum bolshak_value { BOLSHAK_TABLE_LOSS = -1, BOLSHAK_TABLE_DRAW = 0, BOLSHAK_TABLE_WIN = 1 } bolshak_value;

/* What endgame tables tell of a position, for the side to move. */
typedef struct bolshak_probe {
    bolshak_value value;               /* exact, with the counts of the draw rules; repetition apart */
    bolshak_value value_without_rules; /* without draw rules */
    int32_t plies;                     /* to the end, without draw rules; 0 for a draw */
    const char* drawn_by;              /* the draw rule that makes the difference, or NULL. Never freed */
} bolshak_probe;

BOLSHAK_API bolshak_code bolshak_engine_create(bolshak_engine** engine, bolshak_error* error);
/* Stops a search and waits for its end. NULL is allowed. */
BOLSHAK_API void bolshak_engine_destroy(bolshak_engine* engine);

/* Variant and draw rules are no options: a game has them. Options may be read and set between searches only. */
BOLSHAK_API bolshak_code bolshak_engine_option_count(const bolshak_engine* engine, size_t* count, bolshak_error* error);
BOLSHAK_API bolshak_code bolshak_engine_option(const bolshak_engine* engine, size_t index, bolshak_option* option,
                                               bolshak_error* error);
/* On failure the old value stays; but endgame tables that cannot be used are an error after which the others are in
 * use. BOLSHAK_NO_MEMORY: none for a hash of this size. */
BOLSHAK_API bolshak_code bolshak_engine_set_option(bolshak_engine* engine, const char* name, const char* value,
                                                   bolshak_error* error);
/* Forgets what was learned in earlier searches. */
BOLSHAK_API bolshak_code bolshak_engine_new_game(bolshak_engine* engine, bolshak_error* error);

/* Starts a search of the game's position and returns at once. The game is copied; `listener` may be NULL. */
BOLSHAK_API bolshak_code bolshak_engine_search(bolshak_engine* engine, const bolshak_game* game,
                                               const bolshak_limits* limits, const bolshak_listener* listener,
                                               bolshak_error* error);
/* Asks a search to end; nothing happens without one. From any thread. NULL is allowed, as in the next two. */
BOLSHAK_API void bolshak_engine_stop(bolshak_engine* engine);
/* The expected move was played: the limits of a search with `ponder` hold from now on. From any thread. */
BOLSHAK_API void bolshak_engine_ponder_hit(bolshak_engine* engine);
/* 1 until on_done has returned, then 0. From any thread. */
BOLSHAK_API int bolshak_engine_is_searching(const bolshak_engine* engine);
/* Waits until no search is running; `result`, which may be NULL, becomes that of the last one, its pv good until the
 * next call with this engine that is not const. BOLSHAK_NO_ANSWER: there was no search. */
BOLSHAK_API bolshak_code bolshak_engine_wait(bolshak_engine* engine, bolshak_result* result, bolshak_error* error);

/* The static evaluation of the game's position, without search. */
BOLSHAK_API bolshak_code bolshak_engine_evaluate(bolshak_engine* engine, const bolshak_game* game, bolshak_score* score,
                                                 bolshak_error* error);
/* BOLSHAK_NO_ANSWER: no table knows the position. */
BOLSHAK_API bolshak_code bolshak_engine_probe(bolshak_engine* engine, const bolshak_game* game, bolshak_probe* probe,
                                              bolshak_error* error);

/* NOLINTEND(readability-identifier-naming,modernize-*) */

#ifdef __cplusplus
}
#endif

#endif
