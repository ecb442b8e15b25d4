### The game on the screen: players, status, messages, refusals.

## Lists of words

# Between words, all but the last two.
list-comma = ,{ " " }
# $others (String) - all words but the last, joined with list-comma
# $last (String) - the last word
list-and = { $others } and { $last }
# Between remarks that have commas themselves.
list-semicolon = ;{ " " }
# Between whole sentences.
between-sentences = { " " }

## Games and their rules, in titles and menus

game-gomoku = Gomoku
game-renju = Renju
game-caro = Caro
game-omok = Omok
game-connect-four = Connect four
game-tic-tac-toe = Tic-tac-toe
game-quarto = Quarto
# A game without a name of its own.
# It begins with a capital, as on every screen. $row (String) - row-length
game-of-row = { $row } in a row
# $game (String) - the name, as above; $board (String) - 15x15
game-on-board = { $game } { $board }
game-quarto-torus = Quarto torus
# $game (String) - the name; $rules (String) - board and rules: 15x15, five or more in a row
game-with-rules = { $game } { $rules }
# A board without edges: the left edge joins the right one, the top one the bottom one.
# $size (String) - 15x15
board-torus = { $size } torus
# The length of a row in the rules below.
row-length = { $length ->
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $length }
}
# The goal of a game, behind the board and a comma.
# $row (String) - row-length
rule-in-a-row = { $row } in a row
rule-or-more = { $row } or more in a row
    .short = { $row } or more
rule-exactly = exactly { $row } in a row
    .short = exactly { $row }
rule-renju = exactly five for X, who has fouls
    .short = renju
rule-caro = five not blocked at both ends, or more
    .short = caro
rule-standard-caro = exactly five, not blocked at both ends
    .short = standard caro
rule-omok = exactly five, no double threes
    .short = omok
decision-keep = sides kept
decision-swap = sides swapped
decision-place-two = two more stones
decision-offer-many = ten fifth moves
decision-declare = { $count ->
    [one] { $count } fifth move declared
   *[other] { $count } fifth moves declared
}
decision-offer = { $cell } offered as the fifth move
# Names of opening rules, at most 18 columns, and what they do, at most 55 columns
opening-rule-free = free
    .meaning = No opening rule: the players alternate from move 1
opening-rule-swap = swap
    .meaning = Player 1 places three stones, player 2 picks a side
opening-rule-swap1 = swap (one stone)
    .meaning = Player 1 places one stone, player 2 picks a side
opening-rule-swap2 = swap2
    .meaning = As swap; player 2 may add two and let player 1 pick
opening-rule-pro = pro
    .meaning = Move 1 in the centre, move 3 outside the central 5x5
opening-rule-longpro = long pro
    .meaning = Move 1 in the centre, move 3 outside the central 7x7
opening-rule-rif = RIF
    .meaning = One of 26 openings, a swap, two fifth moves offered
opening-rule-yamaguchi = Yamaguchi
    .meaning = As RIF; player 1 declares how many fifth moves
opening-rule-soosyrv8 = Soosyrv-8
    .meaning = As RIF; move 4 declares up to 8 fifth moves
opening-rule-taraguchi10 = Taraguchi-10
    .meaning = A swap after each move; one fifth move, or ten offered
opening-rule-tarannikov = Tarannikov
    .meaning = Five moves in growing squares, a swap after each
opening-rule-sakata = Sakata
    .meaning = One of 26 openings, two more stones, then a swap
# An opening of renju. $code (String) - D4; $name (String) - Kagetsu; $kanji (String) - 花月
opening-name = { $code } { $name }
# The goal of Quarto: four pieces that share an attribute.
rule-alike = four alike in a row
    .short = four alike
# Behind the goal and a comma: stones fall to the lowest free cell, as in Connect four.
rule-stones-fall = stones fall

## Players

player-computer = Computer
# The person who plays against the computer and has no name.
player-you = You
player-one = Player 1
player-two = Player 2
# In the panel. $name (String) - player-computer; $level (Number) - from 1 to 10
player-at-level = { $name }, level { $level }
# In the status line: with the letter of the side.
# $name (String) - one of the names above, or the player's own; $letter (String) - X or O
player-letter = { $name } ({ $letter })
# Two computers play. $level (Number) - from 1 to 10
player-level = { $name } (level { $level })
player-level-letter = { $name } (level { $level }, { $letter })
# In narrow windows, where the other player has another name.
player-only-level = level { $level }

