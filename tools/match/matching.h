// Matching: whether people can be paired off when not everybody may meet everybody.
#pragma once

#include <cstddef>
#include <vector>

namespace draughts {

/// By number: whether two may meet. Symmetric; nobody meets himself.
using MayMeet = std::vector<std::vector<bool>>;

/// Whether all for whom `takes_part` holds can be paired off at once. J. Edmonds, "Paths, trees, and flowers" (1965): a
/// pairing grows along augmenting paths, and cycles of odd length are shrunk to a point. At most cubic time.
[[nodiscard]] bool can_be_paired(const MayMeet& may_meet, const std::vector<bool>& takes_part);

}  // namespace draughts
