### 设置页面，配色。

language-name = 简体中文

## 设置页面
## 名称排成一列，值在其旁；所选设置的说明（.meaning）位于上方一行。

settings-title = 设置
settings-title-group = { $title }：{ $group }
settings-group-look = 外观
settings-group-terminal = 终端
settings-group-players = 棋手
settings-group-games = 新对局
settings-group-engine = 引擎
themes-title = 配色
settings-language = 语言
    .meaning = 程序的语言
settings-theme = 配色
    .meaning = 颜色方案
settings-glyphs = 绘制字符
    .meaning = 用线条、圆点（在任何终端都只占一列）或 ASCII 字符绘制棋盘
settings-coordinates = 坐标
    .meaning = 棋盘旁各列与各行的名称
settings-mouse = 鼠标
    .meaning = 用鼠标选择和落子；关闭时由终端选取文字
settings-animations = 动画
    .meaning = 棋子下落，取胜的连线闪动
settings-bell = 响铃
    .meaning = 电脑落子后、你的时间将尽时响铃
settings-window-title = 窗口标题
    .meaning = 在窗口标题中显示轮到谁
settings-pictures = 图像
    .meaning = 在支持图像的终端中显示清晰的棋子
settings-player-1 = 棋手 1
    .meaning = 你的姓名，与电脑对弈时也用
settings-player-2 = 棋手 2
    .meaning = 第二位棋手的姓名
settings-level = 级别
    .meaning = 新棋局中电脑的级别
settings-size = 棋盘大小
    .meaning = 五子棋新棋局的棋盘
settings-rule = 规则
    .meaning = 无禁手：五连或以上获胜。标准：恰好五连获胜
settings-opening = 开局
    .meaning = 新对局的开局规则；连珠的开局只用于连珠
settings-first = 先走
    .meaning = 与电脑对弈时谁先走；随机也用于两位玩家
settings-clock = 用时规定
    .meaning = 用于新棋局：每局用时、每手加秒或每手用时
settings-draw-after = 和棋条件
    .meaning = 新的五子棋棋局未分胜负时，何时判和
settings-foul = 禁手处理
    .meaning = 连珠和 Omok 中走禁手的后果
settings-forbidden-points = 禁手点
    .meaning = 标出连珠和 Omok 中不可落子的点
settings-save-format = 保存格式
    .meaning = s 及无扩展名文件的格式；SGF 保留全部内容
settings-threads = 线程
    .meaning = 电脑在 9 级和 10 级时的搜索线程数
settings-memory = 内存
    .meaning = 电脑在 9 级和 10 级时的内存

## 页面上的值

settings-on = 开
settings-off = 关
settings-auto = 自动：{ $value }
settings-default-name = （默认）
settings-glyphs-lines = 线条
settings-glyphs-dots = 圆点
settings-glyphs-ascii = ASCII
settings-coordinates-numbers = 数字
settings-coordinates-letters = 字母
settings-coordinates-none = 不显示
settings-bell-never = 从不
settings-bell-your-turn = 轮到你时
settings-rule-freestyle = 无禁手
settings-rule-standard = 标准
settings-rule-renju = 连珠
settings-rule-caro = caro
settings-rule-standard-caro = 标准 caro
settings-rule-omok = omok
settings-first-human = 你
settings-first-computer = 电脑
settings-first-random = 抽签决定
settings-draw-after-full = 棋盘下满
settings-draw-after-leave-25 = 剩 25 个空格
settings-foul-refused = 不允许落子
settings-foul-loses = 判负
settings-save-format-sgf = SGF
settings-save-format-csv = CSV（仅棋子）
settings-memory-size = { $number } MiB
settings-not-written = 未保存，退出前有效：{ $why }

## 启动时的通知：设置文件无法使用

settings-problem = 你的设置无法使用：
settings-problem-end = 文件未作改动，使用默认设置。请按任意键。

## 设置文件中的错误
## 设置的名称和值在任何语言中都是英语。

settings-mistake = 第 { $line } 行第 { $column } 列：{ $message }
settings-unknown = 没有设置 { $name }；可用的设置为 { $names } 和 [keys]
settings-not-allowed = { $name } 应为 { $allowed }，而非 { $written }
settings-not-allowed-long = { $name } 应为 { $allowed }
settings-keys-table = keys 应为表：[keys]
settings-not-a-key = 命令的按键写作一个键如 "x"、几个键如 ["x", "F5"] 或 "none"
settings-renamed = { $old } 现已改名为 { $new }
settings-twice = { $old } 现已改名为 { $new }，而后者也已设定；请删去其一

## gomoku config 另外报告的内容

settings-note = settings.toml，{ $note }
settings-locale-mistake = { $file }，第 { $line } 行：{ $why }
settings-locale-mistakes = 你的译文中有 { $count } 处错误；有错误的消息不予采用

## 错误消息中设置的值

settings-or = { $others } 或 { $last }
settings-range = { $least } 到 { $most } 的数
settings-memory-range = "auto" 或 { $least } 到 { $most } 的 MiB 数
settings-clock-values = "none"、每局 "5m"、每手加秒 "5m+3s" 或每手 "10s/move"
settings-draw-after-values = "full"、"leave-25" 或 { $least } 到 { $most } 的手数
settings-theme-values = "auto" 或一种配色的名称（用 `gomoku themes` 查看）
settings-language-values = "auto" 或一种语言的代码，如 "en" 或 "de"
settings-name-values = 最多 { $longest } 个字符的姓名，或 ""（默认）

## 配色中的错误

theme-unknown = 没有配色 { $name }
theme-circle = 配色 { $name } 继承了自身
theme-mistake = 配色 { $name }，第 { $line } 行第 { $column } 列：{ $why }
theme-colour = "{ $text }" 不是颜色；颜色写作 "#d63e54"
