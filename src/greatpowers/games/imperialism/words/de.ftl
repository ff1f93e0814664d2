# Imperialismus: alles, was ein Mensch von diesem Spiel zu lesen bekommt.
# CARD, LAND, POWER, ACHIEVEMENT, RELIGION, TRACK und PLAYER setzen Namen aus dem Kartensatz der Partie ein; form wählt
# die Beugung. DUCATS, GLORY und POINTS zählen Dukaten, Ruhm- und Prestigepunkte, SIGNED setzt immer ein Vorzeichen,
# SUM nur das Minus.
# Gebeugt wird, wo der Name der unsere ist; für die Namen eines fremden Kartensatzes steht „other“.

## Namen und ihre Formen

card-none = diese Karte
territory-none = dieses Territorium
achievement-none = diese Errungenschaft
religion-none = diese Konfession
number-of = { $thing ->
    [canary_islands] many
    [moluccas] many
    [philippines] many
    [textiles] many
    [spices] many
    [exotic] many
    [industry] many
    [shipyards] many
   *[other] one
}
card-hidden = { $card ->
    [hidden_territory] eine Territorienkarte
   *[hidden_providence] eine Vorsehungskarte
}
cards-hidden = { $card ->
    [hidden_territory] { $count ->
        [one] eine Territorienkarte
       *[other] { $count } Territorienkarten
    }
   *[hidden_providence] { $count ->
        [one] eine Vorsehungskarte
       *[other] { $count } Vorsehungskarten
    }
}
land-object = { $territory ->
    [wallachia] die { $name }
    [crimea] die { $name }
    [ukraine] die { $name }
    [lombardy] die { $name }
    [canary_islands] die Kanarischen Inseln
    [gold_coast] die { $name }
    [cape_colony] die { $name }
    [moluccas] die { $name }
    [philippines] die { $name }
   *[other] { $name }
}
power-object = { $power ->
    [ottoman] das Osmanische Imperium
   *[other] { $name }
}
power-hidden = eine Großmacht
religion-dative = { $religion ->
    [calvinism] dem { $name }
    [counter_reformation] der { $name }
    [lutheranism] dem { $name }
   *[other] der Konfession „{ $name }“
}
track-object = { $track ->
    [army] das { $name }
    [fleet] die { $name }
   *[other] { $name }
}
faith-name = { $faith ->
    [catholic] katholisch
    [orthodox] orthodox
   *[islam] muslimisch
}
ducats-plain = { $count ->
    [one] 1 Dukat
   *[other] { $count } Dukaten
}
ducats-counted = { $count ->
    [one] 1 Dukaten
   *[other] { $count } Dukaten
}
glory-counted = { $count ->
    [one] 1 Ruhmpunkt
   *[other] { $count } Ruhmpunkte
}
prestige-counted = { $count ->
    [one] 1 Prestigepunkt
   *[other] { $count } Prestigepunkte
}
action-name = { $action ->
    [development] Entwicklung
    [intrigue] Intrige
    [conquest] Eroberung
    [war] Krieg
   *[taxes] Steuern
}
category-name = { $category ->
    [power_positive] positive Machtkarte
    [power_negative] negative Machtkarte
    [plot] Verschwörung
    [event] Ereignis
   *[special] Spezialkarte
}
kind-of-land = { $kind ->
    [colony] Kolonie
   *[land] Gebiet
}
war-name = { $war ->
    [land] Landkrieg
   *[sea] Seekrieg
}
pile-name = { $pile ->
    [providence] Vorsehungskarten
   *[territory] Territorien
}
quantity-name = { $quantity ->
    [glory] Ruhm
    [ducats] Dukaten
    [lands] Gebiete
    [colonies] Kolonien
    [cancel] Aufheben
   *[territories] Territorien
}
scored-name = { $category ->
    [colonies] Kolonien
    [lands] Gebiete
   *[faith] Glaubenstreue
}

## Bedingungen und Wirkungen

condition-track = { $name } { $least }
condition-counted = { $quantity ->
    [glory] { $least ->
        [one] 1 Ruhmpunkt
       *[other] { $least } Ruhmpunkte
    }
    [ducats] { $least ->
        [one] 1 Dukat
       *[other] { $least } Dukaten
    }
    [lands] { $least ->
        [one] 1 Gebiet
       *[other] { $least } Gebiete
    }
    [colonies] { $least ->
        [one] 1 Kolonie
       *[other] { $least } Kolonien
    }
   *[territories] { $least ->
        [one] 1 Territorium
       *[other] { $least } Territorien
    }
}
condition-or = { $head } oder { $last }
condition-plus = { $head }, dazu { $last }
condition-none = keine Bedingung
step-item = { $name } { SIGNED($steps) }
territory-needs = braucht { $list }
territory-price = kostet { DUCATS($ducats) }
territory-gives = bringt { $list }
standing-war = { $land ->
    [0] Seekrieg { SIGNED($sea) }
   *[other] { $sea ->
        [0] Landkrieg { SIGNED($land) }
       *[other] Landkrieg { SIGNED($land) }, Seekrieg { SIGNED($sea) }
    }
}
standing-heretic = Krieg gegen Andersgläubige { SIGNED($strength) }
standing-hand = Handkartenlimit { SIGNED($cards) }
standing-development = { DUCATS($ducats, form: "plain") } je Aktion Entwicklung
standing-no-war = keine Aktion Krieg
power-faith = { $locked ->
    [yes] { $faith }, für immer
   *[no] { $faith }
}
power-start = Startnummer { $number }

territory-text = { $kind }: { $parts }.
achievement-text = Braucht { $condition }. Bringt { $gains }.
power-text = { $parts }.

## Die Vorsehungskarten

