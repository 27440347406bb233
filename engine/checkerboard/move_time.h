// The time for a move, as CheckerBoard tells it.
#pragma once

#include "c_api/bolshak.h"

namespace draughts::checkerboard {

/// `info`: bits 2-3 are the unit of a clock with increment, 0 = there is none, 1 = 1 ms, 2 = 10 ms, 3 = 100 ms; the
/// rest is of no use here. `moreinfo`: the time left in the high 16 bits, the increment in the low ones. `maxtime`:
/// seconds for this move. A client that shifts the bits gives a clock far below maxtime: then maxtime counts.
[[nodiscard]] bolshak_limits move_limits(double maxtime, int info, int moreinfo);

}  // namespace draughts::checkerboard
