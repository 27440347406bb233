// Results carry a value or a reason; and a variant that is known at run time picks its rules.
#include <string>

#include "catch.h"
#include "core/result.h"
#include "core/variant.h"

namespace draughts {

TEST_CASE("a result is a value or an error") {
    const Result<std::string> good{std::string{"c3"}};
    CHECK(good.has_value());
    CHECK(static_cast<bool>(good));
    CHECK(*good == "c3");
    CHECK(good->size() == 2);

    const Result<std::string> bad{Error{"no square i9, expected a1..h8"}};
    CHECK_FALSE(bad.has_value());
    CHECK(bad.error() == "no square i9, expected a1..h8");
}

TEST_CASE("a variant known at run time picks the rules of that variant") {
    const auto name = []<Variant V>() {
        return V::name;
    };
    CHECK(dispatch(VariantId::russian, name) == "russian");
    CHECK(dispatch(VariantId::brazilian, name) == "brazilian");
    CHECK(name_of(VariantId::russian) == "russian");
    CHECK(name_of(VariantId::brazilian) == "brazilian");
}

}  // namespace draughts
