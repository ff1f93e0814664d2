# The table in the terminal and the command line.

table-question-game = Which game? [{ $default }]
table-question-seats = How many play ({ $low } to { $high }), and which seats are people? For example “4 1,3”; Enter alone: 3 seats, you are seat 1. [3 1]
table-bad-game = “{ $text }” is not one of the games.
table-bad-seats = “{ $text }” is not clear. First the number of seats, then the people, for example “4 1,3”.
table-bad-number = Please give a number from 1 to { $last } or a command; h shows the help.
panels-players = Players
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
table-motive = { PLAYER($player) }, “{ $answer }”: { $reason }
table-no-motives = No computer has answered since your last answer.
table-motives-secret = In a game with secrets computers do not tell why: it would give away what they hold.
table-empty-log = Nothing has happened yet.
table-allowed = That is allowed: it is in the list.
table-why-how = Why not? For example “why { $example }”. Kinds of answers: { $list }
table-why-malformed = There is no such answer: { $problem }
table-language = Language: English.
table-bad-language = There are de and en.
table-bye = Goodbye.
table-more = … and { $count } more
table-several-hint = Several at once, and no more: their numbers, for example “2 3”.
table-help =
    number      give this answer
    2 3 …       several at once, in any order: cities, units, cards
    why …       why an answer is not offered: “why { $example }” or “? …”, also as JSON
    p           show the position
    m           show why the computers have answered as they did
    l           show the log
    r           show the rights you have at any time; “r 3” takes the third
    u           take back your last answer
    s FILE      save the game (go on later: greatpowers play --resume FILE)
    lang de|en  change the language
    h           this help
    q           quit

cli-no-record = Please name a file, or a case with --case.
cli-no-file = { $file } cannot be read: { $problem }
cli-no-json = { $file } is not valid JSON: { $problem }
cli-no-toml = { $file } is not valid TOML: { $problem }
cli-option-file = FILE.toml
cli-missing-part = “{ $command }” is not part of this installation.
cli-no-ray = For --cluster Ray is needed: pip install "greatpowers[cluster]"
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

arena-blocks = { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}
arena-title = Arena: { $game }
arena-lead = { $bots }: { $games } games in { arena-blocks }. A block is a line-up at every rotation of its seats, all on one seed.
arena-heading = { $game }, { $seats } players: { $games } games in { arena-blocks } from seed { $seed }
arena-seats = { $seats } players
arena-bot = Computer
arena-rating = Rating
arena-share = Win share
arena-alone = Win share alone
arena-alone-line = Alone among the others: { $list }
arena-rank = Mean rank
arena-mean = mean ms
arena-p99 = p99 ms
arena-most = most ms
arena-decisions = Decisions
arena-wilson = Wilson
arena-bootstrap = Blocks
arena-games = Games
arena-entries = Entries of the record
arena-parity = parity { $share }
arena-ladder = Ladder
arena-scale = Ratings: Plackett–Luce over whole rankings, uniform = 0 (where it does not play, the mean is 0); 400 points are odds of ten to one. Intervals: 95%, by resampled blocks.
arena-share-note = A win for each game, split among those who tie. The interval is the wider of two: Wilson’s, and that by resampled blocks. Alone: one seat among others that are all played by the other computer.
arena-pairs = Pairs
arena-pairs-note = How often the computer of the row finishes before that of the column (ties are halves):
arena-length = Length of the games
arena-length-note = Answers of the seats and of chance.
arena-thinking = Thinking
arena-thinking-note = Milliseconds for a decision on the machine that played; p99 is exceeded once in a hundred decisions, to within a tenth.
arena-seeds = Seeds { $first } to { $last }.
arena-again = The same again
arena-again-note = Computers with a budget of iterations play the very same games again; one with a budget of seconds does so on the same chance only.
arena-verdict-better = Decided after { arena-blocks }: { $first } is ahead of { $second } by { $margin } points of win share rather than by nothing (measured: { $advantage }).
arena-verdict-not-better = Decided after { arena-blocks }: { $first } is no better than { $second } rather than ahead by { $margin } points of win share (measured: { $advantage }).
arena-verdict-open = Open after { arena-blocks } whether { $first } is ahead of { $second } by { $margin } points of win share (measured: { $advantage }).
arena-faults = Faults
arena-fault-seed = Seed
arena-fault-entry = Entry
arena-fault-seat = Seat
arena-fault-problem = Problem
arena-fault = FAULT: { $bots }, seed { $seed }, entry { $entry }, seat { $seat }: { $problem }
