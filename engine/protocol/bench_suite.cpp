#include "protocol/bench_suite.h"

#include <cassert>
#include <string>

#include "text/fen.h"

namespace draughts {

namespace {

constexpr Depth signature_depth = 13;

void set(Engine& engine, std::string_view name, std::string_view value) {
    [[maybe_unused]] const auto option = engine.set_option(name, value);
    assert(option);
}

}  // namespace

std::vector<SearchInfo> search_suite(Engine& engine, const Limits& limits) {
    std::vector<SearchInfo> reports;
    for (const SuitePosition& entry : suite) {
        engine.new_game();
        const auto fen = parse_fen(entry.fen);
        assert(fen);
        engine.set_game(Game{engine.variant(), engine.draw_rules(), fen->position});
        engine.go(limits, {.on_info = nullptr, .on_done = [&](const SearchResult& result) {
                               reports.push_back(result.info);
                           }});
        engine.wait();
    }
    return reports;
}

std::uint64_t total_nodes(const std::vector<SearchInfo>& reports) {
    std::uint64_t nodes = 0;
    for (const SearchInfo& report : reports) {
        nodes += report.nodes;
    }
    return nodes;
}

std::vector<SearchInfo> search_signature(VariantId variant) {
    Engine engine;
    set(engine, "bb-size", "0");  // endgame tables are no part of the search
    set(engine, "variant", name_of(variant));
    set(engine, "hash", "16");
    Limits limits;
    limits.depth = signature_depth;
    limits.analyse = true;
    return search_suite(engine, limits);
}

}  // namespace draughts
