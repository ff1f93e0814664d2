# Imperial: alles, was ein Mensch von diesem Spiel zu lesen bekommt.
# NATION, REGION, FIELD, UNIT, PLAYER, CANAL und ACCOUNT setzen Namen ein; form wählt die Beugung aus den ersten
# Meldungen dieser Datei. Was eine Auflage anders nennt, steht in einer eigenen Datei (imperial-2006.ftl) und geht vor.

## Namen und ihre Formen

nation-name = { $name }
nation-short = { $nation ->
    [austria_hungary] Österr.-Ung.
    [great_britain] Großbrit.
    [german_empire] Dt. Reich
   *[other] { $name }
}
nation-subject = { $nation ->
    [usa] die USA
    [german_empire] das Deutsche Reich
   *[other] { $name }
}
nation-dative = { $nation ->
    [usa] den USA
    [german_empire] dem Deutschen Reich
   *[other] { $name }
}
nation-number = { $nation ->
    [usa] many
   *[other] one
}
nation-adjective = { $nation ->
    [russia] russisch
    [china] chinesisch
    [india] indisch
    [brazil] brasilianisch
    [usa] amerikanisch
    [austria_hungary] österreichisch-ungarisch
    [italy] italienisch
    [france] französisch
    [great_britain] britisch
    [german_empire] deutsch
   *[europe] europäisch
}
nation-one = { $nation ->
    [russia] eine russische
    [china] eine chinesische
    [india] eine indische
    [brazil] eine brasilianische
    [usa] eine amerikanische
    [austria_hungary] eine österreichisch-ungarische
    [italy] eine italienische
    [france] eine französische
    [great_britain] eine britische
    [german_empire] eine deutsche
   *[europe] eine europäische
}
place-name = { $name }
place-subject = { $region ->
    [near_east] der Nahe Osten
    [turkey] die Türkei
    [ukraine] die Ukraine
    [iran] der Iran
    [mongolia] die Mongolei
    [congo] der Kongo
    [north_pacific] der Nord Pazifik
    [south_pacific] der Süd Pazifik
    [north_atlantic] { $board ->
        [europe] der Nordatlantische Ozean
       *[world] der Nord Atlantik
    }
    [caribbean_sea] die Karibik
    [south_atlantic] der Süd Atlantik
    [gulf_of_guinea] der Golf von Guinea
    [mediterranean_sea] das Mittelmeer
    [indian_ocean] der Indische Ozean
    [sea_of_japan] die Japanische See
    [china_sea] das Chinesische Meer
    [tasman_sea] die Tasmanische See
    [north_sea] die Nordsee
    [english_channel] der Kanal
    [bay_of_biscay] der Meerbusen von Biscaya
    [western_mediterranean] das Westliche Mittelmeer
    [ionian_sea] das Ionische Meer
    [eastern_mediterranean] das Östliche Mittelmeer
    [black_sea] das Schwarze Meer
    [baltic_sea] die Ostsee
    [western_balkans] der Westbalkan
   *[other] { $name }
}
place-at = { $region ->
    [near_east] im Nahen Osten
    [turkey] in der Türkei
    [ukraine] in der Ukraine
    [iran] im Iran
    [mongolia] in der Mongolei
    [congo] im Kongo
    [philippines] auf den Philippinen
    [north_pacific] im Nord Pazifik
    [south_pacific] im Süd Pazifik
    [north_atlantic] { $board ->
        [europe] im Nordatlantischen Ozean
       *[world] im Nord Atlantik
    }
    [caribbean_sea] in der Karibik
    [south_atlantic] im Süd Atlantik
    [gulf_of_guinea] im Golf von Guinea
    [mediterranean_sea] im Mittelmeer
    [indian_ocean] im Indischen Ozean
    [sea_of_japan] in der Japanischen See
    [china_sea] im Chinesischen Meer
    [tasman_sea] in der Tasmanischen See
    [north_sea] in der Nordsee
    [english_channel] im Kanal
    [bay_of_biscay] im Meerbusen von Biscaya
    [western_mediterranean] im Westlichen Mittelmeer
    [ionian_sea] im Ionischen Meer
    [eastern_mediterranean] im Östlichen Mittelmeer
    [black_sea] im Schwarzen Meer
    [baltic_sea] in der Ostsee
    [western_balkans] auf dem Westbalkan
   *[other] in { $name }
}
place-to = { $region ->
    [near_east] in den Nahen Osten
    [turkey] in die Türkei
    [ukraine] in die Ukraine
    [iran] in den Iran
    [mongolia] in die Mongolei
    [congo] in den Kongo
    [philippines] auf die Philippinen
    [north_pacific] in den Nord Pazifik
    [south_pacific] in den Süd Pazifik
    [north_atlantic] { $board ->
        [europe] in den Nordatlantischen Ozean
       *[world] in den Nord Atlantik
    }
    [caribbean_sea] in die Karibik
    [south_atlantic] in den Süd Atlantik
    [gulf_of_guinea] in den Golf von Guinea
    [mediterranean_sea] ins Mittelmeer
    [indian_ocean] in den Indischen Ozean
    [sea_of_japan] in die Japanische See
    [china_sea] ins Chinesische Meer
    [tasman_sea] in die Tasmanische See
    [north_sea] in die Nordsee
    [english_channel] in den Kanal
    [bay_of_biscay] in den Meerbusen von Biscaya
    [western_mediterranean] ins Westliche Mittelmeer
    [ionian_sea] ins Ionische Meer
    [eastern_mediterranean] ins Östliche Mittelmeer
    [black_sea] ins Schwarze Meer
    [baltic_sea] in die Ostsee
    [western_balkans] auf den Westbalkan
   *[other] nach { $name }
}
place-from = { $region ->
    [near_east] aus dem Nahen Osten
    [turkey] aus der Türkei
    [ukraine] aus der Ukraine
    [iran] aus dem Iran
    [mongolia] aus der Mongolei
    [congo] aus dem Kongo
    [philippines] von den Philippinen
    [north_pacific] aus dem Nord Pazifik
    [south_pacific] aus dem Süd Pazifik
    [north_atlantic] { $board ->
        [europe] aus dem Nordatlantischen Ozean
       *[world] aus dem Nord Atlantik
    }
    [caribbean_sea] aus der Karibik
    [south_atlantic] aus dem Süd Atlantik
    [gulf_of_guinea] aus dem Golf von Guinea
    [mediterranean_sea] aus dem Mittelmeer
    [indian_ocean] aus dem Indischen Ozean
    [sea_of_japan] aus der Japanischen See
    [china_sea] aus dem Chinesischen Meer
    [tasman_sea] aus der Tasmanischen See
    [north_sea] aus der Nordsee
    [english_channel] aus dem Kanal
    [bay_of_biscay] aus dem Meerbusen von Biscaya
    [western_mediterranean] aus dem Westlichen Mittelmeer
    [ionian_sea] aus dem Ionischen Meer
    [eastern_mediterranean] aus dem Östlichen Mittelmeer
    [black_sea] aus dem Schwarzen Meer
    [baltic_sea] aus der Ostsee
    [western_balkans] vom Westbalkan
   *[other] aus { $name }
}
field-name = { $field ->
    [factory] Fabrik
    [production_1] Produktion I
    [maneuver_1] Manöver I
    [investor] Investor
    [import] Import
    [production_2] Produktion II
    [maneuver_2] Manöver II
   *[taxation] Steuer
}
field-plain = { $field ->
    [factory] Fabrik
    [production_1] Produktion
    [maneuver_1] Manöver
    [investor] Investor
    [import] Import
    [production_2] Produktion
    [maneuver_2] Manöver
   *[taxation] Steuer
}
field-short = { $field ->
    [factory] Fabrik
    [production_1] Prod. I
    [maneuver_1] Man. I
    [investor] Investor
    [import] Import
    [production_2] Prod. II
    [maneuver_2] Man. II
   *[taxation] Steuer
}
unit-name = { $unit ->
    [army] Armee
    [friendly_army] befreundete Armee
   *[fleet] Flotte
}
unit-noun = { $unit ->
    [fleet] Flotte
   *[other] Armee
}
unit-dative = { $unit ->
    [army] Armee
    [friendly_army] befreundeten Armee
   *[fleet] Flotte
}
unit-one = { $unit ->
    [army] eine Armee
    [friendly_army] eine befreundete Armee
   *[fleet] eine Flotte
}
unit-counted = { $unit ->
    [army] { $count ->
        [one] eine Armee
       *[other] { $count } Armeen
    }
    [friendly_army] { $count ->
        [one] eine befreundete Armee
       *[other] { $count } befreundete Armeen
    }
   *[fleet] { $count ->
        [one] eine Flotte
       *[other] { $count } Flotten
    }
}
stance-name = { $stance ->
    [hostile] feindlich
   *[friendly] freundlich
}
flag-plural = Flaggen
account-bank = die Bank
# woher die Regierung ihr Geld bei der Steuer hat, bestimmt, wie es heißt
bonus-name = { BONUS_FROM() ->
    [bank] Erfolgsprämie
   *[treasury] Bonus
}
bonus-for = { BONUS_FROM() ->
    [bank] Erfolgsprämie für die Regierung
   *[treasury] Bonus für die Regierung
}
account-treasury = die { NATION($nation, form: "adjective") }e Staatskasse

