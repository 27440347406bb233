// The viewer: shows the games that stand in the page as JSON.
(() => {
  const { element, make, mark, resultText, signed } = Page;
  const games = JSON.parse(element("data").textContent);
  const state = { game: 0, ply: 0, flipped: false };

  function drawBoard(game) {
    const position = game.positions[state.ply];
    const move = game.moves[state.ply - 1];
    const count = (letter) => [...position].filter((piece) => piece.toLowerCase() === letter).length;
    Page.drawBoard(element("board"), {
      position,
      marks: move ? [move.from, move.to] : [],
      flipped: state.flipped,
      label: `Board ${move ? "after " + move.move : "at the start"}: ` +
        `${count("w")} white and ${count("b")} black pieces`,
    });
  }

  // ---- what the engines said ------------------------------------------------------------------------------------

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

  function listMoves(game) {
    Page.listByNumber(element("moves"), game.moves.length, game.whiteBegins, (line, index) => {
      const move = game.moves[index];
      const button = make(line, "button", { type: "button", "data-ply": index + 1 }, move.move);
      make(button, "small", {}, noted(move));
      button.addEventListener("click", () => show(index + 1));
    });
    element("end").textContent = `${resultText(game.result)}  ${game.reason}${game.detail ? ": " + game.detail : ""}`;
  }

  function listGames() {
    const wanted = element("filter").value.trim().toLowerCase();
    const list = element("games");
    list.replaceChildren();
    games.forEach((game, index) => {
      const text = `${game.game}. ${game.white} – ${game.black}  ${resultText(game.result)}`;
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
    element("players").textContent = `${game.white} – ${game.black}  ${resultText(game.result)}`;
    listMoves(game);
    mark(element("games"), element("games").querySelector(`[data-game="${index}"]`));
    show(0);
  }

  function flip() {
    state.flipped = !state.flipped;
    element("flip").setAttribute("aria-pressed", String(state.flipped));
    drawBoard(games[state.game]);
  }

  if (games.length === 0) {
    element("viewer").hidden = true;
    return;
  }
  Page.listen({
    first: () => show(0),
    back: () => show(state.ply - 1),
    forward: () => show(state.ply + 1),
    last: () => show(Infinity),
    flip,
  });
  element("filter").addEventListener("input", listGames);
  listGames();
  open(0);
})();
