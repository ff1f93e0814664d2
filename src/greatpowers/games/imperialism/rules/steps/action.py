"""2 Eine Aktion ausführen: development, intrigue, conquest, war, taxes; never the one of the last turn."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import agenda, answers, deck, events, frames, queries, reasons
from greatpowers.games.imperialism.rules.answers import (
    ACT_DEVELOPMENT,
    ACT_TAXES,
    CONQUEST,
    DEVELOPMENT,
    INTRIGUE,
    LAND_WAR,
    PASS,
    SEA_WAR,
    TAXES,
    WAR,
)
from greatpowers.games.imperialism.rules.cardrow import HAND
from greatpowers.games.imperialism.rules.cards import card as windows
from greatpowers.games.imperialism.rules.cards import table
from greatpowers.games.imperialism.rules.cards.card import FROM_CALVINISM
from greatpowers.games.imperialism.rules.deck import (
    CARDS,
    CHINA,
    EVENT,
    FIRST_GOOD,
    INDIA,
    LANDS,
    PROVIDENCE_CARDS,
    RELIGIONS,
    TRACK_COUNT,
)
from greatpowers.games.imperialism.rules.frames import BARRED, BARRED_FIELD, CHOSEN, FREE, PLAYED_TYPE
from greatpowers.games.imperialism.rules.state import BANK, NO_ACTION, NO_CARD, PURSE, Imperialism
from greatpowers.games.imperialism.rules.steps.conquest import conquer, conquest_refusal
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Value, numbers

INTRIGUE_CARDS: Final = table.cards_in(windows.INTRIGUE)

FIRST_TYPE: Final = 1
"""The types of intrigue card: the categories up to plots, then two events that are types of their own."""
DIPLOMACY: Final = 4
BURGHERS: Final = 5
PLAYED_FIELDS: Final = frame({PLAYED_TYPE: numbers("played", 0, BURGHERS)})


def intrigue_type(state: Imperialism, card: int) -> int:
    """Positive, negative, plot; Rise of the Burghers and Diplomatic Action are types of their own (RTD-12)."""
    category = state.deck.category[card]
    if category != EVENT:
        return FIRST_TYPE + category
    return DIPLOMACY if card == table.DIPLOMATIC_ACTION else BURGHERS


def action_of(answer: int) -> int:
    """The action an answer belongs to."""
    if answer == ACT_DEVELOPMENT:
        return DEVELOPMENT
    if answer == ACT_TAXES:
        return TAXES
    if answer < answers.CONQUER:
        return INTRIGUE
    return CONQUEST if answer < answers.DECLARE else WAR


def barred_actions(state: Imperialism) -> int:
    """The actions of one's last turn as bits: the one marked, and one done after a settlement (RTD-25)."""
    barred = 0
    if state.marker[state.turn] != NO_ACTION:
        barred |= 1 << state.marker[state.turn]
    if state.replacement[state.turn] != NO_ACTION:
        barred |= 1 << state.replacement[state.turn]
    return barred


