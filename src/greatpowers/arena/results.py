"""The file of results: a header and a line of JSON for each game, in the order of the schedule.

It grows line by line, so that a run which was interrupted goes on where it stopped. All but the `time` of a line
follows from the header.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import IO

import greatpowers
from greatpowers.arena.blocks import Pairing
from greatpowers.kernel.values import Json, Malformed

FORMAT = 1
Line = dict[str, Json]

SLOTS = 4
"""How many slots of the histogram of thinking times double the time."""
UNIT = 1e-6


def header(
    game: str, options: dict[str, Json], bots: Sequence[str], seats: Sequence[int], seed: int, alone: bool = False
) -> Line:
    """All that the results follow from."""
    return {
        "format": FORMAT,
        "greatpowers": greatpowers.__version__,
        "game": game,
        "rules": greatpowers.ruleset(game).version,
        "options": options,
        "bots": list(bots),
        "seats": list(seats),
        "seed": seed,
        "alone": alone,
    }


class Results:
    """The lines so far, in memory and, where a file is given, on disk."""

    def __init__(self, head: Line, file: Path | None) -> None:
        self.head = head
        self.lines: list[Line] = []
        self._out: IO[bytes] | None = None
        if file is None:
            return
        if file.exists() and file.stat().st_size:
            found, self.lines, length = read(file)
            if found != head:
                raise Malformed(str(file), "holds the results of another run; name a new file or remove it")
            self._out = file.open("r+b")
            self._out.truncate(length)
            self._out.seek(length)
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._out = file.open("wb")
            self._write(head)

    def check(self, schedule: Sequence[Pairing]) -> None:
        """The lines must be those of the first games of the schedule; more than it has are left out."""
        del self.lines[len(schedule) :]
        for number, (line, pairing) in enumerate(zip(self.lines, schedule), 1):
            if (line["block"], tuple(line["bots"]), line["seed"]) != pairing:
                raise Malformed(f"results, game {number}", "is not the game of this schedule")

    def add(self, line: Line) -> None:
        self.lines.append(line)
        self._write(line)

    def close(self) -> None:
        if self._out is not None:
            self._out.close()

    def _write(self, line: Line) -> None:
        if self._out is not None:
            self._out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
            self._out.flush()


def read(file: Path) -> tuple[Line, list[Line], int]:
    """Header, lines, and how many bytes they are; what was being written when somebody pulled the plug is left out."""
    rows: list[Line] = []
    length = 0
    parts = file.read_bytes().splitlines(keepends=True)
    for number, part in enumerate(parts, 1):
        try:
            row = json.loads(part)
        except ValueError:
            row = None
        if not isinstance(row, dict) or not part.endswith(b"\n"):
            if number == len(parts) and rows:
                break
            raise Malformed(f"{file}, line {number}", "is no line of results")
        rows.append(row)
        length += len(part)
    if not rows or rows[0].get("format") != FORMAT:
        raise Malformed(str(file), "is no file of results")
    return rows[0], rows[1:], length


# --- thinking times ---------------------------------------------------------------------------------------------------


def clocked(bots: Sequence[str], times: Sequence[Sequence[float]]) -> dict[str, Json]:
    """For each computer the seconds it has thought, the longest answer, and how many answers fell into which slot."""
    found: dict[str, Json] = {}
    for name in dict.fromkeys(bots):
        mine = [seconds for bot, each in zip(bots, times) if bot == name for seconds in each]
        counts: dict[str, int] = {}
        for slot in sorted(slot_of(seconds) for seconds in mine):
            counts[str(slot)] = counts.get(str(slot), 0) + 1
        found[name] = {"seconds": round(sum(mine), 6), "most": round(max(mine, default=0.0), 6), "slots": counts}
    return found


def slot_of(seconds: float) -> int:
    return max(0, math.floor(SLOTS * math.log2(max(seconds, UNIT) / UNIT)))


def thinking(lines: Iterable[Line], bot: str) -> dict[str, float]:
    """Decisions, and milliseconds for each: mean, the 99th of a hundred (to a tenth part or so), and the most."""
    slots: dict[int, int] = {}
    seconds = most = 0.0
    for line in lines:
        mine = line["time"].get(bot)
        if mine is not None:
            seconds += mine["seconds"]
            most = max(most, mine["most"])
            for slot, count in mine["slots"].items():
                slots[int(slot)] = slots.get(int(slot), 0) + count
    decisions = sum(slots.values())
    if decisions == 0:
        return {"decisions": 0, "mean": 0.0, "p99": 0.0, "most": 0.0}
    rest, slow = decisions * 0.99, 0.0
    for slot in sorted(slots):
        rest -= slots[slot]
        if rest <= 0:
            slow = UNIT * 2 ** ((slot + 0.5) / SLOTS)
            break
    return {
        "decisions": decisions,
        "mean": 1000 * seconds / decisions,
        "p99": 1000 * min(slow, most),
        "most": 1000 * most,
    }
