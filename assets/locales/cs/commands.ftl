### Příkazy: názvy v nápovědě a paletě, slova zápatí, oddíly nápovědy, názvy kontextů.

## Na desce

command-cursor = Pohnout kurzorem
command-side-edges = K levému nebo pravému okraji
command-end-edges = K hornímu nebo dolnímu okraji
command-place = Položit kámen; po partii: odveta
    .word = položit
command-save = Uložit partii
    .word = uložit
command-load = Načíst uloženou partii
    .word = načíst
command-copy = Kopírovat tahy nebo desku jako text
command-copy-picture = Kopírovat obrázek pozice
command-export = Exportovat jako obrázek
command-resign = Vzdát se
    .word = vzdát
command-draw = Nabídnout remízu
command-pass = Vynechat tah
command-friends = Hra s přítelem
command-friends-accept = Vybrat nebo přijmout partii
    .word = vybrat
command-say = Napsat soupeři
    .word = napsat
command-connect = Znovu se připojit k soupeři
    .word = připojit
command-new-game = Nová partie
    .word = nová
command-even-game = Vyrovnaná partie (hodnocená)
command-unrate = Změnit hodnocenou partii na přátelskou
command-games = Partie: rozehrané a dohrané
command-explorer = Průzkumník zahájení
command-learn = Lekce
command-puzzles = Úlohy
command-statistics = Statistika: výsledky, přesnost, chyby
command-engines = Jiné enginy: hrát, přidat
command-engine-log = Záznam enginu
command-undo = Vrátit tah
    .word = vrátit
command-redo = Obnovit tah
command-step = Předchozí tah, další tah
    .word = tahy
command-ends = První tah, poslední tah
command-next-branch = Další varianta
    .word = varianta
command-comment = Komentovat pozici
command-promote = Povýšit na hlavní variantu
command-delete = Smazat tento tah a všechny další
command-editor = Upravit pozici
command-scroll-text = Posunout dlouhý komentář
command-autoplay = Přehrát partii
command-analyse = Analyzovat pozici
    .word = analýza
command-review = Rozebrat partii
    .word = rozbor
command-take-line = Přidat řádek analýzy do zápisu
command-region = Ukázat tahy, které vyhrávají nebo drží
command-mistakes = Poučit se z chyb
    .word = poučit se
command-line-step = Další nebo předchozí řádek analýzy
command-hint = Nápověda po krocích: kde, čím, tah, varianta
    .word = tip
command-computer = Zvolit stranu počítače
command-level = Úroveň počítače
    .word = úroveň
command-first-level = Úroveň X, hraje-li počítač obě strany
command-move-now = Nechat počítač táhnout hned
    .word = táhnout hned
command-pause = Pozastavit hodiny nebo dva počítače
    .word = pauza
command-expected = Ukázat tahy, které počítač očekává
command-reset-score = Vynulovat skóre
command-type = Napsat souřadnice nebo příkaz
    .word = psát
command-coordinates = Souřadnice: čísla, písmena nebo žádné
    .word = souřadnice
command-numbers = Čísla tahů: posledních pět, všechna, žádná
command-threats = Ukázat hrozby obou stran
command-explain-point = Vysvětlit, proč je toto pole faul, nebo ne
command-forbidden = Ukázat pole, která strana nesmí obsadit
command-zoom = Větší nebo menší deska
command-dismiss = Zavřít zprávu, zrušit tip
command-about = O programu: verze, licence, soubory
    .word = info
command-start = Zpět do úvodního menu; partie zůstane
    .word = menu
command-settings = Nastavení
    .word = nastavení
command-commands = Paleta příkazů
    .word = příkazy
command-help-board = Nápověda (F1 platí všude)
    .word = nápověda
command-quit = Ukončit
    .word = ukončit

## Na příkazovém řádku desky

command-run = Provést příkaz
    .word = provést
command-close = Zavřít
    .word = zavřít

## Při psaní textu

command-text-move = Pohyb v textu
command-text-start = Na začátek
command-text-end = Na konec
command-text-erase = Smazat předchozí znak
command-text-delete = Smazat následující znak
command-text-erase-more = Smazat předchozí slovo, vše předchozí

## Při otázce

command-yes = Ano
    .word = ano
command-no = Ne
    .word = ne

## Úvodní nabídka

command-select = Vybrat
    .word = vybrat
command-go = Otevřít vybranou položku
    .word = otevřít
