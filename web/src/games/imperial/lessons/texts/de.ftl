## So spielt man Imperial

learn-imperial-books = Du bist kein Staat. Du leihst ihm Geld.
learn-imperial-wheel = Ein Zug ist ein Weg auf dem Rondell
learn-imperial-wheel-next = Weiter: das Rondell
learn-imperial-fields = Acht Felder, sechs Arten von Zügen
learn-imperial-fields-next = Weiter: die Felder
learn-imperial-ways = Ein Manöver
learn-imperial-ways-next = Weiter: das Manöver
learn-imperial-ending = Schluss bei 25 Machtpunkten
learn-imperial-ending-next = Weiter: das Ende

imp-how-books = { $edition ->
    [world] Sechs Staaten ringen um die Welt.
   *[other] Sechs Staaten ringen um Europa.
  } Du verleihst ihnen dein Geld, und wer am meisten verleiht, regiert. Am Ende zählt nicht, welcher Staat gewinnt, sondern wessen Kredite am meisten wert sind.
imp-how-books-1-head = Kredit.
imp-how-books-1 = Du gibst dem Staat 16 Mio. und bekommst 6 Mio. Zinsen, sooft er zahlt. Den Kredit behältst du bis zum Schluss.
imp-how-books-2-head = Regierung.
imp-how-books-2 = Wer einem Staat am meisten geliehen hat, trägt die Krone und zieht für ihn. { $edition ->
    [first] Wer gar nichts regiert, darf öfter investieren.
   *[other] Wer gar nichts regiert, bekommt eine Schweizer Bank.
  }
imp-how-books-3-head = Staatskasse.
imp-how-books-3 = Das Geld des Staates. Du darfst es für ihn ausgeben, nie für dich.
imp-how-books-4-head = Dein Bargeld.
imp-how-books-4 = Nur damit kaufst du Kredite und zahlst weite Wege auf dem Rondell.

imp-how-wheel-1-head = Drei Schritte
imp-how-wheel-1 = im Uhrzeigersinn sind frei. { $edition ->
    [world] Jeder weitere, höchstens drei, kostet dich 1 Mio. plus den Machtfaktor des Staates.
   *[other] Jeder weitere, höchstens drei, kostet dich 2 Mio.
  }
imp-how-wheel-2-head = Investor.
imp-how-wheel-2 = Wer das Feld betritt, zahlt Zinsen. Auch wer nur darüber hinwegzieht, löst neue Kredite aus: Die Investorkarte bringt 2 Mio. und das Recht, einen zu geben.
imp-how-wheel-3-head = Der Pfeil
imp-how-wheel-3 = zeigt Weg und Preis, bevor du bestätigst. Stehen bleiben darf niemand.
imp-how-wheel-note = Zeigst du auf ein Feld, rechnet der Tisch vor, was danach in Kasse, Bargeld und Wertung steht.

imp-how-factory = 5 Mio. aus der Kasse: eine neue Fabrik im eigenen Land.
imp-how-production = Jede freie Fabrik stellt eine Armee oder Flotte auf, ohne Kosten.
imp-how-import = Bis zu drei Armeen oder Flotten für je 1 Mio. aus der Kasse.
imp-how-maneuver = Erst fahren die Flotten, dann ziehen die Armeen.
imp-how-investor = Der Staat zahlt Zinsen, dann werden neue Kredite gegeben.
imp-how-taxation = { $edition ->
    [first] 2 Mio. je Fabrik, 1 Mio. je Steuerchip, minus Sold. Steigt die Steuer, zahlt die Bank dir eine Prämie. Der Staat gewinnt Machtpunkte.
    [third] 2 Mio. je Fabrik, 1 Mio. je Flagge, minus Sold. Steigt die Steuer, zahlt die Bank dir eine Prämie. Der Staat gewinnt Machtpunkte.
   *[world] 2 Mio. je Fabrik, 1 Mio. je Flagge, minus Sold. Die Kasse zahlt dir einen Bonus nach Höhe der Steuer. Der Staat gewinnt Machtpunkte.
  }

imp-how-ways-1-head = Konvoi.
imp-how-ways-1 = Jede Flotte trägt in einem Zug eine Armee über ihr Meer.
imp-how-ways-2-head = Kampf.
imp-how-ways-2 = Eins gegen eins, beide Figuren gehen weg. Frieden geht auch.
imp-how-ways-3-head = { $edition ->
    [first] Steuerchip.
   *[other] Flagge.
  }
imp-how-ways-3 = Wer allein steht, legt { $edition ->
    [first] ihn: 1 Mio. mehr Steuer. Zehn hat jeder Staat.
    [third] sie: 1 Mio. mehr Steuer. Fünfzehn hat jeder Staat.
   *[world] sie: 1 Mio. mehr Steuer. In Kolumbien und Nordafrika sperrt sie den Kanal.
  }

imp-how-ending = Sobald ein Staat { $goal } Machtpunkte hat, ist die Partie sofort vorbei. Jeder Kredit zählt seine Zinsen mal den Faktor des Staates: 1 für je { $points } Machtpunkte. Dazu kommt dein Bargeld.
imp-how-ending-tip = Machtpunkte bringt nur das Feld Steuer. Regiere also gut, aber leih auch den Staaten der anderen.
imp-how-bonds = Kredite
imp-how-interest = Zinsen
imp-how-factor = Faktor
imp-how-points = Punkte
imp-how-cash = Bargeld
