### Partie na obrazovce: hráči, stav, zprávy, odmítnutí.

## Seznamy slov

list-comma = ,{ " " }
list-and = { $others } a { $last }
list-semicolon = ;{ " " }
between-sentences = { " " }

## Hry a jejich pravidla, v titulcích a nabídkách

game-gomoku = Gomoku
game-renju = Renju
game-caro = Caro
game-omok = Omok
game-connect-four = Čtyři v řadě
game-tic-tac-toe = Malé piškvorky
game-quarto = Quarto
game-of-row = { $row } v řadě
game-on-board = { $game } { $board }
game-quarto-torus = Quarto na toru
game-with-rules = { $game } { $rules }
board-torus = { $size } torus
row-length = { $length ->
    [3] tři
    [4] čtyři
    [5] pět
    [6] šest
    [7] sedm
    [8] osm
    [9] devět
    [10] deset
    [11] jedenáct
    [12] dvanáct
   *[other] { $length }
}
rule-in-a-row = { $row } v řadě
rule-or-more = { $row } nebo více v řadě
    .short = { $row } nebo více
rule-exactly = přesně { $row } v řadě
    .short = přesně { $row }
rule-renju = přesně pět pro X, fauly pro X
    .short = renju
rule-caro = pět, ne z obou stran zablokovaných, nebo více
    .short = caro
rule-standard-caro = přesně pět, ne z obou stran zablokovaných
    .short = standardní caro
rule-omok = přesně pět, bez dvojitých trojek
    .short = omok
decision-keep = strany ponechány
decision-swap = strany vyměněny
decision-place-two = dva další kameny
decision-offer-many = deset pátých tahů
decision-declare = { $count ->
    [one] ohlášen { $count } pátý tah
    [few] ohlášeny { $count } páté tahy
    [many] ohlášeno { $count } pátého tahu
   *[other] ohlášeno { $count } pátých tahů
}
decision-offer = { $cell } nabídnuto jako pátý tah
opening-rule-free = volné
    .meaning = Bez pravidla zahájení: hráči se střídají od 1. tahu
opening-rule-swap = swap
    .meaning = Hráč 1 položí tři kameny, hráč 2 si vybere stranu
opening-rule-swap1 = swap (jeden kámen)
    .meaning = Hráč 1 položí jeden kámen, hráč 2 si vybere stranu
opening-rule-swap2 = swap2
    .meaning = Jako swap; nebo hráč 2 přidá dva a hráč 1 vybere
opening-rule-pro = pro
    .meaning = 1. tah do středu, 3. tah mimo střední 5x5
opening-rule-longpro = long pro
    .meaning = 1. tah do středu, 3. tah mimo střední 7x7
opening-rule-rif = RIF
    .meaning = Jedno z 26 zahájení, výměna, dva nabídnuté páté tahy
opening-rule-yamaguchi = Yamaguchi
    .meaning = Jako RIF; hráč 1 oznámí počet pátých tahů
opening-rule-soosyrv8 = Soosyrv-8
    .meaning = Jako RIF; se 4. tahem se oznámí až 8 pátých tahů
opening-rule-taraguchi10 = Taraguchi-10
    .meaning = Výměna po každém tahu; jeden pátý tah, nebo deset
opening-rule-tarannikov = Tarannikov
    .meaning = Pět tahů v rostoucích čtvercích, po každém výměna
opening-rule-sakata = Sakata
    .meaning = Jedno z 26 zahájení, další dva kameny, pak výměna
opening-name = { $code } { $name }
rule-alike = čtyři podobné v řadě
    .short = čtyři podobné
rule-stones-fall = kameny padají

## Hráči

player-computer = Počítač
player-you = Vy
player-one = Hráč 1
player-two = Hráč 2
player-at-level = { $name }, úroveň { $level }
player-letter = { $name } ({ $letter })
player-level = { $name } (úroveň { $level })
player-level-letter = { $name } (úroveň { $level }, { $letter })
player-only-level = úroveň { $level }

