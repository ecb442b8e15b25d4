### Fehler und Anmerkungen zu Dateien und Einstellungen.

## Stellen und Probleme in einer Datei

format-not-utf8 = das ist kein UTF-8
format-unknown = kein bekanntes Partieformat
foreign-archive = das ist ein komprimiertes Archiv; entpacke es und öffne die Partien darin
foreign-picture = das ist ein Bild, keine Partie
foreign-empty = in dieser Datei steht nichts
foreign-document = das ist ein Textdokument, keine Partie
foreign-database = das ist eine Datenbank eines anderen Programms
foreign-settings = das ist eine Einstellungsdatei, keine Partie
foreign-chess = das ist eine Schachstellung (FEN)
foreign-program = das ist ein Programm, keine Partie
foreign-web = das ist eine Webseite, keine Partie
foreign-xml = das ist eine XML-Datei eines anderen Programms
foreign-json = das ist eine JSON-Datei eines anderen Programms
foreign-pgn = das ist PGN, das Format für Schach, das nicht gelesen wird; die Züge lassen sich einfügen
foreign-yixin = das ist eine von Yixin gespeicherte Partie, die nicht gelesen wird
format-no-game = die Datei enthält keine Partie
format-missing = fehlt
format-not-built-in = dieses Format kann dieses Programm so, wie es gebaut wurde, nicht lesen
format-other-game = das gehört zu einem anderen Spiel
format-out-of-turn = die andere Seite ist am Zug
format-not-a-cell = { $value } ist kein Feld
format-not-a-number = { $value } ist keine Zahl
format-at-line = Zeile { $line }: { $why }
format-at-field = Zeile { $line }, { $field }: { $why }
format-at-move = Zug { $number }: { $why }
format-at-byte = Byte { $offset }: { $why }
format-header = die erste Zeile muss { $expected } lauten
format-fields = { $expected } Werte erwartet, { $found } gefunden
format-off-board = { $value } liegt außerhalb jedes Bretts (0 bis { $max })
format-occupied = auf diesem Feld liegt schon der Stein aus Zeile { $line }
format-after-end = nach dem Ende der Partie folgt noch ein Stein
format-not-a-node = es gibt keinen Zug { $number }
format-number-taken = es gibt zwei Züge mit der Nummer { $number }
format-too-small = fünf in einer Reihe passen nicht auf ein Brett der Größe { $size }
format-not-a-ply = die Partie hat keinen Zug { $number }
format-too-large = die Datei ist größer als { $limit } Byte
format-unexpected = { $text } wird hier nicht erwartet
format-no-value = { $name } hat keinen Wert in Klammern
format-too-many-moves = die Datei hat zu viele Züge
format-size = { $value } ist keine Brettgröße
format-stray-row = diese Zeile steht abseits des Bretts
format-row-number = { $value } ist nicht die Nummer der nächsten Zeile
format-row-missing = die Zeilen enden bei { $value }; andere fehlen
format-other-size = die gezeichneten Zeilen sind nicht die von { $value }
format-signs = { $value } hat neben den anderen Zeichen keine Bedeutung
format-board-open = das Brett hat kein Ende: DONE fehlt
format-no-answer = vor dieser Zeile fehlt der Zug des Programms

## Formate

format-csv = CSV
format-sgf = SGF
format-psq = Piskvork .psq
format-rec = Piskvork .rec
format-position = Stellungstext
format-script = Quarto-Skript
format-journal = Journal
format-rif = RenjuNet .rif
format-yxdb = Yixin .db
format-pos = .pos
format-openings = Liste von Eröffnungen
format-lib = RenLib .lib

## Was ein Format nicht speichern kann

unwritable-script = ein Quarto-Skript kann nur eine Quarto-Partie speichern
unwritable-journal = das Journal einer laufenden Partie schreibt das Programm selbst
unwritable-only-read = { $format } wird nur gelesen; gespeichert werden Partien dort nicht
unwritable-lib = eine RenLib-Bibliothek kann nur Partien auf einem 15x15-Brett enthalten
lib-no-header = das ist keine RenLib-Bibliothek
lib-version = Version { $value } der RenLib-Bibliotheken ist unbekannt
lib-pass = Passen lässt sich nicht spielen
lib-no-move = auf ein Feld ohne Stein folgt ein Zug
unwritable-quarto = das Format { $format } kann keine Quarto-Partie speichern
lost-game = das Brett und seine Regel
lost-start = die Anfangsstellung
lost-order = die Zugfolge
lost-other-moves = Varianten und zurückgenommene Züge
lost-result = das Ergebnis
lost-reason = den Grund des Ergebnisses
lost-players = die Spieler
lost-date = das Datum
lost-times = die Zeiten
lost-comments = die Kommentare
lost-marks = die Markierungen
lost-evaluations = die Bewertungen
lost-hints = die Hinweise
lost-others = Daten anderer Programme
format-not-held = Das Format { $format } kann Folgendes nicht speichern: { $parts }.

## Einzelne Formate

