### 文件系统的消息。

## 文件无法读写的原因

store-not-found = 没有该文件或目录
store-denied = 权限不足
store-full = 设备上没有剩余空间
store-read-only = 文件系统为只读
store-not-a-directory = 不是目录
store-file-in-the-way = 需要目录的位置已有文件
store-long-name = 文件名过长
store-not-a-file = 不是文件
store-not-own-file = 其他用户也能访问该文件
store-read-only-file = 文件为只读
store-not-a-game = 已有文件不是保存的棋局，未作改动
store-not-a-picture = 已有文件不是图片，未作改动
store-no-copy = 无法将已有文件备份为 { $path }：{ $why }
store-nothing-to-save = 棋盘是空的，而文件中有棋局
store-several = 文件中有 { $count } 局棋，保存会将其覆盖
store-only-read = { $format } 文件只能读取，此文件未作改动
store-no-home = 没有主目录
store-elsewhere = 已在另一个窗口中打开
store-other-game = 该日志属于另一局棋
store-changed = 列出之后文件已有改动
store-busy = 其他程序正在同时写入
store-held = 另一个程序锁定 { $path } 已超过 { $seconds } 秒
store-not-synced = 已写入，但断电仍可能丢失：{ $why }
store-not-lines = 已有文件的内容不是 JSON 行，未作改动
store-index = 无法使用棋局索引：{ $why }
store-name-taken = { $path } 已存在
store-on-screen = 正显示在屏幕上
store-not-yours = 不是自己的棋局
store-not-utf8 = 文件不是 UTF-8 文本
store-mistake = { $file }，{ $mistake }
store-damaged-line = { $path }，第 { $line } 行：{ $why }

## 程序结束后或无法存到原处时，棋局的位置

store-open-to-others = 其他用户可写入 { $place }，因此未从中取用任何内容
store-stays = { $why }；棋局留在 { $place }
store-unsafe-place = 其他用户可以替换 { $place } 中的文件
store-kept-in = 棋局已保存到 { $path }
store-lost = 棋局无法保存；将以下各行存为文件即可用 gomoku 打开：

## 线程

worker-no-reason = 未给出原因
worker-ended = 线程已结束
worker-not-started = 系统无法再启动线程（{ $why }）
