### The game on the screen: players, status, messages, refusals.

## Lists of words

# Between words, all but the last two.
list-comma = ,{ " " }
# $others (String) - all words but the last, joined with list-comma
# $last (String) - the last word
list-and = { $others } and { $last }

## The position that is shown

# $number (Number) - moves up to the position; $total (Number) - moves of the line
move-of = Move { $number } of { $total }
