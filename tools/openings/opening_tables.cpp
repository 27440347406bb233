#include "openings/opening_tables.h"

#include "core/embed.h"

DRAUGHTS_EMBED(draughts_tables150, DRAUGHTS_OPENINGS "/tables150.tsv");
DRAUGHTS_EMBED(draughts_flying_russian, DRAUGHTS_OPENINGS "/flying_russian.tsv");
DRAUGHTS_EMBED(draughts_flying_brazilian, DRAUGHTS_OPENINGS "/flying_brazilian.tsv");
