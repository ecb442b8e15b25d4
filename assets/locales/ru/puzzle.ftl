### Задачи.

## Задание, в панели и в строке состояния; без точки

puzzle-title = ЗАДАЧА
puzzle-title-daily = ЗАДАЧА ДНЯ { $date }
puzzle-title-theme = ЗАДАЧА: { $theme }
puzzle-task-win = { $player } начинает и выигрывает
    .short = { $player }: найдите победу
puzzle-task-defend = { $player } начинает и не проигрывает
    .short = { $player }: не проиграйте
puzzle-none-due = { $days ->
    [none] Повторять нечего.
    [1] До завтра повторять нечего.
    [one] Следующее повторение через { $days } день.
    [few] Следующее повторение через { $days } дня.
   *[many] Следующее повторение через { $days } дней.
} { $new ->
    [0] Новых задач нет.
    [one] Есть { $new } новая задача.
    [few] Есть { $new } новые задачи.
   *[many] Есть { $new } новых задач.
}
    .short = Повторять нечего.
puzzle-none-themed = Задач на эту тему нет.

## Панель рядом с доской, от 26 до 52 столбцов

puzzle-rated = рейтинг { $rating }, { $origin }
puzzle-own-game = ваша партия
puzzle-players = { $first } - { $second }
puzzle-unknown-player = ?
puzzle-heading-you = Вы
puzzle-heading-wrong = Неверно
puzzle-heading-result = Результат
puzzle-heading-hint = Подсказка
puzzle-heading-answer = Ответ
puzzle-heading-solution = Решение
puzzle-standing = { $days ->
    [one] рейтинг { $rating }, серия { $days } день
    [few] рейтинг { $rating }, серия { $days } дня
   *[many] рейтинг { $rating }, серия { $days } дней
}
puzzle-counts = на сегодня: { $due }, новых: { $new }
puzzle-unrated = рейтинга пока нет
puzzle-theme-solved = решено { $solved } из { $all }

## ЗАДАЧИ

puzzle-page-title = ЗАДАЧИ
puzzle-activity-next = Следующая задача
puzzle-activity-daily = Задача дня
puzzle-activity-run = На время
puzzle-activity-theme = Тема: { $theme }
puzzle-daily-open = { $date }, ещё не решена
puzzle-daily-failed = { $date }, не решена
puzzle-daily-solved = { $date }, решена
puzzle-run-none = ещё не было
puzzle-run-best = лучший результат: { $best }

## Темы

puzzle-theme-one-move = выигрыш в один ход
puzzle-theme-four-three = вилка 4×3
puzzle-theme-double-four = вилка 4×4
puzzle-theme-double-three = вилка 3×3
puzzle-theme-fours = победа четвёрками (VCF)
puzzle-theme-threes = победа тройками и четвёрками (VCT)
puzzle-theme-race = гонка с угрозой
puzzle-theme-long = длинные
puzzle-theme-only-move = единственный ход
puzzle-themes = Темы: { $themes }.

## На время

run-title = ЗАДАЧИ НА ВРЕМЯ
run-score = решено: { $solved }, ошибок: { $strikes } из { $most }
run-heading-paused = Пауза
run-heading-rules = Правила
run-paused = Часы стоят. Enter — продолжить, Esc — закончить.
run-rules = Решите как можно больше задач за { $minutes } минуты.
run-rules-strikes = Неверных ходов до конца: { $most }.
run-rules-clock = Часы идут с вашего первого хода; p — пауза.
run-wrong = { $cell } — неверно: надо было { $right }.
run-solved = Верно. Вот следующая.
run-result = Конец. Решено: { $solved }.
run-result-best = Конец. Решено: { $solved } — ваш лучший результат!
run-missed = Пропущенные
run-missed-help = Вверх, вниз или щелчок показывает задачу.
run-none = Сейчас задачи решаются не на время.
run-over = Время или попытки закончились.
run-no-help = Когда решают на время, помощи нет.
run-no-puzzles = Для решения на время нет лёгких задач.
run-paused-refusal = Пауза. Нажмите Enter, чтобы продолжить.

## Подсказки

