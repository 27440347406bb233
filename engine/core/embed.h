// DRAUGHTS_EMBED: the bytes of a file as two symbols of the program, `name` and `name_end`, taken in by the assembler:
// a program text of them would take the compiler minutes.
//
// The symbols are declared where they are used, as extern "C": one copy serves all code paths of a program
// (cmake/program.cmake), hence they stand outside of the namespace that those rename.
#pragma once

#ifdef _WIN32
// Another name of the section, and a prefix to symbols on 32 bits.
#define DRAUGHTS_EMBED_TEXT_OF(x) #x
#define DRAUGHTS_EMBED_TEXT(x) DRAUGHTS_EMBED_TEXT_OF(x)
#define DRAUGHTS_EMBED_SYMBOL(name) DRAUGHTS_EMBED_TEXT(__USER_LABEL_PREFIX__) name
#define DRAUGHTS_EMBED_SECTION ".section .rdata,\"dr\"\n"
#define DRAUGHTS_EMBED_HIDE(name) ""
#define DRAUGHTS_EMBED_END ".text\n"
#else
#define DRAUGHTS_EMBED_SYMBOL(name) name
#define DRAUGHTS_EMBED_SECTION ".section .rodata\n"
#define DRAUGHTS_EMBED_HIDE(name) ".hidden " name "\n"
#define DRAUGHTS_EMBED_END ".previous\n"
#endif

#define DRAUGHTS_EMBED_LABEL(name) \
    ".global " DRAUGHTS_EMBED_SYMBOL(name) "\n" DRAUGHTS_EMBED_HIDE(name) DRAUGHTS_EMBED_SYMBOL(name) ":\n"

/// `path`: a string literal. At namespace scope.
#define DRAUGHTS_EMBED(name, path)                                 \
    asm(DRAUGHTS_EMBED_SECTION ".balign 8\n" DRAUGHTS_EMBED_LABEL( \
        #name) ".incbin \"" path "\"\n" DRAUGHTS_EMBED_LABEL(#name "_end") ".byte 0\n" DRAUGHTS_EMBED_END)
