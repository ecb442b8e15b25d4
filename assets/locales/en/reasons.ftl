### Reasons for moves, and the words of a review.
###
### $played, $cell, $with (String) - the name of a cell, such as H9 or 6,7; $cells, $stones (String) - several
### $line (String) - moves with spaces between them, such as H9 I9 J9
### $winner, $loser, $player (String) - a side, X or O, or the name of a player: never inflected
### $by (String) - the kind of a forced win: fours (every move makes a four), threes (threes and fours), or other
### $moves (Number) - moves of the winner
### $basis (String) - review-proved or review-searched

## Why a move is good: a sentence each

reason-makes-five = { $played } makes five in a row.
reason-stops-four = { $played } blocks the opponent's four at { $stones }.
    .short = { $played } blocks the opponent's four.
reason-makes-open-four = { $played } makes a four that cannot be stopped.
reason-makes-four-stopped-by-foul = { $played } makes a four that only a foul on { $cell } could stop.
reason-makes-four-and-three = { $played } makes a four and an open three.
reason-wins =
    { $played } wins in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }{ $by ->
        [fours] , making a four with every move
        [threes] {" "}by threes and fours
       *[other] {""}
    }.
# As before, with the winning moves.
reason-wins-line =
    { $played } wins in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }{ $by ->
        [fours] , making a four with every move
        [threes] {" "}by threes and fours
       *[other] {""}
    }: { $line }.
reason-stops-open-three = { $played } blocks the opponent's open three at { $stones }.
    .short = { $played } blocks the opponent's open three.
# The opponent would have made two fours with one stone.
reason-takes-two-fours = { $played } takes the cell where the opponent would make two fours.
reason-stops-two-fours = { $played } prevents two fours of the opponent at { $cell }.
reason-makes-two-threes = { $played } makes two open threes.
reason-takes-four-and-three =
    { $played } takes the cell where the opponent would make a four and an open three.
reason-takes-two-threes =
    { $played } takes the cell where the opponent would make two open threes.
reason-stops-win-by-fours = { $played } stops the opponent from winning by fours.
reason-makes-open-three = { $played } makes an open three.
reason-makes-four = { $played } makes a four.
# The position is lost; the move lasts longest.
reason-holds-out =
    { $played } only delays the loss: the opponent still wins in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
reason-builds = { $played } builds in several directions.
reason-takes-four = { $played } takes the cell where the opponent would make a four.
reason-takes-open-three = { $played } takes the cell where the opponent would make an open three.
reason-makes-three = { $played } makes a three, blocked at one end.
reason-makes-open-two = { $played } makes an open two.
reason-takes-directions =
    { $played } takes a cell from which the opponent would build in several directions.
# Sides of Quarto, as X and O in the other games: the one that gives the first piece, and the other
side-first = First
side-second = Second
# Reasons in the games that are solved. $played (String) - a cell, or a piece of Quarto
reason-completes = { $played } completes a row.
reason-blocks = { $played } blocks a row of the opponent.
# $moves (Number) - moves of the winner up to the last one
reason-proved-win =
    { $played } wins in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, whatever the opponent does: proved.
reason-draws = { $played } keeps the draw: proved.
# Pieces that are given in Quarto
reason-gives-losing = Every piece left completes a row; { $played } loses as any other.
reason-gives-last-safe = { $played } is the last piece that completes no row.
# $count (Number) - pieces that complete no row, this one included
reason-gives-safe = { $played } is one of { $count } pieces that complete no row.
# By the proof that the first player wins
reason-proof-wins = { $played } wins, whatever the opponent does: proved.
reason-proof-loses =
    Every move loses: proved. { $played } is the best defence found.
# $depth (Number) - plies that were searched
reason-best = { $played } is the best move found, at depth { $depth }.
reason-best-line = { $played } is the best move found, at depth { $depth }. Expected: { $line }.
# A list of moves that goes on.
moves-cut = { $moves } and so on

