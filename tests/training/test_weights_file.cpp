// Weights as the tools load them: from a file, or those that are built in.
#include <fstream>
#include <string>

#include "catch.h"
#include "command_line/commands.h"
#include "core/checksum.h"
#include "eval/embedded_weights.h"
#include "support/temporary_folder.h"
#include "training_data/weights_file.h"

namespace draughts {

namespace {

void write(const std::filesystem::path& path, std::span<const std::byte> bytes) {
    std::ofstream{path, std::ios::binary}.write(reinterpret_cast<const char*>(bytes.data()),
                                                static_cast<std::streamsize>(bytes.size()));
}

/// What is wrong with the file; empty: nothing.
[[nodiscard]] std::string fault_of(const std::filesystem::path& path, VariantId variant) {
    try {
        (void)load_weights(path, variant);
    } catch (const BadArgument& e) {
        return e.what();
    }
    return "";
}

}  // namespace

TEST_CASE("weights file: the same from a file as those that are built in") {
    const TemporaryFolder folder;
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        const NamedWeights built_in = load_weights({}, variant);
        write(folder / "weights.bin", embedded_weights(variant));
        const NamedWeights loaded = load_weights(folder / "weights.bin", variant);
        const auto bytes = embedded_weights(variant);
        CHECK(built_in.checksum == checksum(bytes.first(bytes.size() - 4)));
        CHECK(loaded.checksum == built_in.checksum);
        CHECK(format_weights(*loaded.weights) == format_weights(*built_in.weights));
        CHECK(loaded.weights->variant == variant);
    }
    CHECK(load_weights({}, VariantId::russian).checksum != load_weights({}, VariantId::brazilian).checksum);
}

TEST_CASE("weights file: faults are named in one line") {
    const TemporaryFolder folder;
    const auto good = embedded_weights(VariantId::russian);
    write(folder / "good", good);
    write(folder / "cut", good.first(good.size() - 1));
    write(folder / "empty", {});
    std::vector<std::byte> changed{good.begin(), good.end()};
    changed[5000] ^= std::byte{1};
    write(folder / "changed", changed);

    CHECK(fault_of(folder / "good", VariantId::russian).empty());
    CHECK(fault_of(folder / "good", VariantId::brazilian).find("expected brazilian") != std::string::npos);
    CHECK(fault_of(folder / "changed", VariantId::russian).find("wrong checksum") != std::string::npos);
    for (const std::string name : {"cut", "empty", "changed", "missing"}) {
        const std::string fault = fault_of(folder / name, VariantId::russian);
        INFO(fault);
        CHECK(fault.find(name) != std::string::npos);
        CHECK(fault.find('\n') == std::string::npos);
    }
}

}  // namespace draughts
