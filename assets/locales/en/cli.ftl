### Messages of the command line. They begin with a small letter where "gomoku: " stands before them.
### Names of commands and options stay as they are: gomoku line, --size.

## Arguments

# $name (String) - a name that was typed
cli-no-theme = there is no theme { $name }; gomoku themes lists them
# $tag (String) - a language that was typed; $tags (String) - all that there are: "en, de, ru"
cli-no-language = there is no language { $tag }; choose one of { $tags }
# $value (String) - a size that was typed; $sizes (String) - "15, 17, 19 and 20"
cli-size = invalid value '{ $value }' for --size: the sizes are { $sizes }
# The same for a size that a custom game can have.
cli-size-custom = invalid value '{ $value }' for --size: the sizes are { $sizes }; --game custom takes others
# $value (String) - a size that was typed
cli-size-form = invalid value '{ $value }' for --size: write columns and rows, as in 9x7
# $flag (String) - an option such as --row
cli-flag-needs-custom = { $flag } needs --game custom
cli-torus-needs-game = --torus needs --game custom or --game quarto
# $flag (String) - an option such as --row; $game (String) - the name of a game: connect4
cli-flag-not-with-game = { $flag } cannot be used with --game { $game }
# $why (String) - a sentence that says in which games the computer has levels
cli-no-levels = --level cannot be used with this game. { $why }
# $flag (String) - an option such as --first
cli-flag-needs-computer = { $flag } needs --vs computer
# $flag (String) - an option such as --row; $dialect (String) - numbers, letters or commands
cli-flag-not-with-dialect = { $flag } cannot be used with --dialect { $dialect }
cli-letters-game = --dialect letters plays only Gomoku on 13x13
cli-commands-game = --dialect commands plays only Quarto
cli-torus-in-dialog = --torus cannot be used here; type start torus in the dialog
cli-quarto-dialect = Quarto needs --dialect commands
cli-custom-needs = a custom game needs --size, --row, --rule, --torus or --gravity
cli-seconds = the time must be a number of seconds above 0, such as 2.5

## Files and output

# $path (String) - a file. A reason follows: "cannot load a.sgf: permission denied"
cli-cannot-load = cannot load { $path }
cli-cannot-write = cannot write { $path }
# $path (String) - a file or folder; $why (String) - the reason
cli-cannot-read = cannot read { $path }: { $why }
# A reason follows.
cli-cannot-read-puzzles = cannot read your puzzles
# $what (String) - the output in English: "the list of games". A reason follows. Other languages leave
# $what out.
cli-output-failed = cannot write { $what }
# In place of the name of a file.
cli-standard-input = standard input
# $file (String) - the name of a file; $why (String) - what is wrong with it
cli-file-problem = { $file }: { $why }
# $file (String) - the name of a file; $line (Number) - a line of it; $remark (String) - a remark
cli-file-remark = { $file }, line { $line }: { $remark }
cli-no-game = there is no game in it
cli-is-quarto = the file holds a game of Quarto
cli-no-quarto = the file does not hold a game of Quarto
cli-not-torus = the file holds a game on the standard board, not on a torus
cli-quarto-computer = the file holds a game of Quarto, which the computer does not play
cli-no-such-position = no such file or directory (a position is written like h8i9j10)
# $side (Number) - cells a side
cli-stones-off-board = not all stones fit on a { $side }x{ $side } board
# $width (Number), $height (Number) - cells a side
cli-board-assumed = the file does not name its board: assuming { $width }x{ $height } (--size N sets it)
cli-over-drawn = the game is over: it is a draw
cli-over-won = the game is over: there is a five in a row

## The full screen

cli-no-terminal = the game needs a terminal for its input and output (gomoku line does not)
cli-dumb-terminal = the game needs a terminal with a cursor, and TERM is dumb (gomoku line needs none)

## gomoku analyse

# The first line. $side (String) - X or O; $nodes (Number) - positions that were searched;
# $seconds (String) - "2.9"; $speed (Number) - nodes per second
cli-analysis-head = { $side } to move: { $nodes } nodes in { $seconds } s, { $speed } nodes/s
# A line. $number (Number) - from 1 on; $percent (String) - the chance of winning; $side (String) - X or O;
# $depth (Number) - the depth that was searched; $moves (String) - "h8 i9 j10"
cli-analysis-chance = { $number }. { $percent }% for { $side }, depth { $depth }: { $moves }
# The same for a proved result. $side (String) - the winner; $count (Number) - moves of the winner
cli-analysis-proof = { $number }. { $side } wins in { $count }, depth { $depth }: { $moves }
cli-analysis-no-time = There was no time to search.

## gomoku show and gomoku check: the state of a game

