# For those who run a server: doctor, admin, backup.

## What cannot be done

command-database-older = { $file } has the tables of an older version of Great Powers, or none. Make a backup and start the server once, which brings them up to date.
operation-no-database = There is no database { $file }. Name another with --database or --data.
operation-no-person = There is nobody with the id or account { $person }.
operation-no-account = { $person } is a guest and has no password. The private link of a seat brings a guest back to it; “admin link” prints it.
operation-no-table = There is no table { $table }.
operation-no-seat = At this table nobody can sit on seat { $seat }.
operation-no-status = There is no status { $status } to choose here; there is { $known }.
operation-too-few-days = At least one day.
operation-not-written = { $file } cannot be written: { $problem }
operation-what-to-export = Name tables by their ids, or all of them with --all.
operation-one-thing = Choose either --reset-password or --forget.
operation-exists = { $file } exists already. Name a new file.
operation-no-folder = There is no folder { $file }.
operation-not-a-backup = { $file } is a database in use, not a backup. Make one with “greatpowers backup”.
operation-same-database = This is the database everything comes from. Name another.
operation-unknown-version = The tables of the source have version { $version }, which this program does not know. Update the program.
operation-not-empty = There is something in this database already (in { $table }). Name an empty one.
operation-not-the-same = { $table } did not arrive as it was ({ $one } rows became { $other }). Nothing was kept.
operation-in-use =
    { $others ->
        [one] { $database } is in use: somebody else is connected to it. End the servers first.
       *[other] { $database } is in use: { $others } others are connected to it. End the servers first.
    }
operation-no-pg-dump = pg_dump is not installed here (Debian: postgresql-client). Install it, or run where it is: { $line }
operation-no-pg-restore = pg_restore is not installed here (Debian: postgresql-client). Install it, or run where it is: { $line }
operation-program-failed = { $program } failed: { $problem }
operation-conflict = Something else changed the same thing at the same moment. Please try again.

## What was done

admin-nobody = Nobody was found.
admin-no-tables = No table was found.
admin-more = There are more; --most shows them, --search finds them.
admin-password = The new password of { $account } is { $password }
admin-password-note = It is shown only now. Every browser of this person has to log in again; the password can be changed there.
admin-forgotten = { $person } is nameless now and has no account any more. Tables and records stay.
admin-closed = Table { $table } is closed. A server that has it open notices when it next writes to it.
admin-closed-already = Table { $table } had ended already.
admin-exported =
    { $count ->
        [one] One table was written to { $folder }
       *[other] { $count } tables were written to { $folder }
    }
admin-exported-seeds = These files hold the seeds of games that go on: whoever reads them knows every card and die to come.
admin-exported-none =
    { $count ->
        [one] One table has not begun; it is only in the index.
       *[other] { $count } tables have not begun; they are only in the index.
    }
admin-restored = { $file } is now at { $database }
admin-kept = What was there before is now { $file }
admin-moved = Everything was copied and compared: { $rows } rows.
admin-moved-note = Start the server with the new database, and remove the old one only when all is well.
admin-would-delete = Would be deleted: { $sessions } sessions, { $tables } tables with { $entries } entries, { $guests } guests.
admin-would-note = Nothing was changed; --do deletes.
admin-deleted = Deleted: { $sessions } sessions, { $tables } tables with { $entries } entries, { $guests } guests.

## Columns

admin-head-id = Id
admin-head-name = Name
admin-head-account = Account
admin-head-since = Since
admin-head-seats = Seats
admin-head-hosts = Opened
admin-head-sessions = Browsers
admin-head-game = Game
admin-head-title = Title
admin-head-status = Status
admin-head-entries = Entries
admin-head-changed = Changed
admin-head-host = Host
admin-head-table = Table
admin-head-rows = Rows
admin-head-checksum = Checksum

## The doctor

