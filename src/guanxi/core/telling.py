"""What an action did, in one line: its events as somebody may know them, in somebody's language."""

from collections.abc import Sequence

from guanxi.core.events import EVERYBODY, Event
from guanxi.core.game import Game, State


def events_of(game: Game, state: State, action: int, viewer: int = EVERYBODY) -> list[Event]:
    """What happens if the action is carried out in this position, which stays as it is."""
    after = game.rules.copy(state)
    return game.events(state).read_all(game.rules.tell(after, action), viewer, game.rules.players(state))


def line(game: Game, events: Sequence[Event], names: Sequence[str], language: str) -> str:
    """Events as one line of the log; empty if there is nothing to say."""
    words = game.words(language)
    return " ".join(filter(None, (words.tell(event, names) for event in events)))


def sentence(
    game: Game, state: State, action: int, names: Sequence[str], language: str, viewer: int = EVERYBODY
) -> str:
    """The line of one action; `state` is the position before it, `names` are those of the seats after it."""
    return line(game, events_of(game, state, action, viewer), names, language)
