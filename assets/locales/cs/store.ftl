### Zprávy souborového systému.

## Proč soubor nelze přečíst nebo zapsat

store-not-found = soubor nebo adresář neexistuje
store-denied = přístup odepřen
store-full = na zařízení nezbývá místo
store-read-only = souborový systém je jen pro čtení
store-not-a-directory = to není adresář
store-file-in-the-way = místo potřebného adresáře je tam soubor
store-long-name = název souboru je příliš dlouhý
store-not-a-file = to není soubor
store-not-own-file = k souboru mají přístup i jiní uživatelé
store-read-only-file = soubor je jen pro čtení
store-not-a-game = existující soubor není uložená partie a zůstal beze změny
store-not-a-picture = existující soubor není obrázek a zůstal beze změny
store-no-copy = existující soubor nelze zálohovat jako { $path }: { $why }
store-nothing-to-save = deska je prázdná a v souboru je partie
store-several = v souboru je více partií ({ $count }) a uložení by je přepsalo
store-only-read = soubory „{ $format }“ se jen čtou, tento zůstal beze změny
store-no-home = domovský adresář neexistuje
store-elsewhere = otevřeno v jiném okně
store-other-game = žurnál patří k jiné partii
store-changed = soubor se od sestavení seznamu změnil
store-busy = současně tam zapisují jiné programy
store-held = jiný program drží zámek na { $path } déle než { $seconds } s
store-not-synced = uloženo, ale výpadek proudu to ještě může zničit: { $why }
store-not-lines = existující soubor neobsahuje řádky JSON a zůstal beze změny
store-index = rejstřík partií nelze použít: { $why }
store-name-taken = { $path } už existuje
store-on-screen = otevřeno na této obrazovce
store-not-yours = to není jedna z vlastních partií
store-not-utf8 = soubor není text v UTF-8
store-mistake = { $file }, { $mistake }
store-damaged-line = { $path }, řádek { $line }: { $why }

## Místa pro partie, když program skončil nebo nemohl uložit tam, kam měl

store-open-to-others = do { $place } mohou zapisovat jiní, proto se odtamtud nic nevzalo
store-stays = { $why }; partie zůstává v { $place }
store-unsafe-place = jiní uživatelé mohou v { $place } nahradit soubory
store-kept-in = partie byla uložena do { $path }
store-lost = partii se nepodařilo uložit; gomoku otevře soubor s těmito řádky:

## Vlákna

worker-no-reason = důvod není uveden
worker-ended = vlákno skončilo
worker-not-started = systém nemůže spustit další vlákno ({ $why })
