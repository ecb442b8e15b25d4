### Партия на экране: игроки, состояние, сообщения, отказы.

## Списки слов

list-comma = ,{ " " }
list-and = { $others } и { $last }
list-semicolon = ;{ " " }
between-sentences = { " " }

## Игры и их правила, в заголовках и меню

game-gomoku = Гомоку
game-renju = Рэндзю
game-caro = Каро
game-omok = Омок
game-connect-four = Четыре в ряд
game-tic-tac-toe = Крестики-нолики
game-quarto = Кварто
game-of-row = { $row } в ряд
game-on-board = { $game } { $board }
game-quarto-torus = Кварто на торе
game-with-rules = { $game } { $rules }
board-torus = { $size } (тор)
row-length = { $length ->
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
    [11] одиннадцать
    [12] двенадцать
   *[other] { $length }
}
rule-in-a-row = { $row } в ряд
rule-or-more = { $row } и больше в ряд
    .short = { $row } и больше
rule-exactly = ровно { $row } в ряд
    .short = ровно { $row }
rule-renju = ровно пять для X, фолы для X
    .short = рэндзю
rule-caro = пять, не закрытые с обоих концов, или больше
    .short = каро
rule-standard-caro = ровно пять, не закрытые с обоих концов
    .short = стандартное каро
rule-omok = ровно пять, без вилок 3×3
    .short = омок
decision-keep = стороны оставлены
decision-swap = стороны поменялись
decision-place-two = ещё два камня
decision-offer-many = десять пятых ходов
decision-declare = { $count ->
    [one] заявлен { $count } пятый ход
    [few] заявлено { $count } пятых хода
   *[many] заявлено { $count } пятых ходов
}
decision-offer = { $cell } предложен пятым ходом
opening-rule-free = без правила
    .meaning = Без дебютного правила: игроки ходят по очереди
opening-rule-swap = своп
    .meaning = Игрок 1 ставит три камня, игрок 2 выбирает сторону
opening-rule-swap1 = своп (один камень)
    .meaning = Игрок 1 ставит один камень, игрок 2 выбирает сторону
opening-rule-swap2 = своп2
    .meaning = Как своп; либо игрок 2 ставит ещё два, 1 выбирает
opening-rule-pro = про
    .meaning = Ход 1 в центр, ход 3 за пределы центральных 5x5
opening-rule-longpro = лонг-про
    .meaning = Ход 1 в центр, ход 3 за пределы центральных 7x7
opening-rule-rif = RIF
    .meaning = Один из 26 дебютов, обмен, два пятых хода на выбор
opening-rule-yamaguchi = Ямагути
    .meaning = Как RIF; игрок 1 объявляет число пятых ходов
opening-rule-soosyrv8 = Соосырв-8
    .meaning = Как RIF; с ходом 4 объявляют до 8 пятых ходов
opening-rule-taraguchi10 = Тарагути-10
    .meaning = Обмен после каждого хода; один пятый ход или десять
opening-rule-tarannikov = Таранников
    .meaning = Пять ходов в растущих квадратах, обмен после каждого
opening-rule-sakata = Саката
    .meaning = Один из 26 дебютов, ещё два камня, затем обмен
opening-name = { $code } { $name }
rule-alike = четыре похожих в ряд
    .short = четыре похожих
rule-stones-fall = камни падают

## Игроки

player-computer = Компьютер
player-you = Вы
player-one = Игрок 1
player-two = Игрок 2
player-at-level = { $name }, уровень { $level }
player-letter = { $name } ({ $letter })
player-level = { $name } (уровень { $level })
player-level-letter = { $name } (уровень { $level }, { $letter })
player-only-level = уровень { $level }

## Кто играет: строка меню или предложение сообщения, без точки

lineup-persons = Два игрока
    .short = Два игрока
lineup-persons-random = Два игрока, X по жребию
    .short = X по жребию
lineup-you-x = { $level ->
    [none] Вы играете за X против компьютера
   *[other] Вы играете за X против компьютера, уровень { $level }
}
    .short = { $level ->
        [none] X: вы, O: компьютер
       *[other] X: вы, O: уровень { $level }
    }
lineup-you-o = { $level ->
    [none] Вы играете за O против компьютера
   *[other] Вы играете за O против компьютера, уровень { $level }
}
    .short = { $level ->
        [none] X: компьютер, O: вы
       *[other] X: уровень { $level }, O: вы
    }
