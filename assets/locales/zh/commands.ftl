### 命令：帮助和命令面板中的标题、屏幕最后一行的词、帮助的各栏、场合的名称。

## 棋盘上

command-cursor = 移动光标
command-side-edges = 移到左边缘或右边缘
command-end-edges = 移到上边缘或下边缘
command-place = 落子；终局后：再来一局
    .word = 落子
command-save = 保存棋局
    .word = 保存
command-load = 载入已保存的棋局
    .word = 载入
command-copy = 复制着法，或以文本复制棋盘
command-copy-picture = 复制局面图片
command-export = 导出为图片
command-resign = 认输
    .word = 认输
command-draw = 提议和棋
command-pass = 停一手
command-friends = 与好友对弈
command-friends-accept = 选择，或接受对局
    .word = 选择
command-say = 给好友发消息
    .word = 发消息
command-connect = 重新连接好友
    .word = 连接
command-new-game = 新棋局
    .word = 新局
command-even-game = 对等局（计分）
command-unrate = 把计分局改为普通局
command-games = 棋局：进行中的和已结束的
command-explorer = 开局浏览器
command-learn = 课程
command-puzzles = 题目
command-statistics = 统计：战绩、准确率、失误
command-engines = 其他引擎：对弈、添加
command-engine-log = 引擎日志
command-undo = 悔棋
    .word = 悔棋
command-redo = 恢复悔掉的着法
command-step = 上一手，下一手
    .word = 前后手
command-ends = 第一手，最后一手
command-next-branch = 下一个变化
    .word = 变化
command-comment = 对此局面写评注
command-promote = 设为主变化
command-delete = 删除这一手及其后的全部着法
command-editor = 摆棋
command-scroll-text = 滚动较长的评注
command-autoplay = 自动重放棋局
command-analyse = 用引擎分析
    .word = 分析
command-review = 复盘
    .word = 复盘
command-take-line = 将此变化加入棋谱
command-region = 显示可胜或守得住的着法
command-mistakes = 从失误中学习
    .word = 学习
command-line-step = 分析的下一条或上一条变化
command-hint = 分步提示：看哪里、用什么、着法、后续
    .word = 提示
command-computer = 选择电脑执哪一方
command-level = 电脑的级别
    .word = 级别
command-first-level = 电脑执双方时 X 的级别
command-move-now = 让电脑立即落子
    .word = 立即落子
command-pause = 暂停棋钟或电脑对弈
    .word = 暂停
command-expected = 显示电脑预计的着法
command-reset-score = 比分清零
command-type = 输入坐标或命令
    .word = 输入
command-coordinates = 坐标：数字、字母或不显示
    .word = 坐标
command-numbers = 手数：最后五手、全部或不显示
command-threats = 显示双方的威胁点
command-explain-point = 解释此点为何是或不是禁手
command-forbidden = 显示禁手点
command-zoom = 放大或缩小棋盘
command-dismiss = 关闭消息，取消提示
command-about = 关于：版本、许可证、文件
    .word = 关于
command-start = 返回开始菜单（棋局会保留）
    .word = 菜单
command-settings = 设置
    .word = 设置
command-commands = 命令面板
    .word = 命令
command-help-board = 帮助（F1 在任何地方都可用）
    .word = 帮助
command-quit = 退出
    .word = 退出

## 命令栏中

command-run = 执行命令
    .word = 执行
command-close = 关闭
    .word = 关闭

## 输入文字时

command-text-move = 移动光标
command-text-start = 移到开头
command-text-end = 移到结尾
command-text-erase = 删除前一个字符
command-text-delete = 删除后一个字符
command-text-erase-more = 删除前一个词，删除前面全部

## 回答问题时

command-yes = 是
    .word = 是
command-no = 否
    .word = 否

## 开始菜单

command-select = 选择
    .word = 选择
command-go = 打开所选的项目
    .word = 打开
