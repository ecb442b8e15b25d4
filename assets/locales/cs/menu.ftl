### Úvodní nabídka, stránka nové partie, volba hráčů.

## Každá stránka

menu-subtitle = piškvorky v terminálu a další hry
menu-more = -- další --
menu-back = Esc: zpět
menu-back-to-game = Esc: zpět do partie
menu-board-size = { $side } x { $side }
menu-clock-none = bez omezení
menu-clock-game = { $time } na hráče
menu-clock-increment = { $time } + { $increment } na tah
menu-clock-move = { $time } na tah

## Úvodní nabídka

menu-resume = Pokračovat v partii
menu-new-game = Nová partie
menu-even = Vyrovnaná partie
menu-even-level = Vyrovnaná partie, úroveň { $level }
menu-games = Partie
menu-learn = Výuka
menu-puzzles = Úlohy
menu-puzzles-due = Úlohy: na dnes { $due }
menu-statistics = Statistika
menu-load = Načíst soubor
menu-settings = Nastavení
menu-help = Nápověda
menu-quit = Ukončit
menu-game = { $stones }, { $age }
menu-game-players = { $players }; { $stones }, { $age }

## Stránka nové partie: názvy řádků, všechny nejvýše 14 sloupců široké

new-game-game = Hra
new-game-size = Velikost
new-game-width = Šířka
new-game-height = Výška
new-game-row = Délka řady
new-game-rule = Pravidlo
new-game-opening = Zahájení
new-game-edges = Okraje
new-game-stones = Kameny
new-game-players = Hráči
new-game-rated = Hodnocená
new-game-level = Úroveň
new-game-level-x = Úroveň X
new-game-level-o = Úroveň O
## Jak počítač hraje na každé úrovni, vedle čísla

level-1 = pro děti, často přehlédne tvou řadu
level-2 = přehlédne méně: úhlopříčku, řadu s mezerou
level-3 = vidí skoro vše, ale ne dopředu
level-4 = nepřehlédne čtyřku ani otevřenou trojku
level-5 = počítá dopředu, odpovídá hned
level-6 = počítá dál dopředu, odpovídá hned
level-7 = počítá daleko dopředu, odpovídá hned
level-8 = počítá velmi daleko, odpovídá hned
level-9 = přemýšlí sekundu
level-10 = přemýšlí pět sekund: plná síla
new-game-engine = jiný engine

## Další řádky
new-game-first = První tah
new-game-clock = Čas na partii

## Hodnoty, nejvýše 40 sloupců široké

new-game-custom = Vlastní hra
new-game-bounded = pevné
new-game-torus = propojené (torus)
new-game-anywhere = na libovolné pole
new-game-fall = padají dolů
new-game-casual = ne
new-game-rated-level = ano, na této úrovni
new-game-even = ano, vyrovnaná
new-game-ratings = asi { $rating }; vy { $own } +-{ $deviation }
new-game-two-players = dva hráči
new-game-computer = vy a počítač
new-game-computers = dva počítače

## Nadpis a zprávy

new-game-size-prompt = Velikost desky [{ $sizes }]:
    .short = Velikost [{ $sizes }]:
    .shortest = Velikost:
new-game-no-size = { $typed } není velikost desky; vyberte { $sizes }
new-game-window = Tato deska potřebuje okno { $size }.
new-game-one-rule = Pravidlo lze volit jen u Gomoku.
new-game-no-opening = Zahájení se volí jen u pěti v řadě na desce s okraji, bez gravitace.

## Místa souborů uživatele, na stránce o programu; nejvýše 20 sloupců

place-saved = Uložené partie
place-playing = Rozehrané partie
place-finished = Dohrané partie
place-puzzles = Vaše úlohy
place-attempts = Výsledky úloh
place-runs = Úlohy na čas
place-lessons = Hotové lekce
place-settings = Nastavení
place-themes = Motivy
place-locales = Překlady
place-index = Rejstřík partií
