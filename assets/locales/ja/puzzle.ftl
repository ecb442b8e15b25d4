### 問題。

## 課題（パネルと状態行、句点なし）

puzzle-title = 問題
puzzle-title-daily = 今日の一問 { $date }
puzzle-title-theme = 問題：{ $theme }
puzzle-task-win = { $player } の番：勝つ手を見つける
    .short = { $player }：勝つ手
puzzle-task-defend = { $player } の番：負けない手を見つける
    .short = { $player }：負けない手
puzzle-none-due = { $days ->
    [none] 今日の問題はありません。
    [1] 明日まで出題はありません。
   *[other] { $days } 日後まで出題はありません。
}{ $new ->
    [0] 新しい問題はありません。
   *[other] 新しい問題が { $new } 問あります。
}
    .short = 今日の問題はありません。
puzzle-none-themed = このテーマの問題はありません。

## 盤の横のパネル

puzzle-rated = レート { $rating }、{ $origin }
puzzle-own-game = 自分の対局
puzzle-players = { $first } - { $second }
puzzle-unknown-player = ?
puzzle-heading-you = あなた
puzzle-heading-wrong = 不正解
puzzle-heading-result = 結果
puzzle-heading-hint = ヒント
puzzle-heading-answer = 応手
puzzle-heading-solution = 解答
puzzle-standing = レート { $rating }、連続 { $days } 日
puzzle-counts = 今日 { $due } 問、未出題 { $new } 問
puzzle-unrated = レートはまだありません
puzzle-theme-solved = { $all } 問中 { $solved } 問正解

## 問題

puzzle-page-title = 問題
puzzle-activity-next = 次の問題
puzzle-activity-daily = 今日の一問
puzzle-activity-run = タイムアタック
puzzle-activity-theme = テーマ：{ $theme }
puzzle-daily-open = { $date }、未解答
puzzle-daily-failed = { $date }、不正解
puzzle-daily-solved = { $date }、正解
puzzle-run-none = 記録なし
puzzle-run-best = 自己最高：{ $best } 問

## テーマ

puzzle-theme-one-move = 一手勝ち
puzzle-theme-four-three = 四三
puzzle-theme-double-four = 四々
puzzle-theme-double-three = 三々
puzzle-theme-fours = 四追い勝ち（VCF）
puzzle-theme-threes = 追い詰め（VCT）
puzzle-theme-race = 攻め合い
puzzle-theme-long = 長手数
puzzle-theme-only-move = 唯一の受け
puzzle-themes = テーマ：{ $themes }。

## タイムアタック

run-title = タイムアタック
run-score = 正解 { $solved } 問、ミス { $strikes }／{ $most }
run-heading-paused = 一時停止
run-heading-rules = ルール
run-paused = 時計は止まっています。Enter で再開、Esc で終了します。
run-rules = { $minutes } 分間にできるだけ多く解きます。
run-rules-strikes = { $most } 回間違えると終了です。
run-rules-clock = 時計は最初の一手から動き、p で止まります。
run-wrong = { $cell } は不正解：正解は { $right } です。
run-solved = 正解。次の問題です。
run-result = 終了：正解 { $solved } 問。
run-result-best = 終了：正解 { $solved } 問、自己最高です！
run-missed = 間違えた問題
run-missed-help = 上下キーかクリックで盤に表示します。
run-none = タイムアタック中ではありません。
run-over = このタイムアタックは終わっています。
run-no-help = タイムアタックではヒントなどを使えません。
run-no-puzzles = タイムアタック用の易しい問題がありません。
run-paused-refusal = 一時停止中です。Enter で再開します。

## ヒント

puzzle-wins-by-fours = { $player } が四追い { $moves } 手で勝ちます。
puzzle-wins-by-threes = { $player } が追い詰め { $moves } 手で勝ちます。
puzzle-threatens-by-fours = { $player } が四追い { $moves } 手の勝ちを狙っています。
puzzle-threatens-by-threes = { $player } が追い詰め { $moves } 手の勝ちを狙っています。
puzzle-hint-stones = { $cells } に注目。
puzzle-hint-move = 正解は { $cell } です。

## 手についての説明。$player は相手側

puzzle-loses = { $cell } は負けです：{ $player } が { $answer } で勝ちます。
puzzle-loses-by-fours = { $cell } は負けです：{ $player } が { $answer } から四追い { $moves } 手で勝ちます。
puzzle-loses-in = { $cell } は負けです：{ $player } が { $answer } から追い詰め { $moves } 手で勝ちます。
puzzle-makes-no-threat = { $cell } には狙いがありません：{ $player } はどこにでも打てます。
puzzle-stopped = { $cell } では勝てません：{ $player } の { $answer } で防がれます。
puzzle-stopped-reason = { $cell } では勝てません：{ $player } の { $answer } で防がれます。{ $reason }
puzzle-all-stopped = { $cell } では勝てません：{ $player } はすべての狙いを防げます。
puzzle-right = 正解：{ $player } の応手は { $answer }。あなたの番です。

## 結果

puzzle-solved = { $time } で解けました。
puzzle-solved-hints = ヒントを使って { $time } で解けました。
puzzle-solved-graded = { $time } で解けました（{ $grade }）。
puzzle-solved-hints-graded = ヒントを使って { $time } で解けました（{ $grade }）。
puzzle-solved-late = 間違えた後に解けたので、不正解になります。
puzzle-gave-up = 解答を見たので、不正解になります。
puzzle-grade-again = もう一度
puzzle-grade-hard = 難しい
puzzle-grade-good = 普通
puzzle-grade-easy = 簡単
puzzle-due = { $days ->
    [0] 今日もう一度出題します。
    [1] 明日（{ $date }）もう一度出題します。
   *[other] { $days } 日後（{ $date }）もう一度出題します。
}

## 状態行

puzzle-checking = 手を判定しています
puzzle-solution = 解答、{ $step }/{ $all } 手目
puzzle-solution-reason = 解答、{ $step }/{ $all } 手目：{ $reason }

## メッセージと拒否

puzzle-undecided = { $cell } が正しいかを判定する時間が足りませんでした。
puzzle-no-reasons = 解答の説明がありません：{ $why }。もう一度解答を見てください。
puzzle-not-judged = 手を判定できませんでした：{ $why }。もう一度打ってください。
puzzle-none = 盤上に問題がありません。
puzzle-for-games = 対局用のコマンドです。Esc で問題を終えます。
puzzle-over = この問題は終わっています。
puzzle-still-checking = 手を判定しています。
puzzle-no-undo = 戻す手がありません。
puzzle-no-step = 解答にその手はありません。
