// is_pdn_blank: what separates the words of a PDN file, control characters too.
#pragma once

namespace draughts {

[[nodiscard]] constexpr bool is_pdn_blank(char c) {
    return static_cast<unsigned char>(c) <= 0x20;
}

}  // namespace draughts
