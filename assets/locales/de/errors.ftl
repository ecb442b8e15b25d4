### Fehler der Regeln, Partien und Spieler.

## Unerlaubte Züge und Aufzeichnungen

record-full = die Partie hat so viele Züge, wie sich aufzeichnen lassen
illegal-game-over = die Partie ist zu Ende
illegal-no-pass = Passen ist hier nicht erlaubt
foul-double-four = eine Doppelvier
foul-double-three = eine Doppeldrei
foul-overline = eine überlange Reihe
foul-is-double-three = { $cell } ist eine Doppeldrei: { $rows }.
foul-is-double-four = { $cell } ist eine Doppelvier: { $rows }.
foul-is-overline = { $cell } ist eine überlange Reihe: { $rows }.
foul-five-first = { $cell } ist kein Foul: Der Stein bildet eine Fünf, und die geht vor: { $rows }.
foul-five = { $cell } ist kein Foul: Der Stein bildet eine Fünf: { $rows }.
foul-apparent = { $cell } ist keine Doppeldrei: { $why }.
foul-none-omok = { $cell } ist kein Foul: Der Stein bildet keine zwei Dreien.
foul-none = { $cell } ist kein Foul: keine zwei Dreien oder Vieren, keine Sechserreihe.
foul-is = { $cell }: { $foul }
foul-is-none = { $cell }: kein Foul
foul-of-side = Für { $side }: { $text }
foul-not-real = { $row } zählt nicht, denn { $reasons }
foul-spoilt-five = { $cell } bildet eine Fünf
foul-spoilt-double-three = { $cell } wäre selbst eine Doppeldrei
foul-spoilt-double-four = { $cell } wäre eine Doppelvier
foul-spoilt-overline = { $cell } wäre eine überlange Reihe
foul-and = { $others } und { $last }
variant-rule-of-five = die Regel { $rule } verlangt fünf in einer Reihe, Ränder und keine Schwerkraft
illegal-off-board = das liegt außerhalb des Bretts
illegal-occupied = dort liegt schon ein Stein
illegal-floating = Steine fallen auf das unterste freie Feld ihrer Spalte
illegal-full-column = die Spalte ist voll
move-illegal = Zug { $number }: { $why }
move-no-cell = Zug { $number }: { $name }: { $why }

## Eröffnungen

opening-over = die Eröffnung ist zu Ende
opening-place-first = zuerst muss ein Stein gesetzt werden
opening-decide-first = zuerst muss eine Wahl getroffen werden
opening-declare-first = zuerst muss die Anzahl der fünften Züge genannt werden
opening-offer-first = zuerst müssen alle fünften Züge angeboten werden
opening-pick-first = zuerst muss einer der angebotenen fünften Züge gewählt werden
opening-zone-centre = der Stein muss in die Mitte
opening-zone-inside = der Stein muss in die mittleren { $side }x{ $side } Felder
opening-zone-outside = der Stein muss außerhalb der mittleren { $side }x{ $side } Felder liegen
opening-zone-anywhere = der Stein darf überall liegen
opening-no-such-choice = diese Wahl gibt es jetzt nicht
opening-number = die Anzahl muss von 1 bis { $most } sein
opening-offered-twice = dieser fünfte Zug ist schon angeboten
opening-alike = dieser fünfte Zug ist derselbe wie { $other }, { $motion }
opening-not-offered = dieser fünfte Zug wurde nicht angeboten
motion-column = gespiegelt an Spalte { $column }
motion-columns = gespiegelt zwischen den Spalten { $left } und { $right }
motion-row = gespiegelt an Zeile { $row }
motion-rows = gespiegelt zwischen den Zeilen { $upper } und { $lower }
motion-diagonal = gespiegelt an der Diagonale { $from } bis { $to }
motion-turned = gedreht um { $degrees } Grad
opening-unfit-torus = die Eröffnungsregel { $rule } braucht ein Brett mit Rändern
opening-unfit-gravity = die Eröffnungsregel { $rule } braucht ein Spiel, in dem Steine nicht fallen
opening-unfit-row = die Eröffnungsregel { $rule } braucht ein Spiel mit fünf in einer Reihe
opening-unfit-small = die Eröffnungsregel { $rule } braucht mindestens { $least }x{ $least } Felder

## Felder, Bretter und Regeln

field-ragged = Zeile { $row } ist nicht so lang wie Zeile 0
field-code = Zeile { $row }, Spalte { $column }: { $code } ist nicht -1, 0 oder 1
cell-unknown = das ist kein Feld
cell-off-board = außerhalb des Bretts (0,0 bis { $last } oder A1 bis { $top })
board-size = kein Brett hat { $width } mal { $height } Felder: jede Seite hat { $min } bis { $max }
variant-row-too-short = { $length } in einer Reihe sind zu wenige: mindestens { $least }
variant-row-too-long = { $length } in einer Reihe passen nicht: die längste Seite hat { $side } Felder

## Werte als Text: was erwartet wird

