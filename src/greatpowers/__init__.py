"""Great Powers: five great-power board games, exact, fast and open.

>>> import greatpowers
>>> match = greatpowers.start("imperial-2030", seats=3, seed=7)
>>> decision = match.decisions[0]
>>> match.play(decision.options[0])[0].name
'advanced'
"""

from __future__ import annotations

from typing import Any

from greatpowers.games import RULESETS, game_of
from greatpowers.kernel import match as _match
from greatpowers.kernel import record as _record
from greatpowers.kernel.decision import Decision
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import CHANCE, NOBODY, Answer, Event, Malformed, Reason, Refused
from greatpowers.kernel.view import to_json

__version__ = "0.1.0"


def ruleset(game: str, version: str | None = None) -> Ruleset:
    """The ruleset with this game id: the newest, or a version that is named."""
    if not isinstance(game, str) or game not in RULESETS:
        raise Malformed("game", f"{game!r} is not one of {', '.join(RULESETS)}")
    return RULESETS[game] if version is None else RULESETS[game].under(version)


def start(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    setup: dict[str, Any] | None = None,
) -> Match:
    """Begin a match under the newest rules. The same game, seats, seed, options and set-up give the same chance.

    `setup` names what is to be dealt to whom (docs/api.md); the match then begins at the position behind it."""
    return _match.start(ruleset(game), seats, seed, options, setup)


def position(game: str, document: Any, seed: int | str | None = None) -> Match:
    """Begin a match at the position a document describes, under the version of the rules that it names."""
    return _match.start_from(ruleset(game).of(document), document, seed)


def regions(of: Match | str) -> dict[str, dict[str, Any]]:
    """The board by the ids of its regions: kinds, neighbours, whose home; of a match also owners, factories, flags and
    units as they are now. Imperialism has no board."""
    if isinstance(of, Match):
        rules, state = of.rules, of.fast.state
    else:
        rules = ruleset(of)
        state = rules.begin(rules.players[1], rules.chosen({}))
    return {name: to_json(facts) for name, facts in rules.regions(state).items()}


def reach(match: Match, seat: int = NOBODY) -> list[dict[str, Any]]:
    """Where the units that the open question is about can go: every region in reach with whole journeys (by land,
    train, convoy, through canals), each as the answers that take the unit there."""
    position = match.fast
    who = position.seat if seat == NOBODY else seat
    return [to_json(row) for row in game_of(match.rules).reach(position, who)]


def replay(record: Any, upto: int | None = None, examined: bool = False) -> Match:
    """Play a record again under the version of the rules that it names, and compare every hash; only some of them when
    one's own rules have written it."""
    return _record.replay(record, RULESETS, upto, examined)


__all__ = [
    "CHANCE",
    "NOBODY",
    "RULESETS",
    "Answer",
    "Decision",
    "Event",
    "Malformed",
    "Match",
    "Position",
    "Reason",
    "Refused",
    "position",
    "reach",
    "regions",
    "replay",
    "ruleset",
    "start",
]
