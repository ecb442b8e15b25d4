### 命令行的消息。
### 命令和选项的名称保持不变：gomoku line、--size。

## 参数

cli-did-you-mean = “{ $name }”既不是命令也不是文件；是不是想输入“{ $command }”？
cli-unknown-command = “{ $name }”既不是命令也不是文件
cli-no-theme = 没有配色 { $name }；gomoku themes 可列出全部配色
cli-no-language = 没有语言 { $tag }；可选：{ $tags }
cli-size = --size 的值“{ $value }”无效：可用的大小为 { $sizes }
cli-size-custom = --size 的值“{ $value }”无效：可用的大小为 { $sizes }；其他大小须用 --game custom
cli-size-form = --size 的值“{ $value }”无效：请写列数和行数，如 9x7
cli-size-quarto = --size 的值“{ $value }”无效：Quarto 的棋盘为 6x6 或 4x4
cli-flag-needs-custom = { $flag } 需要 --game custom
cli-torus-needs-game = --torus 需要 --game custom 或 --game quarto
cli-rated-game = --rated 只用于 15x15 到 20x20 的五子棋
cli-rated-file = --rated 开始新的一局，不能与文件同用
cli-encoding-file = --encoding 需要一个文件
cli-flag-not-with-game = { $flag } 不能与 --game { $game } 同用
cli-no-levels = 这种棋不能用 { $flag }。{ $why }
cli-flag-needs-computer = { $flag } 需要 --vs computer
cli-who = 应为 person、{ $least } 到 { $most } 的级别，或引擎名
cli-no-engines = 没有名为 { $name } 的引擎；用 gomoku engine add 添加引擎
cli-unknown-engine = 没有名为 { $name } 的引擎，只有 { $engines }；用 gomoku engine add 添加引擎
cli-engine-game = { $name } 不会下这种棋；引擎只下方形棋盘上的五子棋
cli-line-engine = { $name } 只能在全屏模式中对局；此处电脑按级别下棋
cli-flag-not-with-dialect = { $flag } 不能与 --dialect { $dialect } 同用
cli-letters-game = --dialect letters 只能下 13x13 的五子棋
cli-commands-game = --dialect commands 只能下 Quarto
cli-torus-in-dialog = 此处不能用 --torus；请在对话中输入 start torus
cli-quarto-dialect = Quarto 需要 --dialect commands
cli-no-chance = 系统没有随机数
cli-no-pipe = --stdio 要求标准输入是管道，而不是终端
cli-custom-needs = 自定义棋需要 --size、--row、--rule、--torus 或 --gravity
cli-draw-after = --draw-after 仅适用于五连及以上且棋子不下落的棋
cli-opening-renju = 开局规则 { $opening } 需要 --rule renju
cli-opening-file = --opening 开始新的一局，不能与文件同用
cli-seconds = 时间须为大于 0 的秒数，如 2.5

## 文件与输出

cli-cannot-load = 无法载入 { $path }
cli-cannot-write = 无法写入 { $path }
cli-cannot-read = 无法读取 { $path }：{ $why }
cli-cannot-read-puzzles = 无法读取你的题目
cli-no-activity = 题目有 { $names }
cli-output-failed = 无法写出结果
cli-standard-input = 标准输入
cli-file-problem = { $file }：{ $why }
cli-file-remark = { $file }，第 { $line } 行：{ $remark }
cli-unknown-format = 不是已知的棋谱格式（可用 --from 指定）
cli-no-game = 文件中没有棋局
cli-picture-format = 图片名须以 .svg、.png 或 .gif 结尾（或使用 --to）
cli-picture-terminal = 终端无法显示；请写入文件或管道
cli-is-quarto = 文件中是 Quarto 棋局
cli-no-quarto = 文件中不是 Quarto 棋局
cli-not-torus = 文件中的棋局用的是标准棋盘，不是环面
cli-no-such-position = 没有该文件或目录（局面写作 h8i9j10）
cli-stones-off-board = { $side }x{ $side } 的棋盘放不下所有棋子
cli-board-assumed = 文件未注明棋盘：按 { $width }x{ $height } 处理（可用 --size N 指定）
cli-over-drawn = 棋局已经结束：和棋
cli-over-won = 棋局已经结束：已成五连
cli-size-range = --size 的值“{ $value }”无效：{ $value } 不在 { $least }..={ $greatest } 之内
cli-flag-gomoku = { $flag } 只用于五子棋
cli-no-column = 第 { $number } 手：没有第 { $column } 列（1 到 { $last }）
cli-column-full = 第 { $number } 手：第 { $column } 列已满
cli-move = 第 { $number } 手：{ $why }
cli-ended-before = 第 { $number } 手：棋局在第 { $last } 手已结束
cli-ended = 棋局在第 { $last } 手已结束

