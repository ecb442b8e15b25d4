### Запись, анализ, разбор, база дебютов, комментарии и редактор позиций.

## Запись

refusal-one-line = Вариантов нет.
refusal-no-position = Такой позиции в записи нет.

## Анализ

analysis-heading = Анализ
analysis-thinking = думает
analysis-over = Партия здесь окончена.
analysis-unknown = Оценки пока нет
analysis-effort-time = глубина { $depth }  { $nodes } узлов  { $speed }/с  { $time }
analysis-effort = глубина { $depth }  { $nodes } узлов  { $speed }/с
    .short = глубина { $depth }  { $nodes }  { $speed }/с
analysis-depth = глубина { $depth }
analysis-done = готово  { $effort }
analysis-proved = доказано  { $effort }
analysis-win = победа в { $moves }
analysis-loss = проигр. в { $moves }
analysis-won = победа
analysis-lost = проигрыш
analysis-draw = ничья
analysis-best = { $player }: { $verdict }, глубина { $depth }: { $moves }
    .short = { $player }: { $verdict }
refusal-analysis = В этой игре анализ есть на досках от { $from }x{ $from } до { $to }x{ $to }.
line-taken = { $key ->
    [none] { $number ->
        [one] Вариант добавлен: { $number } ход.
        [few] Вариант добавлен: { $number } хода.
       *[many] Вариант добавлен: { $number } ходов.
    }
   *[other] { $number ->
        [one] Вариант добавлен: { $number } ход. Отменить: { $key }.
        [few] Вариант добавлен: { $number } хода. Отменить: { $key }.
       *[many] Вариант добавлен: { $number } ходов. Отменить: { $key }.
    }
}
line-known = Эта линия уже есть в записи.
line-left = Добавленная линия удалена.
refusal-no-lines = { $key ->
    [none] Анализ не запущен.
   *[other] Анализ не запущен. Нажмите { $key }, чтобы начать.
}
refusal-region = { $key ->
    [none] В этой игре нет области выигрыша; анализ оценивает каждый ход.
   *[other] В этой игре нет области выигрыша; { $key } оценивает каждый ход.
}
analysis-failed = { $key ->
    [none] Анализ прерван: { $why }.
   *[other] Анализ прерван: { $why }. Нажмите { $key }, чтобы начать заново.
}

## Выигрывающие ходы

region-heading = Выигрывающие ходы
region-search = Поиск выигрыша угрозами
region-none = Ни одна сторона не выигрывает одними угрозами.
region-undecided = Выигрыш угрозами не найден, но и не исключён.
region-lost = Ни один ход не держит: другая сторона выигрывает угрозами.
region-wins = { $number ->
    [0] Выигрывающих ходов пока нет.
    [one] Выигрывает { $number } ход.
    [few] Выигрывают { $number } хода.
   *[many] Выигрывают { $number } ходов.
}
region-holds = { $number ->
    [0] Удерживающих ходов не найдено.
    [one] Держит только { $number } ход.
    [few] Держат только { $number } хода.
   *[many] Держат только { $number } ходов.
}
region-unknown = Неизвестно: { $number }.
region-progress = Проверено точек: { $examined } из { $total }
    .short = { $examined } из { $total }
region-stopped = Остановлено, проверено точек: { $examined } из { $total }
region-legend-win = выигрывает
region-legend-hold = держит; прочие проигрывают
region-legend-unknown = неизвестно

## Разбор

refusal-review-empty = Нет ходов для разбора.
refusal-review-playing = Разобрать можно только завершённую партию.
review-progress = Разбор: { $percent }
review-so-far = Пока: { $text }
review-proof-start =
    С пустой доски { $player } выигрывает форсированно: доказано.
review-proof-after =
    После хода { $number } { $player } выигрывает форсированно: доказано.
review-proof-left =
    Ход { $number } уходит от доказательства, в котором { $player } играет
    { $cell }.
review-provisional = Знаки в ( ) ещё могут измениться.
review-failed = { $key ->
    [none] Разбор не удался: { $why }.
   *[other] Разбор не удался: { $why }. Нажмите { $key }, чтобы повторить.
}
review-learn = { $key }: разобрать { $number ->
    [one] { $number } ошибку
    [few] { $number } ошибки
   *[many] { $number } ошибок
}
refusal-no-mistakes = { $key ->
    [none] Разбор не нашёл ошибок в этой партии.
   *[other] Разбор не нашёл ошибок в этой партии. Начать разбор: { $key }.
}

