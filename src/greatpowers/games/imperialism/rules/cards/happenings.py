"""Event and special cards. An event waits for a reply; who plays Diplomatic Action against it cancels it."""

from __future__ import annotations

from greatpowers.games.imperialism.rules import agenda, events, frames, queries, reasons
from greatpowers.games.imperialism.rules.answers import (
    BY_EXOTIC,
    BY_GOLD,
    BY_SPICES,
    COUNTED_TRACKS,
    FOR_DUCATS,
    FOR_GLORY,
    LAND_WAR,
    NOTHING,
)
from greatpowers.games.imperialism.rules.cards.card import (
    AFTER_COLONY,
    AFTER_DEVELOPMENT,
    AFTER_WAR,
    ANY_CARD,
    BEFORE_GOOD,
    DECLARING,
    EVENT_CARD,
    INTRIGUE,
    OWN_TURN,
    UNDER_ATTACK,
    Card,
    tracks_mask,
)
from greatpowers.games.imperialism.rules.deck import ARMS, EXOTIC, FLEET, PRESTIGE, SHIPYARDS
from greatpowers.games.imperialism.rules.state import BANK, PURSE, Imperialism

COLONIAL: tuple[int, ...] = (BY_GOLD, BY_SPICES, BY_EXOTIC)


class WarEvent(Card):
    """Played at the end of a turn in which a war was fought."""

    def __init__(self, name: str, counts: tuple[int, ...] = (NOTHING,)) -> None:
        super().__init__(name, AFTER_WAR, counts)


