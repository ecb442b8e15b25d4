### 画面上の対局：対局者・状態・メッセージ・拒否。

## 言葉の列挙

list-comma = 、
list-and = { $others }、{ $last }
list-semicolon = ／
between-sentences = { "" }

## ゲームとルール（見出しとメニュー用）

game-gomoku = 五目並べ
game-renju = 連珠
game-caro = カロ
game-omok = オモク
game-connect-four = 四目並べ
game-tic-tac-toe = 三目並べ
game-quarto = クアルト
game-of-row = { $row }目並べ
game-on-board = { $game } { $board }
game-quarto-torus = クアルト（トーラス）
game-with-rules = { $game } { $rules }
board-torus = { $size } トーラス
row-length = { $length ->
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
    [11] 十一
    [12] 十二
   *[other] { $length }{ " " }
}
rule-in-a-row = { $row }連
rule-or-more = { $row }連以上
    .short = { $row }連以上
rule-exactly = ちょうど{ $row }連
    .short = ちょうど{ $row }連
rule-renju = X はちょうど五連、禁手あり
    .short = 連珠（禁手あり）
rule-caro = 両端が止められていない五連、またはそれ以上
    .short = カロ
rule-standard-caro = ちょうど五連、両端が止められていないこと
    .short = 標準カロ
rule-omok = ちょうど五連、三々は禁止
    .short = オモク
decision-keep = 手番はそのまま
decision-swap = 手番を交代
decision-place-two = さらに二手置く
decision-offer-many = 五手目を十か所
decision-declare = { $count ->
   *[other] 五手目を { $count } か所と宣言
}
decision-offer = 五手目に { $cell } を提示
opening-rule-free = 自由
    .meaning = 開局規定なし：一手目から交互に打つ
opening-rule-swap = スワップ
    .meaning = 対局者 1 が三石を置き、対局者 2 が手番を選ぶ
opening-rule-swap1 = スワップ（一石）
    .meaning = 対局者 1 が一石を置き、対局者 2 が手番を選ぶ
opening-rule-swap2 = スワップ2
    .meaning = スワップと同じ、または 2 が二石足して 1 が選ぶ
opening-rule-pro = プロ
    .meaning = 一手目は天元、三手目は中央の 5×5 の外
opening-rule-longpro = ロングプロ
    .meaning = 一手目は天元、三手目は中央の 7×7 の外
opening-rule-rif = RIF
    .meaning = 26 の珠型の一つ、交代、五手目の候補は二つ
opening-rule-yamaguchi = 山口
    .meaning = RIF と同じで、五手目の候補の数を 1 が宣言
opening-rule-soosyrv8 = ソーソロフ8
    .meaning = RIF と同じで、四手目に候補を 8 つまで宣言
opening-rule-taraguchi10 = タラグチ10
    .meaning = 毎手ごとに交代可、五手目は一つか候補十か所
opening-rule-tarannikov = タランニコフ
    .meaning = 広がる四角の中に五手、毎手ごとに交代可
opening-rule-sakata = 坂田
    .meaning = 26 の珠型の一つ、さらに二石、そして交代
opening-name = { $code } { $kanji }
rule-alike = 同じ特徴の四連
    .short = 同じ特徴の四連
rule-stones-fall = 石は落下

## 対局者

player-computer = コンピュータ
player-you = あなた
player-one = 対局者 1
player-two = 対局者 2
player-at-level = { $name }（レベル { $level }）
player-letter = { $letter }（{ $name }）
player-level = { $name }（レベル { $level }）
player-level-letter = { $letter }（{ $name }、レベル { $level }）
player-only-level = レベル { $level }

## 対局の組み合わせ：メニューの一行、またはメッセージの一文（句点なし）

lineup-persons = 二人対局
    .short = 二人対局
lineup-persons-random = 二人で対局、X は抽選
    .short = X は抽選
lineup-you-x = { $level ->
    [none] あなたが X、コンピュータが O
   *[other] あなたが X、コンピュータ（レベル { $level }）が O
}
    .short = { $level ->
        [none] X：あなた、O：COM
       *[other] X：あなた、O：レベル { $level }
    }
