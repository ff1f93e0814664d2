"""What happened on the map of Imperial. See `greatpowers.games.game`.

A unit that arrives has moved before anybody knows whether it fights. So first comes the move, and what came of it is
told when it is known, with the way it came.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

from greatpowers.games.imperial.rules.board import SEA, Board
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Event
from greatpowers.screen.effects import Trace, TraceKind

PLAIN: Final[dict[str, TraceKind]] = {
    "raised": "raise",
    "removed": "loss",
    "built": "build",
    "razed": "raze",
    "flagged": "flag",
    "unflagged": "unflag",
}
AT_TABLE: Final[dict[str, TraceKind]] = {"governed": "govern", "lent": "lend", "empowered": "tax"}
"""What happens to a nation and nowhere on the map; power is gained by Taxation only."""


def traces(ruleset: Ruleset, events: Sequence[Event], since: int, answers: Sequence[dict[str, Any]]) -> Iterator[Trace]:
    board = cast(ImperialRuleset, ruleset).figures.board
    for index in range(since, len(events)):
        event = events[index]
        values = {key: str(value) for key, value in event.values.items()}
        if event.name in PLAIN:
            unit = values.get("unit", "")
            yield Trace(PLAIN[event.name], values["region"], nation=values["nation"], unit=unit)
        elif event.name in AT_TABLE:
            seat = int(values["player"]) if "player" in values else None
            yield Trace(AT_TABLE[event.name], nation=values["nation"], seat=seat)
        elif event.name == "moved":
            via = convoy(board, answers) if values["unit"] != "fleet" else []
            yield Trace("move", values["region"], values["origin"], via, values["nation"], values["unit_then"])
        elif event.name == "exchanged":
            origin = arrival(events, index, values["region"])
            yield Trace("fight", values["region"], origin, [], values["nation"], values["unit"])
        elif event.name == "turned" and values["unit"] == "army":
            origin = arrival(events, index, values["region"])
            yield Trace("hostile", values["region"], origin, [], values["nation"], "army")


def arrival(events: Sequence[Event], index: int, region: str) -> str:
    """Where the unit came from that has just arrived in this region; nothing if it was there before."""
    for event in reversed(events[:index]):
        if event.name == "moved":
            return str(event.values["origin"]) if event.values["region"] == region else ""
        if event.name != "turned" or event.values["region"] != region:
            return ""
    return ""


def convoy(board: Board, answers: Sequence[dict[str, Any]]) -> list[str]:
    """The seas that the army went over since it was picked, or since a canal was closed to it and it began anew."""
    seas: list[str] = []
    for answer in reversed(answers):
        if answer["kind"] in ("pick_army", "refuse"):
            break
        if answer["kind"] == "go" and board.kind[board.index[answer["region"]]] == SEA:
            seas.append(str(answer["region"]))
    return seas[::-1]
