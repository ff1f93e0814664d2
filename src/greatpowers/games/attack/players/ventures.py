"""What a player may venture beside war on land: ships in the way of landings, raids, bombs, armies from afar."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.players.lay import Lay, lay_of
from greatpowers.games.attack.rules import answers, figures, queries
from greatpowers.games.attack.rules.board import REGIONS, SEAS
from greatpowers.games.attack.rules.figures import FIRST_ROUTE, ROUTES
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import movement
from greatpowers.games.attack.rules.units import DESTROYER, SHIPS

ROCKETRY: Final = figures.technology("rocketry")
HEAVY_BOMBERS: Final = figures.technology("heavy_bombers")
SNORKEL: Final = figures.technology("snorkel")
RADAR: Final = figures.technology("radar")
SURFACE: Final = (0, 2, 3)
"""Ships that close a sea."""
GUARDED: Final = 3
"""Seas that are looked at for a new ship."""
TRANSFERS: Final = 24
"""Orders of a strategic move that are looked at."""


def landings(state: Attack, seat: int) -> list[int]:
    """Seas over which others could land, those with most units behind them first; free of all surface ships."""
    lay: Lay = lay_of(state.board.west_only)
    threats = [0] * SEAS
    for region in lay.regions:
        if state.owner[region] != seat:
            continue
        for border in range(lay.start[region], lay.start[region + 1]):
            other = lay.beside[border]
            owner = state.owner[other]
            if lay.seas[border] and 0 <= owner != seat:
                for sea in range(SEAS):
                    if lay.seas[border] >> sea & 1:
                        threats[sea] += state.strength(other)
    found: list[tuple[int, int]] = []
    for sea in state.board.seas:
        is_free = queries.surface(state, seat, sea) == 0 and not queries.has_foreign_surface(state, seat, sea)
        if threats[sea] > 1 and is_free:
            found.append((-threats[sea], sea))
    found.sort()
    return [sea for _, sea in found[:GUARDED]]


def patrols(state: Attack, seat: int) -> list[int]:
    """Purchases of a destroyer for such a sea."""
    first = answers.buy(DESTROYER, REGIONS)
    return [first + sea for sea in landings(state, seat)]


def voyages(state: Attack, seat: int) -> list[int]:
    """The cheapest surface ship near such a sea goes there."""
    found: list[int] = []
    for goal in landings(state, seat):
        for ship in SURFACE:
            origins = [sea for sea in state.board.seas if can_sail(state, seat, ship, sea)]
            near = [sea for sea in origins if goal in movement.sea_goals(state, seat, sea)]
            if near:
                found.append(answers.sail(ship, near[0], goal))
                break
    return found


def can_sail(state: Attack, seat: int, ship: int, sea: int) -> bool:
    return state.ships(seat, sea, ship) > state.sailed[sea * SHIPS + ship]


def transfers(idle: list[int], border: list[int], options: list[int]) -> list[int]:
    """Strategic moves of units far from all others to the border."""
    found: list[int] = []
    for option in options:
        if answers.MARCH <= option < answers.SAIL:
            _, origin, goal = answers.split_march(option)
            if origin in idle and goal in border:
                found.append(option)
    return found[:TRANSFERS]


# raids


def prey(state: Attack, seat: int) -> list[tuple[int, int, float]]:
    """Routes of others in seas where we have submarines and nobody has escorts: owner, value, expected hits."""
    found: list[tuple[int, int, float]] = []
    for route in range(ROUTES):
        sea = state.figures.route_sea[route]
        count = queries.submarines(state, seat, sea)
        if count == 0:
            continue
        for owner in queries.others(state, seat):
            if state.holds(owner, FIRST_ROUTE + route) and queries.escorts(state, owner, sea) == 0:
                bonus = state.figures.technology_figures[SNORKEL]["bonus"] if state.has(seat, SNORKEL) else 0
                chance = (7 - state.figures.raid_hit + bonus) / 6
                found.append((owner, state.figures.value[FIRST_ROUTE + route], count * chance))
    return found


# bombs


class Sortie:
    """How planes are sent against a player, and what that should do."""

    def __init__(self, state: Attack, target: int) -> None:
        seat = state.turn
        planes, answering = queries.planes(state, seat), queries.planes(state, target)
        self.fighters = min(planes // 2, answering)
        self.bombers = min(planes - self.fighters, answers.MOST_FIRE - 1)
        technology, least = state.figures.technology_figures, state.figures.bombing_hit
        heavy = technology[HEAVY_BOMBERS]["bonus"] if state.has(seat, HEAVY_BOMBERS) else 0
        radar = technology[RADAR]["bonus"] if state.has(target, RADAR) else 0
        rockets = technology[ROCKETRY]["dice"] if state.has(seat, ROCKETRY) else 0
        self.lost: float = min(float(planes), answering * (7 - least + radar) / 6)
        """Own planes shot down in the mean."""
        self.downed: float = min(float(answering), self.fighters * (7 - least) / 6)
        """Planes of the defender."""
        self.hits: float = (max(self.bombers - self.lost, 0.0) + rockets) * (7 - least + heavy) / 6
        """Cards made idle."""

    def answer(self) -> int:
        return answers.sortie(self.fighters, self.bombers)


def targets(state: Attack, seat: int) -> list[int]:
    """The player with fewest planes and most points, when there are enough planes for a hit."""
    found: list[tuple[int, int]] = []
    for other in queries.others(state, seat):
        if Sortie(state, other).hits >= 0.5:
            found.append((10 * queries.planes(state, other) - queries.victory_points(state, other), other))
    found.sort()
    return [answers.BOMB + other for _, other in found[:1]]
