"""The laws every ruleset obeys. Each returns what is broken, in plain words; nothing means the law holds."""

from __future__ import annotations

import json
import marshal
from typing import Final

from greatpowers.kernel.books import booked
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.record import replay
from greatpowers.kernel.values import CHANCE, NOBODY, Json, Malformed, Refused
from greatpowers.kernel.view import to_json

MOST_PLAYED: Final = 12
"""How many options of one decision are tried out."""
SEEDS: Final = 1 << 30
PLAIN: Final = 2
"""The version of `marshal` that writes equal values alike; later ones look at who else holds them."""


def options_law(position: Position) -> list[str]:
    """Options are sorted, unique, never empty, of the step's kinds, and just the candidates without refusal."""
    broken: list[str] = []
    step, codec = position.step, position.rules.codec
    assert step is not None
    for seat in position.asked():
        options = position.options(seat)
        if not options:
            broken.append(f"options: {step.name} asks seat {seat} and offers nothing")
        if options != sorted(set(options)):
            broken.append(f"options: {step.name} offers {options}, not sorted and unique")
        candidates = step.candidates(position.state, seat)
        if options != [answer for answer in candidates if step.refusal(position.state, seat, answer) == 0]:
            broken.append(f"options: {step.name} offers other answers than its candidates without refusal")
        for code in options:
            answer = codec.decode(code)
            if codec.encode(answer) != code or answer.kind not in step.kinds:
                broken.append(f"options: {step.name} offers {answer!r}, which does not read back as {code}")
        if seat == CHANCE and len(position.weights()) != len(options):
            broken.append(f"options: {step.name} has not one weight for each option")
    return broken


def range_law(position: Position) -> list[str]:
    """Over the whole documented range of the step's kinds, legal and offered are the same; refusals have reasons."""
    broken: list[str] = []
    step = position.step
    assert step is not None
    for seat in position.asked():
        options = set(position.options(seat))
        for name in step.kinds:
            for code in position.rules.codec.by_name[name].codes():
                reason = position.refusal(code, seat)
                if (reason == 0) != (code in options):
                    broken.append(f"range: {step.name} refuses {code} with {reason}, offered: {code in options}")
                elif reason > 0:
                    position.reason(code, seat).to_json()
    return broken


def refused_law(position: Position, dice: Dice) -> list[str]:
    """An answer that is not offered is refused and changes nothing."""
    broken: list[str] = []
    before = position.state.key()
    seats = position.state.seats
    for _ in range(20):
        seat = dice.below(seats)
        kinds = position.rules.codec.kinds
        codes = kinds[dice.below(len(kinds))].codes()
        code = codes[dice.below(len(codes))]
        if code in position.options(seat) or code in position.rights(seat):
            continue
        try:
            position.play(code, seat)
            broken.append(f"refused: {code} by seat {seat} was accepted")
        except Refused as error:
            error.reason.to_json()
    if position.state.key() != before:
        broken.append("refused: a refused answer changed the position")
    return broken


def copies_law(position: Position, dice: Dice) -> list[str]:
    """Copies are equal and independent, and the same answer leads both to the same position."""
    before = position.state.key()
    one, other = position.copy(), position.copy()
    options = position.options()
    answer = options[dice.below(len(options))]
    one.play(answer)
    if position.state.key() != before or other.state.key() != before:
        return ["copies: playing on a copy changed the original"]
    other.play(answer)
    return [] if one.state.key() == other.state.key() else ["copies: the same answer led to two positions"]


def plays_law(position: Position, dice: Dice) -> list[str]:
    """Every option plays, and events account for every change of money and pieces."""
    broken: list[str] = []
    rules = position.rules
    options = position.options()
    before = rules.ledger(position.state)
    first = dice.below(len(options))
    count = min(len(options), MOST_PLAYED)
    choices = [(position.seat, options[(first + number) % len(options)]) for number in range(count)]
    for seat in range(position.state.seats):
        for right in rules.rights:
            taken = [answer for answer in right.options(position.state, seat) if position.refusal(answer, seat) == 0]
            if taken:
                choices.append((seat, taken[dice.below(len(taken))]))
    for seat, answer in choices:
        after = position.copy()
        journal: list[list[int]] = []
        after.state.journal = journal
        after.play(answer, seat)
        problem = rules.broken(after.state)
        if problem:
            broken.append(f"plays: after {rules.codec.decode(answer)!r} {problem}")
        expected = before.copy()
        broken += booked(rules, expected, journal)
        if expected != rules.ledger(after.state):
            broken.append(f"conservation: events do not account for {rules.codec.decode(answer)!r}")
    return broken