## Kdo hraje: řádek nabídky nebo věta zprávy, bez tečky

lineup-persons = Dva hráči
    .short = Dva hráči
lineup-persons-random = Dva hráči, X se losuje
    .short = X se losuje
lineup-you-x = { $level ->
    [none] Hrajete za X proti počítači
   *[other] Hrajete za X proti počítači, úroveň { $level }
}
    .short = { $level ->
        [none] X: vy, O: počítač
       *[other] X: vy, O: úroveň { $level }
    }
lineup-you-o = { $level ->
    [none] Hrajete za O proti počítači
   *[other] Hrajete za O proti počítači, úroveň { $level }
}
    .short = { $level ->
        [none] X: počítač, O: vy
       *[other] X: úroveň { $level }, O: vy
    }
lineup-random = { $level ->
    [none] Hrajete proti počítači; X se losuje
   *[other] Hrajete proti počítači, úroveň { $level }; X se losuje
}
    .short = { $level ->
        [none] X se losuje
       *[other] X losem, úroveň { $level }
    }
lineup-computers = { $second ->
    [none] Počítač hraje za obě strany
   *[other] Počítač hraje za X na úrovni { $first } a za O na úrovni { $second }
}
    .short = { $second ->
        [none] Počítač hraje za obě
       *[other] X: úr. { $first }, O: úr. { $second }
    }
lineup-you-x-engine = Hrajete za X, soupeř je { $name }
    .short = X: vy, O: { $name }
lineup-you-o-engine = Hrajete za O, soupeř je { $name }
    .short = X: { $name }, O: vy
lineup-random-engine = Soupeř je { $name }; X se losuje
    .short = X losem, { $name }
lineup-engines = X: { $first }; O: { $second }
lineup-begins = { $lineup }. { $begins }
lineup-opening = { $lineup }; zahájení: { $opening }
begins-you = Začínáš ty.
begins-computer = Začíná počítač.
begins-player = Začíná { $player }.
lot-drawn = { $who ->
    [you] Los rozhodl: začínáš ty.
   *[other] Los rozhodl: začíná { $player }.
}
rated-begun = Hodnocená: úroveň { $level } ({ $rating }), vy { $own } +-{ $deviation }. Bez pomoci.
rated-first = { $who ->
    [you] Začínáte.
    [computer] Začíná počítač.
   *[other] Začíná { $player }.
}
rating-changed = Hodnocení { $before } -> { $after } (+-{ $deviation }). Rovná úroveň: { $level }.
unrated = Tato partie se už do hodnocení nepočítá.
rating-not-read = Hodnocení se ještě načítá. Zkuste to za chvíli.

## Otázka, za které strany hraje počítač, nad klávesami

sides-question = Za které strany má hrát počítač? Úrovně tu nemá.
    .short = Počítač: o O, x X, b obě, p žádná
sides-question-level = Za které strany má hrát počítač na úrovni { $level }?
    .short = Počítač (úroveň { $level }): o O, x X, b obě, p žádná
sides-question-levels = Za které strany má hrát počítač na úrovních { $first } a { $second }?
    .short = Počítač (úrovně { $first }, { $second }): o O, x X, b obě, p žádná
sides-question-engine = Za které strany má hrát { $name }?
    .short = { $name }: o O, x X, b obě, p žádná
sides-question-engines = X: { $first }, O: { $second }. Za které strany mají hrát?
    .short = X { $first }, O { $second }: o O, x X, b obě, p žádná

## Zobrazená pozice

move-of = { $number ->
    [0] Začátek, tahů: { $total }
   *[other] Tah { $number } z { $total }
}
state-at = { $place }: { $state }

## Stav partie, ve stavovém řádku a bez tečky

