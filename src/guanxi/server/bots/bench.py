"""Where computer players sit in a worker between two questions: those that were asked last, and no more."""

from collections import OrderedDict
from typing import Final, TypeAlias

from guanxi.bots import Bot, bot_named
from guanxi.bots.guests.host import Guest
from guanxi.core.errors import InputError
from guanxi.core.game import game_named

SEATS: Final = 128
GUESTS: Final = 8  # each has a process of its own

Key: TypeAlias = tuple[str, str, str, tuple[tuple[str, str], ...]]  # game, name, seed, options


class Bench:
    """The players of many tables. A player with the same seed is the same, wherever it sits."""

    def __init__(self, seats: int = SEATS, guests: int = GUESTS) -> None:
        self._most = (seats, guests)
        self._kept: OrderedDict[Key, Bot | InputError] = OrderedDict()  # or why it cannot be made

    def player(self, game: str, name: str, seed: str, options: dict[str, str]) -> Bot:
        """The player of this name at a table; InputError if it cannot be made, which is not tried twice."""
        key = (game, name, seed, tuple(sorted(options.items())))
        if key not in self._kept:
            self._kept[key] = _made(game, name, seed, options)
            self._make_room()
        self._kept.move_to_end(key)
        found = self._kept[key]
        if isinstance(found, InputError):
            raise found
        return found

    def _make_room(self) -> None:
        guests = [key for key, bot in self._kept.items() if isinstance(bot, Guest)]
        for key in guests[: max(0, len(guests) - self._most[1])]:
            self._leave(key)
        while len(self._kept) > self._most[0]:
            self._leave(next(iter(self._kept)))

    def _leave(self, key: Key) -> None:
        bot = self._kept.pop(key)
        if isinstance(bot, Guest):
            bot.close()

    def close(self) -> None:
        """End the processes of guests."""
        for key in list(self._kept):
            self._leave(key)


def _made(game: str, name: str, seed: str, options: dict[str, str]) -> Bot | InputError:
    try:
        return bot_named(name, game_named(game), seed, options)
    except InputError as error:
        return error
