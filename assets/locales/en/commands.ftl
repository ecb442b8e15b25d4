### Commands: titles in the help and the palette, words of the footer, sections of the help, names of contexts.
###
### A title is a short imperative, at most 44 columns. A word (.word) stands in the last row of the screen beside its key:
### one short word, at most 12 columns. Keys and words of the command bar (undo, save) are not translated.

## On the board

command-cursor = Move the cursor
command-side-edges = Go to the left or right edge
command-end-edges = Go to the top or bottom edge
command-place = Place a stone; after the game, rematch
    .word = place
command-save = Save game
    .word = save
command-load = Load the saved game
    .word = load
command-copy = Copy the moves or the board
command-copy-picture = Copy a picture of the position
command-export = Export as a picture
command-resign = Resign
    .word = resign
command-draw = Offer a draw
command-pass = Pass
command-friends = Play with a friend
command-friends-accept = Choose, or accept the game
    .word = choose
command-say = Say something to your friend
    .word = say
command-connect = Connect to your friend again
    .word = connect
command-new-game = New game
    .word = new
command-even-game = Even game (rated)
command-unrate = Make the rated game casual
command-games = Games: in progress and finished
command-explorer = Opening explorer
command-learn = Lessons
command-puzzles = Puzzles
command-statistics = Statistics: results, accuracy, mistakes
command-engines = Other engines: play one, add one
command-engine-log = Log of the engine
command-undo = Undo
    .word = undo
command-redo = Redo
command-step = Previous move, next move
    .word = moves
command-ends = First move, last move
command-next-branch = Next variation
    .word = variation
command-comment = Comment on the position
command-promote = Make this the main line
command-delete = Delete this move and everything after it
command-editor = Edit the position
command-scroll-text = Scroll a long comment
command-autoplay = Replay the game
command-analyse = Analyse with the engine
    .word = analyse
command-review = Review game
    .word = review
command-take-line = Add the line to the record
command-region = Show the moves that win, or alone hold
command-mistakes = Learn from your mistakes
    .word = learn
command-line-step = Next or previous line of the analysis
command-hint = Hint in steps: where to look, by what, the move, the line
    .word = hint
command-computer = Choose the computer's side
command-level = Computer's level
    .word = level
command-first-level = Level of X when the computer plays both
command-move-now = Make the computer move now
    .word = move now
command-pause = Pause the clock or a game of two computers
    .word = pause
command-expected = Show the computer's expected moves
command-reset-score = Reset the score
command-type = Type a coordinate or a command
    .word = type
command-coordinates = Coordinates: numbers, letters or none
    .word = coords
command-numbers = Move numbers: last five, all or none
command-threats = Show the threats of both sides
command-explain-point = Explain why this point is a foul or not
command-forbidden = Show the points that a side may not take
command-zoom = Larger or smaller board
command-dismiss = Dismiss the message, cancel the hint
command-about = About: version, licence, files
    .word = about
command-start = Back to the start menu; the game is kept
    .word = menu
command-settings = Settings
    .word = settings
command-commands = Command palette
    .word = commands
command-help-board = Help (F1 works everywhere)
    .word = help
command-quit = Quit
    .word = quit

## In the command bar

command-run = Run the command
    .word = run
command-close = Close
    .word = close

## While text is typed

command-text-move = Move the cursor
command-text-start = Go to the start
command-text-end = Go to the end
command-text-erase = Delete the previous character
command-text-delete = Delete the next character
command-text-erase-more = Delete the previous word; everything before

## At a question

command-yes = Yes
    .word = yes
command-no = No
    .word = no

## Start menu

command-select = Select
    .word = select
command-go = Open the selected entry
    .word = go
command-menu-games = Games
command-menu-learn = Learn the game in short lessons
command-menu-puzzles = Puzzles
command-menu-statistics = Your statistics
command-menu-computer = New game against the computer
command-menu-size = New game on a board of this size
command-menu-rule = New game: exactly five win, or five or more
command-help = Help
    .word = help

