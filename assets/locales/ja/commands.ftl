### コマンド：ヘルプとパレットでの題名、画面の最終行の語、ヘルプの章、場面の名前。

## 盤の上

command-cursor = カーソルを動かす
command-side-edges = 左端または右端へ
command-end-edges = 上端または下端へ
command-place = 石を打つ。終局後は、もう一局
    .word = 打つ
command-save = 対局を保存
    .word = 保存
command-load = 保存した対局を読み込む
    .word = 読込
command-copy = 手順、または盤面の文字をコピー
command-copy-picture = 局面の画像をコピー
command-export = 画像として書き出す
command-resign = 投了
    .word = 投了
command-draw = 引き分けを提案
command-pass = パス
command-friends = 友人と対局
command-friends-accept = 選ぶ、または対局を受ける
    .word = 選択
command-say = 友人にメッセージを送る
    .word = 送信
command-connect = 友人に接続し直す
    .word = 接続
command-new-game = 新しい対局
    .word = 新規
command-even-game = 互角の対局（レート戦）
command-unrate = レート戦を普通の対局にする
command-games = 対局一覧：対局中と終了済み
command-explorer = 序盤データベース
command-learn = レッスン
command-puzzles = 問題
command-statistics = 統計：成績・精度・見落とし
command-engines = 他のエンジン：対局・追加
command-engine-log = エンジンのログ
command-undo = 一手戻す
    .word = 戻す
command-redo = 戻した手をやり直す
command-step = 前の手、次の手
    .word = 前後の手
command-ends = 最初の手、最後の手
command-next-branch = 次の変化
    .word = 変化
command-comment = 局面にコメントを付ける
command-promote = この変化を本譜にする
command-delete = この手以降を削除
command-editor = 局面を編集
command-scroll-text = 長いコメントをスクロール
command-autoplay = 対局を再生
command-analyse = エンジンで解析
    .word = 解析
command-review = 対局を検討
    .word = 検討
command-take-line = 読み筋を棋譜に加える
command-region = 勝つ着手、または受かる着手を表示
command-mistakes = 失着から学ぶ
    .word = 学ぶ
command-line-step = 解析の次または前の読み筋
command-hint = 段階ごとのヒント：場所、手段、着手、手順
    .word = ヒント
command-computer = コンピュータの側を選ぶ
command-level = コンピュータのレベル
    .word = レベル
command-first-level = コンピュータ同士のときの X のレベル
command-move-now = コンピュータにすぐ打たせる
    .word = すぐ打つ
command-pause = 時計かコンピュータ同士の対局を一時停止
    .word = 一時停止
command-expected = コンピュータの予想手順を表示
command-reset-score = スコアをリセット
command-type = 座標またはコマンドを入力
    .word = 入力
command-coordinates = 座標：数字・文字・なし
    .word = 座標
command-numbers = 手数の表示：最後の五手・すべて・なし
command-threats = 両者の狙いの点を表示
command-explain-point = この点が禁手かどうかの理由
command-forbidden = 禁手の点を表示
command-zoom = 盤を大きく、または小さく
command-dismiss = メッセージを閉じる、ヒントを取り消す
command-about = 情報：バージョン・ライセンス・ファイル
    .word = 情報
command-start = スタートメニューに戻る（対局は残る）
    .word = メニュー
command-settings = 設定
    .word = 設定
command-commands = コマンドパレット
    .word = コマンド
command-help-board = ヘルプ（F1 はどこでも使えます）
    .word = ヘルプ
command-quit = 終了
    .word = 終了

## コマンドバー

command-run = コマンドを実行
    .word = 実行
command-close = 閉じる
    .word = 閉じる

## 文字の入力中

command-text-move = カーソルを動かす
command-text-start = 先頭へ
command-text-end = 末尾へ
command-text-erase = 前の文字を削除
command-text-delete = 次の文字を削除
command-text-erase-more = 前の単語、前のすべてを削除

## 質問への答え

command-yes = はい
    .word = はい
command-no = いいえ
    .word = いいえ

## 開始メニュー

command-select = 選択
    .word = 選択
command-go = 選んだ項目を開く
    .word = 開く
