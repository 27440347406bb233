#include "review/record_maker.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/checksum.h"
#include "page/page.h"
#include "review/line_gain.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

namespace {

[[nodiscard]] MoveFormat short_form(VariantId variant) {
    MoveFormat format;
    format.style = MoveStyle::short_form;
    format.capture_sign = variant == VariantId::russian ? ':' : 'x';
    return format;
}

[[nodiscard]] std::string tag_or_empty(const PdnGame& game, std::string_view name) {
    return std::string{game.tag(name).value_or("")};
}

[[nodiscard]] std::string hexadecimal(std::uint32_t value) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 28; shift >= 0; shift -= 4) {
        text += digits[value >> shift & 15];
    }
    return text;
}

[[nodiscard]] std::string key_of_record(const ReviewedGame& record) {
    std::string text = record.settings + ' ' + record.start;
    for (const ReviewedMove& move : record.moves) {
        text += ' ' + move.long_move;
    }
    return hexadecimal(checksum(std::as_bytes(std::span{text})));
}

[[nodiscard]] ReviewedLine line_record(VariantId variant, Position position, std::span<const Move> moves) {
    constexpr std::size_t longest = 12;
    ReviewedLine line;
    for (const Move move : moves.first(std::min(moves.size(), longest))) {
        line.moves.push_back(format_move(variant, position, move, short_form(variant)));
        position = position.make(move);
        line.positions.push_back(squares_for_page(position));
    }
    if (!moves.empty()) {
        line.ends = {number_of(moves.front().from()), number_of(moves.front().to())};
    }
    return line;
}

[[nodiscard]] std::vector<std::string> flags_of(const JudgedMove& judged) {
    std::vector<std::string> flags;
    for (const auto& [holds, name] : {std::pair{judged.missed_shot, "missed-shot"},
                                      {judged.allowed_shot, "allowed-shot"},
                                      {judged.missed_table_win, "missed-table-win"},
                                      {judged.lost_table_draw, "lost-table-draw"},
                                      {judged.is_turning_point, "turning-point"}}) {
        if (holds) {
            flags.emplace_back(name);
        }
    }
    return flags;
}

[[nodiscard]] std::string_view name_of(Grade grade) {
    constexpr std::array<std::string_view, 4> names{"", "inaccuracy", "mistake", "blunder"};
    return names[static_cast<std::size_t>(grade)];
}

[[nodiscard]] ReviewedSide side_record(const Review& review, Color side) {
    const auto index = static_cast<std::size_t>(side);
    const auto& grades = review.grades[index];
    return {review.accuracy[index].value_or(-1), grades[1], grades[2], grades[3]};
}

[[nodiscard]] bool is_in_force(DrawRule rule, DrawRules rules, VariantId variant) {
    switch (rule) {
        case DrawRule::repetition:
            return rules != DrawRules::none;
        case DrawRule::kings_only_15:
            return rules == DrawRules::fmjd64 || (rules == DrawRules::china64 && variant == VariantId::brazilian);
        case DrawRule::five_moves:
            return rules == DrawRules::china64 && variant == VariantId::brazilian;
        case DrawRule::no_capture_30:
        case DrawRule::three_kings_18:
            return rules == DrawRules::china64 && variant == VariantId::russian;
        default:
            return rules == DrawRules::fmjd64;
    }
}

}  // namespace

const ReplayStretch& longest_stretch(const PdnGame& pdn, const Replay& replay) {
    const std::vector<PdnMove>& steps = pdn.moves.moves;
    const auto moves_of = [&](const ReplayStretch& stretch) {
        std::size_t end = stretch.first;
        while (end < steps.size() && steps[end].move) {
            ++end;
        }
        return end - stretch.first;
    };
    return *std::ranges::max_element(replay.stretches, {}, moves_of);
}

Game followed(const PdnGame& pdn, const Replay& replay, DrawRules rules) {
    const ReplayStretch& stretch = longest_stretch(pdn, replay);
    Game game{replay.variant, rules, stretch.start, stretch.clock_plies};
    for (std::size_t i = stretch.first; i < pdn.moves.moves.size() && pdn.moves.moves[i].move; ++i) {
        game.play(*pdn.moves.moves[i].move);
    }
    return game;
}

