// The positions of `bolshak-bench shots`: in each, one move wins at least two men or a king by force.
//
// They come from games of the engine against itself. A search to depth 8 misses the move; one of three million
// nodes finds it, values it at least 1.2 men above every other move, ends its line two men or a king up on the
// position, and a deeper search agrees.
#pragma once

#include <array>
#include <string_view>

namespace draughts {

struct Shot {
    std::string_view fen;
    std::string_view move;
};

inline constexpr std::array russian_shots{
    Shot{"W:Wf4,h4,a3,c3,e3,d2,a1,e1:Bd8,f8,g7,b6,f6,h6,a5,c5", "c3-d4"},
    Shot{"W:Wa5,e5,d4,a3,e3,c1,e1:Bc7,e7,g7,b6,h6,c5", "c1-d2"},
    Shot{"B:Wb4,h4,a3,c3,e3,b2,f2,a1:Bd8,f8,c7,d6,f6,a5,c5,g5", "f8-g7"},
    Shot{"B:We5,f4,a3,e3,g3,b2,f2:Bc7,e7,b6,d6,h6,c5,g5,h4", "c5-d4"},
    Shot{"W:Wb4,a3,c3,f2,e1:Bf8,c7,e7,b6,d6", "c3-d4"},
    Shot{"B:Wb4,f4,h4,a1,c1,e1:Bb8,d8,c7,b6,f6,h6", "f6-g5"},
    Shot{"W:Wd4,f4,d2,f2,c1:Bf8,b6,d6,f6,h6", "d4-e5"},
    Shot{"B:Wc5,d4,f2,g1:Bc7,h6,g5,f4", "f4-e3"},
    Shot{"B:Wf4,h4,g3,b2,c1:Bf8,d6,f6,h6,a5", "d6-c5"},
    Shot{"B:Wb4,a3,c3,d2,f2:Bd8,d6,h6,a5,f4", "h6-g5"},
    Shot{"B:Wa5,g5,a3,d2,g1:Be7,d6,c5,e5,h2", "e5-d4"},
    Shot{"W:Wd4,h4,g3,b2,d2,a1,e1:Ba7,e7,g7,d6,f6,h6,g5", "d2-e3"},
    Shot{"W:Wd4,f4,a3,c3,e3,e1:Bb6,d6,f6,h6,c5,g5", "c3-b4"},
    Shot{"B:Wb4,f4,e3,d2:Bf8,c7,e7,h6,h4", "h6-g5"},
    Shot{"B:Wb4,f4,a3,c3,e3,g3,b2,e1:Bf8,e7,g7,b6,d6,f6,a5,c5", "g7-h6"},
    Shot{"B:WKg7,a3,d2:Bd8,e7,d6,a5,c5,g5", "g5-f4"},
};

inline constexpr std::array brazilian_shots{
    Shot{"B:Wh4,a3,c3,e3,g3,b2,d2,f2:Bb8,d8,f8,e7,f6,h6,a5,c5", "f6-e5"},
    Shot{"W:Wh6,a5,c5,a1:BKc7,e7", "h6-g7"},
};

}  // namespace draughts