def document_law(position: Position) -> list[str]:
    """A position written as JSON and read back is the same position."""
    return read_back(position, json.loads(json.dumps(position.rules.document(position.state))))


def read_back(position: Position, document: Json) -> list[str]:
    """What is read from a document is the position it was written from."""
    try:
        again = Position(position.rules, position.rules.state(document))
    except Malformed as error:
        return [f"document: its own document is refused, {error}"]
    return [] if again.state.key() == position.state.key() else ["document: reading back gives another position"]


def rights_law(position: Position, dice: Dice) -> list[str]:
    """Taking a standing right leaves everything on the agenda that was there."""
    broken: list[str] = []
    agenda = position.state.agenda
    for seat in range(position.state.seats):
        answers = position.rights(seat)
        for answer in answers:
            if position.refusal(answer, seat) != 0:
                broken.append(f"rights: {answer} is offered to seat {seat} and refused")
        if answers:
            answer = answers[dice.below(len(answers))]
            right = position.rules.right_of(answer)
            state = position.state.copy()
            if right is not None:
                right.play(state, seat, answer)
            if right is None or state.agenda[: len(agenda)] != agenda:
                broken.append(f"rights: {answer} takes no right, or changes what was open")
    return broken


def together_law(position: Position, dice: Dice) -> list[str]:
    """Simultaneous answers may come in any order and be changed until the last is in."""
    step = position.step
    assert step is not None
    seats = position.waiting()
    if not step.together or len(seats) == 1:
        return []
    choices = {seat: position.options(seat) for seat in seats}
    answers = {seat: options[dice.below(len(options))] for seat, options in choices.items()}
    one, other = position.copy(), position.copy()
    for seat in seats:
        one.play(answers[seat], seat)
    changed = seats[-1]
    other.play(choices[changed][dice.below(len(choices[changed]))], changed)
    for seat in reversed(seats):
        other.play(answers[seat], seat)
    return [] if one.state.key() == other.state.key() else [f"together: {step.name} depends on the order of arrival"]


def seen(position: Position, seat: int) -> dict[str, Json]:
    """Everything a seat is told: its view, who is asked, and its own options and rights."""
    step = position.step
    return {
        "view": to_json(position.rules.view(position.state, seat)),
        "step": "" if step is None else step.name,
        "asked": position.asked(),
        "options": position.options(seat) if seat in position.asked() else [],
        "rights": position.rights(seat) if seat >= 0 else [],
    }


def secrets_law(position: Position, dice: Dice) -> list[str]:
    """Non-interference: what a seat is told does not depend on what it cannot know, now and after its own answer."""
    broken: list[str] = []
    rules = position.rules
    json.dumps(seen(position, position.seat if position.seat >= 0 else NOBODY))  # raises what JSON cannot write
    for seat in (NOBODY, *range(position.state.seats)):
        guess = position.guess(seat, dice)
        problem = rules.broken(guess.state)
        if problem:
            broken.append(f"secrets: the guess of seat {seat} cannot be, {problem}")
        if rules.has_secrets:
            document = rules.document(guess.state)
            broken += [f"secrets: the guess of seat {seat}, {problem}" for problem in read_back(guess, document)]
        if told(position, seat) != told(guess, seat):
            broken.append(f"secrets: seat {seat} can tell a guess from the real position")
            continue
        lot = dice.below(SEEDS)
        if position.guess(seat, Dice(lot)).state.key() != guess.guess(seat, Dice(lot)).state.key():
            broken.append(f"secrets: what seat {seat} guesses depends on what it cannot know")
        for actor in position.waiting():
            if actor != CHANCE:
                broken += disclosed(position, guess, seat, actor, dice)
    return broken + contradicted(position, dice)


def told(position: Position, seat: int) -> bytes:
    """The same as bytes that differ wherever its JSON would."""
    return marshal.dumps(seen(position, seat), PLAIN)


