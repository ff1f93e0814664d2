"""Writes the published JSON Schemas of every ruleset to `docs/schema`: position documents, answers and records."""

from __future__ import annotations

import json
from pathlib import Path

from greatpowers.games import RULESETS
from greatpowers.kernel.record import record_schema

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schema"
DRAFT = "https://json-schema.org/draft/2020-12/schema"


def published() -> dict[str, str]:
    """What each file of the folder holds."""
    files: dict[str, str] = {}
    for name, rules in RULESETS.items():
        answer = {"$schema": DRAFT, "title": f"{name} answer", **rules.codec.schema()}
        record = {"$schema": DRAFT, "title": f"{name} record", **record_schema(rules)}
        for kind, schema in (("position", rules.position_schema()), ("answer", answer), ("record", record)):
            files[f"{name}.{kind}.json"] = json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
    return files


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in published().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"docs/schema/{name}")


if __name__ == "__main__":
    main()
