# Attack! mit Erweiterung: alles, was ein Mensch von diesem Spiel zu lesen bekommt.
# PLACE setzt Regionen und Seegebiete ein, form wählt den Fall: name, subject, object, in, to, from. CARD, TECHNOLOGY,
# GOVERNMENT, UNIT, CANAL, WAY und PLAYER setzen andere Namen ein. PP und OIL zählen Produktionspunkte und Öl, MONEY eins von
# beiden, COUNTED Einheiten.

## Namen und ihre Formen

place-class = { $place ->
    [ukraine] fem
    [turkey] fem
    [levant] fem
    [mongolia] fem
    [manchuria] fem
    [north_sea] fem
    [mediterranean] fem
    [caribbean] fem
    [south_china_sea] fem
    [east_china_sea] fem
    [java_sea] fem
    [urals] masc
    [caucasus] masc
    [iraq] masc
    [congo] masc
    [far_east] masc
    [balkans] top
    [western_us] many
    [central_us] many
    [eastern_us] many
    [baltic_states] many
    [philippines] isles
    [solomon_islands] isles
    [gilbert_islands] isles
    [marshall_islands] isles
    [caroline_islands] isles
    [mariana_islands] isles
    [midway] isles
    [cuba] isle
    [greenland] isle
    [iceland] isle
    [madagascar] isle
    [borneo] isle
    [sumatra] isle
    [java] isle
    [hawaii] isle
    [north_atlantic] masc
    [northwest_atlantic] masc
    [mid_atlantic] masc
    [south_atlantic] masc
    [west_indian] masc
    [east_indian] masc
    [northeast_pacific] masc
    [east_pacific] masc
    [southeast_pacific] masc
    [northwest_pacific] masc
    [philippine_sea] masc
    [central_pacific] masc
    [south_pacific] masc
    [bay_of_bengal] masc
    [arabian_sea] neut
    [coral_sea] neut
   *[other] bare
}
place-stem = { $place ->
    [western_us] Westlichen US-Staaten
    [central_us] Mittleren US-Staaten
    [eastern_us] Östlichen US-Staaten
    [baltic_states] Baltischen Staaten
    [far_east] { $case ->
        [subject] Ferne Osten
       *[other] Fernen Osten
    }
    [arabian_sea] { $case ->
        [dative] Arabischen Meer
       *[other] Arabische Meer
    }
    [west_indian] { $case ->
        [subject] Westliche Indische Ozean
       *[other] Westlichen Indischen Ozean
    }
    [east_indian] { $case ->
        [subject] Östliche Indische Ozean
       *[other] Östlichen Indischen Ozean
    }
   *[other] { $name }
}
place-subject = { $class ->
    [fem] die { $name }
    [masc] der { $name }
    [top] der { $name }
    [neut] das { $name }
    [many] die { $name }
    [isles] die { $name }
   *[other] { $name }
}
place-object = { $class ->
    [fem] die { $name }
    [masc] den { $name }
    [top] den { $name }
    [neut] das { $name }
    [many] die { $name }
    [isles] die { $name }
   *[other] { $name }
}
place-in = { $class ->
    [fem] in der { $name }
    [masc] im { $name }
    [top] auf dem { $name }
    [neut] im { $name }
    [many] in den { $name }
    [isles] auf den { $name }
    [isle] auf { $name }
   *[other] in { $name }
}
place-to = { $class ->
    [fem] in die { $name }
    [masc] in den { $name }
    [top] auf den { $name }
    [neut] ins { $name }
    [many] in die { $name }
    [isles] auf die { $name }
   *[other] nach { $name }
}
place-from = { $class ->
    [fem] aus der { $name }
    [masc] aus dem { $name }
    [top] vom { $name }
    [neut] aus dem { $name }
    [many] aus den { $name }
    [isles] von den { $name }
    [isle] von { $name }
   *[other] aus { $name }
}
place-number = { $class ->
    [many] many
    [isles] many
   *[other] one
}
place-none = dieser Ort
place-none-object = diesen Ort
way-lane = die Seeroute { $one }–{ $other }
way-name = { $one }–{ $other }
canal-object = den { $name }
card-none = diese Karte
card-hidden = { $card ->
    [hidden_economics] eine Wirtschaftskarte
    [hidden_politics] eine Politikkarte
   *[hidden_routes] eine Handelsroute
}
cards-hidden = { $card ->
    [hidden_economics] { $count ->
        [one] eine Wirtschaftskarte
       *[other] { $count } Wirtschaftskarten
    }
    [hidden_politics] { $count ->
        [one] eine Politikkarte
       *[other] { $count } Politikkarten
    }
   *[hidden_routes] { $count ->
        [one] eine Handelsroute
       *[other] { $count } Handelsrouten
    }
}
card-economics = { $suit } { $value }
card-route = Handelsroute { $sea }
deck-name = { $deck ->
    [economics] Wirtschaftskarten
    [politics] Politikkarten
   *[routes] Handelsrouten
}
unit-name = { $unit ->
    [infantry] Infanterie
    [tank] Panzer
    [artillery] Artillerie
    [plane] Flugzeug
    [destroyer] Zerstörer
    [submarine] U-Boot
    [battleship] Schlachtschiff
    [carrier] Flugzeugträger
   *[none] Einheit
}
unit-object = { $unit ->
    [infantry] eine Infanterie
    [tank] einen Panzer
    [artillery] eine Artillerie
    [plane] ein Flugzeug
    [destroyer] einen Zerstörer
    [submarine] ein U-Boot
    [battleship] ein Schlachtschiff
    [carrier] einen Flugzeugträger
   *[none] eine solche Einheit
}
unit-subject = { $unit ->
    [infantry] eine Infanterie
    [tank] ein Panzer
    [artillery] eine Artillerie
    [plane] ein Flugzeug
    [destroyer] ein Zerstörer
    [submarine] ein U-Boot
    [battleship] ein Schlachtschiff
    [carrier] ein Flugzeugträger
   *[none] eine solche Einheit
}
unit-no = { $unit ->
    [infantry] keine Infanterie
    [tank] kein Panzer
    [artillery] keine Artillerie
    [plane] kein Flugzeug
    [destroyer] kein Zerstörer
    [submarine] kein U-Boot
    [battleship] kein Schlachtschiff
    [carrier] kein Flugzeugträger
   *[none] keine solche Einheit
}
unit-counted = { $unit ->
    [infantry] { $count } Infanterie
    [tank] { $count } Panzer
    [artillery] { $count } Artillerie
    [plane] { $count ->
        [one] 1 Flugzeug
       *[other] { $count } Flugzeuge
    }
    [destroyer] { $count } Zerstörer
    [submarine] { $count ->
        [one] 1 U-Boot
       *[other] { $count } U-Boote
    }
    [battleship] { $count ->
        [one] 1 Schlachtschiff
       *[other] { $count } Schlachtschiffe
    }
    [carrier] { $count } Flugzeugträger
   *[other] { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }
}
units-none = nichts
face-name = { $face ->
    [blank] leer
   *[other] { UNIT($face) }
}
production-counted = { $count ->
    [one] 1 Produktionspunkt
   *[other] { $count } Produktionspunkte
}
oil-counted = { $count } Öl
account-bank = die Bank
action-name = { $action ->
    [move] Bewegung
    [strategic] Strategische Bewegung
    [build] Kauf neuer Einheiten
    [diplomacy] Diplomatische Attacke
    [politics] Politikkarten spielen
    [auction] Auktion einer Handelsroute
    [research] Forschung
    [trade] Handel
    [bombing] Strategische Bombardierung
    [raid] Anschlag auf Handelsrouten
   *[none] diese Aktion
}
direction-name = { $direction ->
    [left] links
   *[right] rechts
}
money-name = { $money ->
    [production] Produktionspunkte
   *[oil] Öl
}
neutral-side = die Neutralen
you-object = dich

## Die Politikkarten

card-eagle = Mit Adler.
card-last = Danach spielst du in dieser Aktion keine weitere Karte.
card-text-spy = Nimm einem Gegner eine zufällige Politikkarte. Gegenspionage hebt den Spion auf, ein Doppelagent dreht ihn um.
card-text-master_spy = Sieh die Politikkarten eines Gegners an und nimm eine davon. Gegenspionage hebt ihn auf, ein Doppelagent dreht ihn um.
card-text-spy_ring = Nimm { $cards } zufällige Politikkarten, alle von einem Gegner oder von zweien. Nur ein Doppelagent kann antworten.
card-text-master_spy_ring = Sieh die Politikkarten von einem oder zwei Gegnern an und nimm zusammen { $cards } davon. Nur ein Doppelagent kann antworten.
card-text-assassin = Ein Gegner wirft { $cards } zufällige Politikkarten ab und darf in seinem nächsten Zug keine spielen. Gegenspionage hebt das auf.
card-text-counter_espionage = BLOCK: Hebt einen Spion, Meisterspion oder Attentäter auf, den jemand anders ansagt, gegen wen auch immer.
card-text-double_agent = BLOCK: Dreht Spion, Meisterspion, Spionagering oder Meisterspionagering um, die jemand anders ansagt: Du führst die Karte aus, und zwar gegen den, der sie angesagt hat.
card-text-propaganda = Die Regierung eines Neutralen rückt einen Schritt nach links oder rechts.
card-text-radio_address = Bis zu { $regions } Neutrale neben deinen Regionen rücken je einen Schritt auf deinen Regierungstyp zu.
card-text-revolution = Ein Neutraler nimmt deinen Regierungstyp an, wie weit er auch entfernt ist.
card-text-uprising = Eine Region eines Gegners mit nur einer Landeinheit und ohne Hauptstadt wird neutral, mit zufälliger Regierung. Die letzte Region trifft es nicht.
card-text-annexation = Ein Neutraler deines Regierungstyps neben einer deiner Regionen schließt sich dir ohne Wurf an, mit allem, was ein friedlicher Beitritt bringt.
card-text-friendship_treaty = In diesem Zug sind alle Erfolgszahlen deiner Diplomatischen Attacken um { $easier } niedriger.
card-text-war_bonds = Du erhältst { PP($production) }.
card-text-oil_concession = Du erhältst { OIL($oil) }.
card-text-embargo = { $cards } zufällige Wirtschaftskarten eines Gegners sind in dieser Runde lahmgelegt, und bis zur Produktion handelt niemand mit ihm.
card-text-mobilization = Stelle { $infantry } Infanterie kostenlos in eigene Regionen.
card-text-league_protest = BLOCK: In der Bewegung eines anderen, gegen den Angriff auf einen Neutralen: Die Einheiten kehren um, und er kann in dieser Aktion nicht mehr angegriffen werden.
card-text-storm_at_sea = BLOCK: In der Bewegung eines anderen, gegen die Überfahrt auf einer Seeroute oder durch eine Zone: Die Landeinheiten außer den Flugzeugen kehren um.
card-text-summit = Zieh { $cards } Politikkarten.

