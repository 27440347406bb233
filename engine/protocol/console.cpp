#include "protocol/console.h"

#include <istream>
#include <string>

#include "protocol/hub_session.h"
#include "protocol/uci_session.h"
#include "protocol/words.h"

namespace draughts {

Console::Console(Dialect dialect, LineWriter& writer) : writer_{writer} {
    if (dialect != Dialect::undecided) {
        open(dialect);
    }
}

void Console::open(Dialect dialect) {
    if (session_) {
        session_->end_of_input();
    }
    dialect_ = dialect;
    if (dialect == Dialect::hub) {
        session_ = std::make_unique<HubSession>(writer_);
    } else {
        session_ = std::make_unique<UciSession>(writer_, dialect == Dialect::ugi ? UciFlavour::ugi : UciFlavour::uci);
    }
}

bool Console::handle(std::string_view line) {
    const auto words = split_words(line);
    if (words.empty()) {
        return true;
    }
    if (words[0] == "hub" && dialect_ != Dialect::hub) {
        open(Dialect::hub);
    } else if (dialect_ == Dialect::undecided) {
        open(Dialect::uci);
    }
    return session_->handle(line);
}

void Console::end_of_input() {
    if (session_) {
        session_->end_of_input();
    }
}

void run_session(std::istream& in, Session& session, const LineWriter& writer) {
    std::string line;
    while (!writer.is_broken() && std::getline(in, line)) {
        if (!session.handle(line)) {
            return;
        }
    }
    session.end_of_input();
}

}  // namespace draughts
