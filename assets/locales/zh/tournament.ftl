### 引擎比赛的消息。

## 对局结束的原因

tournament-reason-five = 五连
tournament-reason-full = 棋盘已满
tournament-reason-foul = 禁手
tournament-reason-time = 超时
tournament-reason-illegal = 非法着法
tournament-reason-crash = 崩溃
tournament-reason-proof = 已证明的胜利
tournament-reason-limit = 达到手数上限

## 表格的列：尽量简短

tournament-column-engine = 引擎
tournament-column-games = 局数
tournament-column-points = 积分
tournament-column-moves = 着数
tournament-column-mean = 平均
tournament-column-longest = 最长
tournament-column-depth = 深度
tournament-column-late = 超时
tournament-column-illegal = 非法
tournament-column-crashed = 崩溃

## 表格下方的行

tournament-field = Elo：每个引擎对其所有对手的总成绩，按成对对局计算
tournament-duel = { $name }：Elo { $elo }（95%：{ $low } 至 { $high }）
tournament-superiority = 更强的可能性：{ $percent }%
tournament-pairs = 得 0、0.5、1、1.5、2 分的对数：{ $classes }
tournament-accepted = 检验已有结论：接受较大的数
tournament-refused = 检验已有结论：拒绝较大的数

## 无法进行比赛的原因

tournament-sprt-bounds = 应为两个 Elo 数，较小的在前，如 0,5
tournament-sprt-errors = alpha 和 beta 必须大于 0，且两者之和小于 1
tournament-engines = 比赛需要 { $least } 到 { $most } 个引擎，而不是 { $number } 个
tournament-too-few-openings = 不重复使用时，这些开局够下 { $rounds } 轮
tournament-too-many-rounds = 比赛最多 { $most } 轮
tournament-no-openings = 文件中没有开局
tournament-line = 第 { $line } 行：{ $why }
tournament-opening-other = 该开局属于另一种棋：{ $variant }
tournament-opening-no-moves = 该开局不是着法列表
tournament-opening-over = 该开局已使对局结束

## 无法读取比赛日志的原因

tournament-not-a-match = 该文件不是比赛日志
tournament-version = 日志的版本为 { $version }；本程序读取版本 { $known }
tournament-other = 日志属于另一场比赛：{ $difference }
tournament-difference = { $place } 原为 { $before }，现为 { $now }
tournament-no-game = 没有第 { $number } 局
tournament-both = 第 { $number } 局在另一个日志中也有
tournament-twice = 第 { $number } 局在前面的行中已有
tournament-other-engines = 该局由其他引擎对弈
tournament-other-opening = 该局的开局不同
tournament-not-cells = { $text } 不在棋盘上
tournament-end-does-not-fit = 着法与对局的结果不符：{ $reason }
