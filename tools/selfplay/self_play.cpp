#include "selfplay/self_play.h"

#include <algorithm>
#include <cstdlib>
#include <new>
#include <utility>

#include "command_line/commands.h"
#include "core/movegen.h"
#include "core/zobrist.h"
#include "search/parallel_search.h"

namespace draughts {

namespace {

/// Where so many beginnings in a row were uneven, all of them are.
constexpr int most_beginnings = 1000;

/// A game is given to the side that has stood so far ahead for so many plies.
constexpr Score decided_score = 700;
constexpr int decided_plies = 6;

/// Where tables know the result the game goes on for a while, as a sample of such endings.
constexpr int most_plies_in_tables = 6;

/// Positions further on in a row of moves that lead nowhere are too much alike.
constexpr int most_idle_plies = 16;

constexpr std::size_t hash_mebibytes = 2;

/// White's. Precondition: the game is over.
[[nodiscard]] GameResult result_of(Status status) {
    return status == Status::draw         ? GameResult::draw
           : status == Status::white_wins ? GameResult::win
                                          : GameResult::loss;
}

/// White's result as `side` sees it, and the other way round.
[[nodiscard]] GameResult for_side(GameResult whites, Color side) {
    return side == Color::white ? whites : reversed(whites);
}

[[nodiscard]] bool is_worth_keeping(const Game& game) {
    return game.clock().plies <= most_idle_plies && game.occurrences() == 1;
}

/// Counts the plies in a row in which the same side is far ahead.
class DecidedPlies {
  public:
    /// White's result, once there have been enough.
    [[nodiscard]] std::optional<GameResult> add(Color mover, Score score) {
        const GameResult leader = (score > 0) == (mover == Color::white) ? GameResult::win : GameResult::loss;
        const bool goes_on = plies_ > 0 && leader == leader_;
        plies_ = std::abs(score) < decided_score ? 0 : goes_on ? plies_ + 1 : 1;
        leader_ = leader;
        return plies_ >= decided_plies ? std::optional{leader} : std::nullopt;
    }

  private:
    GameResult leader_ = GameResult::draw;
    int plies_ = 0;
};

}  // namespace

std::string SelfPlaySettings::text() const {
    return "variant=" + std::string{name_of(variant)} + " draw-rules=" + std::string{name_of(rules)} +
           " nodes=" + std::to_string(nodes) + " seed=" + std::to_string(seed) + " openings=" + openings +
           " random-plies=" + std::to_string(random_plies) + " balance=" + std::to_string(balance) +
           " table-pieces=" + std::to_string(table_pieces) + " weights=" + std::to_string(weights);
}

template <Variant V>
SelfPlay<V>::SelfPlay(const SelfPlaySettings& settings, const std::vector<Opening>& openings, const Weights& weights,
                      const Tablebase& tables)
    : settings_{settings}, openings_{openings}, weights_{weights}, tables_{tables} {
    if (!hash_.resize(hash_mebibytes)) {
        throw std::bad_alloc{};
    }
}

template <Variant V>
void SelfPlay<V>::play(std::uint64_t number, std::vector<Record>& records) {
    std::uint64_t random = settings_.seed;
    random = zobrist::next_random(random) ^ number;
    hash_.clear();
    for (int i = 0; i < most_beginnings; ++i) {
        Game game = begin_game(random);
        if (game.outcome().status == Status::ongoing && play_out(game, records)) {
            return;
        }
    }
    throw BadArgument{"all games from these openings are uneven at once, expected a score within " +
                      std::to_string(settings_.balance) + " hundredths of a man"};
}

/// An opening and some moves by chance.
template <Variant V>
Game SelfPlay<V>::begin_game(std::uint64_t& random) const {
    const Opening& opening = openings_[zobrist::next_random(random) % openings_.size()];
    Game game{V::id, settings_.rules, opening.position};
    const auto most = static_cast<std::uint64_t>(settings_.random_plies);
    const std::uint64_t plies = most - zobrist::next_random(random) % (most / 2 + 1);
    for (std::uint64_t ply = 0; ply < plies && game.outcome().status == Status::ongoing; ++ply) {
        const MoveList moves = game.legal_moves();
        game.play(moves[zobrist::next_random(random) % moves.size()]);
    }
    return game;
}

template <Variant V>
typename SelfPlay<V>::Choice SelfPlay<V>::choose(const Game& game) {
    Limits limits;
    limits.nodes = settings_.nodes;
    SearchSignals signals;
    const SearchResult result =
        search_in_parallel({game, limits, hash_, signals, weights_, Milliseconds{0}, 1, &tables_}, 1, {});
    return {result.best, result.info.score};
}

/// White's result where the tables know it.
template <Variant V>
std::optional<GameResult> SelfPlay<V>::table_result(const Game& game) const {
    if (game.position().occupied().count() > settings_.table_pieces) {
        return std::nullopt;
    }
    const auto value = tables_.value<V>(game.position(), game.rules(), game.clock());
    if (!value) {
        return std::nullopt;
    }
    const GameResult result = *value == Wdl::win    ? GameResult::win
                              : *value == Wdl::draw ? GameResult::draw
                                                    : GameResult::loss;
    return for_side(result, game.position().turn());
}

template <Variant V>
bool SelfPlay<V>::play_out(Game& game, std::vector<Record>& records) {
    const std::size_t first_ply = game.ply();
    const std::size_t first = records.size();
    std::optional<GameResult> result;  // White's, as far as it is known
    DecidedPlies decided;
    int plies_in_tables = 0;
    bool is_first_search = true;
    while (game.outcome().status == Status::ongoing && plies_in_tables < most_plies_in_tables) {
        const Color turn = game.position().turn();
        const std::optional<GameResult> known = table_result(game);
        if (known) {
            result = result ? result : known;
            ++plies_in_tables;
        }
        const MoveList moves = game.legal_moves();
        if (moves.size() == 1) {
            game.play(moves[0]);
            continue;
        }
        const auto [move, score] = choose(game);
        if (std::exchange(is_first_search, false) && std::abs(score) > settings_.balance) {
            return false;
        }
        if (!moves[0].is_capture() && is_worth_keeping(game)) {
            const auto ply = static_cast<std::uint8_t>(std::min<std::size_t>(game.ply() - first_ply, UINT8_MAX));
            records.push_back(
                {game.position(), score, for_side(known.value_or(GameResult::draw), turn), known.has_value(), ply});
        }
        const auto winner = decided.add(turn, score);
        if (winner && !result) {
            result = winner;
            break;
        }
        game.play(move);
    }
    if (!result) {
        result = result_of(game.outcome().status);
    }
    for (std::size_t i = first; i < records.size(); ++i) {
        if (!records[i].is_exact) {
            records[i].result = for_side(*result, records[i].position.turn());
        }
    }
    return true;
}

template class SelfPlay<Russian>;
template class SelfPlay<Brazilian>;

}  // namespace draughts
