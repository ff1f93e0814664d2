"""Greedy and search on Toy, which has dice, hands, sealed bids and rights. Only an evaluation is its own."""

from __future__ import annotations

from typing import cast

import pytest

import greatpowers
from greatpowers.games.evaluation import Evaluation, shares, softmax
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.position import Position
from greatpowers.kernel.state import State
from greatpowers.kernel.values import CHANCE
from greatpowers.players import roster
from greatpowers.players.greedy import Greedy, Strength
from greatpowers.players.judgement import Judgement
from greatpowers.players.search import Budget, Search, Walk
from greatpowers.players.thought import Thought
from greatpowers.players.tree import Edge, Node
from greatpowers.players.uniform import Uniform
from tests.toy.rules import queries
from tests.toy.rules.ruleset import ToyRuleset
from tests.toy.rules.state import Toy

pytestmark = [pytest.mark.both, pytest.mark.walk]

RULES = ToyRuleset()
MASTER = Strength(0.0, 6, 1, 300)


class Worth(Evaluation):
    """Coins and points, as Toy counts them."""

    def __init__(self) -> None:
        super().__init__(("coins", "cards"))

    def terms(self, state: State) -> list[float]:
        table = cast(Toy, state)
        found: list[float] = []
        for seat in range(table.seats):
            coins = float(table.purse(seat))
            found += [coins, queries.score(table, seat) - coins]
        return found

    def scale(self, state: State) -> float:
        return 4.0

    def turn(self, state: State) -> int:
        return cast(Toy, state).captain

    def horizon(self, state: State) -> int:
        return 1


WORTH = Worth()


def begun(seats: int = 3) -> Position:
    return Position(RULES, RULES.begin(seats, RULES.chosen({})))


def search(iterations: int, seed: int = 1) -> Search:
    return Search(WORTH, MASTER, Budget(0.0, iterations), seed)


def game(players: list[Greedy | Search | Uniform], seed: int) -> Position:
    position, dice = begun(len(players)), Dice(seed)
    while not position.over:
        seat = position.seat
        if seat == CHANCE:
            position.play(position.roll(dice), CHANCE)
        else:
            position.play(players[seat].answer(position.guess(seat, dice), seat), seat)
    return position


def questions(count: int, seats: int = 3) -> list[Position]:
    """Positions of random games in which somebody has a choice."""
    found: list[Position] = []
    seed = 0
    while len(found) < count:
        seed += 1
        position = begun(seats)
        position.playout(Dice(seed), 7 + 3 * seed % 40)
        if not position.over and position.seat != CHANCE and len(position.options()) > 1:
            found.append(position)
    return found


def told(thought: Thought) -> tuple[object, ...]:
    motives = [tuple(motive.to_json().values()) for motive in thought.motives]
    return thought.answer, thought.alternative, motives, thought.chance


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_of_legal_answers(seats: int) -> None:
    players: list[Greedy | Search | Uniform] = [
        search(3),
        Greedy(WORTH, MASTER, 2),
        Greedy(WORTH, Strength(3.0, 0, 1, 100), 3),
        Uniform(4),
    ]
    assert game(players[:seats], seats).over


@pytest.mark.parametrize(("player", "games"), [(Greedy(WORTH, MASTER, 1), 6), (search(8), 3)])
def test_both_win_against_the_lot(player: Greedy | Search, games: int) -> None:
    """Three in four games against three by lot, where the lot itself wins one in four."""
    won = sum(shares(game([player, Uniform(8), Uniform(9), Uniform(10)], seed))[0] for seed in range(games))
    assert won >= 0.75 * games


def test_the_same_seed_thinks_the_same() -> None:
    for position in questions(4):
        seat = position.seat
        assert told(search(16, 5).think(position, seat)) == told(search(16, 5).think(position, seat))


def test_nothing_depends_on_what_the_seat_cannot_know() -> None:
    for index, position in enumerate(questions(6)):
        seat = position.seat
        for player in (Greedy(WORTH, MASTER, 7), search(10, 7)):
            twin = Greedy(WORTH, MASTER, 7) if isinstance(player, Greedy) else search(10, 7)
            exchanged = position.guess(seat, Dice(index))
            real = player.think(position.guess(seat, Dice(99)), seat)
            assert told(real) == told(twin.think(exchanged.guess(seat, Dice(99)), seat))


def test_thinking_changes_nothing() -> None:
    for position in questions(4):
        before = position.hash()
        search(10).think(position, position.seat)
        assert position.hash() == before


def test_an_answer_without_choice_needs_no_thought() -> None:
    position = begun()
    while position.seat == CHANCE or len(position.options()) > 1:
        position.playout(Dice(3), 1)
    thought = search(10).think(position, position.seat)
    assert thought.answer == position.options()[0] and not thought.motives and thought.chance < 0


