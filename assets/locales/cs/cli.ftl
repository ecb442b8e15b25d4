### Zprávy příkazového řádku. Začínají malým písmenem tam, kde před nimi stojí „gomoku: “.
### Názvy příkazů a voleb se nepřekládají: gomoku line, --size.

## Argumenty

cli-did-you-mean = „{ $name }“ není příkaz ani soubor; nemáte na mysli „{ $command }“?
cli-unknown-command = „{ $name }“ není příkaz ani soubor
cli-no-theme = motiv { $name } neexistuje; seznam vypíše gomoku themes
cli-no-language = jazyk { $tag } není k dispozici; na výběr jsou { $tags }
cli-size = neplatná hodnota „{ $value }“ pro --size: velikosti jsou { $sizes }
cli-size-custom = neplatná hodnota „{ $value }“ pro --size: velikosti jsou { $sizes }; jiné umí --game custom
cli-size-form = neplatná hodnota „{ $value }“ pro --size: pište sloupce a řádky, například 9x7
cli-size-quarto = neplatná hodnota „{ $value }“ pro --size: Quarto má 6x6 nebo 4x4 polí
cli-flag-needs-custom = { $flag } vyžaduje --game custom
cli-torus-needs-game = --torus vyžaduje --game custom nebo --game quarto
cli-rated-game = --rated vyžaduje Gomoku na deskách 15x15 až 20x20
cli-rated-file = --rated začíná novou partii a nelze ho použít se souborem
cli-encoding-file = --encoding potřebuje SOUBOR
cli-flag-not-with-game = { $flag } nelze použít s --game { $game }
cli-no-levels = { $flag } nelze s touto hrou použít. { $why }
cli-flag-needs-computer = { $flag } vyžaduje --vs computer
cli-who = očekává se person, úroveň od { $least } do { $most } nebo název enginu
cli-no-engines = engine { $name } neexistuje; enginy přidává gomoku engine add
cli-unknown-engine = engine { $name } neexistuje, jen { $engines }; enginy přidává gomoku engine add
cli-engine-game = { $name } tuto hru nehraje; enginy hrají pět v řadě na čtvercové desce
cli-line-engine = { $name } hraje jen na celé obrazovce; zde hraje počítač na úrovních
cli-flag-not-with-dialect = { $flag } nelze použít s --dialect { $dialect }
cli-letters-game = --dialect letters hraje jen Gomoku 13x13
cli-commands-game = --dialect commands hraje jen Quarto
cli-torus-in-dialog = --torus tu nelze použít; v dialogu napište start torus
cli-quarto-dialect = Quarto vyžaduje --dialect commands
cli-no-chance = systém nemá náhodná čísla
cli-no-pipe = --stdio vyžaduje na standardním vstupu rouru, ne terminál
cli-custom-needs = vlastní hra vyžaduje --size, --row, --rule, --torus nebo --gravity
cli-draw-after = --draw-after je jen pro hry s pěti a více v řadě bez gravitace
cli-opening-renju = pravidlo zahájení { $opening } vyžaduje --rule renju
cli-opening-file = --opening začíná novou partii a nelze ho použít se souborem
cli-seconds = čas musí být počet sekund větší než 0, například 2.5

## Soubory a výstup

cli-cannot-load = nelze načíst { $path }
cli-cannot-write = nelze zapsat { $path }
cli-cannot-read = nelze přečíst { $path }: { $why }
cli-cannot-read-puzzles = vaše úlohy nelze přečíst
cli-no-activity = úlohy jsou { $names }
cli-output-failed = výstup nelze zapsat
cli-standard-input = standardní vstup
cli-file-problem = { $file }: { $why }
cli-file-remark = { $file }, řádek { $line }: { $remark }
cli-unknown-format = neznámý formát partie (určit ho lze pomocí --from)
cli-no-game = v souboru není žádná partie
cli-picture-format = název obrázku končí na .svg, .png nebo .gif (nebo použijte --to)
cli-picture-terminal = terminál to neumí ukázat; zapište to do souboru nebo roury
cli-is-quarto = v souboru je partie Quarta
cli-no-quarto = v souboru není partie Quarta
cli-not-torus = v souboru je partie na běžné desce, ne na toru
cli-no-such-position = soubor nebo adresář neexistuje (pozice se píše jako h8i9j10)
cli-stones-off-board = všechny kameny se na desku { $side }x{ $side } nevejdou
cli-board-assumed = soubor neuvádí desku: předpokládá se { $width }x{ $height } (určí ji --size N)
cli-over-drawn = partie skončila: je to remíza
cli-over-won = partie skončila: na desce je pětka
cli-size-range = neplatná hodnota „{ $value }“ pro --size: { $value } není v { $least }..={ $greatest }
cli-flag-gomoku = { $flag } je jen pro Gomoku
cli-no-column = tah { $number }: sloupec { $column } neexistuje (1 až { $last })
cli-column-full = tah { $number }: sloupec { $column } je plný
cli-move = tah { $number }: { $why }
cli-ended-before = tah { $number }: partie skončila tahem { $last }
cli-ended = partie skončila tahem { $last }

