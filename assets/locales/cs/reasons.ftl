### Důvody tahů a slova rozboru.

## Proč je tah dobrý: vždy jedna věta

reason-makes-five = { $played } dokončuje pětku.
reason-stops-four = { $played } blokuje soupeřovu čtyřku na { $stones }.
    .short = { $played } blokuje soupeřovu čtyřku.
reason-makes-open-four = { $played } tvoří čtyřku, kterou nelze zastavit.
reason-makes-four-stopped-by-foul = { $played } tvoří čtyřku, kterou by zastavil jen faul na { $cell }.
reason-makes-four-and-three = { $played } tvoří čtyřku s otevřenou trojkou.
reason-wins =
    { $played } vyhrává na { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }{ $by ->
        [fours] {" "}samými čtyřkami
        [threes] {" "}trojkami a čtyřkami
       *[other] {""}
    }.
reason-wins-line =
    { $played } vyhrává na { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }{ $by ->
        [fours] {" "}samými čtyřkami
        [threes] {" "}trojkami a čtyřkami
       *[other] {""}
    }: { $line }.
reason-stops-open-three = { $played } blokuje soupeřovu otevřenou trojku na { $stones }.
    .short = { $played } blokuje soupeřovu otevřenou trojku.
reason-takes-two-fours = { $played } obsazuje pole, kde by soupeř vytvořil dvě čtyřky.
reason-stops-two-fours = { $played } brání soupeři ve dvou čtyřkách na { $cell }.
reason-makes-two-threes = { $played } tvoří dvě otevřené trojky.
reason-takes-four-and-three =
    { $played } obsazuje pole, kde by soupeř vytvořil čtyřku s otevřenou trojkou.
reason-takes-two-threes =
    { $played } obsazuje pole, kde by soupeř vytvořil dvě otevřené trojky.
reason-stops-win-by-fours = { $played } brání soupeři ve výhře čtyřkami.
reason-makes-open-three = { $played } tvoří otevřenou trojku.
reason-makes-four = { $played } tvoří čtyřku.
reason-holds-out =
    { $played } jen oddaluje prohru: soupeř přesto vyhrává na { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }.
reason-builds = { $played } staví v několika směrech.
reason-takes-four = { $played } obsazuje pole, kde by soupeř vytvořil čtyřku.
reason-takes-open-three =
    { $played } obsazuje pole, kde by soupeř vytvořil otevřenou trojku.
reason-makes-three = { $played } tvoří trojku z jedné strany zablokovanou.
reason-makes-open-two = { $played } tvoří otevřenou dvojku.
reason-takes-directions =
    { $played } obsazuje pole, odkud by soupeř stavěl v několika směrech.
side-first = První
side-second = Druhý
reason-completes = { $played } dokončuje řadu.
reason-blocks = { $played } blokuje soupeřovu řadu.
reason-proved-win =
    { $played } vyhrává na { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }, ať soupeř hraje cokoli: dokázáno.
reason-draws = { $played } drží remízu: dokázáno.
reason-gives-losing = Každá zbývající figura dokončuje řadu; { $played } prohrává jako ostatní.
reason-gives-last-safe = { $played } je poslední figura, která řadu nedokončí.
reason-gives-safe = { $played } je jedna z figur, které řadu nedokončí (celkem { $count }).
reason-proof-wins = { $played } vyhrává, ať soupeř hraje cokoli: dokázáno.
reason-proof-loses =
    Každý tah prohrává: dokázáno. { $played } je nejlepší nalezená obrana.
reason-best = { $played } je nejlepší nalezený tah (hloubka hledání { $depth }).
reason-best-line =
    { $played } je nejlepší nalezený tah (hloubka hledání { $depth }). Očekávané pokračování: { $line }.
moves-cut = { $moves } a tak dále

## Značky tahů, v seznamech

mark-only-move = jediný tah
mark-good-find =
    silný tah: výhra na { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }{ $by ->
        [fours] {" "}čtyřkami
        [threes] {" "}trojkami a čtyřkami
       *[other] {""}
    }