## Who plays: a line of the menu, or a sentence of a message, without a full stop
## $level is a number from 1 to 10, or none where the computer has no levels. The short forms stand
## in windows of 24 columns.

lineup-persons = Two players
    .short = Two players
# Who begins is drawn by lot.
lineup-persons-random = Two players; X is chosen at random
    .short = X at random
lineup-you-x = { $level ->
    [none] You play X against the computer
   *[other] You play X against the computer, level { $level }
}
    .short = { $level ->
        [none] X: you, O: computer
       *[other] X: you, O: level { $level }
    }
lineup-you-o = { $level ->
    [none] You play O against the computer
   *[other] You play O against the computer, level { $level }
}
    .short = { $level ->
        [none] X: computer, O: you
       *[other] X: level { $level }, O: you
    }
lineup-random = { $level ->
    [none] You play the computer; X is chosen at random
   *[other] You play the computer, level { $level }; X is chosen at random
}
    .short = { $level ->
        [none] X at random
       *[other] X at random, level { $level }
    }
# $first (Number) - level of the computer that plays X, or none; $second (Number) - that of O
lineup-computers = { $second ->
    [none] The computer plays both sides
   *[other] The computer plays X at level { $first } and O at level { $second }
}
    .short = { $second ->
        [none] Computer plays both
       *[other] X: level { $first }, O: level { $second }
    }
# Another engine plays. $name (String) - its name, such as rapfi
lineup-you-x-engine = You play X against { $name }
    .short = X: you, O: { $name }
lineup-you-o-engine = You play O against { $name }
    .short = X: { $name }, O: you
lineup-random-engine = You play { $name }; X is chosen at random
    .short = X at random, { $name }
# $first (String), $second (String) - player-at-level, player-only-level or the name of an engine
lineup-engines = X: { $first }; O: { $second }
# Behind the players: who makes the first move. $lineup (String) - one of those above
# $begins (String) - one of those below; at most 74 columns in all
lineup-begins = { $lineup }. { $begins }
begins-you = You begin.
begins-computer = The computer begins.
# $player (String) - the name of the first player
begins-player = { $player } begins.
# Behind the players: $lineup (String) - one of those above; $opening (String) - the name of its rule
lineup-opening = { $lineup }; opening: { $opening }
# At the start of a game. $player (String) - the name and the letter; $who - see to-move
lot-drawn = { $who ->
    [you] Drawn by lot: you begin.
   *[other] Drawn by lot: { $player } begins.
}
# At the start of a rated game.
# $level (Number) - from 1 to 10; $rating (Number) - rating of the level
# $own (String), $deviation (String) - rating of the person
rated-begun = Rated: level { $level } ({ $rating }), you { $own } +-{ $deviation }. No hints or undo.
# Behind it. $player, $who - as in lot-drawn
rated-first = { $who ->
    [you] You begin.
    [computer] The computer begins.
   *[other] { $player } begins.
}
# After a rated game. $before (String), $after (String), $deviation (String) - ratings
# $level (Number) - the level of the next even game
rating-changed = Rating { $before } -> { $after } (+-{ $deviation }). Even level: { $level }.
unrated = This game no longer counts for your rating.
rating-not-read = Your rating is still being read. Try again in a moment.

## The question for the sides of the computer, above the keys
## The short forms name the keys o, x, b and p. $level (Number) - from 1 to 10

sides-question = Which sides should the computer play? It has no levels here.
    .short = Computer: o O, x X, b both, p none
sides-question-level = Which sides should the computer play, at level { $level }?
    .short = Computer (level { $level }): o O, x X, b both, p none
sides-question-levels = Which sides should the computer play, at levels { $first } and { $second }?
    .short = Computer (levels { $first }, { $second }): o O, x X, b both, p none
# Other engines. $name (String), $first (String), $second (String) - rapfi, or player-only-level
sides-question-engine = Which sides should { $name } play?
    .short = { $name }: o O, x X, b both, p none
sides-question-engines = X: { $first }, O: { $second }. Which sides should they play?
    .short = X { $first }, O { $second }: o O, x X, b both, p none