## Optionen

option-start = Vergabe der Startkredite
option-start-standard = nach Flaggenkarten
option-start-experienced = freie Wahl, für erfahrene Spieler
option-investor_card = Investorkarte
option-investor_card-true = mit Investorkarte
option-investor_card-false = ohne Investorkarte (Variante)
option-bonus = Bonus der Regierung
option-bonus-chart = nach der Steuerleiste
option-bonus-rising = nur für Steigerung (Variante)
option-cash = Bargeld der Spieler
option-cash-open = offen
option-cash-hidden = verdeckt
option-compensation = Entschädigung für den Verlust der letzten Regierung
option-compensation-true = 1 Mio. vom Nachfolger
option-compensation-false = keine, für erfahrene Spieler
option-swiss_stop_without_card = Halt durch die Schweizer Bank ohne Investorkarte
option-swiss_stop_without_card-true = erlaubt
option-swiss_stop_without_card-false = nicht erlaubt

## Fragen

prompt-deal_card = { PLAYER($player) } erhält eine Flaggenkarte.
prompt-start_player = Wer wird Startspieler?
prompt-start_bond = Wähle einen { NATION($nation, form: "adjective") }en Kredit oder gib keinen. Du hast { MONEY($cash) }
prompt-rondel = { $first ->
    [yes] Wähle das erste Feld für { NATION($nation) }. Diesmal ist jedes frei.
   *[no] Wähle ein Feld für { NATION($nation) }. { $free ->
        [3] Drei
       *[other] { $free }
    } Schritte sind frei, jeder weitere kostet dich { MONEY($price) }
}
prompt-swiss_stop = { NATION($nation) } ({ PLAYER($government) }) { NATION($nation, form: "number") ->
    [many] wollen
   *[one] will
} am Investor vorbei auf { FIELD($field) }. Deine Schweizer Bank darf den Staat dort anhalten.
prompt-factory = { $missing ->
    [0] Wo baust du eine Fabrik für { NATION($nation) }? Sie kostet { MONEY($price) }, in der Kasse sind { MONEY($treasury) }
   *[other] { $givers ->
        [anybody] Noch reicht die { NATION($nation, form: "adjective") }e Kasse nicht für eine Fabrik: { MONEY($treasury) } von { MONEY($price) } sind da. Was noch fehlt ({ MONEY($missing) }), kann jetzt jeder am Tisch schenken; sonst geht es ohne Fabrik weiter.
       *[government] Noch reicht die { NATION($nation, form: "adjective") }e Kasse nicht für eine Fabrik: { MONEY($treasury) } von { MONEY($price) } sind da. Was noch fehlt ({ MONEY($missing) }), kannst du jetzt aus deinem Geld schenken; sonst geht es ohne Fabrik weiter.
    }
}
prompt-production = Produktion für { NATION($nation) }: Welche Fabriken produzieren?
prompt-import = Import für { NATION($nation) }: noch { $left } von { $most } Einheiten für je { MONEY($price) }, Kasse { MONEY($treasury) }{ $missing ->
    [0] {""}
   *[other] {" "}{ $givers ->
        [anybody] Jeder am Tisch kann der Kasse jetzt etwas schenken.
       *[government] Du kannst der Kasse jetzt etwas aus deinem Geld schenken.
    }
}
prompt-fleets = Manöver für { NATION($nation) }: { $left ->
    [0] Keine Flotte kann mehr fahren.
    [one] Eine Flotte kann fahren.
   *[other] { $left } Flotten können fahren.
}
prompt-sail = Wähle, wohin die { NATION($nation, form: "adjective") }e Flotte { REGION($region, form: "from") } fährt.
prompt-canal = Darf { NATION($mover, form: "one") } { UNIT($piece) } von { PLAYER($government) } durch den { CANAL($canal) } { REGION($beyond, form: "to") }? Du entscheidest für { NATION($nation) }.
prompt-armies = Manöver für { NATION($nation) }: { $left ->
    [0] Keine Armee kann mehr ziehen.
    [one] Eine Armee kann ziehen.
   *[other] { $left } Armeen können ziehen.
}
prompt-journey = { $started ->
    [no] Wähle, wohin die { NATION($nation, form: "adjective") }e Armee { REGION($origin, form: "from") } zieht.
   *[yes] Die { NATION($nation, form: "adjective") }e Armee { REGION($origin, form: "from") } ist { REGION($place, form: "at") }: Wähle, wohin sie weiterzieht.
}
prompt-attack = Die { NATION($nation, form: "adjective") }e { UNIT($unit, form: "noun") } trifft { REGION($region, form: "at") } auf fremde Einheiten: eins zu eins abtauschen oder friedlich bleiben?
prompt-stance = { NATION($nation, form: "one") } Armee betritt die { NATION($host, form: "adjective") }e Heimatprovinz { REGION($region) }: feindlich oder freundlich?
prompt-ask = Die { NATION($nation, form: "adjective") }e { UNIT($unit, form: "noun") } bleibt { REGION($region, form: "at") } friedlich. Wer wird zuerst gefragt, ob er trotzdem abtauschen will?
prompt-demand = { NATION($mover, form: "one") } { UNIT($unit) } von { PLAYER($government) } ist { REGION($region, form: "to") } gezogen, wo { NATION($nation) } Einheiten { NATION($nation, form: "number") ->
    [many] haben
   *[one] hat
}. Verlangst du einen Abtausch?
prompt-flags = Wähle, wo { NATION($nation) } eine Flagge { NATION($nation, form: "number") ->
    [many] ablegen
   *[one] ablegt
}: noch { $left } übrig.
prompt-invest = { $nation ->
    [any] Wähle einen Kredit oder passe.
   *[other] Wähle einen { NATION($nation, form: "adjective") }en Kredit oder passe.
} Du hast { MONEY($cash) }

## Arten von Antworten, als Überschrift und zum Fragen nach dem Warum

