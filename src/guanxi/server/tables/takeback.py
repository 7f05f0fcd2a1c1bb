"""Taking back by vote: who is asked, when it is decided, how long one waits after a no."""

from dataclasses import dataclass, field

from guanxi.server.clocks.speed import DAY, SECOND, Live, Speed

FIRST_PAUSE = 10 * SECOND  # after a refusal; it grows with the square of their number
MOST_REFUSALS = 10  # that count


@dataclass
class Request:
    """Somebody asks to go back to the position after `to` actions."""

    place: int
    to: int
    at: int  # when it was made
    voters: frozenset[str]  # the persons who must agree
    agreed: set[str] = field(default_factory=set)
    revealed: bool = False  # has anything been revealed since?
    falls: int = 0  # how many actions would fall

    @property
    def is_granted(self) -> bool:
        """Have all agreed?"""
        return self.agreed >= self.voters


def patience(speed: Speed) -> int:
    """How long an answer may take."""
    return 60 * SECOND if isinstance(speed, Live) else DAY


def pause(refusals: int) -> int:
    """How long somebody waits before asking again, after so many refusals."""
    return FIRST_PAUSE * min(refusals, MOST_REFUSALS) ** 2
