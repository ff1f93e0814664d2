## The table of Imperial

imp-rondel = Rondell
imp-fields = Die Felder im Vergleich
imp-field = Feld
imp-free = frei
imp-no-figure = nicht erreichbar
imp-footnotes = Fußnote
imp-money = { $amount } Mio.
imp-here = hier
imp-steps = { $count } Felder
imp-markers = Wo die Staaten stehen
imp-marker = { $nation }: { $field }
imp-not-yet = noch nicht gezogen
imp-nations = Staaten
imp-ledger = Kontobuch
imp-show = zeigen
imp-power-tax = Macht { $power } ×{ $factor } · Steuer { $tax }
imp-why-not = Warum nicht { $region }?
imp-not-asked = Gefragt ist gerade: „{ $question }“ Diese Region gehört nicht dazu.
imp-possible = { $count ->
        [one] Zeigen, was geht
       *[other] Zeigen, was geht ({ $count })
    }
imp-map-failed = Die Karte ließ sich nicht laden. Lade die Seite neu.
imp-fold-log = Protokoll einklappen
imp-compare = Felder vergleichen
imp-tab-map = Karte
imp-tab-choose = Rondell
imp-tab-answer = Auswahl
imp-tab-ledger = Kontobuch
imp-tab-log = Protokoll
imp-tab-bonds = Kredite
imp-tab-maneuver = Manöver
imp-region = Region
imp-column-price = Preis
imp-column-treasury = Kasse
imp-column-cash = Bargeld
imp-column-power = Macht
imp-column-score = Punkte
imp-unfold-log = Protokoll ausklappen
imp-power-word = Macht { $power }
imp-governed = regiert von { $name }
imp-power-only = Macht { $power } ×{ $factor }

imp-score-how = So kommen die Punkte zustande
imp-score-sum = Zinsen der Kredite × Machtfaktor, dazu das Bargeld
imp-score-power = Macht { $power }
imp-score-bonds = Kredite
imp-score-cash = Bargeld
imp-score-nothing = kein Kredit
imp-keys = Imperial
imp-keys-plan = Im Manöverplan
imp-keys-bonds = Im Kreditraster (wenn es den Fokus hat)
imp-key-rondel = Zum Rondell
imp-key-map = Zur Karte, dorthin, wo es etwas zu wählen gibt
imp-key-ledger = Kontobuch auf- und zuklappen
imp-key-stay = Die Einheit bleibt stehen
imp-key-alike = Alle gleichen Einheiten ebenso
imp-key-fields = Auf dem Rondell: von Feld zu Feld, Enter wählt
imp-key-goal = Ziel mit dieser Nummer für die gewählte Einheit
imp-key-shift = Auf dem Griff einer Zeile: sie hinauf-, hinunterschieben
imp-key-bond = Von Kredit zu Kredit
imp-key-bonds = Erster, letzter Kredit des Staates
imp-key-lend = Wählen; noch einmal gedrückt: geben

## Die Führung durch den ersten Zug

imp-tour-prompt-head = Hier steht, was zu tun ist
imp-tour-prompt = Du spielst keinen Staat, sondern einen Geldgeber. Wer einem Staat am meisten geliehen hat, regiert ihn und zieht für ihn.
    Fragt das Spiel dich etwas, steht die Frage hier. „Fertig“ sagt, was es tun wird; „Rückgängig“ nimmt die letzte Antwort zurück, solange noch nichts Neues bekannt wurde.
imp-tour-rondel-head = Das Rondell
imp-tour-rondel = { $edition ->
        [world] Jeder Staat rückt in seinem Zug im Uhrzeigersinn vor und tut, was sein Feld sagt. Drei Felder sind frei. Jedes weitere kostet dich selbst 1 Mio. plus den Machtfaktor des Staates (bei Faktor 0 also 1{"\u00A0"}Mio.), und mehr als sechs sind nicht erlaubt.
       *[other] Jeder Staat rückt in seinem Zug im Uhrzeigersinn vor und tut, was sein Feld sagt. Drei Felder sind frei. Jedes weitere kostet dich selbst 2 Mio., und mehr als sechs sind nicht erlaubt.
    }
    Nur beim allerersten Zug eines Staates ist jedes Feld frei.
