"""What a question is about, where a step asks about more than one thing."""

from __future__ import annotations

from typing import cast

from greatpowers.games.imperialism.rules import deck
from greatpowers.games.imperialism.rules.cards.card import EVENT_CARD, SOURCES
from greatpowers.games.imperialism.rules.frames import FETCH_SOURCE, RAISE_SOURCE, TAKE_WANTED
from greatpowers.games.imperialism.rules.state import Imperialism
from greatpowers.kernel.position import Position


def question(position: Position, seat: int) -> str:
    """Tracks, cards of the discards and cards of others' hands are chosen for many reasons: a good, a card, a faith."""
    state, name = cast(Imperialism, position.state), position.step.name if position.step else ""
    if name == "raise":
        return f"raise.{SOURCES[state.arg(RAISE_SOURCE)]}"
    if name == "fetch":
        return f"fetch.{SOURCES[state.arg(FETCH_SOURCE)]}"
    if name == "escape":
        return f"escape.{ruler(state, seat)}"
    if name == "take":
        return "take.thwarted_plans" if state.arg(TAKE_WANTED) == EVENT_CARD else f"take.{ruler(state, seat)}"
    return name


def ruler(state: Imperialism, seat: int) -> str:
    """The power card before a player; the one that has just been played lets look into hands."""
    return deck.PROVIDENCE_IDS[state.ruler[seat]]
