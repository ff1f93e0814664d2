"""Badges and figures: the smallest things a screen shows."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Tone = Literal["", "strong", "quiet", "good", "bad", "gold"]
"""How a screen sets a value off; the words say the same."""

Pattern = Literal["plain", "dots", "bars", "line", "right", "left"]


class Badge(Struct, frozen=True, omit_defaults=True):
    """Who or what something belongs to: colour, letter and pattern, so that colour never speaks alone."""

    id: str
    letter: str
    name: str
    colour: str
    """A hexadecimal colour: #aa4499."""
    on: str = "#ffffff"
    """The colour of the letter on it."""
    pattern: Pattern = "plain"
    shape: Literal["round", "square", "octagon", "arch"] = "round"
    """Round for nations and governments, square for people, octagon for neutrals, arch for faiths."""


class Figure(Struct, frozen=True, omit_defaults=True):
    """A number or short text with its name."""

    id: str
    label: str
    value: str
    note: str = ""
    """What it means or how it comes about, in a few words."""
    tone: Tone = ""
