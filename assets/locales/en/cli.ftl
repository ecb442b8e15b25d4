### Messages of the command line. They begin with a small letter where "gomoku: " stands before them.
### Names of commands and options stay as they are: gomoku line, --size.

## Arguments

# A word that was typed where a command belongs. $name (String) - the word; $command (String) - the nearest command
cli-did-you-mean = '{ $name }' is neither a command nor a file; did you mean '{ $command }'?
# $name (String) - the word
cli-unknown-command = '{ $name }' is neither a command nor a file
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
cli-size-quarto = invalid value '{ $value }' for --size: Quarto has 6x6 or 4x4 cells
# $flag (String) - an option such as --row
cli-flag-needs-custom = { $flag } needs --game custom
cli-torus-needs-game = --torus needs --game custom or --game quarto
cli-rated-game = --rated needs Gomoku, on 15x15 to 20x20
cli-rated-file = --rated begins a new game and cannot be used with a FILE
cli-encoding-file = --encoding needs a FILE
# $flag (String) - an option such as --row; $game (String) - the name of a game: connect4
cli-flag-not-with-game = { $flag } cannot be used with --game { $game }
# $flag (String) - --level, --x or --o
# $why (String) - a sentence that says in which games the computer has levels
cli-no-levels = { $flag } cannot be used with this game. { $why }
# $flag (String) - an option such as --first
cli-flag-needs-computer = { $flag } needs --vs computer
# $least (Number), $most (Number) - levels
cli-who = expected person, a level from { $least } to { $most }, or the name of an engine
# $name (String) - rapfi
cli-no-engines = there is no engine { $name }; add engines with gomoku engine add
# $engines (String) - the names of those that are there
cli-unknown-engine = there is no engine { $name }, only { $engines }; add engines with gomoku engine add
cli-engine-game = { $name } cannot play this game; engines play five in a row on a square board
cli-line-engine = { $name } plays only on the full screen; here, the computer plays at a level
# $flag (String) - an option such as --row; $dialect (String) - numbers, letters or commands
cli-flag-not-with-dialect = { $flag } cannot be used with --dialect { $dialect }
cli-letters-game = --dialect letters plays only Gomoku on 13x13
cli-commands-game = --dialect commands plays only Quarto
cli-torus-in-dialog = --torus cannot be used here; type start torus in the dialog
cli-quarto-dialect = Quarto needs --dialect commands
cli-no-chance = the system has no random numbers
cli-no-pipe = --stdio needs a pipe on standard input, not a terminal
cli-custom-needs = a custom game needs --size, --row, --rule, --torus or --gravity
cli-draw-after = --draw-after is only for games of five or more in a row without gravity
# $opening (String) - an opening rule such as rif
cli-opening-renju = the opening rule { $opening } needs --rule renju
cli-opening-file = --opening begins a new game and cannot be used with a FILE
cli-seconds = the time must be a number of seconds above 0, such as 2.5

## Files and output