## Page of a new game

command-begin = Start the game
    .word = start
command-row-change = Select a row or change its value
    .word = change
command-next-value = Next value
    .word = next
command-type-number = Type the size, or a number
command-players = Players: people or the computer
    .word = players
command-rule = Gomoku rule: exactly five, or five or more
    .word = rule
command-opening = Opening rule: swap2, pro, those of renju
    .word = opening
command-load-with-players = Load the saved game with these players
command-back = Back
    .word = back

## Lists of games

command-select-engine = Select an engine
    .word = select
command-play-engine = New game against the engine
    .word = play
command-add-engine = Add an engine
    .word = add
command-examine-engine = Examine the engine
    .word = examine
command-engine-time = Longer or shorter time for a move
    .word = time
command-analyst = Analyse with the engine, too, or not
    .word = analyse
command-remove-engine = Remove the engine from the list (asks first)
    .word = remove
command-select-game = Select a game
    .word = select
command-pages = Page up, page down
command-first-last = Go to the first or last game
command-open-game = Open the game
    .word = open
command-filter = Filter the list
    .word = filter
command-other-games = Games in a file or folder
    .word = file
command-delete-game = Delete the game (asks first)
    .word = delete
command-games-back = Clear the filter; go back
    .word = back
## Choosing a file

command-open-file = Open the folder or load the file
    .word = open
command-parent-folder = Parent folder (while nothing is typed)
    .word = parent folder
command-enter-folder = Open the selected folder (while nothing is typed)

## A line over a list of games

command-done = Done
    .word = done
command-discard = Discard the text
    .word = discard

## The comment box

command-keep-comment = Save the comment
    .word = save
command-new-line = New line
    .word = new line
command-lines = Previous line, next line
command-first-last-line = First line, last line
command-cancel = Discard the changes
    .word = cancel

## The opening explorer

command-play-selected = Play the selected move
    .word = play
command-select-move = Select a move
    .word = select
command-reached = Games that reached the position
    .word = games
command-close-explorer = Close the explorer
command-open-pasted = Open the pasted game
    .word = open
command-turn-rows = Count the rows from the other side
    .word = rows
command-swap-sides = Let the other side begin
    .word = sides
command-drop-pasted = Drop the pasted game
    .word = drop

## The settings

command-change-setting = Select a setting or change its value
    .word = change
command-erase-name = Delete a character of a name

## The question for the sides of the computer

command-computer-o = The computer plays O
    .word = O
command-computer-x = The computer plays X
    .word = X
command-computer-both = The computer plays both sides
    .word = both
command-computer-none = Two players
    .word = two players
command-leave = Keep the current sides
    .word = cancel

## The position editor

command-take-position = Use the position
    .word = use
command-put-stone = Place or remove a stone
    .word = stone
command-put-x = Place X
    .word = X
command-put-o = Place O
    .word = O
command-turn = Switch the side to move
    .word = turn
command-clear = Clear the board
    .word = clear
command-undo-change = Undo the last change
    .word = undo
command-redo-change = Redo the change

## Puzzles

command-puzzle-place = Place a stone; when done, next puzzle
    .word = place
command-puzzle-hint = Hint: the kind of win, the stones, the move
    .word = hint
command-try-again = Undo the wrong move and try again
    .word = try again
command-solution = Show the solution (counts as failed)
    .word = solution
command-next-puzzle = Next puzzle; this one comes back if unsolved
    .word = skip
command-pause-run = Pause the timed run
    .word = pause
command-solution-step = Previous or next move of the solution
    .word = moves
command-solution-ends = Start or end of the solution
command-puzzle-back = Dismiss the message; go back
    .word = back

## Lessons

command-select-lesson = Select a lesson
    .word = select
command-first-last-lesson = First or last lesson
command-begin-lesson = Begin the lesson
    .word = begin
command-lesson-place = Place a stone; when done, next lesson
    .word = place
command-lesson-hint = Hint: the stones, the move
    .word = hint
