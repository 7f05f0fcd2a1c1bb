"""China in sentences, for whoever reads instead of looking (`core/prose.py`). The words are in texts/."""

from collections.abc import Sequence

from guanxi.china.doors.prose import asking, choosing, telling
from guanxi.china.doors.prose.wording import Wording
from guanxi.china.rules.state import State
from guanxi.core.prose import Label, Passage, Thing


class ChinaProse:
    """China in a language."""

    def __init__(self, language: str) -> None:
        self.w = Wording(language)

    def table(self, state: State, names: Sequence[str], seat: int | None) -> list[Passage]:
        """Provinces, alliances, roads, cards, players."""
        return telling.table(self.w, state, names, seat)

    def choice(self, state: State, action: int, names: Sequence[str]) -> Label:
        """What may be done, with its town and its price."""
        return choosing.label(self.w, state, action, names)

    def cannot(self, state: State, action: int, names: Sequence[str]) -> str:
        """The title of a refusal."""
        return choosing.cannot(self.w, state, action, names)

    def ways(self, state: State, seat: int, action: int, names: Sequence[str]) -> list[str]:
        """What would help beyond other choices."""
        return asking.ways(self.w, state, seat, action)

    def causes(self, state: State, seat: int, action: int) -> list[Thing]:
        """What a refusal is about."""
        return asking.causes(state, seat, action)