# $path (String) - a file. A reason follows: "cannot load a.sgf: permission denied"
cli-cannot-load = cannot load { $path }
cli-cannot-write = cannot write { $path }
# $path (String) - a file or folder; $why (String) - the reason
cli-cannot-read = cannot read { $path }: { $why }
# A reason follows.
cli-cannot-read-puzzles = cannot read your puzzles
# $names (String) - the words that the argument can be
cli-no-activity = the puzzles are { $names }
# $what (String) - the output in English: "the list of games". A reason follows. Other languages leave
# $what out.
cli-output-failed = cannot write { $what }
# In place of the name of a file.
cli-standard-input = standard input
# $file (String) - the name of a file; $why (String) - what is wrong with it
cli-file-problem = { $file }: { $why }
# $file (String) - the name of a file; $line (Number) - a line of it; $remark (String) - a remark
cli-file-remark = { $file }, line { $line }: { $remark }
cli-unknown-format = not a known game format (--from names one)
cli-no-game = there is no game in the file
cli-picture-format = the name of a picture ends with .svg, .png or .gif (or use --to)
cli-picture-terminal = the terminal cannot show this; write it to a file or a pipe
cli-is-quarto = the file holds a game of Quarto
cli-no-quarto = the file does not hold a game of Quarto
cli-not-torus = the file holds a game on the standard board, not on a torus
cli-no-such-position = no such file or directory (a position is written like h8i9j10)
# $side (Number) - cells a side
cli-stones-off-board = not all stones fit on a { $side }x{ $side } board
# $width (Number), $height (Number) - cells a side
cli-board-assumed = the file does not name its board: assuming { $width }x{ $height } (--size N sets it)
cli-over-drawn = the game is over: it is a draw
cli-over-won = the game is over: there is a five in a row
# The sizes that Gomoku has. $value (String) - the size that was typed; $least, $greatest (Number) - 5 and 20
cli-size-range = invalid value '{ $value }' for --size: { $value } is not in { $least }..={ $greatest }
# $flag (String) - an option such as --vcf
cli-flag-gomoku = { $flag } is for Gomoku only
# $number (Number) - of the move; $column (String) - as it was typed; $last (Number) - the last column
cli-no-column = move { $number }: column { $column } does not exist (1 to { $last })
# $number (Number) - of the move; $column (String) - of the board
cli-column-full = move { $number }: column { $column } is full
# $number (Number) - of the move; $why (String) - why it is refused
cli-move = move { $number }: { $why }
# A move after the end. $number (Number) - of the move; $last (Number) - of the move that ended the game
cli-ended-before = move { $number }: the game has ended at move { $last }
# The position of a game that is over. $last (Number) - of the last move
cli-ended = the game has ended at move { $last }

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
# The same without the number of moves, which is not known.
cli-analysis-proof-whole =
    { $number }. { $side } wins, proved, depth { $depth }: { $moves }
