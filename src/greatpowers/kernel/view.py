"""What a seat may see: a typed structure that each game declares, and its JSON.

A view is a `NamedTuple` of plain values, lists, dicts with ids as keys, and further named tuples. It is built field by
field for one seat and cannot be changed; nothing rebuilds a state from it.
"""

from __future__ import annotations

from typing import Any, Final

from greatpowers.kernel.values import Json

View = Any
"""The game's own named tuple. The kernel hands it on and does not look inside."""


class Absent:
    """A field that a view has at some times only: it does not appear in the JSON."""


ABSENT: Final = Absent()


def to_json(view: View) -> Json:
    """A view as JSON: named tuples and dicts become objects, other sequences lists."""
    if isinstance(view, tuple):
        names: tuple[str, ...] | None = getattr(view, "_fields", None)
        if names is None:
            return [to_json(part) for part in view]
        found: dict[str, Json] = {}
        for name, part in zip(names, view):
            if not isinstance(part, Absent):
                found[name] = to_json(part)
        return found
    if isinstance(view, dict):
        return {key: to_json(part) for key, part in view.items()}
    if isinstance(view, list):
        return [to_json(part) for part in view]
    return view
