"""What a tournament is: the game, its options, who enters and the seed. The number of games is not part of it."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from guanxi import __version__
from guanxi.bots import bot_named, is_guest
from guanxi.core.errors import InputError
from guanxi.core.game import Game, game_named
from guanxi.core.table import check_names, check_seed
from guanxi.simulation import player_names, table_names

USUAL = 4  # players at a table, of many


@dataclass(frozen=True)
class Specification:
    """Everything that decides what is played; two that are equal play the same games."""

    game: str
    options: Mapping[str, str]  # all of them, `players` being the size of a table
    players: tuple[str, ...]  # the entrants; a name may come several times
    seed: str
    version: str  # of guanxi: players of another version may play otherwise
    rules: int
    minds: str  # a digest of what our own players think with: after a change they play otherwise
    secret: str = field(default="", repr=False)  # where guests play: drawn with the folder, and kept there only

    @property
    def table(self) -> int:
        """How many sit at a table."""
        return int(self.options["players"])

    @property
    def guests(self) -> list[str]:
        """The entrants of other packages, who may be curious."""
        return [name for name in self.players if is_guest(name)]

    @property
    def labels(self) -> list[str]:
        """The entrants for people: `planner 1`, `planner 2`."""
        return player_names(self.players)

    @property
    def names(self) -> list[str]:
        """The entrants as records may name them."""
        return table_names(self.players)

    @property
    def digest(self) -> str:
        """Eight hexadecimal digits that tell one specification from another."""
        return hashlib.sha256(json.dumps(self.told(), sort_keys=True).encode()).hexdigest()[:8]

    @property
    def slug(self) -> str:
        """A name for a folder: readable, and different for every specification."""
        words = [f"{self.players.count(name)}x-{name}" for name in dict.fromkeys(self.players)]
        text = "-".join([self.game, f"{self.table}p", *(word.removeprefix("1x-") for word in words)])
        readable = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in text)
        return f"{readable[:60].strip('-')}-{self.digest}"

    def told(self) -> dict[str, Any]:
        """The same as plain data, without the secret."""
        told = {**asdict(self), "options": dict(self.options), "players": list(self.players)}
        del told["secret"]
        return told


def specify(
    game: str, options: Mapping[str, str], players: Sequence[str], seed: str, table: int | None = None
) -> Specification:
    """A specification in which everything exists; InputError says what does not, before anything is played."""
    rules = game_named(game)
    if "players" in options:
        raise InputError("the option players is set by the arena: say --table N for the number of players at a table")
    count = _table_size(rules, len(players), table)
    for name in dict.fromkeys(players):
        _check_player(name, rules)
    check_seed(seed)
    filled = rules.options({**options, "players": str(count)})
    found = Specification(game, filled, tuple(players), seed, __version__, rules.rules_version, minds(rules.package))
    check_names(found.names, len(players))
    return found


@cache
def minds(package: str) -> str:
    """Eight digits of the sources of our own players, and of the weights of a game."""
    found = hashlib.sha256()
    folders: list[tuple[Traversable, tuple[str, ...]]] = [(files("guanxi.bots"), (".py",))]
    folders.append((files(package) / "minds", ("appraisal.py", ".toml")))
    for folder, endings in folders:
        listed = folder.iterdir() if folder.is_dir() else ()
        for path in sorted((path for path in listed if path.name.endswith(endings)), key=lambda path: path.name):
            found.update(path.read_bytes())
    return found.hexdigest()[:8]


def _table_size(game: Game, entrants: int, table: int | None) -> int:
    smallest, largest = min(game.player_counts), max(game.player_counts)
    if entrants < smallest:
        raise InputError(
            f"a tournament needs at least {smallest} players, not {entrants}; "
            "a player may be named several times: --players planner greedy greedy"
        )
    if table is None:
        return entrants if entrants <= largest else max(smallest, min(USUAL, largest))
    if table > entrants:
        raise InputError(f"--table {table}: only {entrants} players are named; name more, or take a smaller table")
    return table


def _check_player(name: str, game: Game) -> None:
    if not name.isprintable() or len(name) > 60 or "]" in name:
        raise InputError(f"{name[:40]!r} cannot be the name of a computer player")
    try:
        bot_named(name, game, "")
    except InputError:
        raise
    except Exception as error:  # somebody else's player: whatever it raises
        told = f"{type(error).__name__}: {error}"
        raise InputError(f'the computer player "{name}" cannot be made: {told[:200]}') from None
