## The words of the table screen

table-mark-first = Great{ " " }
table-mark-second = Powers
table-to-lobby = To the lobby
table-loading = Loading …
table-part-missing = A part of the page could not be loaded. It may just have been updated.
table-close = Close
table-no = No
table-you = You
table-seat = Seat { $number }
table-seats = Players
table-seat-details = All figures of the players
table-to-move = to move
table-present = present
table-away = away
table-computer = Computer
table-stands-in = A computer stands in
table-conceded = conceded
table-watchers = { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
table-branch = Try-out
table-language = Language
table-line-live = Connected
table-line-connecting = Connecting …
table-line-reconnecting = Disconnected, attempt { $attempt } …
table-line-closed = No connection
table-unsaved = Nothing is being saved
table-panels = Parts of the table
table-grid-legal = { $count ->
        [one] one target
       *[other] { $count } targets
    }
table-grid-filter = Filter { $title }
table-grid-target = { $name }: { $count ->
        [one] one choice
       *[other] { $count } choices
    }
table-filter = Filter
table-nothing-found = Nothing found.
table-no-cards = No cards.
table-track-goal = Goal: { $value }
table-your-turn = Your turn
table-asked-together = at the same time as the others
table-rule = Rule
table-undo = Undo
table-reset = Reset turn
table-let-go-back = No, go back
table-let-go-sure = Yes, give it up
table-let-go-never = Do not ask again (see settings)
table-several = Choose up to { $most }; { $total } chosen.
table-named = { $count } times
table-less = One less: { $choice }
table-nothing-left = Nothing is left for this. Take something else back first.
table-why-this = Why not { $name }?
table-why-here = Why not?
table-done-it = Done: { $choice }
table-done-choose = Choose one
table-done-none = Nothing fits the filter
table-selected = Selected: { $choice }. Press Enter to confirm.
table-sealed = Sealed: { $choice }. You can change it until everybody has chosen.
table-sealed-something = an answer
table-sealed-this = sealed
table-only-pass = All you can do here is pass.
orders-title = Decide beforehand
orders-given = Decided beforehand: { $count }
orders-here = When this comes up again:
orders-do = Pass, now too
orders-hint = What the server does for you when you could react. Only you see this.
orders-ask = ask me
orders-pass = pass
orders-turn = pass until my turn
orders-timed = Every window stays open for { $seconds } seconds or a multiple of that, whatever anybody holds; only a card that is played ends it earlier.
orders-telling = No clock runs at this table: whoever can only pass does so at once. How long somebody takes may tell others something.
window-closes = Open for { $seconds } s
table-waiting = Waiting …
table-over = The game is over
table-you-win = { $margin ->
    [0] You win!
    [one] You win by one point!
   *[other] You win by { $margin } points!
}
table-status-closed = Closed
table-status-broken = Broken
table-closed-sentence = The game was ended early.
table-choices = { $count ->
        [one] One choice
       *[other] { $count } choices
    }
table-choosing = Choosing
table-choices-search = Search the choices
table-search = Search
table-facet = Narrow down, field { $number }
table-facet-origin = from
table-facet-goal = to
table-facet-all = all { $count }
table-unpick = No longer narrow down to
table-shown = { $shown } of { $all }
table-rights = Possible at any time: { $kinds }
table-rights-search = Search the rights
table-why-not = What can't I do?
table-why-back = To the choices{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }
table-why-about = What cannot be done now, with the reason and the rule.
table-why-search = Search the reasons …
table-why-found = { $count ->
        [one] One answer found
       *[other] { $count } answers found
    }
table-why-legal = This is possible.
table-why-select = Select it
table-why-more = … and { $count } more. Search more precisely.
table-log = Log
table-log-search = Search the log
table-log-all = All
table-log-since = Since your last visit
table-log-to-visit = What happened since your last visit
table-log-earlier = { $count ->
        [one] One earlier turn
       *[other] { $count } earlier turns
    }
table-log-why = why?
table-log-empty = Nothing has happened yet.
table-copy-moment = Copy the link to this moment
table-copied = Copied: { $address }
table-chat = Chat
table-chat-say = Message to the table
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-mute = Mute { $name }
table-unmute = Unmute { $name }
table-muted = Muted
table-unread = unread
table-side = Log and chat
table-column = Decision, log and chat
table-tabs = Views
table-tab-table = Table
table-tab-cards = Cards
table-tab-log = Log
table-tab-chat = Chat
table-sheet = Make the choices larger or smaller
table-vote = Vote
table-vote-needs = Still to agree: { $names }
table-agree = Agree
table-refuse = Refuse
table-withdraw = Withdraw
table-replay = Looking back
table-back-to-now = Back to now
table-first = To the start
table-back = One step back
table-forward = One step forward
table-last = To the end
table-play = Play
table-pause = Pause
table-pace = Pace
table-moment = Moment
table-moment-of = Moment { $at } of { $last }
table-try-here = Try from here
table-take-back = Take back to here
table-vote-look = See it
table-take-back-menu = Take back a move …
table-take-back-about = Look at an earlier moment and take the game back to it, if everybody whose moves would vanish agrees.
table-look-back = Look back
table-menu = Menu
table-menu-table = This table
table-menu-help = Help
table-menu-settings = Settings
table-share = Copy the link to the table
table-seat-link = Private link to the seat of { $name }
table-seat-link-about = Open it on another device to play on there; the link in the menu over there brings you back. Whoever has it plays for you.
table-export = Save the record
table-export-about = Until the game is over it holds only what your seat knows.
table-return = Take back the seat of { $name }
table-hand-over = Let a computer play for { $name }
table-speed = Speed of the computers
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-speed-instant = instant
table-thinking = Thinking time for each answer
table-clock = We play
table-clock-live = together, by the clock
table-clock-days = over days, no clock
table-confirm = Confirm answers with “Done”
table-sound = Sounds: your turn, a fight, the end
table-theme = Appearance
table-theme-system = same as the system
table-theme-light = light
table-theme-dark = dark
table-keys = Keys
table-rules = Rules
table-casebook = Casebook
table-concede = Concede
table-concede-ask = Do you want to concede? A computer plays your seat to the end, and the game gets its score.
table-leave = Leave the table
table-leave-ask = Do you want to leave the table? Your seat becomes free.
table-close-table = Close the table
table-close-ask = Do you want to close the table for everybody?
table-options = Variants
table-commitment = Fingerprint of chance, fixed before the first move:
table-reseeded = This game was begun elsewhere. Since moment { $at } chance comes from a new seed that is told when the game is over; its fingerprint:
table-curtain = Pass the device to { $name }
table-curtain-about = What the other seat knows is covered now.
table-curtain-lift = I am { $name }
table-gathering = A new table
table-gathering-open = { $count ->
        [one] One seat is still free. Invite somebody.
       *[other] { $count } seats are still free. Invite somebody.
    }
table-gathering-full = All seats are taken.
table-invite = Copy the invitation
table-your-name = Your name
table-open-seat = Free seat
table-open-seat-about = Anybody with the link can sit down
table-seat-kind = Seat { $number }
table-kind-me = Me
table-kind-open = Invite
table-kind-computer = Computer
table-join = Sit here
table-stand-up = Stand up
table-start = Start the game
table-start-wait = Starts once every seat is taken
table-start-host = Whoever opened the table starts the game.
table-result = Result
table-rank = Rank
table-player = Player
table-points = Points
table-rematch = Play again
table-replay-all = Watch from the start
table-key-number = Choose the option with this number
table-key-walk = Move through the choices
table-key-done = Done
table-key-undo = Undo the last answer
table-key-reset = Clear the selection, then reset the turn
table-key-search = Search the choices
table-key-prompt = To the question
table-key-why = What can't I do?
table-key-log = To the log
table-key-chat = To the chat
table-key-history = Look back

table-log-nations = Nations
table-log-whose = Whose turns
table-keys-choose = Answering
table-keys-go = Getting around
table-keys-back = Looking back
table-key-rules = Open, close the rules beside the table
table-key-step = One step back, forward
table-key-ends = Beginning, end of the game
table-key-turn = On the time strip: one turn back, forward
table-key-play = Play, pause
table-cap-ctrl = Ctrl
table-cap-shift = Shift
table-cap-arrow = Arrow
table-cap-home = Home
table-cap-end = End
table-cap-pgup = PgUp
table-cap-pgdn = PgDn
table-cap-space = Space

## Saving, reaching others, the end

table-unknown = No such table
table-trouble = This table cannot be shown
table-saving = Saving …
table-save-late = Not saved yet.
table-save-failed = Not saved: the server does not answer.
table-save-again = Try again
table-level-at-once = { $level } · answers at once
table-level-time = { $level } · { $time } a decision
table-picture = Picture to share
table-picture-saved = The picture has been saved as a file.
table-reveal-skip = Show all
