"""Makes the fixtures of `tests/before`: what commit 223b256 said of games, and a database its server left behind.

They show that what was made then goes on working, so they are made by the code of that commit and never again by a
later one. In a clone of it, with its own environment:

    git clone . /tmp/base && git -C /tmp/base checkout 223b256
    cd /tmp/base && python3 run.py test tests/kernel -q -x
    PYTHONPATH=. .venv/bin/python <this checkout>/tools/before.py [games] [goldens] [database]

`games` writes `<game>.json.xz`: records that end, records that stop in the middle, records that begin at a position,
and what the engine says at some of their moments. `goldens` writes the digests of the golden replays and perft
positions. `database` writes `database.sqlite.xz`, a store that a running server has filled, and beside it what that
server told.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import greatpowers

HERE = Path(__file__).resolve().parent.parent
OLD = Path(greatpowers.__file__).resolve().parents[2]
"""The checkout of 223b256, whose code and tests are used."""

Match = greatpowers.Match
Table = dict[str, Any]

SPREAD = 4
"""How many moments of a record are looked at in any case; further ones where a step is open that was seldom seen."""
SELDOM = 3
REFUSED = 6
"""Refused answers asked for at a moment, at most."""


def module(path: Path) -> Any:
    """A module of this checkout, where the other one's tests have the name `tests`."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = loaded
    spec.loader.exec_module(loaded)
    return loaded


def old(name: str) -> Any:
    """A module of the other checkout, by the name it has there."""
    return importlib.import_module(name)


telling: Any = module(HERE / "tests" / "before" / "telling.py")


# --- playing ----------------------------------------------------------------------------------------------------------


class Player:
    """Answers by lot for everybody, and likes kinds of answers that were seldom given."""

    def __init__(self) -> None:
        self.given: Counter[str] = Counter()
        self.lot = Random(0)

    def on(self, match: Match, name: str, enough: Callable[[Match], bool]) -> Match:
        """The match, played on until it is enough; the name is the seed."""
        self.lot = Random(name)
        while not match.over and not enough(match):
            self.play_one(match)
        return match

    def play_one(self, match: Match) -> None:
        """An answer; now and then a standing right, an undo, or a rewind with everybody's consent."""
        position, lot = match.fast, self.lot
        seats = range(position.state.seats)
        seat = lot.choice(position.waiting())
        chance = lot.random()
        if chance < 0.02:
            owner = lot.choice(seats)
            if position.rights(owner):
                self.give(match, owner, position.rights(owner))
                return
        elif chance < 0.05 and any(match.can_undo(one) for one in seats):
            match.undo(next(one for one in seats if match.can_undo(one)))
            return
        elif chance < 0.055 and len(match.entries) > 20:
            back = len(match.entries) - lot.randint(1, 12)
            if match.history().at(back).seat >= 0:
                match.rewind(back, lot.choice((seat, greatpowers.NOBODY)))
                return
        self.give(match, seat, position.options(seat))

    def give(self, match: Match, seat: int, options: list[int]) -> None:
        answers = [match.rules.codec.decode(code) for code in options]
        if self.lot.random() < 0.2:
            least = min(self.given[answer.kind] for answer in answers)
            answers = [answer for answer in answers if self.given[answer.kind] == least]
        answer = self.lot.choice(answers)
        self.given[answer.kind] += 1
        match.play(answer, seat)


def by_computers(match: Match, seed: int) -> Match:
    bot = old("greatpowers.bots.roster").make(match.rules.name, "greedy-adept", seed)
    dice = old("greatpowers.kernel.chance").Dice(seed)
    while not match.over:
        seat = match.fast.seat
        answer = bot.answer(match.fast.guess(seat, dice), seat)
        match.play(match.rules.codec.decode(answer), seat)
    return match


def never(match: Match) -> bool:
    return False


