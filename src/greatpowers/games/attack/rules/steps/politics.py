"""Play Politics Cards: one card after the other, the answers of others to espionage, and what the cards ask for."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, ending, events, figures, queries, reasons
from greatpowers.games.attack.rules.answers import CARD_FIELD, NONE, PASS, maybe_seat_field, seat_field
from greatpowers.games.attack.rules.board import REGION_IDS
from greatpowers.games.attack.rules.cardrow import ON_TABLE
from greatpowers.games.attack.rules.cards import table
from greatpowers.games.attack.rules.cards.card import Card
from greatpowers.games.attack.rules.cards.espionage import Answer
from greatpowers.games.attack.rules.cards.influence import MOST_SWAYED, Influence
from greatpowers.games.attack.rules.figures import FIRST_POLITICS, FIRST_ROUTE, POLITICS_DECK
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import INFANTRY
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import NOBODY, Field, Value, numbers

FIRST_SWAYED: Final = 2
"""Where a frame of `sway` begins to remember regions."""


# what the turn needs to know


def play_candidates(state: Attack) -> list[int]:
    """Every way in which a politics card could be played, sorted."""
    return table.candidates(state)


def play_refusal(state: Attack, seat: int, answer: int) -> int:
    """Whether this player may play this card now, as the first of the action or a later one; oil apart."""
    if not queries.has_capital(state, seat):
        return reasons.CAPITAL_LOST
    if state.may_not_play:
        return reasons.BANNED
    return table.refusal(state, seat, answer)


def play_options(state: Attack, seat: int) -> list[int]:
    """The legal ones of `play_candidates`."""
    if state.may_not_play or not queries.has_capital(state, seat):
        return []
    return table.held_options(state, seat)


def play_details(state: Attack, answer: int) -> dict[str, Value]:
    """What a refusal of `play` speaks of."""
    number, one, two = table.split(answer)
    details: dict[str, Value] = {"card": figures.POLITICS_IDS[number]}
    if one >= 0:
        details["one"] = one
    if two >= 0:
        details["two"] = two
    return details


def announce(state: Attack, seat: int, answer: int) -> None:
    """Play a card: onto the table, its eagle counted, then the window for answers or at once what it does.

    The action is paid for already. The frame of `politics` stays below everything the card brings about; when it is on
    top again the card has been carried out and is spent.
    """
    number, one, two = table.split(answer)
    card = table.CARD_TABLE[number]
    state.play_card(seat, card.kind, one, two)
    if card.has_eagle(state):
        state.count_eagle()
    if card.can_be_answered(state):
        state.first(agenda.POLITICS_BLOCK, card.kind, seat, one + 1, two + 1)
    else:
        card.carry_out(state, seat, one, two)


class Politics(Step[Attack]):
    """Further cards, one by one, until the player stops or has none left; asked as long as there is a hand.

    What has been carried out is spent first, and with enough eagles the game is over (ATK-38, ATK-106, RAX 529). After
    some cards no other follows (ATK-177).
    """

    def __init__(self) -> None:
        super().__init__(agenda.POLITICS, "politics", ("pass", "play"))

    def seats(self, state: Attack) -> list[int]:
        waits = state.size(POLITICS_DECK, ON_TABLE) == 0 and state.hand_size(state.turn, POLITICS_DECK) > 0
        return [state.turn] if waits else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, *play_candidates(state)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        return reasons.LEGAL if answer == PASS else play_refusal(state, seat, answer)

    def options(self, state: Attack, seat: int) -> list[int]:
        return [PASS, *play_options(state, seat)]

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {} if answer == PASS else play_details(state, answer)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat != NOBODY and answer != PASS:
            announce(state, seat, answer)
            return
        carried_out = state.kinds_at(ON_TABLE, POLITICS_DECK)
        if not carried_out:
            state.done()
            return
        for kind in carried_out:
            state.spend(kind)
        if any(table.CARD_TABLE[kind - FIRST_POLITICS].is_last for kind in carried_out):
            state.done()
        ending.end_if_enough_eagles(state)

    def fault(self, state: Attack) -> str:
        if state.may_not_play or not queries.has_capital(state, state.turn):
            return "the player to move may not play politics cards"
        return ""


class PoliticsBlock(Step[Attack]):
    """Espionage was announced: whoever might hold a fitting BLOCK card is asked, all together (ATK-37, ATK-143).

    The first in turn after the announcer who answers plays the card; the others keep theirs unseen.
    """

    def __init__(self) -> None:
        fields = (CARD_FIELD, seat_field("player"), maybe_seat_field("one"), maybe_seat_field("two"))
        super().__init__(agenda.POLITICS_BLOCK, "politics_block", ("pass", "counter", "turn_round"), fields)
        self.together = True

    def announced(self, state: Attack) -> Card:
        return table.CARD_TABLE[state.arg(1) - FIRST_POLITICS]

    def blocking(self, answer: int) -> Answer:
        return table.COUNTER_ESPIONAGE if answer == answers.COUNTER else table.DOUBLE_AGENT

    def fits(self, state: Attack, answer: int) -> int:
        """Whether such a card answers the announced one, whoever has it."""
        return self.blocking(answer).answer_refusal(state, self.announced(state), state.arg(2))

    def seats(self, state: Attack) -> list[int]:
        wanted = [
            self.blocking(answer).kind
            for answer in (answers.COUNTER, answers.TURN_ROUND)
            if self.fits(state, answer) == reasons.LEGAL
        ]
        asked: list[int] = []
        for seat in queries.others(state, state.arg(2)):
            able = state.hand_size(seat, POLITICS_DECK) > 0 and queries.has_capital(state, seat)
            if able and any(queries.may_hold(state, seat, kind) for kind in wanted):
                asked.append(seat)
        return asked

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, answers.COUNTER, answers.TURN_ROUND]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        reason = self.fits(state, answer)
        if reason == reasons.LEGAL and not state.holds(seat, self.blocking(answer).kind):
            return reasons.NOT_HELD
        return reason

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": self.blocking(answer).name, "announced": self.announced(state).name}

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        for seat, answer in zip(seats, given):
            if answer != PASS:
                block, card, announcer = self.blocking(answer), self.announced(state), state.arg(2)
                state.done()
                state.play_card(seat, block.kind, announcer, -1)
                state.note(events.BLOCKED, seat, block.number, events.NO_WAY)
                block.answer(state, card, seat, announcer)
                return
        self.play(state, NOBODY, 0)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        """Nobody answers: the card is carried out."""
        card, announcer, one, two = self.announced(state), state.arg(2), state.arg(3) - 1, state.arg(4) - 1
        state.done()
        card.carry_out(state, announcer, one, two)

    def fault(self, state: Attack) -> str:
        kind, announcer, one, two = state.arg(1), state.arg(2), state.arg(3) - 1, state.arg(4) - 1
        if not FIRST_POLITICS <= kind < FIRST_ROUTE or not self.announced(state).can_be_answered(state):
            return "this card cannot be answered"
        if announcer != state.turn:
            return "only the player to move announces a card"
        if table.victims_refusal(state, self.announced(state), announcer, one, two) != reasons.LEGAL:
            return "the card does not name its victims rightly"
        return ""


class Sway(Step[Attack]):
    """A card that works on regions: which one, and for Propaganda in which direction (ATK-148, ATK-149, ATK-150).

    All other cards accept one direction for each region: left when its government moves to the left or stays, else
    right. Radio Address takes different regions one by one; after the first it may be ended.
    """

    def __init__(self) -> None:
        regions = (NONE, *REGION_IDS)
        names = ("first", "second", "third", "fourth", "fifth")
        super().__init__(agenda.SWAY, "sway", ("pass", "sway"), (CARD_FIELD, *(Field(name, regions) for name in names)))

    def card(self, state: Attack) -> Influence:
        return table.INFLUENCES[state.arg(1)]

    def swayed(self, state: Attack) -> list[int]:
        """The regions that this card has worked on already."""
        places = range(FIRST_SWAYED, FIRST_SWAYED + MOST_SWAYED - 1)
        return [state.arg(index) - 1 for index in places if state.arg(index) > 0]

    def is_left(self, state: Attack) -> bool:
        """Whether there is another region to work on."""
        card, swayed = self.card(state), self.swayed(state)
        return any(
            region not in swayed and card.region_refusal(state, state.turn, region) == reasons.LEGAL
            for region in state.board.regions
        )

    def seats(self, state: Attack) -> list[int]:
        return [state.turn] if self.is_left(state) else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, *(answers.SWAY + region * 2 + side for region in state.board.regions for side in (0, 1))]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        swayed = self.swayed(state)
        if answer == PASS:
            return reasons.LEGAL if swayed else reasons.MUST_CHOOSE
        region, direction = divmod(answer - answers.SWAY, 2)
        if region in swayed:
            return reasons.SAME_VICTIM
        return self.card(state).sway_refusal(state, seat, region, direction)

    def options(self, state: Attack, seat: int) -> list[int]:
        card, swayed = self.card(state), self.swayed(state)
        found = [PASS] if swayed else []
        for region in state.board.regions:
            if region not in swayed:
                for side in (0, 1):
                    if card.sway_refusal(state, seat, region, side) == reasons.LEGAL:
                        found.append(answers.SWAY + region * 2 + side)
        return found

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        if answer == PASS:
            return {"card": self.card(state).name}
        region, direction = divmod(answer - answers.SWAY, 2)
        return {
            "card": self.card(state).name,
            "region": REGION_IDS[region],
            "direction": answers.DIRECTIONS[direction],
        }

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat == NOBODY or answer == PASS:
            state.done()
            return
        card, count = self.card(state), len(self.swayed(state))
        region, direction = divmod(answer - answers.SWAY, 2)
        if count + 1 < card.most(state):
            state.set_arg(FIRST_SWAYED + count, region + 1)
        else:
            state.done()
        card.sway(state, seat, region, direction)

    def fault(self, state: Attack) -> str:
        if state.arg(1) not in table.INFLUENCES:
            return "this card does not work on regions"
        swayed = self.swayed(state)
        if len({*swayed}) < len(swayed) or swayed != [state.arg(FIRST_SWAYED + n) - 1 for n in range(len(swayed))]:
            return "different regions are named from the first place on"
        return "" if len(swayed) < self.card(state).most(state) else "the card has worked on all its regions"


class Levy(Step[Attack]):
    """Mobilmachung: free infantry into own regions, one by one."""

    def __init__(self) -> None:
        super().__init__(agenda.LEVY, "levy", ("levy",), (numbers("count", 0, 99),))

    def seats(self, state: Attack) -> list[int]:
        return [state.turn] if state.arg(1) > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [answers.LEVY + region for region in state.board.regions]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        return reasons.LEGAL if state.owner[answer - answers.LEVY] == seat else reasons.NOT_YOURS

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"region": REGION_IDS[answer - answers.LEVY]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        count = state.arg(1)
        if count == 1:
            state.done()
        else:
            state.set_arg(1, count - 1)
        state.raise_unit(seat, INFANTRY, answer - answers.LEVY, events.BY_CARD)
