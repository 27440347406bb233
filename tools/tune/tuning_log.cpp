#include "tune/tuning_log.h"

#include <limits>
#include <optional>
#include <sstream>
#include <string_view>
#include <system_error>

namespace draughts {

namespace {

/// The values of a line, with how many iterations it ends; nothing for a line that a kill cut off.
std::optional<TuningLog::State> parse_line(std::string_view line, std::size_t parameters) {
    TuningLog::State state;
    std::istringstream words{std::string{line}};
    int points = 0;
    double value = 0;
    words >> state.finished >> points;
    while (state.values.size() < parameters && words >> value) {
        state.values.push_back(value);
    }
    const bool is_whole = words && state.values.size() == parameters && (words >> std::ws).eof();
    return is_whole ? std::optional{state} : std::nullopt;
}

}  // namespace

Result<TuningLog::State> TuningLog::open(const std::filesystem::path& file, const std::string& settings,
                                         const std::vector<Parameter>& parameters) {
    State state;
    for (const Parameter& parameter : parameters) {
        state.values.push_back(parameter.value);
    }
    if (file.empty()) {
        return state;
    }
    std::uintmax_t kept = 0;  // bytes of whole lines
    if (std::ifstream in{file}; in && in.peek() != std::ifstream::traits_type::eof()) {
        std::string line;
        std::getline(in, line);
        if (in.eof() || line != "# " + settings) {
            return Error{file.string() + " is of another run: its first line is not '# " + settings + "'"};
        }
        kept = line.size() + 1;
        while (std::getline(in, line) && !in.eof()) {
            if (!line.starts_with('#')) {
                const auto read = parse_line(line, parameters.size());
                if (!read) {
                    return Error{file.string() + ": '" + line + "' is no iteration"};
                }
                state = *read;
            }
            kept += line.size() + 1;
        }
        in.close();
        std::error_code error;
        std::filesystem::resize_file(file, kept, error);
        if (error) {
            return Error{"cannot write " + file.string()};
        }
    }
    out_.open(file, std::ios::app);
    out_.precision(std::numeric_limits<double>::max_digits10);  // a run that goes on is the run that was not stopped
    if (kept == 0) {
        out_ << "# " << settings << "\n# iteration\tpoints";
        for (const Parameter& parameter : parameters) {
            out_ << '\t' << parameter.name;
        }
        out_ << std::endl;
    }
    if (!out_) {
        return Error{"cannot write " + file.string()};
    }
    return state;
}

bool TuningLog::add(int iteration, int points, const std::vector<Parameter>& parameters) {
    if (!out_.is_open()) {
        return true;
    }
    out_ << iteration << '\t' << points;
    for (const Parameter& parameter : parameters) {
        out_ << '\t' << parameter.value;
    }
    out_ << std::endl;
    return static_cast<bool>(out_);
}

}  // namespace draughts
