### 着法的理由与复盘用语。

## 一手棋好在何处：各一句

reason-makes-five = { $played } 成五连。
reason-stops-four = { $played } 挡住对方在 { $stones } 的冲四。
    .short = { $played } 挡住对方的冲四。
reason-makes-open-four = { $played } 成四，对方挡不住。
reason-makes-four-stopped-by-foul = { $played } 成四，只有在 { $cell } 走禁手才能挡住。
reason-makes-four-and-three = { $played } 冲四同时成活三。
reason-wins =
    { $played } 可{ $by ->
        [fours] 连续冲四，{ $moves } 步取胜
        [threes] 用活三和冲四连续进攻，{ $moves } 步取胜
       *[other] {" "}{ $moves } 步取胜
    }。
reason-wins-line =
    { $played } 可{ $by ->
        [fours] 连续冲四，{ $moves } 步取胜
        [threes] 用活三和冲四连续进攻，{ $moves } 步取胜
       *[other] {" "}{ $moves } 步取胜
    }：{ $line }。
reason-stops-open-three = { $played } 挡住对方在 { $stones } 的活三。
    .short = { $played } 挡住对方的活三。
reason-takes-two-fours = { $played } 抢占对方的双四点。
reason-stops-two-fours = { $played } 防住对方在 { $cell } 的双四。
reason-makes-two-threes = { $played } 成双三。
reason-takes-four-and-three = { $played } 抢占对方的四三点。
reason-takes-two-threes = { $played } 抢占对方的双三点。
reason-stops-win-by-fours = { $played } 防住对方的连续冲四胜。
reason-makes-open-three = { $played } 成活三。
reason-makes-four = { $played } 冲四。
reason-holds-out = { $played } 只能拖延：对方仍可 { $moves } 步取胜。
reason-builds = { $played } 同时向多个方向发展。
reason-takes-four = { $played } 占住对方可以冲四的点。
reason-takes-open-three = { $played } 占住对方可以成活三的点。
reason-makes-three = { $played } 成眠三（一端被挡）。
reason-makes-open-two = { $played } 成活二。
reason-takes-directions = { $played } 占住对方可以向多个方向发展的点。
side-first = 先手
side-second = 后手
reason-completes = { $played } 完成一行。
reason-blocks = { $played } 挡住对方的一行。
reason-proved-win = { $played }：无论对方怎么下，{ $moves } 手必胜（已证明）。
reason-draws = { $played } 保住和棋（已证明）。
reason-gives-losing = 剩下的每枚棋子都会完成一行，{ $played } 也同样会输。
reason-gives-last-safe = { $played } 是最后一枚不会完成一行的棋子。
reason-gives-safe = { $played } 是 { $count } 枚不会完成一行的棋子之一。
reason-proof-wins = { $played }：无论对方怎么下都胜（已证明）。
reason-proof-loses = 任何着法都会输（已证明）。{ $played } 是找到的最佳防守。
reason-best = { $played } 是找到的最佳着法（搜索深度 { $depth }）。
reason-best-line =
    { $played } 是找到的最佳着法（搜索深度 { $depth }）。预计后续：{ $line }。
moves-cut = { $moves } 等

## 着法的标记，用于列表

mark-only-move = 唯一着法
mark-good-find =
    { $by ->
        [fours] 妙手：{ $moves } 步连续冲四胜
        [threes] 妙手：{ $moves } 步连续攻胜
       *[other] 妙手：{ $moves } 步胜
    }
mark-missed-win =
    { $by ->
        [fours] 错失 { $moves } 步连续冲四胜
        [threes] 错失 { $moves } 步连续攻胜
       *[other] 错失 { $moves } 步胜
    }
mark-mistake = 失误
mark-blunder = 严重失误

## 对一手棋的判断，用于评注

judged-only-move = 唯一着法：其他着法均已证明必败。
judged-good-find =
    { $by ->
        [fours] 妙手：{ $moves } 步连续冲四胜（{ $basis }）。
        [threes] 妙手：{ $moves } 步连续攻胜（{ $basis }）。
       *[other] 妙手：{ $moves } 步胜（{ $basis }）。
    }
judged-missed-win =
    { $by ->
        [fours] 错失 { $moves } 步连续冲四胜（{ $basis }）。
        [threes] 错失 { $moves } 步连续攻胜（{ $basis }）。
       *[other] 错失 { $moves } 步胜（{ $basis }）。
    }
judged-mistake = 失误（{ $basis }）。
judged-mistake-chance = 失误：胜率从 { $from }% 降到 { $to }%（{ $basis }）。
judged-blunder = 严重失误（{ $basis }）。
judged-blunder-chance = 严重失误：胜率从 { $from }% 降到 { $to }%（{ $basis }）。
review-proved = 已证明
review-searched = 搜索深度 { $depth }
review-then-wins = 此后 { $winner } 胜：{ $line }。
review-expected = 预计后续：{ $line }。
review-this-wins = 制胜着法：{ $line }。
review-better = 更好的着法：{ $line }。
review-not-lost = 未证明会输：{ $line }。
review-already-lost = 这一手之前 { $player } 已必败（{ $basis }）。
review-mark = 复盘:

## 棋输在哪里

turning-nobody-lost = 双方均未输棋。
turning-unknown = 尚不清楚败着是哪一手。
turning-not-proved = 尚未证明终局时 { $loser } 已必败。
turning-start = { $loser } 从一开始就必败：已证明任何着法都会输。
turning-start-searched = { $loser } 从一开始就必败：没有找到守得住的着法。
turning-since = 最迟在第 { $number } 手之后 { $loser } 已必败。其他着法能否守住，尚不清楚。
turning-move = 第 { $number } 手是败着。
turning-wins = { $played } 之后 { $winner } 必胜。
turning-wins-searched = { $played } 之后 { $winner } 必胜（{ $basis }）。
turning-wins-with = { $played } 之后 { $winner } 下 { $with } 可胜。
turning-wins-in =
    { $by ->
        [fours] { $played } 之后 { $winner } 可连续冲四，{ $moves } 步取胜。
       *[threes] { $played } 之后 { $winner } 可用活三和冲四连续进攻，{ $moves } 步取胜。
    }
turning-missed = { $player } 本可下 { $with } 取胜。
turning-missed-in =
    { $by ->
        [fours] { $player } 本可从 { $with } 开始连续冲四，{ $moves } 步取胜。
       *[threes] { $player } 本可从 { $with } 开始用活三和冲四连续进攻，{ $moves } 步取胜。
    }
turning-only-defence = { $cell } 是唯一的防点。
turning-saved = 已证明 { $cells } 可以守住。
turning-open = 只有 { $cells } 未被证明必败。
turning-better = { $cell } 更好（{ $basis }）。

## 一方的小结

review-side = { $player }：{ $parts }
review-blunders = 严重失误 { $count } 次
review-mistakes = 失误 { $count } 次
review-missed-wins = 错失胜机 { $count } 次
review-only-moves = 唯一着法 { $count } 次
review-good-finds = 妙手 { $count } 次
review-no-mistakes = 无失误
review-accuracy = 准确率 { $percent }%
