### Die Partie auf dem Bildschirm: Spieler, Status, Meldungen, Ablehnungen.

## Wortlisten

list-comma = ,{ " " }
list-and = { $others } und { $last }
list-semicolon = ;{ " " }
between-sentences = { " " }

## Spiele und ihre Regeln, in Titeln und Menüs

game-gomoku = Gomoku
game-renju = Renju
game-caro = Caro
game-omok = Omok
game-connect-four = Vier gewinnt
game-tic-tac-toe = Tic-Tac-Toe
game-quarto = Quarto
game-of-row = { $row } in einer Reihe
game-on-board = { $game } { $board }
game-quarto-torus = Quarto (Torus)
game-with-rules = { $game } { $rules }
board-torus = { $size }-Torus
row-length = { $length ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $length }
}
rule-in-a-row = { $row } in einer Reihe
rule-or-more = { $row } oder mehr in einer Reihe
    .short = { $row } oder mehr
rule-exactly = genau { $row } in einer Reihe
    .short = genau { $row }
rule-renju = genau fünf für X, Fouls für X
    .short = Renju
rule-caro = fünf, nicht beidseitig blockiert, oder mehr
    .short = Caro
rule-standard-caro = genau fünf, nicht beidseitig blockiert
    .short = Standard-Caro
rule-omok = genau fünf, keine Doppeldrei
    .short = Omok
decision-keep = Seiten behalten
decision-swap = Seiten getauscht
decision-place-two = zwei weitere Steine
decision-offer-many = zehn fünfte Züge
decision-declare = { $count ->
    [one] { $count } fünfter Zug angesagt
   *[other] { $count } fünfte Züge angesagt
}
decision-offer = { $cell } als fünfter Zug angeboten
opening-rule-free = frei
    .meaning = Keine Eröffnungsregel: von Zug 1 an abwechselnd
opening-rule-swap = Swap
    .meaning = Spieler 1 setzt drei Steine, Spieler 2 wählt die Seite
opening-rule-swap1 = Swap (ein Stein)
    .meaning = Spieler 1 setzt einen Stein, Spieler 2 wählt die Seite
opening-rule-swap2 = Swap2
    .meaning = Wie Swap; oder Spieler 2 setzt zwei, Spieler 1 wählt
opening-rule-pro = Pro
    .meaning = Zug 1 in die Mitte, Zug 3 außerhalb der mittleren 5x5
opening-rule-longpro = Long Pro
    .meaning = Zug 1 in die Mitte, Zug 3 außerhalb der mittleren 7x7
opening-rule-rif = RIF
    .meaning = Eine von 26 Eröffnungen, Tausch, zwei fünfte Züge
opening-rule-yamaguchi = Yamaguchi
    .meaning = Wie RIF; Spieler 1 nennt die Zahl der fünften Züge
opening-rule-soosyrv8 = Soosyrv-8
    .meaning = Wie RIF; Zug 4 nennt bis zu 8 fünfte Züge
opening-rule-taraguchi10 = Taraguchi-10
    .meaning = Tausch nach jedem Zug; ein fünfter Zug oder zehn
opening-rule-tarannikov = Tarannikov
    .meaning = Fünf Züge in wachsenden Quadraten, je mit Tausch
opening-rule-sakata = Sakata
    .meaning = Eine von 26 Eröffnungen, zwei Steine mehr, Tausch
opening-name = { $code } { $name }
rule-alike = vier gleiche in einer Reihe
    .short = vier gleiche
rule-stones-fall = Steine fallen

## Spieler

player-computer = Computer
player-you = Du
player-one = Spieler 1
player-two = Spieler 2
player-at-level = { $name }, Stufe { $level }
player-letter = { $name } ({ $letter })
player-level = { $name } (Stufe { $level })
player-level-letter = { $name } (Stufe { $level }, { $letter })
player-only-level = Stufe { $level }

## Wer spielt: eine Zeile des Menüs oder ein Satz einer Meldung, ohne Punkt

lineup-persons = Zwei Spieler
    .short = Zwei Spieler
