"""Words that were struck out stay out: what readers stumbled over, or what no rulebook calls it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted([*(ROOT / "src/greatpowers").rglob("*.ftl"), *(ROOT / "web/src").rglob("*.ftl")])
COMMENT = re.compile(r"^\s*#.*", re.MULTILINE)

STRUCK = {
    "de": {
        r"Anleihe": "Kredit",
        r"Fallsammlung": "Fallbuch",
        r"Entwurf: ": "Autor: ",
        r"\d Stand\b|} Stand$": "Punkte",
        r"bevor die Regeln ihn beendet": "vorzeitig beendet",
        r"der kaufe die Schachtel": "Dann kauf es.",
        r"Zug neu\b": "Zug zurücksetzen",
        r"Vor \{ PLAYER": "Auslage von",
        r"Es wird deine": "Wähle eine freie Region",
        r"Regierungscounter": "Regierungstypcounter",
        r"zugleich mit": "gleichzeitig mit",
        r"zweite Intrige": "zweite Karte der Intrige",
        r"sich erniedrigen": "Erniedrigung hinnehmen",
        r"sich vergleichen": "Vergleich spielen",
        r"Osmanische[ns]? Reich": "Osmanisches Imperium",
        r"freundlichen? Armee": "befreundete Armee",
        r"\bbrach(?:leg|lieg|\b)": "lahmgelegt",
        r"(?:Keine|diese[rn]?) Nation\b": "Staat",
        r"Barvermögen": "Bargeld",
    },
    "en": {
        r"\btoo dear\b": "too expensive",
        r"\bcourt (?:\{|no )": "Diplomatic Attack",
        r"[Hh]ostile power card": "negative power card",
        r"Before \{ PLAYER": "tableau",
        r"second intrigue": "second card of the Intrigue",
        r"\b(?:his|he|she|her)\b": "their, they",
    },
}
"""What is gone, and what stands there instead."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_what_was_struck_out_stays_out(file: Path) -> None:
    lang = "de" if "de" in (file.parent.name, *file.name.split(".")) else "en"
    text = COMMENT.sub("", file.read_text(encoding="utf-8"))
    for gone, better in STRUCK[lang].items():
        found = re.search(gone, text, re.MULTILINE)
        assert found is None, f"“{found[0]}”: say “{better}”"
