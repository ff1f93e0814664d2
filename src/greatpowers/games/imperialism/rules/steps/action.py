"""2 Eine Aktion ausführen: development, intrigue, conquest, war, taxes; never the one of the last turn."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import agenda, answers, deck, events, queries, reasons
from greatpowers.games.imperialism.rules.answers import (
    CONQUEST,
    DEVELOPMENT,
    INTRIGUE,
    MOST_SEATS,
    PASS,
    TAXES,
    WAR,
)
from greatpowers.games.imperialism.rules.cardrow import HAND
from greatpowers.games.imperialism.rules.cards import card as windows
from greatpowers.games.imperialism.rules.cards import table
from greatpowers.games.imperialism.rules.cards.card import BY_CALVINISM
from greatpowers.games.imperialism.rules.deck import (
    CARDS,
    CHINA,
    EVENT,
    FIRST_GOOD,
    INDIA,
    LANDS,
    RELIGIONS,
    TITLES,
    TRACK_COUNT,
)
from greatpowers.games.imperialism.rules.state import BANK, NO_CARD, PURSE, Imperialism
from greatpowers.games.imperialism.rules.steps.conquest import conquer, conquest_refusal
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import NOBODY, Value, numbers

ACT_DEVELOPMENT: Final = answers.ACT
ACT_TAXES: Final = answers.ACT + 1
INTRIGUE_TITLES: Final = table.titles_of(windows.INTRIGUE)
FREE: Final = 2
"""A development that is an effect and may be declined."""

TYPES: Final = 6


def intrigue_type(state: Imperialism, title: int) -> int:
    """Positive, negative, plot; Rise of the Burghers and Diplomatic Action are types of their own (RTD-12)."""
    category = state.deck.category[title]
    if category != EVENT:
        return 1 + category
    return 4 if title == table.DIPLOMATIC_ACTION else 5


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
    """The actions of the own last turn as bits: the one marked, and one done after a settlement (RTD-25)."""
    barred = 0
    if state.marker[state.turn] >= 0:
        barred |= 1 << state.marker[state.turn]
    if state.replacement[state.turn] >= 0:
        barred |= 1 << state.replacement[state.turn]
    return barred


class Action(Step[Imperialism]):
    """One of five actions, another than in the last turn.

    Development and taxes are chosen by name, the others by their first answer: an intrigue card or a change of faith, a
    territory, a declaration of war. After a settlement the marker stays on war and another action follows (R14 563).
    """

    def __init__(self) -> None:
        kinds = ("act", "play", "convert", "conquer", "declare")
        super().__init__(agenda.ACTION, "action", kinds, (numbers("barred", 0, 31),))

    def barred(self, state: Imperialism) -> int:
        return state.arg(1) if state.arg(1) > 0 else barred_actions(state)

    def seats(self, state: Imperialism) -> list[int]:
        return [state.turn]

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        found = [ACT_DEVELOPMENT, ACT_TAXES, *table.candidates(state, INTRIGUE_TITLES)]
        found.extend(range(answers.CONVERT, answers.CONVERT + RELIGIONS))
        found.extend(range(answers.CONQUER, answers.CONQUER + LANDS))
        for title in range(TITLES):
            if state.deck.is_war[title]:
                found.extend(answers.declare(title, target, war) for target in range(state.seats) for war in (0, 1))
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
            for card in state.faces_at(HAND + seat, TITLES, CARDS):
                if conquest_refusal(state, seat, card - TITLES) == reasons.LEGAL:
                    found.append(answers.CONQUER + card - TITLES)
            for land in (INDIA, CHINA):
                if conquest_refusal(state, seat, land) == reasons.LEGAL:
                    found.append(answers.CONQUER + land)
        if not barred >> WAR & 1 and not is_banned(state, seat):
            self.add_wars(state, seat, found)
        return found

    def add_wars(self, state: Imperialism, seat: int, found: list[int]) -> None:
        for title in state.faces_at(HAND + seat, 0, TITLES):
            if state.deck.is_war[title]:
                for target in range(state.seats):
                    if target != seat:
                        found.append(answers.declare(title, target, 0))
                        found.append(answers.declare(title, target, 1))

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        action = action_of(answer)
        if self.barred(state) >> action & 1:
            return reasons.WAR_SETTLED if action == WAR and state.arg(1) > 0 else reasons.ACTION_REPEATED
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
            found["card"] = deck.TITLE_IDS[table.split(answer)[0]]
        elif answers.CONVERT <= answer < answers.CONQUER:
            found["religion"] = deck.RELIGION_IDS[answer - answers.CONVERT]
        elif answers.CONQUER <= answer < answers.DECLARE:
            found["territory"] = deck.LAND_IDS[answer - answers.CONQUER]
            found["cost"] = state.deck.land_cost[answer - answers.CONQUER]
        elif answer >= answers.DECLARE:
            found["card"] = deck.TITLE_IDS[(answer - answers.DECLARE) // (2 * MOST_SEATS)]
        return found

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        action, barred = action_of(answer), self.barred(state)
        if state.arg(1) > 0:
            state.replacement[seat] = action
        else:
            state.marker[seat] = action
            state.replacement[seat] = -1
        state.act(action)
        state.then(agenda.TRIM)
        if action == DEVELOPMENT:
            self.develop(state, seat)
        elif action == TAXES:
            state.pay(BANK, PURSE + seat, queries.all_territory_cards(state, seat), events.FOR_TAXES)
        elif action == CONQUEST:
            conquer(state, seat, answer - answers.CONQUER)
        elif action == WAR:
            rest = answer - answers.DECLARE
            state.declare_war(rest // 2 % MOST_SEATS, rest % 2, rest // (2 * MOST_SEATS))
            state.first(agenda.DEFEND, barred | 1 << WAR, 1)
        elif answer >= answers.CONVERT:
            convert(state, seat, answer - answers.CONVERT)
        else:
            title, target, count = table.split(answer)
            state.first(agenda.INTRIGUE, intrigue_type(state, title))
            state.first(agenda.TRIM)
            table.CARD_TABLE[title].play(state, seat, target, count)

    def develop(self, state: Imperialism, seat: int) -> None:
        """Choosing the action pays a Calvinist 5 and a Reformer's player 2 (RTD-18)."""
        ducats = 0
        if state.religion[seat] != NO_CARD:
            ducats += state.deck.religion_income[state.religion[seat]]
        if state.ruler[seat] != NO_CARD:
            ducats += state.deck.ruler_income[state.ruler[seat]]
        state.pay(BANK, PURSE + seat, ducats, events.FOR_DEVELOPMENT)
        state.first(agenda.DEVELOPMENT)

    def fault(self, state: Imperialism) -> str:
        barred = state.arg(1)
        if barred and not barred >> WAR & 1:
            return "after a settlement war is barred"
        if barred >> DEVELOPMENT & barred >> TAXES & 1:
            return "development and taxes cannot both be barred"
        return ""


