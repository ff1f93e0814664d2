"""What has changed between two values that a browser is shown, as `Change`s: only that is sent."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import astuple, fields

from greatpowers.screen.change import Change

Path = tuple[str | int, ...]
Slot = tuple[str, Any, bool]
"""A field, what it is when it is left out, and whether that is an empty list."""

NEVER = object()
"""The default of a field that is always sent, and what a new item was before."""


@cache
def slots(kind: type[Struct]) -> tuple[Slot, ...]:
    """The fields of a struct with what goes without saying."""
    leaves_out = kind.__struct_config__.omit_defaults
    found: list[Slot] = []
    for field in fields(kind):
        empty = leaves_out and field.default_factory is not NODEFAULT
        default = field.default if leaves_out and field.default is not NODEFAULT else NEVER
        found.append((field.encode_name, default, empty))
    return tuple(found)


def differences(before: Any, now: Any, path: Path) -> list[Change]:
    """How to get from one value to the other."""
    found: list[Change] = []
    compare(before, now, path, found)
    return found


def compare(before: Any, now: Any, path: Path, found: list[Change]) -> bool:
    """Add how to get from one value to the other; whether what lies at this path was replaced as a whole, and not only
    changed somewhere inside."""
    kind = type(now)
    if kind is type(before):
        if kind is list:
            return in_list(before, now, path, found)
        if issubclass(kind, Struct):
            return in_struct(before, now, path, found)
    if before == now:
        return False
    found.append(Change(path, now))
    return True


def in_struct(before: Struct, now: Struct, path: Path, found: list[Change]) -> bool:
    """Field by field; where most of them are new the whole is less. Whether a field is written at all is decided as
    msgspec does it: not if it is the very default, or an empty list."""
    first, new_fields, all_slots = len(found), 0, slots(type(now))
    for (name, default, empty), old, new in zip(all_slots, astuple(before), astuple(now), strict=True):
        if old is new:
            continue
        left_out = new is default or (empty and not new)
        if old is default or (empty and not old):
            if not left_out:
                found.append(Change((*path, name), new))
                new_fields += 1
        elif left_out:
            found.append(Change((*path, name)))
            new_fields += 1
        elif old != new:
            new_fields += compare(old, new, (*path, name), found)
    if 2 * new_fields <= len(all_slots):
        return False
    found[first:] = [Change(path, now)]
    return True


def in_list(before: list[Any], now: list[Any], path: Path, found: list[Change]) -> bool:
    """Item by item, each compared with what it was before; where most of them are new the whole is less."""
    first, new_items, order = len(found), 0, order_of(before, now)
    if order is None:
        old_items = before[: len(now)] + [NEVER] * (len(now) - len(before))
    else:
        old_items = [before[place] if place >= 0 else NEVER for place in order]
        found.append(Change(path, order=order))
    for index, (old, new) in enumerate(zip(old_items, now, strict=True)):
        if old is new or old == new:
            continue
        new_items += compare(old, new, (*path, index), found)
    if 2 * new_items > len(now):
        found[first:] = [Change(path, now)]
        return True
    if order is None and len(before) > len(now):
        found.append(Change((*path, len(now))))
    return False


def order_of(before: list[Any], now: list[Any]) -> list[int] | None:
    """Where each item was before, by its id; nothing where all are at their old places, or have none."""
    if not before or not now or not hasattr(before[0], "id") or not hasattr(now[0], "id"):
        return None
    old, new = [item.id for item in before], [item.id for item in now]
    common = min(len(old), len(new))
    if old[:common] == new[:common]:
        return None
    places: dict[str, list[int]] = {}
    for index in range(len(old) - 1, -1, -1):
        places.setdefault(old[index], []).append(index)
    return [places[id].pop() if places.get(id) else -1 for id in new]
