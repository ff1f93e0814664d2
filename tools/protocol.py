"""Writes the types of the protocol for the client: `web/src/protocol/types.ts`, from the Structs of the server.

python tools/protocol.py            write the file
python tools/protocol.py --check    say whether it is what it should be
"""

from __future__ import annotations

import inspect
import json
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from greatpowers.games import screens
from greatpowers.screen import badge, change, effects, panels, stakes
from greatpowers.screen import screen as base
from greatpowers.server import protocol

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol" / "types.ts"
HEAD = """// Written by tools/protocol.py from src/greatpowers/server/protocol.py and the screens. Do not edit.

/** Any JSON value, such as a position document. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""
OWN = tuple(dict.fromkeys(sys.modules[own.__module__] for own in screens() if own is not panels.Panels))
"""Where games declare screens of their own."""
MODULES = (badge, change, effects, stakes, base, panels, *OWN, protocol)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written() -> str:
    """The whole file."""
    structs = _structs()
    literals = _aliases(_is_literal)
    unions = _aliases(lambda value: isinstance(value, types.UnionType) and set(get_args(value)) <= set(structs))
    _, components = msgspec.json.schema_components(structs, ref_template="{name}")
    words = {_key(get_args(value)): name for name, value in literals.items()}
    parts = [HEAD]
    parts += [f"export type {name} = {_words(get_args(value))};\n" for name, value in literals.items()]
    parts += [_interface(struct.__name__, components[struct.__name__], words) for struct in structs]
    for name, value in unions.items():
        parts.append(f"export type {name} = {' | '.join(member.__name__ for member in get_args(value))};\n")
    parts.append("/** What a table is drawn from; the tag `screen` tells which. */")
    parts[-1] += f"\nexport type Screen = {_members()};\n"
    parts.append(f"export const PROTOCOL = {protocol.PROTOCOL};\n")
    return "\n".join(parts)


def _structs() -> list[type[msgspec.Struct]]:
    found: list[type[msgspec.Struct]] = []
    for module in MODULES:
        for value in vars(module).values():
            if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
                found.append(value)
    return [struct for struct in found if struct not in (protocol.Body, base.Screen)]


def _members() -> str:
    """The union of all screens."""
    return " | ".join(own.__name__ for own in screens())


def _is_literal(value: Any) -> bool:
    origin: Any = get_origin(value)
    return origin is Literal


def _aliases(is_wanted: Callable[[Any], bool]) -> dict[str, Any]:
    return {name: value for module in MODULES for name, value in vars(module).items() if is_wanted(value)}


def _key(values: Any) -> tuple[str, ...]:
    return tuple(sorted(json.dumps(value) for value in values))


def _words(values: Any) -> str:
    return " | ".join(json.dumps(value) for value in values)


def _interface(name: str, schema: dict[str, Any], words: dict[tuple[str, ...], str]) -> str:
    required = set(schema.get("required", []))
    lines = []
    if description := schema.get("description"):
        lines.append("/** " + " ".join(description.split()) + " */")
    fields = schema["properties"].items()
    lines.append(f"export interface {name} {{" if fields else f"export type {name} = Record<string, never>;")
    for field, shape in fields:
        lines.append(f"  {field}{'' if field in required else '?'}: {_type(shape, words)};")
    return "\n".join([*lines, *(["}"] if fields else [])]) + "\n"


def _type(shape: dict[str, Any], words: dict[tuple[str, ...], str]) -> str:
    if "$ref" in shape:
        return str(shape["$ref"])
    if "anyOf" in shape:
        return " | ".join(_type(member, words) for member in shape["anyOf"]).replace(_members(), "Screen")
    if "enum" in shape:
        return words.get(_key(shape["enum"])) or _words(shape["enum"])
    kind = shape.get("type")
    if kind == "array":
        inner = _type(shape.get("items", {}), words)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        inner = shape.get("additionalProperties", {})
        return f"Record<string, {_type(inner, words) if isinstance(inner, dict) else 'Json'}>"
    return PLAIN[str(kind)] if kind else "Json"


def main(arguments: list[str]) -> int:
    text = written()
    if "--check" in arguments:
        same = FILE.exists() and FILE.read_text(encoding="utf-8") == text
        print("web/src/protocol/types.ts is up to date" if same else "run tools/protocol.py: types.ts is out of date")
        return 0 if same else 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, encoding="utf-8")
    print(FILE.relative_to(Path.cwd()) if FILE.is_relative_to(Path.cwd()) else FILE)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
