name = Great Powers

## Asking the server

problem-malformed = This request cannot be read: { $detail }
problem-field = { $field }: { $detail }
problem-forged = This page is out of date. Please reload it.
problem-outdated = This page is older than the server. Please reload it.
problem-nobody = You have no seat here yet.
problem-empty-name = A name needs at least one letter.
problem-not-found = There is nothing here.
problem-method = This cannot be done at this address.
problem-too-deep = This request is nested too deeply.
problem-too-large = That is too much at once.
problem-too-many = Too many requests in a short time. Please wait a moment.
problem-inside = Something went wrong inside the server. The error has been logged.
problem-unsaved = Nothing can be saved at the moment. What was saved before is safe; please try again soon.
problem-login = Name and password do not match.
problem-old-password = That is not your current password.
problem-name-taken = The name { $name } is taken.
problem-account-exists = You have an account already.
problem-no-account = Only an account has a password. Please register first.
problem-no-game = There is no game { $game }.
problem-no-case = There is no case { $case } of this game.
problem-no-trial = There is no case { $case }, or nothing is played in it.
problem-no-lesson = Nobody has explained { $game } here yet.
lesson-title = Trial game
problem-no-table = There is no such table.
problem-no-seat-link = This link leads to no seat. Perhaps it was copied incompletely.
problem-link-taken = This link was replaced on { $year }-{ $month }-{ $day } at { $time } (UTC), when the seat of { $player } was taken with it on another device. If that was you, the new link is there, in the menu of the table; if not, tell the others at the table.
problem-link-replaced = This link was replaced on { $year }-{ $month }-{ $day } at { $time } (UTC), when the seat was given up or the seats were arranged anew. Ask whoever opened the table for an invitation.
problem-message = The server does not understand this message.
problem-slow = The connection was too slow; please connect again.
problem-ended = The server is going down; please connect again.
problem-upgrading = This server is being upgraded. Please try again in a moment.
problem-crowded = Too many connections from your address at once. Please close some, or wait a moment.
problem-full = The server is full at the moment; please try again soon.
problem-host = This server is not served under the name “{ $host }”. Whoever runs it can allow that with --served-host, or name it with --public-url.
guest-name = Guest { $number }
client-missing = The server runs, but its pages have not been built. In the sources, “python3 run.py play” builds them.

## Who made the games

credits-imperial-2006 = Design: Mac Gerdts · PD-Verlag
credits-imperial-2010 = Design: Mac Gerdts · PD-Verlag
credits-imperial-2030 = Design: Mac Gerdts · PD-Verlag
credits-imperialism = Design: Konrad Perzyna · G3
credits-attack = Design: Glenn Drover · Eagle Games

## The command line

command-serving = Great Powers is served at { $address }
command-playing = The table is at { $address }
command-lan = Others on this network can sit down at { $address }
command-end = Ctrl+C ends the server; the tables are kept.
command-port-taken = { $port } is taken; choose another.
command-public-url = must look like https://tables.example.org, not { $address }
command-network = must look like 10.0.0.0/8 or 192.0.2.7, not { $network }
command-limit = must be more than 0, not { $value }
command-backup = All tables are copied to { $file }
command-playing-already = The table is already at { $address }
command-database-foreign = { $file } is not a database of Great Powers. Name another file, or move this one away.
command-database-damaged = { $file } is damaged ({ $detail }). Put a backup in its place, or move it away to begin anew.
command-database-readonly = { $file } cannot be written ({ $detail }). Allow this user to write the file and its folder, or name another one.
command-database-full = There is no room left for { $file } ({ $detail }). Free some space on its disk, or name a file on another one.
command-database-version = { $file } was written by a newer version of Great Powers. Update the program, or name another file.
command-database-away = { $file } cannot be used: { $detail }
command-database-owned = { $file } is in use: { $owner }. End that server, or name another file.
command-database-process = process { $process }

## At a table

