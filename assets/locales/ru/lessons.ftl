### Уроки.
###
### The name of each lesson has the idea and the task as attributes, a sentence each. The student
### has the X stones, the opponent the O stones.
### $student, $opponent (String) - X or O; $cell, $answer (String) - the name of a cell: H8 or 7,7

## The list

lesson-title = ОБУЧЕНИЕ
# $done (Number), $all (Number) - of lessons
lesson-standing = Пройдено уроков: { $done } из { $all }
# Behind the name of a lesson.
lesson-done = пройден

## The lessons, in their order

lesson-five = Пять в ряд
    .idea = Пять камней в ряд выигрывают: по горизонтали, вертикали или диагонали.
    .task = Вы играете за X. Постройте пятёрку.
lesson-stop-four = Остановить четвёрку
    .idea = Четвёрку, которая может стать пятёркой, нужно остановить сразу.
    .task = O грозит построить пятёрку. Остановите.
lesson-gap = Ряд с пропуском
    .idea = Четыре камня с пропуском между ними — тоже четвёрка.
    .task = O грозит построить пятёрку. Найдите где и остановите.
lesson-open-three = Открытая тройка
    .idea = Три камня со свободными концами — открытая тройка: ещё один камень делает четвёрку с двумя свободными концами, и оба не закрыть.
    .task = У O открытая тройка. Остановите её сейчас.
lesson-open-two = Чего стоит открытая двойка
    .idea = Открытая двойка может стать открытой тройкой, на которую соперник обязан ответить: так вы решаете, что будет дальше.
    .task = Постройте открытую тройку раньше, чем O.
lesson-four-three = Четвёрка и тройка
    .idea = Камень, который сразу делает четвёрку и открытую тройку, выигрывает: соперник остановит только одну.
    .task = Сделайте обе одним камнем и выиграйте.
lesson-double-four = Две четвёрки
    .idea = Две четвёрки одним камнем выигрывают: соперник остановит только одну.
    .task = Сделайте две четвёрки одним камнем и выиграйте.
lesson-double-three = Две открытые тройки
    .idea = Две открытые тройки одним камнем выигрывают, если у соперника нет четвёрки.
    .task = Сделайте две открытые тройки одним камнем и выиграйте.
lesson-attack-and-defend = Защита с угрозой
    .idea = Лучшая защита — та, что сама чем-то грозит.
    .task = Остановите открытую тройку O камнем, который делает вашу открытую тройку.
lesson-fours = Победа четвёрками
    .idea = На каждую четвёрку соперник обязан ответить, поэтому одна четвёрка может готовить следующую.
    .task = Выиграйте, делая четвёрку за четвёркой.
lesson-three-moves = На три хода вперёд
    .idea = Перед атакой представьте каждый ответ: угроза, которая ни к чему не ведёт, помогает сопернику.
    .task = Найдите атаку, которая выигрывает в три хода.
lesson-won-game = Закончить выигранную партию
    .idea = И выигранную партию нужно заканчивать внимательно: сначала ищите четвёрки соперника.
    .task = У вас две открытые тройки, но у O четвёрка. Остановите её, потом выиграйте.

## The panel beside the board, of 26 to 52 columns

# $number (Number) - of the lesson; $all (Number) - of all
lesson-place = УРОК { $number } ИЗ { $all }
lesson-how = Двигайте курсор стрелками и нажмите Enter или щёлкните поле мышью.
# Headings.
lesson-heading-wrong = Пока нет
lesson-heading-right = Хорошо
lesson-heading-done = Готово

## What is said of a move

lesson-right = { $opponent } отвечает { $answer }. Ваш ход.
lesson-done-five = Пять в ряд: вы выиграли.
lesson-done-hold = Остановлено: у { $opponent } больше нет выигрыша.
lesson-done-three = Открытая тройка: { $opponent } обязан ответить.
lesson-done-both = Отлично: { $opponent } остановлен и должен отвечать на вашу угрозу.
lesson-last = Это был последний урок. Enter — первая партия против уровня 1, W — задачи.
lesson-loses-to-five = После { $cell } { $opponent } ходит { $answer } и строит пятёрку.
lesson-loses-to-four = После { $cell } { $opponent } ходом { $answer } делает четвёрку с двумя свободными концами, а закрыть можно только один.
# $moves (Number) - of the opponent, up to the five
lesson-loses = { $moves ->
    [one] После { $cell } { $opponent } играет { $answer } и выигрывает в { $moves } ход.
    [few] После { $cell } { $opponent } играет { $answer } и выигрывает в { $moves } хода.
   *[many] После { $cell } { $opponent } играет { $answer } и выигрывает в { $moves } ходов.
}
lesson-no-three = { $cell } не делает открытую тройку, и { $opponent } может ходить куда угодно.
lesson-only-holds = { $cell } останавливает { $opponent }, но не делает вашу открытую тройку.
lesson-no-threat = { $cell } ничем не грозит, и { $opponent } успевает сыграть { $answer }.
lesson-stopped = После { $cell } { $opponent } отвечает { $answer }, и ваша атака окончена.
# $reason (String) - a sentence of reasons.ftl: H9 blocks the opponent's four at H8.
lesson-stopped-reason = После { $cell } ваша атака окончена: { $reason }

## The status line

# $name (String) - of the lesson
lesson-your-move = { $name }: ход { $student }
    .short = Ход { $student }
lesson-try-again = Enter — ещё одна попытка
lesson-is-done = Урок пройден

## Messages and refusals

lesson-none = На доске нет урока.
lesson-for-games = Эта команда — для партий. Esc — выйти из урока.
lesson-over = Этот урок пройден.
lesson-no-hint = В этой позиции нет подсказки.
# $why (String) - the reason
lesson-not-written = Не удалось записать, что урок пройден: { $why }.
lessons-not-read = Не удалось прочитать, какие уроки пройдены: { $why }.
# $first (String) - the file, the line and the mistake; $others (Number) - of further lines
lessons-damaged = { $others ->
    [0] Часть записей об уроках не читается: { $first }.
    [one] Часть записей об уроках не читается: { $first } и ещё { $others } строка.
    [few] Часть записей об уроках не читается: { $first } и ещё { $others } строки.
   *[many] Часть записей об уроках не читается: { $first } и ещё { $others } строк.
}
