### The pages of the help. Paragraphs and meanings are wrapped. A term (the message itself) has at most 24 columns;
### .meaning stands beside it or below it.

# $index (Number) - the section that is open; $count (Number) - all of them
help-section-of = { $index } of { $count }
# There is more to read below.
help-more = more

## Headings

# Commands that are typed after a colon or a digit.
help-bar = Command bar, opened by : or a digit
help-filter = Filters for lists of games, in any combination
help-mouse = Mouse
help-marks = Marks on the board
help-shown = Optional marks on the board
help-levels = The computer's levels in Gomoku
help-winning = Winning
help-good-to-know = Good to know
help-openings = Opening rules
help-torus = Torus
help-pieces = Pieces in small cells

## Mouse

help-mouse-move = move
    .meaning = The cursor follows.
help-mouse-click = click
    .meaning = Places a stone. Elsewhere, chooses an entry.
help-mouse-drag = Shift and drag
    .meaning = Selects text in most terminals.

## Marks on the board

# The stones as they are drawn.
help-mark-sides = X  O
    .meaning = The side that begins, and the other side.
help-mark-cursor = pale stone, or [ ]
    .meaning = The cursor. In the smallest cells, it is in reverse video.
help-mark-last = marked or underlined
    .meaning = The last stone.
help-mark-won = highlighted or reversed
    .meaning = The winning row.
help-mark-expected = 1 2 3
    .meaning = Moves that the computer expects, its own next move first.
help-shown-numbers = numbers on stones
    .meaning = The order of the moves.
help-shown-threats = small x, o, diamonds
    .meaning = Threats. A filled mark wins at once; an empty one makes an open four.
help-shown-forbidden = crossed circle, !
    .meaning = A point that one side may not take: X in renju, the side to move in omok.
help-shown-foul = lines on stones, *, ?
    .meaning = An explained foul: its stones, the points that complete it, and those that do not count.
help-shown-region = * ! ?
    .meaning = The winning region: moves that win, that alone hold, or are not known.
help-shown-judged = ? ?? beside a stone
    .meaning = A mistake and a blunder; in the smallest cells, # is a blunder and ~ doubtful.

## Levels

help-levels-low = 1 to 3
    .meaning = Does not look ahead, and overlooks things as people do.
help-levels-middle = 4 to 8
    .meaning = Looks ahead, further at each level.
help-levels-high = 9, 10
    .meaning = Thinks for one second (9) or five (10).
help-levels-other-games = other games
    .meaning = Wins or blocks if one move does it; otherwise plays at random.

## Rules of the game on the board

help-turns = X begins, and the players take turns. Place one stone on any free cell. Stones never move.
help-turns-falling = X begins, and the players take turns. Choose a column: the stone falls to its lowest free cell.
# $row (String) - row-length: five
help-wins = A line of { $row } or more stones wins: in a row, in a column or on a diagonal, without gaps.
help-wins-exactly = Exactly { $row } stones in an unbroken line win: in a row, in a column or on a diagonal. Longer lines do not count.
help-wins-renju = X wins with exactly five stones in an unbroken line, and must not make a double three, a double four or a line of six or more, unless the stone makes a five as well. O has no such fouls and also wins with longer lines.
help-wins-caro = A line of six or more stones wins, without gaps. So do exactly five, unless stones of the other side stand at both ends.
help-wins-standard-caro = Exactly five stones in an unbroken line win, unless stones of the other side stand at both ends. Longer lines do not count.
help-wins-omok = Exactly five stones in an unbroken line win. Longer lines do not count. No side may make a double three, unless the stone makes a five as well.
help-fouls = Fouls
help-foul-three = three
    .meaning = Three stones that one more makes a straight four: four in a row that either end makes a five. That stone may neither make a five nor be a foul.
help-foul-double-three = double three
    .meaning = Two threes on two lines.
help-foul-double-four = double four
    .meaning = Two sets of four stones that one more makes a five, also on one line.
help-foul-overline = overline
    .meaning = Six stones or more in a row.
help-drawn = If the board is full and nobody has won, the game is a draw.
help-connect-four = Watch the cell above the one you choose: your opponent can play there next.
help-tic-tac-toe = With careful play, the game is always a draw.
help-torus-rows = The board has no edges. A line that leaves it on one side continues on the other.

## Shapes of Gomoku

help-shape-four = four
    .meaning = Four in a row with one free end. Block it at once.
help-shape-open-four = open four
    .meaning = Four in a row with both ends free. It cannot be stopped.
help-shape-open-three = open three
    .meaning = Three that can become an open four. Block it, or make a four yourself.
help-shape-two = double threat
    .meaning = One stone that makes two fours, or a four and an open three, wins.

## Quarto

help-quarto-pieces = There are sixteen pieces, all different. Each is square or round, black or white, small or large, hollow or solid. Both players use the same pieces.
help-quarto-turns = One player selects a piece. The other player places it on any free cell, and then selects the next piece for the first player.
help-quarto-wins = The player who completes a line of four pieces with something in common wins: four round pieces, say, or four black ones. The line can be a row, a column or a diagonal.
help-quarto-drawn = If all pieces are on the board and nobody has won, the game is a draw.
help-pieces-shape = square, round
help-pieces-colour = black, white
help-pieces-size = small, large
help-pieces-filling = hollow, solid
