### レッスン。
###
### The name of each lesson has the idea and the task as attributes, a sentence each. The student
### has the X stones, the opponent the O stones.
### $student, $opponent (String) - X or O; $cell, $answer (String) - the name of a cell: H8 or 7,7

## The list

lesson-title = レッスン
# $done (Number), $all (Number) - of lessons
lesson-standing = { $all } 課のうち { $done } 課が終了
# Behind the name of a lesson.
lesson-done = 終了

## The lessons, in their order

lesson-five = 五連
    .idea = 石が一列に五つ並べば勝ちです。縦、横、斜めのどれでもかまいません。
    .task = あなたは X です。五連を作ってください。
lesson-stop-four = 四を止める
    .idea = 五連になる四は、すぐに止めなければなりません。
    .task = O が五連を狙っています。止めてください。
lesson-gap = 飛びのある列
    .idea = 間が一つ空いた四つの石も四です。
    .task = O が五連を狙っています。場所を見つけて止めてください。
lesson-open-three = 三
    .idea = 両端が空いた三つの石が三です。もう一手で両端が空いた四になり、両方は止められません。
    .task = O に三があります。いま止めてください。
lesson-open-two = 二の価値
    .idea = 二は三になり、相手は受けなければなりません。だから主導権を握れます。
    .task = O より先に三を作ってください。
lesson-four-three = 四三
    .idea = 一手で四と三を同時に作れば勝ちです。相手はどちらか一つしか止められません。
    .task = 一手で四三を作って勝ってください。
lesson-double-four = 四々
    .idea = 一手で四を二つ作れば勝ちです。相手は一つしか止められません。
    .task = 一手で四を二つ作って勝ってください。
lesson-double-three = 三々
    .idea = 相手に四がなければ、一手で三を二つ作れば勝ちです。
    .task = 一手で三を二つ作って勝ってください。
lesson-attack-and-defend = 攻防の手
    .idea = いちばんよい受けは、同時に攻める手です。
    .task = O の三を止めながら、自分の三を作ってください。
lesson-fours = 四追い勝ち
    .idea = 相手は四に必ず受けるので、四で次の四を準備できます。
    .task = 四を続けて勝ってください。
lesson-three-moves = 三手先を読む
    .idea = 攻める前に相手の受けをすべて考えましょう。続かない攻めは相手を助けます。
    .task = 三手で勝つ攻めを見つけてください。
lesson-won-game = 勝った対局を終える
    .idea = 勝った対局も注意して終えましょう。まず相手の四を確かめます。
    .task = 三が二つありますが、O に四があります。止めてから勝ってください。

## The panel beside the board, of 26 to 52 columns

# $number (Number) - of the lesson; $all (Number) - of all
lesson-place = レッスン { $number } / { $all }
lesson-how = 矢印キーでカーソルを動かして Enter を押すか、クリックします。
# Headings.
lesson-heading-wrong = まだです
lesson-heading-right = よい手
lesson-heading-done = 終了

## What is said of a move

lesson-right = { $opponent } は { $answer } と受けました。あなたの番です。
lesson-done-five = 五連です。あなたの勝ちです。
lesson-done-hold = 止めました。{ $opponent } にはもう勝ちがありません。
lesson-done-three = 三です。{ $opponent } は受けなければなりません。
lesson-done-both = お見事です。{ $opponent } は止められ、受けなければなりません。
lesson-last = これで最後のレッスンは終わりです。Enter でレベル 1 との最初の対局、W で問題に進みます。
lesson-loses-to-five = { $cell } のあと、{ $opponent } は { $answer } で五連を作ります。
lesson-loses-to-four = { $cell } のあと、{ $opponent } は { $answer } で両端が空いた四を作り、片方しか止められません。
# $moves (Number) - of the opponent, up to the five
lesson-loses = { $moves ->
   *[other] { $cell } のあと、{ $opponent } は { $answer } と打ち、{ $moves } 手で勝ちます。
}
lesson-no-three = { $cell } は三にならないので、{ $opponent } はどこにでも打てます。
lesson-only-holds = { $cell } は { $opponent } を止めますが、自分の三になりません。
lesson-no-threat = { $cell } は何も狙っていないので、{ $opponent } は { $answer } に打てます。
lesson-stopped = { $cell } には { $opponent } が { $answer } と受け、攻めは終わりです。
# $reason (String) - a sentence of reasons.ftl: H9 blocks the opponent's four at H8.
lesson-stopped-reason = { $cell } のあと、攻めは終わりです。{ $reason }

## The status line

# $name (String) - of the lesson
lesson-your-move = { $name }：{ $student } の番
    .short = { $student } の番
lesson-try-again = Enter でもう一度
lesson-is-done = レッスン終了

## Messages and refusals

lesson-none = 盤にレッスンがありません。
lesson-for-games = このコマンドは対局用です。Esc でレッスンを終えます。
lesson-over = このレッスンは終わりました。
lesson-no-hint = この局面にはヒントがありません。
# $why (String) - the reason
lesson-not-written = レッスンの終了を記録できません：{ $why }。
lessons-not-read = 終了したレッスンを読み込めません：{ $why }。
# $first (String) - the file, the line and the mistake; $others (Number) - of further lines
lessons-damaged = { $others ->
    [0] 学習記録の一部を読み込めません：{ $first }。
   *[other] 学習記録の一部を読み込めません：{ $first }、ほか { $others } 行。
}
