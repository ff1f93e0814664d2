# Der Tisch im Terminal und die Befehlszeile.

table-question-game = Welches Spiel? [{ $default }]
table-question-seats = Wie viele spielen mit ({ $low } bis { $high }), und welche Plätze sind Menschen? Etwa „4 1,3“; Eingabe allein: 3 Plätze, Platz 1 bist du. [3 1]
table-bad-game = „{ $text }“ ist keines der Spiele.
table-bad-seats = „{ $text }“ verstehe ich nicht. Zuerst die Zahl der Plätze, dann die Menschen, etwa „4 1,3“.
table-bad-number = Bitte eine Zahl von 1 bis { $last } oder einen Befehl; h zeigt die Hilfe.
panels-players = Spieler
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
table-motive = { PLAYER($player) }, „{ $answer }“: { $reason }
table-no-motives = Seit deiner letzten Antwort hat kein Computer geantwortet.
table-motives-secret = In einem Spiel mit Geheimnissen sagen Computer nicht, warum: Es würde verraten, was sie haben.
table-empty-log = Noch ist nichts geschehen.
table-allowed = Das ist erlaubt: es steht in der Liste.
table-why-how = Warum nicht? Etwa „why { $example }“. Arten von Antworten: { $list }
table-why-malformed = So eine Antwort gibt es nicht: { $problem }
table-language = Sprache: Deutsch.
table-bad-language = Es gibt de und en.
table-bye = Auf Wiedersehen.
table-more = … und { $count } weitere
table-several-hint = Mehrere auf einmal, und keine weiteren: ihre Nummern, etwa „2 3“.
table-help =
    Nummer      diese Antwort geben
    2 3 …       mehrere zugleich, in beliebiger Folge: Städte, Einheiten, Karten
    why …       warum eine Antwort nicht zur Wahl steht: „why { $example }“ oder „? …“, auch als JSON
    p           die Stellung zeigen
    m           zeigen, warum die Computer so geantwortet haben
    l           das Protokoll zeigen
    r           jederzeitige Rechte zeigen; „r 3“ nimmt das dritte
    u           die letzte eigene Antwort zurücknehmen
    s DATEI     die Partie speichern (weiterspielen: greatpowers play --resume DATEI)
    lang de|en  Sprache wechseln
    h           diese Hilfe
    q           aufhören

cli-no-record = Bitte eine Datei oder mit --case einen Fall nennen.
cli-no-file = { $file } lässt sich nicht lesen: { $problem }
cli-no-json = { $file } ist kein gültiges JSON: { $problem }
cli-no-toml = { $file } ist kein gültiges TOML: { $problem }
cli-option-file = DATEI.toml
cli-missing-part = „{ $command }“ ist in dieser Installation nicht enthalten.
cli-no-ray = Für --cluster wird Ray gebraucht: pip install "greatpowers[cluster]"
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

arena-blocks = { $blocks ->
    [one] einem Block
   *[other] { $blocks } Blöcken
}
arena-title = Arena: { $game }
arena-lead = { $bots }: { $games } Partien in { arena-blocks }. Ein Block ist eine Besetzung in jeder Drehung ihrer Plätze, alle mit demselben Startwert.
arena-heading = { $game }, { $seats } Spieler: { $games } Partien in { arena-blocks } ab Startwert { $seed }
arena-seats = { $seats } Spieler
arena-bot = Computer
arena-rating = Wertung
arena-share = Siegquote
arena-alone = Siegquote allein
arena-alone-line = Allein unter den anderen: { $list }
arena-rank = Ø Rang
arena-mean = Ø ms
arena-p99 = p99 ms
arena-most = höchstens ms
arena-decisions = Entscheidungen
arena-wilson = Wilson
arena-bootstrap = Blöcke
arena-games = Partien
arena-entries = Einträge der Aufzeichnung
arena-parity = Gleichstand { $share }
arena-ladder = Rangliste
arena-scale = Wertung: Plackett–Luce über ganze Reihenfolgen, uniform = 0 (spielt es nicht mit, ist das Mittel 0); 400 Punkte sind zehn zu eins. Intervalle: 95 %, aus neu gezogenen Blöcken.
arena-share-note = Ein Sieg je Partie, bei Gleichstand geteilt. Das Intervall ist das weitere von zweien: dem nach Wilson und dem aus neu gezogenen Blöcken. Allein: ein Platz unter anderen, an denen nur der andere Computer sitzt.
arena-pairs = Paare
arena-pairs-note = Wie oft der Computer der Zeile vor dem der Spalte abschließt (Gleichstand zählt halb):
arena-length = Länge der Partien
arena-length-note = Antworten der Plätze und des Zufalls.
arena-thinking = Bedenkzeit
arena-thinking-note = Millisekunden je Entscheidung auf dem Rechner, der gespielt hat; p99 wird bei einer von hundert Entscheidungen überschritten, auf ein Zehntel genau.
arena-seeds = Startwerte { $first } bis { $last }.
arena-again = Noch einmal dasselbe
arena-again-note = Computer mit einer Zahl von Durchläufen spielen genau dieselben Partien wieder; einer mit einer Bedenkzeit in Sekunden nur mit demselben Zufall.
arena-verdict-better = Entschieden nach { arena-blocks }: { $first } liegt eher um { $margin } Punkte Siegquote vor { $second } als gleichauf (gemessen: { $advantage }).
arena-verdict-not-better = Entschieden nach { arena-blocks }: { $first } ist eher nicht besser als { $second } als um { $margin } Punkte Siegquote voraus (gemessen: { $advantage }).
arena-verdict-open = Offen nach { arena-blocks }, ob { $first } um { $margin } Punkte Siegquote vor { $second } liegt (gemessen: { $advantage }).
arena-faults = Fehler
arena-fault-seed = Startwert
arena-fault-entry = Eintrag
arena-fault-seat = Platz
arena-fault-problem = Was
arena-fault = FEHLER: { $bots }, Startwert { $seed }, Eintrag { $entry }, Platz { $seat }: { $problem }
