"""The file of a map for the client (`web/src/map/types.ts`)."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tools.maps.backdrop import backdrop
from tools.maps.geometry import Geometry
from tools.maps.looks import LOOKS
from tools.maps.placing import Placed, Placer, hot_spot, label_row, link_spots, tenths
from tools.maps.seas import straight_path
from tools.maps.slots import ARMY
from tools.maps.spec import Place

CLIENT = Path(__file__).parents[2] / "web" / "src" / "map"


def region_row(geometry: Geometry, place: Place, placed: Placed) -> dict[str, Any]:
    row: dict[str, Any] = {"kind": place.kind}
    if place.owner:
        row["owner"] = place.owner
    sea = place.kind == "sea"
    row["path"] = straight_path(geometry.hits[place.id]) if sea else geometry.land[place.id].path
    row["label"] = label_row(geometry, place, placed, geometry.spec.unit)
    row["slots"] = [tenths(*slot) for slot in placed.slots]
    row["flag"] = tenths(*placed.flag)
    if not sea or placed.scale < 1:
        row["room"] = tenths(ARMY[0] * placed.scale * geometry.spec.unit)[0]
    if placed.city is not None:
        row["city"] = tenths(*placed.city)
    if placed.port is not None:
        row["port"] = tenths(*placed.port)
    row["at"] = row["slots"][0]
    hot = None if sea else hot_spot(geometry, place.id)
    if hot:
        row["hot"] = hot
    row["box"] = tenths(*geometry.shapes[place.id].bounds)
    row["near"] = sorted({name for two in geometry.spec.near if place.id in two for name in two} - {place.id})
    return row


def map_file(geometry: Geometry) -> tuple[dict[str, Any], list[str]]:
    """The map, and the clashes of names and pieces that are left."""
    spec, placer = geometry.spec, Placer(geometry)
    clashes = placer.settle()
    placed = placer.read()
    links = [
        {
            "id": row["id"],
            "kind": row["kind"],
            "between": row["between"],
            "at": [tenths(*spot) for spot in link_spots(geometry, row)],
            "name": {"de": row["name_de"], "en": row["name_en"]},
        }
        for row in spec.links()
    ]
    regions = {name: region_row(geometry, place, placed[name]) for name, place in spec.places.items()}
    ground = backdrop(geometry) | {"rose": tenths(*placer.rose.centre)}
    size = {"width": int(spec.width), "height": int(spec.height)}
    return {"name": spec.name, **size, "regions": regions, "links": links, "ground": ground}, clashes


def write(file: dict[str, Any], folder: Path = CLIENT) -> int:
    text = json.dumps(file, ensure_ascii=False, separators=(",", ":")) + "\n"
    (folder / "data" / f"{file['name']}.json").write_text(text, "utf-8")
    return len(text)


def looks() -> dict[str, Any]:
    """The colours and strengths of the looks, as the client gets them."""
    return {name: asdict(look) for name, look in LOOKS.items()}


def write_looks(folder: Path = CLIENT) -> None:
    text = json.dumps(looks(), indent=2) + "\n"
    (folder / "data" / "looks.json").write_text(text, "utf-8")
