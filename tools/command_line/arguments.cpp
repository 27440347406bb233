#include "command_line/arguments.h"

#include <cxxopts.hpp>
#include <iostream>
#include <string_view>

#include "text/fen.h"
#include "text/quote.h"

namespace draughts {

class Arguments::Parser {
  public:
    Parser(const std::string& command, const std::string& purpose) : options{command, purpose} {}

    cxxopts::Options options;
    cxxopts::ParseResult parsed;
};

Arguments::Arguments(const std::string& command, const std::string& purpose)
    : parser_{std::make_unique<Parser>(command, purpose)} {
    add_flag("help", "Print this help");
}
Arguments::~Arguments() = default;

void Arguments::add_text(const std::string& name, const std::string& help, const std::string& otherwise) {
    parser_->options.add_options()(name, help, cxxopts::value<std::string>()->default_value(otherwise));
}
void Arguments::add_number(const std::string& name, const std::string& help, std::optional<int> otherwise) {
    auto value = cxxopts::value<int>();
    if (otherwise) {
        value->default_value(std::to_string(*otherwise));
    }
    parser_->options.add_options()(name, help, value);
}
void Arguments::add_seconds(const std::string& name, const std::string& help) {
    parser_->options.add_options()(name, help, cxxopts::value<double>());
}
void Arguments::add_flag(const std::string& name, const std::string& help) {
    parser_->options.add_options()(name, help);
}
void Arguments::add_variant() {
    add_text("variant", "russian or brazilian", "russian");
}

bool Arguments::parse(int argc, char** argv, std::size_t words) {
    parser_->parsed = parser_->options.parse(argc, argv);
    if (has("help")) {
        std::cout << parser_->options.help() << std::flush;
        return false;
    }
    if (this->words().size() > words) {
        throw BadArgument{"unexpected " + quoted(std::string_view{this->words()[words]}) + ", expected " +
                          (words == 0 ? "options only" : "no more words")};
    }
    return true;
}

bool Arguments::has(const std::string& name) const {
    return parser_->parsed.count(name) > 0;
}
std::string Arguments::text(const std::string& name) const {
    return parser_->parsed[name].as<std::string>();
}
int Arguments::number(const std::string& name, int least, int most) const {
    const int value = parser_->parsed[name].as<int>();
    if (value < least || value > most) {
        throw BadArgument{"--" + name + ' ' + std::to_string(value) + ", expected a number from " +
                          std::to_string(least) + " to " + std::to_string(most)};
    }
    return value;
}
double Arguments::seconds(const std::string& name) const {
    constexpr int day = 86400;
    const double value = parser_->parsed[name].as<double>();
    if (!(value > 0 && value <= day)) {
        throw BadArgument{"--" + name + ' ' + std::to_string(value) + ", expected seconds up to " +
                          std::to_string(day)};
    }
    return value;
}
VariantId Arguments::variant() const {
    if (const auto variant = variant_named(text("variant"))) {
        return *variant;
    }
    throw BadArgument{"unknown variant " + quoted(std::string_view{text("variant")}) +
                      ", expected russian or brazilian"};
}
DrawRules Arguments::draw_rules() const {
    if (const auto rules = draw_rules_named(text("draw-rules"))) {
        return *rules;
    }
    throw BadArgument{"unknown draw rules " + quoted(std::string_view{text("draw-rules")}) +
                      ", expected china64, fmjd64 or none"};
}
const std::vector<std::string>& Arguments::words() const {
    return parser_->parsed.unmatched();
}

Position position_of_fen(const std::string& fen) {
    const auto parsed = parse_fen(fen);
    if (!parsed) {
        throw BadArgument{parsed.error()};
    }
    return parsed->position;
}

}  // namespace draughts