## Die Technologien

card-text-blitzkrieg = Einmal im Zug, nach der Bewegung und ihren Schlachten, ziehen Panzer und Flugzeuge noch einmal, ohne Aktion und ohne Öl.
card-text-sonar = Deine Zerstörer zählen +{ $bonus } gegen U-Boote, die überfallen oder gefeuert haben, und +{ $bonus } gegen ein U-Boot in der Seeschlacht.
card-text-radar = Deine Flugzeuge zählen +{ $bonus }, wenn sie eine Bombardierung abwehren.
card-text-jet_fighters = Deine Jäger zählen bei Bombardierungen +{ $bonus }. In der Landschlacht wird deine erste leere Seite neu gewürfelt, wenn ein Flugzeug an der Front ist.
card-text-heavy_bombers = Deine Bomber zählen bei Bombardierungen +{ $bonus }.
card-text-snorkel = Deine U-Boote zählen +{ $bonus }, wenn sie Handelsrouten überfallen oder auf Überfahrten feuern.
card-text-code_breaking = Einmal im Zug siehst du die Politikkarten eines Gegners an. Gegenspionage wirkt nicht gegen deinen Spion und Meisterspion.
card-text-radio = Alle Erfolgszahlen deiner Diplomatischen Attacken sind um { $easier } niedriger.
card-text-synthetic_oil = Am Ende jeder Runde erhältst du { OIL($oil) } zusätzlich.
card-text-plastics = Am Ende jeder Runde erhältst du { PP($production) } zusätzlich.
card-text-atomic_power = Einmal im Spiel: Greifst du in einer Landschlacht an, entfernst du vor ihrem Beginn bis zu { $units } Einheiten der Verteidigung.
card-text-rocketry = Deine Bombardierungen haben { $dice } Bomberwürfel mehr, auch ohne Flugzeug; abschießen lassen sie sich nicht.
card-text-mass_production = Jede Landeinheit, auch ein Flugzeug, kostet dich { PP($cheaper) } weniger.
card-text-long_range_aircraft = Deine Flugzeuge fliegen bis zu { $move } Regionen weit; eine Überfahrt braucht weiter den ganzen Zug.
card-text-economics = { $suit }, Wert { $value }. Verteidiger eines Neutralen: { $units }.
card-text-route = Handelsroute im Seegebiet { $sea }, Wert { $value }: zählt als jede Art von Wirtschaftskarte oder als Öl.

## Optionen

option-board = Spielbrett
option-board-auto = nach Spielerzahl
option-board-west = Westhälfte
option-board-world = ganze Welt
option-continents = Startregionen auf vier Kontinenten
option-continents-false = nein
option-continents-true = ja
option-defence_dice = Verteidigungswürfel für Hauptstadt und Küste
option-defence_dice-false = nein
option-defence_dice-true = ja
option-eagles = Adler bis zum Spielende
option-eagles-13 = 13
option-eagles-17 = 17
option-eagles-20 = 20
option-eagles-26 = 26
option-rounds = Höchstzahl der Runden
option-rounds-30 = 30
option-rounds-10 = 10
option-economics = Wirtschaftskarten
option-economics-none = unsere Rekonstruktion
option-economics-document = eigene Datei
option-trade_routes = Handelsrouten
option-trade_routes-none = unsere Rekonstruktion
option-trade_routes-document = eigene Datei
option-technology = Technologien
option-technology-none = unsere Rekonstruktion
option-technology-document = eigene Datei
option-politics = Politikkarten
option-politics-none = unsere Rekonstruktion
option-politics-document = eigene Datei
option-counters = Regierungstypcounter
option-counters-none = unsere Rekonstruktion
option-counters-document = eigene Datei

## Fragen

prompt-start_seat = Wer beginnt?
prompt-claim = Wähle eine freie Region ({ $number } von { $regions }).
prompt-deployment = Was stellst du wohin? In diesem Zug noch { $left }; im Vorrat: { $list }.
prompt-capital = In welcher deiner Regionen steht deine Hauptstadt? Sie bleibt dort für immer und bringt jede Runde { PP($production) }.
prompt-mix = Welcher Regierungstyp kommt doppelt in den Beutel?
prompt-government = Welche Regierung zieht { PLAYER($player) }?
prompt-counter = { $place ->
    [none] Welche Regierung hat die nächste neutrale Region?
   *[other] Welche Regierung hat { PLACE($place) }?
}
prompt-turn = Welche Aktion? Die nächste kostet { OIL($price) }; du hast { OIL($oil) } und { PP($production) }.
prompt-movement = { $blitz ->
    [yes] Blitzkrieg: Welchen Panzer oder welches Flugzeug bewegst du noch einmal?
   *[no] Welche Einheit bewegst du? Jede zieht einmal, und eine bleibt in jeder Region zurück.
}
prompt-canal = { PLAYER($player) } bittet um Durchfahrt durch { CANAL($canal) }. Erlaubst du sie?
prompt-protest = { $ways ->
    [none] { PLAYER($turn) } greift an: { $attacks }. Spielst du eine Karte dagegen?
   *[other] { $attacks ->
        [none] { PLAYER($turn) } setzt über: { $ways }. Spielst du eine Karte dagegen?
       *[other] { PLAYER($turn) } greift an: { $attacks }, und setzt über: { $ways }. Spielst du eine Karte dagegen?
    }
}
prompt-passage = { PLAYER($turn) } will { PLACE($origin, form: "from") } { PLACE($goal, form: "to") } übersetzen: { $units } (Seegebiet: { $seas }). Lässt du sie durch? Sagt jemand Nein, kehren sie um; Flugzeuge hält niemand auf.
prompt-flight = Die anderen Einheiten sind umgekehrt. { $planes ->
    [one] Fliegt dein Flugzeug
   *[other] Fliegen deine { $planes } Flugzeuge
} allein weiter { PLACE($goal, form: "to") }?
prompt-ambush = { PLAYER($turn) } setzt { PLACE($goal, form: "to") } über: { $units }. { $submarines ->
    [one] Feuert dein U-Boot
   *[other] Wie viele deiner { $submarines } U-Boote feuern
} { PLACE($sea, form: "in") }? Ein Würfel je Boot, Treffer ab { $least }.
prompt-ambush_roll = Was würfelt ein U-Boot von { PLAYER($player) }? Treffer ab { $least }, noch { $dice } Würfel.
prompt-ambush_loss = { $hits ->
    [one] Dein U-Boot hat getroffen
   *[other] Deine U-Boote haben { $hits }-mal getroffen
}. Welche Einheit von { PLAYER($turn) } versenkst du? Unterwegs: { $units }.
prompt-escort = U-Boote von { PLAYER($player) } haben { PLACE($sea, form: "in") } gefeuert ({ $shots }). Antwortest du? Du hast dort { $units }. Zerstörer treffen ab { $least }, Flugzeugträger ab { $carrier }.
prompt-escort_roll = Was würfelt das Geleit von { PLAYER($player) } { PLACE($sea, form: "in") }? Treffer ab { $least }.
prompt-engagement = Welche Schlacht schlägst du zuerst?
prompt-defence = Welche Wirtschaftskarte verteidigt { PLACE($region, form: "object") }?
prompt-command = { PLAYER($turn) } greift die Neutralen { PLACE($region, form: "in") } an: { $attackers } gegen { $defenders }. Willst du die Verteidigung führen?
prompt-command_draw = Wer von den Freiwilligen führt die Verteidigung { PLACE($region, form: "in") }?
prompt-atom = Atomkraft { PLACE($region, form: "in") }: Welche Einheit der Verteidigung ({ $defenders }) entfernst du? Noch bis zu { $left }, einmal im Spiel.
prompt-commitment = Schlacht { PLACE($region, form: "in") }, { $side ->
    [attack] du greifst { $foe } an
   *[defence] { $foe } greift an
}: Welche Einheit schickst du an die Front? Noch { $missing }; in Reserve: { $reserve }. Der Gegner hat { $enemy }.
prompt-reinforcement = Schlacht { PLACE($region, form: "in") }, Runde { $round }, gegen { $foe }: Verstärkst du die Front ({ $front })? { $ready } von höchstens { $limit }, das sind { $dice } Würfel; in Reserve: { $reserve }. Der Gegner hat { $enemy } an der Front.
prompt-battle_roll = Was zeigt der nächste Würfel für { $roller } { PLACE($region, form: "in") }? Noch { $dice }.
prompt-hits = Schlacht { PLACE($region, form: "in") }: Deine Treffer: { $hits }. Welche Einheit entfernst du? Gegenüber stehen { $enemy }.
prompt-spoils = Welche Wirtschaftskarte verliert { PLAYER($loser) } an { PLAYER($turn) }?
prompt-draw = Welche Karte zieht { PLAYER($player) }?
prompt-submarines = Seeschlacht { PLACE($sea, form: "in") } gegen { PLAYER($foe) } ({ $enemy }). { $submarines ->
    [one] Kämpft dein U-Boot mit
   *[other] Kämpfen deine { $submarines } U-Boote mit
}?
prompt-line = Seeschlacht { PLACE($sea, form: "in") } gegen { PLAYER($foe) } ({ $enemy }): Welches Schiff legst du an Stelle { $number } von { $length }? Übrig: { $left }.
prompt-gunnery = Was würfelt { PLAYER($roller) }? Paar { $pair }: { UNIT($own) } gegen { UNIT($other) }, Zuschlag { $bonus }{ $rolled ->
    [0] {""}
   *[other] , zu schlagen { $rolled }
}.
prompt-retreat = { $must ->
    [yes] Nur beschädigte Schlachtschiffe sind dir { PLACE($sea, form: "in") } geblieben ({ $own }). Wohin ziehen sie sich zurück?
   *[no] Seeschlacht { PLACE($sea, form: "in") }: { $own } gegen { $enemy } von { PLAYER($foe) }. Ziehst du dich zurück?
}
prompt-transfer = Welche Landeinheit verlegst du? Der Weg geht über eigene Regionen, so weit du willst.
prompt-sea_leave = { PLAYER($turn) } will Landeinheiten durch { PLACE($sea, form: "object") } verlegen. Lässt du sie durch?
prompt-purchase = Was kaufst du? Du hast { PP($production) }.
prompt-diplomacy = { $successes ->
    [one] Ein Erfolg
   *[other] { $successes } Erfolge
}. Versuchst du noch eine Diplomatische Attacke? Jeder Erfolg macht den nächsten Wurf um { $harder } schwerer, ein Fehlschlag beendet die Aktion.
prompt-persuasion = Was würfelt { PLAYER($turn) } in der Diplomatischen Attacke auf { PLACE($region, form: "object") }? Nötig sind { $least } ({ $percent } %).
prompt-politics = Spielst du eine weitere Politikkarte? Gespielte Adler: { $eagles } von { $end }.
prompt-politics_block = { PLAYER($player) } spielt { CARD($card) }{ $one ->
    [none] {""}
   *[other] {" "}gegen { $victims }
}. Antwortest du mit einer Karte?
prompt-theft = Welche Politikkarte nimmt { PLAYER($player) } von { PLAYER($target) }?
prompt-pick = Welche Politikkarte nimmst du von { $victims }? { $count ->
    [one] Eine darfst du nehmen.
   *[other] Noch { $count } darfst du nehmen.
}
prompt-purge = Welche Politikkarte wirft { PLAYER($target) } ab?
prompt-sway = { CARD($card) }: Welche Region? { $most ->
    [1] {""}
   *[other] Noch bis zu { $most }.{" "}
}Deine Regierung: { GOVERNMENT($government) }.
prompt-levy = In welche deiner Regionen stellst du eine Infanterie? { $count ->
    [one] Es ist die letzte.
   *[other] Noch { $count }.
}
prompt-embargo = Welche Wirtschaftskarte von { PLAYER($target) } wird lahmgelegt?
prompt-bid = Auktion einer Handelsroute: { PLAYER($leader) } bietet { PP($price) }. Bietest du mehr? Du hast { $production }.
prompt-route = Welche Handelsroute zieht { PLAYER($player) }?
prompt-research_roll = Was würfelt { PLAYER($turn) } in der Forschung? Mit Zuschlag { $bonus } reicht { $least } ({ $percent } %).
prompt-discovery = Welche Technologie entdeckt { PLAYER($turn) }?
prompt-offer = Handel mit { PLAYER($partner) }: Was bietest und verlangst du? Du gibst { $given }, du erhältst { $wanted }.
prompt-reply = { PLAYER($proposer) } schlägt vor: Du erhältst { $given } und gibst { $wanted }. Nimmst du an?
prompt-sorties = { $role ->
    [attack] Du bombardierst { PLAYER($foe) }. Wie viele deiner { $planes } Flugzeuge fliegen als Jäger, wie viele als Bomber? { PLAYER($foe) } hat { $enemy }; Treffer ab { $least }.
   *[defence] { PLAYER($foe) } bombardiert dich und hat { $enemy }. Wie viele deiner { $planes } Flugzeuge steigen auf? Treffer ab { $least }.
}
prompt-air_roll = { $stage ->
    [defence] Was würfelt ein Abfangjäger von { PLAYER($roller) }?
    [dogfight] Was würfelt ein Jäger von { PLAYER($roller) }?
   *[bombs] Was würfelt ein Bomber von { PLAYER($roller) }?
} Treffer ab { $least }, noch { $dice } Würfel.
prompt-shot_down = { $falling ->
    [one] Ein Flugzeug von { PLAYER($turn) } stürzt
   *[other] { $falling } Flugzeuge von { PLAYER($turn) } stürzen
} ab. Wie viele davon sind Jäger? In der Luft: { $fighters } Jäger, { $bombers } Bomber.
prompt-idling = Welche Wirtschaftskarte von { PLAYER($foe) } legst du lahm? { $cards ->
    [one] Es ist die letzte.
   *[other] Noch { $cards }.
}
prompt-plane_loss = Aus welcher Region verlierst du ein Flugzeug? Noch { $losses }.
prompt-replacement = Es steht keine Einheit mehr { PLACE($region, form: "in") }. Welche Einheit rückt nach?
prompt-raid = In welchem Seegebiet überfallen deine U-Boote Handelsrouten? Ein Würfel je Boot, Treffer ab { $least }.
prompt-raid_roll = Was würfelt ein U-Boot von { PLAYER($turn) } { PLACE($sea, form: "in") }? Treffer ab { $least }, noch { $dice } Würfel.
prompt-raid_hits = Welche Handelsroute { PLACE($sea, form: "in") } trifft es? Noch { $hits } Treffer; eine schon lahmgelegte wird zerstört.
prompt-production = Wie viel Öl machst du aus deinen Karten? Der Rest wird zu Produktionspunkten. Du hast { OIL($oil) } und { PP($production) }.

