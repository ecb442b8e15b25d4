### Zugliste, Analyse, Partieanalyse, Eröffnungsdatenbank, Kommentare und Stellungsaufbau.

## Die Zugliste

refusal-one-line = Es gibt keine Varianten.
refusal-no-position = Diese Stellung kommt in der Partie nicht vor.

## Die Analyse

analysis-heading = Analyse
analysis-thinking = rechnet
analysis-over = Die Partie ist hier zu Ende.
analysis-unknown = Noch keine Bewertung
analysis-effort-time = Tiefe { $depth }  { $nodes } Knoten  { $speed }/s  { $time }
analysis-effort = Tiefe { $depth }  { $nodes } Knoten  { $speed }/s
    .short = Tiefe { $depth }  { $nodes }  { $speed }/s
analysis-depth = Tiefe { $depth }
analysis-done = fertig  { $effort }
analysis-proved = bewiesen  { $effort }
analysis-win = Gewinn in { $moves }
analysis-loss = Verlust in { $moves }
analysis-won = Gewinn
analysis-lost = Verlust
analysis-draw = Remis
analysis-best = { $player }: { $verdict }, Tiefe { $depth }: { $moves }
    .short = { $player }: { $verdict }
refusal-analysis = In diesem Spiel gibt es Analysen auf Brettern von { $from }x{ $from } bis { $to }x{ $to }.
line-taken = { $key ->
    [none] { $number ->
        [one] { $number } Zug als Variante übernommen.
       *[other] { $number } Züge als Variante übernommen.
    }
   *[other] { $number ->
        [one] { $number } Zug als Variante übernommen. { $key } entfernt ihn.
       *[other] { $number } Züge als Variante übernommen. { $key } entfernt sie.
    }
}
line-known = Diese Zugfolge steht schon in der Partie.
line-left = Die Zugfolge wurde wieder entfernt.
refusal-no-lines = { $key ->
    [none] Es läuft keine Analyse.
   *[other] Es läuft keine Analyse. Starten mit { $key }.
}
refusal-region = { $key ->
    [none] In diesem Spiel gibt es keinen Gewinnbereich; die Analyse bewertet jeden Zug.
   *[other] In diesem Spiel gibt es keinen Gewinnbereich; { $key } bewertet jeden Zug.
}
analysis-failed = { $key ->
    [none] Die Analyse ist abgebrochen: { $why }.
   *[other] Die Analyse ist abgebrochen: { $why }. Neustart mit { $key }.
}

## Die Gewinnzüge

region-heading = Gewinnzüge
region-search = Sucht einen Gewinn durch Drohungen
region-none = Keine Seite kann allein durch Drohungen gewinnen.
region-undecided = Kein Gewinn durch Drohungen gefunden, aber auch keiner ausgeschlossen.
region-lost = Kein Zug hält: Die andere Seite gewinnt durch Drohungen.
region-wins = { $number ->
    [0] Noch kein Gewinnzug bekannt.
    [one] { $number } Zug gewinnt.
   *[other] { $number } Züge gewinnen.
}
region-holds = { $number ->
    [0] Kein Zug hält nachweislich.
    [one] Nur { $number } Zug hält.
   *[other] Nur { $number } Züge halten.
}
region-unknown = Offen: { $number }.
region-progress = { $examined } von { $total } Punkten geprüft
    .short = { $examined } von { $total }
region-stopped = Abgebrochen: { $examined } von { $total } Punkten geprüft
region-legend-win = gewinnt
region-legend-hold = hält; alle anderen verlieren
region-legend-unknown = offen

## Die Partieanalyse

refusal-review-empty = Es gibt keinen Zug, den man beurteilen könnte.
refusal-review-playing = Die Partieanalyse gibt es erst nach dem Ende der Partie.
review-progress = Partieanalyse: { $percent }
review-so-far = Bisher: { $text }
review-proof-start = { $player } gewinnt vom leeren Brett an zwingend: bewiesen.
review-proof-after =
    Nach Zug { $number } gewinnt { $player } zwingend: bewiesen.
review-proof-left =
    Zug { $number } verlässt den Beweis; darin spielt { $player } { $cell }.
