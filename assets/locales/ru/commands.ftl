### Команды: названия в справке и палитре, слова нижней строки, разделы справки, названия контекстов.

## На доске

command-cursor = Переместить курсор
command-side-edges = К левому или правому краю
command-end-edges = К верхнему или нижнему краю
command-place = Поставить камень; после партии — реванш
    .word = поставить
command-save = Сохранить партию
    .word = сохранить
command-load = Загрузить сохранённую партию
    .word = загрузить
command-copy = Скопировать ходы или доску как текст
command-copy-picture = Скопировать картинку позиции
command-export = Сохранить как картинку
command-resign = Сдаться
    .word = сдаться
command-draw = Предложить ничью
command-pass = Пас
command-friends = Игра с другом
command-friends-accept = Выбрать или принять партию
    .word = выбрать
command-say = Написать другу
    .word = написать
command-connect = Восстановить связь с другом
    .word = связь
command-new-game = Новая партия
    .word = новая
command-even-game = Равная партия (на рейтинг)
command-unrate = Сделать партию товарищеской
command-games = Партии: текущие и завершённые
command-explorer = База дебютов
command-learn = Уроки
command-puzzles = Задачи
command-statistics = Статистика: результаты, точность, ошибки
command-engines = Другие движки: играть, добавить
command-engine-log = Журнал движка
command-undo = Отменить ход
    .word = отменить
command-redo = Вернуть ход
command-step = Предыдущий ход, следующий ход
    .word = ходы
command-ends = Первый ход, последний ход
command-next-branch = Следующий вариант
    .word = вариант
command-comment = Комментарий к позиции
command-promote = Сделать главным вариантом
command-delete = Удалить этот ход и все следующие
command-editor = Изменить позицию
command-scroll-text = Прокрутить длинный комментарий
command-autoplay = Воспроизвести партию
command-analyse = Анализ движком
    .word = анализ
command-review = Разбор партии
    .word = разбор
command-take-line = Добавить линию в запись партии
command-region = Показать ходы, которые выигрывают или держат
command-mistakes = Работа над ошибками
    .word = учиться
command-line-step = Следующая или предыдущая линия анализа
command-hint = Подсказка по шагам: где, чем, ход, вариант
    .word = подсказка
command-computer = Выбрать сторону компьютера
command-level = Уровень компьютера
    .word = уровень
command-first-level = Уровень X, если за обе стороны компьютер
command-move-now = Пусть компьютер ходит сейчас же
    .word = ход сейчас
command-pause = Приостановить часы или игру компьютеров
    .word = пауза
command-expected = Показать ходы, которых ждёт компьютер
command-reset-score = Сбросить счёт
command-type = Ввести координаты или команду
    .word = ввод
command-coordinates = Координаты: числа, буквы или без них
    .word = координаты
command-numbers = Номера ходов: последние пять, все, без них
command-threats = Показать угрозы обеих сторон
command-explain-point = Объяснить, почему это поле — фол или нет
command-forbidden = Показать поля, запрещённые стороне
command-zoom = Увеличить или уменьшить доску
command-dismiss = Закрыть сообщение, отменить подсказку
command-about = О программе: версия, лицензия, файлы
    .word = о программе
command-start = В начальное меню; партия сохраняется
    .word = меню
command-settings = Настройки
    .word = настройки
command-commands = Палитра команд
    .word = команды
command-help-board = Справка (F1 работает везде)
    .word = справка
command-quit = Выйти
    .word = выйти

## В командной строке

command-run = Выполнить команду
    .word = выполнить
command-close = Закрыть
    .word = закрыть

## При вводе текста

command-text-move = Перемещаться по тексту
command-text-start = В начало
command-text-end = В конец
command-text-erase = Удалить предыдущий символ
command-text-delete = Удалить следующий символ
command-text-erase-more = Удалить предыдущее слово, всё до курсора

## При вопросе

command-yes = Да
    .word = да
command-no = Нет
    .word = нет

## Начальное меню

command-select = Выбрать
    .word = выбрать
command-go = Открыть выбранный пункт
    .word = открыть
