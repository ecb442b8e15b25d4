### Errors of the rules, games and players. The English words stand in the sources, too.

## Illegal moves

illegal-off-board = that is off the board
illegal-occupied = there is already a stone there
illegal-floating = stones fall to the lowest free cell of their column
illegal-full-column = the column is full
illegal-game-over = the game is over
# $number (Number) - the move, from 1
# $why (String) - the reason, one of the messages above
move-illegal = move { $number }: { $why }
