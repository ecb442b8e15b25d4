### Die Seite der Einstellungen, Farbschemata.

language-name = Deutsch

## Die Seite der Einstellungen

settings-title = Einstellungen
settings-title-group = { $title }: { $group }
settings-group-look = Darstellung
settings-group-terminal = Terminal
settings-group-players = Spieler
settings-group-games = Neue Partien
settings-group-engine = Engine
themes-title = Farbschemata
settings-language = Sprache
    .meaning = Sprache des Programms
settings-theme = Farbschema
    .meaning = Farben des Programms
settings-glyphs = Zeichen
    .meaning = Brett aus Linien, Punkten (überall schmal) oder ASCII-Zeichen
settings-coordinates = Koordinaten
    .meaning = Namen der Spalten und Zeilen neben dem Brett
settings-mouse = Maus
    .meaning = Mit der Maus spielen; ausgeschaltet markiert sie Text im Terminal
settings-animations = Animationen
    .meaning = Steine fallen sichtbar, und eine Gewinnreihe pulsiert
settings-bell = Signalton
    .meaning = Wenn der Computer gezogen hat und wenn deine Zeit knapp wird
settings-window-title = Fenstertitel
    .meaning = Im Titel des Fensters zeigen, wer am Zug ist
settings-pictures = Bilder
    .meaning = Scharfe Steine, wo das Terminal Bilder zeigen kann
settings-player-1 = Spieler 1
    .meaning = Dein Name, auch gegen den Computer
settings-player-2 = Spieler 2
    .meaning = Name des zweiten Spielers
settings-level = Stufe
    .meaning = Stufe des Computers in neuen Partien
settings-size = Brettgröße
    .meaning = Brett neuer Gomoku-Partien
settings-rule = Regel
    .meaning = Freistil: fünf oder mehr in einer Reihe gewinnen. Standard: genau fünf
settings-opening = Eröffnung
    .meaning = Eröffnungsregel neuer Spiele; die des Renju gelten nur im Renju
settings-first = Wer beginnt
    .meaning = Wer gegen den Computer beginnt; ausgelost wird auch zwischen zwei Spielern
settings-clock = Bedenkzeit
    .meaning = In neuen Partien: Zeit für die Partie, mit Zuschlag oder pro Zug
settings-draw-after = Remis bei
    .meaning = Wann eine neue Gomoku-Partie ohne Gewinner remis ist
settings-foul = Fouls
    .meaning = Was ein Foul in Renju und Omok kostet
settings-forbidden-points = Foulfelder
    .meaning = Felder kennzeichnen, die eine Seite in Renju und Omok nicht besetzen darf
settings-save-format = Speicherformat
    .meaning = Format von s und von Dateien ohne Endung; SGF behält alles
settings-threads = Threads
    .meaning = Threads für die Suche des Computers auf den Stufen 9 und 10
settings-memory = Speicher
    .meaning = Speicher des Computers auf den Stufen 9 und 10

## Werte auf der Seite, höchstens 40 Spalten

settings-on = an
settings-off = aus
settings-auto = auto: { $value }
settings-default-name = (Vorgabe)
settings-glyphs-lines = Linien
settings-glyphs-dots = Punkte
settings-glyphs-ascii = ASCII
settings-coordinates-numbers = Zahlen
settings-coordinates-letters = Buchstaben
settings-coordinates-none = keine
settings-bell-never = nie
settings-bell-your-turn = wenn du am Zug bist
settings-rule-freestyle = Freistil
settings-rule-standard = Standard
settings-rule-renju = Renju
settings-rule-caro = Caro
settings-rule-standard-caro = Standard-Caro
settings-rule-omok = Omok
settings-first-human = du
settings-first-computer = der Computer
settings-first-random = wird ausgelost
settings-draw-after-full = vollem Brett
settings-draw-after-leave-25 = 25 freien Feldern
settings-foul-refused = sind nicht erlaubt
settings-foul-loses = verlieren die Partie
settings-save-format-sgf = SGF
settings-save-format-csv = CSV, nur die Steine
settings-memory-size = { $number } MiB
settings-not-written = Nicht gespeichert, gilt nur bis zum Beenden: { $why }

## Hinweis beim Start, dass die Einstellungsdatei nicht verwendbar ist

settings-problem = Deine Einstellungen sind nicht verwendbar:
settings-problem-end = Die Datei bleibt unverändert; es gelten die Vorgaben. Weiter mit jeder Taste.

## Fehler in der Einstellungsdatei

settings-mistake = Zeile { $line }, Spalte { $column }: { $message }
settings-unknown = die Einstellung { $name } gibt es nicht; es gibt { $names } und [keys]
settings-not-allowed = { $name } muss { $allowed } sein, nicht { $written }
settings-not-allowed-long = { $name } muss { $allowed } sein
settings-keys-table = keys muss eine Tabelle sein: [keys]
settings-not-a-key = zu einem Befehl gehört eine Taste wie "x", mehrere wie ["x", "F5"] oder "none"
settings-renamed = { $old } heißt jetzt { $new }
settings-twice = { $old } heißt jetzt { $new }, und beides ist gesetzt; eines muss weg

## Was gomoku config außerdem meldet

settings-note = settings.toml, { $note }
settings-locale-mistake = { $file }, Zeile { $line }: { $why }
settings-locale-mistakes = { $count ->
    [one] { $count } Fehler in deinen Übersetzungen; diese Meldung wird ausgelassen
   *[other] { $count } Fehler in deinen Übersetzungen; diese Meldungen werden ausgelassen
}

## Werte von Einstellungen, in den Fehlermeldungen

settings-or = { $others } oder { $last }
settings-range = eine Zahl von { $least } bis { $most }
settings-memory-range = "auto" oder eine Zahl von MiB von { $least } bis { $most }
settings-clock-values = "none", "5m" für die Partie, "5m+3s" mit Zuschlag oder "10s/move"
settings-draw-after-values = "full", "leave-25" oder eine Zahl von Zügen von { $least } bis { $most }
settings-theme-values = "auto" oder der Name eines Farbschemas (`gomoku themes` zeigt alle)
settings-language-values = "auto" oder das Kürzel einer Sprache wie "en" oder "de"
settings-name-values = ein Name mit höchstens { $longest } Zeichen oder "" für die Vorgabe

## Fehler in Farbschemata

theme-unknown = das Farbschema { $name } gibt es nicht
theme-circle = das Farbschema { $name } erbt von sich selbst
theme-mistake = das Farbschema { $name }, Zeile { $line }, Spalte { $column }: { $why }
theme-colour = "{ $text }" ist keine Farbe wie "#d63e54"