## Marks of moves, in lists

mark-only-move = only move
mark-good-find =
    { $by ->
        [fours] good find: win in { $moves } by fours
        [threes] good find: win in { $moves } by threes and fours
       *[other] good find: win in { $moves }
    }
mark-missed-win =
    { $by ->
        [fours] missed win in { $moves } by fours
        [threes] missed win in { $moves } by threes and fours
       *[other] missed win in { $moves }
    }
mark-mistake = mistake
mark-blunder = blunder

## Judgement of a move, in its comment

judged-only-move = Only move: every other move is proved to lose.
judged-good-find =
    { $by ->
        [fours] Good find: win in { $moves } by fours ({ $basis }).
        [threes] Good find: win in { $moves } by threes and fours ({ $basis }).
       *[other] Good find: win in { $moves } ({ $basis }).
    }
judged-missed-win =
    { $by ->
        [fours] Missed win in { $moves } by fours ({ $basis }).
        [threes] Missed win in { $moves } by threes and fours ({ $basis }).
       *[other] Missed win in { $moves } ({ $basis }).
    }
judged-mistake = Mistake ({ $basis }).
# $from, $to (Number) - per cent
judged-mistake-chance =
    Mistake: the winning chance fell from { $from }% to { $to }% ({ $basis }).
judged-blunder = Blunder ({ $basis }).
judged-blunder-chance =
    Blunder: the winning chance fell from { $from }% to { $to }% ({ $basis }).
review-proved = proved
review-searched = search depth { $depth }
review-then-wins = Then { $winner } wins: { $line }.
review-expected = Expected: { $line }.
review-this-wins = This wins: { $line }.
review-better = Better: { $line }.
review-not-lost = Not known to lose: { $line }.
review-already-lost = { $player } was lost before this move ({ $basis }).
# Begins the comment of a review. Stands in files: every language needs its own word, with a colon.
review-mark = Review:

## Where the game was lost

turning-nobody-lost = Nobody has lost.
turning-unknown = It is not yet known where the game was lost.
turning-not-proved = It is not proved that { $loser } was lost when the game ended.
turning-start = { $loser } was lost from the start: every move is proved to lose.
turning-start-searched = { $loser } was lost from the start: no move was found that holds.
# The better move was not found. $number (Number) - the move
turning-since =
    { $loser } was lost after move { $number } at the latest. Whether another move
    would have held is not known.
# $number (Number) - the move
turning-move = Move { $number } was the losing move.
turning-wins = After { $played }, { $winner } wins.
turning-wins-searched = After { $played }, { $winner } wins ({ $basis }).
turning-wins-with = After { $played }, { $winner } wins with { $with }.
turning-wins-in =
    After { $played }, { $winner } wins in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } { $by ->
        [fours] by fours
       *[threes] by threes and fours
    }.
turning-missed = { $player } could have won with { $with }.
turning-missed-in =
    { $player } could have won in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } { $by ->
        [fours] by fours
       *[threes] by threes and fours
    }, starting with { $with }.
turning-only-defence = { $cell } was the only defence.
# $count (Number) - how many cells
turning-saved =
    { $count ->
        [one] { $cells } is proved to hold.
       *[other] { $cells } are proved to hold.
    }
turning-open = Only { $cells } are not proved to lose.
turning-better = { $cell } was better ({ $basis }).

## Summary of a side

# $parts (String) - counts of marks and accuracy, joined with list-comma
review-side = { $player }: { $parts }
review-blunders =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
review-mistakes =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
review-missed-wins =
    { $count ->
        [one] { $count } missed win
       *[other] { $count } missed wins
    }
review-only-moves =
    { $count ->
        [one] { $count } only move
       *[other] { $count } only moves
    }
review-good-finds =
    { $count ->
        [one] { $count } good find
       *[other] { $count } good finds
    }
review-no-mistakes = no mistakes
# $percent (Number)
review-accuracy = accuracy { $percent }%