## Antworten

answer-pass = passen
answer-pass-in-movement = Bewegung beenden
answer-pass-in-canal = Durchfahrt verweigern
answer-pass-in-protest = nichts dagegen spielen
answer-pass-in-passage = nicht durchlassen
answer-pass-in-flight = umkehren
answer-pass-in-escort = nicht antworten
answer-pass-in-command = nicht führen
answer-pass-in-atom = keine Einheit mehr entfernen
answer-pass-in-reinforcement = nicht weiter verstärken
answer-pass-in-submarines = U-Boote heraushalten
answer-pass-in-retreat = bleiben und kämpfen
answer-pass-in-transfer = Strategische Bewegung beenden
answer-pass-in-sea_leave = nicht durchlassen
answer-pass-in-purchase = Kauf beenden
answer-pass-in-diplomacy = Diplomatische Attacken beenden
answer-pass-in-politics = keine Karte mehr spielen
answer-pass-in-politics_block = nicht antworten
answer-pass-in-sway = aufhören
answer-pass-in-bid = aussteigen
answer-pass-in-offer = Verhandlung abbrechen
answer-pass-in-reply = ablehnen
answer-pass-in-raid = Anschlag beenden
answer-begins = { PLAYER($player) } beginnt
answer-drew_type = { GOVERNMENT($government) }
answer-drawn = { CARD($card, form: "name") }
answer-discovered = { TECHNOLOGY($technology, form: "name") }
answer-die = { $eyes }
answer-face = { FACE($face) }
answer-roll = { $eyes }
answer-chosen = { PLAYER($player) }
answer-claim = { PLACE($region, form: "name") } nehmen
answer-place = { UNIT($unit) } { PLACE($place, form: "to") }
answer-found = Hauptstadt { PLACE($region, form: "in") }
answer-act = { $action ->
    [move] Einheiten bewegen
    [strategic] strategisch bewegen
    [build] Einheiten kaufen
   *[raid] Handelsrouten überfallen
}
answer-end = Zug beenden
answer-blitz = Blitzkrieg führen
answer-look = Politikkarten von { PLAYER($target) } ansehen
answer-march = { UNIT($unit) }: { PLACE($origin, form: "name") } → { PLACE($goal, form: "name") }
answer-sail = { UNIT($ship) }: { PLACE($origin, form: "name") } → { PLACE($goal, form: "name") }
answer-ask_canal = um { CANAL($canal) } bitten
answer-strike = mit U-Booten angreifen: { PLACE($sea, form: "name") }
answer-strike-in-submarines = mit U-Booten kämpfen
answer-allow = durchlassen
answer-allow-in-canal = Durchfahrt erlauben
answer-allow-in-escort = antworten
answer-block_attack = Völkerbundprotest für { PLACE($region, form: "object") }
answer-block_way = Sturm auf See: { WAY($way, form: "name") }
answer-go_on = weiterfliegen
answer-fire = { $count ->
    [0] nicht feuern
    [one] mit 1 U-Boot feuern
   *[other] mit { $count } U-Booten feuern
}
answer-lose = { UNIT($unit) } entfernen
answer-lose-in-ambush_loss = { UNIT($unit) } versenken
answer-engage = Schlacht { PLACE($place, form: "in") }
answer-commit = { UNIT($unit) } an die Front
answer-hit = { UNIT($unit) } entfernen (Treffer: { UNIT($by) })
answer-lay = { UNIT($ship) } legen
answer-withdraw = Rückzug { PLACE($sea, form: "to") }
answer-ask_sea = um Überfahrt bitten: { PLACE($sea, form: "name") }
answer-buy = { UNIT($unit) } { PLACE($place, form: "in") } kaufen
answer-court = Diplomatische Attacke: { PLACE($region, form: "name") }
answer-play = { $one ->
    [none] { CARD($card) } spielen
   *[other] { $two ->
        [none] { CARD($card) } gegen { PLAYER($one) } spielen
       *[other] { CARD($card) } gegen { PLAYER($one) } und { PLAYER($two) } spielen
    }
}
answer-counter = mit Gegenspionage aufheben
answer-turn_round = mit Doppelagent umdrehen
answer-pick = { CARD($card) } von { PLAYER($target) } nehmen
answer-sway = { $card ->
    [annexation] { PLACE($region, form: "name") } anschließen
    [uprising] Aufstand { PLACE($region, form: "in") } gegen { PLAYER($owner) }
    [revolution] Revolution { PLACE($region, form: "in") }: { GOVERNMENT($old) } wird { GOVERNMENT($new) }
    [none] { $direction ->
        [left] { PLACE($region, form: "name") } beeinflussen, nach links
       *[right] { PLACE($region, form: "name") } beeinflussen, nach rechts
    }
   *[other] { $direction ->
        [left] { PLACE($region, form: "name") } einen Schritt nach links: { GOVERNMENT($old) } wird { GOVERNMENT($new) }
       *[right] { PLACE($region, form: "name") } einen Schritt nach rechts: { GOVERNMENT($old) } wird { GOVERNMENT($new) }
    }
}
answer-levy = Infanterie { PLACE($region, form: "to") }
answer-bid = { PP($production) } bieten
answer-bid-in-turn = Handelsroute versteigern, Gebot { $production }
answer-research = { $production ->
    [0] forschen, ohne Zuschlag
   *[other] für { PP($production) } forschen, Zuschlag { BONUS($production) }
}
answer-trade_with = mit { PLAYER($target) } handeln
answer-give_money = { MONEY($money, $amount) } geben
answer-want_money = { MONEY($money, $amount) } verlangen
answer-give = { CARD($card) } geben
answer-want = { CARD($card) } verlangen
answer-propose = so vorschlagen
answer-accept = annehmen
answer-accept-in-command = Verteidigung führen
answer-counter_offer = Gegenvorschlag machen
answer-bomb = { PLAYER($target) } bombardieren
answer-sortie = { $fighters } Jäger, { $bombers } Bomber
answer-scramble = { $planes ->
    [0] kein Flugzeug aufsteigen lassen
    [one] 1 Flugzeug aufsteigen lassen
   *[other] { $planes } Flugzeuge aufsteigen lassen
}
answer-shoot = { $fighters } Jäger abschießen
answer-idle = { CARD($card) } lahmlegen
answer-idle-in-spoils = { CARD($card, form: "name") } (lahmgelegt)
answer-ground = Flugzeug { PLACE($region, form: "in") } verlieren
answer-send = { UNIT($unit) } { PLACE($origin, form: "from") } schicken
answer-raid = { PLACE($sea, form: "name") } überfallen
answer-strike_route = { CARD($route) } treffen
answer-oil = { $certificates ->
    [0] kein Öl machen
   *[other] { OIL($certificates) } machen
}

