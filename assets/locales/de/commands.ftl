### Befehle: Titel in der Hilfe und der Palette, Wörter der Fußzeile, Abschnitte der Hilfe, Namen der Umgebungen.

## Auf dem Brett

command-cursor = Cursor bewegen
command-side-edges = Zum linken oder rechten Rand
command-end-edges = Zum oberen oder unteren Rand
command-place = Stein setzen; nach der Partie: Revanche
    .word = setzen
command-save = Partie speichern
    .word = speichern
command-load = Gespeicherte Partie laden
    .word = laden
command-copy = Züge oder das Brett kopieren
command-copy-picture = Bild der Stellung kopieren
command-export = Als Bild exportieren
command-resign = Aufgeben
    .word = aufgeben
command-draw = Remis anbieten
command-pass = Passen
command-friends = Mit Freunden spielen
command-friends-accept = Auswählen oder die Partie annehmen
    .word = wählen
command-say = Deinem Gegenüber schreiben
    .word = schreiben
command-connect = Wieder mit dem Gegenüber verbinden
    .word = verbinden
command-new-game = Neue Partie
    .word = neu
command-even-game = Ausgeglichene Partie (gewertet)
command-unrate = Gewertete Partie ungewertet machen
command-games = Partien: laufende und beendete
command-explorer = Eröffnungsdatenbank
command-learn = Lektionen
command-puzzles = Aufgaben
command-statistics = Statistik: Ergebnisse, Genauigkeit, Fehler
command-engines = Andere Engines: spielen, hinzufügen
command-engine-log = Protokoll der Engine
command-undo = Zug zurücknehmen
    .word = rückgängig
command-redo = Zug wiederherstellen
command-step = Voriger Zug, nächster Zug
    .word = Züge
command-ends = Erster Zug, letzter Zug
command-next-branch = Nächste Variante
    .word = Variante
command-comment = Stellung kommentieren
command-promote = Zur Hauptvariante machen
command-delete = Diesen Zug und alle folgenden löschen
command-editor = Stellung aufbauen
command-scroll-text = Langen Kommentar rollen
command-autoplay = Partie abspielen
command-analyse = Mit der Engine analysieren
    .word = Analyse
command-review = Partieanalyse
    .word = auswerten
command-take-line = Zugfolge in die Partie übernehmen
command-region = Gewinnende oder allein haltende Züge zeigen
command-mistakes = Aus Fehlern lernen
    .word = lernen
command-line-step = Nächste oder vorige Zugfolge der Analyse
command-hint = Hinweis in Schritten: wo, wodurch, der Zug, die Zugfolge
    .word = Tipp
command-computer = Seite des Computers wählen
command-level = Stufe des Computers
    .word = Stufe
command-first-level = Stufe von X, wenn der Computer beide spielt
command-move-now = Computer sofort ziehen lassen
    .word = jetzt ziehen
command-pause = Uhr oder zwei Computer anhalten
    .word = Pause
command-expected = Vom Computer erwartete Züge zeigen
command-reset-score = Punktestand zurücksetzen
command-type = Koordinate oder Befehl eingeben
    .word = eingeben
command-coordinates = Koordinaten: Zahlen, Buchstaben oder keine
    .word = Koordinaten
command-numbers = Zugnummern: letzte fünf, alle oder keine
command-threats = Drohungen beider Seiten zeigen
command-explain-point = Erklären, warum dieses Feld ein Foul ist oder nicht
command-forbidden = Felder zeigen, die eine Seite nicht besetzen darf
command-zoom = Größeres oder kleineres Brett
command-dismiss = Meldung schließen, Tipp abbrechen
command-about = Info: Version, Lizenz, Dateien
    .word = Info
command-start = Zurück zum Startmenü, die Partie bleibt erhalten
    .word = Menü
command-settings = Einstellungen
    .word = einstellen
command-commands = Befehlspalette
    .word = Befehle
command-help-board = Hilfe (mit F1 überall)
    .word = Hilfe
command-quit = Beenden
    .word = beenden

## In der Befehlsleiste

command-run = Befehl ausführen
    .word = ausführen
command-close = Schließen
    .word = schließen

## Während der Texteingabe

command-text-move = Im Text bewegen
command-text-start = Zum Anfang
command-text-end = Zum Ende
command-text-erase = Voriges Zeichen löschen
command-text-delete = Nächstes Zeichen löschen
command-text-erase-more = Voriges Wort, alles davor löschen

## Bei einer Frage

command-yes = Ja
    .word = ja
command-no = Nein
    .word = nein

## Startmenü

command-select = Auswählen
    .word = wählen
command-go = Ausgewählten Eintrag öffnen
    .word = öffnen
