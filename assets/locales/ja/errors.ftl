### ルール・対局・対局者のエラー。

## 反則手と棋譜

record-full = 棋譜に記録できる手数の上限に達しました
illegal-game-over = 対局は終了しています
illegal-no-pass = ここではパスできません
foul-double-four = 四々
foul-double-three = 三々
foul-overline = 長連
foul-is-double-three = { $cell } は三々です：{ $rows }。
foul-is-double-four = { $cell } は四々です：{ $rows }。
foul-is-overline = { $cell } は長連です：{ $rows }。
foul-five-first = { $cell } は禁手ではありません。五連が優先します：{ $rows }。
foul-five = { $cell } は禁手ではありません。五連ができます：{ $rows }。
foul-apparent = { $cell } は三々ではありません：{ $why }。
foul-none-omok = { $cell } は禁手ではありません。三が二つできません。
foul-none = { $cell } は禁手ではありません。三二つも四二つも六連もできません。
foul-is = { $cell }：{ $foul }
foul-is-none = { $cell }：禁手ではない
foul-of-side = { $side } にとって：{ $text }
foul-not-real = { $row } は三ではない（{ $reasons }）
foul-spoilt-five = { $cell } は五連になる
foul-spoilt-double-three = { $cell } 自体が三々になる
foul-spoilt-double-four = { $cell } は四々になる
foul-spoilt-overline = { $cell } は長連になる
foul-and = { $others }と { $last }
variant-rule-of-five = ルール { $rule } は、端があり石が落下しない盤での五連にだけ使えます
illegal-off-board = 盤の外です
illegal-occupied = そこにはすでに石があります
illegal-floating = 石は列のいちばん下の空きに落ちます
illegal-full-column = この列は埋まっています
move-illegal = { $number } 手目：{ $why }
move-no-cell = { $number } 手目：{ $name }：{ $why }

## 開局

opening-over = 開局は終了しています
opening-place-first = 先に石を置いてください
opening-decide-first = 先に選択してください
opening-declare-first = 先に五手目の候補の数を宣言してください
opening-offer-first = 先に五手目の候補をすべて提示してください
opening-pick-first = 先に五手目の候補から一つを選んでください
opening-zone-centre = 石は天元に置きます
opening-zone-inside = 石は中央の { $side }×{ $side } の中に置きます
opening-zone-outside = 石は中央の { $side }×{ $side } の外に置きます
opening-zone-anywhere = 石はどこにでも置けます
opening-no-such-choice = この選択肢は今は使えません
opening-number = 数は 1 から { $most } です
opening-offered-twice = この候補はすでに提示されています
opening-alike = この候補は { $other } と同じです：{ $motion }
opening-not-offered = この候補は提示されていません
motion-column = { $column } 列を軸に反転
motion-columns = { $left } 列と { $right } 列の間を軸に反転
motion-row = { $row } 行を軸に反転
motion-rows = { $upper } 行と { $lower } 行の間を軸に反転
motion-diagonal = { $from } から { $to } への斜線を軸に反転
motion-turned = { $degrees } 度回転
opening-unfit-torus = 開局規定 { $rule } には端のある盤が必要です
opening-unfit-gravity = 開局規定 { $rule } には石が落ちないゲームが必要です
opening-unfit-row = 開局規定 { $rule } には五連のゲームが必要です
opening-unfit-small = 開局規定 { $rule } には { $least }×{ $least } 以上の盤が必要です

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
expected-opening-rule = 開局規定を指定してください（例：free、swap2、taraguchi10）
expected-choice = keep、swap、place-two、offer-many のいずれかを指定してください
expected-renju-opening = 珠型を指定してください（例：D4、Kagetsu）

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
move-limit-unknown = 引き分けは full、leave-25、または { $least } から { $most } までの手数です
level-unknown = レベルは { $least } から { $most } の数です
engine-name = エンジン名は英字で始まり、{ $most } 文字までの英数字、-、_、. からなります
low-memory = テーブルは { $wanted } ではなく { $got } です
player-failed = コンピュータに障害が起きました：{ $why }
engine-missing = { $name } というエンジンはありません

## ファイルの問題

puzzle-id = 問題の ID は 0 から f の 16 桁です
puzzle-column = { $column } 桁目：{ $why }
puzzle-no-win = 解答では勝てません
puzzle-no-threat = その手では脅しが勝ちになりません
puzzle-rule = rule は 0、1、4、8、9 のいずれかです（{ $rule } は不可）
puzzle-stones = 石：{ $why }
puzzle-to-move = to_move が手番の側ではありません

## 友人との接続

link-address = { $text } は NAME、~USER、~USER/NAME、ssh://USER@MACHINE ではありません
link-name = { $text } は名前ではありません：{ $most } 字までの英数字と - と _（先頭の - は不可）
link-user = { $text } はユーザー名ではありません
link-machine = { $text } はマシン名ではありません
link-port = { $text } は 1 から 65535 のポートではありません
link-program = { $text } はプログラムのパスではありません
link-no-host = ここでは誰も待っていません。相手に実行してもらってください：{ $command }
link-already-hosting = すでに { $name } という名前で待っています
link-no-user = このマシンにユーザー { $user } はいません
link-no-group = このマシンにグループ { $group } はありません
link-not-folder = { $path } はリンクか、フォルダーではありません。削除してください
link-not-owner = { $path } は別のユーザーのものです
link-too-open = { $path } で他のユーザーの権限が広すぎます
link-impostor = { $path } で待っているのは別のユーザーです
link-no-identity = 接続元がわからないシステムなので、他のユーザーは許可できません
link-no-sockets = ローカルソケットのないシステムです。ssh:// のアドレスは使えます
link-no-command = GOMOKU_SSH にコマンドがありません
link-not-started = { $program } を起動できません：{ $why }
link-system = システムのエラー：{ $why }
link-closed = 接続が閉じられました
link-flood = 相手のプログラムの送信量が多すぎて読み切れません
link-does-not-read = 相手のプログラムが受信していません
link-says-nothing = 相手のプログラムが何も送ってきません
link-failed = 接続が切れました：{ $why }

## 友人との対局

friend-out-of-turn = この対局者の番ではありません
friend-no-position = そのような前の局面はありません
friend-no-end = 対局はここでそのように終われません
friend-full = 対局の記録が上限に達しています