lineup-random = { $level ->
    [none] Вы играете против компьютера; X — по жребию
   *[other] Вы играете против компьютера, уровень { $level }; X — по жребию
}
    .short = { $level ->
        [none] X по жребию
       *[other] X по жребию, уровень { $level }
    }
lineup-computers = { $second ->
    [none] Компьютер играет за обе стороны
   *[other] Компьютер играет за X на уровне { $first } и за O на уровне { $second }
}
    .short = { $second ->
        [none] Два компьютера
       *[other] X: ур. { $first }, O: ур. { $second }
    }
lineup-you-x-engine = Вы играете за X, соперник — { $name }
    .short = X: вы, O: { $name }
lineup-you-o-engine = Вы играете за O, соперник — { $name }
    .short = X: { $name }, O: вы
lineup-random-engine = Ваш соперник — { $name }; X — по жребию
    .short = X по жребию, { $name }
lineup-engines = X: { $first }; O: { $second }
lineup-begins = { $lineup }. { $begins }
lineup-opening = { $lineup }; дебют: { $opening }
begins-you = Первый ход за вами.
begins-computer = Первым ходит компьютер.
begins-player = Первый ход: { $player }.
lot-drawn = { $who ->
    [you] По жребию первый ход за вами.
   *[other] По жребию первым ходит { $player }.
}
rated-begun = Рейтинг: уровень { $level } ({ $rating }), вы { $own } +-{ $deviation }. Без помощи.
rated-first = { $who ->
    [you] Вы начинаете.
    [computer] Начинает компьютер.
   *[other] Начинает { $player }.
}
rating-changed = Рейтинг { $before } -> { $after } (+-{ $deviation }). Равный уровень: { $level }.
unrated = Эта партия больше не влияет на ваш рейтинг.
rating-not-read = Рейтинг ещё читается. Попробуйте чуть позже.

## Вопрос, за какие стороны играет компьютер, над клавишами

sides-question = За какие стороны играть компьютеру? Уровней здесь нет.
    .short = Компьютер: o O, x X, b обе, p ни одной
sides-question-level = За какие стороны играть компьютеру на уровне { $level }?
    .short = Компьютер (уровень { $level }): o O, x X, b обе, p ни одной
sides-question-levels = За какие стороны играть компьютеру на уровнях { $first } и { $second }?
    .short = Компьютер (уровни { $first }, { $second }): o O, x X, b обе, p ни одной
sides-question-engine = За какие стороны играет { $name }?
    .short = { $name }: o O, x X, b обе, p ни одной
sides-question-engines = X: { $first }, O: { $second }. За какие стороны им играть?
    .short = X { $first }, O { $second }: o O, x X, b обе, p ни одной

## Показанная позиция

move-of = { $number ->
    [0] Начало, ходов: { $total }
   *[other] Позиция { $number } из { $total }
}
state-at = { $place }. { $state }

## Состояние партии, в строке состояния и без точки

to-move = Ход: { $player }
to-move-paused-key = { $key ->
    [none] Ход: { $player }, пауза
   *[other] Ход: { $player }, пауза ({ $key } — продолжить)
}
to-move-paused = Ход: { $player }, пауза
thinking = { $player } думает
thinking-move-now = { $key ->
    [none] Компьютер думает.
   *[other] { $key }: компьютер сходит сразу.
}
thinking-time = { $player } думает: { $time }
thinking-depth = { $player } думает: { $time }, глубина { $depth }
thinking-nodes = { $player } думает: { $time }, глубина { $depth }, { $nodes } узлов
to-select = { $who ->
    [you] { $player } выбираете фигуру
   *[other] { $player } выбирает фигуру
}
    .short = { $who ->
        [you] { $player } выбираете
       *[other] { $player } выбирает
    }
to-place = { $who ->
    [you] { $player } ставите фигуру { $number } { $piece }: { $attributes }
   *[other] { $player } ставит фигуру { $number } { $piece }: { $attributes }
}
    .short = { $who ->
        [you] { $player } ставите { $number } { $piece }
       *[other] { $player } ставит { $number } { $piece }
    }
