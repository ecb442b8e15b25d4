### Die Auswahl einer Datei zum Laden.

files-title = Datei laden
files-prompt = Filter:
files-recent = Zuletzt verwendet
files-here = Dieser Ordner

## Unter der Liste

files-none-saved = In { $path } ist noch keine Partie gespeichert. Wähle eine Datei.
files-no-match = Hier passt nichts zu { $filter }.
files-empty = Dieser Ordner ist leer.
files-cut = Dieser Ordner ist sehr groß. Die ersten { $count } Einträge stehen da.
files-reading = Das Lesen des Ordners dauert etwas. Esc: zurück
files-reading-game = Das Lesen der Datei dauert etwas.
files-folder-failed = Der Ordner lässt sich nicht öffnen: { $why }.
files-no-game = { $name } ist keine Partie: { $why }.
    .short = Keine Partie: { $why }.
