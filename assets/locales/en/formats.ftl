### Errors and remarks of files, and of settings. The English words stand in the sources, too.

## Places and problems in a file

format-not-utf8 = this is not UTF-8
format-unknown = not a known game format
foreign-archive = this is a compressed archive; unpack it and open the games in it
foreign-picture = this is a picture, not a game
foreign-empty = there is nothing in this file
foreign-document = this is a document, not a game
foreign-database = this is a database of another program
foreign-settings = this is a settings file, not a game
foreign-chess = this is a position of chess (FEN)
foreign-program = this is a program, not a game
foreign-web = this is a web page, not a game
foreign-xml = this is an XML file of another program
foreign-json = this is a JSON file of another program
foreign-pgn = this is PGN, the format of chess, which is not read; its moves can be pasted
foreign-yixin = this is a game saved by Yixin, which is not read
format-no-game = there is no game in the file
format-missing = missing
format-not-built-in = this build does not read this format
format-other-game = it belongs to another game
format-out-of-turn = it is the other side's turn
format-not-a-cell = { $value } is not a cell
format-not-a-number = { $value } is not a number
format-at-line = line { $line }: { $why }
format-at-field = line { $line }, { $field }: { $why }
format-at-move = move { $number }: { $why }
# $offset (Number) - a byte of the file, from 0; $why (String) - the reason
format-at-byte = byte { $offset }: { $why }
format-header = the first line must be { $expected }
format-fields = expected { $expected } fields, found { $found }
format-off-board = { $value } is off every board (0 to { $max })
format-occupied = line { $line } already has a stone in this cell
format-after-end = a stone follows the end of the game
format-not-a-node = there is no move { $number }
format-number-taken = there are two moves with the number { $number }
format-too-small = five in a row do not fit on a board of { $size }
format-not-a-ply = the game has no move { $number }
format-too-large = the file is larger than { $limit } bytes
format-unexpected = { $text } is unexpected here
format-no-value = { $name } has no value in brackets
format-too-many-moves = the file has too many moves
format-size = { $value } is not a board size
format-stray-row = this row is apart from the board
format-row-number = { $value } is not the number of the next row
format-row-missing = the rows end at { $value }; others are missing
format-other-size = the rows drawn below are not those of { $value }
format-signs = { $value } has no meaning beside the other signs
format-board-open = the board has no end: DONE is missing
format-no-answer = the engine's move before this line is missing

## Formats

format-csv = CSV
format-sgf = SGF
format-psq = Piskvork .psq
format-rec = Piskvork .rec
format-position = position text
format-script = Quarto script
format-journal = journal
format-rif = RenjuNet .rif
format-yxdb = Yixin .db
format-pos = .pos
format-openings = list of openings
format-lib = RenLib .lib

## What a format cannot hold

unwritable-script = a Quarto script can only hold a game of Quarto
unwritable-journal = the program itself writes the journal of a game in progress
# $format (String) - the name of a format
unwritable-only-read = games are read from { $format }, but not saved there
unwritable-lib = a library of RenLib can only hold games on a board of 15x15
lib-no-header = this is not a library of RenLib
lib-version = version { $value } of RenLib's libraries is not known
lib-pass = a pass cannot be played
lib-no-move = a move follows a cell without a stone
unwritable-quarto = { $format } cannot hold a game of Quarto
lost-game = the board and its rule
lost-start = the starting position
lost-order = the order of play
lost-passes = the passes
lost-opening = the decisions of the opening
lost-other-moves = variations and undone moves
lost-result = the result
lost-reason = the reason of the result
lost-players = the players
lost-date = the date
lost-times = the times
lost-comments = the comments
lost-marks = the marks
lost-evaluations = the evaluations
lost-hints = the hints
lost-others = data of other programs
format-not-held = The { $format } format cannot hold { $parts }.

## Single formats

