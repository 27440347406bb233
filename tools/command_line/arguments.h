// Arguments: the options of one command, read and checked. What is wrong is thrown as a BadArgument that
// names it and says what was expected.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "command_line/commands.h"
#include "core/draw_rules.h"
#include "core/position.h"
#include "core/variant.h"

namespace draughts {

class Arguments {
  public:
    /// `command` with the program's name before it, and what it is for.
    Arguments(const std::string& command, const std::string& purpose);
    ~Arguments();
    Arguments(const Arguments&) = delete;
    Arguments& operator=(const Arguments&) = delete;

    void add_text(const std::string& name, const std::string& help, const std::string& otherwise);
    void add_number(const std::string& name, const std::string& help, std::optional<int> otherwise = std::nullopt);
    void add_seconds(const std::string& name, const std::string& help);
    void add_flag(const std::string& name, const std::string& help);
    void add_variant();

    /// False when help was asked for and has been printed. Words that are no option may be `words` at most.
    [[nodiscard]] bool parse(int argc, char** argv, std::size_t words = 0);

    [[nodiscard]] bool has(const std::string& name) const;
    [[nodiscard]] std::string text(const std::string& name) const;
    /// Throws when it is not in [least, most].
    [[nodiscard]] int number(const std::string& name, int least, int most) const;
    /// Throws when it is not above 0, or more than a day.
    [[nodiscard]] double seconds(const std::string& name) const;
    [[nodiscard]] VariantId variant() const;
    [[nodiscard]] DrawRules draw_rules() const;
    [[nodiscard]] const std::vector<std::string>& words() const;

  private:
    class Parser;
    std::unique_ptr<Parser> parser_;
};

/// The position of a FEN; throws when it is none.
[[nodiscard]] Position position_of_fen(const std::string& fen);

}  // namespace draughts
