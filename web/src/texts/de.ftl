### Die Worte von Lobby, Konto, Regeln und Einstellungen. Was zu einem Spiel gehört, sagt der Server.

name = Großmächte
skip = Zum Inhalt
menu = Menü
nav = Hauptmenü
nav-play = Spielen
nav-watch = Zuschauen
nav-replays = Nachspielen
nav-rules = Regeln
nav-casebook = Fallbuch
nav-me = Konto und Einstellungen
guest = Gast
language = Sprache
dismiss = Ausblenden
close = Schließen
cancel = Abbrechen
back = Zurück
retry = Noch einmal versuchen
loading = Einen Augenblick …
offline = Der Server antwortet nicht. Bitte noch einmal versuchen.
outdated = Diese Seite ist älter als der Server. Lade sie neu, um weiterzumachen.
reload = Neu laden
your-turn = Du bist am Zug
yes = Ja
no = Nein

## Die Lobby

lobby-title = Spielen
lobby-heading = Spiele eines von fünf Spielen der Großmächte
lobby-sentence-play = Spiele
lobby-sentence-against = gegen
lobby-sentence-computers = { $count ->
    [one] Computer der Stufe
   *[other] Computer der Stufe
}
lobby-pick-game = Spiel
lobby-pick-count = Anzahl der Computer
lobby-pick-bot = Stärke der Computer
lobby-go = Sofort gegen Computer spielen
lobby-starting = Der Tisch wird vorbereitet …
lobby-games = Die Spiele
number-1 = einen
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
bot-uniform = Würfler
bot-uniform-about = Lässt die Würfel entscheiden. Um in Ruhe die Regeln zu lernen.
bot-greedy-novice = Lehrling
bot-greedy-novice-about = Weiß, was gut ist, und vergisst es oft.
bot-greedy-adept = Könner
bot-greedy-adept-about = Spielt vernünftig und macht Fehler, die sich bestrafen lassen.
bot-greedy = Meister
bot-greedy-about = Denkt jeden Zug bis zu seinem Ende durch und nimmt den besten.
bot-search = Stratege
bot-search-about = Sucht viele Züge voraus, so lange der Tisch ihn lässt.
bot-rated = { $name } · { $rating }
bot-interval = { $low }–{ $high }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
bot-anchor = Fixpunkt der Skala
bots-heading = Wer sind die Computer?
bots-rating-about = In Turnieren der Computer in diesem Spiel gemessen: Der Würfler hat 0, und 400 Punkte mehr heißen zehn zu eins. Der Bereich gilt mit 95 % Sicherheit.
plate-players = { $least }–{ $most } Spieler
plate-play = Spielen
plate-play-label = Sofort spielen: { $game }
plate-new = Neuer Tisch
plate-new-label = Neuer Tisch: { $game }
plate-rules = Regeln
plate-number = Tafel { $number }
mine-heading = Meine Tische
mine-waiting = { $count ->
    [one] einer wartet auf dich
   *[other] { $count } warten auf dich
}
mine-none = Noch keine. Mit dem Knopf oben beginnst du sofort ein Spiel.
open-heading = Offene Tische
open-none = Zurzeit ist kein Tisch offen.
open-new = Einen Tisch eröffnen
running-heading = Laufende Tische
running-none = Zurzeit wird an keinem öffentlichen Tisch gespielt.
finished-heading = Beendete Partien
finished-none = Hier steht noch nichts.
all-tables = Alle
list-more = Mehr zeigen
list-game = Spiel
list-state = Stand
list-players = Spieler
list-changed = letzter Zug
list-action = Aktion
do-continue = Weiterspielen
do-look = Ansehen
do-join = Mitspielen
do-watch = Zuschauen
do-replay = Nachspielen
do-open = Öffnen
do-label = { $what }: { $game }{ $title ->
    [none] {""}
   *[other] , { $title }
}
state-gathering = { $open ->
    [0] kann beginnen
    [one] ein Platz frei
   *[other] { $open } Plätze frei
}
state-running = läuft
state-waits = wartet auf { $names }
state-over = beendet
state-closed = geschlossen
state-broken = nicht mehr nachspielbar
seats-taken = { $taken } von { $all }
private = privat
public = öffentlich
foot-maps = Umrisse nach Natural Earth · freie Software
foot-fan = Ohne Verbindung zu den Verlagen. Gefällt dir ein Spiel? Dann kauf es.
foot-licences = Lizenzen
foot-import = Gespeicherte Partie laden