command-menu-games = Partien
command-menu-learn = Das Spiel in kurzen Lektionen lernen
command-menu-puzzles = Aufgaben
command-menu-statistics = Deine Statistik
command-menu-computer = Neue Partie gegen den Computer
command-menu-size = Neue Partie auf einem Brett dieser Größe
command-menu-rule = Neue Partie: genau fünf oder auch mehr
command-help = Hilfe
    .word = Hilfe

## Seite einer neuen Partie

command-begin = Partie beginnen
    .word = beginnen
command-row-change = Zeile wählen, Wert ändern
    .word = ändern
command-next-value = Nächster Wert
    .word = weiter
command-type-number = Größe oder Zahl eingeben
command-players = Spieler: Menschen oder Computer
    .word = Spieler
command-rule = Gomoku-Regel: genau fünf oder auch mehr
    .word = Regel
command-opening = Eröffnungsregel: Swap2, Pro, die des Renju
    .word = Eröffnung
command-load-with-players = Partie mit diesen Spielern laden
command-back = Zurück
    .word = zurück

## Partienlisten

command-select-engine = Engine auswählen
    .word = wählen
command-play-engine = Neue Partie gegen die Engine
    .word = spielen
command-add-engine = Engine hinzufügen
    .word = neu
command-examine-engine = Engine untersuchen
    .word = prüfen
command-engine-time = Mehr oder weniger Zeit für einen Zug
    .word = Zeit
command-analyst = Auch mit der Engine analysieren, oder nicht
    .word = analysieren
command-remove-engine = Engine aus der Liste entfernen (fragt vorher)
    .word = entfernen
command-select-game = Partie auswählen
    .word = wählen
command-pages = Eine Seite hoch oder runter
command-first-last = Zur ersten oder letzten
command-open-game = Partie öffnen
    .word = öffnen
command-filter = Liste filtern (siehe unten)
    .word = filtern
command-other-games = Partien in einer Datei oder einem Ordner
    .word = Datei
command-delete-game = Partie löschen (fragt vorher)
    .word = löschen
command-games-back = Filter aufheben; zurück
    .word = zurück
## Auswahl einer Datei

command-open-file = Ordner öffnen oder Datei laden
    .word = öffnen
command-parent-folder = Übergeordneter Ordner (solange nichts eingegeben ist)
    .word = Ordner darüber
command-enter-folder = Gewählten Ordner öffnen (solange nichts eingegeben ist)

## Eine Zeile über einer Partienliste

command-done = Fertig
    .word = fertig
command-discard = Text verwerfen
    .word = verwerfen

## Das Kommentarfeld

command-keep-comment = Kommentar speichern
    .word = speichern
command-new-line = Neue Zeile
    .word = neue Zeile
command-lines = Vorige Zeile, nächste Zeile
command-first-last-line = Erste Zeile, letzte Zeile
command-cancel = Änderungen verwerfen
    .word = abbrechen

## Die Eröffnungsdatenbank

command-play-selected = Ausgewählten Zug spielen
    .word = spielen
command-select-move = Zug auswählen
    .word = wählen
command-reached = Partien mit dieser Stellung
    .word = Partien
command-close-explorer = Eröffnungsdatenbank schließen
command-open-pasted = Die eingefügte Partie öffnen
    .word = öffnen
command-turn-rows = Zeilen von der anderen Seite zählen
    .word = Zeilen
command-swap-sides = Die andere Seite beginnen lassen
    .word = Seiten
command-drop-pasted = Die eingefügte Partie verwerfen
    .word = verwerfen

## Die Einstellungen

command-change-setting = Einstellung wählen, ändern
    .word = ändern
command-erase-name = Zeichen eines Namens löschen

## Die Frage nach den Seiten des Computers

command-computer-o = Der Computer spielt O
    .word = O
command-computer-x = Der Computer spielt X
    .word = X
command-computer-both = Der Computer spielt beide Seiten
    .word = beide
command-computer-none = Zwei Spieler
    .word = zwei Spieler
command-leave = So lassen, wie es ist
    .word = abbrechen

## Der Stellungsaufbau

command-take-position = Stellung übernehmen
    .word = übernehmen
command-put-stone = Stein setzen oder entfernen
    .word = Stein
command-put-x = X setzen
    .word = X
command-put-o = O setzen
    .word = O
command-turn = Seite am Zug wechseln
    .word = am Zug
command-clear = Brett leeren
    .word = leeren
command-undo-change = Letzte Änderung zurücknehmen
    .word = rückgängig
command-redo-change = Änderung wiederherstellen

## Aufgaben

command-puzzle-place = Stein setzen; am Ende: nächste Aufgabe
    .word = setzen
command-puzzle-hint = Tipp: Art des Gewinns, Steine, Zug
    .word = Tipp
