### Games with a friend whose program runs on another machine, or in another window.

## The page to play with a friend

friend-title = Play with a friend
# $name is the name that the friend sees.
friend-your-name = Your friend will see your name as { $name }.
friend-host = Host a game...
friend-join-here = Join a friend on this machine
friend-join-ssh = Join a friend by ssh...
friend-propose = Propose another game...
friend-playing = You are playing with { $name }.
friend-leave = Begin another game? The one with your friend is kept, and can continue. (y/n)
    .short = Leave your friend? (y/n)
friend-typing = ssh://USER@HOST, ~USER, or the name of a game on this machine
friend-prompt = Address:
# Name of a friend who has given none, as in `friend: 40 ms`.
friend-friend = Friend
# Place of a friend who joined this host.
friend-came-here = joined you
friend-on-this-machine = on this machine
# $stones is a length such as `12 moves`.
friend-finished = { $stones }, finished
friend-unfinished = { $stones }, in progress

## While there is no game yet

friend-starting = Starting...
friend-waiting = Waiting for your friend.
friend-how-here = On this machine, your friend types: gomoku join
friend-how-ssh = From another machine: gomoku join ssh://USER@HOST
friend-continues = An unfinished game with the same friend continues.
friend-no-network = Nothing listens on the network. Esc stops waiting.
friend-joining = Connecting...
# $name is the name of the friend, here and below.
friend-has-come = { $name } has come and is looking at the game.
friend-offers = { $name } proposes a game:
friend-enter = Enter: play    Esc: decline
friend-no-game-yet = { $name } has not begun a game yet. You will see it here.
# Parts of a list, as in `Gomoku 15x15, swap2, first move by lot`.
friend-by-lot = first move by lot
friend-you-first = you move first
friend-moves-first = { $name } moves first
# In the page of a new game.
friend-new-game = A friend, on this machine or on another one
friend-your-friend = your friend
friend-no-computer = You play with a friend.

## Why there is no game

# $why is a reason such as `nobody is hosting`.
friend-not-linked = No connection: { $why }
friend-closed-early = No game: { $why }
# $address is an address such as ssh://ada.example.
friend-no-answer = there is no answer from { $address }
friend-busy = The host is playing with somebody else.
friend-version = The two programs do not understand each other. Update the older one.
friend-stranger = The host does not let this account in.
friend-full-house = Too many people have connected to the host.
friend-no-host = Nobody is hosting there. Your friend types: gomoku host
# $line is what answered instead of a program of this kind.
friend-not-gomoku = No Gomoku answers there, but: { $line }
friend-left-early = { $name } has left.
friend-declined = { $name } declined the game. Esc stops waiting.
friend-false-lot = { $name }'s program did not draw lots fairly, so there is no game.

## The game

# $player is a player such as X (Ada).
friend-begun = The game with { $name } begins. { $player } moves first.
friend-resumed = The game with { $name } continues.
friend-watching = You are watching.
friend-back = { $name } is back.
# $why is a reason such as `the connection was closed`.
friend-broken = { $name } is away: { $why }. The game is kept, and you can still move.
friend-left = { $name } has left. The game is kept, and you can continue it later.
friend-waits = Waiting for your friend.
# In the panel.
friend-away = { $name }: away
friend-silent = { $name }: no answer
friend-here = { $name }: connected
# $lag is a time in milliseconds.
friend-lag = { $name }: { $lag } ms
friend-spectators = { $count } watching
friend-watched = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
# Chat: $words is what this person said.
friend-said = { $name }: { $words }
friend-taken-back = Moves were taken back.
friend-time-over = { $name }'s time is over by your clock. Their own clock decides.
# $ours and $theirs are times such as 4:51.
friend-clocks = The clocks differ: { $name }'s has { $theirs }, yours has { $ours }.

## What one asks and the other answers

friend-asked-undo = You asked { $name } to take back moves.
friend-asked-draw = You offered { $name } a draw.
friend-asked-resign = You resign.
friend-asked-rematch = You asked { $name } for a rematch.
friend-asks-undo = { $count ->
    [one] { $name } asks to take back the last move. Agree? (y/n)
   *[other] { $name } asks to take back { $count } moves. Agree? (y/n)
}
friend-asks-rematch = { $name } asks for a rematch. Play? (y/n)
# $game is a game with its terms.
friend-proposes = { $name } proposes { $game }. Play? (y/n)
# $what is a move, or `back to move 4`.
friend-claims = { $name }'s record has something that yours lacks: { $what }. Add it? (y/n)
friend-refused-undo = { $name } does not take back.
friend-refused-rematch = { $name } does not want another game now.

## Refusals

friend-none = { $key ->
    [none] This is no game with a friend.
   *[other] This is no game with a friend. { $key } plays one.
}
friend-not-asked = Nothing is asked any more.
friend-connected = You are connected.
# $what is a restriction such as `no hints`.
friend-refusal = You play with a friend: { $what }.
friend-no-pause = the clock cannot be stopped
friend-over = The game is over and stays as it was.
friend-is-away = { $key ->
    [none] { $name } is not connected.
   *[other] { $name } is not connected. { $key } connects again.
}
friend-turn = It is { $name }'s turn.
# $why is a reason such as `the cell is occupied`.
friend-not-possible = Not possible: { $why }.
friend-catching-up = Waiting for { $name }'s program.
friend-differs-still = Your record differs from { $name }'s. Begin a new game.
friend-claimed-first = Answer { $name } first.
friend-awaits = { $name } has not answered yet.
friend-too-soon = Not so fast: one line a second.
friend-only-watching = You are only watching.

## What another program should not do

# $why is a reason such as `the cell is occupied`.
friend-unsound = { $name }'s program sent a move that was not taken: { $why }.
# $number is the number of an entry, $ours and $theirs are moves.
friend-differs = Entry { $number } differs: yours { $ours }, { $name }'s { $theirs }. Both are kept.
friend-no-more = nothing
# $ply is a number of moves.
friend-back-to = back to move { $ply }
friend-an-end = the end of the game
