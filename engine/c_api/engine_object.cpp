#include "c_api/engine_object.h"

#include <exception>
#include <memory>
#include <utility>

#include "c_api/factory.h"
#include "c_api/game_object.h"
#include "c_api/moves.h"
#include "c_api/search_data.h"

namespace draughts::c_api {

namespace {

[[nodiscard]] const Game& game_of(const bolshak_game& game) {
    return static_cast<const GameObject&>(game).game();  // there is no other kind
}

/// What the arguments of a search decide.
[[nodiscard]] bool is_hidden(const Option& option) {
    return option.name == option_name::variant || option.name == option_name::draw_rules || option.name == "ponder";
}

[[nodiscard]] std::vector<const Option*> shown_options(const Engine& engine) {
    std::vector<const Option*> shown;
    for (const Option& option : engine.options()) {
        if (!is_hidden(option)) {
            shown.push_back(&option);
        }
    }
    return shown;
}

}  // namespace

EngineObject::~EngineObject() {
    engine_.stop();
    engine_.wait();
}

std::optional<bolshak_fault> EngineObject::busy() const {
    return is_busy_ ? std::optional{bolshak_fault{BOLSHAK_BUSY, "a search is running"}} : std::nullopt;
}

bolshak_fault EngineObject::option_count(std::size_t& count) const {
    if (auto fault = busy()) {
        return *fault;
    }
    count = shown_options(engine_).size();
    return {};
}

bolshak_fault EngineObject::option(std::size_t index, bolshak_option& option) const {
    if (auto fault = busy()) {
        return *fault;
    }
    const std::vector<const Option*> shown = shown_options(engine_);
    if (index >= shown.size()) {
        return {BOLSHAK_BAD_ARGUMENT, "there are " + std::to_string(shown.size()) + " options, index " +
                                          std::to_string(index) + " is past the last"};
    }
    const Option& found = *shown[index];
    choices_.clear();
    for (const std::string& choice : found.choices) {
        choices_ += (choices_.empty() ? "" : " ") + choice;
    }
    option = {found.name.c_str(), plain_type(found.type), found.value.c_str(), found.default_value.c_str(), found.min,
              found.max,          choices_.c_str()};
    return {};
}

bolshak_fault EngineObject::set_option(const char* name, const char* value) {
    if (auto fault = busy()) {
        return *fault;
    }
    const Option* const found = engine_.find_option(name);
    if (found != nullptr && is_hidden(*found)) {
        return {BOLSHAK_BAD_OPTION, found->name + " is no option here: games and limits tell it"};
    }
    // A hash that is allowed and yet refused has found no memory.
    const bool is_allowed_hash =
        found != nullptr && found->name == option_name::hash && checked_value(*found, value).has_value();
    const auto set = engine_.set_option(name, value);
    return set ? bolshak_fault{} : bolshak_fault{is_allowed_hash ? BOLSHAK_NO_MEMORY : BOLSHAK_BAD_OPTION, set.error()};
}

bolshak_fault EngineObject::new_game() {
    if (auto fault = busy()) {
        return *fault;
    }
    engine_.new_game();
    return {};
}

bolshak_fault EngineObject::set_game(const Game& game) {
    for (const auto& [name, value] :
         {std::pair{option_name::variant, name_of(game.variant())}, {option_name::draw_rules, name_of(game.rules())}}) {
        if (const auto set = engine_.set_option(name, value); !set) {
            return {BOLSHAK_INTERNAL, set.error()};
        }
    }
    engine_.set_game(game);
    return {};
}

bolshak_fault EngineObject::search(const bolshak_game& game, const bolshak_limits& limits,
                                   const bolshak_listener& listener) {
    if (auto fault = busy()) {
        return *fault;
    }
    Limits checked;
    if (bolshak_fault fault = read_limits(limits, game_of(game), checked); fault.code != BOLSHAK_OK) {
        return fault;
    }
    if (bolshak_fault fault = set_game(game_of(game)); fault.code != BOLSHAK_OK) {
        return fault;
    }
    is_busy_ = true;
    try {
        engine_.go(checked, {[this, listener](const SearchInfo& info) {
                                 tell(info, listener);
                             },
                             [this, listener](const SearchResult& result) {
                                 finish(result, listener);
                             }});
    } catch (...) {
        is_busy_ = false;
        throw;
    }
    return {};
}

void EngineObject::tell(const SearchInfo& info, const bolshak_listener& listener) {
    if (listener.on_info == nullptr) {
        return;
    }
    std::vector<bolshak_move> pv;
    bolshak_info plain{};
    try {
        plain = plain_info(info, engine_.game(), pv);
    } catch (const std::exception&) {
        return;  // no memory for this line; the next may have it
    }
    calling_thread_ = std::this_thread::get_id();
    listener.on_info(listener.user, &plain);
    calling_thread_ = std::thread::id{};
}

void EngineObject::keep(const SearchResult& result) {
    const Game& game = engine_.game();
    kept_.emplace();
    if (!result.best.is_null()) {
        kept_->result.best = plain_move(game.variant(), game.position(), result.best);
        kept_->result.ponder = plain_move(game.variant(), game.position().make(result.best), result.ponder);
    }
    kept_->result.info = plain_info(result.info, game, kept_->pv);
}

void EngineObject::finish(const SearchResult& result, const bolshak_listener& listener) {
    try {
        failure_ = {};
        keep(result);
    } catch (const std::exception&) {
        failure_ = {BOLSHAK_NO_MEMORY, "no memory"};  // short: it needs none itself
    }
    if (listener.on_done != nullptr) {
        calling_thread_ = std::this_thread::get_id();
        listener.on_done(listener.user, &kept_->result);
        calling_thread_ = std::thread::id{};
    }
    is_busy_ = false;
}

bolshak_fault EngineObject::wait(bolshak_result* result) {
    if (calling_thread_.load() == std::this_thread::get_id()) {
        return *busy();
    }
    engine_.wait();
    if (!kept_) {
        return {BOLSHAK_NO_ANSWER, "there was no search"};
    }
    if (failure_.code == BOLSHAK_OK && result != nullptr) {
        *result = kept_->result;
    }
    return failure_;
}

bolshak_fault EngineObject::evaluate(const bolshak_game& game, bolshak_score& score) {
    if (auto fault = busy()) {
        return *fault;
    }
    score = plain_score(engine_.evaluate(game_of(game)));
    return {};
}

bolshak_fault EngineObject::probe(const bolshak_game& game, bolshak_probe& probe) {
    if (auto fault = busy()) {
        return *fault;
    }
    const std::optional<TableAnswer> answer = engine_.ask_tables(game_of(game));
    if (!answer) {
        return {BOLSHAK_NO_ANSWER, "no endgame table knows this position"};
    }
    probe = plain_probe(*answer);
    return {};
}

std::unique_ptr<bolshak_engine> make_engine() {
    return std::make_unique<EngineObject>();
}

}  // namespace draughts::c_api