## The position that is shown

# $number (Number) - moves up to the position, 0 at the start; $total (Number) - moves of the line
move-of = { $number ->
    [0] Start, { $total ->
        [one] { $total } move
       *[other] { $total } moves
    }
   *[other] Move { $number } of { $total }
}
# $place (String) - move-of; $state (String) - one of the states below, from to-move to void
state-at = { $place }: { $state }

## The state of the game, in the status line and without a full stop
## $player (String) - X, or player-letter and the like; $who - you if that is player-you,
## computer if it is the computer, else other.

to-move = { $player } to move
# $key (String) - the key that resumes, or none
to-move-paused-key = { $key ->
    [none] { $player } to move, paused
   *[other] { $player } to move, paused: { $key } to resume
}
to-move-paused = { $player } to move, paused
# The computer thinks; the longest form that fits is shown.
# $time (String) - 1.2 s; $depth (Number) - of the search; $nodes (String) - 34k, 1.3M
thinking = { $player } is thinking
# $key (String) - the key, or none
thinking-move-now = { $key ->
    [none] The computer is thinking.
   *[other] { $key } makes the computer move now.
}
thinking-time = { $player } is thinking: { $time }
thinking-depth = { $player } is thinking: { $time }, depth { $depth }
thinking-nodes = { $player } is thinking: { $time }, depth { $depth }, { $nodes } nodes
# Quarto: a player gives the other one a piece, who places it.
to-select = { $who ->
    [you] { $player } select a piece
   *[other] { $player } selects a piece
}
    .short = { $who ->
        [you] { $player } select
       *[other] { $player } selects
    }
# $number (Number) - of the piece; $piece (String) - its drawing in letters: (W*)
# $attributes (String) - white, round, large, solid
to-place = { $who ->
    [you] { $player } place piece { $number } { $piece } { $attributes }
   *[other] { $player } places piece { $number } { $piece } { $attributes }
}
    .short = { $who ->
        [you] { $player } place { $number } { $piece }
       *[other] { $player } places { $number } { $piece }
    }
won = { $who ->
    [you] { $player } win
   *[other] { $player } wins
}
# $row (String) - row-length
won-by-row = { $who ->
    [you] { $player } win: { $row } in a row
   *[other] { $player } wins: { $row } in a row
}
# $rows (String) - row-from-to, or several of them as a list
won-by-rows-at = { $who ->
    [you] { $player } win: { $row } in a row, { $rows }
   *[other] { $player } wins: { $row } in a row, { $rows }
}
# $from (String), $to (String) - the ends of the row
row-from-to = from { $from } to { $to }
# $fours (String) - four-alike or four-alike-at, or several with list-semicolon between them
won-by-fours = { $who ->
    [you] { $player } win: { $fours }
   *[other] { $player } wins: { $fours }
}
# $attributes (String) - what the four pieces share: white and round
four-alike = four { $attributes }
# $cells (String) - 0,1 0,2 0,3 0,4
four-alike-at = four { $attributes } at { $cells }
won-by-resignation = { $who ->
    [you] { $player } win by resignation
   *[other] { $player } wins by resignation
}
won-on-time = { $who ->
    [you] { $player } win on time
   *[other] { $player } wins on time
}
# The other side broke a rule, or did not come.
won-by-forfeit = { $who ->
    [you] { $player } win by forfeit
   *[other] { $player } wins by forfeit
}
# $loser (String) - player-letter or X; $foul - the kind of the foul
won-by-foul = { $foul ->
    [double-three] { $loser } made a double three
    [double-four] { $loser } made a double four
   *[overline] { $loser } made an overline
}: { $who ->
    [you] { $player } win
   *[other] { $player } wins
}
drawn-full = Draw: the board is full
drawn-passed = Draw: both sides passed
drawn-placed = Draw: all pieces are placed
drawn-agreed = Draw by agreement
# $number (Number) - of moves
drawn-limit = Draw: the move limit of { $number } is reached
    .short = Draw: the move limit is reached
void = This game does not count

## The status line, where there is no panel

# The board has no edges.
status-torus = torus
# $score (String) - games won: 2:1; $drawn (Number) - games drawn
score-drawn = { $score }, { $drawn } drawn
# The position editor is open. $counts (String) - position-counts
setting-up = Setting up: { $counts }

