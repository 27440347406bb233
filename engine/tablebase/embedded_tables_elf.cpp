// The archive, taken in by the assembler: a program text of it would take the compiler minutes.
#include "tablebase/embedded_tables.h"

asm(R"(
    .section .rodata
    .balign 8
    .global draughts_table_archive
    .hidden draughts_table_archive
draughts_table_archive:
    .incbin ")" DRAUGHTS_TABLE_ARCHIVE R"("
    .global draughts_table_archive_end
    .hidden draughts_table_archive_end
draughts_table_archive_end:
    .byte 0
    .previous
)");
