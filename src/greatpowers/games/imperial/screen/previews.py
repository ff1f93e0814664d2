"""What a seat may expect of each answer in Imperial. See `greatpowers.screen.previews`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, cast

from greatpowers.games.imperial.rules.answers import ADVANCE, FLEET
from greatpowers.games.imperial.rules.frames import ORIGIN, REGION, SEA_BEYOND
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.games.imperial.rules.steps.building import product
from greatpowers.games.imperial.screen.bonds import Bonds
from greatpowers.games.imperial.screen.requests import Requests
from greatpowers.games.imperial.screen.rondel import Fields
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer
from greatpowers.screen.previews import CHOICES, Preview

if TYPE_CHECKING:
    from greatpowers.words.words import Words

MEETINGS: Final = ("attack", "stance", "ask", "demand")
REQUESTS: Final = ("swiss_stop", "canal", *MEETINGS)
LENDING: Final = ("invest", "start_bond")
FORMS: Final = {
    "rondel": "rondel",
    **dict.fromkeys(LENDING, "bonds"),
    **dict.fromkeys(("fleets", "sail", "armies", "journey", "attack", "stance", "ask"), "maneuver"),
    **dict.fromkeys(("demand", "canal", "swiss_stop"), "request"),
}
"""How Imperial's own screen asks a question."""


class Previews:
    """The previews of one question to one seat."""

    def __init__(self, words: Words, position: Position, seat: int) -> None:
        self.words = words
        self.position = position
        self.seat = seat
        self.state = cast(Imperial, position.state)
        assert position.step is not None
        self.step = position.step.name
        self.kinds = position.step.kinds

    def of(self, answer: Answer) -> Preview:
        """What a right brings, such as a gift, goes without saying."""
        if answer.kind not in self.kinds:
            return Preview()
        if answer.kind == "advance":
            return self.fields.preview(self.field(answer))
        if self.step in LENDING:
            return self.bonds.preview(self.code(answer)) if answer.kind == "invest" else self.bonds.none()
        if answer.kind == "build":
            return Preview(self.words.say("note-build", unit=self.unit(str(answer.values["province"]))))
        if self.step in REQUESTS:
            return self.requests.preview(self.step, answer)
        return Preview()

    def beyond(self) -> Sequence[Answer]:
        """The fields of the rondel that cannot be taken."""
        if self.step != "rondel":
            return ()
        return [self.position.rules.codec.decode(code) for code in self.fields.refused()]

    def regions(self) -> list[str]:
        """Where units meet, or the seas that a canal joins."""
        places = (ORIGIN, SEA_BEYOND) if self.step == "canal" else (REGION,) if self.step in MEETINGS else ()
        return [self.state.rules.board.regions[self.state.arg(place)] for place in places]

    def form(self) -> str:
        """On the rondel, in the grid of bonds, as a plan of the maneuver, or by large buttons."""
        return FORMS.get(self.step, CHOICES)

    def line(self, answer: Answer) -> str:
        """The preview as one line of text, for those who see no figures beside it."""
        preview = self.of(answer)
        if answer.kind != "advance" or answer.kind not in self.kinds:
            return preview.note
        return "; ".join([self.fields.way(self.field(answer)), preview.note, *preview.shared])

    @cached_property
    def fields(self) -> Fields:
        return Fields(self.words, self.position, self.state, self.seat)

    @cached_property
    def bonds(self) -> Bonds:
        return Bonds(self.words, self.position, self.state, self.seat)

    @cached_property
    def requests(self) -> Requests:
        return Requests(self.words, self.position, self.state, self.seat)

    def unit(self, province: str) -> str:
        """What a factory there makes."""
        return "fleet" if product(self.state, self.state.rules.board.index[province]) == FLEET else "army"

    def field(self, answer: Answer) -> int:
        return self.code(answer) - ADVANCE

    def code(self, answer: Answer) -> int:
        return self.position.rules.codec.encode(answer)
