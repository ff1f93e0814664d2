"""Non-interference on the wire: whatever a browser receives follows from what its seat may know.

Two tables that Anna cannot tell apart differ in what Ben holds. Both are played alike, in two browsers, and what
Anna's browser received from the one must be, word for word, what it received from the other. A second test plays one
table and searches Anna's traffic for the cards that only Ben had seen.
"""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

import greatpowers
from greatpowers.games import words_for
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import Match
from greatpowers.screen.panels import Cards
from greatpowers.server.replaying import record_of
from greatpowers.server.store import Store
from greatpowers.words.words import LANGUAGES
from tests.drawn import panels
from tests.web.conftest import Guest, Server, Watch, running
from tests.web.tables import ME, OPEN, answered, ask, continued, import_table, played, sit

ANNA, BEN = 0, 1
GAMES = {"imperialism": 0, "attack": 6}
"""Games with secrets, and the first pair of tables behind their set-up."""
SEALED = {"imperialism": ("choose_power",), "attack": ("production", "sorties", "line", "submarines")}
"""Steps in which both are asked at once."""
SEED = 6


def unpacked(frame: str | bytes) -> str | bytes:
    """What is long comes packed."""
    return zlib.decompress(frame) if isinstance(frame, bytes) else frame


class Ear:
    """Everything that came over the line of a page: updates of the stream, taken apart."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(unpacked(frame))))

    def parts(self) -> list[tuple[int, str, str]]:
        """Sequence number, name and text of every part and change, in the order in which they came."""
        found = []
        for frame in self.frames:
            for name, value in frame["parts"].items():
                found.append((frame["seq"], name, json.dumps(value, ensure_ascii=False, separators=(",", ":"))))
            for change in frame["changes"]:
                found.append((frame["seq"], change["at"][0], json.dumps(change, ensure_ascii=False)))
        return found

    def reached(self, page: Page, seq: int) -> None:
        """Wait until the stream has told of this entry."""
        for _ in range(400):
            if any(frame["seq"] >= seq for frame in self.frames):
                return
            page.wait_for_timeout(25)
        raise AssertionError(f"the stream never came to {seq}")


def impersonal(text: str, table: str) -> str:
    """Without what names the table and the private link, which are by lot, and the moment a window closes."""
    return re.sub(r"/seat/[\w-]+", "/seat/…", re.sub(r'("closes": ?)\d+', r"\1…", text.replace(table, "…")))


class Table:
    """A table of Anna and Ben, with the match as the whole truth beside it. Ben need not look at it to answer."""

    def __init__(self, match: Match, anna: Page, ben: Page, ben_looks: bool = True) -> None:
        self.match = match
        self.anna, self.ben = anna.context.new_page(), ben.context.new_page()
        self.id = import_table(anna, match.record(), [{**ME, "name": "Anna"}, OPEN])
        continued(match)
        ask(ben, "POST", f"/tables/{self.id}/join", {"name": "Ben"})
        self.ear = Ear(self.anna)
        if ben_looks:
            sit(self.ben, self.id)
        sit(self.anna, self.id)

    def play(self, seat: int, answer: dict[str, Any]) -> None:
        """As a click would: by the session of whoever is asked. Both browsers hear of it."""
        self.give(seat, answer)
        self.reached()

    def give(self, seat: int, answer: dict[str, Any]) -> None:
        """Without waiting: a pass in a window is played when its time is over."""
        body = {
            "seat": seat,
            "ask": self.match.question,
            "answer": answer,
            "key": f"{self.id}-{len(self.match.entries)}",
        }
        told = answered((self.anna, self.ben)[seat], "POST", f"/tables/{self.id}/answers", body)
        assert told.ok, told.text()
        self.match.play(answer, seat)

    def reached(self) -> None:
        self.ear.reached(self.anna, len(self.match.entries))

    def asked_for(self) -> list[str]:
        """What Anna gets by asking: what cannot be done, this moment, her record."""
        at = len(self.match.entries)
        paths = [f"refusals?seat={ANNA}", f"moments/{at}?seat={ANNA}&lang=de", f"record?seat={ANNA}"]
        return [json.dumps(ask(self.anna, "GET", f"/tables/{self.id}/{path}")) for path in paths]

    def close(self) -> None:
        self.anna.close()
        self.ben.close()

    def heard(self) -> list[tuple[int, str, str]]:
        return [(seq, name, impersonal(text, self.id)) for seq, name, text in self.ear.parts()]


def known(match: Match) -> Any:
    """What Anna may know of a match, by the engine."""
    position = match.fast
    mine = position.options(ANNA) if ANNA in position.asked() else []
    events = [event.to_json() for event in match.events_for(ANNA)]
    return [
        match.view(ANNA),
        events,
        position.waiting(),
        position.step.name if position.step else "",
        mine,
        len(match.entries),
    ]


def twins(game: str) -> Iterator[tuple[Match, Match]]:
    """Matches that Anna cannot tell apart, with the same chance to come."""
    for number in range(1, 40):
        match = played(game, 2, 12 + 9 * number, seed=number)
        if match.over:
            continue
        other = match.fast.guess(ANNA, Dice(number))
        papers = [match.rules.document(position.state) for position in (match.fast, other)]
        if papers[0] != papers[1]:
            here, there = (greatpowers.position(game, paper, seed=number) for paper in papers)
            if known(here) == known(there):
                yield here, there


def next_answer(here: Match, there: Match, number: int) -> tuple[int, dict[str, Any]] | None:
    """Whose answer comes now at both tables: one that can be given at both."""
    seat = here.fast.waiting()[-1]
    theirs = set(there.fast.options(seat))
    common = [code for code in here.fast.options(seat) if code in theirs]
    return (seat, here.rules.codec.decode(common[number % len(common)]).to_json()) if common else None


def heard_alike(tables: list[Table]) -> None:
    """Word for word, and in the same order."""
    here, there = (table.heard() for table in tables)
    pairs = zip_longest(here, there)
    apart = [(one, other) for one, other in pairs if one != other]
    parts = sorted({(one or other)[1] for one, other in apart})
    assert not parts, f"Anna can tell the tables apart by {parts}, first by {apart[0]}"


def compare(game: str, anna: Page, ben: Page, pairs: int, answers: int) -> int:
    """Play pairs of tables side by side; returns how many answers of Ben were compared."""
    compared = 0
    for here, there in islice(twins(game), GAMES[game], GAMES[game] + pairs):
        tables = [Table(match, anna, ben) for match in (here, there)]
        for number in range(answers):
            due = None if here.over or there.over else next_answer(here, there, number)
            if due is None:
                break
            for table in tables:
                table.give(*due)
            for table in tables:  # while a pass waits at the first, the window of the second would close
                table.reached()
            if known(here) != known(there):  # from here on Anna may know more of the one
                break
            compared += due[0] == BEN
            heard_alike(tables)
        else:
            assert tables[0].asked_for() == tables[1].asked_for()
        for table in tables:
            table.close()
    return compared


@pytest.mark.parametrize("game", GAMES)
def test_what_anna_gets_does_not_depend_on_what_ben_holds(page: Page, guest: Guest, game: str) -> None:
    assert compare(game, page, guest(), pairs=2, answers=7) >= 4


@pytest.mark.parametrize(("game", "step"), [(game, step) for game, steps in SEALED.items() for step in steps])
def test_what_ben_has_sealed_stays_sealed(page: Page, guest: Guest, game: str, step: str) -> None:
    """Ben's secret choice, such as his line of ships, differs between the tables; Anna hears that he has chosen."""
    ben = guest()
    record = both_asked(game, step).record()
    tables = [Table(greatpowers.replay(record), page, ben, step == SEALED[game][0]) for _ in range(2)]
    codes = tables[0].match.fast.options(BEN)
    for table, code in zip(tables, (codes[0], codes[-1]), strict=True):
        table.play(BEN, table.match.rules.codec.decode(code).to_json())
    assert tables[0].match.hash() != tables[1].match.hash()
    heard_alike(tables)
    assert tables[0].asked_for() == tables[1].asked_for()
    for table in tables:
        mine = table.match.fast.options(ANNA)[0]
        table.play(ANNA, table.match.rules.codec.decode(mine).to_json())
    if known(tables[0].match) == known(tables[1].match):  # a line is secret until its last ship lies
        heard_alike(tables)


