"""What has changed between two values that a browser is shown, as `Change`s: only that is sent."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import NODEFAULT, UNSET, Struct
from msgspec.structs import fields

from greatpowers.screen.change import Change

Path = tuple[str | int, ...]
Slot = tuple[str, Any, bool]
"""A field, what it is when it is left out, and whether that is an empty list."""

NEVER = object()
"""The default of a field that is always sent."""


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


def is_left_out(value: Any, default: Any, empty: bool) -> bool:
    """Whether a field with this value is not written, as msgspec decides it: by identity, or as an empty list."""
    return value is default or (empty and not value)


def differences(before: Any, now: Any, path: Path) -> list[Change]:
    """How to get from one value to the other."""
    if type(before) is type(now):
        if isinstance(now, Struct):
            return in_struct(before, now, path)
        if isinstance(now, list):
            return in_list(before, now, path)
    return [] if before == now else [Change(path, now)]


def in_struct(before: Struct, now: Struct, path: Path) -> list[Change]:
    """Field by field; where most of them are new the whole is less."""
    found: list[Change] = []
    new_fields, all_slots = 0, slots(type(now))
    for name, default, empty in all_slots:
        old, new = getattr(before, name), getattr(now, name)
        if old is new:
            continue
        if is_left_out(new, default, empty):
            changes = [] if is_left_out(old, default, empty) else [Change((*path, name))]
        elif is_left_out(old, default, empty):
            changes = [Change((*path, name), new)]
        else:
            changes = [] if old == new else differences(old, new, (*path, name))
        new_fields += is_all_new(changes, path)
        found += changes
    return [Change(path, now)] if 2 * new_fields > len(all_slots) else found


def is_all_new(changes: list[Change], path: Path) -> bool:
    """Whether what lies at this path was replaced, and not changed somewhere inside."""
    return len(changes) == 1 and len(changes[0].at) == len(path) + 1 and changes[0].order is UNSET


def in_list(before: list[Any], now: list[Any], path: Path) -> list[Change]:
    """Item by item, each compared with what it was before; where most of them are new the whole is less."""
    order = order_of(before, now)
    places = range(len(before)) if order is None else order
    found = [] if order is None else [Change(path, order=order)]
    new_items = 0
    for index, item in enumerate(now):
        place = places[index] if index < len(places) else -1
        if place < 0:
            changes = [Change((*path, index), item)]
        elif before[place] is item or before[place] == item:
            continue
        else:
            changes = differences(before[place], item, (*path, index))
        new_items += is_all_new(changes, path)
        found += changes
    if 2 * new_items > len(now):
        return [Change(path, now)]
    if order is None and len(before) > len(now):
        found.append(Change((*path, len(now))))
    return found


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
