"""Whatever is wrong with a document, a record or an answer is refused by name, and nothing changes."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from greatpowers.games.attack.rules.board import REGION_IDS, SEA_IDS
from greatpowers.games.attack.rules.figures import CARD_IDS, TECHNOLOGY_IDS
from greatpowers.games.attack.rules.remembered import BETWEEN_ACTIONS, Now
from greatpowers.games.attack.rules.units import GOVERNMENTS, LAND_UNITS, UNITS
from greatpowers.games.attack.rules.writing import NUMBERS, ROWS
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import play_randomly
from greatpowers.kernel.match import Match, start, start_from
from greatpowers.kernel.values import Malformed
from tests.games import mutations
from tests.games.attack.samples import MANY, RARE, RULES, documents
from tests.games.mutations import (
    JUNK,
    Changes,
    alien,
    any_answer,
    check_damaged_answer,
    check_document,
    check_record,
    many,
    mutate_record,
    plain,
    some_answers,
)

pytestmark = pytest.mark.both

ENTRIES = 200
ANSWERS = 100
"""Random answers on a damaged position that was accepted."""
seeds = st.integers(0, 2**32)


@pytest.fixture(autouse=True)
def short_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutations, "LONGEST_PLAYOUT", ANSWERS)


class Documents(Changes):
    """Changes that need to know what a position document of Attack! holds."""

    def __init__(self) -> None:
        super().__init__(RULES, [row for rows in documents(MANY).values() for row in rows])
        self.changes += [self.header, self.number, self.slot, self.slot, self.row, self.row, self.card, self.place]
        self.changes += [self.region, self.sea, self.office, self.group]

    def header(self, document: Any, random: Random) -> Any:
        key = random.choice(("format", "game", "rules", "seats", "options", "turn", "start", "over", "sealed"))
        values = (*JUNK, 2, 3, 4, "imperialism", {"board": "world"}, {"economics": {}}, {"eagles": 13}, [None, None])
        document[key] = copy.deepcopy(random.choice(values))
        return document

    def number(self, document: Any, random: Random) -> Any:
        name, low, high = random.choice(NUMBERS)
        document[name] = random.choice((low, low + 1, min(high, 3), min(high, 12), high, high + 1))
        return document

    def slot(self, document: Any, random: Random) -> Any:
        row = document.setdefault("now", BETWEEN_ACTIONS._asdict())
        row[random.choice(Now._fields)] = random.choice((-2, -1, 0, 0, 1, 1, 2, 3, 7, 21, 40))
        return document

    def row(self, document: Any, random: Random) -> Any:
        name, length, low, high = random.choice(ROWS)
        values = document.setdefault(name, [max(low, 0) if name != "line" else -1] * length)
        values[random.randrange(length)] = random.choice((low, 0, 1, 1, 2, high))
        return document

    def card(self, document: Any, random: Random) -> Any:
        """A card more in a hand, drawn at any time and seen by anybody."""
        hand = random.choice(document["players"])["hand"]
        if hand and random.random() < 0.3:
            del hand[random.randrange(len(hand))]
        row = {
            "card": random.choice(CARD_IDS),
            "drawn": random.choice((0, 0, 1, 2, 5)),
            "since": random.choice((0, 0, 1)),
            "seen_by": random.choice(([], [0], [1], [0, 1], [0, 1, 2], [1, 2, "all"], ["all"])),
            "idle": random.random() < 0.3,
        }
        hand.append(random.choice((row, row["card"])))
        return document

    def place(self, document: Any, random: Random) -> Any:
        key = random.choice(("discards", "table", "table", "returned", "stamps"))
        if key == "stamps":
            document[key][random.randrange(3)] = random.choice((0, 1, 5))
        elif key == "returned":
            document[key][random.choice(CARD_IDS)] = [[random.choice((0, 1, 2, 3)), random.choice((0, 1, 2))]]
        else:
            document[key][random.choice(CARD_IDS)] = random.choice((1, 1, 2, 3))
        return document

    def region(self, document: Any, random: Random) -> Any:
        row = document["regions"][random.choice(list(document["regions"]))]
        key = random.choice(("owner", "counter", "units"))
        units = random.choice(({}, {random.choice(UNITS[:LAND_UNITS]): random.choice((0, 1, 3, 30))}))
        row[key] = units if key == "units" else random.choice((None, 0, 1, 2, *GOVERNMENTS))
        return document

    def sea(self, document: Any, random: Random) -> Any:
        fleet = {random.choice(UNITS[LAND_UNITS:]): random.choice((0, 1, 3, 12))}
        seas = random.choice((list(document["seas"]) or SEA_IDS, SEA_IDS))
        document["seas"].setdefault(random.choice(seas), {})[random.choice(("0", "1", "2", "7"))] = fleet
        return document

    def office(self, document: Any, random: Random) -> Any:
        player = random.choice(document["players"])
        key, values = random.choice(
            (
                ("government", (None, *GOVERNMENTS)),
                ("capital", (None, *REGION_IDS)),
                ("technologies", ([], [random.choice(TECHNOLOGY_IDS)], list(TECHNOLOGY_IDS))),
                ("atom_used", (True, False)),
                ("banned", (True, False)),
                ("embargoed", (True, False)),
                ("eliminated", (True, False)),
                ("refusals", (0, 1, 3, 4)),
                ("counter_offers", (0, 1, 5, 6)),
                ("production", (0, 5, 500)),
                ("oil", (0, 1, 500)),
                ("reserve", ({}, {"tank": 1}, {"carrier": 2})),
                ("marked", ([], ["italy"], list(REGION_IDS))),
            )
        )
        player[key] = random.choice(values)
        return document

    def group(self, document: Any, random: Random) -> Any:
        groups = document.setdefault("groups", [])
        if groups and random.random() < 0.5:
            groups[random.randrange(len(groups))] = random.choice((0, 1, 2, 3, 20, 40))
        else:
            groups.extend([random.randrange(40), random.randrange(40), random.randrange(2), 1, 0, 0, 1, 0])
        return document


def any_document(random: Random) -> Any:
    return random.choice(random.choice(list(documents(MANY).values())))


def damaged_document(random: Random) -> Any:
    return Documents().mutate(any_document(random), random)


# documents


def test_documents_of_every_step_are_accepted() -> None:
    steps = {step.name for step in RULES.steps if step.kinds}
    assert set(documents()) | {*RARE} == steps | {""}
    for rows in documents().values():
        for row in rows:
            assert RULES.document(RULES.state(plain(row))) == row


@pytest.mark.walk
def test_games_go_on_from_documents_of_every_step() -> None:
    for rows in documents(MANY).values():
        for row in rows[:4]:
            assert check_document(RULES, row, 1)


@pytest.mark.walk
@many(500)
@given(seeds)
def test_damaged_document(seed: int) -> None:
    check_document(RULES, damaged_document(Random(seed)), seed)


@pytest.mark.walk
@pytest.mark.slow
@many(20000, steady=False)
@given(seeds)
def test_damaged_document_at_length(seed: int) -> None:
    check_document(RULES, damaged_document(Random(seed)), seed)


@pytest.mark.walk
@many(300)
@given(seeds)
def test_every_place_of_a_document_says_what_is_wrong(seed: int) -> None:
    """A value of a type that fits nowhere is refused wherever it is put."""
    random = Random(seed)
    document = alien(copy.deepcopy(any_document(random)), random, -2)
    assert not check_document(RULES, document, seed)


@pytest.mark.walk
def test_documents_fit_the_schema() -> None:
    validator = jsonschema.Draft202012Validator(RULES.position_schema())
    for rows in documents(MANY).values():
        for document in rows[:3]:
            validator.validate(plain(document))


@pytest.mark.parametrize(
    ("key", "value", "field"),
    [
        ("format", 2, "format"),
        ("game", "imperialism", "game"),
        ("rules", "0", "rules"),
        ("seats", 9, "seats"),
        ("options", {"board": "moon"}, "options.board"),
        ("options", {"economics": {}}, "options.economics"),
        ("players", [], "players"),
        ("start", None, "start"),
        ("turn", 7, "turn"),
        ("turn", None, "turn"),
        ("round", 0, "round"),
        ("round", 31, "round"),
        ("eagles", 26, "eagles"),
        ("stamps", [0], "stamps"),
        ("regions", {}, "regions"),
        ("seas", {"lake": {}}, "seas.lake"),
        ("table", {"spy": 1}, "table.spy"),
        ("discards", {"oil_1": 1}, "discards.oil_1"),
        ("groups", [1], "groups"),
        ("groups", [0, 1, 0, 1, 0, 0, 0, 0], "groups"),
        ("front", [1] * 16, "front"),
        ("front", [0] * 15, "front: must be 16 numbers"),
        ("returned", {"spy": [[1]]}, "returned.spy[0]: must be a place and a stamp"),
        ("deal", [0] * 127 + [1], "deal"),
        ("mix", [1, 1, 1, 1], "players"),
        ("now", {}, "now.strikes"),
        ("over", True, "over"),
        ("agenda", [], "agenda"),
        ("agenda", [{"step": "hits"}], "agenda[0].step"),
        ("agenda", [{"step": "lay_out"}], "agenda[0].step"),
        ("agenda", [{"step": "round_end", "stage": 0}], "turn"),
        ("sealed", [None, None], "sealed"),
        ("nonsense", 1, "position.nonsense"),
    ],
)
def test_named_faults(key: str, value: Any, field: str) -> None:
    rows = documents()["turn"]
    document = next(copy.deepcopy(row) for row in rows if row["turn"] != (row["start"] - 1) % row["seats"])
    document[key] = value
    with pytest.raises(Malformed) as caught:
        RULES.state(document)
    assert str(caught.value).startswith(field), caught.value


# records and answers


def played(match: Match, seed: int) -> dict[str, Any]:
    dice = Dice(seed)
    while not match.over and len(match.entries) < ENTRIES:
        play_randomly(match, dice)
        if seed % 3 == 1 and match.reseeded == 0 and not match.over:
            match.reseed(seed)
    record: dict[str, Any] = plain(match.record())
    return record


RECORDS: list[dict[str, Any]] = []


def records() -> list[dict[str, Any]]:
    """Short matches from the start and from positions, some with a new seed."""
    if not RECORDS:
        for seed in range(4):
            RECORDS.append(played(start(RULES, 2 + seed % 7, seed), seed))
        for step in ("movement", "command", "offer", "sorties"):
            RECORDS.append(played(start_from(RULES, documents()[step][0], 7), 7))
    return RECORDS


def test_records_replay() -> None:
    assert {record["format"] for record in records()} == {1, 2}
    for record in records():
        check_record(record)


@pytest.mark.walk
@many(100)
@given(seeds)
def test_damaged_record(seed: int) -> None:
    random = Random(seed)
    check_record(mutate_record(random.choice(records()), random, some_answers(RULES, random)))


@pytest.mark.walk
@many(300)
@given(seeds)
def test_damaged_answer(seed: int) -> None:
    random = Random(seed)
    step = random.choice([step for step in documents(MANY) if step])
    document = random.choice(documents(MANY)[step])
    if not start_from(RULES, document, 3).over:  # where chance is asked it answers, and that may end the game
        check_damaged_answer(RULES, document, random)


@many(100)
@given(seeds)
def test_answers_fit_the_schema(seed: int) -> None:
    validator = jsonschema.Draft202012Validator(RULES.codec.schema())
    validator.validate(any_answer(RULES, Random(seed)))
    assert not validator.is_valid({"kind": "pass", "nonsense": 1})


def test_documents_survive_text() -> None:
    for rows in documents().values():
        for document in rows:
            assert json.loads(json.dumps(document)) == document
