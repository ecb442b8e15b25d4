### 文件与设置的错误和说明。

## 文件中的位置与问题

format-not-utf8 = 不是 UTF-8
format-unknown = 不是已知的棋谱格式
foreign-archive = 这是压缩包；请解压后打开其中的棋局
foreign-picture = 这是图片，不是棋局
foreign-empty = 此文件中没有内容
foreign-document = 这是文档，不是棋局
foreign-database = 这是其他程序的数据库
foreign-settings = 这是设置文件，不是棋局
foreign-chess = 这是国际象棋局面（FEN）
foreign-program = 这是程序，不是棋局
foreign-web = 这是网页，不是棋局
foreign-xml = 这是其他程序的 XML 文件
foreign-json = 这是其他程序的 JSON 文件
foreign-pgn = 这是国际象棋的 PGN 格式，无法读取；其中的着法可以粘贴
foreign-yixin = 这是弈心保存的棋局，无法读取
format-no-game = 文件中没有棋局
format-missing = 缺失
format-not-built-in = 此版本的程序不支持读取该格式
format-other-game = 属于另一种棋
format-out-of-turn = 应轮到另一方
format-not-a-cell = { $value } 不是棋盘上的点
format-not-a-number = { $value } 不是数字
format-at-line = 第 { $line } 行：{ $why }
format-at-field = 第 { $line } 行，{ $field }：{ $why }
format-at-move = 第 { $number } 手：{ $why }
format-at-byte = 字节 { $offset }：{ $why }
format-header = 首行应为 { $expected }
format-fields = 应有 { $expected } 个字段，实有 { $found } 个
format-off-board = { $value } 超出任何棋盘（0 到 { $max }）
format-occupied = 第 { $line } 行已在此点落子
format-after-end = 终局之后还有落子
format-not-a-node = 没有编号为 { $number } 的着法
format-number-taken = 有两手棋的编号都是 { $number }
format-too-small = { $size } 的棋盘放不下五连
format-not-a-ply = 这局棋没有第 { $number } 手
format-too-large = 文件大于 { $limit } 字节
format-unexpected = 此处不应有 { $text }
format-no-value = { $name } 没有括号中的值
format-too-many-moves = 文件中的着法过多
format-size = { $value } 不是棋盘大小
format-stray-row = 这一行与棋盘分开
format-row-number = { $value } 不是下一行的行号
format-row-missing = 行号到 { $value } 为止，缺少其他行
format-other-size = 下面画出的行与 { $value } 不符
format-signs = { $value } 与其他符号放在一起没有意义
format-board-open = 棋盘没有结束：缺少 DONE
format-no-answer = 这一行之前缺少引擎的着法

## 格式

format-csv = CSV
format-sgf = SGF
format-psq = Piskvork .psq
format-rec = Piskvork .rec
format-position = 局面文本
format-script = Quarto 脚本
format-journal = 对局日志
format-rif = RenjuNet .rif
format-yxdb = Yixin .db
format-pos = .pos
format-openings = 开局列表
format-lib = RenLib .lib

## 格式无法保存的内容

unwritable-script = Quarto 脚本只能保存 Quarto 棋局
unwritable-journal = 进行中棋局的日志由程序自行写入
unwritable-only-read = { $format } 只能读取，不能保存
unwritable-lib = RenLib 棋谱库只能保存 15x15 棋盘上的棋局
lib-no-header = 这不是 RenLib 棋谱库
lib-version = 未知的 RenLib 棋谱库版本 { $value }
lib-pass = 无法停一手
lib-no-move = 没有棋子的格子之后跟着一步棋
unwritable-quarto = { $format }格式无法保存 Quarto 棋局
lost-game = 棋盘及其规则
lost-start = 起始局面
lost-order = 落子顺序
lost-other-moves = 变化和悔掉的着法
lost-result = 结果
lost-reason = 结果的原因
lost-players = 棋手
lost-date = 日期
lost-times = 用时
lost-comments = 评注
lost-marks = 标记
lost-evaluations = 局面评估
lost-hints = 提示
lost-others = 其他程序的数据
format-not-held = { $format }格式无法保存：{ $parts }。

