### Errors of the rules, games and players. The English words stand in the sources, too.

## Illegal moves and records

record-full = the game has as many moves as a record can hold
illegal-game-over = the game is over
illegal-no-pass = passing is not allowed here
foul-double-four = a double four
foul-double-three = a double three
foul-overline = an overline
# $cell (String); $rows (String) - sets of stones, such as F8-G8-H8, as a list
foul-is-double-three = { $cell } is a double three: { $rows }.
foul-is-double-four = { $cell } is a double four: { $rows }.
foul-is-overline = { $cell } is an overline: { $rows }.
foul-five-first = { $cell } is no foul: it makes a five, which comes first: { $rows }.
foul-five = { $cell } is no foul: it makes a five: { $rows }.
# $why (String) - foul-not-real, or several of them with semicolons
foul-apparent = { $cell } is no double three: { $why }.
foul-none-omok = { $cell } is no foul: it does not make two threes.
foul-none = { $cell } is no foul: it makes neither two threes nor two fours nor a row of six.
# $foul (String) - foul-double-four and so on
foul-is = { $cell }: { $foul }
foul-is-none = { $cell }: no foul
# $side (String) - X or O, which is not to move; $text (String) - foul-is-double-three and so on
foul-of-side = For { $side }: { $text }
# A three that does not count. $row (String) - F8-G8-H8; $reasons (String) - foul-spoilt-five and
# so on, as a list
foul-not-real = { $row } is not real, as { $reasons }
foul-spoilt-five = { $cell } makes a five
foul-spoilt-double-three = { $cell } would itself be a double three
foul-spoilt-double-four = { $cell } would be a double four
foul-spoilt-overline = { $cell } would be an overline
# $others (String) - with commas between them
foul-and = { $others } and { $last }
variant-rule-of-five = the rule { $rule } needs five in a row, on a board with edges, without gravity
illegal-off-board = that is off the board
illegal-occupied = there is already a stone there
illegal-floating = stones fall to the lowest free cell of their column
illegal-full-column = the column is full
move-illegal = move { $number }: { $why }
move-no-cell = move { $number }: { $name }: { $why }

## Openings

opening-over = the opening is over
opening-place-first = a stone must be placed first
opening-decide-first = a choice must be made first
opening-declare-first = the number of fifth moves must be declared first
opening-offer-first = all fifth moves must be offered first
opening-pick-first = one of the offered fifth moves must be chosen first
opening-zone-centre = the stone must be placed in the centre
opening-zone-inside = the stone must be placed within the central { $side }x{ $side } cells
opening-zone-outside = the stone must be placed outside the central { $side }x{ $side } cells
opening-zone-anywhere = the stone may be placed anywhere
opening-no-such-choice = this choice is not available now
opening-number = the number must be from 1 to { $most }
opening-offered-twice = this fifth move is already offered
opening-alike = this fifth move is the same as { $other }, { $motion }
opening-not-offered = this fifth move was not offered
motion-column = mirrored in column { $column }
motion-columns = mirrored between columns { $left } and { $right }
motion-row = mirrored in row { $row }
motion-rows = mirrored between rows { $upper } and { $lower }
motion-diagonal = mirrored in the diagonal { $from } to { $to }
motion-turned = turned by { $degrees } degrees
opening-unfit-torus = the opening rule { $rule } needs a board with edges
opening-unfit-gravity = the opening rule { $rule } needs a game in which stones do not fall
opening-unfit-row = the opening rule { $rule } needs a game of five in a row
opening-unfit-small = the opening rule { $rule } needs a board of at least { $least }x{ $least } cells

## Cells, boards and rules

field-ragged = row { $row } is not as long as row 0
field-code = row { $row }, column { $column }: { $code } is not -1, 0 or 1
cell-unknown = this is not a cell
cell-off-board = off the board (0,0 to { $last } or A1 to { $top })
board-size = a board cannot have { $width } by { $height } cells: each side has { $min } to { $max }
variant-row-too-short = { $length } in a row are too few: the minimum is { $least }
variant-row-too-long = { $length } in a row do not fit: the longest side of the board has { $side } cells

