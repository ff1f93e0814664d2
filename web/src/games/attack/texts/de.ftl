## In der Lobby

short-attack = Attack!
title-attack = Attack!
year-attack = 2003
about-attack = Die Welt von 1935 mit der Erweiterung: Flotten, Öl und Politik.
