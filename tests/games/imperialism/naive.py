"""A second, naive Imperialism: who is asked, what may be answered, what happens then. It knows nothing of the engine.

It works on position documents and is written from the rulebook (R14) and `docs/rulings/imperialism.md` (RTD), with
plain dicts and names, slow and obvious, to catch the engine in a mistake. Figures of cards and tracks come from the
data file, numbers that the rulebook states in a sentence are written down here. Chance gives every answer it could
give, without weights.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

Document = dict[str, Any]
Frame = dict[str, Any]
Answer = dict[str, Any]
Held = dict[str, Any]
Question = list[tuple[int, list[Answer]]]
"""Everybody who is asked, with all answers; empty when nobody is."""

DATA = Path(__file__).parents[3] / "src/greatpowers/games/imperialism/rules/data/2014/deck.toml"
DECK: dict[str, Any] = tomllib.loads(DATA.read_text("utf-8"))

CHANCE = -1
NONE = "none"
PASS: Answer = {"kind": "pass"}

TITLE = {row["id"]: row for row in DECK["providence"]}
TERRITORY = {row["id"]: row for row in DECK["territory"]}
LAND = {**TERRITORY, **{row["id"]: row for row in DECK["special_territory"]}}
ACHIEVEMENT = {row["id"]: row for row in DECK["achievement"]}
POWER = {row["id"]: row for row in DECK["great_power"]}
RELIGION = {row["id"]: row for row in DECK["religion"]}
CARDS = [*TITLE, *TERRITORY]
TRACKS = list(DECK["tracks"])
GOODS = ["gold", "food", "textiles", "spices", "exotic", "industry", "arms", "shipyards"]
ACTIONS = ["development", "intrigue", "conquest", "war", "taxes"]

UPSWING = 11
"""The field after 10 on the track of prestige (RTD-44)."""
TYPES = ["positive", "negative", "plot", "diplomatic_action", "rise_of_burghers"]
"""Two cards of one Intrigue are of two of these types (RTD-12); their numbers, from 1, stand in the frame."""
COUNTS = {
    "corrupt_officials": ["lands", "colonies"],
    "merchant_oppression": ["textiles", "food", "colonies"],
    "border_unrest": ["lands", "colonies"],
    "venal_advisers": ["army", "fleet"],
    "rich_mens_plot": ["lands", "colonies"],
}
"""What the plotter may pick; the other plot leaves no choice (RTD-10, RTD-11, RTD-61)."""
OVERSEAS = ["gold", "spices", "exotic"]
"""What Pirates, Greedy Plunder and Urge to Colonise count."""


# the functions for users


def question(document: Document) -> Question:
    """Everybody who still has to answer, with every legal answer."""
    return waiting(opened(document))


def rights(document: Document) -> list[tuple[int, Answer]]:
    """Who could take a standing right here, and how."""
    return standing(opened(document))


def play(document: Document, seat: int, answer: Answer) -> Document:
    """The next position at which somebody is asked, or the end of the game."""
    before = opened(document)
    offered = [row for row in everybody(before) if row[0] == seat]
    if (seat, answer) not in standing(before) and (not offered or answer not in offered[0][1]):
        raise ValueError(f"seat {seat} cannot answer {answer}")
    return closed(after(before, seat, answer))


def perft(document: Document, depth: int) -> int:
    """How many sequences of answers there are; a finished game counts once."""
    return sequences(opened(document), depth)


def divide(document: Document, depth: int) -> list[tuple[Answer, int]]:
    """The count behind each first answer."""
    doc = opened(document)
    rows = waiting(doc)
    if not rows:
        return []
    seat, answers = rows[0]
    return [(answer, sequences(after(doc, seat, answer), depth - 1)) for answer in answers]


def sequences(doc: Document, depth: int) -> int:
    rows = waiting(doc)
    if depth == 0 or not rows:
        return 1
    seat, answers = rows[0]
    if depth == 1:
        return len(answers)
    return sum(sequences(after(doc, seat, answer), depth - 1) for answer in answers)


def after(before: Document, seat: int, answer: Answer) -> Document:
    """The position after a legal answer."""
    doc: Document = copy_of(before)
    if answer["kind"] in ("achieve", "thwart"):
        doc.pop("sealed", None)
        take_right(doc, seat, answer)
    elif top(doc)["step"] in TOGETHER:
        seal(doc, seat, answer)
    else:
        STEPS[top(doc)["step"]][1](doc, top(doc), seat, answer)
    settle(doc)
    return doc


def seal(doc: Document, seat: int, answer: Answer) -> None:
    """Answers of several wait for the last one."""
    sealed = doc.setdefault("sealed", [None] * doc["seats"])
    sealed[seat] = answer
    seats = [asked for asked, _ in everybody(doc)]
    if all(sealed[asked] is not None for asked in seats):
        del doc["sealed"]
        TOGETHER[top(doc)["step"]](doc, top(doc), {asked: sealed[asked] for asked in seats})


# documents


def copy_of(value: Any) -> Any:
    """The same JSON again."""
    if isinstance(value, dict):
        return {key: copy_of(item) for key, item in value.items()}
    if isinstance(value, list):
        return [copy_of(item) for item in value]
    return value


def opened(document: Document) -> Document:
    """A copy with everything said in full, at which somebody is asked."""
    doc: Document = copy_of(document)
    assert doc["options"]["deck"] is None
    doc.setdefault("table", {})
    doc.setdefault("starting", [])
    doc.setdefault("piles", [0, 1])
    doc.setdefault("offered", {})
    doc.setdefault("phase", "exchanged")
    for key in ("acted", "war", "trigger", "last_turns"):
        doc.setdefault(key, None)
    doc.setdefault("achieved", False)
    for player in doc["players"]:
        player["tracks"] = {track: player["tracks"].get(track, 0) for track in TRACKS}
        for key in ("religion", "ruler", "action", "replacement"):
            player.setdefault(key, None)
        for key in ("territories", "achievements"):
            player.setdefault(key, [])
        player.setdefault("upswung", False)
        player["hand"] = [held(doc, row) for row in player["hand"]]
    if doc["war"] is not None:
        doc["war"] = {"card": None, "defence": [], "winner": None, "margin": 0, **doc["war"]}
    if not doc.get("over"):
        doc.setdefault("agenda", [{"step": "end_turn", "stage": 0}, {"step": "action", "barred": 0}])
    settle(doc)
    return doc


def held(doc: Document, row: Any) -> Held:
    """A card in a hand: from which pile it was drawn, who has seen it, whether all know that it is an event."""
    row = {"card": row} if isinstance(row, str) else row
    return {"drawn": present_pile(doc, row["card"]), "seen_by": [], "event": False, **row}


def present_pile(doc: Document, card: str) -> int:
    number: int = doc["piles"][0 if card in TITLE else 1]
    return number


def closed(document: Document) -> Document:
    """The document as it is written down."""
    doc: Document = copy_of(document)
    for player in doc["players"]:
        rows = []
        for row in sorted(player["hand"], key=hand_order):
            row["seen_by"] = sorted(row["seen_by"], key=str)
            plain = not row["seen_by"] and not row["event"] and row["drawn"] == present_pile(doc, row["card"])
            rows.append(row["card"] if plain else row)
        player["hand"] = rows
        player["territories"].sort(key=list(LAND).index)
        player["achievements"].sort(key=list(ACHIEVEMENT).index)
    for key in ("display", "starting"):
        doc[key].sort(key=list(TERRITORY).index)
    doc["achievements"].sort(key=list(ACHIEVEMENT).index)
    return doc


def hand_order(row: Held) -> tuple[int, int, bool, int]:
    seen = sum(16 if seat == "all" else 1 << seat for seat in row["seen_by"])
    return CARDS.index(row["card"]), row["drawn"], row["event"], seen


# the agenda


def top(doc: Document) -> Frame:
    frame: Frame = doc["agenda"][-1]
    return frame


def push(doc: Document, step: str, **arguments: Any) -> None:
    doc["agenda"].append({"step": step, **arguments})


def drop(doc: Document) -> None:
    doc["agenda"].pop()


def everybody(doc: Document) -> Question:
    """Everybody the open step asks, answered or not."""
    if doc.get("over"):
        return []
    return STEPS[top(doc)["step"]][0](doc, top(doc))


def waiting(doc: Document) -> Question:
    sealed = doc.get("sealed", [])
    return [row for row in everybody(doc) if not sealed or row[0] == CHANCE or sealed[row[0]] is None]


def settle(doc: Document) -> None:
    """Carry out what asks nobody."""
    while not doc.get("over") and not everybody(doc):
        frame = top(doc)
        if frame["step"] in TOGETHER:
            TOGETHER[frame["step"]](doc, frame, {})
        else:
            STEPS[frame["step"]][1](doc, frame, CHANCE, {})


def nobody(doc: Document, frame: Frame) -> Question:
    return []


# words of the rulebook


def seats(doc: Document, first: int) -> list[int]:
    """Everybody clockwise, from this one."""
    number: int = doc["seats"]
    return [(first + step) % number for step in range(number)]


def others(doc: Document, seat: int) -> list[int]:
    return seats(doc, seat)[1:]


def level(doc: Document, seat: int, track: str) -> int:
    number: int = doc["players"][seat]["tracks"][track]
    return number


def ducats(doc: Document, seat: int) -> int:
    number: int = doc["players"][seat]["ducats"]
    return number


def leads_alone(doc: Document, seat: int, track: str) -> bool:
    """R14 196: with a tie nobody is best."""
    return all(level(doc, seat, track) > level(doc, other, track) for other in others(doc, seat))


def is_highest(doc: Document, seat: int, track: str) -> bool:
    """RTD-16: whoever nobody exceeds."""
    return all(level(doc, seat, track) >= level(doc, other, track) for other in others(doc, seat))


def has_most_glory(doc: Document, seat: int) -> bool:
    return all(player["glory"] <= doc["players"][seat]["glory"] for player in doc["players"])


def prestige_points(doc: Document, seat: int) -> int:
    """What counts where something is paid per point (RTD-44)."""
    return min(level(doc, seat, "prestige"), 10)


def income(doc: Document, seat: int, good: str) -> int:
    number: int = DECK["tracks"][good]["income"][level(doc, seat, good)]
    return number


def room(seat_level: int, track: str) -> bool:
    most: int = DECK["tracks"][track]["most"]
    return seat_level < most


def cards_before(doc: Document, seat: int, kind: str = "") -> list[str]:
    """Territory cards that lie before a player; India and China are no cards."""
    cards = [name for name in doc["players"][seat]["territories"] if name in TERRITORY]
    return [name for name in cards if not kind or TERRITORY[name]["kind"] == kind]


def counted(doc: Document, seat: int, count: str) -> int:
    if count == "lands":
        return len(cards_before(doc, seat, "land"))
    if count == "colonies":
        return len(cards_before(doc, seat, "colony"))
    return level(doc, seat, count)


def quantity(doc: Document, seat: int, name: str) -> int:
    """What an achievement or a religion asks for (RTD-41)."""
    player = doc["players"][seat]
    owned = player["territories"]
    if name == "territories":
        return len(owned)
    if name == "lands":
        return len([land for land in owned if LAND[land]["kind"] == "land"])
    if name == "colonies":
        return len([land for land in owned if LAND[land]["kind"] == "colony"])
    if name in ("glory", "ducats"):
        number: int = player[name]
        return number
    return level(doc, seat, name)


def meets(doc: Document, seat: int, requires: list[list[str]]) -> bool:
    """All clauses hold, each by one alternative (R14 100)."""
    for clause in requires:
        parts = [alternative.split(">=") for alternative in clause]
        if not any(quantity(doc, seat, name) >= int(number) for name, number in parts):
            return False
    return True


def faith(doc: Document, seat: int) -> str:
    player = doc["players"][seat]
    found: str = player["religion"] or POWER[player["power"]]["faith"]
    if found == "counter_reformation" and doc["options"]["counter_reformation"] == "catholic":
        return "catholic"  # RTD-39
    return found


def is_heretic(doc: Document, seat: int, other: int) -> bool:
    return faith(doc, seat) != faith(doc, other)


def hand(doc: Document, seat: int) -> list[Held]:
    rows: list[Held] = doc["players"][seat]["hand"]
    return rows


def holds(doc: Document, seat: int, card: str) -> bool:
    return any(row["card"] == card for row in hand(doc, seat))


def different(doc: Document, seat: int) -> list[str]:
    """The cards of a hand, equal ones once."""
    return sorted({row["card"] for row in hand(doc, seat)}, key=CARDS.index)


def hand_limit(doc: Document, seat: int) -> int:
    """R14 174-176, RTD-6."""
    player = doc["players"][seat]
    limit = 5 + POWER[player["power"]]["hand_limit"] if player["power"] else 5
    if player["religion"]:
        limit += RELIGION[player["religion"]]["hand_limit"]
    if player["ruler"]:
        limit += TITLE[player["ruler"]].get("standing", {}).get("hand_limit", 0)
    if leads_alone(doc, seat, "gold"):
        limit += 1
    return int(min(limit, 6))


def is_event(card: str) -> bool:
    return card in TITLE and TITLE[card]["category"] == "event"


def is_war_card(card: str) -> bool:
    return card in TITLE and "plunder" in TITLE[card]


def intrigue_type(card: str) -> str | None:
    """As what a card may be played in an Intrigue (R14 262)."""
    if card in ("diplomatic_action", "rise_of_burghers"):
        return card
    category = TITLE[card]["category"] if card in TITLE else ""
    return {"power_positive": "positive", "power_negative": "negative", "plot": "plot"}.get(category)


# what everybody can know


def left_in_pile(doc: Document, card: str) -> int:
    """Copies of a card in the draw pile: those that are nowhere else. Starting territories on top are named apart."""
    number: int = TITLE[card]["copies"] if card in TITLE else 1
    number -= doc["discards"].get(card, 0) + doc["table"].get(card, 0)
    number -= (doc["display"] + doc["starting"]).count(card)
    for player in doc["players"]:
        number -= [row["card"] for row in player["hand"]].count(card)
        number -= (player["ruler"] == card) + (card in player["territories"])
    return number


def hidden(row: Held) -> bool:
    return "all" not in row["seen_by"]


def hidden_hands(doc: Document, like: str, drawn: int) -> list[Held]:
    """Cards in any hand with the same back, from the same pile, that not everybody has seen."""
    return [
        row
        for player in doc["players"]
        for row in player["hand"]
        if hidden(row) and row["drawn"] == drawn and (row["card"] in TITLE) == (like in TITLE)
    ]


def could_be_anywhere(doc: Document, card: str, drawn: int) -> bool:
    """Whether a card that was in a certain pile is not accounted for: still in the pile or hidden in some hand."""
    if any(row["card"] == card for row in hidden_hands(doc, card, drawn)):
        return True
    if card in TERRITORY and drawn == 0:
        return card in doc["starting"]
    return drawn == present_pile(doc, card) and left_in_pile(doc, card) > 0


def has_back(doc: Document, seat: int, kind: str) -> bool:
    """Whether a hand has a providence card or a territory; everybody sees the backs."""
    return any((row["card"] in TITLE) == (kind == "providence") for row in hand(doc, seat))


def might_hold(doc: Document, seat: int, card: str) -> bool:
    """Whether the hand might have this card for all that everybody can know (RTD-64, RTD-65).

    Nobody counts whether the cards known as events leave an event for the others: to be asked too often tells nothing.
    """
    for row in hand(doc, seat):
        if not hidden(row):
            if row["card"] == card:
                return True
        elif (row["card"] in TITLE) == (card in TITLE) and could_be_anywhere(doc, card, row["drawn"]):
            if not row["event"] or is_event(card):
                return True
    return False


# markers, ducats, glory


def earn(doc: Document, seat: int, amount: int) -> None:
    doc["players"][seat]["ducats"] += amount


def pay_player(doc: Document, debtor: int, creditor: int, amount: int) -> None:
    """R14 353: who has not enough pays all and loses 1 prestige (RTD-38, RTD-86)."""
    paid = min(amount, ducats(doc, debtor))
    earn(doc, debtor, -paid)
    earn(doc, creditor, paid)
    if paid < amount:
        lose_prestige(doc, debtor, 1)


def lose_prestige(doc: Document, seat: int, points: int) -> None:
    tracks = doc["players"][seat]["tracks"]
    tracks["prestige"] = max(0, tracks["prestige"] - points)


def gain_prestige(doc: Document, seat: int, points: int) -> None:
    """R14 363, RTD-90: beyond 10 lies Upswing, and then no more in this turn."""
    player = doc["players"][seat]
    if player["upswung"] or player["tracks"]["prestige"] == UPSWING or points == 0:
        return
    player["tracks"]["prestige"] = min(UPSWING, player["tracks"]["prestige"] + points)
    player["upswung"] = player["tracks"]["prestige"] == UPSWING


def raise_track(doc: Document, seat: int, track: str, steps: int) -> None:
    """Steps beyond the end lapse (RTD-53)."""
    if track == "prestige":
        gain_prestige(doc, seat, steps)
    else:
        tracks = doc["players"][seat]["tracks"]
        tracks[track] = min(tracks[track] + steps, DECK["tracks"][track]["most"])


def give(doc: Document, seat: int, gives: dict[str, int]) -> None:
    for track, steps in gives.items():
        raise_track(doc, seat, track, steps)


def gain_glory(doc: Document, seat: int, points: int) -> None:
    """R14 375-377: the first one at the end space sets off the last turns."""
    doc["players"][seat]["glory"] += points
    if doc["trigger"] is None and doc["players"][seat]["glory"] >= {2: 40, 3: 29, 4: 20}[doc["seats"]]:
        doc["trigger"] = seat


# cards


def add(heap: dict[str, int], card: str) -> None:
    heap[card] = heap.get(card, 0) + 1


def remove(heap: dict[str, int], card: str) -> None:
    heap[card] -= 1
    if heap[card] == 0:
        del heap[card]


def from_hand(doc: Document, seat: int, card: str) -> Held:
    """Of several equal cards the one seen by most leaves (RTD-64)."""
    rows = [row for row in hand(doc, seat) if row["card"] == card]
    chosen = max(sorted(rows, key=hand_order), key=lambda row: len(row["seen_by"]))
    hand(doc, seat).remove(chosen)
    return chosen


def throw_off(doc: Document, seat: int, card: str) -> None:
    from_hand(doc, seat, card)
    add(doc["discards"], card)


def everyone_but(doc: Document, seat: int) -> list[Any]:
    return [*sorted(others(doc, seat)), "all"]


def show_to(row: Held, seat: int) -> None:
    if seat not in row["seen_by"]:
        row["seen_by"].append(seat)


def look_into(doc: Document, seat: int, owner: int) -> None:
    for row in hand(doc, owner):
        show_to(row, seat)


def change_hands(doc: Document, seat: int, owner: int, card: str, as_event: bool) -> None:
    """The one who loses a card knows it, and so does who had seen it before."""
    row = from_hand(doc, owner, card)
    show_to(row, owner)
    row["seen_by"] = [name for name in row["seen_by"] if name != seat]
    row["event"] = row["event"] or as_event
    hand(doc, seat).append(row)


def top_of(doc: Document, pile: str) -> list[str]:
    """The cards one of which comes next; the discards are shuffled when the pile is used up (R14 170)."""
    if pile == "providence":
        cards = [card for card in TITLE if left_in_pile(doc, card)]
    else:
        cards = doc["starting"] or [card for card in TERRITORY if left_in_pile(doc, card)]
    if cards:
        return sorted(cards, key=CARDS.index)
    thrown = discarded(doc, pile)
    if thrown:
        doc["piles"][0 if pile == "providence" else 1] += 1
        for card in thrown:
            del doc["discards"][card]
    return thrown


def discarded(doc: Document, pile: str) -> list[str]:
    return [card for card in CARDS if card in doc["discards"] and (card in TITLE) == (pile == "providence")]


def can_draw(doc: Document, pile: str) -> bool:
    if pile == "territory" and doc["starting"]:
        return True
    rows = TITLE if pile == "providence" else TERRITORY
    return bool(discarded(doc, pile)) or any(left_in_pile(doc, card) for card in rows)


def drawn_from(doc: Document, card: str) -> int:
    """The number of the pile a card comes from now: 0 for starting territories."""
    if card in doc["starting"]:
        doc["starting"].remove(card)
        return 0
    return present_pile(doc, card)


# set-up


def ask_display(doc: Document, frame: Frame) -> Question:
    """R14 70: two places more than players."""
    if len(doc["display"]) >= doc["seats"] + 2 or not can_draw(doc, "territory"):
        return []
    return [(CHANCE, [{"kind": "drawn", "card": card} for card in top_of(doc, "territory")])]


def play_display(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if not answer:
        return drop(doc)
    drawn_from(doc, answer["card"])
    doc["display"].append(answer["card"])
    if not ask_display(doc, frame):
        drop(doc)


def ask_draw(doc: Document, frame: Frame) -> Question:
    if frame["cards"] == 0 or not can_draw(doc, frame["pile"]):
        return []
    return [(CHANCE, [{"kind": "drawn", "card": card} for card in top_of(doc, frame["pile"])])]


def play_draw(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if not answer:
        return drop(doc)
    drawn = drawn_from(doc, answer["card"])
    hand(doc, frame["player"]).append({"card": answer["card"], "drawn": drawn, "seen_by": [], "event": False})
    frame["cards"] -= 1
    if frame["cards"] == 0:
        drop(doc)


def stack_of_achievements(doc: Document) -> list[str]:
    """The group that is next on the stack (R14 76)."""
    taken = {name for player in doc["players"] for name in player["achievements"]} | set(doc["achievements"])
    left = [name for name in ACHIEVEMENT if name not in taken]
    lowest = min((ACHIEVEMENT[name]["glory"] for name in left), default=0)
    return [name for name in left if ACHIEVEMENT[name]["glory"] == lowest]


def ask_reveal(doc: Document, frame: Frame) -> Question:
    """R14 76-80: players plus one, in a game of two 4, and the top of the stack."""
    if len(doc["achievements"]) >= {2: 5, 3: 5, 4: 6}[doc["seats"]] or not stack_of_achievements(doc):
        return []
    return [(CHANCE, [{"kind": "revealed", "achievement": name} for name in stack_of_achievements(doc)])]


def play_reveal(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if not answer:
        return drop(doc)
    doc["achievements"].append(answer["achievement"])
    if not ask_reveal(doc, frame):
        drop(doc)


def ask_deal(doc: Document, frame: Frame) -> Question:
    if len(doc["offered"]) == 2 * doc["seats"]:
        return []
    return [(CHANCE, [{"kind": "dealt", "power": name} for name in POWER if name not in doc["offered"]])]


def play_deal(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if not answer:
        return drop(doc)
    doc["offered"][answer["power"]] = len(doc["offered"]) // 2
    if len(doc["offered"]) == 2 * doc["seats"]:
        drop(doc)


def ask_choose_power(doc: Document, frame: Frame) -> Question:
    return [
        (seat, [{"kind": "keep", "power": name} for name in POWER if doc["offered"].get(name) == seat])
        for seat in range(doc["seats"])
    ]


def choose_powers(doc: Document, frame: Frame, answers: dict[int, Answer]) -> None:
    """R14 82-88, RTD-51, RTD-62."""
    for seat, answer in answers.items():
        power = POWER[answer["power"]]
        doc["players"][seat]["power"] = answer["power"]
        give(doc, seat, power["tracks"])
        gain_glory(doc, seat, power["glory"])
    doc["offered"] = {}
    first = min(answers, key=lambda seat: POWER[answers[seat]["power"]]["start_no"])
    drop(doc)
    push(doc, "turn", player=first)
    for seat in reversed(seats(doc, first)):
        push_raise(doc, seat, 0, ["army", "fleet"], "start")


# a turn


def play_turn(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    player = frame["player"]
    doc.update(turn=player, phase="exchanging", acted=None, achieved=False)
    for row in doc["players"]:
        row["upswung"] = False
    drop(doc)
    push(doc, "end_turn", stage=0)
    push(doc, "action", barred=0)
    push(doc, "discard", discarded=0, last=0)
    push(doc, "escape")


def ask_escape(doc: Document, frame: Frame) -> Question:
    """R14 479, 497: 2 prestige, before the hand phase, by who is not in front."""
    seat = doc["turn"]
    ruler = doc["players"][seat]["ruler"]
    in_front = is_highest(doc, seat, "army") if ruler == "madman" else has_most_glory(doc, seat)
    if ruler not in ("madman", "bureaucrat") or in_front or level(doc, seat, "prestige") < 2:
        return []
    return [(seat, [PASS, {"kind": "escape"}])]


def play_escape(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    drop(doc)
    if answer.get("kind") == "escape":
        lose_prestige(doc, seat, 2)
        add(doc["discards"], doc["players"][seat]["ruler"])
        doc["players"][seat]["ruler"] = None


def ask_discard(doc: Document, frame: Frame) -> Question:
    """R14 164: up to three. Their order does not matter, so it is that of the cards."""
    seat = doc["turn"]
    if frame["discarded"] == 3 or not hand(doc, seat):
        return []
    cards = [card for card in different(doc, seat) if CARDS.index(card) >= frame["last"]]
    return [(seat, [PASS, *({"kind": "discard", "card": card} for card in cards)])]


def play_discard(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if answer.get("kind") == "discard":
        throw_off(doc, seat, answer["card"])
        frame.update(discarded=frame["discarded"] + 1, last=CARDS.index(answer["card"]))
        return
    number = frame["discarded"]
    drop(doc)
    if number or doc["options"]["refill"] == "always":  # RTD-1
        push(doc, "refill", discarded=number, way=0)
    else:
        doc["phase"] = "exchanged"


def missing(doc: Document) -> int:
    return hand_limit(doc, doc["turn"]) - len(hand(doc, doc["turn"]))


def ask_refill(doc: Document, frame: Frame) -> Question:
    """R14 166-168: one displayed territory and providence cards, or cards from the piles."""
    if missing(doc) <= 0 or frame["way"] == 1:
        return []
    answers: list[Answer] = [
        {"kind": "draw", "pile": pile} for pile in ("providence", "territory") if can_draw(doc, pile)
    ]
    if frame["way"] == 0:
        answers += [{"kind": "take", "card": card} for card in doc["display"]]
    return [(doc["turn"], answers)] if answers else []


def play_refill(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if not answer:
        drop(doc)
        doc["phase"] = "exchanged"
    elif answer["kind"] == "draw":
        frame["way"] = 2
        push(doc, "draw", pile=answer["pile"], player=seat, cards=1)
    else:
        frame["way"] = 1
        card = answer["card"]
        doc["display"].remove(card)
        hand(doc, seat).append({**held(doc, card), "seen_by": everyone_but(doc, seat)})
        push(doc, "display")
        if missing(doc) > 0:
            push(doc, "draw", pile="providence", player=seat, cards=missing(doc))  # RTD-73


# the action


def barred(doc: Document, frame: Frame) -> list[str]:
    """R14 180, 563: what was done in the last turn, or after a settlement war and what was done before."""
    if frame["barred"]:
        return [action for number, action in enumerate(ACTIONS) if frame["barred"] >> number & 1]
    player = doc["players"][doc["turn"]]
    return [action for action in (player["action"], player["replacement"]) if action is not None]


def ask_action(doc: Document, frame: Frame) -> Question:
    seat = doc["turn"]
    closed_actions = barred(doc, frame)
    answers: list[Answer] = []
    for action in ("development", "taxes"):
        if action not in closed_actions:
            answers.append({"kind": "act", "action": action})
    if "intrigue" not in closed_actions:
        answers += intrigues(doc, seat, 0)
        answers += [{"kind": "convert", "religion": name} for name in RELIGION if can_convert(doc, seat, name)]
    if "conquest" not in closed_actions:
        answers += conquests(doc, seat, [*different(doc, seat), "india", "china"])
    if "war" not in closed_actions and not forbids_war(doc, seat):
        answers += declarations(doc, seat)
    return [(seat, answers)]


def forbids_war(doc: Document, seat: int) -> bool:
    ruler = doc["players"][seat]["ruler"]
    return bool(ruler and TITLE[ruler].get("standing", {}).get("no_war", False))


def intrigues(doc: Document, seat: int, played: int) -> list[Answer]:
    """Cards for an Intrigue, of another type than the first one (RTD-12)."""
    answers: list[Answer] = []
    for card in different(doc, seat):
        kind = intrigue_type(card)
        if kind is None or TYPES.index(kind) + 1 == played:
            continue
        targets: list[Any] = others(doc, seat) if kind in ("negative", "plot") else [NONE]
        for target in targets:
            for count in COUNTS.get(card, [NONE]):
                answers.append({"kind": "play", "card": card, "target": target, "count": count})
    return answers


def can_convert(doc: Document, seat: int, religion: str) -> bool:
    """R14 278-286: once, not Russia nor the Ottomans, and each card lies there twice."""
    player = doc["players"][seat]
    if player["religion"] is not None or POWER[player["power"]]["faith_locked"]:
        return False
    taken = [row["religion"] for row in doc["players"]].count(religion)
    return taken < RELIGION[religion]["copies"] and meets(doc, seat, RELIGION[religion]["requires"])


def conquests(doc: Document, seat: int, names: list[str]) -> list[Answer]:
    """R14 290: levels to have, ducats to pay."""
    return [{"kind": "conquer", "territory": name} for name in names if name in LAND and can_conquer(doc, seat, name)]


def can_conquer(doc: Document, seat: int, name: str) -> bool:
    row = LAND[name]
    reached = all(level(doc, seat, track) >= needed for track, needed in row["needs"].items())
    return reached and ducats(doc, seat) >= row["cost"] and name not in doc["players"][seat]["territories"]


def declarations(doc: Document, seat: int) -> list[Answer]:
    """RTD-23: any war card for either war."""
    return [
        {"kind": "declare", "card": card, "target": target, "war": war}
        for card in different(doc, seat)
        if is_war_card(card)
        for target in others(doc, seat)
        for war in ("land", "sea")
    ]


def play_action(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    kind = answer["kind"]
    action = {"play": "intrigue", "convert": "intrigue", "conquer": "conquest", "declare": "war"}.get(kind)
    action = action or answer["action"]
    player = doc["players"][seat]
    before = player["action"]
    if frame["barred"]:
        player["replacement"] = action  # the marker stays on war (R14 563)
    else:
        player.update(action=action, replacement=None)
    doc["acted"] = action
    drop(doc)
    push(doc, "trim")
    if kind == "play":
        push(doc, "intrigue", played=TYPES.index(str(intrigue_type(answer["card"]))) + 1)
        push(doc, "trim")
        play_card(doc, seat, answer)
    elif kind == "convert":
        convert(doc, seat, answer["religion"])
    elif kind == "conquer":
        conquer(doc, seat, answer["territory"])
    elif kind == "declare":
        declare(doc, seat, answer, before)
    elif action == "taxes":
        earn(doc, seat, len(cards_before(doc, seat)))
    else:
        choose_development(doc, seat)


def convert(doc: Document, seat: int, religion: str) -> None:
    row = RELIGION[religion]
    doc["players"][seat]["religion"] = religion
    give(doc, seat, row["gives"])
    earn(doc, seat, row["ducats"])
    gain_glory(doc, seat, row["glory"])
    if religion == "calvinism":
        push_raise(doc, seat, 0, [good for good in GOODS if good not in ("food", "textiles")], religion)
    if row["free_development"]:
        push(doc, "development", mode="free")


def conquer(doc: Document, seat: int, name: str) -> None:
    """R14 294: prestige and glory too, for the first conqueror."""
    row = LAND[name]
    earn(doc, seat, -row["cost"])
    if name in TERRITORY:
        from_hand(doc, seat, name)
    doc["players"][seat]["territories"].append(name)
    give(doc, seat, row["gives"])
    gain_glory(doc, seat, row["glory"])
    if row["kind"] == "colony":
        push(doc, "urge")


# development


def choose_development(doc: Document, seat: int) -> None:
    """Reformer and Calvinists are paid when the action is chosen (RTD-18)."""
    player = doc["players"][seat]
    if player["ruler"] == "reformer":
        earn(doc, seat, 2)
    if player["religion"] == "calvinism":
        earn(doc, seat, 5)
    push(doc, "development", mode="chosen")


def ask_development(doc: Document, frame: Frame) -> Question:
    seat, mode = doc["turn"], frame["mode"]
    if mode == "repeated" and ducats(doc, seat) < 3:
        return []
    goods = [good for good in GOODS if good != "industry" or may_industrialise(doc, seat)]
    if mode == "repeated":
        goods = [good for good in goods if good not in ("gold", "exotic", "spices")]
    answers: list[Answer] = [{"kind": "develop", "good": good} for good in goods]
    if mode != "chosen":
        answers.append(PASS)
    elif holds(doc, seat, "special_year"):
        gains = ["ducats", "glory"] if level(doc, seat, "exotic") >= 2 else ["ducats"]
        answers += [{"kind": "play", "card": "special_year", "target": NONE, "count": gain} for gain in gains]
    return [(seat, answers)]


def may_industrialise(doc: Document, seat: int) -> bool:
    """R14 238."""
    glory = 10 if doc["seats"] == 4 else 15
    return level(doc, seat, "prestige") >= 10 or doc["players"][seat]["glory"] >= glory


def play_development(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if answer.get("kind") == "play":
        return announce(doc, seat, answer["card"], NONE, answer["count"])
    drop(doc)
    if answer.get("kind") != "develop":
        return None
    if frame["mode"] == "repeated":
        earn(doc, seat, -3)
    good = answer["good"]
    earn(doc, seat, income(doc, seat, good))
    if leads_alone(doc, seat, good):
        bonus_of_leader(doc, seat, good)
    grow(doc, seat, good)
    return None


def bonus_of_leader(doc: Document, seat: int, good: str) -> None:
    if good in ("food", "textiles"):
        earn(doc, seat, min(5, prestige_points(doc, seat)))
    elif good in ("spices", "industry"):
        gain_prestige(doc, seat, 1)
    elif good == "exotic":
        push(doc, "development", mode="repeated")
    elif good == "shipyards":
        earn(doc, seat, level(doc, seat, "fleet") // 2)
    elif good == "arms":
        earn(doc, seat, level(doc, seat, "army") // 3)


def grow(doc: Document, seat: int, good: str) -> None:
    if good == "gold":
        lose_prestige(doc, seat, 1)
    elif good == "food":
        push_raise(doc, seat, 8, ["army"], good)
    elif good == "textiles":
        push_raise(doc, seat, 8, ["fleet"], good)
    elif good == "industry":
        push_raise(doc, seat, 12, ["food", "textiles", "industry", "arms", "shipyards"], good)
    elif good == "shipyards":
        push(doc, "fetch", player=seat, wanted="event", source=good)
    elif good == "arms":
        push(doc, "fetch", player=seat, wanted="war", source=good)


def push_raise(doc: Document, seat: int, price: int, tracks: list[str], source: str) -> None:
    mask = sum(1 << TRACKS.index(track) for track in tracks)
    push(doc, "raise", player=seat, price=price, tracks=mask, source=source)


def ask_raise(doc: Document, frame: Frame) -> Question:
    """A step that would lapse is not sold (RTD-69)."""
    seat = frame["player"]
    tracks = [track for number, track in enumerate(TRACKS) if frame["tracks"] >> number & 1]
    tracks = [track for track in tracks if room(level(doc, seat, track), track)]
    if not tracks or ducats(doc, seat) < frame["price"]:
        return []
    answers: list[Answer] = [{"kind": "raise", "track": track} for track in tracks]
    return [(seat, answers if frame["source"] == "start" else [PASS, *answers])]


def play_raise(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    drop(doc)
    if answer.get("kind") == "raise":
        earn(doc, seat, -frame["price"])
        raise_track(doc, seat, answer["track"], 1)


def ask_fetch(doc: Document, frame: Frame) -> Question:
    """RTD-67: a plot must, the others may."""
    fits = {"any": lambda card: card in TITLE, "war": is_war_card, "event": is_event}[frame["wanted"]]
    cards = [card for card in TITLE if card in doc["discards"] and fits(card)]
    answers: list[Answer] = [{"kind": "fetch", "card": card} for card in cards]
    if not answers:
        return []
    return [(frame["player"], answers if frame["source"] == "corrupt_officials" else [PASS, *answers])]


def play_fetch(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    drop(doc)
    if answer.get("kind") == "fetch":
        remove(doc["discards"], answer["card"])
        hand(doc, seat).append({**held(doc, answer["card"]), "seen_by": everyone_but(doc, seat)})


# intrigue


def ask_intrigue(doc: Document, frame: Frame) -> Question:
    """A second card of another type, by whoever has a providence card at all."""
    seat, played = doc["turn"], frame["played"]
    if not has_back(doc, seat, "providence"):
        return []
    return [(seat, [PASS, *intrigues(doc, seat, played)])]


def play_intrigue(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    drop(doc)
    if answer.get("kind") == "play":
        play_card(doc, seat, answer)


def play_card(doc: Document, seat: int, answer: Answer) -> None:
    card, target, count = answer["card"], answer["target"], answer["count"]
    kind = intrigue_type(card)
    if kind == "positive":
        install(doc, seat, seat, card)
        POSITIVE[card](doc, seat)
    elif kind == "negative":
        install(doc, seat, target, card)
        NEGATIVE[card](doc, seat, target)
    elif kind == "plot":
        plot(doc, seat, card, target, count)
    else:
        announce(doc, seat, card, target, count)


def install(doc: Document, seat: int, target: int, card: str) -> None:
    """R14 272: one power card before a player, the older one is discarded."""
    from_hand(doc, seat, card)
    depose(doc, target)
    doc["players"][target]["ruler"] = card


def depose(doc: Document, seat: int) -> None:
    ruler = doc["players"][seat]["ruler"]
    if ruler is not None:
        add(doc["discards"], ruler)
        doc["players"][seat]["ruler"] = None


def play_explorer(doc: Document, seat: int) -> None:
    push(doc, "explore", player=seat)
    push_raise(doc, seat, 4, ["fleet"], "explorer")


FOUR_GOODS = ["food", "textiles", "arms", "shipyards"]
POSITIVE: dict[str, Callable[[Document, int], None]] = {
    "queen_of_the_sea": lambda doc, seat: push_raise(doc, seat, 4, ["fleet"], "queen_of_the_sea"),
    "ruling_house": lambda doc, seat: push(doc, "swap", player=seat),
    "great_diplomat": lambda doc, seat: push(doc, "look", player=seat),
    "reformer": lambda doc, seat: push_raise(doc, seat, 5, FOUR_GOODS, "reformer"),
    "explorer": play_explorer,
    "defender_of_faith": lambda doc, seat: push(doc, "faith", player=seat),
    "great_general": lambda doc, seat: push_raise(doc, seat, 4, ["army"], "great_general"),
    "agitator": lambda doc, seat: push(doc, "fetch", player=seat, wanted="war", source="agitator"),
}


def civil_war(doc: Document, seat: int, target: int) -> None:
    """R14 469, RTD-16, RTD-87."""
    if is_highest(doc, target, "army"):
        push_raise(doc, seat, 8, FOUR_GOODS, "civil_war")
    push(doc, "steal", player=seat, owner=target)


def bourgeois_revolution(doc: Document, seat: int, target: int) -> None:
    """R14 487, RTD-17: all in turn, from the player of the card."""
    lose_prestige(doc, target, 1)
    if is_highest(doc, target, "army"):
        for buyer in reversed(seats(doc, seat)):
            push_raise(doc, buyer, 4, ["army"], "bourgeois_revolution")


NEGATIVE: dict[str, Callable[[Document, int, int], None]] = {
    "civil_war": civil_war,
    "madman": lambda doc, seat, target: lose_prestige(doc, target, 1),
    "bourgeois_revolution": bourgeois_revolution,
    "bureaucrat": lambda doc, seat, target: lose_prestige(doc, target, 1),
}


def plot(doc: Document, seat: int, card: str, target: int, count: str) -> None:
    throw_off(doc, seat, card)
    if card == "religious_persecution":
        pay_player(doc, target, seat, prestige_points(doc, target))
        lose_prestige(doc, target, 1)
        return
    amount = counted(doc, target, count)
    if card == "border_unrest":
        amount = min(8, 2 * amount)
    if card == "merchant_oppression" and count == "colonies":
        amount *= 2
    if card == "venal_advisers":
        amount = min(10, amount)
    pay_player(doc, target, seat, amount)
    ruler = doc["players"][target]["ruler"]
    if card == "rich_mens_plot" and ruler and intrigue_type(ruler) == "positive":
        depose(doc, target)
    if card == "corrupt_officials":
        push(doc, "fetch", player=seat, wanted="event", source=card)


# hands of others


def ask_look(doc: Document, frame: Frame) -> Question:
    seat = frame["player"]
    targets = [other for other in others(doc, seat) if hand(doc, other)]
    return [(seat, [PASS, *({"kind": "look", "target": other} for other in targets)])] if targets else []


def play_look(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    drop(doc)
    if answer.get("kind") == "look":
        look_into(doc, seat, answer["target"])
        push(doc, "take", player=seat, owner=answer["target"], wanted="any")


def ask_take(doc: Document, frame: Frame) -> Question:
    """RTD-68: an event may be left, anything else not."""
    cards = different(doc, frame["owner"])
    if frame["wanted"] == "event":
        cards = [card for card in cards if is_event(card)]
    answers: list[Answer] = [{"kind": "take", "card": card} for card in cards]
    if frame["wanted"] == "event" and has_back(doc, frame["owner"], "providence"):
        answers.append(PASS)
    return [(frame["player"], answers)] if answers else []


def play_take(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    drop(doc)
    if answer.get("kind") == "take":
        change_hands(doc, seat, frame["owner"], answer["card"], frame["wanted"] == "event")


def ask_swap(doc: Document, frame: Frame) -> Question:
    """RTD-15: any two players, one of them may have no power card."""
    seat = frame["player"]
    rulers = [player["ruler"] for player in doc["players"]]
    pairs = [(one, other) for other in range(doc["seats"]) for one in range(other) if rulers[one] or rulers[other]]
    return [(seat, [PASS, *({"kind": "swap", "one": one, "other": other} for one, other in pairs)])]


def play_swap(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    drop(doc)
    if answer["kind"] == "swap":
        one, other = doc["players"][answer["one"]], doc["players"][answer["other"]]
        one["ruler"], other["ruler"] = other["ruler"], one["ruler"]


def heretics(doc: Document, seat: int) -> list[int]:
    return [other for other in others(doc, seat) if is_heretic(doc, seat, other) and hand(doc, other)]


def ask_faith(doc: Document, frame: Frame) -> Question:
    return [(frame["player"], [PASS, {"kind": "use"}])] if heretics(doc, frame["player"]) else []


def play_faith(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    """RTD-88: all are looked at, then a card is taken from each."""
    drop(doc)
    if answer.get("kind") == "use":
        found = heretics(doc, seat)
        for other in found:
            look_into(doc, seat, other)
        for other in reversed(found):
            push(doc, "take", player=seat, owner=other, wanted="any")


def ask_steal(doc: Document, frame: Frame) -> Question:
    cards = different(doc, frame["owner"])
    return [(CHANCE, [{"kind": "drawn", "card": card} for card in cards])] if cards else []


def play_steal(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    drop(doc)
    if answer:
        change_hands(doc, frame["player"], frame["owner"], answer["card"], False)


# colonies


def ask_explore(doc: Document, frame: Frame) -> Question:
    """RTD-43: a colony card from the hand."""
    seat = frame["player"]
    colonies = [name for name in TERRITORY if TERRITORY[name]["kind"] == "colony" and can_conquer(doc, seat, name)]
    if not has_back(doc, seat, "territory"):
        return []
    return [(seat, [PASS, *conquests(doc, seat, [name for name in colonies if holds(doc, seat, name)])])]


def play_explore(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    drop(doc)
    if answer.get("kind") == "conquer":
        conquer(doc, seat, answer["territory"])


def ask_urge(doc: Document, frame: Frame) -> Question:
    seat = doc["turn"]
    if not might_hold(doc, seat, "colonial_urge"):
        return []
    held_now = holds(doc, seat, "colonial_urge")
    return [(seat, [PASS, *(overseas("colonial_urge") if held_now else [])])]


def overseas(card: str) -> list[Answer]:
    return [{"kind": "play", "card": card, "target": NONE, "count": good} for good in OVERSEAS]


def play_urge(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if answer.get("kind") == "play":
        announce(doc, seat, answer["card"], NONE, answer["count"])
    else:
        drop(doc)


# events and replies


def announce(doc: Document, seat: int, card: str, target: Any, count: str) -> None:
    """An event lies on the table until nobody cancels it (any more)."""
    from_hand(doc, seat, card)
    add(doc["table"], card)
    push(doc, "respond", card=card, player=seat, target=target, count=count)


def ask_respond(doc: Document, frame: Frame) -> Question:
    """RTD-65: all who might hold a Diplomatic Action, but not the event's own player (RTD-34)."""
    seats_asked = [seat for seat in others(doc, frame["player"]) if might_hold(doc, seat, "diplomatic_action")]
    return [
        (seat, [PASS, {"kind": "cancel"}] if holds(doc, seat, "diplomatic_action") else [PASS]) for seat in seats_asked
    ]