won = { $who ->
    [you] { $player } выиграли
   *[other] { $player } выигрывает
}
won-by-row = { $who ->
    [you] { $player } выиграли: { $row } в ряд
   *[other] { $player } выигрывает: { $row } в ряд
}
won-by-rows-at = { $who ->
    [you] { $player } выиграли: { $row } в ряд, { $rows }
   *[other] { $player } выигрывает: { $row } в ряд, { $rows }
}
row-from-to = от { $from } до { $to }
won-by-fours = { $who ->
    [you] { $player } выиграли: { $fours }
   *[other] { $player } выигрывает: { $fours }
}
four-alike = четыре в ряд ({ $attributes })
four-alike-at = четыре в ряд ({ $attributes }) на { $cells }
won-by-resignation = { $who ->
    [you] { $player } выиграли: соперник сдался
   *[other] { $player } выигрывает: соперник сдался
}
won-on-time = { $who ->
    [you] { $player } выиграли по времени
   *[other] { $player } выигрывает по времени
}
won-by-forfeit = { $player }: техническая победа
won-by-foul = { $player }: победа, у { $loser } { $foul ->
    [double-three] вилка 3×3
    [double-four] вилка 4×4
   *[overline] длинный ряд
}
drawn-full = Ничья: доска заполнена
drawn-passed = Ничья: обе стороны спасовали
drawn-placed = Ничья: все фигуры поставлены
drawn-agreed = Ничья по соглашению
drawn-limit = Ничья: достигнут предел ходов, { $number }
    .short = Ничья: достигнут предел ходов
void = Эта партия не засчитывается

## Строка состояния, где нет панели

status-torus = тор
score-drawn = { $score }, ничьих: { $drawn }
setting-up = Расстановка: { $counts }

## Признаки фигуры кварто

piece-black = чёрная
piece-white = белая
piece-square = квадратная
piece-round = круглая
piece-small = малая
piece-large = большая
piece-hollow = полая
piece-solid = цельная
legend-square = квадрат
legend-round = круг
legend-large = большая
legend-small = малая
legend-solid = цельная
legend-hollow = полая
legend-black = чёрная
legend-white = белая
piece-to-place = поставить { $number }

## Числа

stones = { $number ->
    [one] { $number } камень
    [few] { $number } камня
   *[many] { $number } камней
}
moves = { $number ->
    [one] { $number } ход
    [few] { $number } хода
   *[many] { $number } ходов
}
seconds = { $seconds } с
percent = { $number } %

## Панель рядом с доской, от 26 до 52 столбцов

panel-game = Партия { $number }
panel-game-rated = Партия { $number }, рейтинг
panel-to-move = ход
panel-wins = { $who ->
    [you] выиграли
   *[other] выигрывает
}
panel-selects = { $who ->
    [you] выбираете
   *[other] выбирает
}
panel-places = { $who ->
    [you] ставите
   *[other] ставит
}
panel-move = { $number ->
    [0] Первый ход
   *[other] Ход { $number }
}
panel-after = { $number ->
    [one] После { $number } хода
    [few] После { $number } ходов
   *[many] После { $number } ходов
}
panel-pieces = Фигуры
panel-review = Разбор
panel-comment = Комментарий
text-more = { $number ->
    [one] ещё { $number } строка
    [few] ещё { $number } строки
   *[many] ещё { $number } строк
}{ $key ->
    [none] {""}
   *[other] : { $key }
}
text-above = { $number ->
    [one] { $number } строка выше
    [few] { $number } строки выше
   *[many] { $number } строк выше
}{ $key ->
    [none] {""}
   *[other] : { $key }
}
refusal-text-fits = Весь текст помещается на экране.
panel-messages = Сообщения
panel-computer = Компьютер
panel-time = время
panel-depth = глубина
panel-value = оценка
panel-line = линия
panel-nodes = узлы
panel-end = { $state }.
panel-hints = { $count ->
    [one] Взята { $count } подсказка
    [few] Взято { $count } подсказки
   *[many] Взято { $count } подсказок
}
panel-rematch = { $key }: реванш со сменой сторон
    .short = { $key }: реванш
board-paused = Пауза

## Заголовок окна

title-your-move = { $game }: ваш ход
title-to-move = { $game }: ходит { $player }
title-thinking = { $game }: компьютер думает
title-computers-move = { $game }: ход компьютера
title-computers = { $game }: играет компьютер
title-won = { $who ->
    [you] { $game }: { $player } выиграли
   *[other] { $game }: { $player } выигрывает
}
title-draw = { $game }: ничья
title-void = { $game }: не засчитано

