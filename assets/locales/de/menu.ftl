### The start menu, the page of a new game, the choice of players.
