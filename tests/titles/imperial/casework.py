"""The casebook of Imperial: its cases read and played.

`cases/<edition>/bases.toml` holds the positions cases start from, every other file there the cases of one chapter of
that edition's rulebook; the first letters of a case's id name the edition. A case has runs. A run is a start, answers,
and what must be true then:

    base, set    a base position and what differs from it: `set.china.armies.moscow = 1`, `set.A.cash = 9`
    start        a new match instead: seats, options, and the answers of chance in order
    continues    true: go on where the run before stopped
    turn         "china maneuver_1": china is to move, and this field is its first answer
    do           the answers; "B: invest china 4 12" also says that seat B has to be the one who gives it

    expect       places of the position and their values, `expect.china.treasury = 8`; units that are not named count 0
    views        the same for what a seat sees: `views.A.B.cash = "none"`
    asked        who is asked what now: "F attack"
    trace        who has been asked what while the answers were given, in order, the last open question included
    options      the open answers, all of them
    offered      some of them
    never        kinds of answers of which none is open
    refused      answers that are refused, with the reason; a seat before the answer asks for somebody else
    unknown      what is no answer at all
    rights       standing rights of a seat, all of them: `rights.A = ["donate russia 1"]`
    events       what happened in this run, in this order, other things between left out
    no_events    what did not happen in this run
    scores, ranks, over
    check        instead of all this the name of a checker (`CHECKERS`), which reads the rest of the run

Seats are the letters A to F, clockwise. An answer is its kind and the values of its fields in the order of the codec.
A nation or a seat opens a path; "none" stands for null. Treasuries and governments follow
from the bonds unless they are given, Swiss Banks from the governments.
"""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import greatpowers
from greatpowers.kernel.chance import Dice, seed_from
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE, NOBODY, Malformed, Reason
from greatpowers.titles.imperial import queries
from greatpowers.titles.imperial.ruleset import ImperialRuleset
from greatpowers.titles.imperial.state import Imperial

CASES = Path(__file__).parent / "cases"
BOOKS = {"I06": "2006", "I10": "2010", "I30": "2030"}
"""The letters case ids begin with, and the edition they belong to."""

opened = ["2030"]
"""The edition whose cases are being played; `open_book` turns the page."""

SEATS = "ABCDEF"
UNIT_KEYS = ("armies", "friendly_armies", "fleets")
SEED = 2030

STARTS = {"base", "set", "start", "continues", "turn", "do"}
EXPECTATIONS = {
    "expect",
    "views",
    "asked",
    "trace",
    "options",
    "offered",
    "never",
    "refused",
    "unknown",
    "rights",
    "events",
    "no_events",
    "scores",
    "ranks",
    "over",
    "check",
}

Table = dict[str, Any]


# reading


def open_book(edition: str) -> None:
    opened[0] = edition


def game() -> str:
    return f"imperial-{opened[0]}"


def rules() -> ImperialRuleset:
    found = greatpowers.ruleset(game())
    assert isinstance(found, ImperialRuleset)
    return found


def chapters() -> dict[str, list[Table]]:
    """Chapter (the file) -> its cases, of the open book."""
    found: dict[str, list[Table]] = {}
    for path in sorted((CASES / opened[0]).glob("*.toml")):
        cases = tomllib.loads(path.read_text(encoding="utf-8")).get("case")
        if cases is not None:
            found[path.stem] = cases
    return found


def all_cases() -> list[Table]:
    cases = [case for chapter in chapters().values() for case in chapter]
    return sorted(cases, key=lambda case: str(case["id"]))


def reasons_shown() -> set[str]:
    """The reasons for which some case sees an answer refused."""
    return {reason for case in all_cases() for run in case["run"] for reason in run.get("refused", {}).values()}


def bases() -> dict[str, Table]:
    table: dict[str, Table] = tomllib.loads((CASES / opened[0] / "bases.toml").read_text(encoding="utf-8"))["base"]
    return table


# positions


