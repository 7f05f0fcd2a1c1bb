"""Monte Carlo tree search over what a seat may know, for any number of players. Compiled; knows no game.

Every simulation deals anew what is hidden, walks down the tree with everybody looking after themselves (max^n), and
may add a node, whose actions are valued at first sight. From there everybody plays what looks best at first sight until
the searching seat has ended some more turns; the judge speaks after each of them, and what it said is carried back up.
The farther a turn, the more visits it takes until it is believed, so that a longer search looks farther.
Chance is dealt on the way and has no nodes, so a node stands for what has been done, whatever came up. Actions that
look good at first sight are looked at first and most (priors), so that a wide choice costs little.
"""

import math
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.bots.judge import Judge, seats
from guanxi.bots.limits import Limits
from guanxi.bots.lookahead import Lookahead
from guanxi.bots.node import Node
from guanxi.core.rng import Rng
from guanxi.core.rules import CHANCE, NOBODY
from guanxi.core.world import NO_ACTION, Dealer, World

LONGEST: Final = 200  # decisions that are played on from a new node
DEEPEST: Final = 60  # nodes on the way down
MOST_NODES: Final = 50_000  # in one tree: about half a gigabyte; simulations add no more
PATIENCE: Final = 50  # visits before a decision of somebody else gets a node
EARLY: Final = 16  # simulations before a search may end ahead of its time


