"""What the outlooks of Imperial share: the position that one seat is asked about, and the words to say it in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.kernel.position import Position

if TYPE_CHECKING:
    from greatpowers.words.words import Words


class Asked:
    """A seat, what it is asked about, and in which words."""

    def __init__(self, words: Words, position: Position, state: Imperial, seat: int) -> None:
        self.words = words
        self.say = words.say
        self.position = position
        self.state = state
        self.seat = seat