ReviewTask task_of(const PdnGame& pdn, const Replay& replay, DrawRules rules, const std::string& settings) {
    ReviewTask task{followed(pdn, replay, rules), {}};
    const Game& game = task.game;
    ReviewedGame& record = task.record;
    record.game = static_cast<int>(pdn.number);
    record.variant = draughts::name_of(game.variant());
    record.settings = record.variant + ' ' + std::string{draughts::name_of(rules)} + ' ' + settings;
    record.start = format_fen(game.start());
    if (const int counted = longest_stretch(pdn, replay).clock_plies; counted > 0) {
        record.start += ":H" + std::to_string(counted);
    }
    record.white = tag_or_empty(pdn, "White");
    record.black = tag_or_empty(pdn, "Black");
    record.event = tag_or_empty(pdn, "Event");
    record.date = tag_or_empty(pdn, "Date");
    record.result = pdn.moves.result.empty() ? tag_or_empty(pdn, "Result") : pdn.moves.result;
    record.white_begins = game.start().turn() == Color::white;
    record.first_step = static_cast<int>(longest_stretch(pdn, replay).first);
    record.positions.push_back(squares_for_page(game.start()));
    for (std::size_t ply = 0; ply < game.ply(); ++ply) {
        const Position& position = game.position_at(ply);
        const Move move = game.moves()[ply];
        ReviewedMove entry;
        entry.move = format_move(game.variant(), position, move, short_form(game.variant()));
        entry.long_move = format_move(game.variant(), position, move);
        entry.from = number_of(move.from());
        entry.to = number_of(move.to());
        record.moves.push_back(entry);
        record.positions.push_back(squares_for_page(game.position_at(ply + 1)));
    }
    if (replay.fault) {
        record.error = replay.fault->move + ": " + replay.fault->reason;
    } else if (game.ply() == 0) {
        record.error = no_moves;
    }
    if (const auto rule = wrongly_claimed(pdn, replay, game)) {
        record.wrong_claim = draughts::name_of(*rule);
    }
    record.key = key_of_record(record);
    return task;
}

void enter(const Review& review, const Game& game, ReviewedGame& record) {
    for (std::size_t ply = 0; ply < review.moves.size(); ++ply) {
        const JudgedMove& judged = review.moves[ply];
        const Position& position = game.position_at(ply);
        const bool is_white = position.turn() == Color::white;
        ReviewedMove& entry = record.moves[ply];
        const int sign = is_white ? 1 : -1;
        if (is_decisive(judged.score)) {
            const int plies_left = plies_to_end(judged.score) - 1;  // the score is the mover's, before the move
            entry.win_in = std::max(plies_left, 1) * (is_win(judged.score) ? sign : -sign);
        } else {
            entry.score = sign * judged.score / 100.0;
        }
        entry.chance = is_white ? judged.reached : 1 - judged.reached;
        entry.cost = std::max(judged.cost(), 0.0);
        entry.depth = judged.best.depth;
        entry.grade = name_of(judged.grade);
        entry.flags = flags_of(judged);
        entry.draw_due = judged.draw_due ? draughts::name_of(*judged.draw_due) : "";
        if (judged.grade != Grade::fine) {
            entry.better = line_record(game.variant(), position, judged.best.moves);
        }
        if (ply == 0) {
            record.chance = is_white ? judged.expected : 1 - judged.expected;
        }
    }
    record.white_side = side_record(review, Color::white);
    record.black_side = side_record(review, Color::black);
}

bool adopt(const ReviewedGame& known, ReviewedGame& record) {
    const auto is_same = [](const ReviewedMove& a, const ReviewedMove& b) {
        return a.long_move == b.long_move;
    };
    if (known.settings != record.settings || known.start != record.start ||
        !std::ranges::equal(known.moves, record.moves, is_same)) {
        return false;
    }
    record.moves = known.moves;
    record.chance = known.chance;
    record.white_side = known.white_side;
    record.black_side = known.black_side;
    return true;
}

std::optional<DrawRule> wrongly_claimed(const PdnGame& game, const Replay& replay, const Game& played) {
    const bool is_end = !replay.fault && &longest_stretch(game, replay) == &replay.stretches.back();
    if (!is_end || played.outcome().status == Status::draw) {
        return std::nullopt;
    }
    const std::string termination = tag_or_empty(game, "Termination");
    for (int i = 0; i <= static_cast<int>(DrawRule::pieces_4_5_30); ++i) {
        const auto rule = static_cast<DrawRule>(i);
        const std::string claim = "draw:" + std::string{draughts::name_of(rule)};
        const bool is_named = termination == claim || termination.starts_with(claim + ": ");
        if (is_named && is_in_force(rule, played.rules(), played.variant())) {
            return rule;
        }
    }
    return std::nullopt;
}

}  // namespace draughts
