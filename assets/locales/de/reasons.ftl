### Gründe für Züge und die Worte einer Partieanalyse.

## Warum ein Zug gut ist: je ein Satz

reason-makes-five = { $played } bildet fünf in einer Reihe.
reason-stops-four = { $played } blockiert die Vier des Gegners auf { $stones }.
    .short = { $played } blockiert die Vier des Gegners.
reason-makes-open-four = { $played } bildet eine Vier, die sich nicht aufhalten lässt.
reason-makes-four-stopped-by-foul = { $played } bildet eine Vier, die nur ein Foul auf { $cell } stoppen könnte.
reason-makes-four-and-three = { $played } bildet eine Vier und eine offene Drei.
reason-wins =
    { $played } gewinnt in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }{ $by ->
        [fours] {" "}nur durch Vieren
        [threes] {" "}durch Dreien und Vieren
       *[other] {""}
    }.
reason-wins-line =
    { $played } gewinnt in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }{ $by ->
        [fours] {" "}nur durch Vieren
        [threes] {" "}durch Dreien und Vieren
       *[other] {""}
    }: { $line }.
reason-stops-open-three = { $played } blockiert die offene Drei des Gegners auf { $stones }.
    .short = { $played } blockiert die offene Drei des Gegners.
reason-takes-two-fours =
    { $played } besetzt das Feld, auf dem der Gegner zwei Vieren bilden würde.
reason-stops-two-fours = { $played } verhindert zwei Vieren des Gegners auf { $cell }.
reason-makes-two-threes = { $played } bildet zwei offene Dreien.
reason-takes-four-and-three =
    { $played } besetzt das Feld, auf dem der Gegner eine Vier und eine offene Drei bilden würde.
reason-takes-two-threes =
    { $played } besetzt das Feld, auf dem der Gegner zwei offene Dreien bilden würde.
reason-stops-win-by-fours = { $played } verhindert, dass der Gegner durch Vieren gewinnt.
reason-makes-open-three = { $played } bildet eine offene Drei.
reason-makes-four = { $played } bildet eine Vier.
reason-holds-out =
    { $played } zögert die Niederlage nur hinaus: der Gegner gewinnt trotzdem in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }.
reason-builds = { $played } baut zugleich in mehrere Richtungen.
reason-takes-four = { $played } besetzt das Feld, auf dem der Gegner eine Vier bilden würde.
reason-takes-open-three =
    { $played } besetzt das Feld, auf dem der Gegner eine offene Drei bilden würde.
reason-makes-three = { $played } bildet eine Drei, die auf einer Seite blockiert ist.
reason-makes-open-two = { $played } bildet eine offene Zwei.
reason-takes-directions =
    { $played } besetzt ein Feld, von dem aus der Gegner in mehrere Richtungen bauen würde.
side-first = Erster
side-second = Zweiter
reason-completes = { $played } vollendet eine Reihe.
reason-blocks = { $played } blockiert eine Reihe des Gegners.
reason-proved-win =
    { $played } gewinnt in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }, was der Gegner auch spielt: bewiesen.
reason-draws = { $played } hält das Remis: bewiesen.
reason-gives-losing = Jede übrige Figur vollendet eine Reihe; { $played } verliert wie alle anderen.
reason-gives-last-safe = { $played } ist die letzte Figur, die keine Reihe vollendet.
reason-gives-safe = { $played } ist eine von { $count } Figuren, die keine Reihe vollenden.
reason-proof-wins = { $played } gewinnt, was der Gegner auch spielt: bewiesen.
reason-proof-loses =
    Jeder Zug verliert: bewiesen. { $played } ist die beste gefundene
    Verteidigung.
reason-best = { $played } ist der beste gefundene Zug (Suchtiefe { $depth }).
reason-best-line =
    { $played } ist der beste gefundene Zug (Suchtiefe { $depth }). Erwartete Folge: { $line }.
moves-cut = { $moves } und so weiter

## Zeichen für Züge, in Listen

mark-only-move = einziger Zug
mark-good-find =
    { $by ->
        [fours] starker Zug: Gewinn in { $moves } durch Vieren
        [threes] starker Zug: Gewinn in { $moves } durch Dreien und Vieren
       *[other] starker Zug: Gewinn in { $moves }
    }
