### 屏幕上的棋局：棋手、状态、消息、拒绝。

## 词语的列举

list-comma = 、
list-and = { $others }、{ $last }
list-semicolon = ；
between-sentences = { "" }

## 棋种及其规则，用于标题和菜单

game-gomoku = 五子棋
game-renju = 连珠
game-caro = Caro
game-omok = Omok
game-connect-four = 四子棋
game-tic-tac-toe = 井字棋
game-quarto = Quarto
game-of-row = { $row }子棋
game-on-board = { $game } { $board }
game-quarto-torus = Quarto 环面
game-with-rules = { $game } { $rules }
board-torus = { $size } 环面
row-length = { $length ->
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
    [11] 十一
    [12] 十二
   *[other] { $length }{ " " }
}
rule-in-a-row = { $row }连
rule-or-more = { $row }连或以上
    .short = { $row }连或以上
rule-exactly = 恰好{ $row }连
    .short = 恰好{ $row }连
rule-renju = X 恰好五连且有禁手
    .short = 连珠（有禁手）
rule-caro = 五连（两端未被堵）或以上
    .short = caro
rule-standard-caro = 恰好五连且两端未被堵
    .short = 标准 caro
rule-omok = 恰好五连，禁双三
    .short = omok
decision-keep = 不交换
decision-swap = 交换黑白
decision-place-two = 再下两子
decision-offer-many = 十个五手点
decision-declare = { $count ->
   *[other] 声明 { $count } 个五手点
}
decision-offer = 提出五手 { $cell }
opening-rule-free = 自由
    .meaning = 无开局规则：从第一手起轮流落子
opening-rule-swap = 三手交换
    .meaning = 棋手 1 落三子，棋手 2 选边
opening-rule-swap1 = 一手交换
    .meaning = 棋手 1 落一子，棋手 2 选边
opening-rule-swap2 = Swap2
    .meaning = 同三手交换，或棋手 2 再落两子，由棋手 1 选边
opening-rule-pro = Pro
    .meaning = 第一手在天元，第三手在中央 5×5 之外
opening-rule-longpro = Long Pro
    .meaning = 第一手在天元，第三手在中央 7×7 之外
opening-rule-rif = RIF
    .meaning = 二十六种开局之一，可交换，五手两打
opening-rule-yamaguchi = 山口
    .meaning = 同 RIF，由棋手 1 声明五手打点数
opening-rule-soosyrv8 = 索索夫-8
    .meaning = 同 RIF，第四手时声明至多 8 个打点
opening-rule-taraguchi10 = 塔拉山口-10
    .meaning = 每手后可交换；第五手一个点，或提出十个打点
opening-rule-tarannikov = 塔拉尼科夫
    .meaning = 五手依次落在渐大的方形内，每手后可交换
opening-rule-sakata = 坂田
    .meaning = 二十六种开局之一，再落两子，然后可交换
opening-name = { $code } { $code ->
    [D2] 溪月
    [D3] 疏星
    [D13] 游星
    [I1] 长星
    [I6] 云月
    [I8] 岚月
    [I9] 银月
   *[other] { $kanji }
}
rule-alike = 同属性四连
    .short = 同属性四连
rule-stones-fall = 棋子下落

## 棋手

player-computer = 电脑
player-you = 你
player-one = 棋手 1
player-two = 棋手 2
player-at-level = { $name }（{ $level } 级）
player-letter = { $letter }（{ $name }）
player-level = { $name }（{ $level } 级）
player-level-letter = { $letter }（{ $name } { $level } 级）
player-only-level = { $level } 级

## 对局双方：菜单中的一行，或消息中的一句，不带句号

lineup-persons = 双人对弈
    .short = 双人对弈
lineup-persons-random = 双人对弈，X 随机
    .short = X 随机
lineup-you-x = { $level ->
    [none] 你执 X，对阵电脑
   *[other] 你执 X，对阵电脑（{ $level } 级）
}
    .short = { $level ->
        [none] X：你，O：电脑
       *[other] X：你，O：{ $level } 级
    }
