# Turns a UCI session of one search into something a player reads: the board, a line for each depth, and
# the best move in words. Set on the command line: title, and the fen, whose first letter is the side to move.

BEGIN {
    moves_shown = 8
    us = substr(fen, 1, 1) == "B" ? "Black" : "White"
    them = us == "Black" ? "White" : "Black"
    printf "\n%s. %s to move.\n", title, us
}

# The board is what `d` prints before it names the side to move.
$1 == "uciok" { on_board = 1; print ""; next }
on_board && / to move/ { on_board = 0; printf "%5s %9s %12s %8s  %s\n", "depth", "score", "positions", "seconds", "best line" }
on_board { print NF ? "  " $0 : "" }

$1 == "info" && / pv / && !/bound/ {
    for (i = 2; i < NF; i++) {
        if ($i == "score") { kind = $(i + 1); value = $(i + 2) }
        else if ($i == "depth" || $i == "nodes" || $i == "time") field[$i] = $(i + 1)
        else if ($i == "pv") break
    }
    line = ""
    last = i + moves_shown
    for (i++; i <= NF && i <= last; i++) line = line " " $i
    if (i <= NF) line = line " ..."
    printf "%5d %9s %12d %8.2f %s\n", field["depth"], score_text(), field["nodes"], field["time"] / 1000, line
    fflush()
}

$1 == "bestmove" {
    answered = 1
    if ($2 ~ /-|x/) printf "Best move for %s: %s%s%s.\n", us, $2, verdict(), $3 == "ponder" ? ", expected reply " $4 : ""
    else printf "%s has no legal move and has lost.\n", us
}

END {
    if (!answered) { print "The engine ended without an answer."; exit 1 }
}

# In men, from the side to move; a forced end in moves.
function score_text() {
    if (kind == "mate") return (value < 0 ? "loss in " : "win in ") abs(value)
    return sprintf("%+.2f", value / 100)
}

function verdict(  size, side, degree) {
    if (kind == "") return ""
    side = value < 0 ? them : us
    size = abs(value)
    if (kind == "mate") return " (" side " wins in " size (size == 1 ? " move)" : " moves)")
    degree = size < 25 ? "about equal" : side " is " (size < 75 ? "slightly better" : size < 200 ? "better" : "winning")
    return sprintf(" (%s: %+.2f men for %s)", degree, value / 100, us)
}

function abs(x) { return x < 0 ? -x : x }