## Attributes of a piece of Quarto

# In lists: white, round, large, solid.
piece-black = black
piece-white = white
piece-square = square
piece-round = round
piece-small = small
piece-large = large
piece-hollow = hollow
piece-solid = solid
# In the legend of the drawings, at most 7 columns each.
legend-square = square
legend-round = round
legend-large = large
legend-small = small
legend-solid = solid
legend-hollow = hollow
legend-black = black
legend-white = white
# Below the selected piece, at most 14 columns. $number (Number) - of the piece
piece-to-place = { $number } to place

## Numbers

# $number (Number) - of stones whose order is not known, and of moves; in lists and in brackets
stones = { $number ->
    [one] { $number } stone
   *[other] { $number } stones
}
moves = { $number ->
    [one] { $number } move
   *[other] { $number } moves
}
# $seconds (String) - 1.2
seconds = { $seconds } s
# A chance, at most 5 columns. $number (Number) - from 0 to 100
percent = { $number }%

## The panel beside the board, of 26 to 52 columns

# At the right, beside the name of the game. $number (Number) - of games between these players
panel-game = Game { $number }
# A game that counts for the rating. $number (Number) - the number of the game
panel-game-rated = Game { $number }, rated
# Behind the name of a player; the whole row has about 30 columns.
panel-to-move = to move
panel-wins = { $who ->
    [you] win
   *[other] wins
}
panel-selects = { $who ->
    [you] select
   *[other] selects
}
panel-places = { $who ->
    [you] place
   *[other] places
}
# Headings.
# $number (Number) - of the next move; 0 for the first one in Quarto
panel-move = { $number ->
    [0] First move
   *[other] Move { $number }
}
# The game is over. $number (Number) - of its moves
panel-after = { $number ->
    [one] After { $number } move
   *[other] After { $number } moves
}
panel-pieces = Pieces
panel-review = Review
panel-comment = Comment
# Below a text that is longer than its place, after a sign. $number (Number) - of hidden lines
# $key (String) - the key that scrolls it, or none
text-more = { $number ->
    [one] { $number } more line
   *[other] { $number } more lines
}{ $key ->
    [none] {""}
   *[other] : { $key }
}
# At the end of such a text. $number (Number) - of lines above
text-above = { $number ->
    [one] { $number } line above
   *[other] { $number } lines above
}{ $key ->
    [none] {""}
   *[other] : { $key }
}
refusal-text-fits = No text here is longer than its place.
panel-messages = Messages
panel-computer = Computer
# Rows of the computer's thoughts, at most 12 columns.
panel-time = time
panel-depth = depth
panel-value = value
panel-line = line
panel-nodes = nodes
# Below the moves. $state (String) - one of the states above: X wins by resignation
panel-end = { $state }.
# $count (Number) - of positions in which a hint was taken
panel-hints = { $count ->
    [one] { $count } hint taken
   *[other] { $count } hints taken
}
# $key (String) - Enter
panel-rematch = { $key }: rematch, sides swapped
    .short = { $key }: rematch
# Covers the board during a pause, so that nobody thinks while the clock stands.
board-paused = Paused

## Title of the window
## $game (String) - the name of the game

title-your-move = { $game }: your move
title-to-move = { $game }: { $player } to move
title-thinking = { $game }: the computer is thinking
title-computers-move = { $game }: computer to move
# The computer plays both sides.
title-computers = { $game }: the computer plays
title-won = { $who ->
    [you] { $game }: { $player } win
   *[other] { $game }: { $player } wins
}
title-draw = { $game }: draw
title-void = { $game }: void

## Messages about moves

