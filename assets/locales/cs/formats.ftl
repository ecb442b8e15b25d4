### Chyby a poznámky k souborům a nastavení.

## Místa a problémy v souboru

format-not-utf8 = to není UTF-8
format-unknown = neznámý formát partie
foreign-archive = toto je komprimovaný archiv; rozbalte ho a otevřete partie v něm
foreign-picture = toto je obrázek, ne partie
foreign-empty = v tomto souboru nic není
foreign-document = toto je dokument, ne partie
foreign-database = toto je databáze jiného programu
foreign-settings = toto je soubor nastavení, ne partie
foreign-chess = toto je šachová pozice (FEN)
foreign-program = toto je program, ne partie
foreign-web = toto je webová stránka, ne partie
foreign-xml = toto je soubor XML jiného programu
foreign-json = toto je soubor JSON jiného programu
foreign-pgn = toto je PGN, formát šachu, který se nečte; tahy lze vložit
foreign-yixin = toto je partie uložená programem Yixin, která se nečte
format-no-game = v souboru není žádná partie
format-missing = chybí
format-not-built-in = toto sestavení programu tento formát nečte
format-other-game = to patří k jiné hře
format-out-of-turn = na tahu je druhá strana
format-not-a-cell = { $value } není pole desky
format-not-a-number = { $value } není číslo
format-at-line = řádek { $line }: { $why }
format-at-field = řádek { $line }, { $field }: { $why }
format-at-move = tah { $number }: { $why }
format-at-byte = bajt { $offset }: { $why }
format-header = první řádek musí být { $expected }
format-fields = očekávaný počet hodnot: { $expected }, nalezeno: { $found }
format-off-board = { $value } je mimo jakoukoli desku (0 až { $max })
format-occupied = na tomto poli už leží kámen z řádku { $line }
format-after-end = po konci partie následuje další kámen
format-not-a-node = tah { $number } neexistuje
format-number-taken = číslo { $number } mají dva tahy
format-too-small = pět v řadě se nevejde na desku { $size }
format-not-a-ply = partie nemá tah { $number }
format-too-large = soubor je větší než { $limit } bajtů
format-unexpected = { $text } se tu neočekává
format-no-value = { $name } nemá hodnotu v závorkách
format-too-many-moves = soubor má příliš mnoho tahů
format-size = { $value } není velikost desky
format-stray-row = tento řádek stojí mimo desku
format-row-number = { $value } není číslo dalšího řádku
format-row-missing = řádky končí u { $value }; další chybějí
format-other-size = nakreslené řádky nejsou z desky { $value }
format-signs = { $value } nemá vedle ostatních znaků význam
format-board-open = deska nemá konec: chybí DONE
format-no-answer = před tímto řádkem chybí tah programu

## Formáty

format-csv = CSV
format-sgf = SGF
format-psq = Piskvork .psq
format-rec = Piskvork .rec
format-position = text pozice
format-script = skript Quarto
format-journal = žurnál
format-rif = RenjuNet .rif
format-yxdb = Yixin .db
format-pos = .pos
format-openings = seznam zahájení
format-lib = RenLib .lib

## Co formát neumí uložit

unwritable-script = skript Quarto umí uložit jen partii Quarta
unwritable-journal = žurnál rozehrané partie zapisuje program sám
unwritable-only-read = formát „{ $format }“ se jen čte, partie se do něj neukládají
unwritable-lib = knihovna RenLib může obsahovat jen partie na desce 15x15
lib-no-header = tohle není knihovna RenLib
lib-version = verze { $value } knihoven RenLib není známá
lib-pass = pas nelze zahrát
lib-no-move = za polem bez kamene následuje tah
unwritable-quarto = formát „{ $format }“ neumí uložit partii Quarta
lost-game = desku a její pravidlo
lost-start = výchozí pozici
lost-order = pořadí tahů
lost-passes = pasy
lost-opening = rozhodnutí zahájení
lost-other-moves = varianty a vrácené tahy
lost-result = výsledek
lost-reason = důvod výsledku
lost-players = hráče
lost-date = datum
lost-times = časy
lost-comments = komentáře
lost-marks = značky
lost-evaluations = hodnocení
lost-hints = nápovědy
lost-others = data jiných programů
format-not-held = Formát „{ $format }“ neumí uložit { $parts }.

## Jednotlivé formáty