command-menu-games = Partie
command-menu-learn = Naučit se hru v krátkých lekcích
command-menu-puzzles = Úlohy
command-menu-statistics = Vaše statistika
command-menu-computer = Nová partie proti počítači
command-menu-size = Nová partie na desce této velikosti
command-menu-rule = Nová partie: přesně pět, nebo pět a více
command-help = Nápověda
    .word = nápověda

## Stránka nové partie

command-begin = Začít partii
    .word = začít
command-row-change = Vybrat řádek, změnit jeho hodnotu
    .word = změnit
command-next-value = Další hodnota
    .word = další
command-type-number = Napsat velikost nebo číslo
command-players = Hráči: lidé nebo počítač
    .word = hráči
command-rule = Pravidlo Gomoku: přesně pět, nebo pět a více
    .word = pravidlo
command-opening = Pravidlo zahájení: swap2, pro, pravidla renju
    .word = zahájení
command-load-with-players = Načíst uloženou partii s těmito hráči
command-back = Zpět
    .word = zpět

## Seznamy partií

command-select-engine = Vybrat engine
    .word = vybrat
command-play-engine = Nová partie proti enginu
    .word = hrát
command-add-engine = Přidat engine
    .word = přidat
command-examine-engine = Prověřit engine
    .word = prověřit
command-engine-time = Více nebo méně času na tah
    .word = čas
command-analyst = Analyzovat i tímto enginem, nebo ne
    .word = analýza
command-remove-engine = Odebrat engine ze seznamu (ptá se)
    .word = odebrat
command-select-game = Vybrat partii
    .word = vybrat
command-pages = O stránku nahoru, dolů
command-first-last = Na první nebo poslední
command-open-game = Otevřít partii
    .word = otevřít
command-filter = Filtrovat seznam (viz níže)
    .word = filtr
command-other-games = Partie v souboru nebo adresáři
    .word = soubor
command-delete-game = Smazat partii (s dotazem)
    .word = smazat
command-games-back = Zrušit filtr; zpět
    .word = zpět
## Výběr souboru

command-open-file = Otevřít složku nebo načíst soubor
    .word = otevřít
command-parent-folder = Nadřazená složka (dokud není nic napsáno)
    .word = o složku výš
command-enter-folder = Otevřít vybranou složku (dokud není nic napsáno)

## Řádek nad seznamem partií

command-done = Hotovo
    .word = hotovo
command-discard = Zahodit text
    .word = zahodit

## Okénko komentáře

command-keep-comment = Uložit komentář
    .word = uložit
command-new-line = Nový řádek
    .word = nový řádek
command-lines = Předchozí řádek, další řádek
command-first-last-line = První řádek, poslední řádek
command-cancel = Zrušit změny
    .word = zrušit

## Průzkumník zahájení

command-play-selected = Zahrát vybraný tah
    .word = zahrát
command-select-move = Vybrat tah
    .word = vybrat
command-reached = Partie, které dospěly k této pozici
    .word = partie
command-close-explorer = Zavřít průzkumníka
command-open-pasted = Otevřít vloženou partii
    .word = otevřít
command-turn-rows = Počítat řádky z druhé strany
    .word = řádky
command-swap-sides = Začíná druhá strana
    .word = strany
command-drop-pasted = Zahodit vloženou partii
    .word = zahodit

## Nastavení

command-change-setting = Vybrat nastavení, změnit ho
    .word = změnit
command-erase-name = Smazat znak jména

## Otázka, za které strany hraje počítač

command-computer-o = Počítač hraje za O
    .word = O
command-computer-x = Počítač hraje za X
    .word = X
command-computer-both = Počítač hraje za obě strany
    .word = obě
command-computer-none = Dva hráči
    .word = dva hráči
command-leave = Nechat, jak je
    .word = zrušit

## Editor pozic

command-take-position = Použít pozici
    .word = použít
command-put-stone = Položit nebo odebrat kámen
    .word = kámen
command-put-x = Položit X
    .word = X
command-put-o = Položit O
    .word = O
command-turn = Změnit stranu na tahu
    .word = na tahu
command-clear = Vyprázdnit desku
    .word = vyčistit
command-undo-change = Vrátit poslední změnu
    .word = vrátit
command-redo-change = Obnovit změnu

## Úlohy

command-puzzle-place = Položit kámen; po konci: další úloha
    .word = položit
