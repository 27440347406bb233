/* The C interface where the system has no room, for a larger hash or for the search's thread: an error, and the engine
 * lives on. Linux. */
#define _XOPEN_SOURCE 700
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#include "bolshak.h"

/* The address space in use, in bytes; 0 if the system does not tell. */
static unsigned long address_space(void) {
    unsigned long pages = 0;
    FILE* file = fopen("/proc/self/statm", "r");
    if (file != NULL) {
        if (fscanf(file, "%lu", &pages) != 1) {
            pages = 0;
        }
        fclose(file);
    }
    return pages * (unsigned long)sysconf(_SC_PAGESIZE);
}

static int stop(const char* what, const bolshak_error* error) {
    printf("%s: %s\n", what, error->message);
    return 1;
}

int main(void) {
    struct rlimit before;
    struct rlimit tight;
    bolshak_engine* engine = NULL;
    bolshak_game* game = NULL;
    bolshak_limits limits = {0};
    bolshak_error error;
    bolshak_probe probe;
    bolshak_code hash_code;
    bolshak_code search_code = BOLSHAK_OK;
    limits.depth = 2;
    if (bolshak_engine_create(&engine, &error) != BOLSHAK_OK ||
        bolshak_game_create(BOLSHAK_RUSSIAN, BOLSHAK_CHINA64, NULL, &game, &error) != BOLSHAK_OK ||
        getrlimit(RLIMIT_AS, &before) != 0 || address_space() == 0) {
        return stop("not set up", &error);
    }
    bolshak_engine_probe(engine, game, &probe, NULL); /* reads the built-in tables in, which takes memory once */

    tight = before;
    tight.rlim_cur = address_space() + (1UL << 20); /* a stack takes eight times as much */
    if (setrlimit(RLIMIT_AS, &tight) != 0) {
        return stop("no limit set", &error);
    }
    hash_code = bolshak_engine_set_option(engine, "hash", "256", &error);
    if (hash_code == BOLSHAK_NO_MEMORY) {
        search_code = bolshak_engine_search(engine, game, &limits, NULL, &error);
    }
    setrlimit(RLIMIT_AS, &before);
    if (hash_code != BOLSHAK_NO_MEMORY) {
        return stop("the hash was not refused for want of memory", &error);
    }
    if ((search_code != BOLSHAK_INTERNAL && search_code != BOLSHAK_NO_MEMORY) || bolshak_engine_is_searching(engine)) {
        return stop("the search was not refused", &error);
    }

    if (bolshak_engine_search(engine, game, &limits, NULL, &error) != BOLSHAK_OK ||
        bolshak_engine_wait(engine, NULL, &error) != BOLSHAK_OK) {
        return stop("no search afterwards", &error);
    }
    bolshak_engine_destroy(engine);
    bolshak_game_destroy(game);
    return 0;
}
