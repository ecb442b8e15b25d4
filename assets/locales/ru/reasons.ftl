### Объяснения ходов и слова разбора.

## Чем хорош ход: по предложению на каждый

reason-makes-five = { $played } завершает пятёрку.
reason-stops-four = { $played } закрывает четвёрку соперника на { $stones }.
    .short = { $played } закрывает четвёрку соперника.
reason-makes-open-four = { $played } создаёт четвёрку, которую уже не остановить.
reason-makes-four-stopped-by-foul = { $played } строит четвёрку, которую закрыл бы только фол на { $cell }.
reason-makes-four-and-three = { $played } создаёт вилку 4×3.
reason-wins =
    { $played } выигрывает в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }{ $by ->
        [fours] , каждым ходом ставя четвёрку
        [threes] {" "}тройками и четвёрками
       *[other] {""}
    }.
reason-wins-line =
    { $played } выигрывает в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }{ $by ->
        [fours] , каждым ходом ставя четвёрку
        [threes] {" "}тройками и четвёрками
       *[other] {""}
    }: { $line }.
reason-stops-open-three = { $played } закрывает открытую тройку соперника на { $stones }.
    .short = { $played } закрывает открытую тройку соперника.
reason-takes-two-fours = { $played } занимает поле, где соперник поставил бы вилку 4×4.
reason-stops-two-fours = { $played } предотвращает вилку 4×4 соперника на { $cell }.
reason-makes-two-threes = { $played } создаёт вилку 3×3.
reason-takes-four-and-three =
    { $played } занимает поле, где соперник поставил бы вилку 4×3.
reason-takes-two-threes =
    { $played } занимает поле, где соперник поставил бы вилку 3×3.
reason-stops-win-by-fours = { $played } не даёт сопернику выиграть четвёрками.
reason-makes-open-three = { $played } создаёт открытую тройку.
reason-makes-four = { $played } создаёт четвёрку.
reason-holds-out =
    { $played } лишь оттягивает поражение: соперник всё равно выигрывает в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
reason-builds = { $played } развивает игру сразу в нескольких направлениях.
reason-takes-four = { $played } занимает поле, где соперник поставил бы четвёрку.
reason-takes-open-three =
    { $played } занимает поле, где соперник поставил бы открытую тройку.
reason-makes-three = { $played } создаёт тройку, закрытую с одной стороны.
reason-makes-open-two = { $played } создаёт открытую двойку.
reason-takes-directions =
    { $played } занимает поле, откуда соперник развивал бы игру в нескольких направлениях.
side-first = Первый
side-second = Второй
reason-completes = { $played } завершает ряд.
reason-blocks = { $played } закрывает ряд соперника.
reason-proved-win =
    { $played } выигрывает в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, что бы ни делал соперник: доказано.
reason-draws = { $played } сохраняет ничью: доказано.
reason-gives-losing = Любая оставшаяся фигура завершает ряд; { $played } проигрывает, как и все.
reason-gives-last-safe = { $played } — последняя фигура, которая не завершает ряд.
reason-gives-safe = { $played } не завершает ряд (всего таких фигур { $count }).
reason-proof-wins = { $played } выигрывает, что бы ни делал соперник: доказано.
reason-proof-loses =
    Проигрывает любой ход: доказано. { $played } — лучшая найденная защита.
reason-best = { $played } — лучший найденный ход (глубина поиска { $depth }).
reason-best-line =
    { $played } — лучший найденный ход (глубина поиска { $depth }). Ожидаемое продолжение: { $line }.
moves-cut = { $moves } и так далее

## Отметки ходов, в списках

mark-only-move = единственный ход
mark-good-find =
    находка: победа в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }{ $by ->
        [fours] {" "}четвёрками
        [threes] {" "}тройками и четвёрками
       *[other] {""}
    }
mark-missed-win =
    упущена победа в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }{ $by ->
        [fours] {" "}четвёрками
        [threes] {" "}тройками и четвёрками
       *[other] {""}
    }
mark-mistake = ошибка
mark-blunder = зевок

## Оценка хода, в комментарии к нему

judged-only-move = Единственный ход: доказано, что все остальные проигрывают.
judged-good-find =
    Находка: победа в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }{ $by ->
        [fours] {" "}четвёрками
        [threes] {" "}тройками и четвёрками
       *[other] {""}
    } ({ $basis }).
judged-missed-win =
    Упущена победа в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }{ $by ->
        [fours] {" "}четвёрками
        [threes] {" "}тройками и четвёрками
       *[other] {""}
    } ({ $basis }).
judged-mistake = Ошибка ({ $basis }).
judged-mistake-chance =
    Ошибка: шансы на победу упали с { $from } % до { $to } % ({ $basis }).
judged-blunder = Зевок ({ $basis }).
judged-blunder-chance =
    Зевок: шансы на победу упали с { $from } % до { $to } % ({ $basis }).
review-proved = доказано
review-searched = глубина поиска { $depth }
review-then-wins = Теперь выигрывает { $winner }: { $line }.
review-expected = Ожидаемое продолжение: { $line }.
review-this-wins = Выигрывало: { $line }.
review-better = Лучше: { $line }.
review-not-lost = Проигрыш не доказан: { $line }.
review-already-lost = { $player } проигрывает уже перед этим ходом ({ $basis }).
review-mark = Разбор:

## Где партия была проиграна

turning-nobody-lost = Проигравших нет.
turning-unknown = Где партия была проиграна, пока неизвестно.
turning-not-proved = Не доказано, что в последней позиции { $loser } проигрывает.
turning-start =
    { $loser } проигрывает с самого начала: доказано, что проигрывает любой ход.
turning-start-searched =
    { $loser } проигрывает с самого начала: спасающего хода не найдено.
turning-since =
    { $loser } проигрывает самое позднее после { $number }-го хода. Спасал ли другой ход,
    неизвестно.
turning-move = Проигрывающий ход — { $number }-й.
turning-wins = После { $played } выигрывает { $winner }.
turning-wins-searched = После { $played } выигрывает { $winner } ({ $basis }).
turning-wins-with = После { $played } выигрывает { $winner }, играя { $with }.
turning-wins-in =
    После { $played } за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    } { $by ->
        [fours] четвёрками
       *[threes] тройками и четвёрками
    } выигрывает { $winner }.
turning-missed = { $player } упускает победу: выигрывало { $with }.
turning-missed-in =
    { $player } упускает победу в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    } { $by ->
        [fours] четвёрками
       *[threes] тройками и четвёрками
    }: начинать надо было с { $with }.
turning-only-defence = Единственной защитой было { $cell }.
turning-saved = Доказанная защита: { $cells }.
turning-open = Проигрыш не доказан только для { $cells }.
turning-better = Лучше было { $cell } ({ $basis }).

## Итог одной стороны

review-side = { $player }: { $parts }
review-blunders =
    { $count ->
        [one] { $count } зевок
        [few] { $count } зевка
       *[many] { $count } зевков
    }
review-mistakes =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }
review-missed-wins =
    { $count ->
        [one] { $count } упущенная победа
        [few] { $count } упущенные победы
       *[many] { $count } упущенных побед
    }
review-only-moves =
    { $count ->
        [one] { $count } единственный ход
        [few] { $count } единственных хода
       *[many] { $count } единственных ходов
    }
review-good-finds =
    { $count ->
        [one] { $count } находка
        [few] { $count } находки
       *[many] { $count } находок
    }
review-no-mistakes = без ошибок
review-accuracy = точность { $percent } %
