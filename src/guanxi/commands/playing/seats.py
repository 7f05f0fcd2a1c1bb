"""Who sits where: people and computer players, each with a name of their own."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Final

from guanxi.bots import bot_named
from guanxi.bots.characters import characters_of
from guanxi.bots.listing import title_of
from guanxi.commands.playing.screen import text
from guanxi.core.errors import InputError
from guanxi.core.game import Game

PERSON: Final = "me"
OPPONENT: Final = "magistrate"
GUESSER: Final = "random"


@dataclass(frozen=True)
class Player:
    """A player: the name, and which computer player it is; a person is none."""

    name: str
    bot: str = ""


def usual_seats(game: Game, count: int) -> list[str]:
    """One person among computer players of different characters; at random where they cannot judge the game."""
    if not game.minds.appraised:
        return [PERSON, *[GUESSER] * (count - 1)]
    characters = islice(cycle(characters_of(game.name)), count - 1)
    return [PERSON, *(f"{OPPONENT}@{character}" for character in characters)]


def seated(game: Game, seats: Sequence[str], language: str) -> list[Player]:
    """The players that `me`, `greedy`, `me:Anna` ... ask for; InputError if there is no such computer player.

    Whoever is not named is called as the language calls such a player.
    """
    players: list[Player] = []
    for seat in seats:
        bot, name = _who(game, seat, language)
        players.append(Player(_free_name(name, players), bot))
    return players


def _who(game: Game, seat: str, language: str) -> tuple[str, str]:
    """The computer player and its name; without a computer player it is a person."""
    kind, _, name = seat.partition(":")
    if kind == PERSON:
        return "", name or text("person-name", language)
    try:
        bot_named(seat, game, "")
        return seat, title_of(seat, game, language)
    except InputError:
        bot, colon, name = seat.rpartition(":")
        if not colon or not name or _is_budget(name):
            raise
    bot_named(bot, game, "")
    return bot, name


def _is_budget(text: str) -> bool:
    """Would somebody who says that mean a time or a number of simulations?"""
    return text[0].isdigit()


def _free_name(wanted: str, players: Sequence[Player]) -> str:
    """The name, numbered if somebody has it already."""
    taken = {player.name for player in players}
    name, number = wanted, 1
    while name in taken:
        number += 1
        name = f"{wanted} {number}"
    return name
