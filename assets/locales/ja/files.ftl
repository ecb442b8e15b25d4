### 読み込むファイルの選択。

files-title = ファイルを読み込む
files-prompt = 絞り込み：
files-recent = 最近のファイル
files-here = このフォルダ

## 一覧の下

files-none-saved = { $path } に保存した対局はまだありません。ファイルを選んでください。
files-no-match = { $filter } に一致するものはありません。
files-empty = このフォルダは空です。
files-cut = 項目が多いため、最初の { $count } 件だけを表示します。
files-reading = フォルダを読み込んでいます。Esc：戻る
files-reading-game = ファイルを読み込んでいます。
files-folder-failed = フォルダを開けません：{ $why }。
files-no-game = { $name } は対局ではありません：{ $why }。
    .short = 対局ではありません：{ $why }。
