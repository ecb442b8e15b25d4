### 統計。

statistics-title = 自分の統計

## Above the tables

statistics-played = コンピュータとの対局 { $games } 局
statistics-played-on = コンピュータとの対局 { $games } 局、{ $date }
statistics-played-from = コンピュータとの対局 { $games } 局、{ $from } ～ { $to }
statistics-results = { $won } 勝 { $drawn } 分 { $lost } 敗：{ $score }
statistics-rated = レート { $rating } +-{ $deviation }、レート戦 { $games } 局
statistics-no-games = コンピュータと終局まで打った対局はまだありません。
statistics-how = コンピュータと終局まで打った対局がすべて数えられます。
statistics-how-more = 検討（{ $review }）で精度が、問題（{ $puzzles }）でレーティングが出ます。
statistics-between-people = 二人で打った { $games } 局は含まれません。
statistics-damaged = 履歴の { $files } ファイルが読めません。最初は { $path }：{ $why }
statistics-damaged-lines = 問題の記録 { $lines } 行が読めません。最初は { $first }
statistics-reading = 対局を読み込み中…
statistics-reading-games = 対局を読み込み中：{ $read } / { $all }
statistics-failed = 統計が読めません：{ $why }

## Tables: headings, then columns, at most 9 columns wide, then rows

statistics-by-level = レベル別
statistics-by-engine = エンジン別
statistics-by-side = 手番別
statistics-by-game = ゲーム別
statistics-by-opening = 序盤別
statistics-by-month = 月別の精度
statistics-accuracy = 精度
statistics-mistakes = 見落とし
statistics-puzzles = 問題
statistics-games = 局数
statistics-won = 勝
statistics-drawn = 分
statistics-lost = 敗
statistics-score = 勝率
statistics-total = 計
statistics-reviewed = 局数
statistics-mean = 平均
statistics-tried = 挑戦
statistics-solved = 正解
statistics-share = 割合
statistics-rating = 評価
statistics-level = レベル { $level }
statistics-first = { $side }、先手
statistics-second = { $side }、後手
statistics-other-openings = その他
statistics-all-puzzles = すべての問題
statistics-missed-win = 自分の勝ち
statistics-missed-four = 相手の四
statistics-missed-three = 活三

## Below the tables

statistics-weakest = 最も多いのは{ $direction }：{ $all } 回中 { $number } 回。
statistics-axis-row = 横の並び
statistics-axis-column = 縦の並び
statistics-axis-falling = 右下がりの斜め
statistics-axis-rising = 右上がりの斜め
statistics-accuracy-detail = 検討済み { $games } 局、平均 { $mean }
statistics-legend = 点は各局、線は直近 { $games } 局の平均です。
statistics-no-reviews = 終わった対局を検討（{ $key }）すると、ここに精度が出ます。
statistics-no-puzzles = 問題（{ $key }）を解くと、ここにレーティングが出ます。
