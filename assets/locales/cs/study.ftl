### Zápis, analýza, rozbor, průzkumník, komentáře a editor pozic.

## Zápis

refusal-one-line = Nejsou tu žádné varianty.
refusal-no-position = Taková pozice v zápisu není.

## Analýza

analysis-heading = Analýza
analysis-thinking = přemýšlí
analysis-over = Tady partie skončila.
analysis-unknown = Zatím bez hodnocení
analysis-effort-time = hloubka { $depth }  { $nodes } uzlů  { $speed }/s  { $time }
analysis-effort = hloubka { $depth }  { $nodes } uzlů  { $speed }/s
    .short = hloubka { $depth }  { $nodes }  { $speed }/s
analysis-depth = hloubka { $depth }
analysis-done = hotovo  { $effort }
analysis-proved = dokázáno  { $effort }
analysis-win = výhra na { $moves }
analysis-loss = prohra na { $moves }
analysis-won = výhra
analysis-lost = prohra
analysis-draw = remíza
analysis-best = { $player } { $verdict }, hloubka { $depth }: { $moves }
    .short = { $player } { $verdict }
refusal-analysis = V této hře lze analyzovat desky { $from }x{ $from } až { $to }x{ $to }.
line-taken = { $key ->
    [none] { $number ->
        [one] Jako varianta přidán { $number } tah.
        [few] Jako varianta přidány { $number } tahy.
       *[other] Jako varianta přidáno { $number } tahů.
    }
   *[other] { $number ->
        [one] Jako varianta přidán { $number } tah. { $key } ho odebere.
        [few] Jako varianta přidány { $number } tahy. { $key } je odebere.
       *[other] Jako varianta přidáno { $number } tahů. { $key } je odebere.
    }
}
line-known = Tyto tahy už v zápisu jsou.
line-left = Přidaná varianta byla odebrána.
refusal-no-lines = { $key ->
    [none] Analýza neběží.
   *[other] Analýza neběží. Spustíte ji klávesou { $key }.
}
refusal-region = { $key ->
    [none] Tato hra nemá výherní oblast; analýza hodnotí každý tah.
   *[other] Tato hra nemá výherní oblast; každý tah hodnotí { $key }.
}
analysis-failed = { $key ->
    [none] Analýza se zastavila: { $why }.
   *[other] Analýza se zastavila: { $why }. Znovu ji spustíte klávesou { $key }.
}

## Vyhrávající tahy

region-heading = Vyhrávající tahy
region-search = Hledá se výhra hrozbami
region-none = Žádná strana nemůže vyhrát samotnými hrozbami.
region-undecided = Výhra hrozbami se nenašla, ale ani nevyloučila.
region-lost = Žádný tah nedrží: druhá strana vyhrává hrozbami.
region-wins = { $number ->
    [0] Vyhrávající tah zatím není znám.
    [one] Vyhrává { $number } tah.
    [few] Vyhrávají { $number } tahy.
   *[other] Vyhrává { $number } tahů.
}
region-holds = { $number ->
    [0] Žádný tah prokazatelně nedrží.
    [one] Drží jen { $number } tah.
    [few] Drží jen { $number } tahy.
   *[other] Drží jen { $number } tahů.
}
region-unknown = Neznámo: { $number }.
region-progress = Prověřeno bodů: { $examined } z { $total }
    .short = { $examined } z { $total }
region-stopped = Zastaveno, prověřeno bodů: { $examined } z { $total }
region-legend-win = vyhrává
region-legend-hold = drží; ostatní prohrávají
region-legend-unknown = neznámo

## Rozbor

refusal-review-empty = Není žádný tah k rozboru.
refusal-review-playing = Rozebrat lze jen dohranou partii.
review-progress = Rozbor: { $percent }
review-so-far = Zatím: { $text }
review-proof-start = { $player } má od prázdné desky vynucenou výhru: dokázáno.
review-proof-after =
    Po tahu { $number } má { $player } vynucenou výhru: dokázáno.
review-proof-left =
    Tah { $number } opouští důkaz, v němž { $player } hraje { $cell }.
