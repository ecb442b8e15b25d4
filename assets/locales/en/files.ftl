### The choice of a file to load.

files-title = Load file
# Before the text that filters the list.
files-prompt = Filter:
# Headings of the list.
files-recent = Recent files
files-here = This folder

## Below the list; all of these at most 70 columns

# $path (String) - where the program saves games
files-none-saved = No game is saved in { $path } yet. Choose a file.
# $filter (String) - what was typed
files-no-match = Nothing here matches { $filter }.
files-empty = This folder is empty.
# $count (Number) - of entries
files-cut = This folder is very large. The first { $count } entries are listed.
# A slow disk or network.
files-reading = Reading the folder takes a while. Esc: back
files-reading-game = Reading the file takes a while.
# $why (String) - the reason
files-folder-failed = The folder cannot be opened: { $why }.
# $name (String) - of the file; $why (String) - the reason
files-no-game = { $name } is not a game: { $why }.
    .short = Not a game: { $why }.
