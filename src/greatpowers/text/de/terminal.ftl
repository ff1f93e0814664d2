# Der Tisch im Terminal und die Befehlszeile.

table-question-game = Welches Spiel? [{ $default }]
table-question-seats = Wie viele spielen mit ({ $low } bis { $high }), und welche Plätze sind Menschen? Etwa „4 1,3“; Eingabe allein: 3 Plätze, Platz 1 bist du. [3 1]
table-bad-game = „{ $text }“ ist keines der Spiele.
table-bad-seats = „{ $text }“ verstehe ich nicht. Zuerst die Zahl der Plätze, dann die Menschen, etwa „4 1,3“.
table-bad-number = Bitte eine Zahl von 1 bis { $last } oder einen Befehl; h zeigt die Hilfe.
table-welcome = { $game } mit { $seats } Plätzen. h zeigt die Hilfe.
table-happened = Was inzwischen geschah
table-input = Nummer oder Befehl (h: Hilfe) >
table-rights = Jederzeit möglich:
table-no-rights = Es gibt im Augenblick keine weiteren Rechte.
table-rights-hint = Ein Recht nehmen: „r“ und die Nummer, etwa „r 1“.
table-undone = Zurückgenommen.
table-saved = Gespeichert in { $file }.
table-not-saved = { $file } lässt sich nicht schreiben: { $problem }
table-save-how = Bitte einen Dateinamen angeben, etwa „s partie.json“.
table-empty-log = Noch ist nichts geschehen.
table-allowed = Das ist erlaubt: es steht in der Liste.
table-why-how = Warum nicht? Etwa „why { $example }“. Arten von Antworten: { $list }
table-why-malformed = So eine Antwort gibt es nicht: { $problem }
table-language = Sprache: Deutsch.
table-bad-language = Es gibt de und en.
table-bye = Auf Wiedersehen.
table-more = … und { $count } weitere
table-help =
    Nummer      diese Antwort geben
    why …       warum eine Antwort nicht zur Wahl steht: „why { $example }“ oder „? …“, auch als JSON
    p           die Stellung zeigen
    l           das Protokoll zeigen
    r           jederzeitige Rechte zeigen; „r 3“ nimmt das dritte
    u           die letzte eigene Antwort zurücknehmen
    s DATEI     die Partie speichern (weiterspielen: greatpowers play --resume DATEI)
    lang de|en  Sprache wechseln
    h           diese Hilfe
    q           aufhören

cli-later = „{ $command }“ kommt mit einer späteren Version.
cli-no-record = Bitte eine Datei oder mit --case einen Fall nennen.
cli-no-file = { $file } lässt sich nicht lesen: { $problem }
cli-no-json = { $file } ist kein gültiges JSON: { $problem }
cli-no-toml = { $file } ist kein gültiges TOML: { $problem }
cli-option-file = DATEI.toml
cli-missing-part = „{ $command }“ ist in dieser Installation nicht enthalten.
cli-fuzz = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} gespielt, { $broken ->
    [0] kein Gesetz gebrochen.
    [one] ein gebrochenes Gesetz.
   *[other] { $broken } gebrochene Gesetze.
}
cli-perft = Tiefe { $depth }: { $count } Zugfolgen

bench-heading = { $game }, { $seats } Plätze, Python { $python }; die beste von { $rounds } Runden zu je { $seconds } s; × ist das Vielfache von catanatron.
bench-contestant = Fassung
bench-decisions-per-second = Antworten je s
bench-games-per-second = Partien je s
bench-decisions-per-game = Antw. je Partie
bench-copies-per-second = Kopien je s
bench-kilobytes-per-copy = KiB je Kopie
bench-process-megabytes = MiB
bench-times-catanatron = ×
