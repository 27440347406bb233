// Where libFuzzer is not: runs a target on each file of a corpus, then on changed copies of them, always the same ones.
//
//     fuzz_TARGET CORPUS RUNS
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/fuzz_target.h"

namespace draughts {

namespace {

using Bytes = std::vector<std::uint8_t>;

[[nodiscard]] std::vector<Bytes> read_corpus(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator{folder}) {
        files.push_back(entry.path());
    }
    std::ranges::sort(files);  // the order of a folder is not the same everywhere
    std::vector<Bytes> corpus;
    for (const auto& file : files) {
        std::ifstream in{file, std::ios::binary};
        corpus.emplace_back(std::istreambuf_iterator<char>{in}, std::istreambuf_iterator<char>{});
    }
    return corpus;
}

class Mutator {
  public:
    explicit Mutator(const std::vector<Bytes>& corpus) : corpus_{corpus} {}

    [[nodiscard]] Bytes next() {
        Bytes bytes = corpus_[below(corpus_.size())];
        for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
            change(bytes);
        }
        return bytes;
    }

  private:
    [[nodiscard]] std::size_t below(std::size_t bound) { return static_cast<std::size_t>(random_() % bound); }

    /// Another byte, bytes taken out, bytes put in twice, or bytes of another input.
    void change(Bytes& bytes) {
        const std::size_t at = below(bytes.size() + 1);
        const std::size_t count = std::min(below(16) + 1, bytes.size() - at);
        const auto place = bytes.begin() + static_cast<std::ptrdiff_t>(at);
        const auto end = place + static_cast<std::ptrdiff_t>(count);
        switch (below(4)) {
            case 0:
                if (count > 0) {
                    *place = static_cast<std::uint8_t>(random_());
                }
                break;
            case 1:
                bytes.erase(place, end);
                break;
            case 2: {
                const Bytes copy{place, end};
                bytes.insert(place, copy.begin(), copy.end());
                break;
            }
            default: {
                const Bytes& other = corpus_[below(corpus_.size())];
                const std::size_t from = below(other.size() + 1);
                const std::size_t taken = std::min<std::size_t>(below(64), other.size() - from);
                const auto begin = other.begin() + static_cast<std::ptrdiff_t>(from);
                bytes.insert(place, begin, begin + static_cast<std::ptrdiff_t>(taken));
            }
        }
    }

    const std::vector<Bytes>& corpus_;
    std::mt19937_64 random_{1};
};

}  // namespace

}  // namespace draughts

int main(int argc, char** argv) {
    using namespace draughts;
    int runs = 0;
    const std::string_view count = argc == 3 ? argv[2] : "";
    const auto [end, error] = std::from_chars(count.data(), count.data() + count.size(), runs);
    if (argc != 3 || error != std::errc{} || end != count.data() + count.size()) {
        std::fprintf(stderr, "usage: %s CORPUS RUNS\n", argv[0]);
        return 2;
    }
    const std::vector<Bytes> corpus = read_corpus(argv[1]);
    if (corpus.empty()) {
        std::fprintf(stderr, "%s: nothing in %s\n", argv[0], argv[1]);
        return 2;
    }
    for (const Bytes& bytes : corpus) {
        LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
    }
    Mutator mutator{corpus};
    for (int i = 0; i < runs; ++i) {
        const Bytes bytes = mutator.next();
        LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
    }
    std::printf("%zu inputs and %d changed ones, no fault\n", corpus.size(), runs);
    return 0;
}
