"""Entwicklung: trade, the sole leader's bonus, growth; and the offers of steps and cards that other rules make too."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import agenda, answers, deck, events, queries, reasons
from greatpowers.games.imperialism.rules.answers import PASS, player_field
from greatpowers.games.imperialism.rules.cardrow import DISCARDS
from greatpowers.games.imperialism.rules.cards import card as cards
from greatpowers.games.imperialism.rules.cards import table
from greatpowers.games.imperialism.rules.cards.card import (
    BY_CALVINISM,
    BY_START,
    BY_TITLE,
    EVENT_CARD,
    WANTED,
    WAR_CARD,
    tracks_mask,
)
from greatpowers.games.imperialism.rules.deck import (
    ARMS,
    ARMY,
    EVENT,
    EXOTIC,
    FIRST_GOOD,
    FLEET,
    FOOD,
    GOLD,
    INDUSTRY,
    PRESTIGE,
    SHIPYARDS,
    SPICES,
    TEXTILES,
    TITLES,
    TRACK_COUNT,
)
from greatpowers.games.imperialism.rules.state import BANK, NO_SEAT, PURSE, Imperialism
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import NOBODY, Field, Value, numbers

CHOSEN: Final = 0
REPEATED: Final = 1
FREE: Final = 2
MODES: Final = ("chosen", "repeated", "free")
INDUSTRIAL: Final = tracks_mask("food", "textiles", "industry", "arms", "shipyards")
SOURCE_FIELD: Final = Field("source", cards.SOURCES)


class Development(Step[Imperialism]):
    """Choose a good. Its trade pays the own level, then the sole leader's bonus, then growth.

    The leader in exotic goods may pay 3 and develop again, but not gold, exotic goods or spices. A Lutheran's free
    development may be declined; Special Year belongs to the chosen action only (RTD-54, RTD-55).
    """

    def __init__(self) -> None:
        super().__init__(agenda.DEVELOPMENT, "development", ("pass", "develop", "play"), (Field("mode", MODES),))

    def seats(self, state: Imperialism) -> list[int]:
        poor = state.arg(1) == REPEATED and state.purse(state.turn) < state.deck.exotic_repeat
        return [] if poor else [state.turn]

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        goods = range(answers.DEVELOP, answers.DEVELOP + len(deck.GOODS))
        return [PASS, *goods, *table.candidates(state, (table.SPECIAL_YEAR,))]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        mode = state.arg(1)
        if answer == PASS:
            return reasons.MUST_CHOOSE if mode == CHOSEN else reasons.LEGAL
        if answer >= answers.PLAY:
            return table.refusal(state, seat, answer, cards.BEFORE_GOOD) if mode == CHOSEN else reasons.WRONG_WINDOW
        good = answer - answers.DEVELOP + FIRST_GOOD
        if mode == REPEATED and good in (GOLD, EXOTIC, SPICES):
            return reasons.NOT_TO_REPEAT
        if good == INDUSTRY and not queries.may_industrialise(state, seat):
            return reasons.INDUSTRY_GATE
        return reasons.LEGAL

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        if answer >= answers.PLAY:
            return {"card": deck.TITLE_IDS[table.split(answer)[0]]}
        good = deck.GOODS[max(answer - answers.DEVELOP, 0)]
        return {"good": good, "prestige": state.deck.industry_prestige, "glory": state.rules.industry_glory}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        if answer >= answers.PLAY:
            title, target, count = table.split(answer)
            table.CARD_TABLE[title].play(state, seat, target, count)
            return
        mode = state.arg(1)
        state.done()
        if seat == NOBODY or answer == PASS:
            return
        if mode == REPEATED:
            state.pay(PURSE + seat, BANK, state.deck.exotic_repeat, events.FOR_REPEAT)
        good = answer - answers.DEVELOP + FIRST_GOOD
        state.note(events.DEVELOPED, seat, good - FIRST_GOOD)
        state.pay(BANK, PURSE + seat, queries.income(state, seat, good), events.FOR_TRADE)
        if good == GOLD:
            state.step(seat, PRESTIGE, -1, events.BY_GOLD)
        grow(state, seat, good)
        if queries.is_sole_leader(state, seat, good):
            lead(state, seat, good)


def lead(state: Imperialism, seat: int, good: int) -> None:
    """Bonus des Führenden, for the only one on the highest level."""
    figures = state.deck
    if good in (FOOD, TEXTILES):
        ducats = min(queries.prestige_points(state, seat), figures.leader_most)
        state.pay(BANK, PURSE + seat, ducats, events.FOR_LEADER)
    elif good in (SPICES, INDUSTRY):
        state.step(seat, PRESTIGE, 1, events.BY_LEADER)
    elif good == EXOTIC:
        state.first(agenda.DEVELOPMENT, REPEATED)
    elif good == SHIPYARDS:
        ducats = state.level(seat, FLEET) // figures.fleet_levels_per_ducat
        state.pay(BANK, PURSE + seat, ducats, events.FOR_LEADER)
    elif good == ARMS:
        ducats = state.level(seat, ARMY) // figures.army_levels_per_ducat
        state.pay(BANK, PURSE + seat, ducats, events.FOR_LEADER)


def grow(state: Imperialism, seat: int, good: int) -> None:
    """Wirtschaftswachstum, offered after the bonus and never forced."""
    figures, source = state.deck, good - FIRST_GOOD
    if good == FOOD:
        state.first(agenda.RAISE, seat, figures.food_growth, tracks_mask("army"), source)
    elif good == TEXTILES:
        state.first(agenda.RAISE, seat, figures.textiles_growth, tracks_mask("fleet"), source)
    elif good == INDUSTRY:
        state.first(agenda.RAISE, seat, figures.industry_growth, INDUSTRIAL, source)
    elif good == ARMS:
        state.first(agenda.FETCH, seat, WAR_CARD, source)
    elif good == SHIPYARDS:
        state.first(agenda.FETCH, seat, EVENT_CARD, source)


class Raise(Step[Imperialism]):
    """Pay a price to raise one of some tracks by a step, or decline; the start bonus must be taken (RTD-62)."""

    def __init__(self) -> None:
        fields = (player_field("player"), numbers("price", 0, 99), numbers("tracks", 0, 2047), SOURCE_FIELD)
        super().__init__(agenda.RAISE, "raise", ("pass", "raise"), fields)

    def seats(self, state: Imperialism) -> list[int]:
        seat, tracks = state.arg(1), state.arg(3)
        if state.purse(seat) < state.arg(2):
            return []
        for track in range(TRACK_COUNT):
            if tracks >> track & 1 and state.level(seat, track) < state.deck.most[track]:
                return [seat]
        return []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, *range(answers.RAISE, answers.RAISE + TRACK_COUNT)]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.MUST_CHOOSE if state.arg(4) == BY_START else reasons.LEGAL
        track = answer - answers.RAISE
        if not state.arg(3) >> track & 1:
            return reasons.TRACK_NOT_OFFERED
        return reasons.LEGAL if state.level(seat, track) < state.deck.most[track] else reasons.TRACK_FULL

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"track": deck.TRACKS[max(answer - answers.RAISE, 0)], "source": cards.SOURCES[state.arg(4)]}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        price, source = state.arg(2), state.arg(4)
        state.done()
        if seat == NOBODY or answer == PASS:
            return
        steps = state.deck.start_bonus if source == BY_START else 1
        grown = source < BY_START
        state.pay(PURSE + seat, BANK, price, events.FOR_GROWTH if grown else events.FOR_CARD)
        state.step(seat, answer - answers.RAISE, steps, step_source(source))

    def fault(self, state: Imperialism) -> str:
        if state.arg(1) >= state.seats:
            return "there is no such player"
        if (state.arg(4) == BY_START) != (state.turn == NO_SEAT):
            return "the start bonus belongs to set-up, everything else to a turn"
        if state.arg(4) == BY_START and (state.arg(2) != 0 or state.arg(3) != tracks_mask("army", "fleet")):
            return "the start bonus is a free step of army or fleet"
        return "" if state.arg(3) > 0 else "there is nothing to raise"


def step_source(source: int) -> int:
    if source < BY_START:
        return events.BY_GROWTH
    if source == BY_START:
        return events.BY_START
    return events.BY_RELIGION if source == BY_CALVINISM else events.BY_CARD


class Fetch(Step[Imperialism]):
    """A card of a kind out of the providence discards, shown to all. It may be declined but for a plot (RTD-67)."""

    def __init__(self) -> None:
        super().__init__(
            agenda.FETCH, "fetch", ("pass", "fetch"), (player_field("player"), Field("wanted", WANTED), SOURCE_FIELD)
        )

    def is_wanted(self, state: Imperialism, title: int) -> bool:
        wanted = state.arg(2)
        if wanted == WAR_CARD:
            return state.deck.is_war[title]
        return wanted != EVENT_CARD or state.deck.category[title] == EVENT

    def seats(self, state: Imperialism) -> list[int]:
        for title in range(TITLES):
            if self.is_wanted(state, title) and state.count_at(title, DISCARDS) > 0:
                return [state.arg(1)]
        return []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, *range(answers.FETCH, answers.FETCH + TITLES)]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        if answer == PASS:
            compulsory = state.arg(3) == BY_TITLE + table.CORRUPT_OFFICIALS
            return reasons.MUST_CHOOSE if compulsory else reasons.LEGAL
        title = answer - answers.FETCH
        if not self.is_wanted(state, title):
            return reasons.WRONG_CATEGORY
        return reasons.LEGAL if state.count_at(title, DISCARDS) > 0 else reasons.NOT_IN_DISCARD

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": deck.TITLE_IDS[max(answer - answers.FETCH, 0)], "wanted": WANTED[state.arg(2)]}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        player = state.arg(1)
        state.done()
        if seat != NOBODY and answer != PASS:
            state.fetch(player, answer - answers.FETCH)

    def fault(self, state: Imperialism) -> str:
        return "there is no such player" if state.arg(1) >= state.seats else ""
