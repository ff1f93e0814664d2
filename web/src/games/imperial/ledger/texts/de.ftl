## Das Kontobuch von Imperial: Kredite, Regierungen, Leisten, Verlauf, das Raster der Kredite

ledger-title = Kontobuch
ledger-views = Was das Kontobuch zeigt
ledger-view-ledger = Kontobuch
ledger-view-governments = Regierungen
ledger-view-tracks = Leisten
ledger-view-history = Verlauf
ledger-head-ledger = Das Kontobuch
ledger-head-governments = Wer regiert
ledger-head-tracks = Macht und Steuern
ledger-head-history = Wie es lief
ledger-about-ledger = Kredite; Gold und Krone: Regierung{ $card ->
    [yes] ; Münze: Investorkarte
   *[no] {""}
}{ $bank ->
    [yes] ; Säulen: Schweizer Bank
   *[no] {""}
}
ledger-about-governments = Gestrichelt: zu überbieten; Stern: kann als Nächstes übernehmen; Dreieck: kann dich ablösen
ledger-about-tracks = Faktor = Macht ÷ { $points }, bei { $goal } endet das Spiel; darunter Kassen und Steuern
ledger-about-history = Ein Klick führt zu diesem Moment
ledger-caption = Kredite der Spieler je Staat, mit Bargeld, Zinsen und Siegpunkten
ledger-nations = Staaten
ledger-player = Spieler
ledger-nation = Staat
ledger-you = du
ledger-unit = Mio.
ledger-money = { $amount }{ "\u202F" }Mio.
ledger-money-note = Beträge in Millionen, etwa { $sample }.
ledger-tax = Steuer
ledger-tax-long = Steuer jetzt
ledger-tax-short = Steuer { $tax }
ledger-power-short = Macht { $power }
ledger-row-treasury = Kasse, Mio.
ledger-row-power = Macht ×Faktor
ledger-treasury-spoken = Millionen in der Staatskasse
ledger-light = { $name } auf der Karte zeigen
ledger-power-spoken = { $power } Machtpunkte, Faktor { $factor }
ledger-nation-spoken = { $name }: Kasse { $treasury }, Steuer { $tax }, Macht { $power }, Faktor { $factor }
ledger-cash = Bargeld
ledger-interest = Zinsen
ledger-score = Punkte
ledger-hidden = verdeckt
ledger-score-hidden = { $points } Punkte für Kredite; das Bargeld ist verdeckt
ledger-sum = Summe:
ledger-governs = , regiert
ledger-card = Karte
ledger-card-long = Investorkarte
ledger-swiss = Bank
ledger-swiss-long = Schweizer Bank

ledger-draft = mit dem gewählten Kredit:
ledger-ready = kann beim nächsten Investieren übernehmen, für { $price }

ledger-power = Machtleiste
ledger-power-note = Faktor = Macht ÷ { $points }. Bei { $goal } endet das Spiel.
ledger-track-spoken = { $name }: { $power } Machtpunkte, Faktor { $factor }.
ledger-tracks-caption = Kasse, Steuer, Zinsen und Figuren der Staaten; nach dem Strich alle, die es gibt
ledger-treasury = Kasse
ledger-taxation = Steuer jetzt
ledger-tax-gives = { $power } Macht
ledger-tax-from = Steuer ab
ledger-chart-power = Macht
ledger-chart-bonus = Bonus
ledger-payout = Zinslast
ledger-short = { $missing ->
    [one] fehlt { $missing }
   *[other] fehlen { $missing }
}
ledger-factories = Fabriken
ledger-flags = Flaggen
ledger-armies = Armeen
ledger-fleets = Flotten
ledger-left = , noch { $left } im Vorrat

ledger-figure = Wert
ledger-figure-score = Siegpunkte
ledger-figure-cash = Bargeld
ledger-figure-interest = Zinsen
ledger-figure-power = Macht
ledger-figure-treasury = Staatskasse
ledger-figure-tax = Steuer
ledger-as-table = Als Tabelle
ledger-turning = Moment
ledger-turning-start = Beginn
ledger-history-round = Runde { $round }
ledger-history-slider = { $figure } im Verlauf. Pfeiltasten gehen weiter, Enter führt dorthin
ledger-history-veiled = Verdeckt: { $names }
ledger-history-loading = Der Verlauf wird geholt …
ledger-history-empty = Noch gibt es keinen Verlauf: Er beginnt mit den ersten Zügen.
ledger-history-failed = Der Verlauf lässt sich gerade nicht holen.

ledger-offer = Kredite im Angebot
ledger-order = Reihenfolge der Investoren
ledger-grid-label = Kredite nach Staat und Betrag
ledger-face = Betrag
ledger-face-interest = , Zins { $interest }
ledger-grid-hint = Wähle einen Kredit; ein zweiter Klick oder „Fertig“ vergibt ihn.
ledger-grid-waiting = Andere investieren. Das Raster zeigt, wem was gehört.
ledger-cell-yours = { $name } { $face }: deiner
ledger-cell-held = { $name } { $face }: gehört { $player }
ledger-cell-closed = { $name } { $face }: { $price }, nicht möglich
ledger-cell-price = du zahlst { $price }
ledger-cell-extra = als zusätzlicher Kredit { $price }
ledger-sign-government = bringt die Regierung
ledger-sign-secures = sichert sie
ledger-sign-loses = eine Regierung geht verloren
ledger-till = unter dem Staat: seine Kasse
ledger-sign-raise = aufstocken: nur die Differenz
ledger-why-own = Dein Kredit { $face }. Wähle einen höheren desselben Staates, um ihn aufzustocken.
ledger-why-yours = Dein Kredit { $face }.
ledger-why-held = Dieser Kredit { $face } gehört { $name }.
ledger-follows = Was daraus folgt
ledger-ways = Zusätzlich oder statt eines eigenen Kredits
ledger-way-extra = zusätzlich: { $price }
ledger-way-for = statt { $old }: { $price }
ledger-effect = von { $before } auf { $after }
