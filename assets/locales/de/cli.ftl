### Meldungen der Befehlszeile. Sie beginnen klein, wo „gomoku: “ vor ihnen steht.

## Argumente

cli-did-you-mean = „{ $name }“ ist weder ein Befehl noch eine Datei; war „{ $command }“ gemeint?
cli-unknown-command = „{ $name }“ ist weder ein Befehl noch eine Datei
cli-no-theme = das Farbschema { $name } gibt es nicht; gomoku themes zeigt alle
cli-no-language = die Sprache { $tag } gibt es nicht; zur Wahl stehen { $tags }
cli-size = ungültiger Wert „{ $value }“ für --size: möglich sind { $sizes }
cli-size-custom = ungültiger Wert „{ $value }“ für --size: möglich sind { $sizes }; --game custom erlaubt andere
cli-size-form = ungültiger Wert „{ $value }“ für --size: anzugeben sind Spalten und Zeilen wie 9x7
cli-size-quarto = ungültiger Wert „{ $value }“ für --size: Quarto hat 6x6 oder 4x4 Felder
cli-flag-needs-custom = { $flag } erfordert --game custom
cli-torus-needs-game = --torus erfordert --game custom oder --game quarto
cli-rated-game = --rated erfordert Gomoku auf 15x15 bis 20x20
cli-rated-file = --rated beginnt eine neue Partie; nicht zusammen mit DATEI
cli-encoding-file = --encoding braucht eine DATEI
cli-flag-not-with-game = { $flag } lässt sich nicht mit --game { $game } verwenden
cli-no-levels = { $flag } lässt sich bei diesem Spiel nicht verwenden. { $why }
cli-flag-needs-computer = { $flag } erfordert --vs computer
cli-who = möglich sind person, eine Stufe von { $least } bis { $most } oder der Name einer Engine
cli-no-engines = eine Engine namens { $name } gibt es nicht; gomoku engine add fügt Engines hinzu
cli-unknown-engine = eine Engine namens { $name } gibt es nicht, nur { $engines }; gomoku engine add fügt Engines hinzu
cli-engine-game = { $name } kann dieses Spiel nicht spielen; Engines spielen Fünf in einer Reihe auf quadratischem Brett
cli-line-engine = { $name } spielt nur auf dem ganzen Bildschirm; hier spielt der Computer auf einer Stufe
cli-flag-not-with-dialect = { $flag } lässt sich nicht mit --dialect { $dialect } verwenden
cli-letters-game = --dialect letters spielt nur Gomoku auf 13x13
cli-commands-game = --dialect commands spielt nur Quarto
cli-torus-in-dialog = --torus lässt sich hier nicht verwenden; im Dialog gibt man start torus ein
cli-quarto-dialect = Quarto erfordert --dialect commands
cli-no-chance = das System hat keine Zufallszahlen
cli-no-pipe = --stdio erfordert eine Pipe als Standardeingabe, kein Terminal
cli-custom-needs = ein eigenes Spiel erfordert --size, --row, --rule, --torus oder --gravity
cli-draw-after = --draw-after gilt nur für Spiele mit fünf oder mehr in einer Reihe ohne Schwerkraft
cli-opening-renju = die Eröffnungsregel { $opening } erfordert --rule renju
cli-opening-file = --opening beginnt eine neue Partie; nicht zusammen mit DATEI
cli-seconds = die Zeit ist eine Anzahl von Sekunden über 0, etwa 2.5

## Dateien und Ausgabe

cli-cannot-load = { $path } lässt sich nicht laden
cli-cannot-write = { $path } lässt sich nicht schreiben
cli-cannot-read = { $path } lässt sich nicht lesen: { $why }
cli-cannot-read-puzzles = deine Aufgaben lassen sich nicht lesen
cli-no-activity = die Aufgaben heißen { $names }
cli-output-failed = die Ausgabe lässt sich nicht schreiben
cli-standard-input = Standardeingabe
cli-file-problem = { $file }: { $why }
cli-file-remark = { $file }, Zeile { $line }: { $remark }
cli-unknown-format = kein bekanntes Partieformat (--from gibt eines an)
cli-no-game = die Datei enthält keine Partie
cli-picture-format = der Name eines Bildes endet auf .svg, .png oder .gif (oder --to angeben)
cli-picture-terminal = das Terminal kann dies nicht zeigen; in eine Datei oder Pipe schreiben
cli-is-quarto = die Datei enthält eine Quarto-Partie
cli-no-quarto = die Datei enthält keine Quarto-Partie
cli-not-torus = die Datei enthält eine Partie auf dem normalen Brett, nicht auf einem Torus
cli-no-such-position = Datei oder Verzeichnis nicht gefunden (eine Stellung schreibt man wie h8i9j10)
cli-stones-off-board = nicht alle Steine passen auf ein Brett mit { $side }x{ $side } Feldern
cli-board-assumed = die Datei nennt kein Brett; angenommen wird { $width }x{ $height } (--size N legt es fest)
cli-over-drawn = die Partie ist zu Ende: sie ist remis
cli-over-won = die Partie ist zu Ende: es liegen fünf in einer Reihe
cli-size-range = ungültiger Wert „{ $value }“ für --size: { $value } liegt nicht in { $least }..={ $greatest }
cli-flag-gomoku = { $flag } gilt nur für Gomoku
cli-no-column = Zug { $number }: Spalte { $column } gibt es nicht (1 bis { $last })
cli-column-full = Zug { $number }: Spalte { $column } ist voll
cli-move = Zug { $number }: { $why }
cli-ended-before = Zug { $number }: die Partie ist seit Zug { $last } zu Ende
cli-ended = die Partie ist mit Zug { $last } zu Ende

