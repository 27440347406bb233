// Ranking of a challenge relay (Art. 17-19): the winner of a challenge stays on, a loss ends the run.
#pragma once

#include "core/result.h"
#include "match/crosstable.h"
#include "match/ranking.h"

namespace draughts {

/// Order: opponents beaten in a row, in the best run; who holds the place at the end, since that run was not ended;
/// results among the tied. The games of two players in a row are one challenge. A drawn one adds nothing and ends
/// nothing: the holder stays. Who holds after a first challenge that is drawn, is seen by the next.
/// An error: a challenge without the holder.
Result<Ranking> rank_relay(const CrossTable& table);

}  // namespace draughts
