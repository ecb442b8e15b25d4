### Ошибки правил, партий и игроков.

## Недопустимые ходы и записи

record-full = в партии уже столько ходов, сколько помещается в запись
illegal-game-over = партия окончена
illegal-no-pass = здесь нельзя пропустить ход
foul-double-four = вилка 4×4
foul-double-three = вилка 3×3
foul-overline = длинный ряд
foul-is-double-three = { $cell } — вилка 3×3: { $rows }.
foul-is-double-four = { $cell } — вилка 4×4: { $rows }.
foul-is-overline = { $cell } — длинный ряд: { $rows }.
foul-five-first = { $cell } — не фол: получается пятёрка, а она важнее: { $rows }.
foul-five = { $cell } — не фол: получается пятёрка: { $rows }.
foul-apparent = { $cell } — не вилка 3×3: { $why }.
foul-none-omok = { $cell } — не фол: двух троек не получается.
foul-none = { $cell } — не фол: нет ни двух троек, ни двух четвёрок, ни ряда из шести.
foul-is = { $cell }: { $foul }
foul-is-none = { $cell }: не фол
foul-of-side = Для { $side }: { $text }
foul-not-real = тройка { $row } не считается: { $reasons }
foul-spoilt-five = { $cell } даёт пятёрку
foul-spoilt-double-three = { $cell } — сама вилка 3×3
foul-spoilt-double-four = { $cell } — вилка 4×4
foul-spoilt-overline = { $cell } — длинный ряд
foul-and = { $others } и { $last }
variant-rule-of-five = правило { $rule } требует пяти в ряд на доске с краями, без гравитации
illegal-off-board = это за пределами доски
illegal-occupied = там уже стоит камень
illegal-floating = камни падают на нижнее свободное поле столбца
illegal-full-column = столбец заполнен
move-illegal = ход { $number }: { $why }
move-no-cell = ход { $number }: { $name }: { $why }

## Дебюты

opening-over = дебют окончен
opening-place-first = сначала надо поставить камень
opening-decide-first = сначала надо сделать выбор
opening-declare-first = сначала надо объявить число пятых ходов
opening-offer-first = сначала надо предложить все пятые ходы
opening-pick-first = сначала надо выбрать один из предложенных пятых ходов
opening-zone-centre = камень ставится в центр
opening-zone-inside = камень ставится в пределах центральных { $side }x{ $side } полей
opening-zone-outside = камень ставится за пределами центральных { $side }x{ $side } полей
opening-zone-anywhere = камень ставится куда угодно
opening-no-such-choice = сейчас этого выбора нет
opening-number = число должно быть от 1 до { $most }
opening-offered-twice = этот пятый ход уже предложен
opening-alike = этот пятый ход — то же, что { $other }, { $motion }
opening-not-offered = этот пятый ход не был предложен
motion-column = при отражении относительно столбца { $column }
motion-columns = при отражении между столбцами { $left } и { $right }
motion-row = при отражении относительно строки { $row }
motion-rows = при отражении между строками { $upper } и { $lower }
motion-diagonal = при отражении относительно диагонали { $from } – { $to }
motion-turned = при повороте на { $degrees } градусов
opening-unfit-torus = для дебютного правила { $rule } нужна доска с краями
opening-unfit-gravity = для дебютного правила { $rule } нужна игра, где камни не падают
opening-unfit-row = для дебютного правила { $rule } нужна игра в пять в ряд
opening-unfit-small = для дебютного правила { $rule } нужна доска не меньше { $least }x{ $least }

## Поля, доски и правила

field-ragged = строка { $row } не той же длины, что строка 0
field-code = строка { $row }, столбец { $column }: { $code } — не -1, 0 или 1
cell-unknown = это не поле доски
cell-off-board = за пределами доски (от 0,0 до { $last } или от A1 до { $top })
board-size = доски { $width } на { $height } не бывает: сторона — от { $min } до { $max } полей
variant-row-too-short = { $length } в ряд — слишком мало: не меньше { $least }
variant-row-too-long = { $length } в ряд не помещается: длинная сторона доски — { $side }

## Значения в виде текста: что ожидалось

