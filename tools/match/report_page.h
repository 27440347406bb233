// The report's page as it lies in report/, built into the program.
#pragma once

#include <string_view>

namespace draughts {

[[nodiscard]] std::string_view report_html();
[[nodiscard]] std::string_view report_css();
[[nodiscard]] std::string_view report_js();

}  // namespace draughts
