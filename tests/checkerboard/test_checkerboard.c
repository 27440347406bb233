/* The CheckerBoard engine as CheckerBoard meets it.
 *
 *     test_checkerboard LIBRARY russian|brazilian */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "loaded_engine.h"
#include "support/check.h"

enum { WHITE_MAN = CB_WHITE | CB_MAN, BLACK_MAN = CB_BLACK | CB_MAN, WHITE_KING = CB_WHITE | CB_KING };
enum { BLACK_KING = CB_BLACK | CB_KING };

/* CheckerBoard's own layout: all numbers of 32 bits, no gaps. */
typedef char layout_is_checkerboards[sizeof(struct CBmove) == 268 ? 1 : -1];

static const loaded_engine* engine;

/* What is asked, what must come back, and the reply. */
static void expect(const char* command, int handled, const char* reply) {
    char text[CB_REPLY_SIZE];
    int result;
    memset(text, 'x', sizeof text);
    result = engine->enginecommand(command, text);
    if (result != handled || memchr(text, '\0', sizeof text) == NULL || (reply != NULL && strcmp(text, reply) != 0)) {
        printf("'%s' gave %d, '%.60s'; expected %d, '%s'\n", command, result, text, handled,
               reply != NULL ? reply : "");
        ++faults;
    }
}

static void stays_off(const char* name, const char* off, const char* on) {
    char command[80];
    sprintf(command, "set %s %s", name, on);
    expect(command, 0, "?");
    sprintf(command, "set %s %s", name, off);
    expect(command, 1, NULL);
    sprintf(command, "get %s", name);
    expect(command, 1, off);
}

/* "c3" */
static int* at(int board[8][8], const char* square) {
    return &board[7 - (square[0] - 'a')][7 - (square[1] - '1')];
}

static void set_up_start(int board[8][8]) {
    static const char* const white[] = {"a1", "c1", "e1", "g1", "b2", "d2", "f2", "h2", "a3", "c3", "e3", "g3"};
    static const char* const black[] = {"b8", "d8", "f8", "h8", "a7", "c7", "e7", "g7", "b6", "d6", "f6", "h6"};
    size_t i;
    memset(board, 0, 64 * sizeof(int));
    for (i = 0; i < 12; ++i) {
        *at(board, white[i]) = WHITE_MAN;
        *at(board, black[i]) = BLACK_MAN;
    }
}

