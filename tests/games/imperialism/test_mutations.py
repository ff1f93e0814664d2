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

from greatpowers.games.imperialism.rules import deck
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import play_randomly
from greatpowers.kernel.match import Match, start, start_from
from greatpowers.kernel.values import Malformed
from tests.games.imperialism.samples import MANY, RULES, documents
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
seeds = st.integers(0, 2**32)


class Documents(Changes):
    """Changes that need to know what a position document of Imperialism holds."""

    def __init__(self) -> None:
        super().__init__(RULES, [row for rows in documents(MANY).values() for row in rows])
        self.changes += [self.header, self.level, self.card, self.card, self.place, self.office, self.war, self.flow]

    def header(self, document: Any, random: Random) -> Any:
        key = random.choice(("format", "game", "rules", "seats", "options", "turn", "over", "sealed"))
        values = (*JUNK, 2, 3, 4, "imperial-2030", {"refill": "after_discarding"}, {"deck": {}}, [None, None])
        document[key] = copy.deepcopy(random.choice(values))
        return document

    def level(self, document: Any, random: Random) -> Any:
        player = random.choice(document["players"])
        player["tracks"][random.choice(deck.TRACKS)] = random.choice((0, 1, 8, 9, 10, 11, 12, 20, 21))
        player[random.choice(("ducats", "glory"))] = random.choice((0, 1, 19, 20, 28, 29, 39, 40, 100))
        return document

    def card(self, document: Any, random: Random) -> Any:
        """A card more in a hand, drawn at any time and seen by anybody."""
        hand = random.choice(document["players"])["hand"]
        if hand and random.random() < 0.3:
            del hand[random.randrange(len(hand))]
        row = {
            "card": random.choice(deck.CARD_IDS),
            "drawn": random.choice((0, 0, 1, 2, 5)),
            "seen_by": random.choice(([], [0], [1], [0, 1], [0, 1, 2], [1, 2, "all"], ["all"])),
            "event": random.random() < 0.3,
        }
        hand.append(random.choice((row, row["card"])))
        return document

    def place(self, document: Any, random: Random) -> Any:
        key = random.choice(("display", "starting", "discards", "table", "achievements", "piles", "offered"))
        if key in ("discards", "table"):
            document[key][random.choice(deck.CARD_IDS)] = random.choice((1, 1, 2, 3))
        elif key == "offered":
            document[key][random.choice(deck.POWER_IDS)] = random.choice((0, 1, 3))
        elif key == "piles":
            document[key] = [random.choice((0, 1, 4)), random.choice((0, 1, 4))]
        else:
            names = deck.ACHIEVEMENT_IDS if key == "achievements" else deck.TERRITORY_IDS
            document[key].append(random.choice(names))
            if random.random() < 0.5:
                del document[key][0]
        return document

    def office(self, document: Any, random: Random) -> Any:
        player = random.choice(document["players"])
        key, names = random.choice(
            (
                ("power", deck.POWER_IDS),
                ("religion", deck.RELIGION_IDS),
                ("ruler", deck.PROVIDENCE_IDS),
                ("action", ("development", "intrigue", "conquest", "war", "taxes")),
                ("replacement", ("development", "war", "taxes")),
            )
        )
        player[key] = random.choice((None, random.choice(names)))
        if random.random() < 0.4:
            player["territories"].append(random.choice(deck.LAND_IDS))
        return document

    def war(self, document: Any, random: Random) -> Any:
        row = document["war"] or {
            "defender": 0,
            "kind": "land",
            "card": None,
            "defence": [],
            "winner": None,
            "margin": 0,
        }
        key = random.choice(("defender", "kind", "card", "defence", "winner", "margin"))
        row[key] = random.choice((None, 0, 1, 2, 9, "land", "sea", "pirates", "madman", ["pirates"], ["pirates"] * 3))
        document["war"] = random.choice((row, None))
        return document

    def flow(self, document: Any, random: Random) -> Any:
        key, values = random.choice(
            (
                ("phase", ("before", "exchanging", "exchanged")),
                ("acted", (None, "war", "development", "taxes")),
                ("achieved", (True, False)),
                ("trigger", (None, 0, 1, 2)),
                ("last_turns", (None, [], [0], [1], [0, 1], [2])),
                ("turn", (None, 0, 1, 2)),
            )
        )
        document[key] = random.choice(values)
        return document


