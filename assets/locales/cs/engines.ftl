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

engines-title = Jiné enginy
engines-typing = Program s argumenty, například ~/rapfi/pbrain-rapfi nebo wine x.exe
engines-prompt = Program:
engines-empty = Zatím žádné enginy. { $key } přidá program s protokolem Gomocup.
engines-none = Zatím tu žádný engine není; { $key } ho přidá.
engines-starting = Spouští se...
engines-busy = Seznam se právě mění.
engines-not-edited = Seznam se nezměnil: { $why }.
engines-remove = Odebrat { $name } ze seznamu? Program zůstane.
engines-no-words = v příkazu chybí koncová uvozovka
engines-time-each = { $time } na tah
engine-log-of = Záznam: { $name }
engine-log-lines = { $count ->
    [one] { $count } řádek
    [few] { $count } řádky
    [many] { $count } řádku
   *[other] { $count } řádků
}

engine-added = Přidán { $title }. Hrát proti němu: gomoku --o { $name }
engine-removed = { $name } byl odebrán ze seznamu; program zůstal
engine-not-added = { $name } nebyl přidán
engine-no-name = engine potřebuje jméno: --name NAME
engine-twice = engine { $name } už existuje; --name NAME mu dá jiné jméno
engine-list-empty = Nemáš žádné enginy. gomoku engine add PROGRAM přidá engine do { $path }
engine-no-time = { $text } není čas jako 2s nebo 300ms
engine-no-size = { $text } není velikost jako 350MB

engines-command = program s argumenty, například ["./pbrain-x", "--fast"]
engines-text = text
engines-time = čas jako "2s" nebo "300ms"
engines-memory = velikost jako "350MB"
engines-rules = pravidla jako ["freestyle", "renju"]
engines-sizes = velikosti desek jako "5..22"
engines-info = tabulka klíčů a hodnot jako style = "2"

engines-tables = zde jsou jen tabulky enginů: [engine.NAME]
engines-no-command = engine { $name } nemá příkaz jako command = ["./pbrain-x"]
engines-unknown = engine nemá { $name }, jen { $names }

engines-analyses = analyzuje

cli-engine-failed = { $name } selhal
cli-engine-head = { $name } hraje { $cell } po { $seconds } s
cli-engine-line = { $number }. { $value }, hloubka { $depth }: { $moves }
engine-doctor-pass = v pořádku
engine-doctor-note = poznámka
engine-doctor-fail = CHYBA
engine-doctor-not-examined = nezkoumáno
engine-doctor-failed = body s chybou: { $count }
engine-doctor-put = Zjištění o { $name } jsou nyní v seznamu

examination-title = Prověrka: { $name }
examination-waiting = prověřuje se: { $title }
examination-summary = { $pass } v pořádku, { $note } poznámek, { $fail } chyb
examination-goes-on = Trvá až tři minuty. Odchod ji ukončí.
examination-over = Hotovo. Pravidla a desky jsou teď v seznamu.