## Ein neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-count = Spieler
new-seats = Plätze
new-seat = Platz { $number }
new-kind-me = Ich, an diesem Gerät
new-kind-open = Jemand, per Link
new-kind-computer = Computer
new-kind = Wer auf Platz { $number } spielt
new-name = Name auf Platz { $number }
new-bot = Stärke auf Platz { $number }
new-name-hint = Name
new-by-link = kommt über den Link dazu
new-hot-seat = Mehrere an einem Bildschirm: Der Tisch fragt, bevor er die Karten des Nächsten zeigt.
new-no-seat = Du hast selbst keinen Platz: Du siehst zu.
new-options = Regeln
new-options-usual = wie üblich
new-options-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
new-document = eine eigene Datei …
new-document-file = Datei für „{ $option }“
new-document-bad = Diese Datei ist kein JSON-Objekt.
new-document-missing = Bitte wähle eine Datei für „{ $option }“.
new-table-section = Der Tisch
new-table-title = Name des Tisches
new-table-title-hint = darf leer bleiben
new-visibility = Wer ihn sieht
new-public = alle, in der Lobby
new-private = nur, wer den Link hat
new-speed = Pause zwischen Zügen der Computer
speed-slow = lang, zum Mitlesen
speed-normal = mittel
speed-fast = kurz
speed-instant = keine
new-thinking = Bedenkzeit je Antwort
new-pace = Ihr spielt
pace-live = zusammen, zur selben Zeit
pace-days = über Tage, wenn jemand Zeit hat
new-absent = Auf Abwesende warten
absent-never = ohne Grenze
absent-300 = 5 Minuten
absent-3600 = 1 Stunde
absent-86400 = 1 Tag
absent-259200 = 3 Tage
absent-hint = Danach darf ohne Abstimmung ein Computer einspringen; der Platz kann zurückgenommen werden.
new-create = Tisch eröffnen
new-create-play = Spiel beginnen
share-title = Der Tisch ist bereit
share-text = Schicke diesen Link allen, die mitspielen sollen. Sobald alle Plätze besetzt sind, kann das Spiel beginnen.
share-link = Link zum Tisch
share-copy = Link kopieren
share-copied = Der Link ist in der Zwischenablage.
share-copy-failed = Der Browser erlaubt das Kopieren nicht. Der Link ist markiert: Strg+C drücken.
share-send = Senden …
share-go = Zum Tisch

## Konto

me-title = Konto und Einstellungen
me-guest = Du spielst als Gast. Dieser Browser erinnert sich an dich. Mit einem Konto findest du deine Tische auf jedem Gerät.
me-account = Du bist angemeldet.
me-name-heading = Name
me-name = Name an den Tischen
me-save = Speichern
me-saved = Gespeichert.
me-register-heading = Ein Konto anlegen
me-register = Konto anlegen
me-registered = Dein Konto ist angelegt. Deine Tische gehören jetzt dazu.
me-login-heading = Anmelden
me-login = Anmelden
me-logged-in = Willkommen zurück, { $name }.
me-logout = Abmelden
me-logged-out = Du bist abgemeldet.
me-login-name = Anmeldename
me-password = Passwort
me-password-hint = Mindestens 10 Zeichen.
me-password-heading = Passwort
me-old-password = Aktuelles Passwort
me-new-password = Neues Passwort
me-password-change = Passwort ändern
me-password-changed = Das Passwort ist geändert. Andere Geräte sind abgemeldet.
me-delete-heading = Konto löschen
me-delete-text = Dein Name verschwindet von allen Tischen, und alle Geräte werden abgemeldet. Partien, die andere mit dir gespielt haben, bleiben ohne deinen Namen erhalten. Das lässt sich nicht rückgängig machen.
me-delete = Konto löschen …
me-delete-sure = Ja, endgültig löschen
me-deleted = Das Konto ist gelöscht.
me-delete-guest = Mich vergessen
me-delete-guest-heading = Diesen Gast vergessen
settings-heading = Einstellungen dieses Browsers
settings-theme = Aussehen
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
settings-sound = Kurze Töne: am Zug, Kampf, Spielende
settings-sound-test = Töne anhören
settings-sound-turn = Am Zug
settings-sound-fight = Kampf
settings-sound-end = Spielende
settings-confirm = Nachfragen, bevor eine Antwort gegeben wird
settings-unused = Nachfragen, wenn du einen Zug beendest und noch etwas tun dürftest
settings-motion = Bewegte Figuren und Übergänge
motion-system = wie das System
motion-on = an
motion-off = aus

## Eine gespeicherte Partie laden

