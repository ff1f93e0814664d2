"""What is implausible about an imported position: the first thing that no game could have led to."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import agenda, audit, deck, queries
from greatpowers.games.imperialism.rules.answers import WAR
from greatpowers.games.imperialism.rules.cardrow import DISCARDS, FRONT, HAND, ON_TABLE, TOP_OF_PILE
from greatpowers.games.imperialism.rules.deck import (
    ACHIEVEMENTS,
    ARMY,
    FLEET,
    INDIA,
    PROVIDENCE_CARDS,
    TERRITORY,
    TRACK_COUNT,
    TRACKS,
)
from greatpowers.games.imperialism.rules.frames import (
    ACHIEVEMENT_STAGE,
    BARRED,
    CARDS_TO_DRAW,
    DRAWING_PLAYER,
    EVENTS_STAGE,
    NEXT_TURN_STAGE,
    PENDING_CARD,
    PLAYER,
    STAGE,
    STEP,
    UPSWING_STAGE,
)
from greatpowers.games.imperialism.rules.state import (
    BEFORE_TURN,
    EXCHANGED,
    EXCHANGING,
    IN_BOX,
    NO_ACTION,
    NO_CARD,
    NO_SEAT,
    NOT_BEGUN,
    ON_STACK,
    OWNED,
    VISIBLE,
    Imperialism,
)
from greatpowers.kernel.cards import PLACE_MASK
from greatpowers.kernel.state import WIDTH
from greatpowers.kernel.values import Malformed, in_order

POWERS_DEALT: Final = 2

SET_UP: Final = (agenda.CHOOSE_POWER, agenda.TURN)
ONCE: Final = (
    agenda.INTRIGUE,
    agenda.DEFEND,
    agenda.PLUNDER,
    agenda.PEACE,
    agenda.WAR_EVENTS,
    agenda.PIRATES,
    agenda.ACTION,
    agenda.URGE,
    agenda.EXPLORE,
    agenda.DEVELOPMENT,
)
"""Steps that cannot be on the agenda twice."""


def implausible(state: Imperialism) -> Malformed | None:
    """The first thing in an imported position that no game could have led to."""
    problem = audit.broken(state)
    if problem:
        return Malformed("players", problem)
    steps = state.agenda[::WIDTH]
    for step in ONCE:
        if steps.count(step) > 1:
            return Malformed("agenda", "a step stands on it twice that can only be once")
    return (
        implausible_table(state)
        or implausible_achievement(state, steps)
        or implausible_end(state)
        or (implausible_set_up(state, steps) if not steps or steps[0] in SET_UP else implausible_turn(state, steps))
    )


def implausible_table(state: Imperialism) -> Malformed | None:
    """On the table lie the cards of the war and those that wait for a reply; on display not too many."""
    expected = [0] * PROVIDENCE_CARDS
    for card in (state.war_card, *state.war_defence):
        if card != NO_CARD:
            expected[card] += 1
    for number in range(len(state.agenda) // WIDTH):
        if state.frame_arg(number, STEP) == agenda.RESPOND:
            expected[state.frame_arg(number, PENDING_CARD)] += 1
    for card in range(PROVIDENCE_CARDS):
        if state.count_at(card, ON_TABLE) != expected[card]:
            return Malformed(f"table.{deck.PROVIDENCE_IDS[card]}", f"must be {expected[card]} by war and agenda")
    for card in (state.war_card, *state.war_defence):
        if card != NO_CARD and not state.deck.is_war[card]:
            return Malformed("war", f"{deck.PROVIDENCE_IDS[card]} is no war card")
    if len(state.war_defence) > state.deck.defending_cards or state.war_defence != sorted(state.war_defence):
        return Malformed("war.defence", "must be at most two cards in the order of the deck")
    if queries.displayed(state) > state.rules.display_size:
        return Malformed("display", f"has room for {state.rules.display_size} territories")
    for land in range(INDIA):
        if state.cards[state.deck.first[PROVIDENCE_CARDS + land]] == TOP_OF_PILE and not state.deck.is_starting[land]:
            return Malformed("starting", f"{deck.LAND_IDS[land]} is not a starting territory")
    return None


def implausible_achievement(state: Imperialism, steps: list[int]) -> Malformed | None:
    """Groups come in order, and as many lie open as belong there, unless the next is just being revealed."""
    figures = state.deck.achievement_glory
    out = [figures[number] for number in range(ACHIEVEMENTS) if state.achievement[number] != ON_STACK]
    left = [figures[number] for number in range(ACHIEVEMENTS) if state.achievement[number] == ON_STACK]
    if out and left and max(out) > min(left):
        return Malformed("achievements", "a card of a higher group lies open before a lower one")
    visible = state.achievement.count(VISIBLE)
    lacking = visible < state.rules.open_achievements and len(left) > 0
    if visible > state.rules.open_achievements or (lacking and agenda.REVEAL_ACHIEVEMENT not in steps):
        return Malformed("achievements", f"{state.rules.open_achievements} must lie open")
    return None


def implausible_end(state: Imperialism) -> Malformed | None:
    reached = [seat for seat in range(state.seats) if state.glory[seat] >= state.rules.end_glory]
    if (state.trigger == NO_SEAT) != (not reached) or (reached and state.trigger not in reached):
        return Malformed("trigger", "is who first reached the end space, as soon as somebody has")
    if state.last_turns != NOT_BEGUN:
        if state.trigger == NO_SEAT or state.last_turns >> state.trigger & 1:
            return Malformed("last_turns", "are those of the others when somebody has reached the end space")
        if not state.over and (state.turn == NO_SEAT or not state.last_turns >> state.turn & 1):
            return Malformed("last_turns", "must hold the player to move")
    elif state.over:
        return Malformed("last_turns", "of a finished game are over")
    return None


def implausible_set_up(state: Imperialism, steps: list[int]) -> Malformed | None:
    """Before the first turn nobody has done anything; after the last one nothing is left to do."""
    if state.over:
        return None if state.last_turns == 0 and state.power[0] != NO_CARD else Malformed("over", "is not reached")
    chosen = state.power[0] != NO_CARD
    if state.turn != NO_SEAT or chosen != (steps[0] == agenda.TURN):
        return Malformed("turn", "during set-up it is nobody's turn, and powers are chosen before the first")
    dealt = [state.dealt.count(seat) for seat in range(state.seats)]
    if steps == [agenda.CHOOSE_POWER] and (min(dealt) != POWERS_DEALT or max(dealt) != POWERS_DEALT):
        return Malformed("offered", "must be two great powers for each player")
    if max(dealt) > POWERS_DEALT or (chosen and max(dealt) > 0):
        return Malformed("offered", "are at most two for each player, until they choose")
    untouched = (
        state.phase == BEFORE_TURN
        and state.acted == NO_ACTION
        and not state.has_achieved
        and state.war_on == NO_SEAT
        and max(state.marker) == NO_ACTION
        and max(state.replacement) == NO_ACTION
        and max(state.religion) == NO_CARD
        and max(state.ruler) == NO_CARD
        and max(state.special) == 0
        and max(state.upswung) == 0
        and max(state.achievement) < OWNED
        and DISCARDS not in state.cards
        and not any(FRONT <= code & PLACE_MASK < TOP_OF_PILE for code in state.cards)
    )
    if not untouched:
        return Malformed("players", "during set-up nothing has happened yet")
    return next((problem for seat in range(state.seats) if (problem := implausible_seat(state, seat))), None)


def implausible_seat(state: Imperialism, seat: int) -> Malformed | None:
    """During set-up a player has the first cards and ducats, and what the great power and the start bonus give."""
    figures, path = state.deck, f"players[{seat}]"
    coming = 0
    waits = 0
    for number in range(len(state.agenda) // WIDTH):
        step = state.frame_arg(number, STEP)
        if step == agenda.DRAW and state.frame_arg(number, DRAWING_PLAYER) == seat:
            coming += state.frame_arg(number, CARDS_TO_DRAW)
        if step == agenda.RAISE and state.frame_arg(number, PLAYER) == seat:
            waits += 1
    if state.size(TERRITORY, HAND + seat) > 0 or state.hand_size(seat) + coming > figures.start_hand:
        return Malformed(f"{path}.hand", f"during set-up it is at most {figures.start_hand} providence cards")
    if any(code & PLACE_MASK == HAND + seat and code != HAND + seat for code in state.cards):
        return Malformed(f"{path}.hand", "during set-up nobody has seen it")
    power = state.power[seat]
    bonus = 0
    for track in range(TRACK_COUNT):
        extra = state.level(seat, track) - (figures.power_steps[power][track] if power != NO_CARD else 0)
        if extra < 0 or (extra > 0 and track not in (ARMY, FLEET)):
            return Malformed(f"{path}.tracks.{TRACKS[track]}", "is what the great power gives during set-up")
        bonus += extra
    if waits > 1 or bonus != (figures.start_bonus if power != NO_CARD and waits == 0 else 0):
        return Malformed(f"{path}.tracks", "have the start bonus of army or fleet when it was chosen, and once")
    if state.glory[seat] != (figures.power_glory[power] if power != NO_CARD else 0):
        return Malformed(f"{path}.glory", "is what the great power gives during set-up")
    if state.purse(seat) != figures.start_ducats:
        return Malformed(f"{path}.ducats", f"are {figures.start_ducats} during set-up")
    return None


def implausible_turn(state: Imperialism, steps: list[int]) -> Malformed | None:
    seat = state.turn
    if seat == NO_SEAT or state.power[0] == NO_CARD or any(owner != IN_BOX for owner in state.dealt):
        return Malformed("turn", "in a turn it is somebody's, and all have a great power")
    if len(steps) < 2 or steps[1] not in STAGES[state.frame_arg(0, STAGE)]:
        return Malformed("agenda[0].stage", "does not fit what stands above it")
    exchanging = any(step in steps for step in (agenda.ESCAPE, agenda.DISCARD, agenda.REFILL))
    if state.phase != (EXCHANGING if exchanging else EXCHANGED):
        return Malformed("phase", "does not fit the agenda")
    for player in range(state.seats):
        if state.religion[player] != NO_CARD and state.deck.power_locked[state.power[player]]:
            return Malformed(f"players[{player}].religion", "this power never changes its faith")
        if state.replacement[player] != NO_ACTION and (state.marker[player] != WAR or state.replacement[player] == WAR):
            return Malformed(f"players[{player}].replacement", "follows a war that was settled")
        if steps[-1] in QUIET and state.hand_size(player) > queries.hand_limit(state, player):
            return Malformed(f"players[{player}].hand", "is larger than its limit")
    return implausible_action(state, steps) or implausible_war(state, steps)


STAGES: Final = in_order(
    {
        EVENTS_STAGE: (agenda.ACTION, agenda.TRIM),
        ACHIEVEMENT_STAGE: (agenda.WAR_EVENTS, agenda.PIRATES),
        UPSWING_STAGE: (agenda.ACHIEVEMENT, agenda.TRIM),
        NEXT_TURN_STAGE: (agenda.TRIM,),
    }
)
"""What can stand above the end of a turn in each of its stages."""

QUIET: Final = (agenda.ESCAPE, agenda.DISCARD, agenda.REFILL, agenda.ACTION, agenda.DISPLAY, agenda.DRAW)
"""While these are open, every hand has been trimmed."""


def implausible_action(state: Imperialism, steps: list[int]) -> Malformed | None:
    """What was done in this turn fits the marker and what is still to do."""
    seat, acted = state.turn, state.acted
    if agenda.ACTION in steps:
        barred = state.frame_arg(steps.index(agenda.ACTION), BARRED)
        if (acted != NO_ACTION) != (barred > 0) or (barred > 0 and (acted != WAR or state.marker[seat] != WAR)):
            return Malformed("acted", "is nothing before the action, and war after a settlement")
        return None
    if acted == NO_ACTION or acted not in (state.marker[seat], state.replacement[seat]):
        return Malformed("acted", "must be the action marked")
    return None


def implausible_war(state: Imperialism, steps: list[int]) -> Malformed | None:
    """A war is one of the player to move against another; its card lies there until the plunder is over."""
    fighting = any(step in steps for step in (agenda.DEFEND, agenda.PLUNDER))
    if state.war_on == NO_SEAT:
        clean = state.war_card == NO_CARD and state.war_winner == NO_SEAT and not state.war_defence
        if fighting or agenda.WAR_EVENTS in steps or not clean or state.war_margin or state.war_kind:
            return Malformed("war", "is missing")
        return None
    if state.war_on == state.turn or state.acted != WAR or state.replacement[state.turn] != NO_ACTION:
        return Malformed("war", "is declared by the player to move against another")
    if fighting != (state.war_card != NO_CARD) or (state.war_card == NO_CARD and state.war_defence):
        return Malformed("war.card", "lies on the table while the war lasts")
    if (agenda.DEFEND in steps) != (state.war_winner == NO_SEAT):
        return Malformed("war.winner", "is known after the defence")
    if state.war_winner not in (NO_SEAT, state.turn, state.war_on):
        return Malformed("war.winner", "took part in the war")
    if (state.war_margin > 0) != (state.war_winner == state.turn):
        return Malformed("war.margin", "is the difference by which the attacker won")
    return None