lineup-you-o = { $level ->
    [none] コンピュータが X、あなたが O
   *[other] コンピュータ（レベル { $level }）が X、あなたが O
}
    .short = { $level ->
        [none] X：COM、O：あなた
       *[other] X：レベル { $level }、O：あなた
    }
lineup-random = { $level ->
    [none] コンピュータと対局、X は抽選で決定
   *[other] コンピュータ（レベル { $level }）と対局、X は抽選で決定
}
    .short = { $level ->
        [none] X は抽選
       *[other] X は抽選、レベル { $level }
    }
lineup-computers = { $second ->
    [none] コンピュータ同士の対局
   *[other] コンピュータ同士：X はレベル { $first }、O はレベル { $second }
}
    .short = { $second ->
        [none] コンピュータ同士
       *[other] X：{ $first }、O：{ $second }（レベル）
    }
lineup-you-x-engine = あなたが X、{ $name } が O
    .short = X：あなた、O：{ $name }
lineup-you-o-engine = { $name } が X、あなたが O
    .short = X：{ $name }、O：あなた
lineup-random-engine = { $name } と対局、X は抽選で決定
    .short = X は抽選、{ $name }
lineup-engines = X：{ $first }、O：{ $second }
lineup-begins = { $lineup }。{ $begins }
lineup-opening = { $lineup }；開局：{ $opening }
begins-you = あなたが先手です。
begins-computer = コンピュータが先手です。
begins-player = { $player } が先手です。
lot-drawn = { $who ->
    [you] 抽選の結果、あなたが先手です。
   *[other] 抽選の結果、{ $player } が先手です。
}
rated-begun = レート戦：レベル { $level }（{ $rating }）、あなた { $own } +-{ $deviation }。ヒントなし。
rated-first = { $who ->
    [you] あなたが先手です。
    [computer] コンピュータが先手です。
   *[other] { $player }が先手です。
}
rating-changed = レート { $before } -> { $after }（+-{ $deviation }）。次の互角はレベル { $level } です。
unrated = この対局はもうレートに数えません。
rating-not-read = レートを読み込み中です。少し待ってください。

## コンピュータが持つ側の質問（キーの上に表示）

sides-question = コンピュータはどちらを持ちますか？ここにレベルはありません。
    .short = COM：o は O、x は X、b 両方、p なし
sides-question-level = コンピュータ（レベル { $level }）はどちらを持ちますか？
    .short = COM（レベル { $level }）：o は O、x は X、b 両方、p なし
sides-question-levels = コンピュータ（レベル { $first } と { $second }）はどちらを持ちますか？
    .short = COM（レベル { $first }、{ $second }）：o は O、x は X、b 両方、p なし
sides-question-engine = { $name } はどちらを持ちますか？
    .short = { $name }：o は O、x は X、b 両方、p なし
sides-question-engines = X：{ $first }、O：{ $second }。どちらを任せますか？
    .short = X { $first }、O { $second }：o は O、x は X、b 両方、p なし

## 表示中の局面

move-of = { $number ->
    [0] 開始局面（全 { $total } 手）
   *[other] { $number } 手目（全 { $total } 手）
}
state-at = { $place }、{ $state }

## 対局の状態（状態行、句点なし）

to-move = 手番：{ $player }
to-move-paused-key = { $key ->
    [none] 手番：{ $player }、一時停止中
   *[other] 手番：{ $player }、一時停止中（{ $key } で再開）
}
to-move-paused = 手番：{ $player }、一時停止中
thinking = { $player }：思考中
thinking-move-now = { $key ->
    [none] コンピュータは考えています。
   *[other] { $key } で今すぐ指させます。
}
thinking-time = { $player }：思考中、{ $time }
thinking-depth = { $player }：思考中、{ $time }、深さ { $depth }
thinking-nodes = { $player }：思考中、{ $time }、深さ { $depth }、{ $nodes } ノード
to-select = { $player }：相手に渡す駒を選択
    .short = { $player }：駒を選択