kind-pass = passen
kind-deal = austeilen
kind-begin = beginnen
kind-advance = vorrücken
kind-stop = anhalten
kind-build = bauen
kind-produce = produzieren
kind-import = importieren
kind-pick_fleet = Flotte ziehen
kind-pick_army = Armee ziehen
kind-go = weiterziehen
kind-halt = stehenbleiben
kind-allow = erlauben
kind-refuse = ablehnen
kind-exchange = abtauschen
kind-declare = erklären
kind-turn = Status ändern
kind-destroy = zerstören
kind-ask = fragen
kind-demand = Abtausch verlangen
kind-flag = Flagge ablegen
kind-invest = investieren
kind-donate = schenken

## Antworten

answer-pass-in-start_bond = keinen Kredit geben
answer-pass-in-swiss_stop = weiterziehen lassen
answer-pass-in-factory = keine Fabrik bauen
answer-pass-in-production = nichts mehr produzieren
answer-pass-in-import = nichts mehr importieren
answer-pass-in-fleets = fertig mit den Flotten
answer-pass-in-armies = fertig mit den Armeen
answer-pass-in-attack = friedlich bleiben
answer-pass-in-demand = keinen Abtausch verlangen
answer-pass-in-flags = keine weitere Flagge ablegen
answer-pass-in-invest = nicht investieren
answer-deal = Flaggenkarte { NATION($nation, form: "name") }
answer-begin = { PLAYER($player) } beginnt
answer-advance = { FIELD($field) }
answer-stop = auf Investor anhalten
answer-build = Fabrik { REGION($province, form: "at") }
answer-produce = { PRODUCT($province) } { REGION($province, form: "at") }
answer-import = { UNIT($unit) } { REGION($province, form: "at") }
answer-pick_fleet = Flotte { REGION($region, form: "from") }
answer-pick_army = { $stance ->
    [friendly] befreundete Armee { REGION($region, form: "from") }
   *[hostile] Armee { REGION($region, form: "from") }
}
answer-go = { REGION($region, form: "to") }
answer-halt = hier bleiben
answer-allow = Durchfahrt erlauben
answer-refuse = Durchfahrt ablehnen
answer-exchange = { REGION($region) }: { UNIT($unit) } gegen { NATION($nation, form: "adjective") }e { UNIT($foreign_unit) }
answer-exchange-in-attack = { NATION($nation, form: "adjective") }e { UNIT($foreign_unit) } abtauschen
answer-declare = { $stance ->
    [hostile] in feindlicher Absicht (aufrecht)
   *[friendly] in freundlicher Absicht (liegend)
}
answer-turn = { $stance ->
    [hostile] Armee { REGION($region, form: "at") } aufrichten (feindlich)
   *[friendly] Armee { REGION($region, form: "at") } hinlegen (befreundet)
}
answer-destroy = Fabrik { REGION($province, form: "at") } zerstören
answer-ask = { NATION($nation) } fragen
answer-demand = Abtausch verlangen (deine { UNIT($unit) })
answer-flag = Flagge { REGION($region, form: "at") }
answer-invest = { $old ->
    [0] { NATION($nation, form: "name") } { $new } Mio. (Zins { INTEREST($new) })
   *[other] { NATION($nation, form: "name") } { $old } → { $new } Mio. (Zins { INTEREST($new) }, zahlt { DIFFERENCE($new, $old) })
}
answer-donate = { $amount } Mio. an { NATION($nation) }

note-advance-free = { $steps ->
    [0] Start
   *[other] +{ $steps }
}
note-advance-price = +{ $steps }, kostet { MONEY($price) }
note-you = du
note-advance-taxation = Steuer { $tax }, Sold { $pay }, { bonus-name } { $bonus }, Macht +{ $points }
note-too-dear = zu teuer: du hast { MONEY($cash) }
note-uncovered = für Zinsen an andere fehlen { MONEY($short) }
note-factor = Faktor { $before } → { $after }
note-ends = beendet das Spiel
note-investor-none = keine Zinsen fällig
note-investor-full = zahlt { MONEY($due) } Zinsen, davon { $own ->
    [0] nichts
   *[other] { $own }
} an dich
note-investor-waive = Zinsen { MONEY($due) }: der Kasse fehlen { $short }, du verzichtest auf { $short } von deinen { $own }
note-investor-pocket = Zinsen { MONEY($due) }: der Kasse fehlen { $short }, { $own ->
    [0] du zahlst { $pocket } selbst
   *[other] du verzichtest auf deine { $own } und zahlst { $pocket } selbst
}
note-import = bis zu { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} für je { MONEY($price) }
note-import-poor = die Kasse kann keine Einheit bezahlen
note-import-supply = der Vorrat an Einheiten ist leer
note-all-occupied = alle Heimatprovinzen sind besetzt
note-produced = { PRODUCT($province) } { REGION($province, form: "at") }
note-production-none = keine Fabrik kann produzieren
note-production-supply = { $unit ->
    [fleet] nur noch { $left } im Vorrat an Flotten
   *[army] nur noch { $left } im Vorrat an Armeen
}
note-production-occupied = { $count ->
    [one] 1 Fabrik ist besetzt
   *[other] { $count } Fabriken sind besetzt
}
note-maneuver = kann { $list } bewegen
note-maneuver-none = keine Einheiten auf dem Spielplan
note-site = { REGION($region) }
note-build = { $unit ->
    [fleet] Werft: produziert Flotten
   *[army] Waffenfabrik: produziert Armeen
}
note-factory = eine Fabrik für { MONEY($price) }, möglich: { $list }
note-factory-full = keine freie Stadt für eine Fabrik
note-factory-poor = eine Fabrik kostet { MONEY($price) }, in der Kasse { $treasury ->
    [one] ist
   *[other] sind
} { $treasury }
note-card-holder = { $name } (+{ MONEY($income) })
note-invests = danach investieren: { $list }
note-could-take = { $you ->
    [yes] du könntest
   *[no] { PLAYER($player) } könnte
} übernehmen: { $list }
note-could-item = { NATION($nation, form: "short") } ab { $last ->
    [yes] { MONEY($price) }
   *[no] { $price }
}
note-may-stop = auf Investor kann eine Schweizer Bank anhalten: { $list }
note-bond-first = { $other ->
    [0] bringt mit { $own } die { NATION($nation, form: "adjective") }e Regierung
   *[other] { $own } gegen { $other }: bringt die { NATION($nation, form: "adjective") }e Regierung
}
note-bond-takes = { $own } gegen { $other }: übernimmt die { NATION($nation, form: "adjective") }e Regierung von { PLAYER($player) }
note-bond-bank = { PLAYER($player) } regiert dann nichts mehr und erhält eine Schweizer Bank
note-bond-bank-back = du gibst deine Schweizer Bank ab
note-bond-compensation = du entschädigst { PLAYER($player) } mit { MONEY($amount) }
note-bond-alone = sonst hat niemand Kredit gegeben: { $own } gegen 0
note-bond-lead = sichert die Regierung: { $own } gegen { $other } von { PLAYER($player) }
note-bond-behind = { $own } gegen { $other } von { PLAYER($player) }
note-bond-level = gleichauf mit { PLAYER($player) } bei { $own }, das reicht nicht zum Regieren
note-bond-lost = { PLAYER($player) } übernimmt die { NATION($nation, form: "adjective") }e Regierung von dir
note-stop = { NATION($nation) } { NATION($nation, form: "number") ->
    [many] zahlen
   *[one] zahlt
} { MONEY($due) } Zinsen, du erhältst { $own }
note-no-stop = { NATION($nation) } { NATION($nation, form: "number") ->
    [many] ziehen weiter auf { FIELD($field) } und zahlen
   *[one] zieht weiter auf { FIELD($field) } und zahlt
} keine Zinsen
note-allow = die { NATION($nation, form: "adjective") }e { UNIT($piece) } zieht weiter { REGION($beyond, form: "to") }
note-refuse = { $piece ->
    [fleet] die { NATION($nation, form: "adjective") }e Flotte bleibt { REGION($origin, form: "at") } und darf in diesem Zug nicht noch einmal fragen
   *[army] die { NATION($nation, form: "adjective") }e Armee ist wieder, wo sie losgezogen ist, und darf hier in diesem Zug nicht noch einmal fragen
}
note-exchange = { NATION($nation, form: "one") } { UNIT($unit) } und { NATION($other, form: "one") } { UNIT($foreign) } verlassen beide den Spielplan
note-peace = noch geschieht nichts; die anderen dort dürfen aber einen Abtausch verlangen
note-peace-home = { $last ->
    [yes] die Armee legt sich als Freund hin, denn hier steht die letzte freie Fabrik
   *[no] danach sagst du, ob die Armee feindlich oder freundlich kommt
}
note-no-demand = die { NATION($nation, form: "adjective") }e { UNIT($unit) } bleibt { REGION($region, form: "at") } neben deinen Einheiten
note-ask = { PLAYER($player) } entscheidet: { $list } dort
note-friendly = die Armee liegt: { NATION($nation) } { NATION($nation, form: "number") ->
    [many] verlieren
   *[one] verliert
} weder Fabrik noch Steuern noch Eisenbahn
note-hostile = die Armee steht: { NATION($nation) } { NATION($nation, form: "number") ->
    [many] können
   *[one] kann
} hier weder bauen noch importieren, und kein Zug fährt durch
note-hostile-factory = die Armee besetzt die Fabrik: sie produziert nicht mehr, und { NATION($nation) } { NATION($nation, form: "number") ->
    [many] verlieren
   *[one] verliert
} { MONEY($tax) } Steuern