command-menu-games = Партии
command-menu-learn = Учиться игре на коротких уроках
command-menu-puzzles = Задачи
command-menu-statistics = Ваша статистика
command-menu-computer = Новая партия с компьютером
command-menu-size = Новая партия на доске этого размера
command-menu-rule = Новая партия: ровно пять или пять и больше
command-help = Справка
    .word = справка

## Страница новой партии

command-begin = Начать партию
    .word = начать
command-row-change = Выбрать строку, изменить её значение
    .word = изменить
command-next-value = Следующее значение
    .word = дальше
command-type-number = Ввести размер или число
command-players = Игроки: люди или компьютер
    .word = игроки
command-rule = Правило гомоку: ровно пять или пять и больше
    .word = правило
command-opening = Дебютное правило: своп2, про, правила рэндзю
    .word = дебют
command-load-with-players = Загрузить партию с этими игроками
command-back = Назад
    .word = назад

## Списки партий

command-select-engine = Выбрать движок
    .word = выбрать
command-play-engine = Новая партия с движком
    .word = играть
command-add-engine = Добавить движок
    .word = добавить
command-examine-engine = Проверить движок
    .word = проверить
command-engine-time = Больше или меньше времени на ход
    .word = время
command-analyst = Анализировать и этим движком или нет
    .word = анализ
command-remove-engine = Убрать движок из списка (с подтверждением)
    .word = убрать
command-select-game = Выбрать партию
    .word = выбрать
command-pages = На страницу вверх, вниз
command-first-last = К первой или последней
command-open-game = Открыть партию
    .word = открыть
command-filter = Фильтровать список (см. ниже)
    .word = фильтр
command-other-games = Партии в файле или каталоге
    .word = файл
command-delete-game = Удалить партию (с подтверждением)
    .word = удалить
command-games-back = Сбросить фильтр; назад
    .word = назад
## Выбор файла

command-open-file = Открыть папку или загрузить файл
    .word = открыть
command-parent-folder = Папка уровнем выше (пока ничего не введено)
    .word = выше
command-enter-folder = Открыть выбранную папку (пока ничего не введено)

## Строка над списком партий

command-done = Готово
    .word = готово
command-discard = Стереть введённое
    .word = стереть

## Окно комментария

command-keep-comment = Сохранить комментарий
    .word = сохранить
command-new-line = Новая строка
    .word = новая строка
command-lines = Предыдущая строка, следующая строка
command-first-last-line = Первая строка, последняя строка
command-cancel = Отменить изменения
    .word = отмена

## База дебютов

command-play-selected = Сделать выбранный ход
    .word = сыграть
command-select-move = Выбрать ход
    .word = выбрать
command-reached = Партии, где встретилась эта позиция
    .word = партии
command-close-explorer = Закрыть базу дебютов
command-open-pasted = Открыть вставленную партию
    .word = открыть
command-turn-rows = Считать строки с другой стороны
    .word = строки
command-swap-sides = Начинает другая сторона
    .word = стороны
command-drop-pasted = Отбросить вставленную партию
    .word = отбросить

## Настройки

command-change-setting = Выбрать настройку, изменить её
    .word = изменить
command-erase-name = Удалить символ имени

## Вопрос о сторонах компьютера

command-computer-o = Компьютер играет за O
    .word = O
command-computer-x = Компьютер играет за X
    .word = X
command-computer-both = Компьютер играет за обе стороны
    .word = обе
command-computer-none = Два игрока
    .word = два игрока
command-leave = Оставить как есть
    .word = отмена

## Редактор позиции

command-take-position = Принять позицию
    .word = принять
command-put-stone = Поставить или убрать камень
    .word = камень
command-put-x = Поставить X
    .word = X
command-put-o = Поставить O
    .word = O
command-turn = Передать ход другой стороне
    .word = чей ход
command-clear = Очистить доску
    .word = очистить
command-undo-change = Отменить последнее изменение
    .word = отменить
command-redo-change = Вернуть изменение

## Задачи

