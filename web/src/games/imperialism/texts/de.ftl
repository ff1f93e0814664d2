## In der Lobby

short-imperialism = Imperialismus
title-imperialism = Imperialismus
year-imperialism = 2014
about-imperialism = Der Weg zur Vorherrschaft: Karten, Glaube und Dukaten führen eine Macht zum Ruhm.