command-menu-games = 棋局
command-menu-learn = 通过短课学习下棋
command-menu-puzzles = 题目
command-menu-statistics = 你的统计
command-menu-computer = 与电脑下新棋局
command-menu-size = 在这种大小的棋盘上下新棋局
command-menu-rule = 新棋局：恰好五连胜，或五连以上也胜
command-help = 帮助
    .word = 帮助

## 新棋局的页面

command-begin = 开始对局
    .word = 开始
command-row-change = 选择一行，更改其值
    .word = 更改
command-next-value = 下一个值
    .word = 下一个
command-type-number = 输入大小或数字
command-players = 对局双方：人或电脑
    .word = 双方
command-rule = 五子棋规则：恰好五连，或五连以上也算
    .word = 规则
command-opening = 开局规则：Swap2、Pro、连珠的各种规则
    .word = 开局
command-load-with-players = 以这样的双方载入已保存的棋局
command-back = 返回
    .word = 返回

## 棋局列表

command-select-engine = 选择引擎
    .word = 选择
command-play-engine = 与该引擎开始新局
    .word = 对弈
command-add-engine = 添加引擎
    .word = 添加
command-examine-engine = 检查引擎
    .word = 检查
command-engine-time = 增减每步用时
    .word = 用时
command-analyst = 是否也用该引擎分析
    .word = 分析
command-remove-engine = 从列表中移除引擎（会先询问）
    .word = 移除
command-select-game = 选择棋局
    .word = 选择
command-pages = 上一页，下一页
command-first-last = 移到第一局或最后一局
command-open-game = 打开棋局
    .word = 打开
command-filter = 筛选列表
    .word = 筛选
command-other-games = 文件或文件夹中的棋局
    .word = 文件
command-delete-game = 删除棋局（会先询问）
    .word = 删除
command-games-back = 清除筛选；返回
    .word = 返回
## 选择文件

command-open-file = 打开文件夹或载入文件
    .word = 打开
command-parent-folder = 上级文件夹（未输入文字时）
    .word = 上级文件夹
command-enter-folder = 打开所选文件夹（未输入文字时）

## 棋局列表上方的一行

command-done = 完成
    .word = 完成
command-discard = 放弃输入的文字
    .word = 放弃

## 评注框

command-keep-comment = 保存评注
    .word = 保存
command-new-line = 换行
    .word = 换行
command-lines = 上一行，下一行
command-first-last-line = 第一行，最后一行
command-cancel = 放弃改动
    .word = 取消

## 开局浏览器

command-play-selected = 下所选的着法
    .word = 落子
command-select-move = 选择着法
    .word = 选择
command-reached = 到达此局面的棋局
    .word = 棋局
command-close-explorer = 关闭开局浏览器
command-open-pasted = 打开粘贴的棋局
    .word = 打开
command-turn-rows = 从另一边数行
    .word = 行
command-swap-sides = 由另一方先手
    .word = 先后
command-drop-pasted = 放弃粘贴的棋局
    .word = 放弃

## 设置

command-change-setting = 选择一项设置，更改其值
    .word = 更改
command-erase-name = 删除姓名的一个字符

## 电脑执哪一方的问题

command-computer-o = 电脑执 O
    .word = O
command-computer-x = 电脑执 X
    .word = X
command-computer-both = 电脑执双方
    .word = 双方
command-computer-none = 双人对弈
    .word = 双人
command-leave = 保持不变
    .word = 取消

## 摆棋

command-take-position = 采用此局面
    .word = 采用
command-put-stone = 放置或取走棋子
    .word = 棋子
command-put-x = 放置 X
    .word = X
command-put-o = 放置 O
    .word = O
command-turn = 更换行棋方
    .word = 行棋方
command-clear = 清空棋盘
    .word = 清空
command-undo-change = 撤销上一次改动
    .word = 撤销
command-redo-change = 恢复撤销的改动

## 题目

command-puzzle-place = 落子；结束后：下一题
    .word = 落子
