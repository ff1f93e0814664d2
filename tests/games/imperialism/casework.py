"""The cases of Imperialism; the format is told in `tests/games/casework.py`.

Besides what every run can expect there are checks of what nobody may find out: `alike` plays a run twice, the second
time with what `instead` changes, and `seats` must not notice; `guess` lets a seat deal anew what it does not know.
`cards` and `numbers_of_players` compare what is printed, `own_deck` plays a run with figures of an owner, `own_ids`
sees such decks refused.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import cast

import greatpowers
from greatpowers.games.casebook import SEED
from greatpowers.games.imperialism.rules import deck
from greatpowers.games.imperialism.rules.ruleset import ImperialismRuleset
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import NOBODY, Malformed
from greatpowers.words.cases import LETTERS, Table
from tests.games.casework import Book, Finding, Played, asked, merge, short


class ImperialismBook(Book):
    def answer(self, text: str) -> tuple[int, Table]:
        """A field can hold names and numbers: the target of a card is nobody or a seat."""
        seat, values = super().answer(text)
        for field in self.rules.codec.by_name[values["kind"]].fields:
            word = values[field.name]
            if word not in field.values and str(word).isdecimal():
                values[field.name] = int(word)
        return seat, values

    def check_alike(self, run: Table) -> Iterator[Finding]:
        """What the seats see and are asked is the same in two matches; `spectator` is one who has no seat."""
        one = Played(self, run, None, "one").match
        changes = merge({"set": run.get("set", {})}, run["instead"]) if "base" in run else run["instead"]
        other = Played(self, {**run, **changes}, None, "other").match
        journals = [[event.to_json() for event in match.events] for match in (one, other)]
        same = one.position() == other.position() and journals[0] == journals[1]
        yield same, False, "both matches the same"
        for letter in run["seats"]:
            seat = NOBODY if letter == "spectator" else LETTERS.index(letter)
            yield noticed(one, seat), noticed(other, seat), f"what {letter} notices"

    def check_guess(self, run: Table) -> Iterator[Finding]:
        """A seat's guesses fit what it sees; which cards they put into the hand of `owner`."""
        match = Played(self, run, None, "guess").match
        seat, owner = LETTERS.index(run["seat"]), LETTERS.index(run["owner"])
        hands, seen = [], match.look(seat)
        for number in range(run["guesses"]):
            guessed = match.fast.guess(seat, Dice(SEED + number)).state
            yield self.rules.broken(guessed), "", f"guess {number}"
            yield self.rules.view(guessed, seat) == seen, True, f"guess {number} fits the view"
            rows = self.rules.document(guessed)["players"][owner]["hand"]
            hands.append({row if isinstance(row, str) else row["card"] for row in rows})
        found = {
            "always": set.intersection(*hands),
            "sometimes": set.union(*hands) - set.intersection(*hands),
            "never": set(deck.CARD_IDS) - set.union(*hands),
        }
        for often, cards in found.items():
            yield sorted(set(run.get(often, [])) - cards), [], f"cards that are not {often} in the hand"

    def check_cards(self, run: Table) -> Iterator[Finding]:
        """The cards of the box by kind, and that none has a name twice."""
        table = cast(ImperialismRuleset, self.rules).deck.table
        kinds = {"providence": "category", "territory": "kind", "achievement": "glory", "religion": "id"}
        total = 0
        for section in ("providence", "territory", "great_power", "achievement", "religion"):
            rows = table[section]
            counted = Counter(row["id"] for row in rows)
            yield [name for name, count in counted.items() if count > 1], [], f"{section} named twice"
            found: Counter[str] = Counter()
            for row in rows:
                found[str(row[kinds.get(section, "faith")])] += row.get("copies", 1)
            yield dict(found) if section in kinds else found.total(), run[section], section
            total += found.total()
        yield total, run["total"], "cards in all"

    def check_numbers_of_players(self, run: Table) -> Iterator[Finding]:
        for wanted in ("allowed", "refused"):
            for seats in run[wanted]:
                yield refused(partial(greatpowers.start, self.game, seats)), wanted == "refused", str(seats)

    def check_own_deck(self, run: Table) -> Iterator[Finding]:
        """A run with an owner's figures for some cards or tracks (`own`); its record plays to the same end."""
        figures = deck.printed()
        for section, changes in run["own"].items():
            if isinstance(figures[section], dict):
                figures[section] = merge(figures[section], changes)
            else:
                figures[section] = [merge(row, changes.get(row["id"], {})) for row in figures[section]]
        played = Played(self, {**run, "set": merge(run.get("set", {}), {"options": {"deck": figures}})}, None, "own")
        yield from played.findings()
        match = greatpowers.position(self.game, played.match.origin, SEED)
        for given in played.answers:
            match.play(given["answer"], given["seat"])
        record = json.loads(json.dumps(match.record()))
        yield greatpowers.replay(record).hash(), played.match.hash(), "the end of the record"

    def check_own_ids(self, run: Table) -> Iterator[Finding]:
        """An owner's deck with a card nobody knows, or without one of the cards, is refused."""
        options = {"deck": deck.printed()}
        yield refused(lambda: greatpowers.start(self.game, 2, options=options)), False, "the printed deck refused"
        for section, name in run["unknown"].items():
            figures = deck.printed()
            figures[section][0]["id"] = name
            yield refused(partial(self.rules.chosen, {"deck": figures})), True, f"{name} refused"
        for section, name in run["missing"].items():
            figures = deck.printed()
            figures[section] = [row for row in figures[section] if row["id"] != name]
            yield refused(partial(self.rules.chosen, {"deck": figures})), True, f"no {name} refused"


def refused(attempt: Callable[[], object]) -> bool:
    try:
        attempt()
    except Malformed:
        return True
    return False


def noticed(match: Match, seat: int) -> Table:
    """All that a seat is told: its view, the journal, who is asked, its own answers and rights."""
    own = [short(option) for decision in match.decisions if decision.seat == seat for option in decision.options]
    rights = match.fast.rights(seat) if seat >= 0 else []
    journal = [event.to_json() for event in match.events_for(seat)]
    return {"view": match.view(seat), "journal": journal, "asked": asked(match), "own": own, "rights": rights}


BOOKS = [ImperialismBook("D14", "imperialism")]
