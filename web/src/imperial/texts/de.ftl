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
imp-markers = Wo die Großmächte stehen
imp-marker = { $nation }: { $field }
imp-not-yet = noch nicht gezogen
imp-nations = Großmächte
imp-books = Bücher
imp-show = zeigen
imp-power-tax = Macht { $power } ×{ $factor } · Steuer { $tax }
imp-why-not = Warum nicht { $region }?
imp-not-asked = Hier gibt es bei dieser Frage nichts zu wählen.
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
imp-tab-books = Bücher
imp-tab-log = Protokoll
imp-tab-invest = Anleihen
imp-tab-maneuver = Manöver
imp-region = Gebiet
imp-column-price = Preis
imp-column-treasury = Kasse
imp-column-cash = Bargeld
imp-column-power = Macht
imp-column-score = Punkte
imp-unfold-log = Protokoll ausklappen
imp-power-brief = { $power } ×{ $factor }
imp-power-only = Macht { $power } ×{ $factor }