## Ereignisse

event-paid = { $purpose ->
    [start_money] { ACCOUNT($payee) } erhält { $amount } Mio. Startgeld.
    [loan] { ACCOUNT($payer) } zahlt { $amount } Mio. an { ACCOUNT($payee) } ein.
    [rondel] { ACCOUNT($payer) } zahlt { $amount } Mio. für weitere Felder an { ACCOUNT($payee) }.
    [factory] { ACCOUNT($payer) } zahlt { $amount } Mio. für eine Fabrik an { ACCOUNT($payee) }.
    [import] { ACCOUNT($payer) } zahlt { $amount } Mio. für den Import an { ACCOUNT($payee) }.
    [interest] { ACCOUNT($payer) } zahlt { $amount } Mio. Zinsen an { ACCOUNT($payee) }.
    [investor_card] { ACCOUNT($payee) } erhält { $amount } Mio. für die Investorkarte.
    [tax] { ACCOUNT($payee) } nimmt { $amount } Mio. Steuern ein.
    [soldiers] { ACCOUNT($payer) } zahlt { $amount } Mio. Sold.
    [bonus] { ACCOUNT($payee) } erhält { $amount } Mio. { bonus-name }.
    [compensation] { ACCOUNT($payer) } entschädigt { ACCOUNT($payee) } mit { $amount } Mio. für die verlorene Regierung.
   *[gift] { ACCOUNT($payer) } schenkt { $amount } Mio. an { ACCOUNT($payee) }.
}
event-raised = { NATION($nation, form: "one") } { UNIT($unit) } wird { REGION($region, form: "at") } aufgestellt.
event-removed = { NATION($nation, form: "one") } { UNIT($unit) } verlässt { REGION($region, form: "at") } den Spielplan.
event-moved = { NATION($nation, form: "one") } { UNIT($unit) } zieht { REGION($origin, form: "from") } { REGION($region, form: "to") }{ $unit_then ->
    [friendly_army] {" "}und liegt dort
   *[other] {""}
}.
event-turned = { $unit ->
    [army] { NATION($nation, form: "one") } Armee ist { REGION($region, form: "at") } feindlich.
   *[other] { NATION($nation, form: "one") } Armee ist { REGION($region, form: "at") } befreundet.
}
event-flagged = { REGION($region, form: "at") } liegt nun { NATION($nation, form: "one") } Flagge.
event-unflagged = Die { NATION($nation, form: "adjective") }e Flagge { REGION($region, form: "at") } wird entfernt.
event-built = { REGION($region, form: "at") } steht nun eine { NATION($nation, form: "adjective") }e Fabrik.
event-razed = Die { NATION($nation, form: "adjective") }e Fabrik { REGION($region, form: "at") } ist zerstört.
event-lent = { PLAYER($player) } gibt { NATION($nation, form: "dative") } einen Kredit über { $face } Mio.
event-returned = { PLAYER($player) } gibt den { NATION($nation, form: "adjective") }en Kredit über { $face } Mio. zurück.
event-governed = { PLAYER($player) } führt jetzt die { NATION($nation, form: "adjective") }e Regierung.
event-banked = { $holds ->
    [yes] { PLAYER($player) } erhält eine Schweizer Bank.
   *[no] { PLAYER($player) } gibt die Schweizer Bank ab.
}
event-card_passed = Die Investorkarte geht an { PLAYER($player) }.
event-advanced = { $steps ->
    [0] { NATION($nation) } { NATION($nation, form: "number") ->
        [many] beginnen
       *[one] beginnt
    } auf dem Feld { FIELD($field, form: "plain") }.
   *[other] { NATION($nation) } { NATION($nation, form: "number") ->
        [many] ziehen
       *[one] zieht
    } auf das Feld { FIELD($field, form: "plain") }.
}
event-empowered = { $points ->
    [0] { NATION($nation) } { NATION($nation, form: "number") ->
        [many] bleiben
       *[one] bleibt
    } bei { $power } { $power ->
        [one] Machtpunkt
       *[other] Machtpunkten
    }.
   *[other] { NATION($nation) } { NATION($nation, form: "number") ->
        [many] gewinnen
       *[one] gewinnt
    } { $points } { $points ->
        [one] Machtpunkt
       *[other] Machtpunkte
    } und { NATION($nation, form: "number") ->
        [many] stehen
       *[one] steht
    } bei { $power }.
}
event-tax_marked = Der { NATION($nation, form: "adjective") }e Steuermarker steht auf { TAX($column) }.
event-turn_began = { NATION($nation) } { NATION($nation, form: "number") ->
    [many] sind
   *[one] ist
} am Zug; die Regierung führt { PLAYER($player) }.
event-skipped = { NATION($nation) } { NATION($nation, form: "number") ->
    [many] haben
   *[one] hat
} keine Regierung und { NATION($nation, form: "number") ->
    [many] setzen
   *[one] setzt
} aus.
event-stopped = { PLAYER($player) } hält als Schweizer Bank { NATION($nation) } auf Investor an.
event-exchanged = Abtausch { REGION($region, form: "at") }: { NATION($nation, form: "one") } { UNIT($unit, form: "noun") } gegen { NATION($foreign, form: "one") } { UNIT($foreign_unit, form: "noun") }.
event-permitted = { $granted ->
    [yes] { NATION($nation) } { NATION($nation, form: "number") ->
        [many] erlauben
       *[one] erlaubt
    } die Durchfahrt durch den { CANAL($canal) }.
   *[no] { NATION($nation) } { NATION($nation, form: "number") ->
        [many] verweigern
       *[one] verweigert
    } die Durchfahrt durch den { CANAL($canal) }.
}
event-ended = Das Spiel ist zu Ende.
ending-power = { NATION($nation) } { NATION($nation, form: "number") ->
    [many] haben
   *[one] hat
} { $points } Machtpunkte erreicht: Damit ist das Spiel zu Ende.
ending-nobody = Kein Staat hat eine Regierung: Niemand kann ziehen.
event-began = { PLAYER($player) } ist Startspieler.
event-dealt = { PLAYER($player) } erhält die { NATION($nation, form: "adjective") }e Flaggenkarte.
event-stayed_peaceful = { REGION($region, form: "at") } bleibt alles friedlich.

