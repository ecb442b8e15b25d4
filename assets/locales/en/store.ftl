### Messages of the file system. The English words stand in the sources, too.

## Reasons why a file cannot be read or written: "Not saved: permission denied"

store-not-found = no such file or directory
store-denied = permission denied
store-full = no space left on the device
store-read-only = the file system is read-only
store-not-a-directory = not a directory
store-file-in-the-way = a file exists where a directory is needed
store-long-name = the file name is too long
store-not-a-file = not a file
# A file that other users can reach, too: the program does not open it.
store-not-own-file = the file is not yours alone
store-read-only-file = the file is read-only
store-not-a-game = the existing file is not a saved game and was left unchanged
store-not-a-picture = the existing file is not a picture and was left unchanged
# $path (String) - the copy; $why (String) - the reason
store-no-copy = cannot back up the existing file as { $path }: { $why }
store-nothing-to-save = the board is empty, and the file holds a game
# $count (Number) - games in the file, 2 or more
store-several = the file holds { $count } games, which saving would overwrite
# $format (String) - the name of a format
store-only-read = { $format } files are only read, and this one was left unchanged
store-no-home = there is no home directory
# A game that another running program shows.
store-elsewhere = it is open in another window
# The journal is the file of a game in progress.
store-other-game = the journal belongs to another game
store-changed = the file has changed since it was listed
store-busy = other programs are writing to it at the same time
# $path (String) - a file; $seconds (Number) - how long the program waited
store-held = another program has locked { $path } for more than { $seconds } seconds
# $why (String) - the reason
store-not-synced = it was written, but a power failure could still lose it: { $why }
store-not-lines = the existing file does not hold lines of JSON and was left unchanged
# The index is a file in which the program finds games by their positions. $why (String) - the reason
store-index = cannot use the index of games: { $why }
# $path (String) - a file
store-name-taken = { $path } already exists
# A game that cannot be deleted.
store-on-screen = it is open on your screen
store-not-yours = it is not one of your games
store-not-utf8 = the file is not UTF-8 text
# A mistake in the settings. $file (String) - the name of the file; $mistake (String) - "line 4, column 9: ..."
store-mistake = { $file }, { $mistake }
# $path (String) - a file; $line (Number) - the line; $why (String) - the reason
store-damaged-line = { $path }, line { $line }: { $why }

## Places for games, after the program has ended or could not save where it should

# $place (String) - a directory
store-open-to-others = other users can write to { $place }, so nothing was taken from it
# $why (String) - the reason why a game cannot be moved; $place (String) - the directory where it is
store-stays = { $why }; it stays in { $place }
# $place (String) - a directory
store-unsafe-place = other users can replace files in { $place }
# $path (String) - a file
store-kept-in = the game was saved in { $path }
# The lines of the file follow.
store-lost = the game could not be saved; gomoku opens a file with these lines:

## Threads

# Instead of the reason for a crash of a part of the program.
worker-no-reason = no reason given
worker-ended = the thread has ended
# $why (String) - the reason, in the words of the system
worker-not-started = the system cannot start another thread ({ $why })
