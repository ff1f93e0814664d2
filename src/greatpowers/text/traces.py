"""What the log leaves on the map. A title may have a module `greatpowers.text.<title>_traces` with a function
`traces(ruleset, events, since, answers)`; every other title leaves none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Event
from greatpowers.text.drafts import part_of
from greatpowers.text.outlook import Trace


def traces(ruleset: Ruleset, events: Sequence[Event], since: int, answers: Sequence[dict[str, Any]]) -> list[Trace]:
    """What the events from number `since` on did on the map; `answers` are the latest ones that stand, the one that
    brought the events about being the last."""
    module = part_of(ruleset.title, "traces")
    return [] if module is None else list(module.traces(ruleset, events, since, answers))