# $cells (String) - one or several: H8, I9 and J10
undo-moves = Undone: { $cells }.
redo-moves = Redone: { $cells }.
# Quarto. $number (Number) - of the piece; $piece (String) - its drawing in letters: (W*)
undo-piece = Returned to the bag: { $number } { $piece }.
redo-piece = Selected again: { $number } { $piece }.
# A resignation or an agreement was undone.
undo-end = The game continues.
undo-pass = Pass undone.
redo-pass = Pass redone.
undo-decision = Decision undone.
redo-decision = Decision redone.
# A loss on time was undone.
undo-time = The game continues without a clock.
draw-offered = You offer a draw. The computer is considering it.
draw-accepted = The computer accepts the draw.
draw-refused = The computer declines the draw.
draw-too-early = The computer declines: it is too early for a draw.
# $player (String) - player-letter
draw-declined = { $player } declines the draw.
study-from-here = This is a study: you play both sides, and the game is kept.
branch-promoted = This variation is now the first one.
deleted = Deleted.
comment-saved = Comment saved.
comment-deleted = Comment deleted.
# The moves that the computer expects are marked on the board.
thoughts-shown = The computer's expected moves are shown.
thoughts-hidden = The computer's expected moves are hidden.
# $name (String) - of the theme
theme-changed = Theme: { $name }.

## Messages about the computer and its hints

# $lineup (String) - one of the lineups above
lineup-is = { $lineup }.
lineup-changed = { $lineup }. The score starts again.
# $cell (String) - H8
hint = Hint: { $cell }.
# $reason (String) - a message of reasons.ftl: H8 makes an open three.
hint-reason = Hint: { $reason }
# The steps of a hint. $kind (String) - what the position is about; $region (String) - of the board
hint-where = Hint: { $kind ->
    [win] You can win.{ " " }
    [stop] Something must be stopped.{ " " }
    [build] Build your position.{ " " }
   *[unknown] { "" }
}{ $region ->
    [top-left] Look at the top left of the board.
    [top] Look at the top of the board.
    [top-right] Look at the top right of the board.
    [left] Look at the left of the board.
   *[centre] Look at the centre of the board.
    [right] Look at the right of the board.
    [bottom-left] Look at the bottom left of the board.
    [bottom] Look at the bottom of the board.
    [bottom-right] Look at the bottom right of the board.
    [bag] Look at the pieces that are left.
}
# $by (String) - what the move does
hint-by = Hint: { $by ->
    [five] complete five in a row.
    [stop-four] block a four.
    [open-four] make an open four, or two fours.
    [foul] make a four that only a foul could stop.
    [four-three] make a four and an open three.
    [win-fours] win by fours.
    [win-threes] win by threes and fours.
    [win-quiet] win with a quiet move.
    [stop-three] stop an open three.
    [stop-double] stop a double threat.
    [two-threes] make two open threes.
    [stop-fours] stop a win by fours.
    [three] make an open three.
    [four] make a four.
    [delay] delay the loss.
    [several] build in several directions.
    [take] take a cell that the opponent wants.
    [closed-three] make a three.
    [open-two] make an open two.
    [row] complete a row.
    [block] block a row.
    [win] win by force.
    [losing-piece] every piece left completes a row.
    [safe-piece] give a piece that completes no row.
    [draw] keep the draw.
   *[quiet] a quiet move.
}
# $moves (String) - X H8, O G7, X J9
hint-line = Hint: { $moves }
hint-search = Looking for a hint
hint-search-progress = Looking for a hint: { $time }, depth { $depth }
# $why (String) - the reason
hint-failed = No hint was found: { $why }.
computer-illegal = The computer's move is not legal: { $why }.
# $key (String) - the key that asks again, or none
computer-failed = { $key ->
    [none] The computer did not move: { $why }.
   *[other] The computer did not move: { $why }. Press { $key } to ask again.
}
# $why (String) - tables of 768 KB in place of 31 MB
out-of-memory = The computer is short of memory: { $why }.
score-reset = The score starts again.
score-of-another-game = The score starts again with this game.

## Messages about files

# $path (String) - the file; $stones (String) - 12 moves, or 3 stones without an order
saved = Game saved: { $stones } in { $path }.
    .short = Game saved.
# The game has left the screen meanwhile.
saved-earlier = Earlier game saved: { $stones } in { $path }.
    .short = Earlier game saved.
# The format of a file cannot hold all of a game. $lost (String) - a sentence: format-not-held
# $file (String) - the name of a file that would hold everything
save-lossy = { $lost } Save anyway? (y/n) :s { $file } keeps everything.
    .short = { $lost } Save? (y/n)
# $why (String) - the reason
save-failed = The game could not be saved: { $why } ({ $path }).
    .short = Not saved: { $why } ({ $path }).