command-menu-games = 対局一覧
command-menu-learn = 短いレッスンで学ぶ
command-menu-puzzles = 問題
command-menu-statistics = 自分の統計
command-menu-computer = コンピュータと新しい対局
command-menu-size = この大きさの盤で新しい対局
command-menu-rule = 新しい対局：ちょうど五連か、五連以上か
command-help = ヘルプ
    .word = ヘルプ

## 新しい対局のページ

command-begin = 対局を始める
    .word = 開始
command-row-change = 行を選ぶ、または値を変える
    .word = 変更
command-next-value = 次の値
    .word = 次へ
command-type-number = 大きさ、または数を入力
command-players = 対局者：人またはコンピュータ
    .word = 対局者
command-rule = 五目並べのルール：ちょうど五連か五連以上
    .word = ルール
command-opening = 開局規定：スワップ2、プロ、連珠の規定
    .word = 開局
command-load-with-players = この対局者で保存した対局を読み込む
command-back = 戻る
    .word = 戻る

## 対局の一覧

command-select-engine = エンジンを選ぶ
    .word = 選択
command-play-engine = このエンジンと新しく対局
    .word = 対局
command-add-engine = エンジンを追加
    .word = 追加
command-examine-engine = エンジンを検査
    .word = 検査
command-engine-time = 一手の時間を増減
    .word = 時間
command-analyst = このエンジンでも解析する／しない
    .word = 解析
command-remove-engine = エンジンを一覧から外す（先に確認します）
    .word = 外す
command-select-game = 対局を選ぶ
    .word = 選択
command-pages = 前のページ、次のページ
command-first-last = 最初または最後の対局へ
command-open-game = 対局を開く
    .word = 開く
command-filter = 一覧を絞り込む
    .word = 絞り込み
command-other-games = ファイルやフォルダの対局
    .word = ファイル
command-delete-game = 対局を削除（先に確認します）
    .word = 削除
command-games-back = 絞り込みを解除、または戻る
    .word = 戻る
## ファイルの選択

command-open-file = フォルダを開く、ファイルを読み込む
    .word = 開く
command-parent-folder = 上のフォルダへ（何も入力していないとき）
    .word = 上のフォルダ
command-enter-folder = 選んだフォルダを開く（何も入力していないとき）

## 対局の一覧の上の一行

command-done = 完了
    .word = 完了
command-discard = 入力を破棄
    .word = 破棄

## コメント欄

command-keep-comment = コメントを保存
    .word = 保存
command-new-line = 改行
    .word = 改行
command-lines = 前の行、次の行
command-first-last-line = 最初の行、最後の行
command-cancel = 変更を破棄
    .word = 取消

## 序盤データベース

command-play-selected = 選んだ手を打つ
    .word = 打つ
command-select-move = 手を選ぶ
    .word = 選択
command-reached = この局面になった対局
    .word = 対局
command-close-explorer = 序盤データベースを閉じる
command-open-pasted = 貼り付けた対局を開く
    .word = 開く
command-turn-rows = 行を反対側から数える
    .word = 行
command-swap-sides = 反対の側を先手にする
    .word = 手番
command-drop-pasted = 貼り付けた対局をやめる
    .word = やめる

## 設定

command-change-setting = 設定を選ぶ、または値を変える
    .word = 変更
command-erase-name = 名前の文字を削除

## コンピュータが持つ側の質問

command-computer-o = コンピュータが O を持つ
    .word = O
command-computer-x = コンピュータが X を持つ
    .word = X
command-computer-both = コンピュータが両方を持つ
    .word = 両方
command-computer-none = 二人対局
    .word = 二人
command-leave = 今のまま変えない
    .word = 取消

## 局面編集

command-take-position = この局面を使う
    .word = 決定
command-put-stone = 石を置く、または取り除く
    .word = 石
command-put-x = X を置く
    .word = X
command-put-o = O を置く
    .word = O
command-turn = 手番を替える
    .word = 手番
command-clear = 盤を空にする
    .word = 全消去
command-undo-change = 最後の変更を元に戻す
    .word = 元に戻す
command-redo-change = 変更をやり直す

## 問題

command-puzzle-place = 石を打つ。終わったら次の問題
    .word = 打つ
