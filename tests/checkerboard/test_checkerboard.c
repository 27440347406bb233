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
    char command[400];
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
    expect("help", 0, "?");
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
    expect("get book", 0, "?");
    expect("set bookfile x.bin", 0, "?");
    expect("get allscores", 0, "?");
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

static int number_of(struct coor place) {
    return 4 * (place.y + 1) - place.x / 2;
}

/* A game against itself by a clock with increment; each move must be legal by islegal(). Returns its plies. */
static int plays_a_game(void) {
    int board[8][8];
    int color = CB_WHITE;
    int ply;
    int result = CB_GAME_UNKNOWN;
    set_up_start(board);
    for (ply = 0; ply < 100 && result == CB_GAME_UNKNOWN; ++ply) {
        int before[8][8];
        char text[CB_REPLY_SIZE];
        struct CBmove move;
        struct CBmove legal;
        int playnow = 0;
        memcpy(before, board, sizeof board);
        memset(text, 'x', sizeof text);
        result = engine->getmove(board, color, 0.01, text, &playnow, 2 | 1 << 2, 400 << 16 | 1, &move);
        CHECK(memchr(text, '\0', sizeof text) != NULL);
        if (result == CB_GAME_LOSS) {
            break;
        }
        printf("%d%c%d ", number_of(move.from), move.jumps > 0 ? 'x' : '-', number_of(move.to));
        CHECK(engine->islegal(before, color, number_of(move.from), number_of(move.to), &legal) == 1);
        CHECK(board[move.to.x][move.to.y] == move.newpiece);
        color = color == CB_WHITE ? CB_BLACK : CB_WHITE;
    }
    printf("\n%d plies, result %d\n", ply, result);
    return ply;
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
    CHECK(plays_a_game() > 20);
    CHECK(unload_library(loaded.handle));
    return tell_faults();
}
