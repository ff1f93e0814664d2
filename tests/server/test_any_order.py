"""Over HTTP, too, things that are named one by one are taken in any order, one by one or several at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import greatpowers
from greatpowers.server.protocol import Update
from tests.server.browser import Server, key, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("order")) as running:
        yield running


class Sitting:
    """Somebody at all seats of a table whose first nation has chosen a field."""

    def __init__(self, server: Server, field: str) -> None:
        self.server, self.browser = server, server.browser()
        self.id = self.browser.table("me", "me", "me")
        self.browser.post(f"/api/tables/{self.id}/start")
        self.seat = next(seat for seat in range(3) if "choices" in self.prompt(seat))
        self.give({"kind": "advance", "field": field})

    def prompt(self, seat: int) -> Any:
        with self.browser.stream(self.id, f"?seat={seat}") as stream:
            return msgspec.json.decode(stream.receive_text(), type=Update).parts["prompt"]

    def offered(self) -> list[dict[str, Any]]:
        """What can be named, without ending it."""
        found = [choice["answer"] for choice in self.prompt(self.seat)["choices"]]
        return [answer for answer in found if answer["kind"] != "pass"]

    def give(self, *answers: dict[str, Any]) -> None:
        said = {"answers": list(answers)} if len(answers) > 1 else {"answer": answers[0]}
        body = {"seat": self.seat, "ask": self.prompt(self.seat)["ask"], "key": key(), **said}
        self.browser.post(f"/api/tables/{self.id}/answers{'/several' if len(answers) > 1 else ''}", body)

    def placed(self) -> dict[str, Any]:
        """Regions with units."""

        async def look() -> dict[str, Any]:
            room = await self.server.service.rooms.open(self.id)
            assert room is not None and room.match is not None
            return {
                name: region["units"] for name, region in greatpowers.regions(room.match).items() if region["units"]
            }

        found: dict[str, Any] = self.server.call(look)
        return found


@pytest.mark.parametrize("field", ["production_1", "import"])
def test_any_order_comes_to_the_same(server: Server, field: str) -> None:
    found = []
    for turned in (False, True):
        for at_once in (False, True):
            sitting = Sitting(server, field)
            first, *_, last = sitting.offered()
            named = [last, first] if turned else [first, last]
            if field == "import":
                named.append(last)  # the third unit, after which the import is over
            for answers in [named] if at_once else [[answer] for answer in named]:
                sitting.give(*answers)
            found.append(sitting.placed())
    assert found[0] and all(one == found[0] for one in found)
