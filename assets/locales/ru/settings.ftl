### Страница настроек, темы.

language-name = Русский

## Страница настроек

settings-title = Настройки
settings-title-group = { $title }: { $group }
settings-group-look = Оформление
settings-group-terminal = Терминал
settings-group-players = Игроки
settings-group-games = Новые партии
settings-group-engine = Движок
themes-title = Темы
settings-language = Язык
    .meaning = Язык программы
settings-theme = Тема
    .meaning = Цветовая тема
settings-glyphs = Символы
    .meaning = Доска из линий, точек (узких в любом терминале) или символов ASCII
settings-coordinates = Координаты
    .meaning = Обозначения столбцов и строк рядом с доской
settings-mouse = Мышь
    .meaning = Выбирать и ходить мышью; если выключено, терминал выделяет текст
settings-animations = Анимация
    .meaning = Камни падают, а выигравший ряд пульсирует
settings-bell = Звуковой сигнал
    .meaning = Звучит, когда компьютер сделал ход и когда у вас мало времени
settings-window-title = Заголовок окна
    .meaning = Показывать в заголовке окна, чей ход
settings-pictures = Картинки
    .meaning = Чёткие камни, если терминал умеет показывать картинки
settings-player-1 = Игрок 1
    .meaning = Ваше имя, в том числе в игре с компьютером
settings-player-2 = Игрок 2
    .meaning = Имя второго игрока
settings-level = Уровень
    .meaning = Уровень компьютера в новых партиях
settings-size = Размер доски
    .meaning = Доска в новых партиях гомоку
settings-rule = Правило
    .meaning = Свободный стиль: выигрывают пять и больше в ряд. Стандарт: ровно пять
settings-opening = Дебют
    .meaning = Дебютное правило новых партий; правила рэндзю — только для рэндзю
settings-first = Первый ход
    .meaning = Кто начинает против компьютера; по жребию также между двумя игроками
settings-clock = Контроль времени
    .meaning = Для новых партий: время на партию, с добавлением или на ход
settings-draw-after = Ничья
    .meaning = Когда новая партия в гомоку без победителя считается ничьей
settings-foul = Фолы
    .meaning = Чего стоит фол в рэндзю и омоке
settings-forbidden-points = Знаки фолов
    .meaning = Отмечать поля, которые стороне нельзя занимать в рэндзю и омоке
settings-save-format = Сохранение
    .meaning = Формат для s и файлов без расширения; SGF сохраняет всё
settings-threads = Потоки
    .meaning = Число потоков поиска у компьютера на уровнях 9 и 10
settings-memory = Память
    .meaning = Память компьютера на уровнях 9 и 10

## Значения на странице, не больше 40 столбцов

settings-on = вкл.
settings-off = выкл.
settings-auto = авто: { $value }
settings-default-name = (по умолчанию)
settings-glyphs-lines = линии
settings-glyphs-dots = точки
settings-glyphs-ascii = ASCII
settings-coordinates-numbers = числа
settings-coordinates-letters = буквы
settings-coordinates-none = нет
settings-bell-never = никогда
settings-bell-your-turn = когда ваш ход
settings-rule-freestyle = свободный стиль
settings-rule-standard = стандарт
settings-rule-renju = рэндзю
settings-rule-caro = каро
settings-rule-standard-caro = стандартное каро
settings-rule-omok = омок
settings-first-human = вы
settings-first-computer = компьютер
settings-first-random = по жребию
settings-draw-after-full = при полной доске
settings-draw-after-leave-25 = при 25 свободных клетках
settings-foul-refused = не допускаются
settings-foul-loses = проигрывают партию
settings-save-format-sgf = SGF
settings-save-format-csv = CSV, только камни
settings-memory-size = { $number } МиБ
settings-not-written = Не сохранено, действует до выхода: { $why }

## Сообщение при запуске о том, что файл настроек нельзя использовать

settings-problem = Ваши настройки нельзя использовать:
settings-problem-end = Файл не изменён, действуют значения по умолчанию. Нажмите любую клавишу.

## Ошибки в файле настроек

settings-mistake = строка { $line }, столбец { $column }: { $message }
settings-unknown = нет настройки { $name }; есть настройки { $names } и [keys]
settings-not-allowed = значение { $name } — { $allowed }, а не { $written }
settings-not-allowed-long = значение { $name } — { $allowed }
settings-keys-table = значение keys должно быть таблицей: [keys]
settings-not-a-key = команде задаётся клавиша "x", несколько ["x", "F5"] или "none"
settings-renamed = { $old } теперь называется { $new }
settings-twice = { $old } теперь называется { $new }, а задано и то и другое; уберите одно

## О чём ещё сообщает gomoku config

settings-note = settings.toml, { $note }
settings-locale-mistake = { $file }, строка { $line }: { $why }
settings-locale-mistakes = { $count ->
    [one] { $count } ошибка в ваших переводах; сообщения с ошибками пропускаются
    [few] { $count } ошибки в ваших переводах; сообщения с ошибками пропускаются
   *[many] { $count } ошибок в ваших переводах; сообщения с ошибками пропускаются
}

## Значения настроек, в ошибках

settings-or = { $others } или { $last }
settings-range = число от { $least } до { $most }
settings-memory-range = "auto" или число МиБ от { $least } до { $most }
settings-clock-values = "none", "5m" на партию, "5m+3s" с добавлением или "10s/move"
settings-draw-after-values = "full", "leave-25" или число ходов от { $least } до { $most }
settings-theme-values = "auto" или название темы (их показывает `gomoku themes`)
settings-language-values = "auto" или код языка, например "en" или "de"
settings-name-values = имя не длиннее { $longest } символов или "" для имени по умолчанию

## Ошибки в темах

theme-unknown = нет темы { $name }
theme-circle = тема { $name } наследует от самой себя
theme-mistake = тема { $name }, строка { $line }, столбец { $column }: { $why }
theme-colour = "{ $text }" — не цвет вида "#d63e54"
