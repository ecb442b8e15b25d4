### ファイルと設定のエラーと注記。

## ファイル内の位置と問題

format-not-utf8 = UTF-8 ではありません
format-unknown = 対応していない棋譜形式です
foreign-archive = これは圧縮ファイルです。展開してから中の対局を開いてください
foreign-picture = これは画像で、対局ではありません
foreign-empty = このファイルには何も書かれていません
foreign-document = これは文書で、対局ではありません
foreign-database = これはほかのプログラムのデータベースです
foreign-settings = これは設定ファイルで、対局ではありません
foreign-chess = これはチェスの局面 (FEN) です
foreign-program = これはプログラムで、対局ではありません
foreign-web = これはウェブページで、対局ではありません
foreign-xml = これはほかのプログラムの XML ファイルです
foreign-json = これはほかのプログラムの JSON ファイルです
foreign-pgn = これはチェスの形式 PGN で、読み込めません。手順は貼り付けられます
foreign-yixin = これは Yixin が保存した対局で、読み込めません
format-no-game = ファイルに対局がありません
format-missing = ありません
format-not-built-in = このビルドではこの形式を読めません
format-other-game = 別のゲームのものです
format-out-of-turn = もう一方の手番です
format-not-a-cell = { $value } は盤上の点ではありません
format-not-a-number = { $value } は数ではありません
format-at-line = { $line } 行目：{ $why }
format-at-field = { $line } 行目、{ $field }：{ $why }
format-at-move = { $number } 手目：{ $why }
format-at-byte = バイト { $offset }：{ $why }
format-header = 先頭行は { $expected } でなければなりません
format-fields = 項目が { $expected } 個必要ですが、{ $found } 個でした
format-off-board = { $value } はどの盤でも範囲外です（0 から { $max }）
format-occupied = { $line } 行目ですでにこの点に石が置かれています
format-after-end = 終局後に石が置かれています
format-not-a-node = { $number } 番の手はありません
format-number-taken = { $number } 番の手が二つあります
format-too-small = { $size } の盤に五連は収まりません
format-not-a-ply = この対局に { $number } 手目はありません
format-too-large = ファイルが { $limit } バイトを超えています
format-unexpected = { $text } はここに書けません
format-no-value = { $name } に括弧で囲んだ値がありません
format-too-many-moves = ファイルの手数が多すぎます
format-size = { $value } は盤の大きさではありません
format-stray-row = この行は盤から離れています
format-row-number = { $value } は次の行の番号ではありません
format-row-missing = 行が { $value } で終わり、ほかの行がありません
format-other-size = 下に描かれた行は { $value } のものではありません
format-signs = { $value } はほかの記号と並べると意味がありません
format-board-open = 盤に終わりの DONE がありません
format-no-answer = この行の前にエンジンの着手がありません

## 形式

format-csv = CSV
format-sgf = SGF
format-psq = Piskvork .psq
format-rec = Piskvork .rec
format-position = 局面テキスト
format-script = クアルトのスクリプト
format-journal = ジャーナル
format-rif = RenjuNet .rif
format-yxdb = Yixin .db
format-pos = .pos
format-openings = 開局リスト
format-lib = RenLib .lib

## 形式で保存できないもの

unwritable-script = クアルトのスクリプトに保存できるのはクアルトの対局だけです
unwritable-journal = 進行中の対局のジャーナルはプログラムが自動で書きます
unwritable-only-read = { $format } は読み込み専用で、保存はできません
unwritable-lib = RenLib のライブラリには 15x15 の盤の対局だけを保存できます
lib-no-header = RenLib のライブラリではありません
lib-version = RenLib のライブラリのバージョン { $value } には対応していません
lib-pass = パスはできません
lib-no-move = 石のないマスの後に手が続いています
unwritable-quarto = { $format }形式ではクアルトの対局を保存できません
lost-game = 盤とルール
lost-start = 開始局面
lost-order = 着手の順序
lost-other-moves = 変化と取り消した手
lost-result = 結果
lost-reason = 結果の理由
lost-players = 対局者
lost-date = 日付
lost-times = 時間
lost-comments = コメント
lost-marks = 印
lost-evaluations = 評価値
lost-hints = ヒント
lost-others = ほかのプログラムのデータ
format-not-held = { $format }形式では次のものを保存できません：{ $parts }。

## 個々の形式