## 全屏界面

cli-no-terminal = 棋局的输入和输出需要终端（gomoku line 不需要）
cli-dumb-terminal = 棋局需要有光标的终端，而 TERM 为 dumb（gomoku line 不需要）

## gomoku analyse

cli-analysis-head = 轮到 { $side }：{ $nodes } 节点，{ $seconds } 秒，{ $speed } 节点/秒
cli-analysis-chance = { $number }. { $side } 胜率 { $percent }%，深度 { $depth }：{ $moves }
cli-analysis-proof = { $number }. { $side } { $count } 步胜，深度 { $depth }：{ $moves }
cli-analysis-proof-whole =
    { $number }. { $side } 胜（已证明），深度 { $depth }：{ $moves }
cli-analysis-draw = { $number }. 和棋，深度 { $depth }：{ $moves }
cli-analysis-no-time = 没有时间搜索。

## gomoku show 与 gomoku check：棋局的状态

cli-rules = { $board ->
    [torus] { $size } 环面
   *[plane] { $size }
}，{ $rule ->
    [exact] 恰好 { $row } 连
    [more] { $row } 连或以上
    [renju] { $row } 连，连珠
    [caro] { $row } 连，caro
    [standard-caro] { $row } 连，标准 caro
    [omok] { $row } 连，omok
   *[only] { $row } 连
}{ $stones ->
    [fall] ，棋子下落
   *[stay] { "" }
}
cli-to-move = 轮到 { $side }
cli-pass = 停一手
cli-hints = { $count ->
   *[other] 用了 { $count } 次提示
}
cli-few-moves = 这局棋只有 { $count } 手
cli-show-quarto = 无法显示 Quarto；可用 gomoku line --dialect commands < FILE 重演
cli-check-moves = { $count } 手，{ $state }
cli-check-ok = 无误，{ $game }
cli-check-file = { $format }，{ $encoding }；{ $game }
cli-check-failed = 发现 { $count } 处问题

## gomoku convert

cli-one-game = 输出格式只能保存一局棋；多局请用 SGF
cli-damaged = { $total } 局棋中有 { $count } 局无法读取

## gomoku config

cli-settings-ok = { $path }：没有错误
cli-settings-none = { $path }：没有设置文件；使用默认设置

## gomoku puzzle：数字上下对齐

cli-puzzles-due = 今日待做  { $count }
cli-puzzles-new = 新题      { $count }
cli-puzzles-kept = 全部      自带 { $collected }，自制 { $own }
cli-puzzles-streak = 连续      { $count } 天
cli-puzzles-rating = 等级分    { $rating }，误差约 { $deviation }
cli-puzzles-unrated = 等级分    尚无
cli-puzzle-due = 待做  { $puzzle }
cli-puzzle-new = 新题  { $puzzle }
cli-puzzle-known = { $puzzle }  （已有）
cli-puzzle-win-fours = { $side } 连续冲四，{ $count } 步取胜
cli-puzzle-win-threes = { $side } 用活三和冲四连续进攻，{ $count } 步取胜
cli-puzzle-stop-fours = { $side } 防住对方 { $count } 步的连续冲四胜
cli-puzzle-stop-threes = { $side } 防住对方 { $count } 步的连续攻胜
cli-puzzles-exported = 已导出 { $count } 道题目，其中 { $new } 道新加入 { $path }
cli-puzzles-found = 找到 { $count } 道题目，其中 { $new } 道是新题
cli-puzzles-progress = 已搜索 { $done }/{ $total } 局，找到 { $count } 道题目

