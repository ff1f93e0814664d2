"""The ways in which a game of Attack! can end, each with a game that ends so; `tools/golden.py` keeps them."""

from __future__ import annotations

from greatpowers.arena import game as arena
from greatpowers.games.attack.rules.units import GOVERNMENTS
from tests.games.endings import Match, Wanted, random_games

ELIMINATED, EAGLES, ROUNDS = 0, 1, 2


def ending(match: Match) -> int:
    number: int = match.position()["ending"]
    return number


def winners(match: Match) -> list[int]:
    return [seat for seat, rank in enumerate(match.ranks()) if rank == 1]


def won_by(government: str) -> Wanted:
    """Eagles end the game, and one player of this type wins alone."""

    def wanted(match: Match) -> bool:
        players = match.position()["players"]
        won = winners(match)
        return ending(match) == EAGLES and len(won) == 1 and players[won[0]]["government"] == government

    return wanted


def endings(game: str) -> dict[str, Match]:
    """Every way a game of this ruleset can end. At random nobody is eliminated in thousands of games."""
    found = random_games(game, {f"{name}-wins": won_by(name) for name in GOVERNMENTS}, 4, {})
    found |= random_games(game, {"rounds": lambda match: ending(match) == ROUNDS}, 2, {"rounds": 10})
    hunts = (arena.play(game, ["greedy", "uniform"], seed, {"board": "west"}) for seed in range(100))
    found["eliminated"] = next(match for match in hunts if ending(match) == ELIMINATED)
    found |= random_games(game, {"eight-players": lambda match: ending(match) == EAGLES}, 8, {"continents": True})
    return found