## Сообщения о ходах

undo-moves = Отменено: { $cells }.
redo-moves = Возвращено: { $cells }.
undo-piece = Снова в запасе: { $number } { $piece }.
redo-piece = Снова выбрана: { $number } { $piece }.
undo-end = Партия продолжается.
undo-pass = Пас отменён.
redo-pass = Пас повторён.
undo-decision = Решение отменено.
redo-decision = Решение повторено.
undo-time = Партия продолжается без часов.
draw-offered = Вы предлагаете ничью. Компьютер обдумывает ответ.
draw-accepted = Компьютер принимает ничью.
draw-refused = Компьютер отклоняет ничью.
draw-too-early = Компьютер отказывается: для ничьей ещё рано.
draw-declined = { $player } отклоняет ничью.
study-from-here = Режим изучения: вы ходите за обе стороны, партия сохранена.
branch-promoted = Теперь этот вариант первый.
deleted = Удалено.
comment-saved = Комментарий сохранён.
comment-deleted = Комментарий удалён.
thoughts-shown = Ожидаемые компьютером ходы показаны.
thoughts-hidden = Ожидаемые компьютером ходы скрыты.
theme-changed = Тема: { $name }.

## Сообщения о компьютере и его подсказках

lineup-is = { $lineup }.
lineup-changed = { $lineup }. Счёт начинается заново.
hint = Подсказка: { $cell }.
hint-reason = Подсказка: { $reason }
hint-where = Подсказка: { $kind ->
    [win] можно выиграть.{ " " }
    [stop] нужно что-то остановить.{ " " }
    [build] усильте позицию.{ " " }
   *[unknown] { "" }
}{ $region ->
    [top-left] Смотрите слева вверху на доске.
    [top] Смотрите вверху на доске.
    [top-right] Смотрите справа вверху на доске.
    [left] Смотрите слева на доске.
   *[centre] Смотрите в центре доски.
    [right] Смотрите справа на доске.
    [bottom-left] Смотрите слева внизу на доске.
    [bottom] Смотрите внизу на доске.
    [bottom-right] Смотрите справа внизу на доске.
    [bag] Смотрите на оставшиеся фигуры.
}
hint-by = Подсказка: { $by ->
    [five] постройте пятёрку.
    [stop-four] закройте четвёрку.
    [open-four] открытая четвёрка или две четвёрки.
    [foul] четвёрка, которую закрыл бы только фол.
    [four-three] четвёрка и открытая тройка.
    [win-fours] победа четвёрками.
    [win-threes] победа тройками и четвёрками.
    [win-quiet] победа тихим ходом.
    [stop-three] остановите открытую тройку.
    [stop-double] остановите двойную угрозу.
    [two-threes] две открытые тройки.
    [stop-fours] не дайте выиграть четвёрками.
    [three] открытая тройка.
    [four] четвёрка.
    [delay] оттяните проигрыш.
    [several] развитие в нескольких направлениях.
    [take] займите поле, нужное сопернику.
    [closed-three] тройка.
    [open-two] открытая двойка.
    [row] завершите ряд.
    [block] закройте ряд.
    [win] выигрывайте форсированно.
    [losing-piece] любая оставшаяся фигура завершает ряд.
    [safe-piece] дайте фигуру, которая не завершает ряд.
    [draw] сохраните ничью.
   *[quiet] тихий ход.
}
hint-line = Подсказка: { $moves }
hint-search = Поиск подсказки
hint-search-progress = Поиск подсказки: { $time }, глубина { $depth }
hint-failed = Подсказку найти не удалось: { $why }.
computer-illegal = Недопустимый ход компьютера: { $why }.
computer-failed = { $key ->
    [none] Компьютер не сделал ход: { $why }.
   *[other] Компьютер не сделал ход: { $why }. Нажмите { $key }, чтобы повторить.
}
out-of-memory = Компьютеру не хватает памяти: { $why }.
score-reset = Счёт начинается заново.
score-of-another-game = В этой игре счёт начинается заново.

## Сообщения о файлах

saved = Партия сохранена в { $path } ({ $stones }).
    .short = Партия сохранена.