puzzle-wins-by-fours = { $moves ->
    [one] { $player } выигрывает четвёрками в { $moves } ход.
    [few] { $player } выигрывает четвёрками в { $moves } хода.
   *[many] { $player } выигрывает четвёрками в { $moves } ходов.
}
puzzle-wins-by-threes = { $moves ->
    [one] { $player } выигрывает тройками и четвёрками в { $moves } ход.
    [few] { $player } выигрывает тройками и четвёрками в { $moves } хода.
   *[many] { $player } выигрывает тройками и четвёрками в { $moves } ходов.
}
puzzle-threatens-by-fours = { $moves ->
    [one] { $player } угрожает выиграть четвёрками в { $moves } ход.
    [few] { $player } угрожает выиграть четвёрками в { $moves } хода.
   *[many] { $player } угрожает выиграть четвёрками в { $moves } ходов.
}
puzzle-threatens-by-threes = { $moves ->
    [one] { $player } угрожает выиграть тройками и четвёрками в { $moves } ход.
    [few] { $player } угрожает выиграть тройками и четвёрками в { $moves } хода.
   *[many] { $player } угрожает выиграть тройками и четвёрками в { $moves } ходов.
}
puzzle-hint-stones = Обратите внимание на { $cells }.
puzzle-hint-move = Верный ход — { $cell }.

## Что говорится о ходе; $player — другая сторона

puzzle-loses = После { $cell } { $player } играет { $answer } и выигрывает.
puzzle-loses-by-fours = { $moves ->
    [one] После { $cell } { $player } играет { $answer } и выигрывает четвёрками в { $moves } ход.
    [few] После { $cell } { $player } играет { $answer } и выигрывает четвёрками в { $moves } хода.
   *[many] После { $cell } { $player } играет { $answer } и выигрывает четвёрками в { $moves } ходов.
}
puzzle-loses-in = { $moves ->
    [one] После { $cell } { $player } играет { $answer } и выигрывает в { $moves } ход.
    [few] После { $cell } { $player } играет { $answer } и выигрывает в { $moves } хода.
   *[many] После { $cell } { $player } играет { $answer } и выигрывает в { $moves } ходов.
}
puzzle-makes-no-threat = { $cell } не создаёт угрозы: { $player } может ходить куда угодно.
puzzle-stopped = { $cell } не выигрывает: { $player } отвечает { $answer }.
puzzle-stopped-reason = { $cell } не выигрывает: { $player } отвечает { $answer }. { $reason }
puzzle-all-stopped = { $cell } не выигрывает: { $player } может отразить все угрозы.
puzzle-right = Верно: { $player } отвечает { $answer }. Ваш ход.

## Результат

puzzle-solved = Решено за { $time }.
puzzle-solved-hints = Решено с подсказками за { $time }.
puzzle-solved-graded = Решено за { $time } ({ $grade }).
puzzle-solved-hints-graded = Решено с подсказками за { $time } ({ $grade }).
puzzle-solved-late = Решено после неверного хода, поэтому задача не засчитана.
puzzle-gave-up = Вы посмотрели решение, поэтому задача не засчитана.
puzzle-grade-again = снова
puzzle-grade-hard = трудно
puzzle-grade-good = хорошо
puzzle-grade-easy = легко
puzzle-due = { $days ->
    [0] Повторение ещё сегодня.
    [1] Повторение завтра, { $date }.
    [one] Повторение через { $days } день, { $date }.
    [few] Повторение через { $days } дня, { $date }.
   *[many] Повторение через { $days } дней, { $date }.
}

## Строка состояния

puzzle-checking = Ваш ход проверяется
puzzle-solution = Решение, ход { $step } из { $all }
puzzle-solution-reason = Решение, ход { $step } из { $all }: { $reason }

## Сообщения и отказы

puzzle-undecided = Не хватило времени решить, верен ли ход { $cell }.
puzzle-no-reasons = Решение без объяснений: { $why }. Запросите его ещё раз.
puzzle-not-judged = Ваш ход не проверен: { $why }. Сделайте его ещё раз.
puzzle-none = На доске нет задачи.
puzzle-for-games = Эта команда — для партий. Нажмите Esc, чтобы выйти из задач.
puzzle-over = Эта задача завершена.
puzzle-still-checking = Ваш ход ещё проверяется.
puzzle-no-undo = Нет хода, который можно отменить.
puzzle-no-step = Такого хода в решении нет.
