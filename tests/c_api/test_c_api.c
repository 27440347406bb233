/* The C interface as a C program meets it: linked to the shared library, compiled as C99. */
#include <string.h>

#include "bolshak.h"
#include "support/check.h"

/* Leaves of the tree of distinct moves, by playing and taking back. */
static unsigned long perft(bolshak_game* game, int depth) {
    bolshak_move moves[BOLSHAK_MOST_MOVES];
    size_t count = 0;
    size_t i;
    unsigned long leaves = 0;
    CHECK(bolshak_game_moves(game, moves, BOLSHAK_MOST_MOVES, &count, NULL) == BOLSHAK_OK);
    if (depth == 1) {
        return (unsigned long)count;
    }
    for (i = 0; i < count; ++i) {
        CHECK(bolshak_game_play(game, &moves[i], NULL) == BOLSHAK_OK);
        leaves += perft(game, depth - 1);
        CHECK(bolshak_game_undo(game, NULL) == BOLSHAK_OK);
    }
    return leaves;
}

/* The published numbers. */
static void counts_moves(void) {
    static const unsigned long leaves[] = {7482, 7473};
    int variant;
    for (variant = BOLSHAK_RUSSIAN; variant <= BOLSHAK_BRAZILIAN; ++variant) {
        bolshak_game* game = NULL;
        CHECK(bolshak_game_create(variant, BOLSHAK_CHINA64, NULL, &game, NULL) == BOLSHAK_OK);
        CHECK(perft(game, 5) == leaves[variant]);
        bolshak_game_destroy(game);
    }
}

static void reads_and_writes(void) {
    bolshak_game* game = NULL;
    bolshak_game* copy = NULL;
    bolshak_move move;
    bolshak_board board;
    bolshak_status status;
    bolshak_error error;
    char text[BOLSHAK_FEN_SIZE];

    /* A capture from the rules: c3 takes d4 and lands on e5. */
    CHECK(bolshak_game_create(BOLSHAK_RUSSIAN, BOLSHAK_CHINA64, "W:Wc3:Bd4,h8", &game, &error) == BOLSHAK_OK);
    CHECK(error.code == BOLSHAK_OK && error.message[0] == '\0');
    CHECK(bolshak_game_parse_move(game, "c3:e5", &move, &error) == BOLSHAK_OK);
    CHECK(move.from == 22 && move.to == 15 && move.promotes == 0);
    CHECK(move.captured_count == 1 && move.captured[0] == 18 && move.landings[0] == 15);
    CHECK(bolshak_game_format_move(game, &move, text, sizeof text, &error) == BOLSHAK_OK);
    CHECK(strcmp(text, "c3xe5") == 0);
    CHECK(bolshak_game_copy(game, &copy, &error) == BOLSHAK_OK);
    CHECK(bolshak_game_play(game, &move, &error) == BOLSHAK_OK);
    CHECK(bolshak_game_play(game, &move, &error) == BOLSHAK_BAD_MOVE);
    CHECK(bolshak_game_fen(game, text, sizeof text, &error) == BOLSHAK_OK);
    CHECK(strcmp(text, "B:We5:Bh8") == 0);
    CHECK(bolshak_game_fen(copy, text, sizeof text, &error) == BOLSHAK_OK);
    CHECK(strcmp(text, "W:Wc3:Bh8,d4") == 0);

    CHECK(bolshak_game_board(game, &board, &error) == BOLSHAK_OK);
    CHECK(board.variant == BOLSHAK_RUSSIAN && board.turn == BOLSHAK_BLACK && board.plies == 1);
    CHECK(board.pieces[15] == BOLSHAK_WHITE_MAN && board.pieces[4] == BOLSHAK_BLACK_MAN);
    CHECK(board.pieces[18] == BOLSHAK_EMPTY);

    CHECK(bolshak_game_undo(game, &error) == BOLSHAK_OK);
    CHECK(bolshak_game_undo(game, &error) == BOLSHAK_NO_ANSWER);
    CHECK(error.code == BOLSHAK_NO_ANSWER && strcmp(error.message, "there is no move to take back") == 0);
    bolshak_game_destroy(copy);
    bolshak_game_destroy(game);

    /* A side without a move has lost. */
    CHECK(bolshak_game_create(BOLSHAK_BRAZILIAN, BOLSHAK_CHINA64, "W:Wa1:Bb2,c3", &game, &error) == BOLSHAK_OK);
    CHECK(bolshak_game_status(game, &status, &error) == BOLSHAK_OK);
    CHECK(status.state == BOLSHAK_BLACK_WINS && status.rule == NULL);
    bolshak_game_destroy(game);
}

