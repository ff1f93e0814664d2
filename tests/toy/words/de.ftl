# Das kleine Spiel: was es sagt.

kind-pass = passen
kind-draw = eine Karte ziehen
kind-peek = eine Karte sehen
kind-turn_up = eine Karte aufdecken
kind-roll = würfeln
kind-bid = bieten
kind-spy = in eine Hand schauen
kind-offer = eine Karte anbieten
kind-accept = annehmen
kind-refuse = ablehnen
kind-counter = einen anderen Preis nennen
kind-raid = überfallen
kind-block = abwehren
kind-vote = abstimmen
kind-give = Münzen schenken
kind-show = eine Karte offenlegen

name-silk = Seide
name-gem = einen Edelstein
name-raid = einen Überfall
name-block = eine Abwehr
name-hidden = eine Karte

answer-pass = passen
answer-draw = { NAME($card) }
answer-peek = { NAME($card) }
answer-turn_up = { NAME($card) }
answer-roll = { $total }
answer-bid = { $coins ->
    [0] nichts
    [one] 1 Münze
   *[other] { $coins } Münzen
}
answer-spy = eine Karte von { PLAYER($rival) }
answer-offer = { PLAYER($rival) } { NAME($card) } für { $price } anbieten
answer-accept = annehmen
answer-refuse = ablehnen
answer-counter = stattdessen { $price }
answer-raid = { PLAYER($victim) } überfallen
answer-block = abwehren
answer-vote = { $toll ->
    [yes] Zoll zahlen
   *[no] den Hauptmann büßen lassen
}
answer-give = { PLAYER($player) } { $coins } schenken
answer-show = { NAME($card) } offenlegen

prompt-draw = Eine Karte wird gezogen.
prompt-roll = Die Karawane kommt an.
prompt-bid = Wie viel bietest du am Tor?
prompt-spy = In wessen Karten willst du schauen?
prompt-peek = Eine Karte wird blind gezogen.
prompt-market = Eine Karte wird aufgedeckt.
prompt-auction = Biete mehr oder passe.
prompt-offer = Biete einem Rivalen eine Karte an oder passe.
prompt-reply = Nimm an, lehne ab oder nenne einen anderen Preis.
prompt-raid = Überfalle einen Rivalen oder passe.
prompt-rescue = Wehrst du den Überfall ab?
prompt-retort = Wehrst du die Abwehr ab?
prompt-toll = Soll der Hauptmann den Zoll bekommen?
prompt-gift = Nimmst du das Geschenk an?

step-round = Runde
step-draw = Ziehen
step-roll = Karawane
step-bid = Tor
step-spy = Spähen
step-peek = Spähen
step-market = Markt
step-auction = Versteigerung
step-offer = Handel
step-reply = Handel
step-raid = Überfälle
step-rescue = Überfälle
step-retort = Überfälle
step-toll = Zoll
step-gift = Geschenk

reason-legal = Das geht.
reason-bag-lacks = Im Beutel ist keine solche Karte.
reason-not-held = Du hast keine solche Karte.
reason-coins-short = Du hast { $coins } Münzen, nicht { $price }.
reason-not-a-rival = Das ist keiner deiner Rivalen.
reason-nothing-hidden = { PLAYER($player) } hat keine verdeckte Karte.
reason-not-higher = Das Gebot steht bei { $highest }.
reason-same-price = Das ist schon der Preis.
reason-countered-out = Nach drei anderen Preisen gibt es nur noch ja oder nein.
reason-lies-open = Alle deine Karten dieser Art liegen offen.

event-paid = { $payer } zahlt { $payee } { $coins } ({ $purpose }).
event-drew = { PLAYER($player) } zieht { NAME($card) }.
event-peeked = { PLAYER($player) } sieht bei { PLAYER($rival) } { NAME($card) }.
event-turned_up = Auf dem Markt liegt { NAME($card) }.
event-won = { PLAYER($player) } gewinnt { NAME($card) }.
event-unsold = Niemand will { NAME($card) }.
event-played = { PLAYER($player) } spielt { NAME($card) }.
event-sold = { PLAYER($player) } verkauft { NAME($card) } an { PLAYER($buyer) }.
event-showed = { PLAYER($player) } legt { NAME($card) } offen.
event-rolled = Die Würfel zeigen { $total }.
event-bade = { PLAYER($player) } bietet { $coins }.
event-led = { PLAYER($player) } ist Hauptmann.
event-voted = { PLAYER($player) } stimmt { $toll ->
    [yes] für den Zoll
   *[no] gegen den Zoll
}.
event-round_began = Runde { $round } beginnt.
event-ended = Das Spiel ist aus.

option-length = Länge
option-length-short = zwei Runden
option-length-long = drei Runden
option-toll = Zoll
option-toll-true = mit Zoll
option-toll-false = ohne Zoll


toy-headline = { $over ->
    [yes] Das Spiel ist aus.
   *[no] { PLAYER($captain) } ist Hauptmann. Im Beutel sind { $bag } Karten.
}
toy-coins = Münzen
toy-cards = Karten
toy-score = Punkte
toy-hidden = verdeckt
toy-hands = Hände
toy-open = offen
toy-known = dir bekannt
toy-nothing = keine
