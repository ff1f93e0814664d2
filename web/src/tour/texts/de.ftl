## Die Führung durch einen Tisch

tour-offer = Erste Partie? Kurze Führung
tour-offer-brief = Führung
tour-refuse = Keine Führung
tour-menu = Führung durch den Tisch
tour-count = Schritt { $number } von { $all }
tour-next = Weiter
tour-back = Zurück
tour-skip = Führung beenden
tour-end = Los geht’s