mark-missed-win =
    promeškaná výhra na { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }{ $by ->
        [fours] {" "}čtyřkami
        [threes] {" "}trojkami a čtyřkami
       *[other] {""}
    }
mark-mistake = chyba
mark-blunder = hrubá chyba

## Posouzení tahu, v jeho komentáři

judged-only-move = Jediný tah: je dokázáno, že všechny ostatní prohrávají.
judged-good-find =
    Silný tah: výhra na { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }{ $by ->
        [fours] {" "}čtyřkami
        [threes] {" "}trojkami a čtyřkami
       *[other] {""}
    } ({ $basis }).
judged-missed-win =
    Promeškaná výhra na { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }{ $by ->
        [fours] {" "}čtyřkami
        [threes] {" "}trojkami a čtyřkami
       *[other] {""}
    } ({ $basis }).
judged-mistake = Chyba ({ $basis }).
judged-mistake-chance =
    Chyba: šance na výhru klesla z { $from } % na { $to } % ({ $basis }).
judged-blunder = Hrubá chyba ({ $basis }).
judged-blunder-chance =
    Hrubá chyba: šance na výhru klesla z { $from } % na { $to } % ({ $basis }).
review-proved = dokázáno
review-searched = hloubka hledání { $depth }
review-then-wins = Potom vyhrává { $winner }: { $line }.
review-expected = Očekávané pokračování: { $line }.
review-this-wins = Vyhrávalo: { $line }.
review-better = Lepší: { $line }.
review-not-lost = Prohra není dokázána: { $line }.
review-already-lost = { $player } prohrává už před tímto tahem ({ $basis }).
review-mark = Rozbor:

## Kde se partie prohrála

turning-nobody-lost = Nikdo neprohrál.
turning-unknown = Kde se partie prohrála, zatím není známo.
turning-not-proved = Není dokázáno, že { $loser } v závěrečné pozici prohrává.
turning-start =
    { $loser } prohrává od začátku: je dokázáno, že prohrává každý tah.
turning-start-searched =
    { $loser } prohrává od začátku: nenašel se žádný tah, který by držel.
turning-since =
    { $loser } prohrává nejpozději po tahu { $number }. Zda by jiný tah držel,
    není známo.
turning-move = Prohrávajícím tahem byl tah { $number }.
turning-wins = Po { $played } vyhrává { $winner }.
turning-wins-searched = Po { $played } vyhrává { $winner } ({ $basis }).
turning-wins-with = Po { $played } vyhrává { $winner } tahem { $with }.
turning-wins-in =
    Po { $played } vyhrává { $winner } na { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    } { $by ->
        [fours] čtyřkami
       *[threes] trojkami a čtyřkami
    }.
turning-missed = { $player } přehlíží výhru: vyhrávalo { $with }.
turning-missed-in =
    { $player } přehlíží výhru na { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    } { $by ->
        [fours] čtyřkami
       *[threes] trojkami a čtyřkami
    }: začínala tahem { $with }.
turning-only-defence = Jedinou obranou bylo { $cell }.
turning-saved = Dokázaná obrana: { $cells }.
turning-open = Prohra není dokázána jen u { $cells }.
turning-better = Lepší bylo { $cell } ({ $basis }).

## Souhrn jedné strany

review-side = { $player }: { $parts }
review-blunders =
    { $count ->
        [one] { $count } hrubá chyba
        [few] { $count } hrubé chyby
       *[other] { $count } hrubých chyb
    }
review-mistakes =
    { $count ->
        [one] { $count } chyba
        [few] { $count } chyby
       *[other] { $count } chyb
    }
review-missed-wins =
    { $count ->
        [one] { $count } promeškaná výhra
        [few] { $count } promeškané výhry
       *[other] { $count } promeškaných výher
    }
review-only-moves =
    { $count ->
        [one] { $count } jediný tah
        [few] { $count } jediné tahy
       *[other] { $count } jediných tahů
    }
review-good-finds =
    { $count ->
        [one] { $count } silný tah
        [few] { $count } silné tahy
       *[other] { $count } silných tahů
    }
review-no-mistakes = bez chyb
review-accuracy = přesnost { $percent } %