kind-pass = passen
kind-begins = Startspieler
kind-drew_type = Regierung
kind-drawn = gezogene Karte
kind-discovered = Technologie
kind-die = Würfel
kind-face = Kampfwürfel
kind-roll = zwei Würfel
kind-chosen = Auslosung
kind-claim = Region nehmen
kind-place = Einheit aufstellen
kind-found = Hauptstadt gründen
kind-act = Aktion wählen
kind-end = Zug beenden
kind-blitz = Blitzkrieg
kind-look = Karten ansehen
kind-march = Landeinheit bewegen
kind-sail = Schiff bewegen
kind-ask_canal = um einen Kanal bitten
kind-strike = mit U-Booten angreifen
kind-allow = erlauben
kind-block_attack = Völkerbundprotest
kind-block_way = Sturm auf See
kind-go_on = weiterfliegen
kind-fire = feuern
kind-lose = Einheit entfernen
kind-engage = Schlacht wählen
kind-commit = an die Front schicken
kind-hit = Treffer setzen
kind-lay = Schiff legen
kind-withdraw = Rückzug
kind-ask_sea = um Überfahrt bitten
kind-buy = kaufen
kind-court = Diplomatische Attacke
kind-play = Politikkarte spielen
kind-counter = Gegenspionage
kind-turn_round = Doppelagent
kind-pick = Karte nehmen
kind-sway = Region beeinflussen
kind-levy = Infanterie ausheben
kind-bid = bieten
kind-research = forschen
kind-trade_with = Handel beginnen
kind-give_money = Punkte oder Öl geben
kind-want_money = Punkte oder Öl verlangen
kind-give = Karte geben
kind-want = Karte verlangen
kind-propose = vorschlagen
kind-accept = annehmen
kind-counter_offer = Gegenvorschlag
kind-bomb = bombardieren
kind-sortie = Angriffsflüge
kind-scramble = Abfangjäger
kind-shoot = abschießen
kind-idle = lahmlegen
kind-ground = Flugzeug verlieren
kind-send = nachrücken
kind-raid = Seegebiet überfallen
kind-strike_route = Handelsroute treffen
kind-oil = Öl machen

## Was eine Antwort kostet und bringt

note-oil = kostet { OIL($oil) }
note-deal-oil = { OIL($oil) } beim ersten Abschluss
note-diplomacy = { $percent ->
    [0] nötig { $least }: unmöglich
   *[other] nötig { $least }: { $percent } %
}
note-price = { PP($production) }, dann noch { $left }
note-eagle = Adler { $number } von { $end }
note-hits = mindestens ein Treffer: { $percent } %
note-attack = greift { PLAYER($player) } an: { $units }
note-attack-neutral = greift Neutrale an ({ GOVERNMENT($government) })
note-attack-mark = −{ $points } Siegpunkt
note-seas = über { $seas }
note-production-total = { PP($production) } und { OIL($oil) }
note-becomes = dein Regierungstyp
note-joins = bringt eine Infanterie und je eine Politik- und Wirtschaftskarte
note-rises = wird neutral; { PLAYER($player) } verliert { UNIT($unit, form: "object") }
note-planes = { PLAYER($player) } hat { COUNTED("plane", $count) }
note-value = Wert { $value }
note-cards = { $count ->
    [one] 1 Politikkarte
   *[other] { $count } Politikkarten
}
note-foe = gegen { $foe }: { $units }
note-submarines = { COUNTED("submarine", $count) }, mindestens ein Treffer: { $percent } %

## Was geschieht

event-paid = { $purpose ->
    [start] { ACCOUNT($payee) } erhält zu Beginn { MONEY($money, $amount) }.
    [action] { ACCOUNT($payer) } zahlt { MONEY($money, $amount) } für die Aktion.
    [build] { ACCOUNT($payer) } zahlt { MONEY($money, $amount) } für neue Einheiten.
    [auction] { ACCOUNT($payer) } ersteigert die Handelsroute für { MONEY($money, $amount) }.
    [research] { ACCOUNT($payer) } steckt { MONEY($money, $amount) } in die Forschung.
    [trade] { ACCOUNT($payer) } gibt { ACCOUNT($payee) } { MONEY($money, $amount) }.
    [card] { ACCOUNT($payee) } erhält { MONEY($money, $amount) }.
   *[production] { ACCOUNT($payee) } erhält aus der Produktion { MONEY($money, $amount) }.
}
event-raised = { $cause ->
    [claim] { PLAYER($player) } stellt { UNIT($unit, form: "object") } { PLACE($place, form: "to") }.
    [build] { PLAYER($player) } kauft { UNIT($unit, form: "object") } { PLACE($place, form: "in") }.
    [gain] { PLAYER($player) } erhält { UNIT($unit, form: "object") } { PLACE($place, form: "in") }.
    [card] { PLAYER($player) } erhält { UNIT($unit, form: "object") } { PLACE($place, form: "in") }.
   *[deployment] { PLAYER($player) } stellt { UNIT($unit, form: "object") } { PLACE($place, form: "to") }.
}
event-removed = { PLAYER($player) } verliert { UNIT($unit, form: "object") } { CAUSED($cause, $place) }.
event-marched = { $manner ->
    [attacks] { PLAYER($player) } greift { PLACE($origin, form: "from") } mit { COUNTED($unit, 1) } { PLACE($goal, form: "object") } an.
    [crosses] { PLAYER($player) } schifft { UNIT($unit, form: "object") } { PLACE($origin, form: "from") } { PLACE($goal, form: "to") } ein.
    [returns] { UNIT($unit, form: "subject") } von { PLAYER($player) } kehrt um { PLACE($goal, form: "to") }.
   *[arrives] { PLAYER($player) } bewegt { UNIT($unit, form: "object") } { PLACE($origin, form: "from") } { PLACE($goal, form: "to") }.
}
event-sailed = { PLAYER($player) } bewegt { UNIT($ship, form: "object") } { PLACE($origin, form: "from") } { PLACE($goal, form: "to") }.
event-landed = { UNIT($unit, form: "subject") } von { PLAYER($player) } steht nun { PLACE($region, form: "in") }.
event-took = { PLAYER($player) } nimmt { PLACE($region, form: "object") }.
event-left = { PLAYER($player) } verliert { PLACE($region, form: "object") }; die Region wird neutral.
event-counted = { $government ->
    [none] { PLACE($region) } hat keinen Regierungstypcounter mehr.
   *[other] { PLACE($region) }: { GOVERNMENT($government) }.
}
event-founded = { PLAYER($player) } gründet die Hauptstadt { PLACE($region, form: "in") }.
event-governed = { PLAYER($player) } zieht { GOVERNMENT($government) }.
event-began = { $player ->
    [none] Die Welt im Jahr 1935.
   *[other] { PLAYER($player) } beginnt.
}
event-round_began = Runde { $round } beginnt mit { PLAYER($player) }.
event-turn_began = { PLAYER($player) } ist am Zug.
event-acted = { PLAYER($player) }: { ACTION($action) } ({ OIL($oil) }).
event-drew = { PLAYER($player) } zieht { CARD($card) }.
event-discarded = { PLAYER($player) } wirft { CARD($card) } ab.
event-played = { PLAYER($player) } spielt { CARD($card) }{ $one ->
    [none] {""}
   *[other] { $two ->
        [none] {" "}gegen { PLAYER($one) }
       *[other] {" "}gegen { PLAYER($one) } und { PLAYER($two) }
    }
}.
event-spent = { CARD($card) } kommt auf die Ablage.
event-rebuilt = { CARD($card) } kommt in den neuen Stapel ({ $copies }).
event-defended = { CARD($card) } verteidigt { PLACE($region, form: "object") }.
event-kept = { PLAYER($player) } behält { CARD($card) }.
event-returned = { $player ->
    [none] { CARD($card) } kommt zurück in den Stapel.
   *[other] { CARD($card) } von { PLAYER($player) } kommt zurück in den Stapel.
}
event-handed = { PLAYER($player) } erhält von { PLAYER($target) } { CARD($card) }.
event-idled = Bei { PLAYER($player) } ist { CARD($card) } lahmgelegt.
event-recovered = Bei { PLAYER($player) } zählt { CARD($card) } wieder.
event-looked = { PLAYER($player) } sieht die { DECK($deck) } von { PLAYER($target) } an.
event-showed = { PLAYER($player) } zeigt { PLAYER($target) } { CARD($card) }.
event-discovered = { PLAYER($player) } entdeckt { TECHNOLOGY($technology) }.
event-rolled = { $player ->
    [none] Gewürfelt: { $eyes }.
   *[other] { PLAYER($player) } würfelt { $eyes }.
}
event-faced = { $player ->
    [none] Die Neutralen würfeln: { FACE($face) }.
   *[other] { PLAYER($player) } würfelt: { FACE($face) }.
}
event-blocked = { $way ->
    [none] { PLAYER($player) } antwortet mit { CARD($card) }.
   *[other] { PLAYER($player) } hält mit { CARD($card) } den Zug auf: { WAY($way, form: "name") }.
}
event-allowed = { $answer ->
    [yes] { PLAYER($player) } gewährt die Durchfahrt: { PLACE($asked, form: "name") }.
   *[no] { PLAYER($player) } verweigert die Durchfahrt: { PLACE($asked, form: "name") }.
}
event-fired = { $count ->
    [one] Ein U-Boot von { PLAYER($player) } feuert { PLACE($sea, form: "in") }.
   *[other] { $count } U-Boote von { PLAYER($player) } feuern { PLACE($sea, form: "in") }.
}
event-commanded = { PLAYER($player) } führt die Neutralen { PLACE($region, form: "in") }.
event-committed = { $player ->
    [none] Die Neutralen stellen { UNIT($unit, form: "object") } an die Front.
   *[other] { PLAYER($player) } stellt { UNIT($unit, form: "object") } an die Front.
}
event-won = { $player ->
    [none] { SEA($place) ->
        [yes] Die Seeschlacht { PLACE($place, form: "in") } endet ohne Sieger.
       *[no] Die Neutralen halten { PLACE($place, form: "object") }.
    }
   *[other] { PLAYER($player) } gewinnt die Schlacht { PLACE($place, form: "in") }.
}
event-laid = { PLAYER($player) } legt eine Linie: { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}.
event-scored_hit = { PLAYER($player) } trifft { UNIT($ship, form: "object") }.
event-withdrew = { PLAYER($player) } zieht sich { PLACE($origin, form: "from") } { PLACE($goal, form: "to") } zurück.
event-tried = Diplomatische Attacke von { PLAYER($player) } auf { PLACE($region, form: "object") }: nötig { $least }, gewürfelt { $eyes }.
event-researched = { PLAYER($player) } forscht: nötig { $least }, gewürfelt { $eyes }.
event-bade = { $production ->
    [0] { PLAYER($player) } steigt aus.
   *[other] { PLAYER($player) } bietet { PP($production) }.
}
event-offered = { PLAYER($player) } macht { PLAYER($target) } einen Vorschlag.
event-answered = { $answer ->
    [yes] { PLAYER($player) } nimmt an.
   *[no] { PLAYER($player) } beendet die Verhandlung ohne Abschluss.
}
event-sent = { $bombers ->
    [0] { $fighters ->
        [0] { PLAYER($player) } lässt kein Flugzeug aufsteigen.
       *[other] { PLAYER($player) } schickt { COUNTED("plane", $fighters) } in die Luft.
    }
   *[other] { PLAYER($player) } schickt { $fighters } Jäger und { $bombers } Bomber.
}
event-banned = { $ban ->
    [politics] { PLAYER($player) } darf im nächsten Zug keine Politikkarten spielen.
   *[trade] Bis zur Produktion handelt niemand mit { PLAYER($player) }.
}
event-marked = Für { PLAYER($player) } wird { PLACE($region, form: "object") } vermerkt.
event-eagle = Das ist Adler Nummer { $eagles }.
event-eliminated = { PLAYER($player) } hat keine Region mehr und scheidet aus.
event-ended = { $ending ->
    [eliminated] Das Spiel endet, weil jemand ausgeschieden ist.
    [eagles] Das Spiel endet mit dem letzten Adler.
   *[rounds] Das Spiel endet nach der letzten Runde.
}
event-lined = An Stelle { $place } liegt bei { PLAYER($player) } { UNIT($ship, form: "subject") }.
event-fell = Die Neutralen { PLACE($region, form: "in") } verlieren { UNIT($unit, form: "object") }{ $cause ->
    [atom] {" "}durch Atomkraft
   *[other] {""}
}.
event-exposed = Alle sehen bei { PLAYER($player) } { CARD($card) }.
cause-of-loss = { $cause ->
    [ambush] auf der Überfahrt { PLACE($place, form: "to") }
    [raid] { PLACE($place, form: "in") } durch Geleitschiffe
    [bombing] { PLACE($place, form: "in") } im Luftkampf
    [atom] { PLACE($place, form: "in") } durch Atomkraft
    [retreat] { PLACE($place, form: "in") } ohne Rückzugsweg
   *[other] { PLACE($place, form: "in") }
}

