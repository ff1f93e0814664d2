### The words of lobby, account, rules and settings. Names of the games' own things come from the server.

name = Great Powers
skip = Skip to the content
menu = Menu
nav = Main
nav-play = Play
nav-watch = Watch
nav-replays = Replays
nav-rules = Rules
nav-casebook = Casebook
nav-me = Account and settings
guest = Guest
language = Language
dismiss = Dismiss
close = Close
cancel = Cancel
back = Back
retry = Try again
loading = One moment …
offline = The server is not answering. Please try again.
outdated = This page is older than the server. Reload it to go on.
reload = Reload
your-turn = Your turn
yes = Yes
no = No

## The lobby

lobby-title = Play
lobby-heading = Play one of five games of great powers
lobby-sentence-play = Play
lobby-sentence-against = against
lobby-sentence-computers = { $count ->
    [one] computer at level
   *[other] computers at level
}
lobby-pick-game = Game
lobby-pick-count = Number of computers
lobby-pick-bot = Strength of the computers
lobby-go = Play now against computers
lobby-starting = Setting up the table …
lobby-games = The games
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
bot-uniform = Dice-thrower
bot-uniform-about = Lets the dice decide. To learn the rules in peace.
bot-greedy-novice = Novice
bot-greedy-novice-about = Knows what is good, and often forgets it.
bot-greedy-adept = Adept
bot-greedy-adept-about = Plays sensibly and makes mistakes that can be punished.
bot-greedy = Master
bot-greedy-about = Thinks every turn through to its end and takes the best one.
bot-search = Strategist
bot-search-about = Searches many turns ahead, for as long as the table lets it.
bot-rated = { $name } · { $rating }
bot-interval = { $low }–{ $high }, { $games ->
    [one] one game
   *[other] { $games } games
}
bot-anchor = fixed point of the scale
bots-heading = Who are the computers?
bots-rating-about = Measured in tournaments of computers at this game: the Dice-thrower has 0, and 400 points more are odds of ten to one. The interval holds with 95% certainty.
plate-players = { $least }–{ $most } players
plate-play = Play now
plate-play-label = Play now: { $game }
plate-new = New table
plate-new-label = New table: { $game }
plate-rules = Rules
plate-number = Plate { $number }
mine-heading = My tables
mine-waiting = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
mine-none = Nothing yet. The button above starts a game at once.
open-heading = Open tables
open-none = No open table at the moment.
open-new = Open a table
running-heading = Running tables
running-none = No public table is being played at the moment.
finished-heading = Finished games
finished-none = Nothing here yet.
all-tables = All
list-more = Show more
list-game = Game
list-state = State
list-players = Players
list-changed = last move
list-action = Action
do-continue = Continue
do-look = Look
do-join = Join
do-watch = Watch
do-replay = Replay
do-open = Open
do-label = { $what }: { $game }{ $title ->
    [none] {""}
   *[other] , { $title }
}
state-gathering = { $open ->
    [0] ready to start
    [one] one seat free
   *[other] { $open } seats free
}
state-running = running
state-waits = waits for { $names }
state-over = finished
state-closed = closed
state-broken = cannot be replayed
seats-taken = { $taken } of { $all }
private = private
public = public
foot-maps = Outlines from Natural Earth · free software
foot-fan = Not affiliated with the publishers. Do you like a game? Then buy it.
foot-licences = Licences
foot-import = Load a saved game

## A new table

new-title = New table
new-game = Game
new-count = Players
new-seats = Seats
new-seat = Seat { $number }
new-kind-me = Me, on this screen
new-kind-open = Somebody, by link
new-kind-computer = Computer
new-kind = Who plays seat { $number }
new-name = Name of seat { $number }
new-bot = Strength of seat { $number }
new-name-hint = Name
new-by-link = joins with the link
new-hot-seat = Several people on one screen: the table asks before it shows the next one's cards.
new-no-seat = You have no seat yourself: you will watch.
new-options = Rules
new-options-usual = as usual
new-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
new-document = a file of your own …
new-document-file = File for “{ $option }”
new-document-bad = This file is not a JSON object.
new-document-missing = Please choose a file for “{ $option }”.
new-table-section = The table
new-table-title = Name of the table
new-table-title-hint = may stay empty
new-visibility = Who sees it
new-public = everybody, in the lobby
new-private = only those with the link
new-speed = Pause between computers’ moves
speed-slow = long, to follow them
speed-normal = medium
speed-fast = short
speed-instant = none
new-thinking = Thinking time for each answer
new-pace = You play
pace-live = together, at the same time
pace-days = over days, whenever somebody has time
new-absent = Waiting for somebody absent
absent-never = without limit
absent-300 = 5 minutes
absent-3600 = 1 hour
absent-86400 = 1 day
absent-259200 = 3 days
absent-hint = After that a computer may stand in without a vote; the seat can be taken back.
new-create = Set up the table
new-create-play = Start the game
share-title = The table is ready
share-text = Send this link to everybody who should play. The game can begin as soon as all seats are taken.
share-link = Link to the table
share-copy = Copy link
share-copied = The link is in the clipboard.
share-copy-failed = The browser does not allow copying. The link is marked: press Ctrl+C.
share-send = Send …
share-go = To the table

