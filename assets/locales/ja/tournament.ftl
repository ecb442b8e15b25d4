### エンジン同士の試合のメッセージ。

## 対局が終わった理由

tournament-reason-five = 五連
tournament-reason-full = 盤が埋まった
tournament-reason-foul = 禁手
tournament-reason-time = 時間切れ
tournament-reason-illegal = 反則の着手
tournament-reason-crash = 異常終了
tournament-reason-proof = 証明された勝ち
tournament-reason-limit = 手数の上限

## 表の列：できるだけ短く

tournament-column-engine = エンジン
tournament-column-games = 対局
tournament-column-points = 得点
tournament-column-moves = 着手
tournament-column-mean = 平均
tournament-column-longest = 最長
tournament-column-depth = 深さ
tournament-column-late = 時間切れ
tournament-column-illegal = 反則
tournament-column-crashed = 異常

## 表の下の行

tournament-field = Elo：各エンジンの、相手全体に対する値（二局一組で計算）
tournament-duel = { $name }：Elo { $elo }（95%：{ $low } から { $high }）
tournament-superiority = 強い側である確率：{ $percent }%
tournament-pairs = 0、0.5、1、1.5、2 点の組の数：{ $classes }
tournament-accepted = 検定は決着：大きいほうの値を採択
tournament-refused = 検定は決着：大きいほうの値を棄却

## 試合を行えない理由

tournament-sprt-bounds = Elo の値を二つ、小さいほうから指定してください（例：0,5）
tournament-sprt-errors = alpha と beta は 0 より大きく、合計は 1 未満でなければなりません
tournament-engines = 試合には { $least } から { $most } のエンジンが必要です（{ $number } ではなく）
tournament-too-few-openings = 繰り返さなければ、これらの開局で行えるのは { $rounds } 回戦までです
tournament-too-many-rounds = 試合は最大 { $most } 回戦です
tournament-no-openings = ファイルに開局がありません
tournament-line = { $line } 行目：{ $why }
tournament-opening-other = この開局は別のゲームのものです：{ $variant }
tournament-opening-no-moves = この開局は着手の列ではありません
tournament-opening-over = この開局で対局が終わります

## 試合の記録を読めない理由

tournament-not-a-match = このファイルは試合の記録ではありません
tournament-version = 記録のバージョンは { $version } です。このプログラムが読むのは { $known } です
tournament-other = これは別の試合の記録です：{ $difference }
tournament-difference = { $place } は { $before } でしたが、今は { $now } です
tournament-no-game = 対局 { $number } はありません
tournament-both = 対局 { $number } は別の記録にもあります
tournament-twice = 対局 { $number } は前の行にもあります
tournament-other-engines = この対局は別のエンジンが行います
tournament-other-opening = この対局の開局は別のものです
tournament-not-cells = { $text } は盤上にありません
tournament-end-does-not-fit = 着手が対局の結果と合いません：{ $reason }
