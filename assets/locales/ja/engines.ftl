engine-started = 起動：{ $command }

engine-not-found = プログラム { $name } がありません
engine-not-started = 起動できません：{ $why }
engine-no-start = { $time } 以内に対局を始めませんでした
engine-refused-board = { $size } の盤に対応していません：{ $why }
engine-refused-rule = ルール { $rule } に対応していません：{ $why }
engine-no-move = { $time } 以内に着手がありません
engine-illegal = { $cell } に打ちましたが、打てません：{ $why }
engine-error = エラーを報告しました：{ $why }
engine-crashed = クラッシュしました（シグナル { $signal }）
engine-ended = 終了しました（状態 { $code }）
engine-gone = 終了しました
engine-floods = 読み切れないほど出力しています
engine-does-not-read = 送った内容を読みません

engines-title = 他のエンジン
engines-typing = プログラムと引数。例：~/rapfi/pbrain-rapfi、wine x.exe
engines-prompt = プログラム：
engines-empty = エンジンはまだありません。{ $key } で Gomocup 対応プログラムを追加。
engines-none = エンジンはまだありません。{ $key } で追加します。
engines-starting = 起動しています……
engines-busy = 一覧を変更しています。
engines-not-edited = 一覧は変更されませんでした：{ $why }。
engines-remove = { $name } を一覧から外しますか？プログラムは残ります。
engines-no-words = コマンドの引用符が閉じていません
engines-time-each = 一手 { $time }
engine-log-of = { $name } のログ
engine-log-lines = { $count } 行

engine-added = { $title } を追加しました。対局するには：gomoku --o { $name }
engine-removed = { $name } を一覧から外しました。プログラムは残っています
engine-not-added = { $name } は追加されませんでした
engine-no-name = エンジンの名前が必要です：--name NAME
engine-twice = エンジン { $name } は既にあります。--name NAME で別の名前を付けてください
engine-list-empty = エンジンはありません。gomoku engine add PROGRAM で { $path } に追加します
engine-no-time = { $text } は 2s や 300ms のような時間ではありません
engine-no-size = { $text } は 350MB のような大きさではありません

engines-command = プログラムと引数（例：["./pbrain-x", "--fast"]）
engines-text = 文字列
engines-time = 時間（例："2s"、"300ms"）
engines-memory = 大きさ（例："350MB"）
engines-rules = ルール（例：["freestyle", "renju"]）
engines-sizes = 盤の大きさ（例："5..22"）
engines-info = キーと値の表（例：style = "2"）

engines-tables = ここにはエンジンの表 [engine.NAME] だけを書きます
engines-no-command = エンジン { $name } に command がありません（例：command = ["./pbrain-x"]）
engines-unknown = エンジンに { $name } という項目はありません。項目は { $names }

engines-analyses = 解析に使用

cli-engine-failed = { $name } に障害が起きました
cli-engine-head = { $name } は { $seconds } 秒で { $cell }
cli-engine-line = { $number }. { $value }、深さ { $depth }：{ $moves }
engine-doctor-pass = 合格
engine-doctor-note = 注意
engine-doctor-fail = 不合格
engine-doctor-not-examined = 未検査
engine-doctor-failed = 不合格の項目数: { $count }
engine-doctor-put = { $name } について分かったことを一覧に書きました

examination-title = { $name } の検査
examination-waiting = 検査中：{ $title }
examination-summary = 合格 { $pass }、注意 { $note }、不合格 { $fail }
examination-goes-on = 最長三分かかります。離れると中止します。
examination-over = 終わりました。ルールと盤を一覧に書きました。
