### 题目。

## 任务，位于侧栏和状态行；不带句号

puzzle-title = 题目
puzzle-title-daily = 每日一题 { $date }
puzzle-title-theme = 题目：{ $theme }
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
puzzle-none-themed = 没有这个主题的题目。

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
puzzle-unrated = 尚无等级分
puzzle-theme-solved = 已解出 { $solved } / { $all } 道

## 题目

puzzle-page-title = 题目
puzzle-activity-next = 下一题
puzzle-activity-daily = 每日一题
puzzle-activity-run = 限时冲刺
puzzle-activity-theme = 主题：{ $theme }
puzzle-daily-open = { $date }，尚未解出
puzzle-daily-failed = { $date }，未做对
puzzle-daily-solved = { $date }，已解出
puzzle-run-none = 尚无记录
puzzle-run-best = 最好成绩：{ $best } 道

## 主题

puzzle-theme-one-move = 一步胜
puzzle-theme-four-three = 四三
puzzle-theme-double-four = 双四
puzzle-theme-double-three = 双三
puzzle-theme-fours = 连续冲四胜（VCF）
puzzle-theme-threes = 连续攻胜（VCT）
puzzle-theme-race = 抢攻
puzzle-theme-long = 长题
puzzle-theme-only-move = 唯一着
puzzle-themes = 主题：{ $themes }。

## 限时冲刺

run-title = 限时冲刺
run-score = 解出 { $solved } 道，失误 { $strikes } / { $most }
run-heading-paused = 已暂停
run-heading-rules = 规则
run-paused = 计时已停。按 Enter 继续，按 Esc 结束。
run-rules = 在 { $minutes } 分钟内尽量多解题。
run-rules-strikes = 错 { $most } 步即结束。
run-rules-clock = 从第一步开始计时；按 p 暂停。
run-wrong = { $cell } 不对：应走 { $right }。
run-solved = 正确。请看下一题。
run-result = 冲刺结束：解出 { $solved } 道。
run-result-best = 冲刺结束：解出 { $solved } 道，创个人最佳！
run-missed = 答错的题
run-missed-help = 按上下键或点击可在棋盘上查看。
run-none = 现在不是限时冲刺。
run-over = 本次冲刺已结束。
run-no-help = 限时冲刺中没有帮助。
run-no-puzzles = 没有适合限时冲刺的简单题目。
run-paused-refusal = 冲刺已暂停。按 Enter 继续。

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
