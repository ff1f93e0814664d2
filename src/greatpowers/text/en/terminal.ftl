# The table in the terminal and the command line.

table-question-game = Which game? [{ $default }]
table-question-seats = How many play ({ $low } to { $high }), and which seats are people? For example “4 1,3”; Enter alone: 3 seats, you are seat 1. [3 1]
table-bad-game = “{ $text }” is not one of the games.
table-bad-seats = “{ $text }” is not clear. First the number of seats, then the people, for example “4 1,3”.
table-bad-number = Please give a number from 1 to { $last } or a command; h shows the help.
table-welcome = { $game } with { $seats } seats. h shows the help.
table-happened = What has happened
table-input = Number or command (h: help) >
table-rights = At any time:
table-no-rights = There are no further rights at the moment.
table-rights-hint = To take a right: “r” and its number, for example “r 1”.
table-undone = Taken back.
table-saved = Saved in { $file }.
table-not-saved = { $file } cannot be written: { $problem }
table-save-how = Please name a file, for example “s game.json”.
table-empty-log = Nothing has happened yet.
table-allowed = That is allowed: it is in the list.
table-why-how = Why not? For example “why { $example }”. Kinds of answers: { $list }
table-why-malformed = There is no such answer: { $problem }
table-language = Language: English.
table-bad-language = There are de and en.
table-bye = Goodbye.
table-more = … and { $count } more
table-help =
    number      give this answer
    why …       why an answer is not offered: “why { $example }” or “? …”, also as JSON
    p           show the position
    l           show the log
    r           show the rights you have at any time; “r 3” takes the third
    u           take back the own last answer
    s FILE      save the game (go on later: greatpowers play --resume FILE)
    lang de|en  change the language
    h           this help
    q           quit

cli-later = “{ $command }” comes with a later version.
cli-no-record = Please name a file, or a case with --case.
cli-no-file = { $file } cannot be read: { $problem }
cli-no-json = { $file } is not valid JSON: { $problem }
cli-no-toml = { $file } is not valid TOML: { $problem }
cli-option-file = FILE.toml
cli-missing-part = “{ $command }” is not part of this installation.
cli-fuzz = { $games ->
    [one] One game
   *[other] { $games } games
} played, { $broken ->
    [0] no law broken.
    [one] one law broken.
   *[other] { $broken } laws broken.
}
cli-perft = Depth { $depth }: { $count } sequences

bench-heading = { $game }, { $seats } seats, Python { $python }; the best of { $rounds } rounds of { $seconds } s each; × is times catanatron.
bench-contestant = Build
bench-decisions-per-second = Answers per s
bench-games-per-second = Games per s
bench-decisions-per-game = Answers per game
bench-copies-per-second = Copies per s
bench-kilobytes-per-copy = KiB per copy
bench-process-megabytes = MiB
bench-times-catanatron = ×
