// names: whether a message tells what it should.
#pragma once

#include <string>

namespace draughts {

inline bool names(const std::string& message, const std::string& part) {
    return message.find(part) != std::string::npos;
}

}  // namespace draughts
