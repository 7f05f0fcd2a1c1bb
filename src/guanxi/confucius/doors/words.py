"""Confucius in a language: what happened, and why something is refused. The words are in texts/."""

from collections.abc import Sequence

from guanxi.confucius.doors.naming import naming
from guanxi.confucius.doors.refusals import refusal
from guanxi.confucius.rules.engine import ConfuciusRules
from guanxi.confucius.rules.events import EVENTS
from guanxi.confucius.rules.state import State, copy_state
from guanxi.core.events import EVERYBODY, Event
from guanxi.core.game import Refusal
from guanxi.core.text import joined_line

_RULES = ConfuciusRules()


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
        return self.texts.event(event, EVENTS.by_name[event.name], names)

    def sentence(self, state: State, seat: int, action: int, names: Sequence[str], viewer: int | None = None) -> str:
        """The action as the log tells it, to everybody or to one seat; `state` is the position before it."""
        told = _RULES.tell(copy_state(state), action)
        heard = EVENTS.read_all(told, EVERYBODY if viewer is None else viewer, len(names))
        return joined_line(self.tell(event, names) for event in heard)

    def refusal(self, state: State, seat: int, action: int, names: Sequence[str]) -> Refusal | None:
        """The clause against an action, with the facts that made it apply; None if it is allowed."""
        return refusal(state, seat, action, names, self.language)
