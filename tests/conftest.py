"""What holds for every test."""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Iterator

import pytest

from greatpowers import games
from tests import chance


@pytest.fixture
def registry() -> Iterator[None]:
    """A test that leaves a game of its own in the registry would change what others see."""
    known, rulesets = games.GAMES, dict(games.RULESETS)
    yield
    left = [name for name in games.RULESETS if name not in rulesets] + [one for one in games.GAMES if one not in known]
    games.GAMES = known
    games.RULESETS.clear()
    games.RULESETS.update(rulesets)
    assert not left


@pytest.fixture(autouse=True)
def repeatable_chance(
    request: pytest.FixtureRequest,
    registry: None,  # is looked at when what was patched is back
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Matches and guesses that are begun without a seed have one that follows from the test's name."""
    token_hex = chance.stream(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_hex", token_hex)
    monkeypatch.setattr(secrets, "randbelow", lambda limit: int(token_hex(16), 16) % limit)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With `GREATPOWERS_TEST_ORDER`, another order: of the files, and within each of them."""
    order = os.environ.get("GREATPOWERS_TEST_ORDER")
    if order:
        dice = random.Random(order)
        files = sorted({item.path for item in items})
        ranks = dict(zip(files, dice.sample(range(len(files)), len(files)), strict=True))
        shaken = sorted(((ranks[item.path], dice.random(), at) for at, item in enumerate(items)))
        items[:] = [items[at] for _, _, at in shaken]
