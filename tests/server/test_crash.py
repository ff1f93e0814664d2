"""No promise is broken when the server is killed at any moment, on either database."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from greatpowers.games import RULESETS
from tests.server.crash import ordeal
from tests.server.databases import Postgres, programs

pytestmark = pytest.mark.anyio

FEW_ANSWERS = 30
FEW_KILLS = 4
MANY_ANSWERS = 150
SAMPLE = ("imperial-2030", "imperialism", "attack")
"""One ruleset of each game."""


@pytest.fixture
def durable_postgres() -> Iterator[Postgres]:
    """One that flushes to the disk as a server that matters does."""
    where = programs()
    if where is None:
        missing = "PostgreSQL is not installed (Debian: postgresql), so nothing is tested on it"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    server = Postgres(where, durable=True)
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def durable_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database that flushes to the disk."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: Postgres = request.getfixturevalue("durable_postgres")
    return server.new_database()


@pytest.mark.timeout(240)
async def test_what_was_acknowledged_survives_the_server(durable_url: str) -> None:
    found = await ordeal(
        durable_url, len(SAMPLE), 1, most=1.0, most_kills=FEW_KILLS, most_answers=FEW_ANSWERS, rulesets=SAMPLE
    )
    assert found["acknowledged"] >= len(SAMPLE) * FEW_ANSWERS
    assert found["kills"] == FEW_KILLS and found["moves"] > 0, "nobody noticed"


@pytest.mark.timeout(240)
async def test_what_one_of_two_servers_acknowledged_survives_it(durable_postgres: Postgres) -> None:
    """People go to the other one, and the computers go on there."""
    url = durable_postgres.new_database()
    found = await ordeal(url, 2, 4, most=1.0, most_kills=3, most_answers=FEW_ANSWERS // 2, rulesets=SAMPLE, nodes=2)
    assert found["acknowledged"] >= FEW_ANSWERS
    assert found["kills"] == 3 and found["moves"] > 0, "nobody noticed"


@pytest.mark.timeout(240)
async def test_what_was_acknowledged_survives_the_database(durable_postgres: Postgres) -> None:
    """It goes while people sit down and play, and comes back."""

    async def restart() -> None:
        for _ in range(2):
            await asyncio.to_thread(durable_postgres.restart)

    url, few = durable_postgres.new_database(), FEW_ANSWERS // 2
    found = await ordeal(url, 1, 5, most_kills=0, most_answers=few, rulesets=SAMPLE, nodes=2, meanwhile=restart)
    assert found["acknowledged"] >= few and found["kills"] == 0


@pytest.mark.slow
@pytest.mark.timeout(7200)
async def test_a_hundred_games(durable_url: str) -> None:
    """One of each ruleset to its end, the others for a good while."""
    games = int(os.environ.get("GREATPOWERS_CRASH_GAMES", "100"))
    whole = min(games, len(RULESETS))
    found = await ordeal(durable_url, whole, 2, most=6.0)
    more = await ordeal(durable_url, games - whole, 3, most=3.0, at_once=8, most_answers=MANY_ANSWERS)
    print(json.dumps({name: found[name] + more[name] for name in found}))
    assert found["games"] + more["games"] == games
    assert found["kills"] + more["kills"] > games // 2 and found["sent_again"] + more["sent_again"] > games // 2
