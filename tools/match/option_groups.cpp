#include "match/option_groups.h"

#include <map>
#include <string_view>
#include <utility>

#include "protocol/words.h"

namespace draughts {

namespace {

using Words = OptionGroups::Words;

/// Numbers by key: "score=6 moves=3" over defaults that also say which keys exist.
[[nodiscard]] Result<std::map<std::string, double>> parse_numbers(std::string_view option, const Words& words,
                                                                  std::map<std::string, double> values) {
    std::string keys;
    for (const auto& [key, value] : values) {
        keys += (keys.empty() ? "" : ", ") + key + "=";
    }
    for (const std::string& word : words) {
        const std::size_t equals = word.find('=');
        const auto known = values.find(word.substr(0, equals));
        const auto number = equals == std::string::npos
                                ? std::optional<double>{}
                                : parse_number<double>(std::string_view{word}.substr(equals + 1));
        if (known == values.end() || !number) {
            return Error{std::string{option} + ": " + quoted(std::string_view{word}) + " is unknown, expected " + keys +
                         " with numbers"};
        }
        known->second = *number;
    }
    return values;
}

}  // namespace

Result<Sprt> parse_sprt(const Words& words) {
    const auto values = parse_numbers("--sprt", words, {{"elo0", 0}, {"elo1", 5}, {"alpha", 0.05}, {"beta", 0.05}});
    if (!values) {
        return Error{values.error()};
    }
    const Sprt sprt{values->at("elo0"), values->at("elo1"), values->at("alpha"), values->at("beta")};
    const auto is_chance = [](double p) {
        return p > 0 && p < 0.5;
    };
    if (!(sprt.elo0 < sprt.elo1) || !is_chance(sprt.alpha) || !is_chance(sprt.beta)) {
        return Error{"--sprt: expected elo0 < elo1, and alpha and beta between 0 and 0.5"};
    }
    return sprt;
}

OptionGroups take_groups(const std::vector<std::string>& arguments, std::vector<std::string>& rest) {
    OptionGroups groups;
    std::vector<std::string>* group = nullptr;
    for (const std::string& argument : arguments) {
        const bool is_setting = group != nullptr && !argument.starts_with("--");
        if (is_setting) {
            group->push_back(argument);
            continue;
        }
        group = nullptr;
        if (argument == "--engine") {
            group = &groups.engines.emplace_back();
        } else if (argument == "--each") {
            group = &groups.each;
        } else if (argument == "--sprt") {
            group = &groups.sprt.emplace();
        } else if (argument == "--resign") {
            group = &groups.resign.emplace();
        } else if (argument == "--draw") {
            group = &groups.draw.emplace();
        } else {
            rest.push_back(argument);
        }
    }
    return groups;
}

std::optional<std::string> set_groups(MatchOptions& options, const OptionGroups& groups) {
    for (const Words& words : groups.engines) {
        EngineConfig engine;
        for (const Words& settings : {groups.each, words}) {
            for (const std::string& setting : settings) {
                auto changed = with_setting(std::move(engine), setting);
                if (!changed) {
                    return changed.error();
                }
                engine = *changed;
            }
        }
        options.engines.push_back(std::move(engine));
    }
    if (groups.sprt) {
        const auto sprt = parse_sprt(*groups.sprt);
        if (!sprt) {
            return sprt.error();
        }
        options.sprt = *sprt;
    }
    if (groups.resign) {
        const auto values = parse_numbers("--resign", *groups.resign, {{"score", 6}, {"moves", 3}});
        if (!values) {
            return values.error();
        }
        options.rules.adjudication.resign = ResignRule{values->at("score"), static_cast<int>(values->at("moves"))};
    }
    if (groups.draw) {
        const auto values = parse_numbers("--draw", *groups.draw, {{"number", 40}, {"moves", 8}, {"score", 0.1}});
        if (!values) {
            return values.error();
        }
        options.rules.adjudication.draw = DrawOffer{static_cast<int>(values->at("number")),
                                                    static_cast<int>(values->at("moves")), values->at("score")};
    }
    return std::nullopt;
}

}  // namespace draughts