/* Worked by hand; squares are 1 = b8, 4 = h8, 29 = a1, 32 = g1. */
static void answers_commands(int is_russian) {
    /* What there is not, how it is off, and how it would be on. */
    static const char* const lacking[][3] = {{"book", "0", "3"},       {"bookfile", "", "x.bin"},
                                             {"solve", "0", "1"},      {"dbmbytes", "0", "100"},
                                             {"enable_mtc", "0", "1"}, {"mtcpath", "", "c:\\t"}};
    char command[400];
    size_t i;
    expect("get protocolversion", 1, "2");
    expect("get gametype", 1, is_russian ? "25" : "26");
    expect("get movelist B:W1:B", 1, "movelist 0");
    /* f8 to e7 and g7 */
    expect("get movelist B:W29:B3", 1, "movelist 2,0,6,6,3,7;0,6,6,3,8;");
    /* c3 takes d4, lands on e5 */
    expect("get movelist W:W22:B18", 1, "movelist 1,1,5,5,22,15,15,18,6;");
    /* c7-b8 and c7-d8 become kings */
    expect("get movelist W:W6:B12", 1, "movelist 2,0,5,9,6,1;0,5,9,6,2;");
    /* The kings have 33 moves, more than CheckerBoard has room for: a1, c1, e1, g1 and h4, against a man on b8. */
    expect("get movelist W:WK29,K30,K31,K32,K20:B1", 0, "?");
    expect("get movelist nonsense", 0, "?");

    expect("name", 1, NULL);
    expect("about", 1, NULL);
    expect("help", 1, "bolshak.html");
    expect("staticevaluation W:W29:B4", 1, NULL);
    expect("staticevaluation W:W1:B4", 0, "?");
    expect("set hashsize 8", 1, NULL);
    expect("get hashsize", 1, "8");
    expect("set hashsize none", 0, "?");
    expect("get hashsize", 1, "8");
    expect("get searchthreads", 1, "1");
    expect("get cpus", 1, NULL);
    expect("get enable_wld", 1, "1");
    expect("set enable_wld 0", 1, NULL);
    expect("set max_dbpieces 3", 1, NULL);
    expect("get enable_wld", 1, "0");
    expect("set enable_wld 1", 1, NULL);
    expect("get max_dbpieces", 1, "3");
    expect("set max_dbpieces 99", 0, "?");
    expect("get dbpath", 1, "");
    expect("set dbpath /no/such/folder", 0, "?");
    expect("set check_wld_dir /no/such/folder", 1, NULL);
    expect("get drawrules", 1, "china64");
    expect("set drawrules fmjd64", 1, NULL);
    expect("set drawrules china64", 1, NULL);
    expect("set check_mtc_dir /no/such/folder", 1, NULL);
    expect("get allscores", 1, "0");
    expect("set allscores 1", 1, NULL);
    expect("get allscores", 1, "1");
    expect("set allscores 2", 0, "?");
    expect("set allscores 0", 1, NULL);
    expect("get allscores", 1, "0");
    for (i = 0; i < sizeof lacking / sizeof lacking[0]; ++i) {
        stays_off(lacking[i][0], lacking[i][1], lacking[i][2]);
    }
    expect("", 0, "?");
    expect("frobnicate", 0, "?");

    /* One library plays both games when it is told to. */
    expect("set gametype 26", 1, NULL);
    expect("get gametype", 1, "26");
    expect("set gametype 21", 0, "?");
    expect("set gametype 25", 1, NULL);
    expect(is_russian ? "set gametype 25" : "set gametype 26", 1, NULL);

    expect("set gamehist W:W21-32:B1-12 22-18", 1, NULL);
    expect("set gamehist W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6 c3-d4", 1, NULL);
    expect("set gamehist W:W21-32:B1-12 22-17 1-2", 0, "?");
    expect("et gamehist W:W21-32:B1-12 22-18", 0, "?"); /* cut from the left, as one client does */
    memset(command, ' ', sizeof command);
    memcpy(command, "get gametype", 12);
    command[sizeof command - 1] = '\0';
    expect(command, 0, "?"); /* longer than a command may be */
}

static void tells_its_name(void) {
    char name[CB_REPLY_SIZE];
    memset(name, 'x', sizeof name);
    CHECK(engine->enginename(name) == 1);
    CHECK(strncmp(name, "Bolshak ", 8) == 0 && memchr(name, '\0', sizeof name) != NULL);
    expect("name", 1, name);
    CHECK(engine->enginename(NULL) == 0);
}

static void knows_legal_moves(void) {
    int board[8][8];
    struct CBmove move;
    set_up_start(board);
    CHECK(engine->islegal(board, CB_WHITE, 22, 18, &move) == 1);
    CHECK(move.jumps == 0 && move.from.x == 5 && move.from.y == 5 && move.to.x == 4 && move.to.y == 4);
    CHECK(move.oldpiece == WHITE_MAN && move.newpiece == WHITE_MAN);
    CHECK(engine->islegal(board, CB_WHITE, 22, 19, &move) == 0);
    CHECK(engine->islegal(board, CB_BLACK, 22, 18, &move) == 0);
    CHECK(engine->islegal(board, 3, 22, 18, &move) == 0);

    /* c3 takes d4 and d6, ends on c7: twice, with a turn. */
    memset(board, 0, sizeof board);
    *at(board, "c3") = WHITE_MAN;
    *at(board, "d4") = BLACK_MAN;
    *at(board, "d6") = BLACK_KING;
    CHECK(engine->islegal(board, CB_WHITE, 22, 6, &move) == 1);
    CHECK(move.jumps == 2 && move.path[1].x == 3 && move.path[1].y == 3 && move.path[2].x == 5 && move.path[2].y == 1);
    CHECK(move.del[0].x == 4 && move.del[0].y == 4 && move.delpiece[0] == BLACK_MAN);
    CHECK(move.del[1].x == 4 && move.del[1].y == 2 && move.delpiece[1] == BLACK_KING);
    CHECK(engine->islegal(board, CB_WHITE, 22, 15, &move) == 0);
    *at(board, "b8") = WHITE_MAN; /* no man can stand there */
    CHECK(engine->islegal(board, CB_WHITE, 22, 6, &move) == 0);
}