mark-missed-win =
    { $by ->
        [fours] verpasster Gewinn in { $moves } durch Vieren
        [threes] verpasster Gewinn in { $moves } durch Dreien und Vieren
       *[other] verpasster Gewinn in { $moves }
    }
mark-mistake = Fehler
mark-blunder = Patzer

## Urteil über einen Zug, in seinem Kommentar

judged-only-move = Einziger Zug: jeder andere Zug verliert nachweislich.
judged-good-find =
    { $by ->
        [fours] Starker Zug: Gewinn in { $moves } durch Vieren ({ $basis }).
        [threes] Starker Zug: Gewinn in { $moves } durch Dreien und Vieren ({ $basis }).
       *[other] Starker Zug: Gewinn in { $moves } ({ $basis }).
    }
judged-missed-win =
    { $by ->
        [fours] Verpasster Gewinn in { $moves } durch Vieren ({ $basis }).
        [threes] Verpasster Gewinn in { $moves } durch Dreien und Vieren ({ $basis }).
       *[other] Verpasster Gewinn in { $moves } ({ $basis }).
    }
judged-mistake = Fehler ({ $basis }).
judged-mistake-chance =
    Fehler: die Gewinnchance fiel von { $from } % auf { $to } % ({ $basis }).
judged-blunder = Patzer ({ $basis }).
judged-blunder-chance =
    Patzer: die Gewinnchance fiel von { $from } % auf { $to } % ({ $basis }).
review-proved = bewiesen
review-searched = Suchtiefe { $depth }
review-then-wins = Danach gewinnt { $winner }: { $line }.
review-expected = Erwartete Folge: { $line }.
review-this-wins = Gewonnen hätte: { $line }.
review-better = Besser: { $line }.
review-not-lost = Nicht nachweislich verloren: { $line }.
review-already-lost = { $player } stand schon vor diesem Zug auf Verlust ({ $basis }).
review-mark = Partieanalyse:

## Wo die Partie verloren ging

turning-nobody-lost = Niemand hat verloren.
turning-unknown = Wo die Partie verloren ging, ist noch nicht bekannt.
turning-not-proved =
    Es ist nicht bewiesen, dass { $loser } am Ende der Partie auf Verlust stand.
turning-start =
    { $loser } stand von Anfang an auf Verlust: jeder Zug verliert nachweislich.
turning-start-searched =
    { $loser } stand von Anfang an auf Verlust: kein Zug wurde gefunden, der hält.
turning-since =
    Spätestens nach Zug { $number } stand { $loser } auf Verlust. Ob ein anderer Zug
    gehalten hätte, ist nicht bekannt.
turning-move = Zug { $number } war der Verlustzug.
turning-wins = Nach { $played } gewinnt { $winner }.
turning-wins-searched = Nach { $played } gewinnt { $winner } ({ $basis }).
turning-wins-with = Nach { $played } gewinnt { $winner } mit { $with }.
turning-wins-in =
    Nach { $played } gewinnt { $winner } in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    } { $by ->
        [fours] durch Vieren
       *[threes] durch Dreien und Vieren
    }.
turning-missed = { $player } hätte mit { $with } gewinnen können.
turning-missed-in =
    { $player } hätte ab { $with } in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    } { $by ->
        [fours] durch Vieren
       *[threes] durch Dreien und Vieren
    } gewinnen können.
turning-only-defence = { $cell } war die einzige Verteidigung.
turning-saved =
    { $count ->
        [one] { $cells } hält nachweislich.
       *[other] { $cells } halten nachweislich.
    }
turning-open = Nur bei { $cells } ist der Verlust nicht bewiesen.
turning-better = { $cell } war besser ({ $basis }).

## Zusammenfassung einer Seite

review-side = { $player }: { $parts }
review-blunders =
    { $count ->
        [one] { $count } Patzer
       *[other] { $count } Patzer
    }
review-mistakes =
    { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
review-missed-wins =
    { $count ->
        [one] { $count } verpasster Gewinn
       *[other] { $count } verpasste Gewinne
    }
review-only-moves =
    { $count ->
        [one] { $count } einziger Zug
       *[other] { $count } einzige Züge
    }
review-good-finds =
    { $count ->
        [one] { $count } starker Zug
       *[other] { $count } starke Züge
    }
review-no-mistakes = keine Fehler
review-accuracy = Genauigkeit { $percent } %
