"""The cases of Attack!; the format is told in `tests/games/casework.py`.

Besides what every run can expect there are checks of what nobody may find out: `alike` plays a run twice, the second
time with what `instead` changes, and `seats` must not notice; `guess` lets a seat deal anew what it does not know.
`option_values` names the values of an option that are allowed or refused; the first one allowed is the default.
`own_files` plays a run with files of an owner, `own_ids` sees such files refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import greatpowers
from greatpowers.games.attack.rules import figures, owner
from greatpowers.games.casebook import SEED
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import CHANCE, NOBODY, Malformed
from greatpowers.words.cases import LETTERS, Table
from tests.games.attack.decks import printed
from tests.games.casework import Book, Finding, Played, asked, merge, short


class AttackBook(Book):
    def answer(self, text: str) -> tuple[int, Table]:
        """A field can hold names and numbers: the victim of a card is nobody or a seat."""
        seat, values = super().answer(text)
        for field in self.rules.codec.by_name[values["kind"]].fields:
            word = values[field.name]
            if word not in field.values and str(word).isdecimal():
                values[field.name] = int(word)
        return seat, values

    def check_alike(self, run: Table) -> Iterator[Finding]:
        """What the seats see and are asked is the same in two matches; `spectator` is one who has no seat."""
        one = Played(self, run, None, "one").match
        changes = merge({"set": run.get("set", {})}, run["instead"])
        other = Played(self, {**run, **changes}, None, "other").match
        yield one.position() == other.position(), False, "both matches the same"
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
            "never": set(figures.CARD_IDS) - set.union(*hands),
        }
        for often, cards in found.items():
            yield sorted(set(run.get(often, [])) - cards), [], f"cards that are not {often} in the hand"

    def check_option_values(self, run: Table) -> Iterator[Finding]:
        """Which values an option can have, and what it is when nobody says anything."""
        name = run["option"]
        yield self.rules.chosen({})[name], run["allowed"][0], f"{name} as a rule"
        for value in run["allowed"]:
            yield self.rules.chosen({name: value})[name], value, f"{name} = {value}"
        for value in run["forbidden"]:
            yield self.is_refused(name, value), True, f"{name} = {value} refused"

    def is_refused(self, option: str, value: object) -> bool:
        try:
            self.rules.chosen({option: value})
        except Malformed:
            return True
        return False

    def check_own_files(self, run: Table) -> Iterator[Finding]:
        """A run with an owner's figures for some cards (`own`); its record carries them and plays to the same end."""
        files = {name: printed()[name] for name in run["own"]}
        for name, changes in run["own"].items():
            for rows in (rows for rows in files[name].values() if isinstance(rows, list)):
                rows[:] = [merge(row, changes.get(row["id"], {})) for row in rows]
        base = self.bases()[run["base"]]["options"]
        played = Played(self, {**run, "set": merge(run.get("set", {}), {"options": {**base, **files}})}, None, "own")
        yield from played.findings()
        match = greatpowers.position(self.game, played.match.origin, SEED)
        for given in played.answers:
            if given["seat"] != CHANCE:
                match.play(given["answer"], given["seat"])
        record = json.loads(json.dumps(match.record()))
        again = greatpowers.replay(record)
        yield again.hash(), match.hash(), "the end of the record"
        yield from self.compared(again.position(), run["expect"], "replayed ")
        for name, file in files.items():
            yield record["position"]["options"][name], file, f"{name} in the record"

    def check_own_ids(self, run: Table) -> Iterator[Finding]:
        """An owner's file with a card nobody knows, or without one of the cards, is refused."""
        for name, file in printed().items():
            section = owner.SECTIONS[name][-1]
            yield self.is_refused(name, file), False, f"our own {name} refused"
            unknown = {**file, section: [{**file[section][0], "id": run["unknown"][name]}, *file[section][1:]]}
            yield self.is_refused(name, unknown), True, f"{run['unknown'][name]} refused"
            known = [row for row in file[section] if row["id"] != run["missing"][name]]
            yield len(known), len(file[section]) - 1, f"cards without {run['missing'][name]}"
            yield self.is_refused(name, {**file, section: known}), True, f"no {run['missing'][name]} refused"


def noticed(match: Match, seat: int) -> Table:
    """All that a seat is told: its view, the journal, who is asked, its own answers and rights."""
    own = [short(option) for decision in match.decisions if decision.seat == seat for option in decision.options]
    rights = match.fast.rights(seat) if seat >= 0 else []
    journal = [event.to_json() for event in match.events_for(seat)]
    return {"view": match.view(seat), "journal": journal, "asked": asked(match), "own": own, "rights": rights}


BOOKS = [AttackBook("AXP", "attack")]
