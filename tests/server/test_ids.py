"""Ids are typed by operators: none may look like an option."""

from __future__ import annotations

from greatpowers.server.ids import new_id


def test_no_id_is_taken_for_an_option() -> None:
    ids = [new_id(12) for _ in range(3000)]
    assert len(set(ids)) == len(ids)
    assert not any(id.startswith("-") for id in ids)
