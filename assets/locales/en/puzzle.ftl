### Puzzles.
###
### $player (String) - a side, X or O; $cell, $answer (String) - the name of a cell: H8 or 7,7

## The task, in the panel and in the status line; without a full stop

puzzle-title = PUZZLE
# $date (String) - 2026-11-26
puzzle-title-daily = DAILY PUZZLE { $date }
# $theme (String) - one of the themes below
puzzle-title-theme = PUZZLE: { $theme }
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
puzzle-none-themed = There is no puzzle with this theme.

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
# In place of the rating of a player who has not tried a puzzle yet.
puzzle-unrated = no rating yet
# $solved, $all (Number) - of the puzzles with a theme
puzzle-theme-solved = { $solved } of { $all } solved

## The page of the puzzles

puzzle-page-title = PUZZLES
puzzle-activity-next = Next puzzle
puzzle-activity-daily = Daily puzzle
puzzle-activity-run = Timed run
# $theme (String) - one of the themes below
puzzle-activity-theme = Theme: { $theme }
# Behind the name of the daily puzzle. $date (String) - 2026-11-26
puzzle-daily-open = { $date }, not solved yet
puzzle-daily-failed = { $date }, failed
puzzle-daily-solved = { $date }, solved
# Behind the name of the timed run. $best (Number) - of puzzles solved in the best run
puzzle-run-none = no run yet
puzzle-run-best = best run: { $best } solved

## Themes, in the middle of a sentence

puzzle-theme-one-move = win in one
puzzle-theme-four-three = four and three
puzzle-theme-double-four = double four
puzzle-theme-double-three = double three
puzzle-theme-fours = win by fours (VCF)
puzzle-theme-threes = win by threes and fours (VCT)
puzzle-theme-race = race against a threat
puzzle-theme-long = long
puzzle-theme-only-move = only move
# After the result. $themes (String) - one or several, with commas
puzzle-themes = Themes: { $themes }.

## The timed run

run-title = TIMED RUN
# $solved (Number) - of puzzles; $strikes (Number) - of wrong moves; $most (Number) - those that end the run
run-score = { $solved } solved, { $strikes } of { $most } strikes
# Headings.
run-heading-paused = Paused
run-heading-rules = Rules
run-paused = The clock stands. Enter resumes, and Esc ends the run.
# Three sentences. $minutes (Number) - of the whole run; $most (Number) - of the wrong moves that end it
run-rules = Solve as many puzzles as you can in { $minutes } minutes.
run-rules-strikes = { $most } wrong moves end the run.
run-rules-clock = The clock starts with your first move; p pauses.
# $cell, $right (String) - the wrong move, and the right one
run-wrong = { $cell } is wrong: { $right } was the move.
run-solved = Correct. Here is the next one.
# $solved (Number) - of puzzles
run-result = Run over: { $solved } solved.
run-result-best = Run over: { $solved } solved, your best so far!
# A heading, and a line below the list: how to show one of these puzzles.
run-missed = Missed
run-missed-help = Up, Down or a click shows one on the board.
run-none = This is not a timed run.
run-over = This run is over.
run-no-help = There is no help in a timed run.
run-no-puzzles = There are no easy puzzles for a timed run.
run-paused-refusal = The run is paused. Press Enter to resume it.

## Hints

# $moves (Number) - of the player who wins
puzzle-wins-by-fours = { $moves ->
    [one] { $player } wins in { $moves } move by fours.
   *[other] { $player } wins in { $moves } moves by fours.
}
puzzle-wins-by-threes = { $moves ->
    [one] { $player } wins in { $moves } move by threes and fours.
   *[other] { $player } wins in { $moves } moves by threes and fours.
}
# The task is to prevent it.
puzzle-threatens-by-fours = { $moves ->
    [one] { $player } threatens to win in { $moves } move by fours.
   *[other] { $player } threatens to win in { $moves } moves by fours.
}
puzzle-threatens-by-threes = { $moves ->
    [one] { $player } threatens to win in { $moves } move by threes and fours.
   *[other] { $player } threatens to win in { $moves } moves by threes and fours.
}
# $cells (String) - one or several, with commas and "and" between them
puzzle-hint-stones = Look at { $cells }.
puzzle-hint-move = The move is { $cell }.

## What is said of a move; $player is the other side

puzzle-loses = { $cell } loses: { $player } plays { $answer } and wins.
puzzle-loses-by-fours = { $moves ->
    [one] { $cell } loses: { $player } plays { $answer } and wins in { $moves } move by fours.
   *[other] { $cell } loses: { $player } plays { $answer } and wins in { $moves } moves by fours.
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