## Das Protokoll

log-setup = Spielvorbereitung
log-turn = { $number }. { NATION($nation, form: "name") } (Regierung: { PLAYER($player) })
log-skipped = { $number }. { NATION($nation, form: "name") } (ohne Regierung)
log-end = Spielende
log-first-factories = Die ersten Fabriken: { $list }.
log-first-factories-item = { NATION($nation, form: "name") } ({ $list })
log-start-money = Jeder Spieler erhält { $amount } Mio. Startgeld.
log-dealt = { $count ->
    [one] { PLAYER($player) } erhält die Flaggenkarte { $list }.
   *[other] { PLAYER($player) } erhält die Flaggenkarten { $list }.
}
log-lent-many = { PLAYER($player) } gibt Kredite (in Mio.): { $list }.
log-lent-item = { NATION($nation, form: "name") } { $face }
log-raised-bond = { PLAYER($player) } stockt einen { NATION($nation, form: "adjective") }en Kredit von { $old } auf { $new } Mio. auf.
log-advanced-paid = { NATION($nation) } { NATION($nation, form: "number") ->
    [many] rücken
   *[one] rückt
} { $steps } Felder vor auf { FIELD($field, form: "plain") }; das kostet die Regierung { $amount } Mio.
log-built = Für { $amount } Mio. entsteht eine Fabrik { REGION($region, form: "at") }.
log-produced = Aufgestellt: { $list }.
log-imported = Für { $amount } Mio. importiert: { $list }.
log-produced-item = { UNIT($unit, $count, form: "counted") } { REGION($region, form: "at") }
log-moved = { UNIT($unit, $count, form: "counted") } { $count ->
    [one] zieht
   *[other] ziehen
} { REGION($origin, form: "from") } { REGION($region, form: "to") }.
log-moved-hostile = { UNIT($unit, $count, form: "counted") } { $count ->
    [one] zieht
   *[other] ziehen
} in feindlicher Absicht { REGION($origin, form: "from") } { REGION($region, form: "to") }.
log-moved-friendly = { UNIT($unit, $count, form: "counted") } { $count ->
    [one] zieht
   *[other] ziehen
} in freundlicher Absicht { REGION($origin, form: "from") } { REGION($region, form: "to") }.
log-razed = { $count } Armeen zerstören die { NATION($nation, form: "adjective") }e Fabrik { REGION($region, form: "at") }.
log-flagged = { $count ->
    [one] Neue { NATION($nation, form: "adjective") }e Flagge: { $list }.
   *[other] Neue { NATION($nation, form: "adjective") }e Flaggen: { $list }.
}
log-unflagged = { $count ->
    [one] Die { NATION($nation, form: "adjective") }e Flagge { $places } wird entfernt.
   *[other] Die { NATION($nation, form: "adjective") }en Flaggen { $places } werden entfernt.
}
log-interest = Zinsen: { $list }.
log-interest-item = { $amount } Mio. an { PLAYER($player) }
log-interest-government = Die Regierung legt dafür { $amount } Mio. aus eigener Tasche dazu.
log-tax = Die Steuern bringen { $tax } Mio.{ $pay ->
    [0] {""}
   *[other] ; Sold: { $pay } Mio.
}{ $bonus ->
    [0] {""}
   *[other] ; { bonus-for }: { $bonus } Mio.
}
log-tax-marked = Der Steuermarker steht auf { TAX($column) }{ $bonus ->
    [0] .
   *[other] ; { bonus-for }: { $bonus } Mio.
}
log-tax-net = Nach Abzug des Solds bringen die Steuern { $tax } Mio. in die Staatskasse.
log-gift = { ACCOUNT($payer) } schenkt { $amount } Mio. an { ACCOUNT($payee) }.
log-card-income = { PLAYER($player) } erhält mit der Investorkarte { $amount } Mio.

## Die Tafel

table-nations = Staaten
table-nation = Staat
table-treasury = Staatskasse
table-power = Machtpunkte
table-tax = Steuer
table-interest = Zinsen
table-cash = Bargeld
table-score = Siegpunkte
table-hidden = verdeckt
table-none = –
table-swiss-bank = Schweizer Bank
table-investor-card = Investorkarte
table-market = Kredite
table-sums = Kreditsummen
table-rondel = Rondell
table-regions = Regionen
table-land = Land
table-seas = See

## Warum nicht

