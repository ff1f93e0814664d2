"""`python -m tools.maps [world|europe] [--check] [--fit]`: makes the maps of the client, or checks them."""

from __future__ import annotations

import argparse
import json
import sys

from tools.maps.fit import fit
from tools.maps.geometry import Geometry, make_geometry
from tools.maps.sheet import read_sheet, sheet_path
from tools.maps.spec import MAPS, pair, read_spec
from tools.maps.units import read_units
from tools.maps.write import CLIENT, looks, map_file, write, write_looks


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
    parser.add_argument("--fit", action="store_true", help="first fit the sheets anew, about a minute each")
    asked = parser.parse_args()
    units, failed = read_units(), False
    if not asked.check:
        write_looks()
    elif json.loads((CLIENT / "data" / "looks.json").read_text("utf-8")) != json.loads(json.dumps(looks())):
        print("looks: the stored file is old", file=sys.stderr)
        failed = True
    for name in asked.maps or MAPS:
        spec = read_spec(name)
        if asked.fit and not asked.check:
            fit(make_geometry(spec, units), print).write(sheet_path(name))
        geometry = make_geometry(spec, units, read_sheet(spec))
        file, clashes = map_file(geometry)
        problems = faults(geometry) + clashes
        if asked.check:
            stored = json.loads((CLIENT / "data" / f"{name}.json").read_text("utf-8"))
            problems += ["the stored file is old"] if stored != json.loads(json.dumps(file)) else []
        else:
            print(f"{name}: {write(file)} bytes")
        for problem in problems:
            print(f"{name}: {problem}", file=sys.stderr)
        failed = failed or bool(problems)
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