def respond(doc: Document, frame: Frame, answers: dict[int, Answer]) -> None:
    for seat in others(doc, frame["player"]):
        if answers.get(seat, PASS)["kind"] == "cancel":
            return announce(doc, seat, "diplomatic_action", frame["player"], "cancel")
    drop(doc)
    finish_event(doc, frame["card"])
    if frame["count"] == "cancel":
        cancelled = top(doc)
        drop(doc)
        return finish_event(doc, cancelled["card"])
    return EVENTS[frame["card"]](doc, frame["player"], frame["target"], frame["count"])


def finish_event(doc: Document, card: str) -> None:
    remove(doc["table"], card)
    add(doc["discards"], card)


def special_year(doc: Document, seat: int, target: Any, count: str) -> None:
    if count == "glory":
        gain_glory(doc, seat, 1)
    else:
        earn(doc, seat, 3)


def rise_of_burghers(doc: Document, seat: int, target: Any, count: str) -> None:
    earn(doc, seat, len(cards_before(doc, seat)))
    if level(doc, seat, "exotic") >= 3:
        gain_glory(doc, seat, 1)


def thwarted_plans(doc: Document, seat: int, target: Any, count: str) -> None:
    look_into(doc, seat, target)
    push(doc, "trim")
    push(doc, "take", player=seat, owner=target, wanted="event")