def document(base: Table, changes: Table) -> Table:
    """A position document from a base and what a run changes in it."""
    merged = merge(base, changes)
    board = rules().figures.board
    seats = int(merged["seats"])
    players, nations = [], {}
    bonds = {seat: merged.get(SEATS[seat], {}).get("bonds", {}) for seat in range(seats)}
    for name in board.nations:
        row = merged.get(name, {})
        lent = [sum(bonds[seat].get(name, [])) for seat in range(seats)]
        first = lent.index(max(lent)) if max(lent) > 0 else None
        nations[name] = {
            "treasury": row.get("treasury", sum(lent)),
            "power": row.get("power", 0),
            "rondel": null(row.get("rondel", "none")),
            "tax_marker": row.get("tax_marker", 0),
            "government": seat_of(row["government"]) if "government" in row else first,
            "factories": row.get("factories", start_factories(name)),
            "flags": row.get("flags", []),
            "waiting": row.get("waiting", []),
            **{key: row.get(key, {}) for key in UNIT_KEYS},
        }
    governments = [row["government"] for row in nations.values()]
    swiss = rules().figures.swiss_banks
    for seat in range(seats):
        row = merged.get(SEATS[seat], {})
        players.append(
            {
                "cash": row.get("cash", merged.get("cash", 2)),
                "bonds": bonds[seat],
                "swiss_bank": swiss and seat not in governments,
            }
        )
    result: Table = {
        "format": 1,
        "game": game(),
        "rules": rules().version,
        "seats": seats,
        "options": merged.get("options", {}),
        "players": players,
        "nations": nations,
        "investor_card": seat_of(merged["investor_card"]),
        "to_move": merged.get("to_move", board.nations[0]),
    }
    for key in ("over", "agenda", "maneuver"):
        if key in merged:
            result[key] = merged[key]
    return result


def merge(base: Table, changes: Table) -> Table:
    result = copy.deepcopy(base)
    for key, value in changes.items():
        old = result.get(key)
        result[key] = merge(old, value) if isinstance(old, dict) and isinstance(value, dict) else copy.deepcopy(value)
    return result


def start_factories(nation: str) -> list[str]:
    board = rules().figures.board
    homes = board.homes[board.nations.index(nation)]
    return [board.regions[region] for region in homes if region in board.start_factories]


def null(value: Any) -> Any:
    return None if value == "none" else value


def seat_of(letter: str) -> int | None:
    return None if letter == "none" else SEATS.index(letter)


def letter_of(seat: int) -> str:
    return "chance" if seat == CHANCE else SEATS[seat]


def begin(start: Table) -> Match:
    """A new match in which chance gives the answers named; asked for more, it is left waiting."""
    ruleset = rules()
    options = ruleset.chosen(start.get("options", {}))
    position = Position(ruleset, ruleset.begin(start["seats"], options))
    for text in start.get("chance", []):
        position.play(ruleset.codec.encode(answer(text)[1]), CHANCE)
    match = Match(position, options, seed_from(SEED))
    return match if position.seat == CHANCE else match.opened()


# answers


def answer(text: str) -> tuple[int, Table]:
    """Seat (or nobody in particular) and answer of "B: invest china 4 12"."""
    seat = NOBODY
    if ": " in text:
        letter, _, text = text.partition(": ")
        seat = CHANCE if letter == "chance" else SEATS.index(letter)
    name, *words = text.split()
    kind = rules().codec.by_name[name]
    if len(words) != len(kind.fields):
        raise ValueError(f"{text!r}: {name} has the fields {[field.name for field in kind.fields]}")
    values: Table = {"kind": name}
    for field, word in zip(kind.fields, words, strict=True):
        values[field.name] = int(word) if isinstance(field.values[0], int) else word
    return seat, values


def short(given: Any) -> str:
    """An answer as cases write it."""
    return " ".join([given.kind, *(str(value) for value in given.values.values())])


def asked(match: Match) -> str:
    if match.over:
        return "over"
    return ", ".join(f"{letter_of(one.seat)} {one.step}" for one in match.decisions)


def open_answers(match: Match) -> list[str]:
    return sorted(short(option) for decision in match.decisions for option in decision.options)


