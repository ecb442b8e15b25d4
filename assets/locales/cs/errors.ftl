### Chyby pravidel, partií a hráčů.

## Neplatné tahy a zápisy

record-full = partie má tolik tahů, kolik se vejde do zápisu
illegal-game-over = partie skončila
illegal-no-pass = tady se nesmí pasovat
foul-double-four = dvojitá čtyřka
foul-double-three = dvojitá trojka
foul-overline = dlouhá řada
foul-is-double-three = { $cell } je dvojitá trojka: { $rows }.
foul-is-double-four = { $cell } je dvojitá čtyřka: { $rows }.
foul-is-overline = { $cell } je dlouhá řada: { $rows }.
foul-five-first = { $cell } není faul: vznikne pětka, a ta má přednost: { $rows }.
foul-five = { $cell } není faul: vznikne pětka: { $rows }.
foul-apparent = { $cell } není dvojitá trojka: { $why }.
foul-none-omok = { $cell } není faul: dvě trojky nevzniknou.
foul-none = { $cell } není faul: nevzniknou dvě trojky, dvě čtyřky ani řada šesti.
foul-is = { $cell }: { $foul }
foul-is-none = { $cell }: není faul
foul-of-side = Pro { $side }: { $text }
foul-not-real = { $row } se nepočítá, protože { $reasons }
foul-spoilt-five = { $cell } tvoří pětku
foul-spoilt-double-three = { $cell } by byla sama dvojitá trojka
foul-spoilt-double-four = { $cell } by byla dvojitá čtyřka
foul-spoilt-overline = { $cell } by byla dlouhá řada
foul-and = { $others } a { $last }
variant-rule-of-five = pravidlo { $rule } vyžaduje pět v řadě na desce s okraji, bez gravitace
illegal-off-board = to je mimo desku
illegal-occupied = tam už kámen leží
illegal-floating = kameny padají na nejnižší volné pole sloupce
illegal-full-column = sloupec je plný
move-illegal = tah { $number }: { $why }
move-no-cell = tah { $number }: { $name }: { $why }

## Zahájení

opening-over = zahájení skončilo
opening-place-first = nejdřív je třeba položit kámen
opening-decide-first = nejdřív je třeba zvolit
opening-declare-first = nejdřív je třeba oznámit počet pátých tahů
opening-offer-first = nejdřív je třeba nabídnout všechny páté tahy
opening-pick-first = nejdřív je třeba vybrat jeden z nabídnutých pátých tahů
opening-zone-centre = kámen patří doprostřed desky
opening-zone-inside = kámen patří do středních { $side }x{ $side } polí
opening-zone-outside = kámen patří mimo střední { $side }x{ $side } polí
opening-zone-anywhere = kámen smí ležet kdekoli
opening-no-such-choice = tato volba teď není
opening-number = počet musí být od 1 do { $most }
opening-offered-twice = tento pátý tah je už nabídnut
opening-alike = tento pátý tah je stejný jako { $other }, { $motion }
opening-not-offered = tento pátý tah nebyl nabídnut
motion-column = zrcadleně podle sloupce { $column }
motion-columns = zrcadleně mezi sloupci { $left } a { $right }
motion-row = zrcadleně podle řádku { $row }
motion-rows = zrcadleně mezi řádky { $upper } a { $lower }
motion-diagonal = zrcadleně podle diagonály { $from } až { $to }
motion-turned = otočeno o { $degrees } stupňů
opening-unfit-torus = pravidlo zahájení { $rule } potřebuje desku s okraji
opening-unfit-gravity = pravidlo zahájení { $rule } potřebuje hru, v níž kameny nepadají
opening-unfit-row = pravidlo zahájení { $rule } potřebuje hru na pět v řadě
opening-unfit-small = pravidlo zahájení { $rule } potřebuje desku aspoň { $least }x{ $least } polí

## Pole, desky a pravidla

field-ragged = řádek { $row } není stejně dlouhý jako řádek 0
field-code = řádek { $row }, sloupec { $column }: { $code } není -1, 0 ani 1
cell-unknown = to není pole desky
cell-off-board = mimo desku (0,0 až { $last } nebo A1 až { $top })
board-size = deska nemůže mít { $width } krát { $height } polí: strana má { $min } až { $max }
variant-row-too-short = { $length } v řadě je málo: nejméně { $least }
variant-row-too-long = { $length } v řadě se nevejde: nejdelší strana desky má { $side } polí

## Hodnoty jako text: co se očekává

