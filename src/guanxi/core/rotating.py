"""A scenario with the seats rotated: everybody sits some places further, in the same order. The same must come of it.

Rules know no seat by its number, so what holds for the first player holds for whoever sits there. Names, and the words
that notation has for seats, change places; what a position does not say but means is said, such as who is to act.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from guanxi.core.game import Game, State

TURNED: Final = ("position", "step", "expect")  # the parts of a scenario that tell of players
_WORD: Final = re.compile(r"[\w'-]+")


def rotations(
    game: Game, start: State, end: State, names: Sequence[str], given: Mapping[str, Any]
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every other way to seat the players of a scenario: how many places they have moved, and the scenario so told."""
    seated = game.positions.seated(end)
    if seated is None or set(names) & set(_other_words(game, start)):
        return
    meant = game.positions.position(start, names)
    whole = {**given, "position": {**given.get("position", {}), **{word: meant[word] for word in seated}}}
    for places in range(1, len(names)):
        players, words = _moved(names, places), _moved(_seat_words(game, start)[: len(names)], places)
        told = {key: _told(value, players, words) if key in TURNED else value for key, value in whole.items()}
        yield places, told


def _other_words(game: Game, state: State) -> Iterator[str]:
    """What notation calls anything else; a player of that name could not be told from it."""
    for row in game.kinds(state).rows:
        for told in (row.line, *(word for field in row.fields if field.sort != "seat" for word in field.words)):
            yield from _WORD.findall(told)


def _seat_words(game: Game, state: State) -> Sequence[str]:
    """What notation calls the seats."""
    fields = [field for row in game.kinds(state).rows for field in row.fields if field.sort == "seat" and field.words]
    return fields[0].words if fields else ()


def _moved(words: Sequence[str], places: int) -> dict[str, str]:
    return {word: words[(seat + places) % len(words)] for seat, word in enumerate(words)}


def _told(value: Any, players: Mapping[str, str], words: Mapping[str, str]) -> Any:
    """The same of other players, and with other words for the seats in lines of notation."""
    if isinstance(value, dict):
        return {_told(key, players, words): _told(each, players, words) for key, each in value.items()}
    if isinstance(value, list):
        return [_told(each, players, words) for each in value]
    if isinstance(value, str):
        return players.get(value) or _WORD.sub(lambda found: words.get(found[0], found[0]), value)
    return value