to-place = { $player }：駒 { $number } { $piece } を配置（{ $attributes }）
    .short = { $player }：{ $number } { $piece } 配置
won = { $who ->
    [you] あなたの勝ち
   *[other] 勝者：{ $player }
}
won-by-row = { $who ->
    [you] あなたの勝ち：{ $row }連
   *[other] 勝者：{ $player }、{ $row }連
}
won-by-rows-at = { $who ->
    [you] あなたの勝ち：{ $row }連、{ $rows }
   *[other] 勝者：{ $player }、{ $row }連、{ $rows }
}
row-from-to = { $from } から { $to }
won-by-fours = { $who ->
    [you] あなたの勝ち、{ $fours }
   *[other] 勝者：{ $player }、{ $fours }
}
four-alike = 同じ特徴の四連（{ $attributes }）
four-alike-at = 同じ特徴の四連（{ $attributes }）：{ $cells }
won-by-resignation = { $who ->
    [you] あなたの勝ち：相手の投了
   *[other] 勝者：{ $player }、相手の投了
}
won-on-time = { $who ->
    [you] あなたの勝ち：相手の時間切れ
   *[other] 勝者：{ $player }、相手の時間切れ
}
won-by-forfeit = { $who ->
    [you] あなたの勝ち：相手の反則または棄権
   *[other] 勝者：{ $player }、相手の反則または棄権
}
won-by-foul = { $foul ->
    [double-three] { $loser } の三々
    [double-four] { $loser } の四々
   *[overline] { $loser } の長連
}：{ $who ->
    [you] あなたの勝ち
   *[other] 勝者は { $player }
}
drawn-full = 引き分け：盤が埋まりました
drawn-passed = 引き分け：双方がパスしました
drawn-placed = 引き分け：駒をすべて置きました
drawn-agreed = 合意による引き分け
drawn-limit = 引き分け：手数の上限 { $number } に達しました
    .short = 引き分け：手数の上限に達しました
void = この対局は無効です

## パネルがないときの状態行

status-torus = トーラス
score-drawn = { $score }、引き分け { $drawn }
setting-up = 局面編集：{ $counts }

## クアルトの駒の特徴

piece-black = 黒
piece-white = 白
piece-square = 四角
piece-round = 丸
piece-small = 小
piece-large = 大
piece-hollow = 穴あり
piece-solid = 穴なし
legend-square = 四角
legend-round = 丸
legend-large = 大
legend-small = 小
legend-solid = 穴なし
legend-hollow = 穴あり
legend-black = 黒
legend-white = 白
piece-to-place = { $number } を配置

## 数

stones = 石 { $number } 個
moves = { $number } 手
seconds = { $seconds } 秒
percent = { $number }%

## 盤の横のパネル

panel-game = 第 { $number } 局
panel-game-rated = 第 { $number } 局、レート戦
panel-to-move = 手番
panel-wins = { $who ->
    [you] 勝ち
   *[other] 勝ち
}
panel-selects = 駒を選択
panel-places = 駒を配置
panel-move = { $number ->
    [0] 最初の手
   *[other] { $number } 手目
}
panel-after = { $number } 手まで
panel-pieces = 駒
panel-review = 検討
panel-comment = コメント
text-more = あと { $number } 行{ $key ->
    [none] {""}
   *[other] ：{ $key }
}
text-above = 上に { $number } 行{ $key ->
    [none] {""}
   *[other] ：{ $key }
}
refusal-text-fits = ここの文章はすべて表示されています。
panel-messages = メッセージ
panel-computer = コンピュータ
panel-time = 時間
panel-depth = 深さ
panel-value = 評価
panel-line = 読み筋
panel-nodes = ノード
panel-end = { $state }。
panel-hints = { $count ->
   *[other] ヒント { $count } 回
}
panel-rematch = { $key }：もう一局（X と O を交代）
    .short = { $key }：もう一局
board-paused = 一時停止中

## ウィンドウのタイトル