lineup-you-o = { $level ->
    [none] 你执 O，对阵电脑
   *[other] 你执 O，对阵电脑（{ $level } 级）
}
    .short = { $level ->
        [none] X：电脑，O：你
       *[other] X：{ $level } 级，O：你
    }
lineup-random = { $level ->
    [none] 对阵电脑，X 由抽签决定
   *[other] 对阵电脑（{ $level } 级），X 由抽签决定
}
    .short = { $level ->
        [none] 抽签定 X
       *[other] 抽签定 X，{ $level } 级
    }
lineup-computers = { $second ->
    [none] 电脑执双方
   *[other] 电脑对弈：X 为 { $first } 级，O 为 { $second } 级
}
    .short = { $second ->
        [none] 电脑执双方
       *[other] X：{ $first } 级，O：{ $second } 级
    }
lineup-you-x-engine = 你执 X，对阵 { $name }
    .short = X：你，O：{ $name }
lineup-you-o-engine = 你执 O，对阵 { $name }
    .short = X：{ $name }，O：你
lineup-random-engine = 对阵 { $name }，X 由抽签决定
    .short = 抽签定 X，{ $name }
lineup-engines = X：{ $first }；O：{ $second }
lineup-begins = { $lineup }。{ $begins }
lineup-opening = { $lineup }；开局：{ $opening }
begins-you = 你先走。
begins-computer = 电脑先走。
begins-player = { $player } 先走。
lot-drawn = { $who ->
    [you] 抽签结果：你先走。
   *[other] 抽签结果：{ $player } 先走。
}
rated-begun = 计分局：{ $level } 级（{ $rating }），你 { $own } +-{ $deviation }。不能提示和悔棋。
rated-first = { $who ->
    [you] 你先行。
    [computer] 电脑先行。
   *[other] { $player }先行。
}
rating-changed = 等级分 { $before } -> { $after }（+-{ $deviation }）。下一个对等局为 { $level } 级。
unrated = 这一局不再计入你的等级分。
rating-not-read = 正在读取你的等级分，请稍后再试。

## 电脑执哪一方的问题，位于按键上方

sides-question = 电脑执哪一方？此处电脑不分级别。
    .short = 电脑：o 执 O，x 执 X，b 双方，p 无
sides-question-level = 电脑（{ $level } 级）执哪一方？
    .short = 电脑（{ $level } 级）：o 执 O，x 执 X，b 双方，p 无
sides-question-levels = 电脑（{ $first } 级与 { $second } 级）执哪一方？
    .short = 电脑（{ $first }、{ $second } 级）：o 执 O，x 执 X，b 双方，p 无
sides-question-engine = { $name } 执哪一方？
    .short = { $name }：o 执 O，x 执 X，b 双方，p 无
sides-question-engines = X：{ $first }，O：{ $second }。由它们执哪一方？
    .short = X { $first }，O { $second }：o 执 O，x 执 X，b 双方，p 无

## 所示的局面

move-of = { $number ->
    [0] 起始局面（共 { $total } 手）
   *[other] 第 { $number } 手（共 { $total } 手）
}
state-at = { $place }，{ $state }

## 棋局的状态，位于状态行，不带句号

to-move = 行棋方：{ $player }
to-move-paused-key = { $key ->
    [none] 行棋方：{ $player }，已暂停
   *[other] 行棋方：{ $player }，已暂停，按 { $key } 继续
}
to-move-paused = 行棋方：{ $player }，已暂停
thinking = { $player }：思考中
thinking-move-now = { $key ->
    [none] 电脑正在思考。
   *[other] 按 { $key } 让电脑立即落子。
}
thinking-time = { $player }：思考中，{ $time }
thinking-depth = { $player }：思考中，{ $time }，深度 { $depth }
thinking-nodes = { $player }：思考中，{ $time }，深度 { $depth }，{ $nodes } 节点
to-select = { $player }：为对方选棋子
    .short = { $player }：选棋子
