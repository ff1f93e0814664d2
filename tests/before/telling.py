"""What the engine says of a record, moment by moment: written by `tools/before.py` with the code of commit 223b256 and
compared by `test_before.py` with the code of today.

It knows only the front door of the package, so that the same file runs on both.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import greatpowers

FOLDER = Path(__file__).parent
Json = Any
Table = dict[str, Any]

DIGITS = 12
FEW_DIGITS = 4
"""For what there is a digest of at every answer: a wrong one is found all the same, for they are many."""
SUMMED = ("decisions", "rights", "views", "position")
"""What is large: kept whole where a reader shall see what differs, else as a digest."""


def plain(value: Json) -> Json:
    """A view, event, answer or reason as JSON; what is JSON already stays as it is."""
    return value.to_json() if hasattr(value, "to_json") else value


def canonical(value: Json) -> str:
    """JSON in one spelling; the order of keys says nothing."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(value: Json, digits: int = DIGITS) -> str:
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:digits]


def read(name: str) -> Json:
    return json.loads(lzma.decompress((FOLDER / f"{name}.json.xz").read_bytes()))


def write(name: str, value: Json) -> int:
    """Returns how many bytes it takes."""
    packed = lzma.compress(canonical(value).encode(), preset=9 | lzma.PRESET_EXTREME)
    (FOLDER / f"{name}.json.xz").write_bytes(packed)
    return len(packed)


# --- playing a record again, one answer after the other ---------------------------------------------------------------


def begun(record: Table) -> greatpowers.Match:
    """The match before its first answer, under the version of the rules that the record names."""
    return greatpowers.replay(record, upto=0)


def repeated(match: greatpowers.Match, entries: list[Table]) -> Iterator[str]:
    """Do what the entries say; after each a digest of what it brought about (chance that answered then included)."""
    while len(match.entries) < len(entries):
        entry = entries[len(match.entries)]
        if "rewind" in entry:
            match.rewind(entry["rewind"], entry.get("by", greatpowers.NOBODY))
            yield digest(len(match.events), FEW_DIGITS)
        elif "undo" in entry:
            match.undo(entry["seat"])
            yield digest(len(match.events), FEW_DIGITS)
        else:
            events = match.play(entry["answer"], entry["seat"])
            yield digest([plain(event) for event in events], FEW_DIGITS)


# --- what is said at one moment ---------------------------------------------------------------------------------------


def told(match: greatpowers.Match, questions: list[tuple[int, Table]]) -> Table:
    """Everything that anybody may hear of the match as it stands; `questions` are answers of which some are refused."""
    position = match.fast
    seats = range(len(match.scores()))
    codec = match.rules.codec
    return {
        "at": len(match.entries),
        "question": match.question,
        "hash": match.hash(),
        "over": match.over,
        "step": "" if position.step is None else position.step.name,
        "scores": match.scores(),
        "ranks": match.ranks(),
        "undo": [match.can_undo(seat) for seat in seats],
        "decisions": [plain(decision) for decision in match.decisions],
        "rights": [[plain(codec.decode(code)) for code in position.rights(seat)] for seat in seats],
        "views": [plain(match.view(seat)) for seat in (*seats, greatpowers.NOBODY)],
        "position": match.position(),
        "why_not": [[seat, answer, plain(match.why_not(answer, seat))] for seat, answer in questions],
    }


def summed(moment: Table, keys: tuple[str, ...] = SUMMED) -> Table:
    """The same with digests for what is large; each view has its own, for it matters whose it is."""
    short: Table = {key: digest(moment[key]) for key in keys if key != "views"}
    if "views" in keys:
        short["views"] = [digest(view) for view in moment["views"]]
    return {**moment, **short}


def taken_home(match: greatpowers.Match) -> list[str]:
    """Digests of what each seat and a spectator may take home: all events as they saw them, and their answers."""
    return [digest(match.seat_record(seat)) for seat in (*range(len(match.scores())), greatpowers.NOBODY)]
