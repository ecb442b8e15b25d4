### 棋譜・解析・検討・序盤データベース・コメント・局面編集。

## 棋譜

refusal-one-line = 変化はありません。
refusal-no-position = 棋譜にない局面です。

## 解析

analysis-heading = 解析
analysis-thinking = 思考中
analysis-over = ここで対局は終わっています。
analysis-unknown = 評価はまだありません
analysis-effort-time = 深さ { $depth }  { $nodes } ノード  { $speed }/秒  { $time }
analysis-effort = 深さ { $depth }  { $nodes } ノード  { $speed }/秒
    .short = 深さ { $depth }  { $nodes }  { $speed }/秒
analysis-depth = 深さ { $depth }
analysis-done = 完了  { $effort }
analysis-proved = 証明済み  { $effort }
analysis-win = { $moves } 手で勝ち
analysis-loss = { $moves } 手で負け
analysis-won = 勝ち
analysis-lost = 負け
analysis-draw = 引き分け
analysis-best = { $player } { $verdict }、深さ { $depth }：{ $moves }
    .short = { $player } { $verdict }
refusal-analysis = このゲームは { $from }x{ $from } から { $to }x{ $to } の盤で解析できます。
line-taken = { $key ->
    [none] { $number } 手を変化として加えました。
   *[other] { $number } 手を変化として加えました。{ $key } で取り除きます。
}
line-known = この読み筋はすでに棋譜にあります。
line-left = 加えた読み筋を取り除きました。
refusal-no-lines = { $key ->
    [none] 解析がありません。
   *[other] 解析がありません。{ $key } で始めます。
}
refusal-region = { $key ->
    [none] このゲームに勝ち筋の範囲はありません。解析がすべての手を評価します。
   *[other] このゲームに勝ち筋の範囲はありません。{ $key } ですべての手を評価します。
}
analysis-failed = { $key ->
    [none] 解析が止まりました：{ $why }。
   *[other] 解析が止まりました：{ $why }。{ $key } でもう一度始めます。
}

## 勝ちの着手

region-heading = 勝ちの着手
region-search = 追い勝ちを探しています
region-none = どちらにも追い勝ちはありません。
region-undecided = 追い勝ちは見つかりませんが、ないとも言い切れません。
region-lost = 受けがありません：相手に追い勝ちがあります。
region-wins = { $number ->
    [0] 勝つ着手は未発見。
   *[other] 勝つ着手は { $number } か所。
}
region-holds = { $number ->
    [0] 受かる着手は未発見。
   *[other] 受かる着手は { $number } か所だけ。
}
region-unknown = 不明は { $number } か所。
region-progress = { $total } か所中 { $examined } か所を調査
    .short = { $examined } / { $total }
region-stopped = 中断：{ $total } か所中 { $examined } か所を調査
region-legend-win = 勝つ
region-legend-hold = 受かる（ほかは負け）
region-legend-unknown = 不明

## 検討

refusal-review-empty = 検討する手がありません。
refusal-review-playing = 検討できるのは終局後です。
review-progress = 検討中：{ $percent }
review-so-far = 途中経過：{ $text }
review-proof-start = 空の盤から { $player } が必ず勝ちます（証明済み）。
review-proof-after =
    { $number } 手目のあとは { $player } が必ず勝ちます（証明済み）。
review-proof-left =
    { $number } 手目で証明から外れました。証明では { $player } は { $cell } に打ちます。
review-provisional = ( ) 内の記号は変わることがあります。
review-failed = { $key ->
    [none] 検討できませんでした：{ $why }。
   *[other] 検討できませんでした：{ $why }。{ $key } で再試行します。
}
review-learn = { $key }：{ $number } 個の失着から学ぶ
refusal-no-mistakes = { $key ->
    [none] この対局の検討で失着は見つかっていません。
   *[other] この対局の検討で失着は見つかっていません。{ $key } で検討します。
}

## 失着から学ぶ

mistakes-title = 失着
mistakes-place = { $number }/{ $total }
mistakes-task = { $number } 手目：{ $player } の { $played } より良い手を探してください
    .short = { $player }：{ $played } より良い手
mistakes-played = 実戦：{ $cell }
mistakes-wins = { $cell } で勝ちです。
mistakes-holds = { $cell } でしのげます。
mistakes-loses = { $cell } も負けです：{ $winner } が { $line } で勝ちます。
mistakes-worse = { $cell } の勝率は { $chance }%、最善手は { $best }% です。
mistakes-none-known = 検討はより良い手を示していません。
mistakes-done = より良い手を { $total } 個中 { $found } 個見つけました。
mistakes-no-more = 失着はもうありません。Esc で対局に戻ります。
mistakes-no-hint = ここにヒントはありません。解答がより良い手を示します。
mistakes-for-games = このコマンドは対局用です。Esc で対局に戻ります。
mistakes-skip = スキップ
mistakes-close = 戻る
puzzles-kept = この対局から { $number } 問を保存しました。

## 序盤データベース

explorer-heading = 序盤データベース
explorer-heading-opening = 序盤データベース：{ $opening }
explorer-heading-proved = 序盤データベース：{ $player } の勝ち（証明済み）
    .short = { $player } の勝ち（証明済み）
explorer-heading-move = 序盤データベース：{ $player } は { $cell } で勝ち（証明済み）
    .short = { $player } は { $cell } で勝ち（証明済み）
explorer-answer = { $cell } は { $answer } で負けます（証明済み）。
explorer-all = 全体
explorer-move = { $cell }：{ $all } 局中 { $number } 局、X の勝ち { $first }、O の勝ち { $second }
    .short = { $cell }：{ $all } 局中 { $number } 局
explorer-empty = この局面になった対局はありません。
    .short = 対局はありません。
explorer-ended = { $number } 局がこの局面で終わっています。
    .short = { $number } 局がここで終局。
explorer-lines = { $cell }：ライブラリに { $number } 通りの変化があります。
explorer-lines-end = ライブラリの変化はここまでです。
explorer-no-move = ここから続く対局はありません。
refusal-explorer = { $game }に序盤データベースはありません。

## コメント：入力欄の題名

comment-on-game = 対局へのコメント
comment-on-move = { $number } 手目へのコメント

## 局面編集

refusal-set-up = クアルトの局面は編集できません。
position-counts = X { $first } 個、O { $second } 個、手番 { $player }
position-heading = 局面
position-next-stone = 次の石：{ $side }。
position-won = { $player } の{ $row }連ができています。
position-full = 盤が埋まっています。
position-uneven = 交互に打ってできる局面ではありません。
game-from-position = この局面から新しい対局：{ $counts }。
refusal-no-change = 元に戻せる変更がありません。
refusal-no-undone-change = やり直せる変更がありません。
refusal-floating = { $cell } の石の下が空いています。
