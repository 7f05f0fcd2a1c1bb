"""Whole moves: an action with its second piece, targets and payment, as a search has found them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from guanxi.bots.judge import Judge, points_of
from guanxi.bots.lookahead import chances_after
from guanxi.bots.node import Node
from guanxi.bots.reasons import DEALS, Reasons
from guanxi.bots.search import SearchBot
from guanxi.bots.thoughts import WORTH_TELLING, Weighing
from guanxi.core.game import Game, State, View
from guanxi.core.rng import Rng

WIDEST = 12  # first actions that are followed up


@dataclass(frozen=True)
class Move:
    """All that a seat does before somebody else acts or chance speaks. Rows are in order of seats."""

    actions: tuple[int, ...]
    line: str  # as a person would type it
    visits: int | None  # how often a search looked at it; None where nothing was searched
    chances: tuple[float, ...]  # the expected part of the victory
    points: tuple[float, ...]  # what the position after it is held to be worth
    sentence: str


@dataclass(frozen=True)
class _Found:
    actions: tuple[int, ...]
    visits: int | None
    chances: tuple[float, ...]


class Mover:
    """The moves that a searching player would consider in a view."""

    def __init__(self, bot: SearchBot, view: View, legal: list[int], names: Sequence[str], language: str) -> None:
        self.game: Game = bot.game
        self.judge: Judge = bot.tree.judge
        self.bot = bot
        self.view = view
        self.legal = legal
        self.rules = bot.game.rules
        self.table = self.rules.shown(view)
        self.seat = self.rules.to_act(self.table)
        self.face = bot.game.face(language)
        self.reasons = Reasons(bot.game, self.judge, names, language)
        self.weighing = Weighing(bot.game, self.judge, view, legal, language)
        rng = Rng(f"moves/{self.rules.view_bytes(view).hex()}")
        self.starts = [self.rules.deal(view, rng) for _ in range(DEALS)]

    def moves(self, top: int) -> list[Move]:
        """The most visited first; what has hardly been looked at is an estimate."""
        found = sorted(self._found(), key=lambda each: (each.visits or 0, each.chances[self.seat]), reverse=True)
        return [self._told(each) for each in found[:top]]

    def _found(self) -> list[_Found]:
        usual = self.game.minds.usual(self.table)
        if usual is not None or len(self.legal) == 1:
            return [self._followed((usual if usual is not None else self.legal[0],), None)]
        self.bot.think(self.view, self.legal)
        root = self.bot.tree.root
        assert root is not None
        slots = [slot for slot in range(int(root.n)) if int(root.actions[slot]) in self.legal]
        slots.sort(key=lambda slot: int(root.visits[slot]), reverse=True)
        found = [each for slot in slots[:WIDEST] for each in self._behind(root, slot, ())]
        return found or [self._followed((self._best(self.view, self.legal),), None)]

    def _behind(self, node: Node, slot: int, done: tuple[int, ...]) -> Iterator[_Found]:
        """The moves that begin with some actions and this one."""
        actions, state = self._forced((*done, int(node.actions[slot])))
        child = node.next[slot]
        visits = int(node.visits[slot])
        if child is None or not self._goes_on(state) or not child.total:
            yield self._followed(actions, visits, self._values(node, slot))
            return
        legal = set(self.rules.legal(state))
        known = [n for n in range(int(child.n)) if int(child.actions[n]) in legal and child.visits[n]]
        for n in known:
            yield from self._behind(child, n, actions)

    def _values(self, node: Node, slot: int) -> tuple[float, ...]:
        return tuple(max(0.0, node.value(slot, seat)) for seat in range(self.rules.players(self.table)))

    def _followed(
        self, actions: tuple[int, ...], visits: int | None, chances: tuple[float, ...] | None = None
    ) -> _Found:
        """Begun so, and gone on with as well as can be seen at once."""
        actions, state = self._forced(actions)
        while self._goes_on(state):
            best = self._best(self.rules.view(state, self.seat), self.rules.legal(state))
            actions, state = self._forced((*actions, best))
        if chances is None:
            rows = chances_after(self.judge, self.game.minds.dealer(self.view), Rng("follow"), [actions[0]], DEALS)
            chances = tuple(rows[0])
        return _Found(actions, visits, chances)

    def _best(self, view: View, legal: Sequence[int]) -> int:
        """The action that looks best at once."""
        rows = chances_after(self.judge, self.game.minds.dealer(view), Rng("follow"), list(legal), 1)
        return int(legal[max(range(len(legal)), key=lambda number: rows[number][self.seat])])

    def _forced(self, actions: tuple[int, ...]) -> tuple[tuple[int, ...], State]:
        """The actions with what nobody would decide otherwise, and the position after them."""
        state = self._after(self.starts[0], actions)
        while self._goes_on(state):
            legal = self.rules.legal(state)
            usual = self.game.minds.usual(self.rules.shown(self.rules.view(state, self.seat)))
            if usual is None and len(legal) > 1:
                break
            action = legal[0] if usual is None else usual
            actions = (*actions, action)
            self.rules.do(state, action)
        return actions, state

    def _goes_on(self, state: State) -> bool:
        """Is something asked that belongs to the same move?"""
        if self.rules.is_over(state) or self.rules.to_act(state) != self.seat:
            return False
        return bool(self.game.minds.world(state).goes_on()) or not self.game.is_whole(state)

    def _after(self, start: State, actions: Sequence[int]) -> State:
        state = self.rules.copy(start)
        for action in actions:
            self.rules.do(state, action)
        return state

    def worth(self, actions: Sequence[int]) -> float:
        """By how many points the seat is held to be ahead of the mean of its rivals once this has been done."""
        ends = [self._after(start, actions) for start in self.starts]
        rows = [points_of(self.judge, self.game.minds.world(state)) for state in ends]
        points = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        rivals = [each for seat, each in enumerate(points) if seat != self.seat]
        return float(points[self.seat] - sum(rivals) / len(rivals))

    def _told(self, found: _Found) -> Move:
        ends = [self._after(start, found.actions) for start in self.starts]
        worlds = [[self.game.minds.world(state) for state in states] for states in (self.starts, ends)]
        points = [points_of(self.judge, world) for world in worlds[1]]
        rows = [[self.reasons.items(self.seat, world) for world in each] for each in worlds]
        one, other = ([sum(column) / DEALS for column in zip(*each, strict=True)] for each in rows)
        # What comes with any move, such as the cubes of a new round, speaks for none.
        more = {item: points for points, item in self.weighing.differences(self.legal.index(found.actions[0]))}
        items = zip(one, other, self.game.minds.appraised, strict=True)
        weighed = [min(b - a, more[item]) for a, b, item in items]
        return Move(
            found.actions,
            self.face.line(self.table, found.actions),
            found.visits,
            found.chances,
            tuple(sum(column) / DEALS for column in zip(*points, strict=True)),
            self.reasons.sentence(self.seat, self.starts[0], ends[0], weighed, lambda: self._later(found.actions[0])),
        )

    def _later(self, action: int) -> str:
        """What speaks for an action that brings nothing at once: what it brings or keeps more than the others do."""
        texts, words = self.weighing.texts, self.game.words(self.weighing.texts.language)
        if len(self.legal) == 1:
            return texts.say("only-action")
        if self.game.minds.usual(self.table) == action:
            return texts.say("usual-action")
        points, item = self.weighing.differences(self.legal.index(action))[0]
        if points < WORTH_TELLING:
            return texts.say("move-ahead")
        return texts.say("move-rather", item=words.say(f"item-{item}"), points=self.weighing.signed(points))
