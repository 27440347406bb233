// The list of margins by name, which a build for tuning makes options of: complete, and without slips.
#include <set>
#include <string_view>

#include "catch.h"
#include "search/margins.h"

namespace draughts {

TEST_CASE("margins: each is listed once, with limits that its default keeps") {
    CHECK(margin_fields.size() * sizeof(int) == sizeof(Margins));  // all are int: none is left out
    std::set<std::string_view> names;
    Margins touched;
    for (const MarginField& field : margin_fields) {
        INFO(field.name);
        CHECK(names.insert(field.name).second);
        CHECK(Margins{}.*field.field >= field.min);
        CHECK(Margins{}.*field.field <= field.max);
        CHECK(touched.*field.field == Margins{}.*field.field);  // no two names for one number
        touched.*field.field = -1;
    }
}

}  // namespace draughts