class Action(Step[Imperialism]):
    """One of five actions, another than in the last turn.

    Development and taxes are chosen by name, the others by their first answer: an intrigue card or a change of faith, a
    territory, a declaration of war. After a settlement the marker stays on war and another action follows (R14 563).
    """

    def __init__(self) -> None:
        kinds = ("act", "play", "convert", "conquer", "declare")
        super().__init__(agenda.ACTION, "action", kinds, frame({BARRED: BARRED_FIELD}))

    def is_after_settlement(self, state: Imperialism) -> bool:
        return state.arg(BARRED) > 0

    def barred(self, state: Imperialism) -> int:
        return state.arg(BARRED) if self.is_after_settlement(state) else barred_actions(state)

    def seats(self, state: Imperialism) -> list[int]:
        return [state.turn]

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        found = [ACT_DEVELOPMENT, ACT_TAXES, *table.candidates(state, INTRIGUE_CARDS)]
        found.extend(range(answers.CONVERT, answers.CONVERT + RELIGIONS))
        found.extend(range(answers.CONQUER, answers.CONQUER + LANDS))
        for card in range(PROVIDENCE_CARDS):
            if state.deck.is_war[card]:
                for target in range(state.seats):
                    found.append(answers.declare(card, target, LAND_WAR))
                    found.append(answers.declare(card, target, SEA_WAR))
        return found

    def options(self, state: Imperialism, seat: int) -> list[int]:
        barred = self.barred(state)
        found: list[int] = []
        if not barred >> DEVELOPMENT & 1:
            found.append(ACT_DEVELOPMENT)
        if not barred >> TAXES & 1:
            found.append(ACT_TAXES)
        if not barred >> INTRIGUE & 1:
            found.extend(table.held_options(state, seat, windows.INTRIGUE))
            for religion in range(RELIGIONS):
                if conversion_refusal(state, seat, religion) == reasons.LEGAL:
                    found.append(answers.CONVERT + religion)
        if not barred >> CONQUEST & 1:
            for card in state.kinds_at(HAND + seat, PROVIDENCE_CARDS, CARDS):
                if conquest_refusal(state, seat, card - PROVIDENCE_CARDS) == reasons.LEGAL:
                    found.append(answers.CONQUER + card - PROVIDENCE_CARDS)
            for land in (INDIA, CHINA):
                if conquest_refusal(state, seat, land) == reasons.LEGAL:
                    found.append(answers.CONQUER + land)
        if not barred >> WAR & 1 and not is_banned(state, seat):
            self.add_wars(state, seat, found)
        return found

    def add_wars(self, state: Imperialism, seat: int, found: list[int]) -> None:
        for card in state.kinds_at(HAND + seat, 0, PROVIDENCE_CARDS):
            if state.deck.is_war[card]:
                for target in range(state.seats):
                    if target != seat:
                        found.append(answers.declare(card, target, LAND_WAR))
                        found.append(answers.declare(card, target, SEA_WAR))

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        action = action_of(answer)
        if self.barred(state) >> action & 1:
            settled = action == WAR and self.is_after_settlement(state)
            return reasons.WAR_SETTLED if settled else reasons.ACTION_REPEATED
        if action == INTRIGUE:
            if answer >= answers.CONVERT:
                return conversion_refusal(state, seat, answer - answers.CONVERT)
            return table.refusal(state, seat, answer, windows.INTRIGUE)
        if action == CONQUEST:
            return conquest_refusal(state, seat, answer - answers.CONQUER)
        return war_refusal(state, seat, answer) if action == WAR else reasons.LEGAL

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        found: dict[str, Value] = {"action": answers.ACTIONS[action_of(answer)], "ducats": state.purse(seat)}
        if answers.PLAY <= answer < answers.CONVERT:
            found["card"] = deck.PROVIDENCE_IDS[answers.played_card(answer)]
        elif answers.CONVERT <= answer < answers.CONQUER:
            found["religion"] = deck.RELIGION_IDS[answer - answers.CONVERT]
        elif answers.CONQUER <= answer < answers.DECLARE:
            found["territory"] = deck.LAND_IDS[answer - answers.CONQUER]
            found["cost"] = state.deck.land_cost[answer - answers.CONQUER]
        elif answer >= answers.DECLARE:
            found["card"] = deck.PROVIDENCE_IDS[answers.declared_card(answer)]
        return found

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        action, barred = action_of(answer), self.barred(state)
        if self.is_after_settlement(state):
            state.act_instead(action)
        else:
            state.act(action)
        state.then(agenda.TRIM)
        if action == DEVELOPMENT:
            self.develop(state, seat)
        elif action == TAXES:
            state.pay(BANK, PURSE + seat, queries.all_territory_cards(state, seat), events.FOR_TAXES)
        elif action == CONQUEST:
            conquer(state, seat, answer - answers.CONQUER)
        elif action == WAR:
            card, target = answers.declared_card(answer), answers.declared_target(answer)
            state.declare_war(target, answers.declared_war(answer), card)
            frames.open_defend(state, barred | 1 << WAR)
        elif answer >= answers.CONVERT:
            convert(state, seat, answer - answers.CONVERT)
        else:
            frames.open_intrigue(state, intrigue_type(state, answers.played_card(answer)))
            state.first(agenda.TRIM)
            table.carry_out(state, seat, answer)

    def develop(self, state: Imperialism, seat: int) -> None:
        """Choosing the action pays a Calvinist 5 and a Reformer's player 2 (RTD-18)."""
        ducats = 0
        if state.religion[seat] != NO_CARD:
            ducats += state.deck.religion_income[state.religion[seat]]
        if state.ruler[seat] != NO_CARD:
            ducats += state.deck.ruler_income[state.ruler[seat]]
        state.pay(BANK, PURSE + seat, ducats, events.FOR_DEVELOPMENT)
        frames.open_development(state, CHOSEN)

    def implausible(self, state: Imperialism) -> str:
        barred = state.arg(BARRED)
        if barred and not barred >> WAR & 1:
            return "after a settlement war is barred"
        if barred >> DEVELOPMENT & barred >> TAXES & 1:
            return "development and taxes cannot both be barred"
        return ""


