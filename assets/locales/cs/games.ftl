### Seznamy partií.

## Nadpis seznamu

games-count = { $count ->
    [0] Žádné partie
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
games-filtered = { $count ->
    [0] Žádné partie: { $filter }
    [one] { $count } partie: { $filter }
    [few] { $count } partie: { $filter }
   *[other] { $count } partií: { $filter }
}
games-reached = { $count ->
    [0] K této pozici nedospěla žádná partie
    [one] K této pozici dospěla { $count } partie
    [few] K této pozici dospěly { $count } partie
   *[other] K této pozici dospělo { $count } partií
}
games-none = Zatím žádné partie.
games-history = rozehrané: { $playing }, dohrané: { $finished }
games-only-playing = rozehrané: { $playing }
games-only-finished = dohrané: { $finished }
games-in-path = { $count ->
    [0] { $path }: žádné partie
    [one] { $path }: { $count } partie
    [few] { $path }: { $count } partie
   *[other] { $path }: { $count } partií
}
games-prompt = Soubor nebo adresář:
games-reading = { $games ->
    [one] Načítání: { $games } partie, soubory { $read } z { $files }
    [few] Načítání: { $games } partie, soubory { $read } z { $files }
   *[other] Načítání: { $games } partií, soubory { $read } z { $files }
}
    .short = { $games ->
        [one] Načítání: { $games } partie
        [few] Načítání: { $games } partie
       *[other] Načítání: { $games } partií
    }

## Vybraná partie, pod nadpisem; nejvýše 70 sloupců

games-detail = { $game }: { $players }
games-detail-place = { $game }: { $players } ({ $file }, partie { $number })
games-about-place = { $about } ({ $file }, partie { $number })
games-place = { $file }, partie { $number }
games-opening = { $opening }, { $rule }
games-here = Tato partie je otevřená na této obrazovce.
games-elsewhere = Tato partie je otevřená v jiném okně. Enter otevře kopii.
games-damaged = Tuto partii nelze přečíst: { $why }.
games-damaged-part = Část předtím lze otevřít: { $stones }.
games-damaged-both = Poškozeno: { $why }. Část předtím lze otevřít: { $stones }.

## Řádek seznamu, ve sloupcích

games-state-playing = rozehraná
games-state-x-won = vyhrál X
games-state-o-won = vyhrál O
games-state-draw = remíza
games-state-unfinished = nedohraná
games-players = { $first } - { $second }
games-row-damaged = { $file }: nelze přečíst

## Stáří partie; nejvýše 15 sloupců. Také v úvodní nabídce

games-age-now = právě teď
games-age-minutes = před { $number } min
games-age-hours = před { $number } h
games-age-days = { $number ->
    [one] před { $number } dnem
    [few] před { $number } dny
   *[other] před { $number } dny
}

## Otázky a odmítnutí pod seznamem

games-delete = Smazat tuto partii? (y/n)
games-remove = Odebrat partii { $number } ze souboru { $file }? (y/n)
games-none-selected = Není vybrána žádná partie.
games-delete-here = Partii na této obrazovce nelze smazat.
games-delete-elsewhere = Partii otevřenou v jiném okně nelze smazat.
games-not-loaded = Nenačteno: { $why } ({ $path }).
games-not-searched = Partie nelze prohledat: { $why }.
games-unreadable = { $more ->
    [0] { $file } nelze přečíst: { $why }.
    [one] { $file } nelze přečíst: { $why } (a { $more } další soubor).
    [few] { $file } nelze přečíst: { $why } (a { $more } další soubory).
   *[other] { $file } nelze přečíst: { $why } (a { $more } dalších souborů).
}
    .short = { $more ->
        [0] { $file } nelze přečíst.
        [one] { $file } nelze přečíst (a { $more } další soubor).
        [few] { $file } nelze přečíst (a { $more } další soubory).
       *[other] { $file } nelze přečíst (a { $more } dalších souborů).
    }
    .shortest = { $file } nelze přečíst.

## Slova filtru, v nápovědě

filter-player = partie hráče, který to má ve jméně
filter-won-lost = partie, které tento hráč vyhrál nebo prohrál
filter-result = partie s tímto výsledkem: x, o, draw nebo unfinished
filter-size = partie na této desce, nejdřív sloupce
filter-moves = partie této délky; také 40, 20.. nebo ..60
filter-from-to = partie od tohoto dne, měsíce či roku, nebo do něj
filter-opening = partie s tímto zahájením: kód, jméno, pravidlo

## Chyby ve filtru, při psaní

filter-mistake = { $word }: { $why }
filter-unknown = slova jsou player, won, lost, result, size, moves, from, to a opening
filter-two-results = z result, won a lost smí být jen jedno
filter-twice = smí být jen jednou
filter-no-result = výsledek je x, o, draw nebo unfinished
filter-no-size = velikost se píše 15 nebo 9x7
filter-no-moves = počet tahů se píše 40, 20..60, 20.. nebo ..60
filter-moves-order = menší číslo musí být první
filter-date = datum se píše 2026, 2026-11 nebo 2026-11-22
filter-no-opening = zahájení je D4, Kagetsu nebo pravidlo, třeba swap2
