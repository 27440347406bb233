#include "eval/embedded_weights.h"

#include "core/embed.h"

DRAUGHTS_EMBED(draughts_russian_weights, DRAUGHTS_WEIGHTS "/russian.bin");
DRAUGHTS_EMBED(draughts_brazilian_weights, DRAUGHTS_WEIGHTS "/brazilian.bin");
