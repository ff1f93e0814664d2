"""Why a computer answered as it did, in a few short sentences. What it weighed comes as data."""

from __future__ import annotations

from collections.abc import Mapping

from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Json
from greatpowers.words.words import Words

HIDDEN = "hidden"
"""The value by which an option of a game makes something a secret."""

LEAST = 0.005
"""Points below this are none."""


def would_tell_secrets(ruleset: Ruleset, options: Mapping[str, Json]) -> bool:
    """A computer's reasons tell what it holds: where there are secrets they have to wait until the game is over."""
    return ruleset.has_secrets or HIDDEN in options.values()


def reason(
    words: Words,
    by_lot: bool,
    motives: Mapping[str, float],
    chance: float,
    alternative: dict[str, Json] | None,
    position: Position,
) -> str:
    """`motives` are points by the name of a term, the weightiest first; `chance` is how likely the computer held its
    win (below 0: it did not ask itself); `position` is where it answered."""
    if by_lot:
        return words.say("thought-lot")
    if alternative is None:
        return words.say("thought-only")
    assert position.step is not None
    other = words.ruleset.codec.decode(words.ruleset.codec.encode(alternative))
    answer = words.answer(other, position.step.name, position)
    balance = weighed(words, motives)
    told = [balance, words.say("thought-alternative" if balance else "thought-equal", answer=answer)]
    if chance >= 0:
        told.append(words.say("thought-chance", percent=round(100 * chance)))
    return " ".join(filter(None, told))


def weighed(words: Words, motives: Mapping[str, float]) -> str:
    """What spoke for it and what against, if anything did. A term that has lost its name since then is left out."""
    known = {term: points for term, points in motives.items() if words.has(f"motive-{term}") and abs(points) >= LEAST}
    pros = words.listed([motive(words, term, points) for term, points in known.items() if points > 0])
    cons = words.listed([motive(words, term, points) for term, points in known.items() if points < 0])
    if pros and cons:
        return words.say("thought-for-and-against", pros=pros, cons=cons)
    if pros:
        return words.say("thought-for", pros=pros)
    return words.say("thought-against", cons=cons) if cons else ""


def motive(words: Words, term: str, points: float) -> str:
    return words.say("thought-motive", motive=words.say(f"motive-{term}"), points=signed(points, words.lang))


def signed(points: float, lang: str) -> str:
    """+4.2, −0.8; in German +4,2. Little is told more exactly."""
    text = f"{points:+.1f}" if abs(points) >= 0.05 else f"{points:+.2f}"
    return (text.replace(".", ",") if lang == "de" else text).replace("-", "−")
