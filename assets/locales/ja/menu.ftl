### 開始メニュー、新しい対局のページ、対局者の選択。

## すべてのページ

menu-subtitle = 五目並べとその仲間たち
menu-more = -- 続き --
menu-back = Esc：戻る
menu-back-to-game = Esc：対局に戻る
menu-board-size = { $side } x { $side }
menu-clock-none = なし
menu-clock-game = 各 { $time }
menu-clock-increment = 各 { $time }、一手ごとに +{ $increment }
menu-clock-move = 一手 { $time }

## 開始メニュー

menu-resume = 対局を再開
menu-new-game = 新しい対局
menu-even = 互角の対局
menu-even-level = 互角の対局、レベル { $level }
menu-games = 対局一覧
menu-learn = 学ぶ
menu-puzzles = 問題
menu-puzzles-due = 問題：今日 { $due } 問
menu-statistics = 統計
menu-load = ファイルを読み込む
menu-settings = 設定
menu-help = ヘルプ
menu-quit = 終了
menu-game = { $stones }、{ $age }
menu-game-players = { $players }／{ $stones }、{ $age }

## 新しい対局のページ：行の名前

new-game-game = ゲーム
new-game-size = 大きさ
new-game-width = 幅
new-game-height = 高さ
new-game-row = 並べる数
new-game-rule = ルール
new-game-opening = 開局規定
new-game-edges = 盤の端
new-game-stones = 石
new-game-players = 対局者
new-game-rated = レート戦
new-game-level = レベル
new-game-level-x = X のレベル
new-game-level-o = O のレベル
## 各レベルのコンピュータの打ち方。数字の横

level-1 = 子ども向け。相手の並びをよく見落とす
level-2 = 見落としは少なめ：斜め、飛び
level-3 = ほぼすべて見えるが、先は読まない
level-4 = 四と三は見落とさない
level-5 = 先を読み、すぐに打つ
level-6 = さらに先を読み、すぐに打つ
level-7 = かなり先を読み、すぐに打つ
level-8 = とても先まで読み、すぐに打つ
level-9 = 1 秒考える
level-10 = 5 秒考える：最強
new-game-engine = ほかのエンジン

## そのほかの行
new-game-first = 先手
new-game-clock = 持ち時間

## 行の値

new-game-custom = カスタムゲーム
new-game-bounded = 端あり
new-game-torus = 反対側につながる（トーラス）
new-game-anywhere = どこにでも置ける
new-game-fall = 下まで落ちる
new-game-casual = いいえ
new-game-rated-level = はい、このレベルで
new-game-even = はい、互角の対局
new-game-ratings = 約 { $rating }、あなた { $own } +-{ $deviation }
new-game-two-players = 二人対局
new-game-computer = 対コンピュータ
new-game-computers = コンピュータ同士

## 見出しとメッセージ

new-game-size-prompt = 盤の大きさ [{ $sizes }]：
    .short = 大きさ [{ $sizes }]：
    .shortest = 大きさ：
new-game-no-size = { $typed } は盤の大きさではありません。{ $sizes } から選んでください
new-game-window = この盤には { $size } のウィンドウが必要です。
new-game-one-rule = ルールを選べるのは五目並べだけです。
new-game-no-opening = 開局規定は、端のある盤で石が落ちない五連のゲームだけで使えます。

## 利用者のファイルの場所（情報のページ）

place-saved = 保存した対局
place-playing = 対局中
place-finished = 終わった対局
place-puzzles = 自分の問題
place-attempts = 問題の成績
place-runs = タイムアタックの記録
place-lessons = 終了したレッスン
place-settings = 設定
place-themes = テーマ
place-locales = 翻訳
place-index = 対局の索引
