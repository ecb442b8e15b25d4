### 选择要载入的文件。

files-title = 载入文件
files-prompt = 筛选：
files-recent = 最近的文件
files-here = 当前文件夹

## 列表下方

files-none-saved = { $path } 中还没有保存的棋局。请选择文件。
files-no-match = 没有与 { $filter } 匹配的项目。
files-empty = 此文件夹为空。
files-cut = 此文件夹很大，只列出前 { $count } 项。
files-reading = 正在读取文件夹，请稍候。Esc：返回
files-reading-game = 正在读取文件，请稍候。
files-folder-failed = 无法打开文件夹：{ $why }。
files-no-game = { $name } 不是棋局：{ $why }。
    .short = 不是棋局：{ $why }。