## Celá obrazovka

cli-no-terminal = hra potřebuje terminál pro vstup i výstup (gomoku line ne)
cli-dumb-terminal = hra potřebuje terminál s kurzorem, ale TERM je dumb (gomoku line ne)

## gomoku analyse

cli-analysis-head = { $side } na tahu: { $nodes ->
    [one] { $nodes } uzel
    [few] { $nodes } uzly
   *[other] { $nodes } uzlů
} za { $seconds } s, { $speed } uzlů/s
cli-analysis-chance = { $number }. { $percent } % pro { $side }, hloubka { $depth }: { $moves }
cli-analysis-proof = { $number }. { $side } vyhrává na { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}, hloubka { $depth }: { $moves }
cli-analysis-proof-whole =
    { $number }. { $side } vyhrává, dokázáno, hloubka { $depth }: { $moves }
cli-analysis-draw = { $number }. remíza, hloubka { $depth }: { $moves }
cli-analysis-no-time = Na hledání nezbyl čas.

## gomoku show a gomoku check: stav partie

cli-rules = { $board ->
    [torus] { $size } torus
   *[plane] { $size }
}, { $rule ->
    [exact] přesně { $row } v řadě
    [more] { $row } nebo více v řadě
    [renju] { $row } v řadě, renju
    [caro] { $row } v řadě, caro
    [standard-caro] { $row } v řadě, standardní caro
    [omok] { $row } v řadě, omok
   *[only] { $row } v řadě
}{ $stones ->
    [fall] , kameny padají
   *[stay] { "" }
}
cli-to-move = { $side } na tahu
cli-pass = pas
cli-hints = { $count ->
    [one] s { $count } nápovědou
    [few] se { $count } nápovědami
    [many] s { $count } nápovědy
   *[other] s { $count } nápovědami
}
cli-few-moves = { $count ->
    [one] partie má jen { $count } tah
    [few] partie má jen { $count } tahy
   *[other] partie má jen { $count } tahů
}
cli-show-quarto = Quarto nelze zobrazit; přehraje ho gomoku line --dialect commands < FILE
cli-check-moves = { $count ->
    [one] { $count } tah, { $state }
    [few] { $count } tahy, { $state }
   *[other] { $count } tahů, { $state }
}
cli-check-ok = v pořádku, { $game }
cli-check-file = { $format }, { $encoding }; { $game }
cli-check-failed = { $count ->
    [one] nalezen { $count } problém
    [few] nalezeny { $count } problémy
   *[other] nalezeno { $count } problémů
}

## gomoku convert

cli-one-game = výstupní formát umí jen jednu partii; pro více partií použijte SGF
cli-damaged = nelze přečíst partie: { $count } z { $total }

## gomoku config

cli-settings-ok = { $path }: bez chyb
cli-settings-none = { $path }: soubor s nastavením neexistuje; platí výchozí hodnoty

## gomoku puzzle: čísla stojí pod sebou

cli-puzzles-due = na dnes    { $count }
cli-puzzles-new = nové       { $count }
cli-puzzles-kept = celkem     vestavěných { $collected }, vlastních { $own }
cli-puzzles-streak = { $count ->
    [one] série      { $count } den
    [few] série      { $count } dny
   *[other] série      { $count } dní
}
cli-puzzles-rating = rating     { $rating }, plus minus { $deviation }
cli-puzzles-unrated = rating     zatím žádný
cli-puzzle-due = dnes  { $puzzle }
cli-puzzle-new = nová  { $puzzle }
cli-puzzle-known = { $puzzle }  (známá)
cli-puzzle-win-fours = { $count ->
    [one] { $side } vyhrává čtyřkami na { $count } tah
    [few] { $side } vyhrává čtyřkami na { $count } tahy
   *[other] { $side } vyhrává čtyřkami na { $count } tahů
}
cli-puzzle-win-threes = { $count ->
    [one] { $side } vyhrává trojkami a čtyřkami na { $count } tah
    [few] { $side } vyhrává trojkami a čtyřkami na { $count } tahy
   *[other] { $side } vyhrává trojkami a čtyřkami na { $count } tahů
}
cli-puzzle-stop-fours = { $count ->
    [one] { $side } brání výhře čtyřkami na { $count } tah
    [few] { $side } brání výhře čtyřkami na { $count } tahy
   *[other] { $side } brání výhře čtyřkami na { $count } tahů
}
cli-puzzle-stop-threes = { $count ->
    [one] { $side } brání výhře trojkami a čtyřkami na { $count } tah
    [few] { $side } brání výhře trojkami a čtyřkami na { $count } tahy
   *[other] { $side } brání výhře trojkami a čtyřkami na { $count } tahů
}
cli-puzzles-exported = { $count ->
    [one] exportována { $count } úloha, nových v { $path }: { $new }
    [few] exportovány { $count } úlohy, nových v { $path }: { $new }
   *[other] exportováno { $count } úloh, nových v { $path }: { $new }
}
cli-puzzles-found = { $count ->
    [one] nalezena { $count } úloha, nových: { $new }
    [few] nalezeny { $count } úlohy, nových: { $new }
   *[other] nalezeno { $count } úloh, nových: { $new }
}
cli-puzzles-progress = { $count ->
    [one] { $done } z { $total }, nalezena { $count } úloha
    [few] { $done } z { $total }, nalezeny { $count } úlohy
   *[other] { $done } z { $total }, nalezeno { $count } úloh
}