reason-legal = Das ist erlaubt.
reason-not-dealt-here = Bei dieser Spielerzahl wird diese Flaggenkarte nicht ausgeteilt, sie geht mit einer anderen mit.
reason-card-gone = Diese Flaggenkarte ist schon vergeben.
reason-no-such-player = Diesen Spieler gibt es in dieser Partie nicht.
reason-stands-still = { NATION($nation) } { NATION($nation, form: "number") ->
    [many] stehen
   *[one] steht
} schon auf { FIELD($field) }; Stehenbleiben ist nicht möglich.
reason-too-far = { FIELD($field) } liegt { $steps } Felder voraus; mehr als sechs sind nicht erlaubt.
reason-rondel-too-dear = { FIELD($field) } kostet die Regierung { $price } Mio., sie hat aber nur { $cash } Mio.
reason-interest-uncovered = Auf Investor sind { $interest } Mio. Zinsen fällig. Die Staatskasse ({ $treasury } Mio.) und die Regierung ({ $cash } Mio.) können die der anderen nicht aufbringen.
reason-not-home = { REGION($region, form: "subject") } ist keine { NATION($nation, form: "adjective") }e Heimatprovinz.
reason-has-factory = { REGION($region, form: "at") } steht schon eine Fabrik.
reason-no-factory = { REGION($region, form: "at") } steht keine Fabrik.
reason-occupied = { REGION($region, form: "at") } steht eine feindliche Armee.
reason-treasury-short = Das kostet { $price } Mio., in der { NATION($nation, form: "adjective") }en Staatskasse { $treasury ->
    [one] liegt
   *[other] liegen
} aber nur { $treasury } Mio. { $givers ->
    [anybody] Jeder Spieler
   *[government] Die Regierung
} darf etwas schenken.
reason-supply-empty = Der { NATION($nation, form: "adjective") }e Vorrat an solchen Einheiten ist leer.
reason-order-passed = { REGION($region, form: "subject") } hat schon produziert oder wurde ausgelassen, bevor etwas anderes geschah.
reason-no-port = { REGION($region, form: "subject") } hat keinen Hafen; Flotten gibt es nur in hellblauen Städten.
reason-no-unit = { REGION($region, form: "at") } steht keine solche Einheit.
reason-unit-spent = Alle solchen Einheiten { REGION($region, form: "at") } sind in diesem Manöver schon gezogen.
reason-no-way = { REGION($region, form: "from") } führt kein Weg: keine Landgrenze und keine eigene freie Flotte.
reason-not-adjacent = { REGION($origin, form: "from") } geht es nicht direkt { REGION($region, form: "to") }.
reason-canal-refused = Die Durchfahrt { REGION($region, form: "to") } ist in diesem Zug schon abgelehnt worden.
reason-no-fleet = { REGION($region, form: "at") } ist keine eigene Flotte frei, die noch eine Armee tragen kann.
reason-train-used = Die Armee ist in diesem Zug schon mit der Eisenbahn gefahren.
reason-cannot-halt = { REGION($region, form: "at") } kann die Armee nicht bleiben; ihr Zug ist noch nicht zu Ende.
reason-no-foreign-unit = { REGION($region, form: "at") } steht keine solche fremde Einheit.
reason-interest-short = Anhalten geht erst, wenn die Staatskasse alle Zinsen zahlen kann: { $interest } Mio. sind fällig, in der { NATION($nation, form: "adjective") }en Staatskasse { $treasury ->
    [one] liegt
   *[other] liegen
} { $treasury } Mio. Jeder Spieler darf etwas schenken.
reason-not-that-unit = Jetzt kämpft nur die Einheit, die eben angekommen ist.
reason-last-factory = { REGION($region, form: "at") } steht die letzte freie Fabrik dieses Staates; dort sind nur befreundete Armeen erlaubt.
reason-not-foreign = { REGION($region, form: "subject") } ist keine Heimatprovinz eines anderen Staates.
reason-too-few-armies = Zum Zerstören braucht es { $needed } feindliche Armeen { REGION($region, form: "at") }.
reason-defended = { REGION($region, form: "at") } stehen noch Einheiten des Verteidigers.
reason-not-to-ask = { NATION($nation) } { NATION($nation, form: "number") ->
    [many] sind
   *[one] ist
} { REGION($region, form: "at") } nicht (mehr) zu fragen.
reason-not-waiting = { REGION($region, form: "at") } ist jetzt keine { NATION($nation, form: "adjective") }e Flagge abzulegen.
reason-bond-sold = Der { NATION($nation, form: "adjective") }e Kredit über { $face } Mio. ist schon vergeben.
reason-not-your-bond = Nur ein eigener Kredit lässt sich aufstocken.
reason-not-higher = Aufstocken geht nur auf einen höheren Kredit.
reason-cash-short = Das kostet { $price } Mio., verfügbar { $cash ->
    [one] ist
   *[other] sind
} nur { $cash } Mio.
reason-other-nation = Im Augenblick geht es um einen anderen Staat, nicht um { NATION($nation) }.
reason-not-government = Nur die { NATION($nation, form: "adjective") }e Regierung darf das.
reason-same-coast = Der Konvoi muss an einer anderen Küste landen als der, von der er kam.
reason-back-again = Der Zug einer Armee endet woanders, als er begonnen hat. Zurück { REGION($region, form: "to") } geht es erst im nächsten Manöver.
reason-must-choose = { NATION($nation) } { NATION($nation, form: "number") ->
    [many] müssen
   *[one] muss
} eine Region wählen; die Flaggen reichen nicht für alle.
reason-compensation-short = Der Kredit kostet { $price } Mio., dazu kommt 1 Mio. Entschädigung für den, der damit seine letzte Regierung verliert; verfügbar { $cash ->
    [one] ist
   *[other] sind
} nur { $cash } Mio.
reason-railway-cut = { REGION($origin, form: "from") } führt keine freie Eisenbahnstrecke { REGION($region, form: "to") }; eine feindliche Armee unterbricht sie.
reason-no-gift-yet = Geschenke an Staatskassen sind erst mit dem Zug des ersten Staates möglich.

## Das Fallbuch

casebook-bases-intro = Wenn nichts anderes gesagt ist: keine Macht, keine Einheiten, keine Flaggen (2006: Steuerchips), niemand auf dem Rondell, die ersten Fabriken stehen, jeder hat 2 Mio. Bargeld, die Staatskassen halten, was verliehen ist.

case-check-board = Die Zahlen des Spielplans stimmen: { $list }.
case-check-islands = Die Inseln und ihre Meere stimmen: { $list }.
case-check-seas = Die Nachbarn dieser Meere stimmen: { $list }.
case-check-power_factors = Die Machtfaktoren für 0 bis 25 Punkte stimmen: { $list }.
case-check-tax_chart = Die Steuerleiste stimmt, Feld für Feld ab einer Steuer von 0: { $list }.
case-check-bonds = Die Kredite stimmen: { $list }.
case-check-supply = Der Vorrat stimmt: { $list }.
case-check-start_money = Das Startgeld für erfahrene Spieler stimmt: { $list }.
case-check-left_over = Bleibt ein Staat übrig, regiert ihn, wer die Karte dieses Staates hat: { $list }.
case-check-money_flows = In zufälligen Partien fließt Geld nur so, und Kredite wechseln nur durch Investieren: { $list }.

place-of-treasury = Staatskasse
place-of-power = Macht
place-of-rondel = Rondell
place-of-government = Regierung
place-of-factories = Fabriken
place-of-flags = { flag-plural }
place-of-flags_left = { flag-plural } im Vorrat
place-of-waiting = noch ohne { flag-plural }:
place-of-armies = Armeen
place-of-friendly_armies = befreundete Armeen
place-of-fleets = Flotten
place-of-tax_marker = Steuermarker
place-of-tax = Steuer
place-of-armies_left = Armeen im Vorrat
place-of-fleets_left = Flotten im Vorrat
place-of-power_factor = Machtfaktor
place-of-interest_due = fällige Zinsen
place-of-score = Punkte
place-of-options = Optionen
place-of-cash = Bargeld
place-of-bonds = Kredite
place-of-swiss_bank = Schweizer Bank
place-of-investor_card = Investorkarte
place-of-to_move = am Zug
place-of-maneuver-carriers = Flotten, die noch tragen können

step-deal_card = Karte
step-start_player = Startspieler
step-start_bond = erster Kredit
step-rondel = Aktionsfeld
step-swiss_stop = Anhalten auf Investor
step-factory = Fabrik
step-production = Produktion
step-import = Import
step-fleets = Flotten
step-sail = Ziel der Flotte
step-canal = Durchfahrt
step-armies = Armeen
step-journey = Ziel der Armee
step-attack = Angriff
step-stance = Absicht
step-ask = Reihenfolge der Befragung
step-demand = Abtausch verlangen
step-flags = { flag-plural } ablegen
step-invest = Investieren

figure-nations = Staaten
figure-home = Heimatprovinzen
figure-land = Landregionen
figure-sea = Seeregionen
figure-cities = Städte (braun, hellblau)
figure-borders = Grenzen zu Land, Küsten, Grenzen zur See
figure-no_regions = keine Regionen
figure-factors = Faktoren
figure-bonus = Bonus
figure-power = Machtpunkte
figure-faces = Beträge
figure-interest = Zinsen
figure-cards = Karten
figure-pieces = Armeen, Flotten, { flag-plural }
figure-total = zusammen
figure-partner = übrig (regiert)
figure-money = Spieler (Mio.)
figure-islands = Inseln
figure-seas = Meere
figure-games = Partien
figure-answers = Antworten je Partie
figure-flows = Geld
figure-other = andere
figure-treasury = Staatskasse
figure-player = Spieler
figure-bank = Bank
figure-factory = Fabrik
figure-import = Import
figure-soldiers = Sold
figure-tax = Steuer
figure-investor_card = Investorkarte
figure-rondel = weitere Felder
figure-loan = Kredit
figure-gift = Geschenk
figure-compensation = Entschädigung
figure-start_money = Startgeld

## Die Felder (Panels)

