"""Laws that cannot fail prove nothing: each variant here breaks one rule of the kernel, and a named law catches it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from greatpowers.kernel import laws
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import start_from
from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import State
from greatpowers.kernel.values import NOBODY, Json, Value
from greatpowers.kernel.view import to_json
from tests.toy import tables
from tests.toy.examine import examine, examine_matches
from tests.toy.rules import answers, codes, document, queries, steps
from tests.toy.rules.answers import BLOCKING, GEM, KINDS, RAIDING
from tests.toy.rules.ruleset import ToyRuleset
from tests.toy.rules.state import BANK, PURSE, Toy

pytestmark = pytest.mark.both

GAMES = 24


def caught(rules: Ruleset, law: str, games: int = GAMES) -> bool:
    """Whether the named law finds something in this many games, examined at every position."""
    return any(problem.startswith(f"{law}: ") for problem in examine(rules, games, 3))


def with_step(number: int, step: Any) -> ToyRuleset:
    rules = ToyRuleset()
    rules.steps[number] = step
    return rules


# what a seat is told


class LeakingView(ToyRuleset):
    """Shows every hand to everybody."""

    def view(self, state: State, seat: int) -> dict[str, Json]:
        game = cast(Toy, state)
        return {**to_json(super().view(state, seat)), "hands": game.hand[:]}


class LeakingCount(ToyRuleset):
    """Shows how many gems are left in the bag."""

    def view(self, state: State, seat: int) -> dict[str, Json]:
        return {**to_json(super().view(state, seat)), "gems": cast(Toy, state).bag[GEM]}


class LeakingType(ToyRuleset):
    """Shows something that is the same in Python, but not in JSON."""

    def view(self, state: State, seat: int) -> dict[str, Json]:
        has_gem = cast(Toy, state).held((seat + 1) % state.seats, GEM) > 0
        return {**to_json(super().view(state, seat)), "one": True if has_gem else 1}


class LeakingOrder(ToyRuleset):
    """Shows nothing, but in another order."""

    def view(self, state: State, seat: int) -> dict[str, Json]:
        has_gem = cast(Toy, state).held((seat + 1) % state.seats, GEM) > 0
        fields: dict[str, Json] = to_json(super().view(state, seat))
        return {"last": 1, **fields} if has_gem else {**fields, "last": 1}


class LeakingSeal(ToyRuleset):
    """Shows sealed answers before the last is in."""

    def view(self, state: State, seat: int) -> dict[str, Json]:
        return {**to_json(super().view(state, seat)), "bids": state.sealed[:]}


class RescueOfHolders(steps.Rescue):
    """Opens the window only for those who do hold a block."""

    def seats(self, state: Toy) -> list[int]:
        return [player for player in super().seats(state) if state.held(player, BLOCKING) > 0]


class RaidOfHolders(steps.Raid):
    """Passes over whoever holds no raid, except the last, and so tells by whom it asks next."""

    def play(self, state: Toy, seat: int, answer: int) -> None:
        super().play(state, seat, answer)
        while state.agenda and state.top() == codes.RAID and state.arg(1) < state.seats - 1:
            player = (state.captain + state.arg(1)) % state.seats
            if state.held(player, RAIDING) > 0:
                return
            state.set_arg(1, state.arg(1) + 1)


class SpyForGems(steps.Spy):
    """Offers only rivals who do hold a gem, if any does."""

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        holders = [player for player in range(state.seats) if player != seat and state.held(player, GEM) > 0]
        if holders and answer - answers.SPY not in holders:
            return 5
        return super().refusal(state, seat, answer)


class TalkativeOffer(steps.Offer):
    """Whoever makes no offer is told what the next merchant holds."""

    def play(self, state: Toy, seat: int, answer: int) -> None:
        super().play(state, seat, answer)
        rival = (state.captain + 1) % state.seats
        state.note(codes.BADE, rival, state.held(rival, GEM))


class ForgetfulGuess(ToyRuleset):
    """Deals seen cards anew and forgets that they were seen."""

    def guess(self, state: State, seat: int, dice: Dice) -> State:
        twin = cast(Toy, state.copy())
        for owner in range(twin.seats):
            if seat not in (owner, NOBODY):
                there, first = (seat * twin.seats + owner) * KINDS, owner * KINDS
                twin.seen[there : there + KINDS] = twin.open[first : first + KINDS]
        return document.guess(twin, seat, dice)


class TellingGuess(ToyRuleset):
    """A guess that could be, but follows from what the rival really holds."""

    def guess(self, state: State, seat: int, dice: Dice) -> State:
        rival = (seat + 1) % state.seats
        for _ in range(cast(Toy, state).held(rival, GEM)):
            dice.below(2)
        return document.guess(cast(Toy, state), seat, dice)


class CarelessGuess(ToyRuleset):
    """Deals seen cards anew, although the seat is still sure of them."""

    def guess(self, state: State, seat: int, dice: Dice) -> State:
        twin = cast(Toy, ForgetfulGuess.guess(cast(ForgetfulGuess, self), state, seat, dice))
        twin.seen = cast(Toy, state).seen[:]
        return twin


@pytest.mark.parametrize(
    "rules",
    [
        LeakingView(),
        LeakingCount(),
        LeakingType(),
        LeakingOrder(),
        LeakingSeal(),
        with_step(codes.RESCUE, RescueOfHolders()),
        with_step(codes.SPY, SpyForGems()),
        with_step(codes.OFFER, TalkativeOffer()),
        ForgetfulGuess(),
        TellingGuess(),
    ],
    ids=["view", "count", "type", "order", "seal", "window", "options", "events", "forgetful", "telling"],
)
def test_non_interference_is_caught(rules: Ruleset) -> None:
    assert caught(rules, "secrets")


class ViewOfSets(ToyRuleset):
    """Shows what JSON cannot write."""

    def view(self, state: State, seat: int) -> dict[str, Json]:
        return {**to_json(super().view(state, seat)), "players": set(range(state.seats))}


def test_a_view_that_is_no_json_is_caught() -> None:
    with pytest.raises(TypeError, match="set is not JSON serializable"):
        list(examine(ViewOfSets(), 1, 3))


# options


class ShyBid(steps.Bid):
    """Does not offer to bid nothing, though it is legal."""

    def options(self, state: Toy, seat: int) -> list[int]:
        return super().options(state, seat)[1:] or super().options(state, seat)


class ForgottenCounter(steps.Reply):
    """Does not think of the highest price."""

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return super().candidates(state, seat)[:-1]


class UnsortedVote(steps.Toll):
    def candidates(self, state: Toy, seat: int) -> list[int]:
        return [answers.YES, answers.NO]


class SilentRaid(steps.Raid):
    """Asks, and leaves no answer to whoever holds no raid."""

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        return 2 if answer == answers.PASS else super().refusal(state, seat, answer)


class MeddlingBid(steps.Bid):
    """Looking at an illegal bid changes the captain."""

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        reason = super().refusal(state, seat, answer)
        if reason != 0:
            state.captain = (state.captain + 1) % state.seats
        return reason


class HalfWeighted(steps.Roll):
    def weights(self, state: Toy) -> list[int]:
        return [1, 2, 3]


@pytest.mark.parametrize(
    ("rules", "law"),
    [
        (with_step(codes.BID, ShyBid()), "options"),
        (with_step(codes.TOLL, UnsortedVote()), "options"),
        (with_step(codes.REPLY, ForgottenCounter()), "range"),
        (with_step(codes.ROLL, HalfWeighted()), "options"),
        (with_step(codes.BID, MeddlingBid()), "refused"),
    ],
    ids=["omitted", "unsorted", "forgotten", "weights", "meddling"],
)
def test_wrong_options_are_caught(rules: Ruleset, law: str) -> None:
    assert caught(rules, law)


def test_a_decision_without_an_answer_is_caught() -> None:
    rules = with_step(codes.RAID, SilentRaid())
    position = Position(rules, rules.state(tables.document(tables.AT_RAID, *[tables.seat({"silk": 1})] * 3)))
    assert laws.options_law(position) == ["options: raid asks seat 0 and offers nothing"]


# coins and cards


class LosingGate(Toy):
    """Every trade loses a coin on the way."""

    def pay(self, payer: int, payee: int, coins: int, purpose: int) -> None:
        super().pay(payer, payee, coins, purpose)
        if purpose == codes.FOR_TRADE:
            self.coins[payee] -= 1

    def copy(self) -> LosingGate:
        return LosingGate(self.seats, self.options, self)


class LyingGate(Toy):
    """The coins arrive, the event tells of more."""

    def pay(self, payer: int, payee: int, coins: int, purpose: int) -> None:
        if coins > 0:
            self.coins[payer] -= coins
            self.coins[payee] += coins
            self.note(codes.PAID, payer, payee, coins + int(purpose == codes.FOR_RAID), purpose)

    def copy(self) -> LyingGate:
        return LyingGate(self.seats, self.options, self)


class SharingCopy(Toy):
    """Copies share a list with the original."""

    def copy(self) -> SharingCopy:
        twin = SharingCopy(self.seats, self.options, self)
        twin.coins = self.coins
        return twin


class OtherTable(ToyRuleset):
    def __init__(self, kind: type[Toy]) -> None:
        super().__init__()
        self.kind = kind

    def table(self, seats: int, options: dict[str, Value | bool]) -> Toy:
        return self.kind(seats, options)


class OneSidedEffects(ToyRuleset):
    """The books know who paid, and nobody who received."""

    def effects(self, event: list[int]) -> list[tuple[str, int]]:
        return super().effects(event)[:1]


class GenerousRoll(steps.Roll):
    """Takes a coin from the bank past every gate. Only chance plays this step."""

    def play(self, state: Toy, seat: int, answer: int) -> None:
        state.coins[BANK] -= 1
        state.coins[PURSE] += 1
        super().play(state, seat, answer)


@pytest.mark.parametrize(
    ("rules", "law"),
    [
        (OtherTable(LosingGate), "plays"),
        (OtherTable(LosingGate), "conservation"),
        (OtherTable(LyingGate), "conservation"),
        (OtherTable(SharingCopy), "copies"),
        (OneSidedEffects(), "conservation"),
        (with_step(codes.ROLL, GenerousRoll()), "conservation"),
    ],
    ids=["loses", "loses-unaccounted", "lies", "shares", "one-sided", "chance"],
)
def test_wrong_gates_are_caught(rules: Ruleset, law: str) -> None:
    assert caught(rules, law)


def test_an_undo_that_leads_elsewhere_is_caught() -> None:
    last = {"step": "auction", "speaker": 2, "leader": "none", "price": 0, "out": 3}
    document = tables.document([*tables.AT_OFFER, last], *[tables.seat({})] * 3, market="gem")
    assert laws.undo_law(start_from(OtherTable(Toy), document, 1)) == []
    problems = laws.undo_law(start_from(OtherTable(SharingCopy), document, 1))
    assert problems == ["undo: taking an answer back leads elsewhere"]


# order of arrival


class LatecomersLose(steps.Bid):
    """Lists whoever has answered first, and lets the last one lead."""

    def seats(self, state: Toy) -> list[int]:
        players = super().seats(state)
        return sorted(players, key=lambda player: bool(state.sealed) and state.sealed[player] < 0)

    def resolve(self, state: Toy, seats: list[int], given: list[int]) -> None:
        state.lead(seats[-1])
        state.then(codes.SPY)


def test_a_resolve_that_depends_on_the_order_of_arrival_is_caught() -> None:
    assert caught(with_step(codes.BID, LatecomersLose()), "together")


# rights, documents, records


class EndingRight(steps.Show):
    """Showing a card ends whatever was open."""

    def play(self, state: Toy, seat: int, answer: int) -> None:
        super().play(state, seat, answer)
        state.done()


class EagerRight(steps.Give):
    """Offers gifts of coins that are on the table already."""

    def options(self, state: Toy, seat: int) -> list[int]:
        most = state.purse(seat)
        return [answers.give(player, coins) for player in range(state.seats) for coins in range(1, min(most, 20) + 1)]


class ForgetfulDocument(ToyRuleset):
    """Does not write down who has seen what."""

    def document(self, state: State) -> dict[str, Json]:
        document = super().document(state)
        for player in document["players"]:
            player["seen"] = [{} for _ in range(state.seats)]
        return document


class RememberingToll(steps.Toll):
    """Keeps something in itself that belongs into the state."""

    def __init__(self) -> None:
        super().__init__()
        self.played = 0

    def resolve(self, state: Toy, seats: list[int], given: list[int]) -> None:
        super().resolve(state, seats, given)
        self.played += 1
        state.lead(self.played % state.seats)


def with_right(number: int, right: Any) -> ToyRuleset:
    rules = ToyRuleset()
    rules.rights[number] = right
    return rules


@pytest.mark.parametrize(
    ("rules", "law"),
    [
        (with_right(1, EndingRight()), "rights"),
        (with_right(0, EagerRight()), "rights"),
        (ForgetfulDocument(), "document"),
        (with_step(codes.TOLL, RememberingToll()), "copies"),
    ],
    ids=["ending", "eager", "document", "remembering"],
)
def test_wrong_rights_and_documents_are_caught(rules: Ruleset, law: str) -> None:
    assert caught(rules, law)


def test_a_step_with_a_memory_of_its_own_does_not_replay() -> None:
    problems = examine_matches(with_step(codes.TOLL, RememberingToll()), 4, 1)
    assert any(problem.startswith(("record: ", "undo: ", "copies: ", "together: ")) for problem in problems)


# what the laws cannot see yet; strict, so that a better law asks for its mark to be taken away


class LeakingEvents(ToyRuleset):
    """Shows everybody the card that is drawn."""

    def shown(self, event: list[int], seat: int) -> list[int] | None:
        return event


class LeakingToSpectators(ToyRuleset):
    """Shows every hand to those who only watch."""

    def view(self, state: State, seat: int) -> dict[str, Json]:
        hands = cast(Toy, state).hand[:] if seat == NOBODY else []
        return {**to_json(super().view(state, seat)), "hands": hands}


class SecretShow(Toy):
    """A card is shown and nobody is said to have learned anything, so it can be taken back."""

    def show(self, seat: int, card: int) -> None:
        super().show(seat, card)
        self.revealed = False

    def copy(self) -> SecretShow:
        return SecretShow(self.seats, self.options, self)


class TaxedRight(steps.Show):
    """Showing a card costs a coin, past every gate."""

    def play(self, state: Toy, seat: int, answer: int) -> None:
        super().play(state, seat, answer)
        if queries.free_coins(state, seat) > 0:
            state.coins[PURSE + seat] -= 1
            state.coins[BANK] += 1


@pytest.mark.parametrize(
    ("rules", "law"),
    [
        pytest.param(CarelessGuess(), "secrets", id="guess"),
        pytest.param(with_step(codes.RAID, RaidOfHolders()), "secrets", id="next-window"),
        pytest.param(LeakingToSpectators(), "secrets", id="spectator"),
        pytest.param(LeakingEvents(), "secrets", id="events"),
        pytest.param(OtherTable(SecretShow), "undo", id="reveal"),
        pytest.param(with_right(1, TaxedRight()), "conservation", id="right"),
    ],
)
def test_subtle_leaks_are_caught(rules: Ruleset, law: str) -> None:
    assert caught(rules, law, games=8)