def pirates(doc: Document, seat: int, target: Any, count: str) -> None:
    pay_player(doc, doc["turn"], seat, min(4, level(doc, doc["turn"], count)))


def settlement(doc: Document, seat: int, target: Any, count: str) -> None:
    """R14 563: the declaring card is gone, another action follows."""
    frame = top(doc)
    end_war(doc)
    doc["war"] = None
    drop(doc)
    push(doc, "action", barred=frame["barred"])


def naval_blockade(doc: Document, seat: int, target: Any, count: str) -> None:
    pay_player(doc, doc["war"]["winner"], seat, 2 * level(doc, seat, "shipyards"))


def armed_intervention(doc: Document, seat: int, target: Any, count: str) -> None:
    pay_player(doc, doc["war"]["winner"], seat, 2 * level(doc, seat, "arms"))


def greedy_plunder(doc: Document, seat: int, target: Any, count: str) -> None:
    earn(doc, seat, {"gold": 4, "exotic": 3, "spices": 2}[count] * level(doc, doc["war"]["defender"], count))


def patriotic_rising(doc: Document, seat: int, target: Any, count: str) -> None:
    """R14 583, RTD-37."""
    if doc["war"]["winner"] == seat:
        push_raise(doc, seat, 3, ["army", "fleet"], "patriotic_rising")
    else:
        earn(doc, seat, len(doc["players"][seat]["territories"]))
        push_raise(doc, seat, 0, ["army", "fleet"], "patriotic_rising")


