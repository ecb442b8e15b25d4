### Aufgaben.

## Die Aufgabe, in der Seitenleiste und in der Statuszeile; ohne Punkt

puzzle-title = AUFGABE
puzzle-title-daily = TAGESAUFGABE { $date }
puzzle-title-theme = AUFGABE: { $theme }
puzzle-task-win = { $player } am Zug: finde den Gewinn
    .short = { $player }: finde den Gewinn
puzzle-task-defend = { $player } am Zug: finde einen Zug, der nicht verliert
    .short = { $player }: nicht verlieren
puzzle-none-due = { $days ->
    [none] Es ist keine Aufgabe fällig.
    [1] Die nächste Aufgabe ist morgen fällig.
   *[other] Die nächste Aufgabe ist in { $days } Tagen fällig.
} { $new ->
    [0] Es gibt keine neuen Aufgaben.
    [one] Es gibt { $new } neue Aufgabe.
   *[other] Es gibt { $new } neue Aufgaben.
}
    .short = Keine Aufgabe fällig.
puzzle-none-themed = Zu diesem Thema gibt es keine Aufgabe.

## Die Seitenleiste neben dem Brett, 26 bis 52 Spalten breit

puzzle-rated = Wertung { $rating }, { $origin }
puzzle-own-game = deine Partie
puzzle-players = { $first } - { $second }
puzzle-unknown-player = ?
puzzle-heading-you = Du
puzzle-heading-wrong = Falsch
puzzle-heading-result = Ergebnis
puzzle-heading-hint = Tipp
puzzle-heading-answer = Antwort
puzzle-heading-solution = Lösung
puzzle-standing = { $days ->
    [one] Wertung { $rating }, Serie { $days } Tag
   *[other] Wertung { $rating }, Serie { $days } Tage
}
puzzle-counts = { $due } fällig, { $new } neu
puzzle-unrated = noch keine Wertung
puzzle-theme-solved = { $solved } von { $all } gelöst

## AUFGABEN

puzzle-page-title = AUFGABEN
puzzle-activity-next = Nächste Aufgabe
puzzle-activity-daily = Aufgabe des Tages
puzzle-activity-run = Lauf auf Zeit
puzzle-activity-theme = Thema: { $theme }
puzzle-daily-open = { $date }, noch nicht gelöst
puzzle-daily-failed = { $date }, misslungen
puzzle-daily-solved = { $date }, gelöst
puzzle-run-none = noch kein Lauf
puzzle-run-best = bester Lauf: { $best } gelöst

## Themen

puzzle-theme-one-move = Gewinn in einem Zug
puzzle-theme-four-three = Vier-Drei
puzzle-theme-double-four = Doppelvier
puzzle-theme-double-three = Doppeldrei
puzzle-theme-fours = Gewinn durch Vieren (VCF)
puzzle-theme-threes = Gewinn durch Dreien und Vieren (VCT)
puzzle-theme-race = Wettlauf gegen eine Drohung
puzzle-theme-long = lang
puzzle-theme-only-move = einziger Zug
puzzle-themes = Themen: { $themes }.

## Lauf auf Zeit

run-title = LAUF AUF ZEIT
run-score = { $solved } gelöst, { $strikes } von { $most } Fehlern
run-heading-paused = Pause
run-heading-rules = Regeln
run-paused = Die Uhr steht. Enter setzt fort, Esc beendet den Lauf.
run-rules = Löse in { $minutes } Minuten so viele Aufgaben wie möglich.
run-rules-strikes = { $most } falsche Züge beenden den Lauf.
run-rules-clock = Die Uhr läuft ab deinem ersten Zug; p hält sie an.
run-wrong = { $cell } ist falsch: { $right } war der Zug.
run-solved = Richtig. Hier ist die nächste.
run-result = Lauf beendet: { $solved } gelöst.
run-result-best = Lauf beendet: { $solved } gelöst, dein bester bisher!
run-missed = Verpasst
run-missed-help = Auf, Ab oder ein Klick zeigt eine davon.
run-none = Dies ist kein Lauf auf Zeit.
run-over = Dieser Lauf ist beendet.
run-no-help = In einem Lauf auf Zeit gibt es keine Hilfe.
run-no-puzzles = Für einen Lauf auf Zeit gibt es keine leichten Aufgaben.
run-paused-refusal = Der Lauf ist angehalten. Mit Enter geht er weiter.

