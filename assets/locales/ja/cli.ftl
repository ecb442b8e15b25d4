### コマンドラインのメッセージ。
### コマンドとオプションの名前はそのまま：gomoku line、--size。

## 引数

cli-did-you-mean = 「{ $name }」はコマンドでもファイルでもありません。「{ $command }」のことですか？
cli-unknown-command = 「{ $name }」はコマンドでもファイルでもありません
cli-no-theme = テーマ { $name } はありません。一覧は gomoku themes で表示できます
cli-no-language = 言語 { $tag } はありません。次から選んでください：{ $tags }
cli-size = --size の値「{ $value }」は無効です：使える大きさは { $sizes }
cli-size-custom = --size の値「{ $value }」は無効です：使える大きさは { $sizes }（ほかの大きさは --game custom で）
cli-size-form = --size の値「{ $value }」は無効です：列数と行数を 9x7 のように書いてください
cli-size-quarto = --size の値「{ $value }」は無効です：クアルトの盤は 6x6 か 4x4 です
cli-flag-needs-custom = { $flag } には --game custom が必要です
cli-torus-needs-game = --torus には --game custom か --game quarto が必要です
cli-rated-game = --rated は 15x15 から 20x20 の五目並べだけです
cli-rated-file = --rated は新しい対局を始めるので、ファイルと一緒に使えません
cli-encoding-file = --encoding にはファイルの指定が必要です
cli-flag-not-with-game = { $flag } は --game { $game } と同時に使えません
cli-no-levels = このゲームで { $flag } は使えません。{ $why }
cli-flag-needs-computer = { $flag } には --vs computer が必要です
cli-who = person、{ $least } から { $most } のレベル、またはエンジン名を指定してください
cli-no-engines = { $name } というエンジンはありません。gomoku engine add で追加できます
cli-unknown-engine = { $name } というエンジンはなく、あるのは { $engines } だけです。gomoku engine add で追加できます
cli-engine-game = { $name } はこのゲームを打てません。エンジンが打つのは正方形の盤の五目並べだけです
cli-line-engine = { $name } は全画面でのみ対局できます。ここではコンピュータのレベルを指定してください
cli-flag-not-with-dialect = { $flag } は --dialect { $dialect } と同時に使えません
cli-letters-game = --dialect letters で打てるのは 13x13 の五目並べだけです
cli-commands-game = --dialect commands で遊べるのはクアルトだけです
cli-torus-in-dialog = ここで --torus は使えません。対話の中で start torus と入力してください
cli-quarto-dialect = クアルトには --dialect commands が必要です
cli-no-chance = システムから乱数を得られません
cli-no-pipe = --stdio には端末ではなくパイプの標準入力が必要です
cli-custom-needs = カスタムゲームには --size、--row、--rule、--torus、--gravity のいずれかが必要です
cli-draw-after = --draw-after は五つ以上の並びで石が落ちないゲームだけで使えます
cli-opening-renju = 開局規定 { $opening } には --rule renju が必要です
cli-opening-file = --opening は新しい対局を始めるので、ファイルと一緒に使えません
cli-seconds = 時間は 2.5 のような 0 より大きい秒数で指定してください

## ファイルと出力

cli-cannot-load = { $path } を読み込めません
cli-cannot-write = { $path } に書き込めません
cli-cannot-read = { $path } を読み取れません：{ $why }
cli-cannot-read-puzzles = 問題を読み込めません
cli-no-activity = 問題は { $names } です
cli-output-failed = 結果を出力できません
cli-standard-input = 標準入力
cli-file-problem = { $file }：{ $why }
cli-file-remark = { $file }、{ $line } 行目：{ $remark }
cli-unknown-format = 対応していない棋譜形式です（--from で指定できます）
cli-no-game = ファイルに対局がありません
cli-picture-format = 画像の名前は .svg、.png、.gif のどれかで終わります（または --to を使う）
cli-picture-terminal = 端末には表示できません。ファイルかパイプに書き込んでください
cli-is-quarto = ファイルの対局はクアルトです
cli-no-quarto = ファイルの対局はクアルトではありません
cli-not-torus = ファイルの対局はトーラスではなく通常の盤のものです
cli-no-such-position = そのようなファイルやディレクトリはありません（局面は h8i9j10 のように書きます）
cli-stones-off-board = { $side }x{ $side } の盤にすべての石は収まりません
cli-board-assumed = ファイルに盤の指定がないため、{ $width }x{ $height } とみなします（--size N で指定できます）
cli-over-drawn = 対局は終了しています：引き分け
cli-over-won = 対局は終了しています：五連ができています
cli-size-range = --size の値「{ $value }」は無効です：{ $value } は { $least }..={ $greatest } の範囲にありません
cli-flag-gomoku = { $flag } は五目並べだけで使えます
cli-no-column = { $number } 手目：{ $column } 列はありません（1 から { $last }）
cli-column-full = { $number } 手目：{ $column } 列は埋まっています
cli-move = { $number } 手目：{ $why }
cli-ended-before = { $number } 手目：対局は { $last } 手目で終わっています
cli-ended = 対局は { $last } 手目で終わっています

