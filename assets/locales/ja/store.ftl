### ファイルシステムのメッセージ。

## ファイルを読み書きできない理由

store-not-found = そのようなファイルやディレクトリはありません
store-denied = アクセス権がありません
store-full = デバイスに空き容量がありません
store-read-only = ファイルシステムが読み取り専用です
store-not-a-directory = ディレクトリではありません
store-file-in-the-way = ディレクトリが必要な場所にファイルがあります
store-long-name = ファイル名が長すぎます
store-not-a-file = ファイルではありません
store-not-own-file = ほかのユーザーもアクセスできるファイルです
store-read-only-file = ファイルが読み取り専用です
store-not-a-game = 既存のファイルは保存された対局ではないため、変更していません
store-not-a-picture = 既存のファイルは画像ではないため、変更していません
store-no-copy = 既存のファイルのバックアップ { $path } を作れません：{ $why }
store-nothing-to-save = 盤は空ですが、ファイルには対局があります
store-several = ファイルには { $count } 局あり、保存すると上書きされます
store-only-read = { $format } ファイルは読み込み専用のため、変更していません
store-no-home = ホームディレクトリがありません
store-elsewhere = 別のウィンドウで開いています
store-other-game = ジャーナルは別の対局のものです
store-changed = 一覧の作成後にファイルが変更されました
store-busy = ほかのプログラムが同時に書き込んでいます
store-held = 別のプログラムが { $path } を { $seconds } 秒以上ロックしています
store-not-synced = 書き込みましたが、停電で失われるおそれがあります：{ $why }
store-not-lines = 既存のファイルは JSON の行ではないため、変更していません
store-index = 対局の索引を使えません：{ $why }
store-name-taken = { $path } はすでに存在します
store-on-screen = この画面で開いています
store-not-yours = 自分の対局ではありません
store-not-utf8 = ファイルは UTF-8 のテキストではありません
store-mistake = { $file }、{ $mistake }
store-damaged-line = { $path }、{ $line } 行目：{ $why }

## 終了後や所定の場所に保存できなかったときの、対局の置き場所

store-open-to-others = { $place } はほかのユーザーも書き込めるため、何も取り込みません
store-stays = { $why }。対局は { $place } に残ります
store-unsafe-place = ほかのユーザーが { $place } のファイルを差し替えられます
store-kept-in = 対局は { $path } に保存しました
store-lost = 対局を保存できませんでした。次の行のファイルを gomoku で開けます：

## スレッド

worker-no-reason = 理由は示されていません
worker-ended = スレッドは終了しています
worker-not-started = システムがスレッドをこれ以上開始できません（{ $why }）