to-move = { $player } na tahu
to-move-paused-key = { $key ->
    [none] { $player } na tahu, pauza
   *[other] { $player } na tahu, pauza ({ $key }: pokračovat)
}
to-move-paused = { $player } na tahu, pauza
thinking = { $player } přemýšlí
thinking-move-now = { $key ->
    [none] Počítač přemýšlí.
   *[other] { $key }: počítač táhne hned.
}
thinking-time = { $player } přemýšlí: { $time }
thinking-depth = { $player } přemýšlí: { $time }, hloubka { $depth }
thinking-nodes = { $player } přemýšlí: { $time }, hloubka { $depth }, { $nodes } uzlů
to-select = { $who ->
    [you] Vybíráte figuru
   *[other] { $player } vybírá figuru
}
    .short = { $who ->
        [you] Vybíráte
       *[other] { $player } vybírá
    }
to-place = { $who ->
    [you] Pokládáte figuru { $number } { $piece }: { $attributes }
   *[other] { $player } pokládá figuru { $number } { $piece }: { $attributes }
}
    .short = { $who ->
        [you] Pokládáte { $number } { $piece }
       *[other] { $player } pokládá { $number } { $piece }
    }
won = { $who ->
    [you] Vyhráváte
   *[other] { $player } vyhrává
}
won-by-row = { $who ->
    [you] Vyhráváte: { $row } v řadě
   *[other] { $player } vyhrává: { $row } v řadě
}
won-by-rows-at = { $who ->
    [you] Vyhráváte: { $row } v řadě, { $rows }
   *[other] { $player } vyhrává: { $row } v řadě, { $rows }
}
row-from-to = od { $from } do { $to }
won-by-fours = { $who ->
    [you] Vyhráváte: { $fours }
   *[other] { $player } vyhrává: { $fours }
}
four-alike = čtyřikrát { $attributes }
four-alike-at = čtyřikrát { $attributes } na { $cells }
won-by-resignation = { $who ->
    [you] Vyhráváte: soupeř se vzdal
   *[other] { $player } vyhrává: soupeř se vzdal
}
won-on-time = { $who ->
    [you] Vyhráváte na čas
   *[other] { $player } vyhrává na čas
}
won-by-forfeit = { $who ->
    [you] Vyhráváte kontumačně
   *[other] { $player } vyhrává kontumačně
}
won-by-foul = { $foul ->
    [double-three] Dvojitá trojka ({ $loser })
    [double-four] Dvojitá čtyřka ({ $loser })
   *[overline] Dlouhá řada ({ $loser })
}: { $who ->
    [you] { $player } vyhráváte
   *[other] { $player } vyhrává
}
drawn-full = Remíza: deska je plná
drawn-passed = Remíza: obě strany vynechaly tah
drawn-placed = Remíza: všechny figury jsou položené
drawn-agreed = Remíza dohodou
drawn-limit = Remíza: dosažen limit { $number } tahů
    .short = Remíza: dosažen limit tahů
void = Tato partie se nepočítá

## Stavový řádek, kde není panel

status-torus = torus
score-drawn = { $score }, remízy: { $drawn }
setting-up = Úprava pozice: { $counts }

## Vlastnosti figury v Quartu

piece-black = černá
piece-white = bílá
piece-square = hranatá
piece-round = kulatá
piece-small = malá
piece-large = velká
piece-hollow = dutá
piece-solid = plná
legend-square = hranatá
legend-round = kulatá
legend-large = velká
legend-small = malá
legend-solid = plná
legend-hollow = dutá
legend-black = černá
legend-white = bílá
piece-to-place = { $number } k položení

## Čísla

stones = { $number ->
    [one] { $number } kámen
    [few] { $number } kameny
   *[other] { $number } kamenů
}
moves = { $number ->
    [one] { $number } tah
    [few] { $number } tahy
   *[other] { $number } tahů
}
seconds = { $seconds } s
percent = { $number } %

## Panel vedle desky, 26 až 52 sloupců