to-place = { $player }：放置棋子 { $number } { $piece }（{ $attributes }）
    .short = { $player }：放 { $number } { $piece }
won = { $who ->
    [you] 你赢了
   *[other] 胜方：{ $player }
}
won-by-row = { $who ->
    [you] 你赢了：{ $row }连
   *[other] 胜方：{ $player }，{ $row }连
}
won-by-rows-at = { $who ->
    [you] 你赢了：{ $row }连，{ $rows }
   *[other] 胜方：{ $player }，{ $row }连，{ $rows }
}
row-from-to = { $from } 至 { $to }
won-by-fours = { $who ->
    [you] 你赢了，{ $fours }
   *[other] 胜方：{ $player }，{ $fours }
}
four-alike = 四枚相同（{ $attributes }）
four-alike-at = 四枚相同（{ $attributes }）：{ $cells }
won-by-resignation = { $who ->
    [you] 你赢了：对方认输
   *[other] 胜方：{ $player }，对方认输
}
won-on-time = { $who ->
    [you] 你赢了：对方超时
   *[other] 胜方：{ $player }，对方超时
}
won-by-forfeit = { $who ->
    [you] 你赢了：对方被判负
   *[other] 胜方：{ $player }，对方被判负
}
won-by-foul = { $foul ->
    [double-three] { $loser } 双三禁手
    [double-four] { $loser } 双四禁手
   *[overline] { $loser } 长连禁手
}：{ $who ->
    [you] 你赢了
   *[other] 胜方 { $player }
}
drawn-full = 和棋：棋盘已满
drawn-passed = 和棋：双方都停一手
drawn-placed = 和棋：棋子已全部放完
drawn-agreed = 协议和棋
drawn-limit = 和棋：已达到 { $number } 手的上限
    .short = 和棋：已达到手数上限
void = 本局作废

## 没有侧栏时的状态行

status-torus = 环面
score-drawn = { $score }，和 { $drawn } 局
setting-up = 摆棋：{ $counts }

## Quarto 棋子的属性

piece-black = 黑
piece-white = 白
piece-square = 方
piece-round = 圆
piece-small = 小
piece-large = 大
piece-hollow = 空心
piece-solid = 实心
legend-square = 方
legend-round = 圆
legend-large = 大
legend-small = 小
legend-solid = 实心
legend-hollow = 空心
legend-black = 黑
legend-white = 白
piece-to-place = 待放：{ $number }

## 数量

stones = { $number } 子
moves = { $number } 手
seconds = { $seconds } 秒
percent = { $number }%

## 棋盘旁的侧栏

panel-game = 第 { $number } 局
panel-game-rated = 第 { $number } 局，计分
panel-to-move = 行棋
panel-wins = { $who ->
    [you] 获胜
   *[other] 获胜
}
panel-selects = 选子
panel-places = 放子
panel-move = { $number ->
    [0] 第一手
   *[other] 第 { $number } 手
}
panel-after = 共 { $number } 手
panel-pieces = 棋子
panel-review = 复盘
panel-comment = 评注
text-more = 还有 { $number } 行{ $key ->
    [none] {""}
   *[other] ：{ $key }
}
text-above = 上面还有 { $number } 行{ $key ->
    [none] {""}
   *[other] ：{ $key }
}
refusal-text-fits = 这里的文字都已完整显示。
panel-messages = 消息
panel-computer = 电脑
panel-time = 用时
panel-depth = 深度
panel-value = 评分
panel-line = 变化
panel-nodes = 节点
panel-end = { $state }。
panel-hints = { $count ->
   *[other] 用了 { $count } 次提示
}
panel-rematch = { $key }：再来一局，双方互换
    .short = { $key }：再来一局
board-paused = 已暂停

## 窗口标题

