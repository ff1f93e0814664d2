# Was für jedes Spiel gilt.

player-name = Spieler { $number }
player-computer = Computer { $number }
player-chance = Zufall
list-and = { $head } und { $last }
refusal-with-rule = { $text } [{ $rule }]
rule-reference = Regel { $book }, „{ $heading }“, Absatz { $paragraph }
ruling-reference = Auslegung { $number }

forfeit = Was du hier tun könntest, ist dann vorbei.

reason-game-over = Das Spiel ist zu Ende.
reason-not-asked = { PLAYER($seat) } ist gerade nicht gefragt.
reason-other-kind = „{ KIND($kind) }“ steht jetzt nicht zur Wahl.
reason-too-many-named = { $most ->
    [one] Hier geht nur eines, nicht { $named }.
   *[other] Höchstens { $most } auf einmal, nicht { $named }.
}
reason-too-few-named = { $least ->
    [one] Mindestens eines muss es sein.
   *[other] { $least } müssen es zusammen sein, nicht { $named }.
}
reason-settled = Inzwischen ist etwas anderes geschehen, deshalb bleibt es bei dem, was vorher gewählt wurde; das hier kommt nicht mehr dazu.
reason-no-undo = { PLAYER($seat) } kann nichts zurücknehmen: Zurücknehmen lässt sich nur der eigene letzte Zug, solange nichts Neues bekannt wurde und sonst niemand am Zug war.
reason-no-rewind = Dorthin kann die Partie nicht zurück: nur bis zu einer Frage, die jemandem gestellt wurde, und nicht, wenn sie zu Ende ist.
reason-no-reseed = Der Zufall lässt sich nicht neu ziehen: Die Partie ist zu Ende, oder der Zufall wird von Hand beantwortet.

## Warum ein Computer so geantwortet hat; wie die Motive heißen, steht in den Dateien der Titel

thought-lot = Ausgelost; dieser Computer wägt nichts ab.
thought-only = Die einzige sinnvolle Antwort.
thought-equal = Ebenso gut gewesen wäre: „{ $answer }“.
thought-for = Dafür: { $pros }.
thought-for-and-against = Dafür: { $pros }; dagegen: { $cons }.
thought-against = Eine Laune; dagegen: { $cons }.
thought-motive = { $motive } ({ $points })
thought-alternative = Die nächstbeste: „{ $answer }“.
motive-score = Punkte
thought-chance = Seine Siegchance schätzt er auf { $percent } %.

result-heading = Ergebnis
result-line = { $rank }. { PLAYER($player) }: { $score } Punkte
result-open = Die Partie läuft noch.

replay-verdict = { $entries ->
    [one] Ein Eintrag
   *[other] { $entries } Einträge
} nachgespielt, alle Prüfsummen stimmen. { $result }
replay-position = Stellung nach { $entries } von { $total } Einträgen

title-quoted = „{ $name }“
title-quoted-inside = ‚{ $name }‘
