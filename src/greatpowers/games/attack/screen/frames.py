"""The frames of the agenda that the screen speaks of, with names and types for their arguments."""

from __future__ import annotations

from typing import NamedTuple

from greatpowers.games.attack.rules.answers import NONE
from greatpowers.games.attack.rules.view import AttackView, Frame


class Announced(NamedTuple):
    """A politics card to which somebody may answer."""

    card: str
    player: int
    victims: list[int]


class Auction(NamedTuple):
    """The bidding for a trade route."""

    price: int
    leader: int
    speaker: int
    out: list[int]


class Talks(NamedTuple):
    """An offer between two players: being drafted, or proposed already."""

    proposer: int
    partner: int
    counter_offers: int
    proposed: bool


def topmost(view: AttackView, *steps: str) -> Frame | None:
    """The topmost open frame of these steps."""
    return next((frame for frame in reversed(view.agenda) if frame["step"] in steps), None)


def open_step(view: AttackView) -> str:
    """What is open, or nothing when the game is over."""
    return str(view.agenda[-1]["step"]) if view.agenda else ""


def asked(view: AttackView) -> int | None:
    """The player that the open frame names."""
    player = view.agenda[-1].get("player")
    return None if player is None else int(player)


def announced(view: AttackView) -> Announced | None:
    frame = topmost(view, "politics_block")
    if frame is None:
        return None
    victims = [int(victim) for victim in (frame["one"], frame["two"]) if victim != NONE]
    return Announced(str(frame["card"]), int(frame["player"]), victims)


def auction(view: AttackView) -> Auction | None:
    frame = topmost(view, "bid")
    if frame is None:
        return None
    out = [seat for seat in range(len(view.players)) if int(frame["out"]) >> seat & 1]
    return Auction(int(frame["price"]), int(frame["leader"]), int(frame["speaker"]), out)


def talks(view: AttackView) -> Talks | None:
    frame = topmost(view, "offer", "reply")
    if frame is None:
        return None
    proposer, partner, countered = int(frame["proposer"]), int(frame["partner"]), int(frame["counter_offers"])
    return Talks(proposer, partner, countered, frame["step"] == "reply")
