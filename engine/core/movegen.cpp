#include "core/movegen.h"

#include "core/generator.h"

namespace draughts {

namespace {

template <Variant V, Color Us>
void generate_for(const Position& position, MoveList& list) {
    const Generator<V, Us> generator{position};
    if (generator.has_capture()) {
        generator.captures(list);
    } else {
        generator.quiet_moves(list);
    }
}

}  // namespace

template <Variant V>
void generate(const Position& position, MoveList& list) {
    if (position.turn() == Color::white) {
        generate_for<V, Color::white>(position, list);
    } else {
        generate_for<V, Color::black>(position, list);
    }
}

template <Variant V>
void generate_captures(const Position& position, MoveList& list) {
    if (position.turn() == Color::white) {
        Generator<V, Color::white>{position}.captures(list);
    } else {
        Generator<V, Color::black>{position}.captures(list);
    }
}

template <Variant V>
int count_moves(const Position& position) {
    return position.turn() == Color::white ? Generator<V, Color::white>{position}.count()
                                           : Generator<V, Color::black>{position}.count();
}

bool has_capture(const Position& position) {
    return has_capture(position, position.turn());
}

bool has_capture(const Position& position, Color side) {
    return side == Color::white ? Generator<Russian, Color::white>{position}.has_capture()
                                : Generator<Russian, Color::black>{position}.has_capture();
}

template void generate<Russian>(const Position&, MoveList&);
template void generate<Brazilian>(const Position&, MoveList&);
template void generate_captures<Russian>(const Position&, MoveList&);
template void generate_captures<Brazilian>(const Position&, MoveList&);
template int count_moves<Russian>(const Position&);
template int count_moves<Brazilian>(const Position&);

}  // namespace draughts
