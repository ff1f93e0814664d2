# The words of the first edition (2006): tax chip for flag, flag for flag card. They go before those in imperial.ftl.

flag-plural = tax chips
option-start-standard = by flags
prompt-deal_card = { PLAYER($player) } gets a flag.
prompt-flags = Choose where { NATION($nation) } places a tax chip: { $left } left.
kind-flag = place a tax chip
answer-pass-in-flags = place no further tax chip
answer-deal = flag { NATION($nation, form: "name") }
answer-flag = tax chip { REGION($region, form: "at") }
event-flagged = There is { NATION($nation, form: "one") } tax chip { REGION($region, form: "at") } now.
event-unflagged = The { NATION($nation, form: "adjective") } tax chip { REGION($region, form: "at") } is taken away.
event-dealt = { PLAYER($player) } gets the { NATION($nation, form: "adjective") } flag.
log-dealt = { $count ->
    [one] { PLAYER($player) } gets the flag { $list }.
   *[other] { PLAYER($player) } gets the flags { $list }.
}
log-flagged = { $count ->
    [one] New { NATION($nation, form: "adjective") } tax chip: { $list }.
   *[other] New { NATION($nation, form: "adjective") } tax chips: { $list }.
}
log-unflagged = { $count ->
    [one] The { NATION($nation, form: "adjective") } tax chip { $places } is taken away.
   *[other] The { NATION($nation, form: "adjective") } tax chips { $places } are taken away.
}
reason-not-dealt-here = With this number of players this flag is not dealt; it goes along with another.
reason-card-gone = This flag has already been dealt.
reason-not-waiting = No { NATION($nation, form: "adjective") } tax chip can be placed { REGION($region, form: "at") } now.
reason-must-choose = { NATION($nation) } has to choose a region; there are not enough tax chips for all.
screen-flag = { NATION($nation, form: "adjective") } tax chip
screen-no-flag = no tax chip
screen-label-flag = Tax chip
screen-none = none
reach-flag = { NATION($nation, form: "adjective") } tax chip
stake-value-flag = tax chip −1
forfeit-pass-in-flags = The other regions stay without your tax chip for now.
lab-dimension-flag_card = Flags
lab-note-flag_card = The flag a player was dealt at the start.
