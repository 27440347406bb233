#include "review/annotate.h"

#include <cmath>
#include <cstddef>

#include "text/fixed_point.h"

namespace draughts {

namespace {

[[nodiscard]] int nag_of(const std::string& grade) {
    constexpr int dubious = 6;
    constexpr int mistake = 2;
    constexpr int blunder = 4;
    return grade == "blunder" ? blunder : grade == "mistake" ? mistake : dubious;
}

[[nodiscard]] std::string score_text(const ReviewedMove& move, const Words& words) {
    if (move.win_in != 0) {
        return words.fill("wins-in", {words.name(move.win_in > 0 ? Color::white : Color::black),
                                      std::to_string(std::abs(move.win_in))});
    }
    return (move.score >= 0 ? "+" : "") + fixed_point(move.score, 2);
}

/// "mistake, lost 12 % of the chances, missed shot; +0.35/18"
[[nodiscard]] std::string comment_of(const ReviewedMove& move, const Words& words) {
    std::string text;
    const auto add = [&](const std::string& part) {
        text += (text.empty() ? "" : ", ") + part;
    };
    if (!move.grade.empty()) {
        add(words[move.grade]);
        add(words.fill("loss-of-chances", {std::to_string(std::lround(100 * move.cost))}));
    }
    for (const std::string& flag : move.flags) {
        add(words[flag]);
    }
    if (!move.draw_due.empty()) {
        add(words.fill("draw-due", {words[move.draw_due]}));
    }
    return text.empty() ? "" : text + "; " + score_text(move, words) + "/" + std::to_string(move.depth);
}

[[nodiscard]] PdnLine variation_of(const ReviewedLine& line) {
    PdnLine variation;
    for (const std::string& text : line.moves) {
        PdnMove move;
        move.text = text;
        variation.moves.push_back(move);
    }
    return variation;
}

/// Beside the people who are named there.
void add_annotator(PdnGame& game, const std::string& name) {
    const std::string before{game.tag("Annotator").value_or("")};
    if (before.find(name) == std::string::npos) {
        game.set_tag("Annotator", before.empty() ? name : before + "; " + name);
    }
}

}  // namespace

void annotate(PdnGame& game, const ReviewedGame& review, const Words& words) {
    const auto first = static_cast<std::size_t>(review.first_step);
    for (std::size_t i = 0; i < review.moves.size() && first + i < game.moves.moves.size(); ++i) {
        const ReviewedMove& reviewed = review.moves[i];
        PdnMove& move = game.moves.moves[first + i];
        if (!reviewed.grade.empty()) {
            move.nags.push_back(nag_of(reviewed.grade));
        }
        if (const std::string comment = comment_of(reviewed, words); !comment.empty()) {
            move.comments.push_back(comment);
        }
        if (!reviewed.better.moves.empty()) {
            move.variations.push_back(variation_of(reviewed.better));
        }
    }
    if (!review.wrong_claim.empty()) {
        game.moves.closing_comments.push_back(words.fill("wrong-claim", {words[review.wrong_claim]}));
    }
    if (!review.moves.empty()) {
        add_annotator(game, words.fill("made-by", {settings_text(review.settings, words)}));
    }
    for (const auto& [name, side] :
         {std::pair{"WhiteAccuracy", review.white_side}, {"BlackAccuracy", review.black_side}}) {
        if (side.accuracy >= 0) {
            game.set_tag(name, fixed_point(side.accuracy, 1));
        }
    }
}

}  // namespace draughts
