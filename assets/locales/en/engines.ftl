### Other engines: programs that speak the Gomocup protocol.

# In the log of an engine. $command is its program with its arguments.
engine-started = started: { $command }

## What went wrong with an engine. Each of these follows its name, as in `rapfi: it has ended`.

engine-not-found = there is no program { $name }
engine-not-started = it cannot be started: { $why }
# $time is a time such as 5 s or 200 ms.
engine-no-start = it did not start a game within { $time }
# $size is a board such as 15x15, $why the engine's own words.
engine-refused-board = it does not play on { $size }: { $why }
# $rule is a rule in English, such as renju, $why the engine's own words.
engine-refused-rule = it does not know the rule { $rule }: { $why }
engine-no-move = no move within { $time }
# $cell is a cell such as H8.
engine-illegal = it played { $cell }, which is not allowed: { $why }
# $why is the engine's own words.
engine-error = it reports an error: { $why }
# $signal is the number of a signal of the system.
engine-crashed = it has crashed (signal { $signal })
# $code is an exit status.
engine-ended = it has ended (status { $code })
engine-gone = it has ended
engine-floods = it prints more than can be read
engine-does-not-read = it does not read what it is told

## gomoku engine

# $name is the engine's name, $title its own name and version.
engine-added = Added { $title }. Play it with: gomoku --o { $name }
engine-removed = Removed { $name } from your list; its program is still there
# $name is a command.
engine-not-added = { $name } was not added
engine-no-name = the engine needs a name: --name NAME
engine-twice = there is already an engine { $name }; --name NAME gives this one another name
# $path is the path of the list.
engine-list-empty = You have no engines. gomoku engine add PROGRAM adds one to { $path }
engine-no-time = { $text } is not a time such as 2s or 300ms
engine-no-size = { $text } is not a size such as 350MB

## Values in the list of engines. They follow "must be", as in `turn must be a time such as "2s"`.

engines-command = a program with its arguments, such as ["./pbrain-x", "--fast"]
engines-text = a text
engines-time = a time such as "2s" or "300ms"
engines-memory = a size such as "350MB"
engines-rules = rules such as ["freestyle", "renju"]
engines-sizes = sides of boards such as "5..22"
engines-info = a table of keys and values such as style = "2"

## Mistakes in the list of engines.

engines-tables = here stand only tables of engines: [engine.NAME]
engines-no-command = the engine { $name } has no command, such as command = ["./pbrain-x"]
# $names is a list of keys.
engines-unknown = an engine has no { $name }, only { $names }

## The page of engines, and the log of one

engines-title = Other engines
# Above a line in which the user types a command.
engines-typing = Its program with its arguments, such as ~/rapfi/pbrain-rapfi or wine x.exe
engines-prompt = Program:
# $key is a key.
engines-empty = No engines yet. { $key } adds a program that speaks the Gomocup protocol.
engines-none = There is no engine yet; { $key } adds one.
engines-starting = It is being started...
engines-busy = The list is being changed.
# $why says why: there is no program ./x
engines-not-edited = The list was not changed: { $why }.
engines-remove = Remove { $name } from the list? Its program stays.
engines-no-words = the command has a quote without its end
# $time is a time such as 2s, for each move.
engines-time-each = { $time } a move
engine-log-of = Log of { $name }
engine-log-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}

# Beside an engine that analyses positions, too.
engines-analyses = analyses

## gomoku analyse --engine. $value is the engine's own value of the position.

cli-engine-failed = { $name } has failed
# $cell is its move.
cli-engine-head = { $name } plays { $cell } after { $seconds } s
cli-engine-line = { $number }. { $value }, depth { $depth }: { $moves }

## gomoku engine doctor

# Headings of an examination. The points and what was found follow in English.
engine-doctor-pass = pass
engine-doctor-note = note
engine-doctor-fail = FAIL
engine-doctor-not-examined = not examined
# $count is the number of points of an examination that failed.
engine-doctor-failed = points that failed: { $count }
engine-doctor-put = What was found about { $name } is now in your list

## The page of an examination. $title is the English title of a point.

examination-title = Examination of { $name }
examination-waiting = being examined: { $title }
# $pass, $note and $fail are numbers of points.
examination-summary = { $pass } pass, { $note } note, { $fail } fail
examination-goes-on = It takes up to three minutes. Leaving ends it.
examination-over = Done. Its rules and boards are in your list now.
