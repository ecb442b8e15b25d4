### 开始菜单、新棋局的页面、对局双方的选择。

## 各页面

menu-subtitle = 五子连珠，不止于此
menu-more = -- 更多 --
menu-back = Esc：返回
menu-back-to-game = Esc：返回棋局
menu-board-size = { $side } x { $side }
menu-clock-none = 不计时
menu-clock-game = 每方 { $time }
menu-clock-increment = 每方 { $time }，每手加 { $increment }
menu-clock-move = 每手 { $time }

## 开始菜单

menu-resume = 继续棋局
menu-new-game = 新棋局
menu-even = 对等局
menu-even-level = 对等局，{ $level } 级
menu-games = 棋局
menu-learn = 学习
menu-puzzles = 题目
menu-puzzles-due = 题目：今日待做 { $due } 道
menu-statistics = 统计
menu-load = 载入文件
menu-settings = 设置
menu-help = 帮助
menu-quit = 退出
menu-game = { $stones }，{ $age }
menu-game-players = { $players }；{ $stones }，{ $age }

## 新棋局的页面：各行的名称

new-game-game = 棋种
new-game-size = 大小
new-game-width = 宽
new-game-height = 高
new-game-row = 连子数
new-game-rule = 规则
new-game-opening = 开局
new-game-edges = 边缘
new-game-stones = 落子
new-game-players = 双方
new-game-rated = 计分
new-game-level = 级别
new-game-level-x = X 的级别
new-game-level-o = O 的级别
## 各等级电脑的棋风，显示在数字旁

level-1 = 适合儿童，常看不到你的连子
level-2 = 疏漏较少：斜线、有空隙的一排
level-3 = 几乎看得全盘，但不会预判
level-4 = 不会漏看四和活三
level-5 = 会预判，立即应手
level-6 = 预判更远，立即应手
level-7 = 预判很远，立即应手
level-8 = 预判极远，立即应手
level-9 = 思考一秒
level-10 = 思考五秒：全部棋力
new-game-engine = 其他引擎

## 其他行
new-game-first = 先走
new-game-clock = 用时规定

## 各行的值

new-game-custom = 自定义
new-game-bounded = 有边界
new-game-torus = 首尾相接（环面）
new-game-anywhere = 任意位置
new-game-fall = 落到底部
new-game-casual = 否
new-game-rated-level = 是，按此等级
new-game-even = 是，对等局
new-game-ratings = 约 { $rating }；你 { $own } +-{ $deviation }
new-game-two-players = 双人对弈
new-game-computer = 你与电脑
new-game-computers = 电脑对弈

## 标题与消息

new-game-size-prompt = 棋盘大小 [{ $sizes }]：
    .short = 大小 [{ $sizes }]：
    .shortest = 大小：
new-game-no-size = { $typed } 不是棋盘大小；可选 { $sizes }
new-game-window = 此棋盘需要 { $size } 的窗口。
new-game-one-rule = 只有五子棋可以选择规则。
new-game-no-opening = 开局规则只用于有边界、棋子不下落的五子连珠。

## 用户文件的位置，用于“关于”页面

place-saved = 已保存的棋局
place-playing = 进行中的棋局
place-finished = 已结束的棋局
place-puzzles = 你的题目
place-attempts = 做题记录
place-runs = 限时冲刺记录
place-lessons = 已完成的课程
place-settings = 设置
place-themes = 配色
place-locales = 译文
place-index = 棋局索引
