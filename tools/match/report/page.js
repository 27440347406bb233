"use strict";
// The viewer: shows the games that stand in the page as JSON. It knows no rules: every position is given.
(() => {
  const games = JSON.parse(document.getElementById("data").textContent);
  const element = (id) => document.getElementById(id);
  const state = { game: 0, ply: 0, flipped: false };

  function make(parent, name, attributes, text) {
    const isSvg = parent.namespaceURI === "http://www.w3.org/2000/svg";
    const node = isSvg ? document.createElementNS(parent.namespaceURI, name) : document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) node.setAttribute(key, value);
    if (text !== undefined) node.textContent = text;
    parent.append(node);
    return node;
  }

  // ---- the board: squares are numbered from 0 at b8, row by row -------------------------------------------------

  function corner(square) {
    const row = square >> 2;
    const column = 2 * (square & 3) + (row % 2 === 0 ? 1 : 0);
    return place(column, row);
  }

  function place(column, row) {
    return state.flipped ? [40 + 100 * (7 - column), 8 + 100 * (7 - row)] : [40 + 100 * column, 8 + 100 * row];
  }

  function drawPiece(board, piece, x, y) {
    const side = piece.toLowerCase() === "w" ? "white" : "black";
    make(board, "circle", { class: side, cx: x + 50, cy: y + 50, r: 40 });
    make(board, "circle", { class: `ring on-${side}`, cx: x + 50, cy: y + 50, r: 30 });
    if (piece === "W" || piece === "B") {
      const points = [[28, 36], [40, 49], [50, 29], [60, 49], [72, 36], [67, 68], [33, 68]];
      make(board, "polygon", {
        class: `crown on-${side}`,
        points: points.map(([dx, dy]) => `${x + dx},${y + dy}`).join(" "),
      });
    }
  }

  function drawBoard(game) {
    const board = element("board");
    board.replaceChildren();
    for (let i = 0; i < 8; ++i) {
      for (let j = 0; j < 8; ++j) {
        const [x, y] = place(j, i);
        make(board, "rect", { class: (i + j) % 2 === 0 ? "light" : "dark", x, y, width: 100, height: 100 });
      }
      make(board, "text", { x: 18, y: place(0, i)[1] + 60 }, String(8 - i));
      make(board, "text", { x: place(i, 0)[0] + 50, y: 838 }, "abcdefgh"[i]);
    }
    const position = game.positions[state.ply];
    const move = game.moves[state.ply - 1];
    for (const number of move ? [move.from, move.to] : []) {
      const [x, y] = corner(number - 1);
      make(board, "rect", { class: "mark", x: x + 4, y: y + 4, width: 92, height: 92 });
    }
    [...position].forEach((piece, square) => {
      if (piece !== "-") drawPiece(board, piece, ...corner(square));
    });
    const count = (letter) => [...position].filter((piece) => piece.toLowerCase() === letter).length;
    board.setAttribute("aria-label", `Board ${move ? "after " + move.move : "at the start"}: ` +
      `${count("w")} white and ${count("b")} black pieces`);
  }

  // ---- what the engines said ------------------------------------------------------------------------------------

  const resultOf = (game) => game.result === "1/2-1/2" ? "½–½" : game.result.replace("-", "–");
  const signed = (score) => (score >= 0 ? "+" : "−") + Math.abs(score).toFixed(2);

  function told(move) {
    const parts = [];
    if (move.score !== null) parts.push(`score ${signed(move.score)}`);
    if (move.depth !== null) parts.push(`depth ${move.depth}`);
    if (move.seconds !== null) parts.push(`${move.seconds.toFixed(2)} s`);
    if (move.nodes !== null) parts.push(`${move.nodes.toLocaleString("en")} nodes`);
    return parts.join(" · ");
  }

  function noted(move) {
    const score = move.score === null ? "" : signed(move.score);
    const seconds = move.seconds === null ? "" : `${move.seconds.toFixed(2)} s`;
    return [score, seconds].filter(Boolean).join(" ");
  }

  // ---- lists ----------------------------------------------------------------------------------------------------

  function reveal(list, item) {  // moves the list alone, never the page
    if (item.offsetTop < list.scrollTop) list.scrollTop = item.offsetTop;
    const below = item.offsetTop + item.offsetHeight - list.clientHeight;
    if (below > list.scrollTop) list.scrollTop = below;
  }

  function mark(list, current) {
    for (const button of list.querySelectorAll("[aria-current]")) button.removeAttribute("aria-current");
    if (current) {
      current.setAttribute("aria-current", "true");
      reveal(list, current);
    }
  }

  function listMoves(game) {
    const list = element("moves");
    list.replaceChildren();
    let line = null;
    game.moves.forEach((move, index) => {
      const half = index + (game.whiteBegins ? 0 : 1);
      if (half % 2 === 0 || line === null) {
        line = make(list, "li");
        make(line, "span", {}, `${(half >> 1) + 1}.`);
        if (half % 2 === 1) make(line, "span", {}, "…");
      }
      const button = make(line, "button", { type: "button", "data-ply": index + 1 }, move.move);
      make(button, "small", {}, noted(move));
      button.addEventListener("click", () => show(index + 1));
    });
    element("end").textContent = `${resultOf(game)}  ${game.reason}${game.detail ? ": " + game.detail : ""}`;
  }

  function listGames() {
    const wanted = element("filter").value.trim().toLowerCase();
    const list = element("games");
    list.replaceChildren();
    games.forEach((game, index) => {
      const text = `${game.game}. ${game.white} – ${game.black}  ${resultOf(game)}`;
      const more = `${game.opening ? game.opening + ", " : ""}${game.reason}, ${game.moves.length} plies`;
      if (!`${text} ${game.result} ${more}`.toLowerCase().includes(wanted)) return;
      const button = make(make(list, "li"), "button", { type: "button", "data-game": index }, text);
      make(button, "small", {}, more);
      button.addEventListener("click", () => open(index));
    });
    mark(list, list.querySelector(`[data-game="${state.game}"]`));
  }

  // ---- going through a game -------------------------------------------------------------------------------------

  function show(ply) {
    const game = games[state.game];
    state.ply = Math.max(0, Math.min(ply, game.moves.length));
    drawBoard(game);
    const move = game.moves[state.ply - 1];
    element("said").textContent = move ? `${move.move}   ${told(move)}` : "Start position";
    element("back").disabled = element("first").disabled = state.ply === 0;
    element("forward").disabled = element("last").disabled = state.ply === game.moves.length;
    mark(element("moves"), element("moves").querySelector(`[data-ply="${state.ply}"]`));
  }

  function open(index) {
    state.game = index;
    const game = games[index];
    element("players").textContent = `${game.white} – ${game.black}  ${resultOf(game)}`;
    listMoves(game);
    mark(element("games"), element("games").querySelector(`[data-game="${index}"]`));
    show(0);
  }

  function flip() {
    state.flipped = !state.flipped;
    element("flip").setAttribute("aria-pressed", String(state.flipped));
    drawBoard(games[state.game]);
  }

  const steps = {
    first: () => show(0),
    back: () => show(state.ply - 1),
    forward: () => show(state.ply + 1),
    last: () => show(Infinity),
    flip,
  };
  const keys = { Home: "first", ArrowLeft: "back", ArrowRight: "forward", End: "last", f: "flip" };

  if (games.length === 0) {
    element("viewer").hidden = true;
    return;
  }
  for (const [id, step] of Object.entries(steps)) element(id).addEventListener("click", step);
  element("filter").addEventListener("input", listGames);
  document.addEventListener("keydown", (event) => {
    const id = keys[event.key];
    if (!id || event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === "INPUT") return;
    event.preventDefault();
    steps[id]();
  });
  listGames();
  open(0);
})();
