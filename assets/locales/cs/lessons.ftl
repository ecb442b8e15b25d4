### Lekce.
###
### The name of each lesson has the idea and the task as attributes, a sentence each. The student
### has the X stones, the opponent the O stones.
### $student, $opponent (String) - X or O; $cell, $answer (String) - the name of a cell: H8 or 7,7

## The list

lesson-title = VÝUKA
# $done (Number), $all (Number) - of lessons
lesson-standing = Hotové lekce: { $done } z { $all }
# Behind the name of a lesson.
lesson-done = hotovo

## The lessons, in their order

lesson-five = Pět v řadě
    .idea = Pět kamenů v řadě vyhrává: vodorovně, svisle i šikmo.
    .task = Hrajete za X. Doplňte pětku.
lesson-stop-four = Zastavit čtyřku
    .idea = Čtyřku, ze které může být pětka, je třeba hned zastavit.
    .task = O hrozí doplnit pětku. Zastavte ji.
lesson-gap = Řada s mezerou
    .idea = Čtyři kameny s mezerou mezi nimi jsou také čtyřka.
    .task = O hrozí doplnit pětku. Najděte kde a zastavte ji.
lesson-open-three = Otevřená trojka
    .idea = Tři kameny s oběma konci volnými jsou otevřená trojka: další kámen z ní udělá čtyřku se dvěma volnými konci a oba zastavit nejde.
    .task = O má otevřenou trojku. Zastavte ji hned.
lesson-open-two = K čemu je otevřená dvojka
    .idea = Z otevřené dvojky může být otevřená trojka, na kterou musí soupeř odpovědět: o dalším průběhu pak rozhodujete vy.
    .task = Udělejte otevřenou trojku dřív než O.
lesson-four-three = Čtyřka s trojkou
    .idea = Kámen, který naráz udělá čtyřku a otevřenou trojku, vyhrává: soupeř zastaví jen jednu z nich.
    .task = Udělejte obě jedním kamenem a vyhrajte.
lesson-double-four = Dvě čtyřky
    .idea = Dvě čtyřky jedním kamenem vyhrávají: soupeř zastaví jen jednu z nich.
    .task = Udělejte dvě čtyřky jedním kamenem a vyhrajte.
lesson-double-three = Dvě otevřené trojky
    .idea = Dvě otevřené trojky jedním kamenem vyhrávají, pokud soupeř nemá čtyřku.
    .task = Udělejte dvě otevřené trojky jedním kamenem a vyhrajte.
lesson-attack-and-defend = Útok a obrana najednou
    .idea = Nejlepší obrana je ta, která sama něčím hrozí.
    .task = Zastavte otevřenou trojku O kamenem, který udělá otevřenou trojku vám.
lesson-fours = Výhra čtyřkami
    .idea = Na každou čtyřku musí soupeř odpovědět, takže jedna čtyřka může připravit další.
    .task = Vyhrajte jednou čtyřkou za druhou.
lesson-three-moves = Tři tahy dopředu
    .idea = Než zaútočíte, představte si každou odpověď: hrozba, která nikam nevede, pomáhá soupeři.
    .task = Najděte útok, který vyhraje ve třech tazích.
lesson-won-game = Dohrát vyhranou partii
    .idea = I vyhranou partii je třeba dohrát pečlivě: nejdřív si všimněte soupeřových čtyřek.
    .task = Máte dvě otevřené trojky, ale O má čtyřku. Zastavte ji a pak vyhrajte.

## The panel beside the board, of 26 to 52 columns

# $number (Number) - of the lesson; $all (Number) - of all
lesson-place = LEKCE { $number } Z { $all }
lesson-how = Posuňte kurzor šipkami a stiskněte Enter, nebo klikněte na pole.
# Headings.
lesson-heading-wrong = Ještě ne
lesson-heading-right = Dobře
lesson-heading-done = Hotovo

## What is said of a move

lesson-right = { $opponent } odpovídá { $answer }. Jste na tahu.
lesson-done-five = Pět v řadě: vyhráli jste.
lesson-done-hold = Zastaveno: { $opponent } už nemá výhru.
lesson-done-three = Otevřená trojka: { $opponent } na ni musí odpovědět.
lesson-done-both = Výborně: { $opponent } nehrozí a musí odpovědět na vaši hrozbu.
lesson-last = To byla poslední lekce. Enter začne první partii proti úrovni 1, W otevře úlohy.
lesson-loses-to-five = Po { $cell } doplní { $opponent } pětku na { $answer }.
lesson-loses-to-four = Po { $cell } udělá { $opponent } na { $answer } čtyřku se dvěma volnými konci a vy zastavíte jen jeden.
# $moves (Number) - of the opponent, up to the five
lesson-loses = { $moves ->
    [one] Po { $cell } hraje { $opponent } { $answer } a vyhraje v { $moves } tahu.
    [few] Po { $cell } hraje { $opponent } { $answer } a vyhraje ve { $moves } tazích.
    [many] Po { $cell } hraje { $opponent } { $answer } a vyhraje v { $moves } tahu.
   *[other] Po { $cell } hraje { $opponent } { $answer } a vyhraje v { $moves } tazích.
}
lesson-no-three = { $cell } nedělá otevřenou trojku, takže { $opponent } může hrát kamkoli.
lesson-only-holds = { $cell } zastaví { $opponent }, ale neudělá vaši otevřenou trojku.
lesson-no-threat = { $cell } ničím nehrozí, takže { $opponent } stihne zahrát { $answer }.
lesson-stopped = Po { $cell } odpoví { $opponent } { $answer } a váš útok končí.
# $reason (String) - a sentence of reasons.ftl: H9 blocks the opponent's four at H8.
lesson-stopped-reason = Po { $cell } váš útok končí: { $reason }

## The status line

# $name (String) - of the lesson
lesson-your-move = { $name }: na tahu { $student }
    .short = Na tahu { $student }
lesson-try-again = Enter: zkusit znovu
lesson-is-done = Lekce je hotová

## Messages and refusals

lesson-none = Na desce není žádná lekce.
lesson-for-games = Tento příkaz je pro partie. Esc opustí lekci.
lesson-over = Tato lekce je hotová.
lesson-no-hint = V této pozici není nápověda.
# $why (String) - the reason
lesson-not-written = Nepodařilo se zapsat, že je lekce hotová: { $why }.
lessons-not-read = Nepodařilo se načíst, které lekce jsou hotové: { $why }.
# $first (String) - the file, the line and the mistake; $others (Number) - of further lines
lessons-damaged = { $others ->
    [0] Část záznamů o lekcích nelze přečíst: { $first }.
    [one] Část záznamů o lekcích nelze přečíst: { $first } a { $others } další řádek.
    [few] Část záznamů o lekcích nelze přečíst: { $first } a { $others } další řádky.
    [many] Část záznamů o lekcích nelze přečíst: { $first } a { $others } dalšího řádku.
   *[other] Část záznamů o lekcích nelze přečíst: { $first } a { $others } dalších řádků.
}
