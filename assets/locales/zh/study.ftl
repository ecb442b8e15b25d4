### 棋谱、分析、复盘、开局浏览器、评注与摆棋。

## 棋谱

refusal-one-line = 没有其他变化。
refusal-no-position = 棋谱中没有这个局面。

## 分析

analysis-heading = 分析
analysis-thinking = 思考中
analysis-over = 棋局在此已经结束。
analysis-unknown = 尚无评估
analysis-effort-time = 深度 { $depth }  { $nodes } 节点  { $speed }/秒  { $time }
analysis-effort = 深度 { $depth }  { $nodes } 节点  { $speed }/秒
    .short = 深度 { $depth }  { $nodes }  { $speed }/秒
analysis-depth = 深度 { $depth }
analysis-done = 完成  { $effort }
analysis-proved = 已证明  { $effort }
analysis-win = { $moves } 步胜
analysis-loss = { $moves } 步负
analysis-won = 胜
analysis-lost = 负
analysis-draw = 和棋
analysis-best = { $player } { $verdict }，深度 { $depth }：{ $moves }
    .short = { $player } { $verdict }
refusal-analysis = 此游戏可在 { $from }x{ $from } 到 { $to }x{ $to } 的棋盘上分析。
line-taken = { $key ->
    [none] 已作为变化加入 { $number } 步。
   *[other] 已作为变化加入 { $number } 步。按 { $key } 移除。
}
line-known = 棋谱中已有此变化。
line-left = 已移除加入的变化。
refusal-no-lines = { $key ->
    [none] 没有分析。
   *[other] 没有分析。按 { $key } 开始。
}
refusal-region = { $key ->
    [none] 此棋没有获胜区域；分析会评估每一手。
   *[other] 此棋没有获胜区域；按 { $key } 评估每一手。
}
analysis-failed = { $key ->
    [none] 分析已停止：{ $why }。
   *[other] 分析已停止：{ $why }。按 { $key } 重新开始。
}

## 必胜着法

region-heading = 必胜着法
region-search = 正在寻找连续进攻的胜着
region-none = 双方都没有连续进攻的胜着。
region-undecided = 没有找到连续进攻的胜着，但也不能排除。
region-lost = 无法防守：对方可连续进攻取胜。
region-wins = { $number ->
    [0] 尚无可胜的着法。
   *[other] { $number } 着可胜。
}
region-holds = { $number ->
    [0] 尚无守得住的着法。
   *[other] 只有 { $number } 着守得住。
}
region-unknown = 不明 { $number } 着。
region-progress = 已检查 { $examined } / { $total } 点
    .short = { $examined } / { $total }
region-stopped = 已停止：检查了 { $examined } / { $total } 点
region-legend-win = 可胜
region-legend-hold = 守得住（其余皆负）
region-legend-unknown = 不明

## 复盘

refusal-review-empty = 没有可以复盘的着法。
refusal-review-playing = 棋局结束后才能复盘。
review-progress = 正在复盘：{ $percent }
review-so-far = 目前：{ $text }
review-proof-start = 从空棋盘开始，{ $player } 必胜（已证明）。
review-proof-after = 第 { $number } 手之后 { $player } 必胜（已证明）。
review-proof-left =
    第 { $number } 手离开了证明；证明中 { $player } 下 { $cell }。
review-provisional = 括号 ( ) 中的记号可能还会变化。
review-failed = { $key ->
    [none] 复盘失败：{ $why }。
   *[other] 复盘失败：{ $why }。按 { $key } 重试。
}
review-learn = { $key }：从 { $number } 个失误中学习
refusal-no-mistakes = { $key ->
    [none] 复盘没有在这局棋中发现失误。
   *[other] 复盘没有在这局棋中发现失误。按 { $key } 开始复盘。
}

## 从失误中学习

mistakes-title = 失误
mistakes-place = { $number }/{ $total }
mistakes-task = 第 { $number } 手：为 { $player } 找出比 { $played } 更好的着法
    .short = { $player }：比 { $played } 更好
mistakes-played = 实战：{ $cell }
mistakes-wins = { $cell } 获胜。
mistakes-holds = { $cell } 守得住。
mistakes-loses = { $cell } 也会输：{ $winner } 下 { $line } 获胜。
mistakes-worse = { $cell } 的胜率为 { $chance }%，最佳着法为 { $best }%。
mistakes-none-known = 复盘没有给出更好的着法。
mistakes-done = 您找到了 { $total } 个更好着法中的 { $found } 个。
mistakes-no-more = 没有更多失误了。按 Esc 返回棋局。
mistakes-no-hint = 这里没有提示。答案会显示更好的着法。
mistakes-for-games = 此命令用于棋局。按 Esc 返回棋局。
mistakes-skip = 跳过
mistakes-close = 返回
puzzles-kept = 已从这局棋保存 { $number } 道题目。

## 开局浏览器

explorer-heading = 开局浏览器
explorer-heading-opening = 开局浏览器：{ $opening }
explorer-heading-proved = 开局浏览器：{ $player } 必胜（已证明）
    .short = { $player } 必胜（已证明）
explorer-heading-move = 开局浏览器：{ $player } 下 { $cell } 必胜（已证明）
    .short = { $player } 下 { $cell } 必胜（已证明）
explorer-answer = { $cell } 负于 { $answer }（已证明）。
explorer-all = 全部
explorer-move = { $cell }：{ $all } 局中的 { $number } 局；X 胜 { $first } 局，O 胜 { $second } 局
    .short = { $cell }：{ $all } 局中的 { $number } 局
explorer-empty = 没有棋局到达此局面。
    .short = 此处没有棋局。
explorer-ended = 有 { $number } 局棋在此局面结束。
    .short = { $number } 局棋在此结束。
explorer-lines = { $cell }：棋谱库中有 { $number } 条变化。
explorer-lines-end = 棋谱库的变化到此为止。
explorer-no-move = 没有棋局从这里继续。
refusal-explorer = 开局浏览器不适用于 { $game }。

## 评注：文本框的标题

comment-on-game = 对全局的评注
comment-on-move = 对第 { $number } 手的评注

## 摆棋

refusal-set-up = Quarto 不能摆棋。
position-counts = X { $first } 子，O { $second } 子，轮到 { $player }
position-heading = 局面
position-next-stone = 下一枚棋子：{ $side }。
position-won = { $player } 已成{ $row }连。
position-full = 棋盘已满。
position-uneven = 双方轮流落子不可能形成此局面。
game-from-position = 从此局面开始新棋局：{ $counts }。
refusal-no-change = 没有可以撤销的改动。
refusal-no-undone-change = 没有可以恢复的改动。
refusal-floating = { $cell } 的棋子下方是空的。
