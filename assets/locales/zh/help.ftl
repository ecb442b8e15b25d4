### 帮助的各页。

help-section-of = { $index }/{ $count }
help-more = 下面还有

## 标题

help-bar = 命令栏，按 : 或数字打开
help-filter = 棋局列表的筛选条件，可任意组合
help-mouse = 鼠标
help-marks = 棋盘上的标记
help-shown = 棋盘上可选的标记
help-levels = 五子棋中电脑的级别
help-winning = 胜负
help-good-to-know = 小知识
help-openings = 开局规则
help-torus = 环面
help-pieces = 小格子中的棋子

## 鼠标

help-mouse-move = 移动
    .meaning = 光标跟随。
help-mouse-click = 单击
    .meaning = 落子。在其他地方则选择所点的项目。
help-mouse-drag = 按住 Shift 拖动
    .meaning = 选取文字，适用于多数终端。

## 棋盘上的标记

help-mark-sides = X  O
    .meaning = 先走的一方和另一方。
help-mark-cursor = 浅色棋子或 [ ]
    .meaning = 光标。在最小的格子中反色显示。
help-mark-last = 标记或下划线
    .meaning = 最后一手。
help-mark-won = 高亮或反色
    .meaning = 取胜的连线。
help-mark-expected = 1 2 3
    .meaning = 电脑预计的着法，先是它自己的下一手。
help-shown-numbers = 棋子上的数字
    .meaning = 着法的次序。
help-shown-threats = 小 x、小 o、菱形
    .meaning = 威胁点。实心的可立即取胜，空心的可成活四。
help-shown-forbidden = 带斜线的圆圈、!
    .meaning = 一方不可落子的点：连珠中是 X，Omok 中是轮到的一方。
help-shown-foul = 棋子上的线、*、?
    .meaning = 所解释的禁手：它的棋子、补足它的点，以及不算数的点。
help-shown-region = * ! ?
    .meaning = 可胜、唯一守得住或不明的着法。
help-shown-judged = 棋子旁的 ? ??
    .meaning = 失误与大失误；在最小的格中 # 为大失误，~ 为疑问手。

## 级别

help-levels-low = 1 到 3 级
    .meaning = 不预先计算，会像人一样看漏。
help-levels-middle = 4 到 8 级
    .meaning = 预先计算，级别越高算得越深。
help-levels-high = 9 级、10 级
    .meaning = 思考一秒（9 级）或五秒（10 级）。
help-levels-other-games = 其他棋种
    .meaning = 一步能取胜就取胜，能挡住就挡住；否则随机落子。

## 棋盘上这种棋的规则

help-turns = X 先走，双方轮流落子。每次在任意空点放一枚棋子。棋子放下后不再移动。
help-turns-falling = X 先走，双方轮流落子。选择一列：棋子落到该列最低的空格。
help-wins = 横、竖或斜向无间断地形成{ $row }连或以上者获胜。
help-wins-exactly = 横、竖或斜向无间断地形成恰好{ $row }连者获胜。更长的连线不算。
help-wins-renju = X 须横、竖或斜向无间断地形成恰好五连才获胜，且不得形成双三、双四或六连以上（长连），除非该子同时成五。O 没有禁手，长连也算获胜。
help-wins-caro = 横、竖或斜向无间断地形成六连或以上者获胜；恰好五连也获胜，除非两端都是对方的棋子。
help-wins-standard-caro = 横、竖或斜向无间断地形成恰好五连者获胜，除非两端都是对方的棋子。更长的连线不算。
help-wins-omok = 横、竖或斜向无间断地形成恰好五连者获胜。更长的连线不算。双方都不得形成双三，除非该子同时成五。
help-fouls = 禁手
help-foul-three = 三
    .meaning = 再下一子即成活四的三子；活四即无间断的四子，两端都能成五。那一子不得成五，本身也不得是禁手。
help-foul-double-three = 双三
    .meaning = 两条线上的两个三。
help-foul-double-four = 双四
    .meaning = 两组再下一子即成五的四子，在同一线上也算。
help-foul-overline = 长连
    .meaning = 六子或更多连成一线。
help-drawn = 棋盘已满而无人获胜，则为和棋。
help-connect-four = 留意所选格子上方的那一格：对方下一手可以下在那里。
help-tic-tac-toe = 双方都不出错的话，总是和棋。
help-torus-rows = 棋盘没有边缘。连线从一边出去，会从对边继续。

## 五子棋的棋形

help-shape-four = 冲四
    .meaning = 四子相连，只有一端是空的。要立即挡住。
help-shape-open-four = 活四
    .meaning = 四子相连，两端都是空的。挡不住。
help-shape-open-three = 活三
    .meaning = 可以成为活四的三子。要挡住，或者自己冲四。
help-shape-two = 双四、四三
    .meaning = 一子同时形成两个冲四，或冲四加活三，即可取胜。

## Quarto

help-quarto-pieces = 共有十六枚棋子，各不相同：方或圆，黑或白，小或大，空心或实心。双方共用这些棋子。
help-quarto-turns = 一方选一枚棋子，另一方把它放在任意空格上，再为对方选下一枚棋子。
help-quarto-wins = 把四枚有共同点的棋子连成一线者获胜，例如四枚圆的，或四枚黑的。横、竖、斜均可。
help-quarto-drawn = 所有棋子都已放上棋盘而无人获胜，则为和棋。
help-pieces-shape = 方、圆
help-pieces-colour = 黑、白
help-pieces-size = 小、大
help-pieces-filling = 空心、实心