expected-kind = očekává se hra, například 15, 7x6-4-fall nebo quarto
expected-shape = očekávají se sloupce a řádky, například 7x6 nebo 7x6 torus
expected-variant = očekává se hra, například 15, 7x6-4-fall nebo 15x15, five or more in a row
expected-picture = očekávají se stejně dlouhé řádky z ., X a O
expected-position = očekává se pozice, například 15 X Xh8 Oi9
expected-game = očekává se partie, například 15 X: h8 i9
expected-stone = očekává se X nebo O
expected-topology = očekává se plane nebo torus
expected-rule = očekává se freestyle, standard, renju, caro, standard-caro nebo omok
expected-placement = očekává se anywhere nebo gravity
expected-coordinates = očekává se numbers nebo letters
expected-status = očekává se X to move, O to move, X wins, O wins nebo draw
expected-row-and-column = očekává se řádek a sloupec, například 7,7
expected-opening-rule = očekává se pravidlo zahájení, například free, swap2 nebo taraguchi10
expected-choice = očekává se keep, swap, place-two nebo offer-many
expected-renju-opening = očekává se zahájení, například D4 nebo Kagetsu

## Quarto

quarto-unknown = neznámý příkaz; příkazy jsou { $commands }
quarto-usage = příkaz se píše: { $usage }
quarto-number = to není celé 32bitové číslo; příkaz se píše: { $usage }
quarto-no-such-piece = figury mají čísla 0 až 15
quarto-taken = figura { $piece } už není v zásobě
quarto-place-first = figura { $piece } je vybrána a musí se nejdřív položit
quarto-select-first = nejdřív je třeba vybrat figuru
quarto-occupied = tam už stojí figura { $piece }

## Hodiny, úrovně a počítač

player-unsupported = počítač tuto hru nehraje
clock-unknown = čas na partii je none, 5m, s přídavkem 5m+3s, nebo 10s/move na tah
move-limit-unknown = partie končí remízou po full, leave-25 nebo počtu tahů od { $least } do { $most }
level-unknown = úroveň je číslo od { $least } do { $most }
engine-name = název začíná písmenem a má nejvýše { $most } písmen, číslic a znaků -, _ a .
low-memory = tabulky mají { $got } místo { $wanted }
player-failed = počítač selhal: { $why }
engine-missing = engine { $name } není v seznamu

## Úlohy v souborech

puzzle-id = označení úlohy má šestnáct číslic, 0 až f
puzzle-column = sloupec { $column }: { $why }
puzzle-no-win = řešení nevyhrává
puzzle-no-threat = hrozba nevyhrává tam, kde je zahrána
puzzle-rule = rule je 0, 1, 4, 8 nebo 9, ne { $rule }
puzzle-stones = kameny: { $why }
puzzle-to-move = to_move není strana na tahu

## Spojení s přáteli

link-address = { $text } není NAME, ~USER, ~USER/NAME ani ssh://USER@MACHINE
link-name = { $text } není jméno: nejvýše { $most } písmen, číslic, - a _, na začátku ne -
link-user = { $text } není jméno uživatele
link-machine = { $text } není jméno počítače
link-port = { $text } není port od 1 do 65535
link-program = { $text } není cesta k programu
link-no-host = Nikdo tu nečeká. Váš soupeř musí spustit: { $command }
link-already-hosting = už čekáte na soupeře pod jménem { $name }
link-no-user = na tomto počítači není uživatel { $user }
link-no-group = na tomto počítači není skupina { $group }
link-not-folder = { $path } je odkaz nebo není složka; odstraňte to, prosím
link-not-owner = { $path } patří jinému uživateli
link-too-open = jiní uživatelé mají v { $path } příliš mnoho práv
link-impostor = na { $path } čeká jiný uživatel, než má
link-no-identity = systém neprozradí, kdo se připojuje; jiné uživatele nelze povolit
link-no-sockets = tento systém nemá místní sokety; lze použít adresy ssh://
link-no-command = GOMOKU_SSH neobsahuje příkaz
link-not-started = { $program } nelze spustit: { $why }
link-system = systém hlásí chybu: { $why }
link-closed = spojení bylo ukončeno
link-flood = druhý program posílá víc, než se dá přečíst
link-does-not-read = druhý program nečte, co se mu posílá
link-says-nothing = druhý program nic neříká
link-failed = spojení selhalo: { $why }

## Partie s přáteli

friend-out-of-turn = tento hráč není na tahu
friend-no-position = taková dřívější pozice není
friend-no-end = takto tu partie skončit nemůže
friend-full = partie má tolik záznamů, kolik může mít