war-line = Kriegskarte: Land { SIGNED($land) }, See { SIGNED($sea) }, Plünderung { $plunder }.
card-text-queen_of_the_sea = Im Seekrieg { SIGNED($standing_sea) }. Sofort: für { DUCATS($price) } { TRACK("fleet") } +1.
card-text-ruling_house = In jedem Krieg { SIGNED($standing_land) }. Sofort: Zwei Machtkarten im Spiel tauschen die Plätze, oder eine zieht zu jemandem, der keine hat. Sofortwirkungen lösen sie dabei nicht aus.
card-text-great_diplomat = Handkartenlimit { SIGNED($standing_hand_limit) }. Sofort: Sieh jemandem in die Karten und nimm dir eine davon.
card-text-reformer = { DUCATS($standing_development_ducats, form: "plain") } bei jeder Aktion Entwicklung. Sofort: für { DUCATS($price) } { TRACK("food") }, { TRACK("textiles") }, { TRACK("arms") } oder { TRACK("shipyards") } +1.
card-text-explorer = Im Seekrieg { SIGNED($standing_sea) }. Sofort: für { DUCATS($price) } { TRACK("fleet") } +1; danach, gekauft oder nicht, eine Kolonie aus der Hand erobern.
card-text-defender_of_faith = Gegen Andersgläubige in jedem Krieg { SIGNED($standing_land_vs_heretic) }. Sofort: Sieh allen Andersgläubigen in die Karten und nimm jedem eine davon.
card-text-great_general = Im Landkrieg { SIGNED($standing_land) }. Sofort: für { DUCATS($price) } { TRACK("army") } +1.
card-text-agitator = Im Landkrieg { SIGNED($standing_land) }. Sofort: Hol dir offen eine Kriegskarte aus der Ablage.
card-text-civil_war = Das Opfer darf die Aktion Krieg nicht wählen. Sofort: Zieh blind eine Karte aus seiner Hand. Hat niemand ein größeres Heer als das Opfer: für { DUCATS($price) } { TRACK("food") }, { TRACK("textiles") }, { TRACK("arms") } oder { TRACK("shipyards") } +1.
card-text-madman = Das Opfer hat in jedem Krieg { SIGNED($standing_land) }. Sofort: Es verliert 1 Prestige. Zu Beginn des eigenen Zugs kann es die Karte für { POINTS($escape) } loswerden, wenn jemand ein größeres Heer hat.
card-text-bourgeois_revolution = Das Opfer darf die Aktion Krieg nicht wählen. Sofort: Es verliert 1 Prestige. Hat niemand ein größeres Heer als das Opfer, dürfen reihum alle für { DUCATS($price) } ihr Heer um 1 erhöhen.
card-text-bureaucrat = Handkartenlimit des Opfers { SIGNED($standing_hand_limit) }. Sofort: Es verliert 1 Prestige. Zu Beginn des eigenen Zugs kann es die Karte für { POINTS($escape) } loswerden, wenn jemand mehr Ruhm hat.
card-text-corrupt_officials = Das Opfer zahlt dir { DUCATS($per) } je Gebiet oder je Kolonie, die vor ihm liegt; du wählst, was zählt. Hol dir dann offen ein Ereignis aus der Ablage.
card-text-religious_persecution = Das Opfer zahlt dir { DUCATS($per) } für jeden seiner Prestigepunkte und verliert danach 1 Prestige.
card-text-merchant_oppression = Das Opfer zahlt dir { DUCATS($per_level) } je Stufe { TRACK("textiles") } oder je Stufe { TRACK("food") }, oder aber { DUCATS($per_colony) } je Kolonie; du wählst.
card-text-border_unrest = Das Opfer zahlt dir { DUCATS($per) } je Gebiet oder je Kolonie, höchstens { $most }; du wählst. { war-line }
card-text-venal_advisers = Das Opfer zahlt dir { DUCATS($per) } je Stufe { TRACK("army") } oder je Stufe { TRACK("fleet") }, höchstens { $most }; du wählst. { war-line }
card-text-rich_mens_plot = Das Opfer zahlt dir { DUCATS($per) } je Gebiet oder je Kolonie; du wählst. Liegt vor ihm eine positive Machtkarte, wird sie abgelegt.
card-text-naval_blockade = Nach einem Landkrieg: Ist deine Flotte größer als die des Siegers, zahlt er dir { DUCATS($per) } je Stufe { TRACK("shipyards") } bei dir. { war-line }
card-text-armed_intervention = Nach einem Landkrieg, an dem du nicht beteiligt warst: Der Sieger zahlt dir { DUCATS($per) } je Stufe { TRACK("arms") } bei dir. { war-line }
card-text-settlement = Wenn du angegriffen wirst, statt dich zu verteidigen: Der Krieg findet nicht statt. Der Angreifer führt eine andere Aktion aus, und Krieg bleibt ihm auch im nächsten Zug verwehrt.
card-text-greedy_plunder = Nach einem Krieg, den du erklärt und gewonnen hast: Die Bank zahlt dir je Stufe des Verlierers { DUCATS($gold) } für { TRACK("gold") }, { $exotic } für { TRACK("exotic") } oder { $spices } für { TRACK("spices") }; du wählst.
card-text-pirates = Wenn jemand anders die Aktion Entwicklung gewählt hat, am Ende des Zugs: Du erhältst von dort { DUCATS($per) } je Stufe { TRACK("gold") }, { TRACK("spices") } oder { TRACK("exotic") }, höchstens { $most }; du wählst. { war-line }
card-text-patriotic_rising = Nach einem Krieg, an dem du beteiligt warst. Verloren: { TRACK("army") } oder { TRACK("fleet") } +1 und { DUCATS($per, form: "plain") } je Territorium. Gewonnen: für { DUCATS($price) } { TRACK("army") } oder { TRACK("fleet") } +1.
card-text-diplomatic_action = In einer Intrige: Prestige { SIGNED($prestige) }. Oder jederzeit gegen ein Ereignis, das jemand anders spielt: Es bleibt ohne Wirkung.
card-text-rise_of_burghers = In einer Intrige: { DUCATS($per, form: "plain") } je Territorium, das vor dir liegt. Ab Stufe { $exotic } bei { TRACK("exotic", form: "quoted") } auch { GLORY($glory) }.
card-text-thwarted_plans = In deinem Zug, sobald die Hand getauscht ist: Sieh jemandem in die Karten; ein Ereignis daraus darfst du nehmen.
card-text-colonial_urge = Gleich nach der Eroberung einer Kolonie: Die Bank zahlt dir einmal deinen Handelsgewinn für { TRACK("gold") }, { TRACK("spices") } oder { TRACK("exotic") }.
card-text-special_year = In deiner Aktion Entwicklung, vor der Wahl des Guts: { DUCATS($ducats, form: "plain") }. Oder, ab Stufe { $exotic } bei { TRACK("exotic", form: "quoted") }, { GLORY($glory) }.
card-text-historic_victory = Erklärst du mit dieser Karte einen Krieg und gewinnst ihn um mindestens { $margin }, erhältst du { GLORY($glory) }. { war-line }
card-text-war_for_influence = Erklärst du mit dieser Karte einen Krieg und gewinnst ihn, darfst du dir vor den Friedensverhandlungen eine beliebige Karte aus der Ablage holen. { war-line }

religion-text-calvinism = Braucht { $condition }. Bringt { $gains }, dazu 1 Stufe eines anderen Guts deiner Wahl. Bei jeder Aktion Entwicklung { DUCATS($development_ducats, form: "plain") }.
religion-text-counter_reformation = Braucht { $condition }. Bringt { $gains }. In jedem Krieg gegen Andersgläubige { SIGNED($vs_heretic) }.
religion-text-lutheranism = Braucht { $condition }. Bringt { $gains }. Handkartenlimit { SIGNED($hand_limit) }. Du darfst sofort eine Entwicklung ausführen.

## Optionen

option-refill = Hand auffüllen
option-refill-always = immer
option-refill-after_discarding = nur nach dem Abwerfen
option-counter_reformation = Gegenreformation gilt als
option-counter_reformation-own_faith = eigene Konfession
option-counter_reformation-catholic = katholisch
option-deck = Zahlen der Karten
option-deck-none = unsere Rekonstruktion
option-deck-document = eigener Kartensatz

## Fragen