command-puzzle-hint = ヒント：勝ち方・石・手
    .word = ヒント
command-try-again = 誤った手を戻してもう一度
    .word = もう一度
command-solution = 解答を見る（不正解になります）
    .word = 解答
command-next-puzzle = 次の問題。未解決ならまた出題
    .word = 次へ
command-pause-run = タイムアタックを一時停止
    .word = 一時停止
command-solution-step = 解答の前または次の手
    .word = 前後の手
command-solution-ends = 解答の最初または最後
command-puzzle-back = メッセージを閉じる、または戻る
    .word = 戻る

## レッスン

command-select-lesson = レッスンを選ぶ
    .word = 選ぶ
command-first-last-lesson = 最初または最後のレッスン
command-begin-lesson = レッスンを始める
    .word = 始める
command-lesson-place = 石を置く。終わったら次のレッスン
    .word = 置く
command-lesson-hint = ヒント：石、着手
    .word = ヒント
command-restart-lesson = レッスンをやり直す
    .word = やり直す
command-next-lesson = 次のレッスン
    .word = 次へ
command-lesson-back = メッセージを閉じる、または一覧に戻る
    .word = 一覧

## ヘルプ

command-section = 次または前の章
    .word = 章
command-help-scroll = スクロール、次または前の章
    .word = スクロール
command-help-pages = すべての章を 1 ページずつ
command-section-ends = 章の最初または最後
command-close-help = ヘルプを閉じる
    .word = 閉じる

## コマンドパレット

command-select-page = 前のページ、次のページ
command-select-ends = 最初のコマンド、最後のコマンド
command-run-selected = コマンドを実行
    .word = 実行

## 文章のページ

command-page-ends = 先頭か末尾へ
command-scroll = スクロール
    .word = スクロール

## ウィンドウが小さすぎるとき

command-back-to-game = 対局に戻る

## どこでも

command-interrupt = ただちに終了
command-next-theme = 次のテーマ
command-themes = テーマを選ぶ
command-preview-theme = テーマを試す
    .word = 試す
command-theme-ends = 最初のテーマ、最後のテーマ
command-keep-theme = このテーマにする
    .word = 決定
command-restore-theme = 元のテーマに戻す
    .word = 戻る
command-redraw = 画面を描き直す
command-suspend = 中断（fg で再開）

## 二つのコマンドがある行の個々のコマンド：パレットでの題名

command-previous-move = 前の手
command-next-move = 次の手
command-first-move = 最初の手
command-last-move = 最後の手
command-scroll-text-down = 長いコメントを下へスクロール
command-scroll-text-up = 長いコメントを上へスクロール
command-next-line = 解析の次の読み筋
command-previous-line = 解析の前の読み筋
command-stronger = コンピュータのレベルを上げる
command-weaker = コンピュータのレベルを下げる
command-x-stronger = X のレベルを上げる
command-x-weaker = X のレベルを下げる
command-larger = 盤を大きく
command-smaller = 盤を小さく

## 特別な場面でのコマンドの語

word-rematch = もう一局
word-drop = 落とす
word-resume = 再開
word-again = もう一度
word-end-run = 終了
word-stop = 停止
word-new-puzzle = 新しい問題
word-first-game = 最初の対局

keys-arrows = 矢印

## ヘルプの章

section-move = 着手
section-game = 対局
section-computer = コンピュータ
section-look = 表示
section-words = コマンド
section-this-game = このゲーム

## 場面：ヘルプでの題名

context-board = 盤の上
context-everywhere = どこでも
context-menu = 開始メニュー
context-new-game = 新しい対局の設定
context-friends = 友人との対局
context-games = 対局の一覧
context-engines = エンジンの一覧
context-files = ファイルの選択
context-pasted = 貼り付けた対局で
context-line = 一覧の絞り込み、パスの入力
context-explorer = 序盤データベース
context-comment = コメントの入力
context-settings = 設定
context-editor = 局面編集
context-puzzle-page = 問題のページで
context-puzzles = 問題を解くとき
context-lessons = レッスンの一覧
context-lesson = レッスン中
context-question = 質問に答えるとき
context-computer = コンピュータの側を選ぶとき
context-bar = コマンドバー
context-text = 文字の編集
context-palette = コマンドパレット
context-themes = テーマを選ぶとき
context-help = このヘルプ
context-page = ページを読むとき
context-too-small = ウィンドウが小さすぎるとき

