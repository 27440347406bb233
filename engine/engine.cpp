#include "engine.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <random>
#include <system_error>
#include <thread>
#include <utility>

#include "eval/eval.h"
#include "search/parallel_search.h"
#include "search/strength.h"
#include "search/tt.h"
#include "tablebase/embedded_tables.h"
#include "tablebase/table_answer.h"
#include "tablebase/tablebase.h"
#include "text/quote.h"

namespace draughts {

namespace {

constexpr int default_hash = 64;
constexpr int largest_hash = 65536;
constexpr int most_threads = 256;
constexpr int most_lines = 256;
constexpr std::string_view table_path_name = "tablebase-path";
constexpr std::string_view table_pieces_name = "bb-size";
constexpr std::string_view limit_strength_name = "limit-strength";
constexpr std::string_view elo_name = "elo";
constexpr int default_overhead = 10;
constexpr int largest_overhead = 5000;

std::string to_lower(std::string_view text) {
    std::string lower{text};
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z') {
            c = static_cast<char>(c - 'A' + 'a');
        }
    }
    return lower;
}

Option choice(std::string name, std::string_view value, std::vector<std::string> choices) {
    return {.name = std::move(name),
            .type = Option::Type::choice,
            .value = std::string{value},
            .default_value = std::string{value},
            .min = 0,
            .max = 0,
            .choices = std::move(choices)};
}

Option integer(std::string name, int value, int min, int max) {
    return {.name = std::move(name),
            .type = Option::Type::integer,
            .value = std::to_string(value),
            .default_value = std::to_string(value),
            .min = min,
            .max = max,
            .choices = {}};
}

Option flag(std::string name, bool value) {
    const std::string text = value ? "true" : "false";
    return {.name = std::move(name),
            .type = Option::Type::flag,
            .value = text,
            .default_value = text,
            .min = 0,
            .max = 0,
            .choices = {}};
}

Option text(std::string name) {
    return {.name = std::move(name),
            .type = Option::Type::text,
            .value = {},
            .default_value = {},
            .min = 0,
            .max = 0,
            .choices = {}};
}

std::vector<Option> option_table(DrawRules rules) {
    return {
        choice("variant", Russian::name, {std::string{Russian::name}, std::string{Brazilian::name}}),
        choice("draw-rules", name_of(rules),
               {std::string{name_of(DrawRules::china64)}, std::string{name_of(DrawRules::fmjd64)},
                std::string{name_of(DrawRules::none)}}),
        integer("hash", default_hash, 1, largest_hash),
        integer("threads", 1, 1, most_threads),
        integer("multi-pv", 1, 1, most_lines),
        flag("ponder", false),
        integer("move-overhead", default_overhead, 0, largest_overhead),
        text(std::string{table_path_name}),
        integer(std::string{table_pieces_name}, most_table_pieces, 0, most_table_pieces),
        flag(std::string{limit_strength_name}, false),
        integer(std::string{elo_name}, largest_elo, least_elo, largest_elo),
        flag("show-wdl", false),
    };
}

std::string choices_of(const Option& option) {
    std::string text;
    for (const std::string& c : option.choices) {
        text += text.empty() ? c : ", " + c;
    }
    return text;
}

/// The value as it will be stored, or why it cannot be.
Result<std::string> checked_value(const Option& option, std::string_view value) {
    if (option.type == Option::Type::choice) {
        const std::string lower = to_lower(value);
        if (std::ranges::find(option.choices, lower) == option.choices.end()) {
            return Error{"bad value " + quoted(value) + " for " + option.name + ", expected one of " +
                         choices_of(option)};
        }
        return lower;
    }
    if (option.type == Option::Type::text) {
        return std::string{value};
    }
    if (option.type == Option::Type::flag) {
        const std::string lower = to_lower(value);
        if (lower != "true" && lower != "false") {
            return Error{"bad value " + quoted(value) + " for " + option.name + ", expected true or false"};
        }
        return lower;
    }
    int number = 0;
    const char* const end = value.data() + value.size();
    const auto [stop, error] = std::from_chars(value.data(), end, number);
    if (error != std::errc{} || stop != end || number < option.min || number > option.max) {
        return Error{"bad value " + quoted(value) + " for " + option.name + ", expected a number from " +
                     std::to_string(option.min) + " to " + std::to_string(option.max)};
    }
    return std::to_string(number);
}

DrawRules draw_rules_of(std::string_view name) {
    for (const DrawRules rules : {DrawRules::china64, DrawRules::fmjd64}) {
        if (name == name_of(rules)) {
            return rules;
        }
    }
    return DrawRules::none;
}

}  // namespace

