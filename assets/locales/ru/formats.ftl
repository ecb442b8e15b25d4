### Ошибки и замечания о файлах и настройках.

## Места и неполадки в файле

format-not-utf8 = это не UTF-8
format-unknown = неизвестный формат партии
foreign-archive = это сжатый архив; распакуйте его и откройте партии из него
foreign-picture = это картинка, а не партия
foreign-empty = в этом файле ничего нет
foreign-document = это документ, а не партия
foreign-database = это база данных другой программы
foreign-settings = это файл настроек, а не партия
foreign-chess = это шахматная позиция (FEN)
foreign-program = это программа, а не партия
foreign-web = это веб-страница, а не партия
foreign-xml = это файл XML другой программы
foreign-json = это файл JSON другой программы
foreign-pgn = это PGN, формат шахмат, он не читается; его ходы можно вставить
foreign-yixin = это партия, сохранённая Yixin, она не читается
format-no-game = в файле нет партии
format-missing = отсутствует
format-not-built-in = эта сборка программы не читает этот формат
format-other-game = это относится к другой игре
format-out-of-turn = сейчас ход другой стороны
format-not-a-cell = { $value } — не поле доски
format-not-a-number = { $value } — не число
format-at-line = строка { $line }: { $why }
format-at-field = строка { $line }, { $field }: { $why }
format-at-move = ход { $number }: { $why }
format-at-byte = байт { $offset }: { $why }
format-header = первая строка должна быть { $expected }
format-fields = ожидалось значений: { $expected }, найдено: { $found }
format-off-board = { $value } за пределами любой доски (от 0 до { $max })
format-occupied = на этом поле уже стоит камень из строки { $line }
format-after-end = после конца партии есть ещё камень
format-not-a-node = хода { $number } нет
format-number-taken = есть два хода с номером { $number }
format-too-small = пять в ряд не помещаются на доске { $size }
format-not-a-ply = в партии нет хода { $number }
format-too-large = размер файла больше { $limit } байт
format-unexpected = здесь не ожидалось { $text }
format-no-value = у { $name } нет значения в скобках
format-too-many-moves = в файле слишком много ходов
format-size = { $value } — не размер доски
format-stray-row = эта строка стоит отдельно от доски
format-row-number = { $value } не номер следующей строки
format-row-missing = строки кончаются на { $value }; других нет
format-other-size = нарисованные ниже строки не подходят к { $value }
format-signs = { $value } ничего не значит рядом с другими знаками
format-board-open = у доски нет конца: нет DONE
format-no-answer = перед этой строкой нет хода программы

## Форматы

format-csv = CSV
format-sgf = SGF
format-psq = Piskvork .psq
format-rec = Piskvork .rec
format-position = текст позиции
format-script = скрипт кварто
format-journal = журнал
format-rif = RenjuNet .rif
format-yxdb = Yixin .db
format-pos = .pos
format-openings = список дебютов
format-lib = RenLib .lib

## Что формат не может хранить

unwritable-script = скрипт кварто может хранить только партию в кварто
unwritable-journal = журнал текущей партии программа пишет сама
unwritable-only-read = формат «{ $format }» только читается, партии в нём не сохраняются
unwritable-lib = библиотека RenLib может содержать только партии на доске 15x15
lib-no-header = это не библиотека RenLib
lib-version = версия { $value } библиотек RenLib неизвестна
lib-pass = пас сыграть нельзя
lib-no-move = ход следует за полем без камня
unwritable-quarto = формат «{ $format }» не может хранить партию в кварто
lost-game = доску и её правило
lost-start = начальную позицию
lost-order = порядок ходов
lost-passes = пасы
lost-opening = решения дебюта
lost-other-moves = варианты и отменённые ходы
lost-result = результат
lost-reason = причину результата
lost-players = игроков
lost-date = дату
lost-times = время
lost-comments = комментарии
lost-marks = пометки
lost-evaluations = оценки
lost-hints = подсказки
lost-others = данные других программ
format-not-held = Формат «{ $format }» не может хранить { $parts }.

## Отдельные форматы

