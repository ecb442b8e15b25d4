### Статистика.

statistics-title = МОЯ СТАТИСТИКА

## Above the tables

statistics-played = { $games ->
    [one] { $games } партия против компьютера
    [few] { $games } партии против компьютера
   *[many] { $games } партий против компьютера
}
statistics-played-on = { $games ->
    [one] { $games } партия против компьютера, { $date }
    [few] { $games } партии против компьютера, { $date }
   *[many] { $games } партий против компьютера, { $date }
}
statistics-played-from = { $games ->
    [one] { $games } партия против компьютера, с { $from } по { $to }
    [few] { $games } партии против компьютера, с { $from } по { $to }
   *[many] { $games } партий против компьютера, с { $from } по { $to }
}
statistics-results = Побед: { $won }, ничьих: { $drawn }, поражений: { $lost }; результат { $score }
statistics-rated = Рейтинг { $rating } +-{ $deviation } после { $games ->
    [one] { $games } рейтинговой партии
    [few] { $games } рейтинговых партий
   *[many] { $games } рейтинговых партий
}
statistics-no-games = Пока нет законченных партий против компьютера.
statistics-how = Учитывается каждая законченная партия против компьютера.
statistics-how-more = Разбор ({ $review }) покажет точность, задачи ({ $puzzles }) дадут рейтинг.
statistics-between-people = { $games ->
    [one] { $games } партия между двумя людьми сюда не входит.
    [few] { $games } партии между двумя людьми сюда не входят.
   *[many] { $games } партий между двумя людьми сюда не входят.
}
statistics-damaged = { $files ->
    [one] { $files } файл истории не читается: { $path }: { $why }
    [few] { $files } файла истории не читаются. Первый из них { $path }: { $why }
   *[many] { $files } файлов истории не читаются. Первый из них { $path }: { $why }
}
statistics-damaged-lines = { $lines ->
    [one] { $lines } строка о задачах не читается: { $first }
    [few] { $lines } строки о задачах не читаются. Первая из них { $first }
   *[many] { $lines } строк о задачах не читаются. Первая из них { $first }
}
statistics-reading = Чтение ваших партий...
statistics-reading-games = Чтение ваших партий: { $read } из { $all }
statistics-failed = Не удалось прочитать статистику: { $why }

## Tables: headings, then columns, at most 9 columns wide, then rows

statistics-by-level = По уровням
statistics-by-engine = По движкам
statistics-by-side = По сторонам
statistics-by-game = По играм
statistics-by-opening = По дебютам
statistics-by-month = Точность по месяцам
statistics-accuracy = Точность
statistics-mistakes = Просмотрено
statistics-puzzles = Задачи
statistics-games = партий
statistics-won = побед
statistics-drawn = ничьих
statistics-lost = пораж.
statistics-score = итог
statistics-total = всего
statistics-reviewed = партий
statistics-mean = среднее
statistics-tried = попыток
statistics-solved = решено
statistics-share = доля
statistics-rating = рейтинг
statistics-level = Уровень { $level }
statistics-first = { $side }, первый ход
statistics-second = { $side }, второй ход
statistics-other-openings = Остальные
statistics-all-puzzles = Все задачи
statistics-missed-win = Свой выигрыш
statistics-missed-four = Четвёрка компьютера
statistics-missed-three = Открытая тройка

## Below the tables

statistics-weakest = Чаще всего { $direction }: { $number } из { $all }.
statistics-axis-row = по горизонтали
statistics-axis-column = по вертикали
statistics-axis-falling = по нисходящим диагоналям
statistics-axis-rising = по восходящим диагоналям
statistics-accuracy-detail = { $games ->
    [one] Разобрано партий: { $games }, { $mean }
    [few] Разобрано партий: { $games }, в среднем { $mean }
   *[many] Разобрано партий: { $games }, в среднем { $mean }
}
statistics-legend = Точки — партии, линия — среднее последних { $games }.
statistics-no-reviews = Разберите законченную партию ({ $key }), чтобы увидеть здесь свою точность.
statistics-no-puzzles = Решайте задачи ({ $key }), чтобы увидеть здесь свой рейтинг.
