"""What was made at commit 223b256 goes on working: records with their hashes, events, scores, open questions, reasons
and views, position documents, golden replays and perft. The database has its test in `tests/server/test_before.py`.

`tools/before.py` made the fixtures with the code of that commit. A test that fails here means that somebody's game is
lost; the fixtures are never made anew.
"""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import greatpowers
from tests.before import telling

TESTS = Path(__file__).resolve().parents[1]
GAMES = ("imperial-2006", "imperial-2010", "imperial-2030", "imperialism", "attack")
GOLDENS: dict[str, str] = json.loads((telling.FOLDER / "goldens.json").read_text("utf-8"))
FEWEST = {"records": 70, "moments": 200}
"""Of each game: whoever has lost a part of the fixtures is told."""


@cache
def records(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = telling.read(game)
    return found


def as_json(value: Any) -> Any:
    """What a file or a browser would make of it: lists for tuples, texts for keys."""
    return json.loads(json.dumps(value))


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES)
def test_the_engine_says_of_every_record_what_it_said_then(game: str) -> None:
    for row in records(game):
        record, moments = row["record"], {moment["at"]: moment for moment in row["moments"]}
        match = telling.begun(record)
        assert match.start_hash == record["start"], row["name"]
        seen = {compare(row["name"], match, moments)}
        before = 0
        for number, (found, wanted) in enumerate(
            zip(telling.repeated(match, record["entries"]), row["brought"].split(), strict=True)
        ):
            at = len(match.entries)
            assert match.entries[before:at] == record["entries"][before:at], f"{row['name']}: entries {before} to {at}"
            before = at
            assert found == wanted, f"{row['name']}: the events of answer {number}, up to entry {at}"
            seen.add(compare(row["name"], match, moments))
        assert moments.keys() <= seen
        assert as_json(match.record()) == record, row["name"]
        assert telling.taken_home(match) == row["taken_home"], row["name"]


def compare(name: str, match: greatpowers.Match, moments: dict[int, dict[str, Any]]) -> int:
    """Everything that was noted of this moment; returns which it is."""
    at = len(match.entries)
    if at in moments:
        wanted = moments[at]
        questions = [(seat, answer) for seat, answer, _ in wanted["why_not"]]
        told = telling.told(match, questions)
        document = as_json(told["position"])
        found = telling.summed(told) if is_summed(wanted) else as_json(told)
        undo = farther(match, wanted["undo"])
        if found["undo"] == undo:
            wanted = {**wanted, "undo": undo}
        for key in found | wanted:
            assert found.get(key) == wanted.get(key), f"{name}, after {at} entries: {key}"
        read_back(name, match, document)
    return at


def farther(match: greatpowers.Match, undo: list[bool]) -> list[bool]:
    """Who could undo then, and besides whoever has just discarded in Imperialism: since ADR 24 that can be taken back,
    for nobody learns anything by discarding. No other difference is intended."""
    given: list[dict[str, Any]] = [{}]
    for entry in match.entries:
        if "undo" in entry:
            given.pop()
        else:
            given.append(entry)
    last = given[-1]
    discarded = match.rules.name == "imperialism" and last.get("answer", {}).get("kind") == "discard"
    return [could or (discarded and seat == last["seat"]) for seat, could in enumerate(undo)]


def is_summed(moment: dict[str, Any]) -> bool:
    return isinstance(moment["position"], str)


def read_back(name: str, match: greatpowers.Match, document: dict[str, Any]) -> None:
    """A document leads to the position it was written at, with the same questions."""
    again = greatpowers.position(match.rules.name, document, match.seed)
    assert again.start_hash == match.hash(), f"{name}: the position read"
    if not again.entries:  # chance may have been asked
        assert again.position() == document, f"{name}: the document written again"
        found = [telling.plain(decision) for decision in again.decisions]
        assert found == [telling.plain(decision) for decision in match.decisions], f"{name}: the questions"


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES)
def test_every_record_is_replayed(game: str) -> None:
    for row in records(game):
        record = row["record"]
        match = greatpowers.replay(record)
        assert as_json(match.record()) == record, row["name"]
        assert greatpowers.replay(record, examined=True).hash() == match.hash()
        middle = len(record["entries"]) // 2
        assert greatpowers.replay(record, upto=middle).entries[:middle] == record["entries"][:middle]


@pytest.mark.parametrize("game", GAMES)
def test_the_fixtures_are_whole(game: str) -> None:
    rows = records(game)
    entries = [entry for row in rows for entry in row["record"]["entries"]]
    moments = [moment for row in rows for moment in row["moments"]]
    assert len(rows) >= FEWEST["records"] and len(moments) >= FEWEST["moments"]
    assert any("undo" in entry for entry in entries) and any("rewind" in entry for entry in entries)
    assert any(moment["over"] for moment in moments) and not all(row["moments"][-1]["over"] for row in rows)
    assert any("position" in row["record"] for row in rows)
    known = {version.id for version in greatpowers.ruleset(game).versions}
    assert {row["record"]["rules"] for row in rows} <= known
    whole = [moment for moment in moments if not is_summed(moment)]
    assert {moment["step"] for moment in whole} == {moment["step"] for moment in moments}, "readable once for each step"
    if greatpowers.ruleset(game).has_secrets:
        assert any("sealed" in moment["position"] for moment in whole)
        documents = [option.name for option in greatpowers.ruleset(game).options if option.document]
        assert any(row["record"]["options"][name] is not None for row in rows for name in documents)


def test_golden_replays_and_perft_are_those_of_then() -> None:
    """Wherever they lie now. New ones are welcome."""
    found: dict[str, str] = {}
    for path in TESTS.rglob("*.json"):
        if path.parent.name in ("replays", "perft"):
            digest = telling.digest(json.loads(path.read_text("utf-8")))
            found[f"{path.parts[-3]}/{path.parts[-2]}/{path.name}"] = digest
    for path in TESTS.rglob("perft/counts.toml"):
        for name, row in tomllib.loads(path.read_text("utf-8")).items():
            found[f"{path.parts[-3]}/perft/counts.toml {name}"] = telling.digest(row)
    assert {name: found.get(name) for name in GOLDENS} == GOLDENS
