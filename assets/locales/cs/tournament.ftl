### Zprávy o zápasech mezi enginy.

## Důvody konce partie

tournament-reason-five = pět v řadě
tournament-reason-full = plná deska
tournament-reason-foul = faul
tournament-reason-time = překročení času
tournament-reason-illegal = neplatný tah
tournament-reason-crash = pád programu
tournament-reason-proof = dokázaná výhra
tournament-reason-limit = limit tahů

## Sloupce tabulek: co nejkratší

tournament-column-engine = Engine
tournament-column-games = Partie
tournament-column-points = Body
tournament-column-moves = Tahy
tournament-column-mean = Průměr
tournament-column-longest = Nejdelší
tournament-column-depth = Hloubka
tournament-column-late = Čas
tournament-column-illegal = Neplatné
tournament-column-crashed = Pády

## Řádky pod tabulkou

tournament-field = Elo: každý engine proti všem svým soupeřům dohromady, z dvojic partií
tournament-duel = { $name }: Elo { $elo } (95 %: { $low } až { $high })
tournament-superiority = Pravděpodobnost převahy: { $percent } %
tournament-pairs = Dvojice s 0, 0,5, 1, 1,5 a 2 body: { $classes }
tournament-accepted = Test je rozhodnut: vyšší číslo je přijato
tournament-refused = Test je rozhodnut: vyšší číslo je odmítnuto

## Proč zápas nelze hrát

tournament-sprt-bounds = očekávají se dvě čísla Elo, nižší první, například 0,5
tournament-sprt-errors = alpha a beta musí být větší než 0 a dohromady menší než 1
tournament-engines = zápas potřebuje { $least } až { $most } enginů, ne { $number }
tournament-too-few-openings = bez opakování tato zahájení stačí na tolik kol: { $rounds }
tournament-too-many-rounds = největší počet kol zápasu: { $most }
tournament-no-openings = v souboru nejsou žádná zahájení
tournament-line = řádek { $line }: { $why }
tournament-opening-other = zahájení patří k jiné hře: { $variant }
tournament-opening-no-moves = zahájení není seznam tahů
tournament-opening-over = zahájení končí partii

## Proč deník zápasu nelze přečíst

tournament-not-a-match = soubor není deník zápasu
tournament-version = deník má verzi { $version }; tento program čte verzi { $known }
tournament-other = deník patří k jinému zápasu: { $difference }
tournament-difference = { $place }: bylo { $before }, teď je { $now }
tournament-no-game = partie { $number } neexistuje
tournament-both = partie { $number } je i v jiném z žurnálů
tournament-twice = partie { $number } je už na dřívějším řádku
tournament-other-engines = tuto partii hrají jiné enginy
tournament-other-opening = tato partie má jiné zahájení
tournament-not-cells = { $text } není na desce
tournament-end-does-not-fit = tahy neodpovídají konci partie: { $reason }
