// SplitOutput: text in an encoding, into standard output, a file or several files.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analyse/output_file.h"
#include "pdn/encoding.h"

namespace draughts {

class SplitOutput {
  public:
    /// `name`: empty for standard output. `games`: so many in a file "name-1.pdn", "name-2.pdn", ...; 0: all in one.
    /// Throws a BadArgument, as the others do, when a file cannot be written or is one of `inputs`.
    SplitOutput(std::string name, std::size_t games, const std::string& encoding, std::vector<std::string> inputs);

    /// The text of one game.
    void write(const std::string& text);
    void close();

  private:
    void open_next();

    std::string name_;
    std::size_t games_;
    std::vector<std::string> inputs_;
    std::shared_ptr<Converter> converter_;  // null for UTF-8
    std::string mark_;                      // at the beginning of a file
    std::optional<OutputFile> file_;        // null for standard output
    std::size_t files_ = 0;
    std::size_t in_file_ = 0;
};

}  // namespace draughts
