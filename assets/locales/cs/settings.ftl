### Stránka nastavení, motivy.

language-name = Čeština

## Stránka nastavení

settings-title = Nastavení
settings-title-group = { $title }: { $group }
settings-group-look = Vzhled
settings-group-terminal = Terminál
settings-group-players = Hráči
settings-group-games = Nové partie
settings-group-engine = Engine
themes-title = Motivy
settings-language = Jazyk
    .meaning = Jazyk programu
settings-theme = Motiv
    .meaning = Barevný motiv
settings-glyphs = Znaky
    .meaning = Deska z čar, teček (úzké v každém terminálu) nebo znaků ASCII
settings-coordinates = Souřadnice
    .meaning = Názvy sloupců a řádků vedle desky
settings-mouse = Myš
    .meaning = Výběr a hra myší; při vypnutí označuje text terminál
settings-animations = Animace
    .meaning = Kameny padají a vyhrávající řada pulzuje
settings-bell = Zvonek
    .meaning = Zazvoní, když počítač táhl a když vám dochází čas
settings-window-title = Titulek okna
    .meaning = Ukazovat v titulku okna, kdo je na tahu
settings-pictures = Obrázky
    .meaning = Ostré kameny, pokud terminál umí obrázky
settings-player-1 = Hráč 1
    .meaning = Vaše jméno, i proti počítači
settings-player-2 = Hráč 2
    .meaning = Jméno druhého hráče
settings-level = Úroveň
    .meaning = Úroveň počítače v nových partiích
settings-size = Velikost desky
    .meaning = Deska nových partií Gomoku
settings-rule = Pravidlo
    .meaning = Volné: vyhrává pět nebo více v řadě. Standardní: přesně pět
settings-opening = Zahájení
    .meaning = Pravidlo zahájení nových her; pravidla renju platí jen v renju
settings-first = První tah
    .meaning = Kdo začíná proti počítači; losuje se i mezi dvěma hráči
settings-clock = Čas na partii
    .meaning = V nových partiích: čas na partii, s přídavkem nebo na tah
settings-draw-after = Remíza
    .meaning = Kdy nová partie Gomoku bez vítěze končí remízou
settings-foul = Fauly
    .meaning = Co stojí faul v Renju a Omoku
settings-forbidden-points = Značky faulů
    .meaning = Označit pole, která strana v Renju a Omoku nesmí obsadit
settings-save-format = Formát uložení
    .meaning = Formát pro s a soubory bez přípony; SGF zachová vše
settings-threads = Vlákna
    .meaning = Počet vláken hledání počítače na úrovních 9 a 10
settings-memory = Paměť
    .meaning = Paměť počítače na úrovních 9 a 10

## Hodnoty na stránce, nejvýše 40 sloupců

settings-on = zapnuto
settings-off = vypnuto
settings-auto = automaticky: { $value }
settings-default-name = (výchozí)
settings-glyphs-lines = čáry
settings-glyphs-dots = tečky
settings-glyphs-ascii = ASCII
settings-coordinates-numbers = čísla
settings-coordinates-letters = písmena
settings-coordinates-none = žádné
settings-bell-never = nikdy
settings-bell-your-turn = když jste na tahu
settings-rule-freestyle = volné
settings-rule-standard = standardní
settings-rule-renju = renju
settings-rule-caro = caro
settings-rule-standard-caro = standardní caro
settings-rule-omok = omok
settings-first-human = vy
settings-first-computer = počítač
settings-first-random = losem
settings-draw-after-full = plná deska
settings-draw-after-leave-25 = 25 volných polí
settings-foul-refused = nejsou povoleny
settings-foul-loses = prohrávají partii
settings-save-format-sgf = SGF
settings-save-format-csv = CSV, jen kameny
settings-memory-size = { $number } MiB
settings-not-written = Neuloženo; platí do ukončení: { $why }

## Upozornění při spuštění, že soubor s nastavením nelze použít

settings-problem = Vaše nastavení nelze použít:
settings-problem-end = Soubor se nezměnil, platí výchozí hodnoty. Stiskněte libovolnou klávesu.

## Chyby v souboru s nastavením

settings-mistake = řádek { $line }, sloupec { $column }: { $message }
settings-unknown = nastavení { $name } neexistuje; nastavení jsou { $names } a [keys]
settings-not-allowed = { $name } má být { $allowed }, ne { $written }
settings-not-allowed-long = { $name } má být { $allowed }
settings-keys-table = keys má být tabulka: [keys]
settings-not-a-key = příkaz má klávesu jako "x", více kláves jako ["x", "F5"], nebo "none"
settings-renamed = { $old } se nyní jmenuje { $new }
settings-twice = { $old } se nyní jmenuje { $new } a je nastaveno také; jedno z nich odstraňte

## Co dalšího hlásí gomoku config

settings-note = settings.toml, { $note }
settings-locale-mistake = { $file }, řádek { $line }: { $why }
settings-locale-mistakes = { $count ->
    [one] { $count } chyba ve vašich překladech; tato zpráva se vynechává
    [few] { $count } chyby ve vašich překladech; tyto zprávy se vynechávají
   *[other] { $count } chyb ve vašich překladech; tyto zprávy se vynechávají
}

## Hodnoty nastavení, v chybách

settings-or = { $others } nebo { $last }
settings-range = číslo od { $least } do { $most }
settings-memory-range = "auto" nebo počet MiB od { $least } do { $most }
settings-clock-values = "none", "5m" na partii, "5m+3s" s přídavkem nebo "10s/move"
settings-draw-after-values = "full", "leave-25" nebo počet tahů od { $least } do { $most }
settings-theme-values = "auto" nebo název motivu (ukáže je `gomoku themes`)
settings-language-values = "auto" nebo značka jazyka, například "en" nebo "de"
settings-name-values = jméno o nejvýše { $longest } znacích, nebo "" pro výchozí

## Chyby v motivech

theme-unknown = motiv { $name } neexistuje
theme-circle = motiv { $name } dědí sám ze sebe
theme-mistake = motiv { $name }, řádek { $line }, sloupec { $column }: { $why }
theme-colour = "{ $text }" není barva, například "#d63e54"