review-provisional = Značky v ( ) se ještě mohou změnit.
review-failed = { $key ->
    [none] Rozbor se nezdařil: { $why }.
   *[other] Rozbor se nezdařil: { $why }. Klávesou { $key } to zkusíte znovu.
}
review-learn = { $key }: poučit se z { $number ->
    [one] { $number } chyby
    [few] { $number } chyb
   *[other] { $number } chyb
}
refusal-no-mistakes = { $key ->
    [none] Rozbor v této partii nenašel žádnou chybu.
   *[other] Rozbor v této partii nenašel žádnou chybu. Klávesa { $key } jej spustí.
}

## Poučení z chyb

mistakes-title = CHYBY
mistakes-place = { $number } z { $total }
mistakes-task = Tah { $number }: najděte pro { $player } lepší tah než { $played }
    .short = { $player }: lepší než { $played }
mistakes-played = V partii: { $cell }
mistakes-wins = { $cell } vyhrává.
mistakes-holds = { $cell } drží.
mistakes-loses = { $cell } také prohrává: { $winner } vyhrává tahy { $line }.
mistakes-worse = { $cell } dává šanci na výhru { $chance } %, nejlepší tah { $best } %.
mistakes-none-known = Rozbor lepší tah neuvádí.
mistakes-done = Nalezené lepší tahy: { $found } z { $total }.
mistakes-no-more = Další chyby už nejsou. Esc vás vrátí k partii.
mistakes-no-hint = Tady nejsou nápovědy. Lepší tah ukáže řešení.
mistakes-for-games = Tento příkaz je pro partie. Esc vás vrátí k partii.
mistakes-skip = dál
mistakes-close = zpět
puzzles-kept = { $number ->
    [one] Z této partie uložena { $number } úloha.
    [few] Z této partie uloženy { $number } úlohy.
   *[other] Z této partie uloženo { $number } úloh.
}

## Průzkumník zahájení

explorer-heading = Průzkumník zahájení
explorer-heading-opening = Průzkumník zahájení: { $opening }
explorer-heading-proved = Průzkumník zahájení: { $player } vyhrává, dokázáno
    .short = { $player } vyhrává, dokázáno
explorer-heading-move =
    Průzkumník zahájení: { $player } vyhrává tahem { $cell }, dokázáno
    .short = { $player } vyhrává tahem { $cell }, dokázáno
explorer-answer = { $cell } prohrává po { $answer }: dokázáno.
explorer-all = vše
explorer-move = { $all ->
    [one] { $cell }: { $number } z { $all } partie; výhry X { $first }, O { $second }
    [few] { $cell }: { $number } ze { $all } partií; výhry X { $first }, O { $second }
   *[other] { $cell }: { $number } z { $all } partií; výhry X { $first }, O { $second }
}
    .short = { $all ->
        [one] { $cell }: { $number } z { $all } partie
        [few] { $cell }: { $number } ze { $all } partií
       *[other] { $cell }: { $number } z { $all } partií
    }
explorer-empty = Do této pozice nedospěla žádná partie.
    .short = Tady žádné partie.
explorer-ended = { $number ->
    [one] V této pozici skončila { $number } partie.
    [few] V této pozici skončily { $number } partie.
   *[other] V této pozici skončilo { $number } partií.
}
    .short = { $number ->
        [one] Tady konec: { $number } partie.
        [few] Tady konec: { $number } partie.
       *[other] Tady konec: { $number } partií.
    }
explorer-lines = { $number ->
    [one] { $cell }: { $number } varianta v knihovnách.
    [few] { $cell }: { $number } varianty v knihovnách.
   *[other] { $cell }: { $number } variant v knihovnách.
}
explorer-lines-end = Varianty vašich knihoven tady končí.
explorer-no-move = Odtud žádná partie nepokračuje.
refusal-explorer = Pro hru { $game } průzkumník zahájení není.

## Komentáře: titulky okénka

comment-on-game = Komentář k partii
comment-on-move = Komentář k tahu { $number }

## Editor pozic

refusal-set-up = Pozice Quarta nelze sestavit.
position-counts = { $first } X, { $second } O, na tahu { $player }
position-heading = Pozice
position-next-stone = Další kámen: { $side }.
position-won = { $player } má { $row } v řadě.
position-full = Deska je plná.
position-uneven = Střídáním tahů tato pozice nemůže vzniknout.
game-from-position = Nová partie z této pozice: { $counts }.
refusal-no-change = Není žádná změna, kterou by šlo vrátit.
refusal-no-undone-change = Není žádná změna, kterou by šlo obnovit.
refusal-floating = Kámen na { $cell } nemá pod sebou nic.
