## Die Bücher von Imperial: Kredite, Regierungen, Leisten, Verlauf, das Raster der Kredite

books-title = Bücher
books-views = Was die Bücher zeigen
books-view-books = Bücher
books-view-governments = Regierungen
books-view-tracks = Leisten
books-view-history = Verlauf
books-head-books = Die Bücher
books-head-governments = Wer regiert wen
books-head-tracks = Macht und Steuern
books-head-history = Wie es lief
books-about-books = Kredite; Gold und Krone: Regierung{ $card ->
    [yes] ; Münze: Investorkarte
   *[no] {""}
}{ $bank ->
    [yes] ; Säulen: Schweizer Bank
   *[no] {""}
}
books-about-governments = Kreditsummen; gestrichelt: Regierung; Stern, Dreieck: kann sofort übernehmen
books-about-tracks = Faktor = Macht ÷ 5, bei { $goal } endet das Spiel; darunter Kassen und Steuern
books-about-history = Ein Klick führt zu diesem Moment
books-caption = Kredite der Spieler je Staat, mit Bargeld, Zinsen und Siegpunkten
books-nations = Staaten
books-player = Spieler
books-nation = Staat
books-you = du
books-unit = Mio.
books-money = { $amount }{ "\u202F" }Mio.
books-money-note = Beträge in Millionen, etwa { $sample }
books-tax = St.
books-tax-long = Steuer jetzt
books-tax-short = St. { $tax }
books-treasury-spoken = Millionen in der Staatskasse
books-light = { $name } auf der Karte zeigen
books-power-spoken = { $power } Machtpunkte, Faktor { $factor }
books-nation-spoken = { $name }: Kasse { $treasury }, Steuer { $tax }, Macht { $power }, Faktor { $factor }
books-cash = Bargeld
books-interest = Zinsen
books-score = Punkte
books-hidden = verdeckt
books-score-hidden = { $points } Punkte für Kredite; das Bargeld ist verdeckt
books-sum = Summe:
books-governs = , regiert
books-card = Karte
books-card-long = Investorkarte
books-swiss = Bank
books-swiss-long = Schweizer Bank

books-draft = mit dem gewählten Kredit:
books-ready = könnte sofort übernehmen, für { $price }

books-power = Machtleiste
books-power-note = Faktor = Macht ÷ 5. Bei { $goal } endet das Spiel.
books-track-spoken = { $name }: { $power } Machtpunkte, Faktor { $factor }.
books-tracks-caption = Kasse, Steuer, Zinsen und Figuren der Staaten; nach dem Strich alle, die es gibt
books-treasury = Kasse
books-taxation = Steuer jetzt
books-tax-gives = { $power } Macht
books-chart-power = bringt Macht
books-chart-bonus = Bonus
books-payout = Zinslast
books-short = zu wenig
books-factories = Fabriken
books-flags = Flaggen
books-armies = Armeen
books-fleets = Flotten
books-left = , noch { $left } im Vorrat

books-figure = Größe
books-figure-score = Siegpunkte
books-figure-cash = Bargeld
books-figure-interest = Zinsen
books-figure-power = Macht
books-figure-treasury = Staatskasse
books-figure-tax = Steuer
books-as-table = Als Tabelle
books-turning = Moment
books-turning-start = Beginn
books-history-slider = { $figure } im Verlauf. Pfeiltasten gehen weiter, Enter führt dorthin
books-history-veiled = Verdeckt: { $names }
books-history-loading = Der Verlauf wird geholt …
books-history-empty = Noch gibt es keinen Verlauf: Er beginnt mit den ersten Zügen.
books-history-failed = Der Verlauf lässt sich gerade nicht holen.

books-offer = Kredite im Angebot
books-order = Reihenfolge der Investoren
books-grid-label = Kredite nach Staat und Betrag
books-face = Betrag
books-face-interest = , Zins { $interest }
books-grid-hint = Wähle einen Kredit; ein zweiter Klick oder Fertig kauft ihn.
books-grid-waiting = Andere investieren. Das Raster zeigt, wem was gehört.
books-cell-yours = { $name } { $face }: deiner
books-cell-held = { $name } { $face }: gehört { $player }
books-cell-closed = { $name } { $face }: { $price }, nicht möglich
books-cell-price = du zahlst { $price }
books-cell-extra = als zusätzlicher Kredit { $price }
books-sign-government = bringt die Regierung
books-sign-secures = sichert sie
books-sign-loses = eine Regierung geht verloren
books-sign-raise = aufstocken: nur die Differenz
books-why-own = Dein Kredit { $face }. Wähle einen höheren desselben Staates, um ihn aufzustocken.
books-why-yours = Dein Kredit { $face }.
books-why-held = Dieser Kredit { $face } gehört { $name }.
books-why-dear = Das kostet { $price }; du hast { $cash }
books-why-nation = Jetzt gibt es nur Kredite für: { $names }.
books-why-now = Das geht jetzt nicht.
books-follows = Was daraus folgt
books-ways = Zusätzlich oder statt eines eigenen Kredits
books-way-extra = zusätzlich: { $price }
books-way-for = statt { $old }: { $price }
books-effect = von { $before } auf { $after }
