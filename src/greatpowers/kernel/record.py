"""Reading records back: every answer is played again and every hash compared."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.chance import commitment, told_seed
from greatpowers.kernel.entries import FORMAT, RESEEDED_FORMAT, format_of
from greatpowers.kernel.match import Match, start, start_from
from greatpowers.kernel.reading import a_number, strict
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import NOBODY, Json, Malformed, Refused, quoted

FORMATS: Final = (FORMAT, RESEEDED_FORMAT)
HEADER: Final = ("format", "game", "rules", "seats", "options", "seed", "commitment", "start", "entries")


def check_header(record: Json, rulesets: dict[str, Ruleset]) -> Ruleset:
    """The ruleset a record or position document belongs to, in its version; refuses other formats, games and versions
    that are not known here."""
    if not isinstance(record, dict):
        raise Malformed("record", "must be an object")
    if "format" not in record:
        raise Malformed("format", "is missing")
    if type(record["format"]) is not int or record["format"] not in FORMATS:
        known = " and ".join(map(str, FORMATS))
        raise Malformed("format", f"{quoted(record['format'])} is not readable here; this version reads {known}")
    game = record.get("game")
    if not isinstance(game, str) or game not in rulesets:
        raise Malformed("game", f"{quoted(game)} is not one of {', '.join(rulesets)}")
    return rulesets[game].under(record.get("rules"))


def replay(record: Json, rulesets: dict[str, Ruleset], upto: int | None = None, examined: bool = False) -> Match:
    """Play a record again, up to `upto` entries. Any difference raises `Malformed` and names the entry. One that these
    very rules have written (`examined`) is looked at less closely: the last hash and some others must agree."""
    rules = check_header(record, rulesets)
    for name in HEADER:
        if name not in record:
            raise Malformed(name, "is missing")
    for name in record:
        if name not in HEADER and name != "position":
            raise Malformed(str(name), "records have no such field")
    seed = told_seed(record["seed"], "seed")
    if commitment(seed) != record["commitment"]:
        raise Malformed("commitment", "does not belong to this seed")
    match = _begin(record, rules, seed)
    if match.start_hash != record["start"]:
        raise Malformed("start", f"the match starts at {match.start_hash}, not {quoted(record['start'])}")
    entries = record["entries"]
    if not isinstance(entries, list):
        raise Malformed("entries", "must be a list")
    if record["format"] != format_of(entries):
        raise Malformed("format", f"must be {format_of(entries)}: {RESEEDED_FORMAT} is for records with a new seed")
    if examined:
        match.examined = [entry["hash"] for entry in entries]
    index = _compare(match, entries, 0)
    while index < len(entries) and (upto is None or index < upto):
        _repeat(match, entries[index], f"entries[{index}]")
        index = _compare(match, entries, index)
    match.examined = []
    return match


def play_on(match: Match, further: list[Json]) -> None:
    """Play what somebody else has added to the record of this match; any difference raises `Malformed`, and then the
    match is somewhere in between. Nobody passes by themselves meanwhile: the record says who has passed."""
    passing = match.passing
    match.passing = set()
    entries = [*match.entries, *further]
    index = len(match.entries)
    while index < len(entries):
        _repeat(match, entries[index], f"entries[{index}]")
        index = _compare(match, entries, index)
    match.passing = passing


def _begin(record: dict[str, Json], rules: Ruleset, seed: str) -> Match:
    options = rules.chosen(record["options"])
    if "position" not in record:
        return start(rules, record["seats"], seed, options)
    try:
        match = start_from(rules, record["position"], seed)
    except Malformed as error:
        raise Malformed(f"position.{error.field}", error.problem) from error
    if match.fast.state.seats != rules.check_seats(record["seats"]):
        raise Malformed("seats", "differs from the position")
    if match.options != options:
        raise Malformed("options", "differ from the position")
    return match


def _repeat(match: Match, entry: Json, path: str) -> None:
    """Give a recorded answer again, take one back, go back further, or draw chance anew."""
    if not isinstance(entry, dict):
        raise Malformed(path, "must be an object")
    seat = entry.get("seat")
    if "rewind" not in entry and "reseed" not in entry and (isinstance(seat, bool) or not isinstance(seat, int)):
        raise Malformed(f"{path}.seat", f"{quoted(seat)} is not a seat that answers here")
    try:
        if "rewind" in entry:
            match.rewind(entry["rewind"], entry.get("by", NOBODY))
        elif "reseed" in entry:
            _reseed(match, entry)
        elif "undo" in entry:
            a_number(entry["undo"], "undo", 1, 1)
            match.undo(seat)
        else:
            match.play(entry.get("answer", {}), seat)
    except Malformed as error:
        raise Malformed(f"{path}.{error.field}", error.problem) from error
    except Refused as refusal:  # not `error`: mypyc gives a name one type
        raise Malformed(f"{path}.answer", f"refused: {refusal}") from refusal


def _reseed(match: Match, entry: dict[str, Json]) -> None:
    """Go on with a new seed. Whatever is wrong with the entry is named here, where no complaint repeats the seed."""
    seed = entry["reseed"]
    if seed is None:
        raise Malformed("reseed", "the new seed is not told: this was taken from a game that was still going on")
    match.reseed(told_seed(seed, "reseed"))
    made = match.entries[-1]
    for name in entry:
        if name not in made:
            raise Malformed(str(name), "is not known here")
    if entry.get("commitment") != made["commitment"]:
        raise Malformed("commitment", "does not belong to this seed")
    if entry.get("hash") != made["hash"]:
        raise Malformed("hash", f"is {quoted(entry.get('hash'))}, but the game gives {made['hash']}")


def _compare(match: Match, entries: list[Json], index: int) -> int:
    """Compare what the match has recorded (chance included) with the record; returns how many entries agree."""
    while index < len(match.entries):
        if index >= len(entries):
            raise Malformed("entries", f"ends after {len(entries)} entries, before chance has answered")
        given, found = match.entries[index], entries[index]
        if found != given:
            raise Malformed(f"entries[{index}]", f"is {quoted(found)}, but the game gives {quoted(given)}")
        index += 1
    return index


def record_schema(rules: Ruleset) -> dict[str, Json]:
    """The JSON Schema of whole records; those of answers and positions lie beside it."""
    seat: dict[str, Json] = {"type": "integer", "minimum": 0, "maximum": rules.players[1] - 1}
    long: dict[str, Json] = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
    short: dict[str, Json] = {"type": "string", "pattern": "^[0-9a-f]{16}$"}
    count: dict[str, Json] = {"type": "integer", "minimum": 0}
    answer: dict[str, Json] = {"$ref": f"{rules.name}.answer.json"}
    entries: list[Json] = [
        strict({"seat": seat, "answer": answer, "hash": short}, ("seat", "answer", "hash")),
        strict({"seat": {"const": "chance"}, "answer": answer, "hash": short}, ("seat", "answer", "hash")),
        strict({"seat": seat, "undo": {"const": 1}, "hash": short}, ("seat", "undo", "hash")),
        strict({"rewind": count, "by": seat, "hash": short}, ("rewind", "hash")),
        strict({"reseed": long, "commitment": long, "hash": short}, ("reseed", "commitment", "hash")),
    ]
    fields: dict[str, Json] = {
        "format": {"enum": list(FORMATS)},
        "game": {"const": rules.name},
        "rules": {"type": "string"},
        "seats": {"type": "integer", "minimum": rules.players[0], "maximum": rules.players[1]},
        "options": {"type": "object"},
        "seed": long,
        "commitment": long,
        "start": short,
        "position": {"$ref": f"{rules.name}.position.json"},
        "entries": {"type": "array", "items": {"oneOf": entries}},
    }
    return strict(fields, HEADER)
