engine-started = gestartet: { $command }

engine-not-found = das Programm { $name } gibt es nicht
engine-not-started = sie kann nicht gestartet werden: { $why }
engine-no-start = sie hat in { $time } keine Partie begonnen
engine-refused-board = sie spielt nicht auf { $size }: { $why }
engine-refused-rule = sie kennt die Regel { $rule } nicht: { $why }
engine-no-move = kein Zug in { $time }
engine-illegal = sie hat { $cell } gespielt, was nicht erlaubt ist: { $why }
engine-error = sie meldet einen Fehler: { $why }
engine-crashed = sie ist abgestürzt (Signal { $signal })
engine-ended = sie hat sich beendet (Status { $code })
engine-gone = sie hat sich beendet
engine-floods = sie gibt mehr aus, als sich lesen lässt
engine-does-not-read = sie liest nicht, was man ihr sagt

engines-title = Andere Engines
engines-typing = Ihr Programm mit Argumenten, etwa ~/rapfi/pbrain-rapfi oder wine x.exe
engines-prompt = Programm:
engines-empty = Noch keine Engines. { $key } fügt ein Programm mit Gomocup-Protokoll hinzu.
engines-none = Es gibt noch keine Engine; { $key } fügt eine hinzu.
engines-starting = Sie wird gestartet...
engines-busy = Die Liste wird gerade geändert.
engines-not-edited = Die Liste wurde nicht geändert: { $why }.
engines-remove = { $name } aus der Liste entfernen? Das Programm bleibt.
engines-no-words = dem Befehl fehlt ein Anführungszeichen am Ende
engines-time-each = { $time } je Zug
engine-log-of = Protokoll von { $name }
engine-log-lines = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}

engine-added = { $title } hinzugefügt. So spielst du dagegen: gomoku --o { $name }
engine-removed = { $name } aus deiner Liste entfernt; das Programm ist noch da
engine-not-added = { $name } wurde nicht hinzugefügt
engine-no-name = die Engine braucht einen Namen: --name NAME
engine-twice = es gibt schon eine Engine { $name }; --name NAME gibt dieser einen anderen Namen
engine-list-empty = Du hast keine Engines. gomoku engine add PROGRAMM fügt eine zu { $path } hinzu
engine-no-time = { $text } ist keine Zeit wie 2s oder 300ms
engine-no-size = { $text } ist keine Größe wie 350MB

engines-command = ein Programm mit seinen Argumenten, etwa ["./pbrain-x", "--fast"]
engines-text = ein Text
engines-time = eine Zeit wie "2s" oder "300ms"
engines-memory = eine Größe wie "350MB"
engines-rules = Regeln wie ["freestyle", "renju"]
engines-sizes = Brettgrößen wie "5..22"
engines-info = eine Tabelle von Schlüsseln und Werten wie style = "2"

engines-tables = hier stehen nur Tabellen von Engines: [engine.NAME]
engines-no-command = die Engine { $name } hat keinen Befehl wie command = ["./pbrain-x"]
engines-unknown = eine Engine hat kein { $name }, nur { $names }

engines-analyses = analysiert

cli-engine-failed = { $name } ist ausgefallen
cli-engine-head = { $name } spielt { $cell } nach { $seconds } s
cli-engine-line = { $number }. { $value }, Tiefe { $depth }: { $moves }
engine-doctor-pass = bestanden
engine-doctor-note = Hinweis
engine-doctor-fail = DURCHGEFALLEN
engine-doctor-not-examined = nicht untersucht
engine-doctor-failed = nicht bestandene Punkte: { $count }
engine-doctor-put = Was über { $name } gefunden wurde, steht jetzt in deiner Liste

examination-title = Untersuchung von { $name }
examination-waiting = wird untersucht: { $title }
examination-summary = { $pass } gut, { $note } Hinweise, { $fail } Fehler
examination-goes-on = Das dauert bis zu drei Minuten. Verlassen beendet es.
examination-over = Fertig. Regeln und Bretter stehen jetzt in deiner Liste.
