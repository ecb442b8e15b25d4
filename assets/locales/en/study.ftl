### Record, analysis, review, explorer, comments and the position editor.

## The record

refusal-one-line = There are no variations.
refusal-no-position = There is no such position in the record.

## The analysis

# Headings and rows of the panel, of 26 to 52 columns.
analysis-heading = Analysis
analysis-thinking = thinking
analysis-over = The game is over here.
# In the place of the bar with the chances of both sides.
analysis-unknown = No evaluation yet
# The effort of the search; the longest form that fits is shown.
# $depth (Number) - of the search; $nodes (String) - 34k, 1.3M; $speed (String) - nodes a second
# $time (String) - 1.2 s
analysis-effort-time = depth { $depth }  { $nodes } nodes  { $speed }/s  { $time }
analysis-effort = depth { $depth }  { $nodes } nodes  { $speed }/s
    .short = depth { $depth }  { $nodes }  { $speed }/s
analysis-depth = depth { $depth }
# The search has ended. $effort (String) - one of the forms above
analysis-done = done  { $effort }
analysis-proved = proved  { $effort }
# Of a line of moves, for the side to move; at most 12 columns.
# $moves (Number) - of the winner
analysis-win = wins in { $moves }
analysis-loss = loses in { $moves }
# The same where the number of moves is not known.
analysis-won = wins
analysis-lost = loses
analysis-draw = draw
# Where there is no panel. $player (String) - X or O
# $verdict (String) - analysis-win, analysis-loss or percent; $moves (String) - H8 I9 J10
analysis-best = { $player } { $verdict }, depth { $depth }: { $moves }
    .short = { $player } { $verdict }
# $from (Number), $to (Number) - sides of the boards: 13x13 to 20x20
refusal-analysis = In this game, boards from { $from }x{ $from } to { $to }x{ $to } can be analysed.
# $number (Number) - of moves; $key (String) - the key that removes them, or none
line-taken = { $key ->
    [none] { $number ->
        [one] { $number } move was added as a variation.
       *[other] { $number } moves were added as a variation.
    }
   *[other] { $number ->
        [one] { $number } move was added as a variation. { $key } removes it.
       *[other] { $number } moves were added as a variation. { $key } removes them.
    }
}
line-known = The record already has this line.
line-left = The added line was removed.
# $key (String) - the key that starts it, or none
refusal-no-lines = { $key ->
    [none] There is no analysis.
   *[other] There is no analysis. Press { $key } to start it.
}
# $key (String) - the key of the analysis, or none
refusal-region = { $key ->
    [none] There is no winning region in this game; the analysis values every move.
   *[other] There is no winning region in this game; { $key } values every move.
}
# $why (String) - the reason
analysis-failed = { $key ->
    [none] The analysis has stopped: { $why }.
   *[other] The analysis has stopped: { $why }. Press { $key } to start it again.
}

## The winning region

# A heading in the panel
region-heading = Winning region
region-search = Looking for a win by threats
region-none = Neither side can win by threats alone.
region-undecided = The search found no win by threats, but did not rule one out.
region-lost = No move holds: the other side wins by threats.
# $number (Number) - moves that are proved to win
region-wins = { $number ->
    [0] No winning move is known yet.
    [one] { $number } move wins.
   *[other] { $number } moves win.
}
# $number (Number) - moves that are proved to hold; all others lose
region-holds = { $number ->
    [0] No move is known to hold.
    [one] Only { $number } move holds.
   *[other] Only { $number } moves hold.
}
# $number (Number) - moves that the search left undecided
region-unknown = Not known: { $number }.
# $examined, $total (Number) - moves
region-progress = { $examined } of { $total } points examined
    .short = { $examined } of { $total }
region-stopped = Stopped: { $examined } of { $total } points examined
# The legend in the panel
region-legend-win = wins
region-legend-hold = holds; all others lose
region-legend-unknown = not known

## The review

refusal-review-empty = There is no move to review.
refusal-review-playing = A game can be reviewed once it is finished.
# $percent (String) - the work that is done: 63%
review-progress = Reviewing: { $percent }
# While a review runs. $text (String) - what it has found about the losing move
review-so-far = So far: { $text }
# The proof that the first player wins, and how a game leaves it. $player (String) - X;
# $number (Number) - of a move; $cell (String) - H8
review-proof-start = { $player } wins by force from the empty board: proved.
review-proof-after = After move { $number } { $player } wins by force: proved.
review-proof-left =
    Move { $number } leaves the proof, in which { $player } plays { $cell }.
