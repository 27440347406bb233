// Settings: the engine's options under CheckerBoard's names.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "c_api/bolshak.h"

namespace draughts::checkerboard {

class Settings {
  public:
    explicit Settings(bolshak_variant variant) : variant_{variant} {}

    [[nodiscard]] bolshak_variant variant() const { return variant_; }
    [[nodiscard]] bolshak_draw_rules rules() const { return rules_; }

    /// The value of hashsize, searchthreads, allscores, dbpath, enable_wld, max_dbpieces, cpus, gametype,
    /// protocolversion, drawrules. What this engine lacks is off: book, bookfile, solve, dbmbytes, enable_mtc, mtcpath.
    /// Null for any other name.
    [[nodiscard]] std::optional<std::string> get(const bolshak_engine* engine, std::string_view name) const;
    /// Whether get() asks the engine, which must not be searching then.
    [[nodiscard]] static bool needs_engine(std::string_view name);
    /// Whether it could be set. What is lacking cannot be switched on.
    bool set(bolshak_engine* engine, std::string_view name, const std::string& value);

  private:
    [[nodiscard]] bool set_tables(bolshak_engine* engine, bool enabled, const std::string& pieces);

    bolshak_variant variant_;
    bolshak_draw_rules rules_ = BOLSHAK_CHINA64;
    bool has_tables_ = true;
    std::string table_pieces_ = "7";
};

}  // namespace draughts::checkerboard
