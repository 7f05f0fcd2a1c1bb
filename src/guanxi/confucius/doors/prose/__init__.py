"""Confucius in sentences, for whoever reads instead of looking (`core/prose.py`). The words are in texts/."""

from collections.abc import Sequence

from guanxi.confucius.doors.prose import asking, choosing, people, telling
from guanxi.confucius.doors.prose.wording import Wording
from guanxi.confucius.rules.scoring import ending
from guanxi.confucius.rules.state import State
from guanxi.core.prose import Label, Passage, Thing


class ConfuciusProse:
    """Confucius in a language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def table(self, state: State, names: Sequence[str], seat: int | None) -> list[Passage]:
        """Court, gifts, examination, world, cards, players."""
        w, end = Wording(self.language, names, seat), ending.ended(state)
        return [
            telling.court(w, state, end),
            people.gifts_held(w, state),
            telling.examination(w, state),
            telling.world(w, state),
            people.cards(w, state),
            people.players(w, state, end),
        ]

    def choice(self, state: State, action: int, names: Sequence[str]) -> Label:
        """What may be done, with its price and its cubes."""
        return choosing.label(Wording(self.language, names, None), state, action)

    def cannot(self, state: State, action: int, names: Sequence[str]) -> str:
        """The title of a refusal."""
        return choosing.cannot(Wording(self.language, names, None), state, action)

    def ways(self, state: State, seat: int, action: int, names: Sequence[str]) -> list[str]:
        """What would make it possible."""
        return asking.ways(Wording(self.language, names, seat), state, seat, action)

    def causes(self, state: State, seat: int, action: int) -> list[Thing]:
        """What a refusal is about."""
        return asking.causes(state, seat, action)
