/* What the tests in C have instead of a framework: faults are printed and counted. For one file of a program. */
#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>

static int faults = 0;

static void check(int holds, const char* what, int line) {
    if (!holds) {
        printf("line %d: %s\n", line, what);
        ++faults;
    }
}
#define CHECK(condition) check((condition) ? 1 : 0, #condition, __LINE__)

/* The exit code of the program. */
static int tell_faults(void) {
    printf("%s\n", faults == 0 ? "all is well" : "faults were found");
    return faults == 0 ? 0 : 1;
}

#endif
