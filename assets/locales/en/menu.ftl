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