lineup-persons-random = Zwei Spieler, X wird ausgelost
    .short = X wird ausgelost
lineup-you-x = { $level ->
    [none] Du spielst X gegen den Computer
   *[other] Du spielst X gegen den Computer auf Stufe { $level }
}
    .short = { $level ->
        [none] X: du, O: Computer
       *[other] X: du, O: Stufe { $level }
    }
lineup-you-o = { $level ->
    [none] Du spielst O gegen den Computer
   *[other] Du spielst O gegen den Computer auf Stufe { $level }
}
    .short = { $level ->
        [none] X: Computer, O: du
       *[other] X: Stufe { $level }, O: du
    }
lineup-random = { $level ->
    [none] Du spielst gegen den Computer; X wird ausgelost
   *[other] Du spielst gegen den Computer auf Stufe { $level }; X wird ausgelost
}
    .short = { $level ->
        [none] X ausgelost
       *[other] X ausgelost, Stufe { $level }
    }
lineup-computers = { $second ->
    [none] Der Computer spielt beide Seiten
   *[other] Der Computer spielt X auf Stufe { $first } und O auf Stufe { $second }
}
    .short = { $second ->
        [none] Computer spielt beide
       *[other] X: Stufe { $first }, O: Stufe { $second }
    }
lineup-you-x-engine = Du spielst X gegen { $name }
    .short = X: du, O: { $name }
lineup-you-o-engine = Du spielst O gegen { $name }
    .short = X: { $name }, O: du
lineup-random-engine = Du spielst gegen { $name }; X wird ausgelost
    .short = X ausgelost, { $name }
lineup-engines = X: { $first }; O: { $second }
lineup-begins = { $lineup }. { $begins }
lineup-opening = { $lineup }; Eröffnung: { $opening }
begins-you = Du beginnst.
begins-computer = Der Computer beginnt.
begins-player = { $player } beginnt.
lot-drawn = { $who ->
    [you] Ausgelost: Du beginnst.
   *[other] Ausgelost: { $player } beginnt.
}
rated-begun = Gewertet: Stufe { $level } ({ $rating }), du { $own } +-{ $deviation }. Ohne Hilfe.
rated-first = { $who ->
    [you] Du beginnst.
    [computer] Der Computer beginnt.
   *[other] { $player } beginnt.
}
rating-changed = Wertung { $before } -> { $after } (+-{ $deviation }). Passende Stufe: { $level }.
unrated = Diese Partie zählt nicht mehr für deine Wertung.
rating-not-read = Deine Wertung wird noch gelesen. Versuche es gleich noch einmal.

## Die Frage nach den Seiten des Computers, über den Tasten

sides-question = Welche Seiten soll der Computer spielen? Stufen hat er hier nicht.
    .short = Computer: o O, x X, b beide, p keine
sides-question-level = Welche Seiten soll der Computer auf Stufe { $level } spielen?
    .short = Computer (Stufe { $level }): o O, x X, b beide, p keine
sides-question-levels = Welche Seiten soll der Computer auf den Stufen { $first } und { $second } spielen?
    .short = Computer (Stufen { $first }, { $second }): o O, x X, b beide, p keine
sides-question-engine = Welche Seiten soll { $name } spielen?
    .short = { $name }: o O, x X, b beide, p keine
sides-question-engines = X: { $first }, O: { $second }. Welche Seiten sollen sie spielen?
    .short = X { $first }, O { $second }: o O, x X, b beide, p keine

## Die gezeigte Stellung

move-of = { $number ->
    [0] Anfang, { $total ->
        [one] { $total } Zug
       *[other] { $total } Züge
    }
   *[other] Zug { $number } von { $total }
}
state-at = { $place }: { $state }

## Der Stand der Partie, in der Statuszeile und ohne Punkt

