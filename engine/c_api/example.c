/* An example of the C interface: prints the legal moves of a position and plays the game on against itself for three
 * plies, each with the lines of its search, which takes a fifth of a second at most.
 *
 *     cc example.c -lbolshak -o example && ./example [russian|brazilian [FEN]] */
#include <stdio.h>
#include <string.h>

#include "bolshak.h"

/* Prints the error and returns the exit code of a program that was given bad input. */
static int fail(const bolshak_error* error) {
    fprintf(stderr, "example: %s: %s\n", bolshak_code_name(error->code), error->message);
    return 2;
}

static void print_score(bolshak_score score) {
    if (score.kind == BOLSHAK_SCORE_VALUE) {
        printf("%+.2f", score.value / 100.0);
    } else {
        printf("%s in %d plies", score.kind == BOLSHAK_SCORE_WIN ? "win" : "loss", (int)score.value);
    }
}

/* Called on the search's thread for each line it has found. */
static void on_info(void* user, const bolshak_info* info) {
    const bolshak_game* game = user;
    char text[BOLSHAK_MOVE_SIZE] = "";
    if (info->pv_count > 0) {
        bolshak_game_format_move(game, &info->pv[0], text, sizeof text, NULL);
    }
    printf("depth %2d  ", (int)info->depth);
    print_score(info->score);
    printf("  %s\n", text);
}

static int list_moves(const bolshak_game* game, bolshak_error* error) {
    bolshak_move moves[BOLSHAK_MOST_MOVES];
    size_t count = 0;
    size_t i;
    if (bolshak_game_moves(game, moves, BOLSHAK_MOST_MOVES, &count, error) != BOLSHAK_OK) {
        return fail(error);
    }
    printf("%u legal moves:", (unsigned)count);
    for (i = 0; i < count; ++i) {
        char text[BOLSHAK_MOVE_SIZE];
        if (bolshak_game_format_move(game, &moves[i], text, sizeof text, error) != BOLSHAK_OK) {
            return fail(error);
        }
        printf(" %s", text);
    }
    printf("\n");
    return 0;
}

/* Searches for the best move and plays it, until the game or `plies` moves are over. */
static int play(bolshak_engine* engine, bolshak_game* game, int plies, bolshak_error* error) {
    bolshak_listener listener = {on_info, NULL, NULL};
    bolshak_limits limits = {0};
    int ply;
    listener.user = game;
    limits.move_time = 200; /* milliseconds */
    limits.depth = 12;
    for (ply = 0; ply < plies; ++ply) {
        bolshak_status status;
        bolshak_result result;
        char fen[BOLSHAK_FEN_SIZE];
        if (bolshak_game_status(game, &status, error) != BOLSHAK_OK) {
            return fail(error);
        }
        if (status.state != BOLSHAK_ONGOING) {
            printf("the game is over\n");
            return 0;
        }
        if (bolshak_engine_search(engine, game, &limits, &listener, error) != BOLSHAK_OK ||
            bolshak_engine_wait(engine, &result, error) != BOLSHAK_OK ||
            bolshak_game_play(game, &result.best, error) != BOLSHAK_OK ||
            bolshak_game_fen(game, fen, sizeof fen, error) != BOLSHAK_OK) {
            return fail(error);
        }
        printf("plays %s%c%s: %s\n", bolshak_square_name(result.best.from), result.best.captured_count > 0 ? 'x' : '-',
               bolshak_square_name(result.best.to), fen);
    }
    return 0;
}

int main(int argc, char** argv) {
    int variant = argc > 1 && strcmp(argv[1], "brazilian") == 0 ? BOLSHAK_BRAZILIAN : BOLSHAK_RUSSIAN;
    const char* fen = argc > 2 ? argv[2] : NULL;
    bolshak_game* game = NULL;
    bolshak_engine* engine = NULL;
    bolshak_error error;
    int result;

    if (bolshak_api_version() != BOLSHAK_API_VERSION) {
        fprintf(stderr, "example: the library has interface %d, expected %d\n", bolshak_api_version(),
                BOLSHAK_API_VERSION);
        return 2;
    }
    if (bolshak_game_create(variant, BOLSHAK_CHINA64, fen, &game, &error) != BOLSHAK_OK ||
        bolshak_engine_create(&engine, &error) != BOLSHAK_OK) {
        result = fail(&error);
    } else {
        printf("Bolshak %s\n", bolshak_version());
        result = list_moves(game, &error);
        if (result == 0) {
            result = play(engine, game, 3, &error);
        }
    }
    bolshak_engine_destroy(engine);
    bolshak_game_destroy(game);
    return result;
}
