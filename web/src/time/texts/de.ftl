## Zurückblicken: die Leiste mit dem Lauf des Spiels

time-strip = Verlauf der Partie
time-turn = Runde { $round } · Zug { $turn }
time-play = Partie abspielen
time-pace-2500 = ½ ×
time-pace-1000 = 1 ×
time-pace-300 = 3 ×
time-mark-tax = Steuer
time-mark-govern = Regierungswechsel
time-mark-fight = Kampf oder Zerstörung
time-copy = Link
time-try = Ausprobieren
time-take-back = Zurücknehmen

## Was geschah, während man wartete

recap-title = Seit deinem Zug
recap-follow = Die Computer spielen
recap-step = Schritt { $step } von { $steps }
recap-turns = { $turns ->
    [one] Ein Zug ist vergangen.
   *[other] { $turns } Züge sind vergangen.
}
recap-lost = Verloren: { $list }.
recap-item = { $title }{ $value ->
    [none] {""}
   *[other] {" "}({ $value })
}
recap-more = { $count ->
    [one] ein weiterer Verlust
   *[other] { $count } weitere
}
recap-nothing-lost = Du hast nichts verloren.
recap-before = So hast du den Tisch verlassen.
recap-again = Noch einmal
recap-play = Abspielen
recap-pause = Pause
recap-start = Zum Anfang
recap-end = Zum Ende
recap-speed = Tempo
recap-controls = Abspielen, was geschah
recap-to-turn = Weiter zu meinem Zug
recap-to-table = Weiter zum Tisch
recap-concerns = Betrifft dich
recap-also = Außerdem
recap-happened = Was geschah
recap-loss = Verlust
recap-gain = Gewinn
recap-wish = Vor meinem Zug zeigen
recap-wish-always = immer
recap-wish-losses = nur Verluste
recap-wish-never = nie
recap-since = Seit deinem Zug{ $losses ->
    [0] {""}
    [one] : ein Verlust
   *[other] : { $losses } Verluste
}
recap-keys = Was geschah, während ich wartete
recap-key-pause = Anhalten, weiter
recap-key-turn = Ein Zug zurück, vor
recap-key-speed = Tempo
recap-key-skip = Weiter zu meinem Zug
recap-setting = Zeigen, was vor meinem Zug geschah
pace-wish = Züge der Computer zeigen
pace-wish-table = im Tempo des Tisches
pace-wish-once = sofort
pace-wish-second = je 1 s
pace-wish-own = in meinem Tempo
