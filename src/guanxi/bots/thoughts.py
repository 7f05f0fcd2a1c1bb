"""What a computer player thinks of an action: chances, points, and a sentence that says what speaks for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from guanxi.bots.judge import Judge
from guanxi.bots.lookahead import DEALS, chances_after, weighed_after
from guanxi.core.game import Game, View
from guanxi.core.rng import Rng
from guanxi.core.text import Texts, texts
from guanxi.core.writing import signed

WORTH_TELLING = 0.05  # points


def bot_texts(language: str) -> Texts:
    """The words of computer players in a language."""
    return texts("guanxi.bots", language)


@dataclass(frozen=True)
class Thought:
    """One action as a player sees it. Rows are in order of seats."""

    action: int
    line: str  # the action in notation
    visits: int | None  # how often a search looked at it; None for players that do not search
    chances: tuple[float, ...]  # the expected part of the victory
    points: tuple[float, ...]  # what the position is held to be worth; the scale is the judge's
    sentence: str


def twin(rng: Rng) -> Rng:
    """The same numbers once more, so that whoever asks for an explanation changes nothing."""
    copy = Rng("")
    copy.x, copy.y, copy.z, copy.w = rng.x, rng.y, rng.z, rng.w
    return copy


def best_first(chances: Sequence[Sequence[float]], seat: int) -> list[int]:
    """Numbers of the actions, by the chance of a seat."""
    return sorted(range(len(chances)), key=lambda number: -chances[number][seat])


class Weighing:
    """What every legal action leads to, item by item, in the eyes of a judge; told in a language."""

    def __init__(self, game: Game, judge: Judge, view: View, legal: Sequence[int], language: str) -> None:
        self.game = game
        self.judge = judge
        self.view = view
        self.legal = list(legal)
        self.texts = bot_texts(language)
        self.table = game.rules.shown(view)
        self.seat = game.rules.to_act(self.table)

    @property
    def _rng(self) -> Rng:
        """Depends on the view only."""
        return Rng(f"explain/{self.game.rules.view_bytes(self.view).hex()}")

    @cached_property
    def _weighed(self) -> list[list[list[float]]]:
        """Points by action, seat and item."""
        return weighed_after(self.judge, self.game.minds.dealer(self.view), self._rng, self.legal, DEALS)

    @cached_property
    def _chances(self) -> list[list[float]]:
        return chances_after(self.judge, self.game.minds.dealer(self.view), self._rng, self.legal, DEALS)

    @cached_property
    def _relative(self) -> list[list[float]]:
        """By action and item: what the own seat has more than the mean of its rivals."""
        return [self._own_lead(seats) for seats in self._weighed]

    def _own_lead(self, seats: list[list[float]]) -> list[float]:
        rivals = [items for seat, items in enumerate(seats) if seat != self.seat]
        means = [sum(column) / len(rivals) for column in zip(*rivals, strict=True)]
        return [own - mean for own, mean in zip(seats[self.seat], means, strict=True)]

    def thought(
        self,
        number: int,
        chances: Sequence[float] | None = None,
        visits: int | None = None,
        sentence: str | None = None,
    ) -> Thought:
        """What there is to say of an action; what is not known of it otherwise is judged."""
        action = self.legal[number]
        return Thought(
            action,
            self.game.notation.write(self.table, action),
            visits,
            tuple(self._chances[number] if chances is None else chances),
            tuple(sum(items) for items in self._weighed[number]),
            self.sentence(number) if sentence is None else sentence,
        )

    def differences(self, number: int) -> list[tuple[float, str]]:
        """Where an action brings more or less than the legal actions do on average: points and items, most first."""
        count = len(self.legal)
        means = [sum(column) / count for column in zip(*self._relative, strict=True)]
        pairs = zip(self._relative[number], means, self.game.minds.appraised, strict=True)
        return sorted(((own - mean, item) for own, mean, item in pairs), reverse=True)

    def sentence(self, number: int) -> str:
        """In plain words: the one or two items that speak most for it, and the one that speaks most against it."""
        if len(self.legal) == 1:
            return self.texts.say("only-action")
        if self.game.minds.usual(self.table) == self.legal[number]:
            return self.texts.say("usual-action")
        found = self.differences(number)
        good = [pair for pair in found[:2] if pair[0] >= WORTH_TELLING]
        bad = [pair for pair in found[-1:] if pair[0] <= -WORTH_TELLING]
        told = [self._told(points, item, number == 0) for number, (points, item) in enumerate(good + bad)]
        return _joined(self.texts, told[: len(good)], told[len(good) :])

    def _told(self, points: float, item: str, first: bool) -> str:
        words = self.game.words(self.texts.language).say(f"item-{item}")
        return self.texts.say("reason-first" if first else "reason", item=words, points=self.signed(points))

    def signed(self, points: float) -> str:
        """+1.8 or −0.4."""
        return signed(points, self.texts.language)


def _joined(t: Texts, good: Sequence[str], bad: Sequence[str]) -> str:
    if not good and not bad:
        return t.say("like-others")
    if not bad:
        return t.say("only-for", good=t.joined(good))
    if not good:
        return t.say("only-against", bad=bad[0])
    return t.say("for-and-against", good=t.joined(good), bad=bad[0])
