### Statistika.

statistics-title = MOJE STATISTIKA

## Above the tables

statistics-played = { $games ->
    [one] { $games } partie proti počítači
    [few] { $games } partie proti počítači
   *[other] { $games } partií proti počítači
}
statistics-played-on = { $games ->
    [one] { $games } partie proti počítači, { $date }
    [few] { $games } partie proti počítači, { $date }
   *[other] { $games } partií proti počítači, { $date }
}
statistics-played-from = { $games ->
    [one] { $games } partie proti počítači, { $from } až { $to }
    [few] { $games } partie proti počítači, { $from } až { $to }
   *[other] { $games } partií proti počítači, { $from } až { $to }
}
statistics-results = Výhry: { $won }, remízy: { $drawn }, prohry: { $lost }; úspěšnost { $score }
statistics-rated = Hodnocení { $rating } +-{ $deviation } po { $games ->
    [one] jedné hodnocené hře
    [few] { $games } hodnocených hrách
    [many] { $games } hodnocené hry
   *[other] { $games } hodnocených hrách
}
statistics-no-games = Zatím žádná dohraná partie proti počítači.
statistics-how = Počítá se každá partie, kterou proti počítači dohrajete.
statistics-how-more = Rozbor ({ $review }) ukáže přesnost, úlohy ({ $puzzles }) dají hodnocení.
statistics-between-people = { $games ->
    [one] { $games } partie dvou lidí v těchto číslech není.
    [few] { $games } partie dvou lidí v těchto číslech nejsou.
   *[other] { $games } partií dvou lidí v těchto číslech není.
}
statistics-damaged = { $files ->
    [one] { $files } soubor historie nelze přečíst: { $path }: { $why }
    [few] { $files } soubory historie nelze přečíst. První je { $path }: { $why }
   *[other] { $files } souborů historie nelze přečíst. První je { $path }: { $why }
}
statistics-damaged-lines = { $lines ->
    [one] { $lines } řádek o úlohách nelze přečíst: { $first }
    [few] { $lines } řádky o úlohách nelze přečíst. První je { $first }
   *[other] { $lines } řádků o úlohách nelze přečíst. První je { $first }
}
statistics-reading = Čtu vaše partie...
statistics-reading-games = Čtu vaše partie: { $read } z { $all }
statistics-failed = Statistiku nelze přečíst: { $why }

## Tables: headings, then columns, at most 9 columns wide, then rows

statistics-by-level = Podle úrovně
statistics-by-engine = Podle enginu
statistics-by-side = Podle strany
statistics-by-game = Podle hry
statistics-by-opening = Podle zahájení
statistics-by-month = Přesnost po měsících
statistics-accuracy = Přesnost
statistics-mistakes = Přehlédnuto
statistics-puzzles = Úlohy
statistics-games = partie
statistics-won = výhry
statistics-drawn = remízy
statistics-lost = prohry
statistics-score = skóre
statistics-total = celkem
statistics-reviewed = partie
statistics-mean = průměr
statistics-tried = zkoušeno
statistics-solved = hned
statistics-share = podíl
statistics-rating = hodn.
statistics-level = Úroveň { $level }
statistics-first = { $side }, začíná
statistics-second = { $side }, druhý
statistics-other-openings = Ostatní
statistics-all-puzzles = Všechny úlohy
statistics-missed-win = Vlastní výhra
statistics-missed-four = Čtyřka počítače
statistics-missed-three = Otevřená trojka

## Below the tables

statistics-weakest = Nejčastěji { $direction }: { $number } z { $all }.
statistics-axis-row = vodorovně
statistics-axis-column = svisle
statistics-axis-falling = na klesajících úhlopříčkách
statistics-axis-rising = na stoupajících úhlopříčkách
statistics-accuracy-detail = { $games ->
    [one] { $games } partie s rozborem, { $mean }
    [few] { $games } partie s rozborem, průměr { $mean }
   *[other] { $games } partií s rozborem, průměr { $mean }
}
statistics-legend = Body jsou partie, čára je průměr posledních { $games }.
statistics-no-reviews = Rozeberte dohranou partii ({ $key }) a uvidíte zde svou přesnost.
statistics-no-puzzles = Řešte úlohy ({ $key }) a uvidíte zde své hodnocení.
