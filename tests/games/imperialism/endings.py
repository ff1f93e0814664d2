"""The ways in which a game of Imperialism can end, each with a game that ends so; `tools/golden.py` keeps them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.games.endings import Match, random_games

END_GLORY = {2: 40, 3: 29, 4: 20}
UPSWING = 11


@dataclass
class Ending:
    """What the journal and the last position tell about the end of a game."""

    seats: int
    trigger: int
    turn: int
    """Whose turn it was when the end space was reached."""
    source: str
    """Where that glory came from."""
    last: list[int]
    """Who had a turn after that, in order."""
    winners: list[int]
    at_end: list[int]
    """Who stands on the end space or beyond it when all is over, before the final scoring."""
    on_upswing: list[int]


def read(match: Match) -> Ending:
    turn, source, turns = -1, "", [-1]
    trigger = reached = -1
    for event in match.events:
        values: dict[str, Any] = event.values
        if event.name == "turn_began":
            turn = values["player"]
            turns.append(turn)
        elif event.name == "glorified" and trigger < 0:
            source = values["source"]
        elif event.name == "triggered":
            trigger, reached = values["player"], len(turns)
    players = match.position()["players"]
    seats = len(players)
    everybody = range(seats)
    return Ending(
        seats=seats,
        trigger=trigger,
        turn=turns[reached - 1],
        source=source,
        last=turns[reached:],
        winners=[seat for seat in everybody if match.ranks()[seat] == 1],
        at_end=[seat for seat in everybody if players[seat]["glory"] >= END_GLORY[seats]],
        on_upswing=[seat for seat in everybody if players[seat]["tracks"]["prestige"] == UPSWING],
    )


# what a random game is wanted for


def in_own_turn(match: Match) -> bool:
    """The player on turn reached the end space by what he did, and alone has most glory."""
    end = read(match)
    return end.trigger == end.turn and end.source != "upswing" and end.winners == [end.trigger]


def in_anothers_turn(match: Match) -> bool:
    end = read(match)
    return end.trigger != end.turn and end.winners == [end.trigger]


def by_upswing(match: Match) -> bool:
    end = read(match)
    return end.source == "upswing" and end.winners == [end.trigger]


def trigger_loses(match: Match) -> bool:
    """The one who reached the end space first is beaten, by somebody who did not reach it before the final scoring."""
    end = read(match)
    return end.trigger not in end.winners and end.at_end == [end.trigger]


def two_at_the_end(match: Match) -> bool:
    """A second player reaches the end space in the last turns, which prolongs nothing (RTD-75)."""
    end = read(match)
    return len(end.at_end) == 2


def shared_victory(match: Match) -> bool:
    return len(read(match).winners) > 1


def upswing_left(match: Match) -> bool:
    """A marker on Upswing when all is over gives nothing more (RTD-56)."""
    return bool(read(match).on_upswing)


def endings(game: str) -> dict[str, Match]:
    options = {"refill": "after_discarding", "counter_reformation": "catholic"}
    matches = random_games(game, {"own-turn-2": in_own_turn, "anothers-turn-2": in_anothers_turn}, 2, {})
    matches |= random_games(
        game,
        {
            "own-turn-3": in_own_turn,
            "anothers-turn-3": in_anothers_turn,
            "upswing": by_upswing,
            "upswing-left": upswing_left,
            "trigger-loses": trigger_loses,
        },
        3,
        {},
    )
    matches |= random_games(
        game,
        {
            "own-turn-4": in_own_turn,
            "anothers-turn-4": in_anothers_turn,
            "shared-victory": shared_victory,
            "two-at-the-end": two_at_the_end,
        },
        4,
        {},
    )
    return matches | random_games(game, {"own-turn-3-with-options": in_own_turn}, 3, options)
