#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <ostream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "eval/embedded_weights.h"
#include "search/parallel_search.h"
#include "tablebase/parallel.h"
#include "tablebase/tablebase.h"
#include "tb/commands.h"
#include "tb/played_tables.h"
#include "text/fen.h"

namespace draughts {

namespace {

/// Games of one draw: from positions of one value, chosen by chance.
struct Tally {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    std::size_t plies = 0;
};

template <Variant V>
class TablePlay {
  public:
    TablePlay(const Tablebase& tables, const PlayOptions& options, std::ostream& out)
        : tables_{tables}, options_{options}, out_{out} {
        for (const Slice slice : slices_of(options.pieces)) {
            slices_.emplace_back(slice);
        }
    }

    /// Plays all games from positions of this value; the numbers for the side with tables, which is to move.
    [[nodiscard]] Tally play_from(Wdl value);

  private:
    [[nodiscard]] Game game_from(Wdl value, std::mt19937_64& random) const;
    [[nodiscard]] Move choose(const Game& game, TranspositionTable& hash, const Tablebase* tables) const;
    void play_out(Game& game) const;
    void add(Tally& tally, Wdl value, const std::string& start, Color us, const Game& game);

    const std::shared_ptr<const Weights> weights_ = built_in_weights(V::id);
    const Tablebase& tables_;
    const PlayOptions& options_;
    std::ostream& out_;
    std::vector<SliceIndex> slices_;
    std::mutex mutex_;
};

/// A position of this value with all counts at zero and at least two moves to choose from.
template <Variant V>
Game TablePlay<V>::game_from(Wdl value, std::mt19937_64& random) const {
    while (true) {
        const SliceIndex& slice = slices_[random() % slices_.size()];
        const Position for_white = slice.position_at(random() % slice.size());
        const Position position = random() % 2 == 0 ? for_white : mirrored(for_white);
        Game game{V::id, options_.rules, position};
        if (game.outcome().status == Status::ongoing && game.legal_moves().size() > 1) {
            const auto told = tables_.value<V>(position, options_.rules, game.clock());
            if (!told) {
                throw BadArgument{"there is no table for " + name_of(slice.slice()) + " (" + std::string{V::name} +
                                  ") or for what its captures lead to"};
            }
            if (*told == value) {
                return game;
            }
        }
    }
}

template <Variant V>
Move TablePlay<V>::choose(const Game& game, TranspositionTable& hash, const Tablebase* tables) const {
    Limits limits;
    limits.nodes = options_.nodes;
    SearchSignals signals;
    return search_in_parallel({game, limits, hash, signals, *weights_, Milliseconds{0}, 1, tables}, 1, {}).best;
}

template <Variant V>
void TablePlay<V>::play_out(Game& game) const {
    const Color us = game.position().turn();
    std::array<TranspositionTable, 2> hashes;  // of the side without tables, and with them
    for (TranspositionTable& hash : hashes) {
        if (!hash.resize(1)) {
            throw BadArgument{"no memory for a hash table of 1 MiB"};
        }
    }
    while (game.outcome().status == Status::ongoing) {
        const bool is_ours = game.position().turn() == us;
        game.play(choose(game, hashes[is_ours ? 1 : 0], is_ours ? &tables_ : nullptr));
    }
}

template <Variant V>
void TablePlay<V>::add(Tally& tally, Wdl value, const std::string& start, Color us, const Game& game) {
    const Status status = game.outcome().status;
    const bool is_draw = status == Status::draw;
    const bool is_won = status == (us == Color::white ? Status::white_wins : Status::black_wins);
    const std::scoped_lock lock{mutex_};
    ++(is_draw ? tally.drawn : is_won ? tally.won : tally.lost);
    tally.plies += game.ply();
    if (!is_won && !(is_draw && value == Wdl::draw)) {
        out_ << (is_draw ? "not won: " : "lost: ") << start << " after " << game.ply() << " plies\n" << std::flush;
    }
}

template <Variant V>
Tally TablePlay<V>::play_from(Wdl value) {
    Tally tally;
    std::optional<std::string> fault;
    parallel_for(static_cast<std::size_t>(options_.games), options_.threads, [&](std::size_t, std::size_t i) {
        std::mt19937_64 random{options_.seed * std::uint64_t{1'000'003} + i};
        try {
            Game game = game_from(value, random);
            const std::string start = format_fen(game.position());
            const Color us = game.position().turn();
            play_out(game);
            add(tally, value, start, us, game);
        } catch (const BadArgument& argument) {
            const std::scoped_lock lock{mutex_};
            fault = argument.what();
        }
    });
    if (fault) {
        throw BadArgument{*fault};
    }
    return tally;
}

template <Variant V>
int play_all(const Tablebase& tables, const PlayOptions& options, std::ostream& out) {
    TablePlay<V> play{tables, options, out};
    bool is_faultless = true;
    for (const Wdl value : {Wdl::win, Wdl::draw}) {
        const Tally tally = play.play_from(value);
        out << V::name << ' ' << name_of(options.rules) << (value == Wdl::win ? " wins" : " draws") << ": games "
            << options.games << " won " << tally.won << " drawn " << tally.drawn << " lost " << tally.lost << " plies "
            << tally.plies / static_cast<std::size_t>(options.games) << '\n'
            << std::flush;
        is_faultless = is_faultless && tally.lost == 0 && (value == Wdl::draw || tally.drawn == 0);
    }
    return is_faultless ? 0 : 1;
}

}  // namespace

int play_games(const PlayOptions& options, std::ostream& out) {
    const auto tables = played_tables(options.folder);
    return dispatch(options.variant, [&]<Variant V>() {
        return play_all<V>(*tables, options, out);
    });
}

}  // namespace draughts