## Nadpisy nápovědy. Co stojí v závorce, následuje za textem a má za sebou hodnotu: „[výchozí: 3]“

cli-heading-usage = Použití:
cli-heading-commands = Příkazy:
cli-heading-arguments = Argumenty:
cli-heading-options = Volby:
cli-heading-values = Možné hodnoty:
cli-heading-values-within = [možné hodnoty:
cli-heading-default = [výchozí:
cli-heading-alias = [alias:
cli-heading-aliases = [aliasy:

## Nápověda: gomoku --help, gomoku solve --help. Řádek má nejvýše 76 sloupců; program ho neláme.
## Volby, příkazy a slova velkými písmeny (FILE) zůstávají, jak jsou.

cli-help-gomoku = Gomoku (piškvorky) v terminálu: hrajte s přítelem nebo s počítačem
    .more =
        Umí také čtyři v řadě, malé piškvorky a Quarto. Bez určené hry a bez FILE
        otevře úvodní nabídku. Klávesy kdykoli zobrazí ?.
cli-help-gomoku-language = Jazyk programu: en, de, ru, zh, ja, cs nebo některý z vlastních
cli-help-gomoku-saved = Otevřít tuto uloženou partii a ukládat do ní
cli-help-gomoku-game = Hra
cli-help-gomoku-game-gomoku = Pět v řadě na 15x15 až 20x20
cli-help-gomoku-game-connect4 = Čtyři v řadě na 7x6; kameny padají
cli-help-gomoku-game-tictactoe = Tři v řadě na 3x3
cli-help-gomoku-game-quarto = Čtyři figury se společnou vlastností, na 6x6 nebo 4x4
cli-help-gomoku-game-custom = Vlastní hra: --size, --row, --rule, --torus, --gravity
cli-help-gomoku-size = Velikost: 15, 17, 19, 20; Quarto: 4x4; vlastní hra: 9x7, nejdřív sloupce
cli-help-gomoku-row = Délka řady, která vyhrává vlastní hru [výchozí: 5]
cli-help-gomoku-rule = Pravidlo gomoku nebo vlastní hry [výchozí: nastavení]
cli-help-gomoku-rule-freestyle = K nebo více v řadě
cli-help-gomoku-rule-standard = Přesně K v řadě
cli-help-gomoku-rule-renju = Přesně pět pro X, který má fauly; pět a více pro O
cli-help-gomoku-rule-caro = Pět, ne z obou stran zablokovaných, nebo více
cli-help-gomoku-rule-standard-caro = Přesně pět, ne z obou stran zablokovaných
cli-help-gomoku-rule-omok = Přesně pět; dvojité trojky jsou zakázány
cli-help-gomoku-draw-after = Remíza po N tazích, leave-25 nebo full [výchozí: nastavení]
cli-help-gomoku-foul = Následek faulu v Renju a Omoku [výchozí: nastavení]
cli-help-gomoku-foul-refused = Kámen se nepoloží
cli-help-gomoku-foul-loses = Partie je prohraná jako na turnajích
cli-help-gomoku-torus = Řady pokračují na protějším okraji (vlastní hry a Quarto)
cli-help-gomoku-gravity = Kameny padají dolů (vlastní hry)
cli-help-gomoku-vs = Soupeř; při --level a --first je to počítač
cli-help-gomoku-level = Úroveň počítače, 1 až 10 [výchozí: nastavení]
cli-help-gomoku-first = Kdo začíná; dva hráči mohou losovat [výchozí: nastavení]
cli-help-gomoku-watch = Sledovat počítač: X na úrovni A, O na úrovni B; 5 znamená 5,5
cli-help-gomoku-x = Hráč za X: person, úroveň 1 až 10 nebo jeden z vašich enginů
cli-help-gomoku-o = Hráč za O, stejně; za neuvedenou stranu hrajete vy
cli-help-gomoku-seed = Semínko náhody: se stejným číslem hraje počítač stejně
cli-help-gomoku-file = Soubor k ukládání a načítání [výchozí: vlastní pro každou hru]
cli-help-gomoku-encoding = Kódování znaků, například windows-1251 [výchozí: ze souboru]
cli-help-gomoku-opening = Pravidlo zahájení nové hry; pravidla renju znamenají --rule renju
cli-help-gomoku-opening-free = Bez pravidla zahájení: hráči se střídají od 1. tahu
cli-help-gomoku-opening-swap = Hráč 1 položí tři kameny, hráč 2 si vybere stranu
cli-help-gomoku-opening-swap1 = Hráč 1 položí jeden kámen, hráč 2 si vybere stranu
cli-help-gomoku-opening-swap2 = Jako swap; nebo hráč 2 přidá dva a hráč 1 vybere
cli-help-gomoku-opening-pro = 1. tah do středu, 3. tah mimo střední 5x5
cli-help-gomoku-opening-longpro = 1. tah do středu, 3. tah mimo střední 7x7
cli-help-gomoku-opening-rif = Jedno z 26 zahájení, výměna, dva nabídnuté páté tahy
cli-help-gomoku-opening-yamaguchi = Jako RIF; hráč 1 oznámí počet pátých tahů
cli-help-gomoku-opening-soosyrv8 = Jako RIF; se 4. tahem se oznámí až 8 pátých tahů
cli-help-gomoku-opening-taraguchi10 = Výměna po každém tahu; jeden pátý tah, nebo deset
cli-help-gomoku-opening-tarannikov = Pět tahů v rostoucích čtvercích, po každém výměna
cli-help-gomoku-opening-sakata = Jedno z 26 zahájení, další dva kameny, pak výměna
cli-help-gomoku-rated = Gomoku s hodnocením: vyrovnaná partie, nebo --level N
cli-help-gomoku-clock = Čas na partii: none, 5m, 5m+3s nebo 10s/move
cli-help-gomoku-ponder = Počítač přemýšlí i ve vašem čase (úrovně 9 a 10)
cli-help-gomoku-theme = Barevný motiv; všechny ukáže gomoku themes
cli-help-gomoku-glyphs = Kreslit čarami, tečkami (úzké v každém terminálu) nebo znaky ASCII
cli-help-gomoku-ascii = Kreslit jen znaky ASCII, stejně jako --glyphs ascii
cli-help-gomoku-no-color = Kreslit bez barev, stejně jako s neprázdnou proměnnou NO_COLOR
cli-help-gomoku-no-mouse = Ponechat myš terminálu k označování textu
cli-help-gomoku-help = Vypsat nápovědu (podrobněji s „--help“)
    .more =
        Vypsat nápovědu (stručně s „-h“)
cli-help-gomoku-version = Vypsat verzi
cli-help-host = Čekat na přítele ke hře, na tomto počítači nebo přes ssh
    .more =
        Na tomto počítači soupeř napíše gomoku join. Z jiného počítače se
        gomoku join ssh://USER@HOST přihlásí přes ssh a partii najde. Žádný
        síťový port se neotvírá. Nedohraná partie s týmž soupeřem pokračuje;
        více je v docs/friends.md.

        --stdio spojí standardní vstup a výstup s partií, která na tomto
        počítači čeká. Tak to spouští ssh; může to i jakákoli jiná roura.
cli-help-host-name = Jméno pro připojení, čeká-li více partií
cli-help-host-opening = Pravidlo zahájení; pravidla renju znamenají --rule renju
cli-help-host-first = Kdo začíná [výchozí: random]
cli-help-host-allow = Pustit uživatele nebo skupinu: --allow anna, --allow @chess
cli-help-host-new = Začít novou partii, i když je s tímto soupeřem jedna nedohraná
cli-help-host-stdio = Spojit standardní vstup a výstup s partií, která zde čeká
cli-help-join = Připojit se k partii, která čeká příkazem gomoku host
    .more =
        ADDRESS je prázdné pro vlastní partii na tomto počítači, NAME pro jinou,
        ~USER pro partii jiného uživatele nebo ssh://[USER@]HOST[:PORT] pro
        partii na jiném počítači, kam vás přihlásí vaše vlastní ssh.
cli-help-join-address = Nic, NAME, ~USER, ~USER/NAME nebo ssh://[USER@]HOST[:PORT][/PATH]
cli-help-join-stdio = Připojit se přes standardní vstup a výstup, ať je za nimi cokoli
cli-help-watch = Sledovat partii přátel
    .more =
        ADDRESS je adresa čekající partie, stejně jako u join.
cli-help-line = Hrát v prostých řádcích, pro roury, skripty a čtečky obrazovky
    .more =
        Výchozí dialog hraje Gomoku na 15x15, 17x17 nebo 19x19 a na velikost
        se ptá; --size odpoví předem a bere i 20. Tah je „řádek,sloupec“ od 0
        vlevo nahoře, například 5,7. ! je vzdání, d nabízí remízu, s ukládá
        a l načítá. Jiné hry a dialogy určují --game a --dialect; popisuje je
        docs/line.md.

        Dialogy jsou vždy v angličtině, bez ohledu na jazyk.
cli-help-line-dialect = Dialog
cli-help-line-dialect-numbers = Tahy jako „řádek,sloupec“, pro všechny hry kromě Quarta
cli-help-line-dialect-letters = Tahy jako „G 7“, pro Gomoku 13x13; začíná O
cli-help-line-dialect-commands = Příkazy jako „place 1;4“, pro Quarto
cli-help-line-board = Po každém tahu ukázat desku
cli-help-brain = Hrát pro turnajový program podle protokolu Gomocup
    .more =
        Čte příkazy ze standardního vstupu a odpovědi píše na standardní
        výstup; jejich seznam je v docs/gomocup.md. Kopie programu nebo odkaz
        na něj, jehož název začíná na pbrain-, nepotřebuje žádné argumenty.

        --threads platí, pokud turnajový program počet neurčí. Tabulky zaberou
        nejvýše polovinu paměti, kterou dovolí, a nikdy více než --memory.
cli-help-brain-rule = Pravidlo, dokud turnajový program neurčí jiné, třeba omok bez čísla
cli-help-brain-threads = Počet vláken hledání
cli-help-brain-memory = Paměť pro tabulky, v MB
cli-help-engine = Přidat, vypsat, odebrat nebo prověřit jiné enginy
    .more =
        Jiné enginy jsou programy, které mluví protokolem Gomocup, například
        účastníci turnaje. Proti enginu hraješ s --o NAME; seznam popisuje
        docs/engines.md.
cli-help-add = Přidat engine, který mluví protokolem Gomocup
    .more =
        Engine se jednou spustí, aby se ukázalo, že hraje. Jméno má po svém
        programu: z pbrain-rapfi je rapfi. Pak proti němu hraj příkazem
        gomoku --o rapfi, nebo ho v nové partii vyber za deseti úrovněmi.

        Programem může být jakýkoli příkaz, například wine x.exe nebo ssh host
        brain. Žádný shell ho nečte. Soubor engines.toml popisuje
        docs/engines.md.
cli-help-add-name = Jméno enginu [výchozí: podle programu]
cli-help-add-turn = Čas na tah, například 2s nebo 300ms
cli-help-add-max-memory = Paměť, kterou smí použít, například 350MB [výchozí: jeho vlastní]
cli-help-add-search-threads = Počet jeho vláken hledání [výchozí: jeho vlastní]
cli-help-add-unchecked = Přidat bez spuštění
cli-help-add-command = Program enginu a jeho argumenty
cli-help-list = Vypsat tvé enginy
    .more =
        Každý je řádek polí, bez terminálu oddělených tabulátory: jméno, vlastní
        jméno, čas na tah, pravidla, desky, příkaz. - znamená neznámé.
cli-help-remove = Odebrat engine ze seznamu
    .more =
        Jeho program zůstane na místě.
cli-help-remove-engine = Jméno enginu
cli-help-doctor = Prozkoumat program ve dvaceti bodech
    .more =
        Mnohokrát spustí program, hraje a mluví s ním, nejvýše tři minuty. Každý
        bod je v pořádku (pass), s poznámkou (note: chybí něco nepovinného),
        chybný (fail: prohrává partie nebo rozbije turnajový program), nebo
        nezkoumaný kvůli chybě započtené jinde. Body uvádí docs/engines.md.

        Zpráva je v Markdownu anglicky, s řádky, které každý nález ukazují. Na
        terminálu je místo ní řádek pro každý bod. Návratový kód je 1, pokud je
        některý bod chybný.

        Co se zjistí o enginu ze seznamu, například pravidla a desky, se do něj
        zapíše.

        Všechna slova za ENGINE jsou argumenty jeho programu:
        gomoku engine doctor --json wine pbrain-x.exe
cli-help-doctor-json = Vypsat jeden objekt JSON místo Markdownu
cli-help-doctor-point = Zkoumat jen tento bod, od 1 do 20; lze opakovat
cli-help-doctor-command = Jméno enginu ze seznamu, nebo program a jeho argumenty
cli-help-solve = Najít vynucenou výhru v pozici Gomoku
    .more =
        První řádek odpovědi je „win in N: ...“ s N tahy vítěze a střídavě
        s tahy obou stran, až k pětce nebo ke čtyřce, kterou nelze zastavit;
        nebo „no win by fours“; nebo „not decided“. Následuje deska, kde jsou
        tyto tahy očíslované.

        S --game connect4, tictactoe, custom nebo quarto se dokáže hodnota
        pozice: „win in N“, „loss in N“, „draw“ nebo „not decided“. N je počet
        tahů vítěze. „best“ uvádí tahy, které jsou dokázaně nejlepší. U čtyř
        v řadě je první „score“. Pozice quarta se píše „select 3, place 0;1“.
        Podrobnosti jsou v docs/analyse.md.

        Když soubor neuvádí desku, předpokládá se první z 15x15, 17x17, 19x19
        a 20x20, na kterou se vejdou všechny kameny, a na standardní chybový
        výstup se to oznámí; určit ji lze pomocí --size.

        Návratový kód je 0 při každé odpovědi, 1, když soubor takovou partii
        neobsahuje, 2 při chybných argumentech. Soubor, jehož název vypadá
        jako pozice, se otevře zápisem ./h8.
cli-help-solve-what = Uložená partie nebo tahy, nejdřív X: h8i9j10; sloupce: 4453
cli-help-solve-size = Strana desky, 5 až 20 [výchozí: 15 nebo podle FILE]; custom: 6x5
cli-help-solve-rule = Pravidlo pozice
cli-help-solve-vcf = Hledat jen výhry čtyřkami
cli-help-solve-vct = Hledat výhry trojkami a čtyřkami a nezkoušet nejdřív samé čtyřky
cli-help-solve-time = Čas na hledání, v sekundách
cli-help-solve-json = Vypsat objekt JSON; jeho položky popisuje docs/analyse.md
cli-help-analyse = Ukázat nejlepší tahy v pozici Gomoku
    .more =
        Přemýšlí několik sekund, nebo kratší dobu, když výsledek dokáže. Každý
        řádek ukazuje šanci strany na tahu na výhru, nebo kdo vyhrává na kolik
        tahů (počítáno jako u solve); hloubku hledání; a střídavě očekávané
        tahy obou stran. Následuje deska, kde jsou tahy prvního řádku
        očíslované.

        S --game se analyzují čtyři v řadě, malé piškvorky a vlastní hry.

        Pro pozice, soubory a návratový kód platí totéž co u solve.
cli-help-analyse-time = Čas na přemýšlení, v sekundách
cli-help-analyse-lines = Kolik řádků ukázat, 1 až 20
cli-help-analyse-other = Zeptat se jiného enginu ze seznamu; ukáže své vlastní hodnoty
cli-help-games = Vypsat partie ze souborů a adresářů nebo prozkoumat pozici
    .more =
        Bez PATH vypíše vaše dohrané partie. Adresáře se prohledávají se všemi
        podadresáři. Každá partie je řádek položek oddělených tabulátory:
        datum, X, O, výsledek, hra, počet tahů, soubor, číslo v souboru,
        zahájení, pravidlo zahájení. Neznámé či žádné je -. U poškozené partie
        je čtvrtou položkou důvod.

        Pozici odpovídá každá partie, která k ní dospěla, při jakémkoli pořadí
        tahů, otočení i zrcadlení desky. --explore místo toho vypíše tabulku:
        počet partií a výsledky každého pokračování. Rejstřík souborů se
        uchovává v adresáři mezipaměti.
cli-help-games-paths = Soubory a adresáře s partiemi [výchozí: vaše dohrané partie]
cli-help-games-player = Jen partie hráče, jehož jméno obsahuje NAME
cli-help-games-result = Jen partie s tímto výsledkem
cli-help-games-won-by = Jen partie, které vyhrál hráč, jehož jméno obsahuje NAME
cli-help-games-lost-by = Jen partie, které prohrál hráč, jehož jméno obsahuje NAME
cli-help-games-size = Jen partie na této desce: 15 nebo 9x7, nejdřív sloupce
cli-help-games-moves = Jen partie této délky: 40, 20..60, 20.. nebo ..60
cli-help-games-from = Jen partie od tohoto data: 2026-11-22, 2026-11 nebo 2026
cli-help-games-to = Jen partie do tohoto data včetně
cli-help-games-opening = Jen partie s tímto zahájením či pravidlem: D4, kagetsu, swap2
cli-help-games-position = Jen partie Gomoku, které dospěly k této pozici; tahy jako h8i9j10
cli-help-games-rule = Pravidlo této pozice
cli-help-games-explore = Místo partií ukázat pokračování pozice
cli-help-games-order = Pořadí partií
cli-help-games-limit = Ukázat nejvýše N partií
cli-help-puzzle = Řešit úlohy nebo vytvářet nové z partií
    .more =
        Bez voleb otevře úlohy na celé obrazovce. Kde není terminál, vypíše
        úlohy k řešení na dnešek, stejně jako --list.

        --from hledá ve všech pozicích partií v souborech ty, kde hrozbami
        vyhrává nebo neprohrává jediný tah. Ze souborů s příponou .jsonl bere
        každou pozici s výhrou hrozbami. Úlohy se vypisují a ukládají hned po
        nalezení, takže hledání lze kdykoli přerušit. Opakované úlohy se
        přeskakují, i otočené a zrcadlené.

        Formát popisuje docs/formats.md.
cli-help-puzzle-activity = Co řešit: next, daily, run nebo téma, například four-three
cli-help-puzzle-list = Vypsat úlohy k řešení na dnešek, váš rating a sérii
cli-help-puzzle-from = Vytvořit úlohy z partií nebo z pozic v řádcích JSON v těchto souborech
cli-help-puzzle-out = Přidat nalezené úlohy do tohoto souboru, ne k vašim vlastním
cli-help-puzzle-rule = Pravidlo partií, jejichž soubor žádné neuvádí
cli-help-puzzle-export = Připojit vaše vlastní úlohy k tomuto souboru
cli-help-learn = Naučit se hru ve dvanácti krátkých lekcích
    .more =
        Otevře seznam lekcí na celé obrazovce. Každá lekce je deska s jedním
        úkolem a trvá asi minutu.
cli-help-stats = Ukázat statistiku vašich partií a úloh
    .more =
        Dohrané partie proti počítači podle úrovně, strany, hry a zahájení;
        přesnost v rozebraných partiích; přehlédnuté výhry a hrozby; a úlohy podle
        témat. Partie dvou lidí se jen počítají, kopie cizích partií se vynechávají.
cli-help-stats-json = Vypsat objekt JSON; jeho pole popisuje docs/statistics.md
cli-help-match = Sehrát zápas enginů a ukázat, který je silnější
    .more =
        ENGINE je jméno z vašeho seznamu (gomoku engine list), nebo gomoku, tedy
        tento program. Nastavení následují za čárkami: time, game-time, nodes,
        depth, memory, threads, tolerance, restart=always, suspend=yes, name,
        info.KEY. Engine, který v seznamu není, končí svým příkazem:

          gomoku match rapfi,time=1s 'new,command=./pbrain-x --quiet'

        Každé zahájení se hraje dvakrát, s výměnou barev. Tabulka ukazuje rozdíl
        v Elo s chybou z těchto dvojic partií.

        Každá partie se na konci zapíše do žurnálu. Po přerušení tentýž příkaz
        s --record pokračuje v zápase.
cli-help-match-engines = Engine s nastavením za čárkami: rapfi,time=1s,memory=64MB
cli-help-match-time = Čas na tah, například 300ms nebo 2s [výchozí: z vašeho seznamu]
cli-help-match-game-time = Čas na partii a přídavek za tah: 60s nebo 60s+1s
cli-help-match-nodes = Uzly na tah; samotné dovolí tahu minutu
cli-help-match-memory = Paměť každého enginu, například 350MB [výchozí: z vašeho seznamu]
cli-help-match-threads = Počet vláken hledání každého enginu [výchozí: z vašeho seznamu]
cli-help-match-tolerance = Dovolené zpoždění tahu [výchozí: z vašeho seznamu]
cli-help-match-rule = Pravidlo partií
cli-help-match-size = Velikost desky: 15 nebo 15x15, nejdřív sloupce
cli-help-match-draw-after = Remíza po N tazích, nebo při 25 volných polích: leave-25
cli-help-match-openings = Zahájení: tahy v řádcích, posuny, .pos, SGF [výchozí: vyrovnaná]
cli-help-match-rows = Místo řádku 1 v seznamu tahů, jako je h8i9j10
cli-help-match-rounds = Počet kol: v každém hrají všechny dvojice jedno zahájení oběma barvami
cli-help-match-games = Počet partií, zaokrouhlený nahoru na celá kola
cli-help-match-gauntlet = První engine hraje se všemi ostatními, ti spolu nehrají
cli-help-match-seed = Zamíchat zahájení; stejné číslo dá stejné pořadí
cli-help-match-repeat = Začít seznam znovu, až se odehrají všechna zahájení ve všech symetriích
cli-help-match-part = Hrát jen část K z N, o které se dělí několik běhů nebo počítačů: 2/8
cli-help-match-concurrency = Počet současných partií
cli-help-match-sprt = Zjistit, zda je první silnější o 0, nebo o 5 Elo, a pak skončit: 0,5
cli-help-match-alpha = Pravděpodobnost, že test neprávem přijme vyšší číslo
cli-help-match-beta = Pravděpodobnost, že je test neprávem odmítne
cli-help-match-adjudicate = Ukončit partie, jejichž výhra je dokázaná
cli-help-match-record = Žurnál partií; existující pokračuje [výchozí: nový]
cli-help-match-report = Nic nehrát a ukázat tabulku těchto žurnálů jednoho zápasu
cli-help-match-sgf = Na konci zapsat všechny partie do tohoto souboru SGF
cli-help-match-psq = Zapsat každou partii do této složky jako soubor Piskvorku
cli-help-match-json = Vypsat tabulku jako objekt JSON
cli-help-match-markdown = Vypsat tabulku jako Markdown
cli-help-match-watch = Sledovat tabulku a desky na celé obrazovce
cli-help-bench = Změřit rychlost hledání
    .more =
        Prohledá pevně dané pozice Gomoku do pevné hloubky jedním vláknem.
        U každé pozice vypíše název, nejlepší tah, hloubku a počet uzlů;
        nakonec všechny uzly, uzly za sekundu a otisk uzlů a tahů. Otisk je
        na každém počítači stejný a změní se, kdykoli se změní hledání.
cli-help-bench-depth = Hloubka hledání v půltazích; každá má vlastní otisk
cli-help-show = Ukázat uloženou partii: hráče, desku a stranu na tahu
    .more =
        Čte SGF, CSV, soubory .psq a .rec programu Piskvork, text pozice
        (.txt, .pos) a žurnály. Z více partií v souboru ukáže první.
cli-help-show-file = Uložená partie, nebo - pro standardní vstup
cli-help-show-at = Ukázat pozici po N tazích [výchozí: poslední]
cli-help-show-tree = Vypsat také všechny tahy s variantami a komentáři
cli-help-show-coordinates = Zápis polí
cli-help-show-coordinates-letters = H8, řádek 1 je dole
cli-help-show-coordinates-numbers = 7,7, řádek a sloupec od 0 vlevo nahoře
cli-help-show-from = Formát ke čtení [výchozí: podle obsahu nebo názvu souboru]
cli-help-convert = Převést partie do jiného formátu
    .more =
        Formáty určují přípony názvů: sgf, csv, psq, rec, txt. Všechno, i více
        partií, uloží jen SGF; co jiný formát uložit neumí, oznámí se na
        standardní chybový výstup. Existující soubor se nahradí, jen pokud je
        to uložená partie; záloha zůstane pod jeho názvem se znakem ~.
cli-help-convert-input = Soubor ke čtení, nebo - pro standardní vstup
cli-help-convert-output = Soubor k zápisu, nebo - pro standardní výstup
cli-help-convert-to = Formát k zápisu [výchozí: podle názvu OUT, jinak SGF]
cli-help-export = Nakreslit partii jako obrázek: SVG, PNG nebo GIF
    .more =
        Formát určuje přípona názvu obrázku. Z více partií v souboru se kreslí
        první. --moves ukazuje tah po tahu, jako pohyblivý GIF nebo SVG.

        Existující soubor se nahradí, jen pokud je to obrázek; záloha zůstane pod
        jeho názvem se znakem ~.
cli-help-export-picture = Obrázek k zápisu, nebo - pro standardní výstup
cli-help-export-to = Formát obrázku [výchozí: podle názvu PICTURE, jinak SVG]
cli-help-export-moves = Ukázat všechny tahy postupně, jako pohyblivý GIF nebo SVG
cli-help-export-delay = Doba každého tahu v sekundách
cli-help-export-numbers = Očíslovat kameny
cli-help-export-fouls = Označit pole, která strana nesmí obsadit (renju a omok)
cli-help-export-coordinates = Názvy řad a sloupců
cli-help-export-coordinates-none = Bez názvů
cli-help-export-cell = Velikost pole v pixelech, 8 až 128
cli-help-check = Zkontrolovat, že partie jsou platné a jejich výsledky správné
    .more =
        Vypíše pro každou partii řádek: tahy a kdo je na tahu nebo jak skončila,
        formát, kódování, desku a pravidlo a co bylo tolerováno. Návratový kód
        je 1, pokud má některá chyby.
cli-help-check-files = Soubory s partiemi, nebo - pro standardní vstup
cli-help-check-json = Vypsat pro každou partii objekt JSON; pole popisuje docs/formats.md
cli-help-themes = Ukázat barevné motivy, v rouře jen jejich názvy
cli-help-themes-help = Vypsat nápovědu
cli-help-config = Zkontrolovat nastavení nebo vypsat výchozí hodnoty
    .more =
        Chyby v souboru s nastavením se oznámí s řádkem a sloupcem a návratový
        kód je 1.
cli-help-config-print-default = Vypsat soubor se všemi nastaveními, jejich významem a výchozími hodnotami
cli-help-config-path = Vypsat cestu k souboru s nastavením
cli-help-completions = Vypsat doplňování pro shell
    .more =
        Pro bash: source <(gomoku completions bash)
cli-help-completions-shell = Shell, který je načte
cli-help-completions-dir = Zapsat skripty všech shellů do této složky
cli-help-man = Vypsat manuálovou stránku: programu nebo podpříkazu
    .more =
        Ke čtení: gomoku man solve | man -l -
cli-help-man-subcommand = Vypsat stránku tohoto podpříkazu
cli-help-man-dir = Zapsat stránky programu a všech podpříkazů do této složky
cli-help-help = Vypsat tuto nápovědu nebo nápovědu zadaných podpříkazů
