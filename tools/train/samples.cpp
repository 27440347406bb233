#include "train/samples.h"

#include <utility>

#include "command_line/commands.h"
#include "core/zobrist.h"
#include "text/quote.h"
#include "training_data/data_file.h"

namespace draughts {

Sample::Sample(const Record& record)
    : score_{static_cast<std::int16_t>(record.score)}, result_{record.result}, is_exact_{record.is_exact} {
    const Position seen = with_white_to_move(record.position);
    own_ = seen.pieces(Color::white).bits();
    enemy_ = seen.pieces(Color::black).bits();
    kings_ = seen.kings().bits();
}

Samples load_samples(const std::vector<std::filesystem::path>& files, VariantId variant, std::uint32_t hold_out) {
    Samples samples;
    for (const std::filesystem::path& file : files) {
        auto reader = DataReader::open(file);
        if (!reader) {
            throw BadArgument{reader.error()};
        }
        DataReader data = std::move(reader).take();
        if (data.header().variant != variant) {
            throw BadArgument{quoted(std::string_view{file.string()}) + " has games of another variant, expected " +
                              std::string{name_of(variant)}};
        }
        samples.settings += data.header().settings + '\n';
        while (const auto block = data.next()) {
            auto& part = block->batch % hold_out == 0 ? samples.held_out : samples.training;
            for (const Record& record : block->records) {
                part.emplace_back(record);
            }
        }
        if (data.is_damaged()) {
            samples.damage += quoted(std::string_view{file.string()}) + " is damaged after byte " +
                              std::to_string(data.position()) + ", the rest is left out\n";
        }
    }
    if (samples.training.empty() || samples.held_out.empty()) {
        throw BadArgument{"too little data: " + std::to_string(samples.training.size()) + " positions to learn from, " +
                          std::to_string(samples.held_out.size()) + " held back, expected some of both"};
    }
    return samples;
}

void shuffle(std::vector<Sample>& samples, std::uint64_t& random) {
    for (std::size_t i = samples.size(); i > 1; --i) {
        std::swap(samples[i - 1], samples[zobrist::next_random(random) % i]);
    }
}

}  // namespace draughts
