"""Play Politics Cards: one card after the other, the answers of others to espionage, and what the cards ask for."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, ending, events, figures, queries, reasons
from greatpowers.games.attack.rules.answers import CARD_FIELD, LEFT, NONE, PASS, RIGHT, maybe_seat_field, seat_field
from greatpowers.games.attack.rules.board import REGION_IDS
from greatpowers.games.attack.rules.cardrow import ON_TABLE
from greatpowers.games.attack.rules.cards import table
from greatpowers.games.attack.rules.cards.card import Card
from greatpowers.games.attack.rules.cards.espionage import Answer
from greatpowers.games.attack.rules.cards.influence import Influence
from greatpowers.games.attack.rules.figures import FIRST_POLITICS, FIRST_ROUTE, POLITICS_DECK
from greatpowers.games.attack.rules.state import Attack
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Field, Value

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
    number, one, two = answers.split_play(answer)
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
    number, one, two = answers.split_play(answer)
    card = table.CARD_TABLE[number]
    state.play_card(seat, card.kind, one, two)
    if card.has_eagle(state):
        state.count_eagle()
    if card.can_be_answered(state):
        PoliticsBlock.open(state, card.kind, seat, one, two)
    else:
        card.carry_out(state, seat, one, two)


class Politics(Step[Attack]):
    """Further cards, one by one, until the player stops or has none left; asked as long as there is a hand.

    What has been carried out is spent first, and with enough eagles the game is over (ATK-38, ATK-106, RAX 529). After
    some cards no other follows (ATK-177, from version 2 of the rules on).
    """

    def __init__(self) -> None:
        super().__init__(agenda.POLITICS, "politics", ("pass", "play"))
        self.secret = True

    def meaning(self, answer: int) -> int:
        return answers.in_seat_order(answer)

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
        carried_out = state.deck_at(ON_TABLE, POLITICS_DECK)
        if not carried_out:
            state.done()
            return
        for kind in carried_out:
            state.spend(kind)
        if any(state.figures.is_last[kind - FIRST_POLITICS] for kind in carried_out):
            state.done()
        ending.end_if_enough_eagles(state)

    def implausible(self, state: Attack) -> str:
        if state.may_not_play or not queries.has_capital(state, state.turn):
            return "the player to move may not play politics cards"
        return ""


class PoliticsBlock(Step[Attack]):
    """Espionage was announced: whoever might hold a fitting BLOCK card is asked, all together (ATK-37, ATK-143).

    The first in turn after the announcer who answers plays the card; the others keep theirs unseen.
    """

    CARD: Final = 1
    ANNOUNCER: Final = 2
    ONE: Final = 3
    TWO: Final = 4

    def __init__(self) -> None:
        fields = {
            PoliticsBlock.CARD: CARD_FIELD,
            PoliticsBlock.ANNOUNCER: seat_field("player"),
            PoliticsBlock.ONE: maybe_seat_field("one"),
            PoliticsBlock.TWO: maybe_seat_field("two"),
        }
        super().__init__(agenda.POLITICS_BLOCK, "politics_block", ("pass", "counter", "turn_round"), frame(fields))
        self.together = True
        self.window = 1

    @staticmethod
    def open(state: Attack, card: int, announcer: int, one: int, two: int) -> None:
        """The victims are seats, or -1 for nobody."""
        state.first(agenda.POLITICS_BLOCK, card, announcer, one + 1, two + 1)

    def announced(self, state: Attack) -> Card:
        return table.CARD_TABLE[state.arg(PoliticsBlock.CARD) - FIRST_POLITICS]

    def victims(self, state: Attack) -> tuple[int, int]:
        """Whom the card names, -1 for nobody."""
        return state.arg(PoliticsBlock.ONE) - 1, state.arg(PoliticsBlock.TWO) - 1

    def blocking(self, answer: int) -> Answer:
        return table.COUNTER_ESPIONAGE if answer == answers.COUNTER else table.DOUBLE_AGENT

    def fits(self, state: Attack, answer: int) -> int:
        """Whether such a card answers the announced one, whoever has it."""
        return self.blocking(answer).answer_refusal(state, self.announced(state), state.arg(PoliticsBlock.ANNOUNCER))

    def seats(self, state: Attack) -> list[int]:
        wanted = [
            self.blocking(answer).kind
            for answer in (answers.COUNTER, answers.TURN_ROUND)
            if self.fits(state, answer) == reasons.LEGAL
        ]
        asked: list[int] = []
        for seat in queries.others(state, state.arg(PoliticsBlock.ANNOUNCER)):
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
                block, card = self.blocking(answer), self.announced(state)
                announcer = state.arg(PoliticsBlock.ANNOUNCER)
                state.done()
                state.play_card(seat, block.kind, announcer, -1)
                state.note(events.BLOCKED, seat, block.number, events.NO_WAY)
                block.answer(state, card, seat, announcer)
                return
        self.play(state, NOBODY, 0)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        """Nobody answers: the card is carried out."""
        card, announcer = self.announced(state), state.arg(PoliticsBlock.ANNOUNCER)
        one, two = self.victims(state)
        state.done()
        card.carry_out(state, announcer, one, two)

    def implausible(self, state: Attack) -> str:
        kind, announcer = state.arg(PoliticsBlock.CARD), state.arg(PoliticsBlock.ANNOUNCER)
        one, two = self.victims(state)
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

    CARD: Final = 1
    FIRST: Final = 2
    SECOND: Final = 3
    THIRD: Final = 4
    FOURTH: Final = 5
    FIFTH: Final = 6
    """The card, and the regions it has worked on already, each counted from 1."""

    def __init__(self) -> None:
        regions = (NONE, *REGION_IDS)
        fields = {
            Sway.CARD: CARD_FIELD,
            Sway.FIRST: Field("first", regions),
            Sway.SECOND: Field("second", regions),
            Sway.THIRD: Field("third", regions),
            Sway.FOURTH: Field("fourth", regions),
            Sway.FIFTH: Field("fifth", regions),
        }
        super().__init__(agenda.SWAY, "sway", ("pass", "sway"), frame(fields))

    def card(self, state: Attack) -> Influence:
        return table.INFLUENCES[state.arg(Sway.CARD)]

    def swayed(self, state: Attack) -> list[int]:
        """The regions that this card has worked on already."""
        places = range(Sway.FIRST, Sway.FIFTH + 1)
        return [state.arg(place) - 1 for place in places if state.arg(place) > 0]

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
        return [PASS, *(answers.sway(region, side) for region in state.board.regions for side in (LEFT, RIGHT))]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        swayed = self.swayed(state)
        if answer == PASS:
            return reasons.LEGAL if swayed else reasons.MUST_CHOOSE
        region, direction = answers.split_sway(answer)
        if region in swayed:
            return reasons.SAME_VICTIM
        return self.card(state).sway_refusal(state, seat, region, direction)

    def options(self, state: Attack, seat: int) -> list[int]:
        card, swayed = self.card(state), self.swayed(state)
        found = [PASS] if swayed else []
        for region in state.board.regions:
            if region not in swayed:
                for side in (LEFT, RIGHT):
                    if card.sway_refusal(state, seat, region, side) == reasons.LEGAL:
                        found.append(answers.sway(region, side))
        return found

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        if answer == PASS:
            return {"card": self.card(state).name}
        region, direction = answers.split_sway(answer)
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
        region, direction = answers.split_sway(answer)
        if count + 1 < card.most(state):
            state.set_arg(Sway.FIRST + count, region + 1)
        else:
            state.done()
        card.sway(state, seat, region, direction)

    def implausible(self, state: Attack) -> str:
        if state.arg(Sway.CARD) not in table.INFLUENCES:
            return "this card does not work on regions"
        swayed = self.swayed(state)
        if len({*swayed}) < len(swayed) or swayed != [state.arg(Sway.FIRST + n) - 1 for n in range(len(swayed))]:
            return "different regions are named from the first place on"
        return "" if len(swayed) < self.card(state).most(state) else "the card has worked on all its regions"
