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

engine-doctor-pass = 通过
engine-doctor-note = 提示
engine-doctor-fail = 未通过
engine-doctor-not-examined = 未检查
engine-doctor-failed = 未通过的项目数：{ $count }
engine-no-own-program = 找不到本程序的路径
