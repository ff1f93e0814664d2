"""Krieg: defence, the sums, peace, plunder, and the events at the end of the turn."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import agenda, answers, deck, events, frames, queries, reasons
from greatpowers.games.imperialism.rules.answers import NOBODY_AIMED_AT, NOTHING, PASS, SEA_WAR
from greatpowers.games.imperialism.rules.cards import card as windows
from greatpowers.games.imperialism.rules.cards import happenings, table
from greatpowers.games.imperialism.rules.deck import MOST_SEATS, PRESTIGE, PROVIDENCE_CARDS, TERRITORIES, TRACK_COUNT
from greatpowers.games.imperialism.rules.frames import ASKED, BARRED, BARRED_FIELD, MAY_SETTLE
from greatpowers.games.imperialism.rules.state import BANK, NO_CARD, PURSE, Imperialism
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Value, numbers

WAR_EVENT_CARDS: Final = table.cards_in(windows.AFTER_WAR)


class Defend(Step[Imperialism]):
    """The defender settles instead of fighting, or plays up to two war cards, or stands as it is.

    Whether somebody is asked depends on the backs of the hand only. The order of two cards does not matter.
    """

    def __init__(self) -> None:
        fields = frame({BARRED: BARRED_FIELD, MAY_SETTLE: numbers("may_settle", 0, 1)})
        super().__init__(agenda.DEFEND, "defend", ("pass", "settle", "defend"), fields)
        self.gathers = ("defend",)
        self.passed_over = reasons.ORDER_PASSED
        self.window = 3  # a whole hand of cards is looked through

    def most_named(self, state: Imperialism, seat: int) -> int:
        return state.deck.defending_cards - len(state.war_defence)

    def seats(self, state: Imperialism) -> list[int]:
        more = len(state.war_defence) < state.deck.defending_cards and queries.has_providence(state, state.war_on)
        return [state.war_on] if more else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, answers.SETTLE, *range(answers.DEFEND, answers.DEFEND + PROVIDENCE_CARDS)]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        if answer == answers.SETTLE:
            if state.arg(MAY_SETTLE) == 0 or len(state.war_defence) > 0:
                return reasons.TOO_LATE_TO_SETTLE
            return reasons.LEGAL if state.holds(seat, table.SETTLEMENT) else reasons.NOT_HELD
        card = answer - answers.DEFEND
        if not state.deck.is_war[card]:
            return reasons.NOT_A_WAR_CARD
        if len(state.war_defence) > 0 and card < state.war_defence[-1]:
            return reasons.ORDER_PASSED
        return reasons.LEGAL if state.holds(seat, card) else reasons.NOT_HELD

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        card = table.SETTLEMENT if answer == answers.SETTLE else max(answer - answers.DEFEND, 0)
        return {"card": deck.PROVIDENCE_IDS[card]}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        if seat == NOBODY or answer == PASS:
            state.then(agenda.BATTLE)
        elif answer == answers.SETTLE:
            state.set_arg(MAY_SETTLE, 0)
            frames.announce(state, seat, table.SETTLEMENT, state.turn, NOTHING)
        else:
            state.defend(answer - answers.DEFEND)

    def implausible(self, state: Imperialism) -> str:
        return "" if state.arg(BARRED) >> answers.WAR & 1 else "war is barred after a settlement"


class Battle(Step[Imperialism]):
    """Kriegsende: the attacker wins only when strictly stronger. Glory and prestige to the winner, prestige lost."""

    def __init__(self) -> None:
        super().__init__(agenda.BATTLE, "battle")

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        figures = state.deck
        attack, defence = queries.attack_strength(state), queries.defence_strength(state)
        state.decide_war(attack, defence)
        winner = state.war_winner
        won = winner == state.turn
        loser = state.war_on if won else state.turn
        state.glorify(winner, figures.war_glory, events.BY_WAR)
        state.step(winner, PRESTIGE, figures.war_prestige, events.BY_WAR)
        state.step(loser, PRESTIGE, -figures.war_loss, events.BY_WAR)
        if not won:
            state.end_war()
            state.done()
            return
        state.then(agenda.PLUNDER)
        state.first(agenda.PEACE)
        card = table.CARD_TABLE[state.war_card]
        if isinstance(card, happenings.Special):
            card.reward(state)


class Peace(Step[Imperialism]):
    """Friedensverhandlungen: tribute, a territory or a humiliation, whatever can be met in full; else ruin."""

    def __init__(self) -> None:
        super().__init__(agenda.PEACE, "peace", ("tribute", "cede", "humiliation"))

    def seats(self, state: Imperialism) -> list[int]:
        return [state.war_on] if self.options(state, state.war_on) else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        lands = range(answers.CEDE, answers.CEDE + TERRITORIES)
        return [answers.TRIBUTE, *lands, answers.HUMILIATION]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        if answer == answers.TRIBUTE:
            return reasons.LEGAL if state.purse(seat) >= state.war_margin else reasons.DUCATS_SHORT
        if answer == answers.HUMILIATION:
            enough = state.level(seat, PRESTIGE) >= queries.humiliation(state)
            return reasons.LEGAL if enough else reasons.PRESTIGE_SHORT
        land = answer - answers.CEDE
        if not queries.owns(state, seat, land):
            return reasons.NOT_IN_FRONT
        colony = state.deck.is_colony[land]
        return reasons.NOT_A_COLONY if state.war_kind == SEA_WAR and not colony else reasons.LEGAL

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        found: dict[str, Value] = {
            "cost": state.war_margin,
            "ducats": state.purse(seat),
            "prestige": queries.humiliation(state),
        }
        if answers.CEDE <= answer < answers.HUMILIATION:
            found["territory"] = deck.LAND_IDS[answer - answers.CEDE]
        return found

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        attacker, defender = state.turn, state.war_on
        state.done()
        if seat == NOBODY:
            state.note(events.MADE_PEACE, defender, events.RUIN)
            state.pay(PURSE + defender, PURSE + attacker, state.purse(defender), events.FOR_RUIN)
            state.step(defender, PRESTIGE, -state.level(defender, PRESTIGE), events.BY_RUIN)
        elif answer == answers.TRIBUTE:
            state.note(events.MADE_PEACE, defender, events.TRIBUTE)
            state.pay(PURSE + defender, PURSE + attacker, state.war_margin, events.FOR_TRIBUTE)
        elif answer == answers.HUMILIATION:
            state.note(events.MADE_PEACE, defender, events.HUMILIATION)
            state.step(defender, PRESTIGE, -queries.humiliation(state), events.BY_HUMILIATION)
        else:
            state.note(events.MADE_PEACE, defender, events.CESSION)
            self.cede(state, answer - answers.CEDE)

    def cede(self, state: Imperialism, land: int) -> None:
        """The steps of the card pass over, its prestige and glory do not (R14 325-327)."""
        state.cede(state.war_on, state.turn, land)
        steps = state.deck.land_steps[land]
        for track in range(TRACK_COUNT):
            if track != PRESTIGE and steps[track] > 0:
                state.step(state.war_on, track, -steps[track], events.BY_CESSION)
                state.step(state.turn, track, steps[track], events.BY_CESSION)

    def implausible(self, state: Imperialism) -> str:
        won = state.war_card != NO_CARD and state.war_winner == state.turn
        return "" if won else "peace follows a war that the attacker won"


class Plunder(Step[Imperialism]):
    """Plündern: the bank pays the plunder value of the declaring card times arms or shipyards."""

    def __init__(self) -> None:
        super().__init__(agenda.PLUNDER, "plunder", ("pass", "plunder"))
        self.ends_turn = True

    def seats(self, state: Imperialism) -> list[int]:
        return [state.turn] if queries.plunder(state) > 0 else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, answers.PLUNDER]

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        if answer == answers.PLUNDER:
            state.pay(BANK, PURSE + seat, queries.plunder(state), events.FOR_PLUNDER)
        state.end_war()
        state.done()

    def implausible(self, state: Imperialism) -> str:
        won = state.war_card != NO_CARD and state.war_winner == state.turn
        return "" if won else "plunder follows a war that the attacker won"


class WarEvents(Step[Imperialism]):
    """Kriegsereigniskarten: one each, the attacker first, then the defender, then the others clockwise.

    Somebody is asked when, as far as everybody can know, a fitting card might be there (RTD-65).
    """

    def __init__(self) -> None:
        fields = frame({ASKED: numbers("asked", 0, MOST_SEATS)})
        super().__init__(agenda.WAR_EVENTS, "war_events", ("pass", "play"), fields)
        self.window = 1

    def order(self, state: Imperialism) -> list[int]:
        rest = [seat for seat in queries.others(state, state.turn) if seat != state.war_on]
        return [state.turn, state.war_on, *rest]

    def seats(self, state: Imperialism) -> list[int]:
        if state.arg(ASKED) == state.seats:
            return []
        seat = self.order(state)[state.arg(ASKED)]
        for card in WAR_EVENT_CARDS:
            fits = table.CARD_TABLE[card].refusal(state, seat, NOBODY_AIMED_AT, NOTHING) == reasons.LEGAL
            if fits and queries.may_hold(state, seat, card):
                return [seat]
        return []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, *table.candidates(state, WAR_EVENT_CARDS)]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        return reasons.LEGAL if answer == PASS else table.refusal(state, seat, answer, windows.AFTER_WAR)

    def options(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, *table.held_options(state, seat, windows.AFTER_WAR)]

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return table.card_details(answer)

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        if state.arg(ASKED) == state.seats:
            state.done()
            return
        state.set_arg(ASKED, state.arg(ASKED) + 1)
        if seat != NOBODY and answer != PASS:
            table.carry_out(state, seat, answer)

    def implausible(self, state: Imperialism) -> str:
        return "" if state.arg(ASKED) <= state.seats else "there are not that many players"