doctor-versions = Great Powers { $program }, Python { $python }, SQLite { $sqlite }
doctor-compiled = The rules are compiled.
doctor-plain = The rules are not compiled; computers think more slowly. Install the wheel for this system.
doctor-client = The pages are built.
doctor-no-client = There are no pages in { $folder }. Install the wheel, or run “python3 run.py client” in the sources.
doctor-files = A process may have { $most } files open.
doctor-few-files = A process may have only { $most } files open, and every browser takes one. Allow { $wanted } (systemd: LimitNOFILE).
doctor-no-file = There is no database { $file }. A server makes it when it first starts; or name another with --database or --data.
doctor-space = { $free } MB are free, the database takes { $size } MB.
doctor-little-space = Only { $free } MB are free, the database takes { $size } MB, and so does a backup. Make room.
doctor-no-space = Only { $free } MB are free; soon nothing can be saved. Make room now.
doctor-size = The database takes { $size } MB. Whether there is room where it lies, only its machine can tell.
doctor-large-log = { $size } MB wait beside the file to be taken over into it. Something has been reading for very long; end it, or start the server anew.
doctor-permissions = Only its owner can read the file.
doctor-readable = Others on this machine can read { $file }, with every seed in it. chmod 600 keeps them out.
doctor-foreign-files = These belong to another user than { $file }, so a server may not be able to write: { $files }. chown gives them back.
doctor-server = A server is at work: { $owner }
doctor-no-server = No server is at work.
doctor-database = { $kind } { $version } answers.
doctor-database-away = The database cannot be used: { $detail }
doctor-schema = Its tables have version { $version }, like this program’s.
doctor-schema-empty = There are no tables in it yet; a server makes them when it first starts.
doctor-schema-older = Its tables have version { $version }, this program’s are { $ours }. Make a backup; the next start of a server brings them up to date.
doctor-schema-newer = Its tables have version { $version }, this program knows { $ours }. Update the program.
doctor-clock = The clock is right.
doctor-clock-database = The clock of the database differs by { $seconds } s. Let both machines get the time by NTP.
doctor-clock-outside = The clock of the server is that of this machine.
doctor-clock-proxy = The clock behind the public address differs by { $seconds } s. Let both machines get the time by NTP.
doctor-future = A table was changed { $seconds } s from now: a clock is or was wrong.
doctor-whole = Nothing is damaged.
doctor-damaged = The database is damaged: { $detail }. Stop the server and restore a backup with “greatpowers admin restore”.
doctor-records = Every record is whole.
doctor-uneven-records =
    { $count ->
        [one] One record does not have the entries it should have: { $tables }. Compare it with a backup.
       *[other] { $count } records do not have the entries they should have: { $tables }. Compare them with a backup.
    }
doctor-rules =
    { $count ->
        [one] The rules of the one table are known.
       *[other] The rules of all { $count } tables are known.
    }
doctor-unknown-games = There are tables of games that this program does not know: { $games }. Update the program.
doctor-broken-tables =
    { $count ->
        [one] One table does not go on under the present rules; the version before still plays it.
       *[other] { $count } tables do not go on under the present rules; the version before still plays them.
    }
doctor-older-rules =
    { $count ->
        [one] One running table began under other rules; it is checked when it is next opened.
       *[other] { $count } running tables began under other rules; they are checked when they are next opened.
    }
doctor-writable = It can be written.
doctor-not-writable = It cannot be written: { $detail }. Until it can, nothing is saved.
doctor-proxy = The server answers at { $address }
doctor-proxy-away = Nothing answers at { $address } ({ $detail }). Is the name right, and does the proxy run?
doctor-proxy-unwell = { $address }/health is answered with { $status }, not by a server that is well. Look at the logs of proxy and server.
doctor-https = It is encrypted, and browsers are told to keep to that.
doctor-no-https = It is not encrypted: passwords and seat links can be read on the way. Let a proxy such as Caddy do it.
doctor-no-hsts = Browsers are not told to keep to encryption. Start the server with this very address as --public-url.
doctor-http-too = { $host } also answers without encryption. Let the proxy send browsers on to https.
doctor-forwarded = The server learns who asks ({ $address }).
doctor-forwarded-unknown = Whether the server learns who asks cannot be told: something else answered, or an older version.
doctor-not-forwarded = The server takes everybody for { $address }, and all share one limit. Let the proxy set X-Forwarded-For, from a private address, and start the server with --public-url.
doctor-forged = Anybody can pretend to be anybody else: X-Forwarded-For is passed on as it came, or there is no proxy. Let the proxy set it.
doctor-stream = Streams (WebSocket) pass.
doctor-no-stream = Streams (WebSocket) do not pass: { $detail }. Let the proxy pass on Upgrade and Connection, and leave streams open.
doctor-origin = The server does not believe pages from { $address }. Start it with this address as --public-url, or let the proxy pass on Host.
doctor-metrics = Its figures (/metrics) are not public.
doctor-metrics-public = Everybody can read its figures (/metrics). Let the proxy answer 403 there.
doctor-well = All is well.
doctor-warned =
    { $count ->
        [one] It works; one thing could be better.
       *[other] It works; { $count } things could be better.
    }
doctor-unwell =
    { $count ->
        [one] One thing is wrong.
       *[other] { $count } things are wrong.
    }