prompt-display = Welches Territorium wird aufgedeckt?
prompt-draw = Welche Karte zieht { PLAYER($player) }?
prompt-reveal_achievement = Welche Errungenschaft wird aufgedeckt?
prompt-deal_power = Welche Großmacht wird ausgeteilt?
prompt-choose_power = Welche Großmacht führst du? Die andere kommt ungesehen zurück in die Schachtel.
prompt-escape = { CARD($ruler) } liegt vor dir. Für { $price } von { $prestige } Prestigepunkten wirst du die Karte los.
prompt-discard = Welche Handkarten wirfst du ab? { $left ->
    [one] Eine darfst du noch abwerfen
   *[other] Bis zu { $left } darfst du noch abwerfen
}. { $fills ->
    [yes] Danach füllst du deine Hand auf { $limit } Karten auf; jetzt hältst du { $hand }.
   *[no] Nur wer abwirft, füllt danach auf { $limit } Karten auf; jetzt hältst du { $hand }.
}
prompt-refill = { $way ->
    [0] Womit füllst du deine Hand auf? Du hältst { $hand } von { $limit } Karten: entweder ein Territorium aus der Auslage und den Rest Vorsehungskarten, oder Karte für Karte verdeckt.
   *[other] Von welchem Stapel ziehst du weiter? Du hältst { $hand } von { $limit } Karten.
}
prompt-action = { $settled ->
    [yes] Der Krieg ist beigelegt. Welche Aktion führst du stattdessen aus?
   *[no] { $last ->
        [none] Welche Aktion wählst du? Du hast { DUCATS($ducats) }.
       *[other] Welche Aktion wählst du? Du hast { DUCATS($ducats) }; zuletzt: { $last }.
    }
}
prompt-development = { $mode ->
    [chosen] Welches Gut entwickelst du?
    [repeated] Du führst allein bei den exotischen Gütern. Entwickelst du für { DUCATS($price) } noch ein Gut?
   *[free] Dein neuer Glaube schenkt dir eine Entwicklung. Welches Gut?
}
prompt-raise = { $occasion ->
    [start] Was verstärkst du zu Beginn, { $tracks }?
    [calvinism] Welches andere Gut steigt um 1 Stufe?
    [growth] Wirtschaftswachstum: Erhöhst du für { DUCATS($price) } { $tracks } um 1? Du hast { DUCATS($ducats) }.
   *[card] { $price ->
        [0] { CARD($source) }: Was erhöhst du um 1, { $tracks }?
       *[other] { CARD($source) }: Erhöhst du für { DUCATS($price) } { $tracks } um 1? Du hast { DUCATS($ducats) }.
    }
}
prompt-fetch = { $wanted ->
    [war] Welche Kriegskarte holst du dir aus der Ablage?
    [event] Welches Ereignis holst du dir aus der Ablage?
   *[any] Welche Vorsehungskarte holst du dir aus der Ablage?
} Alle sehen, was du nimmst.
prompt-intrigue = Folgt eine zweite Karte? Sie muss von anderer Art sein als die erste.
prompt-urge = Die Kolonie ist erobert. Spielst du { CARD($card) }?
prompt-explore = { CARD($card) } sticht in See. Welche Kolonie aus deiner Hand eroberst du? Du hast { DUCATS($ducats) }.
prompt-defend = { PLAYER($attacker) } greift dich { $war ->
    [land] zu Lande
   *[sea] zur See
} an: Stärke { SUM($attack) } gegen deine { SUM($defence) }. { $left ->
    [one] Spielst du noch eine Kriegskarte?
   *[other] Spielst du bis zu { $left } Kriegskarten?
} Bei Gleichstand hältst du stand.
prompt-peace = { PLAYER($attacker) } hat den { $war ->
    [land] Landkrieg
   *[sea] Seekrieg
} gegen dich um { $margin } gewonnen. Womit erkaufst du den Frieden?
prompt-plunder = Der Sieg ist dein. Plünderst du? Die Bank zahlt dafür { DUCATS($plunder) }.
prompt-war_events = { $won ->
    [yes] Du hast den { $war ->
        [land] Landkrieg
       *[sea] Seekrieg
    } gewonnen.
   *[no] { PLAYER($winner) } hat den { $war ->
        [land] Landkrieg
       *[sea] Seekrieg
    } gewonnen.
} Spielst du ein Kriegsereignis?
prompt-respond = { $reply ->
    [yes] { $aim ->
        [you] { PLAYER($player) } will dein Ereignis mit { CARD($card) } aufheben. Hältst du mit { CARD($answer) } dagegen?
       *[other] { PLAYER($player) } will ein Ereignis von { PLAYER($target) } mit { CARD($card) } aufheben. Hältst du mit { CARD($answer) } dagegen?
    }
   *[no] { PLAYER($player) } spielt { CARD($card) }{ $aim ->
        [none] {""}
        [you] {" "}gegen dich
       *[other] {" "}gegen { PLAYER($target) }
    }. Hebst du die Karte mit { CARD($answer) } auf?
}
prompt-pirates = { PLAYER($turn) } hat entwickelt und { DUCATS($purse) } in der Kasse. Schickst du Piraten?
prompt-achievement = Du erfüllst mehrere Errungenschaften. Welche nimmst du?
prompt-trim = Du hältst { $hand } Karten, dein Limit ist { $limit }. Welche wirfst du ab?
prompt-look = Wem siehst du in die Karten? Eine davon wird deine.
prompt-take = { $wanted ->
    [event] Welches Ereignis nimmst du aus der Hand von { PLAYER($owner) }?
   *[any] Welche Karte nimmst du aus der Hand von { PLAYER($owner) }?
}
prompt-swap = Zwischen wem wechseln die Machtkarten? Wer keine hat, bekommt die des anderen.
prompt-faith = Siehst du den Andersgläubigen in die Karten ({ $list }) und nimmst jedem eine?
prompt-steal = Welche Karte verliert { PLAYER($owner) } an { PLAYER($player) }?

## Arten von Antworten, als Überschrift und zum Fragen nach dem Warum

kind-pass = passen
kind-keep = Großmacht wählen
kind-raise = erhöhen
kind-escape = Karte loswerden
kind-discard = abwerfen
kind-take = nehmen
kind-draw = ziehen
kind-drawn = gezogen
kind-dealt = ausgeteilt
kind-revealed = aufgedeckt
kind-act = Aktion wählen
kind-develop = entwickeln
kind-play = Karte spielen
kind-convert = Konfession wechseln
kind-conquer = erobern
kind-declare = Krieg erklären
kind-settle = Vergleich spielen
kind-defend = verteidigen
kind-tribute = Tribut zahlen
kind-cede = abtreten
kind-humiliation = Erniedrigung hinnehmen
kind-plunder = plündern
kind-fetch = aus der Ablage holen
kind-look = in die Karten sehen
kind-use = Wirkung nutzen
kind-swap = Machtkarten wechseln lassen
kind-cancel = aufheben
kind-claim = Errungenschaft wählen
kind-achieve = Errungenschaft nehmen
kind-thwart = Pläne durchkreuzen

## Antworten

answer-pass-in-escape = die Karte behalten
answer-pass-in-discard = Karten behalten
answer-pass-in-development = nichts entwickeln
answer-pass-in-raise = nichts erhöhen
answer-pass-in-fetch = keine Karte holen
answer-pass-in-intrigue = die Intrige beenden
answer-pass-in-urge = keine Karte spielen
answer-pass-in-explore = keine Kolonie erobern
answer-pass-in-defend = ohne weitere Kriegskarte kämpfen
answer-pass-in-plunder = nicht plündern
answer-pass-in-war_events = kein Kriegsereignis spielen
answer-pass-in-respond = geschehen lassen
answer-pass-in-pirates = keine Piraten schicken
answer-pass-in-look = niemandem in die Karten sehen
answer-pass-in-take = keine Karte nehmen
answer-pass-in-swap = alles lassen, wie es ist
answer-pass-in-faith = niemandem in die Karten sehen
answer-keep = { POWER($power, form: "name") }
answer-raise = { TRACK($track, form: "object") } erhöhen
answer-escape = die Karte loswerden
answer-discard = { CARD($card) } abwerfen
answer-take-in-refill = { LAND($card) } aus der Auslage nehmen
answer-take-in-take = { CARD($card) } nehmen
answer-draw = { $pile ->
    [providence] eine Vorsehungskarte ziehen
   *[territory] eine Territorienkarte ziehen
}
answer-drawn = { CARD($card, form: "name") }
answer-dealt = { POWER($power, form: "name") }
answer-revealed = { ACHIEVEMENT($achievement, form: "name") }
answer-act = { ACTION($action) }
answer-develop = { TRACK($good) } entwickeln
answer-play = { CARD($card) }{ $target ->
    [none] { CATEGORY($card) ->
        [power_positive] {" "}an die Macht bringen
       *[other] {" "}spielen
    }
   *[other] {" "}gegen { PLAYER($target) }
}{ COUNTING($card, $count) }
counting = : { $count ->
    [ducats] { DUCATS($per, form: "plain") }
    [glory] { GLORY($per) }
    [lands] { DUCATS($per, form: "plain") } je Gebiet
    [colonies] { DUCATS($per, form: "plain") } je Kolonie
    [level] { DUCATS($per, form: "plain") } je Stufe { $name }
   *[name] { $name }
}
answer-convert = Konfession wechseln: { RELIGION($religion) }
answer-conquer = { LAND($territory) } erobern ({ COST($territory) })
answer-declare = { $war ->
    [land] Landkrieg
   *[sea] Seekrieg
} gegen { PLAYER($target) } mit { CARD($card) }
answer-settle = mit { CARD("settlement") } den Krieg abwenden
answer-defend = mit { CARD($card) } verteidigen
answer-tribute = Tribut zahlen
answer-cede = { LAND($territory) } abtreten
answer-humiliation = die politische Erniedrigung hinnehmen
answer-plunder = plündern
answer-fetch = { CARD($card) } aus der Ablage holen
answer-look = { PLAYER($target) } in die Karten sehen
answer-use = allen Andersgläubigen in die Karten sehen
answer-swap = Wechsel zwischen { PLAYER($one) } und { PLAYER($other) }
answer-cancel = mit { CARD("diplomatic_action") } aufheben
answer-claim = { ACHIEVEMENT($achievement) } nehmen
answer-achieve = { ACHIEVEMENT($achievement) } nehmen
answer-thwart = { CARD("thwarted_plans") } gegen { PLAYER($target) }

