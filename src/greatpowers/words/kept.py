"""`Kept`: what has been made once and is likely to be asked for again."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any


class Kept:
    """Holds at least the latest `most` things that were asked for and at most twice as many: what nobody has asked for
    while as many others came goes. Threads may share one; at worst something is made twice."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.new: dict[Hashable, Any] = {}
        self.old: dict[Hashable, Any] = {}

    def get(self, key: Hashable) -> Any:
        """None for what is not there."""
        found = self.new.get(key)
        if found is None:
            found = self.old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Hashable, thing: Any) -> None:
        if len(self.new) >= self.most:
            self.old, self.new = self.new, {}
        self.new[key] = thing

    def __len__(self) -> int:
        return len(self.new) + len(self.old)
