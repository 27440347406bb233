// The two variants as compile-time policies, and the one run-time switch between them.
//
// A variant is a page of facts that can be read against the rules; every fact cites its article.
// Code that depends on the rules is a template over a Variant; everything else carries a VariantId
// and crosses over once, through dispatch(), at the edge of a search or a game.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace draughts {

enum class VariantId : std::uint8_t { russian, brazilian };

struct Russian {
    static constexpr VariantId id = VariantId::russian;
    static constexpr std::string_view name = "russian";
    static constexpr bool majority_capture = false;    // Art. 6: any complete capture may be chosen
    static constexpr bool promotes_in_passing = true;  // Art. 6: crowned in mid-capture, goes on as a king
    static constexpr int game_type = 25;               // PDN GameType
};

struct Brazilian {
    static constexpr VariantId id = VariantId::brazilian;
    static constexpr std::string_view name = "brazilian";
    static constexpr bool majority_capture = true;      // Art. 6: as many pieces as possible
    static constexpr bool promotes_in_passing = false;  // Art. 6: crowned only where the move ends
    static constexpr int game_type = 26;                // PDN GameType
};

template <class V>
concept Variant = std::same_as<V, Russian> || std::same_as<V, Brazilian>;

/// Calls `f.template operator()<V>()` with the variant type that `id` names.
template <class F>
constexpr decltype(auto) dispatch(VariantId id, F&& f) {
    return id == VariantId::russian ? std::forward<F>(f).template operator()<Russian>()
                                    : std::forward<F>(f).template operator()<Brazilian>();
}

[[nodiscard]] constexpr std::string_view name_of(VariantId id) {
    return id == VariantId::russian ? Russian::name : Brazilian::name;
}

/// The variant with this name; null if there is none.
[[nodiscard]] constexpr std::optional<VariantId> variant_named(std::string_view name) {
    for (const VariantId id : {VariantId::russian, VariantId::brazilian}) {
        if (name == name_of(id)) {
            return id;
        }
    }
    return std::nullopt;
}

}  // namespace draughts
