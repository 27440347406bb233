// Writes the first inputs of the fuzz targets, from tests/data and from the small endgame tables and the weights
// that are built in.
//
//     fuzz_make_corpus FOLDER
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eval/embedded_weights.h"
#include "support/data_file.h"
#include "tablebase/embedded_tables.h"
#include "tablebase/table_image.h"

namespace draughts {

namespace {

class Corpus {
  public:
    Corpus(const std::filesystem::path& folder, const std::string& target) : folder_{folder / target} {
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
    }
    void add(std::string_view text) {
        std::ofstream out{folder_ / std::to_string(count_++), std::ios::binary};
        out.write(text.data(), static_cast<std::streamsize>(text.size()));
    }

  private:
    std::filesystem::path folder_;
    int count_ = 0;
};

void add_positions_and_moves(const std::filesystem::path& folder) {
    Corpus fens{folder, "fen"};
    Corpus moves{folder, "move"};
    for (const char* form :
         {"W:WKa1,c3:Bb6", "W:WK29,22:B9.", "w:wKa1,c3:bb6", " W : W K29 , 22 : B 9 ", "[FEN \"W:WK29,22:B9\"]",
          "W:W:WK29,22:B9", "W:WK29,22:B9:H0:F1", "B:W18,21,23-32:BK1-12", "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww"}) {
        fens.add(form);
    }
    for (const char* file : {"moves_russian.txt", "moves_brazilian.txt"}) {
        constexpr int most = 150;  // positions
        int count = 0;
        std::string fen;
        bool is_first = false;
        for (const auto& row : data_rows(file)) {
            if (row[0].starts_with("position ")) {
                if (++count > most) {
                    break;
                }
                fens.add(row[1]);
                fens.add(row[2]);
                fen = row[2];
                is_first = true;
            } else if (is_first) {
                moves.add(fen + '\n' + row[0]);
                moves.add(fen + '\n' + row[1]);
                is_first = false;
            }
        }
    }
}

/// What the client says in each conversation.
void add_sessions(const std::filesystem::path& folder) {
    Corpus hub{folder, "hub"};
    Corpus uci{folder, "uci"};
    for (const auto& entry : std::filesystem::directory_iterator{TEST_DATA "/transcripts"}) {
        const std::string name = entry.path().filename().string();
        std::ifstream in{entry.path()};
        std::string said;
        for (std::string line; std::getline(in, line);) {
            if (line.starts_with("> ")) {
                said += line.substr(2) + '\n';
            }
        }
        if (name.starts_with("hub")) {
            hub.add(said);
        } else if (name.starts_with("uci")) {
            uci.add(said);
        }
    }
}

/// Two games as they go over the wire, by the protocol's description.
void add_dxp(const std::filesystem::path& folder) {
    using namespace std::string_view_literals;
    Corpus dxp{folder, "dxp"};
    dxp.add("R01DXP Client                      Z005075BWzzzzzzzzzzzzeeeeeeeewwwwwwwwwwww\0M0003221800\0M00051015\0"sv);
    dxp.add("R01Tornado voor Windows 4.0        W060065A\0AFoo                             0\0M00032215011\0"sv);
    dxp.add("E10\0E31\0CHello\0B001W\0K0\0K1\0M000122150218"sv);
}

void add_tables(const std::filesystem::path& folder) {
    constexpr std::size_t longest = 4096;
    Corpus tables{folder, "table"};
    std::span<const std::byte> rest = embedded_tables();
    while (!rest.empty()) {
        const auto view = read_image(rest);
        if (!view) {
            break;
        }
        if (view->bytes <= longest) {
            tables.add({reinterpret_cast<const char*>(rest.data()), view->bytes});
        }
        rest = rest.subspan(view->bytes);
    }
}

/// Weights as they are, and beginnings of them, which fuzz_weights fills up.
void add_weights(const std::filesystem::path& folder) {
    constexpr std::size_t beginning = 1024;
    Corpus weights{folder, "weights"};
    for (const VariantId variant : {VariantId::russian, VariantId::brazilian}) {
        const auto bytes = embedded_weights(variant);
        weights.add({reinterpret_cast<const char*>(bytes.data()), beginning});
        weights.add({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    }
    // Without text, and with a number that is too large.
    Weights plain;
    plain.scale = 150;
    std::vector<std::byte> small = format_weights(plain);
    weights.add({reinterpret_cast<const char*>(small.data()), 64});
    small[25] = std::byte{0x7F};
    weights.add({reinterpret_cast<const char*>(small.data()), 64});
}

/// The games made by hand, together and one by one, and the first of an archive.
void add_pdn(const std::filesystem::path& folder) {
    Corpus pdn{folder, "pdn"};
    for (const char* name : {"quirks.pdn", "ussr1947.pdn"}) {
        std::ifstream in{std::filesystem::path{TEST_DATA "/pdn"} / name, std::ios::binary};
        const std::string text{std::istreambuf_iterator<char>{in}, {}};
        constexpr std::size_t longest = 2048;
        pdn.add(std::string_view{text}.substr(0, longest));
        for (std::size_t begin = 0; begin < longest && begin < text.size();) {
            const std::size_t end = std::min(text.find("\n\n[", begin), text.size());
            pdn.add(std::string_view{text}.substr(begin, std::min(end - begin, longest)));
            begin = end + 2;
        }
    }
}

}  // namespace

}  // namespace draughts

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
        return 2;
    }
    draughts::add_positions_and_moves(argv[1]);
    draughts::add_sessions(argv[1]);
    draughts::add_dxp(argv[1]);
    draughts::add_tables(argv[1]);
    draughts::add_weights(argv[1]);
    draughts::add_pdn(argv[1]);
    return 0;
}