## 全画面

cli-no-terminal = 入力と出力が端末でないと対局できません（gomoku line なら可能です）
cli-dumb-terminal = TERM が dumb のため、カーソルを動かせる端末が必要です（gomoku line には不要です）

## gomoku analyse

cli-analysis-head = 手番 { $side }：{ $seconds } 秒で { $nodes } ノード、{ $speed } ノード/秒
cli-analysis-chance = { $number }. { $side } の勝率 { $percent }%、深さ { $depth }：{ $moves }
cli-analysis-proof = { $number }. { $side } が { $count } 手で勝ち、深さ { $depth }：{ $moves }
cli-analysis-proof-whole =
    { $number }. { $side } の勝ち（証明済み）、深さ { $depth }：{ $moves }
cli-analysis-draw = { $number }. 引き分け、深さ { $depth }：{ $moves }
cli-analysis-no-time = 探索する時間がありませんでした。

## gomoku show と gomoku check：対局の状態

cli-rules = { $board ->
    [torus] { $size } トーラス
   *[plane] { $size }
}、{ $rule ->
    [exact] ちょうど { $row } 連
    [more] { $row } 連以上
    [renju] { $row } 連、連珠
    [caro] { $row } 連、カロ
    [standard-caro] { $row } 連、標準カロ
    [omok] { $row } 連、オモク
   *[only] { $row } 連
}{ $stones ->
    [fall] 、石は落下
   *[stay] { "" }
}
cli-to-move = 手番 { $side }
cli-pass = パス
cli-hints = { $count ->
   *[other] ヒント { $count } 回
}
cli-few-moves = この対局は { $count } 手しかありません
cli-show-quarto = クアルトは表示できません。gomoku line --dialect commands < FILE で再現できます
cli-check-moves = { $count } 手、{ $state }
cli-check-ok = 正常、{ $game }
cli-check-file = { $format }、{ $encoding }、{ $game }
cli-check-failed = 誤りが { $count } 件見つかりました

## gomoku convert

cli-one-game = 出力形式に保存できるのは一局だけです。複数の対局には SGF を使ってください
cli-damaged = { $total } 局のうち { $count } 局を読み取れません

## gomoku config

cli-settings-ok = { $path }：誤りはありません
cli-settings-none = { $path }：設定ファイルがないため、既定値を使います

## gomoku puzzle：数字は縦にそろえる

cli-puzzles-due = 今日の問題  { $count }
cli-puzzles-new = 未出題      { $count }
cli-puzzles-kept = 全部        収録 { $collected }、自作 { $own }
cli-puzzles-streak = 連続        { $count } 日
cli-puzzles-rating = レート      { $rating }、誤差 ±{ $deviation }
cli-puzzles-unrated = レート      なし
cli-puzzle-due = 今日    { $puzzle }
cli-puzzle-new = 未出題  { $puzzle }
cli-puzzle-known = { $puzzle }  （登録済み）
cli-puzzle-win-fours = { $side } が四追い { $count } 手で勝つ
cli-puzzle-win-threes = { $side } が追い詰め { $count } 手で勝つ
cli-puzzle-stop-fours = { $side } が相手の四追い { $count } 手の勝ちを防ぐ
cli-puzzle-stop-threes = { $side } が相手の追い詰め { $count } 手の勝ちを防ぐ
cli-puzzles-exported = { $count } 問を書き出しました（{ $path } に新規 { $new } 問）
cli-puzzles-found = { $count } 問が見つかりました（新規 { $new } 問）
cli-puzzles-progress = { $total } 局中 { $done } 局、{ $count } 問が見つかりました