imp-tour-fields-head = Vorher sehen, was es bringt
imp-tour-fields = Dieselben Felder als Tabelle: Preis, Staatskasse, dein Bargeld, Machtpunkte und Punkte, vorher und nachher. Ein Klick oder die Tasten 1 bis 6 wählen ein Feld. Was nicht geht, bleibt stehen und sagt, warum.
imp-tour-map-head = Die Karte
imp-tour-map = { $edition ->
        [first] Armeen ziehen an Land, Flotten auf See; Flotten setzen Armeen über. Wo ein Staat allein steht, legt er einen Steuerchip ab. Steuer bringt 2 Mio. je freie Fabrik und 1 Mio. je Steuerchip.
        [world] Armeen ziehen an Land, Flotten auf See; Flotten setzen Armeen über. Wo ein Staat allein steht, legt er eine Flagge ab. Steuer bringt 2 Mio. je freie Fabrik und 1 Mio. je Flagge. Zwei Kanäle verkürzen den Seeweg: Wer die Flagge in Kolumbien oder Nordafrika hat, entscheidet über die Durchfahrt.
       *[other] Armeen ziehen an Land, Flotten auf See; Flotten setzen Armeen über. Wo ein Staat allein steht, legt er eine Flagge ab. Steuer bringt 2 Mio. je freie Fabrik und 1 Mio. je Flagge.
    }
    Ein Klick auf eine Region zeigt, was darin ist.
imp-tour-ledger-head = Das Kontobuch
imp-tour-ledger = Spalten sind Staaten, Zeilen sind Spieler, Kärtchen sind Kredite; die Krone zeigt die Regierung. Am Ende zählt jeder Kredit seinen Zins mal den Machtfaktor des Staates, dazu kommt dein Bargeld. Erreicht ein Staat 25 Machtpunkte, ist das Spiel sofort aus.
    Das Geld der Staatskasse gehört dem Staat, nicht dir.
imp-tour-investor-head = Investieren
imp-tour-investor = { $edition ->
        [first] Hält ein Staat auf Investor, zahlt er seinen Geldgebern Zinsen. Dann, und auch wenn er das Feld nur überschreitet, nimmt der Inhaber der Investorkarte 2 Mio. und darf einen Kredit geben oder aufstocken. Wer gerade keinen Staat regiert, darf danach ebenfalls investieren, ohne die 2 Mio. So wechseln Regierungen.
       *[other] Hält ein Staat auf Investor, zahlt er seinen Geldgebern Zinsen. Dann, und auch wenn er das Feld nur überschreitet, nimmt der Inhaber der Investorkarte 2 Mio. und darf einen Kredit geben oder aufstocken. Wer seine letzte Regierung verliert, erhält eine Schweizer Bank: Sie investiert danach mit, ohne die 2 Mio., und darf einen Staat auf Investor anhalten, dessen Kasse alle Zinsen deckt.
    }
imp-tour-investor-free = Dieser Tisch spielt ohne Investorkarte: Nach jedem Zug darf reihum jeder dem Staat, der gezogen hat, einen Kredit geben oder aufstocken, die Regierung zuerst. Wer keinen Staat regiert, darf dabei jedem Staat leihen. So wechseln Regierungen.
    Hält ein Staat auf Investor, zahlt er seinen Geldgebern Zinsen.
imp-tour-log-head = Was bisher geschah
imp-tour-log = Jede Zeile des Protokolls führt zu ihrem Moment. Der Zeitstrahl oben blättert durch die ganze Partie, ohne sie zu verändern. U öffnet die Regeln neben dem Tisch, ? zeigt alle Tasten.
    Diese Führung findest du im Menü wieder.

## In der Lobby

short-imperial-2006 = Imperial 2006
short-imperial-2010 = Imperial 2010
short-imperial-2030 = Imperial 2030
title-imperial-2006 = Imperial
title-imperial-2010 = Imperial
title-imperial-2030 = Imperial 2030
year-imperial-2006 = 2006
year-imperial-2010 = 2010
year-imperial-2030 = 2009
about-imperial-2006 = Sechs Großmächte um 1900. Du leihst ihnen Geld und lässt sie für dich kämpfen. Die erste Ausgabe.
about-imperial-2010 = Dieselbe Partie um Europa in der dritten Auflage: ohne Regierung hast du die Schweizer Bank, Kredite gehen bis 30 Millionen.
about-imperial-2030 = Imperial auf der Weltkarte, mit China, Indien und Brasilien. Ein guter Anfang.

## Was ein Rückblick geändert hat

recap-changes = Änderungen
recap-yours = deine Regierung
recap-row-treasury = Kasse, Mio.
recap-row-tax = Steuer
recap-row-power = Macht
recap-row-armies = Armeen
recap-row-fleets = Flotten
recap-row-factories = Fabriken
recap-row-flags = Flaggen