command-puzzle-hint = Tip: druh výhry, kameny, tah
    .word = tip
command-try-again = Vrátit chybný tah a zkusit znovu
    .word = znovu
command-solution = Ukázat řešení (počítá se jako neúspěch)
    .word = řešení
command-next-puzzle = Další úloha; nevyřešená se vrátí
    .word = přeskočit
command-pause-run = Pozastavit řešení na čas
    .word = pauza
command-solution-step = Předchozí nebo další tah řešení
    .word = tahy
command-solution-ends = Začátek nebo konec řešení
command-puzzle-back = Zavřít zprávu; zpět
    .word = zpět

## Lekce

command-select-lesson = Vybrat lekci
    .word = vybrat
command-first-last-lesson = První nebo poslední lekce
command-begin-lesson = Začít lekci
    .word = začít
command-lesson-place = Položit kámen; po skončení další lekce
    .word = položit
command-lesson-hint = Nápověda: kameny, tah
    .word = nápověda
command-restart-lesson = Začít lekci znovu
    .word = znovu
command-next-lesson = Další lekce
    .word = další
command-lesson-back = Zavřít zprávu; zpět na seznam
    .word = seznam

## Nápověda

command-section = Další nebo předchozí oddíl
    .word = oddíl
command-help-scroll = Posunout; další nebo předchozí oddíl
    .word = posunout
command-help-pages = Po stránkách všemi oddíly
command-section-ends = Začátek nebo konec oddílu
command-close-help = Zavřít nápovědu
    .word = zavřít

## Paleta příkazů

command-select-page = Výběr o stránku nahoru nebo dolů
command-select-ends = První nebo poslední
command-run-selected = Provést příkaz
    .word = provést

## Stránky ke čtení

command-page-ends = Na začátek nebo na konec
command-scroll = Posunout
    .word = posunout

## Příliš malé okno

command-back-to-game = Zpět do partie

## Všude

command-interrupt = Ukončit okamžitě
command-next-theme = Další motiv
command-themes = Vybrat motiv
command-preview-theme = Prohlédnout motiv
    .word = náhled
command-theme-ends = První nebo poslední motiv
command-keep-theme = Ponechat tento motiv
    .word = ponechat
command-restore-theme = Vrátit předchozí motiv
    .word = zpět
command-redraw = Překreslit obrazovku
command-suspend = Odložit na pozadí (zpět: fg)

## Jednotlivé příkazy řádků, které mají dva: názvy v paletě

command-previous-move = Předchozí tah
command-next-move = Další tah
command-first-move = První tah
command-last-move = Poslední tah
command-scroll-text-down = Posunout dlouhý komentář dolů
command-scroll-text-up = Posunout dlouhý komentář nahoru
command-next-line = Další řádek analýzy
command-previous-line = Předchozí řádek analýzy
command-stronger = Zvýšit úroveň počítače
command-weaker = Snížit úroveň počítače
command-x-stronger = Zvýšit úroveň X
command-x-weaker = Snížit úroveň X
command-larger = Větší deska
command-smaller = Menší deska

## Slova zápatí pro příkaz ve zvláštní situaci: nejvýše 12 sloupců

word-rematch = odveta
word-drop = vhodit
word-resume = pokračovat
word-again = znovu
word-end-run = ukončit
word-stop = zastavit
word-new-puzzle = nová úloha
word-first-game = první partie

## Oddíly nápovědy: záložky, všech šest v 72 sloupcích

section-move = Tahy
section-game = Partie
section-computer = Počítač
section-look = Vzhled
section-words = Příkazy
section-this-game = Tato hra

## Kontexty: titulky v nápovědě

context-board = Na desce
context-everywhere = Všude
context-menu = V úvodní nabídce
context-new-game = Při volbě nové partie
context-friends = Při hře s přítelem
context-games = V seznamu partií
context-engines = V seznamu enginů
context-files = Při výběru souboru
context-pasted = U vložené partie
context-line = Při psaní nad seznamem
context-explorer = V průzkumníku zahájení
context-comment = Při psaní komentáře
context-settings = V nastavení
context-editor = V editoru pozic
context-puzzle-page = Na stránce úloh
context-puzzles = Při řešení úlohy
context-lessons = V seznamu lekcí
context-lesson = Během lekce
context-question = Při odpovědi na otázku
context-computer = Při volbě strany počítače
context-bar = V příkazovém řádku
context-text = Při psaní textu
context-palette = V paletě příkazů
context-themes = Při výběru motivu
context-help = V této nápovědě
context-page = Na stránce s textem
context-too-small = Když je okno příliš malé