## Values as text: what was expected

expected-kind = expected a game, such as 15, 7x6-4-fall or quarto
expected-shape = expected columns and rows, such as 7x6 or 7x6 torus
expected-variant = expected a game, such as 15, 7x6-4-fall or 15x15, five or more in a row
expected-picture = expected rows of ., X and O, all of the same length
expected-position = expected a position, such as 15 X Xh8 Oi9
expected-game = expected a game, such as 15 X: h8 i9
expected-stone = expected X or O
expected-topology = expected plane or torus
expected-rule = expected freestyle, standard, renju, caro, standard-caro or omok
expected-placement = expected anywhere or gravity
expected-coordinates = expected numbers or letters
expected-status = expected X to move, O to move, X wins, O wins or draw
expected-row-and-column = expected row and column, such as 7,7
expected-opening-rule = expected an opening rule, such as free, swap2 or taraguchi10
expected-choice = expected keep, swap, place-two or offer-many
expected-renju-opening = expected an opening, such as D4 or Kagetsu

## Quarto

quarto-unknown = unknown command; the commands are { $commands }
quarto-usage = the command is written: { $usage }
quarto-number = this is not a whole number of 32 bits; the command is written: { $usage }
quarto-no-such-piece = the pieces have the numbers 0 to 15
quarto-taken = piece { $piece } is not in the bag
quarto-place-first = piece { $piece } is selected and must be placed first
quarto-select-first = a piece must be selected first
quarto-occupied = piece { $piece } is already there

## Clocks, levels and the computer

player-unsupported = the computer does not play this game
clock-unknown = a time control is none, 5m for a game, 5m+3s with an increment, or 10s/move
# $least, $most (Number) - of moves
move-limit-unknown = the limit is full, leave-25, or a number of moves from { $least } to { $most }
level-unknown = the level is a number from { $least } to { $most }
# The name of another engine. $most (Number) - of characters
engine-name = a name begins with a letter and has up to { $most } letters, digits, -, _ and .
low-memory = tables of { $got } instead of { $wanted }
player-failed = the computer failed: { $why }
# $name (String) - of another engine, such as rapfi
engine-missing = there is no engine { $name }

## Puzzles in files

puzzle-id = the ID of a puzzle has sixteen digits, 0 to f
puzzle-column = column { $column }: { $why }
puzzle-no-win = the solution does not win
puzzle-no-threat = the threat does not win where it is played
puzzle-rule = rule is 0, 1, 4, 8 or 9, not { $rule }
puzzle-stones = stones: { $why }
puzzle-to-move = to_move is not the side to move

## Connections to friends

link-address = { $text } is not NAME, ~USER, ~USER/NAME or ssh://USER@MACHINE
# $most (Number) - of letters
link-name = { $text } is not a name: up to { $most } letters, digits, - and _, no - first
link-user = { $text } is not the name of a user
link-machine = { $text } is not the name of a machine
link-port = { $text } is not a port from 1 to 65535
link-program = { $text } is not the path of a program
link-no-host = Nobody is hosting here. Your friend must run: { $command }
# $name (String) - of a host, such as play
link-already-hosting = you are already hosting { $name }
link-no-user = this machine has no user { $user }
link-no-group = this machine has no group { $group }
link-not-folder = { $path } is a link or not a directory; please remove it
link-not-owner = { $path } belongs to another user
link-too-open = other users have too many rights in { $path }
link-impostor = another user than expected listens on { $path }
link-no-identity = this system does not tell who connects, so nobody else can be allowed
link-no-sockets = this system has no local sockets; ssh:// addresses can be joined
link-no-command = GOMOKU_SSH does not contain a command
link-not-started = { $program } cannot be started: { $why }
link-system = the system reports an error: { $why }
link-closed = the connection was closed
link-flood = the other program sends more than can be read
link-does-not-read = the other program does not read what it is sent
link-says-nothing = the other program says nothing
link-failed = the connection failed: { $why }

## Games with a friend

friend-out-of-turn = it is not this player's turn
friend-no-position = there is no such earlier position
friend-no-end = the game cannot end like that here
friend-full = the game has as many entries as it can have