def any_document(random: Random) -> Any:
    return random.choice(random.choice(list(documents(MANY).values())))


def damaged_document(random: Random) -> Any:
    return Documents().mutate(any_document(random), random)


# documents


def test_documents_of_every_step_are_accepted() -> None:
    steps = {step.name for step in RULES.steps if step.kinds}
    assert set(documents()) == steps | {""}
    for rows in documents().values():
        for row in rows:
            assert RULES.document(RULES.state(plain(row))) == row


@pytest.mark.walk
def test_games_go_on_from_documents_of_every_step() -> None:
    for rows in documents(MANY).values():
        for row in rows[:4]:
            assert check_document(RULES, row, 1)


@pytest.mark.walk
@many(800)
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
    document = alien(copy.deepcopy(any_document(random)), random, -1)
    assert not check_document(RULES, document, seed)


@pytest.mark.walk
def test_documents_fit_the_schema() -> None:
    validator = jsonschema.Draft202012Validator(RULES.position_schema())
    for rows in documents(MANY).values():
        for document in rows:
            validator.validate(plain(document))


@pytest.mark.parametrize(
    ("key", "value", "field"),
    [
        ("format", 2, "format"),
        ("game", "imperial-2030", "game"),
        ("rules", "0", "rules"),
        ("seats", 5, "seats"),
        ("options", {"refill": "never"}, "options.refill"),
        ("options", {"deck": {}}, "options.deck"),
        ("players", [], "players"),
        ("turn", 4, "turn"),
        ("turn", None, "turn"),
        ("piles", [0], "piles"),
        ("display", ["nowhere"], "display[0]"),
        ("phase", "exchanging", "phase"),
        ("acted", "war", "acted"),
        ("war", {}, "war.defender"),
        ("table", {"madman": 1}, "table.madman"),
        ("achievements", [], "achievements"),
        ("achievements", ["world_empire"], "achievements"),
        ("trigger", 0, "trigger"),
        ("last_turns", [1], "last_turns"),
        ("offered", {"poland": 0}, "turn"),
        ("over", True, "over"),
        ("agenda", [], "agenda"),
        ("agenda", [{"step": "battle"}], "agenda[0].step"),
        ("agenda", [{"step": "end_turn"}], "agenda[0].stage"),
        ("sealed", [None, None], "sealed"),
        ("nonsense", 1, "position.nonsense"),
    ],
)
def test_named_faults(key: str, value: Any, field: str) -> None:
    document = next(copy.deepcopy(row) for row in documents()["action"] if row["seats"] == 2 and row["trigger"] is None)
    document[key] = value
    with pytest.raises(Malformed) as caught:
        RULES.state(document)
    assert caught.value.field.startswith(field), caught.value


# records and answers


def played(match: Match, seed: int) -> dict[str, Any]:
    dice = Dice(seed)
    while not match.over and len(match.entries) < ENTRIES:
        play_randomly(match, dice)
    record: dict[str, Any] = plain(match.record())
    return record


RECORDS: list[dict[str, Any]] = []


def records() -> list[dict[str, Any]]:
    """Short matches from the start and from positions."""
    if not RECORDS:
        for seed in range(6):
            RECORDS.append(played(start(RULES, 2 + seed % 3, seed), seed))
        for step in ("respond", "defend", "take", "choose_power"):
            RECORDS.append(played(start_from(RULES, documents()[step][0], 7), 7))
    return RECORDS


def test_records_replay() -> None:
    assert any("undo" in entry for record in records() for entry in record["entries"])
    for record in records():
        check_record(record)


@pytest.mark.walk
@many(500)
@given(seeds)
def test_damaged_record(seed: int) -> None:
    random = Random(seed)
    check_record(mutate_record(random.choice(records()), random, some_answers(RULES, random)))


@pytest.mark.walk
@many(800)
@given(seeds)
def test_damaged_answer(seed: int) -> None:
    random = Random(seed)
    step = random.choice([step for step in documents(MANY) if step])
    check_damaged_answer(RULES, random.choice(documents(MANY)[step]), random)


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
