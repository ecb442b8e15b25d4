### Сообщения командной строки. Они начинаются со строчной буквы там, где перед ними стоит «gomoku: ».
### Названия команд и параметров не переводятся: gomoku line, --size.

## Аргументы

cli-did-you-mean = «{ $name }» — не команда и не файл; возможно, имелось в виду «{ $command }»?
cli-unknown-command = «{ $name }» — не команда и не файл
cli-no-theme = темы { $name } нет; список тем выводит gomoku themes
cli-no-language = языка { $tag } нет; можно выбрать { $tags }
cli-size = недопустимое значение «{ $value }» для --size: размеры — { $sizes }
cli-size-custom = недопустимое значение «{ $value }» для --size: размеры — { $sizes }; другие есть с --game custom
cli-size-form = недопустимое значение «{ $value }» для --size: нужны столбцы и строки, например 9x7
cli-size-quarto = недопустимое значение «{ $value }» для --size: в Кварто 6x6 или 4x4 клеток
cli-flag-needs-custom = для { $flag } нужно --game custom
cli-torus-needs-game = для --torus нужно --game custom или --game quarto
cli-rated-game = для --rated нужно гомоку на досках от 15x15 до 20x20
cli-rated-file = --rated начинает новую партию и не сочетается с файлом
cli-encoding-file = для --encoding нужен ФАЙЛ
cli-flag-not-with-game = { $flag } не сочетается с --game { $game }
cli-no-levels = { $flag } в этой игре не действует. { $why }
cli-flag-needs-computer = для { $flag } нужно --vs computer
cli-who = возможны person, уровень от { $least } до { $most } или имя движка
cli-no-engines = движка { $name } нет; движки добавляет gomoku engine add
cli-unknown-engine = движка { $name } нет, есть только { $engines }; движки добавляет gomoku engine add
cli-engine-game = { $name } не играет в эту игру: движки играют в пять в ряд на квадратной доске
cli-line-engine = { $name } играет только в полноэкранном режиме; здесь компьютер играет на уровнях
cli-flag-not-with-dialect = { $flag } не сочетается с --dialect { $dialect }
cli-letters-game = --dialect letters играет только в гомоку на 13x13
cli-commands-game = --dialect commands играет только в кварто
cli-torus-in-dialog = --torus здесь не действует; введите в диалоге start torus
cli-quarto-dialect = для кварто нужно --dialect commands
cli-no-chance = в системе нет случайных чисел
cli-no-pipe = для --stdio на стандартном вводе нужен канал, а не терминал
cli-custom-needs = для своей игры нужно --size, --row, --rule, --torus или --gravity
cli-draw-after = --draw-after — только для игр с рядом от пяти и без падения камней
cli-opening-renju = для дебютного правила { $opening } нужно --rule renju
cli-opening-file = --opening начинает новую партию и не сочетается с файлом
cli-seconds = время — число секунд больше 0, например 2.5

## Файлы и вывод

cli-cannot-load = не удаётся загрузить { $path }
cli-cannot-write = не удаётся записать { $path }
cli-cannot-read = не удаётся прочитать { $path }: { $why }
cli-cannot-read-puzzles = не удаётся прочитать ваши задачи
cli-no-activity = задачи: { $names }
cli-output-failed = не удаётся записать вывод
cli-standard-input = стандартный ввод
cli-file-problem = { $file }: { $why }
cli-file-remark = { $file }, строка { $line }: { $remark }
cli-unknown-format = неизвестный формат партии (его можно указать в --from)
cli-no-game = в файле нет партии
cli-picture-format = имя картинки кончается на .svg, .png или .gif (или укажите --to)
cli-picture-terminal = терминал не может это показать; запишите в файл или канал
cli-is-quarto = в файле партия в кварто
cli-no-quarto = в файле нет партии в кварто
cli-not-torus = в файле партия на обычной доске, а не на торе
cli-no-such-position = нет такого файла или каталога (позиция пишется так: h8i9j10)
cli-stones-off-board = не все камни помещаются на доске { $side }x{ $side }
cli-board-assumed = доска в файле не указана; принята { $width }x{ $height } (её задаёт --size N)
cli-over-drawn = партия окончена: ничья
cli-over-won = партия окончена: на доске есть пятёрка
cli-size-range = недопустимое значение «{ $value }» для --size: { $value } не входит в { $least }..={ $greatest }
cli-flag-gomoku = { $flag } — только для гомоку
cli-no-column = ход { $number }: столбца { $column } нет (от 1 до { $last })
cli-column-full = ход { $number }: столбец { $column } заполнен
cli-move = ход { $number }: { $why }
cli-ended-before = ход { $number }: партия закончилась на ходу { $last }
cli-ended = партия закончилась на ходу { $last }

