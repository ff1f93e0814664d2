# Für alle, die einen Server betreiben: doctor, admin, backup.

## Was nicht geht

command-database-older = { $file } hat die Tabellen einer älteren Version von Großmächte oder gar keine. Sichere sie und starte den Server einmal; er bringt sie auf den neuen Stand.
operation-no-database = Die Datenbank { $file } gibt es nicht. Nenne eine andere mit --database oder --data.
operation-no-person = Niemand hat die Kennung oder das Konto { $person }.
operation-no-account = { $person } ist ein Gast und hat kein Passwort. Mit dem privaten Link seines Platzes kommt ein Gast dorthin zurück; „admin link“ gibt ihn aus.
operation-no-table = Den Tisch { $table } gibt es nicht.
operation-no-seat = Auf Platz { $seat } kann an diesem Tisch niemand sitzen.
operation-no-status = Den Status { $status } kann man hier nicht wählen; es gibt { $known }.
operation-too-few-days = Mindestens ein Tag.
operation-not-written = { $file } lässt sich nicht schreiben: { $problem }
operation-what-to-export = Nenne Tische mit ihrer Kennung oder mit --all alle.
operation-one-thing = Wähle entweder --reset-password oder --forget.
operation-exists = { $file } gibt es schon. Nenne eine neue Datei.
operation-no-folder = Den Ordner { $file } gibt es nicht.
operation-not-a-backup = { $file } ist eine Datenbank in Gebrauch, keine Sicherung. „greatpowers backup“ macht eine.
operation-same-database = Das ist die Datenbank, aus der alles kommt. Nenne eine andere.
operation-unknown-version = Die Tabellen der Quelle haben Version { $version }, die dieses Programm nicht kennt. Aktualisiere das Programm.
operation-not-empty = In dieser Datenbank ist schon etwas (in { $table }). Nenne eine leere.
operation-not-the-same = { $table } ist nicht so angekommen, wie es war (aus { $one } Zeilen wurden { $other }). Nichts wurde behalten.
operation-in-use =
    { $others ->
        [one] { $database } wird verwendet: Jemand anderes ist damit verbunden. Beende zuerst die Server.
       *[other] { $database } wird verwendet: { $others } andere sind damit verbunden. Beende zuerst die Server.
    }
operation-no-pg-dump = pg_dump ist hier nicht installiert (Debian: postgresql-client). Installiere es oder rufe dort, wo es das gibt, auf: { $line }
operation-no-pg-restore = pg_restore ist hier nicht installiert (Debian: postgresql-client). Installiere es oder rufe dort, wo es das gibt, auf: { $line }
operation-program-failed = { $program } ist gescheitert: { $problem }
operation-conflict = Etwas anderes hat im selben Augenblick dasselbe geändert. Bitte versuche es noch einmal.

## Was getan wurde

admin-nobody = Niemand gefunden.
admin-no-tables = Kein Tisch gefunden.
admin-more = Es gibt noch mehr; --most zeigt sie, --search findet sie.
admin-password = Das neue Passwort von { $account } ist { $password }
admin-password-note = Es wird nur jetzt gezeigt. In jedem Browser muss sich diese Person neu anmelden; dort lässt sich das Passwort ändern.
admin-forgotten = { $person } ist jetzt namenlos und hat kein Konto mehr. Tische und Aufzeichnungen bleiben.
admin-closed = Tisch { $table } ist geschlossen. Ein Server, der ihn offen hat, merkt es, wenn er dort das nächste Mal schreibt.
admin-closed-already = Tisch { $table } war schon zu Ende.
admin-exported =
    { $count ->
        [one] Ein Tisch wurde nach { $folder } geschrieben
       *[other] { $count } Tische wurden nach { $folder } geschrieben
    }
admin-exported-seeds = In diesen Dateien stehen die Startwerte laufender Partien: Wer sie liest, kennt jede Karte und jeden Wurf, der noch kommt.
admin-exported-none =
    { $count ->
        [one] Ein Tisch hat noch nicht begonnen; er steht nur im Verzeichnis.
       *[other] { $count } Tische haben noch nicht begonnen; sie stehen nur im Verzeichnis.
    }
