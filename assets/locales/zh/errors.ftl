### 规则、棋局与棋手的错误。

## 不合规则的着法与棋谱

record-full = 这局棋的手数已达棋谱上限
illegal-game-over = 棋局已经结束
illegal-no-pass = 此处不能停一手
foul-double-four = 双四
foul-double-three = 双三
foul-overline = 长连
foul-is-double-three = { $cell } 是双三：{ $rows }。
foul-is-double-four = { $cell } 是双四：{ $rows }。
foul-is-overline = { $cell } 是长连：{ $rows }。
foul-five-first = { $cell } 不是禁手：成五优先：{ $rows }。
foul-five = { $cell } 不是禁手：成五：{ $rows }。
foul-apparent = { $cell } 不是双三：{ $why }。
foul-none-omok = { $cell } 不是禁手：没有形成两个三。
foul-none = { $cell } 不是禁手：没有形成两个三、两个四或六连。
foul-is = { $cell }：{ $foul }
foul-is-none = { $cell }：不是禁手
foul-of-side = 对 { $side } 而言：{ $text }
foul-not-real = { $row } 是假三，因为{ $reasons }
foul-spoilt-five = { $cell } 成五
foul-spoilt-double-three = { $cell } 本身也是双三
foul-spoilt-double-four = { $cell } 是双四
foul-spoilt-overline = { $cell } 是长连
foul-and = { $others } 和 { $last }
variant-rule-of-five = 规则 { $rule } 需要在有边界、无重力的棋盘上五子相连
illegal-off-board = 超出了棋盘
illegal-occupied = 那里已有棋子
illegal-floating = 棋子会落到该列最低的空格
illegal-full-column = 这一列已满
move-illegal = 第 { $number } 手：{ $why }
move-no-cell = 第 { $number } 手：{ $name }：{ $why }

## 开局

opening-over = 开局已经结束
opening-place-first = 须先落子
opening-decide-first = 须先作出选择
opening-declare-first = 须先声明五手打点数
opening-offer-first = 须先提出全部五手打点
opening-pick-first = 须先从打点中选定一个
opening-zone-centre = 此子须下在天元
opening-zone-inside = 此子须下在中央 { $side }×{ $side } 之内
opening-zone-outside = 此子须下在中央 { $side }×{ $side } 之外
opening-zone-anywhere = 此子可下在任意处
opening-no-such-choice = 现在没有这个选项
opening-number = 数目须为 1 到 { $most }
opening-offered-twice = 这个打点已经提出
opening-alike = 这个打点与 { $other } 相同：{ $motion }
opening-not-offered = 这个打点未曾提出
motion-column = 以 { $column } 列为轴对称
motion-columns = 以 { $left } 列与 { $right } 列之间为轴对称
motion-row = 以 { $row } 行为轴对称
motion-rows = 以 { $upper } 行与 { $lower } 行之间为轴对称
motion-diagonal = 以 { $from } 到 { $to } 的斜线为轴对称
motion-turned = 旋转 { $degrees } 度
opening-unfit-torus = 开局规则 { $rule } 需要有边界的棋盘
opening-unfit-gravity = 开局规则 { $rule } 需要棋子不下落的棋
opening-unfit-row = 开局规则 { $rule } 需要五子连珠的棋
opening-unfit-small = 开局规则 { $rule } 需要至少 { $least }×{ $least } 的棋盘

## 交叉点、棋盘与规则

field-ragged = 第 { $row } 行与第 0 行长度不同
field-code = 第 { $row } 行第 { $column } 列：{ $code } 不是 -1、0 或 1
cell-unknown = 这不是棋盘上的点
cell-off-board = 超出棋盘（0,0 到 { $last } 或 A1 到 { $top }）
board-size = 棋盘不能是 { $width }×{ $height }：每边为 { $min } 到 { $max }
variant-row-too-short = { $length } 子连珠太少：至少 { $least }
variant-row-too-long = { $length } 子连珠放不下：棋盘最长边为 { $side }

## 文本形式的值：应为何物