title-your-move = { $game }：轮到你了
title-to-move = { $game }：{ $player } 行棋
title-thinking = { $game }：电脑思考中
title-computers-move = { $game }：轮到电脑
title-computers = { $game }：电脑对弈
title-won = { $who ->
    [you] { $game }：你赢了
    [computer] { $game }：{ $player }获胜
   *[other] { $game }：{ $player } 获胜
}
title-draw = { $game }：和棋
title-void = { $game }：作废

## 关于着法的消息

undo-moves = 已悔棋：{ $cells }。
redo-moves = 已恢复：{ $cells }。
undo-piece = 已退回备用棋子：{ $number } { $piece }。
redo-piece = 已重新选择：{ $number } { $piece }。
undo-end = 棋局继续。
undo-pass = 已撤销停一手。
redo-pass = 已重做停一手。
undo-decision = 已撤销决定。
redo-decision = 已重做决定。
undo-time = 棋局继续，不再计时。
draw-offered = 你提议和棋，电脑正在考虑。
draw-accepted = 电脑同意和棋。
draw-refused = 电脑拒绝和棋。
draw-too-early = 电脑拒绝：现在谈和棋还太早。
draw-declined = { $player } 拒绝和棋。
study-from-here = 现为研究：双方都由你来下，原棋局保留。
branch-promoted = 此变化已设为主变化。
deleted = 已删除。
comment-saved = 评注已保存。
comment-deleted = 评注已删除。
thoughts-shown = 已显示电脑预计的着法。
thoughts-hidden = 已隐藏电脑预计的着法。
theme-changed = 配色：{ $name }。

## 关于电脑及其提示的消息

lineup-is = { $lineup }。
lineup-changed = { $lineup }。比分清零。
hint = 提示：{ $cell }。
hint-reason = 提示：{ $reason }
hint-where = 提示：{ $kind ->
    [win] 你能获胜。
    [stop] 必须挡住对手。
    [build] 加强自己的棋形。
   *[unknown] { "" }
}{ $region ->
    [top-left] 看棋盘左上。
    [top] 看棋盘上方。
    [top-right] 看棋盘右上。
    [left] 看棋盘左边。
   *[centre] 看棋盘中央。
    [right] 看棋盘右边。
    [bottom-left] 看棋盘左下。
    [bottom] 看棋盘下方。
    [bottom-right] 看棋盘右下。
    [bag] 看剩下的棋子。
}
hint-by = 提示：{ $by ->
    [five] 连成五子。
    [stop-four] 挡住冲四。
    [open-four] 活四或双四。
    [foul] 对方只能走禁手来挡的四。
    [four-three] 四三。
    [win-fours] 连续冲四胜。
    [win-threes] 连续攻胜。
    [win-quiet] 用缓手获胜。
    [stop-three] 挡住活三。
    [stop-double] 挡住双重威胁。
    [two-threes] 双活三。
    [stop-fours] 阻止连续冲四胜。
    [three] 活三。
    [four] 冲四。
    [delay] 拖延败局。
    [several] 向多个方向发展。
    [take] 占住对手想要的点。
    [closed-three] 眠三。
    [open-two] 活二。
    [row] 完成一行。
    [block] 挡住一行。
    [win] 必胜。
    [losing-piece] 剩下的每枚棋子都会完成一行。
    [safe-piece] 给一枚不会完成一行的棋子。
    [draw] 保住和棋。
   *[quiet] 缓手。
}
hint-line = 提示：{ $moves }
hint-search = 正在寻找提示
hint-search-progress = 正在寻找提示：{ $time }，深度 { $depth }
hint-failed = 未找到提示：{ $why }。
computer-illegal = 电脑的着法不合规则：{ $why }。
computer-failed = { $key ->
    [none] 电脑没有落子：{ $why }。
   *[other] 电脑没有落子：{ $why }。按 { $key } 让它再试。
}
out-of-memory = 电脑内存不足：{ $why }。
score-reset = 比分清零。
score-of-another-game = 换了棋种，比分清零。

