"""Confucius in a language: what happened, and why something is refused. The words are in texts/."""

from collections.abc import Sequence
from typing import Final

from guanxi.confucius.doors.naming import naming
from guanxi.confucius.doors.refusals import refusal
from guanxi.confucius.rules.state import State
from guanxi.core.events import Event
from guanxi.core.game import Refusal

# What the places of each source of points are.
_PLACES: Final = {
    "minister": "ministry",
    "secretary": "ministry",
    "voyage": "distant",
    "invasion": "land",
    "title": "title",
}


class ConfuciusWords:
    """Confucius in a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts = naming(language)

    def say(self, message: str, **facts: object) -> str:
        """One of the game's messages."""
        return self.texts.say(message, **facts)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """What happened; empty if there is nothing to say."""
        return self.texts.tell(event, names)

    def tell_all(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """What happened, one thing after the other."""
        return self.texts.tell_all(events, names)

    def source(self, source: str, where: str) -> str:
        """A source of points with its place."""
        return self.texts.say(f"source-{source}", where=self.texts.word(_PLACES.get(source, ""), where))

    def refusal(self, state: State, seat: int, action: int, names: Sequence[str]) -> Refusal | None:
        """The clause against an action, with the facts that made it apply; None if it is allowed."""
        return refusal(state, seat, action, names, self.language)