expected-kind = ожидалась игра, например 15, 7x6-4-fall или quarto
expected-shape = ожидались столбцы и строки, например 7x6 или 7x6 torus
expected-variant = ожидалась игра, например 15, 7x6-4-fall или 15x15, five or more in a row
expected-picture = ожидались строки одной длины из ., X и O
expected-position = ожидалась позиция, например 15 X Xh8 Oi9
expected-game = ожидалась партия, например 15 X: h8 i9
expected-stone = ожидалось X или O
expected-topology = ожидалось plane или torus
expected-rule = ожидалось freestyle, standard, renju, caro, standard-caro или omok
expected-placement = ожидалось anywhere или gravity
expected-coordinates = ожидалось numbers или letters
expected-status = ожидалось X to move, O to move, X wins, O wins или draw
expected-row-and-column = ожидались строка и столбец, например 7,7
expected-opening-rule = ожидалось дебютное правило, например free, swap2 или taraguchi10
expected-choice = ожидалось keep, swap, place-two или offer-many
expected-renju-opening = ожидался дебют, например D4 или Kagetsu

## Кварто

quarto-unknown = неизвестная команда; есть команды { $commands }
quarto-usage = команда пишется так: { $usage }
quarto-number = это не целое 32-битное число; команда пишется так: { $usage }
quarto-no-such-piece = у фигур номера от 0 до 15
quarto-taken = фигуры { $piece } нет в запасе
quarto-place-first = фигура { $piece } выбрана, сначала её надо поставить
quarto-select-first = сначала надо выбрать фигуру
quarto-occupied = там уже стоит фигура { $piece }

## Часы, уровни и компьютер

player-unsupported = компьютер не играет в эту игру
clock-unknown = контроль времени: none, 5m на партию, 5m+3s с добавлением или 10s/move
move-limit-unknown = ничья наступает после full, leave-25 или числа ходов от { $least } до { $most }
level-unknown = уровень — число от { $least } до { $most }
engine-name = имя начинается с латинской буквы: до { $most } латинских букв, цифр, -, _ и .
low-memory = таблицы на { $got } вместо { $wanted }
player-failed = сбой компьютера: { $why }
engine-missing = движка { $name } нет в списке

## Задачи в файлах

puzzle-id = идентификатор задачи — шестнадцать цифр от 0 до f
puzzle-column = столбец { $column }: { $why }
puzzle-no-win = решение не выигрывает
puzzle-no-threat = угроза не выигрывает там, где она сыграна
puzzle-rule = rule должно быть 0, 1, 4, 8 или 9, а не { $rule }
puzzle-stones = камни: { $why }
puzzle-to-move = to_move — не та сторона, чей ход

## Соединения с друзьями

link-address = { $text } — не NAME, ~USER, ~USER/NAME или ssh://USER@MACHINE
link-name = { $text } — не имя: до { $most } букв, цифр, - и _, первым не может быть -
link-user = { $text } — не имя пользователя
link-machine = { $text } — не имя компьютера
link-port = { $text } — не порт от 1 до 65535
link-program = { $text } — не путь к программе
link-no-host = Здесь никто не ждёт игры. Ваш друг должен запустить: { $command }
link-already-hosting = вы уже ждёте соперника под именем { $name }
link-no-user = на этом компьютере нет пользователя { $user }
link-no-group = на этом компьютере нет группы { $group }
link-not-folder = { $path } — ссылка или не папка; удалите её
link-not-owner = { $path } принадлежит другому пользователю
link-too-open = у других пользователей слишком много прав в { $path }
link-impostor = в { $path } ждёт не тот пользователь
link-no-identity = система не сообщает, кто подключается; других пустить нельзя
link-no-sockets = в этой системе нет локальных сокетов; возможны адреса ssh://
link-no-command = в GOMOKU_SSH нет команды
link-not-started = { $program } не запускается: { $why }
link-system = система сообщает об ошибке: { $why }
link-closed = соединение закрыто
link-flood = другая программа шлёт больше, чем можно прочитать
link-does-not-read = другая программа не читает того, что ей посылают
link-says-nothing = другая программа ничего не говорит
link-failed = соединение прервано: { $why }

## Партии с друзьями

friend-out-of-turn = сейчас не ход этого игрока
friend-no-position = такой прежней позиции нет
friend-no-end = так партия здесь закончиться не может
friend-full = в партии уже столько записей, сколько возможно