def test_whoever_has_no_time_answers_as_greedy() -> None:
    hasty = Search(WORTH, MASTER, Budget(1e-9, 0), 1)
    for position in questions(5):
        seat = position.seat
        assert hasty.answer(position, seat) == Search(WORTH, MASTER, Budget(1e-9, 0), 1).greedy.answer(position, seat)


def test_motives_add_up_to_the_difference() -> None:
    """The motives are what told the answer from the alternative, as it counts for the seat."""
    position = questions(1)[0]
    seat = position.seat
    greedy = Greedy(WORTH, Strength(0.0, 0, 1, 100), 1)
    thought = greedy.think(position, seat)
    judgement = Judgement(WORTH, position, 1)
    worths: list[float] = []
    for answer in (thought.answer, thought.alternative):
        twin = position.copy()
        twin.play(answer, seat)
        worths.append(judgement.worth(WORTH.terms(twin.state), seat))
    assert sum(motive.points for motive in thought.motives) == pytest.approx(worths[0] - worths[1], abs=0.05)


def test_noise_makes_others_of_equals() -> None:
    position = questions(1)[0]
    noisy = Greedy(WORTH, Strength(1e6, 0, 1, 100), 1)
    assert {noisy.answer(position, position.seat) for _ in range(60)} == set(position.options())


# the tree


def node_of(*worths: float) -> Node:
    node = Node()
    node.expand(0, [Edge(index, worth, [0.5, 0.5]) for index, worth in enumerate(worths)], 1.0)
    return node


def test_edges_come_best_first_with_priors_that_add_up() -> None:
    node = node_of(1.0, 3.0, 2.0)
    assert [edge.answer for edge in node.edges] == [1, 2, 0]
    assert sum(edge.prior for edge in node.edges) == pytest.approx(1.0)
    assert node.edges[0].prior / node.edges[1].prior == pytest.approx(2.718281828)


def test_an_edge_far_behind_has_next_to_no_prior() -> None:
    node = node_of(0.0, -1e9)
    assert node.edges[1].prior < 1e-10


def test_a_node_widens_with_its_visits() -> None:
    node = node_of(*[0.0] * 20)
    tried: set[int] = set()
    for _ in range(100):
        node.visits += 1
        edge = node.choose([])
        assert edge is not None
        edge.learn([0.5, 0.5], False)
        tried.add(edge.answer)
        assert len(tried) <= 2 + 0.7 * node.visits**0.5
    assert len(tried) > 5


def test_only_legal_answers_are_chosen() -> None:
    node = node_of(3.0, 2.0, 1.0)
    edge = node.choose([2])
    assert edge is not None and edge.answer == 2
    assert node.choose([7]) is None


def test_the_better_edge_is_tried_more() -> None:
    node = node_of(0.0, 0.0)
    for _ in range(40):
        node.visits += 1
        edge = node.choose([])
        assert edge is not None
        edge.learn([0.7, 0.3] if edge.answer == 1 else [0.4, 0.6], False)
    assert node.best().answer == 1
    counts = {edge.answer: edge.visits for edge in node.edges}
    assert counts[1] > 2 * counts[0]


def test_values_are_means_or_exact() -> None:
    edge = Edge(0, 0.0, [0.8, 0.2])
    edge.learn([0.2, 0.8], False)
    edge.learn([0.4, 0.6], False)
    assert edge.values == pytest.approx([(3 * 0.8 + 0.2 + 0.4) / 5, (3 * 0.2 + 0.8 + 0.6) / 5])
    edge.learn([1.0, 0.0], True)
    assert edge.values == [1.0, 0.0]


def test_where_nothing_is_left_to_chance_the_mover_takes_the_best() -> None:
    """What a walk hands back to the root is what the mover on the way can reach, not what was met this time."""
    root = greatpowers.start("imperial-2030", seats=2, seed=1).fast
    arm, node = Edge(root.options()[0], 0.0, [0.5, 0.5]), node_of(0.0, 0.0)
    good, bad = node.edges
    good.learn([0.9, 0.1], True)
    walk = Walk(root, root.seat, arm, Dice(1), roster.evaluation("imperial-2030", "greedy"))
    walk.movers.append(node)
    walk.path.append(bad)
    walk.hand_back([0.2, 0.8])
    assert (bad.values, arm.values) == ([0.2, 0.8], [0.9, 0.1])


def test_softmax() -> None:
    assert softmax([1.0, 1.0], 3.0) == [0.5, 0.5]
    few = softmax([0.0, 2.0], 2.0)
    assert few[1] / few[0] == pytest.approx(2.718281828) and sum(few) == pytest.approx(1.0)