## Was vor einer Antwort zu wissen lohnt

note-raise = { $old } → { $new }
note-raise-price = { $old } → { $new }, kostet { DUCATS($price) }
note-escape = Prestige { SIGNED($steps) }
note-pile = { $count ->
    [0] Ablage wird neu gemischt
   *[other] { $count } im Stapel
}
note-war-card = Kriegskarte: Land { SIGNED($land) }, See { SIGNED($sea) }, Plünderung { $plunder }
note-development = Handelsgewinn bis { DUCATS($trade) }
note-development-extra = Handelsgewinn bis { DUCATS($trade) }, dazu sofort { DUCATS($ducats) }
note-trade = { DUCATS($ducats, form: "plain") }
note-gold = Prestige { SIGNED($steps) }
note-lead-ducats = Bonus des Führenden: { DUCATS($ducats, form: "plain") }
note-lead-prestige = Bonus des Führenden: Prestige { SIGNED($steps) }
note-lead-repeat = Bonus des Führenden: zweites Gut für { DUCATS($ducats) }
note-grow = dann { $tracks } +1 für { DUCATS($price) }
note-grow-dear = { $tracks } +1 für { DUCATS($price) } wäre zu teuer
note-grow-card = { $wanted ->
    [war] dann eine Kriegskarte aus der Ablage
   *[event] dann ein Ereignis aus der Ablage
}
note-repeat-price = kostet { DUCATS($ducats) }
note-receives = { $ducats ->
    [0] bringt nichts ein
   *[other] bringt { DUCATS($ducats) }
}
note-from = { DUCATS($ducats, form: "plain") } von { PLAYER($player) }
note-insolvent = { PLAYER($player) } hat nur { $purse } von { DUCATS($ducats) } und verliert Prestige
note-nothing = bringt nichts ein
note-loses-prestige = { PLAYER($player) }: Prestige { SIGNED($steps) }
note-prestige = Prestige { SIGNED($steps) }
note-glory = { GLORY($glory) }
note-replaces = verdrängt { CARD($card) }
note-fetches-event = dann ein Ereignis aus der Ablage
note-random-card = eine zufällige Karte aus der Hand
note-strongest = { $card ->
    [civil_war] stärkstes Heer: ein Gut lässt sich für { DUCATS($price) } erhöhen
   *[bourgeois_revolution] stärkstes Heer: alle dürfen für { DUCATS($price) } das Heer erhöhen
}
note-buys = { $tracks } +1 für { DUCATS($price) }
note-free-step = { $tracks } +1
note-faith-lost = verzichtet am Ende auf { GLORY($glory) } für Glaubenstreue
note-left = dann noch { DUCATS($ducats, form: "plain") }
note-war = Stärke { SUM($attack) } gegen { SUM($defence) }{ $plunder ->
    [0] {""}
   *[other] , Plünderung { DUCATS($plunder, form: "plain") }
}
note-defence = { $holds ->
    [yes] { SUM($attack) } gegen { SUM($defence) }: abgewehrt
   *[no] { SUM($attack) } gegen { SUM($defence) }: um { $margin } verloren
}
note-tribute = { $ducats } von { DUCATS($purse) }
note-cession = { $list }
note-cession-nothing = keine Stufe geht verloren
note-humiliation = { POINTS($steps) } (von { $prestige })
note-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
note-ruler = { PLAYER($player) }: { CARD($card) }
note-no-ruler = { PLAYER($player) }: keine
note-achievement = { GLORY($glory) }{ $list ->
    [none] {""}
   *[other] , { $list }
}

## Ereignisse

