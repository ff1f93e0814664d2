# Das Fallbuch: wie Stellungen, Antworten und Erwartungen eines Falls gelesen werden.

case-continues = weiter, wo der vorige Ablauf endet
case-base = Ausgangsstellung { $base }
case-base-differs = Ausgangsstellung { $base }, aber: { $list }
case-new-match = neue Partie mit { $seats } Spielern
case-players = { $seats } Spieler
case-rule = „{ $heading }“, Absatz { $paragraph }
case-chance = Zufall: { $list }
case-answer = { PLAYER($player) }: { $text }
case-sees = { $player } sieht: { $list }.
case-asked = Gefragt: { $list }.
case-trace = Nacheinander gefragt: { $list }.
case-options = Zur Wahl steht genau: { $list }.
case-offered = Zur Wahl steht auch: { $list }.
case-never = Nicht zur Wahl: { $list }.
case-refused = „{ $text }“ geht nicht: { $reason }
case-unknown = { $text } ist gar keine Antwort.
case-rights = Jederzeit kann { $player }: { $list }.
case-events = Es geschieht: { $list }
case-no-event = Es geschieht nicht: { $text }
case-over = Das Spiel ist zu Ende.
case-not-over = Das Spiel geht weiter.
case-over-short = Spielende
case-scores = Punkte: { $list }.
case-ranks = Plätze: { $list }.
case-none = keine
case-nothing = nichts
case-yes = ja
case-no = nein

case-heading = { $id }: { $title }
case-rules = Regeln
case-rulings = Auslegungen
case-start = Anfang
case-answers = Antworten
case-facts = Dann
case-of-ruling = Fälle zu { $ruling }:
case-without-position = { $id } hat keine Stellung, an der man beginnen könnte.

casebook-title = Das Fallbuch von { $title }
casebook-intro = Alle Fälle, an denen { $editions ->
    [1] die Regeln
    [2] die Regeln der beiden Ausgaben
   *[3] die Regeln der drei Ausgaben
} geprüft werden: Regelstelle, Stellung, Antworten, und was dann gelten muss. Die Spieler heißen A bis { $last } und sitzen im Uhrzeigersinn. Diese Seite wird aus den Fällen der Tests erzeugt (`tools/casebook.py`); am Terminal öffnet `greatpowers replay --case { $example }` einen Fall.
casebook-index = Verzeichnis
casebook-bases = Ausgangsstellungen
casebook-column-id = Fall
casebook-column-game = Ausgabe
casebook-column-heading = Regel
casebook-column-title = Titel
casebook-column-rulings = Auslegungen

place-of-agenda = noch zu tun:
place-of-over = Spielende

case-check-alike = Zweimal gespielt, das zweite Mal anders: { $list }. Keinen Unterschied bemerken: { $seats }.
case-check-guess = { $seat } rät { $count }-mal, was { $owner } auf der Hand hat: { $list }.
case-card-seen = { $name } (bekannt: { $list })
case-everybody = allen
figure-always = immer
figure-sometimes = manchmal
figure-never = nie