command-puzzle-place = Поставить камень; потом следующая задача
    .word = поставить
command-puzzle-hint = Подсказка: вид победы, камни, ход
    .word = подсказка
command-try-again = Отменить неверный ход и решать дальше
    .word = ещё раз
command-solution = Показать решение (задача не засчитается)
    .word = решение
command-next-puzzle = Следующая задача; нерешённая ещё вернётся
    .word = пропустить
command-pause-run = Пауза в решении на время
    .word = пауза
command-solution-step = Предыдущий или следующий ход решения
    .word = ходы
command-solution-ends = Начало или конец решения
command-puzzle-back = Закрыть сообщение; назад
    .word = назад

## Уроки

command-select-lesson = Выбрать урок
    .word = выбор
command-first-last-lesson = Первый или последний урок
command-begin-lesson = Начать урок
    .word = начать
command-lesson-place = Поставить камень; в конце — следующий урок
    .word = ход
command-lesson-hint = Подсказка: камни, ход
    .word = подсказка
command-restart-lesson = Начать урок заново
    .word = заново
command-next-lesson = Следующий урок
    .word = далее
command-lesson-back = Закрыть сообщение; назад к списку
    .word = список

## Справка

command-section = Следующий или предыдущий раздел
    .word = раздел
command-help-scroll = Листать; следующий или предыдущий раздел
    .word = листать
command-help-pages = Постранично по всем разделам
command-section-ends = Начало или конец раздела
command-close-help = Закрыть справку
    .word = закрыть

## Палитра команд

command-select-page = На страницу вверх или вниз
command-select-ends = К первой или последней
command-run-selected = Выполнить команду
    .word = выполнить

## Страницы для чтения

command-page-ends = В начало или в конец
command-scroll = Листать
    .word = листать

## Слишком маленькое окно

command-back-to-game = Назад к партии

## Везде

command-interrupt = Выйти немедленно
command-next-theme = Следующая тема
command-themes = Выбрать тему
command-preview-theme = Посмотреть тему
    .word = просмотр
command-theme-ends = Первая или последняя тема
command-keep-theme = Оставить эту тему
    .word = оставить
command-restore-theme = Вернуть прежнюю тему
    .word = назад
command-redraw = Перерисовать экран
command-suspend = Приостановить (fg возобновляет)

## Отдельные команды строк, где их две: названия в палитре

command-previous-move = Предыдущий ход
command-next-move = Следующий ход
command-first-move = Первый ход
command-last-move = Последний ход
command-scroll-text-down = Прокрутить комментарий вниз
command-scroll-text-up = Прокрутить комментарий вверх
command-next-line = Следующая линия анализа
command-previous-line = Предыдущая линия анализа
command-stronger = Повысить уровень компьютера
command-weaker = Понизить уровень компьютера
command-x-stronger = Повысить уровень X
command-x-weaker = Понизить уровень X
command-larger = Увеличить доску
command-smaller = Уменьшить доску

## Слова нижней строки для команды в особом случае: не больше 12 столбцов

word-rematch = реванш
word-drop = бросить
word-resume = продолжить
word-again = ещё раз
word-end-run = закончить
word-stop = стоп
word-new-puzzle = новая задача
word-first-game = первая партия

## Разделы справки: вкладки, все шесть в 72 столбцах

section-move = Ходы
section-game = Партия
section-computer = Компьютер
section-look = Вид
section-words = Команды
section-this-game = Эта игра

## Контексты: заголовки в справке

context-board = На доске
context-everywhere = Везде
context-menu = В начальном меню
context-new-game = При настройке новой партии
context-friends = При игре с другом
context-games = В списке партий
context-engines = В списке движков
context-files = При выборе файла
context-pasted = При вставке партии
context-line = При вводе над списком
context-explorer = В базе дебютов
context-comment = При вводе комментария
context-settings = В настройках
context-editor = В редакторе позиции
context-puzzle-page = На странице задач
context-puzzles = При решении задачи
context-lessons = В списке уроков
context-lesson = Во время урока
context-question = При ответе на вопрос
context-computer = При выборе стороны компьютера
context-bar = В командной строке
context-text = При вводе текста
context-palette = В палитре команд
context-themes = При выборе темы
context-help = В этой справке
context-page = На странице с текстом
context-too-small = Когда окно слишком маленькое