admin-restored = { $file } liegt jetzt in { $database }
admin-kept = Was vorher dort war, heißt jetzt { $file }
admin-moved = Alles ist kopiert und verglichen: { $rows } Zeilen.
admin-moved-note = Starte den Server mit der neuen Datenbank und entferne die alte erst, wenn alles in Ordnung ist.
admin-would-delete = Gelöscht würden: { $sessions } Sitzungen, { $tables } Tische mit { $entries } Einträgen, { $guests } Gäste.
admin-would-note = Nichts wurde geändert; --do löscht.
admin-deleted = Gelöscht: { $sessions } Sitzungen, { $tables } Tische mit { $entries } Einträgen, { $guests } Gäste.

## Spalten

admin-head-id = Kennung
admin-head-name = Name
admin-head-account = Konto
admin-head-since = Seit
admin-head-seats = Plätze
admin-head-hosts = Eröffnet
admin-head-sessions = Browser
admin-head-game = Spiel
admin-head-title = Titel
admin-head-status = Status
admin-head-entries = Einträge
admin-head-changed = Geändert
admin-head-host = Gastgeber
admin-head-table = Tabelle
admin-head-rows = Zeilen
admin-head-checksum = Prüfsumme

## Der Doktor

doctor-versions = Großmächte { $program }, Python { $python }, SQLite { $sqlite }
doctor-compiled = Die Regeln sind übersetzt.
doctor-plain = Die Regeln sind nicht übersetzt; Computer denken langsamer. Installiere das Wheel für dieses System.
doctor-client = Die Seiten sind gebaut.
doctor-no-client = In { $folder } sind keine Seiten. Installiere das Wheel oder rufe in den Quellen „python3 run.py client“ auf.
doctor-files = Ein Prozess darf { $most } Dateien offen haben.
doctor-few-files = Ein Prozess darf nur { $most } Dateien offen haben, und jeder Browser braucht eine. Erlaube { $wanted } (systemd: LimitNOFILE).
doctor-no-file = Die Datenbank { $file } gibt es nicht. Ein Server legt sie beim ersten Start an; oder nenne eine andere mit --database oder --data.
doctor-space = { $free } MB sind frei, die Datenbank braucht { $size } MB.
doctor-little-space = Nur { $free } MB sind frei, die Datenbank braucht { $size } MB und eine Sicherung ebenso viel. Schaffe Platz.
doctor-no-space = Nur { $free } MB sind frei; bald lässt sich nichts mehr speichern. Schaffe jetzt Platz.
doctor-size = Die Datenbank braucht { $size } MB. Ob dort Platz ist, wo sie liegt, weiß nur ihr Rechner.
doctor-large-log = { $size } MB warten neben der Datei darauf, in sie übernommen zu werden. Etwas liest schon sehr lange; beende es oder starte den Server neu.
doctor-permissions = Nur wem die Datei gehört, kann sie lesen.
doctor-readable = Andere auf diesem Rechner können { $file } lesen, mit allen Startwerten darin. chmod 600 hält sie fern.
doctor-foreign-files = Diese gehören einem anderen Benutzer als { $file }, ein Server kann deshalb vielleicht nicht schreiben: { $files }. chown gibt sie zurück.
doctor-server = Ein Server läuft: { $owner }
doctor-no-server = Kein Server läuft.
doctor-database = { $kind } { $version } antwortet.
doctor-database-away = Die Datenbank lässt sich nicht verwenden: { $detail }
doctor-schema = Ihre Tabellen haben Version { $version } wie die dieses Programms.
doctor-schema-empty = Sie hat noch keine Tabellen; ein Server legt sie beim ersten Start an.
doctor-schema-older = Ihre Tabellen haben Version { $version }, die dieses Programms { $ours }. Mach eine Sicherung; der nächste Start eines Servers bringt sie auf den neuen Stand.
doctor-schema-newer = Ihre Tabellen haben Version { $version }, dieses Programm kennt { $ours }. Aktualisiere das Programm.
doctor-clock = Die Uhr geht richtig.
doctor-clock-database = Die Uhr der Datenbank weicht um { $seconds } s ab. Beide Rechner sollten sich die Zeit über NTP holen.
doctor-clock-outside = Die Uhr des Servers ist die dieses Rechners.
doctor-clock-proxy = Die Uhr hinter der öffentlichen Adresse weicht um { $seconds } s ab. Beide Rechner sollten sich die Zeit über NTP holen.
doctor-future = Ein Tisch wurde { $seconds } s nach jetzt geändert: Eine Uhr geht oder ging falsch.
doctor-whole = Nichts ist beschädigt.
doctor-damaged = Die Datenbank ist beschädigt: { $detail }. Halte den Server an und spiele mit „greatpowers admin restore“ eine Sicherung zurück.
doctor-records = Jede Aufzeichnung ist vollständig.
doctor-uneven-records =
    { $count ->
        [one] Eine Aufzeichnung hat nicht die Einträge, die sie haben sollte: { $tables }. Vergleiche sie mit einer Sicherung.
       *[other] { $count } Aufzeichnungen haben nicht die Einträge, die sie haben sollten: { $tables }. Vergleiche sie mit einer Sicherung.
    }
