#include "core/capture_routes.h"

#include "core/movegen.h"

namespace draughts {

namespace {

class AllRoutes {
  public:
    static constexpr bool every_landing = true;

    explicit AllRoutes(std::vector<RoutedMove>& routes) : routes_{routes} {}
    void add(Move move, const CaptureRoute& route) { routes_.push_back({move, route}); }
    void clear() { routes_.clear(); }

  private:
    std::vector<RoutedMove>& routes_;
};

template <Variant V, Color Us>
void collect(const Position& position, std::vector<RoutedMove>& routes) {
    AllRoutes sink{routes};
    CaptureSearch<V, Us, AllRoutes> search{position, sink};
    for (const Square king : position.kings(Us)) {
        search.king(king);
    }
    for (const Square man : position.men(Us)) {
        for_each_direction([&]<Direction D>() {
            search.template man<D>(man);
        });
    }
}

}  // namespace

std::vector<RoutedMove> legal_routes(VariantId variant, const Position& position) {
    std::vector<RoutedMove> routes;
    dispatch(variant, [&]<Variant V>() {
        if (position.turn() == Color::white) {
            collect<V, Color::white>(position, routes);
        } else {
            collect<V, Color::black>(position, routes);
        }
    });
    if (routes.empty()) {
        for (const Move move : legal_moves(variant, position)) {
            routes.push_back({move, {}});
        }
    }
    return routes;
}

}  // namespace draughts
