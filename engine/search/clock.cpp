#include "search/clock.h"

#include <algorithm>

namespace draughts {

namespace {

constexpr Microseconds least_time{1000};  // however little is left: enough for a shallow search
constexpr int usual_moves_to_go = 22;     // of a game without a given number of moves
constexpr int most_moves_to_go = 40;      // a longer session is planned piece by piece
constexpr int hard_to_soft = 4;

/// Factors of the soft limit, in percent: by the iterations that agreed on the best move, by a falling score, and
/// by how clearly the best move leads.
int stability_percent(int stable_iterations) {
    return std::max(60, 140 - 20 * stable_iterations);
}
int drop_percent(Score drop) {
    return 100 + std::clamp(drop, 0, 60);
}
int share_percent(int best_move_percent) {
    return 130 - best_move_percent * 3 / 5;
}

TimePlan plan_clock(const ClockLimit& clock, Milliseconds overhead) {
    const Microseconds available = std::max<Microseconds>(clock.time - overhead, least_time);
    const Microseconds increment = std::max<Microseconds>(clock.increment, Microseconds{0});
    const int moves = clock.moves_to_go > 0 ? std::min(clock.moves_to_go, most_moves_to_go) : usual_moves_to_go;
    const Microseconds share = available / moves + increment * 4 / 5;
    // The last move of a session may use it all; otherwise half must be left for surprises.
    const Microseconds most = std::max(moves == 1 ? available * 9 / 10 : available / 2, least_time);
    return {std::min(share, most), std::min(share * hard_to_soft, most)};
}

void tighten(std::optional<Microseconds>& limit, Microseconds candidate) {
    limit = limit ? std::min(*limit, candidate) : candidate;
}

}  // namespace

bool TimePlan::begins_iteration(Microseconds elapsed, const Progress& progress) const {
    if (must_stop(elapsed)) {
        return false;
    }
    return !soft || elapsed < *soft * stability_percent(progress.stable_iterations) / 100 *
                                  drop_percent(progress.score_drop) / 100 * share_percent(progress.best_move_percent) /
                                  100;
}

TimePlan plan_time(const Limits& limits, Milliseconds overhead) {
    TimePlan plan;
    if (limits.clock) {
        plan = plan_clock(*limits.clock, overhead);
    }
    if (limits.move_time) {
        // Overhead never takes more than half of a short move.
        const Microseconds given = *limits.move_time;
        tighten(plan.hard, std::max({given - Microseconds{overhead}, given / 2, least_time}));
    }
    return plan;
}

}  // namespace draughts