## Das Protokoll

log-setup = Aufbau
log-turn = Runde { $round }, { PLAYER($player) } ({ $government })
log-turn-plain = Runde { $round }, { PLAYER($player) }
log-production = Ende der Runde { $round }
log-end = Spielende
log-began = Die Welt im Jahr 1935: Alle erhalten { PP($production) } und { OIL($oil) }.
log-twice = { $count }-mal { $name }
log-drew = { PLAYER($player) } zieht { $list }.
log-all-drew = Alle anderen ziehen je { $list }.
log-everybody-drew = Alle ziehen je { $list }.
log-raised = { $cause ->
    [build] { PLAYER($player) } kauft { $list }.
    [gain] { PLAYER($player) } erhält { $list }.
    [card] { PLAYER($player) } erhält { $list }.
   *[deployment] { PLAYER($player) } stellt auf: { $list }.
}
log-bought = { PLAYER($player) } kauft für { PP($production) }: { $list }.
log-units-in = { $units } { PLACE($place, form: "in") }
log-counted = { GOVERNMENT($government) }: { $list }.
log-marched = { $manner ->
    [attacks] { PLAYER($player) } greift { PLACE($origin, form: "from") } { PLACE($goal, form: "object") } an: { $units }.
    [crosses] { PLAYER($player) } setzt { PLACE($origin, form: "from") } { PLACE($goal, form: "to") } über: { $units }.
    [returns] Zurück { PLACE($goal, form: "to") }: { $units } von { PLAYER($player) }.
   *[arrives] { PLAYER($player) } bewegt { PLACE($origin, form: "from") } { PLACE($goal, form: "to") }: { $units }.
}
log-sailed = { PLAYER($player) } bewegt { PLACE($origin, form: "from") } { PLACE($goal, form: "to") }: { $units }.
log-landed = { PLAYER($player) } hat nun { $units } { PLACE($region, form: "in") }.
log-removed = { PLAYER($player) } verliert { $units } { CAUSED($cause, $place) }.
log-fell = Die Neutralen { PLACE($region, form: "in") } verlieren { $units }{ $cause ->
    [atom] {" "}durch Atomkraft
   *[other] {""}
}.
log-committed = { $player ->
    [none] An die Front der Neutralen kommen { $units }.
   *[other] { PLAYER($player) } stellt an die Front: { $units }.
}
log-faced = { $player ->
    [none] Die Neutralen würfeln: { $list }.
   *[other] { PLAYER($player) } würfelt: { $list }.
}
log-rolled = { $player ->
    [none] Gewürfelt: { $list }.
   *[other] { PLAYER($player) } würfelt { $list }.
}
log-conquered = { PLAYER($player) } gewinnt die Schlacht und nimmt { PLACE($region, form: "object") }: { $units }.
log-joined = { PLACE($region) } { NUMBER($region) ->
    [many] schließen
   *[one] schließt
} sich { PLAYER($player) } an.
log-tried = { $won ->
    [yes] Diplomatische Attacke von { PLAYER($player) } auf { PLACE($region, form: "object") }: nötig { $least }, gewürfelt { $eyes }, ein Erfolg.
   *[no] Diplomatische Attacke von { PLAYER($player) } auf { PLACE($region, form: "object") }: nötig { $least }, gewürfelt { $eyes }, ein Fehlschlag.
}
log-researched = { $won ->
    [yes] { PLAYER($player) } forscht mit Erfolg: nötig { $least }, gewürfelt { $eyes }.
   *[no] { PLAYER($player) } forscht vergeblich: nötig { $least }, gewürfelt { $eyes }; der Einsatz ist verloren.
}
log-line = Linie von { PLAYER($player) }: { $list }.
log-rebuilt = Die abgelegten Politikkarten bilden den neuen Stapel.
log-idled = Bei { PLAYER($player) } { $many ->
    [yes] sind
   *[no] ist
} lahmgelegt: { $list }.
log-recovered = Bei { PLAYER($player) } { $many ->
    [yes] zählen
   *[no] zählt
} wieder: { $list }.
log-showed = { PLAYER($player) } zeigt { PLAYER($target) } { $list }.
log-handed = { PLAYER($player) } erhält von { PLAYER($target) } { $list }.
log-discarded = { PLAYER($player) } wirft { $list } ab.
log-produced = { PLAYER($player) } erhält { $list }.

## Warum nicht

