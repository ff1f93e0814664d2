"""Entwicklung: trade, the sole leader's bonus, growth; and the offers of steps and cards that other rules make too."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import agenda, answers, deck, events, frames, queries, reasons
from greatpowers.games.imperialism.rules.answers import PASS, player_field
from greatpowers.games.imperialism.rules.cardrow import DISCARDS
from greatpowers.games.imperialism.rules.cards import card as cards
from greatpowers.games.imperialism.rules.cards import table
from greatpowers.games.imperialism.rules.cards.card import (
    EVENT_CARD,
    FROM_CALVINISM,
    FROM_CARD,
    FROM_START,
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
    PROVIDENCE_CARDS,
    SHIPYARDS,
    SPICES,
    TEXTILES,
    TRACK_COUNT,
)
from greatpowers.games.imperialism.rules.frames import (
    CHOSEN,
    FETCH_SOURCE,
    FETCH_WANTED,
    MODE,
    MODES,
    OFFERED_TRACKS,
    PLAYER,
    PRICE,
    RAISE_SOURCE,
    REPEATED,
)
from greatpowers.games.imperialism.rules.state import BANK, NO_SEAT, PURSE, Imperialism
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Field, Value, numbers

INDUSTRIAL: Final = tracks_mask("food", "textiles", "industry", "arms", "shipyards")
MODE_FIELDS: Final = frame({MODE: Field("mode", MODES)})
SOURCE_FIELD: Final = Field("source", cards.SOURCES)


class Development(Step[Imperialism]):
    """Choose a good. Its trade pays the level, then the sole leader's bonus, then growth.

    The leader in exotic goods may pay 3 and develop again, but not gold, exotic goods or spices. A Lutheran's free
    development may be declined; Special Year belongs to the chosen action only (RTD-54, RTD-55).
    """

    def __init__(self) -> None:
        super().__init__(agenda.DEVELOPMENT, "development", ("pass", "develop", "play"), MODE_FIELDS)
        self.ends_turn = True

    def seats(self, state: Imperialism) -> list[int]:
        poor = state.arg(MODE) == REPEATED and state.purse(state.turn) < state.deck.exotic_repeat
        return [] if poor else [state.turn]

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        goods = range(answers.DEVELOP, answers.DEVELOP + len(deck.GOODS))
        return [PASS, *goods, *table.candidates(state, (table.SPECIAL_YEAR,))]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        mode = state.arg(MODE)
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
            return table.card_details(answer)
        good = deck.GOODS[max(answer - answers.DEVELOP, 0)]
        return {"good": good, "prestige": state.deck.industry_prestige, "glory": state.rules.industry_glory}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        if answer >= answers.PLAY:
            table.carry_out(state, seat, answer)
            return
        mode = state.arg(MODE)
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
        frames.open_development(state, REPEATED)
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
        frames.open_raise(state, seat, figures.food_growth, tracks_mask("army"), source)
    elif good == TEXTILES:
        frames.open_raise(state, seat, figures.textiles_growth, tracks_mask("fleet"), source)
    elif good == INDUSTRY:
        frames.open_raise(state, seat, figures.industry_growth, INDUSTRIAL, source)
    elif good == ARMS:
        frames.open_fetch(state, seat, WAR_CARD, source)
    elif good == SHIPYARDS:
        frames.open_fetch(state, seat, EVENT_CARD, source)


class Raise(Step[Imperialism]):
    """Pay a price to raise one of some tracks by a step, or decline; the start bonus must be taken (RTD-62)."""

    def __init__(self) -> None:
        fields = frame(
            {
                PLAYER: player_field("player"),
                PRICE: numbers("price", 0, 99),
                OFFERED_TRACKS: numbers("tracks", 0, (1 << TRACK_COUNT) - 1),
                RAISE_SOURCE: SOURCE_FIELD,
            }
        )
        super().__init__(agenda.RAISE, "raise", ("pass", "raise"), fields)
        self.ends_turn = True

    def seats(self, state: Imperialism) -> list[int]:
        seat, tracks = state.arg(PLAYER), state.arg(OFFERED_TRACKS)
        if state.purse(seat) < state.arg(PRICE):
            return []
        for track in range(TRACK_COUNT):
            if tracks >> track & 1 and state.level(seat, track) < state.deck.most[track]:
                return [seat]
        return []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, *range(answers.RAISE, answers.RAISE + TRACK_COUNT)]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.MUST_CHOOSE if state.arg(RAISE_SOURCE) == FROM_START else reasons.LEGAL
        track = answer - answers.RAISE
        if not state.arg(OFFERED_TRACKS) >> track & 1:
            return reasons.TRACK_NOT_OFFERED
        return reasons.LEGAL if state.level(seat, track) < state.deck.most[track] else reasons.TRACK_FULL

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"track": deck.TRACKS[max(answer - answers.RAISE, 0)], "source": cards.SOURCES[state.arg(RAISE_SOURCE)]}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        price, source = state.arg(PRICE), state.arg(RAISE_SOURCE)
        state.done()
        if seat == NOBODY or answer == PASS:
            return
        steps = state.deck.start_bonus if source == FROM_START else 1
        grown = source < FROM_START
        state.pay(PURSE + seat, BANK, price, events.FOR_GROWTH if grown else events.FOR_CARD)
        state.step(seat, answer - answers.RAISE, steps, step_source(source))

    def implausible(self, state: Imperialism) -> str:
        if state.arg(PLAYER) >= state.seats:
            return "there is no such player"
        starting = state.arg(RAISE_SOURCE) == FROM_START
        if starting != (state.turn == NO_SEAT):
            return "the start bonus belongs to set-up, everything else to a turn"
        if starting and (state.arg(PRICE) != 0 or state.arg(OFFERED_TRACKS) != tracks_mask("army", "fleet")):
            return "the start bonus is a free step of army or fleet"
        return "" if state.arg(OFFERED_TRACKS) > 0 else "there is nothing to raise"


def step_source(source: int) -> int:
    if source < FROM_START:
        return events.BY_GROWTH
    if source == FROM_START:
        return events.BY_START
    return events.BY_RELIGION if source == FROM_CALVINISM else events.BY_CARD


class Fetch(Step[Imperialism]):
    """A card of a kind out of the providence discards, shown to all. It may be declined but for a plot (RTD-67)."""

    def __init__(self) -> None:
        wanted = Field("wanted", WANTED)
        fields = frame({PLAYER: player_field("player"), FETCH_WANTED: wanted, FETCH_SOURCE: SOURCE_FIELD})
        super().__init__(agenda.FETCH, "fetch", ("pass", "fetch"), fields)

    def is_wanted(self, state: Imperialism, card: int) -> bool:
        wanted = state.arg(FETCH_WANTED)
        if wanted == WAR_CARD:
            return state.deck.is_war[card]
        return wanted != EVENT_CARD or state.deck.category[card] == EVENT

    def seats(self, state: Imperialism) -> list[int]:
        for card in range(PROVIDENCE_CARDS):
            if self.is_wanted(state, card) and state.count_at(card, DISCARDS) > 0:
                return [state.arg(PLAYER)]
        return []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, *range(answers.FETCH, answers.FETCH + PROVIDENCE_CARDS)]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        if answer == PASS:
            compulsory = state.arg(FETCH_SOURCE) == FROM_CARD + table.CORRUPT_OFFICIALS
            return reasons.MUST_CHOOSE if compulsory else reasons.LEGAL
        card = answer - answers.FETCH
        if not self.is_wanted(state, card):
            return reasons.WRONG_CATEGORY
        return reasons.LEGAL if state.count_at(card, DISCARDS) > 0 else reasons.NOT_IN_DISCARD

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": deck.PROVIDENCE_IDS[max(answer - answers.FETCH, 0)], "wanted": WANTED[state.arg(FETCH_WANTED)]}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        player = state.arg(PLAYER)
        state.done()
        if seat != NOBODY and answer != PASS:
            state.fetch(player, answer - answers.FETCH)

    def implausible(self, state: Imperialism) -> str:
        return "there is no such player" if state.arg(PLAYER) >= state.seats else ""
