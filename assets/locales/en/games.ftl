### Lists of games.

## Heading of the list

# $count (Number) - of games in the list
games-count = { $count ->
    [0] No games
    [one] { $count } game
   *[other] { $count } games
}
# Games that match a filter. $filter (String) - as it was typed: ada size:15
games-filtered = { $count ->
    [0] No games: { $filter }
    [one] { $count } game: { $filter }
   *[other] { $count } games: { $filter }
}
# Games that contain the position on the board.
games-reached = { $count ->
    [0] No games reached this position
    [one] { $count } game reached this position
   *[other] { $count } games reached this position
}
# Nothing was played yet.
games-none = No games yet.
# $playing (Number) - of games in progress; $finished (Number) - of finished games
games-history = { $playing } in progress, { $finished } finished
games-only-playing = { $playing } in progress
games-only-finished = { $finished } finished
# $path (String) - of a file or folder
games-in-path = { $count ->
    [0] No games in { $path }
    [one] { $count } game in { $path }
   *[other] { $count } games in { $path }
}
# Before the path that is typed.
games-prompt = File or folder:
# Files are being read. $read (Number), $files (Number) - the files read so far, and all files
# $games (Number) - the games in them
games-reading = { $games ->
    [one] Reading: { $games } game, { $read } of { $files } files
   *[other] Reading: { $games } games, { $read } of { $files } files
}
    .short = { $games ->
        [one] Reading: { $games } game
       *[other] Reading: { $games } games
    }

## The selected game, below the heading; at most 70 columns, longer ones are cut off or shortened

# $game (String) - Gomoku 15x15, five or more in a row; $players (String) - games-players
games-detail = { $game }: { $players }
# $file (String) - the name of the file; $number (Number) - of the game in it
games-detail-place = { $game }: { $players } ({ $file }, game { $number })
# $about (String) - what is known of it, without its kind
games-about-place = { $about } ({ $file }, game { $number })
games-place = { $file }, game { $number }
# $opening (String) - opening-name; $rule (String) - Taraguchi-10
games-opening = { $opening }, { $rule }
games-here = This game is open on this screen.
games-elsewhere = This game is open in another window. Enter opens a copy.
# $why (String) - the reason
games-damaged = This game cannot be read: { $why }.
# $stones (String) - 12 moves, or 3 stones without an order
games-damaged-part = The part before that can be opened: { $stones }.
games-damaged-both = Damaged: { $why }. The part before that can be opened: { $stones }.

## A row of the list, in columns

# The state of a game; all of these at most 11 columns wide.
games-state-playing = in progress
games-state-x-won = X won
games-state-o-won = O won
games-state-draw = draw
games-state-unfinished = unfinished
# $first (String), $second (String) - the players
games-players = { $first } - { $second }
# $file (String) - the name of a file
games-row-damaged = { $file }: cannot be read

## The age of a game; at most 15 columns. Also in the start menu

games-age-now = just now
games-age-minutes = { $number ->
    [one] { $number } minute ago
   *[other] { $number } minutes ago
}
games-age-hours = { $number ->
    [one] { $number } hour ago
   *[other] { $number } hours ago
}
games-age-days = { $number ->
    [one] { $number } day ago
   *[other] { $number } days ago
}

## Questions and refusals below the list

games-delete = Delete this game? (y/n)
# $number (Number) - of the game in the file; $file (String) - the name of the file
games-remove = Remove game { $number } from { $file }? (y/n)
games-none-selected = No game is selected.
games-delete-here = A game on this screen cannot be deleted.
games-delete-elsewhere = A game that is open in another window cannot be deleted.
# $why (String) - the reason; $path (String) - of the file
games-not-loaded = Not loaded: { $why } ({ $path }).
games-not-searched = The games cannot be searched: { $why }.
# $file (String) - the name of a file; $more (Number) - of other files with the same fate
games-unreadable = { $more ->
    [0] { $file } cannot be read: { $why }.
    [one] { $file } cannot be read: { $why } (and { $more } more file).
   *[other] { $file } cannot be read: { $why } (and { $more } more files).
}
    .short = { $more ->
        [0] { $file } cannot be read.
        [one] { $file } cannot be read (and { $more } more file).
       *[other] { $file } cannot be read (and { $more } more files).
    }
    .shortest = { $file } cannot be read.

## The words of a filter, in the help. The words themselves are English in every language

filter-player = games of a player with this in the name
filter-won-lost = games that this player won or lost
filter-result = games with this result: x, o, draw or unfinished
filter-size = games on this board, columns first
filter-moves = games of this length; also 40, 20.. or ..60
filter-from-to = games since, or up to, this day, month or year
filter-opening = games with this opening, by code, name or rule

## Mistakes in a filter, while it is typed. The English words stand in the sources, too

# $word (String) - what was typed; $why (String) - one of the messages below
filter-mistake = { $word }: { $why }
filter-unknown = the words are player, won, lost, result, size, moves, from, to and opening
filter-two-results = there can be only one of result, won and lost
filter-twice = there can be only one
filter-no-result = a result is x, o, draw or unfinished
filter-no-size = a size is written 15 or 9x7
filter-no-moves = a number of moves is written 40, 20..60, 20.. or ..60
filter-moves-order = the smaller number must come first
filter-date = a date is written 2026, 2026-11 or 2026-11-22
filter-no-opening = an opening is D4, Kagetsu, or a rule such as swap2