## 关于文件的消息

saved = 棋局已保存：{ $stones }，存为 { $path }。
    .short = 棋局已保存。
saved-earlier = 先前的棋局已保存：{ $stones }，存为 { $path }。
    .short = 先前的棋局已保存。
save-lossy = { $lost }仍要保存吗？(y/n) 用 :s { $file } 可保留全部内容。
    .short = { $lost }保存吗？(y/n)
save-failed = 棋局无法保存：{ $why }（{ $path }）。
    .short = 未保存：{ $why }（{ $path }）。
save-earlier-failed = 先前的棋局无法保存：{ $why }（{ $path }）。
    .short = 先前的棋局未保存：{ $why }（{ $path }）。
loaded = 棋局已载入：{ $stones }，来自 { $path }。
    .short = 棋局已载入。
loaded-remarks = 棋局已载入：{ $stones }，来自 { $path }（{ $remarks }）。
loaded-no-board = 按 { $board } 处理：文件未注明棋盘
loaded-on-board = 棋局已按 { $board } 载入：文件未注明棋盘。
pasted = 已粘贴：{ $what }。
pasted-remarks = 已粘贴：{ $what }（{ $remarks }）。
paste-failed = 无法粘贴这段文字：{ $why }。
paste-too-long = 无法粘贴这段文字：超过 { $bytes } 字节。
paste-title = 粘贴的棋局
paste-ask-rows = 第 1 行在棋盘的另一边？请按 { $key }。
paste-ask-sides = 是另一方先手？请按 { $key }。
paste-no-choice = 这个棋局没有其他选择。
study-opened = { $game }：{ $file } 的第 { $number } 局，共 { $moves } 手。现为研究。
    .short = 现为研究：文件不会改动。
study-remarks = 说明：{ $remarks }。
resumed-lineup = 棋局已恢复（{ $stones }）。{ $lineup }。
resumed-finished = 这局棋已经结束（{ $stones }）。
resumed-copy = 这局棋已在别处打开，此为副本（{ $stones }）。
resumed-damaged = 文件已损坏：{ $why }。此为可读部分的副本（{ $stones }）。
    .short = 此为可读部分的副本（{ $stones }）。
copied-moves = 已复制：{ $number } 手。
copied-board = 已复制：棋盘（{ $stones }）。
copy-no-clipboard = 此终端不允许程序使用剪贴板。
copied-picture = 已复制：局面图片。
copy-no-pictures = 此终端不能把图片放入剪贴板；按 E 导出为文件。
copy-picture-refused = 终端没有把图片放入剪贴板。
delete-failed = 棋局无法删除：{ $why }（{ $path }）。
    .short = 未删除：{ $why }（{ $path }）。
open-cancelled = 读取完成前你已离开，因此没有打开该棋局（{ $path }）。
moves-kept-elsewhere = 着法改存于 { $path }：{ $why }。
moves-not-kept = 着法没有自动保存：{ $why }。
attempt-not-written = 做题结果无法保存：{ $why }。
puzzles-not-kept = 题目无法保存：{ $why }。
puzzles-not-read = 题目无法读取：{ $why }。
puzzles-damaged = { $others ->
    [0] 已跳过：{ $first }。
   *[other] 已跳过：{ $first }，另有 { $others } 处。
}
no-shell = 没有可返回的 shell。
start-writing = 请先完成或取消正在编辑的内容。

## 用 y 和 n 回答的问题

unrate-question = 改为普通局？它将不计入你的等级分。（y/n）
    .short = 改为普通局？（y/n）
rated-leave-question = 离开计分局？它会保留，下完后才计分。（y/n）
    .short = 离开计分局？（y/n）
