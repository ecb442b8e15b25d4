### Die Seiten der Hilfe.

help-section-of = { $index } von { $count }
help-more = mehr

## Überschriften

help-bar = Nach : oder einer Ziffer
help-filter = Filter für Partienlisten, beliebig kombinierbar
help-mouse = Maus
help-marks = Zeichen auf dem Brett
help-shown = Auf Wunsch auch auf dem Brett
help-levels = Stufen des Computers bei Gomoku
help-winning = Gewinnen
help-good-to-know = Gut zu wissen
help-openings = Eröffnungsregeln
help-torus = Torus
help-pieces = Figuren in kleinen Feldern

## Maus

help-mouse-move = bewegen
    .meaning = Der Cursor folgt.
help-mouse-click = klicken
    .meaning = Spielt dort. In einer Liste: wählt aus.
help-mouse-drag = mit Shift ziehen
    .meaning = Markiert Text, in den meisten Terminals.

## Zeichen auf dem Brett

help-mark-sides = X  O
    .meaning = Die Seite, die beginnt, und die andere Seite.
help-mark-cursor = blasser Stein oder [ ]
    .meaning = Der Cursor. In den kleinsten Feldern ist er invertiert.
help-mark-last = Marke, unterstrichen
    .meaning = Der letzte Stein.
help-mark-won = leuchtend, invertiert
    .meaning = Die Gewinnreihe.
help-mark-expected = 1 2 3
    .meaning = Züge, die der Computer erwartet, sein eigener nächster zuerst.
help-shown-numbers = Zahlen auf Steinen
    .meaning = Die Reihenfolge der Züge.
help-shown-threats = kleine x, o, Rauten
    .meaning = Drohungen. Ein gefülltes Zeichen gewinnt sofort; ein leeres bildet eine offene Vier.
help-shown-forbidden = durchgestrichener Kreis, !
    .meaning = Ein Feld, das eine Seite nicht besetzen darf: X in Renju, die Seite am Zug in Omok.
help-shown-foul = Striche auf Steinen, *, ?
    .meaning = Ein erklärtes Foul: seine Steine, die Felder, die es ergänzen, und die, die nicht zählen.
help-shown-region = * ! ?
    .meaning = Gewinnzüge: Züge, die gewinnen, allein halten oder offen sind.
help-shown-judged = ? ?? an einem Stein
    .meaning = Fehler und Patzer; in den kleinsten Feldern ist # ein Patzer und ~ zweifelhaft.

## Stufen

help-levels-low = 1 bis 3
    .meaning = Rechnet nicht voraus und übersieht manches, wie Menschen auch.
help-levels-middle = 4 bis 8
    .meaning = Rechnet voraus, mit jeder Stufe weiter.
help-levels-high = 9, 10
    .meaning = Überlegt eine Sekunde oder fünf.
help-levels-other-games = andere Spiele
    .meaning = Gewinnt oder blockiert, wenn ein Zug dafür genügt. Sonst zieht er zufällig.

## Regeln des Spiels auf dem Brett

help-turns = X beginnt, dann wird abwechselnd gezogen. Wer am Zug ist, setzt einen Stein auf ein beliebiges freies Feld. Gesetzte Steine bleiben liegen.
help-turns-falling = X beginnt, dann wird abwechselnd gezogen. Wer am Zug ist, wählt eine Spalte: der Stein fällt auf ihr unterstes freies Feld.
help-wins = Es gewinnt, wer { $row } oder mehr Steine ohne Lücke in einer Linie hat: waagerecht, senkrecht oder diagonal.
help-wins-exactly = Es gewinnt, wer genau { $row } Steine ohne Lücke in einer Linie hat: waagerecht, senkrecht oder diagonal. Längere Linien zählen nicht.
help-wins-renju = X gewinnt mit genau fünf Steinen ohne Lücke in einer Linie und darf weder eine Doppeldrei noch eine Doppelvier noch eine Linie von sechs oder mehr bilden, es sei denn, der Stein bildet auch eine Fünf. Für O gibt es keine solchen Fouls; O gewinnt auch mit längeren Linien.
help-wins-caro = Es gewinnt eine Linie von sechs oder mehr Steinen ohne Lücke, ebenso genau fünf, wenn nicht an beiden Enden Steine der anderen Seite stehen.
help-wins-standard-caro = Es gewinnen genau fünf Steine ohne Lücke in einer Linie, wenn nicht an beiden Enden Steine der anderen Seite stehen. Längere Linien zählen nicht.
help-wins-omok = Es gewinnen genau fünf Steine ohne Lücke in einer Linie. Längere Linien zählen nicht. Niemand darf eine Doppeldrei bilden, es sei denn, der Stein bildet auch eine Fünf.
help-fouls = Fouls
help-foul-three = Drei
    .meaning = Drei Steine, die ein weiterer zu einer offenen Vier macht: vier in einer Reihe, die jedes Ende zur Fünf macht. Dieser Stein darf weder eine Fünf bilden noch ein Foul sein.
help-foul-double-three = Doppeldrei
    .meaning = Zwei Dreien auf zwei Linien.
help-foul-double-four = Doppelvier
    .meaning = Zweimal vier Steine, die ein weiterer zur Fünf macht, auch auf einer Linie.
help-foul-overline = überlange Reihe
    .meaning = Sechs oder mehr Steine in einer Reihe.
help-drawn = Ist das Brett voll und hat niemand gewonnen, endet die Partie remis.
help-connect-four = Achte auf das Feld über dem, das du wählst: dort kann dein Gegner als Nächstes spielen.
help-tic-tac-toe = Bei sorgfältigem Spiel endet die Partie immer remis.
help-torus-rows = Das Brett hat keine Ränder. Eine Linie, die es auf einer Seite verlässt, geht auf der anderen weiter.

## Formen im Gomoku

help-shape-four = Vier
    .meaning = Vier in einer Reihe mit einem freien Ende. Sofort blockieren.
help-shape-open-four = offene Vier
    .meaning = Vier in einer Reihe mit zwei freien Enden. Lässt sich nicht aufhalten.
help-shape-open-three = offene Drei
    .meaning = Drei, aus denen eine offene Vier werden kann. Blockieren oder selbst eine Vier bilden.
help-shape-two = zwei zugleich
    .meaning = Ein Stein, der zwei Vieren oder eine Vier und eine offene Drei bildet, gewinnt.

## Quarto

help-quarto-pieces = Es gibt sechzehn Figuren, und keine gleicht der anderen: jede ist eckig oder rund, schwarz oder weiß, klein oder groß, hohl oder massiv. Beide spielen mit denselben Figuren.
help-quarto-turns = Ein Spieler wählt eine Figur. Der andere setzt sie auf ein beliebiges freies Feld und wählt dann die nächste Figur für den ersten.
help-quarto-wins = Es gewinnt, wer eine Linie aus vier Figuren vollendet, die etwas gemeinsam haben: etwa vier runde oder vier schwarze. Die Linie kann waagerecht, senkrecht oder diagonal liegen.
help-quarto-drawn = Stehen alle Figuren auf dem Brett und hat niemand gewonnen, endet die Partie remis.
help-pieces-shape = eckig, rund
help-pieces-colour = schwarz, weiß
help-pieces-size = klein, groß
help-pieces-filling = hohl, massiv
