### 引擎之间的比赛：gomoku match。

## 键入的引擎和设置

match-no-name = 应为引擎的名字，设置写在逗号之后
match-no-key = 没有设置 { $key }，只有 { $keys }，以及结尾的 command
match-no-value = { $key } 不能是 { $value }
match-odd-name = { $name } 不是引擎的名字：以字母开头，由字母、数字和 - _ . 组成
match-not-played = 根据您的引擎列表，{ $name } 不下 { $variant }
match-concurrency = 应为 1 到 { $most } 的局数
match-part = 应为第几份和份数，例如 2/8
match-sprt-two = --sprt 需要恰好两个引擎
match-no-openings = 没有 { $variant } 的均衡开局；用 --openings 文件 指定
match-own-path = 找不到本程序的路径

## 比赛中的消息

match-journal = 每局都保存在 { $path }；--record 加此文件可继续比赛。
match-resumed = 日志中的 { $count } 局有效，比赛继续。
match-interrupted = 比赛中断，未下完的对局不算。
match-cores = 同时 { $count } 局超出了 { $cores } 个核心的能力；至多 { $most } 局结果才可靠。
match-games = { $done }/{ $total } 局
match-left = 还剩 { $time }

## 比赛屏幕的按键，词在按键之后

match-key-quit = 结束
match-key-leave = 离开
match-key-table = 表格
match-key-boards = 棋盘
