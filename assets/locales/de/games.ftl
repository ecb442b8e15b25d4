### Partienlisten.

## Überschrift der Liste

games-count = { $count ->
    [0] Keine Partien
    [one] { $count } Partie
   *[other] { $count } Partien
}
games-filtered = { $count ->
    [0] Keine Partien: { $filter }
    [one] { $count } Partie: { $filter }
   *[other] { $count } Partien: { $filter }
}
games-reached = { $count ->
    [0] Keine Partien mit dieser Stellung
    [one] { $count } Partie mit dieser Stellung
   *[other] { $count } Partien mit dieser Stellung
}
games-none = Noch keine Partien.
games-history = { $playing } laufend, { $finished } beendet
games-only-playing = { $playing } laufend
games-only-finished = { $finished } beendet
games-in-path = { $count ->
    [0] Keine Partien in { $path }
    [one] { $count } Partie in { $path }
   *[other] { $count } Partien in { $path }
}
games-prompt = Datei oder Ordner:
games-reading = { $games ->
    [one] Einlesen: { $games } Partie, { $read } von { $files } Dateien
   *[other] Einlesen: { $games } Partien, { $read } von { $files } Dateien
}
    .short = { $games ->
        [one] Einlesen: { $games } Partie
       *[other] Einlesen: { $games } Partien
    }

## Die ausgewählte Partie, unter der Überschrift

games-detail = { $game }: { $players }
games-detail-place = { $game }: { $players } ({ $file }, Partie { $number })
games-about-place = { $about } ({ $file }, Partie { $number })
games-place = { $file }, Partie { $number }
games-opening = { $opening }, { $rule }
games-here = Diese Partie ist auf diesem Bildschirm geöffnet.
games-elsewhere = In einem anderen Fenster geöffnet. Enter öffnet eine Kopie.
games-damaged = Diese Partie lässt sich nicht lesen: { $why }.
games-damaged-part = Der Teil davor lässt sich öffnen: { $stones }.
games-damaged-both = Beschädigt: { $why }. Der Teil davor lässt sich öffnen: { $stones }.

## Eine Zeile der Liste, in Spalten

games-state-playing = läuft
games-state-x-won = X gewann
games-state-o-won = O gewann
games-state-draw = Remis
games-state-unfinished = unbeendet
games-players = { $first } - { $second }
games-row-damaged = { $file }: nicht lesbar

## Das Alter einer Partie; höchstens 15 Spalten. Auch im Startmenü

games-age-now = gerade eben
games-age-minutes = { $number ->
    [one] vor { $number } Minute
   *[other] vor { $number } Minuten
}
games-age-hours = { $number ->
    [one] vor { $number } Stunde
   *[other] vor { $number } Stunden
}
games-age-days = { $number ->
    [one] vor { $number } Tag
   *[other] vor { $number } Tagen
}

## Fragen und Ablehnungen unter der Liste

games-delete = Diese Partie löschen? (y/n)
games-remove = Partie { $number } aus { $file } entfernen? (y/n)
games-none-selected = Keine Partie ausgewählt.
games-delete-here = Eine Partie auf diesem Bildschirm lässt sich nicht löschen.
games-delete-elsewhere = Eine in einem anderen Fenster geöffnete Partie lässt sich nicht löschen.
games-not-loaded = Nicht geladen: { $why } ({ $path }).
games-not-searched = Die Partien lassen sich nicht durchsuchen: { $why }.
games-unreadable = { $more ->
    [0] { $file } lässt sich nicht lesen: { $why }.
    [one] { $file } lässt sich nicht lesen: { $why } (und { $more } weitere Datei).
   *[other] { $file } lässt sich nicht lesen: { $why } (und { $more } weitere Dateien).
}
    .short = { $more ->
        [0] { $file } lässt sich nicht lesen.
        [one] { $file } lässt sich nicht lesen (und { $more } weitere Datei).
       *[other] { $file } lässt sich nicht lesen (und { $more } weitere Dateien).
    }
    .shortest = { $file } nicht lesbar.

## Die Wörter eines Filters, in der Hilfe

filter-player = Partien eines Spielers mit diesem Text im Namen
filter-won-lost = Partien, die dieser Spieler gewann oder verlor
filter-result = Partien mit diesem Ergebnis: x, o, draw oder unfinished
filter-size = Partien auf diesem Brett, Spalten zuerst
filter-moves = Partien dieser Länge; auch 40, 20.. oder ..60
filter-from-to = Partien ab oder bis zu diesem Tag, Monat oder Jahr
filter-opening = Partien mit dieser Eröffnung: Code, Name, Regel

## Fehler in einem Filter, während er eingegeben wird

filter-mistake = { $word }: { $why }
filter-unknown = die Wörter sind player, won, lost, result, size, moves, from, to und opening
filter-two-results = nur eines von result, won und lost ist möglich
filter-twice = das ist nur einmal möglich
filter-no-result = ein Ergebnis ist x, o, draw oder unfinished
filter-no-size = eine Größe schreibt man als 15 oder 9x7
filter-no-moves = eine Anzahl von Zügen schreibt man als 40, 20..60, 20.. oder ..60
filter-moves-order = die kleinere Zahl muss zuerst stehen
filter-date = ein Datum schreibt man als 2026, 2026-11 oder 2026-11-22
filter-no-opening = eine Eröffnung ist D4, Kagetsu oder eine Regel wie swap2
