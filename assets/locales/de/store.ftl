### Meldungen des Dateisystems.

## Warum sich eine Datei nicht lesen oder schreiben lässt

store-not-found = Datei oder Verzeichnis nicht gefunden
store-denied = keine Berechtigung
store-full = auf dem Gerät ist kein Platz mehr
store-read-only = das Dateisystem ist schreibgeschützt
store-not-a-directory = kein Verzeichnis
store-file-in-the-way = wo ein Verzeichnis nötig ist, liegt eine Datei
store-long-name = der Dateiname ist zu lang
store-not-a-file = keine Datei
store-not-own-file = die Datei ist auch anderen Benutzern zugänglich
store-read-only-file = die Datei ist schreibgeschützt
store-not-a-game = die vorhandene Datei ist keine gespeicherte Partie und blieb unverändert
store-not-a-picture = die vorhandene Datei ist kein Bild und blieb unverändert
store-no-copy = die vorhandene Datei lässt sich nicht als { $path } sichern: { $why }
store-nothing-to-save = das Brett ist leer, und die Datei enthält eine Partie
store-several = die Datei enthält { $count } Partien, die beim Speichern verloren gingen
store-only-read = Dateien im Format { $format } werden nur gelesen; diese blieb unverändert
store-no-home = es gibt kein Home-Verzeichnis
store-elsewhere = in einem anderen Fenster geöffnet
store-other-game = das Journal gehört zu einer anderen Partie
store-changed = die Datei hat sich geändert, seit sie aufgelistet wurde
store-busy = andere Programme schreiben gleichzeitig hinein
store-held = ein anderes Programm sperrt { $path } seit mehr als { $seconds } s
store-not-synced = gespeichert, aber bei Stromausfall noch nicht sicher: { $why }
store-not-lines = die vorhandene Datei enthält keine JSON-Zeilen und blieb unverändert
store-index = der Index der Partien ist nicht nutzbar: { $why }
store-name-taken = { $path } gibt es schon
store-on-screen = hier auf dem Bildschirm geöffnet
store-not-yours = das ist keine eigene Partie
store-not-utf8 = die Datei ist kein UTF-8-Text
store-mistake = { $file }, { $mistake }
store-damaged-line = { $path }, Zeile { $line }: { $why }

## Orte für Partien, wenn das Programm endete oder nicht am richtigen Ort speichern konnte

store-open-to-others = in { $place } können andere Benutzer schreiben: nichts übernommen
store-stays = { $why }; die Partie bleibt in { $place }
store-unsafe-place = andere Benutzer können Dateien in { $place } ersetzen
store-kept-in = die Partie wurde in { $path } gespeichert
store-lost = Speichern misslungen; gomoku öffnet eine Datei mit diesen Zeilen:

## Threads

worker-no-reason = kein Grund angegeben
worker-ended = der Thread ist beendet
worker-not-started = das System kann keinen weiteren Thread starten ({ $why })