cli-analysis-draw = { $number }. draw, depth { $depth }: { $moves }
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
    [renju] { $row } in a row, renju
    [caro] { $row } in a row, caro
    [standard-caro] { $row } in a row, standard caro
    [omok] { $row } in a row, omok
   *[only] { $row } in a row
}{ $stones ->
    [fall] , stones fall
   *[stay] { "" }
}
# $side (String) - X or O
cli-to-move = { $side } to move
cli-pass = a pass
# $count (Number) - of positions in which a hint was taken
cli-hints = { $count ->
    [one] with { $count } hint
   *[other] with { $count } hints
}
# $count (Number) - the moves of the game
cli-few-moves = { $count ->
    [one] the game has only { $count } move
   *[other] the game has only { $count } moves
}
cli-show-quarto = Quarto cannot be shown; gomoku line --dialect commands < FILE plays it
# A game without mistakes, after the name of the file. $count (Number) - its moves; $state (String) - one of
# the states above
cli-check-moves = { $count ->
    [one] { $count } move, { $state }
   *[other] { $count } moves, { $state }
}
# $game (String) - 3 moves, X to move
cli-check-ok = OK, { $game }
# $format (String), $encoding (String), $game (String) - 15x15, five or more in a row
cli-check-file = { $format }, { $encoding }; { $game }
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
cli-puzzles-unrated = rating     none yet
# In front of each puzzle of the list; both words have the same width. $puzzle (String) - the puzzle
cli-puzzle-due = due  { $puzzle }
cli-puzzle-new = new  { $puzzle }
# $puzzle (String) - a puzzle that was found and that you have already
cli-puzzle-known = { $puzzle }  (known)
# The task of a puzzle. Fours: moves that make four in a row, which must be blocked. Threes: moves that make
# an open three. $side (String) - X or O; $count (Number) - moves of the winner
cli-puzzle-win-fours = { $count ->
    [one] { $side } wins in { $count } move by fours
   *[other] { $side } wins in { $count } moves by fours
}
cli-puzzle-win-threes = { $count ->
    [one] { $side } wins in { $count } move by threes and fours
   *[other] { $side } wins in { $count } moves by threes and fours
}
cli-puzzle-stop-fours = { $count ->
    [one] { $side } stops a win in { $count } move by fours
   *[other] { $side } stops a win in { $count } moves by fours
}
cli-puzzle-stop-threes = { $count ->
    [one] { $side } stops a win in { $count } move by threes and fours
   *[other] { $side } stops a win in { $count } moves by threes and fours
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

## Headings of the help. What stands in brackets follows a text and has a value behind it: "[default: 3]"

cli-heading-usage = Usage:
cli-heading-commands = Commands:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-values = Possible values:
cli-heading-values-within = [possible values:
cli-heading-default = [default:
cli-heading-alias = [alias:
cli-heading-aliases = [aliases:

## The help: gomoku --help, gomoku solve --help. A line has at most 76 columns; the program does not break it.
## Options, commands and words in capital letters (FILE) stay as they are.

cli-help-gomoku = Gomoku for your terminal: play a friend or the computer
    .more =
        It also plays connect four, tic-tac-toe and Quarto. Without a game or a FILE
        it opens the start menu. Press ? at any time for the keys.
cli-help-gomoku-language = Language of the program: en, de, ru, zh, ja, cs, or one of your own
cli-help-gomoku-saved = Open this saved game, and save to it
cli-help-gomoku-game = Game to play
cli-help-gomoku-game-gomoku = Five in a row on 15x15 to 20x20
cli-help-gomoku-game-connect4 = Four in a row on 7x6; stones fall
cli-help-gomoku-game-tictactoe = Three in a row on 3x3
cli-help-gomoku-game-quarto = Four pieces with a common attribute, on 6x6 or 4x4
cli-help-gomoku-game-custom = Your own game: --size, --row, --rule, --torus, --gravity
cli-help-gomoku-size = Board size: 15, 17, 19, 20; Quarto: 4x4; custom: 9x7, columns first
cli-help-gomoku-row = Stones in a row that win a custom game [default: 5]
cli-help-gomoku-rule = Rule of Gomoku or a custom game [default: your setting]
cli-help-gomoku-rule-freestyle = K or more in a row
cli-help-gomoku-rule-standard = Exactly K in a row
cli-help-gomoku-rule-renju = Exactly five for X, who has fouls; five or more for O
cli-help-gomoku-rule-caro = Five that are not blocked at both ends, or more
cli-help-gomoku-rule-standard-caro = Exactly five, not blocked at both ends
cli-help-gomoku-rule-omok = Exactly five; nobody may make a double three
cli-help-gomoku-draw-after = Draw after N moves, leave-25 or a full board [default: your setting]
cli-help-gomoku-foul = Consequence of a foul in renju and omok [default: your setting]
cli-help-gomoku-foul-refused = The stone is not placed
cli-help-gomoku-foul-loses = The game is lost, as in tournaments
cli-help-gomoku-torus = Let rows continue at the opposite edge (custom games and Quarto)
cli-help-gomoku-gravity = Let stones fall to the bottom (custom games)
cli-help-gomoku-vs = Opponent; --level and --first imply the computer
cli-help-gomoku-level = Level of the computer, 1 to 10 [default: your setting]
cli-help-gomoku-first = Player who begins; two people may draw lots [default: your setting]
cli-help-gomoku-watch = Watch the computer play X at level A and O at level B; 5 means 5,5
cli-help-gomoku-x = Player of X: person, a level from 1 to 10, or one of your engines
cli-help-gomoku-o = Player of O, likewise; you play the side that is not given
cli-help-gomoku-seed = Seed of chance: with the same number the computer plays the same
cli-help-gomoku-file = Save to and load from this file [default: one for each game]
cli-help-gomoku-encoding = Encoding of the letters, such as windows-1251 [default: from the file]
cli-help-gomoku-opening = Opening rule of the new game; those of renju imply --rule renju
cli-help-gomoku-opening-free = No opening rule: the players alternate from move 1
cli-help-gomoku-opening-swap = Player 1 places three stones, player 2 picks a side
cli-help-gomoku-opening-swap1 = Player 1 places one stone, player 2 picks a side
cli-help-gomoku-opening-swap2 = As swap; player 2 may add two and let player 1 pick
cli-help-gomoku-opening-pro = Move 1 in the centre, move 3 outside the central 5x5
cli-help-gomoku-opening-longpro = Move 1 in the centre, move 3 outside the central 7x7
cli-help-gomoku-opening-rif = One of 26 openings, a swap, two fifth moves offered
cli-help-gomoku-opening-yamaguchi = As RIF; player 1 declares how many fifth moves
cli-help-gomoku-opening-soosyrv8 = As RIF; move 4 declares up to 8 fifth moves
cli-help-gomoku-opening-taraguchi10 = A swap after each move; one fifth move, or ten offered
cli-help-gomoku-opening-tarannikov = Five moves in growing squares, a swap after each
cli-help-gomoku-opening-sakata = One of 26 openings, two more stones, then a swap
cli-help-gomoku-rated = Play Gomoku for your rating: an even game, or at --level N
cli-help-gomoku-clock = Time control: none, 5m, 5m+3s or 10s/move
cli-help-gomoku-ponder = Let the computer think on your time, too (levels 9 and 10)
cli-help-gomoku-theme = Colour theme; gomoku themes shows them all
cli-help-gomoku-glyphs = Draw lines, dots (narrow in every terminal) or ASCII characters
cli-help-gomoku-ascii = Draw only ASCII characters, as with --glyphs ascii
cli-help-gomoku-no-color = Draw without colours, as with a variable NO_COLOR that is not empty
cli-help-gomoku-no-mouse = Leave the mouse to the terminal, to select text
cli-help-gomoku-help = Print help (see more with '--help')
    .more =
        Print help (see a summary with '-h')
cli-help-gomoku-version = Print version
cli-help-host = Wait for a friend to play with, on this machine or by ssh
    .more =
        A friend on this machine types gomoku join. From another machine,
        gomoku join ssh://[USER@]HOST logs in by ssh and finds the game.
        Nothing listens on the network. An unfinished game with the same friend
        continues; docs/friends.md has more.

        --stdio passes standard input and output to the game that waits on
        this machine. ssh runs this; any other pipe can, too.
cli-help-host-name = Name under which friends join, if several games wait
cli-help-host-opening = Opening rule; those of renju imply --rule renju
cli-help-host-first = Player who begins [default: random]
cli-help-host-allow = Let a user of this machine in, or a group: --allow anna, --allow @chess
cli-help-host-new = Begin a new game, even if one with this friend is unfinished
cli-help-host-stdio = Connect standard input and output to the game that waits here
cli-help-join = Join a friend who waits with gomoku host
    .more =
        ADDRESS is empty for a game of yours on this machine, NAME for another
        one, ~USER for one of another user, or ssh://[USER@]HOST[:PORT] for one
        on another machine, where your own ssh logs in.
cli-help-join-address = Empty, NAME, ~USER, ~USER/NAME or ssh://[USER@]HOST[:PORT][/PATH]
cli-help-join-stdio = Reach the host by standard input and output, whatever is behind them
cli-help-watch = Watch a game of friends
    .more =
        ADDRESS is that of the host, as for join.
cli-help-line = Play in plain lines, for pipes, scripts and screen readers
    .more =
        The default dialog plays Gomoku on 15x15, 17x17 or 19x19 and asks for
        the size; --size answers beforehand and takes 20, too. A move is
        "row,column" from 0 at the top left, such as 5,7. ! resigns, d offers
        a draw, s saves and l loads. --game and --dialect choose other games
        and dialogs; docs/line.md describes them.

        The dialogs are in English, whatever the language is.
cli-help-line-dialect = Dialog to run
cli-help-line-dialect-numbers = Moves as "row,column", for all games but Quarto
cli-help-line-dialect-letters = Moves as "G 7", for Gomoku on 13x13; O begins
cli-help-line-dialect-commands = Commands such as "place 1;4", for Quarto
cli-help-line-board = Show the board after each move
cli-help-brain = Play for a tournament manager by the Gomocup protocol
    .more =
        Reads commands from standard input and writes replies to standard
        output; docs/gomocup.md lists them. A copy of the program, or a link to
        it, whose name begins with pbrain- needs no arguments.

        --threads applies unless the manager sets a number. The tables use at
        most half of the memory that the manager allows, and never more than
        --memory.
cli-help-brain-rule = Rule until the manager names one, such as omok, which has no number
cli-help-brain-threads = Number of search threads
cli-help-brain-memory = Memory for the tables, in MB
cli-help-engine = Add, list, remove or examine other engines
    .more =
        Other engines are programs that speak the Gomocup protocol, such as
        those of the tournament. Play one with --o NAME; docs/engines.md
        describes the list.
cli-help-add = Add an engine, which must speak the Gomocup protocol
    .more =
        The engine is started once to see that it plays. Its name comes from
        its program: pbrain-rapfi becomes rapfi. Then play it with
        gomoku --o rapfi, or choose it for a new game behind the ten levels.

        The program may be any command, such as wine x.exe or ssh host brain.
        No shell sees it. docs/engines.md describes the file engines.toml.
cli-help-add-name = Name of the engine [default: from its program]
cli-help-add-turn = Time for each move, such as 2s or 300ms
cli-help-add-max-memory = Memory that it may use, such as 350MB [default: its own]
cli-help-add-search-threads = Number of its search threads [default: its own]
cli-help-add-unchecked = Add it without starting it
cli-help-add-command = Program of the engine and its arguments
cli-help-list = List your engines
    .more =
        Each is a line of fields, with tabs between them where there is no
        terminal: name, its own name, time for a move, rules, boards, command.
        - is unknown.
cli-help-remove = Remove an engine from the list
    .more =
        Its program stays where it is.
cli-help-remove-engine = Name of the engine
cli-help-doctor = Examine an engine on twenty points
    .more =
        Starts the program many times, and plays and talks with it for at most
        three minutes. Each point is pass, note (something optional is missing),
        fail (it loses games or breaks a manager) or not examined, because of a
        fault that is counted elsewhere. docs/engines.md lists the points.

        The report is Markdown in English, with the lines that show each
        finding. On a terminal, a line per point stands in its place. The exit
        status is 1 if a point failed.

        What is found about an engine of your list, such as its rules and
        boards, is written there.

        All words after ENGINE are arguments of its program:
        gomoku engine doctor --json wine pbrain-x.exe
cli-help-doctor-json = Print one JSON object in place of Markdown
cli-help-doctor-point = Examine only this point, from 1 to 20; may be repeated
cli-help-doctor-command = Name of an engine in your list, or a program and its arguments
cli-help-solve = Find a forced win in a Gomoku position
    .more =
        The first line of the answer is "win in N: ..." with N moves of the
        winner and both sides' moves in turn, up to the five or a four that
        cannot be stopped; or "no win by fours"; or "not decided". The board
        follows, with these moves as numbers.

        With --game connect4, tictactoe, custom or quarto it proves the value of
        the position: "win in N", "loss in N", "draw" or "not decided". N counts
        the moves of the winner. "best" lists the moves proved to be best. In
        connect four, "score" comes first. A position of Quarto is written as
        "select 3, place 0;1". docs/analyse.md explains it all.

        If a file does not name its board, the first of 15x15, 17x17, 19x19 and
        20x20 that holds all stones is assumed and reported on standard error;
        --size sets it.

        The exit status is 0 whatever the answer is, 1 if the file holds no
        such game, 2 for wrong arguments. To open a file whose name looks like
        a position, write ./h8.
cli-help-solve-what = Saved game, or the moves so far, X first: h8i9j10; columns: 4453
cli-help-solve-size = Cells a side, 5 to 20 [default: 15, or as a FILE needs]; custom: 6x5
cli-help-solve-rule = Rule of the position
cli-help-solve-vcf = Look only for wins by fours
cli-help-solve-vct = Look for wins by threes and fours without trying fours alone first
cli-help-solve-time = Time to search, in seconds
cli-help-solve-json = Print a JSON object; docs/analyse.md lists its fields
cli-help-analyse = Show the best moves in a Gomoku position
    .more =
        Thinks for a few seconds, or less if it proves a result. Each line shows
        the chance of winning for the side to move, or who wins in how many
        moves (counted as by solve); the search depth; and the expected moves of
        both sides in turn. The board follows, with the moves of the first line
        as numbers.

        With --game it analyses connect four, tic-tac-toe and custom games.

        Positions, files and the exit status are as for solve.
cli-help-analyse-time = Time to think, in seconds
cli-help-analyse-lines = Number of lines to show, from 1 to 20
cli-help-analyse-other = Ask another engine of your list; it shows its own values
cli-help-games = List games in files and folders, or explore a position
    .more =
        Without a PATH it lists your finished games. Folders are searched with
        all their subfolders. Each game is a line of fields with tabs between
        them: date, X, O, result, game, number of moves, file, number in the
        file, opening, opening rule. - is unknown, or none. For a damaged game
        the fourth field is the reason.

        A position matches every game that reached it, in any order of moves
        and however the board is rotated or reflected. --explore prints a table
        instead: the number of games and the results of each continuation. An
        index of the files is kept in your cache folder.
cli-help-games-paths = Files and folders of games [default: your finished games]
cli-help-games-player = Only games of a player whose name contains NAME
cli-help-games-result = Only games with this result
cli-help-games-won-by = Only games won by a player whose name contains NAME
cli-help-games-lost-by = Only games lost by a player whose name contains NAME
cli-help-games-size = Only games on this board: 15, or 9x7 with columns first
cli-help-games-moves = Only games of this length: 40, 20..60, 20.. or ..60
cli-help-games-from = Only games since this day, month or year: 2026-11-22, 2026-11 or 2026
cli-help-games-to = Only games up to this day, month or year
cli-help-games-opening = Only games with this opening or opening rule: D4, kagetsu, swap2
cli-help-games-position = Only Gomoku games that reached this position; its moves as in h8i9j10
cli-help-games-rule = Rule of that position
cli-help-games-explore = Show the continuations of the position instead of the games
cli-help-games-order = Order of the games
cli-help-games-limit = Show at most N games
cli-help-puzzle = Solve puzzles, or make new ones from games
    .more =
        Without options it opens your puzzles on the full screen. Where there is
        no terminal, it lists the puzzles to solve today, as --list does.

        --from searches every position of the games in the files for those in
        which exactly one move wins by threats, or does not lose. In files that
        end with .jsonl it takes each position with a win by threats. Puzzles
        are printed and saved as they are found, so that you can stop at any
        time. Duplicates are skipped, also rotated and reflected ones.

        docs/formats.md describes the format.
cli-help-puzzle-activity = Puzzles to solve: next, daily, run or a theme, such as four-three
cli-help-puzzle-list = List the puzzles to solve today, with your rating and streak
cli-help-puzzle-from = Make puzzles from the games, or positions in lines of JSON, in these files
cli-help-puzzle-out = Add the puzzles that are found to this file, not to your own
cli-help-puzzle-rule = Rule of games whose file names none
cli-help-puzzle-export = Append your own puzzles to this file
cli-help-learn = Learn the game in twelve short lessons
    .more =
        It opens the list of lessons on the full screen. Each lesson is a board
        with one task, and takes about a minute.
cli-help-stats = Show statistics of your games and puzzles
    .more =
        Your finished games against the computer by level, side, game and
        opening; your accuracy in the games that you reviewed; the wins and
        threats that you overlooked; and your puzzles by theme. Games between
        two people are only counted, and copies of other people's games are
        left out.
cli-help-stats-json = Print a JSON object; docs/statistics.md lists its fields
cli-help-match = Play a match between engines, and show which is stronger
    .more =
        ENGINE is a name from your list (gomoku engine list), or gomoku for this
        program. Settings follow behind commas: time, game-time, nodes, depth,
        memory, threads, tolerance, restart=always, suspend=yes, name, info.KEY.
        An engine that is not in your list ends with its command:

          gomoku match rapfi,time=1s 'new,command=./pbrain-x --quiet'

        Each opening is played twice, with colours exchanged. The table shows
        the difference in Elo with its error from these pairs of games.

        Each game is written to a journal when it ends. After an interruption
        the same command with --record continues the match.
cli-help-match-engines = Engine, with settings behind commas: rapfi,time=1s,memory=64MB
cli-help-match-time = Time for each move, such as 300ms or 2s [default: from your list]
cli-help-match-game-time = Time for a game, and what each move adds to it: 60s or 60s+1s
cli-help-match-nodes = Nodes for each move; alone, a move may take a minute
cli-help-match-memory = Memory of each engine, such as 350MB [default: from your list]
cli-help-match-threads = Number of search threads of each engine [default: from your list]
cli-help-match-tolerance = Time by which a move may be late without losing [default: from your list]
cli-help-match-rule = Rule of the games
cli-help-match-size = Board size: 15 or 15x15, columns first
cli-help-match-draw-after = Draw after N moves, or when 25 cells are left: leave-25
cli-help-match-openings = Openings: moves in lines, offsets, .pos or SGF [default: balanced ones]
cli-help-match-rows = Place of row 1 in a list of moves such as h8i9j10
cli-help-match-rounds = Number of rounds: in each, all pairs play an opening with both colours
cli-help-match-games = Number of games, rounded up to whole rounds
cli-help-match-gauntlet = Let the first engine play all others, which do not meet
cli-help-match-seed = Shuffle the openings; the same number gives the same order
cli-help-match-repeat = Begin the list again when all openings were played in all symmetries
cli-help-match-part = Play only part K of N, which several runs or machines share: 2/8
cli-help-match-concurrency = Number of games at a time
cli-help-match-sprt = Test whether the first is stronger by 0 or by 5 Elo, and then end: 0,5
cli-help-match-alpha = Probability that the test accepts the higher number wrongly
cli-help-match-beta = Probability that the test refuses it wrongly
cli-help-match-adjudicate = End games that are proved to be won
cli-help-match-record = Journal of the games; an existing one is continued [default: a new one]
cli-help-match-report = Play nothing, and show the table of these journals of one match
cli-help-match-sgf = Write all games to this SGF file at the end
cli-help-match-psq = Write each game to this folder as a file of Piskvork
cli-help-match-json = Print the table as a JSON object
cli-help-match-markdown = Print the table as Markdown
cli-help-match-watch = Watch the table and the boards on the full screen
cli-help-bench = Measure the speed of the engine
    .more =
        Searches fixed Gomoku positions to a fixed depth with one thread. For
        each position it prints the name, the best move, the depth and the
        number of nodes; then all nodes, the nodes per second, and a signature
        of nodes and moves. The signature is the same on every machine and
        changes whenever the search does.
cli-help-bench-depth = Search depth in plies; each depth has its own signature
cli-help-show = Show a saved game: players, board and side to move
    .more =
        Reads SGF, CSV, Piskvork's .psq and .rec, position text (.txt, .pos)
        and journals. Of several games in a file it shows the first.
cli-help-show-file = Saved game, or - for standard input
cli-help-show-at = Show the position after N moves [default: the last]
cli-help-show-tree = List all moves, too, with variations and comments
cli-help-show-coordinates = Notation of the cells
cli-help-show-coordinates-letters = H8, with row 1 at the bottom
cli-help-show-coordinates-numbers = 7,7, row and column from 0 at the top left
cli-help-show-from = Format to read [default: from the content or the name of the file]
cli-help-convert = Convert games to another format
    .more =
        The endings of the names choose the formats: sgf, csv, psq, rec, txt.
        Only SGF holds everything, and several games; what another format
        cannot hold is reported on standard error. An existing file is replaced
        only if it is a saved game; a backup stays under its name with ~.
cli-help-convert-input = File to read, or - for standard input
cli-help-convert-output = File to write, or - for standard output
cli-help-convert-to = Format to write [default: from the name of OUT, else SGF]
cli-help-export = Draw a game as a picture: SVG, PNG or GIF
    .more =
        The ending of the picture's name chooses the format. Of several games in
        a file the first is drawn. --moves shows one move after another, as a
        moving GIF or SVG.

        An existing file is replaced only if it is a picture; a backup stays
        under its name with ~.
cli-help-export-picture = Picture to write, or - for standard output
cli-help-export-to = Format of the picture [default: from the name of PICTURE, else SVG]
cli-help-export-moves = Show all moves in turn, as a moving GIF or SVG
cli-help-export-delay = Time for each move, in seconds
cli-help-export-numbers = Number the stones
cli-help-export-fouls = Mark the points that a side may not take, in renju and omok
cli-help-export-coordinates = Names of rows and columns
cli-help-export-coordinates-none = No names
cli-help-export-cell = Size of a cell in pixels, 8 to 128
cli-help-check = Check that games are legal and their results are right
    .more =
        Prints a line for each game: the moves and whose turn it is or how it
        ended, the format, the encoding, the board and its rule, and what was
        tolerated. The exit status is 1 if any has mistakes.
cli-help-check-files = Files of games, or - for standard input
cli-help-check-json = Print a JSON object for each game; docs/formats.md lists its fields
cli-help-themes = Show the colour themes, or only their names in a pipe
cli-help-themes-help = Print help
cli-help-config = Check your settings, or print the defaults
    .more =
        Mistakes in the settings file are reported with line and column, and
        the exit status is 1.
cli-help-config-print-default = Print a file with all settings, their meanings and defaults
cli-help-config-path = Print the path of the settings file
cli-help-completions = Print the completions for a shell
    .more =
        For bash: source <(gomoku completions bash)
cli-help-completions-shell = Shell that reads them
cli-help-completions-dir = Write the scripts of all shells into this folder
cli-help-man = Print a manual page: of the program, or of a subcommand
    .more =
        To read it: gomoku man solve | man -l -
cli-help-man-subcommand = Print the page of this subcommand
cli-help-man-dir = Write the pages of the program and of all subcommands into this folder
cli-help-help = Print this message or the help of the given subcommand(s)
