#include "analyse/arbiter.h"

#include <algorithm>
#include <optional>

#include "analyse/clocks.h"
#include "analyse/game_result.h"
#include "core/game.h"
#include "pdn/move_number.h"
#include "text/notation.h"
#include "text/quote.h"
#include "text/words.h"

namespace draughts {

namespace {

std::string list_of_legal_moves(VariantId variant, const Position& position) {
    constexpr std::size_t shown = 8;
    const MoveList moves = Game{variant, DrawRules::none, position}.legal_moves();
    std::vector<std::string> texts;
    for (const Move move : moves) {
        texts.push_back(format_move(variant, position, move));
    }
    std::ranges::sort(texts);
    const std::size_t others = texts.size() > shown ? texts.size() - shown : 0;
    texts.resize(texts.size() - others);
    std::string text;
    for (const std::string& move : texts) {
        text += (text.empty() ? "" : ", ") + move;
    }
    return text.empty() ? "no legal move" : text + (others > 0 ? " and " + std::to_string(others) + " more" : "");
}

class Arbiter {
  public:
    Arbiter(const ArchiveGame& game, DrawRules rules) : game_{game.game}, replay_{game.replay}, rules_{rules} {}

    Verdict judge() {
        judge_form();
        judge_moves();
        judge_end();
        for (Finding& finding : clock_findings(game_, replay_)) {
            verdict_.findings.push_back(std::move(finding));
        }
        return std::move(verdict_);
    }

  private:
    void add(FindingKind kind, std::size_t ply, std::string text) {
        verdict_.findings.push_back({kind, ply, std::move(text)});
    }

    void judge_form() {
        for (const PdnFault& fault : game_.faults) {
            add(FindingKind::form, 0, "line " + std::to_string(fault.line) + ": " + without_controls(fault.what));
        }
        for (const ReplayFault& fault : replay_.variation_faults) {
            add(FindingKind::variation, 0, "in a variation " + without_controls(fault.move) + ": " + fault.reason);
        }
    }

    void judge_moves() {
        const bool has_steps = std::ranges::any_of(game_.moves.moves, [](const PdnMove& step) {
            return step.step == PdnStep::move;
        });
        if (!has_steps && !(replay_.fault && replay_.fault->move == "FEN")) {
            add(FindingKind::no_moves, 0,
                game_.moves.moves.empty() ? "there are no moves" : "the file tells none of the moves");
            return;
        }
        verdict_.is_replayed = replay_.is_whole();
        verdict_.is_broken = !verdict_.is_replayed;
        if (!replay_.fault) {
            return;
        }
        const ReplayFault& fault = *replay_.fault;
        std::string text = without_controls(fault.move) + ": " + fault.reason;
        if (fault.move != "FEN" && fault.move != "setup") {
            text += "; legal: " + list_of_legal_moves(replay_.variant, fault.position);
        }
        if (replay_.other_variant) {
            text += "; in " + std::string{name_of(*replay_.other_variant)} + " draughts the game replays";
        } else if (!variant_of(game_) && fault.move != "FEN") {
            text += "; it may be a game of other rules, as no GameType is told";
        }
        add(FindingKind::illegal_move, replay_.plies + 1, std::move(text));
    }

    /// The end by the rules and by the file.
    void judge_end() {
        const GameResult by_moves = result_of(game_.moves.result);
        const GameResult by_tag = result_of(game_.tag("Result").value_or(""));
        if (by_moves != GameResult::unknown && by_tag != GameResult::unknown && by_moves != by_tag) {
            add(FindingKind::result, 0,
                "the tag Result says " + without_controls(*game_.tag("Result")) + ", the moves end with " +
                    game_.moves.result);
        }
        if (replay_.plies == 0) {
            return;
        }
        const Outcome end = play();
        const GameResult told = result_of(game_);
        const GameResult due = result_of(end.status);
        if (replay_.is_whole() && told != GameResult::unknown && due != GameResult::unknown && told != due) {
            const std::string why =
                end.rule
                    ? "the game is drawn by " + std::string{name_of(*end.rule)}
                    : color_name(end.status == Status::white_wins ? Color::black : Color::white) + " has no legal move";
            add(FindingKind::result, replay_.plies,
                "after " + last_move_ + " " + why + ", but the result is " + told_text());
        }
    }

    /// The result that result_of() goes by, as it is written.
    [[nodiscard]] std::string told_text() const {
        return result_of(game_.moves.result) != GameResult::unknown
                   ? game_.moves.result
                   : without_controls(game_.tag("Result").value_or(""));
    }

    /// Plays the main line under the draw rules; returns how it stands at the end.
    Outcome play() {
        MoveNumber number{1, replay_.stretches.front().start.turn()};
        std::size_t ply = 0;
        Outcome outcome;
        for (std::size_t i = 0; i < replay_.stretches.size(); ++i) {
            const ReplayStretch& stretch = replay_.stretches[i];
            Game game{replay_.variant, rules_, stretch.start, stretch.clock_plies};
            number.set_turn(stretch.start.turn());
            const std::size_t last =
                i + 1 < replay_.stretches.size() ? replay_.stretches[i + 1].first : game_.moves.moves.size();
            std::optional<Finding> drawn;
            for (std::size_t step = stretch.first; step < last && game_.moves.moves[step].move; ++step) {
                game.play(*game_.moves.moves[step].move);
                last_move_ = number.text() + ' ' + game_.moves.moves[step].text;
                number.next();
                ++ply;
                if (drawn) {
                    continue;
                }
                outcome = game.outcome();
                if (outcome.rule) {
                    drawn =
                        Finding{FindingKind::draw, ply,
                                "a draw by " + std::string{name_of(*outcome.rule)} + " was due after " + last_move_};
                }
            }
            outcome = game.outcome();
            if (drawn && drawn->ply < ply) {
                drawn->text += ", but the game went on for " + std::to_string(ply - drawn->ply) + " plies";
                verdict_.findings.push_back(std::move(*drawn));
            }
        }
        return outcome;
    }

    const PdnGame& game_;
    const Replay& replay_;
    DrawRules rules_;
    Verdict verdict_;
    std::string last_move_;
};

}  // namespace

std::string_view name_of(FindingKind kind) {
    switch (kind) {
        case FindingKind::illegal_move:
            return "illegal-move";
        case FindingKind::no_moves:
            return "no-moves";
        case FindingKind::form:
            return "form";
        case FindingKind::variation:
            return "variation";
        case FindingKind::result:
            return "result";
        case FindingKind::draw:
            return "draw";
        case FindingKind::clock:
            return "clock";
    }
    return {};
}

Verdict judge(const ArchiveGame& game, DrawRules rules) {
    return Arbiter{game, rules}.judge();
}

}  // namespace draughts
