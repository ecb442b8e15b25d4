### Výběr souboru k načtení.

files-title = Načíst soubor
files-prompt = Filtr:
files-recent = Poslední soubory
files-here = Tato složka

## Pod seznamem

files-none-saved = V { $path } zatím není uložená žádná partie. Vyber soubor.
files-no-match = Nic tu neodpovídá: { $filter }.
files-empty = Tato složka je prázdná.
files-cut = Složka je velmi velká. Počet uvedených položek: { $count }.
files-reading = Čtení složky chvíli trvá. Esc: zpět
files-reading-game = Čtení souboru chvíli trvá.
files-folder-failed = Složku nelze otevřít: { $why }.
files-no-game = { $name } není partie: { $why }.
    .short = Není to partie: { $why }.
