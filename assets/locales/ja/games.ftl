### 対局の一覧。

## 一覧の見出し

games-count = { $count ->
    [0] 対局はありません
   *[other] { $count } 局
}
games-filtered = { $count ->
    [0] 対局はありません：{ $filter }
   *[other] { $count } 局：{ $filter }
}
games-reached = { $count ->
    [0] この局面になった対局はありません
   *[other] この局面になった対局：{ $count } 局
}
games-none = 対局はまだありません。
games-history = 対局中 { $playing } 局、終了 { $finished } 局
games-only-playing = 対局中 { $playing } 局
games-only-finished = 終了 { $finished } 局
games-in-path = { $count ->
    [0] { $path } に対局はありません
   *[other] { $path } の対局：{ $count } 局
}
games-prompt = ファイルまたはフォルダ：
games-reading = 読み込み中：{ $games } 局、{ $files } ファイル中 { $read }
    .short = 読み込み中：{ $games } 局

## 選択中の対局（見出しの下）

games-detail = { $game }：{ $players }
games-detail-place = { $game }：{ $players }（{ $file }、第 { $number } 局）
games-about-place = { $about }（{ $file }、第 { $number } 局）
games-place = { $file }、第 { $number } 局
games-opening = { $opening }、{ $rule }
games-here = この画面で開いている対局です。
games-elsewhere = 別のウィンドウで開いている対局です。Enter で写しを開きます。
games-damaged = この対局は読み取れません：{ $why }。
games-damaged-part = それより前は開けます：{ $stones }。
games-damaged-both = 壊れています：{ $why }。それより前は開けます：{ $stones }。

## 一覧の一行（列に分けて表示）

games-state-playing = 対局中
games-state-x-won = X の勝ち
games-state-o-won = O の勝ち
games-state-draw = 引き分け
games-state-unfinished = 未終局
games-players = { $first } - { $second }
games-row-damaged = { $file }：読み取れません

## 対局の時期（開始メニューにも出る）

games-age-now = たった今
games-age-minutes = { $number } 分前
games-age-hours = { $number } 時間前
games-age-days = { $number } 日前

## 一覧の下の質問と拒否

games-delete = この対局を削除しますか？（y/n）
games-remove = { $file } から第 { $number } 局を削除しますか？（y/n）
games-none-selected = 対局が選ばれていません。
games-delete-here = この画面の対局は削除できません。
games-delete-elsewhere = 別のウィンドウで開いている対局は削除できません。
games-not-loaded = 読み込めません：{ $why }（{ $path }）。
games-not-searched = 対局を検索できません：{ $why }。
games-unreadable = { $more ->
    [0] { $file } を読み取れません：{ $why }。
   *[other] { $file } を読み取れません：{ $why }（ほか { $more } 件）。
}
    .short = { $more ->
        [0] { $file } を読み取れません。
       *[other] { $file } を読み取れません（ほか { $more } 件）。
    }
    .shortest = { $file } を読み取れません。

## ヘルプに出る絞り込みの語。語そのものは、どの言語でも英語

filter-player = 名前にこの文字列を含む対局者の対局
filter-won-lost = この対局者が勝った、または負けた対局
filter-result = この結果の対局：x、o、draw、unfinished
filter-size = この盤の対局（列数から）
filter-moves = この手数の対局。40、20..、..60 とも書ける
filter-from-to = この日・月・年以降、またはそれまでの対局
filter-opening = この珠型・開局規定の対局。花月とも書ける

## 絞り込みの入力中の誤り

filter-mistake = { $word }：{ $why }
filter-unknown = 使える語は player、won、lost、result、size、moves、from、to、opening です
filter-two-results = result、won、lost は一つしか使えません
filter-twice = 一度しか使えません
filter-no-result = 結果は x、o、draw、unfinished のいずれかです
filter-no-size = 大きさは 15 または 9x7 のように書きます
filter-no-moves = 手数は 40、20..60、20..、..60 のように書きます
filter-moves-order = 小さい数を先に書いてください
filter-date = 日付は 2026、2026-11、2026-11-22 のように書きます
filter-no-opening = 珠型は D4、花月、開局規定は swap2 のように書きます