# While a review runs: marks in parentheses are provisional.
review-provisional = Marks in ( ) may still change.
# $why (String) - the reason; $key (String) - the key that asks again, or none
review-failed = { $key ->
    [none] The review failed: { $why }.
   *[other] The review failed: { $why }. Press { $key } to try again.
}
# $key (String) - the key that starts it; $number (Number) - of mistakes
review-learn = { $key }: learn from { $number ->
    [one] { $number } mistake
   *[other] { $number } mistakes
}
refusal-no-mistakes = { $key ->
    [none] No review has found a mistake in this game.
   *[other] No review has found a mistake in this game. Press { $key } to review it.
}

## Learning from mistakes

mistakes-title = MISTAKES
mistakes-place = { $number } of { $total }
# $player (String) - X or O; $played (String) - the move of the game
mistakes-task = Move { $number }: find a better move for { $player } than { $played }
    .short = { $player }: better than { $played }
mistakes-played = In the game: { $cell }
mistakes-wins = { $cell } wins.
mistakes-holds = { $cell } holds.
mistakes-loses = { $cell } loses, too: { $winner } wins with { $line }.
# $best, $chance (Number) - per cent
mistakes-worse = { $cell } gives a winning chance of { $chance }%; the best move gives { $best }%.
mistakes-none-known = The review names no better move.
mistakes-done = You found { $found } of { $total } better moves.
mistakes-no-more = There are no more mistakes. Press Esc to return to the game.
mistakes-no-hint = There are no hints here. The solution shows the better move.
mistakes-for-games = This command is for games. Press Esc to return to the game.
mistakes-skip = skip
mistakes-close = back
# $number (Number) - of puzzles that were made from the mistakes of the game
puzzles-kept = { $number ->
    [one] { $number } puzzle saved from this game.
   *[other] { $number } puzzles saved from this game.
}

## The opening explorer

explorer-heading = Opening explorer
# $opening (String) - opening-name
explorer-heading-opening = Opening explorer: { $opening }
# The position is part of a proof. $player (String) - X, who wins
explorer-heading-proved = Opening explorer: { $player } wins, proved
    .short = { $player } wins, proved
# The same with the move. $cell (String) - H8
explorer-heading-move =
    Opening explorer: { $player } wins with { $cell }, proved
    .short = { $player } wins with { $cell }, proved
# The answer to a move, where there is no panel. $cell (String) - the move; $answer (String) - H8
explorer-answer = { $cell } loses to { $answer }: proved.
# The row of all games, at most 6 columns.
explorer-all = all
# The selected move, where there is no panel.
# $cell (String) - H8; $number (Number) - of games with this move; $all (Number) - of games here
# $first (Number) - games that X won; $second (Number) - games that O won
explorer-move = { $all ->
    [one] { $cell }: { $number } of { $all } game; X won { $first }, O won { $second }
   *[other] { $cell }: { $number } of { $all } games; X won { $first }, O won { $second }
}
    .short = { $all ->
        [one] { $cell }: { $number } of { $all } game
       *[other] { $cell }: { $number } of { $all } games
    }
# The short forms stand in windows of 24 columns.
explorer-empty = No game reached this position.
    .short = No games here.
explorer-ended = { $number ->
    [one] { $number } game ended in this position.
   *[other] { $number } games ended in this position.
}
    .short = { $number ->
        [one] { $number } game ended here.
       *[other] { $number } games ended here.
    }
# A move that only libraries have.
explorer-lines = { $number ->
    [one] { $cell }: { $number } line in libraries.
   *[other] { $cell }: { $number } lines in libraries.
}
explorer-lines-end = The lines of your libraries end here.
explorer-no-move = No game continues from here.
# $game (String) - Quarto
refusal-explorer = There is no opening explorer for { $game }.

## Comments: titles of the box

comment-on-game = Comment on the game
# $number (Number) - of the move
comment-on-move = Comment on move { $number }

## The position editor

refusal-set-up = Quarto positions cannot be set up.
# The stones of both sides, and whose turn it is.
# $first (Number), $second (Number) - of stones; $player (String) - X or O
position-counts = { $first } X, { $second } O, { $player } to move
position-heading = Position
# $side (String) - X or O
position-next-stone = Next stone: { $side }.
# What is odd about the position.
# $player (String) - X or O; $row (String) - row-length
position-won = { $player } has { $row } in a row.
position-full = The board is full.
position-uneven = Alternating moves cannot reach this position.
# $counts (String) - position-counts
game-from-position = New game from this position: { $counts }.
refusal-no-change = There is no change to undo.
refusal-no-undone-change = There is no change to redo.
# $cell (String) - H8
refusal-floating = The stone on { $cell } has nothing under it.