static void ends_games(void) {
    int board[8][8];
    char text[CB_REPLY_SIZE];
    struct CBmove move;
    int playnow = 0;
    memset(board, 0, sizeof board);
    *at(board, "c3") = WHITE_MAN;
    *at(board, "d4") = BLACK_MAN;
    CHECK(engine->getmove(board, CB_WHITE, 0.1, text, &playnow, 0, 0, &move) == CB_GAME_WIN);
    CHECK(*at(board, "c3") == CB_FREE && *at(board, "d4") == CB_FREE && *at(board, "e5") == WHITE_MAN);
    CHECK(move.jumps == 1 && move.delpiece[0] == BLACK_MAN);
    CHECK(engine->getmove(board, CB_BLACK, 0.1, text, &playnow, 0, 0, &move) == CB_GAME_LOSS);
    CHECK(*at(board, "e5") == WHITE_MAN);

    *at(board, "h8") = WHITE_MAN; /* no position: nothing is done */
    *at(board, "a7") = BLACK_MAN;
    CHECK(engine->getmove(board, CB_WHITE, 0.1, text, &playnow, 0, 0, &move) == CB_GAME_UNKNOWN);
    CHECK(*at(board, "e5") == WHITE_MAN && *at(board, "h8") == WHITE_MAN && text[0] != '\0');
}

static void plays_when_told(void) {
    int board[8][8];
    char text[CB_REPLY_SIZE];
    struct CBmove move;
    int playnow = 1;
    const time_t begin = time(NULL);
    set_up_start(board);
    CHECK(engine->getmove(board, CB_WHITE, 1000, text, &playnow, 0, 0, &move) == CB_GAME_UNKNOWN);
    CHECK(time(NULL) - begin < 20);
    CHECK(board[move.to.x][move.to.y] == WHITE_MAN && board[move.from.x][move.from.y] == CB_FREE);
}

/* All seven moves of the start, each with a score. */
static void shows_all_scores(void) {
    static const char* const moves[] = {"a3-b4 ", "c3-b4 ", "c3-d4 ", "e3-d4 ", "e3-f4 ", "g3-f4 ", "g3-h4 "};
    int board[8][8];
    char text[CB_REPLY_SIZE];
    struct CBmove move;
    int playnow = 0;
    size_t i;
    expect("set allscores 1", 1, NULL);
    set_up_start(board);
    CHECK(engine->getmove(board, CB_WHITE, 0.2, text, &playnow, CB_EXACT_TIME, 0, &move) == CB_GAME_UNKNOWN);
    CHECK(strncmp(text, "depth ", 6) == 0);
    for (i = 0; i < sizeof moves / sizeof moves[0]; ++i) {
        const char* const found = strstr(text, moves[i]);
        CHECK(found != NULL && strstr(found + 1, moves[i]) == NULL);
    }
    expect("set allscores 0", 1, NULL);
    printf("%s\n", text);
}

static int number_of(struct coor place) {
    return 4 * (place.y + 1) - place.x / 2;
}

/* The position as CheckerBoard writes it. */
static void write_fen(int board[8][8], int color, char* fen) {
    static const int colors[] = {CB_WHITE, CB_BLACK};
    int i;
    fen += sprintf(fen, "%c", color == CB_WHITE ? 'W' : 'B');
    for (i = 0; i < 2; ++i) {
        const char* between = "";
        int number;
        fen += sprintf(fen, ":%c", colors[i] == CB_WHITE ? 'W' : 'B');
        for (number = 1; number <= 32; ++number) {
            const int y = (number - 1) / 4;
            const int piece = board[(y % 2 == 0 ? 6 : 7) - (number - 1) % 4 * 2][y];
            if ((piece & colors[i]) != 0) {
                fen += sprintf(fen, "%s%s%d", between, (piece & CB_KING) != 0 ? "K" : "", number);
                between = ",";
            }
        }
    }
}

enum { MOST_PLIES = 400, PLIES_WITHOUT_PROGRESS = 79, ROOM_FOR_FEN = 160, LONGEST_COMMAND = 256 };

/* A game of the engine against itself. */
typedef struct played_game {
    int board[8][8];
    int color; /* to move */
    int ply;
    int quiet;                               /* plies without a capture or a move of a man */
    char fens[MOST_PLIES + 1][ROOM_FOR_FEN]; /* of all positions */
    char history[2 * CB_REPLY_SIZE];         /* the last position that cannot come back, and the moves since */
    const char* end;                         /* NULL: it goes on */
} played_game;

