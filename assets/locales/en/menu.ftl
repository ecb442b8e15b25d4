### The start menu, the page of a new game, the choice of players.

## Every page

# Below the title of the program; at most 40 columns.
menu-subtitle = five in a row, and more
# A list goes on below the window.
menu-more = -- more --
# At the right of the page's title.
menu-back = Esc: back
menu-back-to-game = Esc: back to the game
# Also on the page of the settings. $side (Number) - 15
menu-board-size = { $side } x { $side }
# Time controls. $time, $increment (String) - 5m, 1m30s, 3s
menu-clock-none = none
menu-clock-game = { $time } per player
menu-clock-increment = { $time } + { $increment } per move
menu-clock-move = { $time } per move

## The start menu

menu-resume = Resume game
menu-new-game = New game
menu-even = Even game
# A rated game against the level nearest to the rating. $level (Number) - from 1 to 10
menu-even-level = Even game, level { $level }
menu-games = Games
menu-learn = Learn
menu-puzzles = Puzzles
# $due (Number) - of puzzles that are to be repeated today, at least 1
menu-puzzles-due = Puzzles: { $due } due
menu-statistics = Statistics
menu-load = Load file
menu-settings = Settings
menu-help = Help
menu-quit = Quit
# The game to resume, below its name; wrapped into columns of 40 or 74.
# $stones (String) - 12 moves; $age (String) - 5 minutes ago
# $players (String) - who plays: You play X against the computer, level 5
menu-game = { $stones }, { $age }
menu-game-players = { $players }; { $stones }, { $age }

## The page of a new game: names of its rows, all at most 14 columns wide

new-game-game = Game
new-game-size = Size
new-game-width = Width
new-game-height = Height
new-game-row = Row length
new-game-rule = Rule
new-game-opening = Opening
new-game-edges = Edges
new-game-stones = Stones
new-game-players = Players
# Whether the game counts for the rating.
new-game-rated = Rated
new-game-level = Level
# Two computers play: the levels of both.
new-game-level-x = Level of X
new-game-level-o = Level of O
## How the computer plays at each level, beside the number; at most 46 columns

level-1 = a child's opponent, often misses your row
level-2 = overlooks less: a diagonal, a row with a gap
level-3 = sees almost everything, but not ahead
level-4 = misses no four or open three
level-5 = looks ahead, replies at once
level-6 = looks further ahead, replies at once
level-7 = looks far ahead, replies at once
level-8 = looks very far ahead, replies at once
level-9 = thinks for a second
level-10 = thinks for five seconds: full strength
# Another program, beside its name.
new-game-engine = another engine

## Further rows
# Who makes the first move.
new-game-first = First move
new-game-clock = Time control

## Its values, at most 40 columns wide

new-game-custom = Custom game
new-game-bounded = bounded
# A torus: the left edge joins the right one, the top one the bottom one.
new-game-torus = wrap around (torus)
# Stones are placed on any cell, or fall to the lowest free cell of a column.
new-game-anywhere = anywhere
new-game-fall = fall to the bottom
new-game-casual = no
new-game-rated-level = yes, at this level
new-game-even = yes, an even game
# Beside the level of a rated game. $rating (Number) - rating of the level;
# $own (String), $deviation (String) - those of the person: you 1190 +-80
new-game-ratings = about { $rating }; you { $own } +-{ $deviation }
new-game-two-players = two players
new-game-computer = you and the computer
new-game-computers = two computers

## Its heading and messages

# Before the digits that are typed. $sizes (String) - 15, 17, 19 or 20
new-game-size-prompt = Board size [{ $sizes }]:
    .short = Size [{ $sizes }]:
    .shortest = Size:
# $typed (String) - digits; $sizes (String) - 15, 17, 19 or 20
new-game-no-size = { $typed } is not a board size; choose { $sizes }
# $size (String) - columns and rows of the window: 80x24
new-game-window = This board needs a window of { $size }.
new-game-one-rule = Only Gomoku has a choice of rules.
new-game-no-opening = Opening rules need five in a row on a board with edges, without gravity.

## Places of the user's files, on the page about the program; at most 20 columns each

place-saved = Saved games
place-playing = In progress
place-finished = Finished games
place-puzzles = Your puzzles
# A log of the puzzles that the player has tried.
place-attempts = Puzzle results
place-runs = Timed runs of puzzles
place-lessons = Lessons done
place-settings = Settings
place-themes = Themes
place-locales = Translations
# Of the positions in the games, for searches.
place-index = Index of games
