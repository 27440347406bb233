/* A CheckerBoard engine, loaded at run time as CheckerBoard loads it: as a DLL on Windows, as a shared object here. */
#ifndef LOADED_ENGINE_H
#define LOADED_ENGINE_H

#include <stdio.h>
#include <string.h>

#include "checkerboard/checkerboard.h"

#ifdef _WIN32
#include <windows.h>
#else
#include <dlfcn.h>
#endif

typedef int(CHECKERBOARD_CALL* getmove_function)(int board[8][8], int color, double maxtime, char str[CB_REPLY_SIZE],
                                                 int* playnow, int info, int moreinfo, struct CBmove* move);
typedef int(CHECKERBOARD_CALL* enginecommand_function)(const char* command, char reply[CB_REPLY_SIZE]);
typedef int(CHECKERBOARD_CALL* islegal_function)(int board[8][8], int color, int from, int to, struct CBmove* move);

typedef int(CHECKERBOARD_CALL* enginename_function)(char name[CB_REPLY_SIZE]);

typedef struct loaded_engine {
    void* handle;
    getmove_function getmove;
    enginecommand_function enginecommand;
    islegal_function islegal;
    enginename_function enginename;
} loaded_engine;

/* `function`: the address of a pointer to a function, which becomes NULL if there is none. Copied, as C allows no cast
 * between pointers to data and to functions. */
#ifdef _WIN32
static void* load_library(const char* file) {
    return (void*)LoadLibraryA(file);
}
static void find_function(void* handle, const char* name, void* function) {
    const FARPROC found = GetProcAddress((HMODULE)handle, name);
    memcpy(function, &found, sizeof found);
}
static int unload_library(void* handle) {
    return FreeLibrary((HMODULE)handle) != 0;
}
#else
static void* load_library(const char* file) {
    return dlopen(file, RTLD_NOW | RTLD_LOCAL);
}
static void find_function(void* handle, const char* name, void* function) {
    void* const found = dlsym(handle, name);
    memcpy(function, &found, sizeof found);
}
static int unload_library(void* handle) {
    return dlclose(handle) == 0;
}
#endif

/* 1, or 0 if the library or one of its functions is not there. */
static int load_engine(const char* file, loaded_engine* engine) {
    engine->handle = load_library(file);
    if (engine->handle == NULL) {
        printf("cannot load %s\n", file);
        return 0;
    }
    find_function(engine->handle, "getmove", &engine->getmove);
    find_function(engine->handle, "enginecommand", &engine->enginecommand);
    find_function(engine->handle, "islegal", &engine->islegal);
    find_function(engine->handle, "enginename", &engine->enginename);
    return engine->getmove != NULL && engine->enginecommand != NULL && engine->islegal != NULL &&
           engine->enginename != NULL;
}

#endif
