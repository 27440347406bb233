/* The interface of engines for the program CheckerBoard (version 2), as it calls them; C.
 *
 * A board has black's home at y = 0: board[x][y] with x = 7 - file and y = 7 - rank (0 = a, 0 = rank 1), so that square
 * 1 is b8. Colours are 1 (white) and 2 (black), a piece is its colour and 4 for a man or 8 for a king. */
#ifndef BOLSHAK_CHECKERBOARD_H
#define BOLSHAK_CHECKERBOARD_H

#if defined(_WIN32)
#define CHECKERBOARD_CALL __stdcall
#else
#define CHECKERBOARD_CALL
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The names are CheckerBoard's. NOLINTBEGIN(readability-identifier-naming,modernize-*) */

enum { CB_FREE = 0, CB_WHITE = 1, CB_BLACK = 2, CB_MAN = 4, CB_KING = 8 };
enum { CB_GAME_DRAW = 0, CB_GAME_WIN = 1, CB_GAME_LOSS = 2, CB_GAME_UNKNOWN = 3 };
enum { CB_REPLY_SIZE = 1024, CB_PATH_SIZE = 12 };
enum { CB_EXACT_TIME = 2 }; /* a bit of `info`: no more than `maxtime` */

struct coor {
    int x;
    int y;
};

struct CBmove {
    int jumps;
    int newpiece;
    int oldpiece;
    struct coor from, to;
    struct coor path[CB_PATH_SIZE]; /* [0] is not used, [1] is where the first jump lands */
    struct coor del[CB_PATH_SIZE];  /* from [0] */
    int delpiece[CB_PATH_SIZE];
};

/* Finds a move within about `maxtime` seconds and makes it on the board. `str` tells how the search stands, again and
 * again; a number that is not 0 in `playnow` ends it. `info` and `moreinfo` hold the clock (move_time.h). */
int CHECKERBOARD_CALL getmove(int board[8][8], int color, double maxtime, char str[CB_REPLY_SIZE], int* playnow,
                              int info, int moreinfo, struct CBmove* move);
/* Answers or obeys a command (commands.h): 1, or 0 if it is not known or cannot be done. */
int CHECKERBOARD_CALL enginecommand(const char* command, char reply[CB_REPLY_SIZE]);
/* Whether there is a move between two squares, 1..32: 1, and the move, or 0. */
int CHECKERBOARD_CALL islegal(int board[8][8], int color, int from, int to, struct CBmove* move);
int CHECKERBOARD_CALL enginename(char name[CB_REPLY_SIZE]);

/* NOLINTEND(readability-identifier-naming,modernize-*) */

#ifdef __cplusplus
}
#endif

#endif
