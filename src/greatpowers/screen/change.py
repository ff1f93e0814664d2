"""`Change`: one step from what a browser has to what it shall have."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class Change(Struct, frozen=True):
    """Put `value` at the place in the parts that `at` leads to: the name of a part, then names of fields and numbers of
    items. The number after the last item adds one. With `order` the list there is put together anew. With neither the
    field goes, or the item and all after it."""

    at: tuple[str | int, ...]
    value: Any = UNSET
    order: list[int] | UnsetType = UNSET
    """Each item by its number before; -1 keeps a place for one that comes next."""
