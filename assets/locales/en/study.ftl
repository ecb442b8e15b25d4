### Record, analysis, review, explorer, comments and the position editor.

## The record

refusal-one-line = There are no variations.
refusal-no-position = There is no such position in the record.

## The analysis

refusal-analysis-quarto = There is no analysis of Quarto.
# $from (Number), $to (Number) - sides of the boards: 13x13 to 20x20
refusal-analysis = Only Gomoku on boards from { $from }x{ $from } to { $to }x{ $to } can be analysed.
# $key (String) - the key that starts it, or none
refusal-no-lines = { $key ->
    [none] There is no analysis.
   *[other] There is no analysis. Press { $key } to start it.
}
# $why (String) - the reason
analysis-failed = { $key ->
    [none] The analysis has stopped: { $why }.
   *[other] The analysis has stopped: { $why }. Press { $key } to start it again.
}

## The review

refusal-review-empty = There is no move to review.
refusal-review-playing = A game can be reviewed once it is finished.
# $percent (Number) - of the work that is done
review-progress = Reviewing: { $percent }%
# $why (String) - the reason; $key (String) - the key that asks again, or none
review-failed = { $key ->
    [none] The review failed: { $why }.
   *[other] The review failed: { $why }. Press { $key } to try again.
}
# $number (Number) - of puzzles that were made from the mistakes of the game
puzzles-kept = { $number ->
    [one] { $number } puzzle saved from this game.
   *[other] { $number } puzzles saved from this game.
}

## The opening explorer

# $game (String) - Quarto
refusal-explorer = There is no opening explorer for { $game }.

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