panel-game = Partie { $number }
panel-game-rated = Partie { $number }, hodnocená
panel-to-move = na tahu
panel-wins = { $who ->
    [you] vyhráváte
   *[other] vyhrává
}
panel-selects = { $who ->
    [you] vybíráte
   *[other] vybírá
}
panel-places = { $who ->
    [you] pokládáte
   *[other] pokládá
}
panel-move = { $number ->
    [0] První tah
   *[other] Tah { $number }
}
panel-after = { $number ->
    [one] Po { $number } tahu
    [few] Po { $number } tazích
   *[other] Po { $number } tazích
}
panel-pieces = Figury
panel-review = Rozbor
panel-comment = Komentář
text-more = { $number ->
    [one] ještě { $number } řádek
    [few] ještě { $number } řádky
   *[other] ještě { $number } řádků
}{ $key ->
    [none] {""}
   *[other] : { $key }
}
text-above = { $number ->
    [one] { $number } řádek nad tím
    [few] { $number } řádky nad tím
   *[other] { $number } řádků nad tím
}{ $key ->
    [none] {""}
   *[other] : { $key }
}
refusal-text-fits = Žádný text tu není delší než jeho místo.
panel-messages = Zprávy
panel-computer = Počítač
panel-time = čas
panel-depth = hloubka
panel-value = hodnota
panel-line = varianta
panel-nodes = uzly
panel-end = { $state }.
panel-hints = { $count ->
    [one] Použita { $count } nápověda
    [few] Použity { $count } nápovědy
    [many] Použito { $count } nápovědy
   *[other] Použito { $count } nápověd
}
panel-rematch = { $key }: odveta s výměnou stran
    .short = { $key }: odveta
board-paused = Pauza

## Titulek okna

title-your-move = { $game }: jste na tahu
title-to-move = { $game }: { $player } na tahu
title-thinking = { $game }: počítač přemýšlí
title-computers-move = { $game }: na tahu je počítač
title-computers = { $game }: hraje počítač
title-won = { $who ->
    [you] { $game }: vyhráváte
   *[other] { $game }: { $player } vyhrává
}
title-draw = { $game }: remíza
title-void = { $game }: nepočítá se

## Zprávy o tazích

undo-moves = Vráceno: { $cells }.
redo-moves = Obnoveno: { $cells }.
undo-piece = Vráceno do zásoby: { $number } { $piece }.
redo-piece = Znovu vybráno: { $number } { $piece }.
undo-end = Partie pokračuje.
undo-pass = Pas vrácen.
redo-pass = Pas zopakován.
undo-decision = Rozhodnutí vráceno.
redo-decision = Rozhodnutí zopakováno.
undo-time = Partie pokračuje bez hodin.
draw-offered = Nabízíte remízu. Počítač o ní přemýšlí.
draw-accepted = Počítač remízu přijímá.
draw-refused = Počítač remízu odmítá.
draw-too-early = Počítač odmítá: na remízu je příliš brzy.
draw-declined = { $player } remízu odmítá.
study-from-here = Toto je studie: hrajete za obě strany a partie zůstane zachována.
branch-promoted = Tato varianta je nyní první.
deleted = Smazáno.
comment-saved = Komentář uložen.
comment-deleted = Komentář smazán.
thoughts-shown = Tahy očekávané počítačem jsou zobrazené.
thoughts-hidden = Tahy očekávané počítačem jsou skryté.
theme-changed = Motiv: { $name }.

## Zprávy o počítači a jeho tipech

