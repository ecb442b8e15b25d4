### エンジン同士のマッチ：gomoku match

## 入力されたエンジンと設定

match-no-name = エンジンの名前が必要です。設定はコンマの後に続けます
match-no-key = 設定 { $key } はありません。あるのは { $keys } と、最後の command だけです
match-no-value = { $key } は { $value } にできません
match-odd-name = { $name } は名前になりません：英字で始め、英数字と - _ . だけ
match-not-played = エンジンの一覧によると、{ $name } は { $variant } を打ちません
match-concurrency = 対局の数は 1 から { $most } までです
match-part = 何番目かと全体の数が必要です（例：2/8）
match-sprt-two = --sprt にはちょうど二つのエンジンが必要です
match-no-openings = { $variant } の互角の開局はありません。--openings ファイル で指定します
match-own-path = このプログラムのパスが見つかりません

## マッチ中のメッセージ

match-journal = 全対局は { $path } にあります。--record で続けられます。
match-resumed = 記録の { $count } 局を数え、マッチを続けます。
match-interrupted = マッチは中断されました。途中の対局は数えません。
match-cores = 同時に { $count } 局：{ $cores } コアで確かなのは { $most } 局までです
match-games = { $done }/{ $total } 局
match-left = 残り { $time }

## マッチの画面のキー。言葉はキーの後に続きます。

match-key-quit = 終了
match-key-leave = 閉じる
match-key-table = 表
match-key-boards = 盤