def both_asked(game: str, step: str) -> Match:
    """A match in which Anna and Ben are asked at once, and Ben has a choice."""
    for seed in range(1, 25):
        match = greatpowers.start(game, 2, seed=seed)
        for number in range(500):
            position = match.fast
            asked = position.waiting()
            if position.step is not None and position.step.name == step and asked == [ANNA, BEN]:
                if len(position.options(BEN)) > 1:
                    return match
            codes = position.options(asked[0])
            match.play(match.rules.codec.decode(codes[(7 * number + seed) % len(codes)]), asked[0])
            if match.over:
                break
    raise AssertionError(f"{step} was not reached")


@pytest.fixture
def leaking_server(client: None, tmp_path: Path) -> Iterator[Server]:
    yield from running(Server(tmp_path, "leak"))


def test_a_leak_would_be_noticed(leaking_server: Server, guest: Guest, watch: Watch) -> None:
    watch.address = leaking_server.address
    anna, ben = (guest(base_url=leaking_server.address) for _ in range(2))
    with pytest.raises(AssertionError, match=r"apart by .*screen"):
        compare("imperialism", anna, ben, pairs=2, answers=8)


# --- searching --------------------------------------------------------------------------------------------------------


def strings(value: Any) -> set[str]:
    """Every string in a JSON value."""
    if isinstance(value, str):
        return {value}
    parts = [*value.keys(), *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else []
    return set().union(*(strings(part) for part in parts))


def stored(server: Server, table: str) -> dict[str, Any]:
    """The whole record, from the file of the server."""

    async def read() -> dict[str, Any]:
        store = await Store.open(f"sqlite:///{server.database}")
        try:
            row = await store.tables.get(table)
            assert row is not None
            return record_of(row, await store.records.entries(table))
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as other:  # the browser's driver has a loop of its own in this thread
        return other.submit(lambda: asyncio.run(read())).result()


def titles(match: Match) -> dict[str, set[str]]:
    """What Ben's cards are called, by id, in both languages."""
    found: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        shown = panels(words_for(lang, match.rules, ["Anna", "Ben"], match.options), match.look(BEN))
        for panel in shown.panels:
            if isinstance(panel, Cards):
                for card in panel.cards:
                    found.setdefault(card.id, set()).add(card.title)
    return found


def secrets_over_time(record: dict[str, Any]) -> list[set[str]]:
    """For each number of entries the ids and titles of cards that only Ben can have seen by then."""
    seen: set[str] = set()
    result: list[set[str]] = []
    for count in range(len(record["entries"]) + 1):
        match = greatpowers.replay(record, count)
        seen |= strings([match.view(ANNA), [event.to_json() for event in match.events_for(ANNA)]])
        seen |= strings([decision.to_json() for decision in match.decisions if decision.seat == ANNA])
        hand = {str(card["card"]) for card in match.view(BEN)["players"][BEN]["hand"]} - seen
        called = titles(match)
        result.append({f'"{id}"' for id in hand} | {f'"{title}"' for id in hand for title in called.get(id, ())})
    return result


@pytest.mark.parametrize("game", GAMES)
def test_the_traffic_of_anna_holds_no_card_that_only_ben_has_seen(
    page: Page, guest: Guest, live_server: Server, game: str
) -> None:
    table = Table(played(game, 2, 30, seed=SEED), page, guest())
    for number in range(25):
        if table.match.over:
            break
        seat = table.match.fast.waiting()[0]
        codes = table.match.fast.options(seat)
        table.play(seat, table.match.rules.codec.decode(codes[(5 * number) % len(codes)]).to_json())
    record = stored(live_server, table.id)
    secrets = secrets_over_time(record)
    assert sum(map(len, secrets)) > 100, "there is something to find"
    frames = table.ear.parts()
    assert len({seq for seq, _, _ in frames}) >= 20
    for seq, name, text in frames:
        assert not [secret for secret in secrets[seq] if secret in text], (seq, name)
    everything = " ".join([text for _, _, text in frames] + table.asked_for())
    private = {record["seed"], record["start"], *(entry["hash"] for entry in record["entries"])}
    private |= {entry["reseed"] for entry in record["entries"] if "reseed" in entry}
    assert table.match.present_seed in private
    private |= {str(cookie.get("value")) for cookie in table.ben.context.cookies()}
    assert not [secret for secret in private if secret in everything]
    assert any(f'"{card["card"]}"' in everything for card in table.match.view(ANNA)["players"][ANNA]["hand"])
