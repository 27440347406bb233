#include "match/matching.h"

#include <algorithm>
#include <queue>

namespace draughts {

namespace {

/// The search for an augmenting path from one vertex. Vertices at an even distance from it are `is_outer`; `base` is
/// the point to which a vertex has been shrunk.
class PathSearch {
  public:
    PathSearch(const MayMeet& may_meet, const std::vector<bool>& takes_part, std::vector<std::size_t>& partner)
        : may_meet_{may_meet}, takes_part_{takes_part}, partner_{partner}, none_{partner.size()} {}

    /// Pairs `root` and one more, if that can be done.
    bool augment(std::size_t root) {
        parent_.assign(none_, none_);
        is_outer_.assign(none_, false);
        base_.resize(none_);
        for (std::size_t v = 0; v < none_; ++v) {
            base_[v] = v;
        }
        is_outer_[root] = true;
        queue_.push(root);
        while (!queue_.empty()) {
            const std::size_t v = queue_.front();
            queue_.pop();
            for (std::size_t w = 0; w < none_; ++w) {
                if (!takes_part_[w] || !may_meet_[v][w] || base_[v] == base_[w] || partner_[v] == w) {
                    continue;
                }
                if (w == root || (partner_[w] != none_ && parent_[partner_[w]] != none_)) {
                    shrink(v, w);
                } else if (parent_[w] == none_) {
                    parent_[w] = v;
                    if (partner_[w] == none_) {
                        flip(w);
                        return true;
                    }
                    is_outer_[partner_[w]] = true;
                    queue_.push(partner_[w]);
                }
            }
        }
        return false;
    }

  private:
    /// The point in which the paths from `v` and `w` to the root join.
    [[nodiscard]] std::size_t junction(std::size_t v, std::size_t w) const {
        std::vector<bool> is_on_path(none_);
        while (true) {
            v = base_[v];
            is_on_path[v] = true;
            if (partner_[v] == none_) {
                break;  // the root
            }
            v = parent_[partner_[v]];
        }
        while (!is_on_path[base_[w]]) {
            w = parent_[partner_[base_[w]]];
        }
        return base_[w];
    }

    void mark(std::size_t v, std::size_t end, std::size_t child, std::vector<bool>& is_in_cycle) {
        while (base_[v] != end) {
            is_in_cycle[base_[v]] = true;
            is_in_cycle[base_[partner_[v]]] = true;
            parent_[v] = child;
            child = partner_[v];
            v = parent_[child];
        }
    }

    void shrink(std::size_t v, std::size_t w) {
        const std::size_t end = junction(v, w);
        std::vector<bool> is_in_cycle(none_);
        mark(v, end, w, is_in_cycle);
        mark(w, end, v, is_in_cycle);
        for (std::size_t u = 0; u < none_; ++u) {
            if (is_in_cycle[base_[u]]) {
                base_[u] = end;
                if (!is_outer_[u]) {
                    is_outer_[u] = true;
                    queue_.push(u);
                }
            }
        }
    }

    void flip(std::size_t w) {
        while (w != none_) {
            const std::size_t v = parent_[w];
            const std::size_t next = partner_[v];
            partner_[v] = w;
            partner_[w] = v;
            w = next;
        }
    }

    const MayMeet& may_meet_;
    const std::vector<bool>& takes_part_;
    std::vector<std::size_t>& partner_;
    std::size_t none_;
    std::vector<std::size_t> parent_;
    std::vector<std::size_t> base_;
    std::vector<bool> is_outer_;
    std::queue<std::size_t> queue_;
};

}  // namespace

bool can_be_paired(const MayMeet& may_meet, const std::vector<bool>& takes_part) {
    const std::size_t none = takes_part.size();
    std::vector<std::size_t> partner(none, none);
    for (std::size_t v = 0; v < none; ++v) {
        if (takes_part[v] && partner[v] == none && !PathSearch{may_meet, takes_part, partner}.augment(v)) {
            return false;  // who cannot be paired now, cannot be later: Berge
        }
    }
    return true;
}

}  // namespace draughts
