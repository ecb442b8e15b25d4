### Выбор файла для загрузки.

files-title = Загрузить файл
files-prompt = Фильтр:
files-recent = Недавние файлы
files-here = Эта папка

## Под списком

files-none-saved = В { $path } ещё нет сохранённой партии. Выберите файл.
files-no-match = Ничего не найдено: { $filter }.
files-empty = Эта папка пуста.
files-cut = Папка очень большая. Показано элементов: { $count }.
files-reading = Чтение папки занимает время. Esc: назад
files-reading-game = Чтение файла занимает время.
files-folder-failed = Не удаётся открыть папку: { $why }.
files-no-game = { $name } не партия: { $why }.
    .short = Не партия: { $why }.