seat-computer = Computer { $number }
seat-open = Seat { $number }
seat-human = Player { $number }
room-not-running = This game is not being played now.
room-not-yours = Seat { $seat } is not yours.
room-no-seat = There is no seat { $seat } at this table.
room-not-host = Only the person who opened the table can do that.
room-only-players = Only those at the table can do that.
room-has-conceded = You have conceded; a computer plays this seat now.
room-stood-in = A computer stands in for you. Take the seat back first.
room-stale = The question has changed in the meantime. Please look again.
room-overtaken = Somebody was faster. Please look again.
room-seat-taken = This seat is taken.
room-seats-open = Some seats are still open. Invite somebody, or let computers have them.
room-has-begun = The game has begun; the seats stay as they are.
room-others-play = Others are still playing here.
room-no-window = This game has no window { $window }; it has { $windows }.
room-no-bot = There is no computer player { $bot }; there is { $bots }.
room-wrong-seats = This game has { $seats } seats, not { $given }.
room-no-moment = The record ends after { $last } entries.
room-branch-over = The game was over by then; try an earlier moment.
room-branch-secrets = While this game runs, only those who play can try from here, for it has secrets.
room-plan-secrets = This game has secrets. A draft would give them away, so there is none here.
room-reasons-later = This game has secrets, and reasons would give them away. They are told when it is over.
room-no-reason = No computer has given a reason for this.
room-nothing-said = There is nothing in this message.
room-broken = The record of this game does not match the rules, so it cannot go on. You can look at it up to the last move that holds.
room-older-rules = This game is played by version { $rules } of the rules, the one it began with. Changed since then: { $changes }
room-nothing-vanishes = There is no move to take back there.
room-no-question-there = Nobody was asked anything at that moment.
room-ask-later =
    { $seconds ->
        [one] You were refused. Ask again in one second.
       *[other] You were refused. Ask again in { $seconds } seconds.
    }
room-computer-already = A computer plays this seat already.
room-not-waited-for = Nobody is waiting for this player.
room-not-absent = This player is here, or was until just now. Please give them time.
room-no-vote = This vote is over.
vote-take-back = { $player } would like to take the game back to moment { $to }.
vote-hand-over = { $player } would like a computer to play for { $target }.
waiting-for = Waiting for { $players }: { $task }
waiting-thinking =
    { $count ->
        [one] { $players } is thinking: { $task }
       *[other] { $players } are thinking: { $task }
    }
waiting-chance = Chance decides: { $task }
waiting-gathering =
    { $open ->
        [0] Everybody is here; the game can begin.
        [one] One seat is still open.
       *[other] { $open } seats are still open.
    }
waiting-running = The game goes on.
waiting-over = The game is over.
waiting-closed = This table was closed.
waiting-broken = This game cannot go on.
result-winners =
    { $count ->
        [one] { $players } wins.
       *[other] { $players } win together.
    }
result-conceded = conceded
history-now = Now
log-taken-back = { $player } had the game taken back to moment { $to }.
log-went-back = The game was taken back to moment { $to }.
log-reseeded = From here on chance comes from a new seed that nobody knows.
note-handed-over = A computer plays for { $player } now.
note-refused = { $player } does not agree.
note-returned = { $player } plays again.
note-conceded = { $player } has conceded; a computer plays on.
note-claimed = { $player }’s seat was taken on another device by its private link. That link is used up; the new one is there.

why-elsewhere = Something else is asked now: { $task }. You can choose: { $choices }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}

## What others show of a link

preview-about = Imperial, Imperialism and Attack! to play in the browser: with friends, or against computers.
preview-rules = Rules of { $game }
preview-no-table = No such table
preview-table-gathering =
    { $free ->
        [0] A table for { $seats } players; every seat is taken.
        [one] A table for { $seats } players; one seat is free. Sit down and play in the browser.
       *[other] A table for { $seats } players; { $free } seats are free. Sit down and play in the browser.
    }
preview-table-running = A game for { $seats } players is being played. Come and watch.
preview-table-over = A game for { $seats } players, to be played back move by move.