lineup-is = { $lineup }.
lineup-changed = { $lineup }. Skóre začíná znovu.
hint = Tip: { $cell }.
hint-reason = Tip: { $reason }
hint-where = Nápověda: { $kind ->
    [win] můžete vyhrát.{ " " }
    [stop] něco je třeba zastavit.{ " " }
    [build] posilte svou pozici.{ " " }
   *[unknown] { "" }
}{ $region ->
    [top-left] Dívejte se na desce vlevo nahoře.
    [top] Dívejte se na desce nahoře.
    [top-right] Dívejte se na desce vpravo nahoře.
    [left] Dívejte se na desce vlevo.
   *[centre] Dívejte se na desce uprostřed.
    [right] Dívejte se na desce vpravo.
    [bottom-left] Dívejte se na desce vlevo dole.
    [bottom] Dívejte se na desce dole.
    [bottom-right] Dívejte se na desce vpravo dole.
    [bag] Dívejte se na zbývající figury.
}
hint-by = Nápověda: { $by ->
    [five] doplňte pětku.
    [stop-four] zablokujte čtyřku.
    [open-four] otevřená čtyřka nebo dvě čtyřky.
    [foul] čtyřka, kterou by zastavil jen faul.
    [four-three] čtyřka s otevřenou trojkou.
    [win-fours] výhra čtyřkami.
    [win-threes] výhra trojkami a čtyřkami.
    [win-quiet] výhra tichým tahem.
    [stop-three] zastavte otevřenou trojku.
    [stop-double] zastavte dvojitou hrozbu.
    [two-threes] dvě otevřené trojky.
    [stop-fours] zabraňte výhře čtyřkami.
    [three] otevřená trojka.
    [four] čtyřka.
    [delay] oddalte prohru.
    [several] stavte několika směry.
    [take] obsaďte pole, které chce soupeř.
    [closed-three] trojka.
    [open-two] otevřená dvojka.
    [row] dokončete řadu.
    [block] zablokujte řadu.
    [win] vynuťte výhru.
    [losing-piece] každá zbývající figura dokončuje řadu.
    [safe-piece] dejte figuru, která řadu nedokončí.
    [draw] udržte remízu.
   *[quiet] tichý tah.
}
hint-line = Nápověda: { $moves }
hint-search = Hledá se tip
hint-search-progress = Hledá se tip: { $time }, hloubka { $depth }
hint-failed = Tip se nepodařilo najít: { $why }.
computer-illegal = Tah počítače je neplatný: { $why }.
computer-failed = { $key ->
    [none] Počítač netáhl: { $why }.
   *[other] Počítač netáhl: { $why }. Klávesou { $key } to zkusíte znovu.
}
out-of-memory = Počítači nestačí paměť: { $why }.
score-reset = Skóre začíná znovu.
score-of-another-game = S touto hrou začíná skóre znovu.

## Zprávy o souborech

saved = Partie uložena do { $path } ({ $stones }).
    .short = Partie uložena.
saved-earlier = Předchozí partie uložena do { $path } ({ $stones }).
    .short = Předchozí partie uložena.
save-lossy = { $lost } Přesto uložit? (y/n) :s { $file } zachová vše.
    .short = { $lost } Uložit? (y/n)
save-failed = Partii se nepodařilo uložit: { $why } ({ $path }).
    .short = Neuloženo: { $why } ({ $path }).
save-earlier-failed = Předchozí partii se nepodařilo uložit: { $why } ({ $path }).
    .short = Předchozí partie neuložena: { $why } ({ $path }).
loaded = Partie načtena z { $path } ({ $stones }).
    .short = Partie načtena.
loaded-remarks = Partie načtena z { $path } ({ $stones }; { $remarks }).
loaded-no-board = { $board }: soubor neuvádí desku
loaded-on-board = Partie načtena na desku { $board }: soubor neuvádí desku.
pasted = Vloženo: { $what }.
pasted-remarks = Vloženo: { $what } ({ $remarks }).
paste-failed = Text se nepodařilo vložit: { $why }.
paste-too-long = Text se nepodařilo vložit: je delší než { $bytes } bajtů.
paste-title = Vložená partie
paste-ask-rows = Je řádek 1 na druhé straně desky? Stiskněte { $key }.
paste-ask-sides = Začínala druhá strana? Stiskněte { $key }.
paste-no-choice = U této partie není z čeho vybírat.
study-opened = { $moves ->
    [one] { $game }: partie { $number } z { $file }, { $moves } tah. Toto je studie.
    [few] { $game }: partie { $number } z { $file }, { $moves } tahy. Toto je studie.
   *[other] { $game }: partie { $number } z { $file }, { $moves } tahů. Toto je studie.
}
    .short = Toto je studie: soubor se nezmění.
