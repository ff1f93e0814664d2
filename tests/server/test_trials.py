"""Trials: what servers note of their mistakes is found; what was made elsewhere, in several runs, counts as one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from greatpowers.server.operation import as_json
from tools.trials import elsewhere
from tools.trials.ground import log_of, mistakes_in
from tools.trials.kills import TIMES


def reports(folder: Path, trial: str, *found: dict[str, Any]) -> list[Path]:
    files = [folder / f"{trial}-{number}.json" for number in range(len(found))]
    for file, row in zip(files, found, strict=True):
        elsewhere.write(file, trial, row)
    return files


def kills(number: int, ok: bool = True, lost: int = 0) -> dict[str, Any]:
    return {"ok": ok, "kills": number, "lost": lost, "pauses_elsewhere": {"p99": 1.0}}


def test_runs_of_one_trial_are_added_up(tmp_path: Path) -> None:
    half = TIMES // 2
    found = elsewhere.taken_in(reports(tmp_path, "kills", kills(half), kills(TIMES - half)))["kills"]
    assert found["ok"] and found["kills"] == TIMES and found["lost"] == 0 and len(found["runs"]) == 2


@pytest.mark.parametrize("second", [kills(TIMES // 2 - 1), kills(TIMES, ok=False, lost=1)], ids=["too few", "lost"])
def test_what_is_missing_or_was_not_passed_is_not_passed(tmp_path: Path, second: dict[str, Any]) -> None:
    found = elsewhere.taken_in(reports(tmp_path, "kills", kills(TIMES // 2), second))["kills"]
    assert not found["ok"]


def test_parts_of_one_trial_are_put_together(tmp_path: Path) -> None:
    parts = {"ok": True, "direct": {"ok": True}}, {"ok": True, "proxied": {"ok": True}}
    assert elsewhere.taken_in(reports(tmp_path, "connections", *parts))["connections"]["ok"]
    assert not elsewhere.taken_in(reports(tmp_path, "connections", parts[0]))["connections"]["ok"]


def test_a_report_of_other_sources_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = reports(tmp_path, "kills", kills(TIMES))
    monkeypatch.setattr(elsewhere, "sources", lambda: "others")
    with pytest.raises(SystemExit, match="other sources"):
        elsewhere.taken_in(files)


def test_what_a_server_notes_of_its_mistakes_is_found(tmp_path: Path) -> None:
    lines = [as_json({"event": event, "level": "error"}) for event in ("request", "broken", "not-followed")]
    log_of(tmp_path, 1).write_text("\n".join([*lines, "Traceback", lines[1][:-5]]))
    assert mistakes_in(tmp_path) == lines[1:]