review-provisional = Zeichen in ( ) können sich noch ändern.
review-failed = { $key ->
    [none] Die Partieanalyse ist gescheitert: { $why }.
   *[other] Die Partieanalyse ist gescheitert: { $why }. Neuer Versuch mit { $key }.
}
review-learn = { $key }: aus { $number ->
    [one] { $number } Fehler
   *[other] { $number } Fehlern
} lernen
refusal-no-mistakes = { $key ->
    [none] In dieser Partie ist kein Fehler bekannt.
   *[other] In dieser Partie ist kein Fehler bekannt. { $key } startet die Partieanalyse.
}

## Aus Fehlern lernen

mistakes-title = FEHLER
mistakes-place = { $number } von { $total }
mistakes-task = Zug { $number }: Finde für { $player } einen besseren Zug als { $played }
    .short = { $player }: besser als { $played }
mistakes-played = In der Partie: { $cell }
mistakes-wins = { $cell } gewinnt.
mistakes-holds = { $cell } hält.
mistakes-loses = { $cell } verliert auch: { $winner } gewinnt mit { $line }.
mistakes-worse = { $cell } gibt eine Gewinnchance von { $chance } %, der beste Zug { $best } %.
mistakes-none-known = Die Partieanalyse nennt keinen besseren Zug.
mistakes-done = Du hast { $found } von { $total } besseren Zügen gefunden.
mistakes-no-more = Es gibt keine Fehler mehr. Esc führt zurück zur Partie.
mistakes-no-hint = Hier gibt es keine Tipps. Die Lösung zeigt den besseren Zug.
mistakes-for-games = Dieser Befehl gilt für Partien. Esc führt zurück zur Partie.
mistakes-skip = weiter
mistakes-close = zurück
puzzles-kept = { $number ->
    [one] { $number } Aufgabe aus dieser Partie gespeichert.
   *[other] { $number } Aufgaben aus dieser Partie gespeichert.
}

## Die Eröffnungsdatenbank

explorer-heading = Eröffnungsdatenbank
explorer-heading-opening = Eröffnungsdatenbank: { $opening }
explorer-heading-proved = Eröffnungsdatenbank: { $player } gewinnt, bewiesen
    .short = { $player } gewinnt, bewiesen
explorer-heading-move =
    Eröffnungsdatenbank: { $player } gewinnt mit { $cell }, bewiesen
    .short = { $player } gewinnt mit { $cell }, bewiesen
explorer-answer = { $cell } verliert gegen { $answer }: bewiesen.
explorer-all = alle
explorer-move = { $all ->
    [one] { $cell }: { $number } von { $all } Partie; Siege: X { $first }, O { $second }
   *[other] { $cell }: { $number } von { $all } Partien; Siege: X { $first }, O { $second }
}
    .short = { $all ->
        [one] { $cell }: { $number } von { $all } Partie
       *[other] { $cell }: { $number } von { $all } Partien
    }
explorer-empty = Keine Partie hat diese Stellung erreicht.
    .short = Hier keine Partien.
explorer-ended = { $number ->
    [one] { $number } Partie endete in dieser Stellung.
   *[other] { $number } Partien endeten in dieser Stellung.
}
    .short = { $number ->
        [one] { $number } Partie endete hier.
       *[other] { $number } Partien endeten hier.
    }
explorer-lines = { $number ->
    [one] { $cell }: { $number } Variante in Bibliotheken.
   *[other] { $cell }: { $number } Varianten in Bibliotheken.
}
explorer-lines-end = Die Varianten deiner Bibliotheken enden hier.
explorer-no-move = Von hier aus geht keine Partie weiter.
refusal-explorer = Für { $game } gibt es keine Eröffnungsdatenbank.

## Kommentare: Titel des Eingabefelds

comment-on-game = Kommentar zur Partie
comment-on-move = Kommentar zu Zug { $number }

## Der Stellungsaufbau

refusal-set-up = Quarto-Stellungen lassen sich nicht aufbauen.
position-counts = { $first } X, { $second } O, { $player } am Zug
position-heading = Stellung
position-next-stone = Nächster Stein: { $side }.
position-won = { $player } hat { $row } in einer Reihe.
position-full = Das Brett ist voll.
position-uneven = Mit abwechselnden Zügen ist diese Stellung nicht erreichbar.
game-from-position = Neue Partie aus dieser Stellung: { $counts }.
refusal-no-change = Es gibt keine Änderung zum Zurücknehmen.
refusal-no-undone-change = Es gibt keine Änderung zum Wiederherstellen.
refusal-floating = Unter dem Stein auf { $cell } liegt nichts.
