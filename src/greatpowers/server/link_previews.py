"""What others show of a link before anybody opens it: a title and a sentence in the head of the page (Open Graph).

Whoever is sent a link hands it to programs that look at it, so a preview tells nothing that only those at the table
shall know: of a table its game and how many seats are free, of a private link nothing at all."""

from __future__ import annotations

from html import escape

from greatpowers.games import RULESETS
from greatpowers.server.rows import SeatRecord, TableRecord
from greatpowers.server.store import Store
from greatpowers.server.texts import sentence

TITLE = "<title>Great Powers</title>"
"""As the build leaves it."""

Preview = tuple[str, str]
"""Title and sentence."""


async def preview(store: Store, path: str, lang: str) -> Preview:
    """What the page at this address is called, and what there is."""
    first, _, rest = path.strip("/").partition("/")
    if first == "t":
        id = rest.partition("/")[0]
        table = await store.tables.get(id)
        if table is None:
            return sentence(lang, "preview-no-table"), sentence(lang, "preview-about")
        return of_table(table, await store.tables.seats(id), lang)
    if first == "rules" and rest in RULESETS:
        return sentence(lang, "preview-rules", game=RULESETS[rest].names[lang]), sentence(lang, "preview-about")
    return sentence(lang, "name"), sentence(lang, "preview-about")


def of_table(table: TableRecord, seats: list[SeatRecord], lang: str) -> Preview:
    name = RULESETS[table.game].names[lang] if table.game in RULESETS else table.game
    free = sum(seat.kind == "open" for seat in seats)
    known = table.status if table.status in ("gathering", "running") else "over"
    return name, sentence(lang, f"preview-table-{known}", seats=table.seats, free=free)


def with_preview(page: str, lang: str, shown: Preview, address: str) -> str:
    """The page with it in its head; as it is, if it is not as our build leaves it."""
    title, about = (escape(text) for text in shown)
    site = escape(sentence(lang, "name"))
    lines = [
        f"<title>{title if title == site else f'{title} · {site}'}</title>",
        f'<meta name="description" content="{about}" />',
        '<meta property="og:type" content="website" />',
        f'<meta property="og:site_name" content="{site}" />',
        f'<meta property="og:title" content="{title}" />',
        f'<meta property="og:description" content="{about}" />',
        f'<meta property="og:locale" content="{"de_DE" if lang == "de" else "en_GB"}" />',
        '<meta name="twitter:card" content="summary" />',
    ]
    if address:
        lines.append(f'<meta property="og:url" content="{escape(address)}" />')
    return page.replace(TITLE, "\n    ".join(lines), 1).replace('<html lang="en">', f'<html lang="{lang}">', 1)
