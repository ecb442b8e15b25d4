### Statistik.

statistics-title = MEINE STATISTIK

## Above the tables

statistics-played = { $games ->
    [one] 1 Partie gegen den Computer
   *[other] { $games } Partien gegen den Computer
}
statistics-played-on = { $games ->
    [one] 1 Partie gegen den Computer, { $date }
   *[other] { $games } Partien gegen den Computer, { $date }
}
statistics-played-from = { $games ->
    [one] 1 Partie gegen den Computer, { $from } bis { $to }
   *[other] { $games } Partien gegen den Computer, { $from } bis { $to }
}
statistics-results = { $won } gewonnen, { $drawn } remis, { $lost } verloren: { $score }
statistics-rated = Wertung { $rating } +-{ $deviation } nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
}
statistics-no-games = Noch keine beendete Partie gegen den Computer.
statistics-how = Jede Partie, die du gegen den Computer beendest, zählt.
statistics-how-more = Analyse ({ $review }): deine Genauigkeit; Aufgaben ({ $puzzles }): deine Wertung.
statistics-between-people = { $games ->
    [one] 1 Partie zwischen zwei Personen ist nicht mitgezählt.
   *[other] { $games } Partien zwischen zwei Personen sind nicht mitgezählt.
}
statistics-damaged = { $files ->
    [one] 1 Datei des Verlaufs ist nicht lesbar: { $path }: { $why }
   *[other] { $files } Dateien des Verlaufs sind nicht lesbar. Die erste ist { $path }: { $why }
}
statistics-damaged-lines = { $lines ->
    [one] 1 Zeile über Aufgaben ist nicht lesbar: { $first }
   *[other] { $lines } Zeilen über Aufgaben sind nicht lesbar. Die erste ist { $first }
}
statistics-reading = Deine Partien werden gelesen ...
statistics-reading-games = Deine Partien werden gelesen: { $read } von { $all }
statistics-failed = Deine Statistik ist nicht lesbar: { $why }

## Tables: headings, then columns, at most 9 columns wide, then rows

statistics-by-level = Nach Stufe
statistics-by-engine = Nach Engine
statistics-by-side = Nach Seite
statistics-by-game = Nach Spiel
statistics-by-opening = Nach Eröffnung
statistics-by-month = Genauigkeit nach Monat
statistics-accuracy = Genauigkeit
statistics-mistakes = Übersehen
statistics-puzzles = Aufgaben
statistics-games = Partien
statistics-won = Siege
statistics-drawn = Remis
statistics-lost = verl.
statistics-score = Quote
statistics-total = alle
statistics-reviewed = Partien
statistics-mean = Mittel
statistics-tried = versucht
statistics-solved = gelöst
statistics-share = Anteil
statistics-rating = Wertung
statistics-level = Stufe { $level }
statistics-first = { $side }, beginnt
statistics-second = { $side }, zieht nach
statistics-other-openings = Andere
statistics-all-puzzles = Alle Aufgaben
statistics-missed-win = Eigener Sieg
statistics-missed-four = Vier des Computers
statistics-missed-three = Offene Drei

## Below the tables

statistics-weakest = Am häufigsten in { $direction }: { $number } von { $all }.
statistics-axis-row = waagrechten Reihen
statistics-axis-column = senkrechten Reihen
statistics-axis-falling = fallenden Diagonalen
statistics-axis-rising = steigenden Diagonalen
statistics-accuracy-detail = { $games ->
    [one] 1 analysierte Partie, { $mean }
   *[other] { $games } analysierte Partien, Mittel { $mean }
}
statistics-legend = Punkte sind Partien, die Linie ist das Mittel der letzten { $games }.
statistics-no-reviews = Analysiere eine beendete Partie ({ $key }), um hier deine Genauigkeit zu sehen.
statistics-no-puzzles = Löse Aufgaben ({ $key }), um hier deine Wertung zu sehen.
