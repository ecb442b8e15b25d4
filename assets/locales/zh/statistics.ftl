### 统计。

statistics-title = 我的统计

## Above the tables

statistics-played = 与电脑对局 { $games } 局
statistics-played-on = 与电脑对局 { $games } 局，{ $date }
statistics-played-from = 与电脑对局 { $games } 局，{ $from } 至 { $to }
statistics-results = { $won } 胜 { $drawn } 和 { $lost } 负：{ $score }
statistics-rated = 等级分 { $rating } +-{ $deviation }，计分局 { $games } 局
statistics-no-games = 还没有与电脑下完的对局。
statistics-how = 与电脑下完的每一局都会计入。
statistics-how-more = 复盘（{ $review }）可看到准确率，解题（{ $puzzles }）可获得等级分。
statistics-between-people = 双人对局 { $games } 局不计入以上数字。
statistics-damaged = 历史中有 { $files } 个文件无法读取，第一个是 { $path }：{ $why }
statistics-damaged-lines = 有 { $lines } 行题目记录无法读取，第一行是 { $first }
statistics-reading = 正在读取对局……
statistics-reading-games = 正在读取对局：{ $read } / { $all }
statistics-failed = 无法读取统计：{ $why }

## Tables: headings, then columns, at most 9 columns wide, then rows

statistics-by-level = 按级别
statistics-by-engine = 按引擎
statistics-by-side = 按执子
statistics-by-game = 按棋种
statistics-by-opening = 按开局
statistics-by-month = 每月准确率
statistics-accuracy = 准确率
statistics-mistakes = 漏看
statistics-puzzles = 题目
statistics-games = 局数
statistics-won = 胜
statistics-drawn = 和
statistics-lost = 负
statistics-score = 得分
statistics-total = 合计
statistics-reviewed = 局数
statistics-mean = 平均
statistics-tried = 已做
statistics-solved = 做对
statistics-share = 比例
statistics-rating = 等级分
statistics-level = 第 { $level } 级
statistics-first = { $side }，先手
statistics-second = { $side }，后手
statistics-other-openings = 其他
statistics-all-puzzles = 全部题目
statistics-missed-win = 自己的胜着
statistics-missed-four = 电脑的四
statistics-missed-three = 活三

## Below the tables

statistics-weakest = 最常漏看{ $direction }：{ $all } 次中的 { $number } 次。
statistics-axis-row = 横线
statistics-axis-column = 竖线
statistics-axis-falling = 左上至右下的斜线
statistics-axis-rising = 左下至右上的斜线
statistics-accuracy-detail = 已复盘 { $games } 局，平均 { $mean }
statistics-legend = 点是各局，线是最近 { $games } 局的平均。
statistics-no-reviews = 复盘一局下完的棋（{ $key }），这里就会显示准确率。
statistics-no-puzzles = 解题（{ $key }）后这里会显示等级分。
