friend-title = Игра с другом
friend-your-name = Друг увидит ваше имя так: { $name }.
friend-host = Создать партию и ждать...
friend-join-here = Присоединиться на этом компьютере
friend-join-ssh = Присоединиться по ssh...
friend-propose = Предложить другую партию...
friend-playing = Вы играете, соперник — { $name }.
friend-leave = Начать другую партию? Эта сохранится, и её можно продолжить. (y/n)
    .short = Оставить соперника? (y/n)
friend-typing = ssh://USER@HOST, ~USER или имя партии на этом компьютере
friend-prompt = Адрес:
friend-friend = Друг
friend-came-here = у вас в гостях
friend-on-this-machine = на этом компьютере
friend-finished = { $stones }, завершена
friend-unfinished = { $stones }, идёт

friend-starting = Запуск...
friend-waiting = Ждём вашего друга.
friend-how-here = На этом компьютере друг вводит: gomoku join
friend-how-ssh = С другого компьютера: gomoku join ssh://USER@HOST
friend-continues = Неоконченная партия с тем же другом продолжится.
friend-no-network = Сетевые порты не открываются. Esc — перестать ждать.
friend-joining = Подключение...
friend-has-come = { $name } уже здесь и смотрит условия партии.
friend-offers = { $name } предлагает партию:
friend-enter = Enter: играть    Esc: отказаться
friend-no-game-yet = { $name } пока не играет. Партия появится здесь.
friend-by-lot = первый ход по жребию
friend-you-first = начинаете вы
friend-moves-first = начинает { $name }
friend-new-game = С другом, на этом компьютере или на другом
friend-your-friend = ваш друг
friend-no-computer = Вы играете с другом, а не с компьютером.

friend-not-linked = Нет соединения: { $why }
friend-closed-early = Партии не будет: { $why }
friend-no-answer = { $address } не отвечает
friend-busy = Там уже идёт партия с другим игроком.
friend-version = Программы не понимают друг друга. Обновите более старую.
friend-stranger = Этой учётной записи вход туда закрыт.
friend-full-house = Там уже слишком много подключений.
friend-no-host = Там никто не ждёт игры. Друг должен запустить: gomoku host
friend-not-gomoku = Там отвечает не гомоку, а вот что: { $line }
friend-left-early = { $name } покидает игру.
friend-declined = { $name } отказывается от партии. Esc — перестать ждать.
friend-false-lot = Программа игрока { $name } бросила жребий нечестно, партии не будет.

friend-begun = Партия начинается, соперник — { $name }. Первый ход: { $player }.
friend-resumed = Партия продолжается, соперник — { $name }.
friend-watching = Вы зритель.
friend-back = { $name } снова на связи.
friend-broken = { $name } не на связи: { $why }. Партия сохранена, ходить можно.
friend-left = { $name } покидает игру. Партия сохранена, её можно продолжить позже.
friend-waits = Ждём вашего друга.
friend-away = { $name }: не на связи
friend-silent = { $name }: нет ответа
friend-here = { $name }: на связи
friend-lag = { $name }: { $lag } мс
friend-spectators = зрителей: { $count }
friend-watched = { $count ->
    [0] Зрителей нет.
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[many] Смотрят { $count } человек.
}
friend-said = { $name }: { $words }
friend-taken-back = Ходы отменены.
friend-time-over = По вашим часам время игрока { $name } вышло. Решают часы соперника.
friend-clocks = Часы расходятся: у игрока { $name } — { $theirs }, у вас — { $ours }.

friend-asked-undo = Вы просите игрока { $name } отменить ходы.
friend-asked-draw = Вы предлагаете игроку { $name } ничью.
friend-asked-resign = Вы сдаётесь.
friend-asked-rematch = Вы предлагаете игроку { $name } реванш.
friend-asks-undo = { $count ->
    [1] { $name } просит отменить последний ход. Согласны? (y/n)
    [one] { $name } просит отменить { $count } ход. Согласны? (y/n)
    [few] { $name } просит отменить { $count } хода. Согласны? (y/n)
   *[many] { $name } просит отменить { $count } ходов. Согласны? (y/n)
}
friend-asks-rematch = { $name } предлагает реванш. Играем? (y/n)
friend-proposes = { $name } предлагает: { $game }. Играем? (y/n)
friend-claims = В записи игрока { $name } есть то, чего нет у вас: { $what }. Добавить? (y/n)
friend-refused-undo = { $name } не даёт отменить ходы.
friend-refused-rematch = { $name } пока не хочет играть ещё.

friend-none = { $key ->
    [none] Это не партия с другом.
   *[other] Это не партия с другом. Нажмите { $key }, чтобы начать такую.
}
friend-not-asked = Отвечать уже не на что.
friend-connected = Вы на связи.
friend-refusal = Игра с другом: { $what }.
friend-no-pause = часы не останавливаются
friend-over = Партия окончена и уже не меняется.
friend-is-away = { $key ->
    [none] { $name } не на связи.
   *[other] { $name } не на связи. Нажмите { $key }, чтобы подключиться снова.
}
friend-turn = Сейчас ходит { $name }.
friend-not-possible = Невозможно: { $why }.
friend-catching-up = Ждём программу игрока { $name }.
friend-differs-still = Ваша запись и запись игрока { $name } расходятся. Начните новую партию.
friend-claimed-first = Сначала ответьте игроку { $name }.
friend-awaits = { $name } пока не отвечает.
friend-too-soon = Не так быстро: одна строка в секунду.
friend-only-watching = Вы только зритель.

friend-unsound = Ход от программы игрока { $name } не принят: { $why }.
friend-differs = Расхождение в записи { $number }: вы — { $ours }, { $name } — { $theirs }. Исход не решён.
friend-no-more = ничего
friend-back-to = возврат к ходу { $ply }
friend-an-end = конец партии