save-earlier-failed = The earlier game could not be saved: { $why } ({ $path }).
    .short = Earlier game not saved: { $why } ({ $path }).
loaded = Game loaded: { $stones } from { $path }.
    .short = Game loaded.
# $remarks (String) - remarks about the file, with list-semicolon between them
loaded-remarks = Game loaded: { $stones } from { $path } ({ $remarks }).
# A remark. $board (String) - the board that was chosen: 15x15
loaded-no-board = { $board }: the file names no board
loaded-on-board = Game loaded on { $board }: the file names no board.
# $what (String) - moves or stones
pasted = Pasted: { $what }.
pasted-remarks = Pasted: { $what } ({ $remarks }).
# $why (String) - the reason
paste-failed = The text could not be pasted: { $why }.
# $bytes (Number) - the most that is taken
paste-too-long = The text could not be pasted: it is longer than { $bytes } bytes.
paste-title = Pasted game
# $key (String) - the key that changes it
paste-ask-rows = Is row 1 on the other side of the board? Press { $key }.
paste-ask-sides = Did the other side begin? Press { $key }.
paste-no-choice = Nothing else can be chosen for this game.
# A game of a collection. $game (String) - with its rules; $number (Number) - in the file;
# $file (String) - its name; $moves (Number) - of the game
study-opened = { $moves ->
    [one] { $game }: game { $number } of { $file }, { $moves } move. This is a study.
   *[other] { $game }: game { $number } of { $file }, { $moves } moves. This is a study.
}
    .short = This is a study: the file will not be changed.
# What was noticed when the game was read. $remarks (String)
study-remarks = Remarks: { $remarks }.
# $lineup (String) - one of the lineups above
resumed-lineup = Game resumed ({ $stones }). { $lineup }.
resumed-finished = This game is finished ({ $stones }).
resumed-copy = This game is open elsewhere, so this is a copy ({ $stones }).
# $why (String) - the damage
resumed-damaged = The file is damaged: { $why }. This is a copy of the readable part ({ $stones }).
    .short = This is a copy of the readable part ({ $stones }).
copied-moves = { $number ->
    [one] Copied: { $number } move.
   *[other] Copied: { $number } moves.
}
copied-board = Copied: the board ({ $stones }).
copy-no-clipboard = This terminal does not let programs use the clipboard.
copied-picture = Copied: a picture of the position.
copy-no-pictures = This terminal takes no pictures into the clipboard; E exports one to a file.
copy-picture-refused = The terminal did not put the picture into the clipboard.
delete-failed = The game could not be deleted: { $why } ({ $path }).
    .short = Not deleted: { $why } ({ $path }).
open-cancelled = You moved on before the game was read, so it was not opened ({ $path }).
# Moves are kept as they are played.
# $path (String) - the file that is used in place of the usual one
moves-kept-elsewhere = Moves are kept in { $path }: { $why }.
moves-not-kept = Moves are not being kept: { $why }.
# The result of a puzzle.
attempt-not-written = Your result could not be saved: { $why }.
puzzles-not-kept = The puzzles could not be saved: { $why }.
puzzles-not-read = The puzzles could not be read: { $why }.
# Damaged entries. $first (String) - the first of them; $others (Number) - how many more there are
puzzles-damaged = { $others ->
    [0] Skipped: { $first }.
    [one] Skipped: { $first }, and { $others } more.
   *[other] Skipped: { $first }, and { $others } more.
}
no-shell = There is no shell to return to.
# The player is writing a comment or setting up a position.
start-writing = Finish or cancel what you are editing first.

## Questions
## The keys y and n answer them, in every language. The short forms stand in windows of 24
## columns, which wrap them.

unrate-question = Make this game casual? It will not count for your rating. (y/n)
    .short = Make it casual? (y/n)
# Another game is about to begin.
rated-leave-question = Leave the rated game? It stays in progress and counts when it ends. (y/n)
    .short = Leave the rated game? (y/n)
resign-question = Resign? (y/n)
# $player (String) - player-letter
resign-as-question = Resign as { $player }? (y/n)
# $player (String) - player-letter
draw-question = { $player } offers a draw. Accept? (y/n)
# $number (Number) - of the moves
delete-question = { $number ->
    [one] Delete this move? (y/n)
   *[other] Delete this position and all that follows, { $number } moves? (y/n)
}
    .short = { $number ->
        [one] Delete this move? (y/n)
       *[other] Delete { $number } moves? (y/n)
    }

