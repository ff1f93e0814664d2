"""What players of Imperialism lose and win by what happens. See `greatpowers.games.game`. Each event says it alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, cast

from greatpowers.games.imperialism.words.names import Names
from greatpowers.kernel.values import Event
from greatpowers.screen.stakes import Sense, Stake, StakeKind
from greatpowers.words.words import Words, capital

PURSE: Final = "player_"
FORCED: Final = ("tribute", "ruin", "card", "insolvent", "plunder")
"""Purposes of payments that nobody makes of their own will."""


class Side(NamedTuple):
    """Whom an event concerns, by a field of its values, and how."""

    field: str
    sense: Sense
    kind: StakeKind
    title: str
    grave: bool = False


SIDES: Final[dict[str, tuple[Side, ...]]] = {
    "ceded": (Side("player", "loss", "region", "land", True), Side("target", "gain", "region", "land")),
    "conquered": (Side("player", "gain", "region", "land"),),
    "stole": (Side("target", "loss", "card", "hand"), Side("player", "gain", "card", "hand")),
    "cancelled": (Side("player", "loss", "card", "card"),),
    "declared": (Side("target", "loss", "war", "war", True),),
    "made_peace": (Side("player", "loss", "war", "war", True),),
    "glorified": (Side("player", "gain", "points", "glory"),),
    "achieved": (Side("player", "gain", "points", "achievement"),),
}

GOOD: Final = "power_positive"
LEADERS: Final = {
    "ruled": (("target", True),),
    "deposed": (("player", False),),
    "changed_places": (("player", False), ("target", True)),
}
"""Before whom a leader comes to lie, and before whom it lies no more."""


def stakes(words: Words, events: Sequence[Event]) -> Iterator[Stake]:
    for event in events:
        if event.name == "paid":
            yield from paid(words, event)
        elif event.name == "stepped":
            yield stepped(words, event)
        elif event.name in LEADERS:
            yield from led(words, event)
        else:
            for side in SIDES.get(event.name, ()):
                yield of(words, event, side)


def of(words: Words, event: Event, side: Side) -> Stake:
    title = capital(words.say(f"stake-{side.title}", **event.values))
    seat = int(event.values[side.field])
    return Stake(seat, side.sense, side.kind, title, words.event(event), grave=side.grave)


def paid(words: Words, event: Event) -> Iterator[Stake]:
    values = event.values
    if values["purpose"] not in FORCED:
        return
    sides: tuple[tuple[str, Sense], ...] = (("payer", "loss"), ("payee", "gain"))
    for field, sense in sides:
        account = str(values[field])
        if account.startswith(PURSE):
            value = words.say(f"stake-value-{sense}", ducats=values["ducats"])
            seat, title = int(account.removeprefix(PURSE)), words.say("stake-money")
            yield Stake(seat, sense, "money", title, words.event(event), value)


def stepped(words: Words, event: Event) -> Stake:
    steps = int(event.values["steps"])
    title = capital(words.say("stake-track", track=event.values["track"]))
    value = words.say("stake-value-steps", steps=steps)
    sense: Sense = "gain" if steps > 0 else "loss"
    return Stake(int(event.values["player"]), sense, "points", title, words.event(event), value)


def led(words: Words, event: Event) -> Iterator[Stake]:
    """To have a good leader is a gain, to have a bad one a loss, and the other way round when they go."""
    good = cast(Names, words.vocabulary).category(event.values["card"]) == GOOD
    for field, comes in LEADERS[event.name]:
        sense: Sense = "gain" if comes == good else "loss"
        yield of(words, event, Side(field, sense, "leader", "card", sense == "loss"))