to-move = { $player } am Zug
to-move-paused-key = { $key ->
    [none] { $player } am Zug, Pause
   *[other] { $player } am Zug, Pause: weiter mit { $key }
}
to-move-paused = { $player } am Zug, Pause
thinking = { $player } überlegt
thinking-move-now = { $key ->
    [none] Der Computer denkt nach.
   *[other] { $key } lässt den Computer sofort ziehen.
}
thinking-time = { $player } überlegt: { $time }
thinking-depth = { $player } überlegt: { $time }, Tiefe { $depth }
thinking-nodes = { $player } überlegt: { $time }, Tiefe { $depth }, { $nodes } Knoten
to-select = { $who ->
    [you] { $player } wählst eine Figur
   *[other] { $player } wählt eine Figur
}
    .short = { $who ->
        [you] { $player } wählst
       *[other] { $player } wählt
    }
to-place = { $player } setzt Figur { $number } { $piece } { $attributes }
    .short = { $player } setzt { $number } { $piece }
won = { $who ->
    [you] { $player } gewinnst
   *[other] { $player } gewinnt
}
won-by-row = { $who ->
    [you] { $player } gewinnst: { $row } in einer Reihe
   *[other] { $player } gewinnt: { $row } in einer Reihe
}
won-by-rows-at = { $who ->
    [you] { $player } gewinnst: { $row } in einer Reihe, { $rows }
   *[other] { $player } gewinnt: { $row } in einer Reihe, { $rows }
}
row-from-to = von { $from } bis { $to }
won-by-fours = { $who ->
    [you] { $player } gewinnst: { $fours }
   *[other] { $player } gewinnt: { $fours }
}
four-alike = viermal { $attributes }
four-alike-at = viermal { $attributes } auf { $cells }
won-by-resignation = { $who ->
    [you] { $player } gewinnst durch Aufgabe
   *[other] { $player } gewinnt durch Aufgabe
}
won-on-time = { $who ->
    [you] { $player } gewinnst durch Zeitüberschreitung
   *[other] { $player } gewinnt durch Zeitüberschreitung
}
won-by-forfeit = { $who ->
    [you] { $player } gewinnst kampflos
   *[other] { $player } gewinnt kampflos
}
won-by-foul = { $foul ->
    [double-three] Doppeldrei von { $loser }
    [double-four] Doppelvier von { $loser }
   *[overline] Überlange Reihe von { $loser }
}: { $who ->
    [you] { $player } gewinnst
   *[other] { $player } gewinnt
}
drawn-full = Remis: das Brett ist voll
drawn-passed = Remis: beide Seiten haben gepasst
drawn-placed = Remis: alle Figuren sind gesetzt
drawn-agreed = Remis durch Einigung
drawn-limit = Remis: die Zuggrenze von { $number } ist erreicht
    .short = Remis: die Zuggrenze ist erreicht
void = Diese Partie wird nicht gewertet

## Die Statuszeile, wo es keine Seitenleiste gibt

status-torus = Torus
score-drawn = { $score }, { $drawn } Remis
setting-up = Aufbau: { $counts }

## Eigenschaften einer Quarto-Figur

piece-black = schwarz
piece-white = weiß
piece-square = eckig
piece-round = rund
piece-small = klein
piece-large = groß
piece-hollow = hohl
piece-solid = massiv
legend-square = eckig
legend-round = rund
legend-large = groß
legend-small = klein
legend-solid = massiv
legend-hollow = hohl
legend-black = schwarz
legend-white = weiß
piece-to-place = { $number } zu setzen

## Zahlen

stones = { $number ->
    [one] { $number } Stein
   *[other] { $number } Steine
}
moves = { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
}
seconds = { $seconds } s
percent = { $number } %

## Die Seitenleiste neben dem Brett, 26 bis 52 Spalten breit

