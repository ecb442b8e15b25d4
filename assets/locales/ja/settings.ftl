### 設定のページ、テーマ。

language-name = 日本語

## 設定のページ
## 名前は一列に並び、値はその横に、選択中の設定の説明（.meaning）は上の一行に出る。

settings-title = 設定
settings-title-group = { $title }：{ $group }
settings-group-look = 表示
settings-group-terminal = 端末
settings-group-players = 対局者
settings-group-games = 新しい対局
settings-group-engine = エンジン
themes-title = テーマ
settings-language = 言語
    .meaning = プログラムの言語
settings-theme = テーマ
    .meaning = 配色のテーマ
settings-glyphs = 描画文字
    .meaning = 線、点（どの端末でも一桁幅）、ASCII 文字のいずれかで盤を描く
settings-coordinates = 座標
    .meaning = 盤の横に出る列と行の名前
settings-mouse = マウス
    .meaning = マウスで選択し、打つ。オフなら端末で文字列を選択できる
settings-animations = アニメーション
    .meaning = 石が落ち、勝ちの並びが明滅する
settings-bell = ベル
    .meaning = コンピュータが打ったときと、残り時間が少ないときに鳴らす
settings-window-title = タイトル表示
    .meaning = ウィンドウのタイトルに手番を表示する
settings-pictures = 画像表示
    .meaning = 端末が画像を表示できれば、石をなめらかに描く
settings-player-1 = 対局者 1
    .meaning = あなたの名前。コンピュータとの対局でも使う
settings-player-2 = 対局者 2
    .meaning = 二人目の対局者の名前
settings-level = レベル
    .meaning = 新しい対局でのコンピュータのレベル
settings-size = 盤の大きさ
    .meaning = 五目並べの新しい対局の盤
settings-rule = ルール
    .meaning = 自由ルール：五連以上で勝ち。標準ルール：ちょうど五連で勝ち
settings-opening = 開局規定
    .meaning = 新しい対局の開局規定。連珠の規定は連珠だけで使われます
settings-first = 先手
    .meaning = コンピュータとの対局での先手。抽選は二人の対局にも使う
settings-clock = 持ち時間
    .meaning = 新しい対局用：一局の時間、一手ごとの加算つき、または一手の時間
settings-draw-after = 引き分け
    .meaning = 新しい五目並べの対局が、勝者なしで引き分けになる時点
settings-foul = 禁手
    .meaning = 連珠とオモクで禁手を打った結果
settings-forbidden-points = 禁手の点
    .meaning = 連珠とオモクで打てない点に印を付ける
settings-save-format = 保存形式
    .meaning = s と拡張子のないファイルの形式。SGF はすべて残る
settings-threads = スレッド
    .meaning = レベル 9 と 10 でのコンピュータの探索スレッド数
settings-memory = メモリ
    .meaning = レベル 9 と 10 でのコンピュータのメモリ

## ページ上の値

settings-on = オン
settings-off = オフ
settings-auto = 自動：{ $value }
settings-default-name = （既定）
settings-glyphs-lines = 線
settings-glyphs-dots = 点
settings-glyphs-ascii = ASCII
settings-coordinates-numbers = 数字
settings-coordinates-letters = 文字
settings-coordinates-none = なし
settings-bell-never = 鳴らさない
settings-bell-your-turn = 自分の番になったとき
settings-rule-freestyle = 自由ルール
settings-rule-standard = 標準ルール
settings-rule-renju = 連珠
settings-rule-caro = カロ
settings-rule-standard-caro = 標準カロ
settings-rule-omok = オモク
settings-first-human = あなた
settings-first-computer = コンピュータ
settings-first-random = 抽選で決定
settings-draw-after-full = 盤が満杯
settings-draw-after-leave-25 = 空き 25 マス
settings-foul-refused = 打てない
settings-foul-loses = 負け
settings-save-format-sgf = SGF
settings-save-format-csv = CSV（石だけ）
settings-memory-size = { $number } MiB
settings-not-written = 保存できません（終了までは有効）：{ $why }

## 起動時の通知：設定ファイルを使えない

settings-problem = 設定を使えません：
settings-problem-end = ファイルは変更せず、既定値を使います。何かキーを押してください。

## 設定ファイルの誤り
## 設定の名前と値は、どの言語でも英語。

settings-mistake = { $line } 行 { $column } 桁：{ $message }
settings-unknown = 設定 { $name } はありません。使えるのは { $names }、[keys] です
settings-not-allowed = { $name } は { $allowed } にしてください（{ $written } は不可）
settings-not-allowed-long = { $name } は { $allowed } にしてください
settings-keys-table = keys は表にしてください：[keys]
settings-not-a-key = コマンドのキーは "x"、複数なら ["x", "F5"]、または "none" です
settings-renamed = { $old } の名前は { $new } に変わりました
settings-twice = { $old } の名前は { $new } になりました。両方の設定があるので、片方を消してください

## gomoku config がほかに知らせること

settings-note = settings.toml、{ $note }
settings-locale-mistake = { $file }、{ $line } 行目：{ $why }
settings-locale-mistakes = 翻訳に誤りが { $count } 件あります。誤りのあるメッセージは使いません

## 誤りの中に出る設定の値

settings-or = { $others } か { $last }
settings-range = { $least } から { $most } の数
settings-memory-range = "auto" か { $least } から { $most } の数（MiB）
settings-clock-values = "none"、一局 "5m"、加算つき "5m+3s"、一手 "10s/move" のいずれか
settings-draw-after-values = "full"、"leave-25"、または { $least } から { $most } までの手数
settings-theme-values = "auto" かテーマの名前（一覧は `gomoku themes`）
settings-language-values = "auto" か "en" や "de" などの言語タグ
settings-name-values = { $longest } 文字までの名前か ""（既定）

## テーマの誤り

theme-unknown = テーマ { $name } はありません
theme-circle = テーマ { $name } が自分自身を継承しています
theme-mistake = テーマ { $name }、{ $line } 行 { $column } 桁：{ $why }
theme-colour = "{ $text }" は色ではありません（例："#d63e54"）