expected-kind = erwartet wird ein Spiel wie 15, 7x6-4-fall oder quarto
expected-shape = erwartet werden Spalten und Zeilen wie 7x6 oder 7x6 torus
expected-variant = erwartet wird ein Spiel wie 15, 7x6-4-fall oder 15x15, five or more in a row
expected-picture = erwartet werden gleich lange Zeilen aus ., X und O
expected-position = erwartet wird eine Stellung wie 15 X Xh8 Oi9
expected-game = erwartet wird eine Partie wie 15 X: h8 i9
expected-stone = erwartet wird X oder O
expected-topology = erwartet wird plane oder torus
expected-rule = erwartet wird freestyle, standard, renju, caro, standard-caro oder omok
expected-placement = erwartet wird anywhere oder gravity
expected-coordinates = erwartet wird numbers oder letters
expected-status = erwartet wird X to move, O to move, X wins, O wins oder draw
expected-row-and-column = erwartet werden Zeile und Spalte wie 7,7
expected-opening-rule = erwartet wird eine Eröffnungsregel wie free, swap2 oder taraguchi10
expected-choice = erwartet wird keep, swap, place-two oder offer-many
expected-renju-opening = erwartet wird eine Eröffnung wie D4 oder Kagetsu

## Quarto

quarto-unknown = unbekannter Befehl; die Befehle sind { $commands }
quarto-usage = der Befehl lautet: { $usage }
quarto-number = das ist keine ganze Zahl mit 32 Bit; der Befehl lautet: { $usage }
quarto-no-such-piece = die Figuren haben die Nummern 0 bis 15
quarto-taken = Figur { $piece } liegt nicht mehr bereit
quarto-place-first = Figur { $piece } ist gewählt und muss zuerst gesetzt werden
quarto-select-first = zuerst muss eine Figur gewählt werden
quarto-occupied = dort steht schon Figur { $piece }

## Uhren, Stufen und der Computer

player-unsupported = der Computer spielt dieses Spiel nicht
clock-unknown = eine Bedenkzeit ist none, 5m für die Partie, 5m+3s mit Zuschlag oder 10s/move
move-limit-unknown = eine Partie ist remis nach full, leave-25 oder { $least } bis { $most } Zügen
level-unknown = die Stufe ist eine Zahl von { $least } bis { $most }
engine-name = Namen: bis zu { $most } Buchstaben, Ziffern, -, _ und ., zuerst ein Buchstabe
low-memory = Tabellen mit { $got } statt { $wanted }
player-failed = der Computer ist ausgefallen: { $why }
engine-missing = eine Engine namens { $name } gibt es nicht

## Aufgaben in Dateien

puzzle-id = die Kennung einer Aufgabe hat sechzehn Ziffern, 0 bis f
puzzle-column = Spalte { $column }: { $why }
puzzle-no-win = die Lösung gewinnt nicht
puzzle-no-threat = die Drohung gewinnt nicht dort, wo sie gespielt wird
puzzle-rule = rule ist 0, 1, 4, 8 oder 9, nicht { $rule }
puzzle-stones = Steine: { $why }
puzzle-to-move = to_move ist nicht die Seite am Zug

## Verbindungen zu Freunden

link-address = { $text } ist nicht NAME, ~USER, ~USER/NAME oder ssh://USER@RECHNER
link-name = { $text } ist kein Name: bis { $most } Buchstaben, Ziffern, - und _, vorn kein -
link-user = { $text } ist kein Benutzername
link-machine = { $text } ist kein Name eines Rechners
link-port = { $text } ist kein Port von 1 bis 65535
link-program = { $text } ist kein Pfad eines Programms
link-no-host = Hier wartet niemand. Dein Gegenüber muss starten: { $command }
link-already-hosting = du wartest schon unter dem Namen { $name }
link-no-user = auf diesem Rechner gibt es keinen Benutzer { $user }
link-no-group = auf diesem Rechner gibt es keine Gruppe { $group }
link-not-folder = { $path } ist ein Link oder kein Ordner; bitte entfernen
link-not-owner = { $path } gehört einem anderen Benutzer
link-too-open = andere Benutzer haben zu viele Rechte in { $path }
link-impostor = in { $path } wartet ein anderer Benutzer als erwartet
link-no-identity = dieses System verrät nicht, wer sich verbindet; andere sind nicht möglich
link-no-sockets = dieses System hat keine lokalen Sockets; möglich sind ssh://-Adressen
link-no-command = GOMOKU_SSH enthält keinen Befehl
link-not-started = { $program } lässt sich nicht starten: { $why }
link-system = das System meldet einen Fehler: { $why }
link-closed = die Verbindung wurde beendet
link-flood = das andere Programm sendet mehr, als sich lesen lässt
link-does-not-read = das andere Programm liest nicht, was es bekommt
link-says-nothing = das andere Programm sagt nichts
link-failed = die Verbindung ist abgebrochen: { $why }

## Partien mit Freunden

friend-out-of-turn = diese Seite ist nicht am Zug
friend-no-position = eine solche frühere Stellung gibt es nicht
friend-no-end = so kann die Partie hier nicht enden
friend-full = die Partie hat so viele Einträge, wie sie haben kann