panel-game = Partie { $number }
panel-game-rated = Partie { $number }, gewertet
panel-to-move = am Zug
panel-wins = { $who ->
    [you] gewinnst
   *[other] gewinnt
}
panel-selects = { $who ->
    [you] wählst
   *[other] wählt
}
panel-places = setzt
panel-move = { $number ->
    [0] Erster Zug
   *[other] Zug { $number }
}
panel-after = { $number ->
    [one] Nach { $number } Zug
   *[other] Nach { $number } Zügen
}
panel-pieces = Figuren
panel-review = Partieanalyse
panel-comment = Kommentar
text-more = { $number ->
    [one] { $number } weitere Zeile
   *[other] { $number } weitere Zeilen
}{ $key ->
    [none] {""}
   *[other] : { $key }
}
text-above = { $number ->
    [one] { $number } Zeile darüber
   *[other] { $number } Zeilen darüber
}{ $key ->
    [none] {""}
   *[other] : { $key }
}
refusal-text-fits = Hier ist kein Text länger als sein Platz.
panel-messages = Meldungen
panel-computer = Computer
panel-time = Zeit
panel-depth = Tiefe
panel-value = Wert
panel-line = Zugfolge
panel-nodes = Knoten
panel-end = { $state }.
panel-hints = { $count ->
    [one] { $count } Hinweis genommen
   *[other] { $count } Hinweise genommen
}
panel-rematch = { $key }: Revanche mit vertauschten Seiten
    .short = { $key }: Revanche
board-paused = Pause

## Titel des Fensters

title-your-move = { $game }: Du bist am Zug
title-to-move = { $game }: { $player } am Zug
title-thinking = { $game }: Computer überlegt
title-computers-move = { $game }: Computer am Zug
title-computers = { $game }: Computer spielt
title-won = { $who ->
    [you] { $game }: { $player } gewinnst
   *[other] { $game }: { $player } gewinnt
}
title-draw = { $game }: Remis
title-void = { $game }: nicht gewertet

## Meldungen über Züge

undo-moves = Zurückgenommen: { $cells }.
redo-moves = Wiederhergestellt: { $cells }.
undo-piece = Zurückgelegt: { $number } { $piece }.
redo-piece = Wieder gewählt: { $number } { $piece }.
undo-end = Die Partie geht weiter.
undo-pass = Passen zurückgenommen.
redo-pass = Wieder gepasst.
undo-decision = Entscheidung zurückgenommen.
redo-decision = Entscheidung wiederholt.
undo-time = Die Partie geht ohne Uhr weiter.
draw-offered = Du bietest Remis an. Der Computer überlegt.
draw-accepted = Der Computer nimmt das Remis an.
draw-refused = Der Computer lehnt das Remis ab.
draw-too-early = Der Computer lehnt ab: für ein Remis ist es zu früh.
draw-declined = { $player } lehnt das Remis ab.
study-from-here = Das ist eine Studie: du spielst beide Seiten, die Partie bleibt erhalten.
branch-promoted = Das ist jetzt die Hauptvariante.
deleted = Gelöscht.
comment-saved = Kommentar gespeichert.
comment-deleted = Kommentar gelöscht.
thoughts-shown = Die vom Computer erwarteten Züge werden angezeigt.
thoughts-hidden = Die vom Computer erwarteten Züge werden nicht mehr angezeigt.
theme-changed = Farbschema: { $name }.

## Meldungen über den Computer und seine Tipps