csv-player = { $value } is not 0 or 1
csv-negative = { $value } is negative
script-start = the first line must be start and a board, such as start standard
script-command = expected select or place
sgf-game = { $value } is another game
sgf-board = { $value } is played on another board
sgf-pass = this game has no passes
sgf-repeated = the same move is noted too often
sgf-late-setup = stones cannot be set up after the first move
sgf-go = this is a game of Go
journal-game = { $value } is not a game
journal-side = { $value } is not x or o
journal-player = { $value } is not player 1 or 2
journal-level = { $value } is not a level
journal-engine = { $value } is not the name of an engine
journal-participant = { $value } is not person or computer
journal-piece = { $value } is not a piece
journal-nothing-to-undo = there is no move to undo
journal-clock = { $value } is not a time control
journal-opening = { $value } is not an opening rule
journal-choice = { $value } is not a choice of an opening
journal-nothing-to-redo = there is no move to redo
journal-date = { $value } is not a date
journal-version = { $value } is not version 1 or 2 of this format
journal-line = { $value } is not the start of a journal's line
journal-not-at-start = this must stand before the first move

## Remarks on a file that was read

remark-taken-for = the file does not name its board; assuming { $width }x{ $height }
remark-no-order = the file does not give the order of play
remark-rows-from-bottom = rows are counted from the bottom
remark-rows-from-top = rows are counted from the top
remark-other-games = this is the first of { $games } games in the file
remark-unknown-rule = the rule { $rule } is unknown; assuming freestyle
remark-says-go = the file claims to be Go; reading it as Gomoku
remark-says-other = the file claims to be another game (GM { $number }); reading it as Gomoku
remark-pass = a pass was left out; this game has none
remark-passes = { $count } passes were left out; this game has none
remark-several = { $name } has several values; the first one is read
remark-result-does-not-fit = the result { $result } contradicts the board
remark-opening-does-not-fit = the moves do not fit the opening { $rule }, which is left out
remark-unknown-result = the result { $result } is not fully understood
remark-variation-cut = a variation was cut off where it cannot be played ({ $why })
remark-variations-cut = { $count } variations were cut off where they cannot be played (the first: { $why })
# $names (String) - what a game refers to, as in the file: black="17", rule="3"
remark-not-in-tables = the tables of the file do not have { $names }
remark-from-centre = cells are counted from the centre
remark-encoding-guessed = the file is not UTF-8 and names no other known encoding; assuming { $encoding }
remark-encoding = the encoding is { $encoding }
remark-damaged-letters = some letters are not { $encoding } and were replaced by �
encoding-unknown = unknown encoding; examples are UTF-8, windows-1251, Shift_JIS, GBK
remark-text-outside = text outside of the games was ignored
remark-not-closed = the end of the game is missing
remark-sign-first = { $sign } is the side that begins
remark-sign-second = { $sign } is the side that moves second
remark-signs = { $first } is the side that begins, { $second } the other
remark-free-sign = { $sign } is read as a free cell
remark-unknown-sign = line { $line }: { $sign } is read as a free cell
remark-proposed = the numbers on the board are moves that were not played
remark-last-board = this is the last of { $boards } boards in the text
remark-passed-over = not read: { $parts }
remark-rows-first = pairs of numbers are row and column, from 0 at the top left
passed-times = times
passed-evaluations = evaluations
passed-comments = comments
passed-judgements = judgements
passed-numbers = numbers that do not count the moves
passed-protocol = other lines of the protocol
passed-others = other data
remark-skipped-one = { $text } in line { $line } was not understood and left out
remark-skipped = { $count } parts were not understood and left out (the first: { $text } in line { $line })
remark-odd-time = the time in line { $line } is not a number of milliseconds
remark-stopped = the game is shown up to where it cannot be played on ({ $why })
remark-end-number = the game ended with number { $number }, which does not say who won
yxdb-end = the file ends in the middle of a record
yxdb-frame = the compressed data is damaged