## ヘルプの見出し。角括弧の中は説明に続き、後ろに値が付く：「[既定値: 3]」

cli-heading-usage = 用法:{ " " }
cli-heading-commands = コマンド:
cli-heading-arguments = 引数:
cli-heading-options = オプション:
cli-heading-values = 使える値:
cli-heading-values-within = [使える値:
cli-heading-default = [既定値:
cli-heading-alias = [別名:
cli-heading-aliases = [別名:

## ヘルプ：gomoku --help、gomoku solve --help。一行は最大 76 桁で、プログラムは改行しない。
## オプション・コマンド・大文字の語（FILE）はそのまま。

cli-help-gomoku = 端末で遊ぶ五目並べ：友人やコンピュータと対局
    .more =
        四目並べ、三目並べ、クアルトも遊べます。ゲームも FILE も指定しなければ
        開始メニューを開きます。キーの一覧はいつでも ? で表示できます。
cli-help-gomoku-language = プログラムの言語：en、de、ru、zh、ja、cs、または自分で加えた言語
cli-help-gomoku-saved = この保存済みの対局を開き、ここに保存する
cli-help-gomoku-game = 遊ぶゲーム
cli-help-gomoku-game-gomoku = 15x15 から 20x20 の盤で五連
cli-help-gomoku-game-connect4 = 7x6 の盤で四連（石は落下）
cli-help-gomoku-game-tictactoe = 3x3 の盤で三連
cli-help-gomoku-game-quarto = 6x6 か 4x4 の盤で、共通の特徴がある駒を四つ並べる
cli-help-gomoku-game-custom = カスタム：--size、--row、--rule、--torus、--gravity
cli-help-gomoku-size = 盤の大きさ：15、17、19、20。クアルトは 4x4、カスタムは列数から 9x7 のように
cli-help-gomoku-row = カスタムゲームで勝ちになる石の数 [既定値: 5]
cli-help-gomoku-rule = 五目並べとカスタムゲームのルール [既定値: 設定の値]
cli-help-gomoku-rule-freestyle = K 連以上
cli-help-gomoku-rule-standard = ちょうど K 連
cli-help-gomoku-rule-renju = X はちょうど五連で禁手あり、O は五連以上
cli-help-gomoku-rule-caro = 両端が止められていない五連、またはそれ以上
cli-help-gomoku-rule-standard-caro = ちょうど五連、両端が止められていないこと
cli-help-gomoku-rule-omok = ちょうど五連、三々は禁止
cli-help-gomoku-draw-after = 引き分けの時点：N 手、leave-25、full [既定値: 設定の値]
cli-help-gomoku-foul = 連珠とオモクの禁手の扱い [既定値: 設定の値]
cli-help-gomoku-foul-refused = 石は置かれない
cli-help-gomoku-foul-loses = 大会と同じく負けになる
cli-help-gomoku-torus = 並びが反対側の端へ続く（カスタムとクアルト）
cli-help-gomoku-gravity = 石がいちばん下まで落ちる（カスタム）
cli-help-gomoku-vs = 相手。--level か --first があればコンピュータになる
cli-help-gomoku-level = コンピュータのレベル、1 から 10 [既定値: 設定の値]
cli-help-gomoku-first = 先手。二人の対局では抽選もできる [既定値: 設定の値]
cli-help-gomoku-watch = X をレベル A、O をレベル B としてコンピュータ同士で観戦。5 は 5,5
cli-help-gomoku-x = X の対局者：person、1 から 10 のレベル、または登録したエンジン
cli-help-gomoku-o = O の対局者、同様。指定のない側はあなたが打つ
cli-help-gomoku-seed = 乱数の種：同じ数ならコンピュータは同じように打つ
cli-help-gomoku-file = 保存と読み込みに使うファイル [既定値: ゲームごとに一つ]
cli-help-gomoku-encoding = 文字コード、例: windows-1251 [既定値: ファイルから判断]
cli-help-gomoku-opening = 新しい対局の開局規定。連珠の規定は --rule renju を伴います
cli-help-gomoku-opening-free = 開局規定なし：一手目から交互に打つ
cli-help-gomoku-opening-swap = 対局者 1 が三石を置き、対局者 2 が手番を選ぶ
cli-help-gomoku-opening-swap1 = 対局者 1 が一石を置き、対局者 2 が手番を選ぶ
cli-help-gomoku-opening-swap2 = スワップと同じ、または 2 が二石足して 1 が選ぶ
cli-help-gomoku-opening-pro = 一手目は天元、三手目は中央の 5×5 の外
cli-help-gomoku-opening-longpro = 一手目は天元、三手目は中央の 7×7 の外
cli-help-gomoku-opening-rif = 26 の珠型の一つ、交代、五手目の候補は二つ
cli-help-gomoku-opening-yamaguchi = RIF と同じで、五手目の候補の数を 1 が宣言
cli-help-gomoku-opening-soosyrv8 = RIF と同じで、四手目に候補を 8 つまで宣言
cli-help-gomoku-opening-taraguchi10 = 毎手ごとに交代可、五手目は一つか候補十か所
cli-help-gomoku-opening-tarannikov = 広がる四角の中に五手、毎手ごとに交代可
cli-help-gomoku-opening-sakata = 26 の珠型の一つ、さらに二石、そして交代
cli-help-gomoku-rated = レート戦の五目並べ：互角の対局、または --level N
cli-help-gomoku-clock = 持ち時間：none、5m、5m+3s、10s/move
cli-help-gomoku-ponder = 自分の番の間もコンピュータが考える（レベル 9 と 10）
cli-help-gomoku-theme = 配色のテーマ。すべて見るには gomoku themes
cli-help-gomoku-glyphs = 描き方：線、点（どの端末でも一桁幅）、ASCII 文字
cli-help-gomoku-ascii = ASCII 文字だけで描く。--glyphs ascii と同じ
cli-help-gomoku-no-color = 色を使わずに描く。変数 NO_COLOR が空でないときと同じ
cli-help-gomoku-no-mouse = マウスを端末に任せ、文字列を選択できるようにする
cli-help-gomoku-help = ヘルプを表示する（詳しくは '--help'）
    .more =
        ヘルプを表示する（概要は '-h'）
cli-help-gomoku-version = バージョンを表示する
cli-help-host = 友人との対局を待つ（このマシンまたは ssh）
    .more =
        このマシンの友人は gomoku join と入力します。別のマシンからは
        gomoku join ssh://USER@HOST が ssh でログインして対局を見つけます。
        ネットワークのポートは開きません。同じ友人との終わっていない対局は
        続きから始まります。詳しくは docs/friends.md をご覧ください。

        --stdio は標準入力と標準出力を、このマシンで待っている対局につなぎま
        す。ssh はこれを実行します。ほかのパイプからも使えます。
cli-help-host-name = 複数の対局が待つときに友人が使う名前
cli-help-host-opening = 開局規定。連珠の規定は --rule renju を伴います
cli-help-host-first = 先手 [既定値: random]
cli-help-host-allow = ユーザーやグループの参加を許す：--allow anna、--allow @chess
cli-help-host-new = この友人との対局が終わっていなくても新しい対局を始める
cli-help-host-stdio = 標準入力と標準出力を、ここで待っている対局につなぐ
cli-help-join = gomoku host で待つ友人の対局に参加する
    .more =
        ADDRESS は、このマシンの自分の対局なら空、別の対局なら NAME、他のユー
        ザーの対局なら ~USER、別のマシンの対局なら ssh://[USER@]HOST[:PORT] で
        す。別のマシンには自分の ssh でログインします。
cli-help-join-address = 空、NAME、~USER、~USER/NAME、ssh://[USER@]HOST[:PORT][/PATH]
cli-help-join-stdio = 標準入力と標準出力で参加する（先に何があってもよい）
cli-help-watch = 友人同士の対局を観戦する
    .more =
        ADDRESS は join と同じく、待っている対局のアドレスです。
cli-help-line = 一行ずつの文字で対局（パイプ・スクリプト・読み上げ用）
    .more =
        既定の対話では 15x15、17x17、19x19 の五目並べを打ち、はじめに大きさを
        尋ねます。--size で先に答えることができ、20 も使えます。着手は左上の 0
        から数えて 5,7 のように「行,列」で書きます。! で投了、d で引き分けの
        提案、s で保存、l で読み込みです。ほかのゲームと対話は --game と
        --dialect で選びます。詳しくは docs/line.md をご覧ください。

        対話はどの言語でも英語です。
cli-help-line-dialect = 対話の種類
cli-help-line-dialect-numbers = 着手は「行,列」。クアルト以外のゲーム用
cli-help-line-dialect-letters = 着手は「G 7」。13x13 の五目並べ用で、O が先手
cli-help-line-dialect-commands = 「place 1;4」のようなコマンド。クアルト用
cli-help-line-board = 一手ごとに盤を表示する
cli-help-brain = Gomocup プロトコルで大会の管理プログラムと対局
    .more =
        標準入力からコマンドを読み、標準出力に返答を書きます。コマンドの一覧は
        docs/gomocup.md にあります。名前が pbrain- で始まる写しやリンクなら、引
        数は要りません。

        --threads は、管理プログラムが数を指定しないときに使います。テーブルは
        管理プログラムが許すメモリの半分までで、--memory を超えることはありま
        せん。
cli-help-brain-rule = 管理プログラムが指定するまでのルール（番号のない omok など）
cli-help-brain-threads = 探索スレッドの数
cli-help-brain-memory = テーブルのメモリ（MB）
cli-help-engine = 他のエンジンを追加・一覧・削除・検査する
    .more =
        他のエンジンとは、大会の参加プログラムなど、Gomocup プロトコルを話す
        プログラムです。--o NAME で対局できます。一覧については
        docs/engines.md を見てください。
cli-help-add = Gomocup プロトコルのエンジンを追加する
    .more =
        エンジンを一度起動し、対局できることを確かめます。名前はプログラムから
        取ります（pbrain-rapfi は rapfi）。その後 gomoku --o rapfi で対局するか、
        新しい対局で十のレベルの次に選びます。

        プログラムは wine x.exe や ssh host brain など、どのコマンドでも構いません。
        シェルは通しません。engines.toml については docs/engines.md にあります。
cli-help-add-name = エンジンの名前 [既定値: プログラムから]
cli-help-add-turn = 一手の時間（例：2s、300ms）
cli-help-add-max-memory = 使ってよいメモリ（例：350MB） [既定値: エンジンに任せる]
cli-help-add-search-threads = 探索スレッドの数 [既定値: エンジンに任せる]
cli-help-add-unchecked = 起動せずに追加する
cli-help-add-command = エンジンのプログラムとその引数
cli-help-list = エンジンを一覧する
    .more =
        一つのエンジンが一行です。端末でない場合、欄はタブで区切ります：名前、
        自称、一手の時間、ルール、盤、コマンド。- は不明です。
cli-help-remove = エンジンを一覧から外す
    .more =
        プログラムはそのまま残ります。
cli-help-remove-engine = エンジンの名前
cli-help-doctor = エンジンを 20 項目で検査する
    .more =
        プログラムを何度も起動し、長くても 3 分間、対局と対話をします。各項目
        は合格（pass）、注意（note: 任意の機能がない）、不合格（fail: 対局に
        負けるか管理プログラムが壊れる）、またはほかの項目に数えた誤りのため
        未検査です。項目の一覧は docs/engines.md にあります。

        報告は英語の Markdown で、結果を示す対話が付きます。端末では代わりに
        項目ごとに 1 行を出力します。不合格の項目があれば終了ステータスは 1
        です。

        一覧のエンジンについて分かったこと（ルールや盤など）は一覧に書き込みます。

        ENGINE の後の語はすべてプログラムの引数です：
        gomoku engine doctor --json wine pbrain-x.exe
cli-help-doctor-json = Markdown の代わりに JSON オブジェクトを出力する
cli-help-doctor-point = この項目だけを検査する（1 から 20、繰り返し可）
cli-help-doctor-command = 一覧のエンジンの名前、またはプログラムとその引数
cli-help-solve = 五目並べの局面で必勝手順を探す
    .more =
        答えの先頭行は「win in N: ...」で、N は勝つ側の手数です。続いて両者の手
        順を、五連か止められない四まで示します。ほかの答えは「no win by fours」
        か「not decided」です。その後に、手順を数字で示した盤を表示します。

        --game connect4、tictactoe、custom、quarto では局面の値を証明します。答え
        は「win in N」「loss in N」「draw」「not decided」のいずれかで、N は勝つ
        側の手数です。「best」は最善と証明された手です。四目並べでは先に「score」
        を示します。クアルトの局面は「select 3, place 0;1」のように書きます。詳し
        くは docs/analyse.md にあります。

        ファイルに盤の指定がなければ、15x15、17x17、19x19、20x20 のうちすべての
        石が収まる最初の盤とみなし、標準エラー出力で知らせます。盤は --size で
        指定できます。

        終了状態は、答えによらず 0、ファイルにそのような対局がなければ 1、引数
        の誤りなら 2 です。局面に見える名前のファイルを開くには ./h8 のように書
        きます。
cli-help-solve-what = 保存済みの対局、または X からの手順：h8i9j10、列なら 4453
cli-help-solve-size = 盤の一辺、5 から 20 [既定値: 15 か FILE に合う大きさ]、custom は 6x5
cli-help-solve-rule = 局面のルール
cli-help-solve-vcf = 四追い勝ちだけを探す
cli-help-solve-vct = 先に四追いだけを試さず、はじめから追い詰めを探す
cli-help-solve-time = 制限時間（秒）
cli-help-solve-json = JSON オブジェクトを出力する。項目は docs/analyse.md を参照
cli-help-analyse = 五目並べの局面の最善手を表示する
    .more =
        数秒間考えます。結果を証明できれば早く終わります。各行に示すのは、手番
        の側の勝率か、どちらが何手で勝つか（数え方は solve と同じ）、探索の深
        さ、そして両者の予想手順です。その後に、一行目の手順を数字で示した盤を
        表示します。

        --game では四目並べ、三目並べ、カスタムゲームを解析します。

        局面・ファイル・終了状態は solve と同じです。
cli-help-analyse-time = 考える時間（秒）
cli-help-analyse-lines = 表示する行数、1 から 20
cli-help-analyse-other = 一覧の他のエンジンに尋ねる（評価はそのエンジンのもの）
cli-help-games = ファイルやフォルダの対局の一覧、または局面の検索
    .more =
        PATH がなければ、終わった自分の対局を並べます。フォルダは下位のフォルダ
        もすべて探します。一局が一行で、項目はタブ区切りです：日付、X、O、結
        果、ゲーム、手数、ファイル、ファイル内の番号、珠型、開局規定。不明か、
        なければ - です。壊れた対局では、四番目の項目が理由になります。

        局面は、手順の前後や盤の回転・反転によらず、その局面になったすべての対
        局と一致します。--explore では代わりに、続きの手ごとの対局数と結果を表
        で示します。ファイルの索引はキャッシュフォルダに置きます。
cli-help-games-paths = 対局のファイルとフォルダ [既定値: 終わった自分の対局]
cli-help-games-player = 名前に NAME を含む対局者の対局だけ
cli-help-games-result = この結果の対局だけ
cli-help-games-won-by = 名前に NAME を含む対局者が勝った対局だけ
cli-help-games-lost-by = 名前に NAME を含む対局者が負けた対局だけ
cli-help-games-size = この盤の対局だけ：15、または列数から 9x7
cli-help-games-moves = この手数の対局だけ：40、20..60、20..、..60
cli-help-games-from = この日・月・年以降の対局だけ：2026-11-22、2026-11、2026
cli-help-games-to = この日・月・年までの対局だけ
cli-help-games-opening = この珠型か開局規定の対局だけ：D4、花月、kagetsu、swap2
cli-help-games-position = この局面になった五目並べの対局だけ。手順は h8i9j10 のように
cli-help-games-rule = その局面のルール
cli-help-games-explore = 対局の代わりに、局面の続きの手を表示する
cli-help-games-order = 対局の並び順
cli-help-games-limit = 最大 N 局を表示する
cli-help-puzzle = 問題を解く、または対局から新しい問題を作る
    .more =
        オプションがなければ、全画面で問題を開きます。端末がないときは、--list
        と同じく今日解く問題を並べます。

        --from は、ファイルの対局のすべての局面から、攻めて勝てる手、または負け
        ない手がただ一つの局面を探します。名前が .jsonl で終わるファイルからは、
        攻めて勝てる局面をすべて取り込みます。問題は見つかるたびに表示して保存
        するので、いつでも中断できます。回転や反転で同じになるものを含め、重複
        は除きます。

        形式の説明は docs/formats.md にあります。
cli-help-puzzle-activity = 解く問題：next、daily、run、またはテーマ（four-three など）
cli-help-puzzle-list = 今日解く問題を、レートと連続日数とともに表示する
cli-help-puzzle-from = これらのファイルの対局、または JSON の行の局面から問題を作る
cli-help-puzzle-out = 見つけた問題を、自分の問題ではなくこのファイルに加える
cli-help-puzzle-rule = ファイルがルールを示さない棋譜のルール
cli-help-puzzle-export = 自分の問題をこのファイルに書き足す
cli-help-learn = 十二の短いレッスンで学ぶ
    .more =
        レッスンの一覧を全画面で開きます。各レッスンは課題が一つの盤で、
        一分ほどです。
cli-help-stats = 対局と問題の統計を表示する
    .more =
        コンピュータとの対局をレベル・手番・ゲーム・序盤別に数え、検討した対局の
        精度、見落とした勝ちと脅威、テーマ別の問題も示します。二人の対局は数だけ、
        他人の対局の写しは除きます。
cli-help-stats-json = JSON オブジェクトを出力する（項目は docs/statistics.md）
cli-help-match = エンジン同士のマッチで、どちらが強いかを調べる
    .more =
        ENGINE は一覧（gomoku engine list）の名前です。gomoku はこのプログラム
        です。設定はコンマの後に続けます：time、game-time、nodes、depth、memory、
        threads、tolerance、restart=always、suspend=yes、name、info.KEY。
        一覧にないエンジンは、最後にコマンドを書きます：

          gomoku match rapfi,time=1s 'new,command=./pbrain-x --quiet'

        各開局を、色を入れ替えて二局ずつ打ちます。表は、この二局の組から
        求めた Elo の差と誤差を示します。

        対局は終わるたびに記録に書かれます。中断した後は、同じコマンドに
        --record を付けるとマッチが続きます。
cli-help-match-engines = エンジン。設定はコンマの後：rapfi,time=1s,memory=64MB
cli-help-match-time = 一手の時間（例：300ms、2s） [既定値: 一覧の値]
cli-help-match-game-time = 一局の時間と一手ごとの加算：60s、60s+1s
cli-help-match-nodes = 一手のノード数。これだけなら一手は一分まで
cli-help-match-memory = 各エンジンのメモリ（例：350MB） [既定値: 一覧の値]
cli-help-match-threads = 各エンジンの探索スレッドの数 [既定値: 一覧の値]
cli-help-match-tolerance = 負けにならない遅れの時間 [既定値: 一覧の値]
cli-help-match-rule = 対局のルール
cli-help-match-size = 盤の大きさ：15、15x15（列が先）
cli-help-match-draw-after = N 手で引き分け。残り 25 点なら leave-25
cli-help-match-openings = 開局：一行ごとの手、差分、.pos、SGF [既定値: 互角の開局]
cli-help-match-rows = h8i9j10 のような手順での 1 行目の位置
cli-help-match-rounds = ラウンド数：各ラウンドで全組が一つの開局を両方の色で打つ
cli-help-match-games = 対局数（ラウンド単位に切り上げ）
cli-help-match-gauntlet = 最初のエンジンが他の全てと対局し、他同士は対局しない
cli-help-match-seed = 開局を並べ替える。同じ数なら同じ順
cli-help-match-repeat = 全ての開局を全ての対称形で打ち終えたら最初に戻る
cli-help-match-part = N 分の K だけを打つ。複数の実行や機械で分ける：2/8
cli-help-match-concurrency = 同時に打つ対局の数
cli-help-match-sprt = 最初のエンジンが 0 か 5 Elo 強いかを検定し、決まれば終わる：0,5
cli-help-match-alpha = 大きい方の数を誤って採択する確率
cli-help-match-beta = 大きい方の数を誤って棄却する確率
cli-help-match-adjudicate = 勝ちが証明された対局を終える
cli-help-match-record = 対局の記録。既にあれば続ける [既定値: 新しい記録]
cli-help-match-report = 対局せず、一つのマッチの記録の表を表示する
cli-help-match-sgf = 最後に全対局をこの SGF ファイルに書く
cli-help-match-psq = 各対局を Piskvork のファイルでこのフォルダーに書く
cli-help-match-json = 表を JSON で出力する
cli-help-match-markdown = 表を Markdown で出力する
cli-help-match-watch = 表と盤を全画面で観戦する
cli-help-bench = エンジンの速度を測る
    .more =
        決まった五目並べの局面を、決まった深さまで一つのスレッドで探索します。
        局面ごとに名前、最善手、深さ、ノード数を表示し、続いてノードの合計、一
        秒あたりのノード数、ノードと着手から求めた署名を表示します。署名はどの
        機械でも同じで、探索が変わると変わります。
cli-help-bench-depth = 探索の深さ（手数）。署名は深さごとに異なる
cli-help-show = 保存済みの対局を表示する：対局者・盤・手番
    .more =
        SGF、CSV、Piskvork の .psq と .rec、局面テキスト（.txt、.pos）、ジャーナ
        ルを読みます。ファイルに複数の対局があれば、最初の対局を表示します。
cli-help-show-file = 保存済みの対局。- は標準入力
cli-help-show-at = N 手後の局面を表示する [既定値: 最後の局面]
cli-help-show-tree = 変化とコメントを含むすべての手も並べる
cli-help-show-coordinates = 点の名前
cli-help-show-coordinates-letters = H8（いちばん下が 1 行目）
cli-help-show-coordinates-numbers = 7,7（左上を 0 とする行と列）
cli-help-show-from = 読み込む形式 [既定値: ファイルの内容か名前から]
cli-help-convert = 対局を別の形式に変換する
    .more =
        形式は名前の末尾で決まります：sgf、csv、psq、rec、txt。すべてを保存で
        き、複数の対局も入るのは SGF だけです。ほかの形式で保存できないものは、
        標準エラー出力で知らせます。既存のファイルは、保存された対局のときだけ
        置き換え、元の内容を名前に ~ を付けて残します。
cli-help-convert-input = 読み込むファイル。- は標準入力
cli-help-convert-output = 書き込むファイル。- は標準出力
cli-help-convert-to = 書き込む形式 [既定値: OUT の名前から、なければ SGF]
cli-help-export = 対局を画像に描く：SVG、PNG、GIF
    .more =
        形式は画像の名前の末尾で決まります。ファイルに複数の対局があれば、最初の
        ものを描きます。--moves は一手ずつ見せる、動く GIF か SVG にします。

        既存のファイルは、画像のときだけ置き換え、元の内容を名前に ~ を付けて残し
        ます。
cli-help-export-picture = 書き込む画像。- は標準出力
cli-help-export-to = 画像の形式 [既定値: PICTURE の名前から、なければ SVG]
cli-help-export-moves = 一手ずつ順に見せる、動く GIF か SVG
cli-help-export-delay = 一手ごとの時間（秒）
cli-help-export-numbers = 石に番号を付ける
cli-help-export-fouls = 連珠とオモクで、着手できない点に印を付ける
cli-help-export-coordinates = 行と列の名前
cli-help-export-coordinates-none = 名前なし
cli-help-export-cell = ひと目の大きさ、8～128 ピクセル
cli-help-check = 対局に反則がなく、結果が正しいかを調べる
    .more =
        対局ごとに 1 行を出力します: 手数、手番または結果、形式、文字コード、
        盤とルール、許容した点。誤りがあれば終了ステータスは 1 です。
cli-help-check-files = 対局のファイル。- は標準入力
cli-help-check-json = 対局ごとに JSON オブジェクトを出力する（項目は docs/formats.md）
cli-help-themes = 配色のテーマを表示する。パイプには名前だけ
cli-help-themes-help = ヘルプを表示する
cli-help-config = 設定を調べる、または既定値を出力する
    .more =
        設定ファイルに誤りがあれば、その行と桁を示し、終了状態は 1 になります。
cli-help-config-print-default = すべての設定とその意味、既定値を書いたファイルを出力する
cli-help-config-path = 設定ファイルのパスを出力する
cli-help-completions = シェルの補完スクリプトを出力する
    .more =
        bash の場合：source <(gomoku completions bash)
cli-help-completions-shell = 補完を使うシェル
cli-help-completions-dir = すべてのシェルのスクリプトをこのフォルダーに書き込む
cli-help-man = マニュアルページを出力する：プログラムまたはサブコマンド
    .more =
        読むには：gomoku man solve | man -l -
cli-help-man-subcommand = このサブコマンドのページを出力する
cli-help-man-dir = プログラムと全サブコマンドのページをこのフォルダーに書き込む
cli-help-help = この説明、または指定したサブコマンドのヘルプを表示する