lineup-is = { $lineup }.
lineup-changed = { $lineup }. Der Punktestand beginnt neu.
hint = Tipp: { $cell }.
hint-reason = Tipp: { $reason }
hint-where = Hinweis: { $kind ->
    [win] Du kannst gewinnen.{ " " }
    [stop] Etwas muss gestoppt werden.{ " " }
    [build] Bau deine Stellung aus.{ " " }
   *[unknown] { "" }
}{ $region ->
    [top-left] Schau auf dem Brett nach oben links.
    [top] Schau auf dem Brett nach oben.
    [top-right] Schau auf dem Brett nach oben rechts.
    [left] Schau auf dem Brett nach links.
   *[centre] Schau auf dem Brett in die Mitte.
    [right] Schau auf dem Brett nach rechts.
    [bottom-left] Schau auf dem Brett nach unten links.
    [bottom] Schau auf dem Brett nach unten.
    [bottom-right] Schau auf dem Brett nach unten rechts.
    [bag] Schau auf die übrigen Figuren.
}
hint-by = Hinweis: { $by ->
    [five] fünf in einer Reihe.
    [stop-four] eine Vier blockieren.
    [open-four] eine offene Vier oder zwei Vieren.
    [foul] eine Vier, die nur ein Foul stoppen könnte.
    [four-three] Vier und offene Drei.
    [win-fours] Gewinn durch Vieren.
    [win-threes] Gewinn durch Dreien und Vieren.
    [win-quiet] Gewinn mit einem stillen Zug.
    [stop-three] eine offene Drei stoppen.
    [stop-double] eine Doppeldrohung stoppen.
    [two-threes] zwei offene Dreien.
    [stop-fours] einen Gewinn durch Vieren verhindern.
    [three] eine offene Drei.
    [four] eine Vier.
    [delay] den Verlust hinauszögern.
    [several] in mehrere Richtungen bauen.
    [take] ein Feld besetzen, das der Gegner will.
    [closed-three] eine Drei.
    [open-two] eine offene Zwei.
    [row] eine Reihe vollenden.
    [block] eine Reihe blockieren.
    [win] den Gewinn erzwingen.
    [losing-piece] jede übrige Figur vollendet eine Reihe.
    [safe-piece] eine Figur geben, die keine Reihe vollendet.
    [draw] das Remis halten.
   *[quiet] ein stiller Zug.
}
hint-line = Hinweis: { $moves }
hint-search = Suche nach einem Tipp
hint-search-progress = Suche nach einem Tipp: { $time }, Tiefe { $depth }
hint-failed = Kein Tipp gefunden: { $why }.
computer-illegal = Der Zug des Computers ist ungültig: { $why }.
computer-failed = { $key ->
    [none] Der Computer hat nicht gezogen: { $why }.
   *[other] Der Computer hat nicht gezogen: { $why }. Neuer Versuch mit { $key }.
}
out-of-memory = Dem Computer fehlt Speicher: { $why }.
score-reset = Der Punktestand beginnt neu.
score-of-another-game = Mit diesem Spiel beginnt der Punktestand neu.

## Meldungen über Dateien

saved = Partie gespeichert: { $stones } in { $path }.
    .short = Partie gespeichert.
saved-earlier = Frühere Partie gespeichert: { $stones } in { $path }.
    .short = Frühere Partie gespeichert.
save-lossy = { $lost } Trotzdem speichern? (y/n) :s { $file } behält alles.
    .short = { $lost } Speichern? (y/n)
save-failed = Die Partie konnte nicht gespeichert werden: { $why } ({ $path }).
    .short = Nicht gespeichert: { $why } ({ $path }).
save-earlier-failed = Die frühere Partie konnte nicht gespeichert werden: { $why } ({ $path }).
    .short = Frühere Partie nicht gespeichert: { $why } ({ $path }).
loaded = Partie geladen: { $stones } aus { $path }.
    .short = Partie geladen.
loaded-remarks = Partie geladen: { $stones } aus { $path } ({ $remarks }).
loaded-no-board = { $board }: die Datei nennt kein Brett
loaded-on-board = Partie auf { $board } geladen: die Datei nennt kein Brett.
pasted = Eingefügt: { $what }.
pasted-remarks = Eingefügt: { $what } ({ $remarks }).
paste-failed = Der Text konnte nicht eingefügt werden: { $why }.
paste-too-long = Der Text konnte nicht eingefügt werden: er ist länger als { $bytes } Byte.
paste-title = Eingefügte Partie
paste-ask-rows = Liegt Zeile 1 auf der anderen Seite des Bretts? { $key } drücken.
paste-ask-sides = Hat die andere Seite begonnen? { $key } drücken.
paste-no-choice = Bei dieser Partie gibt es nichts anderes zu wählen.
study-opened = { $moves ->
    [one] { $game }: Partie { $number } aus { $file }, { $moves } Zug. Das ist eine Studie.
   *[other] { $game }: Partie { $number } aus { $file }, { $moves } Züge. Das ist eine Studie.
}
    .short = Das ist eine Studie: die Datei bleibt unverändert.