expected-kind = 应为一种棋，如 15、7x6-4-fall 或 quarto
expected-shape = 应为列数与行数，如 7x6 或 7x6 torus
expected-variant = 应为一种棋，如 15、7x6-4-fall 或 15x15, five or more in a row
expected-picture = 应为由 .、X、O 组成的等长各行
expected-position = 应为一个局面，如 15 X Xh8 Oi9
expected-game = 应为一局棋，如 15 X: h8 i9
expected-stone = 应为 X 或 O
expected-topology = 应为 plane 或 torus
expected-rule = 应为 freestyle、standard、renju、caro、standard-caro 或 omok
expected-placement = 应为 anywhere 或 gravity
expected-coordinates = 应为 numbers 或 letters
expected-status = 应为 X to move、O to move、X wins、O wins 或 draw
expected-row-and-column = 应为行与列，如 7,7
expected-opening-rule = 应为一种开局规则，如 free、swap2 或 taraguchi10
expected-choice = 应为 keep、swap、place-two 或 offer-many
expected-renju-opening = 应为一个开局，如 D4 或 Kagetsu

## Quarto

quarto-unknown = 未知命令；可用命令：{ $commands }
quarto-usage = 命令写法：{ $usage }
quarto-number = 这不是 32 位整数；命令写法：{ $usage }
quarto-no-such-piece = 棋子编号为 0 到 15
quarto-taken = 棋子 { $piece } 已不在备用棋子中
quarto-place-first = 已选棋子 { $piece }，须先放下它
quarto-select-first = 须先选一枚棋子
quarto-occupied = 那里已有棋子 { $piece }

## 计时、级别与电脑

player-unsupported = 电脑不会下这种棋
clock-unknown = 用时规定为 none、每局 5m、加秒 5m+3s 或每手 10s/move
move-limit-unknown = 和棋条件为 full、leave-25 或 { $least } 到 { $most } 的手数
level-unknown = 级别为 { $least } 到 { $most } 的数
engine-name = 引擎名以英文字母开头，由最多 { $most } 个英文字母、数字、-、_ 和 . 组成
low-memory = 置换表为 { $got }，而非 { $wanted }
player-failed = 电脑出错：{ $why }
engine-missing = 没有名为 { $name } 的引擎

## 文件中的题目

puzzle-id = 题目编号为十六位数字，0 到 f
puzzle-column = 第 { $column } 列：{ $why }
puzzle-no-win = 答案不能取胜
puzzle-no-threat = 该威胁在所下之处不能取胜
puzzle-rule = rule 应为 0、1、4、8 或 9，而不是 { $rule }
puzzle-stones = 棋子：{ $why }
puzzle-to-move = to_move 不是轮到的一方

## 与好友的连接

link-address = { $text } 不是 NAME、~USER、~USER/NAME 或 ssh://USER@MACHINE
link-name = { $text } 不是名称：最多 { $most } 个字母、数字、- 和 _，不以 - 开头
link-user = { $text } 不是用户名
link-machine = { $text } 不是主机名
link-port = { $text } 不是 1 到 65535 的端口
link-program = { $text } 不是程序的路径
link-no-host = 这里没有人等待对局。请好友运行：{ $command }
link-already-hosting = 你已经在用名称 { $name } 等待对局
link-no-user = 本机没有用户 { $user }
link-no-group = 本机没有用户组 { $group }
link-not-folder = { $path } 是链接或不是文件夹，请删除它
link-not-owner = { $path } 属于其他用户
link-too-open = 其他用户在 { $path } 中的权限过大
link-impostor = 在 { $path } 上监听的不是预期的用户
link-no-identity = 本系统无法得知连接者是谁，因此不能允许其他用户
link-no-sockets = 本系统没有本地套接字；可以加入 ssh:// 地址
link-no-command = GOMOKU_SSH 中没有命令
link-not-started = 无法启动 { $program }：{ $why }
link-system = 系统报告错误：{ $why }
link-closed = 连接已关闭
link-flood = 对方程序发送的内容过多，无法读取
link-does-not-read = 对方程序不读取发给它的内容
link-says-nothing = 对方程序没有任何回应
link-failed = 连接中断：{ $why }

## 与好友的对局

friend-out-of-turn = 没有轮到这位棋手
friend-no-position = 之前没有这样的局面
friend-no-end = 棋局不能在此这样结束
friend-full = 棋局的记录已达上限
