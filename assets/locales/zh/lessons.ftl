### 课程。
###
### The name of each lesson has the idea and the task as attributes, a sentence each. The student
### has the X stones, the opponent the O stones.
### $student, $opponent (String) - X or O; $cell, $answer (String) - the name of a cell: H8 or 7,7

## The list

lesson-title = 学习
# $done (Number), $all (Number) - of lessons
lesson-standing = 已完成 { $done } / { $all } 课
# Behind the name of a lesson.
lesson-done = 完成

## The lessons, in their order

lesson-five = 五连
    .idea = 五颗棋子连成一线即获胜：横、竖、斜都算。
    .task = 你执 X。请连成五子。
lesson-stop-four = 挡住冲四
    .idea = 能变成五连的四子必须马上挡住。
    .task = O 下一步就要连成五子。请挡住。
lesson-gap = 中间有空的一行
    .idea = 中间空一格的四子也是冲四。
    .task = O 下一步就要连成五子。找出在哪里，并挡住。
lesson-open-three = 活三
    .idea = 两头都空的三子是活三：再下一子就成两头都空的四子，谁也挡不住两头。
    .task = O 有一个活三。现在就挡住。
lesson-open-two = 活二的价值
    .idea = 活二可以变成活三，对手必须应对，于是由你决定接下来怎么走。
    .task = 抢在 O 之前做成活三。
lesson-four-three = 四三
    .idea = 一子同时做成冲四和活三就能获胜：对手只能挡住其中一个。
    .task = 用一子做成四三并获胜。
lesson-double-four = 双四
    .idea = 一子做成两个冲四就能获胜：对手只能挡住其中一个。
    .task = 用一子做成双四并获胜。
lesson-double-three = 双三
    .idea = 一子做成两个活三就能获胜，只要对手没有冲四。
    .task = 用一子做成双活三并获胜。
lesson-attack-and-defend = 攻守兼备
    .idea = 最好的防守是同时带有威胁的防守。
    .task = 挡住 O 的活三，同时做成自己的活三。
lesson-fours = 连续冲四胜
    .idea = 对手必须应对每个冲四，所以一个冲四可以为下一个做准备。
    .task = 用一个接一个的冲四获胜。
lesson-three-moves = 多算三步
    .idea = 进攻之前先想好对手的每种应对：没有后续的威胁只会帮助对手。
    .task = 找出三步之内获胜的进攻。
lesson-won-game = 结束必胜的棋局
    .idea = 必胜的棋局也要小心结束：先看对手有没有冲四。
    .task = 你有两个活三，但 O 有冲四。先挡住，再获胜。

## The panel beside the board, of 26 to 52 columns

# $number (Number) - of the lesson; $all (Number) - of all
lesson-place = 第 { $number } 课，共 { $all } 课
lesson-how = 用方向键移动光标并按 Enter，或用鼠标点击。
# Headings.
lesson-heading-wrong = 还不对
lesson-heading-right = 很好
lesson-heading-done = 完成

## What is said of a move

lesson-right = { $opponent } 应 { $answer }。轮到你了。
lesson-done-five = 五连：你赢了。
lesson-done-hold = 挡住了：{ $opponent } 已没有胜法。
lesson-done-three = 活三：{ $opponent } 必须应对。
lesson-done-both = 做得好：{ $opponent } 被挡住，还必须应对你的威胁。
lesson-last = 这是最后一课。按 Enter 与 1 级电脑下第一局，按 W 做题。
lesson-loses-to-five = 下 { $cell } 之后，{ $opponent } 在 { $answer } 连成五子。
lesson-loses-to-four = 下 { $cell } 之后，{ $opponent } 在 { $answer } 做成两头都空的四子，你只能挡住一头。
# $moves (Number) - of the opponent, up to the five
lesson-loses = { $moves ->
   *[other] 下 { $cell } 之后，{ $opponent } 下 { $answer }，{ $moves } 步内获胜。
}
lesson-no-three = { $cell } 没有做成活三，{ $opponent } 可以随意落子。
lesson-only-holds = { $cell } 挡住了 { $opponent }，但没有做成你的活三。
lesson-no-threat = { $cell } 没有威胁，{ $opponent } 有时间下 { $answer }。
lesson-stopped = 下 { $cell } 之后，{ $opponent } 应 { $answer }，你的进攻就结束了。
# $reason (String) - a sentence of reasons.ftl: H9 blocks the opponent's four at H8.
lesson-stopped-reason = 下 { $cell } 之后，你的进攻就结束了：{ $reason }

## The status line

# $name (String) - of the lesson
lesson-your-move = { $name }：轮到 { $student }
    .short = 轮到 { $student }
lesson-try-again = 按 Enter 再试一次
lesson-is-done = 本课完成

## Messages and refusals

lesson-none = 棋盘上没有课程。
lesson-for-games = 此命令用于棋局。按 Esc 离开课程。
lesson-over = 本课已完成。
lesson-no-hint = 此局面没有提示。
# $why (String) - the reason
lesson-not-written = 无法记录本课已完成：{ $why }。
lessons-not-read = 无法读取已完成的课程：{ $why }。
# $first (String) - the file, the line and the mistake; $others (Number) - of further lines
lessons-damaged = { $others ->
    [0] 部分学习记录无法读取：{ $first }。
   *[other] 部分学习记录无法读取：{ $first }，另有 { $others } 行。
}
