"""What the evaluation looks up: figures of a deck as flat lists of floats and ints, made once for a set of weights."""

from __future__ import annotations

from math import exp
from typing import Final

from greatpowers.games.imperialism.rules import deck as decks
from greatpowers.games.imperialism.rules.deck import (
    ACHIEVEMENTS,
    ARMY,
    ASK_COLONIES,
    ASK_DUCATS,
    ASK_LANDS,
    FLEET,
    INDUSTRY,
    LANDS,
    PRESTIGE,
    PROVIDENCE_CARDS,
    TRACK_COUNT,
    Deck,
)

ASKED: Final = 16
"""Quantities that a condition can ask for."""
STEP_EFFORT: Final = 10
"""The effort that an average step on a track takes; efforts count in tenths of it."""
MOST_EFFORT: Final = 200
MOST_LEAD: Final = 40
STAGES: Final = 5
"""From a game that has just begun to one that is nearly over."""
MOST_CARDS: Final = 6
MOST_BONUS: Final = 12
"""War cards never add more to a defence."""


def effort_of(asked: int) -> int:
    """What one more of a quantity takes."""
    if asked == ASK_DUCATS:
        return 1
    if asked == PRESTIGE:
        return 7
    if asked == INDUSTRY:
        return 15
    if asked in (ASK_LANDS, ASK_COLONIES):
        return 14
    return STEP_EFFORT


def nearness(reach: float) -> list[float]:
    """By effort; it falls to 1/e over a reach in steps."""
    return [exp(-effort / (reach * STEP_EFFORT)) for effort in range(MOST_EFFORT + 1)]


def mustered(curb: float, most: int) -> list[float]:
    """The sum of steps of which each is worth less than the one before."""
    found = [0.0]
    for level in range(most):
        found.append(found[-1] + max(1.6 - curb * level, 0.2))
    return found


class Tables:
    """Of one deck, under one set of weights."""

    def __init__(self, deck: Deck, weights: dict[str, float]) -> None:
        self.deck = deck
        self.efforts: list[int] = [effort_of(asked) for asked in range(ASKED)]
        self.levels: list[float] = [weights[track] for track in decks.TRACKS]
        """Worth of a step on each track while there is time to use it."""
        self.force: list[float] = mustered(weights["muster"], max(deck.most))
        """What an army or a fleet of a size is worth, in steps: the first ones most, since territories ask for both."""
        self.cards: list[float] = [weights[f"card_{name}"] for name in decks.PROVIDENCE_IDS]
        self.ducat: float = weights["ducats"]
        self.fade: float = weights["fade"]
        self.pace: float = weights["pace"]
        self.most: list[int] = [figures.get("most", 0) for figures in deck.figures]
        """The most that a plot takes, where it has a limit."""
        self.discard: float = weights["discard"]
        """What an unknown card is worth beside one in the hand."""
        self.ready: list[float] = nearness(weights["reach"])
        """How near an achievement is that takes an effort."""
        self.ready_land: list[float] = nearness(weights["reach_land"])
        """The same of a conquest."""
        self.incomes: list[list[int]] = [list(row) for row in deck.income]
        self._lands(weights)
        self._conditions()
        self._leads()
        self.odds: list[list[float]] = []
        """Chance to win by war kind and cards in the defending hand, then by lead before they are played."""
        for kind in (0, 1):
            for cards in range(MOST_CARDS + 1):
                self.odds.append(odds(deck, kind, cards))

    def _lands(self, weights: dict[str, float]) -> None:
        """A conquest: glory at once, steps that pay later, the price."""
        figures = self.deck
        self.land_glory: list[float] = [float(glory) for glory in figures.land_glory]
        self.land_steps: list[float] = []
        for land in range(LANDS):
            steps = figures.land_steps[land]
            worth = weights["land"]
            for track in range(TRACK_COUNT):
                worth += steps[track] * (self.levels[track] + weights["step"])
            self.land_steps.append(worth)
        self.land_cost: list[int] = list(figures.land_cost)
        self.land_army: list[int] = [needs[ARMY] for needs in figures.land_needs]
        self.land_fleet: list[int] = [needs[FLEET] for needs in figures.land_needs]
        self.land_prestige: list[int] = [needs[PRESTIGE] for needs in figures.land_needs]
        self.is_colony: list[bool] = list(figures.is_colony)

    def _conditions(self) -> None:
        """Achievements as lists of clauses, a clause as quantity, least, quantity, least …"""
        self.clauses: list[list[list[int]]] = []
        for achievement in range(ACHIEVEMENTS):
            clauses: list[list[int]] = []
            for clause in self.deck.achievement_needs[achievement]:
                flat: list[int] = []
                for asked, least in clause:
                    flat.append(asked)
                    flat.append(least)
                clauses.append(flat)
            self.clauses.append(clauses)
        self.glory: list[int] = list(self.deck.achievement_glory)

    def _leads(self) -> None:
        """How likely a lead in levels lasts to the end, by stage of the game."""
        self.leads: list[list[float]] = []
        for stage in range(STAGES):
            spread = 2.2 - 0.42 * stage
            row = [1.0 / (1.0 + exp(-lead / spread)) for lead in range(-MOST_LEAD, MOST_LEAD + 1)]
            self.leads.append(row)


def odds(deck: Deck, kind: int, cards: int) -> list[float]:
    """How likely the best two of some unknown cards add less than a lead, by lead."""
    pairs: dict[tuple[int, int], float] = {(0, 0): 1.0}
    total = deck.first[PROVIDENCE_CARDS]
    for _ in range(cards):
        following: dict[tuple[int, int], float] = {}
        for (best, second), chance in pairs.items():
            for card in range(PROVIDENCE_CARDS):
                bonus = deck.war[card][kind]
                high, middle, _ = sorted((best, second, bonus), reverse=True)
                pair = (high, middle)
                following[pair] = following.get(pair, 0.0) + chance * deck.copies[card] / total
        pairs = following
    return [
        sum(chance for (best, second), chance in pairs.items() if best + second < lead)
        for lead in range(MOST_BONUS + 1)
    ]