command-puzzle-hint = 提示：取胜方式、棋子、着法
    .word = 提示
command-try-again = 撤回错着，再试一次
    .word = 重试
command-solution = 显示答案（算作失败）
    .word = 答案
command-next-puzzle = 下一题；此题未解出会再出现
    .word = 跳过
command-pause-run = 暂停限时冲刺
    .word = 暂停
command-solution-step = 答案的上一手或下一手
    .word = 前后手
command-solution-ends = 答案的开头或结尾
command-puzzle-back = 关闭消息；返回
    .word = 返回

## 课程

command-select-lesson = 选择课程
    .word = 选择
command-first-last-lesson = 第一课或最后一课
command-begin-lesson = 开始课程
    .word = 开始
command-lesson-place = 落子；完成后进入下一课
    .word = 落子
command-lesson-hint = 提示：棋子、着法
    .word = 提示
command-restart-lesson = 重新开始本课
    .word = 重来
command-next-lesson = 下一课
    .word = 下一课
command-lesson-back = 关闭消息；返回列表
    .word = 列表

## 帮助

command-section = 下一栏或上一栏
    .word = 换栏
command-help-scroll = 滚动；下一栏或上一栏
    .word = 滚动
command-help-pages = 逐页翻阅所有栏
command-section-ends = 本栏的开头或结尾
command-close-help = 关闭帮助
    .word = 关闭

## 命令面板

command-select-page = 上一页，下一页
command-select-ends = 第一个命令，最后一个命令
command-run-selected = 执行命令
    .word = 执行

## 阅读的页面

command-page-ends = 到顶端或底端
command-scroll = 滚动
    .word = 滚动

## 窗口太小时

command-back-to-game = 返回棋局

## 任何地方

command-interrupt = 立即退出
command-next-theme = 下一种配色
command-themes = 选择配色
command-preview-theme = 预览配色
    .word = 预览
command-theme-ends = 第一种配色，最后一种配色
command-keep-theme = 使用此配色
    .word = 使用
command-restore-theme = 恢复原来的配色
    .word = 返回
command-redraw = 重绘屏幕
command-suspend = 挂起（用 fg 恢复）

## 一行两个命令中的单个命令：命令面板中的标题

command-previous-move = 上一手
command-next-move = 下一手
command-first-move = 第一手
command-last-move = 最后一手
command-scroll-text-down = 向下滚动较长的评注
command-scroll-text-up = 向上滚动较长的评注
command-next-line = 分析的下一条变化
command-previous-line = 分析的上一条变化
command-stronger = 提高电脑的级别
command-weaker = 降低电脑的级别
command-x-stronger = 提高 X 的级别
command-x-weaker = 降低 X 的级别
command-larger = 放大棋盘
command-smaller = 缩小棋盘

## 特殊情形下命令的词

word-rematch = 再来一局
word-drop = 落子
word-resume = 继续
word-again = 再来
word-end-run = 结束
word-stop = 停止
word-new-puzzle = 新题
word-first-game = 第一局

keys-arrows = 方向键

## 帮助的各栏

section-move = 着法
section-game = 棋局
section-computer = 电脑
section-look = 外观
section-words = 命令
section-this-game = 本棋

## 场合：帮助中的标题

context-board = 棋盘上
context-everywhere = 任何地方
context-menu = 开始菜单中
context-new-game = 设定新棋局时
context-friends = 与好友对弈时
context-games = 棋局列表中
context-engines = 引擎列表中
context-files = 选择文件时
context-pasted = 粘贴棋局时
context-line = 筛选列表或输入路径时
context-explorer = 开局浏览器中
context-comment = 写评注时
context-settings = 设置中
context-editor = 摆棋时
context-puzzle-page = 在题目页面
context-puzzles = 做题时
context-lessons = 在课程列表中
context-lesson = 上课时
context-question = 回答问题时
context-computer = 选择电脑执哪一方时
context-bar = 命令栏中
context-text = 编辑文字时
context-palette = 命令面板中
context-themes = 选择配色时
context-help = 本帮助中
context-page = 阅读页面时
context-too-small = 窗口太小时

