### Zápasy enginů: gomoku match.

## Enginy a nastavení, jak se píší

match-no-name = očekává se jméno enginu a za čárkami jeho nastavení
match-no-key = nastavení { $key } není, jen { $keys }, a na konci command
match-no-value = { $key } nemůže být { $value }
match-odd-name = { $name } není jméno enginu: začíná písmenem a má písmena, číslice a - _ .
match-not-played = { $name } podle vašeho seznamu enginů nehraje { $variant }
match-concurrency = očekává se počet partií od 1 do { $most }
match-part = očekává se část a počet částí, například 2/8
match-sprt-two = --sprt potřebuje právě dva enginy
match-no-openings = pro { $variant } nejsou vyrovnaná zahájení; vlastní zadá --openings SOUBOR
match-own-path = cestu k tomuto programu nelze najít

## Zprávy během zápasu

match-journal = Každá partie je v { $path }; --record s tímto souborem pokračuje v zápase.
match-resumed = { $count ->
    [one] { $count } partie z žurnálu platí a zápas pokračuje.
    [few] { $count } partie z žurnálu platí a zápas pokračuje.
    [many] { $count } partie z žurnálu platí a zápas pokračuje.
   *[other] { $count } partií z žurnálu platí a zápas pokračuje.
}
match-interrupted = Zápas byl přerušen. Rozehrané partie neplatí.
match-cores = Současně { $count } partií: { $cores } jader spolehlivě hraje nejvýš { $most }
match-games = { $done }/{ $total } partií
match-left = zbývá { $time }

## Klávesy obrazovky zápasu. Každé slovo následuje za klávesou.

match-key-quit = skončit
match-key-leave = odejít
match-key-table = tabulka
match-key-boards = desky
