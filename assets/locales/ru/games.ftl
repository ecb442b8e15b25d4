### Списки партий.

## Заголовок списка

games-count = { $count ->
    [0] Партий нет
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
games-filtered = { $count ->
    [0] Партий нет: { $filter }
    [one] { $count } партия: { $filter }
    [few] { $count } партии: { $filter }
   *[many] { $count } партий: { $filter }
}
games-reached = { $count ->
    [0] Нет партий с этой позицией
    [one] { $count } партия с этой позицией
    [few] { $count } партии с этой позицией
   *[many] { $count } партий с этой позицией
}
games-none = Партий пока нет.
games-history = текущих: { $playing }, завершённых: { $finished }
games-only-playing = текущих: { $playing }
games-only-finished = завершённых: { $finished }
games-in-path = { $count ->
    [0] { $path }: партий нет
    [one] { $path }: { $count } партия
    [few] { $path }: { $count } партии
   *[many] { $path }: { $count } партий
}
games-prompt = Файл или каталог:
games-reading = { $games ->
    [one] Чтение: { $games } партия, файлы: { $read } из { $files }
    [few] Чтение: { $games } партии, файлы: { $read } из { $files }
   *[many] Чтение: { $games } партий, файлы: { $read } из { $files }
}
    .short = { $games ->
        [one] Чтение: { $games } партия
        [few] Чтение: { $games } партии
       *[many] Чтение: { $games } партий
    }

## Выбранная партия, под заголовком; не больше 70 столбцов

games-detail = { $game }: { $players }
games-detail-place = { $game }: { $players } ({ $file }, партия { $number })
games-about-place = { $about } ({ $file }, партия { $number })
games-place = { $file }, партия { $number }
games-opening = { $opening }, { $rule }
games-here = Эта партия открыта на этом экране.
games-elsewhere = Эта партия открыта в другом окне. Enter откроет копию.
games-damaged = Эту партию нельзя прочитать: { $why }.
games-damaged-part = Часть до этого места можно открыть: { $stones }.
games-damaged-both = Повреждено: { $why }. Часть до этого места можно открыть: { $stones }.

## Строка списка, по столбцам

games-state-playing = идёт
games-state-x-won = победа X
games-state-o-won = победа O
games-state-draw = ничья
games-state-unfinished = не окончена
games-players = { $first } - { $second }
games-row-damaged = { $file }: не читается

## Давность партии; не больше 15 столбцов. Также в начальном меню

games-age-now = только что
games-age-minutes = { $number ->
    [one] { $number } минуту назад
    [few] { $number } минуты назад
   *[many] { $number } минут назад
}
games-age-hours = { $number ->
    [one] { $number } час назад
    [few] { $number } часа назад
   *[many] { $number } часов назад
}
games-age-days = { $number ->
    [one] { $number } день назад
    [few] { $number } дня назад
   *[many] { $number } дней назад
}

## Вопросы и отказы под списком

games-delete = Удалить эту партию? (y/n)
games-remove = Удалить партию { $number } из { $file }? (y/n)
games-none-selected = Партия не выбрана.
games-delete-here = Партию с этого экрана удалить нельзя.
games-delete-elsewhere = Партию, открытую в другом окне, удалить нельзя.
games-not-loaded = Не загружено: { $why } ({ $path }).
games-not-searched = Поиск по партиям невозможен: { $why }.
games-unreadable = { $more ->
    [0] Не удаётся прочитать { $file }: { $why }.
    [one] Не удаётся прочитать { $file }: { $why } (и ещё { $more } файл).
    [few] Не удаётся прочитать { $file }: { $why } (и ещё { $more } файла).
   *[many] Не удаётся прочитать { $file }: { $why } (и ещё { $more } файлов).
}
    .short = { $more ->
        [0] Не удаётся прочитать { $file }.
        [one] Не удаётся прочитать { $file } (и ещё { $more } файл).
        [few] Не удаётся прочитать { $file } (и ещё { $more } файла).
       *[many] Не удаётся прочитать { $file } (и ещё { $more } файлов).
    }
    .shortest = { $file } не читается.

## Слова фильтра, в справке. Сами слова английские во всех языках

filter-player = партии игрока, в имени которого это есть
filter-won-lost = партии, которые этот игрок выиграл или проиграл
filter-result = партии с этим результатом: x, o, draw или unfinished
filter-size = партии на этой доске, сначала столбцы
filter-moves = партии этой длины; также 40, 20.. или ..60
filter-from-to = партии с этого дня, месяца, года или до него
filter-opening = партии с этим дебютом: код, имя или правило

## Ошибки в фильтре, при вводе

filter-mistake = { $word }: { $why }
filter-unknown = есть слова player, won, lost, result, size, moves, from, to и opening
filter-two-results = из слов result, won и lost можно только одно
filter-twice = можно только один раз
filter-no-result = результат — x, o, draw или unfinished
filter-no-size = размер пишется так: 15 или 9x7
filter-no-moves = число ходов пишется так: 40, 20..60, 20.. или ..60
filter-moves-order = меньшее число должно стоять первым
filter-date = дата пишется так: 2026, 2026-11 или 2026-11-22
filter-no-opening = дебют — это D4, Kagetsu или правило, например swap2