study-remarks = Bemerkungen: { $remarks }.
resumed-lineup = Partie fortgesetzt ({ $stones }). { $lineup }.
resumed-finished = Diese Partie ist beendet ({ $stones }).
resumed-copy = Diese Partie ist anderswo geöffnet, daher ist dies eine Kopie ({ $stones }).
resumed-damaged = Die Datei ist beschädigt: { $why }. Kopie des lesbaren Teils ({ $stones }).
    .short = Kopie des lesbaren Teils ({ $stones }).
copied-moves = { $number ->
    [one] Kopiert: { $number } Zug.
   *[other] Kopiert: { $number } Züge.
}
copied-board = Kopiert: das Brett ({ $stones }).
copy-no-clipboard = Dieses Terminal lässt Programme nicht an die Zwischenablage.
copied-picture = Kopiert: ein Bild der Stellung.
copy-no-pictures = Das Terminal nimmt keine Bilder in die Zwischenablage; E schreibt eines.
copy-picture-refused = Das Terminal hat das Bild nicht in die Zwischenablage gelegt.
delete-failed = Die Partie konnte nicht gelöscht werden: { $why } ({ $path }).
    .short = Nicht gelöscht: { $why } ({ $path }).
open-cancelled = Nicht geöffnet: du hast weitergemacht, bevor die Partie gelesen war ({ $path }).
moves-kept-elsewhere = Die Züge werden in { $path } gesichert: { $why }.
moves-not-kept = Die Züge werden nicht gesichert: { $why }.
attempt-not-written = Dein Ergebnis konnte nicht gespeichert werden: { $why }.
puzzles-not-kept = Die Aufgaben konnten nicht gespeichert werden: { $why }.
puzzles-not-read = Die Aufgaben konnten nicht gelesen werden: { $why }.
puzzles-damaged = { $others ->
    [0] Übersprungen: { $first }.
    [one] Übersprungen: { $first }, und { $others } weiterer Eintrag.
   *[other] Übersprungen: { $first }, und { $others } weitere Einträge.
}
no-shell = Es gibt keine Shell, in die man zurückkehren könnte.
start-writing = Schließe erst ab, was du bearbeitest, oder verwirf es.

## Fragen

unrate-question = Ohne Wertung weiterspielen? Die Partie zählt dann nicht. (y/n)
    .short = Ohne Wertung? (y/n)
rated-leave-question = Gewertete Partie verlassen? Sie läuft weiter und zählt, wenn sie endet. (y/n)
    .short = Gewertete Partie verlassen? (y/n)
resign-question = Aufgeben? (y/n)
resign-as-question = Als { $player } aufgeben? (y/n)
draw-question = { $player } bietet Remis an. Annehmen? (y/n)
delete-question = { $number ->
    [one] Diesen Zug löschen? (y/n)
   *[other] Diese Stellung und alles danach löschen, { $number } Züge? (y/n)
}
    .short = { $number ->
        [one] Diesen Zug löschen? (y/n)
       *[other] { $number } Züge löschen? (y/n)
    }

## Ablehnungen: ein Befehl bewirkt gerade nichts

