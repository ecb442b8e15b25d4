### Statistics of the player: on the screen, and of `gomoku stats`.

# Title of the page.
statistics-title = MY STATISTICS

## Above the tables

# $games (Number) - of games against the computer, at least 1
statistics-played = { $games ->
    [one] 1 game against the computer
   *[other] { $games } games against the computer
}
# $date (String) - 2026-11-22
statistics-played-on = { $games ->
    [one] 1 game against the computer, { $date }
   *[other] { $games } games against the computer, { $date }
}
# $from, $to (String) - dates
statistics-played-from = { $games ->
    [one] 1 game against the computer, { $from } to { $to }
   *[other] { $games } games against the computer, { $from } to { $to }
}
# $won, $drawn, $lost (Number) - of games; $score (String) - 57%
statistics-results = { $won } won, { $drawn } drawn, { $lost } lost: { $score }
# $rating, $deviation (String); $games (Number) - rated games
statistics-rated = Rating { $rating } +-{ $deviation } after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
statistics-no-games = No finished games against the computer yet.
statistics-how = Every game that you finish against the computer counts.
# $review, $puzzles (String) - keys
statistics-how-more = Review it ({ $review }) to see your accuracy, and solve puzzles ({ $puzzles }).
# $games (Number) - between two people, at least 1
statistics-between-people = { $games ->
    [one] 1 game between two people is not in these numbers.
   *[other] { $games } games between two people are not in these numbers.
}
# $files (Number) - at least 1; $path (String) - the first one; $why (String) - the reason
statistics-damaged = { $files ->
    [one] 1 file of the history cannot be read: { $path }: { $why }
   *[other] { $files } files of the history cannot be read. The first is { $path }: { $why }
}
# $lines (Number) - at least 1; $first (String) - file, line and reason
statistics-damaged-lines = { $lines ->
    [one] 1 line about puzzles cannot be read: { $first }
   *[other] { $lines } lines about puzzles cannot be read. The first is { $first }
}
statistics-reading = Reading your games...
# $read, $all (Number) - of files
statistics-reading-games = Reading your games: { $read } of { $all }
statistics-failed = Your statistics cannot be read: { $why }

## Tables: headings, then columns, at most 9 columns wide, then rows

statistics-by-level = By level
statistics-by-engine = By engine
statistics-by-side = By side
statistics-by-game = By game
statistics-by-opening = By opening
statistics-by-month = Accuracy by month
statistics-accuracy = Accuracy
statistics-mistakes = Overlooked
statistics-puzzles = Puzzles
statistics-games = games
statistics-won = won
statistics-drawn = drawn
statistics-lost = lost
statistics-score = score
statistics-total = all
statistics-reviewed = games
statistics-mean = mean
# Numbers of puzzles, the share that was solved at once, and a rating.
statistics-tried = tried
statistics-solved = solved
statistics-share = share
statistics-rating = rating
# $level (Number) - from 1 to 10
statistics-level = Level { $level }
# $side (String) - X or O
statistics-first = { $side }, first
statistics-second = { $side }, second
statistics-other-openings = Others
statistics-all-puzzles = All puzzles
statistics-missed-win = Own win
statistics-missed-four = Four of the computer
statistics-missed-three = Open three

## Below the tables

# $direction (String) - one of the next four; $number, $all (Number) - of oversights
statistics-weakest = Most often in { $direction }: { $number } of { $all }.
statistics-axis-row = rows from left to right
statistics-axis-column = columns
statistics-axis-falling = falling diagonals
statistics-axis-rising = rising diagonals
# $games (Number) - at least 1; $mean (String) - 81%
statistics-accuracy-detail = { $games ->
    [one] 1 reviewed game, { $mean }
   *[other] { $games } reviewed games, mean { $mean }
}
# Below the plot, which has a dot for each game. $games (Number) - at least 2
statistics-legend = Dots are games, the line is the mean of the last { $games }.
# $key (String) - of the command
statistics-no-reviews = Review a finished game ({ $key }) to see your accuracy here.
statistics-no-puzzles = Solve puzzles ({ $key }) to see your rating here.