study-remarks = Poznámky: { $remarks }.
resumed-lineup = Partie pokračuje ({ $stones }). { $lineup }.
resumed-finished = Tato partie je dohraná ({ $stones }).
resumed-copy = Tato partie je otevřená jinde, proto je toto kopie ({ $stones }).
resumed-damaged = Soubor je poškozený: { $why }. Toto je kopie čitelné části ({ $stones }).
    .short = Toto je kopie čitelné části ({ $stones }).
copied-moves = { $number ->
    [one] Zkopírováno: { $number } tah.
    [few] Zkopírováno: { $number } tahy.
   *[other] Zkopírováno: { $number } tahů.
}
copied-board = Zkopírováno: deska ({ $stones }).
copy-no-clipboard = Tento terminál nedovoluje programům používat schránku.
copied-picture = Zkopírováno: obrázek pozice.
copy-no-pictures = Tento terminál nedává obrázky do schránky; E uloží obrázek do souboru.
copy-picture-refused = Terminál obrázek do schránky nevložil.
delete-failed = Partii se nepodařilo smazat: { $why } ({ $path }).
    .short = Nesmazáno: { $why } ({ $path }).
open-cancelled = Partie se neotevřela, protože jste mezitím pokračovali jinde ({ $path }).
moves-kept-elsewhere = Tahy se ukládají do { $path }: { $why }.
moves-not-kept = Tahy se neukládají: { $why }.
attempt-not-written = Váš výsledek se nepodařilo uložit: { $why }.
puzzles-not-kept = Úlohy se nepodařilo uložit: { $why }.
puzzles-not-read = Úlohy se nepodařilo načíst: { $why }.
puzzles-damaged = { $others ->
    [0] Přeskočeno: { $first }.
    [one] Přeskočeno: { $first } a { $others } další.
    [few] Přeskočeno: { $first } a { $others } další.
   *[other] Přeskočeno: { $first } a { $others } dalších.
}
no-shell = Není žádný shell, do kterého by se dalo vrátit.
start-writing = Nejprve dokonči nebo zruš, co upravuješ.

## Otázky

unrate-question = Změnit partii na přátelskou? Do hodnocení se nebude počítat. (y/n)
    .short = Bez hodnocení? (y/n)
rated-leave-question = Opustit hodnocenou partii? Zůstane rozehraná a započítá se na konci. (y/n)
    .short = Opustit hodnocenou partii? (y/n)
resign-question = Vzdát se? (y/n)
resign-as-question = Vzdát se jako { $player }? (y/n)
draw-question = { $player } nabízí remízu. Přijmout? (y/n)
delete-question = { $number ->
    [one] Smazat tento tah? (y/n)
    [few] Smazat tuto pozici a vše, co následuje, celkem { $number } tahy? (y/n)
   *[other] Smazat tuto pozici a vše, co následuje, celkem { $number } tahů? (y/n)
}
    .short = { $number ->
        [one] Smazat tento tah? (y/n)
        [few] Smazat { $number } tahy? (y/n)
       *[other] Smazat { $number } tahů? (y/n)
    }

## Odmítnutí: příkaz teď nic neudělá

