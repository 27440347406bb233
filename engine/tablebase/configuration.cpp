#include "tablebase/configuration.h"

#include <algorithm>
#include <cassert>

#include "core/movegen.h"
#include "core/rays.h"

namespace draughts {

template <Variant V>
std::size_t ConfigurationSolver<V>::memory_for(Slice slice) {
    const int free = square_count - slice.men();
    const std::size_t cells = std::size_t{choose(free, slice.own_kings)} * choose(free, slice.enemy_kings);
    constexpr std::size_t arrays = 18;                // bytes a cell
    constexpr std::size_t lists = 4 * sizeof(Entry);  // a list grows by doubling
    return cells * (arrays + lists);
}

template <Variant V>
Position ConfigurationSolver<V>::position_of(Cell cell, Color turn) const {
    const Bitboard white = kings(Color::white)[rank_in(cell, Color::white)];
    const Bitboard black = kings(Color::black)[rank_in(cell, Color::black)];
    return {men_.own | white, men_.enemy | black, white | black, turn};
}

template <Variant V>
CountState ConfigurationSolver<V>::state_of(Cell cell, Color turn) const {
    return CountState::of(position_of(cell, turn), turn == Color::white ? slice_ : slice_.reversed());
}

template <Variant V>
template <class F>
void ConfigurationSolver<V>::for_each_neighbour(Cell cell, Color side, F&& f) const {
    const std::size_t blacks = kings(Color::black).size();
    const std::size_t white = cell / blacks;
    const std::size_t black = cell % blacks;
    const Bitboard occupied = men_.both() | kings(Color::white)[white] | kings(Color::black)[black];
    if (side == Color::white) {
        kings(side).for_each_moved(white, occupied, [&](std::size_t rank) {
            f(static_cast<Cell>(rank * blacks + black));
        });
    } else {
        kings(side).for_each_moved(black, occupied, [&](std::size_t rank) {
            f(static_cast<Cell>(white * blacks + rank));
        });
    }
}

template <Variant V>
void ConfigurationSolver<V>::solve(Slice slice, const Men& men) {
    slice_ = slice;
    men_ = men;
    const Bitboard free = board_squares.without(men.both());
    kings_ = {KingSets{slice.own_kings, free}, KingSets{slice.enemy_kings, free}};
    size_ = kings(Color::white).size() * kings(Color::black).size();
    for (Cells& cells : cells_) {
        cells.code.assign(size_, 0);
        cells.loss.assign(size_, 0);
        cells.open.assign(size_, fixed_draw);
    }
    Cell cell = 0;
    for (std::size_t white = 0; white < kings(Color::white).size(); ++white) {
        for (std::size_t black = 0; black < kings(Color::black).size(); ++black, ++cell) {
            if ((kings(Color::white)[white] & kings(Color::black)[black]).none()) {
                look_around(cell, Color::white);
                look_around(cell, Color::black);
            }
        }
    }
    go_back(DrawRules::none);
    go_back(DrawRules::china64);
    if (events::may_hold_main_road(slice)) {
        solve_by_rounds();
    } else {
        go_back(DrawRules::fmjd64);
    }
}

/// Fills the cell from the moves that lead to known values, and counts the king moves.
template <Variant V>
void ConfigurationSolver<V>::look_around(Cell cell, Color turn) {
    const Position position = position_of(cell, turn);
    Outlook<V> outlook{CountState::of(position, slice_of(position))};
    int king_moves = 0;
    if (has_capture(position)) {
        add_captures(position, outlook);
    } else {
        add_man_moves(position, outlook);
        for (const Square king : position.kings(turn)) {
            king_moves += king_targets(king, position.occupied()).count();
        }
    }
    for (const DrawRules rules : all_draw_rules) {
        const KnownMoves& known = outlook.under(rules);
        Cells& target = cells(rules, turn);
        target.loss[cell] = known.loss;
        if (king_moves == 0) {
            target.code[cell] = known.code();
            target.open[cell] = known.win != 0 ? fixed_win : known.draw ? fixed_draw : fixed_loss;
        } else {
            target.code[cell] = known.win;
            target.open[cell] = known.draw ? never_loses : static_cast<std::uint8_t>(king_moves);
        }
    }
}

template <Variant V>
void ConfigurationSolver<V>::add_captures(const Position& position, Outlook<V>& outlook) const {
    MoveList captures;
    generate_captures<V>(position, captures);
    for (const Move move : captures) {
        const Position after = position.make(move);
        outlook.add(MoveKind::capture, CountState::of(after, slice_of(after)), tables_.at(after));
    }
}

template <Variant V>
void ConfigurationSolver<V>::add_man_moves(const Position& position, Outlook<V>& outlook) const {
    const Color us = position.turn();
    const auto add = [&]<Direction D>() {
        for (const Square to : shift<D>(position.men(us)) & position.empty()) {
            const bool promotes = promotion_rank(us).contains(to);
            const Move move{static_cast<Square>(bit_of(to) - step(D)), to, Bitboard{}, promotes};
            const Position after = position.make(move);
            outlook.add(promotes ? MoveKind::promotion : MoveKind::man_move, CountState::of(after, slice_of(after)),
                        tables_.at(after));
        }
    };
    if (us == Color::white) {
        for_each_forward<Color::white>(add);
    } else {
        for_each_forward<Color::black>(add);
    }
}

/// Takes the values that known moves give through all king moves, by number of plies.
template <Variant V>
void ConfigurationSolver<V>::go_back(DrawRules rules) {
    last_found_ = 0;
    seed(rules, Color::white);
    seed(rules, Color::black);
    for (std::size_t plies = 0; plies <= last_found_; ++plies) {
        std::vector<Entry>& list = found_[plies];
        for (const Entry entry : list) {  // what is found meanwhile takes more plies
            if (cells(rules, entry.turn()).code[entry.cell()] == plies + 1) {  // else a quicker win was found
                go_back_from(rules, entry.cell(), entry.turn(), entry.is_win());
            }
        }
        list.clear();
    }
}

template <Variant V>
void ConfigurationSolver<V>::seed(DrawRules rules, Color turn) {
    const Cells& start = cells(rules, turn);
    for (Cell cell = 0; cell < size_; ++cell) {
        const std::uint8_t open = start.open[cell];
        if (open == 0 && start.code[cell] == 0) {
            reach(rules, turn, cell, start.loss[cell], false);
        } else if (start.code[cell] != 0) {
            reach(rules, turn, cell, start.code[cell], open != fixed_loss);
        }
    }
}

template <Variant V>
void ConfigurationSolver<V>::reach(DrawRules rules, Color turn, Cell cell, std::uint8_t code, bool is_win) {
    cells(rules, turn).code[cell] = code;
    const std::size_t plies = code - std::size_t{1};
    found_[plies].emplace_back(cell, turn, is_win);
    last_found_ = std::max(last_found_, plies);
}

template <Variant V>
void ConfigurationSolver<V>::go_back_from(DrawRules rules, Cell cell, Color turn, bool is_win) {
    const Color mover = opponent(turn);
    Cells& before = cells(rules, mover);
    const int next = cells(rules, turn).code[cell] + 1;  // the code of a position that leads here
    const bool has_roads = rules == DrawRules::fmjd64 && events::may_hold_main_road(slice_);
    CountState state{slice_, false};
    if (has_roads) {
        state.main_road = state_of(cell, turn).main_road;
    }
    const CountState mover_state{mover == Color::white ? slice_ : slice_.reversed(), state.main_road};
    const int most = plies_to_event_limit<V>(rules, mover_state) + 1;
    for_each_neighbour(cell, mover, [&](Cell from) {
        std::uint8_t& open = before.open[from];
        std::uint8_t& code = before.code[from];
        if (is_fixed(open) || (has_roads && state_of(from, mover).main_road != state.main_road)) {
            return;
        }
        if (!is_win) {
            if (next <= most && (code == 0 || code > next)) {
                reach(rules, mover, from, static_cast<std::uint8_t>(next), true);
            }
        } else if (code == 0 && open != never_loses && --open == 0) {
            const int loss = std::max<int>(before.loss[from], next);
            if (loss <= most) {
                reach(rules, mover, from, static_cast<std::uint8_t>(loss), false);
            }
        }
    });
}

/// fmjd64 where a king's move can change the rule that counts: such a move is an event, to a value that may only be
/// known when this one is. Round by round, the values found so far are taken as known, all others as draws, until a
/// round finds nothing new: so every win leads to the end of the game in finitely many events.
template <Variant V>
void ConfigurationSolver<V>::solve_by_rounds() {
    constexpr DrawRules rules = DrawRules::fmjd64;
    const std::array start{cells(rules, Color::white), cells(rules, Color::black)};
    std::array<std::vector<std::uint8_t>, 2> known{std::vector<std::uint8_t>(size_), std::vector<std::uint8_t>(size_)};
    const auto decided = [](const std::vector<std::uint8_t>& codes) {
        return std::ranges::count_if(codes, [](std::uint8_t code) {
            return code != 0;
        });
    };
    for (std::ptrdiff_t before = -1, now = 0; now > before;) {
        for (const Color turn : {Color::white, Color::black}) {
            cells(rules, turn) = start[static_cast<std::size_t>(turn)];
            add_changes_of_rule(turn, known);
        }
        go_back(rules);
        known = {cells(rules, Color::white).code, cells(rules, Color::black).code};
        before = now;
        now = decided(known[0]) + decided(known[1]);
    }
}

/// Adds the king moves of `turn` that change the rule to the known moves, with the values `known` after them.
template <Variant V>
void ConfigurationSolver<V>::add_changes_of_rule(Color turn, const std::array<std::vector<std::uint8_t>, 2>& known) {
    Cells& target = cells(DrawRules::fmjd64, turn);
    const Color next = opponent(turn);
    for (Cell cell = 0; cell < size_; ++cell) {
        if (is_fixed(target.open[cell])) {
            continue;
        }
        const CountState state = state_of(cell, turn);
        KnownMoves moves{.win = target.code[cell], .loss = target.loss[cell], .draw = target.open[cell] == never_loses};
        int open = target.open[cell];
        for_each_neighbour(cell, turn, [&](Cell after) {
            if (state_of(after, next).main_road != state.main_road) {
                --open;
                const bool is_known = known[static_cast<std::size_t>(next)][after] != 0;
                const Wdl opponents = value_of(after, next).wdl(DrawRules::none);  // rules only add draws
                moves.add(is_known ? opponents : Wdl::draw, 1, plies_to_event_limit<V>(DrawRules::fmjd64, state));
            }
        });
        target.code[cell] = moves.win;
        target.loss[cell] = moves.loss;
        target.open[cell] = moves.draw ? never_loses : static_cast<std::uint8_t>(open);
    }
}

template <Variant V>
TableValue ConfigurationSolver<V>::value_of(Cell cell, Color turn) const {
    return {cells(DrawRules::china64, turn).code[cell], cells(DrawRules::fmjd64, turn).code[cell],
            cells(DrawRules::none, turn).code[cell]};
}

template <Variant V>
void ConfigurationSolver<V>::copy_white(std::span<TableValue> target) const {
    std::size_t i = 0;
    for (Cell cell = 0; cell < size_; ++cell) {
        const Bitboard white = kings(Color::white)[rank_in(cell, Color::white)];
        if ((white & kings(Color::black)[rank_in(cell, Color::black)]).none()) {
            target[i++] = value_of(cell, Color::white);
        }
    }
    assert(i == target.size());
}

template <Variant V>
void ConfigurationSolver<V>::copy_black(std::span<TableValue> target) const {
    const Bitboard free = board_squares.without(men_.both()).rotated();
    const KingSets own{slice_.enemy_kings, free};
    const KingSets enemy{slice_.own_kings, free};
    std::vector<std::uint32_t> enemy_ranks(enemy.size());  // here, by rank in the mirror image
    for (std::size_t rank = 0; rank < enemy.size(); ++rank) {
        enemy_ranks[rank] = static_cast<std::uint32_t>(kings(Color::white).rank_of(enemy[rank].rotated()));
    }
    std::size_t i = 0;
    for (std::size_t own_rank = 0; own_rank < own.size(); ++own_rank) {
        const std::size_t black = kings(Color::black).rank_of(own[own_rank].rotated());
        for (std::size_t enemy_rank = 0; enemy_rank < enemy.size(); ++enemy_rank) {
            if ((own[own_rank] & enemy[enemy_rank]).none()) {
                const std::size_t cell = enemy_ranks[enemy_rank] * kings(Color::black).size() + black;
                target[i++] = value_of(static_cast<Cell>(cell), Color::black);
            }
        }
    }
    assert(i == target.size());
}

template class ConfigurationSolver<Russian>;
template class ConfigurationSolver<Brazilian>;

}  // namespace draughts