def refusal(match: Match, text: str) -> Reason | None:
    seat, wanted = answer(text)
    position = match.fast
    if CHANCE in (seat, position.seat):
        code = match.rules.codec.encode(wanted)
        return None if position.refusal(code, CHANCE) == 0 else position.reason(code, CHANCE)
    return match.why_not(wanted, seat)


# playing


def play_case(case: Table) -> None:
    """Play every run of a case; an AssertionError says which run found what."""
    open_book(BOOKS[case["id"][:3]])
    match: Match | None = None
    for number, run in enumerate(case["run"], 1):
        label = f"{case['id']} run {number}"
        unknown = run.keys() - STARTS - EXPECTATIONS
        if "check" not in run:
            assert not unknown, f"{label}: unknown {sorted(unknown)}"
        assert run.keys() & EXPECTATIONS, f"{label}: expects nothing"
        if "check" in run:
            for found, wanted, what in CHECKERS[run["check"]](run):
                assert found == wanted, f"{label}: {what} is {found!r}, should be {wanted!r}"
        else:
            match = play_run(run, match, label)


def play_run(run: Table, before: Match | None, label: str) -> Match:
    first_event = 0
    if run.get("continues"):
        assert before is not None, f"{label}: nothing to continue"
        match = before
        first_event = len(match.events)
    elif "start" in run:
        match = begin(run["start"])
    else:
        match = placed(run)
    trace = []
    answers = list(run.get("do", []))
    if "turn" in run:
        answers.insert(0, f"advance {run['turn'].split()[1]}")
    for text in answers:
        seat, given = answer(text)
        trace.append(asked(match))
        reason = refusal(match, text)
        assert reason is None, f"{label}: {text!r} refused ({reason and reason.name}); asked: {trace[-1]}"
        match.play(given, seat)
    trace.append(asked(match))
    for found, wanted, what in findings(run, match, trace, first_event):
        assert found == wanted, f"{label}: {what} is {found!r}, should be {wanted!r}"
    return match


def placed(run: Table) -> Match:
    changes: Table = run.get("set", {})
    if "turn" in run:
        changes = merge(changes, {"to_move": run["turn"].split()[0]})
    return greatpowers.position(game(), document(bases()[run["base"]], changes), SEED)


Finding = tuple[Any, Any, str]


def findings(run: Table, match: Match, trace: list[str], first_event: int) -> Iterator[Finding]:
    """What was found and what was wanted, for everything a run expects."""
    yield from compared(match.position(), run.get("expect", {}), "")
    for letter, places in run.get("views", {}).items():
        yield from compared(match.view(SEATS.index(letter)), places, f"{letter} sees ")
    if "asked" in run:
        yield asked(match), run["asked"], "asked"
    if "trace" in run:
        yield trace, run["trace"], "trace"
    if "over" in run:
        yield match.over, run["over"], "over"
    if "scores" in run:
        yield match.scores(), run["scores"], "scores"
    if "ranks" in run:
        yield match.ranks(), run["ranks"], "ranks"
    yield from answers_found(run, match)
    happened = [event.to_json() for event in match.events[first_event:]]
    yield missing_event(happened, run.get("events", [])), None, f"missing event among {happened}"
    for event in run.get("no_events", []):
        yield any(fits(one, event) for one in happened), False, f"event {event}"


def answers_found(run: Table, match: Match) -> Iterator[Finding]:
    options = [] if match.over else open_answers(match)
    if "options" in run:
        yield options, sorted(run["options"]), "options"
    for text in run.get("offered", []):
        yield text in options, True, f"{text!r} among {options}"
    for kind in run.get("never", []):
        assert kind in rules().codec.by_name, kind
        yield [option for option in options if option.split()[0] == kind], [], f"open {kind}"
    for text, name in run.get("refused", {}).items():
        reason = refusal(match, text)
        yield reason and reason.name, name, f"refusal of {text!r}"
    for text in run.get("unknown", []):
        yield is_answer(text), False, f"{text!r} as an answer"
    for letter, wanted in run.get("rights", {}).items():
        seat = SEATS.index(letter)
        rights = [short(match.rules.codec.decode(code)) for code in match.fast.rights(seat)]
        yield sorted(rights), sorted(wanted), f"rights of {letter}"