class Engine::Implementation {
  public:
    explicit Implementation(DrawRules rules) : options_{option_table(rules)}, game_{VariantId::russian, rules} {
        // The smallest table stands in, should there be no room for the default one.
        if (!table_.resize(default_hash) && table_.resize(1)) {
            option("hash").value = "1";
        }
    }
    ~Implementation() {
        stop();
        wait();
    }
    Implementation(const Implementation&) = delete;
    Implementation& operator=(const Implementation&) = delete;

    [[nodiscard]] const std::vector<Option>& options() const { return options_; }
    [[nodiscard]] const Option* find_option(std::string_view name) const {
        const auto found = std::ranges::find(options_, to_lower(name), &Option::name);
        return found == options_.end() ? nullptr : &*found;
    }
    Result<Option> set_option(std::string_view name, std::string_view value);

    [[nodiscard]] const Game& game() const { return game_; }
    /// The tables, which are read in when they are first needed: of many engines that start at once few need them.
    [[nodiscard]] const Tablebase& tablebase() {
        if (!tablebase_) {
            tablebase_ = std::make_unique<Tablebase>();
            tablebase_->add_images(embedded_tables(), most_table_pieces);
        }
        return *tablebase_;
    }
    void set_game(Game game) {
        assert(!is_searching() && game.variant() == game_.variant() && game.rules() == game_.rules());
        game_ = std::move(game);
    }
    void new_game() {
        assert(!is_searching());
        table_.clear();
        game_seed_ = std::random_device{}();
    }

    void go(const Limits& limits, Listener listener);
    void ponder_hit() {
        if (pondering_.exchange(false)) {
            release();
        }
    }
    void stop() {
        signals_.stop.store(true);
        release();
    }
    void wait() {
        if (worker_.joinable()) {
            worker_.join();
        }
    }
    [[nodiscard]] bool is_searching() const { return searching_.load(); }

  private:
    [[nodiscard]] Option& option(std::string_view name) { return *std::ranges::find(options_, name, &Option::name); }
    Result<Option> apply(Option& option, const std::string& value);
    Result<Option> load_tables(Option& changed, const std::string& value);
    [[nodiscard]] int number(std::string_view name) { return std::stoi(option(name).value); }
    [[nodiscard]] std::optional<Strength> strength_for(const Limits& limits);
    void work(const SearchSetup& setup, int threads, const Listener& listener);
    /// Lets the limits hold, and a finished search give its result.
    void release() {
        signals_.held.store(false);
        signals_.held.notify_all();
    }

    std::vector<Option> options_;
    Game game_;
    TranspositionTable table_;
    std::unique_ptr<Tablebase> tablebase_;    // null until it is needed
    Key game_seed_ = std::random_device{}();  // of what a weaker level misjudges in this game
    SearchSignals signals_;
    std::atomic<bool> pondering_{false};  // a search with limits that do not hold yet
    std::atomic<bool> searching_{false};
    std::thread worker_;
};

Result<Option> Engine::Implementation::set_option(std::string_view name, std::string_view value) {
    assert(!is_searching());
    if (find_option(name) == nullptr) {
        return Error{"unknown option " + quoted(name)};
    }
    Option& changed = option(to_lower(name));
    const Result<std::string> checked = checked_value(changed, value);
    if (!checked) {
        return Error{checked.error()};
    }
    return apply(changed, *checked);
}

Result<Option> Engine::Implementation::apply(Option& option, const std::string& value) {
    if (option.name == "variant" && value != option.value) {
        game_ = Game{value == Russian::name ? VariantId::russian : VariantId::brazilian, game_.rules()};
        table_.clear();
    } else if (option.name == "draw-rules" && value != option.value) {
        game_ = game_.under(draw_rules_of(value));
        table_.clear();
    } else if (option.name == "hash" && value != option.value && !table_.resize(std::stoul(value))) {
        return Error{"not enough memory for a hash of " + value + " MiB, still " + option.value};
    }
    if (value != option.value && (option.name == table_path_name || option.name == table_pieces_name)) {
        return load_tables(option, value);
    }
    if (value != option.value && (option.name == limit_strength_name || option.name == elo_name)) {
        table_.clear();  // its scores are those of another level
    }
    option.value = value;
    return option;
}

