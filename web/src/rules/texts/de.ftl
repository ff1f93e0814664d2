## Die Regeln neben dem Tisch

rules-drawer = Regeln
rules-drawer-page = Als eigene Seite öffnen
rules-short = Regel: { $heading }