account-bank = die Bank
event-paid = { $purpose ->
    [start] { ACCOUNT($payee) } erhält { DUCATS($ducats) } Startgeld.
    [development] { ACCOUNT($payee) } erhält { DUCATS($ducats) } für die Wahl der Entwicklung.
    [trade] { ACCOUNT($payee) } nimmt { DUCATS($ducats) } Handelsgewinn ein.
    [leader] { ACCOUNT($payee) } erhält { DUCATS($ducats) } als Bonus des Führenden.
    [growth] { ACCOUNT($payer) } zahlt { DUCATS($ducats) } für das Wirtschaftswachstum.
    [repeat] { ACCOUNT($payer) } zahlt { DUCATS($ducats) } für eine zweite Entwicklung.
    [insolvent] { ACCOUNT($payer) } kann nicht alles zahlen und gibt die letzten { DUCATS($ducats) } an { ACCOUNT($payee) }.
    [conquest] { ACCOUNT($payer) } zahlt { DUCATS($ducats) } für die Eroberung.
    [tribute] { ACCOUNT($payer) } zahlt { DUCATS($ducats) } Tribut an { ACCOUNT($payee) }.
    [ruin] { ACCOUNT($payer) } verliert alle { DUCATS($ducats) } an { ACCOUNT($payee) }.
    [plunder] { ACCOUNT($payee) } erbeutet { DUCATS($ducats) } durch Plündern.
    [taxes] { ACCOUNT($payee) } nimmt { DUCATS($ducats) } Steuern ein.
    [faith] { ACCOUNT($payee) } erhält { DUCATS($ducats) } für die neue Konfession.
   *[card] { ACCOUNT($payer) } zahlt { DUCATS($ducats) } an { ACCOUNT($payee) }.
}
source-of = { $source ->
    [power] durch die Großmacht
    [start] zu Beginn
    [card] durch eine Karte
    [territory] durch das Territorium
    [achievement] durch die Errungenschaft
    [religion] durch die Konfession
    [war] durch den Krieg
    [growth] durch Wirtschaftswachstum
    [leader] als Bonus des Führenden
    [gold] für den Handel mit Gold
    [insolvency] wegen Zahlungsunfähigkeit
    [escape] um eine Karte loszuwerden
    [humiliation] durch Erniedrigung
    [ruin] durch den Ruin
    [cession] durch die Abtretung
   *[upswing] nach dem Kulturellen Aufschwung
}
event-stepped = { PLAYER($player) }: { TRACK($track) } { SIGNED($steps) } { source-of }.
event-glorified = { PLAYER($player) } gewinnt { GLORY($glory) } { source-of }.
event-began = { $seats } Großmächte ringen um die Vorherrschaft.
event-drew = { PLAYER($player) } zieht { CARD($card) }.
event-turned_up = { LAND($territory) } { NUMBER($territory) ->
    [many] liegen
   *[one] liegt
} neu in der Auslage.
event-took = { PLAYER($player) } nimmt { LAND($territory) } aus der Auslage.
event-discarded = { PLAYER($player) } wirft { CARD($card) } ab.
event-rebuilt = { $copies ->
    [one] { CARD($card) } { NUMBER($card) ->
        [many] kommen
       *[one] kommt
    } aus der Ablage in den neuen Stapel.
   *[other] { $copies } Karten { CARD($card) } kommen aus der Ablage in den neuen Stapel.
}
event-offered = { PLAYER($player) } erhält { POWER($power) } zur Wahl.
event-chose = { PLAYER($player) } führt { POWER($power) }.
event-returned = { PLAYER($player) } gibt { POWER($power) } zurück.
event-revealed = Neu aufgedeckt: { ACHIEVEMENT($achievement) }.
event-turn_began = { PLAYER($player) } ist am Zug.
event-acted = { PLAYER($player) } wählt die Aktion { ACTION($action) }.
event-developed = { PLAYER($player) } entwickelt { TRACK($good) }.
event-played = { $count ->
    [cancel] { PLAYER($player) } will das mit { CARD($card) } aufheben.
   *[other] { PLAYER($player) } spielt { CARD($card) }{ $target ->
        [none] {""}
       *[other] {" "}gegen { PLAYER($target) }
    }{ NAMING($count) }.
}
naming = {" "}({ $name })
event-spent = { CARD($card) } kommt auf die Ablage.
event-cancelled = { CARD($card) } von { PLAYER($player) } bleibt ohne Wirkung.
event-ruled = { CATEGORY($card) ->
    [power_positive] { PLAYER($player) } bringt { CARD($card) } an die Macht.
   *[other] { PLAYER($player) } legt { CARD($card) } vor { PLAYER($target) }.
}
event-deposed = { CARD($card) } bei { PLAYER($player) } wird abgelegt.
event-changed_places = { CARD($card) } wechselt von { PLAYER($player) } zu { PLAYER($target) }.
event-fetched = { PLAYER($player) } holt { CARD($card) } aus der Ablage.
event-looked = { PLAYER($player) } sieht { PLAYER($target) } in die Karten.
event-stole = { PLAYER($player) } nimmt { CARD($card) } aus der Hand von { PLAYER($target) }.
event-converted = { PLAYER($player) } schließt sich { RELIGION($religion, form: "dative") } an.
event-conquered = { PLAYER($player) } erobert { LAND($territory) }.
event-declared = { PLAYER($player) } greift { PLAYER($target) } mit { CARD($card) } { $war ->
    [land] zu Lande
   *[sea] zur See
} an.
event-defended = { PLAYER($player) } verteidigt sich mit { CARD($card) }.
event-fought = { PLAYER($player) } kämpft mit { SUM($strength) } gegen { SUM($defence) } von { PLAYER($target) }: { PLAYER($winner) } siegt.
event-made_peace = { $term ->
    [tribute] { PLAYER($player) } erkauft den Frieden mit einem Tribut.
    [cession] { PLAYER($player) } erkauft den Frieden mit einem Territorium.
    [humiliation] { PLAYER($player) } nimmt eine politische Erniedrigung hin.
   *[ruin] { PLAYER($player) } kann keinen Frieden erkaufen und ist ruiniert.
}
event-ceded = { PLAYER($player) } tritt { LAND($territory) } an { PLAYER($target) } ab.
event-achieved = { PLAYER($player) } erringt { ACHIEVEMENT($achievement) }.
event-upswung = { PLAYER($player) } erlebt einen Kulturellen Aufschwung.
event-triggered = { PLAYER($player) } erreicht das Feld „Spielende“.
event-scored = { PLAYER($player) } erhält am Ende { GLORY($points) } für { SCORED($category) }.
event-ended = Das Spiel ist zu Ende.
ending-space = { PLAYER($player) } hat das Feld „Spielende“ erreicht, und alle anderen hatten noch einen Zug.

## Das Protokoll

log-setup = Spielvorbereitung
log-end = Schlusswertung
log-player = { PLAYER($player) }
log-player-power = { PLAYER($player) } ({ POWER($power, form: "name") })
log-turn = { $who }, Zug { $number }
log-turn-action = { $who }, Zug { $number }: { ACTION($action) }
log-with = { $text }: { $list }.
log-plain = { $text }.
log-twice = { $count ->
    [2] zweimal { $name }
   *[other] { $count }-mal { $name }
}
log-other = { $list } für { PLAYER($player) }
log-item-ducats = { DUCATS($ducats, form: "plain") }
log-item-to = { DUCATS($ducats, form: "plain") } an { PLAYER($player) }
log-item-from = { DUCATS($ducats, form: "plain") } von { PLAYER($player) }
log-item-last = { $ducats ->
    [one] der letzte Dukat von { PLAYER($player) }
   *[other] die letzten { $ducats } Dukaten von { PLAYER($player) }
}
log-item-glory = { GLORY($glory) }
log-began = { $seats } Großmächte ringen um die Vorherrschaft; jede beginnt mit { DUCATS($ducats) }
log-display = In der Auslage: { $list }.
log-turned-up = Neu in der Auslage: { $list }.
log-achievements = { $count ->
    [one] Neu aufgedeckt: die Errungenschaft { $list }.
   *[other] Offene Errungenschaften: { $list }.
}
log-does = { PLAYER($player) } { $list }.
log-does-draw = zieht { $list }
log-does-discard = wirft { $list } ab
log-does-take = nimmt { LAND($territory) } aus der Auslage
log-all-drew = Alle anderen ziehen je { $list }.
log-everybody-drew = Alle ziehen je { $list }.
log-offered = { PLAYER($player) } hat die Wahl zwischen { $list }.
log-rebuilt = { $pile ->
    [providence] Die abgelegten Vorsehungskarten bilden den neuen Stapel.
   *[territory] Die abgelegten Territorien bilden den neuen Stapel.
}
log-chose = { PLAYER($player) } führt { POWER($power) }
log-start-step = { PLAYER($player) } rüstet zu Beginn auf
log-escaped = { PLAYER($player) } gibt { POINTS($prestige) } her und wird { CARD($card) } los.
log-developed = { PLAYER($player) } entwickelt { TRACK($good) }
log-developed-again = Für { DUCATS($ducats) } entwickelt { PLAYER($player) } auch { TRACK($good) }
log-item-trade = { DUCATS($ducats, form: "plain") } Handelsgewinn
log-item-no-trade = kein Handelsgewinn
log-item-lead = { DUCATS($ducats, form: "plain") } als Bonus des Führenden
log-item-lead-step = { TRACK($track) } { SIGNED($steps) } als Bonus des Führenden
log-bought = { PLAYER($player) } zahlt { DUCATS($ducats) }
log-played = { PLAYER($player) } spielt { CARD($card) }{ $target ->
    [none] {""}
   *[other] {" "}gegen { PLAYER($target) }
}{ NAMING($count) }
log-played-vain = { PLAYER($player) } spielt { CARD($card) }{ $target ->
    [none] {""}
   *[other] {" "}gegen { PLAYER($target) }
}{ NAMING($count) }, aber es gibt nichts zu holen
log-cancelled = { PLAYER($player) } hebt { CARD($event) } mit { CARD($card) } auf.
log-settled = Der Krieg findet nicht statt.
log-ruled = { CATEGORY($card) ->
    [power_positive] { PLAYER($player) } bringt { CARD($card) } an die Macht
   *[other] { PLAYER($player) } legt { CARD($card) } vor { PLAYER($target) }
}{ $old ->
    [none] {""}
   *[other] {" "}und verdrängt damit { CARD($old) }
}
log-swapped = { CARD($one) } wechselt zu { PLAYER($first) }, { CARD($other) } zu { PLAYER($second) }.
log-looked-stole = { PLAYER($player) } sieht { PLAYER($target) } in die Karten und nimmt { CARD($card) }.
log-converted = { PLAYER($player) } schließt sich { RELIGION($religion, form: "dative") } an
log-conquered = { PLAYER($player) } erobert { LAND($territory) } für { DUCATS($ducats) }
log-defended = { PLAYER($player) } verteidigt sich mit { $list }.
log-won = { PLAYER($winner) } gewinnt mit { SUM($strength) } gegen { SUM($defence) }
log-held = { PLAYER($winner) } wehrt den Angriff mit { SUM($defence) } gegen { SUM($strength) } ab
log-tribute = { PLAYER($player) } zahlt { DUCATS($ducats) } Tribut.
log-ceded = { PLAYER($player) } tritt { LAND($territory) } an { PLAYER($target) } ab
log-humiliated = { PLAYER($player) } nimmt eine politische Erniedrigung hin
log-ruined = { PLAYER($player) } kann den Frieden nicht erkaufen und verliert alles
log-plundered = { PLAYER($player) } plündert { DUCATS($ducats) }.
log-taxes = { PLAYER($player) } nimmt { DUCATS($ducats) } Steuern ein.
log-no-taxes = Ohne Territorien kommen keine Steuern herein.
log-action-bonus = { PLAYER($player) } erhält für die Wahl der Aktion { DUCATS($ducats) }.
log-achieved = { PLAYER($player) } erringt { ACHIEVEMENT($achievement) }
log-upswung = Kultureller Aufschwung: { PLAYER($player) } gewinnt { GLORY($glory) } und steht wieder bei Prestige { $prestige }.
log-triggered = { PLAYER($player) } hat das Feld „Spielende“ erreicht; alle anderen haben noch einen Zug.
log-scored = { PLAYER($player) } erhält am Ende { GLORY($points) }: { $list }.
log-scored-item = { SCORED($category) } { $points }

