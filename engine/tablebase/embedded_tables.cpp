#include "tablebase/embedded_tables.h"

#include "core/embed.h"

DRAUGHTS_EMBED(draughts_table_archive, DRAUGHTS_TABLE_ARCHIVE);