static void names_draws(void) {
    static const char* const moves[] = {"e3-h6", "b8-e5", "h6-e3", "e5-b8", "e3-h6", "b8-e5", "h6-e3", "e5-b8"};
    bolshak_game* game = NULL;
    bolshak_status status;
    size_t i;
    CHECK(bolshak_game_create(BOLSHAK_RUSSIAN, BOLSHAK_CHINA64, "B:WKb8,Kf6,a5,a3:Ba7,Ke3,f2,Kc1", &game, NULL) ==
          BOLSHAK_OK);
    for (i = 0; i < sizeof moves / sizeof moves[0]; ++i) {
        bolshak_move move;
        CHECK(bolshak_game_status(game, &status, NULL) == BOLSHAK_OK && status.state == BOLSHAK_ONGOING);
        CHECK(bolshak_game_parse_move(game, moves[i], &move, NULL) == BOLSHAK_OK);
        CHECK(bolshak_game_play(game, &move, NULL) == BOLSHAK_OK);
    }
    CHECK(bolshak_game_status(game, &status, NULL) == BOLSHAK_OK);
    CHECK(status.state == BOLSHAK_DRAW && status.rule != NULL && strcmp(status.rule, "repetition") == 0);
    bolshak_game_destroy(game);
}

static void tells_faults(void) {
    bolshak_game* game = (bolshak_game*)&faults; /* must become NULL */
    bolshak_engine* engine = NULL;
    bolshak_error error;
    bolshak_move move;
    char tiny[4];

    CHECK(bolshak_game_create(BOLSHAK_RUSSIAN, BOLSHAK_CHINA64, "W:Wc3:Bc3", &game, &error) == BOLSHAK_BAD_FEN);
    CHECK(game == NULL && error.message[0] != '\0');
    CHECK(bolshak_game_create(2, BOLSHAK_CHINA64, NULL, &game, &error) == BOLSHAK_BAD_ARGUMENT);
    CHECK(strcmp(error.message, "there is no variant 2") == 0);
    CHECK(bolshak_game_create(BOLSHAK_RUSSIAN, -1, NULL, &game, &error) == BOLSHAK_BAD_ARGUMENT);
    CHECK(bolshak_game_create(BOLSHAK_RUSSIAN, BOLSHAK_CHINA64, NULL, NULL, &error) == BOLSHAK_BAD_ARGUMENT);
    CHECK(bolshak_game_fen(NULL, tiny, sizeof tiny, &error) == BOLSHAK_BAD_ARGUMENT);
    CHECK(strcmp(error.message, "game or buffer is NULL") == 0);

    CHECK(bolshak_game_create(BOLSHAK_RUSSIAN, BOLSHAK_NO_DRAWS, NULL, &game, NULL) == BOLSHAK_OK);
    CHECK(bolshak_game_fen(game, tiny, sizeof tiny, &error) == BOLSHAK_TOO_SMALL);
    CHECK(bolshak_game_parse_move(game, "c3-c4", &move, &error) == BOLSHAK_BAD_MOVE);
    CHECK(bolshak_game_parse_move(game, "c3-d4", &move, NULL) == BOLSHAK_OK);
    move.captured_count = 255;
    CHECK(bolshak_game_play(game, &move, &error) == BOLSHAK_BAD_MOVE);
    memset(&move, 0, sizeof move);
    CHECK(bolshak_game_play(game, &move, &error) == BOLSHAK_BAD_MOVE);
    bolshak_game_destroy(game);

    CHECK(bolshak_engine_create(&engine, &error) == BOLSHAK_OK);
    CHECK(bolshak_engine_set_option(engine, "hash", "none", &error) == BOLSHAK_BAD_OPTION);
    CHECK(bolshak_engine_set_option(engine, "variant", "brazilian", &error) == BOLSHAK_BAD_OPTION);
    CHECK(bolshak_engine_wait(engine, NULL, &error) == BOLSHAK_NO_ANSWER);
    bolshak_engine_destroy(engine);
    bolshak_engine_destroy(NULL);
    bolshak_game_destroy(NULL);
    CHECK(strcmp(bolshak_code_name(BOLSHAK_BAD_FEN), "bad-fen") == 0);
    CHECK(bolshak_code_name(-1) == NULL && bolshak_code_name(10) == NULL);
    CHECK(strcmp(bolshak_square_name(1), "b8") == 0 && strcmp(bolshak_square_name(29), "a1") == 0);
    CHECK(bolshak_square_name(0) == NULL && bolshak_square_name(33) == NULL);
}

