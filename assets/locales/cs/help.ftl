### Stránky nápovědy.

help-section-of = { $index } z { $count }
help-more = dále

## Nadpisy

help-bar = Po : nebo číslici
help-filter = Filtry seznamů partií; lze je libovolně kombinovat
help-mouse = Myš
help-marks = Značky na desce
help-shown = Na desce také, pokud chcete
help-levels = Úrovně počítače v Gomoku
help-winning = Výhra
help-good-to-know = Dobré vědět
help-openings = Pravidla zahájení
help-torus = Torus
help-pieces = Figury na malých polích

## Myš

help-mouse-move = pohyb
    .meaning = Kurzor následuje myš.
help-mouse-click = kliknutí
    .meaning = Zahraje na dané pole. V seznamu vybírá.
help-mouse-drag = tažení se Shift
    .meaning = Označuje text, ve většině terminálů.

## Značky na desce

help-mark-sides = X  O
    .meaning = Strana, která začíná, a druhá strana.
help-mark-cursor = světlý kámen nebo [ ]
    .meaning = Kurzor. Na nejmenších polích je inverzní.
help-mark-last = značka nebo podtržení
    .meaning = Poslední kámen.
help-mark-won = zvýrazněné či inverzní
    .meaning = Vyhrávající řada.
help-mark-expected = 1 2 3
    .meaning = Tahy, které počítač očekává, nejdřív jeho vlastní další tah.
help-shown-numbers = čísla na kamenech
    .meaning = Pořadí tahů.
help-shown-threats = malé x, o, kosočtverce
    .meaning = Hrozby. Plná značka vyhrává hned, prázdná tvoří otevřenou čtyřku.
help-shown-forbidden = přeškrtnutý kruh, !
    .meaning = Pole, které jedna strana nesmí obsadit: v Renju X, v Omoku strana na tahu.
help-shown-foul = čáry na kamenech, *, ?
    .meaning = Vysvětlený faul: jeho kameny, pole, která ho doplní, a pole, která se nepočítají.
help-shown-region = * ! ?
    .meaning = Tahy, které vyhrávají, jako jediné drží, nebo nejsou známy.
help-shown-judged = ? ?? u kamene
    .meaning = Chyba a hrubka; v nejmenších polích je # hrubka a ~ pochybný tah.

## Úrovně

help-levels-low = 1 až 3
    .meaning = Nepropočítává tahy dopředu a leccos přehlédne, jako lidé.
help-levels-middle = 4 až 8
    .meaning = Počítá dopředu, s každou úrovní dál.
help-levels-high = 9, 10
    .meaning = Přemýšlí jednu sekundu, nebo pět.
help-levels-other-games = jiné hry
    .meaning = Vyhraje nebo zablokuje, stačí-li na to jeden tah. Jinak táhne náhodně.

## Pravidla hry na desce

help-turns = Začíná X a hráči se střídají. Položte jeden kámen na libovolné volné pole. Kameny se už nepřesouvají.
help-turns-falling = Začíná X a hráči se střídají. Vyberte sloupec: kámen padne na jeho nejnižší volné pole.
help-wins = Vyhrává { $row } nebo více kamenů v řadě bez mezer: vodorovně, svisle nebo úhlopříčně.
help-wins-exactly = Vyhrává přesně { $row } v řadě bez mezer: vodorovně, svisle nebo úhlopříčně. Delší řady se nepočítají.
help-wins-renju = X vyhrává přesně pěti kameny v řadě bez mezer a nesmí vytvořit dvojitou trojku, dvojitou čtyřku ani řadu šesti a více kamenů, pokud tím zároveň nevznikne pětka. O žádné fauly nemá a vyhrává i delší řadou.
help-wins-caro = Vyhrává řada šesti nebo více kamenů bez mezer a také přesně pět, pokud na obou koncích nestojí kameny soupeře.
help-wins-standard-caro = Vyhrává přesně pět kamenů v řadě bez mezer, pokud na obou koncích nestojí kameny soupeře. Delší řady se nepočítají.
help-wins-omok = Vyhrává přesně pět kamenů v řadě bez mezer. Delší řady se nepočítají. Nikdo nesmí vytvořit dvojitou trojku, pokud tím zároveň nevznikne pětka.
help-fouls = Fauly
help-foul-three = trojka
    .meaning = Tři kameny, ze kterých další udělá otevřenou čtyřku: čtyři v řadě, které kterýkoli konec doplní na pětku. Ten kámen nesmí tvořit pětku ani být faulem.
help-foul-double-three = dvojitá trojka
    .meaning = Dvě trojky na dvou liniích.
help-foul-double-four = dvojitá čtyřka
    .meaning = Dvě čtveřice kamenů, které další doplní na pětku, i na jedné linii.
help-foul-overline = dlouhá řada
    .meaning = Šest nebo více kamenů v řadě.
help-drawn = Když je deska plná a nikdo nevyhrál, je to remíza.
help-connect-four = Hlídejte pole nad tím, které volíte: soupeř tam může hrát hned potom.
help-tic-tac-toe = Při pozorné hře skončí partie vždy remízou.
help-torus-rows = Deska nemá okraje. Řada, která ji na jedné straně opustí, pokračuje na druhé.

## Tvary v Gomoku

help-shape-four = čtyřka
    .meaning = Čtyři v řadě s jedním volným koncem. Zablokujte ji hned.
help-shape-open-four = otevřená čtyřka
    .meaning = Čtyři v řadě s oběma konci volnými. Nelze ji zastavit.
help-shape-open-three = otevřená trojka
    .meaning = Tři, ze kterých může být otevřená čtyřka. Zablokujte ji, nebo vytvořte čtyřku.
help-shape-two = vidlička
    .meaning = Dvě čtyřky, nebo čtyřka a otevřená trojka, vytvořené jedním kamenem, vyhrávají.

## Quarto

help-quarto-pieces = Figur je šestnáct a každá je jiná: hranatá nebo kulatá, černá nebo bílá, malá nebo velká, dutá nebo plná. Oba hráči hrají se stejnými figurami.
help-quarto-turns = Jeden hráč vybere figuru. Druhý ji položí na libovolné volné pole a potom vybere další figuru pro prvního hráče.
help-quarto-wins = Vyhrává hráč, který dokončí řadu čtyř figur s něčím společným: třeba čtyř kulatých nebo čtyř černých. Řada může být vodorovná, svislá nebo úhlopříčná.
help-quarto-drawn = Když jsou na desce všechny figury a nikdo nevyhrál, je to remíza.
help-pieces-shape = hranatá, kulatá
help-pieces-colour = černá, bílá
help-pieces-size = malá, velká
help-pieces-filling = dutá, plná