## Account

me-title = Account and settings
me-guest = You are playing as a guest. This browser remembers you. With an account you find your tables on every device.
me-account = You are logged in.
me-name-heading = Name
me-name = Name at the tables
me-save = Save
me-saved = Saved.
me-register-heading = Create an account
me-register = Create an account
me-registered = Your account has been created. Your tables now belong to it.
me-login-heading = Log in
me-login = Log in
me-logged-in = Welcome back, { $name }.
me-logout = Log out
me-logged-out = You have been logged out.
me-login-name = Login name
me-password = Password
me-password-hint = At least 10 characters.
me-password-heading = Password
me-old-password = Current password
me-new-password = New password
me-password-change = Change the password
me-password-changed = Your password has been changed. Other devices have been logged out.
me-delete-heading = Delete the account
me-delete-text = Your name is removed from all tables, and every device is logged out. Games that others played with you stay, without your name. This cannot be undone.
me-delete = Delete the account …
me-delete-sure = Yes, delete it for good
me-deleted = The account has been deleted.
me-delete-guest = Forget me
me-delete-guest-heading = Forget this guest
settings-heading = Settings of this browser
settings-theme = Appearance
theme-system = same as the system
theme-light = light
theme-dark = dark
settings-sound = Short sounds: your turn, a fight, the end
settings-sound-test = Listen to the sounds
settings-sound-turn = Your turn
settings-sound-fight = Fight
settings-sound-end = The end
settings-confirm = Ask before an answer is given
settings-unused = Ask when you end a turn and could still do something
settings-motion = Moving pieces and transitions
motion-system = same as the system
motion-on = on
motion-off = off

## Loading a saved game

import-title = Load a saved game
import-text = A game that you saved in the menu of a table goes on here, or a new one begins from a position, such as one of the casebook.
import-drop = Drop the file here, or
import-choose = Choose a file …
import-paste = Or paste the text of the file
import-paste-label = JSON text
import-bad = This is not a JSON object.
import-too-large = The file is larger than { $megabytes } MB.
import-record = Record of { $game }, { $seats } players, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}
import-position = Position of { $game }, { $seats } players
import-unknown = A document of unknown kind; the server will say what is wrong with it.
import-mine = Seats
import-mine-first = The first seat is mine, computers play the others
import-mine-seat = Seat { $number } is mine, computers play the others
import-mine-all = All seats are mine
import-go = Set up the table

## Rules and casebook

rules-title = Rules
rules-text = The rules in our own words, passage by passage, with the place in the rulebook and the cases that show them.
rules-choose = Game
rules-search = Search the rules
rules-found = { $count ->
    [0] nothing found
    [one] one passage
   *[other] { $count } passages
}
rules-cases = Cases
rules-rulings = Rulings
rules-contents = Contents
rules-link = Link to this passage
casebook-title = Casebook
casebook-text = Tricky situations and examples, in the order of the rules: what holds, and why. Open any of them; most can be tried at a table.
casebook-search = Search the cases
casebook-found = { $count ->
    [0] nothing found
    [one] one case
   *[other] { $count } cases
}
case-title = Case { $id }
case-how = A, B, C … are the players, clockwise. Each run tells the situation, the answers, and what holds then.
case-play = Try this situation
case-download = Save the position
case-all = All cases of this game
case-none = Nothing is played in this case: it checks what is printed.
casebook-section = Section of the rules
casebook-all = All sections
case-ways = To other cases
case-map = The position at the beginning. The regions that the case is about are highlighted.
case-shows = The rules that this case shows

## Regaining a seat, and what is not there

seat-title = Taking the seat
seat-text = One moment: this browser is taking the seat.
seat-failed = The seat could not be taken.
missing-title = Nothing here
missing-text = There is no page at this address.
missing-home = To the lobby

## Opponents, names, empty lists

new-opponent = Opponent at seat { $number }
bot-at-once = answers at once
bot-time = { $time } a decision
bot-choice = { $bot } · { $pace }
new-sentence = { $me } against { $names }.
new-sentence-link = { $count ->
    [one] One seat is for somebody with the link.
   *[other] { $count } seats are for those with the link.
}
new-first-now = You are asked at once.
new-first-in = Your first decision comes after about { $time }.
name-ask = What shall we call you?
name-ask-about = Others read it at the table. You can change it any time.
name-keep = That’s me
name-skip = Stay a guest
name-kept = Welcome, { $name }.
running-about = Public tables that are being played appear here, and everybody may look on. Hidden cards stay hidden until a game is over.
finished-about = Games that you play to the end appear here, to be played back move by move, with the reasons of the computers. Public games of others can be found here, too, once some have ended.
empty-play = Play now
empty-import = Load a saved game

## How far a link leads

reach-machine = This link works on this machine only. To invite others in your network, start the game with
reach-network-here = This link works on this machine only. Others in your network need this one:
reach-network = This link works in your network only, at home or in the office.
reach-use = Use the network’s link
reach-hosts = The server listens in the network but is told to answer to other names only (--served-host).