EVENTS: dict[str, Callable[[Document, int, Any, str], None]] = {
    "special_year": special_year,
    "diplomatic_action": lambda doc, seat, target, count: gain_prestige(doc, seat, 2),
    "rise_of_burghers": rise_of_burghers,
    "thwarted_plans": thwarted_plans,
    "pirates": pirates,
    "settlement": settlement,
    "naval_blockade": naval_blockade,
    "armed_intervention": armed_intervention,
    "greedy_plunder": greedy_plunder,
    "patriotic_rising": patriotic_rising,
    "colonial_urge": lambda doc, seat, target, count: earn(doc, seat, income(doc, seat, count)),
}


# war


def declare(doc: Document, seat: int, answer: Answer, before: str | None) -> None:
    from_hand(doc, seat, answer["card"])
    add(doc["table"], answer["card"])
    doc["war"] = {
        "defender": answer["target"],
        "kind": answer["war"],
        "card": answer["card"],
        "defence": [],
        "winner": None,
        "margin": 0,
    }
    closed_actions = {"war"} | ({before} if before else set())
    mask = sum(1 << ACTIONS.index(action) for action in closed_actions)
    push(doc, "defend", barred=mask, may_settle=1)


def ask_defend(doc: Document, frame: Frame) -> Question:
    """R14 304, 563: two war cards, or a settlement in their place."""
    war = doc["war"]
    seat, played = war["defender"], war["defence"]
    may_settle = frame["may_settle"] and not played
    if len(played) == 2 or not has_back(doc, seat, "providence"):
        return []
    least = CARDS.index(played[0]) if played else 0
    cards = [card for card in different(doc, seat) if is_war_card(card) and CARDS.index(card) >= least]
    answers: list[Answer] = [PASS, *({"kind": "defend", "card": card} for card in cards)]
    if may_settle and holds(doc, seat, "settlement"):
        answers.append({"kind": "settle"})
    return [(seat, answers)]


