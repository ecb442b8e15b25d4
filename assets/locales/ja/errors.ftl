### ルール・対局・対局者のエラー。

## 反則手と棋譜

record-full = 棋譜に記録できる手数の上限に達しました
illegal-game-over = 対局は終了しています
illegal-no-pass = ここではパスできません
foul-double-four = 四々
foul-double-three = 三々
foul-overline = 長連
variant-rule-of-five = ルール { $rule } は、端があり石が落下しない盤での五連にだけ使えます
illegal-off-board = 盤の外です
illegal-occupied = そこにはすでに石があります
illegal-floating = 石は列のいちばん下の空きに落ちます
illegal-full-column = この列は埋まっています
move-illegal = { $number } 手目：{ $why }
move-no-cell = { $number } 手目：{ $name }：{ $why }

## マス・盤・ルール

field-ragged = { $row } 行目の長さが 0 行目と違います
field-code = { $row } 行 { $column } 列：{ $code } は -1、0、1 のいずれでもありません
cell-unknown = 盤上の点ではありません
cell-off-board = 盤の外です（0,0～{ $last }、A1～{ $top }）
board-size = { $width }×{ $height } の盤はありません：一辺は { $min } から { $max }
variant-row-too-short = { $length } 連は少なすぎます：最小は { $least }
variant-row-too-long = { $length } 連は収まりません：盤の長い辺は { $side }

## 文字で表した値

expected-kind = ゲームを指定してください（例：15、7x6-4-fall、quarto）
expected-shape = 列数と行数を指定してください（例：7x6、7x6 torus）
expected-variant = ゲームを指定してください（例：15、7x6-4-fall、15x15, five or more in a row）
expected-picture = .、X、O を並べた同じ長さの行が必要です
expected-position = 局面を指定してください（例：15 X Xh8 Oi9）
expected-game = 対局を指定してください（例：15 X: h8 i9）
expected-stone = X か O を指定してください
expected-topology = plane か torus を指定してください
expected-rule = freestyle/standard/renju/caro/standard-caro/omok を指定してください
expected-placement = anywhere か gravity を指定してください
expected-coordinates = numbers か letters を指定してください
expected-status = X to move、O to move、X wins、O wins、draw のいずれかを指定してください
expected-row-and-column = 行と列を指定してください（例：7,7）

## クアルト

quarto-unknown = 不明なコマンドです。使えるのは { $commands }
quarto-usage = コマンドの書き方：{ $usage }
quarto-number = 32 ビットの整数ではありません。コマンドの書き方：{ $usage }
quarto-no-such-piece = 駒の番号は 0 から 15 です
quarto-taken = 駒 { $piece } は残っていません
quarto-place-first = 駒 { $piece } が選ばれています。先に置いてください
quarto-select-first = 先に駒を選んでください
quarto-occupied = そこにはすでに駒 { $piece } があります

## 持ち時間・レベル・コンピュータ

player-unsupported = コンピュータはこのゲームに対応していません
clock-unknown = 持ち時間は none、一局 5m、加算つき 5m+3s、一手 10s/move のいずれかです
level-unknown = レベルは { $least } から { $most } の数です
low-memory = テーブルは { $wanted } ではなく { $got } です
player-failed = コンピュータに障害が起きました：{ $why }

## ファイルの問題

puzzle-id = 問題の ID は 0 から f の 16 桁です
puzzle-column = { $column } 桁目：{ $why }
puzzle-no-win = 解答では勝てません
puzzle-no-threat = その手では脅しが勝ちになりません
puzzle-rule = rule は 0 か 1 です（{ $rule } は不可）
puzzle-stones = 石：{ $why }
puzzle-to-move = to_move が手番の側ではありません
