// OpeningBook: what was played from a position and how it scored, as a tree of moves with counts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "analyse/archive.h"
#include "analyse/game_result.h"
#include "core/position.h"

namespace draughts {

struct BookCounts {
    std::uint64_t white = 0;
    std::uint64_t draw = 0;
    std::uint64_t black = 0;
    std::uint64_t unknown = 0;

    [[nodiscard]] std::uint64_t games() const { return white + draw + black + unknown; }
    /// White's, from 0 to 1; 0 where no result is known.
    [[nodiscard]] double score() const;
    void add(GameResult result);
    void add(const BookCounts& other);
};

class OpeningBook {
  public:
    /// The tree from `position` on, `plies` deep.
    OpeningBook(const Position& position, std::size_t plies) : position_{position}, plies_{plies} {}

    /// Counts the game if the position stood in it, from its first time on.
    void add(const ArchiveGame& game);
    /// Counts of an earlier run, for the position after `moves`.
    void add(const std::vector<std::string>& moves, const BookCounts& counts);

    [[nodiscard]] const Position& position() const { return position_; }
    /// Visits the tree from its root on, the moves played most first; those of fewer than `least` games are left out.
    void visit(std::uint64_t least,
               const std::function<void(const std::vector<std::string>& moves, const BookCounts& counts)>& visit) const;

  private:
    struct Node {
        BookCounts counts;
        std::map<std::string, Node> children;  // by move in the long form
    };
    using Visitor = std::function<void(const std::vector<std::string>&, const BookCounts&)>;

    static void visit_node(const Node& node, std::uint64_t least, std::vector<std::string>& moves,
                           const Visitor& visitor);

    Position position_;
    std::size_t plies_;
    Node root_;
};

}  // namespace draughts