csv-player = { $value } není 0 ani 1
csv-negative = { $value } je záporné číslo
script-start = první řádek musí být start a deska, například start standard
script-command = očekává se select nebo place
sgf-game = { $value } je jiná hra
sgf-board = { $value } se hraje na jiné desce
sgf-pass = v této hře se nelze vzdát tahu
sgf-repeated = týž tah má příliš mnoho poznámek
sgf-late-setup = po prvním tahu už nelze rozestavovat kameny
sgf-go = toto je partie go
journal-game = { $value } není hra
journal-side = { $value } není x ani o
journal-player = { $value } není hráč 1 ani 2
journal-level = { $value } není úroveň
journal-engine = { $value } není název enginu
journal-participant = { $value } není person ani computer
journal-piece = { $value } není figura
journal-nothing-to-undo = není žádný tah, který by šel vrátit
journal-clock = { $value } není čas na partii
journal-opening = { $value } není pravidlo zahájení
journal-choice = { $value } není volba v zahájení
journal-nothing-to-redo = není žádný tah, který by šel obnovit
journal-date = { $value } není datum
journal-version = { $value } není verze 1 ani 2 tohoto formátu
journal-line = { $value } není začátek řádku žurnálu
journal-not-at-start = to musí stát před prvním tahem

## Poznámky k načtenému souboru

remark-taken-for = soubor neuvádí desku; předpokládá se { $width }x{ $height }
remark-no-order = soubor neuvádí pořadí tahů
remark-rows-from-bottom = řádky se počítají zdola
remark-rows-from-top = řádky se počítají shora
remark-other-games = toto je první z { $games } partií v souboru
remark-unknown-rule = pravidlo { $rule } není známé; předpokládají se volná pravidla
remark-says-go = soubor uvádí hru go; čte se jako gomoku
remark-says-other = soubor uvádí jinou hru (GM { $number }); čte se jako gomoku
remark-pass = pas byl vynechán; tato hra pasy nemá
remark-passes = vynechané pasy: { $count }; tato hra pasy nemá
remark-several = { $name } má více hodnot; čte se první
remark-result-does-not-fit = výsledek { $result } neodpovídá pozici
remark-opening-does-not-fit = tahy neodpovídají zahájení { $rule }, které se vynechá
remark-unknown-result = výsledek { $result } není zcela srozumitelný
remark-variation-cut = varianta byla zkrácena tam, kde ji nelze zahrát ({ $why })
remark-variations-cut =
    { $count ->
        [one] { $count } varianta byla zkrácena tam, kde ji nelze zahrát (první: { $why })
        [few] { $count } varianty byly zkráceny tam, kde je nelze zahrát (první: { $why })
       *[other] { $count } variant bylo zkráceno tam, kde je nelze zahrát (první: { $why })
    }
remark-not-in-tables = v tabulkách souboru chybí { $names }
remark-from-centre = políčka se počítají od středu
remark-encoding-guessed = soubor není v UTF-8 a neuvádí jiné známé kódování; předpokládá se { $encoding }
remark-encoding = kódování je { $encoding }
remark-damaged-letters = některé znaky nejsou v { $encoding } a byly nahrazeny znakem �
encoding-unknown = neznámé kódování; příklady jsou UTF-8, windows-1251, Shift_JIS, GBK
remark-text-outside = text mimo partie byl vynechán
remark-not-closed = chybí konec partie
remark-sign-first = { $sign } je strana, která začíná
remark-sign-second = { $sign } je strana, která táhne druhá
remark-signs = { $first } je strana, která začíná, { $second } ta druhá
remark-free-sign = { $sign } se čte jako volné pole
remark-unknown-sign = řádek { $line }: { $sign } se čte jako volné pole
remark-proposed = čísla na desce jsou tahy, které se nehrály
remark-last-board = toto je poslední z desek v textu (celkem { $boards })
remark-passed-over = nepřečteno: { $parts }
remark-rows-first = dvojice čísel jsou řádek a sloupec, od 0 vlevo nahoře
passed-times = časy
passed-evaluations = hodnocení
passed-comments = komentáře
passed-judgements = posudky
passed-numbers = čísla, která nepočítají tahy
passed-protocol = jiné řádky protokolu
passed-others = jiné údaje
remark-skipped-one = { $text } na řádku { $line } nebylo srozumitelné a bylo vynecháno
remark-skipped = nesrozumitelné a vynechané části: { $count } (první: { $text } na řádku { $line })
remark-odd-time = čas na řádku { $line } není počet milisekund
remark-stopped = partie je zobrazena po místo, kde ji nelze hrát dál ({ $why })
remark-end-number = partie skončila s číslem { $number }, které neříká, kdo vyhrál
yxdb-end = soubor končí uprostřed záznamu
yxdb-frame = komprimovaná data jsou poškozená