## Полный экран

cli-no-terminal = для ввода и вывода игре нужен терминал (для gomoku line он не нужен)
cli-dumb-terminal = игре нужен терминал с курсором, а TERM — dumb (для gomoku line он не нужен)

## gomoku analyse

cli-analysis-head = Ход { $side }: { $nodes ->
    [one] { $nodes } узел
    [few] { $nodes } узла
   *[many] { $nodes } узлов
} за { $seconds } с, { $speed } узл./с
cli-analysis-chance = { $number }. { $percent } % за { $side }, глубина { $depth }: { $moves }
cli-analysis-proof = { $number }. { $side } выигрывает в { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}, глубина { $depth }: { $moves }
cli-analysis-proof-whole =
    { $number }. { $side } выигрывает, доказано, глубина { $depth }: { $moves }
cli-analysis-draw = { $number }. ничья, глубина { $depth }: { $moves }
cli-analysis-no-time = На поиск не хватило времени.

## gomoku show и gomoku check: состояние партии

cli-rules = { $board ->
    [torus] тор { $size }
   *[plane] { $size }
}, { $rule ->
    [exact] ровно { $row } в ряд
    [more] { $row } и больше в ряд
    [renju] { $row } в ряд, рэндзю
    [caro] { $row } в ряд, каро
    [standard-caro] { $row } в ряд, стандартное каро
    [omok] { $row } в ряд, омок
   *[only] { $row } в ряд
}{ $stones ->
    [fall] , камни падают
   *[stay] { "" }
}
cli-to-move = ход { $side }
cli-pass = пас
cli-hints = { $count ->
    [one] с { $count } подсказкой
    [few] с { $count } подсказками
   *[many] с { $count } подсказками
}
cli-few-moves = { $count ->
    [one] в партии всего { $count } ход
    [few] в партии всего { $count } хода
   *[many] в партии всего { $count } ходов
}
cli-show-quarto = кварто показать нельзя; партию разыгрывает gomoku line --dialect commands < FILE
cli-check-moves = { $count ->
    [one] { $count } ход, { $state }
    [few] { $count } хода, { $state }
   *[many] { $count } ходов, { $state }
}
cli-check-ok = без ошибок, { $game }
cli-check-file = { $format }, { $encoding }; { $game }
cli-check-failed = { $count ->
    [one] найдена { $count } ошибка
    [few] найдены { $count } ошибки
   *[many] найдено { $count } ошибок
}

## gomoku convert

cli-one-game = в этом формате хранится только одна партия; для нескольких нужен SGF
cli-damaged = не удаётся прочитать партий: { $count } из { $total }

## gomoku config

cli-settings-ok = { $path }: ошибок нет
cli-settings-none = { $path }: файла настроек нет; действуют значения по умолчанию

## gomoku puzzle: числа стоят друг под другом

cli-puzzles-due = на сегодня  { $count }
cli-puzzles-new = новых       { $count }
cli-puzzles-kept = всего       встроенных { $collected }, своих { $own }
cli-puzzles-streak = { $count ->
    [one] серия       { $count } день
    [few] серия       { $count } дня
   *[many] серия       { $count } дней
}
cli-puzzles-rating = рейтинг     { $rating }, плюс-минус { $deviation }
cli-puzzles-unrated = рейтинг     пока нет
cli-puzzle-due = сегодня  { $puzzle }
cli-puzzle-new = новая    { $puzzle }
cli-puzzle-known = { $puzzle }  (уже есть)
cli-puzzle-win-fours = { $count ->
    [one] { $side } выигрывает четвёрками в { $count } ход
    [few] { $side } выигрывает четвёрками в { $count } хода
   *[many] { $side } выигрывает четвёрками в { $count } ходов
}
cli-puzzle-win-threes = { $count ->
    [one] { $side } выигрывает тройками и четвёрками в { $count } ход
    [few] { $side } выигрывает тройками и четвёрками в { $count } хода
   *[many] { $side } выигрывает тройками и четвёрками в { $count } ходов
}
cli-puzzle-stop-fours = { $count ->
    [one] { $side } не даёт выиграть четвёрками в { $count } ход
    [few] { $side } не даёт выиграть четвёрками в { $count } хода
   *[many] { $side } не даёт выиграть четвёрками в { $count } ходов
}
cli-puzzle-stop-threes = { $count ->
    [one] { $side } не даёт выиграть тройками и четвёрками в { $count } ход
    [few] { $side } не даёт выиграть тройками и четвёрками в { $count } хода
   *[many] { $side } не даёт выиграть тройками и четвёрками в { $count } ходов
}
cli-puzzles-exported = { $count ->
    [one] выгружена { $count } задача, новых в { $path }: { $new }
    [few] выгружены { $count } задачи, новых в { $path }: { $new }
   *[many] выгружено { $count } задач, новых в { $path }: { $new }
}
cli-puzzles-found = { $count ->
    [one] найдена { $count } задача, новых: { $new }
    [few] найдены { $count } задачи, новых: { $new }
   *[many] найдено { $count } задач, новых: { $new }
}
cli-puzzles-progress = { $count ->
    [one] { $done } из { $total }, найдена { $count } задача
    [few] { $done } из { $total }, найдены { $count } задачи
   *[many] { $done } из { $total }, найдено { $count } задач
}

