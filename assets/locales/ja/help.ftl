### ヘルプの各ページ。

help-section-of = { $index }/{ $count }
help-more = 続きあり

## 見出し

help-bar = コマンドバー（: か数字で開く）
help-filter = 対局一覧の絞り込み（自由に組み合わせられます）
help-mouse = マウス
help-marks = 盤上の印
help-shown = 盤上に表示できる印
help-levels = 五目並べでのコンピュータのレベル
help-winning = 勝ち負け
help-good-to-know = 知っておくと便利
help-openings = 開局ルール
help-torus = トーラス
help-pieces = 小さいマスでの駒

## マウス

help-mouse-move = 移動
    .meaning = カーソルが付いてきます。
help-mouse-click = クリック
    .meaning = 石を打ちます。ほかの場所では、その項目を選びます。
help-mouse-drag = Shift + ドラッグ
    .meaning = 文字列を選択します（ほとんどの端末で）。

## 盤上の印

help-mark-sides = X  O
    .meaning = 先手と後手。
help-mark-cursor = 淡い石、または [ ]
    .meaning = カーソル。いちばん小さいマスでは反転表示です。
help-mark-last = 印、または下線
    .meaning = 最後の石。
help-mark-won = 強調、または反転
    .meaning = 勝ちになった並び。
help-mark-expected = 1 2 3
    .meaning = コンピュータの予想手順。1 はコンピュータの次の手です。
help-shown-numbers = 石の上の数字
    .meaning = 打った順番。
help-shown-threats = 小さい x と o、ひし形
    .meaning = 狙いの点。塗りつぶしはすぐに勝ち、白抜きは達四になります。
help-shown-forbidden = 斜線の入った丸、!
    .meaning = 片方が打てない点：連珠では X、オモクでは手番の側。
help-shown-foul = 石の上の線、*、?
    .meaning = 説明中の禁手：その石、完成させる点、数えない点。
help-shown-region = * ! ?
    .meaning = 勝つ着手、受かる着手、不明の着手。
help-shown-judged = 石の横の ? ??
    .meaning = 悪手と大悪手。最小のマスでは # が大悪手、~ が疑問手。

## レベル

help-levels-low = 1 から 3
    .meaning = 先を読まず、人と同じように見落とします。
help-levels-middle = 4 から 8
    .meaning = 先を読みます。レベルが上がるほど深く読みます。
help-levels-high = 9、10
    .meaning = 1 秒（9）または 5 秒（10）考えます。
help-levels-other-games = ほかのゲーム
    .meaning = 一手で勝てるなら勝ち、防げるなら防ぎます。ほかは無作為に打ちます。

## 盤上のゲームのルール

help-turns = 先手は X で、交互に打ちます。空いている点に石を一つ置きます。置いた石は動きません。
help-turns-falling = 先手は X で、交互に打ちます。列を選ぶと、石はいちばん下の空きに落ちます。
help-wins = 縦・横・斜めのいずれかに、切れ目なく{ $row }連以上を作れば勝ちです。
help-wins-exactly = 縦・横・斜めのいずれかに、切れ目なくちょうど{ $row }連を作れば勝ちです。それより長い並びは数えません。
help-wins-renju = X は縦・横・斜めのいずれかに切れ目なくちょうど五連を作れば勝ちです。三々・四々・長連（六連以上）は禁手ですが、同時に五連ができる手は打てます。O に禁手はなく、長連でも勝ちです。
help-wins-caro = 切れ目のない六連以上は勝ちです。ちょうど五連も、両端とも相手の石でなければ勝ちです。
help-wins-standard-caro = 切れ目のないちょうど五連は、両端とも相手の石でなければ勝ちです。それより長い並びは数えません。
help-wins-omok = 切れ目のないちょうど五連で勝ちです。それより長い並びは数えません。三々はどちらにも禁止ですが、同時に五連ができる手は打てます。
help-fouls = 禁手
help-foul-three = 三
    .meaning = もう一石で達四（両端のどちらでも五連になる四）になる三つの石。その一石は五連でも禁手でもないこと。
help-foul-double-three = 三々
    .meaning = 二本の線にできる二つの三。
help-foul-double-four = 四々
    .meaning = もう一石で五連になる四が二つ。同じ線でも数えます。
help-foul-overline = 長連
    .meaning = 六つ以上の石の並び。
help-drawn = どちらも勝たずに盤が埋まれば引き分けです。
help-connect-four = 選ぶマスの一つ上に注意しましょう。相手は次にそこへ打てます。
help-tic-tac-toe = 両者が間違えなければ、必ず引き分けになります。
help-torus-rows = 盤に端はありません。端から出た並びは反対側に続きます。

## 五目並べの形

help-shape-four = 四
    .meaning = 片方の端だけが空いた四つ並び。すぐに止めます。
help-shape-open-four = 達四
    .meaning = 両端が空いた四つ並び。止められません。
help-shape-open-three = 三
    .meaning = 次に達四にできる三つ並び。止めるか、自分が四を打ちます。
help-shape-two = 四々、四三
    .meaning = 一つの石で四と四、または四と三を同時に作れば勝ちです。

## クアルト

help-quarto-pieces = 駒は 16 個で、すべて違います。四角か丸、黒か白、小か大、穴ありか穴なしです。両者が同じ駒を使います。
help-quarto-turns = 一方が駒を選び、もう一方がそれを空いているマスに置いて、次は相手に渡す駒を選びます。
help-quarto-wins = 共通の特徴を持つ駒を四つ並べれば勝ちです。たとえば丸い駒が四つ、黒い駒が四つなど。並びは縦・横・斜めのいずれでもかまいません。
help-quarto-drawn = どちらも勝たずにすべての駒を置き終えれば引き分けです。
help-pieces-shape = 四角、丸
help-pieces-colour = 黒、白
help-pieces-size = 小、大
help-pieces-filling = 穴あり、穴なし
