### The game on the screen: players, status, messages, refusals.