## Paleta příkazů

palette-title = Příkazy
palette-prompt = Příkaz:
palette-none = Žádný příkaz se tak nejmenuje.
palette-shown = { $from } až { $to } z { $count }
palette-new-game = Nová partie: { $game }

## Příkazový řádek: co je na vstupu špatně; věta bez velkého písmene a tečky

bar-unknown = neznámý příkaz
bar-no-piece = figury mají čísla 0 až 15
bar-no-column = sloupce jsou 0 až { $last } nebo A až { $letter }
bar-too-much = tento příkaz nemá žádný argument
bar-declare = zadejte počet pátých tahů, například declare 5
bar-sides = počítač může hrát za x, o, both nebo none
bar-puzzles = úlohy jsou { $names }
bar-level = úroveň je { $least } až { $most }, nebo 3,7 pro X a O
bar-game = hry jsou { $sizes } [standard], connect4, tictactoe a quarto [4x4] [torus]

## Příkazový řádek v nápovědě: co který vstup dělá, v pořadí vstupů

bar-help-cell = Kámen na řádek 7, sloupec 7; do sloupce H na řádek 8
bar-help-column = Sloupec, kde kameny padají; figura v Quartu
bar-help-save = Uložit; uložit jako FILE
bar-help-load = Načíst; načíst FILE
bar-help-copy = Kopírovat tahy nebo desku jako text
bar-help-copy-picture = Kopírovat obrázek pozice, pokud ho terminál přijme
bar-help-export = nakreslit pozici do FILE: .svg, .png; .gif má všechny tahy
bar-help-games = Vaše partie; partie v souboru nebo adresáři
bar-help-explore = Průzkumník zahájení
bar-help-new = Nová partie; na desce 19x19; jiná hra
bar-help-standard = Nová partie, kde vyhrává přesně pět
bar-help-even = Hodnocená partie na vaší úrovni; změnit na přátelskou
bar-help-draw = Nabídnout remízu
bar-help-opening = Rozhodnout v zahájení: strany, páté tahy
bar-help-pass = Vynechat tah, dovolují-li to pravidla
bar-help-fouls = Vysvětlit pole pod kurzorem; ukázat zakázaná pole
bar-help-keys = Vzdát se, vrátit tah atd., stejně jako klávesy
bar-help-editor = Upravit pozici
bar-help-analyse = Spustit nebo zastavit analýzu
bar-help-region = Ukázat nebo skrýt vyhrávající tahy
bar-help-review = Rozebrat partii
bar-help-mistakes = Poučit se z chyb rozebrané partie
bar-help-puzzles = Úlohy
bar-help-practise = Denní úloha, na čas, téma
bar-help-solution = V úloze: ukázat řešení; další úloha
bar-help-step = Předchozí tah; další tah
bar-help-ends = První tah; poslední tah; další varianta
bar-help-branch = Povýšit na hlavní variantu; smazat
bar-help-comment = Komentovat pozici
bar-help-friends = Hra s přítelem; znovu se připojit
bar-help-say = Napsat soupeři
bar-help-sides = Strany, za které hraje počítač
bar-help-level = Jeho úroveň; úrovně X a O
bar-help-theme = Vybrat motiv; nastavit motiv
bar-help-help = Nápověda; ukončit

## Chyby v [keys], klávesách v souboru s nastavením

keys-unknown-command = příkaz { $name } neexistuje; příkazy jsou { $names }
keys-unknown-key = "{ $key }" není klávesa; klávesy jsou "x", "Space", "F5", "Ctrl-P" a podobně
keys-twice = "{ $key }" nemůže být klávesou pro { $command } i { $other } zároveň
keys-reserved = "{ $key }" nemůže být klávesou pro { $command }: je vyhrazena pro „{ $title }“
keys-lost = "{ $key }" je nyní klávesa pro { $command }; { $other } žádnou nemá
keys-kept = "{ $key }" je nyní klávesa pro { $command }; { $other } si ponechává { $keys }

## Stránka O programu

about-licence = Licence
about-licences = MIT nebo Apache-2.0, podle vašeho výběru.
about-files = Soubory

keys-arrows = šipky
board-sizes = { $others } nebo { $last }