## Палитра команд

palette-title = Команды
palette-prompt = Команда:
palette-none = Команды с таким названием нет.
palette-shown = { $from }–{ $to } из { $count }
palette-new-game = Новая партия: { $game }

## Командная строка: что не так с вводом; предложение без заглавной буквы и точки

bar-unknown = неизвестная команда
bar-no-piece = у фигур номера от 0 до 15
bar-no-column = столбцы — от 0 до { $last } или от A до { $letter }
bar-too-much = у этой команды нет аргументов
bar-declare = введите число пятых ходов, например declare 5
bar-sides = компьютер может играть за x, o, both или none
bar-puzzles = задачи: { $names }
bar-level = уровень — от { $least } до { $most } или 3,7 для X и O
bar-game = есть игры { $sizes } [standard], connect4, tictactoe и quarto [4x4] [torus]

## Командная строка в справке: что делает каждый ввод, в порядке ввода

bar-help-cell = Камень в строку 7, столбец 7; в столбец H, строку 8
bar-help-column = Столбец, где камни падают; фигура в кварто
bar-help-save = Сохранить; сохранить как FILE
bar-help-load = Загрузить; загрузить FILE
bar-help-copy = Скопировать ходы или доску как текст
bar-help-copy-picture = Скопировать картинку позиции, если терминал это умеет
bar-help-export = нарисовать позицию в FILE: .svg, .png; в .gif все ходы
bar-help-games = Ваши партии; партии в файле или каталоге
bar-help-explore = База дебютов
bar-help-new = Новая партия; на доске 19x19; другая игра
bar-help-standard = Новая партия, где выигрывает ровно пять
bar-help-even = Партия на рейтинг вашего уровня; сделать товарищеской
bar-help-draw = Предложить ничью
bar-help-opening = Решить в дебюте: стороны, два камня, пятые ходы
bar-help-pass = Пас, если правила его допускают
bar-help-fouls = Объяснить поле под курсором; показать запрещённые поля
bar-help-keys = Сдаться, отменить ход и так далее, как клавиши
bar-help-editor = Изменить позицию
bar-help-analyse = Начать или остановить анализ
bar-help-region = Показать или скрыть выигрывающие ходы
bar-help-review = Разбор партии
bar-help-mistakes = Работа над ошибками разобранной партии
bar-help-puzzles = Задачи
bar-help-practise = Задача дня, на время, тема
bar-help-solution = В задаче: показать решение; следующая задача
bar-help-step = Предыдущий ход; следующий ход
bar-help-ends = Первый ход; последний ход; следующий вариант
bar-help-branch = Сделать главным вариантом; удалить
bar-help-comment = Комментарий к позиции
bar-help-friends = Игра с другом; восстановить связь
bar-help-say = Написать другу
bar-help-sides = Стороны, за которые играет компьютер
bar-help-level = Его уровень; уровни X и O
bar-help-theme = Выбрать тему; задать тему
bar-help-help = Справка; выйти

## Ошибки в [keys], клавишах файла настроек

keys-unknown-command = нет команды { $name }; есть команды { $names }
keys-unknown-key = "{ $key }" — не клавиша; клавиши пишутся "x", "Space", "F5", "Ctrl-P" и так далее
keys-twice = "{ $key }" не может быть клавишей сразу для { $command } и { $other }
keys-reserved = "{ $key }" не может быть клавишей для { $command }: это клавиша команды «{ $title }»
keys-lost = "{ $key }" теперь клавиша для { $command }; у { $other } клавиши нет
keys-kept = "{ $key }" теперь клавиша для { $command }; у { $other } остаётся { $keys }

## Страница «О программе»

about-licence = Лицензия
about-licences = MIT или Apache-2.0, на ваш выбор.
about-files = Файлы

keys-arrows = стрелки
board-sizes = { $others } или { $last }
