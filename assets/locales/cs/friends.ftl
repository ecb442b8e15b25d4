friend-title = Hra s přítelem
friend-your-name = Soupeř uvidí vaše jméno jako { $name }.
friend-host = Založit partii a čekat...
friend-join-here = Připojit se k partii na tomto počítači
friend-join-ssh = Připojit se přes ssh...
friend-propose = Navrhnout jinou partii...
friend-playing = Hrajete, soupeř: { $name }.
friend-leave = Začít jinou partii? Tato zůstane uložena a lze v ní pokračovat. (y/n)
    .short = Opustit soupeře? (y/n)
friend-typing = ssh://USER@HOST, ~USER nebo jméno partie na tomto počítači
friend-prompt = Adresa:
friend-friend = Soupeř
friend-came-here = u vás
friend-on-this-machine = na tomto počítači
friend-finished = { $stones }, dohraná
friend-unfinished = { $stones }, rozehraná

friend-starting = Spouštění...
friend-waiting = Čeká se na soupeře.
friend-how-here = Na tomto počítači soupeř napíše: gomoku join
friend-how-ssh = Z jiného počítače: gomoku join ssh://USER@HOST
friend-continues = Nedohraná partie s týmž soupeřem pokračuje.
friend-no-network = Neotvírá se žádný síťový port. Esc ukončí čekání.
friend-joining = Připojování...
friend-has-come = { $name } je tu a prohlíží si partii.
friend-offers = { $name } navrhuje partii:
friend-enter = Enter: hrát    Esc: odmítnout
friend-no-game-yet = { $name } ještě nehraje. Partie se objeví zde.
friend-by-lot = první tah losem
friend-you-first = začínáte vy
friend-moves-first = začíná { $name }
friend-new-game = S přítelem na tomto nebo na jiném počítači
friend-your-friend = soupeř
friend-no-computer = Hrajete s přítelem, ne s počítačem.

friend-not-linked = Bez spojení: { $why }
friend-closed-early = Partie nebude: { $why }
friend-no-answer = { $address } neodpovídá
friend-busy = Tam se už hraje s někým jiným.
friend-version = Programy si nerozumějí. Aktualizujte ten starší.
friend-stranger = Tento účet tam nemá přístup.
friend-full-house = Je tam připojeno příliš mnoho lidí.
friend-no-host = Nikdo tam nečeká. Soupeř musí spustit: gomoku host
friend-not-gomoku = Neodpovídá tam Gomoku, ale: { $line }
friend-left-early = { $name } odchází.
friend-declined = { $name } partii odmítá. Esc ukončí čekání.
friend-false-lot = Program hráče { $name } nelosoval poctivě, partie nebude.

friend-begun = Partie začíná, soupeř: { $name }. První tah má { $player }.
friend-resumed = Partie pokračuje, soupeř: { $name }.
friend-watching = Sledujete partii.
friend-back = { $name } je zpět.
friend-broken = { $name } nemá spojení: { $why }. Partie zůstává, táhnout ještě můžete.
friend-left = { $name } odchází. Partie zůstává a můžete v ní později pokračovat.
friend-waits = Čeká se na soupeře.
friend-away = { $name }: bez spojení
friend-silent = { $name }: bez odpovědi
friend-here = { $name }: spojeno
friend-lag = { $name }: { $lag } ms
friend-spectators = diváci: { $count }
friend-watched = { $count ->
    [0] Nikdo se nedívá.
    [one] Dívá se { $count } divák.
    [few] Dívají se { $count } diváci.
   *[other] Dívá se { $count } diváků.
}
friend-said = { $name }: { $words }
friend-taken-back = Tahy byly vráceny.
friend-time-over = Podle vašich hodin vypršel hráči { $name } čas. Rozhodují hodiny soupeře.
friend-clocks = Hodiny se liší: { $name } má { $theirs }, vy máte { $ours }.

friend-asked-undo = Žádáte hráče { $name } o vrácení tahů.
friend-asked-draw = Nabízíte hráči { $name } remízu.
friend-asked-resign = Vzdáváte se.
friend-asked-rematch = Žádáte hráče { $name } o odvetu.
friend-asks-undo = { $count ->
    [one] { $name } chce vrátit poslední tah. Souhlasíte? (y/n)
    [few] { $name } chce vrátit { $count } tahy. Souhlasíte? (y/n)
   *[other] { $name } chce vrátit { $count } tahů. Souhlasíte? (y/n)
}
friend-asks-rematch = { $name } chce odvetu. Hrát? (y/n)
friend-proposes = { $name } navrhuje: { $game }. Hrát? (y/n)
friend-claims = V zápisu hráče { $name } je něco, co vám chybí: { $what }. Přidat? (y/n)
friend-refused-undo = { $name } vrácení tahů odmítá.
friend-refused-rematch = { $name } teď další partii nechce.

friend-none = { $key ->
    [none] Toto není partie s přítelem.
   *[other] Toto není partie s přítelem. Klávesou { $key } ji začnete.
}
friend-not-asked = Už není na co odpovídat.
friend-connected = Spojení trvá.
friend-refusal = Hrajete s přítelem: { $what }.
friend-no-pause = hodiny nelze zastavit
friend-over = Partie skončila a už se nemění.
friend-is-away = { $key ->
    [none] { $name } nemá spojení.
   *[other] { $name } nemá spojení. Klávesou { $key } se znovu připojíte.
}
friend-turn = Na tahu je { $name }.
friend-not-possible = Nelze: { $why }.
friend-catching-up = Čeká se na program hráče { $name }.
friend-differs-still = Váš zápis a zápis hráče { $name } se liší. Začněte novou partii.
friend-claimed-first = Nejdřív odpovězte hráči { $name }.
friend-awaits = { $name } zatím neodpovídá.
friend-too-soon = Ne tak rychle: jeden řádek za sekundu.
friend-only-watching = Jen sledujete.

friend-unsound = Tah od programu hráče { $name } nebyl přijat: { $why }.
friend-differs = Záznam { $number } se liší: vy { $ours }, { $name } { $theirs }. Nic není rozhodnuto.
friend-no-more = nic
friend-back-to = návrat k tahu { $ply }
friend-an-end = konec partie
