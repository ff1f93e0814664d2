"""What holds for every test."""

from __future__ import annotations

import secrets

import pytest

from tests import chance


@pytest.fixture(autouse=True)
def repeatable_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches and guesses that are begun without a seed have one that follows from the test's name."""
    token_hex = chance.stream(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_hex", token_hex)
    monkeypatch.setattr(secrets, "randbelow", lambda limit: int(token_hex(16), 16) % limit)