class Intrigue(Step[Imperialism]):
    """A second card of another type may follow the first when that is resolved (RTD-12, RTD-59)."""

    def __init__(self) -> None:
        super().__init__(agenda.INTRIGUE, "intrigue", ("pass", "play"), (numbers("played", 0, TYPES - 1),))

    def seats(self, state: Imperialism) -> list[int]:
        return [state.turn] if queries.has_providence(state, state.turn) else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, *table.candidates(state, INTRIGUE_TITLES)]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        reason = table.refusal(state, seat, answer, windows.INTRIGUE)
        if reason != reasons.LEGAL:
            return reason
        same = intrigue_type(state, table.split(answer)[0]) == state.arg(1)
        return reasons.SAME_TYPE if same else reasons.LEGAL

    def options(self, state: Imperialism, seat: int) -> list[int]:
        found = table.held_options(state, seat, windows.INTRIGUE)
        first = state.arg(1)
        return [PASS, *(answer for answer in found if intrigue_type(state, table.split(answer)[0]) != first)]

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": deck.TITLE_IDS[table.split(answer)[0]]}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        state.done()
        if seat != NOBODY and answer != PASS:
            title, target, count = table.split(answer)
            table.CARD_TABLE[title].play(state, seat, target, count)

    def fault(self, state: Imperialism) -> str:
        return "" if state.arg(1) > 0 else "a second card follows a first one"


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
        state.first(agenda.DEVELOPMENT, FREE)
    if figures.religion_choice[religion] > 0:
        goods = sum(1 << track for track in range(FIRST_GOOD, TRACK_COUNT) if steps[track] == 0)
        state.first(agenda.RAISE, seat, 0, goods, BY_CALVINISM)


# war


def is_banned(state: Imperialism, seat: int) -> bool:
    """Civil War and Bourgeois Revolution bar the action war."""
    return state.ruler[seat] != NO_CARD and state.deck.ruler_bans_war[state.ruler[seat]]


def war_refusal(state: Imperialism, seat: int, answer: int) -> int:
    """Any war card declares either kind of war (RTD-23)."""
    rest = answer - answers.DECLARE
    title, target = rest // (2 * MOST_SEATS), rest // 2 % MOST_SEATS
    if is_banned(state, seat):
        return reasons.WAR_BANNED
    if not state.deck.is_war[title]:
        return reasons.NOT_A_WAR_CARD
    if target == seat or target >= state.seats:
        return reasons.NOT_AN_OPPONENT
    return reasons.LEGAL if state.holds(seat, title) else reasons.NOT_HELD
