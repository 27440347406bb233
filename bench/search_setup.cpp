#include "search_setup.h"

#include <cstdint>

namespace draughts {

namespace {

constexpr int deepest = 100;

}  // namespace

void add_limits(Arguments& arguments, const std::string& otherwise) {
    arguments.add_seconds("time", "Seconds for each position");
    arguments.add_number("depth", "Depth for each position (without a limit: " + otherwise + ")");
}

Limits limits_of(const Arguments& arguments) {
    Limits limits;
    limits.analyse = true;
    if (arguments.has("time")) {
        limits.move_time = Milliseconds{static_cast<std::int64_t>(arguments.seconds("time") * 1000)};
    }
    if (arguments.has("depth")) {
        limits.depth = arguments.number("depth", 1, deepest);
    }
    return limits;
}

void set_or_throw(Engine& engine, const char* name, const std::string& value) {
    if (const auto set = engine.set_option(name, value); !set) {
        throw BadArgument{set.error()};
    }
}

void set_options(Engine& engine, const Arguments& arguments, std::initializer_list<const char*> names) {
    for (const char* const name : names) {
        const Option& option = *engine.find_option(name);
        set_or_throw(engine, name,
                     option.type == Option::Type::integer
                         ? std::to_string(arguments.number(name, option.min, option.max))
                         : arguments.text(name));
    }
}

}  // namespace draughts