command-restart-lesson = Begin the lesson again
    .word = restart
command-next-lesson = Next lesson
    .word = next
command-lesson-back = Dismiss the message; back to the list
    .word = list

## The help

command-section = Next or previous section
    .word = section
command-help-scroll = Scroll; next or previous section
    .word = scroll
command-help-pages = Page by page through all sections
command-section-ends = Start or end of the section
command-close-help = Close the help
    .word = close

## The command palette

command-select-page = Page up, page down
command-select-ends = First command, last command
command-run-selected = Run the command
    .word = run

## Pages to read

command-page-ends = Go to the top or bottom
command-scroll = Scroll
    .word = scroll

## A window that is too small

command-back-to-game = Back to the game

## Everywhere

command-interrupt = Quit at once
command-next-theme = Next theme
command-themes = Choose a theme
command-preview-theme = Preview a theme
    .word = try
command-theme-ends = First theme, last theme
command-keep-theme = Keep this theme
    .word = keep
command-restore-theme = Go back to the previous theme
    .word = back
command-redraw = Redraw the screen
command-suspend = Suspend (fg resumes)

## Single commands of rows that have two: titles in the palette

command-previous-move = Previous move
command-next-move = Next move
command-first-move = First move
command-last-move = Last move
command-scroll-text-down = Scroll a long comment down
command-scroll-text-up = Scroll a long comment up
command-next-line = Next line of the analysis
command-previous-line = Previous line of the analysis
command-stronger = Raise the computer's level
command-weaker = Lower the computer's level
command-x-stronger = Raise the level of X
command-x-weaker = Lower the level of X
command-larger = Larger board
command-smaller = Smaller board

## Words of the footer for a command in a special situation: at most 12 columns

# The game is over.
word-rematch = rematch
# Into a column, where stones fall.
word-drop = drop
word-resume = resume
word-again = again
word-end-run = end the run
word-stop = stop
word-new-puzzle = new puzzle
word-first-game = first game

# The four arrow keys, in place of their names.
keys-arrows = arrows

## Sections of the help: tabs, all six in 72 columns

section-move = Moves
section-game = Game
section-computer = Computer
section-look = Display
section-words = Commands
section-this-game = Rules

## Contexts: titles in the help

context-board = On the board
context-everywhere = Everywhere
context-menu = In the start menu
context-new-game = Setting up a new game
context-friends = Playing with a friend
context-games = In a list of games
context-engines = In the list of engines
context-files = Choosing a file
context-pasted = In a pasted game
context-line = Filtering a list, or typing a path
context-explorer = In the opening explorer
context-comment = Writing a comment
context-settings = In the settings
context-editor = In the position editor
context-puzzle-page = On the page of puzzles
context-puzzles = Solving a puzzle
context-lessons = In the list of lessons
context-lesson = During a lesson
context-question = Answering a question
context-computer = Choosing the computer's side
context-bar = In the command bar
context-text = Editing text
context-palette = In the command palette
context-themes = Choosing a theme
context-help = In this help
context-page = Reading a page
context-too-small = When the window is too small

## The command palette

# The title of the box.
palette-title = Commands
# In front of what is typed, with the colon.
palette-prompt = Command:
palette-none = No command has this name.
# $from (Number), $to (Number) - the first and the last one shown; $count (Number) - all
palette-shown = { $from } to { $to } of { $count }
# $game (String) - Gomoku 15x15
palette-new-game = New game: { $game }

# Sizes of the board. $others (String) - 15, 17, 19; $last (Number) - 20
board-sizes = { $others } or { $last }

## The command bar: what is wrong with the input; a sentence without capital and full stop

