### Úlohy.

## Úkol, v panelu a ve stavovém řádku; bez tečky

puzzle-title = ÚLOHA
puzzle-title-daily = DENNÍ ÚLOHA { $date }
puzzle-title-theme = ÚLOHA: { $theme }
puzzle-task-win = { $player } na tahu: najděte výhru
    .short = { $player }: najděte výhru
puzzle-task-defend = { $player } na tahu: najděte tah, který neprohrává
    .short = { $player }: neprohrajte
puzzle-none-due = { $days ->
    [none] Žádná úloha nečeká na zopakování.
    [one] Další úloha k zopakování bude zítra.
    [few] Další úloha k zopakování bude za { $days } dny.
   *[other] Další úloha k zopakování bude za { $days } dní.
} { $new ->
    [0] Nové úlohy nejsou.
    [one] Je tu { $new } nová úloha.
    [few] Jsou tu { $new } nové úlohy.
   *[other] Je tu { $new } nových úloh.
}
    .short = Dnes žádná úloha.
puzzle-none-themed = K tomuto tématu není žádná úloha.

## Panel vedle desky, 26 až 52 sloupců

puzzle-rated = rating { $rating }, { $origin }
puzzle-own-game = vaše partie
puzzle-players = { $first } - { $second }
puzzle-unknown-player = ?
puzzle-heading-you = Vy
puzzle-heading-wrong = Chyba
puzzle-heading-result = Výsledek
puzzle-heading-hint = Tip
puzzle-heading-answer = Odpověď
puzzle-heading-solution = Řešení
puzzle-standing = { $days ->
    [one] rating { $rating }, série { $days } den
    [few] rating { $rating }, série { $days } dny
   *[other] rating { $rating }, série { $days } dní
}
puzzle-counts = na dnes { $due }, nové { $new }
puzzle-unrated = zatím bez ratingu
puzzle-theme-solved = vyřešeno { $solved } z { $all }

## ÚLOHY

puzzle-page-title = ÚLOHY
puzzle-activity-next = Další úloha
puzzle-activity-daily = Denní úloha
puzzle-activity-run = Na čas
puzzle-activity-theme = Téma: { $theme }
puzzle-daily-open = { $date }, zatím nevyřešena
puzzle-daily-failed = { $date }, nezvládnuta
puzzle-daily-solved = { $date }, vyřešena
puzzle-run-none = zatím žádný pokus
puzzle-run-best = nejlepší výsledek: { $best }

## Témata

puzzle-theme-one-move = výhra jedním tahem
puzzle-theme-four-three = čtyřka s trojkou
puzzle-theme-double-four = dvojitá čtyřka
puzzle-theme-double-three = dvojitá trojka
puzzle-theme-fours = výhra čtyřkami (VCF)
puzzle-theme-threes = výhra trojkami a čtyřkami (VCT)
puzzle-theme-race = závod s hrozbou
puzzle-theme-long = dlouhé
puzzle-theme-only-move = jediný tah
puzzle-themes = Témata: { $themes }.

## Na čas

run-title = ÚLOHY NA ČAS
run-score = vyřešeno { $solved }, chyby { $strikes } z { $most }
run-heading-paused = Pauza
run-heading-rules = Pravidla
run-paused = Hodiny stojí. Enter pokračuje, Esc pokus ukončí.
run-rules = Vyřešte co nejvíc úloh za { $minutes } minuty.
run-rules-strikes = Pokus končí po { $most } chybných tazích.
run-rules-clock = Hodiny se spustí vaším prvním tahem; p je zastaví.
run-wrong = { $cell } je chyba: správně bylo { $right }.
run-solved = Správně. Tady je další.
run-result = Konec: vyřešeno { $solved }.
run-result-best = Konec: vyřešeno { $solved }, váš nejlepší výsledek!
run-missed = Zmeškané
run-missed-help = Nahoru, dolů nebo kliknutí úlohu ukáže.
run-none = Teď neřešíte úlohy na čas.
run-over = Tento pokus skončil.
run-no-help = Při řešení na čas není žádná pomoc.
run-no-puzzles = Pro řešení na čas nejsou žádné lehké úlohy.
run-paused-refusal = Je pauza. Pokračujte klávesou Enter.

## Tipy

