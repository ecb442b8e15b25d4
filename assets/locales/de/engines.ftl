engine-started = gestartet: { $command }

engine-not-found = das Programm { $name } gibt es nicht
engine-not-started = sie kann nicht gestartet werden: { $why }
engine-no-start = sie hat in { $time } keine Partie begonnen
engine-refused-board = sie spielt nicht auf { $size }: { $why }
engine-refused-rule = sie kennt die Regel { $rule } nicht: { $why }
engine-no-move = kein Zug in { $time }
engine-illegal = sie hat { $cell } gespielt, was nicht erlaubt ist: { $why }
engine-error = sie meldet einen Fehler: { $why }
engine-crashed = sie ist abgestürzt (Signal { $signal })
engine-ended = sie hat sich beendet (Status { $code })
engine-gone = sie hat sich beendet
engine-floods = sie gibt mehr aus, als sich lesen lässt
engine-does-not-read = sie liest nicht, was man ihr sagt

engine-doctor-pass = bestanden
engine-doctor-note = Hinweis
engine-doctor-fail = DURCHGEFALLEN
engine-doctor-not-examined = nicht untersucht
engine-doctor-failed = nicht bestandene Punkte: { $count }
engine-no-own-program = der Pfad dieses Programms ist nicht zu finden