/// Tables anew, as the options will be when this one has the new value.
Result<Option> Engine::Implementation::load_tables(Option& changed, const std::string& value) {
    const std::string path = changed.name == table_path_name ? value : option(table_path_name).value;
    const int pieces = changed.name == table_pieces_name ? std::stoi(value) : number(table_pieces_name);
    std::error_code error;
    if (!path.empty() && !std::filesystem::is_directory(path, error)) {
        return Error{"bad value '" + without_controls(path) + "' for " + std::string{table_path_name} +
                     ", expected a folder"};
    }
    auto tablebase = std::make_unique<Tablebase>();
    tablebase->add_images(embedded_tables(), pieces);
    std::vector<std::string> complaints;
    if (!path.empty()) {
        complaints = tablebase->add_directory(path, pieces);
    }
    tablebase_ = std::move(tablebase);
    table_.clear();
    changed.value = value;
    if (!complaints.empty()) {
        return Error{"endgame tables left out: " + complaints.front() +
                     (complaints.size() > 1 ? ", and " + std::to_string(complaints.size() - 1) + " more" : "")};
    }
    return changed;
}

void Engine::Implementation::go(const Limits& limits, Listener listener) {
    assert(!is_searching());
    wait();
    const Tablebase& tables = tablebase();
    signals_.stop.store(false);
    signals_.held.store(limits.ponder || limits.is_unlimited());
    pondering_.store(limits.ponder && !limits.is_unlimited());
    searching_.store(true);
    const std::optional<Strength> strength = strength_for(limits);
    Limits limits_here = limits;
    if (strength) {
        limits_here.nodes = std::min(limits.nodes.value_or(UINT64_MAX), strength->nodes);
    }
    try {
        worker_ = std::thread{[this, game = game_, limits = std::move(limits_here),
                               overhead = Milliseconds{number("move-overhead")}, lines = number("multi-pv"),
                               tablebase = strength ? nullptr : &tables,
                               misjudgement = Misjudgement{strength ? strength->error : 0, game_seed_},
                               threads = strength ? 1 : number("threads"), listener = std::move(listener)] {
            work({game, limits, table_, signals_, overhead, lines, tablebase, misjudgement}, threads, listener);
        }};
    } catch (...) {
        searching_.store(false);  // the system had no room for a thread
        throw;
    }
}

/// The level to play at; nothing for the best, as in analysis without limit.
std::optional<Strength> Engine::Implementation::strength_for(const Limits& limits) {
    const bool is_limited = option(limit_strength_name).value == "true" && !limits.is_unlimited();
    return is_limited ? std::optional{strength_of(number(elo_name))} : std::nullopt;
}

void Engine::Implementation::work(const SearchSetup& setup, int threads, const Listener& listener) {
    const SearchResult result = search_in_parallel(setup, threads, listener.on_info);
    if (!result.best.is_null()) {
        signals_.held.wait(true);
    }
    searching_.store(false);
    if (listener.on_done) {
        listener.on_done(result);
    }
}

Engine::Engine(DrawRules rules) : impl_{std::make_unique<Implementation>(rules)} {}
Engine::~Engine() = default;

const std::vector<Option>& Engine::options() const {
    return impl_->options();
}
const Option* Engine::find_option(std::string_view name) const {
    return impl_->find_option(name);
}
Result<Option> Engine::set_option(std::string_view name, std::string_view value) {
    return impl_->set_option(name, value);
}
VariantId Engine::variant() const {
    return impl_->game().variant();
}
DrawRules Engine::draw_rules() const {
    return impl_->game().rules();
}
void Engine::set_game(Game game) {
    impl_->set_game(std::move(game));
}
const Game& Engine::game() const {
    return impl_->game();
}
void Engine::new_game() {
    impl_->new_game();
}
void Engine::prepare() {
    static_cast<void>(impl_->tablebase());
}
void Engine::go(const Limits& limits, Listener listener) {
    impl_->go(limits, std::move(listener));
}
void Engine::ponder_hit() {
    impl_->ponder_hit();
}
void Engine::stop() {
    impl_->stop();
}
void Engine::wait() {
    impl_->wait();
}
bool Engine::is_searching() const {
    return impl_->is_searching();
}

Score Engine::evaluate() const {
    return dispatch(variant(), [&]<Variant V>() {
        return draughts::evaluate<V>(game().position());
    });
}

std::optional<TableAnswer> Engine::ask_tables() const {
    return dispatch(variant(), [&]<Variant V>() -> std::optional<TableAnswer> {
        const auto answer = ask<V>(impl_->tablebase(), game().position(), draw_rules(), game().clock());
        return answer ? std::optional{*answer} : std::nullopt;
    });
}

}  // namespace draughts
