"""Copies of the embedded database: made while a server runs, put back while none does."""

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from guanxi.core.errors import InputError
from guanxi.core.saying import at
from guanxi.server.operator.opening import alone, file_of, known_releases
from guanxi.server.saying import sentence
from guanxi.server.settings import Settings

PAGES: Final = 2000  # copied at a time: a server that runs can write in between
NEEDED: Final = ("alembic_version", "entries", "people", "tables")


def backup(
    settings: Settings, target: Path, force: bool, step: Callable[[int, int], None] = lambda left, all: None
) -> int:
    """Copy the database to a file, which is whole or not there; its size."""
    source = embedded(settings)
    if not source.exists():
        raise InputError(sentence("backup-nothing", file=source))
    if target.exists() and not force:
        raise InputError(sentence("backup-there", file=target))
    _copy(source, target, step)
    return target.stat().st_size


def restore(settings: Settings, file: Path, force: bool) -> int:
    """Put a backup in the place of the database; how many tables are in it."""
    target = embedded(settings)
    count = check_file(file)
    if target.exists() and not force:
        raise InputError(sentence("restore-there", file=target))
    with alone(settings):
        _copy(file, target, lambda left, all: None, clear=True)
    return count


def embedded(settings: Settings) -> Path:
    """The file of the database."""
    if not settings.is_embedded:
        raise InputError(sentence("backup-postgres"))
    return file_of(settings)


def check_file(file: Path) -> int:
    """How many tables a backup has; InputError if it is none of ours, or damaged."""
    if not file.is_file():
        raise InputError(sentence("backup-no-file", file=file))
    try:
        with _opened(file, readonly=True) as connection:
            return _checked(connection, file)
    except sqlite3.DatabaseError as error:
        raise InputError(at(sentence("backup-none", file=file), error)) from None


def _checked(connection: sqlite3.Connection, file: Path) -> int:
    names = {row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")}
    if not names.issuperset(NEEDED):
        raise InputError(sentence("backup-none", file=file))
    (result,) = connection.execute("pragma integrity_check(1)").fetchone()
    if result != "ok" or connection.execute("pragma foreign_key_check").fetchone():
        raise InputError(sentence("backup-damaged", file=file, why=str(result)[:100]))
    (release,) = connection.execute("select version_num from alembic_version").fetchone() or ("",)
    if release not in known_releases():
        raise InputError(sentence("backup-later", file=file))
    return int(connection.execute("select count(*) from tables").fetchone()[0])


def _copy(source: Path, target: Path, step: Callable[[int, int], None], clear: bool = False) -> None:
    """By SQLite's own means, into a new file that takes the place of the old one at the end."""
    new = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with _opened(source, readonly=True) as old, _opened(new) as copy:
            old.backup(copy, pages=PAGES, progress=lambda _, left, all: step(left, all))
            copy.execute("pragma journal_mode = delete")  # one file, with nothing beside it
        check_file(new)
        with new.open("rb") as written:
            os.fsync(written.fileno())
        for ending in ("-wal", "-shm") if clear else ():
            target.with_name(target.name + ending).unlink(missing_ok=True)
        new.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise InputError(sentence("backup-unwritten", file=target, why=error)) from None
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            new.with_name(new.name + ending).unlink(missing_ok=True)


@contextlib.contextmanager
def _opened(file: Path, readonly: bool = False) -> Iterator[sqlite3.Connection]:
    uri = f"{file.absolute().as_uri()}?mode={'ro' if readonly else 'rw'}"
    connection = sqlite3.connect(uri, uri=True, timeout=30)
    try:
        yield connection
    finally:
        connection.close()
