// Adjudication by endgame tables: a game ends where they know how it must end (Art. 12.5).
#pragma once

#include <memory>
#include <string>

#include "core/game.h"
#include "match/adjudication.h"
#include "tablebase/tablebase.h"

namespace draughts {

/// What becomes of `game`, with its draw rules and the counts that run, when both play their best; none where the
/// tables do not tell. Precondition: it is not over.
[[nodiscard]] Ruling judge_by_tables(const Tablebase& tables, const Game& game);

/// `source`: "built-in", the tables that are built into the program, or a folder, whose tables are added to those. An
/// error: a file of the folder cannot be used, or it has none for `variant`.
Result<std::shared_ptr<const Tablebase>> load_tables(const std::string& source, VariantId variant);

}  // namespace draughts
