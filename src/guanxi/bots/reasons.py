"""What a whole move brought or will bring, in one sentence that is true of it."""

from collections.abc import Callable, Sequence

from guanxi.bots.judge import Judge
from guanxi.bots.thoughts import WORTH_TELLING, bot_texts
from guanxi.core.game import Game, State, View
from guanxi.core.rng import Rng
from guanxi.core.text import Texts
from guanxi.core.world import World
from guanxi.core.writing import signed

DEALS = 4  # worlds, where something hidden has to be guessed
Source = tuple[str, str]


class Reasons:
    """Reasons for moves in a language; `names` are the players in order of seats."""

    def __init__(self, game: Game, judge: Judge | None, names: Sequence[str], language: str) -> None:
        self.game = game
        self.judge = judge
        self.names = names
        self.words = game.words(language)
        self.texts: Texts = bot_texts(language)

    def between(self, seat: int, before: View, after: View) -> str:
        """Why a seat moved from one position to the other, as far as somebody can tell who saw both."""
        shown = [self.game.rules.shown(view) for view in (before, after)]
        if self.judge is None:
            return self.sentence(seat, shown[0], shown[1], [])
        one, other = (self._weighed(seat, view) for view in (before, after))
        return self.sentence(seat, shown[0], shown[1], [b - a for a, b in zip(one, other, strict=True)])

    def _weighed(self, seat: int, view: View) -> list[float]:
        """The items of a seat in worlds that fit a view, on average."""
        rng = Rng(f"reason/{self.game.rules.view_bytes(view).hex()}")
        dealer = self.game.minds.dealer(view)
        rows = [self.items(seat, dealer.deal(rng)) for _ in range(DEALS)]
        return [sum(column) / DEALS for column in zip(*rows, strict=True)]

    def items(self, seat: int, world: World) -> list[float]:
        """What each item of the appraisal is worth to a seat."""
        assert self.judge is not None
        n = int(self.judge.n_items)
        self.judge.weigh(world)
        return [self.judge.items[seat * n + item] * self.judge.now[item] for item in range(n)]

    def sentence(
        self, seat: int, before: State, after: State, weighed: Sequence[float], later: Callable[[], str] | None = None
    ) -> str:
        """The points that it changes most, as things stand; without any, what it is good for, at once or `later`."""
        changes = [_changes(*pair) for pair in zip(*map(self._sources, (before, after)), strict=True)]
        net = sum(changes[seat].values())
        if net > 0:
            return self._gained(seat, changes, net)
        good = max(zip(weighed, self.game.minds.appraised, strict=False), default=(0.0, ""))
        if good[0] < WORTH_TELLING:
            if net < 0:
                return self.texts.say("move-invests", points=-net)
            return later() if later else self.texts.say("move-waits")
        item = self.words.say(f"item-{good[1]}")
        told = self.texts.say("move-for", item=item, points=signed(good[0], self.texts.language))
        return self.texts.say("move-costs", reason=told, points=-net) if net < 0 else told

    def _gained(self, seat: int, changes: Sequence[dict[Source, int]], net: int) -> str:
        """The most that it wins, from whom; and the most that it loses by that, with what is left of it."""
        gain, source = max((points, source) for source, points in changes[seat].items())
        least, loser = min((each.get(source, 0), name) for each, name in zip(changes, self.names, strict=True))
        what = self.words.source(*source)
        if least < 0:
            told = self.texts.say("move-takes", what=what, player=loser, points=gain)
        else:
            told = self.texts.say("move-gains", what=what, points=gain)
        loss, lost = min((points, source) for source, points in changes[seat].items())
        if loss >= 0:
            return told
        return self.texts.say("move-loses", reason=told, what=self.words.source(*lost), points=-loss, net=net)

    def _sources(self, state: State) -> list[dict[Source, int]]:
        """Everybody's points by source; roads are one source, as they grow and join."""
        found = []
        for items in self.game.positions.items(state):
            points: dict[Source, int] = {}
            for item in items:
                key = (item.source, "" if " " in item.where else item.where)
                points[key] = points.get(key, 0) + item.points
            found.append(points)
        return found


def _changes(before: dict[Source, int], after: dict[Source, int]) -> dict[Source, int]:
    return {key: after.get(key, 0) - before.get(key, 0) for key in {*before, *after}}
