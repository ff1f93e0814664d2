"""Power cards: positive ones lie before their player, negative ones before an opponent; one before each player."""

from __future__ import annotations

from greatpowers.games.imperialism.rules import events, frames, queries
from greatpowers.games.imperialism.rules.cards.card import INTRIGUE, WAR_CARD, WORKS, Card, tracks_mask
from greatpowers.games.imperialism.rules.deck import ARMY, PRESTIGE
from greatpowers.games.imperialism.rules.state import Imperialism


class Positive(Card):
    """Laid before oneself; its instant effect may be used at once."""

    def __init__(self, name: str) -> None:
        super().__init__(name, INTRIGUE)

    def play(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        state.install(seat, seat, self.number)
        self.reward(state, seat)

    def reward(self, state: Imperialism, seat: int) -> None:
        """The instant effect."""


class QueenOfTheSea(Positive):
    """Königin der See: 4 ducats for a step of the fleet."""

    def reward(self, state: Imperialism, seat: int) -> None:
        self.offer_raise(state, seat, self.figure(state, "price"), tracks_mask("fleet"))


class RulingHouse(Positive):
    """Mitglied der Herrscherfamilie: two power cards in play change places, or one moves to a player without."""

    def reward(self, state: Imperialism, seat: int) -> None:
        frames.open_swap(state, seat)


class GreatDiplomat(Positive):
    """Hervorragender Diplomat: look into a hand and take a card out of it."""

    def reward(self, state: Imperialism, seat: int) -> None:
        frames.open_look(state, seat)


class Reformer(Positive):
    """Reformator: 5 ducats for a step of food, textiles, arms or shipyards."""

    def reward(self, state: Imperialism, seat: int) -> None:
        self.offer_raise(state, seat, self.figure(state, "price"), WORKS)


class Explorer(Positive):
    """Entdecker: 4 ducats for a step of the fleet; then, bought or not, a colony from the hand."""

    def reward(self, state: Imperialism, seat: int) -> None:
        frames.open_explore(state, seat)
        self.offer_raise(state, seat, self.figure(state, "price"), tracks_mask("fleet"))


class DefenderOfFaith(Positive):
    """Verteidiger des Glaubens: look into the hands of all heretics and take a card out of each."""

    def reward(self, state: Imperialism, seat: int) -> None:
        frames.open_faith(state, seat)


class GreatGeneral(Positive):
    """Hervorragender Militär: 4 ducats for a step of the army."""

    def reward(self, state: Imperialism, seat: int) -> None:
        self.offer_raise(state, seat, self.figure(state, "price"), tracks_mask("army"))


class Agitator(Positive):
    """Krawallmacher: a war card from the discards, shown to all."""

    def reward(self, state: Imperialism, seat: int) -> None:
        self.offer_fetch(state, seat, WAR_CARD)


class Negative(Card):
    """Laid before an opponent, who suffers its instant effect."""

    def __init__(self, name: str) -> None:
        super().__init__(name, INTRIGUE, aimed=True)

    def play(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        has_top_army = queries.is_top(state, target, ARMY)
        state.install(seat, target, self.number)
        self.harm(state, seat, target, has_top_army)

    def harm(self, state: Imperialism, seat: int, target: int, has_top_army: bool) -> None:
        state.step(target, PRESTIGE, -1, events.BY_CARD)


class CivilWar(Negative):
    """Bürgerkrieg: a random card of the hand; from the strongest army also, for 8 ducats, a step of a good."""

    def harm(self, state: Imperialism, seat: int, target: int, has_top_army: bool) -> None:
        if has_top_army:
            self.offer_raise(state, seat, self.figure(state, "price"), WORKS)
        frames.open_steal(state, seat, target)


class BourgeoisRevolution(Negative):
    """Bürgerliche Revolution: a prestige point; before the strongest army everybody may buy a step of the army."""

    def harm(self, state: Imperialism, seat: int, target: int, has_top_army: bool) -> None:
        state.step(target, PRESTIGE, -1, events.BY_CARD)
        if has_top_army:
            for player in reversed(queries.clockwise(state, seat)):
                self.offer_raise(state, player, self.figure(state, "price"), tracks_mask("army"))


class Madman(Negative):
    """Verrückter: a prestige point. Who has not the strongest army can shake it off for 2 prestige."""


class Bureaucrat(Negative):
    """Bürokrat: a prestige point. Who has not the most glory can shake it off for 2 prestige."""
