### 题目。

## 任务，位于侧栏和状态行；不带句号

puzzle-title = 题目
puzzle-task-win = 轮到 { $player }：找出取胜的着法
    .short = { $player }：找出胜着
puzzle-task-defend = 轮到 { $player }：找出不输的着法
    .short = { $player }：不要输
puzzle-none-due = { $days ->
    [none] 没有待做的题目。
    [1] 明天之前没有待做的题目。
   *[other] { $days } 天内没有待做的题目。
}{ $new ->
    [0] 没有新题。
   *[other] 有 { $new } 道新题。
}
    .short = 没有待做的题目。

## 棋盘旁的侧栏

puzzle-rated = 难度分 { $rating }，{ $origin }
puzzle-own-game = 你的棋局
puzzle-players = { $first } - { $second }
puzzle-unknown-player = ?
puzzle-heading-you = 你
puzzle-heading-wrong = 错误
puzzle-heading-result = 结果
puzzle-heading-hint = 提示
puzzle-heading-answer = 应着
puzzle-heading-solution = 答案
puzzle-standing = 等级分 { $rating }，连续 { $days } 天
puzzle-counts = 待做 { $due } 道，新题 { $new } 道

## 提示

puzzle-wins-by-fours = { $player } 可连续冲四，{ $moves } 步取胜。
puzzle-wins-by-threes = { $player } 可用活三和冲四连续进攻，{ $moves } 步取胜。
puzzle-threatens-by-fours = { $player } 威胁要连续冲四，{ $moves } 步取胜。
puzzle-threatens-by-threes = { $player } 威胁要用活三和冲四连续进攻，{ $moves } 步取胜。
puzzle-hint-stones = 注意 { $cells }。
puzzle-hint-move = 正解是 { $cell }。

## 对着法的说明；$player 是另一方

puzzle-loses = { $cell } 会输：{ $player } 下 { $answer } 取胜。
puzzle-loses-by-fours = { $cell } 会输：{ $player } 从 { $answer } 开始连续冲四，{ $moves } 步取胜。
puzzle-loses-in = { $cell } 会输：{ $player } 从 { $answer } 开始进攻，{ $moves } 步取胜。
puzzle-makes-no-threat = { $cell } 没有威胁：{ $player } 可以任意落子。
puzzle-stopped = { $cell } 不能取胜：{ $player } 应以 { $answer }。
puzzle-stopped-reason = { $cell } 不能取胜：{ $player } 应以 { $answer }。{ $reason }
puzzle-all-stopped = { $cell } 不能取胜：{ $player } 可以挡住所有威胁。
puzzle-right = 正确：{ $player } 应以 { $answer }。轮到你了。

## 结果

puzzle-solved = 已解出，用时 { $time }。
puzzle-solved-hints = 借助提示解出，用时 { $time }。
puzzle-solved-graded = 已解出，用时 { $time }（{ $grade }）。
puzzle-solved-hints-graded = 借助提示解出，用时 { $time }（{ $grade }）。
puzzle-solved-late = 走错之后才解出，因此算作失败。
puzzle-gave-up = 你查看了答案，因此算作失败。
puzzle-grade-again = 重来
puzzle-grade-hard = 困难
puzzle-grade-good = 良好
puzzle-grade-easy = 简单
puzzle-due = { $days ->
    [0] 今天还会再出现。
    [1] 明天（{ $date }）再出现。
   *[other] { $days } 天后（{ $date }）再出现。
}

## 状态行

puzzle-checking = 正在检查你的着法
puzzle-solution = 答案，第 { $step }/{ $all } 手
puzzle-solution-reason = 答案，第 { $step }/{ $all } 手：{ $reason }

## 消息与拒绝

puzzle-undecided = 没有时间判断 { $cell } 是否正确。
puzzle-no-reasons = 答案没有说明理由：{ $why }。请重新查看答案。
puzzle-not-judged = 你的着法未经检查：{ $why }。请重下这一手。
puzzle-none = 棋盘上没有题目。
puzzle-for-games = 此命令用于棋局。按 Esc 离开题目。
puzzle-over = 这道题已经结束。
puzzle-still-checking = 正在检查你的着法。
puzzle-no-undo = 没有可以悔的着法。
puzzle-no-step = 答案中没有这一手。