## Refusals: a command does nothing now
## $key (String) - the key that helps, or none if it has none.

refusal-game-over = { $key ->
    [none] The game is over.
   *[other] The game is over. Press { $key } for a rematch.
}
refusal-over = The game is over.
refusal-paused = { $key ->
    [none] The game is paused.
   *[other] The game is paused. Press { $key } to resume.
}
refusal-thinking = { $key ->
    [none] The computer is thinking.
   *[other] The computer is thinking. Press { $key } to make it move now.
}
refusal-computers-turn = { $key ->
    [none] It is the computer's turn.
   *[other] It is the computer's turn. Press { $key } to make it move.
}
# Two computers play. $player (String) - player-level-letter
refusal-player-thinks = { $key ->
    [none] { $player } is thinking.
   *[other] { $player } is thinking. Press { $key } to make it move now.
}
refusal-players-turn = { $key ->
    [none] { $player } is to move.
   *[other] { $player } is to move. Press { $key } to make it move.
}
refusal-occupied = That cell is taken.
refusal-full-column = This column is full.
# $why (String) - the reason, from errors.ftl
refusal-illegal = This move is not legal: { $why }.
# Typed words. $why (String) - what is wrong
refusal-input = Illegal input, please try again: { $why }
refusal-study = This is a study: you play both sides.
# What a rated game does not allow, in refusal-rated
rated-no-hints = no hints
rated-no-undo = moves stand
rated-no-analysis = no analysis
rated-no-explorer = no opening explorer
rated-no-players = the players stay
rated-no-hurry = the computer takes its time
# $what (String) - one of those above; $key (String) - the key, or none
refusal-rated = { $key ->
    [none] This game is rated: { $what }.
   *[other] This game is rated: { $what }. { $key } makes it casual.
}
refusal-rated-over = The game was rated and has ended, so its moves stand.
refusal-not-rated = This game is not rated.
refusal-resign = { $key ->
    [none] The computer does not resign.
   *[other] The computer does not resign. Press { $key } for a new game.
}
refusal-draw-turn = You can offer a draw only on your turn.
refusal-draw-early = A draw can be offered after the second move.
refusal-draw-twice = You have already offered a draw on this move.
refusal-draw-computers = { $key ->
    [none] The computer does not offer draws.
   *[other] The computer does not offer draws. Press { $key } for a new game.
}
refusal-draw-engine = Other engines do not answer offers of a draw.
refusal-undo = There is no move to undo.
refusal-redo = There is no move to redo.
refusal-copy = There is nothing to copy.
# $game (String) - Quarto, Connect four
refusal-marks = This is not available in { $game }.
# $game (String) - the name of the game
refusal-fouls = In { $game } every free cell may be taken.
refusal-pause = Only games with a clock or between two computers can be paused.
refusal-hint-turn = You can ask for a hint only on your turn.
# $from (Number), $to (Number) - sides of the boards: 13x13 to 20x20
refusal-hints = In this game, there are hints on boards from { $from }x{ $from } to { $to }x{ $to }.
refusal-no-engine = No other engine plays here; { $key } lists yours.
refusal-not-thinking = The computer is not thinking.
refusal-no-levels = In this game, there are levels on boards from { $from }x{ $from } to { $to }x{ $to }.
refusal-no-side = { $key ->
    [none] The computer plays neither side.
   *[other] The computer plays neither side. Press { $key } to let it play.
}
refusal-one-computer = { $key ->
    [none] Only one computer is playing.
   *[other] Only one computer is playing. Press { $key } to raise its level.
}

## Last words, on the terminal after the screen has gone: behind "gomoku: " and without a full stop

