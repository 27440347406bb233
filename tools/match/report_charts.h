// Charts of the report as SVG. Colours come from the page's style sheet, by class.
#pragma once

#include <string>
#include <vector>

#include "match/report_summary.h"

namespace draughts {

/// Elo over the games, with its 95% interval as a band. Empty when there are fewer than two points.
[[nodiscard]] std::string elo_chart(const std::vector<CoursePoint>& course);

/// How many games were how long. Empty without games.
[[nodiscard]] std::string length_chart(const std::vector<int>& lengths);

}  // namespace draughts
