"""Computer players at a table of somebody else's game: written in plain Python, with more seats than ours have."""

from bots_hands import chances_of, items_of
from librt.vecs import vec
from mypy_extensions import i64

from guanxi.bots.judge import KNOTS, Judge, points_of
from guanxi.bots.limits import by_simulations
from guanxi.bots.lookahead import chances_after, weighed_after
from guanxi.bots.tree import Tree
from guanxi.core.rng import Rng
from guanxi.core.rules import NOBODY
from guanxi.core.world import NO_ACTION, Dealer, World

SEATS = 7


class Counting(World):
    """Everybody in turn takes 1 to 3 points, twice around."""

    def __init__(self, points: list[int], moves: int) -> None:
        super().__init__(SEATS, 3, 1)
        self.points = points
        self.moves = moves

    def copy(self) -> World:
        return Counting(list(self.points), self.moves)

    def to_act(self) -> i64:
        return NOBODY if self.moves == 2 * SEATS else self.moves % SEATS

    def goes_on(self) -> bool:
        return False

    def legal(self, out: vec[i64]) -> i64:
        for action in range(3):
            out[action] = action
        return 3

    def usual(self) -> i64:
        return NO_ACTION

    def do(self, action: i64) -> None:
        self.points[self.moves % SEATS] += int(action) + 1
        self.moves += 1

    def deal_on(self, rng: Rng) -> None:
        raise AssertionError("there is no chance")

    def stage(self) -> float:
        return self.moves / (2 * SEATS)

    def appraise(self, out: vec[float]) -> None:
        for seat in range(SEATS):
            out[seat] = float(self.points[seat])

    def places(self) -> list[int]:
        return [1 + sum(other > mine for other in self.points) for mine in self.points]

    def seen_by(self, seat: i64) -> bytes:
        return bytes([*self.points, self.moves])


class Same(Dealer):
    """Nothing is hidden."""

    def deal(self, rng: Rng) -> World:
        return Counting([0] * SEATS, 0)


JUDGE = Judge([1.0] * KNOTS, [2.0] * KNOTS)


def test_seven_are_judged() -> None:
    world = Counting([1, 2, 3, 4, 5, 6, 7], 8)
    assert points_of(JUDGE, world) == [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]
    assert items_of(world) == [[float(points)] for points in range(1, 8)]
    chances = chances_of(JUDGE, world)
    assert len(chances) == SEATS
    assert chances == sorted(chances)
    assert abs(sum(chances) - 1.0) < 1e-9


def test_a_planner_takes_most() -> None:
    chances = chances_after(JUDGE, Same(), Rng("x"), [0, 1, 2], 2)
    assert [len(row) for row in chances] == [SEATS] * 3
    assert chances[2][0] == max(row[0] for row in chances)
    weighed = weighed_after(JUDGE, Same(), Rng("x"), [0, 1, 2], 1)
    assert [row[0] for row in weighed] == [[1.0], [2.0], [3.0]]
    assert [len(row) for row in weighed] == [SEATS] * 3


def test_a_search_takes_most() -> None:
    tree = Tree(JUDGE, Rng("x"), lambda: 0.0, 1.0, 1.0, [1.0, 1.0])
    tree.search(Same(), b"start", 0, [0, 1, 2], by_simulations(200))
    root = tree.root
    assert root is not None
    visits = [int(root.visits[slot]) for slot in range(3)]
    assert visits[[int(root.actions[slot]) for slot in range(3)].index(2)] == max(visits)
    assert [round(root.value(0, seat), 3) for seat in range(SEATS)]