def after(entries: int, sealed: bool = False) -> Callable[[Match], bool]:
    """Stop after this many entries; where some have answered under seal and others not, if there is such a place."""

    def enough(match: Match) -> bool:
        if len(match.entries) < entries:
            return False
        return not sealed or len(match.fast.state.sealed) > 0 or len(match.entries) > entries + 400

    return enough


# --- which games ------------------------------------------------------------------------------------------------------

Question = tuple[int, Table]
"""A seat and an answer that might be refused."""


class Game:
    """A match, and answers to ask about where it begins."""

    def __init__(self, match: Match, questions: list[Question] | None = None) -> None:
        self.match = match
        self.questions = questions or []


def games_of(game: str) -> dict[str, Game]:
    """The matches of one ruleset, by name."""
    rules, player = greatpowers.ruleset(game), Player()
    low, high = rules.players
    found: dict[str, Game] = {}
    sets = option_sets(rules)
    spread = [sets[0], *(sets[len(sets) * part // 5] for part in range(1, 5)), sets[-1]]
    for number, options in enumerate(spread):
        begun = greatpowers.start(game, low + number % (high - low + 1), 223_256 + number, options)
        name = f"stopped {number}" if number else "ended by lot"
        found[name] = Game(player.on(begun, f"{game} {name}", after(30 + 70 * number, number > 2) if number else never))
    found["ended by computers"] = Game(by_computers(greatpowers.start(game, min(high, 4), 1, sets[-2]), 1))
    for number, files in enumerate(owners_files(rules)):
        begun = greatpowers.start(game, low + 1 + number, f"{number + 1:064x}", files)
        found[f"owner's figures {number}"] = Game(player.on(begun, f"{game} owner {number}", after(260, True)))
    cases = Cases(rules)
    for name, (document, questions) in {**cases.ends(), **rare_positions(rules, player, set(cases.steps))}.items():
        begun = greatpowers.position(game, document, len(found))
        stop = after(len(begun.entries) + Random(name).randint(2, 16))
        found[name] = Game(player.on(begun, f"{game} {name}", stop), questions)
    seen = {name for one in found.values() for name in shown(one.match)}
    for name, (document, given) in cases.firsts.items():
        if name not in seen:
            begun = greatpowers.position(game, document, len(found))
            begun.play(given["answer"], given["seat"])
            found[f"for {name}"] = Game(player.on(begun, f"{game} {name}", after(len(begun.entries) + 3)))
            seen |= shown(begun)
    return found


def shown(match: Match) -> set[str]:
    """The kinds of answers and events that a match has."""
    return {entry["answer"]["kind"] for entry in match.entries if "answer" in entry} | {
        event.name for event in match.events
    }


def option_sets(rules: Any) -> list[Table]:
    found: list[Table] = old("greatpowers.kernel.fuzz").option_sets(rules)
    return found


def owners_files(rules: Any, seeds: tuple[int, ...] = (1, 2)) -> list[Table]:
    """Options with figures as an owner of the box might write them, where a game takes any."""
    documents = [option.name for option in rules.options if option.document]
    if not documents:
        return []
    decks = old(f"tests.titles.{rules.title}.decks")
    files = [decks.varied(Random(seed)) for seed in seeds]
    return [{documents[0]: one} for one in files] if len(documents) == 1 else files


Start = tuple[Table, list[Question]]


class Cases:
    """Positions to begin from, taken from the casebook of a ruleset."""

    def __init__(self, rules: Any) -> None:
        self.steps: dict[str, list[str]] = {}
        """By the step that is open, the runs that end there."""
        self.starts: dict[str, Start] = {}
        self.reasons: set[str] = set()
        self.refusing: set[str] = set()
        """Runs that are refused something for a reason not seen before."""
        self.firsts: dict[str, tuple[Table, Table]] = {}
        """By a kind of answer or event, a position and the answer that is of this kind or brings it about."""
        for book in (book for book in old("tests.titles.casework").books(rules.title) if book.game == rules.name):
            for case in book.cases():
                self.look(book, case)

    def look(self, book: Any, case: Table) -> None:
        match = None
        for number, run in enumerate(case["run"], 1):
            if "check" in run:
                continue
            if run.get("continues"):
                assert match is not None
                before = match.copy()
            else:
                before = book.begin(run["start"]) if "start" in run else book.place(run)
            played = old("tests.titles.casework").Played(book, run, match, case["id"])
            match = played.match
            self.note_firsts(before, played.answers)
            step = match.fast.step
            name = f"from {case['id']}.{number}, {'the end' if step is None else step.name}"
            refused = {text: reason for text, reason in run.get("refused", {}).items() if reason not in self.reasons}
            self.starts[name] = match.position(), [book.answer(text) for text in refused]
            self.steps.setdefault("" if step is None else step.name, []).append(name)
            self.reasons.update(refused.values())
            if refused:
                self.refusing.add(name)

    def note_firsts(self, match: Match, answers: list[Table]) -> None:
        for given in answers:
            document, events = match.position(), len(match.events)
            match.play(given["answer"], given["seat"])
            if given["seat"] >= 0:
                for name in (given["answer"]["kind"], *(event.name for event in match.events[events:])):
                    self.firsts.setdefault(name, (document, given))

    def ends(self) -> dict[str, Start]:
        """For every step the first and the last run that leaves it open, for every reason the first that sees it."""
        wanted = self.refusing | {name for names in self.steps.values() for name in (names[0], names[-1])}
        return {name: start for name, start in self.starts.items() if name in wanted}


def rare_positions(rules: Any, player: Player, known: set[str]) -> dict[str, Start]:
    """Steps that no case leaves open, as far as people are asked."""
    missing = {step.name for step in rules.steps if step.kinds} - known
    found: dict[str, Start] = {}
    for number in range(1, 60):
        files = owners_files(rules, (number,)) or [{}]
        match = greatpowers.start(rules.name, rules.players[0] + number % 2, number, files[0])

        def is_missing(match: Match) -> bool:
            return match.fast.step is not None and match.fast.step.name in missing

        player.on(match, f"rare {number}", is_missing)
        if is_missing(match):
            assert match.fast.step is not None
            name = match.fast.step.name
            missing.discard(name)
            found[f"from game {number}, {name}"] = match.position(), []
        if not missing:
            break
    return found


# --- what is said of them ---------------------------------------------------------------------------------------------


def open_at(position: Any) -> str:
    return "" if position.step is None else position.step.name + " sealed" * bool(position.state.sealed)


class Teller:
    """Notes what the engine says of the matches of one ruleset, and what of the ruleset has been seen by then."""

    def __init__(self) -> None:
        self.steps: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.whole: set[str] = set()

    def moments(self, record: Table) -> set[int]:
        """After how many entries to look: at some places in any case, and where a step is open that was seldom seen."""
        match = telling.begun(record)
        stops = [(len(match.entries), match.fast)]
        for _ in telling.repeated(match, record["entries"]):
            stops.append((len(match.entries), match.fast))
        parts = 1 if "position" in record else SPREAD
        chosen = {stops[index * (len(stops) - 1) // parts][0] for index in range(parts + 1)}
        for at, position in stops:
            name = open_at(position)
            if self.steps[name] < SELDOM:
                self.steps[name] += 1
                chosen.add(at)
        return chosen

    def questions(self, match: Match) -> list[Question]:
        """Answers that are refused here for different reasons, the rarest first, and one that is not."""
        position, codec = match.fast, match.rules.codec
        assert position.step is not None
        found: dict[str, tuple[int, int]] = {}
        for seat in range(position.state.seats):
            codes = list(position.step.candidates(position.state, seat)) if seat in position.asked() else []
            codes += [int(getattr(kind, "number", getattr(kind, "first", 0))) for kind in codec.kinds]
            for code in codes:
                if position.refusal(code, seat) != 0:
                    found.setdefault(position.reason(code, seat).name, (seat, code))
        rare = sorted(found, key=lambda name: self.reasons[name])[:REFUSED]
        rows = [found[name] for name in rare]
        rows += [(seat, position.options(seat)[-1]) for seat in position.asked()[:1] if seat >= 0]
        return [(seat, codec.decode(code).to_json()) for seat, code in rows]

    def told(self, name: str, game: Game) -> Table:
        match = game.match
        record = json.loads(json.dumps(match.record()))
        chosen = self.moments(record)
        again = telling.begun(record)
        brought: list[str] = []
        questions = [(seat if seat >= 0 else max(0, again.fast.seat), answer) for seat, answer in game.questions]
        moments = [self.moment(again, questions)]
        for text in telling.repeated(again, record["entries"]):
            brought.append(text)
            if len(again.entries) in chosen:
                moments.append(self.moment(again))
        assert again.record() == match.record() == greatpowers.replay(record).record(), name
        self.kinds.update(entry["answer"]["kind"] for entry in record["entries"] if "answer" in entry)
        self.events.update(event.name for event in again.events)
        row = {"name": name, "record": record, "brought": " ".join(brought), "moments": moments}
        return {**row, "taken_home": telling.taken_home(again)}

    def moment(self, match: Match, questions: list[Question] | None = None) -> Table:
        """Whole the first time a step is open, and the first time with sealed answers, so that a difference can be
        read; else with digests."""
        step, name = match.fast.step, open_at(match.fast)
        told: Table = telling.told(match, (questions or []) + ([] if step is None else self.questions(match)))
        self.reasons.update(row[2]["reason"] for row in told["why_not"] if row[2] is not None)
        is_first = name not in self.whole
        self.whole.add(name)
        short: Table = telling.summed(told)
        return told if is_first else short

    def report(self, rules: Any) -> None:
        asking = {step.name for step in rules.steps if step.kinds}
        names = {"steps": asking - set(self.steps), "kinds": set(rules.codec.by_name) - set(self.kinds)}
        names["events"] = {kind.name for kind in rules.events} - set(self.events)
        names["reasons"] = {reason for reason, _ in rules.reasons if reason} - set(self.reasons)
        for what, missing in names.items():
            print(f"  {rules.name}: {what} never seen: {sorted(missing)}")


def make_games() -> None:
    for game in greatpowers.RULESETS:
        teller = Teller()
        rows = [teller.told(name, made) for name, made in games_of(game).items()]
        size = telling.write(game, rows)
        entries = sum(len(row["record"]["entries"]) for row in rows)
        moments = sum(len(row["moments"]) for row in rows)
        print(f"{game}: {len(rows)} records, {entries} entries, {moments} moments, {size} bytes")
        teller.report(greatpowers.ruleset(game))


# --- goldens ----------------------------------------------------------------------------------------------------------


def make_goldens() -> None:
    """What the golden replays and perft positions were, so that nobody makes them anew without saying so."""
    rows: Table = {}
    for path in sorted((OLD / "tests" / "titles").glob("*/*/*.json")):
        title, folder = path.parts[-3:-1]
        if folder in ("replays", "perft"):
            rows[f"{title}/{folder}/{path.name}"] = telling.digest(json.loads(path.read_text("utf-8")))
    for path in sorted((OLD / "tests" / "titles").glob("*/perft/counts.toml")):
        for name, row in tomllib.loads(path.read_text("utf-8")).items():
            rows[f"{path.parts[-3]}/perft/counts.toml {name}"] = telling.digest(row)
    (HERE / "tests" / "before" / "goldens.json").write_text(json.dumps(rows, indent=0) + "\n", "utf-8")
    print(f"goldens: {len(rows)}")


def make_database() -> None:
    module(HERE / "tools" / "before_server.py").make(telling, owners_files(greatpowers.ruleset("attack"))[0])


MAKERS = {"games": make_games, "goldens": make_goldens, "database": make_database}


if __name__ == "__main__":
    for wanted in sys.argv[1:] or MAKERS:
        MAKERS[wanted]()