typedef struct {
    int infos;
    int dones;
    int refused; /* calls from within a callback that were told BOLSHAK_BUSY */
    bolshak_engine* engine;
} observer;

static void on_info(void* user, const bolshak_info* info) {
    observer* seen = user;
    ++seen->infos;
    seen->refused += bolshak_engine_wait(seen->engine, NULL, NULL) == BOLSHAK_BUSY;
    CHECK(info->line == 1 && info->depth > 0 && info->pv_count > 0);
}

static void on_done(void* user, const bolshak_result* result) {
    observer* seen = user;
    ++seen->dones;
    seen->refused += bolshak_engine_new_game(seen->engine, NULL) == BOLSHAK_BUSY;
    CHECK(result->best.from != 0 && bolshak_engine_is_searching(seen->engine));
}

static void searches(void) {
    bolshak_game* game = NULL;
    bolshak_engine* engine = NULL;
    bolshak_error error;
    bolshak_limits limits;
    bolshak_listener listener = {on_info, on_done, NULL};
    bolshak_result result;
    observer seen = {0, 0, 0, NULL};

    CHECK(bolshak_engine_create(&engine, &error) == BOLSHAK_OK);
    CHECK(bolshak_engine_set_option(engine, "hash", "2", &error) == BOLSHAK_OK);
    seen.engine = engine;
    listener.user = &seen;

    /* White takes all there is: won in one ply. */
    CHECK(bolshak_game_create(BOLSHAK_BRAZILIAN, BOLSHAK_CHINA64, "W:Wc3,e1:Bd4", &game, &error) == BOLSHAK_OK);
    memset(&limits, 0, sizeof limits);
    limits.depth = 4;
    limits.analyse = 1;
    CHECK(bolshak_engine_search(engine, game, &limits, &listener, &error) == BOLSHAK_OK);
    CHECK(bolshak_engine_wait(engine, &result, &error) == BOLSHAK_OK);
    CHECK(result.best.from == 22 && result.best.to == 15 && result.ponder.from == 0);
    CHECK(result.info.score.kind == BOLSHAK_SCORE_WIN && result.info.score.value == 1);
    CHECK(result.info.pv_count == 1 && result.info.pv[0].to == 15);
    CHECK(seen.infos > 0 && seen.dones == 1 && seen.refused == seen.infos + 1);
    bolshak_game_destroy(game);

    /* Without end, until it is told to stop; another search is refused meanwhile. */
    CHECK(bolshak_game_create(BOLSHAK_RUSSIAN, BOLSHAK_FMJD64, NULL, &game, &error) == BOLSHAK_OK);
    memset(&limits, 0, sizeof limits);
    CHECK(bolshak_engine_search(engine, game, &limits, NULL, &error) == BOLSHAK_OK);
    CHECK(bolshak_engine_search(engine, game, &limits, NULL, &error) == BOLSHAK_BUSY);
    CHECK(bolshak_engine_set_option(engine, "hash", "4", &error) == BOLSHAK_BUSY);
    CHECK(bolshak_engine_is_searching(engine) == 1);
    bolshak_engine_stop(engine);
    CHECK(bolshak_engine_wait(engine, &result, &error) == BOLSHAK_OK);
    CHECK(bolshak_engine_is_searching(engine) == 0);
    CHECK(bolshak_game_play(game, &result.best, &error) == BOLSHAK_OK);

    /* Destroyed in the middle of a search. */
    CHECK(bolshak_engine_search(engine, game, &limits, NULL, &error) == BOLSHAK_OK);
    bolshak_engine_destroy(engine);
    bolshak_game_destroy(game);
}