## Заголовки справки. То, что в скобках, стоит после текста, а за ним значение: «[по умолчанию: 3]»

cli-heading-usage = Использование:
cli-heading-commands = Команды:
cli-heading-arguments = Аргументы:
cli-heading-options = Параметры:
cli-heading-values = Возможные значения:
cli-heading-values-within = [возможные значения:
cli-heading-default = [по умолчанию:
cli-heading-alias = [псевдоним:
cli-heading-aliases = [псевдонимы:

## Справка: gomoku --help, gomoku solve --help. В строке не больше 76 знаков; программа её не переносит.
## Параметры, команды и слова из заглавных букв (FILE) не переводятся.

cli-help-gomoku = Гомоку в терминале: игра с другом или с компьютером
    .more =
        Есть также четыре в ряд, крестики-нолики и кварто. Если не указаны ни
        игра, ни FILE, открывается начальное меню. Клавиши в любой момент
        покажет ?.
cli-help-gomoku-language = Язык программы: en, de, ru, zh, ja, cs или один из ваших
cli-help-gomoku-saved = Открыть эту сохранённую партию и сохранять в неё
cli-help-gomoku-game = Игра
cli-help-gomoku-game-gomoku = Пять в ряд на доске от 15x15 до 20x20
cli-help-gomoku-game-connect4 = Четыре в ряд на 7x6; камни падают
cli-help-gomoku-game-tictactoe = Три в ряд на 3x3
cli-help-gomoku-game-quarto = Четыре фигуры с общим признаком, на 6x6 или 4x4
cli-help-gomoku-game-custom = Своя игра: --size, --row, --rule, --torus, --gravity
cli-help-gomoku-size = Доска: 15, 17, 19 или 20; Кварто: 4x4; своя игра: 9x7, сначала столбцы
cli-help-gomoku-row = Сколько камней в ряд выигрывают в своей игре [по умолчанию: 5]
cli-help-gomoku-rule = Правило: гомоку, своя игра [по умолчанию: из настроек]
cli-help-gomoku-rule-freestyle = K и больше в ряд
cli-help-gomoku-rule-standard = Ровно K в ряд
cli-help-gomoku-rule-renju = Ровно пять для X, с фолами; пять и больше для O
cli-help-gomoku-rule-caro = Пять, не закрытые с обоих концов, или больше
cli-help-gomoku-rule-standard-caro = Ровно пять, не закрытые с обоих концов
cli-help-gomoku-rule-omok = Ровно пять; вилки 3×3 запрещены
cli-help-gomoku-draw-after = Ничья после N ходов, leave-25 или full [по умолчанию: из настроек]
cli-help-gomoku-foul = Последствие фола в рэндзю и омоке [по умолчанию: из настроек]
cli-help-gomoku-foul-refused = Камень не ставится
cli-help-gomoku-foul-loses = Партия проиграна, как на турнирах
cli-help-gomoku-torus = Ряды продолжаются у противоположного края (своя игра и кварто)
cli-help-gomoku-gravity = Камни падают вниз (своя игра)
cli-help-gomoku-vs = Соперник; с --level и --first это компьютер
cli-help-gomoku-level = Уровень компьютера, от 1 до 10 [по умолчанию: из настроек]
cli-help-gomoku-first = Кто начинает; двое могут тянуть жребий [по умолчанию: из настроек]
cli-help-gomoku-watch = Смотреть игру компьютера: X на уровне A, O на уровне B; 5 значит 5,5
cli-help-gomoku-x = Игрок за X: person, уровень от 1 до 10 или один из ваших движков
cli-help-gomoku-o = Игрок за O, так же; за не названную сторону играете вы
cli-help-gomoku-seed = Начало случайных чисел: с одним и тем же компьютер играет одинаково
cli-help-gomoku-file = Сохранять и загружать этот файл [по умолчанию: свой для каждой игры]
cli-help-gomoku-encoding = Кодировка букв, например windows-1251 [по умолчанию: из файла]
cli-help-gomoku-opening = Дебютное правило; правила рэндзю подразумевают --rule renju
cli-help-gomoku-opening-free = Без дебютного правила: игроки ходят по очереди
cli-help-gomoku-opening-swap = Игрок 1 ставит три камня, игрок 2 выбирает сторону
cli-help-gomoku-opening-swap1 = Игрок 1 ставит один камень, игрок 2 выбирает сторону
cli-help-gomoku-opening-swap2 = Как своп; либо игрок 2 ставит ещё два, 1 выбирает
cli-help-gomoku-opening-pro = Ход 1 в центр, ход 3 за пределы центральных 5x5
cli-help-gomoku-opening-longpro = Ход 1 в центр, ход 3 за пределы центральных 7x7
cli-help-gomoku-opening-rif = Один из 26 дебютов, обмен, два пятых хода на выбор
cli-help-gomoku-opening-yamaguchi = Как RIF; игрок 1 объявляет число пятых ходов
cli-help-gomoku-opening-soosyrv8 = Как RIF; с ходом 4 объявляют до 8 пятых ходов
cli-help-gomoku-opening-taraguchi10 = Обмен после каждого хода; один пятый ход или десять
cli-help-gomoku-opening-tarannikov = Пять ходов в растущих квадратах, обмен после каждого
cli-help-gomoku-opening-sakata = Один из 26 дебютов, ещё два камня, затем обмен
cli-help-gomoku-rated = Гомоку на рейтинг: равная партия или уровень --level N
cli-help-gomoku-clock = Контроль времени: none, 5m, 5m+3s или 10s/move
cli-help-gomoku-ponder = Компьютер думает и в ваше время (уровни 9 и 10)
cli-help-gomoku-theme = Цветовая тема; все темы показывает gomoku themes
cli-help-gomoku-glyphs = Рисовать линиями, точками (узкими в любом терминале) или знаками ASCII
cli-help-gomoku-ascii = Рисовать только знаками ASCII, как с --glyphs ascii
cli-help-gomoku-no-color = Рисовать без цвета, как с непустой переменной NO_COLOR
cli-help-gomoku-no-mouse = Оставить мышь терминалу, чтобы выделять текст
cli-help-gomoku-help = Показать справку (подробнее — с «--help»)
    .more =
        Показать справку (кратко — с «-h»)
cli-help-gomoku-version = Показать версию
cli-help-host = Ждать друга для игры на этом компьютере или по ssh
    .more =
        На этом компьютере друг вводит gomoku join. С другого компьютера команда
        gomoku join ssh://USER@HOST входит по ssh и находит партию. Сетевые
        порты не открываются. Неоконченная партия с тем же другом продолжается;
        подробнее — в docs/friends.md.

        --stdio соединяет стандартный ввод и вывод с партией, которая ждёт на
        этом компьютере. Так поступает ssh; подойдёт и любой другой канал.
cli-help-host-name = Имя для подключения, если ждут несколько партий
cli-help-host-opening = Дебютное правило; правила рэндзю подразумевают --rule renju
cli-help-host-first = Кто начинает [по умолчанию: random]
cli-help-host-allow = Впускать пользователя или группу: --allow anna, --allow @chess
cli-help-host-new = Начать новую партию, даже если с этим другом есть неоконченная
cli-help-host-stdio = Соединить стандартный ввод и вывод с партией, которая здесь ждёт
cli-help-join = Присоединиться к другу, который ждёт командой gomoku host
    .more =
        ADDRESS не нужен для вашей партии на этом компьютере; NAME — другая
        партия, ~USER — партия другого пользователя, ssh://[USER@]HOST[:PORT] —
        партия на другом компьютере, куда входит ваш собственный ssh.
cli-help-join-address = Пусто, NAME, ~USER, ~USER/NAME или ssh://[USER@]HOST[:PORT][/PATH]
cli-help-join-stdio = Подключиться через стандартный ввод и вывод, что бы за ними ни было
cli-help-watch = Смотреть партию друзей
    .more =
        ADDRESS — адрес ожидающей партии, как для join.
cli-help-line = Играть построчно: для конвейеров, скриптов и программ экранного доступа
    .more =
        Обычный диалог играет в гомоку на 15x15, 17x17 или 19x19 и спрашивает
        размер; --size отвечает заранее и допускает также 20. Ход — это
        «строка,столбец» от 0 слева вверху, например 5,7. Знак ! — сдаться,
        d — предложить ничью, s — сохранить, l — загрузить. Другие игры и
        диалоги выбирают --game и --dialect; они описаны в docs/line.md.

        Диалоги на английском при любом языке программы.
cli-help-line-dialect = Диалог
cli-help-line-dialect-numbers = Ходы вида «строка,столбец», для всех игр, кроме кварто
cli-help-line-dialect-letters = Ходы вида «G 7», для гомоку на 13x13; начинает O
cli-help-line-dialect-commands = Команды вида «place 1;4», для кварто
cli-help-line-board = Показывать доску после каждого хода
cli-help-brain = Играть под управлением менеджера турнира по протоколу Gomocup
    .more =
        Читает команды со стандартного ввода и пишет ответы в стандартный
        вывод; они перечислены в docs/gomocup.md. Копии программы или ссылке на
        неё, имя которой начинается с pbrain-, аргументы не нужны.

        --threads действует, если менеджер не задал число потоков. Таблицы
        занимают не больше половины памяти, которую разрешил менеджер, и не
        больше --memory.
cli-help-brain-rule = Правило, пока менеджер не назовёт другое; например omok, у которого нет номера
cli-help-brain-threads = Число потоков поиска
cli-help-brain-memory = Память для таблиц, в МБ
cli-help-engine = Добавить, показать, убрать или проверить другие движки
    .more =
        Другие движки - это программы, которые говорят по протоколу Gomocup,
        например участники турнира. Играть против движка: --o NAME; список
        описан в docs/engines.md.
cli-help-add = Добавить движок с протоколом Gomocup
    .more =
        Движок запускается один раз, чтобы проверить, что он играет. Имя берётся
        от программы: pbrain-rapfi становится rapfi. Затем играйте против него
        командой gomoku --o rapfi или выберите его для новой партии после десяти
        уровней.

        Программой может быть любая команда, например wine x.exe или ssh host
        brain. Оболочка её не видит. Файл engines.toml описан в docs/engines.md.
cli-help-add-name = Имя движка [по умолчанию: от программы]
cli-help-add-turn = Время на ход, например 2s или 300ms
cli-help-add-max-memory = Память, которую он может занять, например 350MB [по умолчанию: своя]
cli-help-add-search-threads = Число его потоков поиска [по умолчанию: своё]
cli-help-add-unchecked = Добавить без запуска
cli-help-add-command = Программа движка и её аргументы
cli-help-list = Показать ваши движки
    .more =
        Каждый движок - строка полей, без терминала разделённых табуляцией: имя,
        собственное имя, время на ход, правила, доски, команда. - значит
        неизвестно.
cli-help-remove = Убрать движок из списка
    .more =
        Его программа остаётся на месте.
cli-help-remove-engine = Имя движка
cli-help-doctor = Проверить движок по двадцати пунктам
    .more =
        Много раз запускает программу, играет и разговаривает с ней, не дольше
        трёх минут. Каждый пункт пройден (pass), с замечанием (note: нет чего-то
        необязательного), не пройден (fail: из-за этого проигрывают партии или
        ломается менеджер) или не проверен из-за ошибки, учтённой в другом
        пункте. Пункты перечислены в docs/engines.md.

        Отчёт выводится в Markdown на английском языке со строками, которые
        показывают каждую находку. На терминале вместо него по строке на пункт.
        Код завершения 1, если какой-то пункт не пройден.

        Найденное о движке из списка, например его правила и доски, записывается
        в список.

        Все слова после ENGINE относятся к его программе:
        gomoku engine doctor --json wine pbrain-x.exe
cli-help-doctor-json = Вывести один объект JSON вместо Markdown
cli-help-doctor-point = Проверить только этот пункт, от 1 до 20; можно повторять
cli-help-doctor-command = Имя движка из списка или программа с аргументами
cli-help-solve = Найти форсированный выигрыш в позиции гомоку
    .more =
        Первая строка ответа — «win in N: ...», где N — число ходов победителя,
        а за ним по очереди ходы обеих сторон до пятёрки или до четвёрки,
        которую не остановить; либо «no win by fours»; либо «not decided».
        Затем идёт доска, где эти ходы обозначены числами.

        С --game connect4, tictactoe, custom или quarto доказывается оценка
        позиции: «win in N», «loss in N», «draw» или «not decided». N — число
        ходов победителя. «best» перечисляет доказанно лучшие ходы. В «четыре в
        ряд» сначала идёт «score». Позиция кварто пишется «select 3, place 0;1».
        Подробности — в docs/analyse.md.

        Если доска в файле не указана, принимается первая из 15x15, 17x17,
        19x19 и 20x20, на которой помещаются все камни, и об этом сообщается
        в стандартный поток ошибок; доску задаёт --size.

        Код завершения: 0 при любом ответе, 1, если в файле нет такой партии,
        2 при неверных аргументах. Чтобы открыть файл, имя которого похоже на
        позицию, пишите ./h8.
cli-help-solve-what = Сохранённая партия или ходы, первый — X: h8i9j10; столбцы: 4453
cli-help-solve-size = Сторона доски, от 5 до 20 [по умолчанию: 15 или по FILE]; custom: 6x5
cli-help-solve-rule = Правило позиции
cli-help-solve-vcf = Искать только победы четвёрками
cli-help-solve-vct = Сразу искать победы тройками и четвёрками, а не сначала четвёрками
cli-help-solve-time = Время на поиск, в секундах
cli-help-solve-json = Вывести объект JSON; его поля описаны в docs/analyse.md
cli-help-analyse = Показать лучшие ходы в позиции гомоку
    .more =
        Думает несколько секунд или меньше, если результат доказан. В каждой
        строке — шансы на победу стороны, чей ход, либо кто и во сколько ходов
        выигрывает (счёт как у solve); глубина поиска; и ожидаемые ходы обеих
        сторон по очереди. Затем идёт доска, где ходы первой строки обозначены
        числами.

        С --game анализируются четыре в ряд, крестики-нолики и свои игры.

        Позиции, файлы и код завершения — как у solve.
cli-help-analyse-time = Время на обдумывание, в секундах
cli-help-analyse-lines = Сколько строк показать, от 1 до 20
cli-help-analyse-other = Спросить другой движок из списка; он показывает свои оценки
cli-help-games = Перечислить партии из файлов и каталогов или изучить позицию
    .more =
        Без PATH выводит список ваших завершённых партий. Каталоги
        просматриваются со всеми вложенными. Каждая партия — строка полей через
        табуляцию: дата, X, O, результат, игра, число ходов, файл, номер
        в файле, дебют, правило дебюта. Неизвестное или отсутствующее — это -.
        У повреждённой партии четвёртое поле — причина.

        Позиции соответствует любая партия, где она возникла, при любом порядке
        ходов, с поворотами и отражениями доски. С --explore вместо списка
        выводится таблица: число партий и результаты для каждого продолжения.
        Указатель файлов хранится в вашем каталоге кэша.
cli-help-games-paths = Файлы и каталоги с партиями [по умолчанию: ваши завершённые партии]
cli-help-games-player = Только партии игрока, имя которого содержит NAME
cli-help-games-result = Только партии с этим результатом
cli-help-games-won-by = Только партии, где победил игрок, имя которого содержит NAME
cli-help-games-lost-by = Только партии, где проиграл игрок, имя которого содержит NAME
cli-help-games-size = Только партии на этой доске: 15 или 9x7, сначала столбцы
cli-help-games-moves = Только партии такой длины: 40, 20..60, 20.. или ..60
cli-help-games-from = Только партии с этого дня, месяца или года: 2026-11-22, 2026-11, 2026
cli-help-games-to = Только партии по этот день, месяц или год включительно
cli-help-games-opening = Только партии с этим дебютом или правилом: D4, kagetsu, swap2
cli-help-games-position = Только партии в гомоку, где была эта позиция; её ходы — как h8i9j10
cli-help-games-rule = Правило этой позиции
cli-help-games-explore = Показать вместо партий продолжения позиции
cli-help-games-order = Порядок партий
cli-help-games-limit = Показать не больше N партий
cli-help-puzzle = Решать задачи или составлять новые из партий
    .more =
        Без параметров открывает ваши задачи на весь экран. Если терминала нет,
        выводит список задач на сегодня, как --list.

        --from ищет среди всех позиций партий в файлах те, где угрозами
        выигрывает или не проигрывает ровно один ход. Из файлов, имя которых
        кончается на .jsonl, берётся каждая позиция с победой угрозами. Задачи
        выводятся и сохраняются по мере нахождения, поэтому поиск можно прервать
        в любой момент. Повторы пропускаются, в том числе повёрнутые и
        отражённые.

        Формат описан в docs/formats.md.
cli-help-puzzle-activity = Что решать: next, daily, run или тема, например four-three
cli-help-puzzle-list = Вывести список задач на сегодня, ваш рейтинг и серию
cli-help-puzzle-from = Составить задачи из партий или позиций в строках JSON в этих файлах
cli-help-puzzle-out = Добавлять найденные задачи в этот файл, а не к вашим
cli-help-puzzle-rule = Правило партий, в файле которых оно не указано
cli-help-puzzle-export = Дописать ваши задачи в этот файл
cli-help-learn = Научиться игре за двенадцать коротких уроков
    .more =
        Открывает список уроков на весь экран. Каждый урок — доска с одним
        заданием, примерно на минуту.
cli-help-stats = Показать статистику ваших партий и задач
    .more =
        Законченные партии против компьютера по уровням, сторонам, играм и
        дебютам; точность в разобранных партиях; просмотренные выигрыши и угрозы;
        задачи по темам. Партии между двумя людьми только подсчитываются, а копии
        чужих партий не учитываются.
cli-help-stats-json = Вывести объект JSON; его поля описаны в docs/statistics.md
cli-help-match = Провести матч движков и узнать, какой сильнее
    .more =
        ENGINE — имя из вашего списка (gomoku engine list) или gomoku, то есть
        эта программа. Настройки следуют через запятую: time, game-time, nodes,
        depth, memory, threads, tolerance, restart=always, suspend=yes, name,
        info.KEY. Движок не из списка указывается с командой в конце:

          gomoku match rapfi,time=1s 'new,command=./pbrain-x --quiet'

        Каждый дебют играется дважды, со сменой цвета. Таблица показывает
        разницу в Эло с погрешностью по этим парам партий.

        Каждая партия записывается в журнал, когда закончится. После перерыва
        та же команда с --record продолжает матч.
cli-help-match-engines = Движок с настройками через запятую: rapfi,time=1s,memory=64MB
cli-help-match-time = Время на ход, например 300ms или 2s [по умолчанию: из списка]
cli-help-match-game-time = Время на партию и добавка за каждый ход: 60s или 60s+1s
cli-help-match-nodes = Узлы на ход; без времени ход может длиться минуту
cli-help-match-memory = Память каждого движка, например 350MB [по умолчанию: из списка]
cli-help-match-threads = Число потоков поиска каждого движка [по умолчанию: из списка]
cli-help-match-tolerance = Допустимое опоздание хода [по умолчанию: из списка]
cli-help-match-rule = Правило партий
cli-help-match-size = Размер доски: 15 или 15x15, сначала столбцы
cli-help-match-draw-after = Ничья после N ходов или когда осталось 25 клеток: leave-25
cli-help-match-openings = Дебюты: ходы строками, смещения, .pos, SGF [по умолчанию: равные]
cli-help-match-rows = Где строка 1 в списке ходов вида h8i9j10
cli-help-match-rounds = Число туров: в каждом все пары играют один дебют обоими цветами
cli-help-match-games = Число партий, округляется до целых туров
cli-help-match-gauntlet = Первый движок играет со всеми, остальные между собой не играют
cli-help-match-seed = Перемешать дебюты; то же число даёт тот же порядок
cli-help-match-repeat = Начать список заново, когда все дебюты сыграны во всех симметриях
cli-help-match-part = Играть только часть K из N, общих для нескольких запусков: 2/8
cli-help-match-concurrency = Число одновременных партий
cli-help-match-sprt = Проверить, сильнее ли первый на 0 или на 5 Эло, и закончить: 0,5
cli-help-match-alpha = Вероятность, что тест ошибочно примет большее число
cli-help-match-beta = Вероятность, что тест ошибочно отвергнет его
cli-help-match-adjudicate = Заканчивать партии, выигрыш которых доказан
cli-help-match-record = Журнал партий; имеющийся продолжается [по умолчанию: новый]
cli-help-match-report = Не играть, а показать таблицу этих журналов одного матча
cli-help-match-sgf = Записать в конце все партии в этот файл SGF
cli-help-match-psq = Записать каждую партию в эту папку файлом Piskvork
cli-help-match-json = Напечатать таблицу объектом JSON
cli-help-match-markdown = Напечатать таблицу в Markdown
cli-help-match-watch = Смотреть таблицу и доски на полном экране
cli-help-bench = Измерить скорость движка
    .more =
        Просматривает заданные позиции гомоку на заданную глубину одним потоком.
        Для каждой позиции выводит название, лучший ход, глубину и число узлов;
        в конце — общее число узлов, число узлов в секунду и сигнатуру узлов
        и ходов. Сигнатура одинакова на любом компьютере и меняется при любом
        изменении поиска.
cli-help-bench-depth = Глубина поиска в полуходах; у каждой глубины своя сигнатура
cli-help-show = Показать сохранённую партию: игроков, доску и чей ход
    .more =
        Читает SGF, CSV, .psq и .rec программы Piskvork, текст позиции
        (.txt, .pos) и журналы. Если в файле несколько партий, показывает
        первую.
cli-help-show-file = Сохранённая партия или - для стандартного ввода
cli-help-show-at = Показать позицию после N ходов [по умолчанию: последнюю]
cli-help-show-tree = Вывести также все ходы с вариантами и комментариями
cli-help-show-coordinates = Запись полей
cli-help-show-coordinates-letters = H8, строка 1 внизу
cli-help-show-coordinates-numbers = 7,7, строка и столбец от 0 слева вверху
cli-help-show-from = Формат входного файла [по умолчанию: по содержимому или имени файла]
cli-help-convert = Преобразовать партии в другой формат
    .more =
        Форматы определяются окончаниями имён: sgf, csv, psq, rec, txt. Только
        SGF хранит всё и несколько партий; о том, что не может хранить другой
        формат, сообщается в стандартный поток ошибок. Существующий файл
        заменяется, только если это сохранённая партия; его копия остаётся
        под тем же именем с ~.
cli-help-convert-input = Исходный файл или - для стандартного ввода
cli-help-convert-output = Файл для записи или - для стандартного вывода
cli-help-convert-to = Формат для записи [по умолчанию: по имени OUT, иначе SGF]
cli-help-export = Нарисовать партию: SVG, PNG или GIF
    .more =
        Формат определяется окончанием имени картинки. Если в файле несколько
        партий, рисуется первая. --moves показывает ход за ходом, как движущийся
        GIF или SVG.

        Существующий файл заменяется, только если это картинка; его копия
        остаётся под тем же именем с ~.
cli-help-export-picture = Картинка для записи или - для стандартного вывода
cli-help-export-to = Формат картинки [по умолчанию: по имени PICTURE, иначе SVG]
cli-help-export-moves = Показать все ходы по очереди, как движущийся GIF или SVG
cli-help-export-delay = Время на каждый ход в секундах
cli-help-export-numbers = Пронумеровать камни
cli-help-export-fouls = Отметить поля, запрещённые стороне, в рэндзю и омоке
cli-help-export-coordinates = Обозначения строк и столбцов
cli-help-export-coordinates-none = Без обозначений
cli-help-export-cell = Размер клетки в пикселях, от 8 до 128
cli-help-check = Проверить, что партии сыграны по правилам, а результаты верны
    .more =
        Печатает строку для каждой партии: ходы и чей ход или чем она
        закончилась, формат, кодировку, доску и правило и то, с чем пришлось
        мириться. Код завершения 1, если где-то есть ошибки.
cli-help-check-files = Файлы с партиями или - для стандартного ввода
cli-help-check-json = Вывести объект JSON для каждой партии; поля описаны в docs/formats.md
cli-help-themes = Показать цветовые темы, а в конвейере только их названия
cli-help-themes-help = Показать справку
cli-help-config = Проверить настройки или вывести значения по умолчанию
    .more =
        Об ошибках в файле настроек сообщается с номером строки и столбца,
        и код завершения тогда 1.
cli-help-config-print-default = Вывести файл со всеми настройками, их смыслом и значениями по умолчанию
cli-help-config-path = Вывести путь к файлу настроек
cli-help-completions = Вывести автодополнение для оболочки
    .more =
        Для bash: source <(gomoku completions bash)
cli-help-completions-shell = Оболочка, для которой оно предназначено
cli-help-completions-dir = Записать скрипты всех оболочек в этот каталог
cli-help-man = Вывести страницу руководства: программы или команды
    .more =
        Чтобы прочесть: gomoku man solve | man -l -
cli-help-man-subcommand = Вывести страницу этой команды
cli-help-man-dir = Записать страницы программы и всех команд в этот каталог
cli-help-help = Показать эту справку или справку указанных команд