refusal-game-over = { $key ->
    [none] Partie skončila.
   *[other] Partie skončila. Klávesou { $key } začnete odvetu.
}
refusal-over = Partie skončila.
refusal-paused = { $key ->
    [none] Partie je pozastavená.
   *[other] Partie je pozastavená. Klávesou { $key } budete pokračovat.
}
refusal-thinking = { $key ->
    [none] Počítač přemýšlí.
   *[other] Počítač přemýšlí. Klávesou { $key } ho necháte táhnout hned.
}
refusal-computers-turn = { $key ->
    [none] Na tahu je počítač.
   *[other] Na tahu je počítač. Klávesou { $key } ho necháte táhnout.
}
refusal-player-thinks = { $key ->
    [none] { $player } přemýšlí.
   *[other] { $player } přemýšlí. Klávesou { $key } ho necháte táhnout hned.
}
refusal-players-turn = { $key ->
    [none] { $player } je na tahu.
   *[other] { $player } je na tahu. Klávesou { $key } ho necháte táhnout.
}
refusal-occupied = Toto pole je obsazené.
refusal-full-column = Tento sloupec je plný.
refusal-illegal = Tento tah je neplatný: { $why }.
refusal-input = Neplatný vstup, zkuste to znovu: { $why }
refusal-study = Toto je studie: hrajete za obě strany.
rated-no-hints = bez tipů
rated-no-undo = tahy platí
rated-no-analysis = bez rozboru
rated-no-explorer = bez knihovny zahájení
rated-no-players = hráči zůstávají
rated-no-hurry = počítač si nechá svůj čas
refusal-rated = { $key ->
    [none] Tato partie je hodnocená: { $what }.
   *[other] Tato partie je hodnocená: { $what }. { $key } ji změní na přátelskou.
}
refusal-rated-over = Partie byla hodnocená a skončila, její tahy se nemění.
refusal-not-rated = Tato partie není hodnocená.
refusal-resign = { $key ->
    [none] Počítač se nevzdává.
   *[other] Počítač se nevzdává. Klávesou { $key } začnete novou partii.
}
refusal-draw-turn = Remízu můžete nabídnout, jen když jste na tahu.
refusal-draw-early = Remízu lze nabídnout po druhém tahu.
refusal-draw-twice = V tomto tahu jste už remízu nabídli.
refusal-draw-computers = { $key ->
    [none] Počítač remízu nenabízí.
   *[other] Počítač remízu nenabízí. Klávesou { $key } začnete novou partii.
}
refusal-draw-engine = Jiné enginy na nabídku remízy neodpovídají.
refusal-undo = Není žádný tah, který by šel vrátit.
refusal-redo = Není žádný tah, který by šel obnovit.
refusal-copy = Není co kopírovat.
refusal-marks = Pro hru { $game } to není k dispozici.
refusal-fouls = Ve hře { $game } jsou povolena všechna volná pole.
refusal-pause = Pozastavit lze jen partie s hodinami nebo mezi dvěma počítači.
refusal-hint-turn = O tip můžete požádat, jen když jste na tahu.
refusal-hints = V této hře jsou tipy na deskách { $from }x{ $from } až { $to }x{ $to }.
refusal-no-engine = Jiný engine tu nehraje; { $key } ukáže tvé.
refusal-not-thinking = Počítač nepřemýšlí.
refusal-no-levels = V této hře má počítač úrovně na deskách { $from }x{ $from } až { $to }x{ $to }.
refusal-no-side = { $key ->
    [none] Počítač nehraje za žádnou stranu.
   *[other] Počítač nehraje za žádnou stranu. Klávesou { $key } ho necháte hrát.
}
refusal-one-computer = { $key ->
    [none] Hraje jen jeden počítač.
   *[other] Hraje jen jeden počítač. Klávesou { $key } zvýšíte jeho úroveň.
}

## Poslední slova, na terminálu po skončení obrazovky: za „gomoku: “ a bez tečky

disk-not-synced = disk je pomalý: při výpadku proudu se mohou ztratit poslední tahy
disk-moves = disk je pomalý: poslední tahy se možná neuložily
disk-game = disk je pomalý: partie se možná neuložila ({ $path })
disk-setting = disk je pomalý: nastavení se možná neuložilo
disk-attempt = disk je pomalý: výsledek úlohy se možná neuložil
disk-lesson = disk je pomalý: hotová lekce se možná neuložila
disk-puzzles = disk je pomalý: úlohy z vašich partií se možná neuložily
save-failed-late = partii se nepodařilo uložit: { $why } ({ $path })
terminal-no-thread = vlákno se nepodařilo spustit
terminal-no-signals = signály nelze zpracovávat
terminal-unusable = terminál nelze použít
terminal-unreadable = z terminálu nelze číst
terminal-lost = spojení s terminálem se přerušilo
terminal-ending = program se právě ukončuje

