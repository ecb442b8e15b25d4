### Matches between engines: gomoku match.

## Engines and settings as they are typed

match-no-name = expected the name of an engine, and then its settings behind commas
# $key is the name of a setting, $keys a list of such names.
match-no-key = there is no setting { $key }, only { $keys }, and command at the end
match-no-value = { $key } cannot be { $value }
match-odd-name = { $name } cannot be a name: it takes letters first, then digits and - _ .
# $variant is a game in English, such as 15x15, renju.
match-not-played = { $name } does not play { $variant }, as your list of engines says
match-concurrency = expected a number of games from 1 to { $most }
match-part = expected a part and the number of parts, as in 2/8
match-sprt-two = --sprt needs exactly two engines
match-no-openings = there are no balanced openings for { $variant }; --openings FILE gives your own
match-own-path = cannot find the path of this program

## What is told during a match

# $path is a file.
match-journal = Every game is kept in { $path }; --record with this file continues the match.
match-resumed = { $count ->
    [one] { $count } game of the journal counts, and the match continues.
   *[other] { $count } games of the journal count, and the match continues.
}
match-interrupted = The match was interrupted. Games in progress do not count.
match-cores = { $count } games at a time: { $cores } cores play at most { $most } soundly
# Part of the line of progress; $done and $total are numbers.
match-games = { $done }/{ $total } games
# Part of the line of progress; $time is a time such as 12m or 3h05m.
match-left = { $time } left

## Keys of the screen of a match. Each word follows its key.

match-key-quit = quit
# The match has ended.
match-key-leave = leave
match-key-table = table
match-key-boards = boards
