"""What an action did, in one line: its events as somebody may know them, in somebody's language."""

from collections.abc import Iterator, Sequence

from guanxi.core.events import EVERYBODY, Event
from guanxi.core.game import Game, State
from guanxi.core.text import texts


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


def paragraph(game: Game, events: Sequence[Event], names: Sequence[str], language: str) -> str:
    """Events as people tell them: what is alike at once, and what one player does in one sentence."""
    told = game.words(language).tell_all(events, names)
    return " ".join(_joined(told, names, language))


def _joined(sentences: Sequence[str], names: Sequence[str], language: str) -> Iterator[str]:
    done: list[str] = []  # by one player, without the name
    for number, sentence in enumerate(sentences):
        name, deed = _parted(sentence, names)
        done.append(deed)
        following = _parted(sentences[number + 1], names)[0] if number + 1 < len(sentences) else ""
        if not name or name != following:
            yield f"{name} {_listed(done, language)}." if name else sentence
            done = []


def _parted(sentence: str, names: Sequence[str]) -> tuple[str, str]:
    """Who does something, and what; nobody, if a sentence does not begin so or holds more than one."""
    found = [name for name in names if sentence.startswith(f"{name} ")]
    name = max(found, key=len, default="")
    deed = sentence[len(name) + 1 : -1]
    return (name, deed) if name and sentence.endswith(".") and ". " not in deed and ":" not in deed else ("", sentence)


def _listed(deeds: Sequence[str], language: str) -> str:
    if len(deeds) < 2:
        return "".join(deeds)
    return texts("guanxi.core.terminal", language).say("deeds", first=", ".join(deeds[:-1]), last=deeds[-1])
