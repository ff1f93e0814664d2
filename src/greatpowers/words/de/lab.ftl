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
lab-method-seeds = Startzahlen
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
lab-length-eliminated = Ausgeschiedene Spieler

## Werte, die kein Spiel benennt

lab-value-seat = { PLAYER($value) }
lab-value-place = { $value ->
   *[other] { $value }.
}
lab-value-number = { $value }
lab-value-face = { $value } Mio.
lab-value-kind = { KIND($value) }
lab-value-whether = { $value ->
    [yes] ja
   *[no] nein
}
lab-value-ending = { $value ->
    [eliminated] alle anderen ausgeschieden
    [eagles] letzter Adler
   *[rounds] letzte Runde
}
lab-value-faith = { $value ->
    [calvinism] Calvinismus
    [counter_reformation] Gegenreformation
    [lutheranism] Luthertum
    [catholic] katholisch
    [orthodox] orthodox
   *[islam] muslimisch
}
lab-value-source = { $value ->
    [power] Großmacht
    [start] Beginn
    [card] Karte
    [territory] Territorium
    [achievement] Errungenschaft
    [religion] Konfession
    [war] Krieg
    [growth] Wirtschaftswachstum
    [leader] Führungsbonus
    [gold] Handel mit Gold
    [insolvency] Zahlungsunfähigkeit
    [escape] Abschütteln einer Karte
    [humiliation] Erniedrigung
    [ruin] Ruin
    [cession] Abtretung
   *[upswing] Kultureller Aufschwung
}
lab-value-category = { SCORED($value) }

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

## Abschnitte von Imperial

lab-dimension-flag_card = Flaggenkarten
lab-note-flag_card = Die Karte, die ein Spieler zu Beginn erhielt.
lab-dimension-first_government = Erste Regierungen
lab-note-first_government = Wer eine Nation regierte, als die erste Runde begann.
lab-dimension-last_government = Letzte Regierungen
lab-note-last_government = Wer eine Nation regierte, als das Spiel endete.
lab-dimension-governments = Zahl der Regierungen
lab-note-governments = Wie viele Nationen ein Spieler am Ende regierte.
lab-dimension-best_bonds = Beste Kredite
lab-note-best_bonds = Die Nation, deren Kredite einem Spieler die meisten Punkte brachten.
lab-dimension-power = Macht der Nationen
lab-note-power = Machtpunkte jeder Nation am Ende des Spiels.
lab-dimension-strongest = Stärkste Nation
lab-note-strongest = Die Nation mit den meisten Machtpunkten am Ende; wo mehrere gleich sind, zählt jede.
lab-dimension-first_field = Eröffnungen
lab-note-first_field = Das erste Feld jeder Nation auf dem Rondell, ihrer Regierung zugerechnet.
lab-dimension-field = Felder des Rondells
lab-note-field = Wie oft Regierungen jedes Feld wählten.
lab-dimension-nation_field = Felder nach Nationen
lab-note-nation_field = Wie oft in einer Partie jede Nation jedes Feld wählte.
lab-dimension-bond = Kredite nach Nationen
lab-note-bond = Kredite, die nach dem Aufbau gegeben oder erhöht wurden, nach Nationen.
lab-dimension-face = Kredite nach Höhe
lab-note-face = Kredite, die nach dem Aufbau gegeben oder erhöht wurden, nach ihrer Höhe.
lab-dimension-takeover = Regierungswechsel
lab-note-takeover = Regierungen, die nach dem Aufbau gewonnen wurden.

## Abschnitte von Imperialism

lab-dimension-great_power = Großmächte
lab-note-great_power = Die Großmacht, die ein Spieler wählte, eine von zwei ausgeteilten.
lab-dimension-dealt_power = Ausgeteilte Großmächte
lab-note-dealt_power = Eine der beiden Großmächte, unter denen ein Spieler wählen konnte; das entscheidet allein der Zufall.
lab-dimension-last_faith = Konfessionen
lab-note-last_faith = Die Konfession eines Spielers am Ende.
lab-dimension-end_reached = Das Ende erreichen
lab-note-end_reached = Ob ein Spieler derjenige war, dessen Ruhm die letzten Züge auslöste.
lab-dimension-first_good = Erste Güter
lab-note-first_good = Das erste Gut, das ein Spieler entwickelte.
lab-dimension-card = Vorsehungskarten
lab-note-card = Karten, die gespielt, vor jemanden gelegt oder im Krieg eingesetzt wurden.
lab-dimension-good = Güter
lab-note-good = Wie oft jedes Gut entwickelt wurde.
lab-dimension-land = Territorien
lab-note-land = Eroberte Territorien.
lab-dimension-achievement = Errungenschaften
lab-note-achievement = Genommene Errungenschaften.
lab-dimension-religion = Konfessionswechsel
lab-note-religion = Genommene Religionskarten.
lab-dimension-war = Kriege
lab-note-war = Erklärte Kriege.
lab-dimension-glory = Woher der Ruhm kommt
lab-note-glory = Ruhm nach dem, was ihn brachte, in Ruhmpunkten.
lab-dimension-scored = Punkte am Ende
lab-note-scored = Was am Ende gewertet wurde, in Punkten.

## Abschnitte von Attack!

lab-dimension-government = Regierungstypen
lab-note-government = Der Regierungstyp, den ein Spieler zog.
lab-dimension-capital = Hauptstädte
lab-note-capital = Die Region der Hauptstadt eines Spielers.
lab-dimension-capital_continent = Kontinente der Hauptstädte
lab-note-capital_continent = Der Kontinent, auf dem ein Spieler seine Hauptstadt gründete.
lab-dimension-ending = Wie die Partien endeten
lab-note-ending = In welchem Teil der Partien.
lab-dimension-eliminated = Ausscheiden
lab-note-eliminated = Ob ein Spieler vor dem Ende die letzte Region verlor.
lab-dimension-first_region = Erste Regionen
lab-note-first_region = Die Region, die ein Spieler beim Aufbau als erste nahm.
lab-dimension-politics_card = Politikkarten
lab-note-politics_card = Gespielte Politikkarten, auch als Antwort auf andere.
lab-dimension-technology = Technologien
lab-note-technology = Entdeckte Technologien.
lab-dimension-joined = Gewonnene Regionen
lab-note-joined = Regionen, die ein Spieler nach dem Aufbau gewann, durch Krieg oder Vertrag.
lab-dimension-route = Handelsrouten
lab-note-route = Gewonnene Handelsrouten.