## Warum nicht

reason-legal = Das ist erlaubt.
reason-not-dealt = { POWER($power) } steht dir nicht zur Wahl.
reason-track-not-offered = Für { TRACK($track) } gilt dieses Angebot nicht.
reason-track-full = { TRACK($track) } { NUMBER($track) ->
    [many] stehen
   *[one] steht
} schon am Ende der Leiste.
reason-ducats-short = { $territory ->
    [none] Das kostet { DUCATS($cost) }, du hast aber nur { $ducats }.
   *[other] { LAND($territory) } zu erobern kostet { DUCATS($cost) }, du hast aber nur { $ducats }.
}
reason-prestige-short = Die Erniedrigung kostet { POINTS($prestige) }, und das ist mehr, als du hast.
reason-not-held = { $card ->
    [none] { $territory ->
        [none] Diese Karte ist nicht auf der Hand.
       *[other] { LAND($territory) } { NUMBER($territory) ->
            [many] sind
           *[one] ist
        } nicht auf deiner Hand.
    }
   *[other] { $wanted ->
        [none] { CARD($card) } { NUMBER($card) ->
            [many] sind
           *[one] ist
        } nicht auf deiner Hand.
       *[other] { CARD($card) } { NUMBER($card) ->
            [many] sind
           *[one] ist
        } nicht in dieser Hand.
    }
}
reason-order-passed = Das lässt sich zu dem, was schon gewählt ist, nicht mehr hinzunehmen.
reason-not-displayed = { CARD($card) } { NUMBER($card) ->
    [many] liegen
   *[one] liegt
} nicht in der Auslage.
reason-way-chosen = Du ziehst schon verdeckt; aus der Auslage nimmst du nichts mehr.
reason-pile-empty = { $pile ->
    [territory] Es gibt keine Territorien mehr zu ziehen, auch nicht in der Ablage.
   *[providence] Es gibt keine Vorsehungskarten mehr zu ziehen, auch nicht in der Ablage.
}
reason-pile-lacks = Diese Karte kann hier nicht gezogen werden.
reason-stack-lacks = Diese Errungenschaft kann jetzt nicht aufgedeckt werden; die mit weniger Ruhm kommen zuerst.
reason-action-repeated = Die Aktion { ACTION($action) } hast du schon in deinem letzten Zug gewählt; nun muss es eine andere sein.
reason-war-banned = Die Machtkarte vor dir verbietet die Aktion Krieg.
reason-industry-gate = Für { TRACK("industry") } braucht es { POINTS($prestige) } oder { GLORY($glory) }.
reason-not-to-repeat = Die zweite Entwicklung geht nicht mit { TRACK("gold") }, { TRACK("exotic") } oder { TRACK("spices") }.
reason-wrong-window = { CARD($card) } lässt sich jetzt nicht spielen.
reason-needs-target = { CARD($card) } braucht einen Gegner als Ziel.
reason-not-an-opponent = Das Ziel muss ein Gegner in dieser Partie sein.
reason-wrong-count = Das zählt { CARD($card) } nicht.
reason-same-type = Beide Karten einer Intrige müssen von verschiedener Art sein; { CARD($card) } ist von derselben wie die erste.
reason-faith-locked = Deine Großmacht wechselt die Konfession nie.
reason-faith-changed = Du hast die Konfession schon gewechselt; das geht nur einmal.
reason-religion-taken = Alle Karten { RELIGION($religion, form: "quoted") } sind schon vergeben.
reason-condition-unmet = { $achievement ->
    [none] { RELIGION($religion) } verlangt { $condition }.
   *[other] { ACHIEVEMENT($achievement) } verlangt { $condition }.
}
reason-strength-short = { LAND($territory) } zu erobern verlangt { $needs }.
reason-marked-already = { LAND($territory) } gehört dir schon.
reason-not-a-war-card = { CARD($card) } ist keine Kriegskarte.
reason-too-late-to-settle = Für { CARD($card) } ist es zu spät: nur einmal und nur, solange noch keine Kriegskarte zur Verteidigung liegt.
reason-not-in-front = { LAND($territory) } { NUMBER($territory) ->
    [many] liegen
   *[one] liegt
} nicht vor dir.
reason-not-a-colony = Hier zählen nur Kolonien auf Karten; { LAND($territory) } { NUMBER($territory) ->
    [many] gehören
   *[one] gehört
} nicht dazu.
reason-not-in-discard = { CARD($card) } liegt nicht in der Ablage.
reason-wrong-category = { $wanted ->
    [war] { CARD($card) } ist keine Kriegskarte.
   *[other] { CARD($card) } { NUMBER($card) ->
        [many] sind
       *[one] ist
    } kein Ereignis.
}
reason-hand-empty = { PLAYER($target) } hat keine Karten auf der Hand.
reason-nothing-to-swap = Dafür braucht es zwei verschiedene Spieler, von denen wenigstens einer eine Machtkarte hat.
reason-not-visible = { ACHIEVEMENT($achievement) } liegt nicht offen.
reason-achieved-already = In diesem Zug hast du schon eine Errungenschaft genommen.
reason-not-your-turn = Das geht nur im eigenen Zug.
reason-not-yet = { CARD($card) } geht in deinem Zug erst, wenn die Hand getauscht ist, und nur, wenn du selbst gefragt bist.
reason-fleet-not-higher = Für { CARD($card) } muss deine Flotte größer sein als die des Siegers.
reason-took-part = Für { CARD($card) } darfst du an dem Krieg nicht beteiligt gewesen sein.
reason-not-won = Für { CARD($card) } musst du den Krieg erklärt und gewonnen haben.
reason-not-in-the-war = Für { CARD($card) } musst du an dem Krieg beteiligt gewesen sein.
reason-land-war-only = { CARD($card) } folgt nur auf einen Landkrieg.
reason-exotic-short = Für den Ruhmpunkt braucht es { TRACK("exotic") } { $needed }.
reason-must-choose = Verzichten geht hier nicht; du musst eine der Möglichkeiten wählen.
reason-nobody-elses = { CARD($card) } hat kein Ziel.
reason-war-settled = Der Krieg ist gerade beigelegt worden; wähle eine andere Aktion.