refusal-game-over = { $key ->
    [none] Die Partie ist zu Ende.
   *[other] Die Partie ist zu Ende. Revanche mit { $key }.
}
refusal-over = Die Partie ist zu Ende.
refusal-paused = { $key ->
    [none] Die Partie ist pausiert.
   *[other] Die Partie ist pausiert. Weiter mit { $key }.
}
refusal-thinking = { $key ->
    [none] Der Computer überlegt.
   *[other] Der Computer überlegt. Mit { $key } zieht er sofort.
}
refusal-computers-turn = { $key ->
    [none] Der Computer ist am Zug.
   *[other] Der Computer ist am Zug. Mit { $key } zieht er.
}
refusal-player-thinks = { $key ->
    [none] { $player } überlegt.
   *[other] { $player } überlegt. Mit { $key } wird sofort gezogen.
}
refusal-players-turn = { $key ->
    [none] { $player } ist am Zug.
   *[other] { $player } ist am Zug. Mit { $key } wird gezogen.
}
refusal-occupied = Dieses Feld ist besetzt.
refusal-full-column = Diese Spalte ist voll.
refusal-illegal = Dieser Zug ist ungültig: { $why }.
refusal-input = Ungültige Eingabe, bitte noch einmal: { $why }
refusal-study = Das ist eine Studie: du spielst beide Seiten.
rated-no-hints = keine Tipps
rated-no-undo = Züge bleiben
rated-no-analysis = keine Analyse
rated-no-explorer = kein Eröffnungsbuch
rated-no-players = die Spieler bleiben
rated-no-hurry = der Computer nimmt sich Zeit
refusal-rated = { $key ->
    [none] Diese Partie ist gewertet: { $what }.
   *[other] Diese Partie ist gewertet: { $what }. { $key } hebt die Wertung auf.
}
refusal-rated-over = Die Partie war gewertet und ist zu Ende; ihre Züge bleiben.
refusal-not-rated = Diese Partie ist nicht gewertet.
refusal-resign = { $key ->
    [none] Der Computer gibt nicht auf.
   *[other] Der Computer gibt nicht auf. Neue Partie mit { $key }.
}
refusal-draw-turn = Remis kannst du nur anbieten, wenn du am Zug bist.
refusal-draw-early = Remis kann nach dem zweiten Zug angeboten werden.
refusal-draw-twice = In diesem Zug hast du schon Remis angeboten.
refusal-draw-computers = { $key ->
    [none] Der Computer bietet kein Remis an.
   *[other] Der Computer bietet kein Remis an. Neue Partie mit { $key }.
}
refusal-draw-engine = Andere Engines antworten nicht auf Remisangebote.
refusal-undo = Es gibt keinen Zug zum Zurücknehmen.
refusal-redo = Es gibt keinen Zug zum Wiederherstellen.
refusal-copy = Es gibt nichts zu kopieren.
refusal-marks = Das gibt es bei { $game } nicht.
refusal-fouls = Bei { $game } ist jedes freie Feld erlaubt.
refusal-pause = Pausieren lassen sich nur Partien mit Uhr oder zwischen zwei Computern.
refusal-hint-turn = Einen Tipp gibt es nur, wenn du am Zug bist.
refusal-hints = In diesem Spiel gibt es Tipps auf Brettern von { $from }x{ $from } bis { $to }x{ $to }.
refusal-no-engine = Hier spielt keine andere Engine; { $key } zeigt deine.
refusal-not-thinking = Der Computer überlegt gerade nicht.
refusal-no-levels = In diesem Spiel gibt es Stufen auf Brettern von { $from }x{ $from } bis { $to }x{ $to }.
refusal-no-side = { $key ->
    [none] Der Computer spielt nicht mit.
   *[other] Der Computer spielt nicht mit. Mit { $key } lässt du ihn spielen.
}
refusal-one-computer = { $key ->
    [none] Es spielt nur ein Computer.
   *[other] Es spielt nur ein Computer. { $key } erhöht seine Stufe.
}

## Letzte Worte im Terminal, nachdem der Bildschirm verschwunden ist: hinter „gomoku: “ und ohne Punkt

disk-not-synced = langsamer Datenträger: ein Stromausfall kann die letzten Züge kosten
disk-moves = langsamer Datenträger: die letzten Züge sind vielleicht nicht gespeichert
disk-game = langsamer Datenträger: die Partie ist vielleicht nicht gespeichert ({ $path })
disk-setting = langsamer Datenträger: eine Einstellung ist vielleicht nicht gespeichert
disk-attempt = langsamer Datenträger: Ergebnis einer Aufgabe vielleicht nicht gespeichert
disk-lesson = langsamer Datenträger: geschaffte Lektion vielleicht nicht gespeichert
disk-puzzles = langsamer Datenträger: eigene Aufgaben sind vielleicht nicht gespeichert
save-failed-late = die Partie konnte nicht gespeichert werden: { $why } ({ $path })
terminal-no-thread = ein Thread konnte nicht gestartet werden
terminal-no-signals = Signale lassen sich nicht behandeln
terminal-unusable = das Terminal ist nicht nutzbar
terminal-unreadable = das Terminal lässt sich nicht lesen
terminal-lost = die Verbindung zum Terminal ist abgebrochen
terminal-ending = das Programm wird gerade beendet

