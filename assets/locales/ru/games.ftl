### Lists of games.
