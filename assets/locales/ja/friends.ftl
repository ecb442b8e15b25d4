friend-title = 友人と対局
friend-your-name = 友人には { $name } という名前で表示されます。
friend-host = 対局を用意して待つ...
friend-join-here = このマシンの対局に参加
friend-join-ssh = ssh で対局に参加...
friend-propose = 別の対局を提案...
friend-playing = { $name }と対局中です。
friend-leave = 別の対局を始めますか？この対局は保存され、続けられます。（y/n）
    .short = 相手を残して離れますか？（y/n）
friend-typing = ssh://USER@HOST、~USER、またはこのマシンの対局の名前
friend-prompt = アドレス：
friend-friend = 友人
friend-came-here = あなたの対局に参加
friend-on-this-machine = このマシン
friend-finished = { $stones }、終了
friend-unfinished = { $stones }、対局中

friend-starting = 準備中...
friend-waiting = 友人を待っています。
friend-how-here = このマシンの友人が入力：gomoku join
friend-how-ssh = 別のマシンから：gomoku join ssh://USER@HOST
friend-continues = 同じ友人との終わっていない対局は続きます。
friend-no-network = ネットワークのポートは開きません。Esc で待つのをやめます。
friend-joining = 接続中...
friend-has-come = { $name }が来て、対局の内容を見ています。
friend-offers = { $name }からの対局の申し込み：
friend-enter = Enter：対局    Esc：断る
friend-no-game-yet = { $name }はまだ対局を始めていません。始まるとここに表示されます。
friend-by-lot = 先手は抽選
friend-you-first = あなたが先手
friend-moves-first = { $name }が先手
friend-new-game = このマシン、または別のマシンの友人と対局
friend-your-friend = 友人
friend-no-computer = これは友人との対局です。

friend-not-linked = 接続できません：{ $why }
friend-closed-early = 対局できません：{ $why }
friend-no-answer = { $address } から応答がありません
friend-busy = 相手は別の人と対局中です。
friend-version = 二つのプログラムの版が合いません。古いほうを更新してください。
friend-stranger = このアカウントの参加は許可されていません。
friend-full-house = 相手への接続が多すぎます。
friend-no-host = そこでは誰も待っていません。相手に実行してもらってください：gomoku host
friend-not-gomoku = 五目並べではないものが応答しました：{ $line }
friend-left-early = { $name }が退出しました。
friend-declined = { $name }は対局を断りました。Esc で待つのをやめます。
friend-false-lot = { $name }のプログラムの抽選が公正でないため、対局できません。

friend-begun = { $name }との対局が始まりました。{ $player } が先手です。
friend-resumed = { $name }との対局を続けます。
friend-watching = 観戦しています。
friend-back = { $name }が戻りました。
friend-broken = { $name }は不在です：{ $why }。対局は残り、まだ打てます。
friend-left = { $name }が退出しました。対局は残り、後で再開できます。
friend-waits = 友人を待っています。
friend-away = { $name }：不在
friend-silent = { $name }：応答なし
friend-here = { $name }：接続済み
friend-lag = { $name }：{ $lag } ms
friend-spectators = 観戦 { $count } 人
friend-watched = { $count ->
    [0] 観戦している人はいません。
   *[other] { $count } 人が観戦しています。
}
friend-said = { $name }：{ $words }
friend-taken-back = 手が戻されました。
friend-time-over = あなたの時計では{ $name }の時間切れです。判定は相手の時計によります。
friend-clocks = 時計が合いません：{ $name }は { $theirs }、あなたは { $ours } です。

friend-asked-undo = { $name }に待ったを求めました。
friend-asked-draw = { $name }に引き分けを提案しました。
friend-asked-resign = 投了しました。
friend-asked-rematch = { $name }にもう一局を申し込みました。
friend-asks-undo = { $count ->
    [1] { $name }が最後の手の待ったを求めています。応じますか？（y/n）
   *[other] { $name }が { $count } 手の待ったを求めています。応じますか？（y/n）
}
friend-asks-rematch = { $name }がもう一局を申し込んでいます。打ちますか？（y/n）
friend-proposes = { $name }の提案：{ $game }。打ちますか？（y/n）
friend-claims = { $name }の棋譜には、こちらにない { $what } があります。加えますか？（y/n）
friend-refused-undo = { $name }は待ったを断りました。
friend-refused-rematch = { $name }は今、次の対局を望んでいません。

friend-none = { $key ->
    [none] これは友人との対局ではありません。
   *[other] これは友人との対局ではありません。{ $key } で友人と対局できます。
}
friend-not-asked = 答える質問はもうありません。
friend-connected = 接続しています。
friend-refusal = 友人との対局です：{ $what }。
friend-no-pause = 時計は止められません
friend-over = 対局は終了しています。もう変えられません。
friend-is-away = { $key ->
    [none] { $name }は接続していません。
   *[other] { $name }は接続していません。{ $key } で接続し直します。
}
friend-turn = { $name }の番です。
friend-not-possible = できません：{ $why }。
friend-catching-up = { $name }のプログラムを待っています。
friend-differs-still = あなたと{ $name }の棋譜が違います。新しい対局を始めてください。
friend-claimed-first = 先に{ $name }に答えてください。
friend-awaits = { $name }の返事がまだありません。
friend-too-soon = 速すぎます。送れるのは一秒に一行です。
friend-only-watching = 観戦しているだけです。

friend-unsound = { $name }のプログラムの手を受け付けませんでした：{ $why }。
friend-differs = { $number } 番目の記録が違います：あなた { $ours }、{ $name } { $theirs }。勝敗は未定。
friend-no-more = なし
friend-back-to = { $ply } 手目まで戻す
friend-an-end = 対局の終わり
