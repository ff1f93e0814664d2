"""What economics cards and trade routes are worth: the oil they can make, and the production of the best sets."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules.answers import MOST_OIL
from greatpowers.games.attack.rules.figures import ECONOMICS, ECONOMICS_DECK, FIRST_ROUTE, ROUTES, ROUTES_DECK
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import OIL, SUITS

IMPOSSIBLE: Final = -1


def suit_values(state: Attack, seat: int, suit: int) -> list[int]:
    """Values of a player's economics cards of a suit that are not idle, the highest first."""
    figures = state.figures
    values: list[int] = []
    if state.hand_size(seat, ECONOMICS_DECK) > 0:
        for kind in range(ECONOMICS):
            if figures.suit[kind] == suit:
                values.extend([figures.value[kind]] * state.busy(kind, seat))
    return sorted(values, reverse=True)


def route_values(state: Attack, seat: int) -> list[int]:
    """Values of a player's trade routes that are not idle, the highest first."""
    values: list[int] = []
    if state.hand_size(seat, ROUTES_DECK) > 0:
        for kind in range(FIRST_ROUTE, FIRST_ROUTE + ROUTES):
            values.extend([state.figures.value[kind]] * state.busy(kind, seat))
    return sorted(values, reverse=True)


def not_idle(state: Attack, seat: int) -> int:
    """How many economics cards of a hand are not idle; everybody knows this number."""
    return sum(state.busy(kind, seat) for kind in range(ECONOMICS))


def oil_sums(state: Attack, seat: int) -> list[int]:
    """The numbers of certificates that oil cards and routes can make exactly, 0 among them (ATK-166)."""
    reached = 1
    for value in (*suit_values(state, seat, OIL), *route_values(state, seat)):
        reached |= reached << value
    return [total for total in range(MOST_OIL + 1) if reached >> total & 1]


def best_production(state: Attack, seat: int, oil: int) -> int:
    """Points for the cards that are left when this much oil is made in the best way (ATK-85, ATK-166, ATK-167).

    Capitals and technologies come on top. -1 when the cards cannot make this number.
    """
    oils, routes = suit_values(state, seat, OIL), route_values(state, seat)
    in_set = state.figures.in_set
    total = sum(oils) + sum(routes) - oil
    others: list[list[int]] = []
    for suit in range(len(SUITS)):
        if suit != OIL:
            values = suit_values(state, seat, suit)
            total += sum(values)
            if in_set[suit]:
                others.append(values)
    bonus = best_sets(oils, routes, others, oil, in_set[OIL])
    return IMPOSSIBLE if bonus == IMPOSSIBLE else total + bonus


def best_sets(oils: list[int], routes: list[int], others: list[list[int]], oil: int, oil_in_set: bool) -> int:
    """The highest sum of cards in sets that leaves cards worth `oil` aside, -1 if none does.

    Which cards are set aside does not change the sum of all values left, only what the sets can hold.
    """
    from_oils, from_routes = divided_oils(oils, oil, oil_in_set), divided(routes, oil)
    splits: list[int] = []
    for part in range(len(from_oils)):
        if oil - part < len(from_routes) and from_oils[part][0] == 0 and from_routes[oil - part][0] == 0:
            splits.append(part)
    if len(splits) == 0:
        return IMPOSSIBLE
    best, width, cards = 0, len(others) + oil_in_set, len(oils) + len(routes) + sum(map(len, others))
    for sets in range(1, cards // max(width, 1) + 1):
        sums = highest(others, sets)
        for part in splits:
            found = fill(from_oils[part], from_routes[oil - part], sums, sets, width * sets)
            best = max(best, found)
    return best


def fill(oils: list[int], routes: list[int], others: list[int], sets: int, places: int) -> int:
    """The best way to fill the places of this many sets: an oil card for each set at most, routes anywhere."""
    best = IMPOSSIBLE
    for drops in range(min(sets, len(oils) - 1) + 1):
        if oils[drops] != IMPOSSIBLE:
            for wild in range(max(places - drops - len(others) + 1, 0), min(len(routes) - 1, places - drops) + 1):
                if routes[wild] != IMPOSSIBLE:
                    best = max(best, oils[drops] + routes[wild] + others[places - drops - wild])
    return best


def highest(others: list[list[int]], sets: int) -> list[int]:
    """Sums of the 0, 1, 2 … highest of these cards, of each suit as many as there are sets."""
    usable = sorted([value for values in others for value in values[:sets]], reverse=True)
    sums = [0]
    for value in usable:
        sums.append(sums[-1] + value)
    return sums


def divided_oils(oils: list[int], most: int, in_set: bool) -> list[list[int]]:
    """As `divided`; where oil is no part of a set, none of the rest can be laid into one."""
    rows = divided(oils, most)
    return rows if in_set else [row[:1] for row in rows]


def divided(values: list[int], most: int) -> list[list[int]]:
    """Row by row: cards worth 0, 1, 2 … are set aside. In each: what 0, 1, 2 … of the rest are worth at most."""
    count = len(values)
    rows = [[IMPOSSIBLE] * (count + 1) for _ in range(min(sum(values), most) + 1)]
    rows[0][0] = 0
    for value in values:
        for total in range(len(rows) - 1, -1, -1):
            row, lower = rows[total], rows[max(total - value, 0)]
            for cards in range(count, -1, -1):
                best = row[cards]
                if cards > 0 and row[cards - 1] != IMPOSSIBLE:
                    best = max(best, row[cards - 1] + value)
                if total >= value:
                    best = max(best, lower[cards])
                row[cards] = best
    return rows
