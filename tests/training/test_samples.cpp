// Samples as the trainer holds them, and how they are read from data files.
#include <string>

#include "catch.h"
#include "command_line/commands.h"
#include "support/board_text.h"
#include "support/temporary_folder.h"
#include "train/samples.h"
#include "training/random_records.h"
#include "training_data/data_file.h"

namespace draughts {

namespace {

/// `batches` batches of three records, numbered from `first` on; the score of a record is the number of its batch.
void write_batches(const std::filesystem::path& path, VariantId variant, std::uint32_t first, std::uint32_t batches) {
    Random random{7};
    auto writer = DataWriter::create(path, {variant, "made=" + path.filename().string()}).take();
    for (std::uint32_t batch = first; batch < first + batches; ++batch) {
        DataBlock block{batch, 64, random_records(random, 3)};
        for (Record& record : block.records) {
            record.score = static_cast<Score>(batch);
        }
        REQUIRE_FALSE(writer.write(block));
    }
}

[[nodiscard]] std::string fault_of(const std::vector<std::filesystem::path>& files) {
    try {
        (void)load_samples(files, VariantId::russian, 2);
    } catch (const BadArgument& e) {
        return e.what();
    }
    return "";
}

}  // namespace

TEST_CASE("samples: a record as the side to move sees it") {
    Random random{1};
    for (Record record : random_records(random, 500)) {
        const Sample sample{record};
        const bool is_whites = record.position.turn() == Color::white;
        REQUIRE(sample.position() == (is_whites ? record.position : mirrored(record.position)));
        REQUIRE(sample.result() == record.result);
        REQUIRE(sample.score() == record.score);
        REQUIRE(sample.is_exact() == record.is_exact);
        record.position = mirrored(record.position);
        REQUIRE(Sample{record}.position() == sample.position());
    }
}

TEST_CASE("samples: one batch in so many is held back, whatever file it is in") {
    const TemporaryFolder folder;
    write_batches(folder / "a", VariantId::russian, 0, 5);
    write_batches(folder / "b", VariantId::russian, 3, 4);
    const Samples samples = load_samples({folder / "a", folder / "b"}, VariantId::russian, 3);
    constexpr std::size_t in_batch = 3;
    CHECK(samples.training.size() == 5 * in_batch);  // 1, 2 and 4, 4 and 5
    CHECK(samples.held_out.size() == 4 * in_batch);  // 0 and 3, 3 and 6
    for (const Sample& sample : samples.training) {
        CHECK(sample.score() % 3 != 0);
    }
    for (const Sample& sample : samples.held_out) {
        CHECK(sample.score() % 3 == 0);
    }
    CHECK(samples.settings == "made=a\nmade=b\n");
    CHECK(samples.damage.empty());
}

TEST_CASE("samples: a damaged end is left out and told of") {
    const TemporaryFolder folder;
    write_batches(folder / "a", VariantId::russian, 0, 5);
    std::filesystem::resize_file(folder / "a", std::filesystem::file_size(folder / "a") - 1);
    const Samples samples = load_samples({folder / "a"}, VariantId::russian, 2);
    CHECK(samples.training.size() + samples.held_out.size() == 12);
    CHECK(samples.damage.find("a' is damaged after byte ") != std::string::npos);
    CHECK(samples.damage.ends_with(", the rest is left out\n"));
}

TEST_CASE("samples: no data, too little, another variant, a file that is none") {
    const TemporaryFolder folder;
    write_batches(folder / "good", VariantId::russian, 0, 2);
    write_batches(folder / "one", VariantId::russian, 0, 1);
    write_batches(folder / "none", VariantId::russian, 0, 0);
    write_batches(folder / "other", VariantId::brazilian, 0, 2);
    CHECK(fault_of({folder / "good"}).empty());
    CHECK(fault_of({folder / "good", folder / "none"}).empty());
    CHECK(fault_of({}).starts_with("too little data: 0 positions to learn from, 0 held back"));
    CHECK(fault_of({folder / "none"}).starts_with("too little data: 0 positions to learn from, 0 held back"));
    CHECK(fault_of({folder / "one"}).starts_with("too little data: 0 positions to learn from, 3 held back"));
    CHECK(fault_of({folder / "good", folder / "other"}).find("other' has games of another variant") !=
          std::string::npos);
    CHECK(fault_of({folder / "missing"}).find("cannot be read") != std::string::npos);
}

}  // namespace draughts
