# Die Worte der 1. Auflage (2006): Steuerchip statt Flagge, Flagge statt Flaggenkarte. Sie gehen denen in imperial.ftl vor.

flag-plural = Steuerchips
option-start-standard = nach Flaggen
prompt-deal_card = { PLAYER($player) } erhält eine Flagge.
prompt-flags = Wähle, wo { NATION($nation) } einen Steuerchip { NATION($nation, form: "number") ->
    [many] ablegen
   *[one] ablegt
}: noch { $left } übrig.
kind-flag = Steuerchip ablegen
answer-pass-in-flags = keinen weiteren Steuerchip ablegen
answer-deal = Flagge { NATION($nation, form: "name") }
answer-flag = Steuerchip { REGION($region, form: "at") }
event-flagged = { REGION($region, form: "at") } liegt nun ein { NATION($nation, form: "adjective") }er Steuerchip.
event-unflagged = Der { NATION($nation, form: "adjective") }e Steuerchip { REGION($region, form: "at") } wird entfernt.
event-dealt = { PLAYER($player) } erhält die { NATION($nation, form: "adjective") }e Flagge.
log-dealt = { $count ->
    [one] { PLAYER($player) } erhält die Flagge { $list }.
   *[other] { PLAYER($player) } erhält die Flaggen { $list }.
}
log-flagged = { $count ->
    [one] Neuer { NATION($nation, form: "adjective") }er Steuerchip: { $list }.
   *[other] Neue { NATION($nation, form: "adjective") }e Steuerchips: { $list }.
}
log-unflagged = { $count ->
    [one] Der { NATION($nation, form: "adjective") }e Steuerchip { $places } wird entfernt.
   *[other] Die { NATION($nation, form: "adjective") }en Steuerchips { $places } werden entfernt.
}
reason-not-dealt-here = Bei dieser Spielerzahl wird diese Flagge nicht ausgeteilt, sie geht mit einer anderen mit.
reason-card-gone = Diese Flagge ist schon vergeben.
reason-not-waiting = { REGION($region, form: "at") } ist jetzt kein { NATION($nation, form: "adjective") }er Steuerchip abzulegen.
reason-must-choose = { NATION($nation) } { NATION($nation, form: "number") ->
    [many] müssen
   *[one] muss
} eine Region wählen; die Steuerchips reichen nicht für alle.
screen-flag = { NATION($nation, form: "adjective") }er Steuerchip
screen-no-flag = kein Steuerchip
screen-label-flag = Steuerchip
screen-none = keiner
reach-flag = { NATION($nation, form: "adjective") }er Steuerchip
stake-value-flag = Steuerchip −1
forfeit-pass-in-flags = Die anderen Regionen bleiben vorerst ohne deinen Steuerchip.
lab-dimension-flag_card = Flaggen
lab-note-flag_card = Die Flagge, die ein Spieler zu Beginn erhielt.