## コマンドパレット

palette-title = コマンド
palette-prompt = コマンド：
palette-none = その名前のコマンドはありません。
palette-shown = { $count } 件中 { $from } から { $to }
palette-new-game = 新しい対局：{ $game }

board-sizes = { $others } か { $last }

## コマンドバー：入力の誤り（句点なしの一文）

bar-unknown = 不明なコマンドです
bar-no-piece = 駒の番号は 0 から 15 です
bar-no-column = 列は 0 から { $last }、または A から { $letter } です
bar-too-much = このコマンドに引数はありません
bar-declare = 五珠の数を入力してください（例: declare 5）
bar-sides = コンピュータの側は x、o、both、none のいずれかです
bar-puzzles = 問題は { $names } です
bar-level = レベルは { $least } から { $most }、または X と O を 3,7 のように指定します
bar-game = ゲームは { $sizes } [standard]、connect4、tictactoe、quarto [4x4] [torus] です

## ヘルプのコマンドバー：それぞれの入力の働き（入力の順）

bar-help-cell = 7 行 7 列に打つ。H 列 8 行に打つ
bar-help-column = 3 列目に石を落とす。クアルトでは駒 3 を選ぶ
bar-help-save = 保存。FILE に保存
bar-help-load = 読み込み。FILE を読み込む
bar-help-copy = 手順、または盤面の文字をコピー
bar-help-copy-picture = 局面の画像をコピー（端末が対応していれば）
bar-help-export = 局面を FILE に描く：.svg か .png。.gif は全手順
bar-help-games = 自分の対局の一覧。ファイルやフォルダの対局
bar-help-explore = 序盤データベース
bar-help-new = 新しい対局。19x19 の対局。四目並べ
bar-help-standard = ちょうど五連で勝ちになる 19x19 の対局
bar-help-even = 自分のレベルのレート戦、普通の対局にする
bar-help-draw = 引き分けを提案
bar-help-opening = 開局での決定：手番、二つ追加、五珠の数
bar-help-pass = パス（ルールで認められる場合）
bar-help-fouls = カーソルの点を説明、禁手の点を表示
bar-help-keys = 投了、一手戻すなど、キーと同じ
bar-help-editor = 局面を編集
bar-help-analyse = 解析の開始または停止
bar-help-region = 勝ちの着手の表示を切り替える
bar-help-review = 対局を検討
bar-help-mistakes = 検討した対局の失着から学ぶ
bar-help-puzzles = 問題
bar-help-practise = 今日の一問、タイムアタック、テーマ
bar-help-solution = 問題で：解答を見る。次の問題
bar-help-step = 前の手。次の手
bar-help-ends = 最初の手。最後の手。次の変化
bar-help-branch = この変化を本譜にする。この手を削除
bar-help-comment = 局面にコメントを付ける
bar-help-friends = 友人と対局。接続し直す
bar-help-say = 友人にメッセージを送る
bar-help-sides = コンピュータの側を選ぶ
bar-help-level = コンピュータのレベルを設定。X と O のレベル
bar-help-theme = テーマを選ぶ。テーマを設定
bar-help-help = ヘルプ。終了

## [keys]（設定ファイルのキー）の誤り

keys-unknown-command = コマンド { $name } はありません。使えるのは { $names } です
keys-unknown-key = "{ $key }" はキーではありません（例："x"、"Space"、"F5"、"Ctrl-P"）
keys-twice = "{ $key }" を { $command } と { $other } の両方のキーにはできません
keys-reserved = "{ $key }" を { $command } のキーにはできません：「{ $title }」専用です
keys-lost = "{ $key }" は { $command } のキーになり、{ $other } のキーはなくなりました
keys-kept = "{ $key }" は { $command } のキーになり、{ $other } のキーは { $keys } だけです

## 情報のページ

about-licence = ライセンス
about-licences = MIT または Apache-2.0（いずれかを選択）。
about-files = ファイル
