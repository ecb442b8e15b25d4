### Сообщения о матчах между движками.

## Причины окончания партии

tournament-reason-five = пять в ряд
tournament-reason-full = доска заполнена
tournament-reason-foul = фол
tournament-reason-time = просрочка времени
tournament-reason-illegal = недопустимый ход
tournament-reason-crash = сбой
tournament-reason-proof = доказанный выигрыш
tournament-reason-limit = предел ходов

## Столбцы таблиц: как можно короче

tournament-column-engine = Движок
tournament-column-games = Партии
tournament-column-points = Очки
tournament-column-moves = Ходы
tournament-column-mean = Средн.
tournament-column-longest = Макс.
tournament-column-depth = Глуб.
tournament-column-late = Время
tournament-column-illegal = Недоп.
tournament-column-crashed = Сбои

## Строки под таблицей

tournament-field = Elo: каждый движок против всех своих соперников вместе, по парам партий
tournament-duel = { $name }: Elo { $elo } (95 %: от { $low } до { $high })
tournament-superiority = Вероятность превосходства: { $percent } %
tournament-pairs = Пары с 0, 0,5, 1, 1,5 и 2 очками: { $classes }
tournament-accepted = Тест окончен: большее число принято
tournament-refused = Тест окончен: большее число отвергнуто

## Почему матч нельзя сыграть

tournament-sprt-bounds = ожидаются два числа Elo, сначала меньшее, например 0,5
tournament-sprt-errors = alpha и beta должны быть больше 0, а вместе меньше 1
tournament-engines = в матче участвуют движки числом от { $least } до { $most }, а не { $number }
tournament-too-few-openings = без повторения этих дебютов хватит на столько раундов: { $rounds }
tournament-too-many-rounds = наибольшее число раундов в матче: { $most }
tournament-no-openings = в файле нет дебютов
tournament-line = строка { $line }: { $why }
tournament-opening-other = дебют из другой игры: { $variant }
tournament-opening-no-moves = дебют не является списком ходов
tournament-opening-over = дебют заканчивает партию

## Почему журнал матча нельзя прочитать

tournament-not-a-match = файл не является журналом матча
tournament-version = версия журнала { $version }; эта программа читает версию { $known }
tournament-other = журнал другого матча: { $difference }
tournament-difference = { $place }: было { $before }, стало { $now }
tournament-no-game = партии { $number } нет
tournament-both = партия { $number } есть и в другом из журналов
tournament-twice = партия { $number } уже есть в одной из строк выше
tournament-other-engines = эту партию играют другие движки
tournament-other-opening = у этой партии другой дебют
tournament-not-cells = { $text } — не на доске
tournament-end-does-not-fit = ходы не соответствуют концу партии: { $reason }
