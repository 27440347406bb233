// The archive, taken in by the assembler, for Windows: another name of the section, and a prefix to symbols on 32 bits.
#include "tablebase/embedded_tables.h"

#define TEXT_OF(x) #x
#define PREFIX_TEXT(prefix) TEXT_OF(prefix)
#define SYMBOL(name) PREFIX_TEXT(__USER_LABEL_PREFIX__) #name

asm("    .section .rdata,\"dr\"\n"
    "    .balign 8\n"
    "    .global " SYMBOL(draughts_table_archive) "\n"
    SYMBOL(draughts_table_archive) ":\n"
    "    .incbin \"" DRAUGHTS_TABLE_ARCHIVE "\"\n"
    "    .global " SYMBOL(draughts_table_archive_end) "\n"
    SYMBOL(draughts_table_archive_end) ":\n"
    "    .byte 0\n"
    "    .text\n");
