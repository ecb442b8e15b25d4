### The page of the settings, themes.

# The name of this language in itself.
language-name = English

## The page of the settings
## The names stand in one column, the values beside them: all names at most 18 columns wide. The
## .meaning of the selected setting stands in a line above, at most 74 columns.

settings-title = Settings
# Title of the page, where there is no room for the headings below. $title (String) - settings-title;
# $group (String) - one of the headings
settings-title-group = { $title }: { $group }
# Headings of groups of settings.
settings-group-look = Appearance
settings-group-terminal = Terminal
settings-group-players = Players
settings-group-games = New games
settings-group-engine = Engine
# Title of the list of themes.
themes-title = Themes
settings-language = Language
    .meaning = Language of the program
settings-theme = Theme
    .meaning = Colour theme
# Characters that draw the board.
settings-glyphs = Characters
    .meaning = Board drawn with lines, dots (narrow in every terminal) or ASCII
settings-coordinates = Coordinates
    .meaning = Names of columns and rows beside the board
settings-mouse = Mouse
    .meaning = Select and play with the mouse; if off, the terminal selects text
settings-animations = Animations
    .meaning = Discs fall, and a winning row pulses
settings-bell = Bell
    .meaning = Rings when the computer has moved and when your time runs low
settings-window-title = Window title
    .meaning = Show whose turn it is in the title of the window
settings-pictures = Pictures
    .meaning = Sharp stones, where the terminal can show pictures
settings-player-1 = Player 1
    .meaning = Your name, also against the computer
settings-player-2 = Player 2
    .meaning = Name of the second player
settings-level = Level
    .meaning = Level of the computer in new games
settings-size = Board size
    .meaning = Board of new games of Gomoku
settings-rule = Rule
    .meaning = Freestyle: five or more in a row win. Standard: exactly five
settings-opening = Opening
    .meaning = Opening rule of new games; openings of renju are used only in renju
# Who makes the first move.
settings-first = First move
    .meaning = Who begins against the computer; at random also between two players
settings-clock = Time control
    .meaning = For new games: time per game, with an increment, or per move
settings-draw-after = Draw after
    .meaning = Point at which a new game of Gomoku without a winner is drawn
settings-foul = Fouls
    .meaning = What a foul by a player costs in renju and omok
settings-forbidden-points = Foul marks
    .meaning = Mark the points that a side may not take in renju and omok
settings-save-format = Saved games
    .meaning = Format of s, and of files whose name does not say: SGF keeps everything
settings-threads = Threads
    .meaning = Search threads of the computer at levels 9 and 10
settings-memory = Memory
    .meaning = Memory of the computer at levels 9 and 10

## Values on the page, at most 40 columns

settings-on = on
settings-off = off
# The value is found by the program. $value (String) - the value that it found: one of the others
settings-auto = auto: { $value }
# The name of a player who has not chosen one.
settings-default-name = (default)
settings-glyphs-lines = lines
settings-glyphs-dots = dots
settings-glyphs-ascii = ASCII
settings-coordinates-numbers = numbers
settings-coordinates-letters = letters
settings-coordinates-none = none
settings-bell-never = never
settings-bell-your-turn = on your turn
settings-rule-freestyle = freestyle
settings-rule-standard = standard
settings-rule-renju = renju
settings-rule-caro = caro
settings-rule-standard-caro = standard caro
settings-rule-omok = omok
# Who moves first. Also on the page of a new game.
settings-first-human = you
settings-first-computer = the computer
settings-first-random = chosen at random
settings-draw-after-full = a full board
settings-draw-after-leave-25 = 25 cells left free
settings-foul-refused = are refused
settings-foul-loses = lose the game
settings-save-format-sgf = SGF
settings-save-format-csv = CSV, only the stones
# $number (Number) - of mebibytes
settings-memory-size = { $number } MiB
# $why (String) - why the file could not be written
settings-not-written = Not saved; in use until you quit: { $why }

## Notice at the start that the file of the settings cannot be used
## It stands over an empty window, wrapped. Between these lines stand the mistakes.

settings-problem = Your settings cannot be used:
settings-problem-end = The file is left unchanged, and the defaults are used. Press any key.

## Mistakes in the file of the settings. The English words stand in the sources, too
## Names and values of settings are English in every language.

# $line (Number), $column (Number) - the place; $message (String) - one of the messages below
settings-mistake = line { $line }, column { $column }: { $message }
# $name (String) - what was written; $names (String) - all settings, with commas between them
settings-unknown = there is no setting { $name }; the settings are { $names } and [keys]
# $name (String) - of the setting; $allowed (String) - its values, worded by the messages below
# $written (String) - the value in the file
settings-not-allowed = { $name } must be { $allowed }, not { $written }
# The same where the value in the file is long.
settings-not-allowed-long = { $name } must be { $allowed }
settings-keys-table = keys must be a table: [keys]
settings-not-a-key = a command takes a key such as "x", several such as ["x", "F5"], or "none"
# A note, not a mistake. $old (String), $new (String) - name of a setting, or a value in quotes
settings-renamed = { $old } is now called { $new }
# $old (String) - former name of a setting, in the file; $new (String) - its name of today
settings-twice = { $old } is now called { $new }, which is set as well; remove one of them

## What gomoku config reports besides

# $note (String) - line 3, column 1: settings-renamed
settings-note = settings.toml, { $note }
# $file (String) - path of a file of messages; $line (Number); $why (String) - in English
settings-locale-mistake = { $file }, line { $line }: { $why }
settings-locale-mistakes = { $count ->
    [one] { $count } mistake in your translations; that message is left out
   *[other] { $count } mistakes in your translations; these messages are left out
}

## Values of settings, in the mistakes

# $others (String) - values, with commas between them; $last (String) - the last value
settings-or = { $others } or { $last }
# $least (Number), $most (Number) - both are allowed
settings-range = a number from { $least } to { $most }
settings-memory-range = "auto" or a number of MiB from { $least } to { $most }
settings-clock-values = "none", "5m" for a game, "5m+3s" with an increment, or "10s/move"
# $least, $most (Number) - of moves
settings-draw-after-values = "full", "leave-25", or a number of moves from { $least } to { $most }
settings-theme-values = "auto" or the name of a theme (`gomoku themes` shows them)
settings-language-values = "auto" or the tag of a language, such as "en" or "de"
# $longest (Number) - of characters
settings-name-values = a name of up to { $longest } characters, or "" for the default

## Mistakes in themes

# $name (String) - the name of a theme
theme-unknown = there is no theme { $name }
theme-circle = the theme { $name } inherits from itself
# $line (Number), $column (Number) - the place; $why (String) - the mistake, perhaps in English
theme-mistake = the theme { $name }, line { $line }, column { $column }: { $why }
# $text (String) - what was written
theme-colour = "{ $text }" is not a colour such as "#d63e54"
