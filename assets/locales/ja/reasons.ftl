### 着手の理由と検討の言葉。

## その手が良い理由：一文ずつ

reason-makes-five = { $played } で五連が完成します。
reason-stops-four = { $played } は相手の四（{ $stones }）を止めます。
    .short = { $played } は相手の四を止めます。
reason-makes-open-four = { $played } で止められない四ができます。
reason-makes-four-stopped-by-foul = { $played } で四ができ、止める { $cell } は禁手です。
reason-makes-four-and-three = { $played } で四三ができます。
reason-wins =
    { $played } から{ $by ->
        [fours] 四追い
        [threes] 追い詰め
       *[other] {""}
    } { $moves } 手で勝ちです。
reason-wins-line =
    { $played } から{ $by ->
        [fours] 四追い
        [threes] 追い詰め
       *[other] {""}
    } { $moves } 手で勝ちです：{ $line }。
reason-stops-open-three = { $played } は相手の三（{ $stones }）を止めます。
    .short = { $played } は相手の三を止めます。
reason-takes-two-fours = { $played } は相手の四々の点を先に占めます。
reason-stops-two-fours = { $played } は相手の { $cell } の四々を防ぎます。
reason-makes-two-threes = { $played } で三々ができます。
reason-takes-four-and-three = { $played } は相手の四三の点を先に占めます。
reason-takes-two-threes = { $played } は相手の三々の点を先に占めます。
reason-stops-win-by-fours = { $played } は相手の四追い勝ちを防ぎます。
reason-makes-open-three = { $played } で三ができます。
reason-makes-four = { $played } で四ができます。
reason-holds-out = { $played } で粘っても、相手は { $moves } 手で勝ちます。
reason-builds = { $played } は複数の方向に石をつなげます。
reason-takes-four = { $played } は相手が四を作れる点を占めます。
reason-takes-open-three = { $played } は相手が三を作れる点を占めます。
reason-makes-three = { $played } で剣先（片側の止まった三）ができます。
reason-makes-open-two = { $played } で二ができます。
reason-takes-directions = { $played } は相手が複数の方向に石をつなげる点を占めます。
side-first = 先手
side-second = 後手
reason-completes = { $played } で列が完成します。
reason-blocks = { $played } は相手の列を止めます。
reason-proved-win = { $played } から、相手がどう打っても { $moves } 手で勝ちます（証明済み）。
reason-draws = { $played } は引き分けを保ちます（証明済み）。
reason-gives-losing = 残りのどの駒も列を完成させます。{ $played } でも負けます。
reason-gives-last-safe = { $played } は列を完成させない最後の駒です。
reason-gives-safe = { $played } は列を完成させない { $count } 個の駒の一つです。
reason-proof-wins = { $played } から、相手がどう打っても勝ちます（証明済み）。
reason-proof-loses =
    どの手でも負けます（証明済み）。{ $played } は見つかった最善の防ぎです。
reason-best = { $played } は見つかった最善手です（探索深さ { $depth }）。
reason-best-line =
    { $played } は見つかった最善手です（探索深さ { $depth }）。予想手順：{ $line }。
moves-cut = { $moves } 以下略

## 着手の印（一覧用）

mark-only-move = 唯一の手
mark-good-find =
    { $by ->
        [fours] 好手：四追い { $moves } 手の勝ち
        [threes] 好手：追い詰め { $moves } 手の勝ち
       *[other] 好手：{ $moves } 手の勝ち
    }
mark-missed-win =
    { $by ->
        [fours] 四追い { $moves } 手の勝ち逃し
        [threes] 追い詰め { $moves } 手の勝ち逃し
       *[other] { $moves } 手の勝ち逃し
    }
mark-mistake = 悪手
mark-blunder = 大悪手

## 着手の評価（コメント用）

judged-only-move = 唯一の手：ほかの手はすべて負けと証明されています。
judged-good-find =
    { $by ->
        [fours] 好手：四追い { $moves } 手の勝ち（{ $basis }）。
        [threes] 好手：追い詰め { $moves } 手の勝ち（{ $basis }）。
       *[other] 好手：{ $moves } 手の勝ち（{ $basis }）。
    }
judged-missed-win =
    { $by ->
        [fours] 四追い { $moves } 手の勝ち逃し（{ $basis }）。
        [threes] 追い詰め { $moves } 手の勝ち逃し（{ $basis }）。
       *[other] { $moves } 手の勝ち逃し（{ $basis }）。
    }
judged-mistake = 悪手（{ $basis }）。
judged-mistake-chance = 悪手：勝率が { $from }% から { $to }% に下がりました（{ $basis }）。
judged-blunder = 大悪手（{ $basis }）。
judged-blunder-chance = 大悪手：勝率が { $from }% から { $to }% に下がりました（{ $basis }）。
review-proved = 証明済み
review-searched = 探索深さ { $depth }
review-then-wins = 以下 { $winner } の勝ち：{ $line }。
review-expected = 予想手順：{ $line }。
review-this-wins = 勝ち筋：{ $line }。
review-better = より良い手：{ $line }。
review-not-lost = 負けと証明されていない手：{ $line }。
review-already-lost = この手の前に { $player } はすでに負けていました（{ $basis }）。
review-mark = 検討:

## 敗因

turning-nobody-lost = どちらも負けていません。
turning-unknown = 敗着はまだ分かっていません。
turning-not-proved = 終局時に { $loser } が負けの局面だったとは証明されていません。
turning-start = { $loser } は最初から負けの局面でした：どの手も負けと証明されています。
turning-start-searched =
    { $loser } は最初から負けの局面でした：しのげる手は見つかりません。
turning-since =
    { $loser } は遅くとも { $number } 手目の後に負けていました。別の手でしのげたかは不明です。
turning-move = { $number } 手目が敗着でした。
turning-wins = { $played } の後は { $winner } の勝ちです。
turning-wins-searched = { $played } の後は { $winner } の勝ちです（{ $basis }）。
turning-wins-with = { $played } の後は { $with } で { $winner } の勝ちです。
turning-wins-in =
    { $by ->
        [fours] { $played } の後は四追い { $moves } 手で { $winner } の勝ちです。
       *[threes] { $played } の後は追い詰め { $moves } 手で { $winner } の勝ちです。
    }
turning-missed = { $with } なら { $player } の勝ちでした。
turning-missed-in =
    { $by ->
        [fours] { $with } からの四追い { $moves } 手で { $player } の勝ちでした。
       *[threes] { $with } からの追い詰め { $moves } 手で { $player } の勝ちでした。
    }
turning-only-defence = { $cell } が唯一の防ぎでした。
turning-saved = { $cells } なら防げることが証明されています。
turning-open = 負けと証明されていないのは { $cells } だけです。
turning-better = { $cell } のほうが良い手でした（{ $basis }）。

## 一方のまとめ

review-side = { $player }：{ $parts }
review-blunders = 大悪手 { $count } 回
review-mistakes = 悪手 { $count } 回
review-missed-wins = 勝ち逃し { $count } 回
review-only-moves = 唯一の手 { $count } 回
review-good-finds = 好手 { $count } 回
review-no-mistakes = 悪手なし
review-accuracy = 精度 { $percent }%