title-your-move = { $game }：あなたの番
title-to-move = { $game }：手番 { $player }
title-thinking = { $game }：コンピュータ思考中
title-computers-move = { $game }：コンピュータの番
title-computers = { $game }：コンピュータ同士の対局
title-won = { $who ->
    [you] { $game }：あなたの勝ち
    [computer] { $game }：{ $player }の勝ち
   *[other] { $game }：{ $player } の勝ち
}
title-draw = { $game }：引き分け
title-void = { $game }：無効

## 着手についてのメッセージ

undo-moves = 手を戻しました：{ $cells }。
redo-moves = やり直しました：{ $cells }。
undo-piece = 駒を袋に戻しました：{ $number } { $piece }。
redo-piece = 駒を選び直しました：{ $number } { $piece }。
undo-end = 対局を続けます。
undo-pass = パスを取り消しました。
redo-pass = パスをやり直しました。
undo-decision = 決定を取り消しました。
redo-decision = 決定をやり直しました。
undo-time = 時計なしで対局を続けます。
draw-offered = 引き分けを提案しました。コンピュータが検討しています。
draw-accepted = コンピュータは引き分けに応じました。
draw-refused = コンピュータは引き分けを断りました。
draw-too-early = コンピュータは断りました。引き分けにはまだ早すぎます。
draw-declined = { $player }は引き分けを断りました。
study-from-here = ここからは研究です。両方の手を打て、元の対局は残ります。
branch-promoted = この変化を本譜にしました。
deleted = 削除しました。
comment-saved = コメントを保存しました。
comment-deleted = コメントを削除しました。
thoughts-shown = コンピュータの予想手順を表示します。
thoughts-hidden = コンピュータの予想手順を隠します。
theme-changed = テーマ：{ $name }。

## コンピュータとヒントについてのメッセージ

lineup-is = { $lineup }。
lineup-changed = { $lineup }。スコアはリセットされました。
hint = ヒント：{ $cell }。
hint-reason = ヒント：{ $reason }
hint-where = ヒント：{ $kind ->
    [win] 勝てます。
    [stop] 止める手が必要です。
    [build] 形を作りましょう。
   *[unknown] { "" }
}{ $region ->
    [top-left] 盤の左上を見てください。
    [top] 盤の上を見てください。
    [top-right] 盤の右上を見てください。
    [left] 盤の左を見てください。
   *[centre] 盤の中央を見てください。
    [right] 盤の右を見てください。
    [bottom-left] 盤の左下を見てください。
    [bottom] 盤の下を見てください。
    [bottom-right] 盤の右下を見てください。
    [bag] 残りの駒を見てください。
}
hint-by = ヒント：{ $by ->
    [five] 五連を作る。
    [stop-four] 四を止める。
    [open-four] 達四か四々。
    [foul] 禁手でしか止められない四。
    [four-three] 四三。
    [win-fours] 四追い勝ち。
    [win-threes] 追い詰め。
    [win-quiet] 静かな手で勝つ。
    [stop-three] 三を止める。
    [stop-double] 二重の狙いを止める。
    [two-threes] 三々。
    [stop-fours] 四追い勝ちを防ぐ。
    [three] 三。
    [four] 四。
    [delay] 負けを遅らせる。
    [several] 複数の方向に広げる。
    [take] 相手のほしい点を占める。
    [closed-three] 剣先。
    [open-two] 二。
    [row] 列を完成させる。
    [block] 列を止める。
    [win] 必ず勝てる手。
    [losing-piece] 残りのどの駒も列を完成させます。
    [safe-piece] 列を完成させない駒を渡す。
    [draw] 引き分けを保つ。
   *[quiet] 静かな手。
}
hint-line = ヒント：{ $moves }
hint-search = ヒントを探しています
hint-search-progress = ヒントを探しています：{ $time }、深さ { $depth }
hint-failed = ヒントが見つかりません：{ $why }。
computer-illegal = コンピュータの手は打てない手です：{ $why }。
computer-failed = { $key ->
    [none] コンピュータが打ちませんでした：{ $why }。
   *[other] コンピュータが打ちませんでした：{ $why }。{ $key } で再試行します。
}
out-of-memory = コンピュータのメモリが足りません：{ $why }。
score-reset = スコアをリセットしました。
score-of-another-game = ゲームが変わったため、スコアをリセットしました。