## Der ganze Bildschirm

cli-no-terminal = das Spiel braucht ein Terminal für Ein- und Ausgabe (gomoku line nicht)
cli-dumb-terminal = das Spiel braucht ein Terminal mit Cursor, aber TERM ist dumb (gomoku line braucht keins)

## gomoku analyse

cli-analysis-head = { $side } am Zug: { $nodes } Knoten in { $seconds } s, { $speed } Knoten/s
cli-analysis-chance = { $number }. { $percent } % für { $side }, Tiefe { $depth }: { $moves }
cli-analysis-proof = { $number }. { $side } gewinnt in { $count }, Tiefe { $depth }: { $moves }
cli-analysis-proof-whole =
    { $number }. { $side } gewinnt, bewiesen, Tiefe { $depth }: { $moves }
cli-analysis-draw = { $number }. Remis, Tiefe { $depth }: { $moves }
cli-analysis-no-time = Zum Suchen blieb keine Zeit.

## gomoku show und gomoku check: der Stand einer Partie

cli-rules = { $board ->
    [torus] { $size }-Torus
   *[plane] { $size }
}, { $rule ->
    [exact] genau { $row } in einer Reihe
    [more] { $row } oder mehr in einer Reihe
    [renju] { $row } in einer Reihe, Renju
    [caro] { $row } in einer Reihe, Caro
    [standard-caro] { $row } in einer Reihe, Standard-Caro
    [omok] { $row } in einer Reihe, Omok
   *[only] { $row } in einer Reihe
}{ $stones ->
    [fall] , Steine fallen
   *[stay] { "" }
}
cli-to-move = { $side } am Zug
cli-pass = gepasst
cli-hints = { $count ->
    [one] mit { $count } Hinweis
   *[other] mit { $count } Hinweisen
}
cli-few-moves = { $count ->
    [one] die Partie hat nur { $count } Zug
   *[other] die Partie hat nur { $count } Züge
}
cli-show-quarto = Quarto lässt sich nicht anzeigen; gomoku line --dialect commands < FILE spielt es nach
cli-check-moves = { $count ->
    [one] { $count } Zug, { $state }
   *[other] { $count } Züge, { $state }
}
cli-check-ok = OK, { $game }
cli-check-file = { $format }, { $encoding }; { $game }
cli-check-failed = { $count ->
    [one] { $count } Problem gefunden
   *[other] { $count } Probleme gefunden
}

## gomoku convert

cli-one-game = das Ausgabeformat speichert nur eine Partie; mehrere speichert SGF
cli-damaged = { $count } von { $total } Partien lassen sich nicht lesen

## gomoku config

cli-settings-ok = { $path }: keine Fehler
cli-settings-none = { $path }: keine Einstellungsdatei; es gelten die Vorgaben

## gomoku puzzle: die Zahlen stehen untereinander

cli-puzzles-due = heute fällig  { $count }
cli-puzzles-new = neu           { $count }
cli-puzzles-kept = alle          { $collected } mitgeliefert, { $own } eigene
cli-puzzles-streak = { $count ->
    [one] Serie         { $count } Tag
   *[other] Serie         { $count } Tage
}
cli-puzzles-rating = Wertung       { $rating } ± { $deviation }
cli-puzzles-unrated = Wertung       noch keine
cli-puzzle-due = fällig  { $puzzle }
cli-puzzle-new = neu     { $puzzle }
cli-puzzle-known = { $puzzle }  (bekannt)
cli-puzzle-win-fours = { $count ->
    [one] { $side } gewinnt in { $count } Zug durch Vieren
   *[other] { $side } gewinnt in { $count } Zügen durch Vieren
}
cli-puzzle-win-threes = { $count ->
    [one] { $side } gewinnt in { $count } Zug durch Dreien und Vieren
   *[other] { $side } gewinnt in { $count } Zügen durch Dreien und Vieren
}
cli-puzzle-stop-fours = { $count ->
    [one] { $side } verhindert einen Gewinn in { $count } Zug durch Vieren
   *[other] { $side } verhindert einen Gewinn in { $count } Zügen durch Vieren
}
cli-puzzle-stop-threes = { $count ->
    [one] { $side } verhindert einen Gewinn in { $count } Zug durch Dreien und Vieren
   *[other] { $side } verhindert einen Gewinn in { $count } Zügen durch Dreien und Vieren
}
cli-puzzles-exported = { $count ->
    [one] { $count } Aufgabe exportiert, { $new } neu in { $path }
   *[other] { $count } Aufgaben exportiert, { $new } neu in { $path }
}
cli-puzzles-found = { $count ->
    [one] { $count } Aufgabe gefunden, { $new } neu
   *[other] { $count } Aufgaben gefunden, { $new } neu
}
cli-puzzles-progress = { $count ->
    [one] { $done } von { $total }, { $count } Aufgabe gefunden
   *[other] { $done } von { $total }, { $count } Aufgaben gefunden
}