csv-player = { $value } ist weder 0 noch 1
csv-negative = { $value } ist negativ
script-start = die erste Zeile muss start standard oder start torus lauten
script-command = erwartet wird select oder place
sgf-game = { $value } ist ein anderes Spiel
sgf-board = { $value } wird auf einem anderen Brett gespielt
sgf-pass = in diesem Spiel wird nicht gepasst
sgf-repeated = derselbe Zug ist zu oft kommentiert
sgf-late-setup = nach dem ersten Zug lassen sich keine Steine mehr aufstellen
sgf-go = das ist eine Partie Go
journal-game = { $value } ist kein Spiel
journal-side = { $value } ist weder x noch o
journal-player = { $value } ist nicht Spieler 1 oder 2
journal-level = { $value } ist keine Stufe
journal-participant = { $value } ist weder person noch computer
journal-piece = { $value } ist keine Figur
journal-nothing-to-undo = es gibt keinen Zug zum Zurücknehmen
journal-clock = { $value } ist keine Bedenkzeit
journal-nothing-to-redo = es gibt keinen Zug zum Wiederherstellen
journal-date = { $value } ist kein Datum
journal-version = { $value } ist nicht Version 1 oder 2 dieses Formats
journal-line = mit { $value } beginnt keine Zeile eines Journals
journal-not-at-start = das muss vor dem ersten Zug stehen

## Anmerkungen zu einer gelesenen Datei

remark-taken-for = die Datei nennt kein Brett; angenommen wird { $width }x{ $height }
remark-no-order = die Datei gibt die Zugfolge nicht an
remark-rows-from-bottom = die Zeilen werden von unten gezählt
remark-rows-from-top = die Zeilen werden von oben gezählt
remark-other-games = das ist die erste von { $games } Partien in der Datei
remark-unknown-rule = die Regel { $rule } ist unbekannt; angenommen wird Freistil
remark-says-go = die Datei gibt sich als Go aus; gelesen wird sie als Gomoku
remark-says-other = die Datei gibt sich als anderes Spiel aus (GM { $number }); gelesen wird sie als Gomoku
remark-pass = ein Passen wurde ausgelassen; in diesem Spiel gibt es keines
remark-passes = { $count }-mal Passen wurde ausgelassen; in diesem Spiel gibt es keines
remark-several = { $name } hat mehrere Werte; gelesen wird der erste
remark-result-does-not-fit = das Ergebnis { $result } passt nicht zur Stellung
remark-unknown-result = das Ergebnis { $result } ist nicht ganz verständlich
remark-variation-cut = eine Variante wurde abgeschnitten, wo sie nicht spielbar ist ({ $why })
remark-variations-cut = { $count } Varianten wurden abgeschnitten, wo sie nicht spielbar sind (die erste: { $why })
remark-not-in-tables = in den Tabellen der Datei fehlt { $names }
remark-from-centre = die Felder werden von der Mitte aus gezählt
remark-encoding-guessed = die Datei ist kein UTF-8 und nennt keine andere bekannte Kodierung; angenommen wird { $encoding }
remark-encoding = die Kodierung ist { $encoding }
remark-damaged-letters = einige Zeichen sind kein { $encoding } und wurden durch � ersetzt
encoding-unknown = unbekannte Kodierung; Beispiele sind UTF-8, windows-1251, Shift_JIS, GBK
remark-text-outside = Text außerhalb der Partien wurde ignoriert
remark-not-closed = das Ende der Partie fehlt
remark-sign-first = { $sign } ist die Seite, die beginnt
remark-sign-second = { $sign } ist die Seite, die als zweite zieht
remark-signs = { $first } ist die Seite, die beginnt, { $second } die andere
remark-free-sign = { $sign } wird als freies Feld gelesen
remark-unknown-sign = Zeile { $line }: { $sign } wird als freies Feld gelesen
remark-proposed = die Zahlen auf dem Brett sind Züge, die nicht gespielt wurden
remark-last-board = das ist das letzte von { $boards } Brettern im Text
remark-passed-over = nicht gelesen: { $parts }
remark-rows-first = Zahlenpaare sind Zeile und Spalte, von 0 oben links
passed-times = Zeiten
passed-evaluations = Bewertungen
passed-comments = Kommentare
passed-judgements = Urteile
passed-numbers = Zahlen, die keine Züge zählen
passed-protocol = andere Zeilen des Protokolls
passed-others = andere Angaben
remark-skipped-one = { $text } in Zeile { $line } wurde nicht verstanden und ausgelassen
remark-skipped = { $count } Stellen wurden nicht verstanden und ausgelassen (die erste: { $text } in Zeile { $line })
remark-odd-time = die Zeit in Zeile { $line } ist keine Zahl von Millisekunden
remark-stopped = gezeigt wird die Partie, so weit sie sich spielen lässt ({ $why })
remark-end-number = die Partie endete mit der Nummer { $number }, die nicht sagt, wer gewonnen hat
yxdb-end = die Datei endet mitten in einem Eintrag
yxdb-frame = die komprimierten Daten sind beschädigt