static void chooses_among(void) {
    bolshak_game* game = NULL;
    bolshak_engine* engine = NULL;
    bolshak_limits limits;
    bolshak_result result;
    bolshak_move move;
    CHECK(bolshak_engine_create(&engine, NULL) == BOLSHAK_OK);
    CHECK(bolshak_game_create(BOLSHAK_RUSSIAN, BOLSHAK_CHINA64, NULL, &game, NULL) == BOLSHAK_OK);
    CHECK(bolshak_game_parse_move(game, "g3-h4", &move, NULL) == BOLSHAK_OK);
    memset(&limits, 0, sizeof limits);
    limits.depth = 3;
    limits.only = &move;
    limits.only_count = 1;
    CHECK(bolshak_engine_search(engine, game, &limits, NULL, NULL) == BOLSHAK_OK);
    CHECK(bolshak_engine_wait(engine, &result, NULL) == BOLSHAK_OK);
    CHECK(memcmp(&result.best, &move, sizeof move) == 0);
    move.to = move.from;
    CHECK(bolshak_engine_search(engine, game, &limits, NULL, NULL) == BOLSHAK_BAD_MOVE);
    limits.only = NULL;
    limits.only_count = 0;
    limits.depth = -1;
    CHECK(bolshak_engine_search(engine, game, &limits, NULL, NULL) == BOLSHAK_BAD_ARGUMENT);
    bolshak_engine_destroy(engine);
    bolshak_game_destroy(game);
}

static uint64_t nodes_of_search(bolshak_engine* engine, const bolshak_game* game) {
    bolshak_limits limits;
    bolshak_result result;
    memset(&limits, 0, sizeof limits);
    limits.depth = 8;
    CHECK(bolshak_engine_search(engine, game, &limits, NULL, NULL) == BOLSHAK_OK);
    CHECK(bolshak_engine_wait(engine, &result, NULL) == BOLSHAK_OK);
    return result.info.nodes;
}

/* Questions about other games leave alone what the searches have learned. */
static void keeps_what_it_learned(void) {
    bolshak_game* game = NULL;
    bolshak_game* other = NULL;
    bolshak_engine* engine = NULL;
    bolshak_score score;
    bolshak_probe probe;
    uint64_t nodes[2][2]; /* the first search, the next of the same position; without and with questions between */
    int with_questions;
    CHECK(bolshak_engine_create(&engine, NULL) == BOLSHAK_OK);
    CHECK(bolshak_game_create(BOLSHAK_RUSSIAN, BOLSHAK_CHINA64, NULL, &game, NULL) == BOLSHAK_OK);
    CHECK(bolshak_game_create(BOLSHAK_BRAZILIAN, BOLSHAK_FMJD64, "W:WKa7,Ka5:BKg1", &other, NULL) == BOLSHAK_OK);
    for (with_questions = 0; with_questions < 2; ++with_questions) {
        CHECK(bolshak_engine_new_game(engine, NULL) == BOLSHAK_OK);
        nodes[with_questions][0] = nodes_of_search(engine, game);
        if (with_questions) {
            CHECK(bolshak_engine_evaluate(engine, other, &score, NULL) == BOLSHAK_OK);
            CHECK(score.kind == BOLSHAK_SCORE_VALUE && score.value > 0);
            CHECK(bolshak_engine_probe(engine, other, &probe, NULL) == BOLSHAK_OK);
            CHECK(probe.value == BOLSHAK_TABLE_WIN);
        }
        nodes[with_questions][1] = nodes_of_search(engine, game);
        CHECK(nodes[with_questions][1] < nodes[with_questions][0]);
    }
    CHECK(nodes[0][0] == nodes[1][0] && nodes[0][1] == nodes[1][1]);
    bolshak_engine_destroy(engine);
    bolshak_game_destroy(other);
    bolshak_game_destroy(game);
}

int main(void) {
    CHECK(bolshak_api_version() == BOLSHAK_API_VERSION);
    counts_moves();
    reads_and_writes();
    names_draws();
    tells_faults();
    searches();
    chooses_among();
    keeps_what_it_learned();
    return tell_faults();
}