puzzle-wins-by-fours = { $moves ->
    [one] { $player } vyhrává čtyřkami na { $moves } tah.
    [few] { $player } vyhrává čtyřkami na { $moves } tahy.
   *[other] { $player } vyhrává čtyřkami na { $moves } tahů.
}
puzzle-wins-by-threes = { $moves ->
    [one] { $player } vyhrává trojkami a čtyřkami na { $moves } tah.
    [few] { $player } vyhrává trojkami a čtyřkami na { $moves } tahy.
   *[other] { $player } vyhrává trojkami a čtyřkami na { $moves } tahů.
}
puzzle-threatens-by-fours = { $moves ->
    [one] { $player } hrozí výhrou čtyřkami na { $moves } tah.
    [few] { $player } hrozí výhrou čtyřkami na { $moves } tahy.
   *[other] { $player } hrozí výhrou čtyřkami na { $moves } tahů.
}
puzzle-threatens-by-threes = { $moves ->
    [one] { $player } hrozí výhrou trojkami a čtyřkami na { $moves } tah.
    [few] { $player } hrozí výhrou trojkami a čtyřkami na { $moves } tahy.
   *[other] { $player } hrozí výhrou trojkami a čtyřkami na { $moves } tahů.
}
puzzle-hint-stones = Podívejte se na { $cells }.
puzzle-hint-move = Správný tah je { $cell }.

## Co se říká o tahu; $player je druhá strana

puzzle-loses = { $cell } prohrává: { $player } hraje { $answer } a vyhrává.
puzzle-loses-by-fours = { $moves ->
    [one] { $cell } prohrává: { $player } hraje { $answer } a vyhrává čtyřkami na { $moves } tah.
    [few] { $cell } prohrává: { $player } hraje { $answer } a vyhrává čtyřkami na { $moves } tahy.
   *[other] { $cell } prohrává: { $player } hraje { $answer } a vyhrává čtyřkami na { $moves } tahů.
}
puzzle-loses-in = { $moves ->
    [one] { $cell } prohrává: { $player } hraje { $answer } a vyhrává na { $moves } tah.
    [few] { $cell } prohrává: { $player } hraje { $answer } a vyhrává na { $moves } tahy.
   *[other] { $cell } prohrává: { $player } hraje { $answer } a vyhrává na { $moves } tahů.
}
puzzle-makes-no-threat = { $cell } nic nehrozí: { $player } může hrát kamkoli.
puzzle-stopped = { $cell } nevyhrává: { $player } odpovídá { $answer }.
puzzle-stopped-reason = { $cell } nevyhrává: { $player } odpovídá { $answer }. { $reason }
puzzle-all-stopped = { $cell } nevyhrává: { $player } může zastavit všechny hrozby.
puzzle-right = Správně: { $player } odpovídá { $answer }. Jste na tahu.

## Výsledek

puzzle-solved = Vyřešeno za { $time }.
puzzle-solved-hints = Vyřešeno s tipy za { $time }.
puzzle-solved-graded = Vyřešeno za { $time } ({ $grade }).
puzzle-solved-hints-graded = Vyřešeno s tipy za { $time } ({ $grade }).
puzzle-solved-late = Vyřešeno až po chybném tahu: počítá se jako neúspěch.
puzzle-gave-up = Řešení zobrazeno: počítá se jako neúspěch.
puzzle-grade-again = znovu
puzzle-grade-hard = těžké
puzzle-grade-good = dobré
puzzle-grade-easy = snadné
puzzle-due = { $days ->
    [0] Zopakuje se ještě dnes.
    [one] Zopakuje se zítra, { $date }.
    [few] Zopakuje se za { $days } dny, { $date }.
   *[other] Zopakuje se za { $days } dní, { $date }.
}

## Stavový řádek

puzzle-checking = Váš tah se kontroluje
puzzle-solution = Řešení, tah { $step } z { $all }
puzzle-solution-reason = Řešení, tah { $step } z { $all }: { $reason }

## Zprávy a odmítnutí

puzzle-undecided = Na posouzení tahu { $cell } nezbyl čas.
puzzle-no-reasons = Řešení nemá zdůvodnění: { $why }. Vyžádejte si ho znovu.
puzzle-not-judged = Váš tah nebyl zkontrolován: { $why }. Zahrajte ho znovu.
puzzle-none = Na desce není žádná úloha.
puzzle-for-games = Tento příkaz je pro partie. Úlohy opustíte klávesou Esc.
puzzle-over = Tato úloha skončila.
puzzle-still-checking = Váš tah se ještě kontroluje.
puzzle-no-undo = Není žádný tah, který by šel vrátit.
puzzle-no-step = Takový tah řešení nemá.
