// Ranking of a knock-out (Art. 17-19): no points; who went out when. Ties are decided by a play-off.
#pragma once

#include "core/result.h"
#include "match/crosstable.h"
#include "match/ranking.h"

namespace draughts {

/// Who went out later is before who went out earlier; whoever is still in, is first. All games of two
/// players are one tie, play-off included, and who has more points of it
/// stays in, or who has the lot. Players who went out in the same
/// round share their place; if they play for it afterwards, the results among them decide.
/// Where results have no rounds, a tie is in the first round that neither of its players has played yet.
/// An error: a player who was out plays one who was not, or two opponents in one round; or nobody is left.
Result<Ranking> rank_knock_out(const CrossTable& table);

}  // namespace draughts
