### Начальное меню, страница новой партии, выбор игроков.

## На каждой странице

menu-subtitle = пять в ряд и другие игры
menu-more = -- ещё --
menu-back = Esc: назад
menu-back-to-game = Esc: назад к партии
menu-board-size = { $side } x { $side }
menu-clock-none = без ограничений
menu-clock-game = { $time } на игрока
menu-clock-increment = { $time } + { $increment } за ход
menu-clock-move = { $time } на ход

## Начальное меню

menu-resume = Продолжить партию
menu-new-game = Новая партия
menu-even = Равная партия
menu-even-level = Равная партия, уровень { $level }
menu-games = Партии
menu-learn = Обучение
menu-puzzles = Задачи
menu-puzzles-due = Задачи: на сегодня { $due }
menu-statistics = Статистика
menu-load = Загрузить файл
menu-settings = Настройки
menu-help = Справка
menu-quit = Выйти
menu-game = { $stones }, { $age }
menu-game-players = { $players }; { $stones }, { $age }

## Страница новой партии: названия строк, не шире 14 столбцов

new-game-game = Игра
new-game-size = Размер
new-game-width = Ширина
new-game-height = Высота
new-game-row = Длина ряда
new-game-rule = Правило
new-game-opening = Дебют
new-game-edges = Края
new-game-stones = Камни
new-game-players = Игроки
new-game-rated = На рейтинг
new-game-level = Уровень
new-game-level-x = Уровень X
new-game-level-o = Уровень O
## Как играет компьютер на каждом уровне, рядом с числом

level-1 = для детей, часто не видит ваш ряд
level-2 = упускает меньше: диагональ, ряд с разрывом
level-3 = видит почти всё, но не вперёд
level-4 = не упускает четвёрок и открытых троек
level-5 = считает вперёд, отвечает сразу
level-6 = считает дальше вперёд, отвечает сразу
level-7 = считает далеко вперёд, отвечает сразу
level-8 = считает очень далеко, отвечает сразу
level-9 = думает секунду
level-10 = думает пять секунд: полная сила
new-game-engine = другой движок

## Остальные строки
new-game-first = Первый ход
new-game-clock = Время

## Значения, не шире 40 столбцов

new-game-custom = Своя игра
new-game-bounded = обычные
new-game-torus = соединены (тор)
new-game-anywhere = на любое поле
new-game-fall = падают вниз
new-game-casual = нет
new-game-rated-level = да, на этом уровне
new-game-even = да, равная партия
new-game-ratings = около { $rating }; вы { $own } +-{ $deviation }
new-game-two-players = два игрока
new-game-computer = вы и компьютер
new-game-computers = два компьютера

## Заголовок и сообщения

new-game-size-prompt = Размер доски [{ $sizes }]:
    .short = Размер [{ $sizes }]:
    .shortest = Размер:
new-game-no-size = { $typed } — не размер доски; выберите { $sizes }
new-game-window = Для этой доски нужно окно { $size }.
new-game-one-rule = Правило можно выбрать только в гомоку.
new-game-no-opening = Дебютное правило — только для игры в пять в ряд, с краями, без падения.

## Места файлов пользователя, на странице о программе; не больше 20 столбцов

place-saved = Сохранённые партии
place-playing = Текущие партии
place-finished = Завершённые партии
place-puzzles = Ваши задачи
place-attempts = Результаты задач
place-runs = Задачи на время
place-lessons = Пройденные уроки
place-settings = Настройки
place-themes = Темы
place-locales = Переводы
place-index = Указатель партий