csv-player = { $value } — не 0 и не 1
csv-negative = { $value } — отрицательное число
script-start = первая строка должна быть start и доска, например start standard
script-command = ожидалось select или place
sgf-game = { $value } — другая игра
sgf-board = { $value } — игра на другой доске
sgf-pass = в этой игре нельзя пасовать
sgf-repeated = один и тот же ход прокомментирован слишком много раз
sgf-late-setup = после первого хода расставлять камни нельзя
sgf-go = это партия в го
journal-game = { $value } — не игра
journal-side = { $value } — не x и не o
journal-player = { $value } — не игрок 1 или 2
journal-level = { $value } — не уровень
journal-engine = { $value } — не имя движка
journal-participant = { $value } — не person и не computer
journal-piece = { $value } — не фигура
journal-nothing-to-undo = нет хода, который можно отменить
journal-clock = { $value } — не контроль времени
journal-opening = { $value } — не правило дебюта
journal-choice = { $value } — не выбор в дебюте
journal-nothing-to-redo = нет хода, который можно вернуть
journal-date = { $value } — не дата
journal-version = { $value } — не версия 1 или 2 этого формата
journal-line = с { $value } не начинается ни одна строка журнала
journal-not-at-start = это должно стоять до первого хода

## Замечания о прочитанном файле

remark-taken-for = доска в файле не указана; принята { $width }x{ $height }
remark-no-order = порядок ходов в файле не указан
remark-rows-from-bottom = строки считаются снизу
remark-rows-from-top = строки считаются сверху
remark-other-games = это первая партия из { $games } в файле
remark-unknown-rule = правило { $rule } неизвестно; принят свободный стиль
remark-says-go = в файле указано го; он читается как гомоку
remark-says-other = в файле указана другая игра (GM { $number }); он читается как гомоку
remark-pass = пас пропущен; в этой игре пасов нет
remark-passes = пропущено пасов: { $count }; в этой игре пасов нет
remark-several = у { $name } несколько значений; прочитано первое
remark-result-does-not-fit = результат { $result } не соответствует позиции
remark-opening-does-not-fit = ходы не подходят к дебюту { $rule }, он опущен
remark-unknown-result = результат { $result } понят не полностью
remark-variation-cut = вариант обрезан там, где его нельзя сыграть ({ $why })
remark-variations-cut =
    { $count ->
        [one] { $count } вариант обрезан там, где его нельзя сыграть (первый: { $why })
        [few] { $count } варианта обрезаны там, где их нельзя сыграть (первый: { $why })
       *[many] { $count } вариантов обрезаны там, где их нельзя сыграть (первый: { $why })
    }
remark-not-in-tables = в таблицах файла нет { $names }
remark-from-centre = клетки считаются от центра
remark-encoding-guessed = файл не в UTF-8 и не называет другую известную кодировку; взята { $encoding }
remark-encoding = кодировка: { $encoding }
remark-damaged-letters = некоторые знаки не из { $encoding } и заменены на �
encoding-unknown = неизвестная кодировка; примеры: UTF-8, windows-1251, Shift_JIS, GBK
remark-text-outside = текст вне партий пропущен
remark-not-closed = нет конца партии
remark-sign-first = { $sign } — сторона, которая начинает
remark-sign-second = { $sign } — сторона, которая ходит второй
remark-signs = { $first } — сторона, которая начинает, { $second } — другая
remark-free-sign = { $sign } считается свободным полем
remark-unknown-sign = строка { $line }: { $sign } считается свободным полем
remark-proposed = числа на доске — ходы, которых ещё не было
remark-last-board = это последняя из досок в тексте (всего { $boards })
remark-passed-over = не прочитано: { $parts }
remark-rows-first = пары чисел — строка и столбец, от 0 слева сверху
passed-times = время
passed-evaluations = оценки
passed-comments = комментарии
passed-judgements = пометки
passed-numbers = числа, которые не считают ходы
passed-protocol = другие строки протокола
passed-others = другие данные
remark-skipped-one = { $text } в строке { $line } не понято и пропущено
remark-skipped = не поняты и пропущены части: { $count } (первая: { $text } в строке { $line })
remark-odd-time = время в строке { $line } не число миллисекунд
remark-stopped = партия показана до места, где её нельзя продолжить ({ $why })
remark-end-number = партия окончена с номером { $number }, который не говорит, кто выиграл
yxdb-end = файл обрывается посреди записи
yxdb-frame = сжатые данные повреждены
