## In the lobby

short-imperialism = Imperialism
title-imperialism = Imperialism
year-imperialism = 2014
about-imperialism = Road to Domination: cards, faith and ducats lift a power to glory.
