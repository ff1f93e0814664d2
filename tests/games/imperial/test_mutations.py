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

from greatpowers.games import RULESETS
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import play_randomly
from greatpowers.kernel.match import Match, start, start_from
from greatpowers.kernel.record import replay
from greatpowers.kernel.values import Malformed
from tests.games.imperial.mutations import Documents
from tests.games.imperial.samples import EDITIONS, FEW, MANY, RULES, Games, documents
from tests.games.mutations import (
    JUNK,
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
from tools.schema import FOLDER, published

pytestmark = pytest.mark.both

ENTRIES = 60
SEATS: tuple[Any, ...] = (-1, 99, True, False, "0", None, 1.0, 10**5000, [], {})

seeds = st.integers(0, 2**32)
every_edition = pytest.mark.parametrize("rules", EDITIONS.values(), ids=list(EDITIONS))
europe = pytest.mark.parametrize("rules", [EDITIONS["2006"], EDITIONS["2010"]], ids=["2006", "2010"])


def changes(rules: ImperialRuleset) -> Documents:
    return Documents(rules, [row for rows in documents(rules, MANY).values() for row in rows])


def damaged_document(rules: ImperialRuleset, random: Random) -> Any:
    """A good document of a random step, changed."""
    return changes(rules).mutate(any_document(rules, random, MANY), random)


def any_document(rules: ImperialRuleset, random: Random, games: Games = FEW) -> Any:
    return random.choice(random.choice(list(documents(rules, games).values())))


# documents


NEVER_OPEN = {"2006": {"canal", "swiss_stop"}, "2010": {"canal"}, "2030": set()}
"""Questions an edition never asks: the Europe board has no canals, the first edition no Swiss Banks."""


@every_edition
def test_documents_of_every_step_are_accepted(rules: ImperialRuleset) -> None:
    steps = {step.name for step in rules.steps if step.kinds} - NEVER_OPEN[rules.figures.edition]
    assert set(documents(rules)) == steps | {""}
    for rows in documents(rules).values():
        for row in rows:
            assert rules.document(rules.state(plain(row))) == row


@pytest.mark.walk
@every_edition
def test_games_go_on_from_documents_of_every_step(rules: ImperialRuleset) -> None:
    for rows in documents(rules, MANY).values():
        for row in rows[:4]:
            assert check_document(rules, row, 1)


@pytest.mark.walk
@many(1000)
@given(seeds)
def test_damaged_document(seed: int) -> None:
    check_document(RULES, damaged_document(RULES, Random(seed)), seed)


@pytest.mark.walk
@europe
@many(300)
@given(seed=seeds)
def test_damaged_document_of_europe(rules: ImperialRuleset, seed: int) -> None:
    check_document(rules, damaged_document(rules, Random(seed)), seed)


@pytest.mark.walk
@pytest.mark.slow
@every_edition
@many(20000, steady=False)
@given(seed=seeds)
def test_damaged_document_at_length(rules: ImperialRuleset, seed: int) -> None:
    check_document(rules, damaged_document(rules, Random(seed)), seed)


@pytest.mark.walk
@every_edition
@many(300)
@given(seed=seeds)
def test_every_place_of_a_document_says_what_is_wrong(rules: ImperialRuleset, seed: int) -> None:
    """A value of a type that fits nowhere is refused wherever it is put."""
    random = Random(seed)
    document = alien(copy.deepcopy(any_document(rules, random, MANY)), random, -1)
    assert not check_document(rules, document, seed)


@pytest.mark.parametrize("junk", [*JUNK, "{}", (), object()], ids=lambda value: type(value).__name__)
def test_what_is_no_document(junk: Any) -> None:
    with pytest.raises(Malformed) as caught:
        RULES.state(junk)
    assert caught.value.field.startswith("position")
    with pytest.raises(Malformed) as caught:
        replay(junk, RULESETS)
    assert caught.value.field


@many(200)
@given(seeds)
def test_cut_off_text(seed: int) -> None:
    """Text that ends too early is no JSON, or it is refused."""
    random = Random(seed)
    text = json.dumps(any_document(RULES, random))
    with pytest.raises(json.JSONDecodeError):
        RULES.state(json.loads(text[: random.randrange(len(text))]))


@pytest.mark.parametrize(
    ("key", "value", "field"),
    [
        ("format", 2, "format"),
        ("format", "1", "format"),
        ("game", "imperial-2010", "game"),
        ("rules", "0", "rules"),
        ("rules", 1, "rules"),
        ("seats", 7, "seats"),
        ("seats", True, "seats"),
        ("options", {"start": "late"}, "options.start"),
        ("options", {"investor_card": 1}, "options.investor_card"),
        ("options", {"nonsense": 1}, "options.nonsense"),
        ("options", [], "options"),
        ("players", [], "players"),
        ("players", {}, "players"),
        ("nations", {}, "nations.russia"),
        ("to_move", "france", "to_move"),
        ("investor_card", 6, "investor_card"),
        ("over", "no", "over"),
        ("over", True, "over"),
        ("agenda", [], "agenda"),
        ("agenda", {}, "agenda"),
        ("agenda", [[]], "agenda[0].step"),
        ("agenda", [{"step": "taxation"}], "agenda[0].step"),
        ("agenda", [{"step": "rondel"}], "agenda[0].step"),
        ("agenda", [{"step": "turn"}], "agenda[0].nation"),
        ("maneuver", {"nonsense": {}}, "maneuver.nonsense"),
        ("nonsense", 1, "position.nonsense"),
    ],
)
def test_named_faults(key: str, value: Any, field: str) -> None:
    document = copy.deepcopy(documents()["rondel"][0])
    document[key] = value
    with pytest.raises(Malformed) as caught:
        RULES.state(document)
    assert caught.value.field == field


# records


def played(match: Match, seed: int) -> dict[str, Any]:
    dice = Dice(seed)
    while not match.over and len(match.entries) < ENTRIES:
        play_randomly(match, dice)
        if seed % 3 == 1 and match.draws > 0 and match.reseeded == 0 and not match.over:
            match.reseed(seed)
    record: dict[str, Any] = plain(match.record())
    return record


RECORDS: dict[str, list[dict[str, Any]]] = {}


def records(rules: ImperialRuleset = RULES) -> list[dict[str, Any]]:
    """Short matches with undos, gifts and new seeds in them, from the start and from positions."""
    if rules.name not in RECORDS:
        rows = RECORDS[rules.name] = []
        for seed in range(6):
            options = {"start": "experienced"} if seed % 2 else {"investor_card": False}
            rows.append(played(start(rules, 2 + seed % 5, seed, options), seed))
        for step in ("flags", "journey", "demand", "deal_card"):
            rows.append(played(start_from(rules, documents(rules)[step][0], 7), 7))
    return RECORDS[rules.name]


@every_edition
def test_records_hold_undos_gifts_and_new_seeds(rules: ImperialRuleset) -> None:
    entries = [entry for record in records(rules) for entry in record["entries"]]
    assert any("undo" in entry for entry in entries)
    assert any(entry.get("answer", {}).get("kind") == "donate" for entry in entries)
    assert any(entry.get("seat") == "chance" for entry in entries)
    assert any("reseed" in entry for entry in entries)
    for record in records(rules):
        check_record(record)


def damaged_record(rules: ImperialRuleset, random: Random) -> Any:
    return mutate_record(random.choice(records(rules)), random, some_answers(rules, random))


@pytest.mark.walk
@every_edition
@many(500)
@given(seed=seeds)
def test_damaged_record(rules: ImperialRuleset, seed: int) -> None:
    check_record(damaged_record(rules, Random(seed)))


@pytest.mark.walk
@pytest.mark.slow
@every_edition
@many(5000, steady=False)
@given(seed=seeds)
def test_damaged_record_at_length(rules: ImperialRuleset, seed: int) -> None:
    check_record(damaged_record(rules, Random(seed)))


@pytest.mark.walk
@many(300)
@given(seeds)
def test_record_of_a_damaged_position(seed: int) -> None:
    """A record that starts at a damaged position says so, with the path into the position."""
    random = Random(seed)
    record = copy.deepcopy(records()[-2])
    damaged = changes(RULES).mutate(record["position"], random)
    record["position"] = damaged
    check_record(record)


# answers


@pytest.mark.walk
@every_edition
@many(500)
@given(seed=seeds)
def test_damaged_answer(rules: ImperialRuleset, seed: int) -> None:
    random = Random(seed)
    step = random.choice([step for step in documents(rules, MANY) if step])
    check_damaged_answer(rules, random.choice(documents(rules, MANY)[step]), random)


@pytest.mark.parametrize("seat", SEATS, ids=lambda value: f"{type(value).__name__}")
def test_foreign_seat(seat: Any) -> None:
    match = start_from(RULES, documents()["rondel"][0], 3)
    before, good = match.hash(), match.decisions[0].options[0]
    for ask in (match.play, match.why_not):
        with pytest.raises(Malformed) as caught:
            ask(good, seat)
        assert caught.value.field == "seat"
    for undo in (match.undo, match.can_undo):
        with pytest.raises(Malformed) as caught:
            undo(seat)
        assert caught.value.field == "seat"
    assert match.hash() == before and match.entries == []


@pytest.mark.parametrize("junk", JUNK, ids=lambda value: type(value).__name__)
def test_foreign_header(junk: Any) -> None:
    """What is no number of players, no seed or no table of options never starts a match."""
    for arguments, good in (((junk,), 2), ((2, junk), None), ((2, 1, junk), {})):
        try:
            match = start(RULES, *arguments)
        except Malformed as error:
            assert error.field and error.problem
        else:
            assert arguments[-1] == good or isinstance(arguments[-1], (int, type(None))), match


# the published schemas


@pytest.mark.walk
@every_edition
def test_documents_fit_the_schema(rules: ImperialRuleset) -> None:
    validator = jsonschema.Draft202012Validator(rules.position_schema())
    for rows in documents(rules, MANY).values():
        for document in rows:
            validator.validate(plain(document))


@every_edition
@many(100)
@given(seed=seeds)
def test_answers_fit_the_schema(rules: ImperialRuleset, seed: int) -> None:
    validator = jsonschema.Draft202012Validator(rules.codec.schema())
    validator.validate(any_answer(rules, Random(seed)))
    assert not validator.is_valid({"kind": "pass", "nonsense": 1})


@pytest.mark.walk
def test_schemas_are_published() -> None:
    files = published()
    assert {path.name for path in FOLDER.iterdir()} == set(files)
    for name, text in files.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, "run tools/schema.py"
        jsonschema.Draft202012Validator.check_schema(json.loads(text))
