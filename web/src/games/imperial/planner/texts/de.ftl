# Der Manöverplaner.
plan-title = Plan des Manövers
plan-show = { $count ->
    [0] Plan
    [one] Plan: 1 Befehl
   *[other] Plan: { $count } Befehle
}
plan-stay = Bleiben
plan-alike = Alle ebenso
plan-alike-on = Nächstes Ziel für alle { $count }
plan-all-stay = Alle anderen bleiben
plan-finish = Ohne Zug beenden
plan-fleets = Flotten
plan-armies = Armeen
plan-begun = Unterwegs
plan-counted = { $planned } von { $all } geplant
plan-open = offen
plan-open-note = { $count ->
    [one] noch ohne Befehl
   *[other] { $count } ohne Befehl
}
plan-stays = { $count ->
    [one] bleibt
   *[other] { $count } bleiben
}
plan-recall = { $unit }: doch einen Befehl geben
plan-port = { $place }, Hafen
plan-from-to = { $from } nach { $to }
plan-change = Ändern
plan-change-of = Weg von Zeile { $number } ändern
plan-ways = Wege nach { $place }
plan-up = Nach oben
plan-down = Nach unten
plan-remove = Befehl entfernen
plan-grip = Zeile { $number }: mit den Pfeiltasten oder durch Ziehen verschieben
plan-unchecked = nicht geprüft: Eine Zeile darüber geht nicht
plan-unfinished = noch unterwegs: Wähle, wohin es weitergeht
plan-others-demand = { $names } { $count ->
    [one] darf
   *[other] dürfen
} noch einen Abtausch verlangen
plan-others-canal = { $names } { $count ->
    [one] muss
   *[other] müssen
} die Durchfahrt erlauben
plan-fight = Kampf 1:1
plan-fight-whom = Kampf
plan-peace = Frieden
plan-friendly = Freundlich
plan-hostile = Feindlich
plan-question-attack = Dort stehen fremde Einheiten. Kampf oder Frieden?
plan-question-stance = Die Armee betritt eine fremde Heimatprovinz. Wie?
plan-question-ask = Wer wird zuerst gefragt?
plan-question-demand = Dein anderer Staat darf einen Abtausch verlangen.
plan-outcome = Wenn der Plan gilt
plan-outcome-note = vorher → nachher
plan-nation = Staat
plan-figure-armies = Armeen
plan-figure-fleets = Flotten
plan-figure-flags = Flaggen
plan-figure-tax = Steuer
plan-figure-pay = Sold
plan-before-after = { $before }, danach { $after }
plan-reach = Erreichbar: { $unit }
plan-reach-none = Wähle eine Einheit in der Liste oder auf der Karte.
plan-kind-rail = Bahn
plan-kind-march = zu Fuß
plan-kind-convoy = Konvoi
plan-kind-sail = über See
plan-more-ways = { $count ->
    [one] 1 Weg
   *[other] { $count } Wege
}
plan-orders-here = Außerdem hier: { $place }
plan-orders = Andere Befehle
plan-done = Fertig: { $moves ->
    [0] niemand zieht
    [one] 1 Befehl
   *[other] { $moves } Befehle
}{ $stays ->
    [0] {""}
    [one] , 1 Einheit bleibt
   *[other] , { $stays } Einheiten bleiben
}
plan-done-checking = Der Plan wird geprüft …
plan-done-open = { $count ->
    [one] noch 1 Einheit offen
   *[other] noch { $count } Einheiten offen
}
plan-done-refused = Zeile { $number } geht nicht
plan-done-settle = Erst entscheiden
plan-done-onward = Zeile { $number }: Wohin?
plan-say-unit = { $unit }: { $count ->
    [one] 1 Region ist
   *[other] { $count } Regionen sind
} erreichbar.
plan-say-attack = { $place }: { $units }. Kampf oder Frieden?
plan-say-settle = { $place }: { $question }
plan-say-refused = Zeile { $number } geht so nicht. Ändere oder entferne sie.
plan-say-done = Alle Befehle sind gegeben. „Fertig“ führt den Plan aus.
plan-say-row = Zeile { $number } lässt sich ändern: { $count ->
    [one] 1 Region ist
   *[other] { $count } Regionen sind
} erreichbar.
plan-resumed = Andere haben entschieden, und nicht alles kam wie geplant. { $count ->
    [0] Plane den Rest neu.
    [one] Ein Befehl ist übrig und neu geprüft.
   *[other] { $count } Befehle sind übrig und neu geprüft.
}
plan-waits = { $names } { $others ->
    [one] entscheidet
   *[other] entscheiden
} zuerst.{ $count ->
    [0] {""}
    [one] {" "}Ein Befehl wartet so lange.
   *[other] {" "}{ $count } Befehle warten so lange.
}
plan-others = Jemand anderes
plan-alike-left = { $count ->
    [one] Eine Einheit kann nicht dorthin folgen.
   *[other] { $count } Einheiten können nicht dorthin folgen.
}
plan-keys = 1–9 Ziel, S bleiben, A alle ebenso
