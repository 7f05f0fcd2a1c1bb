"""Players that others have written: registered as entry points of the group `guanxi.bots`, or put into `BOTS`.

Those of entry points are guests: each plays in a process of its own (`host.py`). What a running program puts into
`BOTS` is part of that program, and plays in it.

One rule tells what a player is. If its parameters are called `game` and `seed`, or `game` and `rng`, it makes players:
it is called once for each game and returns an object with the method `choose(view, legal)`. Otherwise it is itself the
function `(view, legal) -> action`.
"""

import inspect
import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from operator import index
from typing import TYPE_CHECKING, Any, Final

from guanxi.core.errors import InputError
from guanxi.core.game import Game, View
from guanxi.core.rng import Rng

if TYPE_CHECKING:
    from guanxi.bots import Bot

GROUP: Final = "guanxi.bots"
NAMES: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,39}")


class Fault(Exception):  # noqa: N818, the word for it
    """What a guest did wrong."""


@dataclass(frozen=True)
class Function:
    """A function as a player."""

    function: Callable[[View, list[int]], int]

    def choose(self, view: View, legal: list[int]) -> int:
        """What the function answers."""
        return self.function(view, legal)


def made(name: str, player: Callable[..., Any], game: Game, seed: str) -> "Bot":
    """A player of somebody else; InputError if it cannot be made."""
    try:
        parameters = _parameters(player)
        if parameters == ["game", "seed"]:
            found = player(game, seed)
        elif parameters == ["game", "rng"]:
            found = player(game, Rng(seed))
        else:
            found = Function(player)
    except Exception as error:  # whatever it raises
        raise InputError(f'the computer player "{name[:40]}" cannot be made: {told_of(error)}') from error
    if not callable(getattr(found, "choose", None)):
        told = f"what it makes has no method choose(view, legal): {found!r:.80}"
        raise InputError(f'the computer player "{name[:40]}" cannot be made: {told}')
    bot: Bot = found
    return bot


def _parameters(player: Callable[..., Any]) -> list[str]:
    try:
        return list(inspect.signature(player).parameters)
    except (TypeError, ValueError):  # some callables of C do not tell
        return []


def ask(name: str, bot: "Bot", view: View, legal: list[int]) -> int:
    """A legal action of a player; InputError names a player that fails or breaks the rules."""
    try:
        action = index(bot.choose(view, list(legal)))
    except (InputError, KeyboardInterrupt):
        raise
    except Exception as error:  # whatever it raises
        raise InputError(f'the computer player "{name[:60]}" went wrong: {told_of(error)}') from error
    if action not in legal:
        told = f"it answered {action}, which is not one of the {len(legal)} legal actions that it was given"
        raise InputError(f'the computer player "{name[:60]}" broke the rules: {told}')
    return action


def told_of(error: Exception) -> str:
    """What went wrong, in a line; of what somebody else's program raised, also its kind."""
    return plain(str(error) if isinstance(error, Fault | InputError) else f"{type(error).__name__}: {error}")


def plain(text: str, longest: int = 200) -> str:
    """Somebody else's words for a terminal: short, of one line, and without signs that control it."""
    return "".join(letter if letter.isprintable() else " " for letter in text[:longest])


def entries() -> list[EntryPoint]:
    """All entry points of the group."""
    return list(entry_points(group=GROUP))


def registered() -> dict[str, EntryPoint]:
    """Those with a name that can be said, whether they can be loaded or not; the first of a name counts."""
    found: dict[str, EntryPoint] = {}
    for entry in entries():
        if NAMES.fullmatch(entry.name):
            found.setdefault(entry.name, entry)
    return found


def load(entry: EntryPoint) -> Callable[..., Any]:
    """What an entry point stands for; InputError if it cannot be loaded."""
    try:
        player = entry.load()
    except Exception as error:  # somebody else's package: whatever it raises
        raise InputError(
            f'the computer player "{entry.name}" ({entry.value}) cannot be loaded: {told_of(error)}'
        ) from error
    if not callable(player):
        raise InputError(f'the computer player "{entry.name}" ({entry.value}) is neither a function nor a class')
    found: Callable[..., Any] = player
    return found
