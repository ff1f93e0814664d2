name = Großmächte

## Fragen an den Server

problem-malformed = Diese Anfrage ist nicht lesbar: { $detail }
problem-field = { $field }: { $detail }
problem-forged = Diese Seite ist veraltet. Bitte neu laden.
problem-outdated = Diese Seite ist älter als der Server. Bitte neu laden.
problem-nobody = Du hast hier noch keinen Platz.
problem-empty-name = Ein Name braucht mindestens einen Buchstaben.
problem-not-found = Hier ist nichts.
problem-method = Das geht unter dieser Adresse nicht.
problem-too-deep = Diese Anfrage ist zu tief verschachtelt.
problem-too-large = Das ist zu viel auf einmal.
problem-too-many = Zu oft in kurzer Zeit. Bitte einen Augenblick warten.
problem-inside = Im Server ist etwas schiefgegangen. Der Fehler wurde festgehalten.
problem-unsaved = Im Augenblick kann nichts gespeichert werden. Was schon gespeichert ist, bleibt erhalten; bitte versuche es bald noch einmal.
problem-login = Name und Passwort passen nicht zusammen.
problem-old-password = Das ist nicht dein aktuelles Passwort.
problem-name-taken = Der Name { $name } ist vergeben.
problem-account-exists = Du hast schon ein Konto.
problem-no-account = Nur ein Konto hat ein Passwort. Bitte zuerst registrieren.
problem-no-game = Ein Spiel { $game } gibt es nicht.
problem-no-case = Einen Fall { $case } hat dieses Spiel nicht.
problem-no-trial = Den Fall { $case } gibt es nicht, oder es wird nichts in ihm gespielt.
problem-no-lesson = Zu { $game } gibt es noch keine Einführung.
lesson-title = Probepartie
problem-no-table = Diesen Tisch gibt es nicht.
problem-no-seat-link = Dieser Link führt zu keinem Platz. Vielleicht wurde er unvollständig kopiert.
problem-link-taken = Dieser Link wurde am { $day }.{ $month }.{ $year } um { $time } Uhr (UTC) ersetzt, als der Platz von { $player } damit auf einem anderen Gerät übernommen wurde. Warst du das, steht der neue Link dort im Menü des Tisches; wenn nicht, sag es den anderen am Tisch.
problem-link-replaced = Dieser Link wurde am { $day }.{ $month }.{ $year } um { $time } Uhr (UTC) ersetzt, als der Platz aufgegeben oder die Plätze neu verteilt wurden. Bitte die Person, die den Tisch eröffnet hat, um eine Einladung.
problem-message = Diese Nachricht versteht der Server nicht.
problem-slow = Die Verbindung war zu langsam; bitte neu verbinden.
problem-ended = Der Server wird beendet; bitte neu verbinden.
problem-upgrading = Dieser Server wird gerade erneuert. Bitte versuche es gleich noch einmal.
problem-crowded = Zu viele Verbindungen von deiner Adresse zugleich. Bitte schließe einige oder warte einen Augenblick.
problem-full = Der Server ist im Augenblick voll; bitte versuche es bald noch einmal.
problem-host = Unter dem Namen „{ $host }“ ist dieser Server nicht zu erreichen. Wer ihn betreibt, kann das mit --served-host erlauben oder ihn mit --public-url so nennen.
guest-name = Gast { $number }
client-missing = Der Server läuft, aber seine Seiten sind nicht gebaut. In den Quellen baut sie „python3 run.py play“.

## Wer die Spiele gemacht hat

credits-imperial-2006 = Autor: Mac Gerdts · PD-Verlag
credits-imperial-2010 = Autor: Mac Gerdts · PD-Verlag
credits-imperial-2030 = Autor: Mac Gerdts · PD-Verlag
credits-imperialism = Autor: Konrad Perzyna · G3
credits-attack = Autor: Glenn Drover · Eagle Games

## Die Befehlszeile

command-serving = Großmächte läuft unter { $address }
command-playing = Der Tisch steht unter { $address }
command-lan = Andere in diesem Netz setzen sich dazu unter { $address }
command-end = Strg+C beendet den Server; die Tische bleiben erhalten.
command-port-taken = { $port } ist belegt; bitte einen anderen wählen.
command-public-url = muss aussehen wie https://tische.example.org, nicht { $address }
command-network = muss aussehen wie 10.0.0.0/8 oder 192.0.2.7, nicht { $network }
command-limit = muss größer als 0 sein, nicht { $value }
command-backup = Alle Tische sind nach { $file } kopiert
command-playing-already = Der Tisch steht schon unter { $address }
command-database-foreign = { $file } ist keine Datenbank von Großmächte. Nenne eine andere Datei oder räume diese beiseite.
command-database-damaged = { $file } ist beschädigt ({ $detail }). Setze eine Sicherung an ihre Stelle oder räume sie beiseite, um neu anzufangen.
command-database-readonly = { $file } lässt sich nicht beschreiben ({ $detail }). Gib diesem Benutzer Schreibrecht auf Datei und Ordner oder nenne eine andere Datei.
command-database-full = Für { $file } ist kein Platz mehr ({ $detail }). Schaffe Platz auf diesem Datenträger oder nenne eine Datei auf einem anderen.
command-database-version = { $file } stammt von einer neueren Version von Großmächte. Aktualisiere das Programm oder nenne eine andere Datei.
command-database-away = { $file } lässt sich nicht verwenden: { $detail }
command-database-owned = { $file } wird schon verwendet: { $owner }. Beende diesen Server oder nenne eine andere Datei.
command-database-process = Prozess { $process }

## Am Tisch