resign-question = 认输？（y/n）
resign-as-question = 认输：{ $player }？（y/n）
draw-question = { $player } 提议和棋。接受吗？（y/n）
delete-question = { $number ->
    [1] 删除这一手？（y/n）
   *[other] 删除此局面及其后共 { $number } 手？（y/n）
}
    .short = { $number ->
        [1] 删除这一手？（y/n）
       *[other] 删除 { $number } 手？（y/n）
    }

## 拒绝：命令此刻不起作用

refusal-game-over = { $key ->
    [none] 棋局已经结束。
   *[other] 棋局已经结束。按 { $key } 再来一局。
}
refusal-over = 棋局已经结束。
refusal-paused = { $key ->
    [none] 棋局已暂停。
   *[other] 棋局已暂停。按 { $key } 继续。
}
refusal-thinking = { $key ->
    [none] 电脑正在思考。
   *[other] 电脑正在思考。按 { $key } 让它立即落子。
}
refusal-computers-turn = { $key ->
    [none] 现在轮到电脑。
   *[other] 现在轮到电脑。按 { $key } 让它落子。
}
refusal-player-thinks = { $key ->
    [none] { $player }正在思考。
   *[other] { $player }正在思考。按 { $key } 让它立即落子。
}
refusal-players-turn = { $key ->
    [none] 行棋方：{ $player }。
   *[other] 行棋方：{ $player }。按 { $key } 让它落子。
}
refusal-occupied = 那里已有棋子。
refusal-full-column = 这一列已满。
refusal-illegal = 此着不合规则：{ $why }。
refusal-input = 输入无效，请重试：{ $why }
refusal-study = 现为研究：双方都由你来下。
rated-no-hints = 不能提示
rated-no-undo = 不能悔棋
rated-no-analysis = 不能分析
rated-no-explorer = 不能看开局库
rated-no-players = 不能换棋手
rated-no-hurry = 电脑不能提前落子
refusal-rated = { $key ->
    [none] 这是计分局：{ $what }。
   *[other] 这是计分局：{ $what }。按 { $key } 改为普通局。
}
refusal-rated-over = 计分局已结束，其着法不能更改。
refusal-not-rated = 这一局不计分。
refusal-resign = { $key ->
    [none] 电脑不会认输。
   *[other] 电脑不会认输。按 { $key } 开始新棋局。
}
refusal-draw-turn = 只有轮到你时才能提议和棋。
refusal-draw-early = 第二手之后才能提议和棋。
refusal-draw-twice = 这一手你已经提议过和棋。
refusal-draw-computers = { $key ->
    [none] 电脑不会提议和棋。
   *[other] 电脑不会提议和棋。按 { $key } 开始新棋局。
}
refusal-draw-engine = 其他引擎不回应和棋提议。
refusal-undo = 没有可以悔的着法。
refusal-redo = 没有可以恢复的着法。
refusal-copy = 没有可复制的内容。
refusal-marks = 此功能不适用于：{ $game }。
refusal-fouls = { $game }没有禁手。
refusal-pause = 只有计时的对局或电脑之间的对局可以暂停。
refusal-hint-turn = 只有轮到你时才能请求提示。
refusal-hints = 此游戏在 { $from }x{ $from } 到 { $to }x{ $to } 的棋盘上有提示。
refusal-no-engine = 这里没有其他引擎；{ $key } 列出你的引擎。
refusal-not-thinking = 电脑没有在思考。
refusal-no-levels = 此游戏中，电脑在 { $from }x{ $from } 到 { $to }x{ $to } 的棋盘上分级别。
refusal-no-side = { $key ->
    [none] 电脑没有执任何一方。
   *[other] 电脑没有执任何一方。按 { $key } 让它来下。
}
refusal-one-computer = { $key ->
    [none] 只有一方由电脑来下。
   *[other] 只有一方由电脑来下。按 { $key } 提高它的级别。
}

## 最后的话，屏幕关闭后显示在终端：位于“gomoku: ”之后，不带句号

