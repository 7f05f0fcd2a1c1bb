"""Looking to the end of the own gesture: an action with its payment, targets and second piece. Compiled."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.bots.judge import Judge, seats
from guanxi.core.rng import Rng
from guanxi.core.rules import CHANCE
from guanxi.core.world import NO_ACTION, Dealer, World

DEALS: Final = 3  # worlds in which an action is tried, unless said otherwise
DEEPEST: Final = 12  # decisions in one gesture; the cards beside a student are the most


class Lookahead:
    """Values actions by what they lead to before anybody else decides."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge
        self.luck: Rng = Rng("luck")  # the same for every action that is compared
        self.players: i64 = 0  # that there is room for
        self.n_actions: i64 = 0
        self.found: list[vec[float]] = []  # by depth, as far as somebody has looked
        self.actions: list[vec[i64]] = []
        self.clock: Callable[[], float] | None = None
        self.until: float = 0.0
        self.late: bool = False

    def set_clock(self, clock: Callable[[], float] | None, until: float) -> None:
        """From now on, look no further than until then; None is no limit."""
        self.clock = clock
        self.until = until
        self.late = False

    def is_late(self) -> bool:
        """Is the time up? The clock is not asked again once it said so."""
        clock = self.clock
        if clock is not None and not self.late:
            self.late = clock() >= self.until
        return self.late

    def try_out(self, world: World, action: i64, luck: i64, out: vec[float]) -> None:
        """Everybody's chances after an action of the seat to act, going on as well as it can."""
        seat = world.to_act()
        branch = world.copy()
        branch.do(action)
        self.luck.reseed(luck)
        self.after(branch, seat, out, 0)

    def after(self, world: World, seat: i64, out: vec[float], depth: i64) -> None:
        """Everybody's chances once the gesture of this seat is over; changes the world."""
        while True:
            acting = world.to_act()
            if acting == CHANCE:
                world.deal_on(self.luck)
            elif acting != seat or depth == DEEPEST or not world.goes_on():
                self.judge.chances(world, out)
                return
            else:
                usual = world.usual()
                if usual == NO_ACTION:
                    self._best(world, seat, out, depth)
                    return
                world.do(usual)

    def _make_room(self, world: World) -> None:
        """For a table of another size than the last one."""
        self.players = world.players
        self.n_actions = world.n_actions
        self.actions = []
        self.found = []

    def _best(self, world: World, seat: i64, out: vec[float], depth: i64) -> None:
        """The best way to go on, of those for which there is time; one there is always."""
        if self.players != world.players or self.n_actions != world.n_actions:
            self._make_room(world)
        while i64(len(self.actions)) <= depth:
            self.actions.append(vec[i64]([0] * int(world.n_actions)))
            self.found.append(seats(world))
        actions = self.actions[depth]
        found = self.found[depth]
        best = -1.0
        for k in range(world.legal(actions)):
            if k > 0 and self.is_late():
                return
            branch = world.copy()
            branch.do(actions[k])
            self.after(branch, seat, found, depth + 1)
            if found[seat] > best:
                best = found[seat]
                for other in range(world.players):
                    out[other] = found[other]


def chances_after(judge: Judge, dealer: Dealer, rng: Rng, actions: list[int], deals: int) -> list[list[float]]:
    """For each action, everybody's chances after it: an average over some deals, the same for all actions."""
    ahead = Lookahead(judge)
    sums: list[list[float]] = []
    for _ in range(deals):
        world = dealer.deal(rng)
        players = int(world.players)
        sums = sums or [[0.0] * players for _ in actions]
        out = seats(world)
        luck = rng.below(1 << 31)
        for number, action in enumerate(actions):
            ahead.try_out(world, action, luck, out)
            for seat in range(players):
                sums[number][seat] += out[seat]
    return [[total / deals for total in row] for row in sums]


def weighed_after(judge: Judge, dealer: Dealer, rng: Rng, actions: list[int], deals: int) -> list[list[list[float]]]:
    """For each action, seat and item: the points that the item is worth once the gesture is over, on average."""
    ahead = Lookahead(judge)
    n = judge.n_items
    sums: list[list[list[float]]] = []
    for _ in range(deals):
        world = dealer.deal(rng)
        players = world.players
        sums = sums or [[[0.0] * int(n) for _ in range(players)] for _ in actions]
        luck = rng.below(1 << 31)
        for number, action in enumerate(actions):
            branch = world.copy()
            branch.do(action)
            ahead.luck.reseed(luck)
            _settle(ahead, branch, world.to_act())
            judge.weigh(branch)
            for seat in range(players):
                row = sums[number][seat]
                for item in range(n):
                    row[item] += judge.items[seat * n + item] * judge.now[item] / deals
    return sums


def _settle(ahead: Lookahead, world: World, seat: i64) -> None:
    """Bring the gesture of this seat to its end, each step the best one."""
    actions = vec[i64]([0] * int(world.n_actions))
    out = seats(world)
    while True:
        acting = world.to_act()
        if acting == CHANCE:
            world.deal_on(ahead.luck)
        elif acting != seat or not world.goes_on():
            return
        else:
            best = world.usual()
            top = -1.0
            for k in range(world.legal(actions) if best == NO_ACTION else i64(0)):
                branch = world.copy()
                branch.do(actions[k])
                ahead.after(branch, seat, out, 0)
                if out[seat] > top:
                    top = out[seat]
                    best = actions[k]
            world.do(best)
