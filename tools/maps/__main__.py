"""`python -m tools.maps [world|europe] [--check] [--no-art]`: makes the maps of the client, or checks them."""

from __future__ import annotations

import argparse
import json
import sys

from tools.maps.bake import bake
from tools.maps.geometry import Geometry, make_geometry
from tools.maps.looks import LOOKS
from tools.maps.spec import MAPS, pair, read_spec
from tools.maps.units import read_units
from tools.maps.write import CLIENT, map_file, write


def faults(geometry: Geometry) -> list[str]:
    """Where the picture and the rules differ, apart from the special links."""
    spec, found = geometry.spec, set(geometry.adjacency())
    linked = {pair(*row["between"]) for row in spec.links()}
    missing, wrong = spec.near - found - linked, (found - spec.near) | (linked & found)
    lost = set(spec.places) - set(geometry.shapes)
    return [
        f"{word} {what}" for word, group in (("missing", missing), ("wrong", wrong), ("lost", lost)) for what in group
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.maps", description=__doc__)
    parser.add_argument("maps", nargs="*", metavar="world|europe", help="all when none is named")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the stored files are old")
    parser.add_argument("--no-art", action="store_true", help="only the data, not the pictures")
    asked = parser.parse_args()
    units, failed = read_units(), False
    for name in asked.maps or MAPS:
        geometry = make_geometry(read_spec(name), units)
        file, clashes = map_file(geometry)
        problems = faults(geometry) + clashes
        if asked.check:
            stored = json.loads((CLIENT / "data" / f"{name}.json").read_text("utf-8"))
            problems += ["the stored file is old"] if stored != json.loads(json.dumps(file)) else []
        else:
            print(f"{name}: {write(file)} bytes")
            for look in () if asked.no_art else LOOKS.values():
                print(f"{name}-{look.name}: {bake(geometry, look, CLIENT / 'art' / f'{name}-{look.name}.webp')} bytes")
        for problem in problems:
            print(f"{name}: {problem}", file=sys.stderr)
        failed = failed or bool(problems)
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