import-title = Gespeicherte Partie laden
import-text = Hier geht eine Partie weiter, die du im Menü eines Tisches gesichert hast, oder es beginnt eine neue aus einer Stellung, etwa einer aus dem Fallbuch.
import-drop = Datei hier ablegen oder
import-choose = Datei wählen …
import-paste = Oder den Text der Datei einfügen
import-paste-label = JSON-Text
import-bad = Das ist kein JSON-Objekt.
import-too-large = Die Datei ist größer als { $megabytes } MB.
import-record = Aufzeichnung von { $game }, { $seats } Spieler, { $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}
import-position = Stellung von { $game }, { $seats } Spieler
import-unknown = Ein Dokument unbekannter Art; der Server wird sagen, was daran nicht stimmt.
import-mine = Plätze
import-mine-first = Der erste Platz ist meiner, auf den anderen sitzen Computer
import-mine-seat = Platz { $number } ist meiner, auf den anderen sitzen Computer
import-mine-all = Alle Plätze sind meine
import-go = Tisch eröffnen

## Regeln und Fallbuch

rules-title = Regeln
rules-text = Die Regeln in eigenen Worten, Stelle für Stelle, mit dem Ort im Regelheft und den Fällen, die sie zeigen.
rules-choose = Spiel
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [0] nichts gefunden
    [one] eine Stelle
   *[other] { $count } Stellen
}
rules-cases = Fälle
rules-rulings = Auslegungen
rules-contents = Inhalt
rules-link = Link zu dieser Stelle
casebook-title = Fallbuch
casebook-text = Knifflige Lagen und Beispiele, nach Regeln geordnet: was gilt und warum. Jede kannst du öffnen, und die meisten am Tisch ausprobieren.
casebook-search = Fälle durchsuchen
casebook-found = { $count ->
    [0] nichts gefunden
    [one] ein Fall
   *[other] { $count } Fälle
}
case-title = Fall { $id }
case-how = A, B, C … sind die Spieler, im Uhrzeigersinn. Jeder Ablauf nennt die Lage, die Antworten und was danach gilt.
case-play = Diese Lage ausprobieren
case-download = Stellung speichern
case-all = Alle Fälle dieses Spiels
case-none = In diesem Fall wird nicht gespielt: Er prüft, was gedruckt ist.
casebook-section = Abschnitt der Regeln
casebook-all = Alle Abschnitte
case-ways = Zu anderen Fällen
case-map = So steht es zu Beginn. Regionen, um die es in dem Fall geht, sind hervorgehoben.
case-shows = Diese Regeln zeigt der Fall

## Einen Platz zurückholen, und was es nicht gibt

seat-title = Platz nehmen
seat-text = Einen Augenblick: Dieser Browser nimmt den Platz ein.
seat-failed = Der Platz konnte nicht eingenommen werden.
missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite.
missing-home = Zur Lobby

## Gegner, Namen, leere Listen

new-opponent = Gegner auf Platz { $number }
bot-at-once = antwortet sofort
bot-time = { $time } je Entscheidung
bot-choice = { $bot } · { $pace }
new-sentence = { $me } gegen { $names }.
new-sentence-link = { $count ->
    [one] Ein Platz ist für jemanden mit dem Link.
   *[other] { $count } Plätze sind für die mit dem Link.
}
new-first-now = Du wirst sofort gefragt.
new-first-in = Deine erste Entscheidung kommt nach etwa { $time }.
name-ask = Wie sollen wir dich nennen?
name-ask-about = Andere lesen den Namen am Tisch. Du kannst ihn jederzeit ändern.
name-keep = So heiße ich
name-skip = Gast bleiben
name-kept = Willkommen, { $name }.
running-about = Öffentliche Tische, an denen gespielt wird, stehen hier, und alle dürfen zuschauen. Verdeckte Karten bleiben verdeckt, bis eine Partie zu Ende ist.
finished-about = Partien, die du zu Ende spielst, stehen hier zum Nachspielen: Zug für Zug, mit den Gründen der Computer. Auch öffentliche Partien anderer findest du hier, sobald welche zu Ende sind.
empty-play = Jetzt spielen
empty-import = Gespeicherte Partie laden

## Wie weit ein Link führt

reach-machine = Dieser Link führt nur auf diesem Rechner zum Tisch. Um andere in deinem Netz einzuladen, starte das Spiel mit
reach-network-here = Dieser Link führt nur auf diesem Rechner zum Tisch. Für andere in deinem Netz ist es dieser:
reach-network = Dieser Link führt nur in deinem Netz zum Tisch, zu Hause oder im Büro.
reach-use = Link des Netzes nehmen
reach-hosts = Der Server ist im Netz zu erreichen, soll aber nur auf andere Namen antworten (--served-host).