# The rules of a game. $board (String) - plane or torus; $size (String) - "15x15"; $rule (String) - exact, more or
# only (longer rows do not fit on the board); $row (Number) - stones in a row that win; $stones (String) - fall or
# stay
cli-rules = { $board ->
    [torus] { $size } torus
   *[plane] { $size }
}, { $rule ->
    [exact] exactly { $row } in a row
    [more] { $row } or more in a row
   *[only] { $row } in a row
}{ $stones ->
    [fall] , stones fall
   *[stay] { "" }
}
# $side (String) - X or O
cli-to-move = { $side } to move
cli-drawn = draw: the board is full
cli-agreed = draw by agreement
cli-void = void: the game does not count
# $side (String) - X or O; $count (Number) - the length of the row
cli-won-row = { $count ->
    [3] { $side } wins: three in a row
    [4] { $side } wins: four in a row
    [5] { $side } wins: five in a row
   *[other] { $side } wins: { $count } in a row
}
# $side (String) - the winner, X or O; $loser (String) - the other side
cli-won-resignation = { $side } wins: { $loser } resigned
cli-won-time = { $side } wins: { $loser } ran out of time
cli-won-forfeit = { $side } wins: { $loser } forfeited the game
cli-won = { $side } wins
# $count (Number) - the moves of the game
cli-few-moves = { $count ->
    [one] the game has only { $count } move
   *[other] the game has only { $count } moves
}
cli-show-quarto = Quarto cannot be shown; gomoku line --dialect commands < FILE plays it
# A game without mistakes, after the name of the file. $count (Number) - its moves; $state (String) - one of
# the states above
cli-check-ok = { $count ->
    [one] OK, { $count } move, { $state }
   *[other] OK, { $count } moves, { $state }
}
# The last line. $count (Number) - files and games with mistakes
cli-check-failed = { $count ->
    [one] found { $count } problem
   *[other] found { $count } problems
}

## gomoku convert

cli-one-game = the output format holds only one game; use SGF for several
# $count (Number) - games that cannot be read; $total (Number) - all games of the file
cli-damaged = { $count } of { $total } games cannot be read

## gomoku config

# $path (String) - the file of the settings
cli-settings-ok = { $path }: no mistakes
cli-settings-none = { $path }: no settings file; using the defaults

## gomoku puzzle: the numbers stand below one another

# $count (Number) - puzzles to solve today
cli-puzzles-due = due today  { $count }
# $count (Number) - puzzles that were never shown
cli-puzzles-new = new        { $count }
# $collected (Number) - puzzles that come with the program; $own (Number) - puzzles of the player
cli-puzzles-kept = all        { $collected } built in, { $own } of your own
# $count (Number) - days in a row with a solved puzzle
cli-puzzles-streak = { $count ->
    [one] streak     { $count } day
   *[other] streak     { $count } days
}
# $rating (String) - the player's rating; $deviation (String) - how uncertain it is
cli-puzzles-rating = rating     { $rating }, give or take { $deviation }
# In front of each puzzle of the list; both words have the same width. $puzzle (String) - the puzzle
cli-puzzle-due = due  { $puzzle }
cli-puzzle-new = new  { $puzzle }
# $puzzle (String) - a puzzle that was found and that you have already
cli-puzzle-known = { $puzzle }  (known)
# The task of a puzzle. Fours: moves that make four in a row, which must be blocked. Threes: moves that make
# an open three. $side (String) - X or O; $count (Number) - moves of the winner
cli-puzzle-win-fours = { $count ->
    [one] { $side } wins by fours in { $count } move
   *[other] { $side } wins by fours in { $count } moves
}
cli-puzzle-win-threes = { $count ->
    [one] { $side } wins by threes and fours in { $count } move
   *[other] { $side } wins by threes and fours in { $count } moves
}
cli-puzzle-stop-fours = { $count ->
    [one] { $side } stops a win by fours in { $count } move
   *[other] { $side } stops a win by fours in { $count } moves
}
cli-puzzle-stop-threes = { $count ->
    [one] { $side } stops a win by threes and fours in { $count } move
   *[other] { $side } stops a win by threes and fours in { $count } moves
}
# $count (Number) - puzzles of the player; $new (Number) - those that the file did not have; $path (String) - the
# file
cli-puzzles-exported = { $count ->
    [one] exported { $count } puzzle, { $new } new in { $path }
   *[other] exported { $count } puzzles, { $new } new in { $path }
}
# $count (Number) - puzzles found in games; $new (Number) - those that you did not have
cli-puzzles-found = { $count ->
    [one] { $count } puzzle found, { $new } new
   *[other] { $count } puzzles found, { $new } new
}
# While games are searched. $done (Number), $total (Number) - games; $count (Number) - puzzles
cli-puzzles-progress = { $count ->
    [one] { $done } of { $total }, { $count } puzzle found
   *[other] { $done } of { $total }, { $count } puzzles found
}
