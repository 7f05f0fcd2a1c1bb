"""Words from a game's `.ftl` file: a message for each event, and `no-CLAUSE` for each refusal."""

from collections.abc import Sequence

from guanxi.core.events import Event
from guanxi.core.game import Refusal
from guanxi.core.rules import Rules, State
from guanxi.core.text import Texts


class PlainWords:
    """What readers of one language are told."""

    def __init__(self, package: str, rules: Rules, language: str) -> None:
        self.rules, self.language = rules, language
        self.texts = Texts(package, language)

    def say(self, message: str, **facts: object) -> str:
        """One of the game's messages."""
        return self.texts.say(message, **facts)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """What happened, in a sentence."""
        return self.texts.tell(event, names)

    def tell_all(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """What happened, one thing after the other."""
        return self.texts.tell_all(events, names)

    def source(self, source: str, where: str) -> str:
        """As scenarios call it."""
        return f"{source} {where}".strip()

    def refusal(self, state: State, seat: int, action: int, names: Sequence[str]) -> Refusal | None:
        """The clause against an action, and its sentence; whose turn it is may be part of that."""
        clause = self.rules.why_not(state, seat, action)
        acting = -1 if self.rules.is_over(state) else int(self.rules.to_act(state))
        to_act = names[acting] if acting >= 0 else ""
        return Refusal(clause, self.say(f"no-{clause}", to_act=to_act)) if clause else None
