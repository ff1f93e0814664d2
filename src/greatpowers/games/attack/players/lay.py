"""The lay of the land: who borders whom by land and sea, as flat rows that the evaluation can run through."""

from __future__ import annotations

from functools import cache

from greatpowers.games.attack.rules.board import BOARDS, REGIONS, Board


class Lay:
    """The borders of every region, from `start[region]` to `start[region + 1]`."""

    def __init__(self, board: Board) -> None:
        self.start: list[int] = [0]
        self.beside: list[int] = []
        """The region on the other side."""
        self.seas: list[int] = []
        """The seas that have to be crossed, a bit for each; 0 for a border on land."""
        for region in range(REGIONS):
            for other in board.neighbours[region] if board.is_on[region] else ():
                seas = 0
                if other not in board.land[region]:
                    for sea in board.way(region, other):
                        seas |= 1 << sea
                self.beside.append(other)
                self.seas.append(seas)
            self.start.append(len(self.beside))
        self.coasts: list[list[int]] = [list(board.coast[region]) for region in range(REGIONS)]
        self.near: list[list[int]] = [list(board.land[region]) for region in range(REGIONS)]
        self.regions: list[int] = list(board.regions)
        self.continent: list[int] = list(board.continent)


@cache
def lay_of(west_only: bool) -> Lay:
    return Lay(BOARDS[int(west_only)])
