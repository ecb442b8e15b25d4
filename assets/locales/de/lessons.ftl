### Lektionen.
###
### The name of each lesson has the idea and the task as attributes, a sentence each. The student
### has the X stones, the opponent the O stones.
### $student, $opponent (String) - X or O; $cell, $answer (String) - the name of a cell: H8 or 7,7

## The list

lesson-title = LERNEN
# $done (Number), $all (Number) - of lessons
lesson-standing = { $done } von { $all } Lektionen geschafft
# Behind the name of a lesson.
lesson-done = geschafft

## The lessons, in their order

lesson-five = Fünf in einer Reihe
    .idea = Fünf Steine in einer Reihe gewinnen: waagrecht, senkrecht oder diagonal.
    .task = Du bist X. Mach die Fünf voll.
lesson-stop-four = Eine Vier stoppen
    .idea = Eine Vier, aus der eine Fünf werden kann, muss man sofort stoppen.
    .task = O droht mit fünf in einer Reihe. Stoppe das.
lesson-gap = Eine Reihe mit Lücke
    .idea = Auch vier Steine mit einer Lücke dazwischen sind eine Vier.
    .task = O droht mit fünf in einer Reihe. Finde heraus, wo, und stoppe das.
lesson-open-three = Die offene Drei
    .idea = Drei Steine mit zwei freien Enden sind eine offene Drei: Ein Stein mehr macht daraus eine Vier mit zwei freien Enden, und niemand kann beide stoppen.
    .task = O hat eine offene Drei. Stoppe sie jetzt.
lesson-open-two = Was eine offene Zwei wert ist
    .idea = Aus einer offenen Zwei wird eine offene Drei, auf die der Gegner antworten muss: So bestimmst du, wie es weitergeht.
    .task = Mach eine offene Drei, bevor O es tut.
lesson-four-three = Vier und Drei
    .idea = Ein Stein, der zugleich eine Vier und eine offene Drei macht, gewinnt: Der Gegner kann nur eine davon stoppen.
    .task = Mach beides mit einem Stein und gewinne.
lesson-double-four = Zwei Vieren
    .idea = Zwei Vieren durch einen Stein gewinnen: Der Gegner kann nur eine davon stoppen.
    .task = Mach zwei Vieren mit einem Stein und gewinne.
lesson-double-three = Zwei offene Dreien
    .idea = Zwei offene Dreien durch einen Stein gewinnen, wenn der Gegner keine Vier hat.
    .task = Mach zwei offene Dreien mit einem Stein und gewinne.
lesson-attack-and-defend = Zugleich angreifen und abwehren
    .idea = Am besten stoppt ein Stein, der selbst etwas droht.
    .task = Stoppe die offene Drei von O mit einem Stein, der dir selbst eine offene Drei macht.
lesson-fours = Gewinn durch Vieren
    .idea = Auf jede Vier muss der Gegner antworten, also kann eine Vier die nächste vorbereiten.
    .task = Gewinne mit einer Vier nach der anderen.
lesson-three-moves = Drei Züge voraus
    .idea = Stell dir vor einem Angriff jede Antwort vor: Eine Drohung, die zu nichts führt, hilft dem Gegner.
    .task = Finde den Angriff, der in drei Zügen gewinnt.
lesson-won-game = Eine gewonnene Partie beenden
    .idea = Auch eine gewonnene Partie muss man sorgfältig beenden: Achte zuerst auf die Vieren des Gegners.
    .task = Du hast zwei offene Dreien, aber O hat eine Vier. Stoppe sie, dann gewinne.

## The panel beside the board, of 26 to 52 columns

# $number (Number) - of the lesson; $all (Number) - of all
lesson-place = LEKTION { $number } VON { $all }
lesson-how = Bewege den Cursor mit den Pfeiltasten und drücke Enter, oder klicke ein Feld an.
# Headings.
lesson-heading-wrong = Noch nicht
lesson-heading-right = Gut
lesson-heading-done = Geschafft

## What is said of a move

lesson-right = { $opponent } antwortet { $answer }. Du bist am Zug.
lesson-done-five = Fünf in einer Reihe: Du gewinnst.
lesson-done-hold = Gut gestoppt: { $opponent } hat keinen Gewinn mehr.
lesson-done-three = Eine offene Drei: { $opponent } muss darauf antworten.
lesson-done-both = Gut gemacht: { $opponent } ist gestoppt und muss auf deine Drohung antworten.
lesson-last = Das war die letzte Lektion. Enter beginnt eine erste Partie gegen Stufe 1, W öffnet die Aufgaben.
lesson-loses-to-five = Nach { $cell } macht { $opponent } mit { $answer } die Fünf voll.
lesson-loses-to-four = Nach { $cell } macht { $opponent } mit { $answer } eine Vier mit zwei freien Enden, und du kannst nur eines stoppen.
# $moves (Number) - of the opponent, up to the five
lesson-loses = { $moves ->
    [one] Nach { $cell } spielt { $opponent } { $answer } und gewinnt in { $moves } Zug.
   *[other] Nach { $cell } spielt { $opponent } { $answer } und gewinnt in { $moves } Zügen.
}
lesson-no-three = { $cell } macht keine offene Drei, also kann { $opponent } überall spielen.
lesson-only-holds = { $cell } stoppt { $opponent }, macht dir aber keine offene Drei.
lesson-no-threat = { $cell } droht nichts, also hat { $opponent } Zeit für { $answer }.
lesson-stopped = Nach { $cell } antwortet { $opponent } { $answer }, und dein Angriff ist vorbei.
# $reason (String) - a sentence of reasons.ftl: H9 blocks the opponent's four at H8.
lesson-stopped-reason = Nach { $cell } ist dein Angriff vorbei: { $reason }

## The status line

# $name (String) - of the lesson
lesson-your-move = { $name }: { $student } am Zug
    .short = { $student } am Zug
lesson-try-again = Enter: noch einmal versuchen
lesson-is-done = Lektion geschafft

## Messages and refusals

lesson-none = Es ist keine Lektion auf dem Brett.
lesson-for-games = Dieser Befehl ist für Partien. Esc verlässt die Lektion.
lesson-over = Diese Lektion ist geschafft.
lesson-no-hint = In dieser Stellung gibt es keinen Hinweis.
# $why (String) - the reason
lesson-not-written = Dass die Lektion geschafft ist, konnte nicht gespeichert werden: { $why }.
lessons-not-read = Dein Fortschritt konnte nicht gelesen werden: { $why }.
# $first (String) - the file, the line and the mistake; $others (Number) - of further lines
lessons-damaged = { $others ->
    [0] Ein Teil deines Fortschritts ist nicht lesbar: { $first }.
    [one] Ein Teil deines Fortschritts ist nicht lesbar: { $first }, und { $others } weitere Zeile.
   *[other] Ein Teil deines Fortschritts ist nicht lesbar: { $first }, und { $others } weitere Zeilen.
}
