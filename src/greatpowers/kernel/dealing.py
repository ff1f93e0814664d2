"""A given deal: what a set-up names is dealt and drafted as it says, the rest comes from a seed, and the match begins
there. A game says what can be named, as wishes."""

from __future__ import annotations

import hashlib

from greatpowers.kernel.chance import draw, pick
from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset, Wish
from greatpowers.kernel.values import CHANCE, Json, Malformed, Refused


def dealt(rules: Ruleset, seats: int, options: dict[str, Json], setup: Json, seed: str) -> Position:
    """The position behind the last thing that was named; raises `Malformed` for what cannot be."""
    state = rules.begin(seats, options)
    wishes = rules.wishes(state, setup)
    position = Position(rules, state)
    draws = 0
    while True:
        granted = next_wish(position, wishes)
        if granted is not None:
            seat, wish = granted
            wishes.remove(wish)
            position.play(wish.answer, seat)
        elif all(wish.is_optional for wish in wishes):
            return position
        else:
            weights = spared(position, wishes)
            if sum(weights) == 0:
                raise impossible(position, wishes)
            index = pick(weights, draw(seed, draws, sum(weights)))
            draws += 1
            position.play(position.options()[index], CHANCE)


def next_wish(position: Position, wishes: list[Wish]) -> tuple[int, Wish] | None:
    """The first wish that can be granted now, and to whom; the order in which things are named does not matter."""
    for seat in position.waiting():
        place = position.rules.dealing_place(position.state, seat)
        for wish in wishes:
            if wish.place == place and position.refusal(wish.answer, seat) == 0:
                return seat, wish
    return None


def spared(position: Position, wishes: list[Wish]) -> list[int]:
    """How likely each option of chance is, when what others are to get is left to them; none where a seat is asked."""
    wanted = [wish.answer for wish in wishes]
    pairs = zip(position.options(), position.weights())
    return [max(weight - wanted.count(option), 0) for option, weight in pairs]


def impossible(position: Position, wishes: list[Wish]) -> Malformed:
    """What stands in the way of the first wish that is left: the rules, where it would be given now, or the others."""
    for seat in position.waiting():
        place = position.rules.dealing_place(position.state, seat)
        for wish in wishes:
            if wish.place == place:
                return Malformed(wish.path, f"cannot be: {Refused(position.reason(wish.answer, seat))}")
    wish = next(wish for wish in wishes if not wish.is_optional)
    return Malformed(wish.path, "cannot be dealt there: somebody else gets it, or it does not come in this order")


def set_up_seed(seed: str) -> str:
    """From where the rest of a given deal is drawn. It is another one than that of the match, which begins afterwards,
    and nobody can tell one from the other or from a commitment."""
    return hashlib.sha256(bytes.fromhex(seed) + b"set-up").hexdigest()