csv-player = { $value } は 0 でも 1 でもありません
csv-negative = { $value } は負の数です
script-start = 先頭行は start standard か start torus でなければなりません
script-command = select か place を指定してください
sgf-game = { $value } は別のゲームです
sgf-board = { $value } は別の盤で打つゲームです
sgf-pass = このゲームにパスはありません
sgf-repeated = 同じ手への注釈が多すぎます
sgf-late-setup = 初手の後に石を配置することはできません
sgf-go = これは囲碁の対局です
journal-game = { $value } はゲームではありません
journal-side = { $value } は x でも o でもありません
journal-player = { $value } は対局者 1 でも 2 でもありません
journal-level = { $value } はレベルではありません
journal-participant = { $value } は person でも computer でもありません
journal-piece = { $value } は駒ではありません
journal-nothing-to-undo = 取り消せる手がありません
journal-clock = { $value } は持ち時間ではありません
journal-nothing-to-redo = やり直せる手がありません
journal-date = { $value } は日付ではありません
journal-version = { $value } はこの形式のバージョン 1 でも 2 でもありません
journal-line = { $value } で始まる行はジャーナルにはありません
journal-not-at-start = これは初手より前に書く必要があります

## 読み込んだファイルの注記

remark-taken-for = ファイルに盤の指定がないため、{ $width }x{ $height } とみなします
remark-no-order = ファイルに着手の順序がありません
remark-rows-from-bottom = 行は下から数えます
remark-rows-from-top = 行は上から数えます
remark-other-games = ファイルにある { $games } 局のうちの最初の対局です
remark-unknown-rule = ルール { $rule } は不明なため、自由ルールとみなします
remark-says-go = ファイルには囲碁とありますが、五目並べとして読み込みます
remark-says-other = ファイルには別のゲーム（GM { $number }）とありますが、五目並べとして読み込みます
remark-pass = パスを 1 回省きました。このゲームにパスはありません
remark-passes = パスを { $count } 回省きました。このゲームにパスはありません
remark-several = { $name } に値が複数あるため、最初のものを読み込みます
remark-result-does-not-fit = 結果 { $result } は盤面と合いません
remark-unknown-result = 結果 { $result } は一部を解釈できません
remark-variation-cut = 変化を、打てない手の手前で打ち切りました（{ $why }）
remark-variations-cut = { $count } 個の変化を、打てない手の手前で打ち切りました（最初：{ $why }）
remark-not-in-tables = ファイルの表に { $names } がありません
remark-from-centre = マスは盤の中央から数えます
remark-encoding-guessed = ファイルが UTF-8 ではなく、ほかの既知の文字コードの記載もないため、{ $encoding } とみなします
remark-encoding = 文字コードは { $encoding } です
remark-damaged-letters = 一部の文字は { $encoding } ではないため � に置き換えました
encoding-unknown = 不明な文字コードです。例: UTF-8、windows-1251、Shift_JIS、GBK
remark-text-outside = 対局の外にある文字列は無視しました
remark-not-closed = 対局の終わりがありません
remark-sign-first = { $sign } が先手です
remark-sign-second = { $sign } が後手です
remark-signs = { $first } が先手、{ $second } が後手です
remark-free-sign = { $sign } を空点として読みます
remark-unknown-sign = { $line } 行目：{ $sign } を空点として読みます
remark-proposed = 盤上の数字は打たれていない手です
remark-last-board = テキストにある { $boards } 個の盤の最後です
remark-passed-over = 読まなかったもの：{ $parts }
remark-rows-first = 数字の組は行と列です（左上が 0）
passed-times = 時間
passed-evaluations = 評価値
passed-comments = コメント
passed-judgements = 評価記号
passed-numbers = 手数ではない数字
passed-protocol = プロトコルのほかの行
passed-others = ほかのデータ
remark-skipped-one = { $line } 行目の { $text } は理解できず、省きました
remark-skipped = { $count } か所を理解できず、省きました（最初は { $line } 行目の { $text }）
remark-odd-time = { $line } 行目の時間はミリ秒の数ではありません
remark-stopped = 対局は続けられない所まで表示します（{ $why }）
remark-end-number = 対局は番号 { $number } で終わっており、どちらの勝ちかは分かりません
yxdb-end = ファイルがレコードの途中で終わっています
yxdb-frame = 圧縮データが壊れています