/* As in CheckerBoard's matches. */
static void judge(played_game* game, int result) {
    int times = 0;
    int i;
    for (i = 0; i <= game->ply; ++i) {
        times += strcmp(game->fens[i], game->fens[game->ply]) == 0 ? 1 : 0;
    }
    if (result != CB_GAME_UNKNOWN) {
        game->end = result == CB_GAME_WIN ? "won by the side that moved last" : "a strange result";
    } else if (times >= 3) {
        game->end = "a draw by repetition";
    } else if (game->quiet >= PLIES_WITHOUT_PROGRESS) {
        game->end = "a draw, 40 moves without progress";
    }
}

static void make_a_move(played_game* game) {
    int before[8][8];
    char command[3 * CB_REPLY_SIZE];
    char text[CB_REPLY_SIZE];
    char wanted[64];
    struct CBmove move;
    struct CBmove legal;
    int playnow = 0;
    int result;
    memcpy(before, game->board, sizeof before);

    /* The move to come must be listed, where there is room for a list. */
    char list[CB_REPLY_SIZE];
    sprintf(command, "get movelist %s", game->fens[game->ply]);
    const int is_listed = engine->enginecommand(command, list);

    sprintf(command, "set gamehist %s", game->history);
    CHECK(engine->enginecommand(command, text) == (strlen(command) <= LONGEST_COMMAND ? 1 : 0));
    memset(text, 'x', sizeof text);
    result =
        engine->getmove(game->board, game->color, 0.01, text, &playnow, CB_EXACT_TIME | 1 << 2, 400 << 16 | 1, &move);
    CHECK(memchr(text, '\0', sizeof text) != NULL);

    const int from = number_of(move.from);
    const int to = number_of(move.to);
    const int is_quiet = move.jumps == 0 && (move.oldpiece & CB_KING) != 0;
    printf("%d%c%d ", from, move.jumps > 0 ? 'x' : '-', to);
    CHECK(engine->islegal(before, game->color, from, to, &legal) == 1);
    sprintf(wanted, "%d,%d,%d,%d,%d", move.jumps, move.oldpiece, move.newpiece, from, to);
    CHECK(!is_listed || strstr(list, wanted) != NULL);
    CHECK(game->board[move.to.x][move.to.y] == move.newpiece);

    game->color = game->color == CB_WHITE ? CB_BLACK : CB_WHITE;
    ++game->ply;
    write_fen(game->board, game->color, game->fens[game->ply]);
    game->quiet = is_quiet ? game->quiet + 1 : 0;
    if (is_quiet) {
        sprintf(game->history + strlen(game->history), " %d-%d", from, to);
    } else {
        strcpy(game->history, game->fens[game->ply]);
    }
    judge(game, result);
}

/* By a clock with increment, asked as CheckerBoard asks. */
static void plays_a_game(void) {
    static played_game game;
    memset(&game, 0, sizeof game);
    game.color = CB_WHITE;
    set_up_start(game.board);
    write_fen(game.board, game.color, game.fens[0]);
    strcpy(game.history, game.fens[0]);
    while (game.ply < MOST_PLIES && game.end == NULL) {
        make_a_move(&game);
    }
    printf("\n%d plies: %s\n", game.ply, game.end != NULL ? game.end : "broken off");
    CHECK(game.ply > 20 && game.end != NULL);
}

/* CheckerBoard opens the page that "help" names, from the folder of the engine. */
static void has_its_help(const char* library) {
    char path[CB_REPLY_SIZE];
    size_t folder = strlen(library);
    FILE* page = NULL;
    while (folder > 0 && strchr("/\\", library[folder - 1]) == NULL) {
        --folder;
    }
    sprintf(path, "%.*s", (int)folder, library);
    CHECK(engine->enginecommand("help", path + folder) == 1);
    page = fopen(path, "r");
    CHECK(page != NULL);
    if (page != NULL) {
        fclose(page);
    }
}

int main(int argc, char** argv) {
    loaded_engine loaded;
    layout_is_checkerboards* unused = NULL;
    (void)unused;
    if (argc != 3 || !load_engine(argv[1], &loaded)) {
        printf("usage: test_checkerboard LIBRARY russian|brazilian\n");
        return 2;
    }
    engine = &loaded;
    answers_commands(strcmp(argv[2], "russian") == 0);
    tells_its_name();
    knows_legal_moves();
    ends_games();
    plays_when_told();
    shows_all_scores();
    has_its_help(argv[1]);
    plays_a_game();
    CHECK(unload_library(loaded.handle));
    return tell_faults();
}
