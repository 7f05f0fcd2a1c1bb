"""What the ladder plays: tournaments of all players, duels, and games of a strong player against itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

from guanxi.arena.folder import Folder, look_into
from guanxi.arena.ladder.duels import DUELS, Duel
from guanxi.arena.specification import USUAL, Specification, specify
from guanxi.bots import LADDER
from guanxi.core.errors import InputError
from guanxi.core.game import game_named, games_that_load


@dataclass(frozen=True)
class Contest:
    """One thing to play, and why."""

    kind: str  # "all", "duel" or "strong"
    spec: Specification
    games: int  # planned
    duel: Duel | None = None

    @property
    def title(self) -> str:
        """For people who wait."""
        who = {"all": "all players", "strong": f"{self.spec.players[0]} with itself"}.get(self.kind)
        return f"{self.spec.game}, {self.spec.table} players, {who or str(self.duel)}"

    @property
    def slug(self) -> str:
        """For the names of pictures."""
        readable = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in self.title)
        return "-".join(word for word in readable.split("-") if word)

    def look(self, out: Path) -> Folder:
        """What has been played of it so far."""
        return look_into(out / self.spec.slug, self.spec)


@dataclass(frozen=True)
class Plan:
    """All contests, and what cannot be played because a player does not exist here."""

    contests: tuple[Contest, ...]
    left_out: tuple[str, ...]


def make_plan(only: str | None, duels_only: bool, games: int, strong: str, strong_games: int) -> Plan:
    """The contests of one game, or of all that computer players can judge, in the order in which they are played."""
    chosen = [game for game in games_that_load() if game.minds.appraised] if only is None else [game_named(only)]
    contests: list[Contest] = []
    left_out: list[str] = []
    for game in [each.name for each in chosen]:
        if not duels_only:
            contests += [Contest("all", _all(game, table), games) for table in game_named(game).player_counts]
        for duel in DUELS:
            _add_duel(contests, left_out, game, duel)
        if not duels_only:
            spec = specify(game, {}, [strong] * USUAL, "strong")
            contests.append(Contest("strong", spec, strong_games))
    return Plan(tuple(contests), tuple(left_out))


def entrants(names: Sequence[str], table: int) -> list[str]:
    """All players, from the beginning again if they do not fill a table."""
    return list(islice(cycle(names), max(len(names), table)))


def _all(game: str, table: int) -> Specification:
    return specify(game, {}, entrants(LADDER, table), "ladder", table)


def _add_duel(contests: list[Contest], left_out: list[str], game: str, duel: Duel) -> None:
    try:
        spec = specify(game, {}, [duel.one, *[duel.others] * (USUAL - 1)], "duel")
    except InputError as error:
        left_out.append(f"{game}, {duel}: {error}")
        return
    contests.append(Contest("duel", spec, duel.games, duel))
