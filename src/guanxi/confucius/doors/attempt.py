"""What somebody tries to do, with the words to tell why not."""

from collections.abc import Sequence
from dataclasses import dataclass

from guanxi.confucius.doors.naming import Naming
from guanxi.confucius.rules.kinds import KINDS
from guanxi.confucius.rules.state import NOBODY, State


@dataclass(frozen=True)
class Attempt:
    """An action that a seat would like to take in a position, told to players of these names."""

    s: State
    seat: int
    action: int
    names: Sequence[str]
    words: Naming

    @property
    def kind(self) -> int:
        """The kind of the action."""
        return int(KINDS.kind_of[self.action])

    @property
    def one(self) -> int:
        """The value of its first field."""
        return int(KINDS.one[self.action])

    @property
    def two(self) -> int:
        """The value of its second field."""
        return int(KINDS.two[self.action])

    def name(self, seat: int) -> str:
        """A player; nobody has no name."""
        return "" if seat == NOBODY else self.words.player(self.names, seat)
