// The page of reviewed games in a browser: no error, and buttons, keys, curve and better lines do what they should. A
// script at the page's end plays the user and writes down what came of it.
#include <algorithm>
#include <fstream>
#include <string>

#include "catch.h"
#include "support/run_program.h"
#include "support/temporary_folder.h"

namespace draughts {

namespace {

/// White's first move misses a shot (tests of line gains); four plies, and four of another game.
constexpr const char* games =
    "[White \"A\"]\n[Black \"B\"]\n[FEN \"W:Wb4,d4,h4,c3,g3,e1,g1:Bh8,c7,d6,f6,h6,e5,f4\"]\n\n"
    "1. e1-f2 f4:h2 2. d4-c5 h8-g7 1-0\n\n"
    "[White \"C\"]\n[Black \"D\"]\n\n1. c3-d4 f6-e5 2. d4:f6 g7:e5 *\n";

/// Comes first, to see every error.
constexpr const char* watcher =
    "<script>const errors = []; addEventListener('error', (e) => errors.push(e.message));</script>";

constexpr const char* user = R"script(<script>
{
  const results = [];
  const check = (name, holds) => results.push(`${name}: ${holds ? "holds" : "FAILS"}`);
  const id = (name) => document.getElementById(name);
  const ply = () => Number(document.querySelector("#moves [aria-current]")?.dataset.ply ?? 0);
  const key = (name) => id("board").dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  check("start", ply() === 0 && id("moves").querySelectorAll("button").length === 4);
  key("ArrowRight");
  check("right", ply() === 1);
  key("End");
  check("end", ply() === 4 && id("forward").disabled);
  key("ArrowLeft");
  check("left", ply() === 3);
  key("Home");
  check("home", ply() === 0 && id("back").disabled);
  id("forward").click();
  check("button", ply() === 1);
  const box = id("curve").getBoundingClientRect();
  const clientX = box.left + box.width * (44 + 588 * 3 / 4) / 640;
  id("curve").dispatchEvent(new MouseEvent("click", { clientX, clientY: box.top + 9, bubbles: true }));
  check("curve", ply() === 3);
  check("cursor", Math.abs(Number(id("now").getAttribute("x1")) - (44 + 588 * 3 / 4)) < 1);
  const fault = document.querySelector("#faults .open");
  check("fault", fault !== null);
  fault.click();
  const better = () => [...document.querySelectorAll("#said .better button")];
  check("better", better().length > 1);
  const before = id("board").innerHTML;
  better()[0].click();
  check("line", id("board").innerHTML !== before && better()[0].hasAttribute("aria-current"));
  key("ArrowRight");
  check("along", better()[1].hasAttribute("aria-current"));
  better()[0].focus();
  better()[0].click();
  check("focus", document.activeElement === better()[0]);
  id("flip").click();
  check("flip", [...id("board").querySelectorAll("text")].find((t) => t.textContent === "a").getAttribute("x") > 700);
  const label = () => id("flip").getAttribute("aria-pressed");
  const pressed = label();
  id("board").dispatchEvent(new KeyboardEvent("keydown", { key: "а", code: "KeyF", bubbles: true }));
  check("key's place", label() !== pressed);
  id("pick").focus();
  id("pick").value = "1";
  id("pick").dispatchEvent(new Event("change"));
  check("keys go on", document.activeElement !== id("pick"));
  check("second game", id("players").textContent.startsWith("C – D") && ply() === 0);
  check("pieces", id("board").querySelectorAll("circle").length === 48);
  const first = id("games").querySelectorAll("tr")[1];
  first.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  check("row", first.tabIndex === 0 && id("players").textContent.startsWith("A – B"));
  check("no errors", errors.length === 0);
  const told = document.createElement("pre");
  told.textContent = "told\n" + results.concat(errors).join("\n") + "\n(end)";
  document.body.append(told);
}
</script>)script";

}  // namespace

TEST_CASE("the page works in a browser") {
    if (run_to_end({"/bin/sh", "-c", "command -v chromium"}).exit_code != 0) {
        WARN("no chromium: the page was not opened");
        return;
    }
    const TemporaryFolder folder;
    std::ofstream{folder / "games.pdn"} << games;
    REQUIRE(run({"game", folder / "games.pdn", "--nodes", "60000", "-o", folder / "out"}).exit_code == 0);
    std::string page = folder.text("out.html");
    page.insert(page.find("<script"), watcher);
    page.insert(page.find("</body>"), user);
    std::ofstream{folder / "driven.html"} << page;
    const FinishedProcess browser =
        run_to_end({"/bin/sh", "-c",
                    "exec timeout 60 chromium --headless --no-sandbox --disable-gpu --user-data-dir='" +
                        (folder / "user").string() + "' --window-size=1280,900 --dump-dom 'file://" +
                        (folder / "driven.html").string() + "' 2>/dev/null"});
    const auto begin = std::ranges::find_if(browser.lines, [](const std::string& line) {
        return line.ends_with("<pre>told");
    });
    constexpr int timed_out = 124;
    REQUIRE(browser.exit_code != timed_out);
    if (browser.exit_code != 0) {
        WARN("chromium does not start here: the page was not opened");
        return;
    }
    REQUIRE(begin != browser.lines.end());
    int held = 0;
    for (auto line = begin + 1; line != browser.lines.end() && !line->starts_with("(end)"); ++line) {
        INFO(*line);
        CHECK(line->ends_with(": holds"));
        ++held;
    }
    CHECK(held == 20);
}

}  // namespace draughts