saved-earlier = Предыдущая партия сохранена в { $path } ({ $stones }).
    .short = Предыдущая партия сохранена.
save-lossy = { $lost } Всё равно сохранить? (y/n) :s { $file } сохраняет всё.
    .short = { $lost } Сохранить? (y/n)
save-failed = Не удалось сохранить партию: { $why } ({ $path }).
    .short = Не сохранено: { $why } ({ $path }).
save-earlier-failed = Не удалось сохранить предыдущую партию: { $why } ({ $path }).
    .short = Предыдущая партия не сохранена: { $why } ({ $path }).
loaded = Партия загружена из { $path } ({ $stones }).
    .short = Партия загружена.
loaded-remarks = Партия загружена из { $path } ({ $stones }; { $remarks }).
loaded-no-board = { $board }: доска в файле не указана
loaded-on-board = Партия загружена на доску { $board }: в файле доска не указана.
pasted = Вставлено: { $what }.
pasted-remarks = Вставлено: { $what } ({ $remarks }).
paste-failed = Не удалось вставить текст: { $why }.
paste-too-long = Не удалось вставить текст: он длиннее { $bytes } байт.
paste-title = Вставленная партия
paste-ask-rows = Строка 1 с другой стороны доски? Нажмите { $key }.
paste-ask-sides = Начинала другая сторона? Нажмите { $key }.
paste-no-choice = Для этой партии выбирать больше нечего.
study-opened = { $moves ->
    [one] { $game }: партия { $number } из { $file }, { $moves } ход. Режим изучения.
    [few] { $game }: партия { $number } из { $file }, { $moves } хода. Режим изучения.
   *[many] { $game }: партия { $number } из { $file }, { $moves } ходов. Режим изучения.
}
    .short = Режим изучения: файл не изменится.
study-remarks = Замечания: { $remarks }.
resumed-lineup = Партия продолжается ({ $stones }). { $lineup }.
resumed-finished = Эта партия завершена ({ $stones }).
resumed-copy = Эта партия открыта в другом месте, поэтому здесь копия ({ $stones }).
resumed-damaged = Файл повреждён: { $why }. Это копия читаемой части ({ $stones }).
    .short = Это копия читаемой части ({ $stones }).
copied-moves = { $number ->
    [one] Скопировано: { $number } ход.
    [few] Скопировано: { $number } хода.
   *[many] Скопировано: { $number } ходов.
}
copied-board = Скопировано: доска ({ $stones }).
copy-no-clipboard = Этот терминал не даёт программам доступа к буферу обмена.
copied-picture = Скопировано: картинка позиции.
copy-no-pictures = Этот терминал не копирует картинки в буфер обмена; E запишет файл.
copy-picture-refused = Терминал не поместил картинку в буфер обмена.
delete-failed = Не удалось удалить партию: { $why } ({ $path }).
    .short = Не удалено: { $why } ({ $path }).
open-cancelled = Партия не открыта: пока она читалась, вы перешли к другому ({ $path }).
moves-kept-elsewhere = Ходы сохраняются в { $path }: { $why }.
moves-not-kept = Ходы не сохраняются: { $why }.
attempt-not-written = Не удалось сохранить ваш результат: { $why }.
puzzles-not-kept = Не удалось сохранить задачи: { $why }.
puzzles-not-read = Не удалось прочитать задачи: { $why }.
puzzles-damaged = { $others ->
    [0] Пропущено: { $first }.
    [one] Пропущено: { $first } и ещё { $others }.
    [few] Пропущено: { $first } и ещё { $others }.
   *[many] Пропущено: { $first } и ещё { $others }.
}
no-shell = Нет оболочки, в которую можно вернуться.
start-writing = Сначала завершите или отмените правку.

## Вопросы

unrate-question = Сделать партию товарищеской? Она не повлияет на рейтинг. (y/n)
    .short = Без рейтинга? (y/n)
rated-leave-question = Оставить партию на рейтинг? Она будет учтена, когда закончится. (y/n)
    .short = Оставить партию на рейтинг? (y/n)