disk-not-synced = the disk is slow: a power failure may lose the last moves
disk-moves = the disk is slow: the last moves may not be saved
# $path (String) - the file
disk-game = the disk is slow: the game may not be saved ({ $path })
disk-setting = the disk is slow: a setting may not be saved
disk-attempt = the disk is slow: the result of a puzzle may not be saved
disk-lesson = the disk is slow: that a lesson is done may not be saved
disk-puzzles = the disk is slow: puzzles from your games may not be saved
# $why (String) - the reason
save-failed-late = the game could not be saved: { $why } ({ $path })
terminal-no-thread = a thread could not be started
terminal-no-signals = signals cannot be handled
terminal-unusable = the terminal cannot be used
terminal-unreadable = the terminal cannot be read
terminal-lost = the connection to the terminal was lost
terminal-ending = the program is about to end

## The window

# $needed (String) - 40x20; $size (String) - of the window: 30x12. Wrapped in a very small window.
window-too-small = { $needed } needed: this window is only { $size }.

## Pictures of the board

picture-still = a PNG cannot move; use a GIF or SVG
picture-encoding = the picture cannot be encoded
exported = Exported { $path }
export-failed = Cannot export { $path }: { $why }.
export-format = name a file that ends with .svg, .png or .gif

## The opening

# $number (Number) - of the move; $stone (String) - X or O; $zone - anywhere, centre, inside or
# outside; $side (Number) - of the square around the centre
opening-place = { $who ->
    [you] You place move { $number } ({ $stone })
   *[other] { $player } places move { $number } ({ $stone })
}{ $zone ->
    [centre] {" "}in the centre
    [inside] {" "}within the central { $side }x{ $side }
    [outside] {" "}outside the central { $side }x{ $side }
   *[anywhere] {""}
}
opening-decide = { $who ->
    [you] You decide
   *[other] { $player } decides
}
# $most (Number) - the largest number
opening-declare = { $who ->
    [you] You declare how many fifth moves to offer: 1 to { $most }
   *[other] { $player } declares how many fifth moves to offer: 1 to { $most }
}
# $number (Number) - of the next fifth move; $count (Number) - of all
opening-offer = { $who ->
    [you] You offer fifth moves: { $number } of { $count }
   *[other] { $player } offers fifth moves: { $number } of { $count }
}
opening-pick = { $who ->
    [you] You choose { $count ->
        [one] the fifth move
       *[other] one of { $count } fifth moves
    }
   *[other] { $player } chooses { $count ->
        [one] the fifth move
       *[other] one of { $count } fifth moves
    }
}
# Choices, as commands. $side (String) - X or O
option-keep = Keep { $side }
    .word = keep { $side }
option-swap = Take { $side }
    .word = take { $side }
option-place-two = Place two more
    .word = two more
option-offer-many = Offer ten
    .word = offer ten
# What a choice leads to.
option-leads-to-sides = { $who ->
    [you] You then choose your side.
   *[other] { $player } then chooses a side.
}
option-leads-to-offers = { $who ->
    [you] You offer { $count } fifth { $count ->
        [one] move
       *[other] moves
    }
   *[other] { $player } offers { $count } fifth { $count ->
        [one] move
       *[other] moves
    }
}
# What was decided.
decided-keep = { $who ->
    [you] You keep { $side }.
   *[other] { $player } keeps { $side }.
}
decided-swap = { $who ->
    [you] You take { $side }.
   *[other] { $player } takes { $side }.
}
decided-place-two = { $who ->
    [you] You place two more stones.
   *[other] { $player } places two more stones.
}
decided-offer-many = { $who ->
    [you] You will offer ten fifth moves.
   *[other] { $player } will offer ten fifth moves.
}
decided-declare = { $who ->
    [you] You declare { $count } fifth { $count ->
        [one] move
       *[other] moves
    }.
   *[other] { $player } declares { $count } fifth { $count ->
        [one] move
       *[other] moves
    }.
}
passed = { $who ->
    [you] You pass.
   *[other] { $player } passes.
}
pass = pass
opening-heading = Opening: { $rule }
# Beside the name of a player.
panel-decides = { $who ->
    [you] decide
   *[other] decides
}
panel-declares = { $who ->
    [you] declare
   *[other] declares
}
panel-offers = { $who ->
    [you] offer
   *[other] offers
}
panel-chooses = { $who ->
    [you] choose
   *[other] chooses
}
# Words of the footer.
word-fifth-moves = fifth moves
word-offer = offer
word-choose = choose
refusal-decide = Press a number from 1 to { $count } to decide.
hint-option = Hint: { $option }.
hint-declare = Hint: declare { $count }.
