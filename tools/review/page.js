// The page of reviewed games: board, curve, moves and faults of the game that is open.
(() => {
  const { element, make, mark, resultText, signed } = Page;
  const games = JSON.parse(element("data").textContent);
  const words = JSON.parse(element("words").textContent);
  // line: a better line that is looked at, { index of the fault's move, step in the line }; else null.
  const state = { game: 0, ply: 0, line: null, flipped: false };
  const signs = { inaccuracy: "?!", mistake: "?", blunder: "??" };

  const say = (key, ...values) => values.reduce((text, value) => text.replace("{}", value), words[key]);
  const percent = (share) => (100 * share).toFixed(0);
  const nameOf = (side, game) => game[side] || words[side];
  const accuracyText = (side) => side.accuracy < 0 ? "–" : `${side.accuracy.toFixed(1)} %`;

  function numberOf(game, index) {
    const half = index + (game.white_begins ? 0 : 1);
    return `${(half >> 1) + 1}${half % 2 === 0 ? "." : "…"}`;
  }

  function scoreText(move) {
    if (move.win_in !== 0) return say("wins-in", words[move.win_in > 0 ? "white" : "black"], Math.abs(move.win_in));
    return signed(move.score);
  }

  const sign = (parent, move) => move.grade && make(parent, "span", { class: `sign ${move.grade}` }, signs[move.grade]);

  // ---- the board ------------------------------------------------------------------------------------------------

  function label(position) {
    const count = (letter) => [...position].filter((piece) => piece.toLowerCase() === letter).length;
    return say("board-label", count("w"), count("b"));
  }

  function draw(board, position, marks, arrow) {
    Page.drawBoard(board, { position, marks, arrow, flipped: state.flipped, label: label(position) });
  }

  function drawBoard(game) {
    if (state.line) {
      const better = game.moves[state.line.index].better;
      draw(element("board"), better.positions[state.line.step], []);
      return;
    }
    const move = game.moves[state.ply - 1];
    const next = game.moves[state.ply];
    draw(element("board"), game.positions[state.ply], move ? [move.from, move.to] : [],
      next && next.grade ? next.better.ends : null);
  }

  // ---- the curve: White's chances over the plies ----------------------------------------------------------------

  const plot = { left: 44, right: 632, top: 10, bottom: 210 };
  const xOf = (ply, game) => plot.left + (plot.right - plot.left) * ply / Math.max(game.moves.length, 1);
  const yOf = (chance) => plot.bottom - (plot.bottom - plot.top) * chance;

  function drawCurve(game) {
    const curve = element("curve");
    curve.replaceChildren();
    const points = [game.chance, ...game.moves.map((move) => move.chance)]
      .map((chance, ply) => `${xOf(ply, game).toFixed(1)},${yOf(chance).toFixed(1)}`);
    const end = xOf(game.moves.length, game);
    const size = { x: plot.left, width: end - plot.left };
    make(curve, "rect", { class: "below", ...size, y: plot.top, height: plot.bottom - plot.top });
    make(curve, "polygon", {
      class: "above",
      points: `${plot.left},${plot.bottom} ${points.join(" ")} ${end},${plot.bottom}`,
    });
    for (const chance of [0, 0.5, 1]) {
      make(curve, "text", { x: plot.left - 4, y: yOf(chance) + 4, "text-anchor": "end" }, percent(chance));
    }
    make(curve, "line", { class: "middle", x1: plot.left, x2: end, y1: yOf(0.5), y2: yOf(0.5) });
    make(curve, "polyline", { class: "course", points: points.join(" ") });
    make(curve, "rect", { class: "frame", ...size, y: plot.top, height: plot.bottom - plot.top });
    game.moves.forEach((move, index) => {
      if (!move.grade) return;
      const dot = make(curve, "circle", { class: move.grade, cx: xOf(index + 1, game), cy: yOf(move.chance), r: 5 });
      make(dot, "title", {}, `${numberOf(game, index)} ${move.move} ${signs[move.grade]}`);
    });
    make(curve, "line", { id: "now", class: "now", y1: plot.top, y2: plot.bottom });
  }

  function goToCurve(event) {
    const box = element("curve").getBoundingClientRect();
    const x = (event.clientX - box.left) * 640 / box.width;
    const share = (x - plot.left) / (plot.right - plot.left);
    show(Math.round(share * games[state.game].moves.length));
  }

  // ---- what is said ---------------------------------------------------------------------------------------------

  function listBetter(parent, game, index) {
    const better = game.moves[index].better;
    const line = make(parent, "p", { class: "better" }, say("better-was", ""));
    better.moves.forEach((move, step) => {
      const button = make(line, "button", { type: "button" }, move);
      const isShown = state.line && state.line.index === index && state.line.step === step;
      if (isShown) button.setAttribute("aria-current", "true");
      button.addEventListener("click", () => showLine(index, step));
      line.append(" ");
    });
  }

  const drawDue = (move) => say("draw-due", words[move.draw_due] || move.draw_due);

  function told(move) {
    const parts = [];
    if (move.grade) parts.push(words[move.grade], say("loss-of-chances", percent(move.cost)));
    parts.push(...move.flags.map((flag) => words[flag]));
    if (move.draw_due) parts.push(drawDue(move));
    return parts.join(", ");
  }

  function tell(game) {
    const said = element("said");
    const hadFocus = said.contains(document.activeElement);
    said.replaceChildren();
    const index = state.line ? state.line.index : state.ply - 1;
    const move = game.moves[index];
    if (!move) {
      make(said, "p", {}, words["start-position"]);
      return;
    }
    const line = make(said, "p", {}, `${numberOf(game, index)} ${move.move}`);
    sign(line, move);
    make(line, "span", {}, `  ${scoreText(move)} · ${words.depth} ${move.depth}`);
    if (told(move)) make(said, "p", {}, told(move));
    if (move.grade) listBetter(said, game, index);
    if (hadFocus) said.querySelector("[aria-current]")?.focus();
  }

  // ---- lists ----------------------------------------------------------------------------------------------------

  function listMoves(game) {
    Page.listByNumber(element("moves"), game.moves.length, game.white_begins, (line, index) => {
      const move = game.moves[index];
      const button = make(line, "button", { type: "button", "data-ply": index + 1 }, move.move);
      sign(button, move);
      make(button, "small", {}, move.win_in !== 0 ? (move.win_in > 0 ? "+#" : "−#") + Math.abs(move.win_in)
        : signed(move.score));
      if (move.draw_due) make(button, "small", { class: "due" }, drawDue(move));
      button.addEventListener("click", () => show(index + 1));
    });
    const claim = game.wrong_claim ? ` · ${say("wrong-claim", words[game.wrong_claim] || game.wrong_claim)}` : "";
    element("end").textContent = resultText(game.result) + claim + (game.error ? ` · ${game.error}` : "");
  }

  function listFaults(game) {
    const list = element("faults");
    list.replaceChildren();
    game.moves.forEach((move, index) => {
      if (!move.grade) return;
      const item = make(list, "li", { class: move.grade });
      const button = make(item, "button", { type: "button", class: "open" });
      make(button, "strong", {}, `${numberOf(game, index)} ${move.move}`);
      sign(button, move);
      const board = make(button, "svg", { class: "board", viewBox: "0 0 848 848", role: "img" });
      draw(board, game.positions[index], [move.from, move.to], move.better.ends);
      button.addEventListener("click", () => {
        show(index + 1);
        element("viewer").scrollIntoView();
      });
      make(item, "p", {}, told(move));
      const better = make(item, "p", {}, say("better-was", ""));
      for (const text of move.better.moves) {
        make(better, "span", {}, text);
        better.append(" ");
      }
    });
    if (list.children.length === 0) make(list, "li", {}, words["no-errors"]);
  }

  function row(table, cells, isHead) {
    const line = make(table, "tr");
    cells.forEach((cell, i) => make(line, isHead || i === 0 ? "th" : "td", i === 0 ? { class: "name" } : {}, cell));
    return line;
  }

  function summarise(game) {
    const table = element("summary");
    table.replaceChildren();
    const head = row(table, [words.player, words.accuracy, "", "", ""], true);
    Object.entries(signs).forEach(([grade, text], i) => {
      const plural = words[grade === "inaccuracy" ? "inaccuracies" : `${grade}s`];
      const cell = head.children[i + 2];
      cell.title = plural;
      make(cell, "span", { class: `sign ${grade}` }, text);
      make(cell, "span", { class: "long" }, ` ${plural}`);
    });
    for (const side of ["white", "black"]) {
      const counts = game[`${side}_side`];
      row(table, [nameOf(side, game), accuracyText(counts), counts.inaccuracies, counts.mistakes, counts.blunders]);
    }
  }

  function listGames() {
    const table = element("games");
    row(table, ["white", "black"].map((key) => words[key]).concat("", words.accuracy, signs.mistake, signs.blunder), true);
    games.forEach((game, index) => {
      const both = (count) => `${count(game.white_side)} : ${count(game.black_side)}`;
      const title = `${game.game}. ${nameOf("white", game)} – ${nameOf("black", game)}  ${resultText(game.result)}`;
      make(element("pick"), "option", { value: index }, title);
      const line = row(table, [`${game.game}. ${nameOf("white", game)}`, nameOf("black", game), resultText(game.result),
        both(accuracyText), both((side) => side.mistakes), both((side) => side.blunders)]);
      const choose = () => {
        open(index);
        element("viewer").scrollIntoView();
      };
      line.tabIndex = 0;
      line.addEventListener("click", choose);
      line.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose();
      });
    });
    for (const part of [element("gamesection"), element("pick").closest("p")]) part.hidden = games.length < 2;
  }

  // ---- going through a game -------------------------------------------------------------------------------------

  function refresh() {
    const game = games[state.game];
    drawBoard(game);
    tell(game);
    for (const end of ["x1", "x2"]) element("now").setAttribute(end, xOf(state.ply, game));
    element("back").disabled = element("first").disabled = !state.line && state.ply === 0;
    element("forward").disabled = element("last").disabled = !state.line && state.ply === game.moves.length;
    mark(element("moves"), element("moves").querySelector(`[data-ply="${state.ply}"]`));
  }

  function show(ply) {
    state.line = null;
    state.ply = Math.max(0, Math.min(ply, games[state.game].moves.length));
    refresh();
  }

  function showLine(index, step) {
    state.line = { index, step };
    state.ply = index + 1;
    refresh();
  }

  // Within a better line the buttons go along it; before its beginning and behind its end is the game.
  function stepBy(count) {
    if (!state.line) return show(state.ply + count);
    const { index, step } = state.line;
    const isInside = games[state.game].moves[index].better.moves[step + count] !== undefined;
    return isInside ? showLine(index, step + count) : show(index + (count < 0 ? 0 : 1));
  }

  function open(index) {
    state.game = index;
    const game = games[index];
    element("pick").value = index;
    const more = [game.event, game.date].filter(Boolean).join(", ");
    element("players").textContent =
      `${nameOf("white", game)} – ${nameOf("black", game)}  ${resultText(game.result)}${more ? "  · " + more : ""}`;
    drawCurve(game);
    summarise(game);
    listMoves(game);
    listFaults(game);
    show(0);
  }

  function flip() {
    state.flipped = !state.flipped;
    element("flip").setAttribute("aria-pressed", String(state.flipped));
    listFaults(games[state.game]);
    refresh();
  }

  if (games.length === 0) {
    element("viewer").hidden = true;
    return;
  }
  Page.listen({
    first: () => show(0),
    back: () => stepBy(-1),
    forward: () => stepBy(1),
    last: () => show(Infinity),
    flip,
  });
  element("curve").addEventListener("click", goToCurve);
  element("pick").addEventListener("change", (event) => {
    open(Number(event.target.value));
    event.target.blur();  // or it would keep the arrow keys
  });
  listGames();
  open(0);
})();