disk-not-synced = 磁盘缓慢：断电可能丢失最后几手
disk-moves = 磁盘缓慢：最后几手可能没有保存
disk-game = 磁盘缓慢：棋局可能没有保存（{ $path }）
disk-setting = 磁盘缓慢：一项设置可能没有保存
disk-attempt = 磁盘缓慢：一次做题结果可能没有保存
disk-lesson = 磁盘缓慢：一课的完成情况可能没有保存
disk-puzzles = 磁盘缓慢：从你的棋局中得到的题目可能没有保存
save-failed-late = 棋局无法保存：{ $why }（{ $path }）
terminal-no-thread = 无法启动线程
terminal-no-signals = 无法处理信号
terminal-unusable = 无法使用终端
terminal-unreadable = 无法读取终端
terminal-lost = 与终端的连接已断开
terminal-ending = 程序即将结束

## 窗口

window-too-small = 需要 { $needed }：此窗口只有 { $size }。

## Pictures of the board

picture-still = PNG 不能是动图；请用 GIF 或 SVG
picture-encoding = 无法编码图片
exported = 已导出 { $path }
export-failed = 无法导出 { $path }：{ $why }。
export-format = 请指定以 .svg、.png 或 .gif 结尾的文件

## The opening

opening-place = { $who ->
    [you] 您下第 { $number } 手（{ $stone }）
   *[other] { $player } 下第 { $number } 手（{ $stone }）
}{ $zone ->
    [centre] ，须在中心
    [inside] ，须在中央 { $side }x{ $side } 之内
    [outside] ，须在中央 { $side }x{ $side } 之外
   *[anywhere] {""}
}
opening-decide = { $who ->
    [you] 由您决定
   *[other] 由 { $player } 决定
}
opening-declare = { $who ->
    [you] 您声明五手打点数：1 至 { $most }
   *[other] { $player } 声明五手打点数：1 至 { $most }
}
opening-offer = { $who ->
    [you] 您提供五手打点：第 { $number } 个，共 { $count } 个
   *[other] { $player } 提供五手打点：第 { $number } 个，共 { $count } 个
}
opening-pick = { $who ->
    [you] 您从 { $count } 个打点中选择第五手
   *[other] { $player } 从 { $count } 个打点中选择第五手
}
option-keep = 保留 { $side }
    .word = 保留 { $side }
option-swap = 改执 { $side }
    .word = 改执 { $side }
option-place-two = 再下两子
    .word = 再下两子
option-offer-many = 提供十个打点
    .word = 十个打点
option-leads-to-sides = { $who ->
    [you] 然后您选择执子。
   *[other] 然后 { $player } 选择执子。
}
option-leads-to-offers = { $who ->
    [you] 您提供 { $count } 个五手打点
   *[other] { $player } 提供 { $count } 个五手打点
}
decided-keep = { $who ->
    [you] 您保留 { $side }。
   *[other] { $player } 保留 { $side }。
}
decided-swap = { $who ->
    [you] 您改执 { $side }。
   *[other] { $player } 改执 { $side }。
}
decided-place-two = { $who ->
    [you] 您再下两子。
   *[other] { $player } 再下两子。
}
decided-offer-many = { $who ->
    [you] 您将提供十个五手打点。
   *[other] { $player } 将提供十个五手打点。
}
decided-declare = { $who ->
    [you] 您声明 { $count } 个五手打点。
   *[other] { $player } 声明 { $count } 个五手打点。
}
passed = { $who ->
    [you] 您停一手。
   *[other] { $player } 停一手。
}
pass = 停一手
opening-heading = 开局：{ $rule }
panel-decides = 决定
panel-declares = 声明
panel-offers = 提供打点
panel-chooses = 选择
word-fifth-moves = 打点数
word-offer = 打点
word-choose = 选择
refusal-decide = 请按 1 至 { $count } 的数字作出决定。
hint-option = 提示：{ $option }。
hint-declare = 提示：声明 { $count } 个。