class NavalBlockade(WarEvent):
    """Seeblockade: the winner of a land war with a smaller fleet pays 2 per level of the player's shipyards."""

    def refusal(self, state: Imperialism, seat: int, target: int, count: int) -> int:
        if state.war_kind != LAND_WAR:
            return reasons.LAND_WAR_ONLY
        higher = state.level(seat, FLEET) > state.level(state.war_winner, FLEET)
        return reasons.LEGAL if higher else reasons.FLEET_NOT_HIGHER

    def take_effect(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        state.exact(state.war_winner, seat, self.figure(state, "per") * state.level(seat, SHIPYARDS))


class ArmedIntervention(WarEvent):
    """Militärische Intervention: the winner of a land war pays an outsider 2 per level of arms."""

    def refusal(self, state: Imperialism, seat: int, target: int, count: int) -> int:
        if state.war_kind != LAND_WAR:
            return reasons.LAND_WAR_ONLY
        return reasons.TOOK_PART if seat in (state.turn, state.war_on) else reasons.LEGAL

    def take_effect(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        state.exact(state.war_winner, seat, self.figure(state, "per") * state.level(seat, ARMS))


class GreedyPlunder(WarEvent):
    """Gierige Plünderung: after a won attack the bank pays for the loser's gold, exotic goods or spices."""

    def __init__(self, name: str) -> None:
        super().__init__(name, COLONIAL)

    def refusal(self, state: Imperialism, seat: int, target: int, count: int) -> int:
        return reasons.LEGAL if seat == state.turn == state.war_winner else reasons.NOT_WON

    def take_effect(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        name = "gold" if count == BY_GOLD else "spices" if count == BY_SPICES else "exotic"
        ducats = self.figure(state, name) * queries.counted_level(state, state.war_on, count)
        state.pay(BANK, PURSE + seat, ducats, events.FOR_CARD)


class PatrioticRising(WarEvent):
    """Patriotische Auflehnung: the loser raises army or fleet and gets 1 per territory; the winner may buy a step."""

    def refusal(self, state: Imperialism, seat: int, target: int, count: int) -> int:
        return reasons.LEGAL if seat in (state.turn, state.war_on) else reasons.NOT_IN_THE_WAR

    def take_effect(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        if seat == state.war_winner:
            self.offer_raise(state, seat, self.figure(state, "price"), tracks_mask("army", "fleet"))
            return
        ducats = self.figure(state, "per") * queries.conquered_territories(state, seat)
        state.pay(BANK, PURSE + seat, ducats, events.FOR_CARD)
        self.offer_raise(state, seat, 0, tracks_mask("army", "fleet"))


class Settlement(Card):
    """Vergleich: instead of defending; no war takes place, and the attacker acts otherwise (R14 563)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, UNDER_ATTACK)

    def take_effect(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        state.end_war()
        state.forget_war()
        frames.put_action(state, state.arg(frames.BARRED))


class Pirates(Card):
    """Piraten: who has just developed pays 1 per level of gold, spices or exotic goods, at most 4."""

    def __init__(self, name: str) -> None:
        super().__init__(name, AFTER_DEVELOPMENT, COLONIAL)

    def take_effect(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        ducats = self.figure(state, "per") * queries.counted_level(state, state.turn, count)
        state.exact(state.turn, seat, min(ducats, self.figure(state, "most")))


class DiplomaticAction(Card):
    """Diplomatisches Handeln: 2 prestige in Intrigue; or a reply that cancels somebody else's event."""

    def __init__(self, name: str) -> None:
        super().__init__(name, INTRIGUE)

    def take_effect(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        state.step(seat, PRESTIGE, self.figure(state, "prestige"), events.BY_CARD)


class RiseOfBurghers(Card):
    """Bürgertumsentwicklung: 1 for each territory card one has; a glory point with exotic goods 3."""

    def __init__(self, name: str) -> None:
        super().__init__(name, INTRIGUE)

    def take_effect(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        ducats = self.figure(state, "per") * queries.all_territory_cards(state, seat)
        state.pay(BANK, PURSE + seat, ducats, events.FOR_CARD)
        if state.level(seat, EXOTIC) >= self.figure(state, "exotic"):
            state.glorify(seat, self.figure(state, "glory"), events.BY_CARD)


class ThwartedPlans(Card):
    """Durchkreuzen der Pläne: in one's turn look into a hand and take an event card out of it."""

    def __init__(self, name: str) -> None:
        super().__init__(name, OWN_TURN, aimed=True)

    def take_effect(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        state.first(agenda.TRIM)
        state.look(seat, target)
        frames.open_take(state, seat, target, EVENT_CARD)


class ColonialUrge(Card):
    """Kolonisationsdrang: right after conquering a colony the bank pays the income of gold, spices or exotic goods."""

    def __init__(self, name: str) -> None:
        super().__init__(name, AFTER_COLONY, COLONIAL)

    def take_effect(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        state.pay(BANK, PURSE + seat, queries.income(state, seat, COUNTED_TRACKS[count]), events.FOR_CARD)


class SpecialYear(Card):
    """Ein besonderes Jahr: before choosing the good 3 ducats, or a glory point with exotic goods 2."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BEFORE_GOOD, (FOR_DUCATS, FOR_GLORY))

    def refusal(self, state: Imperialism, seat: int, target: int, count: int) -> int:
        short = count == FOR_GLORY and state.level(seat, EXOTIC) < self.figure(state, "exotic")
        return reasons.EXOTIC_SHORT if short else reasons.LEGAL

    def take_effect(self, state: Imperialism, seat: int, target: int, count: int) -> None:
        if count == FOR_GLORY:
            state.glorify(seat, self.figure(state, "glory"), events.BY_CARD)
        else:
            state.pay(BANK, PURSE + seat, self.figure(state, "ducats"), events.FOR_CARD)


class Special(Card):
    """Special cards are war cards with something extra for the war they declared."""

    def __init__(self, name: str) -> None:
        super().__init__(name, DECLARING)

    def reward(self, state: Imperialism) -> None:
        """What the winner of a war declared with this card gets before the peace talks."""


class HistoricVictory(Special):
    """Historischer Sieg: a glory point for a victory by at least 3."""

    def reward(self, state: Imperialism) -> None:
        if state.war_margin >= self.figure(state, "margin"):
            state.glorify(state.turn, self.figure(state, "glory"), events.BY_CARD)


class WarForInfluence(Special):
    """Krieg um Einfluss: any card from the providence discards."""

    def reward(self, state: Imperialism) -> None:
        state.first(agenda.TRIM)
        self.offer_fetch(state, state.turn, ANY_CARD)
