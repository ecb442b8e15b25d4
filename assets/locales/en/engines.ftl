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

# Headings of an examination. The points and what was found follow in English.
engine-doctor-pass = pass
engine-doctor-note = note
engine-doctor-fail = FAIL
engine-doctor-not-examined = not examined
# $count is the number of points of an examination that failed.
engine-doctor-failed = points that failed: { $count }
# A reason follows.
engine-no-own-program = cannot find the path of this program
