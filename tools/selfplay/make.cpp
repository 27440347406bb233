#include <memory>
#include <mutex>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "command_line/commands.h"
#include "command_line/progress_bar.h"
#include "core/zobrist.h"
#include "selfplay/commands.h"
#include "tb/played_tables.h"
#include "training_data/data_file.h"
#include "training_data/position_set.h"
#include "training_data/weights_file.h"

namespace draughts {

namespace {

constexpr std::uint32_t games_in_batch = 64;

/// Where so many batches in a row had nothing new, no more is to be expected.
constexpr std::uint32_t most_barren_batches = 16;

constexpr double seconds_between_lines = 30;

/// The file that is filled, and what is in it already.
class Collection {
  public:
    /// Goes on with the file if it is there, else begins it.
    Collection(const std::filesystem::path& file, const DataHeader& header) {
        if (std::filesystem::exists(file)) {
            take_over(file, header);
        } else {
            writer_.emplace(checked(DataWriter::create(file, header)));
        }
    }

    [[nodiscard]] bool has(std::uint32_t batch) const { return batches_.contains(batch); }
    [[nodiscard]] std::uint64_t games() const { return games_; }
    [[nodiscard]] std::uint64_t positions() const { return positions_; }

    /// Without the positions that are there already. Throws a BadArgument when it cannot be written, or when there is
    /// nothing new any more.
    void add(DataBlock block) {
        std::erase_if(block.records, [&](const Record& record) {
            return !known_.insert(key_of(record.position));
        });
        if (const auto fault = writer_->write(block)) {
            throw BadArgument{*fault};
        }
        count(block);
        barren_batches_ = block.records.empty() ? barren_batches_ + 1 : 0;
        if (barren_batches_ >= most_barren_batches) {
            throw BadArgument{"no new position in the last " + std::to_string(barren_batches_ * games_in_batch) +
                              " games, expected more openings or more moves by chance"};
        }
    }

  private:
    template <class T>
    [[nodiscard]] static T checked(Result<T> result) {
        if (!result) {
            throw BadArgument{result.error()};
        }
        return std::move(result).take();
    }

    void take_over(const std::filesystem::path& file, const DataHeader& header) {
        auto reader = checked(DataReader::open(file));
        if (reader.header().variant != header.variant || reader.header().settings != header.settings) {
            throw BadArgument{"the file is of other settings: " + reader.header().settings + ", expected " +
                              header.settings};
        }
        while (const auto block = reader.next()) {
            for (const Record& record : block->records) {
                known_.insert(key_of(record.position));
            }
            count(*block);
        }
        writer_.emplace(checked(DataWriter::append_to(file, reader.position())));
    }

    void count(const DataBlock& block) {
        batches_.insert(block.batch);
        games_ += block.games;
        positions_ += block.records.size();
    }

    std::optional<DataWriter> writer_;
    PositionSet known_;
    std::set<std::uint32_t> batches_;
    std::uint64_t games_ = 0;
    std::uint64_t positions_ = 0;
    std::uint32_t barren_batches_ = 0;
};

/// The threads that play, and what they share.
template <Variant V>
class Maker {
  public:
    Maker(const MakeOptions& options, std::ostream& out, bool is_terminal)
        : options_{options},
          weights_{load_weights(options.weights, V::id)},
          tables_{played_tables(options.tables)},
          settings_{complete(options.settings)},
          openings_{openings_of(settings_)},
          collection_{options.file, {V::id, settings_.text()}},
          out_{out},
          bar_{out, is_terminal},
          is_terminal_{is_terminal},
          first_games_{collection_.games()},
          first_positions_{collection_.positions()} {}

    /// Throws what went wrong on any thread.
    void run() {
        {
            std::vector<std::jthread> threads;
            for (std::size_t i = 0; i < options_.threads; ++i) {
                threads.emplace_back([this] {
                    work();
                });
            }
        }
        bar_.erase();
        out_ << summary() << '\n' << std::flush;
        if (fault_) {
            throw BadArgument{*fault_};
        }
    }

  private:
    [[nodiscard]] static std::vector<Opening> openings_of(const SelfPlaySettings& settings) {
        auto openings = load_openings(settings.openings, settings.variant);
        if (!openings) {
            throw BadArgument{openings.error()};
        }
        return std::move(openings).take();
    }

    /// With what follows from the files.
    [[nodiscard]] SelfPlaySettings complete(SelfPlaySettings settings) const {
        settings.weights = weights_.checksum;
        settings.table_pieces = tables_->complete_pieces(V::id, Layer::wdl);
        return settings;
    }

    void work() {
        try {
            SelfPlay<V> player{settings_, openings_, *weights_.weights, *tables_};
            while (const auto batch = next_batch()) {
                DataBlock block{*batch, games_in_batch, {}};
                for (std::uint32_t i = 0; i < games_in_batch; ++i) {
                    player.play(std::uint64_t{*batch} * games_in_batch + i, block.records);
                }
                const std::scoped_lock lock{mutex_};
                collection_.add(std::move(block));
                show();
            }
        } catch (const std::exception& e) {
            const std::scoped_lock lock{mutex_};
            fault_ = e.what();
        }
    }

    [[nodiscard]] std::optional<std::uint32_t> next_batch() {
        const std::scoped_lock lock{mutex_};
        if (fault_ || collection_.positions() >= options_.positions) {
            return std::nullopt;
        }
        while (collection_.has(next_batch_)) {
            ++next_batch_;
        }
        return next_batch_++;
    }

    [[nodiscard]] std::string summary() const {
        const double seconds = bar_.elapsed_seconds();
        const auto rate = [&](std::uint64_t made) {
            return std::to_string(static_cast<std::uint64_t>(static_cast<double>(made) / seconds));
        };
        return std::to_string(collection_.games()) + " games, " + std::to_string(collection_.positions()) +
               " positions; " + rate(collection_.games() - first_games_) + " games/s, " +
               rate(collection_.positions() - first_positions_) + " positions/s";
    }

    void show() {
        const auto share = [&](std::uint64_t positions) {
            return static_cast<double>(positions) / static_cast<double>(options_.positions);
        };
        bar_.draw(share(collection_.positions()), summary(), share(first_positions_));
        if (!is_terminal_ && bar_.elapsed_seconds() - last_line_ > seconds_between_lines) {
            last_line_ = bar_.elapsed_seconds();
            out_ << summary() << '\n' << std::flush;
        }
    }

    const MakeOptions& options_;
    const NamedWeights weights_;
    const std::unique_ptr<Tablebase> tables_;
    const SelfPlaySettings settings_;
    const std::vector<Opening> openings_;
    Collection collection_;  // guarded by mutex_ once threads run
    std::ostream& out_;
    ProgressBar bar_;
    const bool is_terminal_;
    const std::uint64_t first_games_;
    const std::uint64_t first_positions_;

    std::mutex mutex_;  // guards all below
    std::uint32_t next_batch_ = 0;
    std::optional<std::string> fault_;
    double last_line_ = 0;
};

}  // namespace

int make_data(const MakeOptions& options, std::ostream& out, bool is_terminal) {
    dispatch(options.settings.variant, [&]<Variant V>() {
        Maker<V>{options, out, is_terminal}.run();
    });
    return 0;
}

}  // namespace draughts