## ファイルについてのメッセージ

saved = 対局を保存しました：{ $stones }、{ $path }。
    .short = 対局を保存しました。
saved-earlier = 前の対局を保存しました：{ $stones }、{ $path }。
    .short = 前の対局を保存しました。
save-lossy = { $lost }それでも保存しますか？(y/n) :s { $file } ならすべて残ります。
    .short = { $lost }保存しますか？(y/n)
save-failed = 対局を保存できません：{ $why }（{ $path }）。
    .short = 保存できません：{ $why }（{ $path }）。
save-earlier-failed = 前の対局を保存できません：{ $why }（{ $path }）。
    .short = 前の対局を保存できません：{ $why }（{ $path }）。
loaded = 対局を読み込みました：{ $stones }、{ $path }。
    .short = 対局を読み込みました。
loaded-remarks = 対局を読み込みました：{ $stones }、{ $path }（{ $remarks }）。
loaded-no-board = { $board } とみなします：ファイルに盤の指定がありません
loaded-on-board = { $board } の盤に対局を読み込みました：ファイルに盤の指定がありません。
pasted = 貼り付けました：{ $what }。
pasted-remarks = 貼り付けました：{ $what }（{ $remarks }）。
paste-failed = 文字列を貼り付けられません：{ $why }。
paste-too-long = 文字列を貼り付けられません：{ $bytes } バイトを超えています。
paste-title = 貼り付けた対局
paste-ask-rows = 1 行目は盤の反対側ですか？ { $key } を押してください。
paste-ask-sides = 反対の側が先手ですか？ { $key } を押してください。
paste-no-choice = この対局でほかに選べるものはありません。
study-opened = { $game }：{ $file } の第 { $number } 局、{ $moves } 手。研究として開きました。
    .short = 研究として開きました：ファイルは変更されません。
study-remarks = 注記：{ $remarks }。
resumed-lineup = 対局を再開しました（{ $stones }）。{ $lineup }。
resumed-finished = この対局は終了しています（{ $stones }）。
resumed-copy = この対局は別の場所で開かれているため、これは写しです（{ $stones }）。
resumed-damaged = ファイルが壊れています：{ $why }。これは読めた部分の写しです（{ $stones }）。
    .short = これは読めた部分の写しです（{ $stones }）。
copied-moves = コピーしました：{ $number } 手。
copied-board = コピーしました：盤面（{ $stones }）。
copy-no-clipboard = この端末では、プログラムからクリップボードを使えません。
copied-picture = コピーしました：局面の画像。
copy-no-pictures = この端末では画像をコピーできません。E でファイルに書き出せます。
copy-picture-refused = 端末は画像をクリップボードに入れませんでした。
delete-failed = 対局を削除できません：{ $why }（{ $path }）。
    .short = 削除できません：{ $why }（{ $path }）。
open-cancelled = 読み込みの途中で移動したため、対局を開きませんでした（{ $path }）。
moves-kept-elsewhere = 着手の記録先は { $path } です：{ $why }。
moves-not-kept = 着手が記録されていません：{ $why }。
attempt-not-written = 問題の結果を保存できません：{ $why }。
puzzles-not-kept = 問題を保存できません：{ $why }。
puzzles-not-read = 問題を読み込めません：{ $why }。
puzzles-damaged = { $others ->
    [0] 読み飛ばしました：{ $first }。
   *[other] 読み飛ばしました：{ $first }、ほか { $others } 件。
}
no-shell = 戻り先のシェルがありません。
start-writing = 編集中の内容を先に確定するか取り消してください。

## y と n で答える質問

unrate-question = 普通の対局にしますか？レートに数えなくなります。（y/n）
    .short = 普通の対局にしますか？（y/n）
rated-leave-question = レート戦を離れますか？対局は残り、終局したときに数えます。（y/n）
    .short = レート戦を離れますか？（y/n）