## Das Fenster

window-too-small = { $needed } nötig: dieses Fenster hat nur { $size }.

## Pictures of the board

picture-still = ein PNG kann sich nicht bewegen; GIF oder SVG können es
picture-encoding = das Bild lässt sich nicht kodieren
exported = { $path } exportiert
export-failed = { $path } lässt sich nicht exportieren: { $why }.
export-format = eine Datei nennen, die auf .svg, .png oder .gif endet

## The opening

opening-place = { $who ->
    [you] Du setzt Zug { $number } ({ $stone })
   *[other] { $player } setzt Zug { $number } ({ $stone })
}{ $zone ->
    [centre] {" "}in die Mitte
    [inside] {" "}in die mittleren { $side }x{ $side }
    [outside] {" "}außerhalb der mittleren { $side }x{ $side }
   *[anywhere] {""}
}
opening-decide = { $who ->
    [you] Du entscheidest
   *[other] { $player } entscheidet
}
opening-declare = { $who ->
    [you] Du sagst an, wie viele fünfte Züge angeboten werden: 1 bis { $most }
   *[other] { $player } sagt an, wie viele fünfte Züge angeboten werden: 1 bis { $most }
}
opening-offer = { $who ->
    [you] Du bietest fünfte Züge an: { $number } von { $count }
   *[other] { $player } bietet fünfte Züge an: { $number } von { $count }
}
opening-pick = { $who ->
    [you] Du wählst { $count ->
        [one] den fünften Zug
       *[other] einen von { $count } fünften Zügen
    }
   *[other] { $player } wählt { $count ->
        [one] den fünften Zug
       *[other] einen von { $count } fünften Zügen
    }
}
option-keep = { $side } behalten
    .word = { $side } behalten
option-swap = { $side } nehmen
    .word = { $side } nehmen
option-place-two = Zwei weitere setzen
    .word = zwei weitere
option-offer-many = Zehn anbieten
    .word = zehn anbieten
option-leads-to-sides = { $who ->
    [you] Dann wählst du deine Seite.
   *[other] Dann wählt { $player } eine Seite.
}
option-leads-to-offers = { $who ->
    [you] Du bietest { $count } fünfte { $count ->
        [one] Zug
       *[other] Züge
    } an
   *[other] { $player } bietet { $count } fünfte { $count ->
        [one] Zug
       *[other] Züge
    } an
}
decided-keep = { $who ->
    [you] Du behältst { $side }.
   *[other] { $player } behält { $side }.
}
decided-swap = { $who ->
    [you] Du nimmst { $side }.
   *[other] { $player } nimmt { $side }.
}
decided-place-two = { $who ->
    [you] Du setzt zwei weitere Steine.
   *[other] { $player } setzt zwei weitere Steine.
}
decided-offer-many = { $who ->
    [you] Du bietest zehn fünfte Züge an.
   *[other] { $player } bietet zehn fünfte Züge an.
}
decided-declare = { $who ->
    [you] Du sagst { $count } { $count ->
        [one] fünften Zug
       *[other] fünfte Züge
    } an.
   *[other] { $player } sagt { $count } { $count ->
        [one] fünften Zug
       *[other] fünfte Züge
    } an.
}
passed = { $who ->
    [you] Du passt.
   *[other] { $player } passt.
}
pass = passt
opening-heading = Eröffnung: { $rule }
panel-decides = { $who ->
    [you] entscheidest
   *[other] entscheidet
}
panel-declares = { $who ->
    [you] sagst an
   *[other] sagt an
}
panel-offers = { $who ->
    [you] bietest an
   *[other] bietet an
}
panel-chooses = { $who ->
    [you] wählst
   *[other] wählt
}
word-fifth-moves = fünfte Züge
word-offer = anbieten
word-choose = wählen
refusal-decide = Entscheide mit einer Zahl von 1 bis { $count }.
hint-option = Tipp: { $option }.
hint-declare = Tipp: { $count } ansagen.