def is_answer(text: str) -> bool:
    if text.split(maxsplit=1)[0] not in rules().codec.by_name:
        return False
    try:
        rules().codec.encode(answer(text)[1])
    except (Malformed, ValueError):
        return False
    return True


def compared(found: Table, wanted: Table, prefix: str) -> Iterator[Finding]:
    for path, value in leaves(wanted, ()):
        place = look(found, path)
        if isinstance(place, list) and isinstance(value, list):
            place, value = sorted(place), sorted(value)
        if path[-1] in ("government", "investor_card") and value != "none":
            value = SEATS.index(value)
        yield place, null(value), prefix + ".".join(path)


def leaves(table: Table, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, value in table.items():
        if isinstance(value, dict) and value:
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key), value


def look(found: Table, path: tuple[str, ...]) -> Any:
    """The value at a path; no entry among units is 0, none among bonds no bonds."""
    head, *rest = path
    value: Any
    if head in found["nations"]:
        value = found["nations"][head]
    elif head in SEATS:
        value = found["players"][SEATS.index(head)]
    else:
        value = found[head]
    for number, key in enumerate(rest):
        if key not in value and number > 0 and rest[number - 1] in UNIT_KEYS:
            assert key in rules().figures.board.index, key
            return 0
        if key not in value and number > 0 and rest[number - 1] == "bonds":
            return []
        value = value[key]
    return value


def fits(happened: Table, wanted: Table) -> bool:
    return all(happened.get(key) == value for key, value in wanted.items())


def missing_event(happened: list[Table], wanted: list[Table]) -> Table | None:
    """The first event wanted that does not come after those before it."""
    index = 0
    for event in wanted:
        while index < len(happened) and not fits(happened[index], event):
            index += 1
        if index == len(happened):
            return event
        index += 1
    return None


# printed figures


