## The words of the table screen

table-mark-first = Groß
table-mark-second = mächte
table-to-lobby = Zur Lobby
table-loading = Wird geladen …
table-part-missing = Ein Teil der Seite ließ sich nicht laden. Vielleicht wurde sie gerade aktualisiert.
table-close = Schließen
table-no = Nein
table-you = Du
table-seat = Platz { $number }
table-seats = Spieler
table-seat-details = Alle Werte der Spieler
table-to-move = am Zug
table-present = anwesend
table-away = nicht da
table-computer = Computer
table-stands-in = Ein Computer springt ein
table-conceded = aufgegeben
table-watchers = { $count ->
        [one] Ein Zuschauer
       *[other] { $count } Zuschauer
    }
table-branch = Probepartie
table-language = Sprache
table-line-live = Verbunden
table-line-connecting = Verbinde …
table-line-reconnecting = Getrennt, Versuch { $attempt } …
table-line-closed = Keine Verbindung
table-unsaved = Es wird nichts gespeichert
table-panels = Bereiche des Tisches
table-grid-legal = { $count ->
        [one] ein Ziel
       *[other] { $count } Ziele
    }
table-grid-filter = { $title } filtern
table-grid-target = { $name }: { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
table-filter = Filtern
table-nothing-found = Nichts gefunden.
table-no-cards = Keine Karten.
table-track-goal = Ziel: { $value }
table-your-turn = Du bist am Zug
table-asked-together = gleichzeitig mit den anderen
table-rule = Regel
table-undo = Rückgängig
table-reset = Zurücksetzen
table-let-go-back = Nein, zurück
table-let-go-sure = Ja, darauf verzichten
table-let-go-never = Nicht mehr nachfragen (siehe Einstellungen)
table-several = Wähle bis zu { $most }; { $total } gewählt.
table-named = { $count }-mal
table-less = Eins weniger: { $choice }
table-nothing-left = Dafür ist nichts mehr übrig. Nimm zuerst etwas anderes zurück.
table-why-this = Warum nicht { $name }?
table-why-here = Warum nicht?
table-done-it = Fertig: { $choice }
table-done-choose = Wähle eine aus
table-done-none = Nichts passt zum Filter
table-selected = Gewählt: { $choice }. Mit Enter bestätigst du.
table-sealed = Verdeckt gewählt: { $choice }. Bis alle gewählt haben, kannst du es ändern.
table-sealed-something = eine Antwort
table-sealed-this = verdeckt gewählt
table-only-pass = Du kannst hier nur passen.
orders-title = Vorab entscheiden
orders-given = Vorab entschieden: { $count }
orders-here = Wenn das wieder vorkommt:
orders-do = Passen, auch jetzt
orders-hint = Was der Server für dich tut, wenn du reagieren könntest. Nur du siehst das.
orders-ask = mich fragen
orders-pass = passen
orders-turn = passen, bis ich dran bin
orders-timed = Jede Gelegenheit bleibt { $seconds } Sekunden oder ein Mehrfaches davon offen, was auch immer jemand auf der Hand hat; nur eine gespielte Karte beendet sie früher.
orders-telling = An diesem Tisch läuft keine Uhr: Wer nur passen kann, passt sofort. Wie lange jemand braucht, kann anderen etwas verraten.
window-closes = Noch { $seconds } s offen
table-waiting = Warten …
table-over = Das Spiel ist aus
table-you-win = { $margin ->
    [0] Du gewinnst!
    [one] Du gewinnst mit einem Punkt Vorsprung!
   *[other] Du gewinnst mit { $margin } Punkten Vorsprung!
}
table-status-closed = Geschlossen
table-status-broken = Beschädigt
table-closed-sentence = Die Partie wurde vorzeitig beendet.
table-choices = { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
table-choosing = Auswahl
table-choices-search = Möglichkeiten durchsuchen
table-search = Suchen
table-facet = Eingrenzen, Feld { $number }
table-facet-origin = von
table-facet-goal = nach
table-facet-all = alle { $count }
table-unpick = Nicht mehr eingrenzen auf
table-shown = { $shown } von { $all }
table-rights = Jederzeit möglich: { $kinds }
table-rights-search = Rechte durchsuchen
table-why-not = Was geht nicht?
table-why-back = Zur Auswahl{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }
table-why-about = Was jetzt nicht geht, mit Grund und Regel.
table-why-search = In den Gründen suchen …
table-why-found = { $count ->
        [one] Eine Antwort gefunden
       *[other] { $count } Antworten gefunden
    }
table-why-legal = Das geht.
table-why-select = Auswählen
table-why-more = … und { $count } weitere. Suche genauer.
table-log = Protokoll
table-log-search = Protokoll durchsuchen
table-log-all = Alle
table-log-since = Seit deinem letzten Besuch
table-log-to-visit = Was seit deinem letzten Besuch geschah
table-log-earlier = { $count ->
        [one] Ein früherer Zug
       *[other] { $count } frühere Züge
    }
table-log-why = warum?
table-log-empty = Noch ist nichts geschehen.
table-copy-moment = Link zu diesem Moment kopieren
table-copied = Kopiert: { $address }
table-chat = Chat
table-chat-say = Nachricht an den Tisch
table-chat-send = Senden
table-chat-empty = Noch hat niemand etwas gesagt.
table-mute = { $name } stummschalten
table-unmute = { $name } wieder hören
table-muted = Stummgeschaltet
table-unread = ungelesen
table-side = Protokoll und Chat
table-column = Entscheidung, Protokoll und Chat
table-tabs = Ansichten
table-tab-table = Tisch
table-tab-cards = Karten
table-tab-log = Protokoll
table-tab-chat = Chat
table-sheet = Auswahl vergrößern oder verkleinern
table-vote = Abstimmung
table-vote-needs = Zustimmen müssen noch: { $names }
table-agree = Zustimmen
table-refuse = Ablehnen
table-withdraw = Zurückziehen
table-replay = Rückschau
table-back-to-now = Zum aktuellen Stand
table-first = Zum Anfang
table-back = Ein Schritt zurück
table-forward = Ein Schritt vor
table-last = Zum Ende
table-play = Abspielen
table-pause = Anhalten
table-pace = Tempo
table-moment = Moment
table-moment-of = Moment { $at } von { $last }
table-try-here = Von hier ausprobieren
table-take-back = Bis hierher zurücknehmen
table-vote-look = Ansehen
table-take-back-menu = Zug zurücknehmen …
table-take-back-about = Einen früheren Moment ansehen und die Partie bis dorthin zurücknehmen, wenn alle zustimmen, deren Züge verschwinden.
table-look-back = Zurückschauen
table-menu = Menü
table-menu-table = Dieser Tisch
table-menu-help = Hilfe
table-menu-settings = Einstellungen
table-share = Link zum Tisch kopieren
table-seat-link = Privater Link zum Platz von { $name }
table-seat-link-about = Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen; zurück kommst du mit dem Link aus dem Menü dort. Wer ihn hat, spielt für dich.
table-export = Aufzeichnung speichern
table-export-about = Bis zum Spielende enthält sie nur, was dein Platz weiß.
table-return = Platz von { $name } zurücknehmen
table-hand-over = Computer für { $name } spielen lassen
table-speed = Tempo der Computer
table-speed-slow = langsam
table-speed-normal = normal
table-speed-fast = schnell
table-speed-instant = sofort
table-thinking = Bedenkzeit je Antwort
table-clock = Wir spielen
table-clock-live = zusammen, mit Uhr
table-clock-days = über Tage, ohne Uhr
table-confirm = Antworten mit „Fertig“ bestätigen
table-sound = Töne: am Zug, Kampf, Spielende
table-theme = Aussehen
table-theme-system = wie das System
table-theme-light = hell
table-theme-dark = dunkel
table-keys = Tasten
table-rules = Regeln
table-casebook = Fallbuch
table-concede = Aufgeben
table-concede-ask = Willst du aufgeben? Ein Computer spielt deinen Platz zu Ende, und die Partie wird gewertet.
table-leave = Tisch verlassen
table-leave-ask = Willst du den Tisch verlassen? Dein Platz wird frei.
table-close-table = Tisch schließen
table-close-ask = Willst du den Tisch für alle schließen?
table-options = Varianten
table-commitment = Prüfsumme des Zufalls, festgelegt vor dem ersten Zug:
table-reseeded = Diese Partie begann anderswo. Seit Moment { $at } kommt der Zufall aus einem neuen Startwert, der nach der Partie bekannt wird; seine Prüfsumme:
table-curtain = Gib das Gerät an { $name }
table-curtain-about = Was der andere Platz weiß, ist jetzt verdeckt.
table-curtain-lift = Ich bin { $name }
table-gathering = Ein neuer Tisch
table-gathering-open = { $count ->
        [one] Ein Platz ist noch frei. Lade jemanden ein.
       *[other] { $count } Plätze sind noch frei. Lade jemanden ein.
    }
table-gathering-full = Alle Plätze sind besetzt.
table-invite = Einladung kopieren
table-your-name = Dein Name
table-open-seat = Freier Platz
table-open-seat-about = Wer den Link hat, kann sich setzen
table-seat-kind = Platz { $number }
table-kind-me = Ich
table-kind-open = Einladen
table-kind-computer = Computer
table-join = Hier sitzen
table-stand-up = Aufstehen
table-start = Spiel beginnen
table-start-wait = Beginnt, sobald alle Plätze besetzt sind
table-start-host = Wer den Tisch eröffnet hat, beginnt das Spiel.
table-result = Ergebnis
table-rank = Rang
table-player = Spieler
table-points = Punkte
table-rematch = Noch eine Partie
table-replay-all = Von Anfang an ansehen
table-key-number = Möglichkeit mit dieser Nummer wählen
table-key-walk = Durch die Auswahl gehen
table-key-done = Fertig
table-key-undo = Letzte Antwort rückgängig machen
table-key-reset = Auswahl aufheben, dann den Zug zurücksetzen
table-key-search = Auswahl durchsuchen
table-key-prompt = Zur Frage
table-key-why = Was geht nicht?
table-key-log = Zum Protokoll
table-key-chat = Zum Chat
table-key-history = Zurückschauen

table-log-nations = Staaten
table-log-whose = Wessen Züge
table-keys-choose = Antworten
table-keys-go = Navigation
table-keys-back = Rückschau
table-key-rules = Regeln neben dem Tisch öffnen, schließen
table-key-step = Ein Schritt zurück, vor
table-key-ends = Anfang, Ende der Partie
table-key-turn = Auf dem Zeitstrahl: ein Zug zurück, vor
table-key-play = Abspielen, anhalten
table-cap-ctrl = Strg
table-cap-shift = Umschalt
table-cap-arrow = Pfeil
table-cap-home = Pos1
table-cap-end = Ende
table-cap-pgup = Bild↑
table-cap-pgdn = Bild↓
table-cap-space = Leertaste

## Speichern, andere erreichen, das Ende

table-unknown = Diesen Tisch gibt es nicht
table-trouble = Dieser Tisch lässt sich nicht zeigen
table-saving = Wird gespeichert …
table-save-late = Noch nicht gespeichert.
table-save-failed = Nicht gespeichert: Der Server antwortet nicht.
table-save-again = Noch einmal versuchen
table-level-at-once = { $level } · antwortet sofort
table-level-time = { $level } · { $time } je Entscheidung
table-picture = Bild zum Teilen
table-picture-saved = Das Bild ist als Datei gespeichert.
table-reveal-skip = Alles zeigen
