engine-started = запущен: { $command }

engine-not-found = программы { $name } нет
engine-not-started = не удаётся запустить: { $why }
engine-no-start = партия не начата за { $time }
engine-refused-board = не играет на доске { $size }: { $why }
engine-refused-rule = не знает правила { $rule }: { $why }
engine-no-move = нет хода за { $time }
engine-illegal = сыграл { $cell }, а это запрещено: { $why }
engine-error = сообщает об ошибке: { $why }
engine-crashed = аварийно завершился (сигнал { $signal })
engine-ended = завершился (код { $code })
engine-gone = завершился
engine-floods = выводит больше, чем можно прочитать
engine-does-not-read = не читает то, что ему посылают

engine-doctor-pass = пройдено
engine-doctor-note = замечание
engine-doctor-fail = НЕ ПРОЙДЕНО
engine-doctor-not-examined = не проверено
engine-doctor-failed = непройденных пунктов: { $count }
engine-no-own-program = не удаётся найти путь к этой программе
