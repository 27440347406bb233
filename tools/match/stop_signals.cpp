#include "match/stop_signals.h"

#include <pthread.h>

namespace draughts {

StopSignals::StopSignals() {
    sigemptyset(&signals_);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGUSR1}) {
        sigaddset(&signals_, signal);
    }
    pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
    std::signal(SIGPIPE, SIG_IGN);  // an engine that is gone is seen where it is written to
    waiter_ = std::thread{[this] {
        int signal = 0;
        sigwait(&signals_, &signal);
        stop_.request_stop();
    }};
}

StopSignals::~StopSignals() {
    pthread_kill(waiter_.native_handle(), SIGUSR1);  // ends the wait
    waiter_.join();
}

}  // namespace draughts