reason-legal = Das ist erlaubt.
reason-not-on-board = { $card ->
    [none] { $region ->
        [none] Das gibt es auf diesem Spielbrett nicht.
       *[other] { $unit ->
            [none] { PLACE($region) } { NUMBER($region) ->
                [many] gehören
               *[one] gehört
            } nicht zu diesem Spielbrett.
           *[other] { UNIT($unit, form: "subject") } kann nicht { PLACE($region, form: "in") } stehen.
        }
    }
   *[other] { CARD($card) } ist nicht in dieser Partie.
}
reason-not-free = { PLACE($region) } { NUMBER($region) ->
    [many] sind
   *[one] ist
} schon vergeben.
reason-not-yours = { $region ->
    [none] Diese Region gehört dir nicht.
   *[other] { PLACE($region) } { NUMBER($region) ->
        [many] gehören
       *[one] gehört
    } dir nicht.
}
reason-same-continent = Du hast schon eine Region auf dem Kontinent { $continent }; die vier müssen auf verschiedenen liegen.
reason-none-left = { $unit ->
    [none] Davon ist nichts mehr da.
   *[other] { UNIT($unit, form: "no") } ist mehr übrig; du hattest { $most }.
}
reason-other-fleet = { $sea ->
    [none] Dort liegen fremde Schiffe.
   *[other] { PLACE($sea, form: "in") } liegen fremde Schiffe.
}
reason-one-area-only = { $sea ->
    [none] Alle deine Schiffe beginnen im selben Seegebiet.
   *[other] Alle deine Schiffe beginnen im selben Seegebiet, also { PLACE($sea, form: "in") }.
}
reason-pile-lacks = Das kann hier nicht gezogen werden.
reason-oil-short = { $price ->
    [none] { $amount ->
        [none] Dafür fehlt Öl.
       *[other] Für { OIL($amount) } reicht es nicht; es sind nur { $spare } da.
    }
   *[other] Die Aktion kostet { OIL($price) }, du hast aber nur { $oil }.
}
reason-production-short = { $amount ->
    [none] { $unit ->
        [none] { $purse ->
            [none] Dafür fehlen Produktionspunkte.
           *[other] { $least ->
                [none] Für { PP($production) } reicht es nicht; du hast nur { $purse }.
               *[other] Schon die billigste Einheit kostet { PP($least) }, du hast aber nur { $purse }.
            }
        }
       *[other] { UNIT($unit, form: "subject") } kostet { PP($price) }, du hast aber nur { $production }.
    }
   *[other] Für { PP($amount) } reicht es nicht; es sind nur { $spare } da.
}
reason-once-a-turn = { $action ->
    [none] Das geht nur einmal.
   *[other] { ACTION($action) }: Das geht in diesem Zug nicht noch einmal.
}
reason-not-now = { $technology ->
    [none] Das geht jetzt nicht.
   *[other] { $action ->
        [none] Im Blitzkrieg ziehen nur Panzer und Flugzeuge, und nur über Land.
       *[other] Der Blitzkrieg folgt auf die Aktion Bewegung; sie steht in diesem Zug noch aus.
    }
}
reason-nothing-to-move = Du hast keine Einheit, die sich bewegen könnte.
reason-nothing-to-buy = Es gibt nichts zu kaufen.
reason-no-minor = { $region ->
    [none] Es gibt keine neutrale Region, die dafür taugt.
   *[other] { PLACE($region) } { NUMBER($region) ->
        [many] sind
       *[one] ist
    } nicht neutral.
}
reason-pile-empty = Der Stapel ist leer.
reason-capital-lost = { $player ->
    [none] Ohne die eigene Hauptstadt geht das nicht.
   *[other] { PLAYER($player) } hält die eigene Hauptstadt nicht, und jeder Handel führt von Hauptstadt zu Hauptstadt.
}
reason-banned = Nach dem Attentat darfst du in diesem Zug keine Politikkarten spielen.
reason-not-held = { $card ->
    [none] Diese Karte ist nicht auf der Hand.
   *[other] { CARD($card) } ist nicht auf der Hand.
}
reason-not-an-opponent = Das muss ein Gegner in dieser Partie sein.
reason-needs-victim = { CARD($card) } braucht einen Gegner.
reason-no-victim = { CARD($card) } richtet sich gegen niemanden.
reason-same-victim = { $region ->
    [none] Zwei verschiedene Gegner müssen es sein.
   *[other] { PLACE($region) } { NUMBER($region) ->
        [many] kamen
       *[one] kam
    } schon an die Reihe.
}
reason-hand-empty = { $target ->
    [none] Dort sind keine Politikkarten auf der Hand.
   *[other] { PLAYER($target) } hat keine Politikkarten auf der Hand.
}
reason-block-only = { CARD($card) } antwortet nur auf das, was andere tun.
reason-trade-over = { $eagles ->
    [none] Nach so vielen Adlern wird nicht mehr gehandelt.
   *[other] Ab { $most } gespielten Adlern wird nicht mehr gehandelt; es sind { $eagles }.
}
reason-embargoed = Ein Embargo verbietet diesen Handel bis zur Produktion.
reason-no-way = { $target ->
    [none] Zwischen den beiden Hauptstädten gibt es keinen freien Handelsweg.
   *[other] Zwischen deiner Hauptstadt und der von { PLAYER($target) } gibt es keinen freien Handelsweg.
}
reason-refused-often = { $target ->
    [none] Mit diesem Partner ist in diesem Zug schon zu oft nichts geworden.
   *[other] Mit { PLAYER($target) } ist in diesem Zug schon { $most }-mal nichts geworden; öfter geht es nicht.
}
reason-no-planes = Du hast kein Flugzeug und keine Raketen.
reason-no-submarines = { $sea ->
    [none] Du hast kein U-Boot auf dem Spielbrett.
   *[other] { PLACE($sea, form: "in") } hast du kein U-Boot.
}
reason-no-unit = { $origin ->
    [none] { $region ->
        [none] Da ist { UNIT($unit, form: "no") }.
       *[other] { PLACE($region, form: "in") } ist { UNIT($unit, form: "no") }.
    }
   *[other] { PLACE($origin, form: "in") } ist { UNIT($unit, form: "no") } für diesen Zug.
}
reason-unit-spent = { $origin ->
    [none] Diese Einheit hat in dieser Aktion schon gezogen.
   *[other] { PLACE($origin, form: "in") } hat jede solche Einheit ({ UNIT($unit) }) in dieser Aktion schon gezogen.
}
reason-last-unit = { $origin ->
    [none] Die letzte Einheit muss in der Region bleiben.
   *[other] { PLACE($origin, form: "in") } steht nur noch eine Einheit; die letzte muss bleiben.
}
reason-too-far = { $goal ->
    [none] So weit reicht der Zug nicht.
   *[other] { UNIT($unit, form: "subject") } kommt nicht { PLACE($origin, form: "from") } { PLACE($goal, form: "to") }{ $most ->
        [none] .
       *[other] {"; "}{ $ship ->
            [none] über Land geht es { $unit ->
                [tank] höchstens { $most } Regionen weit, und die erste muss deine sein.
               *[other] { $most ->
                    [1] eine Region weit.
                   *[other] höchstens { $most } Regionen weit.
                }
            }
           *[other] { $canal ->
                [none] Schiffe fahren höchstens { $most } Seegebiete weit.
               *[other] es ginge durch { CANAL($canal) }, aber der steht dir nicht offen.
            }
        }
    }
}
reason-not-adjacent = { $region ->
    [none] Das grenzt nicht an.
   *[other] { PLACE($region) } { NUMBER($region) ->
        [many] grenzen
       *[one] grenzt
    } an keine deiner Regionen.
}
reason-canal-closed = { $canal ->
    [none] Der Kanal ist dir verschlossen.
   *[other] { PLACE($region) } { NUMBER($region) ->
        [many] sind neutral und haben
       *[one] ist neutral und hat
    } nicht deinen Regierungstyp; der Kanal ist dir verschlossen.
}
reason-canal-open = Der Kanal steht dir schon offen.
reason-asked-already = { $sea ->
    [none] Danach hast du in dieser Aktion schon gefragt.
   *[other] Das hast du { PLACE($sea, form: "in") } in dieser Aktion schon angeordnet oder gefragt.
}
reason-no-foe = { $sea ->
    [none] Dort ist niemand, der gemeint sein könnte.
   *[other] { PLACE($sea, form: "in") } ist kein fremdes Überwasserschiff.
}
reason-not-attacked = Diese neutrale Region wird nicht angegriffen.
reason-not-crossed = Dort setzt niemand über.
reason-too-many = { $most ->
    [none] { $planes ->
        [none] Das ist zu viel.
       *[other] So viele Flugzeuge hast du nicht; es sind { $planes }.
    }
   *[other] { $sea ->
        [none] Das ist zu viel; höchstens { $most }.
       *[other] { PLACE($sea, form: "in") } hast du nur { COUNTED("submarine", $most) }.
    }
}
reason-no-battle-here = { $place ->
    [none] Dort gibt es jetzt keine Schlacht.
   *[other] { PLACE($place, form: "in") } gibt es jetzt keine Schlacht.
}
reason-landing-waits = Die Landung wartet noch auf eine Seeschlacht.
reason-order-passed = Das lässt sich zu dem, was schon gewählt ist, nicht mehr hinzunehmen.
reason-limit-reached = { $limit ->
    [none] { $most ->
        [none] Mehr geht nicht.
       *[other] Mehr als { $most } Dinge gehen nicht in einen Vorschlag.
    }
   *[other] Mehr als { $limit } Einheiten dürfen in dieser Runde nicht an die Front.
}
reason-must-commit = { $missing ->
    [none] Wenigstens eine Einheit muss an die Front.
   *[other] So kämen nicht genug Einheiten an die Front; es fehlen noch { $missing }.
}
reason-no-hit-left = Mit { UNIT($by) } ist kein Treffer übrig.
reason-not-that-unit = Ein Treffer mit { UNIT($by) } nimmt eine andere Einheit zuerst als { UNIT($unit) }.
reason-no-ship = { $ship ->
    [none] { $canal ->
        [none] Du hast dort kein solches Schiff.
       *[other] Du hast kein Schiff, das durch einen Kanal fahren könnte.
    }
   *[other] { $origin ->
        [none] { UNIT($ship, form: "no") } ist mehr übrig.
       *[other] { PLACE($origin, form: "in") } ist { UNIT($ship, form: "no") } von dir.
    }
}
reason-not-empty = Das ist nicht leer.
reason-must-order = Wenigstens einen Befehl musst du geben, ehe du aufhörst.
reason-not-coastal = { $place ->
    [none] Keine deiner Regionen liegt an diesem Seegebiet.
   *[other] Keine deiner Regionen grenzt an { PLACE($place, form: "object") }.
}
reason-too-low = { $least ->
    [none] { $purse ->
        [none] Das ist zu wenig; das erste Gebot ist wenigstens { PP($start) }.
       *[other] Das Gebot muss über { $price } liegen.
    }
   *[other] Das ist zu wenig; es müssen { $least } bis { $most } sein.
}
reason-no-technology = { $technology ->
    [none] { $action ->
        [none] Dafür fehlt die Technologie.
       *[other] Im Stapel ist keine Technologie mehr, die dir neu wäre.
    }
   *[other] Dafür fehlt dir die Technologie { TECHNOLOGY($technology) }.
}
reason-not-countered = Gegen { CARD($announced) } hilft Gegenspionage hier nicht.
reason-not-turned = { CARD($announced) } lässt sich nicht umdrehen.
reason-wrong-direction = { $region ->
    [none] In diese Richtung geht es nicht.
   *[other] { PLACE($region) } { NUMBER($region) ->
        [many] können
       *[one] kann
    } nicht nach { DIRECTION($direction) } rücken.
}
reason-own-type-already = { PLACE($region) } { NUMBER($region) ->
    [many] haben
   *[one] hat
} schon deinen Regierungstyp.
reason-not-own-type = { PLACE($region) } { NUMBER($region) ->
    [many] haben
   *[one] hat
} nicht deinen Regierungstyp.
reason-not-weak = Dafür braucht es eine Region eines Gegners mit genau einer Landeinheit.
reason-nothing-offered = Ein leerer Vorschlag geht nicht.
reason-nothing-to-give = { $card ->
    [none] Was verlangt wird, hast du nicht.
   *[other] { CARD($card) } hast du nicht oder nicht oft genug.
}
reason-offered-already = { $card ->
    [none] Das steht schon im Vorschlag.
   *[other] { CARD($card) } steht schon im Vorschlag, so oft es geht.
}
reason-counters-used = Mehr als { $most } Gegenvorschläge gibt es nicht.
reason-not-idle-able = { CARD($card) } ist schon lahmgelegt.
reason-no-plane-here = { PLACE($region, form: "in") } ist kein Flugzeug.
reason-no-route-here = { $route ->
    [none] Dort ist keine Handelsroute eines Gegners, die du kennst.
   *[other] { CARD($route) } ist kein Ziel.
}
reason-no-such-sum = { OIL($certificates) } lassen sich aus deinen Karten nicht genau bilden.
reason-must-choose = Verzichten geht hier nicht; du musst eine der Möglichkeiten wählen.
reason-capital-there = { PLACE($region, form: "in") } steht eine Hauptstadt.
reason-known-technology = { TECHNOLOGY($technology) } ist schon bekannt.

## Das Fallbuch

casebook-bases-intro = Wenn nichts anderes gesagt ist: A ist in der ersten Runde am Zug und wählt eine Aktion, die Hände sind leer, alle haben { PP(30) } und { OIL(30) }.

case-check-cards = Die Karten der Schachtel stimmen: { $list }.
case-check-numbers_of_players = Die Zahl der Spieler wird geprüft: { $list }.
case-check-map = Das Spielbrett stimmt: { $list }.
case-check-figures = Die Zahlen des Regelhefts stimmen: { $list }.

case-check-option_values = Die Optionen werden geprüft: { $list }.
case-check-own_files = Mit eigenen Zahlen ({ $list }) gilt am Ende: { $facts }.
case-check-own_ids = Eine Datei mit einer unbekannten oder ohne eine bekannte Karte wird abgelehnt: { $list }.

figure-economics = Wirtschaftskarten
figure-trade_routes = Handelsrouten
figure-technology = Technologien
figure-counters = Regierungstypcounter
figure-value = Wert
figure-production = Produktionspunkte
figure-cheaper = billiger um
figure-politics = Politikkarten
figure-routes = Handelsrouten
figure-technologies = Technologien
figure-regions = Regionen
figure-seas = Seegebiete
figure-lanes = Seerouten
figure-canals = Kanäle
figure-total = zusammen
figure-allowed = erlaubt
figure-refused = abgelehnt
figure-unknown = unbekannt
figure-missing = fehlt
figure-spectator = Zuschauer
figure-west = Westhälfte
figure-east = Osthälfte
figure-eagles = Adler
figure-copies = Anzahl
figure-option = Option
figure-forbidden = verboten
figure-rounds = Runden

