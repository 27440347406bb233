#include "match/relay.h"

#include <utility>

namespace draughts {

RelayFormat::RelayFormat(const FormatSettings& settings, Schedule schedule)
    : games_{settings.games}, schedule_{std::move(schedule)} {}

Format::Size RelayFormat::size() const {
    const int challenges = static_cast<int>(schedule_.field().size()) - 1;
    return {challenges * games_, challenges * ((games_ + 1) / 2)};
}

Result<std::vector<GameTask>> RelayFormat::next_games(std::span<const GameRecord> so_far) {
    const int challenge = static_cast<int>(challenger_);
    if (challenge > 0 && schedule_.field().lead({holder_, challenger_}, challenge, so_far) < 0) {
        holder_ = challenger_;
    }
    if (challenger_ + 1 < schedule_.field().size()) {
        ++challenger_;
        const auto turn = (challenger_ - 1) * static_cast<std::size_t>((games_ + 1) / 2);
        schedule_.meet({holder_, challenger_}, static_cast<int>(challenger_), games_, turn);
    }
    return schedule_.take();
}

}  // namespace draughts