## 帮助的标题。方括号中的文字跟在说明之后，后面是值：“[默认: 3]”

cli-heading-usage = 用法:{ " " }
cli-heading-commands = 命令:
cli-heading-arguments = 参数:
cli-heading-options = 选项:
cli-heading-values = 可用的值:
cli-heading-values-within = [可用的值:
cli-heading-default = [默认:
cli-heading-alias = [别名:
cli-heading-aliases = [别名:

## 帮助：gomoku --help、gomoku solve --help。每行最多 76 列，程序不会换行。
## 选项、命令和大写的词（FILE）保持不变。

cli-help-gomoku = 终端里的五子棋：与朋友或电脑对弈
    .more =
        还可以下四子棋、井字棋和 Quarto。不指定棋种或 FILE 时打开开始菜单。
        随时按 ? 查看按键。
cli-help-gomoku-language = 程序的语言：en、de、ru、zh、ja、cs，或自己添加的语言
cli-help-gomoku-saved = 打开这个已保存的棋局，并保存到其中
cli-help-gomoku-game = 要下的棋
cli-help-gomoku-game-gomoku = 15x15 到 20x20 棋盘上连成五子
cli-help-gomoku-game-connect4 = 7x6 棋盘上连成四子；棋子下落
cli-help-gomoku-game-tictactoe = 3x3 棋盘上连成三子
cli-help-gomoku-game-quarto = 6x6 或 4x4 棋盘上把四枚有共同属性的棋子连成一线
cli-help-gomoku-game-custom = 自定义：--size、--row、--rule、--torus、--gravity
cli-help-gomoku-size = 棋盘大小：15、17、19 或 20；Quarto 为 4x4；自定义棋如 9x7，列数在前
cli-help-gomoku-row = 自定义棋中取胜所需的连子数 [默认: 5]
cli-help-gomoku-rule = 五子棋或自定义棋的规则 [默认: 你的设置]
cli-help-gomoku-rule-freestyle = K 连或以上
cli-help-gomoku-rule-standard = 恰好 K 连
cli-help-gomoku-rule-renju = X 恰好五连且有禁手；O 五连或以上
cli-help-gomoku-rule-caro = 五连（两端未被堵）或以上
cli-help-gomoku-rule-standard-caro = 恰好五连且两端未被堵
cli-help-gomoku-rule-omok = 恰好五连；双方禁双三
cli-help-gomoku-draw-after = 和棋条件：N 手、leave-25 或 full [默认: 你的设置]
cli-help-gomoku-foul = 连珠和 Omok 中走禁手的后果 [默认: 你的设置]
cli-help-gomoku-foul-refused = 不允许落子
cli-help-gomoku-foul-loses = 判负，同正式比赛
cli-help-gomoku-torus = 连线可越过边缘从对边继续（自定义棋和 Quarto）
cli-help-gomoku-gravity = 棋子落到底部（自定义棋）
cli-help-gomoku-vs = 对手；--level 和 --first 意味着电脑
cli-help-gomoku-level = 电脑的级别，1 到 10 [默认: 你的设置]
cli-help-gomoku-first = 谁先走；两人对弈可抽签 [默认: 你的设置]
cli-help-gomoku-watch = 观看电脑以 A 级执 X、以 B 级执 O；5 即 5,5
cli-help-gomoku-x = X 的棋手：person、1 到 10 的级别，或你的一个引擎
cli-help-gomoku-o = O 的棋手，同上；未指定的一方由你执
cli-help-gomoku-seed = 随机种子：数字相同，电脑的下法就相同
cli-help-gomoku-file = 保存和载入所用的文件 [默认: 每种棋一个]
cli-help-gomoku-encoding = 字符编码，例如 windows-1251 [默认: 由文件决定]
cli-help-gomoku-opening = 新对局的开局规则；连珠的开局意味着 --rule renju
cli-help-gomoku-opening-free = 无开局规则：从第一手起轮流落子
cli-help-gomoku-opening-swap = 棋手 1 落三子，棋手 2 选边
cli-help-gomoku-opening-swap1 = 棋手 1 落一子，棋手 2 选边
cli-help-gomoku-opening-swap2 = 同三手交换，或棋手 2 再落两子，由棋手 1 选边
cli-help-gomoku-opening-pro = 第一手在天元，第三手在中央 5×5 之外
cli-help-gomoku-opening-longpro = 第一手在天元，第三手在中央 7×7 之外
cli-help-gomoku-opening-rif = 二十六种开局之一，可交换，五手两打
cli-help-gomoku-opening-yamaguchi = 同 RIF，由棋手 1 声明五手打点数
cli-help-gomoku-opening-soosyrv8 = 同 RIF，第四手时声明至多 8 个打点
cli-help-gomoku-opening-taraguchi10 = 每手后可交换；第五手一个点，或提出十个打点
cli-help-gomoku-opening-tarannikov = 五手依次落在渐大的方形内，每手后可交换
cli-help-gomoku-opening-sakata = 二十六种开局之一，再落两子，然后可交换
cli-help-gomoku-rated = 计分的五子棋：对等局，或用 --level N 指定等级
cli-help-gomoku-clock = 用时规定：none、5m、5m+3s 或 10s/move
cli-help-gomoku-ponder = 让电脑在轮到你时也思考（9 级和 10 级）
cli-help-gomoku-theme = 配色；gomoku themes 可显示全部配色
cli-help-gomoku-glyphs = 用线条、圆点（在任何终端都只占一列）或 ASCII 字符绘制
cli-help-gomoku-ascii = 只用 ASCII 字符绘制，与 --glyphs ascii 相同
cli-help-gomoku-no-color = 不用颜色绘制，与变量 NO_COLOR 非空时相同
cli-help-gomoku-no-mouse = 把鼠标留给终端，用来选取文字
cli-help-gomoku-help = 显示帮助（'--help' 更详细）
    .more =
        显示帮助（'-h' 为摘要）
cli-help-gomoku-version = 显示版本
cli-help-host = 等待好友来下棋，在本机或通过 ssh
    .more =
        好友在本机输入 gomoku join。在其他主机上，
        gomoku join ssh://USER@HOST 通过 ssh 登录并找到对局。程序不监听网络。
        与同一好友未下完的棋局会继续；详见 docs/friends.md。

        --stdio 把标准输入和标准输出接到本机上等待的对局。ssh 运行的就是它；
        其他管道也可以运行它。
cli-help-host-name = 好友加入时用的名称，用于有多个对局等待时
cli-help-host-opening = 开局规则；连珠的开局意味着 --rule renju
cli-help-host-first = 谁先走 [默认: random]
cli-help-host-allow = 允许本机的用户或用户组加入：--allow anna、--allow @chess
cli-help-host-new = 开始新棋局，即使与此好友有未下完的棋局
cli-help-host-stdio = 把标准输入和标准输出接到在此等待的对局
cli-help-join = 加入用 gomoku host 等待的好友
    .more =
        ADDRESS 为空表示你在本机上的对局，NAME 表示另一个对局，~USER 表示其他
        用户的对局，ssh://[USER@]HOST[:PORT] 表示其他主机上的对局，由你自己的
        ssh 登录。
cli-help-join-address = 空、NAME、~USER、~USER/NAME 或 ssh://[USER@]HOST[:PORT][/PATH]
cli-help-join-stdio = 通过标准输入和标准输出加入，不论另一端是什么
cli-help-watch = 观看好友的对局
    .more =
        ADDRESS 是等待的对局的地址，与 join 相同。
cli-help-line = 以纯文本行对弈，适用于管道、脚本和读屏软件
    .more =
        默认对话下 15x15、17x17 或 19x19 的五子棋，开始时会询问大小；--size
        可预先回答，也接受 20。着法写作“行,列”，从左上角的 0 数起，如 5,7。
        ! 认输，d 提议和棋，s 保存，l 载入。--game 和 --dialect 选择其他棋种
        和对话；详见 docs/line.md。

        无论使用哪种语言，对话始终为英语。
cli-help-line-dialect = 对话的种类
cli-help-line-dialect-numbers = 着法写作“行,列”，适用于 Quarto 以外的棋
cli-help-line-dialect-letters = 着法写作“G 7”，用于 13x13 的五子棋；O 先走
cli-help-line-dialect-commands = “place 1;4”这样的命令，用于 Quarto
cli-help-line-board = 每手之后显示棋盘
cli-help-brain = 按 Gomocup 协议为比赛管理程序下棋
    .more =
        从标准输入读取命令，把回答写到标准输出；命令列于 docs/gomocup.md。
        若程序的副本或链接以 pbrain- 开头命名，则不需要参数。

        管理程序没有指定线程数时使用 --threads。置换表最多占用管理程序所许
        内存的一半，且不超过 --memory。
cli-help-brain-rule = 比赛管理程序未指定时的规则，例如没有编号的 omok
cli-help-brain-threads = 搜索线程数
cli-help-brain-memory = 置换表的内存，单位 MB
cli-help-engine = 添加、列出、移除或检查其他引擎
    .more =
        其他引擎是支持 Gomocup 协议的程序，例如该比赛的参赛程序。用 --o NAME
        与引擎对弈；docs/engines.md 说明引擎列表。
cli-help-add = 添加一个支持 Gomocup 协议的引擎
    .more =
        引擎会启动一次，以确认它能下棋。名称取自程序：pbrain-rapfi 变为 rapfi。
        之后用 gomoku --o rapfi 与它对弈，或在新棋局中十个级别之后选择它。

        程序可以是任何命令，例如 wine x.exe 或 ssh host brain，不经过 shell。
        docs/engines.md 说明文件 engines.toml。
cli-help-add-name = 引擎的名称 [默认: 取自程序]
cli-help-add-turn = 每步用时，例如 2s 或 300ms
cli-help-add-max-memory = 它可以使用的内存，例如 350MB [默认: 由它自定]
cli-help-add-search-threads = 它的搜索线程数 [默认: 由它自定]
cli-help-add-unchecked = 不启动就添加
cli-help-add-command = 引擎的程序及其参数
cli-help-list = 列出你的引擎
    .more =
        每个引擎一行，没有终端时各字段以制表符分隔：名称、自称、每步用时、规则、
        棋盘、命令。- 表示未知。
cli-help-remove = 从列表中移除引擎
    .more =
        它的程序保留在原处。
cli-help-remove-engine = 引擎的名称
cli-help-doctor = 按二十个项目检查一个引擎
    .more =
        多次启动该程序，与它下棋和对话，最多三分钟。每个项目的结果为通过
        （pass）、提示（note：缺少可选功能）、未通过（fail：会输棋或使管理
        程序出错），或因已计入别处的错误而未检查。项目列于 docs/engines.md。

        报告为英文 Markdown，附有说明每项结果的对话。在终端上则每项输出
        一行。有项目未通过时，退出状态为 1。

        关于列表中引擎的结果（例如规则和棋盘）会写入列表。

        ENGINE 之后的所有词都是其程序的参数：
        gomoku engine doctor --json wine pbrain-x.exe
cli-help-doctor-json = 输出一个 JSON 对象，而不是 Markdown
cli-help-doctor-point = 只检查此项目，1 到 20；可重复
cli-help-doctor-command = 列表中引擎的名称，或程序及其参数
cli-help-solve = 在五子棋局面中寻找必胜着法
    .more =
        回答的第一行是“win in N: ...”，N 为胜方的步数，其后依次为双方的着法，
        直到五连或挡不住的四；或者是“no win by fours”；或者是“not decided”。
        随后是棋盘，这些着法以数字标出。

        使用 --game connect4、tictactoe、custom 或 quarto 时，证明局面的价值：“win
        in N”、“loss in N”、“draw”或“not decided”。N 是胜方的步数。“best”列出已证
        明的最佳着法。四子棋先输出“score”。Quarto 的局面写作“select 3, place
        0;1”。详见 docs/analyse.md。

        若文件未注明棋盘，则取 15x15、17x17、19x19 和 20x20 中放得下所有棋子
        的第一个，并在标准错误输出中说明；可用 --size 指定。

        无论回答如何，退出状态都是 0；文件中没有这种棋局时为 1，参数错误时为
        2。要打开名称像局面的文件，请写 ./h8。
cli-help-solve-what = 已保存的棋局，或迄今的着法，X 先走：h8i9j10；列：4453
cli-help-solve-size = 每边的点数，5 到 20 [默认: 15，或按 FILE]；custom：6x5
cli-help-solve-rule = 局面的规则
cli-help-solve-vcf = 只寻找连续冲四胜
cli-help-solve-vct = 直接寻找连续攻胜（活三和冲四），不先单独尝试冲四
cli-help-solve-time = 时间限制，单位秒
cli-help-solve-json = 输出 JSON 对象；各字段见 docs/analyse.md
cli-help-analyse = 显示五子棋局面的最佳着法
    .more =
        思考几秒；若已证明结果则提前结束。每行显示行棋方的胜率，或哪一方在几
        步内取胜（步数的计法与 solve 相同）；搜索深度；以及双方预计的着法。随
        后是棋盘，第一行的着法以数字标出。

        使用 --game 可分析四子棋、井字棋和自定义游戏。

        局面、文件和退出状态与 solve 相同。
cli-help-analyse-time = 思考时间，单位秒
cli-help-analyse-lines = 显示的行数，1 到 20
cli-help-analyse-other = 询问列表中的另一个引擎；它显示自己的评分
cli-help-games = 列出文件和文件夹中的棋局，或浏览一个局面
    .more =
        不给 PATH 时列出你已下完的棋局。文件夹连同所有子文件夹一起搜索。每局
        棋一行，各字段以制表符分隔：日期、X、O、结果、棋种、手数、文件、在文
        件中的序号、开局、开局规则。不详或没有时写作 -。棋局损坏时，第四个字段
        为原因。

        局面与所有到达过它的棋局相符，不论着法的次序，也不论棋盘如何旋转或翻
        转。--explore 改为输出一张表：每种后续的局数和结果。文件的索引保存在你
        的缓存文件夹中。
cli-help-games-paths = 存放棋局的文件和文件夹 [默认: 你已下完的棋局]
cli-help-games-player = 只列出棋手姓名含 NAME 的棋局
cli-help-games-result = 只列出结果相符的棋局
cli-help-games-won-by = 只列出姓名含 NAME 的棋手获胜的棋局
cli-help-games-lost-by = 只列出姓名含 NAME 的棋手落败的棋局
cli-help-games-size = 只列出这种棋盘上的棋局：15，或 9x7（列数在前）
cli-help-games-moves = 只列出这种手数的棋局：40、20..60、20.. 或 ..60
cli-help-games-from = 只列出此日、月或年以来的棋局：2026-11-22、2026-11 或 2026
cli-help-games-to = 只列出到此日、月或年为止的棋局
cli-help-games-opening = 只列出采用此开局或开局规则的棋局：D4、花月、kagetsu、swap2
cli-help-games-position = 只列出到达过此局面的五子棋棋局；着法如 h8i9j10
cli-help-games-rule = 该局面的规则
cli-help-games-explore = 显示局面的后续着法，而不是棋局
cli-help-games-order = 棋局的次序
cli-help-games-limit = 最多显示 N 局
cli-help-puzzle = 做题，或从棋局制作新题
    .more =
        不带选项时在全屏界面打开你的题目。没有终端时，与 --list 一样列出今天
        要做的题目。

        --from 搜索文件中棋局的每个局面，找出只有一手能以攻势取胜，或只有一手
        不输的局面。在以 .jsonl 结尾的文件中，取每个能以攻势取胜的局面。题目一
        找到就输出并保存，因此随时可以停止。重复的题目会跳过，旋转或翻转后相同
        的也一样。

        格式见 docs/formats.md。
cli-help-puzzle-activity = 要做的题：next、daily、run，或某个主题，如 four-three
cli-help-puzzle-list = 列出今天要做的题目，以及你的等级分和连续天数
cli-help-puzzle-from = 从这些文件中的棋局或 JSON 行中的局面制作题目
cli-help-puzzle-out = 把找到的题目加入此文件，而不是你自己的题目
cli-help-puzzle-rule = 文件未指明规则的棋局所用的规则
cli-help-puzzle-export = 把你自己的题目追加到此文件
cli-help-learn = 用十二节短课学习下棋
    .more =
        全屏打开课程列表。每课是一个棋盘和一个任务，大约一分钟。
cli-help-stats = 显示你的对局和题目的统计
    .more =
        与电脑下完的对局，按级别、执子、棋种和开局统计；复盘过的对局的准确率；
        漏看的胜着和威胁；以及各主题的题目。双人对局只计数，他人对局的副本不计入。
cli-help-stats-json = 输出一个 JSON 对象；其字段见 docs/statistics.md
cli-help-match = 让引擎之间进行比赛，看谁更强
    .more =
        ENGINE 是列表中的名字（gomoku engine list），gomoku 表示本程序。
        设置写在逗号之后：time、game-time、nodes、depth、memory、threads、
        tolerance、restart=always、suspend=yes、name、info.KEY。
        不在列表中的引擎以其命令结尾：

          gomoku match rapfi,time=1s 'new,command=./pbrain-x --quiet'

        每个开局下两局，双方交换颜色。表格显示由这些对局对得出的
        Elo 差及其误差。

        每局结束时写入日志。中断之后，同一命令加 --record 继续比赛。
cli-help-match-engines = 引擎，设置写在逗号之后：rapfi,time=1s,memory=64MB
cli-help-match-time = 每步用时，例如 300ms 或 2s [默认: 取自列表]
cli-help-match-game-time = 每局用时及每步加时：60s 或 60s+1s
cli-help-match-nodes = 每步节点数；单独使用时一步可用一分钟
cli-help-match-memory = 每个引擎的内存，例如 350MB [默认: 取自列表]
cli-help-match-threads = 每个引擎的搜索线程数 [默认: 取自列表]
cli-help-match-tolerance = 一步可以迟到而不判负的时间 [默认: 取自列表]
cli-help-match-rule = 对局的规则
cli-help-match-size = 棋盘大小：15 或 15x15，先列后行
cli-help-match-draw-after = 下满 N 步判和，或剩 25 格时判和：leave-25
cli-help-match-openings = 开局：每行着法、偏移、.pos 或 SGF [默认: 均衡开局]
cli-help-match-rows = h8i9j10 这样的着法中第 1 行的位置
cli-help-match-rounds = 轮数：每轮所有组合以两种颜色下一个开局
cli-help-match-games = 局数，向上取整到整轮
cli-help-match-gauntlet = 第一个引擎与其余引擎对局，其余之间不对局
cli-help-match-seed = 打乱开局；同一数字得到同一顺序
cli-help-match-repeat = 所有开局的所有对称都下完后从头再来
cli-help-match-part = 只下 N 份中的第 K 份，由多次运行或多台机器分担：2/8
cli-help-match-concurrency = 同时进行的局数
cli-help-match-sprt = 检验第一个是强 0 还是 5 Elo，有结论即结束：0,5
cli-help-match-alpha = 检验误接受较大数值的概率
cli-help-match-beta = 检验误拒绝较大数值的概率
cli-help-match-adjudicate = 已证明胜负的对局提前结束
cli-help-match-record = 对局日志；已有的会继续 [默认: 新建]
cli-help-match-report = 不对局，只显示同一比赛的这些日志的表格
cli-help-match-sgf = 结束时把所有对局写入此 SGF 文件
cli-help-match-psq = 把每局以 Piskvork 文件写入此文件夹
cli-help-match-json = 以 JSON 对象输出表格
cli-help-match-markdown = 以 Markdown 输出表格
cli-help-match-watch = 在全屏上观看表格和棋盘
cli-help-bench = 测量引擎的速度
    .more =
        用一个线程把固定的五子棋局面搜索到固定的深度。对每个局面输出名称、最
        佳着法、深度和节点数；然后是总节点数、每秒节点数，以及由节点和着法得
        出的签名。签名在任何机器上都相同，搜索有改动时才会变化。
cli-help-bench-depth = 搜索深度，以手计；每个深度有自己的签名
cli-help-show = 显示已保存的棋局：棋手、棋盘和行棋方
    .more =
        可读取 SGF、CSV、Piskvork 的 .psq 和 .rec、局面文本（.txt、.pos）以及
        对局日志。文件中有多局棋时显示第一局。
cli-help-show-file = 已保存的棋局，或 - 表示标准输入
cli-help-show-at = 显示第 N 手之后的局面 [默认: 最后局面]
cli-help-show-tree = 同时列出所有着法，包括变化和评注
cli-help-show-coordinates = 点的名称
cli-help-show-coordinates-letters = H8，第 1 行在底部
cli-help-show-coordinates-numbers = 7,7，行与列，从左上角的 0 数起
cli-help-show-from = 读取的格式 [默认: 由文件的内容或名称决定]
cli-help-convert = 把棋局转换为另一种格式
    .more =
        格式由文件名的结尾决定：sgf、csv、psq、rec、txt。只有 SGF 能保存全部
        内容和多局棋；其他格式无法保存的内容会在标准错误输出中说明。已有文件
        只有是已保存的棋局时才会被替换；备份留在加 ~ 的文件名下。
cli-help-convert-input = 要读取的文件，或 - 表示标准输入
cli-help-convert-output = 要写入的文件，或 - 表示标准输出
cli-help-convert-to = 写入的格式 [默认: 由 OUT 的名称决定，否则为 SGF]
cli-help-export = 把棋局画成图片：SVG、PNG 或 GIF
    .more =
        格式由图片名的结尾决定。文件中有多局棋时画第一局。--moves 逐手显示，生
        成 GIF 或 SVG 动图。

        已有文件只有是图片时才会被替换；备份留在加 ~ 的文件名下。
cli-help-export-picture = 要写入的图片，或 - 表示标准输出
cli-help-export-to = 图片格式 [默认: 由 PICTURE 的名称决定，否则为 SVG]
cli-help-export-moves = 依次显示每一手，生成 GIF 或 SVG 动图
cli-help-export-delay = 每一手的时间（秒）
cli-help-export-numbers = 给棋子编号
cli-help-export-fouls = 标出一方不能下的点（连珠和 omok）
cli-help-export-coordinates = 行和列的名称
cli-help-export-coordinates-none = 不显示名称
cli-help-export-cell = 每格的像素数，8 到 128
cli-help-check = 检查棋局是否合规、结果是否正确
    .more =
        每局输出一行：着法数、轮到谁或如何结束、格式、编码、棋盘与规则，
        以及容忍了什么。若有错误，退出状态为 1。
cli-help-check-files = 存放棋局的文件，或 - 表示标准输入
cli-help-check-json = 每局输出一个 JSON 对象；字段见 docs/formats.md
cli-help-themes = 显示各种配色；在管道中只显示名称
cli-help-themes-help = 显示帮助
cli-help-config = 检查你的设置，或输出默认设置
    .more =
        报告设置文件中的错误及其行列，退出状态为 1。
cli-help-config-print-default = 输出包含所有设置及其含义和默认值的文件
cli-help-config-path = 输出设置文件的路径
cli-help-completions = 输出 shell 的补全脚本
    .more =
        用于 bash：source <(gomoku completions bash)
cli-help-completions-shell = 使用补全脚本的 shell
cli-help-completions-dir = 把所有 shell 的脚本写入此文件夹
cli-help-man = 输出手册页：程序的或某个子命令的
    .more =
        阅读方法：gomoku man solve | man -l -
cli-help-man-subcommand = 输出此子命令的手册页
cli-help-man-dir = 把程序和所有子命令的手册页写入此文件夹
cli-help-help = 显示本信息或指定子命令的帮助