## 各种格式

csv-player = { $value } 不是 0 或 1
csv-negative = { $value } 是负数
script-start = 首行应为 start standard 或 start torus
script-command = 应为 select 或 place
sgf-game = { $value } 是另一种棋
sgf-board = { $value } 用的是另一种棋盘
sgf-pass = 这种棋不能停一手
sgf-repeated = 同一步棋的注释过多
sgf-late-setup = 第一手之后不能再摆子
sgf-go = 这是一局围棋
journal-game = { $value } 不是一种棋
journal-side = { $value } 不是 x 或 o
journal-player = { $value } 不是棋手 1 或 2
journal-level = { $value } 不是级别
journal-participant = { $value } 不是 person 或 computer
journal-piece = { $value } 不是棋子
journal-nothing-to-undo = 没有可以悔的着法
journal-clock = { $value } 不是用时规定
journal-nothing-to-redo = 没有可以恢复的着法
journal-date = { $value } 不是日期
journal-version = { $value } 不是此格式的版本 1 或 2
journal-line = 日志中没有以 { $value } 开头的行
journal-not-at-start = 这必须位于第一手之前

## 对所读文件的说明

remark-taken-for = 文件未注明棋盘；按 { $width }x{ $height } 处理
remark-no-order = 文件未注明落子顺序
remark-rows-from-bottom = 行号从下往上数
remark-rows-from-top = 行号从上往下数
remark-other-games = 这是文件中 { $games } 局棋的第一局
remark-unknown-rule = 规则 { $rule } 未知；按无禁手处理
remark-says-go = 文件注明是围棋；按五子棋读取
remark-says-other = 文件注明是另一种棋（GM { $number }）；按五子棋读取
remark-pass = 略过了一次停着；本棋没有停着
remark-passes = 略过了 { $count } 次停着；本棋没有停着
remark-several = { $name } 有多个值；读取第一个
remark-result-does-not-fit = 结果 { $result } 与盘面不符
remark-unknown-result = 结果 { $result } 无法完全识别
remark-variation-cut = 一个变化在无法落子处被截断（{ $why }）
remark-variations-cut = { $count } 个变化在无法落子处被截断（第一个：{ $why }）
remark-not-in-tables = 文件的表中没有 { $names }
remark-from-centre = 格子从棋盘中心算起
remark-encoding-guessed = 文件不是 UTF-8，也未注明其他已知编码；按 { $encoding } 读取
remark-encoding = 编码为 { $encoding }
remark-damaged-letters = 部分字符不属于 { $encoding }，已替换为 �
encoding-unknown = 未知编码；例如 UTF-8、windows-1251、Shift_JIS、GBK
remark-text-outside = 棋局之外的文字已忽略
remark-not-closed = 棋局缺少结尾
remark-sign-first = { $sign } 是先手
remark-sign-second = { $sign } 是后手
remark-signs = { $first } 是先手，{ $second } 是后手
remark-free-sign = { $sign } 当作空格
remark-unknown-sign = 第 { $line } 行：{ $sign } 当作空格
remark-proposed = 棋盘上的数字是没有下过的着法
remark-last-board = 这是文字中 { $boards } 个棋盘的最后一个
remark-passed-over = 未读取：{ $parts }
remark-rows-first = 成对的数字是行和列，左上角为 0
passed-times = 用时
passed-evaluations = 评估
passed-comments = 注释
passed-judgements = 评价
passed-numbers = 不是着法序号的数字
passed-protocol = 协议的其他行
passed-others = 其他数据
remark-skipped-one = 第 { $line } 行的 { $text } 无法识别，已略过
remark-skipped = 有 { $count } 处无法识别，已略过（第一处：第 { $line } 行的 { $text }）
remark-odd-time = 第 { $line } 行的用时不是毫秒数
remark-stopped = 棋局只显示到无法继续之处（{ $why }）
remark-end-number = 棋局以编号 { $number } 结束，其中没有说明胜方
yxdb-end = 文件在一条记录中间结束
yxdb-frame = 压缩数据已损坏
