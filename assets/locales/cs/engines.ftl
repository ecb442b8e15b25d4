engine-started = spuštěn: { $command }

engine-not-found = program { $name } neexistuje
engine-not-started = nelze jej spustit: { $why }
engine-no-start = do { $time } nezahájil partii
engine-refused-board = nehraje na desce { $size }: { $why }
engine-refused-rule = nezná pravidlo { $rule }: { $why }
engine-no-move = žádný tah do { $time }
engine-illegal = zahrál { $cell }, což není dovoleno: { $why }
engine-error = hlásí chybu: { $why }
engine-crashed = havaroval (signál { $signal })
engine-ended = skončil (stav { $code })
engine-gone = skončil
engine-floods = vypisuje víc, než se dá přečíst
engine-does-not-read = nečte, co se mu posílá

engine-doctor-pass = v pořádku
engine-doctor-note = poznámka
engine-doctor-fail = CHYBA
engine-doctor-not-examined = nezkoumáno
engine-doctor-failed = body s chybou: { $count }
engine-no-own-program = nelze najít cestu k tomuto programu
