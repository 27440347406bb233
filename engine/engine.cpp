#include "engine.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <random>
#include <system_error>
#include <thread>
#include <utility>

#include "eval/embedded_weights.h"
#include "eval/evaluator.h"
#include "search/margins.h"
#include "search/parallel_search.h"
#include "search/strength.h"
#include "search/tt.h"
#include "tablebase/embedded_tables.h"
#include "tablebase/table_answer.h"
#include "tablebase/table_files.h"
#include "tablebase/tablebase.h"
#include "text/letter_case.h"
#include "text/quote.h"

namespace draughts {

class Engine::Implementation {
  public:
    explicit Implementation(DrawRules rules) : options_{default_options(rules)}, game_{VariantId::russian, rules} {
        // The smallest table stands in, should there be no room for the default one.
        if (!table_.resize(default_hash) && table_.resize(1)) {
            option(option_name::hash).value = "1";
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
            auto tables = std::make_unique<Tablebase>();
            tables->add_images(embedded_tables(), most_table_pieces);
            tablebase_ = std::move(tables);
        }
        return *tablebase_;
    }
    /// The same for the weights of the evaluation: those of the file, or built in.
    [[nodiscard]] const Weights& weights(VariantId variant) {
        auto& weights = weights_[static_cast<std::size_t>(variant)];
        if (!weights) {
            weights = built_in_weights(variant);
        }
        return *weights;
    }
    void prepare() {
        static_cast<void>(tablebase());
        static_cast<void>(weights(game_.variant()));
        table_.reserve();
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
    Result<Option> load_weights(Option& changed, const std::string& value);
    [[nodiscard]] int number(std::string_view name) { return std::stoi(option(name).value); }
    [[nodiscard]] std::optional<Strength> strength_for(const Limits& limits);
    [[nodiscard]] Margins margins() const;
    void work(const SearchSetup& setup, int threads, const Listener& listener);
    /// Lets the limits hold, and a finished search give its result.
    void release() {
        signals_.held.store(false);
        signals_.held.notify_all();
    }

    std::vector<Option> options_;
    Game game_;
    TranspositionTable table_;
    std::unique_ptr<Tablebase> tablebase_;                   // null until it is needed
    std::array<std::shared_ptr<const Weights>, 2> weights_;  // by variant; null until they are needed
    std::optional<Strength> strength_of_table_;              // at which the scores in table_ were found
    Key game_seed_ = std::random_device{}();                 // of what a weaker level misjudges in this game
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
    if (option.name == option_name::variant && value != option.value) {
        weights_[static_cast<std::size_t>(game_.variant())] = nullptr;
        this->option(option_name::eval_file).value.clear();  // it was of the other variant
        game_ = Game{variant_named(value).value(), game_.rules()};
        table_.clear();
    } else if (option.name == option_name::draw_rules && value != option.value) {
        game_ = game_.under(draw_rules_named(value).value());
        table_.clear();
    } else if (option.name == option_name::hash && value != option.value && !table_.resize(std::stoul(value))) {
        return Error{"not enough memory for a hash of " + value + " MiB, still " + option.value};
    }
    if (value != option.value && (option.name == option_name::table_path || option.name == option_name::table_pieces)) {
        return load_tables(option, value);
    }
    if (option.name == option_name::eval_file) {
        return load_weights(option, value);
    }
    option.value = value;
    return option;
}

/// Tables anew, as the options will be when this one has the new value.
Result<Option> Engine::Implementation::load_tables(Option& changed, const std::string& value) {
    const std::string path = changed.name == option_name::table_path ? value : option(option_name::table_path).value;
    const int pieces = changed.name == option_name::table_pieces ? std::stoi(value) : number(option_name::table_pieces);
    std::error_code error;
    if (!path.empty() && !std::filesystem::is_directory(path, error)) {
        return Error{"bad value '" + without_controls(path) + "' for " + std::string{option_name::table_path} +
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
        return Error{"endgame tables left out: " + without_controls(complaints.front()) +
                     (complaints.size() > 1 ? ", and " + std::to_string(complaints.size() - 1) + " more" : "")};
    }
    return changed;
}

/// The weights of a file for the present variant, or with an empty name those that are built in.
Result<Option> Engine::Implementation::load_weights(Option& changed, const std::string& value) {
    auto& weights = weights_[static_cast<std::size_t>(game_.variant())];
    if (value.empty()) {
        weights = nullptr;
    } else {
        const auto file = MappedFile::open(value);
        if (!file) {
            return Error{without_controls(file.error())};
        }
        auto read = parse_weights(file->bytes(), game_.variant());
        if (!read) {
            return Error{"bad value '" + without_controls(value) + "' for " + std::string{option_name::eval_file} +
                         ": " + read.error()};
        }
        weights = std::move(read).take();
    }
    table_.clear();
    changed.value = value;
    return changed;
}

void Engine::Implementation::go(const Limits& limits, Listener listener) {
    assert(!is_searching());
    wait();
    const Tablebase& tables = tablebase();
    signals_.stop.store(false);
    signals_.held.store(limits.ponder || limits.is_unlimited());
    pondering_.store(limits.ponder && !limits.is_unlimited());
    const std::optional<Strength> strength = strength_for(limits);
    if (strength != strength_of_table_) {
        table_.clear();  // its scores are those of another level
        strength_of_table_ = strength;
    }
    searching_.store(true);
    try {
        worker_ = std::thread{[this, game = game_, &weights = weights(game_.variant()), limits,
                               overhead = Milliseconds{number(option_name::overhead)},
                               lines = number(option_name::lines), tablebase = strength ? nullptr : &tables,
                               misjudgement = Misjudgement{strength ? strength->error : 0, game_seed_},
                               margins = margins(), most_nodes = strength ? strength->nodes : UINT64_MAX,
                               threads = strength ? 1 : number(option_name::threads), listener = std::move(listener)] {
            work({game, limits, table_, signals_, weights, overhead, lines, tablebase, misjudgement, margins,
                  most_nodes},
                 threads, listener);
        }};
    } catch (...) {
        searching_.store(false);  // the system had no room for a thread
        throw;
    }
}

/// The level to play at; nothing for the best, as in analysis without limit.
std::optional<Strength> Engine::Implementation::strength_for(const Limits& limits) {
    const bool is_limited = option(option_name::limit_strength).value == "true" && !limits.is_unlimited();
    return is_limited ? std::optional{strength_of(number(option_name::elo))} : std::nullopt;
}

/// Those of a build for tuning are options.
Margins Engine::Implementation::margins() const {
    Margins margins;
    for (const MarginField& field : margin_fields) {
        if (const Option* option = find_option(field.name)) {
            margins.*field.field = std::stoi(option->value);
        }
    }
    return margins;
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
    impl_->prepare();
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

Score Engine::evaluate(const Game& game) const {
    return draughts::evaluate(impl_->weights(game.variant()), game.position());
}

std::optional<TableAnswer> Engine::ask_tables(const Game& game) const {
    return dispatch(game.variant(), [&]<Variant V>() -> std::optional<TableAnswer> {
        const auto answer = ask<V>(impl_->tablebase(), game.position(), game.rules(), game.clock());
        return answer ? std::optional{*answer} : std::nullopt;
    });
}

}  // namespace draughts
