### Messages of matches between engines. The English words stand in the sources, too.

## Reasons for the end of a game

tournament-reason-five = five in a row
tournament-reason-full = full board
tournament-reason-foul = foul
tournament-reason-time = loss on time
tournament-reason-illegal = illegal move
tournament-reason-crash = crash
tournament-reason-proof = proved win
tournament-reason-limit = move limit

## Columns of the tables: as short as possible

tournament-column-engine = Engine
tournament-column-games = Games
tournament-column-points = Points
tournament-column-moves = Moves
tournament-column-mean = Mean
tournament-column-longest = Longest
tournament-column-depth = Depth
# Games lost on time.
tournament-column-late = Late
tournament-column-illegal = Illegal
tournament-column-crashed = Crashed

## Lines below the table

tournament-field = Elo: each engine against its opponents together, from pairs of games
# $name (String) - an engine; $elo, $low, $high (String) - differences in Elo
tournament-duel = { $name }: Elo { $elo } (95%: { $low } to { $high })
tournament-superiority = Likelihood of superiority: { $percent }%
tournament-pairs = Pairs with 0, 0.5, 1, 1.5 and 2 points: { $classes }
# The higher one of two numbers of Elo.
tournament-accepted = The test is decided: the higher number is accepted
tournament-refused = The test is decided: the higher number is refused

## Reasons why a match cannot be played

tournament-sprt-bounds = expected two numbers of Elo, the lower one first, as in 0,5
tournament-sprt-errors = alpha and beta must be above 0, and less than 1 together
tournament-engines = a match needs { $least } to { $most } engines, not { $number }
tournament-too-few-openings = these openings are enough for { $rounds } rounds, unless they are repeated
tournament-too-many-rounds = a match has at most { $most } rounds
tournament-no-openings = there are no openings in the file
tournament-line = line { $line }: { $why }
# $variant (String) - a game, in English
tournament-opening-other = the opening is one of another game: { $variant }
tournament-opening-no-moves = the opening is not a list of moves
tournament-opening-over = the opening ends the game

## Reasons why the journal of a match cannot be read

tournament-not-a-match = the file is not a journal of a match
tournament-version = the journal has version { $version }; this program reads version { $known }
tournament-other = the journal is one of another match: { $difference }
# $place (String) - a condition, such as engines[1].limits.nodes; $before, $now (String) - its values
tournament-difference = { $place } was { $before } and is now { $now }
tournament-no-game = there is no game { $number }
tournament-both = game { $number } is in another of the journals, too
tournament-twice = game { $number } is on an earlier line, too
tournament-other-engines = other engines play this game
tournament-other-opening = this game has another opening
tournament-not-cells = { $text } is not on the board
# $reason (String) - one of the reasons above
tournament-end-does-not-fit = the moves do not fit the end of the game: { $reason }