## Das Fallbuch

casebook-bases-intro = Wenn nichts anderes gesagt ist: A ist am Zug und wählt die Aktion, die Hände sind leer, niemand hat ein Territorium, eine Machtkarte oder die Konfession gewechselt, alle haben { DUCATS(25) }.

case-check-cards = Die Karten der Schachtel stimmen: { $list }.
case-check-numbers_of_players = Die Zahl der Spieler wird geprüft: { $list }.
case-check-own_deck = Mit eigenen Zahlen ({ $list }) gilt am Ende: { $facts }.
case-check-own_ids = Ein Kartensatz mit einer unbekannten oder ohne eine bekannte Karte wird abgelehnt: { $list }.

figure-providence = Vorsehungskarten
figure-territory = Territorien
figure-great_power = Großmächte
figure-achievement = Errungenschaften nach Ruhm
figure-religion = Religionskarten
figure-total = zusammen
figure-power_positive = positive Machtkarten
figure-power_negative = negative Machtkarten
figure-plot = Verschwörungen
figure-event = Ereignisse
figure-special = Spezialkarten
figure-land = Gebiete
figure-colony = Kolonien
figure-allowed = erlaubt
figure-refused = abgelehnt
figure-unknown = unbekannt
figure-missing = fehlt
figure-spectator = Zuschauer
figure-copies = Anzahl
figure-cost = Kosten
figure-income = Handelsgewinn
figure-tracks = Stufen

place-of-options = Optionen
place-of-turn = am Zug
place-of-phase = Hand
phase-before = vor dem Tausch
phase-exchanging = beim Tausch
phase-exchanged = getauscht
place-of-power = Großmacht
place-of-ducats = Dukaten
place-of-glory = Ruhm
place-of-score = Punkte
place-of-tracks = Stufen
place-of-religion = Konfession
place-of-faith = Glaube
place-of-ruler = Machtkarte
place-of-territories = Territorien
place-of-achievements = Errungenschaften
place-of-achieved = Errungenschaft in diesem Zug
place-of-action = letzte Aktion
place-of-replacement = Ersatzaktion
place-of-acted = Aktion
place-of-upswung = Aufschwung in diesem Zug
place-of-hand = Hand
place-of-hand_limit = Handkartenlimit
place-of-display = Auslage
place-of-discards = Ablage
place-of-table = ausgespielt
place-of-starting = Startterritorien im Stapel
place-of-piles = Stapel (Vorsehung und Territorien)
place-of-religions = Religionskarten
place-of-offered = zur Wahl
place-of-trigger = Spielende erreicht von
place-of-last_turns = letzte Züge
place-of-last_turns-trigger = Spielende erreicht von
place-of-last_turns-left = letzte Züge haben noch
place-of-end_glory = Ruhm bis zum Spielende
place-of-sealed = verdeckte Antworten
place-of-seat = Platz
place-of-war = Krieg
place-of-war-attacker = Angreifer
place-of-war-defender = Verteidiger
place-of-war-target = Verteidiger
place-of-war-kind = Kriegsart
place-of-war-card = Kriegskarte
place-of-war-defence = Verteidigung mit
place-of-war-attack_strength = Angriffsstärke
place-of-war-defence_strength = Verteidigungsstärke
place-of-war-winner = Sieger
place-of-war-margin = Vorsprung
case-hidden-card = { $back ->
    [territory] verdecktes Territorium
   *[providence] verdeckte Vorsehungskarte
}

step-lay_out = Aufbau
step-display = Auslage
step-draw = Nachziehen
step-reveal_achievement = neue Errungenschaft
step-deal_power = Großmächte austeilen
step-choose_power = Großmacht
step-turn = Zugbeginn
step-escape = Karte loswerden
step-discard = Abwerfen
step-refill = Auffüllen
step-action = Aktion
step-development = Entwicklung
step-raise = Erhöhung
step-fetch = Holen aus der Ablage
step-intrigue = zweite Karte der Intrige
step-urge = Kolonisationsdrang
step-defend = Verteidigung
step-battle = Kampf
step-peace = Frieden
step-plunder = Plündern
step-war_events = Kriegsereignis
step-respond = Aufheben
step-pirates = Piraten
step-achievement = Errungenschaft
step-end_turn = Zugende
step-trim = Handkartenlimit
step-look = Einblick
step-take = Karte nehmen
step-swap = Wechsel der Machtkarten
step-faith = Blick zu den Andersgläubigen
step-steal = zufällige Karte
step-explore = Entdeckung


## Der Tisch

table-display = Territorien in der Auslage
table-achievements = Errungenschaften
table-hand = Deine Hand
table-ducats-name = Dukaten
table-glory-name = Ruhm
table-score-name = Punkte
table-end-glory = Ende bei { $glory } Ruhm

## Die Felder (Panels)

