## In the lobby

short-attack = Attack!
title-attack = Attack!
year-attack = 2003
about-attack = The world of 1935 with the expansion: fleets, oil and politics.
