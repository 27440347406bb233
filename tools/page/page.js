"use strict";
// What pages of games share: elements, the board, lists with one marked entry, keys. No rules: every position is given.
const Page = (() => {
  const element = (id) => document.getElementById(id);

  function make(parent, name, attributes, text) {
    const isSvg = name === "svg" || parent.namespaceURI === "http://www.w3.org/2000/svg";
    const node = isSvg ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) node.setAttribute(key, value);
    if (text !== undefined) node.textContent = text;
    parent.append(node);
    return node;
  }

  // ---- the board: squares are numbered from 1 at b8, row by row -------------------------------------------------

  function place(column, row, flipped) {
    return flipped ? [40 + 100 * (7 - column), 8 + 100 * (7 - row)] : [40 + 100 * column, 8 + 100 * row];
  }

  function corner(number, flipped) {
    const row = (number - 1) >> 2;
    return place(2 * ((number - 1) & 3) + (row % 2 === 0 ? 1 : 0), row, flipped);
  }

  function drawPiece(board, piece, [x, y]) {
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

  function drawArrow(board, from, to) {
    const [x1, y1] = from.map((c) => c + 50);
    const [x2, y2] = to.map((c) => c + 50);
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    const [bx, by] = [x2 - 34 * ux, y2 - 34 * uy];
    make(board, "line", { class: "arrow", x1, y1, x2: bx, y2: by });
    make(board, "polygon", {
      class: "arrowhead",
      points: `${x2},${y2} ${bx - 20 * uy},${by + 20 * ux} ${bx + 20 * uy},${by - 20 * ux}`,
    });
  }

  // view: position (32 characters), marks (numbers of squares), arrow ([from, to] or nothing), flipped, label.
  function drawBoard(board, view) {
    board.replaceChildren();
    for (let i = 0; i < 8; ++i) {
      for (let j = 0; j < 8; ++j) {
        const [x, y] = place(j, i, view.flipped);
        make(board, "rect", { class: (i + j) % 2 === 0 ? "light" : "dark", x, y, width: 100, height: 100 });
      }
      make(board, "text", { x: 18, y: place(0, i, view.flipped)[1] + 60 }, String(8 - i));
      make(board, "text", { x: place(i, 0, view.flipped)[0] + 50, y: 838 }, "abcdefgh"[i]);
    }
    for (const number of view.marks) {
      const [x, y] = corner(number, view.flipped);
      make(board, "rect", { class: "mark", x: x + 4, y: y + 4, width: 92, height: 92 });
    }
    [...view.position].forEach((piece, square) => {
      if (piece !== "-") drawPiece(board, piece, corner(square + 1, view.flipped));
    });
    if (view.arrow && view.arrow[0] !== view.arrow[1]) {
      drawArrow(board, ...view.arrow.map((number) => corner(number, view.flipped)));
    }
    board.setAttribute("aria-label", view.label);
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

  // A line for each move number: the number, and a cell for each colour. cell(line, index) fills one of `count`.
  function listByNumber(list, count, whiteBegins, cell) {
    list.replaceChildren();
    let line = null;
    for (let index = 0; index < count; ++index) {
      const half = index + (whiteBegins ? 0 : 1);
      if (half % 2 === 0 || line === null) {
        line = make(list, "li");
        make(line, "span", {}, `${(half >> 1) + 1}.`);
        if (half % 2 === 1) make(line, "span", {}, "…");
      }
      cell(line, index);
    }
  }

  // ---- buttons and keys: an element of this id, and a key, for each step ----------------------------------------

  // KeyF is the key's place: on a Russian keyboard it writes another letter.
  const keys = { Home: "first", ArrowLeft: "back", ArrowRight: "forward", End: "last", KeyF: "flip" };

  function listen(steps) {
    for (const [id, step] of Object.entries(steps)) element(id).addEventListener("click", step);
    document.addEventListener("keydown", (event) => {
      const id = keys[event.key] || keys[event.code];
      const isTyping = ["INPUT", "SELECT"].includes(event.target.tagName);
      if (!id || event.ctrlKey || event.altKey || event.metaKey || isTyping) return;
      event.preventDefault();
      steps[id]();
    });
  }

  const resultText = (result) => result === "1/2-1/2" ? "½–½" : result.replace("-", "–");
  const signed = (score) => (score >= 0 ? "+" : "−") + Math.abs(score).toFixed(2);

  return { element, make, drawBoard, mark, listByNumber, listen, resultText, signed };
})();
