"""The pictures of all screens: none is missing, none is left over, and what fresh eyes found is answered."""

from __future__ import annotations

from tools.screens.__main__ import LANGUAGES, SCREENS, faults, index
from tools.screens.shown import ALL

FOUND = 3
LEAST = 6_000
"""Bytes of the emptiest page there is, and then some less."""
ANSWERS = ("Mended", "Stays")


def test_every_screen_has_its_pictures() -> None:
    wanted = {f"{one.name}-{lang}-{size}.webp" for one in ALL for lang in LANGUAGES for size in one.sizes}
    assert {file.name for file in SCREENS.glob("*.webp")} == wanted


def test_every_picture_shows_something_of_its_own() -> None:
    """A page that is still loading is some 2 kB; where something has gone wrong two pictures may be one."""
    pictures = {file.name: file.read_bytes() for file in SCREENS.glob("*.webp")}
    assert not [name for name, picture in pictures.items() if len(picture) < LEAST]
    assert len(set(pictures.values())) == len(pictures)


def test_what_was_found_is_answered() -> None:
    found = faults()
    assert set(found) == {one.name for one in ALL}
    for name, some in found.items():
        assert len({fault.seen for fault in some}) >= FOUND, name
        assert all(fault.done.startswith(ANSWERS) for fault in some), name


def test_the_page_is_as_its_sources() -> None:
    assert (SCREENS / "README.md").read_text(encoding="utf-8") == index()
