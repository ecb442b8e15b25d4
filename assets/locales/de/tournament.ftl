### Meldungen zu Wettkämpfen zwischen Engines.

## Gründe für das Ende einer Partie

tournament-reason-five = fünf in einer Reihe
tournament-reason-full = volles Brett
tournament-reason-foul = Foul
tournament-reason-time = Zeitüberschreitung
tournament-reason-illegal = ungültiger Zug
tournament-reason-crash = Absturz
tournament-reason-proof = bewiesener Gewinn
tournament-reason-limit = Zuggrenze

## Spalten der Tabellen: so kurz wie möglich

tournament-column-engine = Engine
tournament-column-games = Partien
tournament-column-points = Punkte
tournament-column-moves = Züge
tournament-column-mean = Mittel
tournament-column-longest = Längster
tournament-column-depth = Tiefe
tournament-column-late = Zeit
tournament-column-illegal = Ungültig
tournament-column-crashed = Absturz

## Zeilen unter der Tabelle

tournament-field = Elo: jede Engine gegen alle ihre Gegner zusammen, aus Partiepaaren
tournament-duel = { $name }: Elo { $elo } (95 %: { $low } bis { $high })
tournament-superiority = Wahrscheinlichkeit, stärker zu sein: { $percent } %
tournament-pairs = Paare mit 0, 0,5, 1, 1,5 und 2 Punkten: { $classes }
tournament-accepted = Der Test ist entschieden: die höhere Zahl ist angenommen
tournament-refused = Der Test ist entschieden: die höhere Zahl ist abgelehnt

## Warum ein Wettkampf nicht gespielt werden kann

tournament-sprt-bounds = erwartet werden zwei Elo-Zahlen, die kleinere zuerst, etwa 0,5
tournament-sprt-errors = alpha und beta müssen über 0 und zusammen unter 1 liegen
tournament-engines = ein Wettkampf braucht { $least } bis { $most } Engines, nicht { $number }
tournament-too-few-openings = ohne Wiederholung reichen diese Eröffnungen für so viele Runden: { $rounds }
tournament-too-many-rounds = ein Wettkampf hat höchstens { $most } Runden
tournament-no-openings = die Datei enthält keine Eröffnungen
tournament-line = Zeile { $line }: { $why }
tournament-opening-other = die Eröffnung gehört zu einem anderen Spiel: { $variant }
tournament-opening-no-moves = die Eröffnung ist keine Zugfolge
tournament-opening-over = die Eröffnung beendet die Partie

## Warum das Journal eines Wettkampfs nicht gelesen werden kann

tournament-not-a-match = die Datei ist kein Journal eines Wettkampfs
tournament-version = das Journal hat Version { $version }; dieses Programm liest Version { $known }
tournament-other = das Journal gehört zu einem anderen Wettkampf: { $difference }
tournament-difference = { $place } war { $before } und ist jetzt { $now }
tournament-no-game = es gibt keine Partie { $number }
tournament-both = Partie { $number } steht auch in einem anderen der Journale
tournament-twice = Partie { $number } steht schon in einer früheren Zeile
tournament-other-engines = diese Partie spielen andere Engines
tournament-other-opening = diese Partie hat eine andere Eröffnung
tournament-not-cells = { $text } liegt nicht auf dem Brett
tournament-end-does-not-fit = die Züge passen nicht zum Ende der Partie: { $reason }
