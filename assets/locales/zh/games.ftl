### 棋局列表。

## 列表的标题

games-count = { $count ->
    [0] 没有棋局
   *[other] { $count } 局棋
}
games-filtered = { $count ->
    [0] 没有棋局：{ $filter }
   *[other] { $count } 局棋：{ $filter }
}
games-reached = { $count ->
    [0] 没有棋局到达此局面
   *[other] { $count } 局棋到达此局面
}
games-none = 还没有棋局。
games-history = 进行中 { $playing } 局，已结束 { $finished } 局
games-only-playing = 进行中 { $playing } 局
games-only-finished = 已结束 { $finished } 局
games-in-path = { $count ->
    [0] { $path } 中没有棋局
   *[other] { $path } 中有 { $count } 局棋
}
games-prompt = 文件或文件夹：
games-reading = 正在读取：{ $games } 局棋，{ $files } 个文件中的 { $read } 个
    .short = 正在读取：{ $games } 局棋

## 所选的棋局，位于标题下方

games-detail = { $game }：{ $players }
games-detail-place = { $game }：{ $players }（{ $file }，第 { $number } 局）
games-about-place = { $about }（{ $file }，第 { $number } 局）
games-place = { $file }，第 { $number } 局
games-opening = { $opening }，{ $rule }
games-here = 这局棋正显示在此屏幕上。
games-elsewhere = 这局棋已在另一个窗口中打开。按 Enter 打开副本。
games-damaged = 这局棋无法读取：{ $why }。
games-damaged-part = 可以打开此前的部分：{ $stones }。
games-damaged-both = 已损坏：{ $why }。可以打开此前的部分：{ $stones }。

## 列表中的一行，分列显示

games-state-playing = 进行中
games-state-x-won = X 胜
games-state-o-won = O 胜
games-state-draw = 和棋
games-state-unfinished = 未下完
games-players = { $first } - { $second }
games-row-damaged = { $file }：无法读取

## 棋局的时间，也用于开始菜单

games-age-now = 刚刚
games-age-minutes = { $number } 分钟前
games-age-hours = { $number } 小时前
games-age-days = { $number } 天前

## 列表下方的问题与拒绝

games-delete = 删除这局棋？（y/n）
games-remove = 从 { $file } 中删除第 { $number } 局？（y/n）
games-none-selected = 没有选择棋局。
games-delete-here = 此屏幕上的棋局不能删除。
games-delete-elsewhere = 已在另一个窗口中打开的棋局不能删除。
games-not-loaded = 未载入：{ $why }（{ $path }）。
games-not-searched = 无法搜索棋局：{ $why }。
games-unreadable = { $more ->
    [0] { $file } 无法读取：{ $why }。
   *[other] { $file } 无法读取：{ $why }（另有 { $more } 个文件）。
}
    .short = { $more ->
        [0] { $file } 无法读取。
       *[other] { $file } 无法读取（另有 { $more } 个文件）。
    }
    .shortest = { $file } 无法读取。

## 帮助中的筛选条件。条件本身在任何语言中都是英语

filter-player = 姓名中含有此文字的棋手的棋局
filter-won-lost = 此棋手获胜或落败的棋局
filter-result = 结果相符的棋局：x、o、draw 或 unfinished
filter-size = 这种棋盘上的棋局，列数在前
filter-moves = 这种手数的棋局；也可写 40、20.. 或 ..60
filter-from-to = 此日、月或年以来，或到此为止的棋局
filter-opening = 采用此开局或开局规则的棋局；也可写花月

## 输入筛选条件时的错误

filter-mistake = { $word }：{ $why }
filter-unknown = 可用的条件为 player、won、lost、result、size、moves、from、to 和 opening
filter-two-results = result、won 和 lost 只能用一个
filter-twice = 只能用一次
filter-no-result = 结果为 x、o、draw 或 unfinished
filter-no-size = 大小写作 15 或 9x7
filter-no-moves = 手数写作 40、20..60、20.. 或 ..60
filter-moves-order = 较小的数须在前
filter-date = 日期写作 2026、2026-11 或 2026-11-22
filter-no-opening = 开局写作 D4 或花月，规则写作 swap2 等
