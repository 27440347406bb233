#include "tb/plain_tables.h"

#include <fstream>
#include <iterator>
#include <stdexcept>

namespace draughts::plain {

namespace {

/// n over k.
std::uint64_t over(int n, int k) {
    std::uint64_t result = n < k ? 0 : 1;
    for (int i = 1; i <= k && result != 0; ++i) {
        result = result * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    }
    return result;
}

constexpr int board_size = 32;

const std::array<std::array<std::uint64_t, 8>, board_size + 1>& choices() {
    static const auto table = [] {
        std::array<std::array<std::uint64_t, 8>, board_size + 1> all{};
        for (int n = 0; n <= board_size; ++n) {
            for (int k = 0; k < 8; ++k) {
                all[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)] = over(n, k);
            }
        }
        return all;
    }();
    return table;
}

std::uint64_t choose(int n, int k) {
    return n < 0 ? 0 : choices()[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// Adds up the rank of a set, square by square in their order.
class Rank {
  public:
    void add_square(bool is_in_set) {
        if (is_in_set) {
            rank_ += choose(place_, ++size_);
        }
        ++place_;
    }
    [[nodiscard]] std::uint64_t value() const { return rank_; }
    [[nodiscard]] int size() const { return size_; }

  private:
    std::uint64_t rank_ = 0;
    int place_ = 0;
    int size_ = 0;
};

class Bytes {
  public:
    explicit Bytes(const std::filesystem::path& path) {
        std::ifstream file{path, std::ios::binary};
        if (!file) {
            throw std::runtime_error{path.string() + ": cannot be read"};
        }
        const std::vector<char> text{std::istreambuf_iterator<char>{file}, {}};
        bytes_.assign(text.begin(), text.end());
    }
    [[nodiscard]] std::uint64_t number(std::size_t at, int size) const {
        std::uint64_t number = 0;
        for (int i = size; i-- > 0;) {
            number = number * 256 + bytes_.at(at + static_cast<std::size_t>(i));
        }
        return number;
    }
    [[nodiscard]] bool bit(std::size_t at, std::uint64_t bit) const {
        return (bytes_.at(at + bit / 8) >> (bit % 8) & 1) != 0;
    }

  private:
    std::vector<unsigned char> bytes_;
};

std::size_t aligned(std::size_t at) {
    return (at + 7) / 8 * 8;
}

void unpack(const std::vector<std::pair<std::size_t, std::size_t>>& pairs, const std::vector<std::uint8_t>& leaves,
            std::size_t symbol, std::vector<std::uint8_t>& values) {
    if (symbol < leaves.size()) {
        values.push_back(leaves[symbol]);
        return;
    }
    unpack(pairs, leaves, pairs.at(symbol - leaves.size()).first, values);
    unpack(pairs, leaves, pairs.at(symbol - leaves.size()).second, values);
}

std::vector<std::uint8_t> values_of(const std::filesystem::path& path, const Material& material, bool brazilian,
                                    int layer) {
    const Bytes file{path};
    bool is_right = file.number(10, 1) == (brazilian ? 1U : 0U) && file.number(11, 1) == static_cast<unsigned>(layer);
    for (std::size_t i = 0; i < material.size(); ++i) {
        is_right = is_right && file.number(12 + i, 1) == static_cast<unsigned>(material[i]);
    }
    if (!is_right) {
        throw std::runtime_error{path.string() + ": another table"};
    }
    const std::uint64_t size = file.number(16, 8);
    const std::uint64_t block = std::uint64_t{1} << file.number(32, 1);
    const std::uint64_t width = file.number(33, 1);
    std::size_t at = 48;
    std::vector<std::uint8_t> leaves(file.number(34, 2));
    for (std::uint8_t& leaf : leaves) {
        leaf = static_cast<std::uint8_t>(file.number(at++, 1));
    }
    at = aligned(at);
    std::vector<std::pair<std::size_t, std::size_t>> pairs(file.number(36, 4));
    for (auto& [left, right] : pairs) {
        left = file.number(at, 3) % 4096;
        right = file.number(at, 3) / 4096;
        at += 3;
    }
    at = aligned(at);
    const std::uint64_t blocks = (size + block - 1) / block;
    const std::size_t starts = at;
    const std::size_t stream = aligned(starts + 4 * (blocks + 1));
    std::vector<std::uint8_t> values;
    values.reserve(size);
    for (std::uint64_t b = 0; b < blocks; ++b) {
        if (values.size() != b * block) {
            throw std::runtime_error{path.string() + ": a block of another length"};
        }
        for (std::uint64_t s = file.number(starts + 4 * b, 4); s < file.number(starts + 4 * (b + 1), 4); ++s) {
            std::size_t symbol = 0;
            for (std::uint64_t i = 0; i < width; ++i) {
                symbol |= static_cast<std::size_t>(file.bit(stream, s * width + i)) << i;
            }
            unpack(pairs, leaves, symbol, values);
        }
    }
    if (values.size() != size) {
        throw std::runtime_error{path.string() + ": another number of positions"};
    }
    return values;
}

}  // namespace

Material Tables::material_of(const Board& board) {
    Material material{};
    for (const Piece piece : board) {
        switch (piece) {
            case Piece::own_king:
                ++material[0];
                break;
            case Piece::own_man:
                ++material[1];
                break;
            case Piece::enemy_king:
                ++material[2];
                break;
            case Piece::enemy_man:
                ++material[3];
                break;
            default:
                break;
        }
    }
    return material;
}

std::uint64_t Tables::number_of(const Board& board, const Material& material) {
    const auto [own_kings, own_men, enemy_kings, enemy_men] = material;
    const auto enemy_sets = [&, m = own_men, e = enemy_men](int home) {
        return choose(28 - (m - home), e);
    };
    Rank home_men;
    Rank other_men;
    Rank enemies;
    Rank kings;
    Rank enemy_king_set;
    for (std::size_t s = 0; s < board.size(); ++s) {
        const Piece piece = board[s];
        if (s < 4) {
            home_men.add_square(piece == Piece::own_man);
        } else if (s < 28) {
            other_men.add_square(piece == Piece::own_man);
        }
        if (s >= 4 && piece != Piece::own_man) {
            enemies.add_square(piece == Piece::enemy_man);
        }
        if (piece != Piece::own_man && piece != Piece::enemy_man) {
            kings.add_square(piece == Piece::own_king);
            if (piece != Piece::own_king) {
                enemy_king_set.add_square(piece == Piece::enemy_king);
            }
        }
    }
    const int home = home_men.size();
    std::uint64_t configuration = 0;
    for (int g = 0; g < home; ++g) {
        configuration += choose(4, g) * choose(24, own_men - g) * enemy_sets(g);
    }
    const std::uint64_t own = home_men.value() * choose(24, own_men - home) + other_men.value();
    configuration += own * enemy_sets(home) + enemies.value();
    const int free = board_size - own_men - enemy_men;
    return (configuration * choose(free, own_kings) + kings.value()) * choose(free - own_kings, enemy_kings) +
           enemy_king_set.value();
}

std::string Tables::name_of(const Material& material) {
    return std::to_string(material[0]) + "K" + std::to_string(material[1]) + "Mv" + std::to_string(material[2]) + "K" +
           std::to_string(material[3]) + "M";
}

void Tables::read(const Material& material) {
    const auto path = [&](const char* layer) {
        return folder_ / (brazilian_ ? "brazilian" : "russian") / (name_of(material) + "." + layer);
    };
    std::vector<Entry>& entries = tables_[material];
    const std::vector<std::uint8_t> wdl = values_of(path("wdl"), material, brazilian_, 0);
    entries.resize(wdl.size());
    for (std::size_t i = 0; i < wdl.size(); ++i) {
        entries[i].wdl = wdl[i];
    }
    const std::array<std::pair<const char*, std::uint8_t Entry::*>, 3> layers{
        {{"distance", &Entry::distance}, {"china64", &Entry::china64}, {"fmjd64", &Entry::fmjd64}}};
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        const auto values = values_of(path(layers[layer].first), material, brazilian_, static_cast<int>(layer) + 1);
        for (std::size_t i = 0; i < values.size(); ++i) {
            entries[i].*layers[layer].second = values[i];
        }
    }
}

}  // namespace draughts::plain
