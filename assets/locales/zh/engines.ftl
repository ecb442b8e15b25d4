engine-started = 已启动：{ $command }

engine-not-found = 没有程序 { $name }
engine-not-started = 无法启动：{ $why }
engine-no-start = 在 { $time } 内没有开始对局
engine-refused-board = 不支持 { $size } 棋盘：{ $why }
engine-refused-rule = 不支持规则 { $rule }：{ $why }
engine-no-move = 在 { $time } 内没有落子
engine-illegal = 下在 { $cell }，不合规则：{ $why }
engine-error = 报告错误：{ $why }
engine-crashed = 已崩溃（信号 { $signal }）
engine-ended = 已退出（状态 { $code }）
engine-gone = 已退出
engine-floods = 输出过多，无法读取
engine-does-not-read = 不读取发给它的内容

engines-title = 其他引擎
engines-typing = 程序及其参数，例如 ~/rapfi/pbrain-rapfi 或 wine x.exe
engines-prompt = 程序：
engines-empty = 还没有引擎。按 { $key } 添加支持 Gomocup 协议的程序。
engines-none = 还没有引擎；按 { $key } 添加。
engines-starting = 正在启动……
engines-busy = 列表正在修改。
engines-not-edited = 列表没有修改：{ $why }。
engines-remove = 从列表中移除 { $name }？程序会保留。
engines-no-words = 命令中的引号没有闭合
engines-time-each = 每步 { $time }
engine-log-of = { $name } 的日志
engine-log-lines = { $count } 行

engine-added = 已添加 { $title }。与它对弈：gomoku --o { $name }
engine-removed = 已从列表中移除 { $name }；程序仍在
engine-not-added = 没有添加 { $name }
engine-no-name = 引擎需要名称：--name NAME
engine-twice = 已有引擎 { $name }；用 --name NAME 给这个引擎另起名称
engine-list-empty = 你还没有引擎。gomoku engine add PROGRAM 可添加到 { $path }
engine-no-time = { $text } 不是时间，例如 2s 或 300ms
engine-no-size = { $text } 不是大小，例如 350MB

engines-command = 程序及其参数，例如 ["./pbrain-x", "--fast"]
engines-text = 文本
engines-time = 时间，例如 "2s" 或 "300ms"
engines-memory = 大小，例如 "350MB"
engines-rules = 规则，例如 ["freestyle", "renju"]
engines-sizes = 棋盘边长，例如 "5..22"
engines-info = 键与值的表，例如 style = "2"

engines-tables = 这里只能有引擎的表：[engine.NAME]
engines-no-command = 引擎 { $name } 没有命令，例如 command = ["./pbrain-x"]
engines-unknown = 引擎没有 { $name }，只有 { $names }

engines-analyses = 参与分析

cli-engine-failed = { $name } 出错
cli-engine-head = { $name } 用时 { $seconds } 秒，下 { $cell }
cli-engine-line = { $number }. { $value }，深度 { $depth }：{ $moves }
engine-doctor-pass = 通过
engine-doctor-note = 提示
engine-doctor-fail = 未通过
engine-doctor-not-examined = 未检查
engine-doctor-failed = 未通过的项目数：{ $count }
engine-doctor-put = 关于 { $name } 的结果已写入你的列表

examination-title = 检查 { $name }
examination-waiting = 正在检查：{ $title }
examination-summary = 通过 { $pass }，注意 { $note }，失败 { $fail }
examination-goes-on = 最多需要三分钟。离开即中止。
examination-over = 完成。规则和棋盘已写入你的列表。
