"""Who sits where: people and computer players, each with a name of their own."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from guanxi.bots import bot_named
from guanxi.core.game import Game

PERSON: Final = "me"
PERSON_NAME: Final = "Player"  # sentences are told in the third person


@dataclass(frozen=True)
class Player:
    """A player: the name, and which computer player it is; a person is none."""

    name: str
    bot: str = ""


def usual_seats(count: int) -> list[str]:
    """One person among computer players, the last of them a weak one."""
    return [PERSON] + ["greedy"] * (count - 2) + ["random"] * (count > 1)


def seated(game: Game, seats: Sequence[str]) -> list[Player]:
    """The players that `me`, `greedy`, `me:Anna` ... ask for; InputError if there is no such computer player."""
    players: list[Player] = []
    for seat in seats:
        kind, _, name = seat.partition(":")
        if kind != PERSON:
            bot_named(kind, game, "")
        wanted = name or (PERSON_NAME if kind == PERSON else kind)
        players.append(Player(_free_name(wanted, players), "" if kind == PERSON else kind))
    return players


def _free_name(wanted: str, players: Sequence[Player]) -> str:
    """The name, numbered if somebody has it already."""
    taken = {player.name for player in players}
    name, number = wanted, 1
    while name in taken:
        number += 1
        name = f"{wanted} {number}"
    return name