def disclosed(position: Position, guess: Position, seat: int, actor: int, dice: Dice) -> list[str]:
    """What `seat` learns from an answer of `actor` beyond the answer, unless something is revealed or drawn."""
    options = position.options(actor)
    answer = options[dice.below(len(options))]
    one, other = position.copy(), guess.copy()
    possible = other.refusal(answer, actor) == 0
    messages: list[bytes] = []
    for twin in (one, other) if possible else (one,):
        journal: list[list[int]] = []
        twin.state.journal = journal
        twin.play(answer, actor)
        if twin.state.revealed or twin.seat == CHANCE:
            return []
        shown = [position.rules.shown(event, seat) for event in journal]
        messages.append(told(twin, seat) + marshal.dumps(shown, PLAIN))
    name = position.rules.codec.decode(answer)
    if not possible:
        step = position.step
        if step is not None and (step.together or name.kind in step.lays_open):
            return []
        return [f"undo: {name!r} tells seat {seat} a secret and can be taken back"]
    if messages[0] != messages[1]:
        return [f"secrets: what seat {seat} sees of {name!r} depends on what it cannot know"]
    return []


def contradicted(position: Position, dice: Dice) -> list[str]:
    """After any answer, chance's too: whoever was told that something came to an account reckons with it there."""
    broken: list[str] = []
    rules = position.rules
    options = position.options()
    answer = options[dice.below(len(options))]
    after = position.copy()
    journal: list[list[int]] = []
    after.state.journal = journal
    after.play(answer)
    real: dict[str, int] = {}
    for seat in (NOBODY, *range(position.state.seats)):
        gains: dict[str, int] = {}
        for event in journal:
            if rules.shown(event, seat) == event:
                for account, change in rules.effects(event):
                    gains[account] = gains.get(account, 0) + change
        guess = after.guess(seat, dice)
        if not gains:
            continue
        real = real or rules.ledger(after.state)
        guessed = rules.ledger(guess.state)
        for account, gain in gains.items():
            if guessed[account] < gain <= real[account]:
                name = rules.codec.decode(answer)
                broken.append(f"secrets: seat {seat} is told that {name!r} adds to {account} and may not know it")
    return broken


def undo_law(match: Match) -> list[str]:
    """A seat's own answer can be taken back to the very position it came from, and given again."""
    decision = match.decisions[0]
    trial = match.copy()
    before, events = trial.hash(), trial.marks[-1]
    answer = decision.options[-1]
    trial.play(answer, decision.seat)
    after = trial.hash()
    if not trial.can_undo(decision.seat):
        return []
    trial.undo(decision.seat)
    if trial.hash() != before or trial.marks[-1] != events:
        return ["undo: taking an answer back leads elsewhere"]
    trial.play(answer, decision.seat)
    return [] if trial.hash() == after else ["undo: giving the answer again leads elsewhere"]


def record_law(match: Match) -> list[str]:
    """A record written as JSON replays to the same position, hash by hash."""
    record = json.loads(json.dumps(match.record()))
    try:
        again = replay(record, {match.rules.name: match.rules})
    except Malformed as error:
        return [f"record: does not replay, {error}"]
    same = again.hash() == match.hash() and again.record() == record and again.over == match.over
    return [] if same else ["record: replays to another position"]


def history_law(match: Match) -> list[str]:
    """What the entries tell, with everything that was taken back, is where the match is and what happened."""
    history, count = match.history(), len(match.entries)
    told = [match.rules.event(event).to_json() for event in history.events(count)]
    same = history.at(count).hash() == match.hash() and told == [event.to_json() for event in match.events]
    return [] if same else ["history: the entries lead elsewhere"]


def chance_laws(position: Position, dice: Dice) -> list[str]:
    """A match answers chance itself, so what chance is asked after a random answer is examined here."""
    broken: list[str] = []
    after = position.copy()
    for seat in after.waiting():
        options = after.options(seat)
        after.play(options[dice.below(len(options))], seat)
    while after.seat == CHANCE and not broken:
        broken += options_law(after) + range_law(after) + copies_law(after, dice) + plays_law(after, dice)
        broken += document_law(after) + secrets_law(after, dice)
        after.play(after.roll(dice), CHANCE)
    return broken


def every_law(match: Match, dice: Dice, whole_range: bool) -> list[str]:
    """All laws that can be checked at an open decision."""
    position = match.fast
    broken = chance_laws(position, dice)
    broken += options_law(position) + refused_law(position, dice) + copies_law(position, dice)
    broken += plays_law(position, dice) + document_law(position) + rights_law(position, dice)
    broken += together_law(position, dice) + secrets_law(position, dice) + undo_law(match)
    return broken + (range_law(position) if whole_range else [])
