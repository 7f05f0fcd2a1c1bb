"""What the parts of the page are made from: a contest with its games, and the page that grows."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from guanxi.arena.figures import figures
from guanxi.arena.ladder.plan import Contest
from guanxi.arena.markdown import picture
from guanxi.arena.match import Outcome


@dataclass(frozen=True)
class Played:
    """A contest with what has been played of it."""

    contest: Contest
    outcomes: Sequence[Outcome]

    @cached_property
    def found(self) -> dict[str, Any]:
        """Its figures."""
        return figures(self.contest.spec, self.outcomes)


@dataclass
class Page:
    """A page of Markdown, and the pictures that go with it by their file names."""

    parts: list[str]
    pictures: dict[str, str]
    folder: str  # where the pictures lie, seen from the page

    def draw(self, name: str, words: str, drawing: str) -> None:
        """Put a picture onto the page."""
        self.pictures[f"{name}.svg"] = drawing
        self.parts.append(picture(words, f"{self.folder}/{name}.svg"))


def behind(one: Played) -> str:
    """How many games stand behind the figures that follow."""
    engines = sorted({outcome.engine for outcome in one.outcomes})
    return f"{len(one.outcomes):,} of {one.contest.games:,} games" + (f", {' and '.join(engines)}." if engines else ".")
