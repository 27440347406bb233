#include "match/swiss.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <numeric>
#include <tuple>

#include "match/matching.h"

namespace draughts {

namespace {

/// The colour a player is due and how badly.
struct Due {
    enum class Need : std::uint8_t { none, mild, strong, absolute };

    bool white = false;
    Need need = Need::none;
};

[[nodiscard]] Due due_of(const SwissPlayer& player) {
    const std::vector<bool>& had_white = player.had_white;
    if (had_white.empty()) {
        return {};
    }
    const auto whites = std::count(had_white.begin(), had_white.end(), true);
    const auto excess = 2 * whites - static_cast<std::ptrdiff_t>(had_white.size());
    const bool twice = had_white.size() > 1 && had_white.back() == had_white[had_white.size() - 2];
    if (excess >= 2 || excess <= -2) {
        return {excess < 0, Due::Need::absolute};
    }
    if (twice) {
        return {!had_white.back(), Due::Need::absolute};
    }
    return excess == 0 ? Due{!had_white.back(), Due::Need::mild} : Due{excess < 0, Due::Need::strong};
}

[[nodiscard]] bool clash(const Due& a, const Due& b) {
    return a.need != Due::Need::none && b.need != Due::Need::none && a.white == b.white;
}

class RoundPairing {
  public:
    RoundPairing(const std::vector<SwissPlayer>& players, bool minds_colours, bool first_has_white)
        : players_{players},
          minds_colours_{minds_colours},
          first_has_white_{first_has_white},
          order_(players.size()),
          is_free_(players.size(), true) {
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        std::ranges::stable_sort(order_, std::ranges::greater{}, [&](std::size_t player) {
            return players[player].points;
        });
        for (const SwissPlayer& player : players) {
            dues_.push_back(due_of(player));
        }
    }

    [[nodiscard]] std::optional<SwissRound> pair(bool keeps_colours) {
        forbid(keeps_colours);
        SwissRound round;
        if (players_.size() % 2 != 0) {
            round.bye = find_bye();
            if (!round.bye) {
                return std::nullopt;
            }
            is_free_[*round.bye] = false;
        } else if (!can_be_paired(may_meet_, is_free_)) {
            return std::nullopt;
        }
        for (const std::size_t player : order_) {
            if (is_free_[player]) {
                const std::size_t opponent = find_opponent(player);
                is_free_[player] = is_free_[opponent] = false;
                round.meetings.push_back(with_colours(player, opponent));
            }
        }
        return round;
    }

  private:
    void forbid(bool keeps_colours) {
        const std::size_t count = players_.size();
        may_meet_.assign(count, std::vector<bool>(count, true));
        for (std::size_t a = 0; a < count; ++a) {
            may_meet_[a][a] = false;
            for (const std::size_t opponent : players_[a].opponents) {
                may_meet_[a][opponent] = may_meet_[opponent][a] = false;
            }
            for (std::size_t b = 0; keeps_colours && b < count; ++b) {
                const bool both_must = dues_[a].need == Due::Need::absolute && dues_[b].need == Due::Need::absolute;
                if (both_must && clash(dues_[a], dues_[b])) {
                    may_meet_[a][b] = false;
                }
            }
        }
    }

    [[nodiscard]] bool leaves_a_pairing(std::initializer_list<std::size_t> taken) const {
        auto rest = is_free_;
        for (const std::size_t player : taken) {
            rest[player] = false;
        }
        return can_be_paired(may_meet_, rest);
    }

    [[nodiscard]] std::optional<std::size_t> find_bye() const {
        const auto last = std::find_if(order_.rbegin(), order_.rend(), [&](std::size_t player) {
            return !players_[player].had_bye && leaves_a_pairing({player});
        });
        return last == order_.rend() ? std::nullopt : std::optional{*last};
    }

    /// Precondition: the free players have a pairing, and `player` is the first of them.
    [[nodiscard]] std::size_t find_opponent(std::size_t player) const {
        std::vector<std::size_t> others;
        for (const std::size_t other : order_) {
            if (is_free_[other] && other != player) {
                others.push_back(other);
            }
        }
        const auto peers = static_cast<std::size_t>(std::ranges::count_if(others, [&](std::size_t other) {
            return players_[other].points == players_[player].points;
        }));
        const std::size_t middle = peers == 0 ? 0 : (peers + 1) / 2 - 1;  // in others
        using Rank = std::tuple<int, bool, bool, std::size_t>;
        std::vector<std::pair<Rank, std::size_t>> candidates;
        for (std::size_t i = 0; i < others.size(); ++i) {
            const std::size_t other = others[i];
            const bool is_upper = i < peers && i < middle;
            candidates.push_back(
                {{players_[player].points - players_[other].points,
                  minds_colours_ && clash(dues_[player], dues_[other]), is_upper, is_upper ? middle - i : i},
                 other});
        }
        std::ranges::sort(candidates);
        const auto first = std::ranges::find_if(candidates, [&](const auto& candidate) {
            return may_meet_[player][candidate.second] && leaves_a_pairing({player, candidate.second});
        });
        return first->second;
    }

    /// `upper` is before `lower` in the order.
    [[nodiscard]] Meeting with_colours(std::size_t upper, std::size_t lower) {
        const Due& one = dues_[upper];
        const Due& other = dues_[lower];
        bool upper_has_white = one.white;
        if (one.need == Due::Need::none && other.need == Due::Need::none) {
            upper_has_white = first_has_white_;
            first_has_white_ = !first_has_white_;
        } else if (one.need < other.need) {
            upper_has_white = !other.white;
        }
        return upper_has_white ? Meeting{upper, lower} : Meeting{lower, upper};
    }

    const std::vector<SwissPlayer>& players_;
    bool minds_colours_;
    bool first_has_white_;
    std::vector<std::size_t> order_;
    std::vector<bool> is_free_;
    std::vector<Due> dues_;
    MayMeet may_meet_;
};

}  // namespace

Result<SwissRound> pair_swiss(const std::vector<SwissPlayer>& players, bool minds_colours, bool first_has_white) {
    for (const bool keeps_colours : {true, false}) {
        if (keeps_colours && !minds_colours) {
            continue;
        }
        if (auto round = RoundPairing{players, minds_colours, first_has_white}.pair(keeps_colours)) {
            return *round;
        }
    }
    return Error{"no pairing is left in which nobody meets an opponent again"};
}

}  // namespace draughts
