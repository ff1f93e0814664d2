"""Who may know what: the view of one seat, the events it is shown, and a guess at all the rest."""

from __future__ import annotations

from typing import NamedTuple

from greatpowers.kernel.reading import write_agenda
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import UNSEALED
from greatpowers.kernel.values import Json
from tests.toy.rules import codes, queries
from tests.toy.rules.answers import CARDS, KINDS
from tests.toy.rules.state import BANK, NO_CARD, Toy


def counted(row: list[int]) -> dict[str, int]:
    return {CARDS[card]: count for card, count in enumerate(row) if count}


class PlayerView(NamedTuple):
    coins: int
    cards: int
    open: dict[str, int]
    known: dict[str, int]
    """What the seat is sure of: all its own cards, those it has seen, at the end everything."""
    score: int | None


class ToyView(NamedTuple):
    """Coins, open cards, discards and whatever is on the agenda are public. Hands and sealed answers are not."""

    game: str
    rules: str
    seat: int | None
    options: dict[str, Json]
    captain: int
    bank: int
    bag: int
    discard: dict[str, int]
    market: str | None
    players: list[PlayerView]
    agenda: list[Json]
    sealed: Json
    over: bool


def view(state: Toy, rules: Ruleset, seat: int) -> ToyView:
    sealed = state.sealed[seat] if seat >= 0 and state.sealed else UNSEALED
    return ToyView(
        game=rules.name,
        rules=rules.version,
        seat=seat if seat >= 0 else None,
        options=dict(state.options),
        captain=state.captain,
        bank=state.coins[BANK],
        bag=sum(state.bag),
        discard=counted(state.discard),
        market=None if state.market == NO_CARD else CARDS[state.market],
        players=[player(state, owner, seat) for owner in range(state.seats)],
        agenda=write_agenda(rules, state),
        sealed=None if sealed == UNSEALED else rules.codec.decode(sealed).to_json(),
        over=state.over,
    )


def player(state: Toy, owner: int, seat: int) -> PlayerView:
    observer = owner if state.over else seat
    return PlayerView(
        coins=state.purse(owner),
        cards=queries.cards(state, owner),
        open=counted(state.open[owner * KINDS : (owner + 1) * KINDS]),
        known=counted([state.known(observer, owner, card) for card in range(KINDS)]),
        score=queries.score(state, owner) if observer == owner else None,
    )


def shown(event: list[int], seat: int) -> list[int] | None:
    """A card drawn is shown to its owner only, a card peeked at to the spy only."""
    if event[0] == codes.DREW and event[1] != seat:
        return [codes.DREW, event[1], codes.HIDDEN, 0, 0, 0]
    if event[0] == codes.PEEKED and event[1] != seat:
        return [codes.PEEKED, event[1], event[2], codes.HIDDEN, 0, 0]
    return event