resign-question = 投了しますか？（y/n）
resign-as-question = { $player }が投了しますか？（y/n）
draw-question = { $player }が引き分けを提案しています。受けますか？（y/n）
delete-question = { $number ->
    [1] この手を削除しますか？（y/n）
   *[other] この局面以降の { $number } 手を削除しますか？（y/n）
}
    .short = { $number ->
        [1] この手を削除しますか？（y/n）
       *[other] { $number } 手を削除しますか？（y/n）
    }

## 拒否：今はそのコマンドを使えない

refusal-game-over = { $key ->
    [none] 対局は終了しています。
   *[other] 対局は終了しています。{ $key } でもう一局打てます。
}
refusal-over = 対局は終了しています。
refusal-paused = { $key ->
    [none] 対局は一時停止中です。
   *[other] 対局は一時停止中です。{ $key } で再開します。
}
refusal-thinking = { $key ->
    [none] コンピュータが考えています。
   *[other] コンピュータが考えています。{ $key } ですぐに打たせます。
}
refusal-computers-turn = { $key ->
    [none] コンピュータの番です。
   *[other] コンピュータの番です。{ $key } で打たせます。
}
refusal-player-thinks = { $key ->
    [none] { $player }が考えています。
   *[other] { $player }が考えています。{ $key } ですぐに打たせます。
}
refusal-players-turn = { $key ->
    [none] { $player }の番です。
   *[other] { $player }の番です。{ $key } で打たせます。
}
refusal-occupied = そこにはすでに石があります。
refusal-full-column = この列は埋まっています。
refusal-illegal = その手は打てません：{ $why }。
refusal-input = 無効な入力です。もう一度：{ $why }
refusal-study = これは研究です。両方の手を打てます。
rated-no-hints = ヒントなし
rated-no-undo = 待ったなし
rated-no-analysis = 解析なし
rated-no-explorer = 定石データベースなし
rated-no-players = 対局者は変えられません
rated-no-hurry = コンピュータを急がせられません
refusal-rated = { $key ->
    [none] これはレート戦です：{ $what }。
   *[other] これはレート戦です：{ $what }。{ $key } で普通の対局になります。
}
refusal-rated-over = レート戦は終局したので、手は変えられません。
refusal-not-rated = これはレート戦ではありません。
refusal-resign = { $key ->
    [none] コンピュータは投了しません。
   *[other] コンピュータは投了しません。{ $key } で新しい対局を始めます。
}
refusal-draw-turn = 引き分けを提案できるのは自分の番だけです。
refusal-draw-early = 引き分けを提案できるのは二手目のあとです。
refusal-draw-twice = この手番ではもう引き分けを提案しました。
refusal-draw-computers = { $key ->
    [none] コンピュータは引き分けを提案しません。
   *[other] コンピュータは引き分けを提案しません。{ $key } で新しい対局を始めます。
}
refusal-draw-engine = ほかのエンジンは引き分けの提案に応じません。
refusal-undo = 戻す手がありません。
refusal-redo = やり直せる手がありません。
refusal-copy = コピーするものがありません。
refusal-marks = { $game }では使えません。
refusal-fouls = { $game }に禁手はありません。
refusal-pause = 一時停止できるのは、時計のある対局とコンピュータ同士の対局だけです。
refusal-hint-turn = ヒントを使えるのは自分の番だけです。
refusal-hints = このゲームのヒントは { $from }x{ $from } から { $to }x{ $to } の盤で使えます。
refusal-no-engine = 他のエンジンは対局していません。{ $key } で一覧を開きます。
refusal-not-thinking = コンピュータは考えていません。
refusal-no-levels = このゲームのレベルは { $from }x{ $from } から { $to }x{ $to } の盤にあります。
refusal-no-side = { $key ->
    [none] コンピュータはどちらも持っていません。
   *[other] コンピュータはどちらも持っていません。{ $key } で持たせます。
}
refusal-one-computer = { $key ->
    [none] 打っているコンピュータは一方だけです。
   *[other] 打っているコンピュータは一方だけです。{ $key } でレベルを上げます。
}

## 最後の言葉：画面の終了後に「gomoku: 」に続けて端末に出る（句点なし）