def play_defend(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if answer.get("kind") == "defend":
        from_hand(doc, seat, answer["card"])
        add(doc["table"], answer["card"])
        doc["war"]["defence"].append(answer["card"])
    elif answer.get("kind") == "settle":
        frame["may_settle"] = 0
        announce(doc, seat, "settlement", doc["turn"], NONE)
    else:
        drop(doc)
        fight(doc)


def strength(doc: Document, seat: int, foe: int, cards: list[str]) -> int:
    """R14 306-316: level, great power, faith, power card and war cards; a plain sum (RTD-30)."""
    player = doc["players"][seat]
    kind = doc["war"]["kind"]
    total = level(doc, seat, "army" if kind == "land" else "fleet")
    ruler = TITLE[player["ruler"]].get("standing", {}) if player["ruler"] else {}
    total += ruler.get(kind, 0)
    if is_heretic(doc, seat, foe):
        total += POWER[player["power"]]["vs_heretic"] + ruler.get(f"{kind}_vs_heretic", 0)
        total += RELIGION[player["religion"]]["vs_heretic"] if player["religion"] else 0
    return int(total + sum(TITLE[card].get(kind, 0) for card in cards))


def fight(doc: Document) -> None:
    """R14 320."""
    war, attacker = doc["war"], doc["turn"]
    defender = war["defender"]
    lead = strength(doc, attacker, defender, [war["card"]]) - strength(doc, defender, attacker, war["defence"])
    winner, loser = (attacker, defender) if lead > 0 else (defender, attacker)
    war.update(winner=winner, margin=max(0, lead))
    gain_glory(doc, winner, 1)
    gain_prestige(doc, winner, 1)
    lose_prestige(doc, loser, 1)
    if winner == defender:
        return end_war(doc)
    if war["card"] == "historic_victory" and lead >= 3:
        gain_glory(doc, attacker, 1)
    push(doc, "plunder")
    push(doc, "peace")
    if war["card"] == "war_for_influence":
        push(doc, "trim")
        push(doc, "fetch", player=attacker, wanted="any", source="war_for_influence")
    return None


def end_war(doc: Document) -> None:
    """The war cards are discarded when peace and plunder are over (RTD-31)."""
    war = doc["war"]
    for card in [war["card"], *war["defence"]]:
        finish_event(doc, card)
    war.update(card=None, defence=[])


def price_of_humiliation(doc: Document) -> int:
    good = "arms" if doc["war"]["kind"] == "land" else "shipyards"
    return max(1, level(doc, doc["turn"], good) - level(doc, doc["war"]["defender"], good))


def ask_peace(doc: Document, frame: Frame) -> Question:
    """R14 324-339: what can be met in full (RTD-27, RTD-28, RTD-29)."""
    war = doc["war"]
    seat = war["defender"]
    answers: list[Answer] = []
    if ducats(doc, seat) >= war["margin"]:
        answers.append({"kind": "tribute"})
    for name in cards_before(doc, seat, "" if war["kind"] == "land" else "colony"):
        answers.append({"kind": "cede", "territory": name})
    if level(doc, seat, "prestige") >= price_of_humiliation(doc):
        answers.append({"kind": "humiliation"})
    return [(seat, answers)] if answers else []


def play_peace(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    attacker, defender = doc["turn"], doc["war"]["defender"]
    drop(doc)
    if not answer:
        earn(doc, attacker, ducats(doc, defender))
        earn(doc, defender, -ducats(doc, defender))
        lose_prestige(doc, defender, UPSWING)
    elif answer["kind"] == "tribute":
        earn(doc, attacker, doc["war"]["margin"])
        earn(doc, defender, -doc["war"]["margin"])
    elif answer["kind"] == "humiliation":
        lose_prestige(doc, defender, price_of_humiliation(doc))
    else:
        cede(doc, defender, attacker, answer["territory"])


def cede(doc: Document, loser: int, winner: int, name: str) -> None:
    """R14 325-327: the steps go over, prestige and glory do not (RTD-82)."""
    doc["players"][loser]["territories"].remove(name)
    doc["players"][winner]["territories"].append(name)
    steps = {track: number for track, number in LAND[name]["gives"].items() if track != "prestige"}
    tracks = doc["players"][loser]["tracks"]
    for track, number in steps.items():
        tracks[track] = max(0, tracks[track] - number)
    give(doc, winner, steps)


def booty(doc: Document) -> int:
    war = doc["war"]
    good = "arms" if war["kind"] == "land" else "shipyards"
    return int(TITLE[war["card"]]["plunder"] * level(doc, doc["turn"], good))


def ask_plunder(doc: Document, frame: Frame) -> Question:
    return [(doc["turn"], [PASS, {"kind": "plunder"}])] if booty(doc) else []


def play_plunder(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if answer.get("kind") == "plunder":
        earn(doc, seat, booty(doc))
    drop(doc)
    end_war(doc)


def fits_war(doc: Document, seat: int, card: str) -> bool:
    """Whether this seat may play this war event (R14 547-583, RTD-36)."""
    war, attacker = doc["war"], doc["turn"]
    winner = war["winner"]
    sides = (attacker, war["defender"])
    on_land: bool = war["kind"] == "land"
    if card == "naval_blockade":
        return on_land and seat != winner and level(doc, seat, "fleet") > level(doc, winner, "fleet")
    if card == "armed_intervention":
        return on_land and seat not in sides
    if card == "greedy_plunder":
        return bool(seat == attacker == winner)
    return card == "patriotic_rising" and seat in sides


def asked_in_war(doc: Document, number: int) -> int:
    """R14 351: attacker, defender, then the others clockwise."""
    attacker, defender = doc["turn"], doc["war"]["defender"]
    order: list[int] = [attacker, defender, *(seat for seat in others(doc, attacker) if seat != defender)]
    return order[number]


def ask_war_events(doc: Document, frame: Frame) -> Question:
    if frame["asked"] == doc["seats"]:
        return []
    seat = asked_in_war(doc, frame["asked"])
    cards = [card for card in TITLE if fits_war(doc, seat, card)]
    if not any(might_hold(doc, seat, card) for card in cards):
        return []
    answers: list[Answer] = [PASS]
    for card in cards:
        if holds(doc, seat, card):
            plain = {"kind": "play", "card": card, "target": NONE, "count": NONE}
            answers += overseas(card) if card == "greedy_plunder" else [plain]
    return [(seat, answers)]


def play_war_events(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if frame["asked"] == doc["seats"]:
        return drop(doc)
    frame["asked"] += 1
    if answer.get("kind") == "play":
        announce(doc, seat, answer["card"], NONE, answer["count"])
    return None


# the end of a turn


def ask_pirates(doc: Document, frame: Frame) -> Question:
    """RTD-66: all others at once."""
    rows: Question = []
    for seat in others(doc, doc["turn"]):
        if might_hold(doc, seat, "pirates"):
            rows.append((seat, [PASS, *(overseas("pirates") if holds(doc, seat, "pirates") else [])]))
    return rows


def sail(doc: Document, frame: Frame, answers: dict[int, Answer]) -> None:
    crews = [seat for seat in others(doc, doc["turn"]) if answers.get(seat, PASS)["kind"] == "play"]
    if not crews:
        return drop(doc)
    for seat in reversed(crews):
        announce(doc, seat, "pirates", NONE, answers[seat]["count"])
    return None


def within_reach(doc: Document, seat: int) -> list[str]:
    """Achievements whose conditions hold, while none has been taken in this turn."""
    if doc["achieved"] or seat != doc["turn"]:
        return []
    return [name for name in doc["achievements"] if meets(doc, seat, ACHIEVEMENT[name]["requires"])]


def achieve(doc: Document, seat: int, name: str) -> None:
    doc["achieved"] = True
    doc["achievements"].remove(name)
    doc["players"][seat]["achievements"].append(name)
    push(doc, "trim")
    push(doc, "reveal_achievement")
    give(doc, seat, ACHIEVEMENT[name]["gives"])
    gain_glory(doc, seat, ACHIEVEMENT[name]["glory"])


def ask_achievement(doc: Document, frame: Frame) -> Question:
    """RTD-7, RTD-72: with several the player chooses."""
    names = within_reach(doc, doc["turn"])
    return [(doc["turn"], [{"kind": "claim", "achievement": name} for name in names])] if len(names) > 1 else []


def play_achievement(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    drop(doc)
    names = [answer["achievement"]] if answer else within_reach(doc, doc["turn"])
    if names:
        achieve(doc, doc["turn"], names[0])


def play_end_turn(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    frame["stage"] += 1
    if frame["stage"] == 1:
        if doc["acted"] == "war":
            push(doc, "war_events", asked=0)
        elif doc["acted"] == "development":
            push(doc, "pirates")
    elif frame["stage"] == 2:
        push(doc, "achievement")
    else:
        upswing(doc)
        doc["war"] = None
        drop(doc)
        next_turn(doc)


def upswing(doc: Document) -> None:
    """R14 363: at the end of the player's own turn."""
    tracks = doc["players"][doc["turn"]]["tracks"]
    if tracks["prestige"] == UPSWING:
        tracks["prestige"] = 10
        gain_glory(doc, doc["turn"], 1)


def next_turn(doc: Document) -> None:
    """R14 375, RTD-45, RTD-74: everybody but the first one at the end space has one more turn."""
    if doc["last_turns"] is not None:
        doc["last_turns"].remove(doc["turn"])
    elif doc["trigger"] is not None:
        doc["last_turns"] = [seat for seat in range(doc["seats"]) if seat != doc["trigger"]]
    following = [*others(doc, doc["turn"]), doc["turn"]]
    if doc["last_turns"] is not None:
        following = [seat for seat in following if seat in doc["last_turns"]]
    if not following:
        del doc["agenda"]
        doc["over"] = True
        return
    push(doc, "turn", player=following[0])


def ask_trim(doc: Document, frame: Frame) -> Question:
    """RTD-4, RTD-5: clockwise from the player on turn."""
    for seat in seats(doc, doc["turn"]):
        if len(hand(doc, seat)) > hand_limit(doc, seat):
            return [(seat, [{"kind": "discard", "card": card} for card in different(doc, seat)])]
    return []


def play_trim(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    if answer:
        throw_off(doc, seat, answer["card"])
    else:
        drop(doc)


# standing rights


def standing(doc: Document) -> list[tuple[int, Answer]]:
    """RTD-63: an achievement whenever anybody is asked; Thwarting of Plans when the player on turn is."""
    asked = [seat for seat, _ in everybody(doc)]
    turn = doc["turn"]
    if not asked or CHANCE in asked or turn is None:
        return []
    step = top(doc)["step"]
    found: list[tuple[int, Answer]] = []
    if step != "achievement":  # where it is the question itself
        found = [(turn, {"kind": "achieve", "achievement": name}) for name in within_reach(doc, turn)]
    in_time = doc["phase"] == "exchanged" and step not in ("take", "trim", "respond")
    if turn in asked and in_time and holds(doc, turn, "thwarted_plans"):
        found += [(turn, {"kind": "thwart", "target": other}) for other in others(doc, turn)]
    return found


def take_right(doc: Document, seat: int, answer: Answer) -> None:
    if answer["kind"] == "achieve":
        achieve(doc, seat, answer["achievement"])
    else:
        announce(doc, seat, "thwarted_plans", answer["target"], NONE)


# the final scoring


def scores(document: Document) -> list[int]:
    """R14 379-389, RTD-46 to RTD-48: glory with the points for places and for a faith kept."""
    doc = opened(document)
    everyone = range(doc["seats"])
    names = [*TRACKS, "lands", "colonies"]
    result = [player["glory"] for player in doc["players"]]
    for name in names:
        values = [quantity(doc, seat, name) for seat in everyone]
        ranked = sorted(values, reverse=True)
        for seat in everyone:
            if values[seat] == 0:
                continue
            if values[seat] == ranked[0]:
                result[seat] += 2 if ranked.count(ranked[0]) == 1 else 1
            elif doc["seats"] > 2 and ranked[0] > ranked[1] == values[seat] and ranked.count(values[seat]) == 1:
                result[seat] += 1
    for seat in everyone:
        player = doc["players"][seat]
        if player["religion"] is None and not POWER[player["power"]]["faith_locked"]:
            result[seat] += 4
    return result


Asks = Callable[[Document, Frame], Question]
Plays = Callable[[Document, Frame, int, Answer], None]


def never(doc: Document, frame: Frame, seat: int, answer: Answer) -> None:
    raise AssertionError(f"{frame['step']} is answered by several")


TOGETHER: dict[str, Callable[[Document, Frame, dict[int, Answer]], None]] = {
    "choose_power": choose_powers,
    "respond": respond,
    "pirates": sail,
}

STEPS: dict[str, tuple[Asks, Plays]] = {
    "display": (ask_display, play_display),
    "draw": (ask_draw, play_draw),
    "reveal_achievement": (ask_reveal, play_reveal),
    "deal_power": (ask_deal, play_deal),
    "choose_power": (ask_choose_power, never),
    "turn": (nobody, play_turn),
    "escape": (ask_escape, play_escape),
    "discard": (ask_discard, play_discard),
    "refill": (ask_refill, play_refill),
    "action": (ask_action, play_action),
    "development": (ask_development, play_development),
    "raise": (ask_raise, play_raise),
    "fetch": (ask_fetch, play_fetch),
    "intrigue": (ask_intrigue, play_intrigue),
    "urge": (ask_urge, play_urge),
    "defend": (ask_defend, play_defend),
    "peace": (ask_peace, play_peace),
    "plunder": (ask_plunder, play_plunder),
    "war_events": (ask_war_events, play_war_events),
    "respond": (ask_respond, never),
    "pirates": (ask_pirates, never),
    "achievement": (ask_achievement, play_achievement),
    "end_turn": (nobody, play_end_turn),
    "trim": (ask_trim, play_trim),
    "look": (ask_look, play_look),
    "take": (ask_take, play_take),
    "swap": (ask_swap, play_swap),
    "faith": (ask_faith, play_faith),
    "steal": (ask_steal, play_steal),
    "explore": (ask_explore, play_explore),
}