doctor-rules =
    { $count ->
        [one] Die Regeln des einen Tisches sind bekannt.
       *[other] Die Regeln aller { $count } Tische sind bekannt.
    }
doctor-unknown-games = Es gibt Tische mit Spielen, die dieses Programm nicht kennt: { $games }. Aktualisiere das Programm.
doctor-broken-tables =
    { $count ->
        [one] Ein Tisch geht nach den jetzigen Regeln nicht weiter; die Version davor spielt ihn noch.
       *[other] { $count } Tische gehen nach den jetzigen Regeln nicht weiter; die Version davor spielt sie noch.
    }
doctor-older-rules =
    { $count ->
        [one] Ein laufender Tisch begann nach anderen Regeln; er wird geprüft, wenn er das nächste Mal geöffnet wird.
       *[other] { $count } laufende Tische begannen nach anderen Regeln; sie werden geprüft, wenn sie das nächste Mal geöffnet werden.
    }
doctor-writable = Sie lässt sich beschreiben.
doctor-not-writable = Sie lässt sich nicht beschreiben: { $detail }. Bis das wieder geht, wird nichts gespeichert.
doctor-proxy = Der Server antwortet unter { $address }
doctor-proxy-away = Unter { $address } antwortet nichts ({ $detail }). Stimmt der Name, und läuft der Proxy?
doctor-proxy-unwell = { $address }/health wird mit { $status } beantwortet, nicht von einem Server, dem es gut geht. Sieh in die Logs von Proxy und Server.
doctor-https = Die Verbindung ist verschlüsselt, und Browser sollen dabei bleiben.
doctor-no-https = Die Verbindung ist nicht verschlüsselt: Passwörter und Links von Plätzen lassen sich unterwegs mitlesen. Das ist Sache eines Proxys wie Caddy.
doctor-no-hsts = Browser erfahren nicht, dass sie bei der Verschlüsselung bleiben sollen. Starte den Server mit genau dieser Adresse als --public-url.
doctor-http-too = { $host } antwortet auch unverschlüsselt. Der Proxy sollte Browser zu https weiterschicken.
doctor-forwarded = Der Server erfährt, wer fragt ({ $address }).
doctor-forwarded-unknown = Ob der Server erfährt, wer fragt, lässt sich nicht sagen: Etwas anderes hat geantwortet oder eine ältere Version.
doctor-not-forwarded = Der Server hält alle für { $address }, und alle teilen sich eine Grenze. Der Proxy muss X-Forwarded-For setzen, von einer privaten Adresse aus, und der Server mit --public-url starten.
doctor-forged = Jeder kann sich für jeden ausgeben: X-Forwarded-For wird weitergereicht, wie es kam, oder es gibt keinen Proxy. Der Proxy muss es selbst setzen.
doctor-stream = Datenströme (WebSocket) kommen durch.
doctor-no-stream = Datenströme (WebSocket) kommen nicht durch: { $detail }. Der Proxy muss Upgrade und Connection weiterreichen und Ströme offen lassen.
doctor-origin = Der Server glaubt Seiten von { $address } nicht. Starte ihn mit dieser Adresse als --public-url, oder der Proxy muss Host weiterreichen.
doctor-metrics = Seine Zahlen (/metrics) sind nicht öffentlich.
doctor-metrics-public = Alle können seine Zahlen lesen (/metrics). Der Proxy sollte dort mit 403 antworten.
doctor-well = Alles in Ordnung.
doctor-warned =
    { $count ->
        [one] Es läuft; eines könnte besser sein.
       *[other] Es läuft; { $count } Dinge könnten besser sein.
    }
doctor-unwell =
    { $count ->
        [one] Eines ist nicht in Ordnung.
       *[other] { $count } Dinge sind nicht in Ordnung.
    }
