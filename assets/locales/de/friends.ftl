friend-title = Mit Freunden spielen
friend-your-name = Dein Gegenüber sieht dich als { $name }.
friend-host = Partie anbieten und warten...
friend-join-here = Einer Partie auf diesem Rechner beitreten
friend-join-ssh = Einer Partie per ssh beitreten...
friend-propose = Andere Partie vorschlagen...
friend-playing = Du spielst mit { $name }.
friend-leave = Andere Partie beginnen? Die mit deinem Gegenüber bleibt erhalten. (y/n)
    .short = Gegenüber verlassen? (y/n)
friend-typing = ssh://USER@HOST, ~USER oder Name einer Partie auf diesem Rechner
friend-prompt = Adresse:
friend-friend = Gegenüber
friend-came-here = bei dir zu Gast
friend-on-this-machine = auf diesem Rechner
friend-finished = { $stones }, beendet
friend-unfinished = { $stones }, läuft noch

friend-starting = Einen Moment...
friend-waiting = Warten auf dein Gegenüber.
friend-how-here = Auf diesem Rechner startet dein Gegenüber: gomoku join
friend-how-ssh = Von einem anderen Rechner: gomoku join ssh://USER@HOST
friend-continues = Eine unbeendete Partie mit demselben Gegenüber geht weiter.
friend-no-network = Es wird kein Netzwerkport geöffnet. Esc beendet das Warten.
friend-joining = Verbinden...
friend-has-come = { $name } ist da und sieht sich die Partie an.
friend-offers = { $name } schlägt eine Partie vor:
friend-enter = Enter: spielen    Esc: ablehnen
friend-no-game-yet = { $name } hat noch keine Partie begonnen. Sie erscheint dann hier.
friend-by-lot = der erste Zug wird ausgelost
friend-you-first = du beginnst
friend-moves-first = { $name } beginnt
friend-new-game = Mit Freunden, auf diesem oder einem anderen Rechner
friend-your-friend = dein Gegenüber
friend-no-computer = Ihr spielt zu zweit, ohne Computer.

friend-not-linked = Keine Verbindung: { $why }
friend-closed-early = Keine Partie: { $why }
friend-no-answer = { $address } antwortet nicht
friend-busy = Dort läuft schon eine Partie mit jemand anderem.
friend-version = Die beiden Programme verstehen sich nicht. Aktualisiert das ältere.
friend-stranger = Dieses Benutzerkonto ist dort nicht zugelassen.
friend-full-house = Dort sind schon zu viele verbunden.
friend-no-host = Dort wartet niemand. Dein Gegenüber muss starten: gomoku host
friend-not-gomoku = Dort antwortet kein Gomoku, sondern: { $line }
friend-left-early = { $name } ist gegangen.
friend-declined = { $name } hat die Partie abgelehnt. Esc beendet das Warten.
friend-false-lot = Das Programm von { $name } hat nicht ehrlich gelost: keine Partie.

friend-begun = Die Partie mit { $name } beginnt. Den ersten Zug macht { $player }.
friend-resumed = Die Partie mit { $name } geht weiter.
friend-watching = Du siehst zu.
friend-back = { $name } ist wieder da.
friend-broken = { $name } ist weg: { $why }. Die Partie bleibt, du kannst noch ziehen.
friend-left = { $name } ist gegangen. Die Partie bleibt und lässt sich fortsetzen.
friend-waits = Warten auf dein Gegenüber.
friend-away = { $name }: nicht da
friend-silent = { $name }: keine Antwort
friend-here = { $name }: verbunden
friend-lag = { $name }: { $lag } ms
friend-spectators = { $count } Zuschauer
friend-watched = { $count ->
    [0] Niemand sieht zu.
    [one] { $count } Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
friend-said = { $name }: { $words }
friend-taken-back = Züge wurden zurückgenommen.
friend-time-over = Nach deiner Uhr ist die Zeit von { $name } um. Es zählt die Uhr dort.
friend-clocks = Die Uhren weichen ab: { $theirs } bei { $name }, { $ours } bei dir.

friend-asked-undo = Du bittest { $name } um eine Rücknahme.
friend-asked-draw = Du bietest { $name } Remis an.
friend-asked-resign = Du gibst auf.
friend-asked-rematch = Du bittest { $name } um Revanche.
friend-asks-undo = { $count ->
    [one] { $name } möchte den letzten Zug zurücknehmen. Einverstanden? (y/n)
   *[other] { $name } möchte { $count } Züge zurücknehmen. Einverstanden? (y/n)
}
friend-asks-rematch = { $name } bittet um Revanche. Spielen? (y/n)
friend-proposes = { $name } schlägt vor: { $game }. Spielen? (y/n)
friend-claims = { $name } hat etwas aufgezeichnet, das dir fehlt: { $what }. Übernehmen? (y/n)
friend-refused-undo = { $name } lehnt die Rücknahme ab.
friend-refused-rematch = { $name } möchte jetzt keine weitere Partie.

friend-none = { $key ->
    [none] Das ist keine Partie mit Freunden.
   *[other] Das ist keine Partie mit Freunden. Mit { $key } beginnst du eine.
}
friend-not-asked = Die Frage hat sich erledigt.
friend-connected = Du bist verbunden.
friend-refusal = Ihr spielt zu zweit: { $what }.
friend-no-pause = die Uhr lässt sich nicht anhalten
friend-over = Die Partie ist zu Ende und bleibt, wie sie ist.
friend-is-away = { $key ->
    [none] { $name } ist nicht verbunden.
   *[other] { $name } ist nicht verbunden. { $key } verbindet neu.
}
friend-turn = { $name } ist am Zug.
friend-not-possible = Nicht möglich: { $why }.
friend-catching-up = Warten auf das Programm von { $name }.
friend-differs-still = Du und { $name } habt Verschiedenes aufgezeichnet. Beginne neu.
friend-claimed-first = Antworte zuerst { $name }.
friend-awaits = { $name } hat noch nicht geantwortet.
friend-too-soon = Nicht so schnell: eine Zeile pro Sekunde.
friend-only-watching = Du siehst nur zu.

friend-unsound = Ein Zug vom Programm von { $name } wurde abgelehnt: { $why }.
friend-differs = Eintrag { $number } strittig: du { $ours }, { $name } { $theirs }. Nichts ist entschieden.
friend-no-more = nichts
friend-back-to = zurück zu Zug { $ply }
friend-an-end = das Ende der Partie
