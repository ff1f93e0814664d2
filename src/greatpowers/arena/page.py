"""A report as one HTML file that needs nothing else: no network, no script.

page(title, "de", lead, [Section(heading, text, html), ...])   html: charts, `table(...)`, `command(...)`
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from greatpowers.arena.charts import STYLE

LOOKS = """
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, "Segoe UI", sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font: 600 2rem/1.2 Georgia, "Times New Roman", serif; margin: 0 0 .5rem; }
h2 { font: 600 1.25rem/1.3 Georgia, "Times New Roman", serif; margin: 2.5rem 0 .5rem; }
.lead { font-size: 1.1rem; max-width: 68ch; margin: 0; }
.note { color: var(--faint); max-width: 72ch; margin: 0 0 .75rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
thead th { color: var(--faint); font-weight: 600; font-size: .875rem; white-space: normal; vertical-align: bottom; }
pre { background: var(--panel); border: 1px solid var(--rule); border-radius: 6px; padding: .75rem 1rem; margin: 0;
  white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, Consolas, monospace; }
@media print { main { max-width: none; } section { break-inside: avoid; } }
"""


class Section(NamedTuple):
    """A heading, a sentence on how to read what follows, and what follows."""

    heading: str
    note: str
    html: str


def page(title: str, language: str, lead: str, sections: Sequence[Section]) -> str:
    """The whole file."""
    body = [f'<h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p>']
    for section in sections:
        note = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
        body.append(
            f'<section><h2>{escape(section.heading)}</h2>{note}<div class="scroll">{section.html}</div></section>'
        )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{LOOKS}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Names to the left, figures to the right."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def command(text: str) -> str:
    return f"<pre>{escape(text)}</pre>"