command-try-again = Falschen Zug zurücknehmen, neu versuchen
    .word = noch einmal
command-solution = Lösung zeigen (gilt als nicht gelöst)
    .word = Lösung
command-next-puzzle = Nächste; diese kommt ungelöst wieder
    .word = auslassen
command-pause-run = Lauf auf Zeit anhalten
    .word = Pause
command-solution-step = Voriger oder nächster Zug der Lösung
    .word = Züge
command-solution-ends = Anfang oder Ende der Lösung
command-puzzle-back = Meldung schließen; zurück
    .word = zurück

## Lektionen

command-select-lesson = Lektion wählen
    .word = wählen
command-first-last-lesson = Erste oder letzte Lektion
command-begin-lesson = Lektion beginnen
    .word = beginnen
command-lesson-place = Stein setzen; am Ende nächste Lektion
    .word = setzen
command-lesson-hint = Hinweis: die Steine, der Zug
    .word = Hinweis
command-restart-lesson = Lektion neu beginnen
    .word = neu
command-next-lesson = Nächste Lektion
    .word = nächste
command-lesson-back = Meldung schließen; zurück zur Liste
    .word = Liste

## Die Hilfe

command-section = Nächster oder voriger Abschnitt
    .word = Abschnitt
command-help-scroll = Blättern; nächster oder voriger Abschnitt
    .word = blättern
command-help-pages = Seitenweise durch alle Abschnitte
command-section-ends = Anfang oder Ende des Abschnitts
command-close-help = Hilfe schließen
    .word = schließen

## Die Befehlspalette

command-select-page = Seitenweise hoch oder runter
command-select-ends = Erster oder letzter
command-run-selected = Befehl ausführen
    .word = ausführen

## Seiten zum Lesen

command-page-ends = Zum Anfang oder Ende
command-scroll = Blättern
    .word = blättern

## Ein zu kleines Fenster

command-back-to-game = Zurück zur Partie

## Überall

command-interrupt = Sofort beenden
command-next-theme = Nächstes Farbschema
command-themes = Farbschema wählen
command-preview-theme = Farbschema ansehen
    .word = ansehen
command-theme-ends = Erstes oder letztes Farbschema
command-keep-theme = Dieses Farbschema behalten
    .word = behalten
command-restore-theme = Zurück zum vorigen Farbschema
    .word = zurück
command-redraw = Bildschirm neu zeichnen
command-suspend = In den Hintergrund (fg holt zurück)

## Einzelne Befehle von Zeilen, die zwei haben: Titel in der Palette

command-previous-move = Voriger Zug
command-next-move = Nächster Zug
command-first-move = Erster Zug
command-last-move = Letzter Zug
command-scroll-text-down = Langen Kommentar nach unten rollen
command-scroll-text-up = Langen Kommentar nach oben rollen
command-next-line = Nächste Zugfolge der Analyse
command-previous-line = Vorige Zugfolge der Analyse
command-stronger = Stufe des Computers erhöhen
command-weaker = Stufe des Computers senken
command-x-stronger = Stufe von X erhöhen
command-x-weaker = Stufe von X senken
command-larger = Größeres Brett
command-smaller = Kleineres Brett

## Wörter der Fußzeile für einen Befehl in besonderer Lage: höchstens 12 Spalten

word-rematch = Revanche
word-drop = einwerfen
word-resume = weiter
word-again = nochmal
word-end-run = Lauf beenden
word-stop = stoppen
word-new-puzzle = neue Aufgabe
word-first-game = erste Partie

## Abschnitte der Hilfe: Reiter, alle sechs in 72 Spalten

section-move = Züge
section-game = Partie
section-computer = Computer
section-look = Darstellung
section-words = Befehle
section-this-game = Dieses Spiel

## Umgebungen: Titel in der Hilfe

context-board = Auf dem Brett
context-everywhere = Überall
context-menu = Im Startmenü
context-new-game = Beim Anlegen einer neuen Partie
context-friends = Beim Spielen mit Freunden
context-games = In einer Partienliste
context-engines = In der Liste der Engines
context-files = Bei der Auswahl einer Datei
context-pasted = Bei einer eingefügten Partie
context-line = Bei der Eingabe über einer Liste
context-explorer = In der Eröffnungsdatenbank
context-comment = Beim Schreiben eines Kommentars
context-settings = In den Einstellungen
context-editor = Beim Stellungsaufbau
context-puzzle-page = Auf der Seite der Aufgaben
context-puzzles = Beim Lösen einer Aufgabe
context-lessons = In der Liste der Lektionen
context-lesson = Während einer Lektion
context-question = Bei einer Frage
context-computer = Bei der Wahl der Computerseite
context-bar = In der Befehlsleiste
context-text = Bei der Texteingabe
context-palette = In der Befehlspalette
context-themes = Bei der Wahl des Farbschemas
context-help = In dieser Hilfe
context-page = Auf einer Textseite
context-too-small = Wenn das Fenster zu klein ist

