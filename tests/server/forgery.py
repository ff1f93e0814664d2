"""What forgers send: everything that can be done at a table, and values that are right nowhere."""

from __future__ import annotations

from typing import Any

JUNK: tuple[Any, ...] = (None, True, -1, 8, 2**63, 1e308, "", "0", "x" * 300, "\x00", "☃", [], [[]], {}, {"kind": 1})
ACTIONS: dict[str, dict[str, Any]] = {
    "answers": {"seat": 0, "ask": 0, "answer": {}, "key": ""},
    "undo": {"seat": 0, "key": ""},
    "passing": {"seat": 0, "passing": True},
    "orders": {"seat": 0, "window": "respond", "wish": "pass"},
    "pace": {"pace": "days", "window_seconds": 6},
    "why-not": {"seat": 0, "answer": {}},
    "plan": {"seat": 0, "ask": 0, "rows": []},
    "plan/answers": {"seat": 0, "ask": 0, "answers": [{}], "key": ""},
    "take-back": {"seat": 0, "to": 0},
    "hand-over": {"seat": 0, "target": 1},
    "return": {"seat": 0},
    "concede": {"seat": 0},
    "speed": {"speed": "fast"},
    "chat": {"text": "x", "key": ""},
    "votes/1": {"seat": 0, "agree": True},
    "leave": {"seat": 0},
}