seat-computer = Computer { $number }
seat-open = Platz { $number }
seat-human = Spieler { $number }
room-not-running = Diese Partie wird gerade nicht gespielt.
room-not-yours = Platz { $seat } gehört nicht dir.
room-no-seat = Platz { $seat } gibt es an diesem Tisch nicht.
room-not-host = Das kann nur, wer den Tisch eröffnet hat.
room-only-players = Das können nur die, die am Tisch sitzen.
room-has-conceded = Du hast aufgegeben; diesen Platz spielt jetzt ein Computer.
room-stood-in = Ein Computer vertritt dich. Nimm zuerst deinen Platz zurück.
room-stale = Inzwischen ist etwas anderes gefragt. Bitte schau noch einmal.
room-overtaken = Jemand war schneller. Bitte schau noch einmal.
room-seat-taken = Dieser Platz ist besetzt.
room-seats-open = Einige Plätze sind noch frei. Lade jemanden ein oder gib sie Computern.
room-has-begun = Die Partie hat begonnen; die Plätze bleiben, wie sie sind.
room-others-play = Hier spielen noch andere.
room-no-window = Ein Fenster { $window } gibt es in diesem Spiel nicht; es gibt { $windows }.
room-no-bot = Den Computerspieler { $bot } gibt es nicht; es gibt { $bots }.
room-wrong-seats = Diese Partie hat { $seats } Plätze, nicht { $given }.
room-no-moment = Die Aufzeichnung endet nach { $last } Einträgen.
room-branch-over = Da war die Partie schon zu Ende; nimm einen früheren Moment.
room-branch-secrets = Solange diese Partie läuft, können nur ihre Spieler von hier aus probieren, denn sie hat Geheimnisse.
room-plan-secrets = Dieses Spiel hat Geheimnisse. Ein Entwurf würde sie verraten, deshalb gibt es hier keinen.
room-reasons-later = In diesem Spiel gibt es Geheimnisse, und Gründe würden sie verraten. Sie folgen, wenn es zu Ende ist.
room-no-reason = Dafür hat kein Computer Gründe genannt.
room-nothing-said = In dieser Nachricht steht nichts.
room-broken = Die Aufzeichnung dieser Partie passt nicht zu den Regeln, deshalb kann sie nicht weitergehen. Ansehen lässt sie sich bis zum letzten Zug, der stimmt.
room-older-rules = Für diese Partie gilt Fassung { $rules } der Regeln, mit der sie begonnen hat. Seitdem geändert: { $changes }
room-nothing-vanishes = Dort gibt es keinen Zug zurückzunehmen.
room-no-question-there = In diesem Moment wurde niemandem eine Frage gestellt.
room-ask-later =
    { $seconds ->
        [one] Das wurde abgelehnt. Frag in einer Sekunde wieder.
       *[other] Das wurde abgelehnt. Frag in { $seconds } Sekunden wieder.
    }
room-computer-already = Diesen Platz spielt schon ein Computer.
room-not-waited-for = Auf diesen Spieler wartet niemand.
room-not-absent = Dieser Spieler ist da oder war es bis eben. Bitte lass ihm Zeit.
room-no-vote = Diese Abstimmung ist vorbei.
vote-take-back = { $player } möchte die Partie bis Moment { $to } zurücknehmen.
vote-hand-over = { $player } möchte, dass ein Computer für { $target } spielt.
waiting-for = Warten auf { $players }: { $task }
waiting-thinking =
    { $count ->
        [one] { $players } überlegt: { $task }
       *[other] { $players } überlegen: { $task }
    }
waiting-chance = Das Los entscheidet: { $task }
waiting-gathering =
    { $open ->
        [0] Alle sind da; die Partie kann beginnen.
        [one] Ein Platz ist noch frei.
       *[other] { $open } Plätze sind noch frei.
    }
waiting-running = Die Partie läuft.
waiting-over = Die Partie ist zu Ende.
waiting-closed = Dieser Tisch wurde geschlossen.
waiting-broken = Diese Partie kann nicht weitergehen.
result-winners =
    { $count ->
        [one] { $players } gewinnt.
       *[other] { $players } gewinnen gemeinsam.
    }
result-conceded = aufgegeben
history-now = Jetzt
log-taken-back = { $player } hat die Partie bis Moment { $to } zurücknehmen lassen.
log-went-back = Die Partie wurde bis Moment { $to } zurückgenommen.
log-reseeded = Von hier an kommt der Zufall aus einem neuen Startwert, den niemand kennt.
note-handed-over = Für { $player } spielt jetzt ein Computer.
note-refused = { $player } stimmt nicht zu.
note-returned = { $player } spielt wieder selbst.
note-conceded = { $player } hat aufgegeben; ein Computer spielt weiter.
note-claimed = Der Platz von { $player } wurde mit seinem privaten Link auf einem anderen Gerät übernommen. Dieser Link ist verbraucht; der neue steht dort.

why-elsewhere = Gefragt ist jetzt etwas anderes: { $task }. Zur Wahl stehen: { $choices }{ $more ->
    [0] .
   *[other] { " " }und { $more } weitere.
}

## Was andere von einem Link zeigen

preview-about = Imperial, Imperialismus und Attack! im Browser: mit Freunden oder gegen Computer.
preview-rules = Regeln von { $game }
preview-no-table = Diesen Tisch gibt es nicht
preview-table-gathering =
    { $free ->
        [0] Ein Tisch für { $seats }; alle Plätze sind besetzt.
        [one] Ein Tisch für { $seats }; ein Platz ist frei. Setz dich und spiel im Browser mit.
       *[other] Ein Tisch für { $seats }; { $free } Plätze sind frei. Setz dich und spiel im Browser mit.
    }
preview-table-running = Hier läuft eine Partie für { $seats }. Schau zu.
preview-table-over = Eine Partie für { $seats }, Zug für Zug zum Nachspielen.
