"""The databases on which the server is tested: an SQLite file, and a real PostgreSQL for each worker."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import argon2
import pytest

from greatpowers.server import people
from tests.server.databases import Postgres, programs


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """A password takes a tenth of a second of all cores, on purpose; here people come and go by the hundred."""
    cheap = partial(argon2.PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people, "PasswordHasher", cheap)
        people.hasher.cache_clear()
        people.nobodys_hash.cache_clear()
        yield
    people.hasher.cache_clear()
    people.nobodys_hash.cache_clear()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    where = programs()
    if where is None:
        missing = "PostgreSQL is not installed (Debian: postgresql), so nothing is tested on it"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    server = Postgres(where)
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
