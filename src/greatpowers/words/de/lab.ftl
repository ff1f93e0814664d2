# Der Bericht des Labors. Ein Abschnitt ist eine Dimension: lab-dimension-… ist die Überschrift, lab-note-… sagt, wie man ihn liest.

lab-title = { $game }: was { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} zwischen Computern { $games ->
    [one] erzählt
   *[other] erzählen
}
lab-lead = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} zu { $seats } Plätzen, jeder Platz gespielt vom Computer „{ $bot }“. Entschiede allein das Los, gewänne jeder Platz { $share } davon.
lab-parity = gleicher Anteil { $share }
lab-more = Alle { $count } Zeilen
lab-caption-given = Siegquote mit ihrem 95-%-Intervall; in Klammern, wie viele Spieler; gestrichelt der gleiche Anteil.
lab-caption-trait = Siegquote mit ihrem 95-%-Intervall; in Klammern, wie viele Spieler; gestrichelt der gleiche Anteil.
lab-caption-use = Anteil der Sieger an allen Malen mit seinem 95-%-Intervall; in Klammern, wie oft je Partie; gestrichelt der gleiche Anteil.
lab-written = { $file } geschrieben.
lab-not-written = { $file } lässt sich nicht schreiben: { $problem }
lab-bad-report = { $file }: Ein Bericht endet auf .html oder .md.

## Was auffällt, und was das wert ist

lab-outstanding = Was auffällt
lab-outstanding-note = Nur was der Zufall einem Platz gibt, bevor jemand etwas entscheidet: wo das Intervall den gleichen Anteil nicht enthält. { $tested } solche Werte wurden betrachtet; bei 95 % fielen etwa { $expected } davon allein durch Glück auf.
lab-outstanding-none = Nichts: Jedes Intervall enthält den gleichen Anteil.
lab-outstanding-more = { $dimension }, { $value }: gewinnt { $share } [{ $low }; { $high }], mehr als den gleichen Anteil von { $parity }.
lab-outstanding-less = { $dimension }, { $value }: gewinnt { $share } [{ $low }; { $high }], weniger als den gleichen Anteil von { $parity }.

lab-caution = Was diese Zahlen nicht beweisen
lab-caution-bots = Sie handeln von diesen Computern. Menschen oder andere Computer machen vielleicht mehr aus dem, was diese schlecht spielen.
lab-caution-chance = Was der Zufall gibt (Platz, ausgeteilte Karten, gezogene Regierung), ist so gut wie ein Versuch: Ein Unterschied dort kommt daher, soweit es diese Computer betrifft.
lab-caution-choice = Alles andere ist gewählt oder erreicht und geht aus vielen Gründen mit dem Sieg einher. Wer vorn liegt, kann sich mehr leisten; dass viele Sieger eine Karte gespielt haben, heißt nicht, dass sie den Sieg bringt.
lab-caution-end = Was am Ende gezählt wird (Regierungen, Kredite, Konfession), ist zum Teil der Sieg selbst und nicht seine Ursache.
lab-caution-long = Lange Partien und reiche Spieler bringen von allem mehr. Der Anteil der Sieger sagt mehr als die bloße Zahl.
lab-caution-many = Bei so vielen Zeilen verfehlt eines von zwanzig Intervallen die Wahrheit allein durch Glück. Zeilen mit wenigen Spielern haben weite Intervalle; verlass dich auf das Intervall, nicht auf den Wert.

lab-method = Wie gemessen wurde
lab-method-note = Derselbe Befehl mit derselben Version ergibt auf jeder Maschine denselben Bericht, außer wenn der Computer nach der Uhr denkt.
lab-method-game = Spiel
lab-method-version = Version
lab-method-versions = greatpowers { $program }, Regeln { $rules }
lab-method-bot = Computer
lab-method-seats = Spieler
lab-method-games = Partien
lab-method-seeds = Startwerte
lab-method-range = { $first } bis { $last }
lab-method-options = Optionen
lab-method-intervals = Intervalle
lab-method-interval = 95 %: das von Wilson, wo höchstens ein Platz einer Partie zählt und bei weniger als { $few } Partien; sonst ein Bootstrap, der ganze Partien zieht ({ $resamples }-mal), denn die Plätze einer Partie sind keine unabhängigen Versuche.
lab-method-win = Sieg
lab-method-shared = Rang 1 nach allen Stichregeln; wer ihn teilt, erhält einen gleichen Teil.

## Spalten

lab-head-value = Wert
lab-head-mean = Mittel
lab-head-interval = 95-%-Intervall
lab-head-least = Kleinster
lab-head-tenth = 10 %
lab-head-median = Median
lab-head-ninetieth = 90 %
lab-head-most = Größter
lab-head-players = Spieler
lab-head-games = Partien
lab-head-share-of-games = Anteil der Partien
lab-head-win-share = Siegquote
lab-head-per-game = Je Partie
lab-head-used = Spieler, die es hatten
lab-head-without = Siegquote der anderen
lab-head-use-share = Anteil der Sieger

## Längen

lab-lengths = Länge
lab-lengths-note = Wie lang die Partien waren und wie knapp. Das Intervall ist das des Mittels.
lab-length-rounds = Runden
lab-length-turns = Züge
lab-length-answers = Antworten der Spieler
lab-length-chance = Antworten des Zufalls
lab-length-best = Punkte des Siegers
lab-length-lead = Vorsprung auf den Zweiten

## Werte, die kein Spiel benennt

lab-value-seat = { PLAYER($value) }
lab-value-place = { $value ->
   *[other] { $value }.
}
lab-value-number = { $value }
lab-value-kind = { KIND($value) }
lab-value-whether = { $value ->
    [yes] ja
   *[no] nein
}

## Abschnitte jedes Spiels

lab-dimension-seat = Plätze
lab-note-seat = Wer wo sitzt; die Plätze gehen um den Tisch.
lab-dimension-kind = Arten von Antworten
lab-note-kind = Jede Antwort jedes Spielers, nach ihrer Art.
lab-dimension-order = Reihenfolge
lab-note-order = Als Wievielter ein Spieler in der ersten Runde am Zug war.
lab-dimension-opening = Eröffnungen
lab-note-opening = Die ersten zwei Aktionen jedes Spielers: wie oft, und wie oft sie mit dem Sieg einhergingen.
lab-dimension-action = Aktionen
lab-note-action = Wie oft jede Aktion gewählt wurde.
lab-dimension-unit = Einheiten
lab-note-unit = Einheiten, die nach dem Aufbau aufgestellt wurden.
