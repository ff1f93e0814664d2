## Die Regeln neben dem Tisch

rules-drawer = Regeln
rules-drawer-page = Als eigene Seite öffnen
rules-short = Regel: { $heading }

## Ein Spiel erklärt

learn-how = So spielt man
learn-title = So spielt man { $game }
learn-first = { $game } auf zwei Seiten
learn-second = Die Felder und das Ende
learn-page = Seite { $page }
learn-count = { $number } von { $all }
learn-back = Zurück
learn-print = Drucken
learn-trial = Probepartie
learn-rules = Alle Regeln, { $count } Stellen
rules-try = Ausprobieren
rules-try-label = { $id } ausprobieren: { $title }
rules-untold = { $count } Stellen dieses Spiels stehen hier erst als Stichwort. Was sie genau sagen, zeigen bis dahin ihre Fälle.
rules-show-cases = { $count ->
    [one] 1 Fall
   *[other] { $count } Fälle
  }
