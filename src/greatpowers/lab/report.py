"""Adds the facts of many games up: shares, means and uses, each with its interval. Data only; the edges name it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from greatpowers.arena.statistics import ratios, resampled, wilson
from greatpowers.games.facts import FIGURE, GIVEN, OUTCOME, TRAIT, Dimension, Facts, Values
from greatpowers.kernel.values import NOBODY

FEW: Final = 10
"""Draws from fewer games than this say too little; then Wilson's interval is taken as if trials were independent."""

LENGTHS: Final = ("rounds", "turns", "answers", "chance", "best", "lead")
"""The numbers of any game in the order of the report; what one game counts besides comes after them."""

Row = dict[str, Any]
Draws = Sequence[Sequence[int]]
"""How often each game is drawn, for every resample: whole games, as the seats of one are no independent trials."""


class Tally:
    """One value of a dimension over all games, game by game."""

    def __init__(self, games: int) -> None:
        self.seats: list[float] = [0.0] * games
        """How many seats had it."""
        self.wins: list[float] = [0.0] * games
        """What those seats have of the victory."""
        self.uses: list[float] = [0.0] * games
        self.winning_uses: list[float] = [0.0] * games
        """The uses of the winners; where several are first, each use counts as its seat's part."""


def summary(games: Sequence[Facts], dimensions: Sequence[Dimension]) -> dict[str, Any]:
    """Everything the report says of these games."""
    draws = resampled(len(games))
    rows = [section(games, dimension, draws) for dimension in dimensions]
    return {
        "games": len(games),
        "seats": len(games[0].wins),
        "lengths": [length(games, name, draws) for name in in_order(games[0].lengths)],
        "dimensions": [row for row in rows if row["rows"]],
    }


def in_order(names: Iterable[str]) -> list[str]:
    found = set(names)
    return [*(name for name in LENGTHS if name in found), *sorted(found.difference(LENGTHS))]


def length(games: Sequence[Facts], name: str, draws: Draws) -> Row:
    """The distribution of a number every game has."""
    return {"name": name, **spread([float(game.lengths[name]) for game in games], draws)}


def spread(numbers: list[float], draws: Draws) -> Row:
    ordered = sorted(numbers)
    low, high = between(numbers, [1.0] * len(numbers), draws)
    return {
        "mean": sum(numbers) / len(numbers),
        "low": low,
        "high": high,
        "least": ordered[0],
        "tenth": quantile(ordered, 0.1),
        "median": quantile(ordered, 0.5),
        "ninetieth": quantile(ordered, 0.9),
        "most": ordered[-1],
        "numbers": numbers,
    }


def between(parts: Sequence[float], wholes: Sequence[float], draws: Draws) -> tuple[float, float]:
    """Where the ratio of two sums lies, by resampled games; a single game knows only itself."""
    found = ratios(list(zip(parts, wholes)), draws)
    return (sum(parts) / sum(wholes),) * 2 if found is None else found


def quantile(ordered: Sequence[float], share: float) -> float:
    """Between the neighbours of a sorted sample."""
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def section(games: Sequence[Facts], dimension: Dimension, draws: Draws) -> Row:
    """All values of a dimension, those first of which there is most to say."""
    if dimension.sort == FIGURE:
        rows = figures(games, dimension.name, draws)
    else:
        make = outcome if dimension.sort == OUTCOME else user
        rows = [{"value": list(value), **make(tally, games, draws)} for value, tally in tallied(games, dimension.name)]
        rows.sort(key=lambda row: by_rank(row, dimension))
    return {"name": dimension.name, "sort": dimension.sort, "fields": list(dimension.fields), "rows": rows}


def by_rank(row: Row, dimension: Dimension) -> tuple[Any, ...]:
    """Numbers in their order; traits by what is certain of their win share, rare ones last; the rest by how often."""
    value: Sequence[Any] = row["value"]
    if all(isinstance(part, int) for part in value):
        return (0, *value)
    if dimension.sort in (GIVEN, TRAIT):
        return (1, row["seats"] < FEW, -row["low"], *map(str, value))
    return (1, -row["uses"], *map(str, value))


def tallied(games: Sequence[Facts], name: str) -> list[tuple[Values, Tally]]:
    tallies: dict[Values, Tally] = {}
    for index, game in enumerate(games):
        for (value, seat), times in game.marks.get(name, {}).items():
            tally = tallies.setdefault(value, Tally(len(games)))
            share = 0.0 if seat == NOBODY else game.wins[seat]
            tally.seats[index] += 1
            tally.wins[index] += share
            tally.uses[index] += times
            tally.winning_uses[index] += times * share
    return list(tallies.items())


def user(tally: Tally, games: Sequence[Facts], draws: Draws) -> Row:
    """How many seats had or used it, how often, how often they won, and what part of the uses was the winners'."""
    seats, wins, uses, winning = map(sum, (tally.seats, tally.wins, tally.uses, tally.winning_uses))
    others, other_wins = sum(len(game.wins) for game in games) - seats, len(games) - wins
    found = sum(count > 0 for count in tally.seats)
    alone = max(tally.seats) == 1
    drawn = not alone and found >= FEW and 0 < wins < seats
    low, high = between(tally.wins, tally.seats, draws) if drawn else wilson(wins, seats)
    use_low, use_high = wilson(winning / uses * found, found)
    if found >= FEW and 0 < winning < uses:
        use_low, use_high = between(tally.winning_uses, tally.uses, draws)
    return {
        "seats": int(seats),
        "games": found,
        "uses": int(uses),
        "per_game": uses / len(games),
        "wins": wins,
        "share": wins / seats,
        "low": low,
        "high": high,
        "by": "bootstrap" if drawn else "wilson",
        "without": other_wins / others if others >= FEW else None,
        "use_share": winning / uses,
        "use_low": use_low,
        "use_high": use_high,
    }


def outcome(tally: Tally, games: Sequence[Facts], draws: Draws) -> Row:
    """In how many of the games."""
    found = sum(count > 0 for count in tally.uses)
    low, high = wilson(found, len(games))
    return {"games": found, "uses": found, "share": found / len(games), "low": low, "high": high, "by": "wilson"}


def figures(games: Sequence[Facts], name: str, draws: Draws) -> list[Row]:
    """The distribution of a number for each value."""
    values = {value: None for game in games for value in game.figures.get(name, {})}
    return [
        {"value": list(value), **spread([float(game.figures[name][value]) for game in games], draws)}
        for value in values
    ]