class Intrigue(Step[Imperialism]):
    """A second card of another type may follow the first when that is resolved (RTD-12, RTD-59)."""

    def __init__(self) -> None:
        super().__init__(agenda.INTRIGUE, "intrigue", ("pass", "play"), PLAYED_FIELDS)
        self.secret = True

    def seats(self, state: Imperialism) -> list[int]:
        return [state.turn] if queries.has_providence(state, state.turn) else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, *table.candidates(state, INTRIGUE_CARDS)]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        reason = table.refusal(state, seat, answer, windows.INTRIGUE)
        if reason != reasons.LEGAL:
            return reason
        same = intrigue_type(state, answers.played_card(answer)) == state.arg(PLAYED_TYPE)
        return reasons.SAME_TYPE if same else reasons.LEGAL

    def options(self, state: Imperialism, seat: int) -> list[int]:
        found = table.held_options(state, seat, windows.INTRIGUE)
        first = state.arg(PLAYED_TYPE)
        return [PASS, *(answer for answer in found if intrigue_type(state, answers.played_card(answer)) != first)]

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return table.card_details(answer)

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        state.done()
        if seat != NOBODY and answer != PASS:
            table.carry_out(state, seat, answer)

    def implausible(self, state: Imperialism) -> str:
        return "" if state.arg(PLAYED_TYPE) > 0 else "a second card follows a first one"


# faith


def conversion_refusal(state: Imperialism, seat: int, religion: int) -> int:
    """Once in a game, not for Russia and the Ottomans, while a card is left and its conditions hold."""
    if state.deck.power_locked[state.power[seat]]:
        return reasons.FAITH_LOCKED
    if state.religion[seat] != NO_CARD:
        return reasons.FAITH_CHANGED
    if queries.religions_left(state, religion) == 0:
        return reasons.RELIGION_TAKEN
    met = queries.meets(state, seat, state.deck.religion_needs[religion])
    return reasons.LEGAL if met else reasons.CONDITION_UNMET


def convert(state: Imperialism, seat: int, religion: int) -> None:
    """Änderung der Konfession: the card's steps and glory; Lutherans get ducats and may develop, Calvinists a good."""
    figures = state.deck
    state.convert(seat, religion)
    steps = figures.religion_steps[religion]
    for track in range(TRACK_COUNT):
        state.step(seat, track, steps[track], events.BY_RELIGION)
    state.glorify(seat, figures.religion_glory[religion], events.BY_RELIGION)
    state.pay(BANK, PURSE + seat, figures.religion_ducats[religion], events.FOR_FAITH)
    if figures.religion_develops[religion]:
        frames.open_development(state, FREE)
    if figures.religion_choice[religion] > 0:
        goods = sum(1 << track for track in range(FIRST_GOOD, TRACK_COUNT) if steps[track] == 0)
        frames.open_raise(state, seat, 0, goods, FROM_CALVINISM)


# war


def is_banned(state: Imperialism, seat: int) -> bool:
    """Civil War and Bourgeois Revolution bar the action war."""
    return state.ruler[seat] != NO_CARD and state.deck.ruler_bans_war[state.ruler[seat]]


def war_refusal(state: Imperialism, seat: int, answer: int) -> int:
    """Any war card declares either kind of war (RTD-23)."""
    card, target = answers.declared_card(answer), answers.declared_target(answer)
    if is_banned(state, seat):
        return reasons.WAR_BANNED
    if not state.deck.is_war[card]:
        return reasons.NOT_A_WAR_CARD
    if target == seat or target >= state.seats:
        return reasons.NOT_AN_OPPONENT
    return reasons.LEGAL if state.holds(seat, card) else reasons.NOT_HELD