place-of-options = Optionen
place-of-round = Runde
place-of-start = Startspieler
place-of-turn = am Zug
place-of-taken = Aktionen
place-of-once = einmal im Zug
place-of-diplomacy = Diplomatische Attacken
place-of-treaties = Freundschaftsverträge
place-of-trading = im Handel
place-of-may_not_play = ohne Politikkarten
place-of-eagles = Adler
place-of-ending = Ende durch
place-of-production = Produktionspunkte
place-of-oil = Öl
place-of-government = Regierung
place-of-capital = Hauptstadt
place-of-technologies = Technologien
place-of-atom_used = Atomkraft eingesetzt
place-of-marked = vermerkt
place-of-banned = Politik verboten
place-of-embargoed = Embargo
place-of-refusals = Absagen
place-of-counter_offers = Gegenvorschläge
place-of-eliminated = ausgeschieden
place-of-reserve = Vorrat
place-of-hand = Hand
place-of-points = Siegpunkte
place-of-score = Punkte
place-of-owner = Besitzer
place-of-counter = Regierungstypcounter
place-of-units = Einheiten
place-of-regions = Regionen
place-of-seas = Schiffe
place-of-piles = Stapel
place-of-discards = Ablage
place-of-table = ausgespielt
place-of-stamps = Stempel
place-of-returned = zurückgelegt
place-of-groups = unterwegs
place-of-fresh = gezogen
place-of-sailed = gefahren
place-of-moved = gezogen
place-of-leave = Erlaubnisse
place-of-protested = geschützt
place-of-front = Front
place-of-faces = Würfel
place-of-line = Linie
place-of-line_state = Schäden
place-of-crippled = beschädigt
place-of-deal = Vorschlag
place-of-mix = Beutel
place-of-now = laufende Aktion
place-of-sealed = verdeckte Antworten
place-of-seat = Platz
place-of-strikes = U-Boot-Angriffe
place-of-blitzing = Blitzkrieg
place-of-fight = Schlacht in Region Nr.
place-of-fight_foe = Verteidiger Nr.
place-of-fight_commander = Befehlshaber Nr.
place-of-fight_card = Verteidigungskarte Nr.
place-of-fight_round = Kampfrunde
place-of-fight_side = Seite am Wurf
place-of-fight_dice = Kampfwürfel
place-of-fight_rerolled = neu gewürfelt
place-of-fight_lost = Verluste der Verteidigung
place-of-fight_by_sea = Angriff über See
place-of-naval = Seeschlacht in Gebiet Nr.
place-of-naval_foe = Gegner zur See Nr.
place-of-naval_joined = U-Boote dabei
place-of-naval_length = Länge der Linien
place-of-naval_pair = Paar
place-of-naval_roll = Wurf des Angreifers
place-of-naval_struck = U-Boote begannen
place-of-naval_bought = nach Kauf
place-of-crossing = Überfahrt Nr.
place-of-crossing_sea = Seegebiet der Überfahrt
place-of-ambusher = U-Boote von Nr.
place-of-ambush_shots = Schüsse
place-of-ambush_hits = Treffer der U-Boote
place-of-dice = Würfel
place-of-hits = Treffer
place-of-shooter = Schütze Nr.
place-of-bombed = bombardiert Nr.
place-of-fighters = Jäger
place-of-bombers = Bomber
place-of-interceptors = Abfangjäger
place-of-attacker_losses = Verluste des Angreifers
place-of-defender_losses = Verluste des Verteidigers
place-of-air_stage = Abschnitt des Luftkampfs
place-of-raid_sea = überfallenes Gebiet Nr.
place-of-successes = Erfolge
place-of-looks = Einblicke
place-of-seats = Spieler
place-of-players = Spieler
place-of-defence_dice = Verteidigungswürfel
case-hidden-card = { $back ->
    [economics] verdeckte Wirtschaftskarte
    [politics] verdeckte Politikkarte
   *[routes] verdeckte Handelsroute
}
case-card-idle = { $name } (lahmgelegt)
case-card-copies = { $count } × { $name }

step-lay_out = Aufbau
step-start_seat = Startspieler
step-claim = Startregionen
step-deployment = Aufstellung
step-capital = Hauptstadt
step-mix = Regierungsmischung
step-government = Regierung
step-counter = Regierungstypcounter
step-round = Rundenbeginn
step-turn = Zug
step-movement = Bewegung
step-canal = Kanal
step-protest = Einspruch
step-crossings = Überfahrten
step-passage = freies Geleit
step-flight = Weiterflug
step-ambush = U-Boot-Angriff
step-ambush_roll = Wurf der U-Boote
step-ambush_loss = Verlust auf See
step-escort = Geleit
step-escort_roll = Wurf des Geleits
step-engagement = Wahl der Schlacht
step-defence = Verteidigungskarte
step-command = Oberbefehl
step-command_draw = Los um den Oberbefehl
step-atom = Atomkraft
step-commitment = Aufmarsch
step-reinforcement = Verstärkung
step-battle_roll = Kampfwurf
step-hits = Treffer
step-spoils = Beute
step-draw = Nachziehen
step-submarines = U-Boote in der Schlacht
step-line = Linie
step-gunnery = Geschützfeuer
step-retreat = Rückzug
step-transfer = Strategische Bewegung
step-sea_leave = freie Überfahrt
step-purchase = Kauf
step-diplomacy = Diplomatische Attacke
step-persuasion = Wurf der Diplomatischen Attacke
step-politics = Politikkarten
step-politics_block = Gegenkarte
step-theft = Diebstahl
step-pick = Karte nehmen
step-purge = Attentat
step-sway = Einfluss
step-levy = Mobilmachung
step-embargo = Embargo
step-bid = Auktion
step-route = Handelsroute
step-research_roll = Forschungswurf
step-discovery = Entdeckung
step-offer = Vorschlag
step-reply = Antwort auf den Vorschlag
step-sorties = Einsatz der Flugzeuge
step-air_roll = Luftkampfwurf
step-shot_down = Abschüsse
step-idling = Lahmlegen
step-plane_loss = Flugzeugverluste
step-replacement = Nachrücken
step-raid = Anschlag
step-raid_roll = Wurf des Anschlags
step-raid_hits = Treffer des Anschlags
step-production = Produktion
step-round_end = Rundenende
step-gain = Beitritt
step-battle_turn = Schlacht
step-naval_round = Seeschlacht


## Der Tisch

table-seas = Die Meere
table-hand = Deine Hand

## Die Felder (Panels): der Tisch auf jedem Bildschirm

panel-headline = Runde { $round } von höchstens { $last } · { $turn } · { $eagles }
panel-headline-setup = Aufbau: { $step }
panel-headline-production = Ende von Runde { $round }: alle produzieren · { $eagles }
panel-headline-over = Das Spiel ist zu Ende, in Runde { $round } · { $eagles }
panel-turn-of = { PLAYER($player) } am Zug, { $count ->
    [0] erste Aktion: { OIL($oil) }
    [one] 1 Aktion ausgeführt, die nächste kostet { OIL($oil) }
   *[other] { $count } Aktionen ausgeführt, die nächste kostet { OIL($oil) }
}
panel-eagles-of = { $eagles } von { $end } Adlern

panel-owner = { $player }, { $government }
panel-free = frei
panel-neutral-type = neutral, { $government }
panel-neutrals = die Neutralen
panel-production = Produktionspunkte
panel-production-short = { $count } PP
panel-oil = Öl
panel-oil-note = { $count ->
    [0] reicht für keine weitere Aktion
    [one] reicht für eine weitere Aktion
   *[other] reicht für { $count } weitere Aktionen
}
panel-points = Siegpunkte
panel-points-communism = Regionen { $regions }, neutrale Kommunisten +{ $minor }
panel-points-democracy = Regionen { $regions }, neutrale Demokratien +{ $minor }, angegriffene Neutrale −{ $marks }
panel-points-monarchy = Regionen { $regions }, andere Kontinente +{ $overseas }
panel-points-fascism = Regionen { $regions }, verlustreiche Eroberungen +{ $marks }
panel-government = Regierung
panel-units = Landeinheiten
panel-ships = Schiffe
panel-cards-economics = Wirtschaftskarten
panel-cards-politics = Politikkarten
panel-cards-routes = Handelsrouten
panel-idle-count = { $count } lahmgelegt
panel-capital = Hauptstadt
panel-capital-lost = verloren
panel-technologies = Technologien
panel-atom-used = Atomkraft ist verbraucht
panel-marked-democracy = Angegriffene Neutrale
panel-marked-other = Verlustreiche Eroberungen
panel-to-deploy = Noch aufzustellen
panel-banned = im nächsten Zug gesperrt
panel-embargo = Embargo
panel-embargoed = kein Handel bis zur Produktion

panel-regions = Regionen
panel-regions-note = { $count ->
    [0] Keine Region ist neutral.
    [one] 1 Region ist neutral.
   *[other] { $count } Regionen sind neutral.
}
panel-region = Region
panel-held-by = Besitzer
panel-unit = { $unit ->
    [infantry] Infanterie
    [tank] Panzer
    [artillery] Artillerie
    [plane] Flugzeuge
    [destroyer] Zerstörer
    [submarine] U-Boot
    [battleship] Schlachtschiff
   *[carrier] Flugzeugträger
}
panel-remarks = Bemerkungen
panel-coast = Küste
panel-capital-of = Hauptstadt von { PLAYER($player) }
panel-capital-taken = Hauptstadt von { PLAYER($player) }, verloren
panel-fought-for = jetzt umkämpft
panel-protected = durch Protest geschützt
panel-marked-against = zählt gegen { PLAYER($player) }
panel-marked-for = zählt für { PLAYER($player) }
panel-leave-given = Durchfahrt erlaubt
panel-leave-refused = Durchfahrt verweigert
panel-seas = Seegebiete
panel-sea = Seegebiet
panel-fleets = Flotten
panel-fleet = { PLAYER($player) }: { $ships }
panel-route = Route
panel-route-held = Besitzer der Route
panel-coast-regions = Küsten
panel-adjacent = Benachbart
panel-naval-here = jetzt Seeschlacht
panel-raid-here = jetzt Anschlag
panel-zone = Zone: alle ihre Küsten sind verbunden

