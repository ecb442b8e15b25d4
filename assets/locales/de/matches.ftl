### Wettkämpfe zwischen Engines: gomoku match.

## Engines und Einstellungen, wie sie getippt werden

match-no-name = erwartet wird der Name einer Engine, und dann ihre Einstellungen hinter Kommas
match-no-key = es gibt keine Einstellung { $key }, nur { $keys }, und command am Ende
match-no-value = { $key } kann nicht { $value } sein
match-odd-name = { $name } ist kein Name: zuerst Buchstaben, dann auch Ziffern und - _ .
match-not-played = { $name } spielt nach deiner Liste der Engines nicht { $variant }
match-concurrency = erwartet wird eine Anzahl von Partien von 1 bis { $most }
match-part = erwartet werden ein Teil und die Anzahl der Teile, etwa 2/8
match-sprt-two = --sprt braucht genau zwei Engines
match-no-openings = keine ausgeglichenen Eröffnungen für { $variant }; eigene: --openings DATEI
match-own-path = der Pfad dieses Programms ist nicht zu finden

## Was während eines Wettkampfs gemeldet wird

match-journal = Jede Partie steht in { $path }; --record damit setzt fort.
match-resumed = { $count ->
    [one] { $count } Partie des Journals zählt, und der Wettkampf geht weiter.
   *[other] { $count } Partien des Journals zählen, und der Wettkampf geht weiter.
}
match-interrupted = Der Wettkampf wurde unterbrochen. Laufende Partien zählen nicht.
match-cores = { $count } Partien zugleich: { $cores } Kerne spielen höchstens { $most } zuverlässig
match-games = { $done }/{ $total } Partien
match-left = noch { $time }

## Tasten des Bildschirms eines Wettkampfs. Jedes Wort folgt seiner Taste.

match-key-quit = beenden
match-key-leave = verlassen
match-key-table = Tabelle
match-key-boards = Bretter