bar-unknown = unknown command
bar-no-piece = the pieces are 0 to 15
# $last (Number) - the last column; $letter (String) - its letter
bar-no-column = the columns are 0 to { $last }, or A to { $letter }
bar-too-much = this command takes no argument
bar-declare = type a number of fifth moves, such as declare 5
bar-sides = the computer can play x, o, both or none
# $names (String) - the words that the command takes: next, daily, ...
bar-puzzles = the puzzles are { $names }
# $least (Number), $most (Number) - levels
bar-level = the level is { $least } to { $most }, or 3,7 for X and O
# $sizes (String) - 15, 17, 19 or 20
bar-game = the games are { $sizes } [standard], connect4, tictactoe and quarto [4x4] [torus]

## The command bar in the help: what each input does, in the order of the inputs

# 7,7  h8
bar-help-cell = Place a stone: row 7, column 7; column H, row 8
# 3
bar-help-column = Drop in column 3; in Quarto, select piece 3
# s  s FILE
bar-help-save = Save; save as FILE
# l  l FILE
bar-help-load = Load; load FILE
# y  copy
bar-help-copy = Copy the moves, or the board as text
bar-help-copy-picture = Copy a picture of the position, where the terminal takes one
bar-help-export = draw the position as FILE: .svg or .png; .gif has all moves
# games  games PATH
bar-help-games = List your games; the games in a file or folder
# explore
bar-help-explore = Opening explorer
# n  n 19  n connect4
bar-help-new = New game; on 19x19; of connect four
# n 19 standard
bar-help-standard = New game on 19x19 in which exactly five win
# even  unrate
bar-help-even = Rated game at your level; make it casual
bar-help-draw = Offer a draw
bar-help-opening = Decide in an opening: sides, two more, fifth moves
bar-help-pass = Pass, under rules that allow it
# why  fouls
bar-help-fouls = Explain the point under the cursor; show forbidden points
# !  u  h  m  p  g  c  r
bar-help-keys = Resign, undo and so on, as with the keys
# e  editor
bar-help-editor = Edit the position
# a  analyse
bar-help-analyse = Start or stop the analysis
# w  region
bar-help-region = Show or hide the winning region
# v  review
bar-help-review = Review game
# mistakes
bar-help-mistakes = Learn from the mistakes of a reviewed game
# puzzles
bar-help-puzzles = Puzzles
# puzzles daily
bar-help-practise = Daily puzzle, run, theme
# solution  next
bar-help-solution = In a puzzle: show the solution; next puzzle
# back  forward
bar-help-step = Previous move; next move
# start  end  variation
bar-help-ends = First move; last move; next variation
# promote  delete
bar-help-branch = Make this the main line; delete this move
# comment TEXT
bar-help-comment = Comment on the position
# friends  connect
bar-help-friends = Play with a friend, or connect again
# say TEXT
bar-help-say = Say something to your friend
# o x  o o  o both  o none
bar-help-sides = Choose the computer's side
# level 7  level 3,7
bar-help-level = Set the computer's level; the levels of X and O
# theme  theme NAME
bar-help-theme = Choose a theme, or set one
# help  q
bar-help-help = Help; quit

## Mistakes in [keys], the keys of the settings file

# $name (String) - as in the file; $names (String) - all names of commands, which are not translated
keys-unknown-command = there is no command { $name }; the commands are { $names }
# $key (String) - as in the file. The names of keys are not translated.
keys-unknown-key = "{ $key }" is not a key; keys are "x", "Space", "F5", "Ctrl-P" and the like
# $key (String) - name of the key; $command, $other (String) - names of commands, as in the file
keys-twice = "{ $key }" cannot be the key of both { $command } and { $other }
# $title (String) - title of a command whose key is fixed
keys-reserved = "{ $key }" cannot be the key of { $command }: it is reserved for "{ $title }"
# A note, not a mistake. $key (String) - such as S; $command (String) - the user's command with this key
# $other (String) - the command whose default key it was
keys-lost = "{ $key }" is now the key of { $command }; { $other } has none
# The same where the other command has further default keys: $keys (String), with commas between them
keys-kept = "{ $key }" is now the key of { $command }; { $other } keeps { $keys }

## The page About

about-licence = Licence
about-licences = MIT or Apache-2.0, at your option.
about-files = Files
