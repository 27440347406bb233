#include "protocol/uci_session.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/game.h"
#include "protocol/evaluation_text.h"
#include "protocol/identity.h"
#include "protocol/uci_go.h"
#include "protocol/uci_report.h"
#include "protocol/uci_words.h"
#include "protocol/ugi_query.h"
#include "protocol/words.h"
#include "text/fen.h"
#include "text/notation.h"

namespace draughts {

namespace {

/// A button, which no option of the engine is.
constexpr std::string_view clear_name = "Clear Hash";

/// The index of `word`, or the number of words.
[[nodiscard]] std::size_t index_of(const std::vector<std::string_view>& words, std::string_view word) {
    return static_cast<std::size_t>(std::ranges::find(words, word) - words.begin());
}

}  // namespace

bool UciSession::handle(std::string_view line) {
    const Words words = split_words(line);
    if (words.empty()) {
        return true;
    }
    const std::string_view command = words[0];
    const Words arguments{words.begin() + 1, words.end()};
    if (command == "quit") {
        finish_search();
        return false;
    }
    if (command == "stop") {
        engine_.stop();
    } else if (command == "isready") {
        if (!engine_.is_searching()) {
            engine_.prepare();
        }
        writer_.write("readyok");
    } else if (command == "uci") {
        introduce(UciFlavour::uci);
    } else if (command == "ugi") {
        introduce(UciFlavour::ugi);
    } else if (command == "ucinewgame" || command == "uginewgame") {
        finish_search();
        engine_.new_game();
    } else if (command == "setoption") {
        finish_search();
        set_option(arguments);
    } else if (command == "position") {
        finish_search();
        set_position(arguments);
    } else if (command == "go") {
        finish_search();
        go(arguments);
    } else if (command == "query") {
        answer_query(arguments);
    } else if (command == "d") {
        writer_.write(describe_game(engine_.game()) + describe_tables(engine_.ask_tables(engine_.game())));
    } else if (command == "eval") {
        writer_.write(describe_evaluation(engine_.game(), engine_.evaluate(engine_.game())) +
                      describe_tables(engine_.ask_tables(engine_.game())));
    } else if (command == "why") {
        writer_.write(judge_move(engine_.game(), join_words(arguments, 0, arguments.size())));
    } else if (command == "bench") {
        finish_search();
        writer_.write(describe_bench(engine_.variant()));
    } else if (command == "help") {
        writer_.write(help_text());
    } else if (command == "ponderhit") {
        engine_.ponder_hit();
    } else if (command != "debug" && command != "register") {
        report("unknown command " + quoted(command) + ", try help");
    }
    return true;
}

void UciSession::end_of_input() {
    if (!ends_by_itself_) {
        engine_.stop();
    }
    engine_.wait();
}

void UciSession::introduce(UciFlavour flavour) {
    flavour_ = flavour;
    writer_.write("id name " + std::string{engine_name} + ' ' + std::string{engine_version});
    writer_.write("id author " + std::string{engine_author});
    for (const Option& option : engine_.options()) {
        writer_.write(format_uci_option(option));
    }
    writer_.write(format_uci_option(chances_));
    writer_.write("option name " + std::string{clear_name} + " type button");
    writer_.write(flavour == UciFlavour::ugi ? "ugiok" : "uciok");
}

void UciSession::answer_query(const Words& words) {
    if (const auto answer = words.size() == 1 ? answer_ugi_query(engine_.game(), words[0]) : std::nullopt) {
        writer_.write("response " + *answer);
    } else {
        report("error query expects p1turn, gameover or result");
    }
}

void UciSession::set_option(const Words& words) {
    const std::size_t value_at = index_of(words, "value");
    if (words.empty() || words[0] != "name" || value_at <= 1) {
        report("error setoption expects: setoption name NAME value VALUE");
        return;
    }
    const std::string name = join_words(words, 1, value_at);
    if (to_lower(name) == to_lower(clear_name)) {
        engine_.new_game();
        return;
    }
    std::string value = value_at < words.size() ? join_words(words, value_at + 1, words.size()) : std::string{};
    if (to_lower(name) == to_lower(chances_.name)) {
        if (const auto checked = checked_value(chances_, value)) {
            chances_.value = *checked;
        } else {
            report("error " + checked.error());
        }
        return;
    }
    const Option* option = find_uci_option(engine_, name);
    if (option == nullptr) {
        report("error no such option: " + quoted(name));
        return;
    }
    if (option->type == Option::Type::text && value == "<empty>") {
        value.clear();
    }
    if (const auto set = engine_.set_option(option->name, value); !set) {
        report("error " + set.error());
    }
}

void UciSession::set_position(const Words& words) {
    const std::size_t moves_at = index_of(words, "moves");
    ParsedFen start{Position::start()};
    if (moves_at >= 1 && words[0] == "fen") {
        const auto fen = parse_fen(join_words(words, 1, moves_at));
        if (!fen) {
            report("error " + fen.error());
            return;
        }
        start = *fen;
    } else if (moves_at != 1 || words[0] != "startpos") {
        report("error position expects: position startpos|fen FEN [moves MOVE ...]");
        return;
    }
    Game game{engine_.variant(), engine_.draw_rules(), start.position, start.clock_plies};
    for (std::size_t i = moves_at + 1; i < words.size(); ++i) {
        const auto move = parse_move(game.variant(), game.position(), words[i]);
        if (!move) {
            report("error illegal move " + std::to_string(i - moves_at) + ": " + unquoted(words[i]) + " (" +
                   move.error() + ")");
            return;
        }
        game.play(*move);
    }
    engine_.set_game(std::move(game));
}

void UciSession::go(const Words& words) {
    const UciGo go = parse_uci_go(words, engine_.game().position().turn());
    for (const std::string& remark : go.remarks) {
        report(remark);
    }
    if (go.perft) {
        writer_.write(describe_perft(engine_.game(), *go.perft));
        return;
    }
    Limits limits = go.limits;
    limits.only = root_moves(go.search_moves);
    start_search(limits);
}

/// Those of `texts` that are legal; the others are named.
std::vector<Move> UciSession::root_moves(const std::vector<std::string>& texts) {
    std::vector<Move> moves;
    for (const std::string& text : texts) {
        if (const auto move = parse_move(engine_.variant(), engine_.game().position(), text)) {
            moves.push_back(*move);
        } else {
            report("error searchmoves " + unquoted(text) + ": " + move.error());
        }
    }
    return moves;
}

void UciSession::start_search(const Limits& limits) {
    ends_by_itself_ = !limits.is_unlimited() && !limits.ponder;
    const auto root = engine_.game().position();
    const VariantId variant = engine_.variant();
    Listener listener;
    const bool with_chances = chances_.value == "true";
    listener.on_info = [this, variant, root, with_chances](const SearchInfo& info) {
        writer_.write(format_uci_info(info, variant, root, with_chances));
    };
    listener.on_done = [this, variant, root, with_chances, flavour = flavour_](SearchResult result) {
        if (result.best.is_null()) {
            writer_.write(format_uci_info(result.info, variant, root, with_chances));  // a lost game: mate 0
        }
        if (flavour == UciFlavour::ugi) {
            result.ponder = Move{};
        }
        writer_.write(format_uci_bestmove(result, variant, root));
    };
    engine_.go(limits, std::move(listener));
}

void UciSession::finish_search() {
    engine_.stop();
    engine_.wait();
}

void UciSession::report(const std::string& message) {
    writer_.write("info string " + message);
}

}  // namespace draughts