## Überschriften der Hilfe. Was in Klammern steht, folgt auf einen Text und hat einen Wert hinter sich: „[Vorgabe: 3]“

cli-heading-usage = Aufruf:
cli-heading-commands = Befehle:
cli-heading-arguments = Argumente:
cli-heading-options = Optionen:
cli-heading-values = Mögliche Werte:
cli-heading-values-within = [mögliche Werte:
cli-heading-default = [Vorgabe:
cli-heading-alias = [Alias:
cli-heading-aliases = [Aliasse:

## Die Hilfe: gomoku --help, gomoku solve --help. Eine Zeile hat höchstens 76 Spalten; das Programm bricht sie nicht um.
## Optionen, Befehle und Wörter in Großbuchstaben (FILE) bleiben, wie sie sind.

cli-help-gomoku = Gomoku im Terminal: zu zweit oder gegen den Computer
    .more =
        Auch Vier gewinnt, Tic-Tac-Toe und Quarto sind dabei. Ohne Angabe eines
        Spiels oder einer Datei (FILE) öffnet sich das Startmenü. Mit ? werden
        jederzeit die Tasten angezeigt.
cli-help-gomoku-language = Sprache des Programms: en, de, ru, zh, ja, cs oder eine eigene
cli-help-gomoku-saved = Diese gespeicherte Partie öffnen und in ihr speichern
cli-help-gomoku-game = Gewünschtes Spiel
cli-help-gomoku-game-gomoku = Fünf in einer Reihe auf 15x15 bis 20x20
cli-help-gomoku-game-connect4 = Vier in einer Reihe auf 7x6; Steine fallen
cli-help-gomoku-game-tictactoe = Drei in einer Reihe auf 3x3
cli-help-gomoku-game-quarto = Vier Figuren mit einer gemeinsamen Eigenschaft, auf 6x6 oder 4x4
cli-help-gomoku-game-custom = Eigenes Spiel: --size, --row, --rule, --torus, --gravity
cli-help-gomoku-size = Brettgröße: 15, 17, 19, 20; Quarto: 4x4; eigene: 9x7, Spalten zuerst
cli-help-gomoku-row = Länge der Gewinnreihe im eigenen Spiel [Vorgabe: 5]
cli-help-gomoku-rule = Regel (Gomoku, eigene Spiele) [Vorgabe: deine Einstellung]
cli-help-gomoku-rule-freestyle = K oder mehr in einer Reihe
cli-help-gomoku-rule-standard = Genau K in einer Reihe
cli-help-gomoku-rule-renju = Genau fünf für X, mit Fouls; fünf oder mehr für O
cli-help-gomoku-rule-caro = Fünf, nicht beidseitig blockiert, oder mehr
cli-help-gomoku-rule-standard-caro = Genau fünf, nicht beidseitig blockiert
cli-help-gomoku-rule-omok = Genau fünf; die Doppeldrei ist verboten
cli-help-gomoku-draw-after = Remis nach N Zügen, leave-25 oder full [Vorgabe: deine Einstellung]
cli-help-gomoku-foul = Folge eines Fouls in Renju und Omok [Vorgabe: deine Einstellung]
cli-help-gomoku-foul-refused = Der Stein wird nicht gesetzt
cli-help-gomoku-foul-loses = Die Partie ist verloren wie bei Turnieren
cli-help-gomoku-torus = Reihen gehen am anderen Rand weiter (eigene Spiele und Quarto)
cli-help-gomoku-gravity = Steine fallen nach unten (eigene Spiele)
cli-help-gomoku-vs = Gegner; mit --level oder --first ist es der Computer
cli-help-gomoku-level = Stufe des Computers, 1 bis 10 [Vorgabe: deine Einstellung]
cli-help-gomoku-first = Wer beginnt; zwei Spieler können losen [Vorgabe: deine Einstellung]
cli-help-gomoku-watch = Dem Computer zusehen, X auf Stufe A und O auf Stufe B; 5 heißt 5,5
cli-help-gomoku-x = Spieler von X: person, eine Stufe von 1 bis 10 oder eine deiner Engines
cli-help-gomoku-o = Spieler von O, ebenso; die nicht genannte Seite spielst du
cli-help-gomoku-seed = Startwert des Zufalls: dieselbe Zahl ergibt dieselben Computerzüge
cli-help-gomoku-file = In dieser Datei speichern, aus ihr laden [Vorgabe: eine je Spiel]
cli-help-gomoku-encoding = Kodierung der Zeichen, etwa windows-1251 [Vorgabe: aus der Datei]
cli-help-gomoku-opening = Eröffnungsregel des neuen Spiels; Renju-Regeln setzen --rule renju
cli-help-gomoku-opening-free = Keine Eröffnungsregel: von Zug 1 an abwechselnd
cli-help-gomoku-opening-swap = Spieler 1 setzt drei Steine, Spieler 2 wählt die Seite
cli-help-gomoku-opening-swap1 = Spieler 1 setzt einen Stein, Spieler 2 wählt die Seite
cli-help-gomoku-opening-swap2 = Wie Swap; oder Spieler 2 setzt zwei, Spieler 1 wählt
cli-help-gomoku-opening-pro = Zug 1 in die Mitte, Zug 3 außerhalb der mittleren 5x5
cli-help-gomoku-opening-longpro = Zug 1 in die Mitte, Zug 3 außerhalb der mittleren 7x7
cli-help-gomoku-opening-rif = Eine von 26 Eröffnungen, Tausch, zwei fünfte Züge
cli-help-gomoku-opening-yamaguchi = Wie RIF; Spieler 1 nennt die Zahl der fünften Züge
cli-help-gomoku-opening-soosyrv8 = Wie RIF; Zug 4 nennt bis zu 8 fünfte Züge
cli-help-gomoku-opening-taraguchi10 = Tausch nach jedem Zug; ein fünfter Zug oder zehn
cli-help-gomoku-opening-tarannikov = Fünf Züge in wachsenden Quadraten, je mit Tausch
cli-help-gomoku-opening-sakata = Eine von 26 Eröffnungen, zwei Steine mehr, Tausch
cli-help-gomoku-rated = Gomoku mit Wertung: ausgeglichen, oder auf Stufe --level N
cli-help-gomoku-clock = Bedenkzeit: none, 5m, 5m+3s oder 10s/move
cli-help-gomoku-ponder = Computer überlegt auch, wenn du am Zug bist (Stufen 9 und 10)
cli-help-gomoku-theme = Farbschema; gomoku themes zeigt alle
cli-help-gomoku-glyphs = Mit Linien, Punkten (überall schmal) oder ASCII-Zeichen zeichnen
cli-help-gomoku-ascii = Nur ASCII-Zeichen verwenden, wie mit --glyphs ascii
cli-help-gomoku-no-color = Keine Farben, wie mit einer Variablen NO_COLOR, die nicht leer ist
cli-help-gomoku-no-mouse = Die Maus dem Terminal überlassen, um Text zu markieren
cli-help-gomoku-help = Hilfe ausgeben (ausführlicher mit „--help“)
    .more =
        Hilfe ausgeben (kürzer mit „-h“)
cli-help-gomoku-version = Version ausgeben
cli-help-host = Auf Freunde zum Spielen warten, auf diesem Rechner oder per ssh
    .more =
        Auf diesem Rechner startet dein Gegenüber gomoku join. Von einem anderen
        Rechner meldet sich gomoku join ssh://USER@HOST per ssh an und findet
        die Partie. Ein Netzwerkport wird nicht geöffnet. Eine unbeendete Partie
        mit demselben Gegenüber geht weiter; mehr steht in docs/friends.md.

        --stdio verbindet Standardeingabe und Standardausgabe mit der Partie,
        die auf diesem Rechner wartet. So ruft ssh es auf; jede andere Pipe kann
        es auch.
cli-help-host-name = Name zum Beitreten, falls mehrere Partien warten
cli-help-host-opening = Eröffnungsregel; Renju-Regeln setzen --rule renju
cli-help-host-first = Wer beginnt [Vorgabe: random]
cli-help-host-allow = Benutzer oder Gruppe zulassen: --allow anna, --allow @chess
cli-help-host-new = Neue Partie, auch wenn eine mit diesem Gegenüber unbeendet ist
cli-help-host-stdio = Standardeingabe und -ausgabe mit der Partie verbinden, die hier wartet
cli-help-join = Einer Partie beitreten, die mit gomoku host wartet
    .more =
        ADDRESS ist leer für eine eigene Partie auf diesem Rechner, NAME für
        eine andere, ~USER für die eines anderen Benutzers oder
        ssh://[USER@]HOST[:PORT] für eine auf einem anderen Rechner, an dem dich
        dein eigenes ssh anmeldet.
cli-help-join-address = Leer, NAME, ~USER, ~USER/NAME oder ssh://[USER@]HOST[:PORT][/PATH]
cli-help-join-stdio = Über Standardeingabe und -ausgabe beitreten, was auch dahinter ist
cli-help-watch = Einer Partie von Freunden zusehen
    .more =
        ADDRESS ist die der wartenden Partie, wie bei join.
cli-help-line = Zeilenweise spielen, für Pipes, Skripte und Screenreader
    .more =
        Der übliche Dialog spielt Gomoku auf 15x15, 17x17 oder 19x19 und fragt
        nach der Größe; --size beantwortet das vorab und erlaubt auch 20. Ein
        Zug ist „Zeile,Spalte“, gezählt ab 0 von links oben, etwa 5,7. ! gibt
        auf, d bietet Remis an, s speichert, und l lädt. --game und --dialect
        wählen andere Spiele und Dialoge; docs/line.md beschreibt sie.

        Die Dialoge sind in jeder Sprache englisch.
cli-help-line-dialect = Gewünschter Dialog
cli-help-line-dialect-numbers = Züge als „Zeile,Spalte“, für alle Spiele außer Quarto
cli-help-line-dialect-letters = Züge wie „G 7“, für Gomoku auf 13x13; O beginnt
cli-help-line-dialect-commands = Befehle wie „place 1;4“, für Quarto
cli-help-line-board = Nach jedem Zug das Brett zeigen
cli-help-brain = Für ein Turnierprogramm nach dem Gomocup-Protokoll spielen
    .more =
        Liest Befehle von der Standardeingabe und schreibt Antworten auf die
        Standardausgabe; docs/gomocup.md führt sie auf. Eine Kopie des
        Programms oder ein Link darauf braucht keine Argumente, wenn der Name
        mit pbrain- beginnt.

        --threads gilt, solange das Turnierprogramm keine Zahl nennt. Die
        Tabellen belegen höchstens die Hälfte des Speichers, den es erlaubt,
        und nie mehr als --memory.
cli-help-brain-rule = Regel, bis das Turnierprogramm eine nennt, etwa Omok, das keine Nummer hat
cli-help-brain-threads = Anzahl der Threads für die Suche
cli-help-brain-memory = Speicher für die Tabellen, in MB
cli-help-engine = Andere Engines hinzufügen, zeigen, entfernen, untersuchen
    .more =
        Andere Engines sind Programme, die das Gomocup-Protokoll sprechen, etwa
        die des Turniers. Mit --o NAME spielst du gegen eine; docs/engines.md
        beschreibt die Liste.
cli-help-add = Eine Engine hinzufügen, die das Gomocup-Protokoll spricht
    .more =
        Die Engine wird einmal gestartet, um zu sehen, ob sie spielt. Ihr Name
        kommt von ihrem Programm: aus pbrain-rapfi wird rapfi. Danach spielst du
        mit gomoku --o rapfi, oder wählst sie für eine neue Partie hinter den
        zehn Stufen.

        Das Programm darf jeder Befehl sein, etwa wine x.exe oder ssh host
        brain. Keine Shell liest ihn. docs/engines.md beschreibt engines.toml.
cli-help-add-name = Name der Engine [Vorgabe: von ihrem Programm]
cli-help-add-turn = Zeit für jeden Zug, etwa 2s oder 300ms
cli-help-add-max-memory = Speicher, den sie nutzen darf, etwa 350MB [Vorgabe: ihr eigener]
cli-help-add-search-threads = Anzahl ihrer Suchthreads [Vorgabe: ihre eigene]
cli-help-add-unchecked = Hinzufügen, ohne sie zu starten
cli-help-add-command = Programm der Engine und seine Argumente
cli-help-list = Deine Engines zeigen
    .more =
        Jede ist eine Zeile mit Feldern, ohne Terminal durch Tabulatoren
        getrennt: Name, eigener Name, Zeit je Zug, Regeln, Bretter, Befehl.
        - ist unbekannt.
cli-help-remove = Eine Engine aus der Liste entfernen
    .more =
        Ihr Programm bleibt, wo es ist.
cli-help-remove-engine = Name der Engine
cli-help-doctor = Eine Engine in zwanzig Punkten untersuchen
    .more =
        Startet das Programm viele Male, spielt und spricht mit ihm, höchstens
        drei Minuten lang. Jeder Punkt ist bestanden (pass), ein Hinweis (note:
        etwas Freiwilliges fehlt), nicht bestanden (fail: das verliert Partien
        oder stört ein Turnierprogramm) oder wegen eines anderswo gezählten
        Fehlers nicht untersucht. docs/engines.md führt die Punkte auf.

        Der Bericht ist Markdown auf Englisch, mit den Zeilen, die jeden Befund
        zeigen. In einem Terminal steht dafür eine Zeile je Punkt. Der
        Exit-Status ist 1, wenn ein Punkt nicht bestanden ist.

        Was über eine Engine deiner Liste gefunden wird, etwa ihre Regeln und
        Bretter, wird dort eingetragen.

        Alle Wörter nach ENGINE sind Argumente ihres Programms:
        gomoku engine doctor --json wine pbrain-x.exe
cli-help-doctor-json = Ein JSON-Objekt statt Markdown ausgeben
cli-help-doctor-point = Nur diesen Punkt untersuchen, von 1 bis 20; mehrfach möglich
cli-help-doctor-command = Name einer Engine deiner Liste, oder ein Programm mit Argumenten
cli-help-solve = Einen erzwungenen Gewinn in einer Gomoku-Stellung suchen
    .more =
        Die erste Zeile der Antwort ist „win in N: ...“ mit N Zügen des
        Gewinners und den Zügen beider Seiten im Wechsel, bis zur Fünf oder zu
        einer Vier, die sich nicht aufhalten lässt; oder „no win by fours“;
        oder „not decided“. Darunter steht das Brett mit diesen Zügen als
        Zahlen.

        Mit --game connect4, tictactoe, custom oder quarto wird der Wert der
        Stellung bewiesen: „win in N“, „loss in N“, „draw“ oder „not decided“.
        N zählt die Züge des Gewinners. „best“ nennt die nachweislich besten
        Züge. Bei Vier gewinnt steht „score“ davor. Eine Quarto-Stellung
        schreibt man „select 3, place 0;1“. Alles Weitere steht in
        docs/analyse.md.

        Nennt eine Datei kein Brett, so wird das erste von 15x15, 17x17, 19x19
        und 20x20 angenommen, auf das alle Steine passen, und auf der
        Standardfehlerausgabe gemeldet; --size legt es fest.

        Der Exit-Status ist 0, wie auch immer die Antwort lautet; 1, wenn die
        Datei keine solche Partie enthält; 2 bei falschen Argumenten. Eine
        Datei, deren Name wie eine Stellung aussieht, gibt man als ./h8 an.
cli-help-solve-what = Gespeicherte Partie oder Züge, X zuerst: h8i9j10; Spalten: 4453
cli-help-solve-size = Felder je Seite, 5 bis 20 [Vorgabe: 15 oder wie FILE]; custom: 6x5
cli-help-solve-rule = Regel der Stellung
cli-help-solve-vcf = Nur nach Gewinnen durch Vieren suchen
cli-help-solve-vct = Gleich Gewinne durch Dreien und Vieren suchen, nicht erst durch Vieren
cli-help-solve-time = Suchzeit in Sekunden
cli-help-solve-json = Ein JSON-Objekt ausgeben; docs/analyse.md führt die Felder auf
cli-help-analyse = Die besten Züge einer Gomoku-Stellung zeigen
    .more =
        Rechnet einige Sekunden lang, oder kürzer, wenn das Ergebnis bewiesen
        ist. Jede Zeile zeigt die Gewinnchance der Seite am Zug oder wer in wie
        vielen Zügen gewinnt (gezählt wie bei solve), die Suchtiefe und die
        erwarteten Züge beider Seiten im Wechsel. Darunter steht das Brett mit
        den Zügen der ersten Zeile als Zahlen.

        Mit --game werden Vier gewinnt, Tic-Tac-Toe und eigene Spiele analysiert.

        Stellungen, Dateien und Exit-Status sind wie bei solve.
cli-help-analyse-time = Rechenzeit in Sekunden
cli-help-analyse-lines = Anzahl der gezeigten Zugfolgen, von 1 bis 20
cli-help-analyse-other = Eine andere Engine deiner Liste fragen; sie zeigt ihre eigenen Werte
cli-help-games = Partien in Dateien auflisten oder eine Stellung erkunden
    .more =
        Ohne PATH werden deine beendeten Partien aufgelistet. Ordner werden mit
        allen Unterordnern durchsucht. Jede Partie ist eine Zeile aus Feldern
        mit Tabulatoren dazwischen: Datum, X, O, Ergebnis, Spiel, Anzahl der
        Züge, Datei, Nummer in der Datei, Eröffnung, Eröffnungsregel. - heißt
        unbekannt oder keine. Bei einer beschädigten Partie ist das vierte Feld
        der Grund.

        Zu einer Stellung passt jede Partie, die sie erreicht hat, in jeder
        Zugfolge und gleich, wie das Brett gedreht oder gespiegelt ist.
        --explore gibt stattdessen eine Tabelle aus: zu jeder Fortsetzung die
        Anzahl der Partien und ihre Ergebnisse. Ein Index der Dateien liegt im
        Cache-Ordner.
cli-help-games-paths = Dateien und Ordner mit Partien [Vorgabe: deine beendeten Partien]
cli-help-games-player = Nur Partien eines Spielers, dessen Name NAME enthält
cli-help-games-result = Nur Partien mit diesem Ergebnis
cli-help-games-won-by = Nur Partien, die ein Spieler gewann, dessen Name NAME enthält
cli-help-games-lost-by = Nur Partien, die ein Spieler verlor, dessen Name NAME enthält
cli-help-games-size = Nur Partien auf diesem Brett: 15 oder 9x7 mit den Spalten zuerst
cli-help-games-moves = Nur Partien dieser Länge: 40, 20..60, 20.. oder ..60
cli-help-games-from = Nur Partien ab diesem Tag, Monat oder Jahr: 2026-11-22, 2026-11, 2026
cli-help-games-to = Nur Partien bis zu diesem Tag, Monat oder Jahr
cli-help-games-opening = Nur Partien mit dieser Eröffnung oder Regel: D4, kagetsu, swap2
cli-help-games-position = Nur Gomoku-Partien mit dieser Stellung; deren Züge wie h8i9j10
cli-help-games-rule = Regel dieser Stellung
cli-help-games-explore = Statt der Partien die Fortsetzungen der Stellung zeigen
cli-help-games-order = Reihenfolge der Partien
cli-help-games-limit = Höchstens N Partien zeigen
cli-help-puzzle = Aufgaben lösen oder neue aus Partien erstellen
    .more =
        Ohne Optionen öffnen sich deine Aufgaben auf dem ganzen Bildschirm. Wo
        es kein Terminal gibt, werden die heute fälligen Aufgaben aufgelistet,
        wie mit --list.

        --from durchsucht jede Stellung der Partien in den Dateien nach
        solchen, in denen genau ein Zug durch Drohungen gewinnt oder nicht
        verliert. Aus Dateien, die auf .jsonl enden, wird jede Stellung mit
        einem Gewinn durch Drohungen übernommen. Aufgaben werden ausgegeben und
        gespeichert, sobald sie gefunden sind, so dass man jederzeit abbrechen
        kann. Doppelte werden übersprungen, auch gedrehte und gespiegelte.

        docs/formats.md beschreibt das Format.
cli-help-puzzle-activity = Was du lösen willst: next, daily, run oder ein Thema wie four-three
cli-help-puzzle-list = Die heute fälligen Aufgaben auflisten, mit Wertung und Serie
cli-help-puzzle-from = Aufgaben aus Partien oder JSON-Stellungen in diesen Dateien erstellen
cli-help-puzzle-out = Gefundene Aufgaben an diese Datei anhängen statt an die eigenen
cli-help-puzzle-rule = Regel der Partien, deren Datei keine nennt
cli-help-puzzle-export = Die eigenen Aufgaben an diese Datei anhängen
cli-help-learn = Das Spiel in zwölf kurzen Lektionen lernen
    .more =
        Öffnet die Liste der Lektionen auf dem ganzen Bildschirm. Jede Lektion
        ist ein Brett mit einer Aufgabe und dauert etwa eine Minute.
cli-help-stats = Statistik deiner Partien und Aufgaben zeigen
    .more =
        Deine beendeten Partien gegen den Computer nach Stufe, Seite, Spiel und
        Eröffnung; deine Genauigkeit in den analysierten Partien; Siege und
        Drohungen, die du übersehen hast; und deine Aufgaben nach Thema. Partien
        zwischen zwei Personen werden nur gezählt, Kopien fremder Partien
        ausgelassen.
cli-help-stats-json = Ein JSON-Objekt ausgeben; docs/statistics.md nennt seine Felder
cli-help-match = Einen Wettkampf zwischen Engines spielen: welche ist stärker?
    .more =
        ENGINE ist ein Name deiner Liste (gomoku engine list), oder gomoku für
        dieses Programm. Einstellungen folgen hinter Kommas: time, game-time,
        nodes, depth, memory, threads, tolerance, restart=always, suspend=yes,
        name, info.KEY. Eine Engine, die nicht in deiner Liste steht, endet mit
        ihrem Befehl:

          gomoku match rapfi,time=1s 'new,command=./pbrain-x --quiet'

        Jede Eröffnung wird zweimal gespielt, mit vertauschten Farben. Die Tabelle
        zeigt den Elo-Unterschied mit seinem Fehler aus diesen Partiepaaren.

        Jede Partie wird am Ende in ein Journal geschrieben. Nach einer
        Unterbrechung setzt derselbe Befehl mit --record den Wettkampf fort.
cli-help-match-engines = Engine mit Einstellungen hinter Kommas: rapfi,time=1s,memory=64MB
cli-help-match-time = Zeit für jeden Zug, etwa 300ms oder 2s [Vorgabe: aus deiner Liste]
cli-help-match-game-time = Zeit für eine Partie, und was jeder Zug hinzufügt: 60s oder 60s+1s
cli-help-match-nodes = Knoten für jeden Zug; allein darf ein Zug eine Minute dauern
cli-help-match-memory = Speicher jeder Engine, etwa 350MB [Vorgabe: aus deiner Liste]
cli-help-match-threads = Anzahl der Suchthreads jeder Engine [Vorgabe: aus deiner Liste]
cli-help-match-tolerance = Erlaubte Verspätung eines Zuges [Vorgabe: aus deiner Liste]
cli-help-match-rule = Regel der Partien
cli-help-match-size = Brettgröße: 15 oder 15x15, Spalten zuerst
cli-help-match-draw-after = Remis nach N Zügen, oder bei 25 freien Feldern: leave-25
cli-help-match-openings = Eröffnungen: Züge in Zeilen, Abstände, .pos, SGF [Vorgabe: ausgeglichene]
cli-help-match-rows = Lage der Zeile 1 in einer Zugliste wie h8i9j10
cli-help-match-rounds = Anzahl der Runden: je eine Eröffnung für alle Paare, mit beiden Farben
cli-help-match-games = Anzahl der Partien, auf ganze Runden aufgerundet
cli-help-match-gauntlet = Die erste Engine spielt gegen alle anderen, diese nicht untereinander
cli-help-match-seed = Die Eröffnungen mischen; dieselbe Zahl ergibt dieselbe Reihenfolge
cli-help-match-repeat = Die Liste neu beginnen, wenn alle Eröffnungen in allen Lagen gespielt sind
cli-help-match-part = Nur Teil K von N spielen, die sich mehrere Läufe oder Rechner teilen: 2/8
cli-help-match-concurrency = Anzahl gleichzeitiger Partien
cli-help-match-sprt = Prüfen, ob die erste um 0 oder um 5 Elo stärker ist, und dann enden: 0,5
cli-help-match-alpha = Wahrscheinlichkeit, dass der Test die höhere Zahl zu Unrecht annimmt
cli-help-match-beta = Wahrscheinlichkeit, dass der Test sie zu Unrecht ablehnt
cli-help-match-adjudicate = Partien beenden, deren Gewinn bewiesen ist
cli-help-match-record = Journal der Partien; ein vorhandenes wird fortgesetzt [Vorgabe: ein neues]
cli-help-match-report = Nichts spielen, und die Tabelle dieser Journale eines Wettkampfs zeigen
cli-help-match-sgf = Am Ende alle Partien in diese SGF-Datei schreiben
cli-help-match-psq = Jede Partie als Datei von Piskvork in diesen Ordner schreiben
cli-help-match-json = Die Tabelle als JSON-Objekt ausgeben
cli-help-match-markdown = Die Tabelle als Markdown ausgeben
cli-help-match-watch = Tabelle und Bretter auf dem ganzen Bildschirm zeigen
cli-help-bench = Die Geschwindigkeit der Engine messen
    .more =
        Durchsucht feste Gomoku-Stellungen mit einem Thread bis zu einer festen
        Tiefe. Zu jeder Stellung werden Name, bester Zug, Tiefe und Anzahl der
        Knoten ausgegeben, danach alle Knoten, die Knoten pro Sekunde und eine
        Signatur der Knoten und Züge. Die Signatur ist auf jedem Rechner gleich
        und ändert sich, sobald sich die Suche ändert.
cli-help-bench-depth = Suchtiefe in Halbzügen; jede Tiefe hat ihre eigene Signatur
cli-help-show = Eine gespeicherte Partie zeigen: Spieler, Brett, Seite am Zug
    .more =
        Liest SGF, CSV, .psq und .rec von Piskvork, Stellungstext (.txt, .pos)
        und Journale. Von mehreren Partien einer Datei wird die erste gezeigt.
cli-help-show-file = Gespeicherte Partie oder - für die Standardeingabe
cli-help-show-at = Die Stellung nach N Zügen zeigen [Vorgabe: die letzte]
cli-help-show-tree = Auch alle Züge auflisten, mit Varianten und Kommentaren
cli-help-show-coordinates = Schreibweise der Felder
cli-help-show-coordinates-letters = H8, mit Zeile 1 unten
cli-help-show-coordinates-numbers = 7,7, Zeile und Spalte ab 0 von links oben
cli-help-show-from = Format der Eingabe [Vorgabe: nach Inhalt oder Name der Datei]
cli-help-convert = Partien in ein anderes Format umwandeln
    .more =
        Die Endungen der Namen bestimmen die Formate: sgf, csv, psq, rec, txt.
        Nur SGF speichert alles und mehrere Partien; was ein anderes Format
        nicht speichern kann, wird auf der Standardfehlerausgabe gemeldet. Eine
        vorhandene Datei wird nur ersetzt, wenn sie eine gespeicherte Partie
        ist; eine Sicherung bleibt unter ihrem Namen mit ~.
cli-help-convert-input = Zu lesende Datei oder - für die Standardeingabe
cli-help-convert-output = Zu schreibende Datei oder - für die Standardausgabe
cli-help-convert-to = Format der Ausgabe [Vorgabe: nach dem Namen von OUT, sonst SGF]
cli-help-export = Eine Partie als Bild zeichnen: SVG, PNG oder GIF
    .more =
        Die Endung des Bildnamens bestimmt das Format. Von mehreren Partien einer
        Datei wird die erste gezeichnet. --moves zeigt einen Zug nach dem anderen,
        als bewegtes GIF oder SVG.

        Eine vorhandene Datei wird nur ersetzt, wenn sie ein Bild ist; eine
        Sicherung bleibt unter ihrem Namen mit ~.
cli-help-export-picture = Zu schreibendes Bild oder - für die Standardausgabe
cli-help-export-to = Format des Bildes [Vorgabe: nach dem Namen von PICTURE, sonst SVG]
cli-help-export-moves = Alle Züge nacheinander zeigen, als bewegtes GIF oder SVG
cli-help-export-delay = Zeit für jeden Zug in Sekunden
cli-help-export-numbers = Die Steine nummerieren
cli-help-export-fouls = Die Felder kennzeichnen, die eine Seite nicht nehmen darf (Renju, Omok)
cli-help-export-coordinates = Namen der Reihen und Spalten
cli-help-export-coordinates-none = Keine Namen
cli-help-export-cell = Größe eines Feldes in Pixeln, 8 bis 128
cli-help-check = Prüfen, ob Partien regelgerecht sind und ihre Ergebnisse stimmen
    .more =
        Gibt je Partie eine Zeile aus: die Züge und wer am Zug ist oder wie sie
        endete, Format, Kodierung, Brett und Regel, und was geduldet wurde. Der
        Status ist 1, wenn eine Partie Fehler hat.
cli-help-check-files = Dateien mit Partien oder - für die Standardeingabe
cli-help-check-json = Ein JSON-Objekt je Partie ausgeben; docs/formats.md nennt die Felder
cli-help-themes = Die Farbschemata zeigen, in einer Pipe nur ihre Namen
cli-help-themes-help = Hilfe ausgeben
cli-help-config = Die Einstellungen prüfen oder die Vorgaben ausgeben
    .more =
        Fehler in der Einstellungsdatei werden mit Zeile und Spalte gemeldet,
        und der Exit-Status ist dann 1.
cli-help-config-print-default = Eine Datei mit allen Einstellungen, Bedeutungen und Vorgaben ausgeben
cli-help-config-path = Den Pfad der Einstellungsdatei ausgeben
cli-help-completions = Die Vervollständigung für eine Shell ausgeben
    .more =
        Für bash: source <(gomoku completions bash)
cli-help-completions-shell = Die Shell, für die sie gedacht ist
cli-help-completions-dir = Die Skripte für alle Shells in diesen Ordner schreiben
cli-help-man = Eine Handbuchseite ausgeben: des Programms oder eines Befehls
    .more =
        Zum Lesen: gomoku man solve | man -l -
cli-help-man-subcommand = Die Seite dieses Befehls ausgeben
cli-help-man-dir = Die Seiten des Programms und aller Befehle in diesen Ordner schreiben
cli-help-help = Diese Hilfe oder die der angegebenen Befehle ausgeben