## Okno

window-too-small = Je potřeba { $needed }: toto okno má jen { $size }.

## Pictures of the board

picture-still = PNG se nemůže hýbat; použijte GIF nebo SVG
picture-encoding = obrázek nelze zakódovat
exported = Exportováno: { $path }
export-failed = { $path } nelze exportovat: { $why }.
export-format = uveďte soubor s příponou .svg, .png nebo .gif

## The opening

opening-place = { $who ->
    [you] Pokládáte tah { $number } ({ $stone })
   *[other] { $player } pokládá tah { $number } ({ $stone })
}{ $zone ->
    [centre] {" "}do středu
    [inside] {" "}do středu { $side }x{ $side }
    [outside] {" "}mimo střed { $side }x{ $side }
   *[anywhere] {""}
}
opening-decide = { $who ->
    [you] Rozhodujete
   *[other] Rozhoduje { $player }
}
opening-declare = { $who ->
    [you] Oznamujete počet nabízených pátých tahů: 1 až { $most }
   *[other] { $player } oznamuje počet nabízených pátých tahů: 1 až { $most }
}
opening-offer = { $who ->
    [you] Nabízíte páté tahy: { $number } z { $count }
   *[other] { $player } nabízí páté tahy: { $number } z { $count }
}
opening-pick = { $who ->
    [you] Vybíráte pátý tah, nabídnuto: { $count }
   *[other] { $player } vybírá pátý tah, nabídnuto: { $count }
}
option-keep = Ponechat { $side }
    .word = ponechat { $side }
option-swap = Vzít { $side }
    .word = vzít { $side }
option-place-two = Položit další dva
    .word = další dva
option-offer-many = Nabídnout deset
    .word = nabídnout deset
option-leads-to-sides = { $who ->
    [you] Pak si vyberete stranu.
   *[other] Pak si { $player } vybere stranu.
}
option-leads-to-offers = { $who ->
    [you] Nabízíte páté tahy: { $count }
   *[other] { $player } nabízí páté tahy: { $count }
}
decided-keep = { $who ->
    [you] Ponecháváte si { $side }.
   *[other] { $player } si ponechává { $side }.
}
decided-swap = { $who ->
    [you] Berete si { $side }.
   *[other] { $player } si bere { $side }.
}
decided-place-two = { $who ->
    [you] Položíte další dva kameny.
   *[other] { $player } položí další dva kameny.
}
decided-offer-many = { $who ->
    [you] Nabídnete deset pátých tahů.
   *[other] { $player } nabídne deset pátých tahů.
}
decided-declare = { $who ->
    [you] Oznamujete počet pátých tahů: { $count }.
   *[other] { $player } oznamuje počet pátých tahů: { $count }.
}
passed = { $who ->
    [you] Vynecháváte tah.
   *[other] { $player } vynechává tah.
}
pass = vynechá
opening-heading = Zahájení: { $rule }
panel-decides = { $who ->
    [you] rozhodujete
   *[other] rozhoduje
}
panel-declares = { $who ->
    [you] oznamujete
   *[other] oznamuje
}
panel-offers = { $who ->
    [you] nabízíte
   *[other] nabízí
}
panel-chooses = { $who ->
    [you] vybíráte
   *[other] vybírá
}
word-fifth-moves = páté tahy
word-offer = nabídnout
word-choose = vybrat
refusal-decide = Rozhodněte číslem od 1 do { $count }.
hint-option = Nápověda: { $option }.
hint-declare = Nápověda: oznamte { $count }.