panel-side = Seite
panel-place = Wo
panel-sum = Einheiten
panel-dice = Würfel
panel-battle = { $round ->
    [0] Schlacht: { $region }
   *[other] Schlacht: { $region }, Runde { $round }
}
panel-attack = Angriff
panel-defence = Verteidigung
panel-front = an der Front
panel-reserve = in Reserve
panel-front-limit = an der Front höchstens { $limit }
panel-from-sea = Angreifer auch über See
panel-commander = { PLAYER($player) } führt die Neutralen
panel-defence-card = Verteidigerkarte: { $card }
panel-defence-lost = Verluste der Verteidigung: { $count }
panel-die-hits = Treffer
panel-die-useless = keine solche Einheit an der Front
panel-dice-left = { $count ->
    [one] Noch 1 Würfel ist zu werfen.
   *[other] Noch { $count } Würfel sind zu werfen.
}
panel-hits-left = { $count ->
    [one] 1 Treffer ist zu verteilen.
   *[other] { $count } Treffer sind zu verteilen.
}
panel-naval = Seeschlacht: { $sea }
panel-lines = Schlachtlinien
panel-pair = Paar
panel-adds = Bonus
panel-naval-sum = Mit dem Bonus von { $bonus } zusammen { $sum }.
panel-hidden = verdeckt
panel-ship-sunk = { $ship } (versenkt)
panel-ship-damaged = { $ship } (beschädigt)
panel-crippled = beschädigte Schlachtschiffe: { $count }
panel-laying = Beide legen verdeckt ihre Linie, je { $length ->
    [one] 1 Schiff
   *[other] { $length } Schiffe
}.
panel-joined = U-Boote kämpfen mit für { $list }.
panel-announced = Angekündigt
panel-card = Karte
panel-played-by = Gespielt von
panel-against = Gegen
panel-auction = Auktion einer Handelsroute
panel-bid-price = Höchstes Gebot
panel-bid-leader = Es führt
panel-bid-speaker = Gefragt ist
panel-bid-out = Ausgestiegen
panel-routes-left = Routen im Stapel
panel-deal = Handel
panel-gives = { PLAYER($player) } gibt
panel-unknown = wissen nur die beiden
panel-counter-offers = Gegenvorschläge
panel-drafting = { PLAYER($player) } macht { PLAYER($partner) } einen Vorschlag.
panel-proposed = { PLAYER($partner) } entscheidet über den Vorschlag von { PLAYER($player) }.
panel-groups = Unterwegs
panel-origin = Von
panel-goal = Nach
panel-way = Weg
panel-over-sea = über See
panel-ambush = U-Boote von { PLAYER($player) } haben gefeuert: { $shots }; Treffer: { $hits }
panel-bombing = Strategische Bombardierung
panel-attacker = Angreifer
panel-defender = Verteidiger
panel-sending = Beide entscheiden verdeckt, wie viele Flugzeuge fliegen.
panel-fighters = Jäger
panel-bombers = Bomber
panel-interceptors = Abfangjäger
panel-attacker-losses = Verluste des Angreifers
panel-defender-losses = Verluste des Verteidigers
panel-air-stage = { $stage ->
    [defence] Zuerst schießen die Abfangjäger.
    [dogfight] Die Jäger schießen auf die Abfangjäger.
   *[bombs] Die Bomben fallen.
}
panel-raid = Anschlag auf Handelsrouten
panel-raider = Angreifer
panel-dice-to-roll = Noch zu werfen
panel-hits = Treffer

panel-hand = Deine Hand
panel-hand-of = Karten von { PLAYER($player) }, soweit hier bekannt
panel-no-cards = Du hast keine Karten.
panel-band-economics = Wirtschaft
panel-band-politics = Politik
panel-band-block = Block
panel-band-routes = Handelsroute
panel-band-technology = Technologie
panel-corner-eagle = Adler
panel-text-in-set = Zählt doppelt in einem Satz aus { $suits }.
panel-text-oil = { $text } Oder ergibt Öl.
panel-text-no-set = Zählt für sich, nie in einem Satz.
panel-foot-defenders = verteidigt: { $units }
panel-foot-idle = { $all ->
    [yes] ist diese Runde lahmgelegt
   *[no] { $count } davon diese Runde lahmgelegt
}
panel-foot-window = { $window ->
    [action] als Aktion im eigenen Zug
    [block_politics] gegen eine Politikkarte
   *[block_move] gegen eine Bewegung
}
panel-foot-sea = { $sea }
panel-foot-owners = { $list }
panel-foot-spent = { $list }, verbraucht
panel-on-table = Auf dem Tisch
panel-piles = Stapel
panel-pile-economics = Wirtschaftskarten
panel-pile-politics = Politikkarten
panel-pile-routes = Handelsrouten
panel-discards = Abgelegt
panel-forecast = Deine nächste Produktion
panel-forecast-note = Was deine Karten am Ende der Runde bringen, wenn sich nichts ändert.
panel-oil-made = Öl daraus
panel-from-cards = Punkte aus Karten
panel-besides = Hauptstädte, Technologie
panel-production-then = Produktion dann
panel-oil-then = Öl dann
panel-standing = Stand des Spiels
panel-eagles = Adler
panel-eagle-letter = A
panel-trade-open = Handel bis zum { $eagles }. Adler
panel-trade-over = kein Handel mehr seit dem { $eagles }. Adler
panel-governments = Regierungen
panel-governments-note = In der Reihenfolge des Spektrums, von links nach rechts.
panel-players = Spieler
panel-neutral-regions = Neutrale Regionen
panel-bag = Counter übrig
motive-points = Siegpunkte
motive-army = Heer
motive-fleet = Flotte
motive-economy = Produktion
motive-treasury = Produktionspunkte im Vorrat
motive-oil = Ölreserve
motive-technology = Technologie
motive-hand = Politikkarten
motive-conquest = schwache Nachbarn
motive-diplomacy = freundliche Neutrale
motive-danger = bedrohte Regionen
motive-capital = Hauptstädte
motive-government = Aussichten des Regierungstyps

## Was das Labor auswertet

lab-length-eliminated = Ausgeschiedene Spieler
lab-value-ending = { $value ->
    [eliminated] alle anderen ausgeschieden
    [eagles] letzter Adler
   *[rounds] letzte Runde
}

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

## Was eine Antwort kostet, die etwas verschenkt

forfeit-end-in-turn = Dein Zug endet; Aktionen, die du noch bezahlen könntest, verfallen.
forfeit-pass-in-movement = Einheiten, die noch nicht gezogen sind, bleiben stehen.
forfeit-pass-in-protest = Es geschieht wie angekündigt.
forfeit-pass-in-atom = Die übrigen Verteidiger bleiben verschont; Atomkraft wirkt einmal im Spiel.
forfeit-pass-in-reinforcement = Die Front kämpft, wie sie steht; die Reserve wartet.
forfeit-pass-in-submarines = Deine U-Boote halten sich aus dieser Schlacht heraus.
forfeit-pass-in-transfer = Einheiten, die noch nicht verlegt sind, bleiben stehen.
forfeit-pass-in-purchase = Du behältst die übrigen Produktionspunkte.
forfeit-pass-in-diplomacy = Du führst in dieser Aktion keine weitere Diplomatische Attacke.
forfeit-pass-in-politics = Du spielst in dieser Aktion keine weitere Karte.
forfeit-pass-in-politics_block = Die Karte wirkt.
forfeit-pass-in-sway = Die Karte wirkt auf keine weitere Region.
forfeit-pass-in-bid = Du bist aus dieser Versteigerung heraus; jemand anderes bekommt die Handelsroute.
forfeit-pass-in-offer = Die Verhandlung endet ohne Handel, und die Aktion ist verbraucht.
forfeit-pass-in-raid = Die U-Boote, die noch keine Handelsrouten überfallen haben, tun nichts.

## Mehreres auf einmal, und was auf der Bestätigung steht

several-deployment = { $count ->
    [0] Wähle, was du aufstellst
    [one] 1 Einheit von { $most } aufstellen
   *[other] { $count } Einheiten von { $most } aufstellen
}
several-atom = { $count ->
    [0] Wähle, was verschwindet
    [one] 1 Einheit entfernen
   *[other] { $count } Einheiten entfernen
}
several-commitment = { $count ->
    [0] Wähle { $most } für die Front
   *[other] { $count } von { $most } an die Front schicken
}
several-reinforcement = { $count ->
    [0] Wähle deine Verstärkung
    [one] Mit 1 Einheit verstärken
   *[other] Mit { $count } Einheiten verstärken
}
several-purchase = { $count ->
    [0] Wähle, was du kaufst
    [one] 1 Einheit kaufen
   *[other] { $count } Einheiten kaufen
}
several-levy = { $count ->
    [0] Wähle die Regionen
    [one] 1 Infanterie von { $most } aufstellen
   *[other] { $count } Infanterie von { $most } aufstellen
}

## Was es für jemanden bedeutet: Zeilen eines Rückblicks

stake-place = { PLACE($region, form: "name") }
stake-region-taken = { PLAYER($player) } nimmt dir die Region ab.
stake-region-neutral = Die Region wird neutral.
stake-region-won = Die Region gehört jetzt dir.
stake-units = { COUNTED($unit, $count) }
stake-fallen = Du verlierst { $units }.
stake-eliminated = Ausgeschieden
stake-cards = Karten
stake-money = Vorrat
stake-value-capital = Hauptstadt verloren
stake-value-region = Region −1
stake-value-units = −{ $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
stake-value-money-gain = +{ MONEY($money, $amount) }
stake-value-money-loss = −{ MONEY($money, $amount) }

## Worauf ein Tisch wartet, in einer Zeile der Lobby

ask-claim = Startregion wählen
ask-deployment = Einheiten aufstellen
ask-capital = Hauptstadt wählen
ask-mix = Regierungsmischung wählen
ask-turn = Aktion wählen
ask-movement = Einheiten bewegen
ask-canal = Durchfahrt gewähren oder nicht
ask-protest = Einspruch erheben oder nicht
ask-crossings = Überfahrten ordnen
ask-passage = freie Durchfahrt gewähren oder nicht
ask-flight = weiterfliegen oder umkehren
ask-ambush = mit U-Booten angreifen oder nicht
ask-ambush_loss = Verluste auf See wählen
ask-escort = Geleit wählen
ask-engagement = nächste Schlacht wählen
ask-defence = Verteidigungskarte spielen oder nicht
ask-command = Oberbefehl übernehmen oder nicht
ask-atom = Atomkraft einsetzen oder nicht
ask-commitment = Einheiten an die Front stellen
ask-reinforcement = verstärken oder nicht
ask-hits = Treffer verteilen
ask-spoils = Beute wählen
ask-submarines = über die U-Boote entscheiden
ask-line = Linie aufstellen
ask-gunnery = Geschützfeuer verteilen
ask-retreat = zurückziehen oder bleiben
ask-transfer = strategisch bewegen
ask-sea_leave = Überfahrt gewähren oder nicht
ask-purchase = Einheiten kaufen
ask-diplomacy = Ziel einer Diplomatischen Attacke wählen
ask-persuasion = für die Diplomatische Attacke würfeln
ask-politics = Politikkarten spielen
ask-politics_block = mit einer Karte antworten oder nicht
ask-theft = Beute des Diebstahls wählen
ask-pick = Karte nehmen
ask-purge = Opfer des Attentats wählen
ask-sway = Einfluss nutzen
ask-levy = Mobilmachung ausführen
ask-embargo = Ziel des Embargos wählen
ask-bid = bieten oder aussteigen
ask-discovery = Technologie wählen
ask-offer = Vorschlag machen
ask-reply = auf den Vorschlag antworten
ask-sorties = Flugzeuge einsetzen
ask-idling = Karte lahmlegen
ask-plane_loss = Flugzeugverluste wählen
ask-replacement = eine Einheit nachrücken lassen
ask-raid = Anschlag verüben oder nicht
ask-raid_hits = Treffer des Anschlags verteilen
ask-gain = Beitritt der Region ausführen

# windows of reaction, for standing orders

window-protest = Jemand greift an (Blockkarten)
window-politics_block = Jemand spielt Spionage (Gegenkarten)
