friend-title = 与好友对弈
friend-your-name = 好友看到的你的名字是 { $name }。
friend-host = 等待好友加入...
friend-join-here = 加入本机上好友的对局
friend-join-ssh = 通过 ssh 加入好友的对局...
friend-propose = 提议另一局...
friend-playing = 你正在与 { $name } 对局。
friend-leave = 开始另一局？与好友的对局会保留，可以继续。（y/n）
    .short = 离开好友？（y/n）
friend-typing = ssh://USER@HOST、~USER，或本机上对局的名称
friend-prompt = 地址：
friend-friend = 好友
friend-came-here = 加入你的对局
friend-on-this-machine = 在本机
friend-finished = { $stones }，已结束
friend-unfinished = { $stones }，进行中

friend-starting = 正在启动...
friend-waiting = 正在等待好友。
friend-how-here = 请好友在本机输入：gomoku join
friend-how-ssh = 或在其他主机上输入：gomoku join ssh://USER@HOST
friend-continues = 与同一好友未下完的对局会继续。
friend-no-network = 不会监听网络。按 Esc 停止等待。
friend-joining = 正在连接...
friend-has-come = { $name } 来了，正在查看这局棋。
friend-offers = { $name } 提议下一局：
friend-enter = Enter：对弈    Esc：拒绝
friend-no-game-yet = { $name } 还没有开始对局。开始后会显示在这里。
friend-by-lot = 抽签决定先走
friend-you-first = 你先走
friend-moves-first = { $name } 先走
friend-new-game = 与好友对弈，在本机或其他主机上
friend-your-friend = 好友
friend-no-computer = 这是与好友的对局。

friend-not-linked = 无法连接：{ $why }
friend-closed-early = 未能开局：{ $why }
friend-no-answer = { $address } 没有应答
friend-busy = 对方正在与别人对局。
friend-version = 两个程序的版本不兼容。请更新较旧的一个。
friend-stranger = 对方不允许此账户加入。
friend-full-house = 连接到对方的人太多。
friend-no-host = 那里没有人等待对局。请好友运行：gomoku host
friend-not-gomoku = 那里应答的不是五子棋程序，而是：{ $line }
friend-left-early = { $name } 已离开。
friend-declined = { $name } 拒绝了这局棋。按 Esc 停止等待。
friend-false-lot = { $name } 的程序抽签不公正，因此不能开局。

friend-begun = 与 { $name } 的对局开始。{ $player } 先走。
friend-resumed = 与 { $name } 的对局继续。
friend-watching = 你正在观战。
friend-back = { $name } 回来了。
friend-broken = { $name } 已断线：{ $why }。棋局会保留，你仍可落子。
friend-left = { $name } 已离开。棋局会保留，以后可以继续。
friend-waits = 正在等待好友。
friend-away = { $name }：不在线
friend-silent = { $name }：没有应答
friend-here = { $name }：已连接
friend-lag = { $name }：{ $lag } 毫秒
friend-spectators = { $count } 人观战
friend-watched = { $count ->
    [0] 没有人观战。
   *[other] 有 { $count } 人观战。
}
friend-said = { $name }：{ $words }
friend-taken-back = 已悔棋。
friend-time-over = 按你的棋钟，{ $name } 已超时。以对方的棋钟为准。
friend-clocks = 棋钟不一致：{ $name } 是 { $theirs }，你是 { $ours }。

friend-asked-undo = 你请求悔棋，等 { $name } 答复。
friend-asked-draw = 你向 { $name } 提议和棋。
friend-asked-resign = 你认输。
friend-asked-rematch = 你邀请 { $name } 再来一局。
friend-asks-undo = { $count ->
    [1] { $name } 请求悔最后一手。同意吗？（y/n）
   *[other] { $name } 请求悔 { $count } 手。同意吗？（y/n）
}
friend-asks-rematch = { $name } 想再来一局。接受吗？（y/n）
friend-proposes = { $name } 提议：{ $game }。接受吗？（y/n）
friend-claims = { $name } 的记录比你的多：{ $what }。加入吗？（y/n）
friend-refused-undo = { $name } 不同意悔棋。
friend-refused-rematch = { $name } 现在不想再下一局。

friend-none = { $key ->
    [none] 这不是与好友的对局。
   *[other] 这不是与好友的对局。按 { $key } 与好友对弈。
}
friend-not-asked = 已经没有要回答的问题。
friend-connected = 你已连接。
friend-refusal = 这是与好友的对局：{ $what }。
friend-no-pause = 不能停钟
friend-over = 棋局已经结束，不能再改。
friend-is-away = { $key ->
    [none] { $name } 没有连接。
   *[other] { $name } 没有连接。按 { $key } 重新连接。
}
friend-turn = 现在轮到 { $name }。
friend-not-possible = 不能这样做：{ $why }。
friend-catching-up = 正在等待 { $name } 的程序。
friend-differs-still = 你与 { $name } 的记录不一致。请开始新棋局。
friend-claimed-first = 请先答复 { $name }。
friend-awaits = { $name } 还没有答复。
friend-too-soon = 太快了：每秒只能发一行。
friend-only-watching = 你只是在观战。

friend-unsound = { $name } 的程序发来的着法未被接受：{ $why }。
friend-differs = 第 { $number } 条记录不一致：你 { $ours }，{ $name } { $theirs }。均已保留，胜负未定。
friend-no-more = 没有
friend-back-to = 退回第 { $ply } 手
friend-an-end = 棋局结束