class Tree:
    """A search for one seat; what it has found out is kept for its next decisions."""

    def __init__(
        self, judge: Judge, rng: Rng, clock: Callable[[], float], curiosity: float, sharpness: float, doubt: list[float]
    ) -> None:
        self.judge: Judge = judge
        self.ahead: Lookahead = Lookahead(judge)
        self.rng: Rng = rng
        self.clock: Callable[[], float] = clock
        self.curiosity: float = curiosity
        self.sharpness: float = sharpness
        self.base: i64 = 0  # of the seeds of one search
        self.open: list[int] = []  # what is legal at the root; its node may know more from other deals
        self.seat: i64 = 0
        self.doubt: vec[float] = vec[float](doubt)  # of what each own turn after this one shows
        self.horizon: i64 = len(doubt)  # own turns that are looked at
        self.mine: bool = True  # in a simulation: is the searching seat on turn?
        self.ended: i64 = 0  # own turns that have ended in it
        self.first: i64 = 0  # slot of its action at the root
        self.root: Node | None = None
        self.known: dict[bytes, Node] = {}
        self.simulations: i64 = 0
        self.nodes: i64 = 0
        self.size: i64 = 0  # nodes in the tree
        self.reused: i64 = 0  # simulations found in the tree when the last search began
        self.luck: Rng = Rng("luck")
        self.path: list[Node] = []
        self.slots: vec[i64] = vec[i64]([0] * DEEPEST)
        self.legal: vec[i64] = vec[i64]([])
        self.slot_of: vec[i64] = vec[i64]([])  # action -> slot in the node at hand, -1 for none
        self.chances: vec[float] = vec[float]([])  # of each seat
        self.said: vec[float] = vec[float]([])  # chances after each of these turns: turn * players + seat
        self.heard: i64 = 0  # turns of the simulation that have been judged

    def search(self, dealer: Dealer, key: bytes, seat: i64, legal: list[int], limits: Limits) -> None:
        """Think as long as the limits allow."""
        self.seat = seat
        self.open = legal
        self._take_up(key)
        timed = limits.until > 0.0
        self.ahead.set_clock(self.clock if timed else None, limits.moment(0))
        done: i64 = 0
        self.base = self.rng.below(1 << 30)
        while True:
            if not self._simulate(dealer):
                return
            done += 1
            self.simulations += 1
            if self.ahead.late:
                return
            if timed:
                self.ahead.until = limits.moment(done)
            left = limits.left(done, self.clock() if timed else 0.0)
            if left <= 0 or (done >= EARLY and self._is_clear(left)):
                return

    def _take_up(self, key: bytes) -> None:
        """Go on with the part of the tree that begins with this decision, if there is one."""
        self.root = self.known.get(key)
        self.known = {}
        self.size = 0
        self.reused = 0
        root = self.root
        if root is None:
            return
        self.reused = root.total
        left = [root]
        while left:
            node = left.pop()
            self.size += 1
            if node.key:
                self.known[node.key] = node
            for child in node.next:
                if child is not None:
                    left.append(child)

    def _is_clear(self, left: i64) -> bool:
        """Can no action overtake the one most visited any more?"""
        root = self.root
        if root is None:
            return False
        first: i64 = 0
        second: i64 = 0
        for slot in range(root.n):
            if int(root.actions[slot]) not in self.open:
                continue
            visits = root.visits[slot]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > left

    def _simulate(self, dealer: Dealer) -> bool:
        """One walk down and back up; False if the time was up before it came to anything."""
        world = self._deal(dealer)
        self.mine = True
        self.ended = 0
        self.heard = 0
        self.path = []
        depth: i64 = 0
        node = self.root
        while True:
            n = self._advance(world)
            acting = world.to_act()
            if self._is_far_enough(world, acting):
                break
            if depth == DEEPEST or (node is not None and node.seat != acting):
                self._conclude(world)
                break
            if node is None and self._is_ripe(depth, acting):
                node = self._expand(world, n)
                if node is None:
                    return False
                self._attach(node, depth)
                if depth == 0:
                    break
                world.do(node.actions[node.best_at_first_sight()])
                node = None
            if node is None:
                if not self._play_on(world):
                    return False
                break
            if not self._complete(node, world, n):
                return False
            slot = self.first if depth == 0 else self._select(node, n)
            self.path.append(node)
            self.slots[depth] = slot
            depth += 1
            world.do(node.actions[slot])
            node = node.next[int(slot)]
        for step in range(depth):
            self.path[int(step)].carry(self.slots[step], self.said)
        return True

    def _deal(self, dealer: Dealer) -> World:
        """A world to walk through; the action at the root is chosen before.

        The k-th visits of all actions at the root get the same deal and the same luck, so that they compare well.
        """
        root = self.root
        if root is None:
            self.luck.reseed(self.base)
        else:
            self.first = self._select_first(root)
            self.luck.reseed(self.base + root.visits[self.first])
        world = dealer.deal(self.luck)
        if i64(len(self.slot_of)) != world.n_actions:
            self.legal = vec[i64]([0] * int(world.n_actions))
            self.slot_of = vec[i64]([-1] * int(world.n_actions))
        if i64(len(self.chances)) != world.players:
            self.chances = seats(world)
            self.said = vec[float]([0.0] * int(world.players * self.horizon))
        return world

    def _is_far_enough(self, world: World, acting: i64) -> bool:
        """Is this where a simulation ends: where somebody else decides after the last own turn that is looked at?

        The judge speaks wherever an own turn after this one has ended.
        """
        if acting == NOBODY:
            self._conclude(world)
        elif acting == self.seat:
            self.mine = True
        elif self.mine:
            self.mine = False
            self.ended += 1
            if self.ended > 1:
                self._hear(world)
        return self.heard == self.horizon

    def _hear(self, world: World) -> None:
        """What the judge says now."""
        self.judge.chances(world, self.chances)
        for seat in range(world.players):
            self.said[self.heard * world.players + seat] = self.chances[seat]
        self.heard += 1

    def _conclude(self, world: World) -> None:
        """The turns that were still to come would show nothing new."""
        while self.heard < self.horizon:
            self._hear(world)

    def _select_first(self, root: Node) -> i64:
        """The action at the root."""
        n: i64 = 0
        for action in self.open:
            self.legal[n] = action
            n += 1
        return self._select(root, n)

    def _is_ripe(self, depth: i64, acting: i64) -> bool:
        """Should this decision get a node: an own one at once, another's when the way to it has been gone often?

        The more nodes of others lie behind an action, the better they reply to it: actions looked at more would seem
        worse for it than those looked at less.
        """
        if self.size >= MOST_NODES:
            return depth == 0
        if depth == 0 or acting == self.seat:
            return True
        return self.path[int(depth - 1)].visits[self.slots[depth - 1]] >= PATIENCE

    def _play_on(self, world: World) -> bool:
        """Let everybody take the action that looks best until it is far enough; then judge.

        That is where every simulation ends, in the tree or behind it: positions are comparable only at the same
        moment, since whoever has just moved looks better than whoever is to move. False if the time is up meanwhile.
        """
        for _ in range(LONGEST):
            n = self._advance(world)
            seat = world.to_act()
            if self._is_far_enough(world, seat):
                return True
            action = self._best_at_once(world, n, seat)
            if action == NO_ACTION:
                return False
            world.do(action)
        self._conclude(world)
        return True

    def _best_at_once(self, world: World, n: i64, seat: i64) -> i64:
        """What looks best at first sight; NO_ACTION if the time is up meanwhile."""
        luck = self.luck.below(1 << 31)
        top = -1.0
        chosen = self.legal[0]
        for k in range(n):
            if self.ahead.is_late():
                return NO_ACTION
            self.ahead.try_out(world, self.legal[k], luck, self.chances)
            if self.chances[seat] > top:
                top = self.chances[seat]
                chosen = self.legal[k]
        return chosen

    def _advance(self, world: World) -> i64:
        """On to the next real decision: deal, pay as usual, do what has to be done. Returns how many actions it has."""
        while True:
            acting = world.to_act()
            if acting == CHANCE:
                world.deal_on(self.luck)
            elif acting == NOBODY:
                return 0
            else:
                usual = world.usual()
                if usual == NO_ACTION:
                    n = world.legal(self.legal)
                    if n > 1:
                        return n
                    usual = self.legal[0]
                world.do(usual)

    def _attach(self, node: Node, depth: i64) -> None:
        self.nodes += 1
        self.size += 1
        if depth == 0:
            self.root = node
        else:
            self.path[int(depth - 1)].next[int(self.slots[depth - 1])] = node
        if node.key:
            self.known[node.key] = node

    def _expand(self, world: World, n: i64) -> Node | None:
        """A new node, its actions valued at first sight; None if the time is up meanwhile."""
        seat = world.to_act()
        node = Node(seat, world.players, n, self.doubt, self.heard)
        if seat == self.seat and self.ended == 0:
            node.key = world.seen_by(seat)
        if not self._look_at(node, world, n):
            if self.root is None:
                self.root = node  # better some actions than none
            return None
        return node

    def _look_at(self, node: Node, world: World, n: i64) -> bool:
        """Value the legal actions that the node does not know yet; False if the time is up meanwhile."""
        luck = self.luck.below(1 << 31)
        for k in range(n):
            action = self.legal[k]
            if self.slot_of[action] >= 0:
                continue
            if node.n > 0 and self.ahead.is_late():
                self._set_priors(node)
                return False
            self.ahead.try_out(world, action, luck, self.chances)
            node.add(action, self.chances)
        self._set_priors(node)
        return True

    def _set_priors(self, node: Node) -> None:
        """The better at first sight, the more it is looked at."""
        seat = node.seat
        top = -1.0
        for slot in range(node.n):
            worth = node.value(slot, seat)
            if worth > top:
                top = worth
        total = 0.0
        for slot in range(node.n):
            like = math.exp((node.value(slot, seat) - top) * self.sharpness) + 0.01
            node.prior[slot] = like
            total += like
        for slot in range(node.n):
            node.prior[slot] = node.prior[slot] / total

    def _complete(self, node: Node, world: World, n: i64) -> bool:
        """Other deals allow other actions: get to know those that are new."""
        for slot in range(node.n):
            self.slot_of[node.actions[slot]] = slot
        fresh = False
        for k in range(n):
            if self.slot_of[self.legal[k]] < 0:
                fresh = True
        in_time = self._look_at(node, world, n) if fresh else True
        for slot in range(node.n):
            self.slot_of[node.actions[slot]] = -1
        return in_time

    def _select(self, node: Node, n: i64) -> i64:
        """The legal action with the best sum of what it is worth and how little it is known."""
        seat = node.seat
        for slot in range(node.n):
            self.slot_of[node.actions[slot]] = slot
        reach = self.curiosity * math.sqrt(float(node.total + 1))
        chosen: i64 = -1
        best = -1.0
        for k in range(n):
            slot = self.slot_of[self.legal[k]]
            score = node.value(slot, seat) + reach * node.prior[slot] / float(node.visits[slot] + 1)
            if score > best:
                best = score
                chosen = slot
        for slot in range(node.n):
            self.slot_of[node.actions[slot]] = -1
        return chosen


def found(tree: Tree, players: int) -> list[tuple[int, int, list[float]]]:
    """What the search found: each action with its visits and everybody's chances, the most visited first."""
    root = tree.root
    if root is None:
        return []
    result: list[tuple[int, int, list[float]]] = []
    for slot in range(root.n):
        if int(root.actions[slot]) not in tree.open:
            continue
        chances = [root.value(slot, seat) for seat in range(players)]
        result.append((int(root.actions[slot]), int(root.visits[slot]), chances))
    seat = int(root.seat)
    result.sort(key=lambda row: (row[1], row[2][seat]), reverse=True)
    return result
