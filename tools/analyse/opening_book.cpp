#include "analyse/opening_book.h"

#include <algorithm>

#include "analyse/game_filter.h"
#include "text/notation.h"

namespace draughts {

double BookCounts::score() const {
    const std::uint64_t known = white + draw + black;
    return known == 0 ? 0 : (static_cast<double>(white) + static_cast<double>(draw) / 2) / static_cast<double>(known);
}

void BookCounts::add(GameResult result) {
    switch (result) {
        case GameResult::white:
            ++white;
            return;
        case GameResult::draw:
            ++draw;
            return;
        case GameResult::black:
            ++black;
            return;
        case GameResult::unknown:
            break;
    }
    ++unknown;
}

void BookCounts::add(const BookCounts& other) {
    white += other.white;
    draw += other.draw;
    black += other.black;
    unknown += other.unknown;
}

void OpeningBook::add(const ArchiveGame& game) {
    Node* node = nullptr;
    std::size_t left = plies_;
    const GameResult result = result_of(game.game);
    for_each_position(game, [&](std::size_t, const Position& position, const PdnMove* next) {
        if (node == nullptr && position == position_) {
            node = &root_;
            node->counts.add(result);
        }
        if (node == nullptr) {
            return true;
        }
        if (left-- == 0 || next == nullptr || !next->move) {
            return false;
        }
        node = &node->children[format_move(game.replay.variant, position, *next->move)];
        node->counts.add(result);
        return true;
    });
}

void OpeningBook::add(const std::vector<std::string>& moves, const BookCounts& counts) {
    if (moves.size() > plies_) {
        return;
    }
    Node* node = &root_;
    for (const std::string& move : moves) {
        node = &node->children[move];
    }
    node->counts.add(counts);
}

void OpeningBook::visit(std::uint64_t least, const Visitor& visit) const {
    std::vector<std::string> moves;
    visit_node(root_, least, moves, visit);
}

void OpeningBook::visit_node(const Node& node, std::uint64_t least, std::vector<std::string>& moves,
                             const Visitor& visitor) {
    visitor(moves, node.counts);
    std::vector<const std::pair<const std::string, Node>*> children;
    for (const auto& child : node.children) {
        children.push_back(&child);
    }
    std::ranges::stable_sort(children, [](const auto* a, const auto* b) {
        return a->second.counts.games() > b->second.counts.games();
    });
    for (const auto* child : children) {
        if (child->second.counts.games() >= least) {
            moves.push_back(child->first);
            visit_node(child->second, least, moves, visitor);
            moves.pop_back();
        }
    }
}

}  // namespace draughts
