"""Saved games: records that hold the seed, so that the cards still to come are the same after loading."""

from pathlib import Path

from guanxi.bots import bot_named
from guanxi.commands.playing.screen import text
from guanxi.commands.playing.seats import Player
from guanxi.core.errors import InputError
from guanxi.core.record import read_record, save_record, verify, write_record
from guanxi.core.saying import at
from guanxi.core.saying import sentence as core_says
from guanxi.core.table import Table, commitment


def path_of(name: str, language: str) -> Path:
    """The file that somebody named."""
    if not name:
        raise InputError(text("save-what", language))
    try:
        return Path(name).expanduser()
    except RuntimeError as error:
        raise InputError(at(name, error)) from None


def save_game(path: Path, table: Table, players: list[Player], language: str) -> None:
    """Write the record whole; a file that holds anything but this game stays as it is."""
    try:
        foreign = path.exists() and not _holds(path, table)
    except OSError as error:
        raise InputError(core_says("file-unwritable", file=path, why=error.strerror)) from None
    if foreign:
        raise InputError(text("save-other", language, file=str(path)))
    save_record(path, write_record(table, [player.bot for player in players]))


def _holds(path: Path, table: Table) -> bool:
    """Is the file a record of this very game?"""
    try:
        return read_record(path).commitment == commitment(table.seed)
    except InputError:
        return False


def load_game(path: Path, game: str, language: str) -> tuple[Table, list[Player]]:
    """The game in a file, checked line by line and dealt on."""
    record = read_record(path)
    if record.game != game:
        raise InputError(text("load-game", language, file=str(path), other=record.game[:40], game=game))
    if not record.seed:
        raise InputError(text("load-sealed", language, file=str(path)))
    table = verify(record)
    for bot in filter(None, record.bots):
        bot_named(bot, table.game, "")
    table.deal()
    return table, [Player(name, bot) for name, bot in zip(record.players, record.bots, strict=True)]
