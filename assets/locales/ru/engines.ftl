engine-started = запущен: { $command }

engine-not-found = программы { $name } нет
engine-not-started = не удаётся запустить: { $why }
engine-no-start = партия не начата за { $time }
engine-refused-board = не играет на доске { $size }: { $why }
engine-refused-rule = не знает правила { $rule }: { $why }
engine-no-move = нет хода за { $time }
engine-illegal = сыграл { $cell }, а это запрещено: { $why }
engine-error = сообщает об ошибке: { $why }
engine-crashed = аварийно завершился (сигнал { $signal })
engine-ended = завершился (код { $code })
engine-gone = завершился
engine-floods = выводит больше, чем можно прочитать
engine-does-not-read = не читает то, что ему посылают

engines-title = Другие движки
engines-typing = Программа с аргументами, например ~/rapfi/pbrain-rapfi или wine x.exe
engines-prompt = Программа:
engines-empty = Движков пока нет. { $key } — добавить программу с протоколом Gomocup.
engines-none = Движков пока нет; { $key } — добавить.
engines-starting = Запускается...
engines-busy = Список сейчас изменяется.
engines-not-edited = Список не изменён: { $why }.
engines-remove = Убрать { $name } из списка? Программа останется.
engines-no-words = в команде не закрыты кавычки
engines-time-each = { $time } на ход
engine-log-of = Журнал: { $name }
engine-log-lines = { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}

engine-added = Добавлен { $title }. Играть против него: gomoku --o { $name }
engine-removed = { $name } убран из списка; программа осталась
engine-not-added = { $name } не добавлен
engine-no-name = движку нужно имя: --name NAME
engine-twice = движок { $name } уже есть; --name NAME даст этому другое имя
engine-list-empty = Движков нет. gomoku engine add PROGRAM добавит движок в { $path }
engine-no-time = { $text } — не время вида 2s или 300ms
engine-no-size = { $text } — не размер вида 350MB

engines-command = программа с аргументами, например ["./pbrain-x", "--fast"]
engines-text = текст
engines-time = время, например "2s" или "300ms"
engines-memory = размер, например "350MB"
engines-rules = правила, например ["freestyle", "renju"]
engines-sizes = размеры досок, например "5..22"
engines-info = таблица ключей и значений, например style = "2"

engines-tables = здесь могут быть только таблицы движков: [engine.NAME]
engines-no-command = у движка { $name } нет команды, например command = ["./pbrain-x"]
engines-unknown = у движка нет { $name }, есть только { $names }

engines-analyses = анализирует

cli-engine-failed = Сбой движка { $name }
cli-engine-head = { $name } играет { $cell } через { $seconds } с
cli-engine-line = { $number }. { $value }, глубина { $depth }: { $moves }
engine-doctor-pass = пройдено
engine-doctor-note = замечание
engine-doctor-fail = НЕ ПРОЙДЕНО
engine-doctor-not-examined = не проверено
engine-doctor-failed = непройденных пунктов: { $count }
engine-doctor-put = Найденное о { $name } записано в список

examination-title = Проверка: { $name }
examination-waiting = проверяется: { $title }
examination-summary = пройдено { $pass }, замечаний { $note }, ошибок { $fail }
examination-goes-on = До трёх минут. Выход прерывает проверку.
examination-over = Готово. Правила и доски записаны в список.
