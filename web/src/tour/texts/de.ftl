## Die Führung durch den ersten Zug

tour-offer = Erste Partie? Kurze Führung
tour-offer-brief = Führung
tour-refuse = Keine Führung
tour-menu = Führung durch den Tisch
tour-count = Schritt { $number } von { $all }
tour-next = Weiter
tour-back = Zurück
tour-skip = Beenden
tour-end = Los geht’s

tour-prompt-head = Hier steht, was zu tun ist
tour-prompt = Du spielst keinen Staat, sondern einen Geldgeber. Wer einem Staat am meisten geliehen hat, regiert ihn und zieht für ihn.
    Fragt das Spiel dich etwas, steht die Frage hier. „Fertig“ sagt, was es tun wird; „Zurück“ nimmt die letzte Antwort zurück, solange noch nichts Neues bekannt wurde.

tour-rondel-head = Das Rondell
tour-rondel = { $edition ->
        [world] Jeder Staat rückt in seinem Zug im Uhrzeigersinn vor und tut, was sein Feld sagt. Drei Felder sind frei. Jedes weitere kostet dich selbst 1 Mio. plus den Machtfaktor des Staates, und mehr als sechs sind nicht erlaubt.
       *[other] Jeder Staat rückt in seinem Zug im Uhrzeigersinn vor und tut, was sein Feld sagt. Drei Felder sind frei. Jedes weitere kostet dich selbst 2 Mio., und mehr als sechs sind nicht erlaubt.
    }
    Nur beim allerersten Zug eines Staates ist jedes Feld frei.

tour-fields-head = Vorher sehen, was es bringt
tour-fields = Dieselben Felder als Tabelle: Preis, Staatskasse, dein Bargeld, Machtpunkte und Punkte, vorher und nachher. Ein Klick oder die Tasten 1 bis 6 wählen ein Feld. Was nicht geht, bleibt stehen und sagt, warum.

tour-map-head = Die Karte
tour-map = { $edition ->
        [first] Armeen ziehen an Land, Flotten auf See; Flotten setzen Armeen über. Wo ein Staat allein steht, legt er einen Steuerchip ab. Steuer bringt 2 Mio. je freie Fabrik und 1 Mio. je Steuerchip.
        [world] Armeen ziehen an Land, Flotten auf See; Flotten setzen Armeen über. Wo ein Staat allein steht, legt er eine Flagge ab. Steuer bringt 2 Mio. je freie Fabrik und 1 Mio. je Flagge. Zwei Kanäle verkürzen den Seeweg: Wer die Flagge in Kolumbien oder Nordafrika hat, entscheidet über die Durchfahrt.
       *[other] Armeen ziehen an Land, Flotten auf See; Flotten setzen Armeen über. Wo ein Staat allein steht, legt er eine Flagge ab. Steuer bringt 2 Mio. je freie Fabrik und 1 Mio. je Flagge.
    }
    Ein Klick auf ein Gebiet zeigt, was darin ist.

tour-books-head = Das Kontobuch
tour-books = Spalten sind Staaten, Zeilen sind Spieler, Kärtchen sind Kredite; die Krone zeigt die Regierung. Am Ende zählt jeder Kredit seinen Zins mal den Machtfaktor des Staates, dazu kommt dein Bargeld. Erreicht ein Staat 25 Machtpunkte, ist das Spiel sofort aus.
    Das Geld der Staatskasse gehört dem Staat, nicht dir.

tour-investor-head = Investieren
tour-investor = { $edition ->
        [first] Hält ein Staat auf Investor, zahlt er seinen Geldgebern Zinsen. Dann, und auch wenn er das Feld nur überschreitet, nimmt der Inhaber der Investorkarte 2 Mio. und darf einen Kredit geben oder aufstocken. Wer gerade keinen Staat regiert, darf danach ebenfalls investieren, ohne die 2 Mio. So wechseln Regierungen.
       *[other] Hält ein Staat auf Investor, zahlt er seinen Geldgebern Zinsen. Dann, und auch wenn er das Feld nur überschreitet, nimmt der Inhaber der Investorkarte 2 Mio. und darf einen Kredit geben oder aufstocken. Wer seine letzte Regierung verliert, erhält eine Schweizer Bank: Sie investiert danach mit, ohne die 2 Mio., und darf einen Staat auf Investor anhalten, dessen Kasse alle Zinsen deckt.
    }
tour-investor-free = Dieser Tisch spielt ohne Investorkarte: Nach jedem Zug darf reihum jeder dem Staat, der gezogen hat, einen Kredit geben oder aufstocken, die Regierung zuerst. Wer keinen Staat regiert, darf dabei jedem Staat leihen. So wechseln Regierungen.
    Hält ein Staat auf Investor, zahlt er seinen Geldgebern Zinsen.

tour-log-head = Was bisher geschah
tour-log = Jede Zeile des Protokolls führt zu ihrem Moment. Der Zeitstrahl oben blättert durch die ganze Partie, ohne sie zu verändern. U öffnet die Regeln neben dem Tisch, ? zeigt alle Tasten.
    Diese Führung findest du im Menü wieder.
