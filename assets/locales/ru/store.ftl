### Сообщения файловой системы.

## Почему файл нельзя прочитать или записать

store-not-found = нет такого файла или каталога
store-denied = отказано в доступе
store-full = на устройстве не осталось места
store-read-only = файловая система доступна только для чтения
store-not-a-directory = это не каталог
store-file-in-the-way = на месте нужного каталога находится файл
store-long-name = слишком длинное имя файла
store-not-a-file = это не файл
store-not-own-file = файл доступен и другим пользователям
store-read-only-file = файл доступен только для чтения
store-not-a-game = существующий файл — не сохранённая партия, он оставлен без изменений
store-no-copy = не удаётся сохранить копию прежнего файла в { $path }: { $why }
store-nothing-to-save = доска пуста, а в файле есть партия
store-several = в файле несколько партий ({ $count }), и сохранение их сотрёт
store-no-home = нет домашнего каталога
store-elsewhere = открыто в другом окне
store-other-game = журнал относится к другой партии
store-changed = файл изменился с тех пор, как попал в список
store-busy = туда же одновременно пишут другие программы
store-held = другая программа блокирует { $path } дольше { $seconds } с
store-not-synced = записано, но при сбое питания может пропасть: { $why }
store-not-lines = в существующем файле не строки JSON, он оставлен без изменений
store-index = не удаётся использовать указатель партий: { $why }
store-name-taken = { $path } уже существует
store-on-screen = открыто на этом экране
store-not-yours = эта партия не из личной коллекции
store-not-utf8 = файл — не текст UTF-8
store-mistake = { $file }, { $mistake }
store-damaged-line = { $path }, строка { $line }: { $why }

## Места для партий, если программа завершилась или не смогла сохранить где следует

store-open-to-others = в { $place } могут писать и другие, поэтому оттуда ничего не взято
store-stays = { $why }; партия остаётся в { $place }
store-unsafe-place = другие пользователи могут подменять файлы в { $place }
store-kept-in = партия сохранена в { $path }
store-lost = партию сохранить не удалось; gomoku откроет файл с такими строками:

## Потоки

worker-no-reason = причина не указана
worker-ended = поток завершился
worker-not-started = система не может запустить ещё один поток ({ $why })
