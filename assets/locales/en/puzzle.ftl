### Puzzles.
###
### $player (String) - a side, X or O; $cell, $answer (String) - the name of a cell: H8 or 7,7

## The task, in the panel and in the status line; without a full stop

puzzle-title = PUZZLE
puzzle-task-win = { $player } to move: find the win
    .short = { $player }: find the win
puzzle-task-defend = { $player } to move: find a move that does not lose
    .short = { $player }: do not lose
# The place of the task where there is no puzzle.
# $days (Number) - until a puzzle is to be repeated, at least 1; none if there is no such puzzle
# $new (Number) - of puzzles that were never tried
puzzle-none-due = { $days ->
    [none] No puzzle is due.
    [1] No puzzle is due until tomorrow.
   *[other] No puzzle is due for { $days } days.
} { $new ->
    [0] There are no new puzzles.
    [one] There is { $new } new puzzle.
   *[other] There are { $new } new puzzles.
}
    .short = No puzzle is due.

## The panel beside the board, of 26 to 52 columns

# Below the task. $rating (Number) - of the puzzle; $origin (String) - where it is from
puzzle-rated = rated { $rating }, { $origin }
# The origin: one of the player's own games, whose players have no names.
puzzle-own-game = your game
# $first (String), $second (String) - the players of the game that it is from
puzzle-players = { $first } - { $second }
# A player without a name.
puzzle-unknown-player = ?
# Headings.
puzzle-heading-you = You
puzzle-heading-wrong = Wrong
puzzle-heading-result = Result
puzzle-heading-hint = Hint
puzzle-heading-answer = Answer
puzzle-heading-solution = Solution
# $rating (String) - 1540 +-350 (+40); $days (Number) - days with puzzles without a break
puzzle-standing = { $days ->
    [one] rating { $rating }, streak { $days } day
   *[other] rating { $rating }, streak { $days } days
}
# $due (Number) - of puzzles to be repeated today; $new (Number) - of those never tried
puzzle-counts = { $due } due, { $new } new

## Hints

# $moves (Number) - of the player who wins
puzzle-wins-by-fours = { $moves ->
    [one] { $player } wins by fours in { $moves } move.
   *[other] { $player } wins by fours in { $moves } moves.
}
puzzle-wins-by-threes = { $moves ->
    [one] { $player } wins by threes and fours in { $moves } move.
   *[other] { $player } wins by threes and fours in { $moves } moves.
}
# The task is to prevent it.
puzzle-threatens-by-fours = { $moves ->
    [one] { $player } threatens to win by fours in { $moves } move.
   *[other] { $player } threatens to win by fours in { $moves } moves.
}
puzzle-threatens-by-threes = { $moves ->
    [one] { $player } threatens to win by threes and fours in { $moves } move.
   *[other] { $player } threatens to win by threes and fours in { $moves } moves.
}
# $cells (String) - one or several, with commas and "and" between them
puzzle-hint-stones = Look at { $cells }.
puzzle-hint-move = The move is { $cell }.

## What is said of a move; $player is the other side

puzzle-loses = { $cell } loses: { $player } plays { $answer } and wins.
puzzle-loses-by-fours = { $moves ->
    [one] { $cell } loses: { $player } plays { $answer } and wins by fours in { $moves } move.
   *[other] { $cell } loses: { $player } plays { $answer } and wins by fours in { $moves } moves.
}
# By threes and fours.
puzzle-loses-in = { $moves ->
    [one] { $cell } loses: { $player } plays { $answer } and wins in { $moves } move.
   *[other] { $cell } loses: { $player } plays { $answer } and wins in { $moves } moves.
}
puzzle-makes-no-threat = { $cell } makes no threat: { $player } can play anywhere.
puzzle-stopped = { $cell } does not win: { $player } answers { $answer }.
# $reason (String) - a sentence of reasons.ftl: H9 blocks the opponent's four at H8.
puzzle-stopped-reason = { $cell } does not win: { $player } answers { $answer }. { $reason }
puzzle-all-stopped = { $cell } does not win: { $player } can stop all threats.
puzzle-right = Correct: { $player } answers { $answer }. Your move.

## The result

# $time (String) - 00:42
puzzle-solved = Solved in { $time }.
puzzle-solved-hints = Solved with hints in { $time }.
# $grade (String) - one of the grades below
puzzle-solved-graded = Solved in { $time } ({ $grade }).
puzzle-solved-hints-graded = Solved with hints in { $time } ({ $grade }).
puzzle-solved-late = Solved after a wrong move, so this counts as failed.
puzzle-gave-up = You viewed the solution, so this counts as failed.
puzzle-grade-again = again
puzzle-grade-hard = hard
puzzle-grade-good = good
puzzle-grade-easy = easy
# $days (Number) - until the puzzle is repeated; $date (String) - 2026-12-01
puzzle-due = { $days ->
    [0] It is due again today.
    [1] It is due again tomorrow, { $date }.
   *[other] It is due again in { $days } days, { $date }.
}

## The status line

puzzle-checking = Checking your move
# $step (Number) - the last move on the board, or 0; $all (Number) - of the moves of the solution
puzzle-solution = Solution, move { $step } of { $all }
# $reason (String) - a sentence of reasons.ftl: H9 makes a four.
puzzle-solution-reason = Solution, move { $step } of { $all }: { $reason }

## Messages and refusals

puzzle-undecided = There was no time to decide whether { $cell } is right.
# $why (String) - the reason
puzzle-no-reasons = The solution has no reasons: { $why }. Ask for it again.
puzzle-not-judged = Your move was not checked: { $why }. Play it again.
puzzle-none = There is no puzzle on the board.
puzzle-for-games = This command is for games. Press Esc to leave the puzzles.
puzzle-over = This puzzle is finished.
puzzle-still-checking = Your move is being checked.
puzzle-no-undo = There is no move to undo.
puzzle-no-step = The solution has no such move.
