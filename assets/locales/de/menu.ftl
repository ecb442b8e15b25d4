### Das Startmenü, die Seite einer neuen Partie, die Wahl der Spieler.

## Jede Seite

menu-subtitle = fünf in einer Reihe und mehr
menu-more = -- mehr --
menu-back = Esc: zurück
menu-back-to-game = Esc: zurück zur Partie
menu-board-size = { $side } x { $side }
menu-clock-none = unbegrenzt
menu-clock-game = { $time } pro Spieler
menu-clock-increment = { $time } + { $increment } pro Zug
menu-clock-move = { $time } pro Zug

## Das Startmenü

menu-resume = Partie fortsetzen
menu-new-game = Neue Partie
menu-even = Ausgeglichene Partie
menu-even-level = Ausgeglichen, Stufe { $level }
menu-games = Partien
menu-learn = Lernen
menu-puzzles = Aufgaben
menu-puzzles-due = Aufgaben: { $due } fällig
menu-statistics = Statistik
menu-load = Datei laden
menu-settings = Einstellungen
menu-help = Hilfe
menu-quit = Beenden
menu-game = { $stones }, { $age }
menu-game-players = { $players }; { $stones }, { $age }

## Die Seite einer neuen Partie: Namen ihrer Zeilen, alle höchstens 14 Spalten breit

new-game-game = Spiel
new-game-size = Größe
new-game-width = Breite
new-game-height = Höhe
new-game-row = Reihenlänge
new-game-rule = Regel
new-game-opening = Eröffnung
new-game-edges = Ränder
new-game-stones = Steine
new-game-players = Spieler
new-game-rated = Gewertet
new-game-level = Stufe
new-game-level-x = Stufe von X
new-game-level-o = Stufe von O
## Wie der Computer auf jeder Stufe spielt, neben der Zahl

level-1 = für Kinder, übersieht oft deine Reihe
level-2 = übersieht weniger: Diagonalen, Lücken
level-3 = sieht fast alles, rechnet aber nicht voraus
level-4 = übersieht keine Vier und keine offene Drei
level-5 = rechnet voraus, antwortet sofort
level-6 = rechnet weiter voraus, antwortet sofort
level-7 = rechnet weit voraus, antwortet sofort
level-8 = rechnet sehr weit voraus, antwortet sofort
level-9 = denkt eine Sekunde nach
level-10 = denkt fünf Sekunden nach: volle Stärke
new-game-engine = eine andere Engine

## Weitere Zeilen
new-game-first = Wer beginnt
new-game-clock = Bedenkzeit

## Ihre Werte, höchstens 40 Spalten breit

new-game-custom = Eigenes Spiel
new-game-bounded = begrenzt
new-game-torus = verbunden (Torus)
new-game-anywhere = auf jedes freie Feld
new-game-fall = fallen nach unten
new-game-casual = nein
new-game-rated-level = ja, auf dieser Stufe
new-game-even = ja, ausgeglichen
new-game-ratings = etwa { $rating }; du { $own } +-{ $deviation }
new-game-two-players = zwei Spieler
new-game-computer = du und der Computer
new-game-computers = zwei Computer

## Ihre Überschrift und ihre Meldungen

new-game-size-prompt = Brettgröße [{ $sizes }]:
    .short = Größe [{ $sizes }]:
    .shortest = Größe:
new-game-no-size = { $typed } ist keine Brettgröße; möglich sind { $sizes }
new-game-window = Dieses Brett braucht ein Fenster mit { $size }.
new-game-one-rule = Nur bei Gomoku gibt es eine Wahl der Regel.
new-game-no-opening = Eröffnungsregeln gibt es nur bei fünf in einer Reihe mit Rändern, ohne Fallen.

## Orte der eigenen Dateien, auf der Infoseite; höchstens je 20 Spalten

place-saved = Gespeicherte Partien
place-playing = Laufende Partien
place-finished = Beendete Partien
place-puzzles = Eigene Aufgaben
place-attempts = Aufgabenergebnisse
place-runs = Aufgabenläufe auf Zeit
place-lessons = Geschaffte Lektionen
place-settings = Einstellungen
place-themes = Farbschemata
place-locales = Übersetzungen
place-index = Partienindex