def check_board(run: Table) -> Iterator[Finding]:
    board = rules().figures.board
    kinds = ("home", "land", "sea")
    yield [board.kind.count(kind) for kind in range(3)], [run[kind] for kind in kinds], "regions"
    yield len(board.nations), run["nations"], "nations"
    for nation, name in enumerate(board.nations):
        cities = [board.city[region] for region in board.homes[nation]]
        yield [cities.count(1), cities.count(2)], run["cities"].get(name, run["cities"]["other"]), f"cities of {name}"
    pairs = [sum(len(row) for row in rows) // 2 for rows in (board.land, board.coast, board.sea)]
    yield pairs, run["borders"], "borders"
    yield all(region not in board.index for region in run["no_regions"]), True, "no such regions"


def check_islands(run: Table) -> Iterator[Finding]:
    """Land regions that no land border touches, and the seas each can be reached from."""
    board = rules().figures.board
    found = {}
    for region in board.open_regions:
        if region < board.first_sea and not board.land[region]:
            found[board.regions[region]] = [board.regions[sea] for sea in board.coast[region]]
    yield found, run["islands"], "islands"
    yield [name for name in run["no_regions"] if name in board.index], [], "other islands"


def check_seas(run: Table) -> Iterator[Finding]:
    board = rules().figures.board
    for name, wanted in run["seas"].items():
        yield [board.regions[sea] for sea in board.sea[board.index[name]]], wanted, f"seas around {name}"


def check_power_factors(run: Table) -> Iterator[Finding]:
    state = fresh_state()
    found = []
    for points in range(26):
        state.power[0] = points
        found.append(queries.power_factor(state, 0))
    yield found, run["factors"], "power factors for 0 to 25 points"


def check_tax_chart(run: Table) -> Iterator[Finding]:
    figures, state = rules().figures, fresh_state()
    columns = [queries.tax_column(state, tax) for tax in range(len(run["power"]))]
    bonus = [figures.chart_bonus[column] for column in columns] if figures.chart_bonus else []
    yield bonus, run["bonus"], "bonus for a tax of 0 and more"
    yield [figures.chart_power[column] for column in columns], run["power"], "power for a tax of 0 and more"


def check_bonds(run: Table) -> Iterator[Finding]:
    figures = rules().figures
    yield list(figures.faces), run["faces"], "faces"
    yield list(figures.interest), run["interest"], "interest"
    yield len(fresh_state().bond_owner), run["cards"], "bonds in all"


def check_supply(run: Table) -> Iterator[Finding]:
    state = fresh_state()
    pools = (state.army_pool, state.fleet_pool, state.flag_pool)
    for nation, name in enumerate(rules().figures.board.nations):
        found = [pool[nation] for pool in pools]
        yield found, run["pieces"].get(name, run["pieces"]["other"]), f"armies, fleets, flags of {name}"
    yield [sum(pool) for pool in pools], run["total"], "pieces in all"


def check_start_money(run: Table) -> Iterator[Finding]:
    for seats, wanted in run["money"].items():
        match = begin({"seats": int(seats), "options": {"start": "experienced"}})
        found = match.position()
        yield [player["cash"] for player in found["players"]], [wanted] * int(seats), f"start money of {seats}"
        yield [player["bonds"] for player in found["players"]], [{}] * int(seats), f"bonds of {seats}"
        yield match.fast.weights(), [1] * int(seats), f"weights for the start player of {seats}"


def check_left_over(run: Table) -> Iterator[Finding]:
    """Deal five cards in every way that leaves another nation over; who then governs it."""
    nations = rules().figures.board.nations
    for left, partner in run["partner"].items():
        dealt = [name for name in nations if name != left]
        match = begin({"seats": 5, "chance": [f"deal {name}" for name in dealt]})
        found = match.position()["nations"]
        for name in nations:
            wanted = dealt.index(partner if name == left else name)
            yield found[name]["government"], wanted, f"government of {name} when {left} is left over"


def check_money_flows(run: Table) -> Iterator[Finding]:
    """Random games: between which purses money moves and what for, and how bonds change hands."""
    allowed = {tuple(flow) for flow in run["flows"]}
    for number in range(run["games"]):
        match = greatpowers.position(game(), document(bases()[run["base"]], run.get("set", {})), SEED + number)
        dice = Dice(number)
        for _ in range(run["answers"]):
            if match.over:
                break
            decision = match.decisions[0]
            rights = decision.rights if dice.below(8) == 0 else []
            choices = rights or decision.options
            given = choices[dice.below(len(choices))]
            before = owners(match)
            events = [event.to_json() for event in match.play(given, decision.seat)]
            paid = [event for event in events if event["event"] == "paid"]
            found = {(purse(event["payer"]), purse(event["payee"]), event["purpose"]) for event in paid}
            yield sorted(found - allowed), [], f"flows after {given}"
            changed = {bond for bond, owner in owners(match).items() if owner != before.get(bond)}
            yield given.kind == "invest" or not changed, True, f"bonds moved by {given}"
            yield [bond for bond in changed if before.get(bond) not in (None, decision.seat)], [], f"after {given}"


def purse(account: str) -> str:
    if account.startswith("player_"):
        return "player"
    return account if account == "bank" else "treasury"


def owners(match: Match) -> dict[tuple[str, int], int]:
    return {
        (nation, face): seat
        for seat, player in enumerate(match.position()["players"])
        for nation, faces in player["bonds"].items()
        for face in faces
    }


def fresh_state() -> Imperial:
    ruleset = rules()
    state = ruleset.begin(6, ruleset.chosen({}))
    assert isinstance(state, Imperial)
    return state


CHECKERS: dict[str, Callable[[Table], Iterator[Finding]]] = {
    "board": check_board,
    "islands": check_islands,
    "seas": check_seas,
    "power_factors": check_power_factors,
    "tax_chart": check_tax_chart,
    "bonds": check_bonds,
    "supply": check_supply,
    "start_money": check_start_money,
    "left_over": check_left_over,
    "money_flows": check_money_flows,
}
