engine-started = 起動：{ $command }

engine-not-found = プログラム { $name } がありません
engine-not-started = 起動できません：{ $why }
engine-no-start = { $time } 以内に対局を始めませんでした
engine-refused-board = { $size } の盤に対応していません：{ $why }
engine-refused-rule = ルール { $rule } に対応していません：{ $why }
engine-no-move = { $time } 以内に着手がありません
engine-illegal = { $cell } に打ちましたが、打てません：{ $why }
engine-error = エラーを報告しました：{ $why }
engine-crashed = クラッシュしました（シグナル { $signal }）
engine-ended = 終了しました（状態 { $code }）
engine-gone = 終了しました
engine-floods = 読み切れないほど出力しています
engine-does-not-read = 送った内容を読みません

engine-doctor-pass = 合格
engine-doctor-note = 注意
engine-doctor-fail = 不合格
engine-doctor-not-examined = 未検査
engine-doctor-failed = 不合格の項目数: { $count }
engine-no-own-program = このプログラムのパスが見つかりません