panel-money = { $amount }{"\u202F"}Mio.
panel-over = Das Spiel ist aus. Die meisten Siegpunkte: { $list } mit { $score }.
panel-setting-up = Aufbau: { $phase }
panel-moving = Am Zug: { $nation }, { PLAYER($player) } entscheidet.
panel-moving-alone = Am Zug: { $nation }
panel-moving-phase = { $nation } – { PLAYER($player) }: { $phase }
panel-score = Kredite { $bonds } + Bargeld { $cash }
panel-score-hidden = Kredite { $bonds } + verdecktes Bargeld
panel-interest = Zinsen
panel-interest-note = wenn jeder Staat einmal auszahlt
panel-card = Karte
panel-investor_card-note = { $income } Mio. und ein Kredit, wenn ein Staat den Investor erreicht oder passiert
panel-swiss_bank-note = darf einen Staat auf Investor anhalten
panel-nations-note = Geld in Mio.; in Klammern der Vorrat. Hervorgehobene Zinsen deckt die Staatskasse nicht.
panel-off-rondel = noch nicht auf dem Rondell
panel-factor = ×{ $factor }
panel-factor-name = Faktor { $factor }
panel-column-nation = Staat
panel-column-treasury = Kasse
panel-column-power = Macht
panel-column-factor = Faktor
panel-column-field = Rondell
panel-column-government = Regierung
panel-column-tax = Steuer
panel-column-interest = Zinsen
panel-column-factories = Fabriken
panel-column-flags = { flag-plural }
panel-column-armies = Armeen
panel-column-fleets = Flotten
panel-column-action = Aktionsfeld
panel-column-here = Hier stehen
panel-column-steps = Schritte
panel-column-price = Preis
panel-column-region = Region
panel-column-owner = Besitz
panel-column-factory = Fabrik
panel-column-port = Hafen an
panel-column-army = Armeen
panel-column-fleet = Flotten
panel-column-units = Einheiten
panel-rondel-note = Schritte und Preis für { $nation }; die Regierung zahlt.
panel-price-free = frei
panel-too-far = zu weit
panel-stands-here = steht hier
panel-face = { $face } ({ $interest })
panel-bonds-note = Höhe des Kredits, in Klammern der Zins; darunter, wem er gehört.
panel-free-bond = frei
panel-power-note = Bei { $goal } Machtpunkten endet das Spiel. Am Ende zählen Zinsen mal Faktor.
panel-power-points = { $points ->
    [one] 1 Machtpunkt
   *[other] { $points } Machtpunkte
}
panel-tax-note = Was das Feld Steuer jetzt brächte, in Mio., vor dem Sold.
panel-tax-power = Macht +{ $points }
panel-tax-bonus = Bonus { $bonus }
panel-tax-marker = Steuermarker auf { $field }
panel-canal = { CANAL($canal) }: Wem { REGION($region, form: "subject") } gehört, entscheidet über die Durchfahrt.
panel-home = Heimat
panel-factory-built = { $kind ->
    [shipyard] Werft
   *[armaments] Waffenfabrik
}
panel-factory-occupied = { $kind ->
    [shipyard] Werft, besetzt
   *[armaments] Waffenfabrik, besetzt
}
panel-factory-possible = { $kind ->
    [shipyard] keine (Werft möglich)
   *[armaments] keine (Waffenfabrik möglich)
}
panel-armies = { $stance ->
    [hostile] { $nation } { $count } feindlich
    [friendly] { $nation } { $count } befreundet
   *[none] { $nation } { $count }
}
panel-fleets = { $at ->
    [port] { $nation } { $count } im Hafen
   *[sea] { $nation } { $count }
}

## Der Tisch: Regionen, wie die Karte von ihnen spricht

screen-place = { $name }: { $list }
screen-fact = { $label }: { $value }
screen-home = { NATION($nation, form: "adjective") }e Heimatprovinz
screen-kind = { $kind ->
    [sea] Seeregion
   *[land] Landregion
}
screen-flag = { NATION($nation, form: "adjective") }e Flagge
screen-no-flag = keine Flagge
screen-port = Hafen an: { REGION($sea) }
screen-stack = { $count } { NATION($nation, form: "adjective") }e { $unit ->
    [fleet] { $count ->
        [one] Flotte
       *[other] Flotten
    }
   *[other] { $count ->
        [one] Armee
       *[other] Armeen
    }
}{ $stance ->
    [hostile] , feindlich
    [friendly] , befreundet
   *[none] {""}
}
screen-site = Bauplatz für eine { $kind ->
    [shipyard] Werft
   *[armaments] Waffenfabrik
}
screen-label-home = Heimat von
screen-label-flag = Flagge
screen-none = keine
screen-occupied-note = Besetzt: Sie produziert nicht und bringt keine Steuern.
screen-tax = { $amount }{"\u202F"}Mio. für { NATION($nation) }
screen-canal-kept = { NATION($nation) } { NATION($nation, form: "number") ->
    [many] erlauben oder verweigern
   *[one] erlaubt oder verweigert
} die Durchfahrt
screen-canal-governed = { PLAYER($player) } entscheidet für { NATION($nation) } über die Durchfahrt
screen-canal-free = offen für alle
screen-nobody-lent = Noch hat niemand Kredit gegeben.
screen-need = +{ $need } { $need ->
    [one] bringt
   *[other] bringen
} dir die Regierung: { $way }{ $missing ->
    [0] {""}
    [1] {" "}Dir fehlt { MONEY($missing) }
   *[other] {" "}Dir fehlen { MONEY($missing) }
}
screen-lead = Vorsprung { $by }.
screen-ready = { $list } { $count ->
    [one] kann
   *[other] können
} beim nächsten Investieren übernehmen, ab { MONEY($price) }
screen-safe = Wer als Nächstes investiert, hat das Geld dafür nicht.
screen-nearest = { PLAYER($player) } { $need ->
    [one] fehlt
   *[other] fehlen
} { $need }: { $way }
screen-way = Kredit { $kind ->
    [raise] { $old } → { $face }
   *[new] { $face }
} für { MONEY($price) }
screen-way-none = kein einzelner Kredit reicht.
screen-tax-from = ab { $tax }: { $list }

## Worauf gewartet wird, wo der Name des Schritts zu wenig sagt

task-rondel = Wahl des Aktionsfelds
task-canal = Erlaubnis zur Durchfahrt
task-attack = Abtausch oder nicht
task-stance = feindlich oder freundlich

## Was ein Computer abwägt

motive-cash = Bargeld
motive-power = Kredite nach der jetzigen Macht
motive-growth = erwarteter Machtzuwachs
motive-interest = künftige Zinsen
motive-treasury = Geld in regierten Staatskassen
motive-government = Regierungen
motive-claim = Rivalen um die Regierung
motive-investor = nächste Gelegenheit zum Investieren
motive-expansion = { flag-plural } in Reichweite
motive-danger = bedrohte Fabriken

## Wohin Einheiten ziehen können

