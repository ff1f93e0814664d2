"""Ids of people and tables."""

from __future__ import annotations

import secrets


def new_id(size: int) -> str:
    """Out of so many bytes, and never such that a command line takes it for an option: operators type it there."""
    while (found := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return found
