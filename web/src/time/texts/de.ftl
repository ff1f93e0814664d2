## Zurückblicken: die Leiste mit dem Lauf des Spiels

time-strip = Verlauf der Partie
time-turn = Runde { $round } · Zug { $turn }
time-play = Partie abspielen
time-pace-2500 = ½ ×
time-pace-1000 = 1 ×
time-pace-300 = 3 ×
time-mark-tax = Steuer
time-mark-govern = Regierungswechsel
time-mark-fight = Kampf oder Zerstörung
time-copy = Link
time-try = Ausprobieren
time-take-back = Zurücknehmen