resign-question = Сдаться? (y/n)
resign-as-question = { $player } сдаётся? (y/n)
draw-question = { $player } предлагает ничью. Принять? (y/n)
delete-question = { $number ->
    [1] Удалить этот ход? (y/n)
    [one] Удалить эту позицию и всё, что дальше, — { $number } ход? (y/n)
    [few] Удалить эту позицию и всё, что дальше, — { $number } хода? (y/n)
   *[many] Удалить эту позицию и всё, что дальше, — { $number } ходов? (y/n)
}
    .short = { $number ->
        [1] Удалить этот ход? (y/n)
        [one] Удалить { $number } ход? (y/n)
        [few] Удалить { $number } хода? (y/n)
       *[many] Удалить { $number } ходов? (y/n)
    }

## Отказы: сейчас команда ничего не делает

refusal-game-over = { $key ->
    [none] Партия окончена.
   *[other] Партия окончена. Нажмите { $key } для реванша.
}
refusal-over = Партия окончена.
refusal-paused = { $key ->
    [none] Партия на паузе.
   *[other] Партия на паузе. Нажмите { $key }, чтобы продолжить.
}
refusal-thinking = { $key ->
    [none] Компьютер думает.
   *[other] Компьютер думает. Нажмите { $key }, чтобы он сделал ход сразу.
}
refusal-computers-turn = { $key ->
    [none] Сейчас ход компьютера.
   *[other] Сейчас ход компьютера. Нажмите { $key }, чтобы он сделал ход.
}
refusal-player-thinks = { $key ->
    [none] { $player } думает.
   *[other] { $player } думает. Нажмите { $key }, чтобы он сделал ход сразу.
}
refusal-players-turn = { $key ->
    [none] Сейчас ходит { $player }.
   *[other] Сейчас ходит { $player }. Нажмите { $key }, чтобы он сделал ход.
}
refusal-occupied = Это поле занято.
refusal-full-column = Этот столбец заполнен.
refusal-illegal = Недопустимый ход: { $why }.
refusal-input = Недопустимый ввод, попробуйте ещё раз: { $why }
refusal-study = Режим изучения: вы ходите за обе стороны.
rated-no-hints = без подсказок
rated-no-undo = ходы не отменяются
rated-no-analysis = без анализа
rated-no-explorer = без базы дебютов
rated-no-players = игроки не меняются
rated-no-hurry = компьютер думает сколько нужно
refusal-rated = { $key ->
    [none] Партия на рейтинг: { $what }.
   *[other] Партия на рейтинг: { $what }. { $key } сделает её товарищеской.
}
refusal-rated-over = Партия на рейтинг закончена, её ходы не меняются.
refusal-not-rated = Эта партия не на рейтинг.
refusal-resign = { $key ->
    [none] Компьютер не сдаётся.
   *[other] Компьютер не сдаётся. Нажмите { $key } для новой партии.
}
refusal-draw-turn = Предложить ничью можно только в свой ход.
refusal-draw-early = Ничью можно предложить после второго хода.
refusal-draw-twice = На этом ходу вы уже предлагали ничью.
refusal-draw-computers = { $key ->
    [none] Компьютер не предлагает ничью.
   *[other] Компьютер не предлагает ничью. Нажмите { $key } для новой партии.
}
refusal-draw-engine = Другие движки не отвечают на предложение ничьей.
refusal-undo = Нет хода, который можно отменить.
refusal-redo = Нет хода, который можно вернуть.
refusal-copy = Копировать нечего.
refusal-marks = Для игры «{ $game }» это недоступно.
refusal-fouls = В игре «{ $game }» разрешено любое свободное поле.
refusal-pause = Пауза возможна только в партии с часами или между двумя компьютерами.
refusal-hint-turn = Попросить подсказку можно только в свой ход.
refusal-hints = В этой игре подсказки есть на досках от { $from }x{ $from } до { $to }x{ $to }.
refusal-no-engine = Другие движки здесь не играют; { $key } — их список.
refusal-not-thinking = Компьютер не думает.
refusal-no-levels = В этой игре уровни есть на досках от { $from }x{ $from } до { $to }x{ $to }.
refusal-no-side = { $key ->
    [none] Компьютер не играет ни за одну сторону.
   *[other] Компьютер не играет ни за одну сторону. Нажмите { $key }, чтобы он играл.
}
refusal-one-computer = { $key ->
    [none] Играет только один компьютер.
   *[other] Играет только один компьютер. Нажмите { $key }, чтобы повысить его уровень.
}

## Последние слова в терминале, после закрытия экрана: без точки