## Работа над ошибками

mistakes-title = ОШИБКИ
mistakes-place = { $number } из { $total }
mistakes-task = Ход { $number }: найдите за { $player } ход лучше, чем { $played }
    .short = { $player }: лучше, чем { $played }
mistakes-played = В партии: { $cell }
mistakes-wins = { $cell } выигрывает.
mistakes-holds = { $cell } держит.
mistakes-loses = { $cell } тоже проигрывает: { $winner } выигрывает, играя { $line }.
mistakes-worse = { $cell } даёт шанс на победу { $chance } %, лучший ход — { $best } %.
mistakes-none-known = Разбор не называет лучшего хода.
mistakes-done = Найдено лучших ходов: { $found } из { $total }.
mistakes-no-more = Ошибок больше нет. Esc — вернуться к партии.
mistakes-no-hint = Здесь нет подсказок. Лучший ход показывает решение.
mistakes-for-games = Эта команда для партий. Esc — вернуться к партии.
mistakes-skip = дальше
mistakes-close = назад
puzzles-kept = { $number ->
    [one] Из этой партии сохранена { $number } задача.
    [few] Из этой партии сохранены { $number } задачи.
   *[many] Из этой партии сохранено { $number } задач.
}

## База дебютов

explorer-heading = База дебютов
explorer-heading-opening = База дебютов: { $opening }
explorer-heading-proved = База дебютов: { $player } выигрывает, доказано
    .short = { $player } выигрывает, доказано
explorer-heading-move =
    База дебютов: { $player } выигрывает ходом { $cell }, доказано
    .short = { $player } выигрывает ходом { $cell }, доказано
explorer-answer = { $cell } проигрывает из-за { $answer }: доказано.
explorer-all = все
explorer-move = { $all ->
    [one] { $cell }: { $number } из { $all } партии; победы: X { $first }, O { $second }
    [few] { $cell }: { $number } из { $all } партий; победы: X { $first }, O { $second }
   *[many] { $cell }: { $number } из { $all } партий; победы: X { $first }, O { $second }
}
    .short = { $all ->
        [one] { $cell }: { $number } из { $all } партии
        [few] { $cell }: { $number } из { $all } партий
       *[many] { $cell }: { $number } из { $all } партий
    }
explorer-empty = Этой позиции не было ни в одной партии.
    .short = Партий здесь нет.
explorer-ended = { $number ->
    [one] В этой позиции закончилась { $number } партия.
    [few] В этой позиции закончились { $number } партии.
   *[many] В этой позиции закончилось { $number } партий.
}
    .short = { $number ->
        [one] Здесь конец: { $number } партия.
        [few] Здесь конец: { $number } партии.
       *[many] Здесь конец: { $number } партий.
    }
explorer-lines = { $number ->
    [one] { $cell }: { $number } вариант в библиотеках.
    [few] { $cell }: { $number } варианта в библиотеках.
   *[many] { $cell }: { $number } вариантов в библиотеках.
}
explorer-lines-end = Варианты ваших библиотек здесь заканчиваются.
explorer-no-move = Отсюда не продолжается ни одна партия.
refusal-explorer = Для игры «{ $game }» базы дебютов нет.

## Комментарии: заголовки окошка

comment-on-game = Комментарий к партии
comment-on-move = Комментарий к ходу { $number }

## Редактор позиций

refusal-set-up = Позиции кварто расставлять нельзя.
position-counts = { $first } X, { $second } O, ход: { $player }
position-heading = Позиция
position-next-stone = Следующий камень: { $side }.
position-won = У { $player } { $row } в ряд.
position-full = Доска заполнена.
position-uneven = Такая позиция при ходах по очереди невозможна.
game-from-position = Новая партия из этой позиции: { $counts }.
refusal-no-change = Нет изменения, которое можно отменить.
refusal-no-undone-change = Нет изменения, которое можно вернуть.
refusal-floating = Под камнем на { $cell } пусто.