panel-over = Das Spiel ist aus. Am meisten Ruhm: { $list } mit { $score }.
panel-setting-up = Aufbau: { $phase }
panel-moving = { PLAYER($player) } ist am Zug: { $phase }
panel-last-turns = { $text }. Letzte Züge, ausgelöst von { PLAYER($player) }.
panel-score-note = Ruhm { $glory } + Endwertung { $rest }{ $over ->
    [yes] {""}
   *[no] , wäre jetzt Schluss
}
panel-hand = Hand
panel-of = { $count } von { $most }
panel-of-cards = { $count } von höchstens { $most } Karten
panel-lands = Gebiete
panel-colonies = Kolonien
panel-faith = Glaube
panel-faith-letter = { $faith ->
    [calvinism] Kv
    [counter_reformation] Gg
    [lutheranism] Lu
    [catholic] Kt
    [orthodox] Or
   *[islam] Is
}
panel-ruler = Machtkarte
panel-last-action = Letzte Aktion
panel-offered = Großmächte zur Wahl
panel-hand-of = Hand von { PLAYER($player) }
panel-tableau-of = Auslage von { PLAYER($player) }
panel-nothing-yet = Hier liegt noch nichts.
panel-table = Auf dem Tisch
panel-discards = Ablage
panel-display-note = Indien und China stehen allen offen. Genannt sind alle, die stark genug sind; zu zahlen ist nur der Preis.
panel-achievements-note = Genannt sind alle, die die Bedingung erfüllen; eine je Zug.
panel-met-by = Erfüllt: { $list }.
panel-met-by-nobody = Noch von niemandem erfüllt.
panel-religions = Konfessionen
panel-left = noch { $count }
panel-piles = Stapel und Spielende
panel-pile = { $pile ->
    [providence] Vorsehungskarten im Stapel
   *[territory] Territorien im Stapel
}
panel-end = Spielende
panel-trigger = Ende ausgelöst von
panel-turns-left = Haben noch einen Zug
panel-goods = Güter
panel-goods-note = Die Felder sind Stufen. „Handel“ nennt die Dukaten einer Entwicklung, je eine Zahl für jede Stufe ab 0.
panel-incomes = Handel { $list }
panel-leader = allein vorn: { PLAYER($player) }
panel-gate = ab Prestige { $prestige } oder { GLORY($glory) }
panel-strengths = Heer, Flotte, Prestige, Ruhm
panel-upswing = Kultureller Aufschwung auf { $level }: { GLORY($glory) }
panel-level = Stufe { $level }
panel-level-income = Stufe { $level }: { DUCATS($ducats, form: "plain") }
panel-war = { PLAYER($attacker) } greift { PLAYER($defender) } { $war ->
    [land] zu Lande an
   *[sea] zur See an
}
panel-side = { $player }: { $what }
panel-standing = Großmacht, Glaube und Machtkarte
panel-strength = Stärke
panel-as-it-stands = Nach jetzigem Stand
panel-verdict = { $holds ->
    [yes] { PLAYER($player) } hält stand
   *[no] { PLAYER($player) } verliert
}
panel-winner = Sieg
panel-margin = Vorsprung { $margin }
panel-fought = Der Krieg ist entschieden.
panel-back = { $back ->
    [territory] Territorium
   *[providence] Vorsehung
}
panel-hidden-band = verdeckt
panel-band-power_positive = positive Machtkarte
panel-band-power_negative = negative Machtkarte
panel-band-plot = Verschwörung
panel-band-event = Ereignis
panel-band-special = Spezialkarte
panel-band-land = Gebiet
panel-band-colony = Kolonie
panel-band-achievement = Errungenschaft
panel-band-great_power = Großmacht
panel-band-religion = Konfession
panel-gives = Bringt { $list }.
panel-needs = { $needs }
panel-needs-price = { $needs } · { $price }
panel-war-figures = Land { SIGNED($land) }, See { SIGNED($sea) }, Plünderung { $plunder }
panel-window-intrigue = Intrige
panel-window-before-good = eigene Entwicklung
panel-window-after-colony = nach Eroberung einer Kolonie
panel-window-after-war = nach einem Krieg
panel-window-after-development = nach fremder Entwicklung
panel-window-under-attack = wenn angegriffen
panel-window-own-turn = im eigenen Zug
panel-window-reply = gegen ein Ereignis
panel-window-declaring = Kriegserklärung

## Worauf gewartet wird, wo der Name des Schritts zu wenig sagt

task-escape = eine Machtkarte loswerden
task-respond = ein Ereignis aufheben
task-raise = Erhöhung einer Leiste
task-refill = Auffüllen der Hand

## Warum ein Computer so antwortet: was für oder gegen die Antwort sprach

motive-glory = Ruhm
motive-places = Plätze in der Endwertung
motive-faith = der Wert des alten Glaubens am Ende
motive-achievements = Errungenschaften in Reichweite
motive-prestige = Prestige
motive-forces = Heer und Flotte
motive-goods = Güter
motive-trade = Einnahmen aus der Entwicklung
motive-ducats = Dukaten
motive-hand = Karten auf der Hand
motive-ruler = Machtkarten
motive-war = Kriegsaussichten

## Was das Labor auswertet

lab-value-faith = { $value ->
    [calvinism] Kalvinismus
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
    [leader] Bonus des Führenden
    [gold] Handel mit Gold
    [insolvency] Zahlungsunfähigkeit
    [escape] Loswerden einer Karte
    [humiliation] Erniedrigung
    [ruin] Ruin
    [cession] Abtretung
   *[upswing] Kultureller Aufschwung
}
lab-value-category = { SCORED($value) }

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

## Was eine Antwort kostet, die etwas verschenkt

forfeit-pass-in-discard = Du behältst deine Karten und wirfst in diesem Zug keine mehr ab.
forfeit-pass-in-development = Es wird nichts entwickelt; die Aktion ist verbraucht.
forfeit-pass-in-raise = Keine deiner Leisten steigt.
forfeit-pass-in-fetch = Die Karte bleibt in der Ablage.
forfeit-pass-in-intrigue = In dieser Intrige folgt keine weitere Karte.
forfeit-pass-in-urge = Du spielst hier keine Karte.
forfeit-pass-in-explore = Die Kolonie bleibt frei.
forfeit-pass-in-defend = Du kämpfst mit dem, was du bisher gezeigt hast.
forfeit-pass-in-plunder = Die Bank zahlt dir nichts für den Sieg.
forfeit-pass-in-war_events = Du spielst kein Ereignis auf diesen Krieg.
forfeit-pass-in-respond = Das Ereignis nimmt seinen Lauf.
forfeit-pass-in-pirates = Deine Piraten bleiben zu Hause.
forfeit-pass-in-look = Du siehst niemandem in die Karten.
forfeit-pass-in-take = Du nimmst nichts aus dieser Hand.
forfeit-pass-in-swap = Alle behalten ihre Machtkarte.
forfeit-pass-in-faith = Du siehst niemandem in die Karten und nimmst nichts.

## Mehreres auf einmal, und was auf der Bestätigung steht

several-discard = { $count ->
    [0] Wähle die Karten zum Abwerfen
    [one] 1 Karte abwerfen
   *[other] { $count } Karten abwerfen
}
several-trim = { $count ->
    [0] Wähle die Karten zum Abwerfen
    [one] 1 Karte von { $most } abwerfen
   *[other] { $count } Karten von { $most } abwerfen
}
several-defend = { $count ->
    [0] Wähle deine Kriegskarten
    [one] Mit 1 Karte verteidigen
   *[other] Mit { $count } Karten verteidigen
}

## Was es für jemanden bedeutet: Zeilen eines Rückblicks

stake-land = { LAND($territory, form: "name") }
stake-card = { CARD($card, form: "name") }
stake-hand = Hand
stake-war = Krieg
stake-glory = Ruhm
stake-achievement = { ACHIEVEMENT($achievement) }
stake-track = { TRACK($track) }
stake-money = Dukaten
stake-value-gain = +{ DUCATS($ducats, form: "plain") }
stake-value-loss = −{ DUCATS($ducats, form: "plain") }
stake-value-steps = { SIGNED($steps) }

## Worauf ein Tisch wartet, in einer Zeile der Lobby

ask-choose_power = Großmacht wählen
ask-escape = Machtkarte loswerden oder nicht
ask-discard = Karten abwerfen
ask-refill = Hand auffüllen
ask-action = Aktion wählen
ask-development = Entwicklung wählen
ask-raise = Leiste wählen, die steigt
ask-fetch = Karte aus der Ablage holen
ask-intrigue = zweite Karte der Intrige spielen oder nicht
ask-urge = Kolonisationsdrang nutzen oder nicht
ask-defend = sich im Krieg verteidigen
ask-peace = Frieden schließen
ask-plunder = plündern oder nicht
ask-war_events = Kriegsereignis spielen oder nicht
ask-respond = Ereignis aufheben oder nicht
ask-pirates = Piraten schicken oder nicht
ask-achievement = eine von mehreren Errungenschaften nehmen
ask-trim = auf das Handkartenlimit abwerfen
ask-look = in eine Hand blicken
ask-take = Karte nehmen
ask-swap = Machtkarten wechseln lassen oder nicht
ask-faith = zu den Andersgläubigen blicken
ask-explore = Kolonie erobern oder nicht

# windows of reaction, for standing orders

window-respond = Ein Ereignis kann aufgehoben werden
window-pirates = Jemand hat entwickelt (Piraten)
window-war_events = Ein Krieg ist zu Ende (Kriegsereignisse)
window-urge = Du hast eine Kolonie erobert (Kolonisationsdrang)
window-defend = Du wirst angegriffen (Kriegskarten)