## Die Befehlspalette

palette-title = Befehle
palette-prompt = Befehl:
palette-none = Kein Befehl hat diesen Namen.
palette-shown = { $from } bis { $to } von { $count }
palette-new-game = Neue Partie: { $game }

## Die Befehlsleiste: was an der Eingabe falsch ist; ein Satz ohne Großbuchstaben am Anfang und ohne Punkt

bar-unknown = unbekannter Befehl
bar-no-piece = die Figuren haben die Nummern 0 bis 15
bar-no-column = die Spalten sind 0 bis { $last } oder A bis { $letter }
bar-too-much = dieser Befehl hat kein Argument
bar-declare = gib eine Zahl fünfter Züge an, etwa declare 5
bar-sides = der Computer kann x, o, both oder none spielen
bar-puzzles = die Aufgaben heißen { $names }
bar-level = die Stufe ist { $least } bis { $most }, oder 3,7 für X und O
bar-game = möglich sind { $sizes } [standard], connect4, tictactoe und quarto [4x4] [torus]

## Die Befehlsleiste in der Hilfe: was jede Eingabe bewirkt, in der Reihenfolge der Eingaben

bar-help-cell = Ein Stein in Zeile 7, Spalte 7; in Spalte H, Zeile 8
bar-help-column = Die Spalte, wo Steine fallen; die Figur, bei Quarto
bar-help-save = Speichern; als FILE speichern
bar-help-load = Laden; FILE laden
bar-help-copy = Züge oder Brett als Text kopieren
bar-help-copy-picture = Bild der Stellung kopieren, wenn das Terminal eines annimmt
bar-help-export = die Stellung als FILE zeichnen: .svg, .png; .gif hat alle Züge
bar-help-games = Deine Partien; die in einer Datei oder einem Ordner
bar-help-explore = Eröffnungsdatenbank
bar-help-new = Neue Partie; auf 19x19; ein anderes Spiel
bar-help-standard = Neue Partie, in der genau fünf gewinnen
bar-help-even = Gewertete Partie auf deiner Stufe; ungewertet machen
bar-help-draw = Remis anbieten
bar-help-opening = In der Eröffnung entscheiden: Seiten, fünfte Züge
bar-help-pass = Passen, wo es die Regeln erlauben
bar-help-fouls = Feld unter dem Cursor erklären; verbotene Felder zeigen
bar-help-keys = Aufgeben, zurücknehmen und so weiter, wie die Tasten
bar-help-editor = Stellung aufbauen
bar-help-analyse = Analyse starten oder stoppen
bar-help-region = Gewinnzüge zeigen oder verbergen
bar-help-review = Partieanalyse
bar-help-mistakes = Aus den Fehlern einer analysierten Partie lernen
bar-help-puzzles = Aufgaben
bar-help-practise = Aufgabe des Tages, Lauf, Thema
bar-help-solution = In einer Aufgabe: Lösung zeigen; nächste Aufgabe
bar-help-step = Voriger Zug; nächster Zug
bar-help-ends = Erster Zug; letzter Zug; nächste Variante
bar-help-branch = Zur Hauptvariante machen; löschen
bar-help-comment = Stellung kommentieren
bar-help-friends = Mit Freunden spielen; wieder verbinden
bar-help-say = Deinem Gegenüber schreiben
bar-help-sides = Seiten, die der Computer spielt
bar-help-level = Seine Stufe; die Stufen von X und O
bar-help-theme = Farbschema wählen oder setzen
bar-help-help = Hilfe; beenden

## Fehler in [keys], den Tasten der Einstellungsdatei

keys-unknown-command = den Befehl { $name } gibt es nicht; die Befehle sind { $names }
keys-unknown-key = "{ $key }" ist keine Taste; Tasten sind "x", "Space", "F5", "Ctrl-P" und andere
keys-twice = "{ $key }" kann nicht die Taste von { $command } und zugleich von { $other } sein
keys-reserved = "{ $key }" kann nicht die Taste von { $command } sein: fest vergeben für "{ $title }"
keys-lost = "{ $key }" ist jetzt die Taste von { $command }; { $other } hat keine
keys-kept = "{ $key }" ist jetzt die Taste von { $command }; { $other } behält { $keys }

## Die Seite Info

about-licence = Lizenz
about-licences = MIT oder Apache-2.0, nach Wahl.
about-files = Dateien

keys-arrows = Pfeile
board-sizes = { $others } oder { $last }