## 命令面板

palette-title = 命令
palette-prompt = 命令：
palette-none = 没有这个名称的命令。
palette-shown = 第 { $from } 到 { $to } 项，共 { $count } 项
palette-new-game = 新棋局：{ $game }

board-sizes = { $others } 或 { $last }

## 命令栏：输入有何不对；不带句号的一句

bar-unknown = 未知命令
bar-no-piece = 棋子编号为 0 到 15
bar-no-column = 列为 0 到 { $last }，或 A 到 { $letter }
bar-too-much = 此命令不带参数
bar-declare = 请输入打点数，例如 declare 5
bar-sides = 电脑可执 x、o、both 或 none
bar-puzzles = 题目有 { $names }
bar-level = 级别为 { $least } 到 { $most }，或以 3,7 指定 X 和 O
bar-game = 棋种为 { $sizes } [standard]、connect4、tictactoe 和 quarto [4x4] [torus]

## 帮助中的命令栏：每种输入的作用，按输入的次序

bar-help-cell = 在第 7 行第 7 列落子；在 H 列第 8 行落子
bar-help-column = 在第 3 列落子；Quarto 中选择棋子 3
bar-help-save = 保存；另存为 FILE
bar-help-load = 载入；载入 FILE
bar-help-copy = 复制着法，或以文本复制棋盘
bar-help-copy-picture = 复制局面图片（需终端支持）
bar-help-export = 把局面画成 FILE：.svg 或 .png；.gif 含所有着法
bar-help-games = 列出你的棋局；列出文件或文件夹中的棋局
bar-help-explore = 开局浏览器
bar-help-new = 新棋局；19x19 棋盘；四子棋
bar-help-standard = 恰好五连才算胜的 19x19 新棋局
bar-help-even = 与你水平相当的计分局；改为普通局
bar-help-draw = 提议和棋
bar-help-opening = 开局中的决定：换边、再下两子、打点数
bar-help-pass = 停一手（规则允许时）
bar-help-fouls = 解释光标处的点；显示禁手点
bar-help-keys = 认输、悔棋等，与按键相同
bar-help-editor = 摆棋
bar-help-analyse = 开始或停止分析
bar-help-region = 显示或隐藏必胜着法
bar-help-review = 复盘
bar-help-mistakes = 从已复盘棋局的失误中学习
bar-help-puzzles = 题目
bar-help-practise = 每日一题、限时冲刺、主题
bar-help-solution = 做题时：显示答案；下一题
bar-help-step = 上一手；下一手
bar-help-ends = 第一手；最后一手；下一个变化
bar-help-branch = 设为主变化；删除这一手
bar-help-comment = 对此局面写评注
bar-help-friends = 与好友对弈；重新连接
bar-help-say = 给好友发消息
bar-help-sides = 选择电脑执哪一方
bar-help-level = 设定电脑的级别；X 和 O 的级别
bar-help-theme = 选择配色；设定配色
bar-help-help = 帮助；退出

## [keys]（设置文件中的按键）中的错误

keys-unknown-command = 没有命令 { $name }；可用的命令为 { $names }
keys-unknown-key = "{ $key }" 不是按键；按键写作 "x"、"Space"、"F5"、"Ctrl-P" 等
keys-twice = "{ $key }" 不能既是 { $command } 又是 { $other } 的按键
keys-reserved = "{ $key }" 不能是 { $command } 的按键：它留给“{ $title }”
keys-lost = "{ $key }" 现在是 { $command } 的按键；{ $other } 没有按键
keys-kept = "{ $key }" 现在是 { $command } 的按键；{ $other } 仍有 { $keys }

## “关于”页面

about-licence = 许可证
about-licences = MIT 或 Apache-2.0，任选其一。
about-files = 文件