disk-not-synced = ディスクが遅いため、停電時に最後の数手が失われるおそれがあります
disk-moves = ディスクが遅いため、最後の数手が保存されていない可能性があります
disk-game = ディスクが遅いため、対局が保存されていない可能性があります（{ $path }）
disk-setting = ディスクが遅いため、設定が保存されていない可能性があります
disk-attempt = ディスクが遅いため、問題の結果が保存されていない可能性があります
disk-lesson = ディスクが遅いため、レッスンの終了が保存されていない可能性があります
disk-puzzles = ディスクが遅いため、対局から作った問題が保存されていない可能性があります
save-failed-late = 対局を保存できませんでした：{ $why }（{ $path }）
terminal-no-thread = スレッドを開始できません
terminal-no-signals = シグナルを処理できません
terminal-unusable = 端末を使えません
terminal-unreadable = 端末から読み取れません
terminal-lost = 端末との接続が切れました
terminal-ending = プログラムはまもなく終了します

## ウィンドウ

window-too-small = { $needed } が必要です（現在 { $size }）。

## Pictures of the board

picture-still = PNG は動きません。GIF か SVG を使ってください
picture-encoding = 画像を符号化できません
exported = { $path } に書き出しました
export-failed = { $path } に書き出せません：{ $why }。
export-format = .svg、.png、.gif で終わるファイル名を指定してください

## The opening

opening-place = { $who ->
    [you] あなたが{ $number }手目（{ $stone }）を打ちます
   *[other] { $player }が{ $number }手目（{ $stone }）を打ちます
}{ $zone ->
    [centre] （中央）
    [inside] （中央の{ $side }x{ $side }の中）
    [outside] （中央の{ $side }x{ $side }の外）
   *[anywhere] {""}
}
opening-decide = { $who ->
    [you] あなたが決めます
   *[other] { $player }が決めます
}
opening-declare = { $who ->
    [you] あなたが五珠の提示数（1～{ $most }）を宣言します
   *[other] { $player }が五珠の提示数（1～{ $most }）を宣言します
}
opening-offer = { $who ->
    [you] あなたが五珠を提示します：{ $number } / { $count }
   *[other] { $player }が五珠を提示します：{ $number } / { $count }
}
opening-pick = { $who ->
    [you] あなたが{ $count }個の五珠から選びます
   *[other] { $player }が{ $count }個の五珠から選びます
}
option-keep = { $side }のまま
    .word = { $side }のまま
option-swap = { $side }を取る
    .word = { $side }を取る
option-place-two = もう二つ打つ
    .word = もう二つ
option-offer-many = 十個提示
    .word = 十個提示
option-leads-to-sides = { $who ->
    [you] その後、あなたが手番を選びます。
   *[other] その後、{ $player }が手番を選びます。
}
option-leads-to-offers = { $who ->
    [you] あなたが五珠を{ $count }個提示します
   *[other] { $player }が五珠を{ $count }個提示します
}
decided-keep = { $who ->
    [you] あなたは{ $side }のままです。
   *[other] { $player }は{ $side }のままです。
}
decided-swap = { $who ->
    [you] あなたは{ $side }を取りました。
   *[other] { $player }は{ $side }を取りました。
}
decided-place-two = { $who ->
    [you] あなたはもう二つ打ちます。
   *[other] { $player }はもう二つ打ちます。
}
decided-offer-many = { $who ->
    [you] あなたは五珠を十個提示します。
   *[other] { $player }は五珠を十個提示します。
}
decided-declare = { $who ->
    [you] あなたは五珠を{ $count }個と宣言しました。
   *[other] { $player }は五珠を{ $count }個と宣言しました。
}
passed = { $who ->
    [you] あなたはパスしました。
   *[other] { $player }はパスしました。
}
pass = パス
opening-heading = 開局：{ $rule }
panel-decides = 決定
panel-declares = 宣言
panel-offers = 提示
panel-chooses = 選択
word-fifth-moves = 五珠の数
word-offer = 提示
word-choose = 選択
refusal-decide = 1から{ $count }の数字で決めてください。
hint-option = ヒント：{ $option }。
hint-declare = ヒント：{ $count }個と宣言。