disk-not-synced = медленный диск: при сбое питания последние ходы могут пропасть
disk-moves = медленный диск: последние ходы могли не сохраниться
disk-game = медленный диск: партия могла не сохраниться ({ $path })
disk-setting = медленный диск: настройка могла не сохраниться
disk-attempt = медленный диск: результат задачи мог не сохраниться
disk-lesson = медленный диск: пройденный урок мог не сохраниться
disk-puzzles = медленный диск: задачи из ваших партий могли не сохраниться
save-failed-late = не удалось сохранить партию: { $why } ({ $path })
terminal-no-thread = не удалось запустить поток
terminal-no-signals = обработка сигналов невозможна
terminal-unusable = терминал использовать нельзя
terminal-unreadable = читать с терминала нельзя
terminal-lost = связь с терминалом потеряна
terminal-ending = программа вот-вот завершится

## Окно

window-too-small = Нужно { $needed }: это окно всего { $size }.

## Pictures of the board

picture-still = PNG не может двигаться; возьмите GIF или SVG
picture-encoding = картинку не удалось закодировать
exported = Картинка записана: { $path }
export-failed = Не удалось записать { $path }: { $why }.
export-format = укажите файл с окончанием .svg, .png или .gif

## The opening

opening-place = { $who ->
    [you] Вы ставите ход { $number } ({ $stone })
   *[other] { $player } ставит ход { $number } ({ $stone })
}{ $zone ->
    [centre] {" "}в центр
    [inside] {" "}в центральный квадрат { $side }x{ $side }
    [outside] {" "}вне центрального квадрата { $side }x{ $side }
   *[anywhere] {""}
}
opening-decide = { $who ->
    [you] Решаете вы
   *[other] Решает { $player }
}
opening-declare = { $who ->
    [you] Вы объявляете число пятых ходов: от 1 до { $most }
   *[other] { $player } объявляет число пятых ходов: от 1 до { $most }
}
opening-offer = { $who ->
    [you] Вы предлагаете пятые ходы: { $number } из { $count }
   *[other] { $player } предлагает пятые ходы: { $number } из { $count }
}
opening-pick = { $who ->
    [you] Вы выбираете пятый ход, предложено: { $count }
   *[other] { $player } выбирает пятый ход, предложено: { $count }
}
option-keep = Оставить { $side }
    .word = оставить { $side }
option-swap = Взять { $side }
    .word = взять { $side }
option-place-two = Ещё два камня
    .word = ещё два
option-offer-many = Предложить десять
    .word = предложить десять
option-leads-to-sides = { $who ->
    [you] Затем вы выбираете сторону.
   *[other] Затем { $player } выбирает сторону.
}
option-leads-to-offers = { $who ->
    [you] Вы предлагаете пятые ходы: { $count }
   *[other] { $player } предлагает пятые ходы: { $count }
}
decided-keep = { $who ->
    [you] Вы оставляете { $side }.
   *[other] { $player } оставляет { $side }.
}
decided-swap = { $who ->
    [you] Вы берёте { $side }.
   *[other] { $player } берёт { $side }.
}
decided-place-two = { $who ->
    [you] Вы ставите ещё два камня.
   *[other] { $player } ставит ещё два камня.
}
decided-offer-many = { $who ->
    [you] Вы предложите десять пятых ходов.
   *[other] { $player } предложит десять пятых ходов.
}
decided-declare = { $who ->
    [you] Вы объявляете число пятых ходов: { $count }.
   *[other] { $player } объявляет число пятых ходов: { $count }.
}
passed = { $who ->
    [you] Вы пасуете.
   *[other] { $player } пасует.
}
pass = пас
opening-heading = Дебют: { $rule }
panel-decides = { $who ->
    [you] решаете
   *[other] решает
}
panel-declares = { $who ->
    [you] объявляете
   *[other] объявляет
}
panel-offers = { $who ->
    [you] предлагаете
   *[other] предлагает
}
panel-chooses = { $who ->
    [you] выбираете
   *[other] выбирает
}
word-fifth-moves = пятые ходы
word-offer = предложить
word-choose = выбрать
refusal-decide = Чтобы решить, нажмите цифру от 1 до { $count }.
hint-option = Подсказка: { $option }.
hint-declare = Подсказка: объявить { $count }.
