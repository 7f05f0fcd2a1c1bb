"""Every game of a person is kept by itself, as a record in the user's state folder, until it is over and after."""

import os
import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from guanxi.commands.playing.saving import save_game
from guanxi.commands.playing.seats import Player
from guanxi.commands.saying import sentence
from guanxi.core.errors import InputError
from guanxi.core.record import save_record, write_record
from guanxi.core.table import Table, commitment

_END: Final = "\nresult: unfinished\nend\n"
_NAME: Final = re.compile(r"([a-z0-9_-]+)-(\d{8})-(\d{6})-[0-9a-f]{6}\.record")


def folder() -> Path:
    """Where games are kept: the state folder that the XDG rules name."""
    given = os.environ.get("XDG_STATE_HOME", "")
    base = Path(given) if given and Path(given).is_absolute() else Path.home() / ".local" / "state"
    return base / "guanxi" / "games"


@dataclass(frozen=True)
class Kept:
    """A game that can be gone on with."""

    path: Path
    game: str
    begun: str
    players: str


def unfinished(game: str = "") -> list[Kept]:
    """The games that are not over and that nobody plays at this moment, the last played first."""
    try:
        paths = [path for path in folder().iterdir() if _NAME.fullmatch(path.name)]
        paths.sort(key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except (OSError, RuntimeError):
        return []
    found = [_kept(path) for path in paths]
    return [kept for kept in found if kept and kept.game == (game or kept.game) and not _is_played(kept.path)]


def _kept(path: Path) -> Kept | None:
    try:
        record = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    name = _NAME.fullmatch(path.name)
    if not name or not record.endswith(_END):
        return None
    day, hour = name[2], name[3]
    begun = f"{day[:4]}-{day[4:6]}-{day[6:]} {hour[:2]}:{hour[2:4]}"
    players = ", ".join(re.findall(r"(?m)^player: (.*)$", record))
    return Kept(path, name[1], begun, "".join(letter for letter in players if letter.isprintable()))


class Keeper:
    """Writes a game down: where somebody asked for it, and by itself. What was acknowledged is on the disk."""

    def __init__(self, file: Path | None = None, own: Path | None = None) -> None:
        self.file = file
        self.own = own
        self._tried = own is not None
        self._lock = -1 if own is None else _held(own)
        self._written: tuple[Table, int] | None = None

    def begin(self, table: Table) -> None:
        """Choose a file for a game that has none yet; InputError, once, if there can be none."""
        if self._tried:
            return
        self._tried = True
        seal = commitment(table.seed).rpartition(":")[2][:6]
        own = _path(f"{table.game.name}-{time.strftime('%Y%m%d-%H%M%S')}-{seal}.record")
        self._lock = _held(own)
        self.own = own

    def keep(self, table: Table, players: list[Player], language: str) -> None:
        """Write the game as it stands, unless that is done; InputError if it cannot be."""
        if self._written == (table, table.number):
            return
        if self.own:
            save_record(self.own, write_record(table, [player.bot for player in players]))
        if self.file:
            save_game(self.file, table, players, language)
        self._written = (table, table.number)

    def leave(self) -> None:
        """Let others go on with the game."""
        if self._lock >= 0 and self.own:
            os.close(self._lock)
            _lock_of(self.own).unlink(missing_ok=True)
        self._lock = -1


def _path(name: str) -> Path:
    """A file in our folder, which is made if it is not there yet."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        return folder() / name
    except (OSError, RuntimeError) as error:
        raise InputError(sentence("games-not-kept", why=error)) from None


def _lock_of(path: Path) -> Path:
    return path.with_suffix(".lock")


def _held(path: Path) -> int:
    """Hold a game as long as this process lives; InputError if another one does."""
    try:
        return _locked(path)
    except OSError as error:
        raise InputError(sentence("game-held", file=path, why=error.strerror)) from None


def _locked(path: Path) -> int:
    """The handle of a lock, -1 where there are no locks; an OSError if somebody else has it."""
    try:
        import fcntl
    except ImportError:
        return -1
    lock = os.open(_lock_of(path), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise
    return lock


def _is_played(path: Path) -> bool:
    if not _lock_of(path).exists():
        return False
    try:
        lock = _locked(path)
    except OSError:
        return True
    if lock >= 0:
        os.close(lock)
    return False