reach-unit = { UNIT($unit) } { REGION($region, form: "at") }
reach-rail = mit der Eisenbahn
reach-rail-to = mit der Eisenbahn { REGION($region, form: "to") }
reach-march = über die Landgrenze
reach-march-to = über die Landgrenze { REGION($region, form: "to") }
reach-convoy = im Konvoi über { $seas }
reach-convoy-to = im Konvoi über { $seas } { REGION($region, form: "to") }
reach-land = an Land
reach-land-to = an Land { REGION($region, form: "to") }
reach-stay = dort bleiben
reach-harbour = aus dem Hafen
reach-sail = über See
reach-canal = durch den { CANAL($canal) }
reach-then = { $first }, dann { $then }
reach-permission = { $way }; { NATION($nation) } { NATION($nation, form: "number") ->
    [many] müssen
   *[one] muss
} es erlauben
reach-over = { $region ->
    [north_atlantic] { $board ->
        [europe] den Nordatlantischen Ozean
       *[world] den Nord Atlantik
    }
    [caribbean_sea] die Karibik
    [mediterranean_sea] das Mittelmeer
    [indian_ocean] den Indischen Ozean
    [sea_of_japan] die Japanische See
    [china_sea] das Chinesische Meer
    [tasman_sea] die Tasmanische See
    [north_sea] die Nordsee
    [western_mediterranean] das Westliche Mittelmeer
    [ionian_sea] das Ionische Meer
    [eastern_mediterranean] das Östliche Mittelmeer
    [black_sea] das Schwarze Meer
    [baltic_sea] die Ostsee
   *[other] den { $name }
}
reach-home = { NATION($nation, form: "adjective") }e Heimatprovinz
reach-there = { $count } { NATION($nation, form: "adjective") }e { $unit ->
    [fleet] { $count ->
        [one] Flotte
       *[other] Flotten
    }
    [friendly_army] { $count ->
        [one] Armee, befreundet
       *[other] Armeen, befreundet
    }
   *[army] { $count ->
        [one] Armee
       *[other] Armeen
    }
}
reach-flag = { NATION($nation, form: "adjective") }e Flagge

## Was das Labor auswertet

lab-value-face = { $value } Mio.

lab-dimension-flag_card = Flaggenkarten
lab-note-flag_card = Die Karte, die ein Spieler zu Beginn erhielt.
lab-dimension-first_government = Erste Regierungen
lab-note-first_government = Wer einen Staat regierte, als die erste Runde begann.
lab-dimension-last_government = Letzte Regierungen
lab-note-last_government = Wer einen Staat regierte, als das Spiel endete.
lab-dimension-governments = Zahl der Regierungen
lab-note-governments = Wie viele Staaten ein Spieler am Ende regierte.
lab-dimension-best_bonds = Beste Kredite
lab-note-best_bonds = Der Staat, dessen Kredite einem Spieler die meisten Punkte brachten.
lab-dimension-power = Macht der Staaten
lab-note-power = Machtpunkte jedes Staates am Ende des Spiels.
lab-dimension-strongest = Stärkster Staat
lab-note-strongest = Der Staat mit den meisten Machtpunkten am Ende; wo mehrere gleichauf liegen, zählt jeder.
lab-dimension-first_field = Eröffnungen
lab-note-first_field = Das erste Feld jedes Staates auf dem Rondell, seiner Regierung zugerechnet.
lab-dimension-field = Felder des Rondells
lab-note-field = Wie oft Regierungen jedes Feld wählten.
lab-dimension-nation_field = Felder nach Staaten
lab-note-nation_field = Wie oft jeder Staat in einer Partie jedes Feld wählte.
lab-dimension-bond = Kredite nach Staaten
lab-note-bond = Kredite, die nach dem Aufbau gegeben oder aufgestockt wurden, nach Staaten.
lab-dimension-face = Kredite nach Höhe
lab-note-face = Kredite, die nach dem Aufbau gegeben oder aufgestockt wurden, nach ihrer Höhe.
lab-dimension-takeover = Regierungswechsel
lab-note-takeover = Regierungen, die nach dem Aufbau gewonnen wurden.

## Was eine Antwort kostet, die etwas verschenkt

forfeit-pass-in-start_bond = Du leihst diesem Staat nichts; er beginnt ohne dein Geld.
forfeit-pass-in-factory = In diesem Zug wird keine Fabrik gebaut, und der Zug ist vorbei.
forfeit-pass-in-production = Was noch nicht produziert hat, steht in diesem Zug still.
forfeit-pass-in-import = Der Import ist für diesen Zug vorbei.
forfeit-pass-in-fleets = Die Flotten, die noch nicht gezogen sind, bleiben liegen.
forfeit-pass-in-armies = Die Armeen, die noch nicht gezogen sind, bleiben stehen, und das Manöver endet.
forfeit-pass-in-flags = Die anderen Regionen bleiben vorerst ohne deine Flagge.
forfeit-pass-in-invest = Du gibst diesmal keinen Kredit; die Gelegenheit kommt erst wieder, wenn du das nächste Mal investieren darfst.

## Mehreres auf einmal, und was auf der Bestätigung steht

several-production = { $count ->
    [0] Wähle mindestens eine Fabrik
   *[other] { $left ->
        [0] Überall produzieren ({ $count })
       *[other] In { $count } von { $most } Fabriken produzieren
    }
}
several-import = { $count ->
    [0] Wähle, was importiert wird
    [one] 1 Einheit von { $most } importieren
   *[other] { $count } Einheiten von { $most } importieren
}

## Was es für jemanden bedeutet: Zeilen eines Rückblicks

stake-government-lost = { PLAYER($player) } übernimmt die { NATION($nation, form: "adjective") }e Regierung von dir.
stake-government-won = Du führst jetzt die { NATION($nation, form: "adjective") }e Regierung.
stake-occupied = { NATION($nation, form: "one") } Armee besetzt die { NATION($host, form: "adjective") }e Heimatprovinz.
stake-freed = Dort steht keine feindliche Armee mehr.
stake-power = Du hast { NATION($nation, form: "dative") } { MONEY($amount) } geliehen.
stake-interest-gain = Zinsen für deine { NATION($nation, form: "adjective") }en Kredite.
stake-interest-loss = Die { NATION($nation, form: "adjective") }e Kasse reichte nicht für die Zinsen; du hast den Rest bezahlt.
stake-investor_card-gain = Du hattest die Investorkarte.
stake-investor_card-loss = Für die Investorkarte.
stake-compensation-gain = Du wirst für deine letzte Regierung entschädigt.
stake-compensation-loss = Du entschädigst jemanden für die letzte Regierung.
stake-money = Bargeld
stake-card = Investorkarte
stake-card-gain = Du hast jetzt die Investorkarte.
stake-bank = Schweizer Bank
stake-bank-gain = Du regierst nirgends und erhältst eine Schweizer Bank.
stake-bank-loss = Du gibst deine Schweizer Bank ab.
stake-value-government = Regierung
stake-value-factory = Fabrik −1
stake-value-flag = Flagge −1
stake-value-army = Armee −1
stake-value-fleet = Flotte −1
stake-value-occupied = besetzt
stake-value-freed = frei
stake-value-power = Macht { $before } → { $after }
stake-value-gain = +{ MONEY($amount) }
stake-value-loss = −{ MONEY($amount) }

## Worauf ein Tisch wartet, in einer Zeile der Lobby

ask-start_player = Startspieler bestimmen
ask-start_bond = ersten Kredit wählen
ask-rondel = Aktionsfeld wählen
ask-swiss_stop = auf Investor anhalten oder nicht
ask-factory = Fabrik bauen
ask-production = Einheiten produzieren
ask-import = Einheiten importieren
ask-fleets = Flotten ziehen
ask-sail = Ziel der Flotte wählen
ask-canal = Durchfahrt erlauben oder nicht
ask-armies = Armeen ziehen
ask-journey = Ziel der Armee wählen
ask-attack = abtauschen oder nicht
ask-stance = Absicht der Armee erklären
ask-ask = Reihenfolge der Befragung wählen
ask-demand = Abtausch verlangen oder nicht
ask-flags = { flag-plural } ablegen
ask-invest = investieren

# windows of reaction, for standing orders

window-swiss_stop = Ein Staat zieht am Investor vorbei (Schweizer Bank)