## Tipps

puzzle-wins-by-fours = { $moves ->
    [one] { $player } gewinnt in { $moves } Zug durch Vieren.
   *[other] { $player } gewinnt in { $moves } Zügen durch Vieren.
}
puzzle-wins-by-threes = { $moves ->
    [one] { $player } gewinnt in { $moves } Zug durch Dreien und Vieren.
   *[other] { $player } gewinnt in { $moves } Zügen durch Dreien und Vieren.
}
puzzle-threatens-by-fours = { $moves ->
    [one] { $player } droht, in { $moves } Zug durch Vieren zu gewinnen.
   *[other] { $player } droht, in { $moves } Zügen durch Vieren zu gewinnen.
}
puzzle-threatens-by-threes = { $moves ->
    [one] { $player } droht, in { $moves } Zug durch Dreien und Vieren zu gewinnen.
   *[other] { $player } droht, in { $moves } Zügen durch Dreien und Vieren zu gewinnen.
}
puzzle-hint-stones = Sieh dir { $cells } an.
puzzle-hint-move = Der Zug ist { $cell }.

## Was über einen Zug gesagt wird

puzzle-loses = { $cell } verliert: { $player } gewinnt mit { $answer }.
puzzle-loses-by-fours = { $moves ->
    [one] { $cell } verliert: { $player } gewinnt mit { $answer } in { $moves } Zug durch Vieren.
   *[other] { $cell } verliert: { $player } gewinnt mit { $answer } in { $moves } Zügen durch Vieren.
}
puzzle-loses-in = { $moves ->
    [one] { $cell } verliert: { $player } gewinnt mit { $answer } in { $moves } Zug.
   *[other] { $cell } verliert: { $player } gewinnt mit { $answer } in { $moves } Zügen.
}
puzzle-makes-no-threat = { $cell } droht nichts: { $player } kann beliebig spielen.
puzzle-stopped = { $cell } gewinnt nicht: { $player } antwortet mit { $answer }.
puzzle-stopped-reason = { $cell } gewinnt nicht: { $player } antwortet mit { $answer }. { $reason }
puzzle-all-stopped = { $cell } gewinnt nicht: { $player } kann alle Drohungen abwehren.
puzzle-right = Richtig: { $player } antwortet mit { $answer }. Du bist am Zug.

## Das Ergebnis

puzzle-solved = Gelöst in { $time }.
puzzle-solved-hints = Mit Tipps gelöst in { $time }.
puzzle-solved-graded = Gelöst in { $time } ({ $grade }).
puzzle-solved-hints-graded = Mit Tipps gelöst in { $time } ({ $grade }).
puzzle-solved-late = Erst nach einem falschen Zug gelöst: das gilt als nicht gelöst.
puzzle-gave-up = Du hast die Lösung angesehen: das gilt als nicht gelöst.
puzzle-grade-again = nochmal
puzzle-grade-hard = schwer
puzzle-grade-good = gut
puzzle-grade-easy = einfach
puzzle-due = { $days ->
    [0] Wieder fällig: heute.
    [1] Wieder fällig: morgen, { $date }.
   *[other] Wieder fällig: in { $days } Tagen, { $date }.
}

## Die Statuszeile

puzzle-checking = Dein Zug wird geprüft
puzzle-solution = Lösung, Zug { $step } von { $all }
puzzle-solution-reason = Lösung, Zug { $step } von { $all }: { $reason }

## Meldungen und Ablehnungen

puzzle-undecided = Ob { $cell } richtig ist, ließ sich in der Zeit nicht klären.
puzzle-no-reasons = Die Lösung ist ohne Begründungen: { $why }. Lass sie noch einmal zeigen.
puzzle-not-judged = Dein Zug wurde nicht geprüft: { $why }. Spiel ihn noch einmal.
puzzle-none = Auf dem Brett ist keine Aufgabe.
puzzle-for-games = Dieser Befehl gilt für Partien. Mit Esc verlässt du die Aufgaben.
puzzle-over = Diese Aufgabe ist beendet.
puzzle-still-checking = Dein Zug wird gerade geprüft.
puzzle-no-undo = Es gibt keinen Zug zum Zurücknehmen.
puzzle-no-step = Einen solchen Zug hat die Lösung nicht.
