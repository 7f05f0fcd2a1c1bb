"""Before anything is served: is the database ours alone, can it be reached, and do we understand it?

What is wrong is said in a sentence, without a password.
"""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from guanxi.core.errors import InputError
from guanxi.core.showing import shown
from guanxi.server.saying import sentence
from guanxi.server.settings import Settings
from guanxi.server.store.database import Database
from guanxi.server.store.migrate import config, migrate

LOCK = ".lock"


def described(settings: Settings) -> str:
    """Where the tables lie, as it may be shown."""
    try:
        url = make_url(settings.address)
    except (ArgumentError, ValueError):
        raise InputError(sentence("database-no-address")) from None
    return shown(url.database or "") if settings.is_embedded else shown(url.render_as_string(hide_password=True))


def file_of(settings: Settings) -> Path:
    """The file of the embedded database; InputError if it is another one."""
    if not settings.is_embedded:
        raise InputError(sentence("database-embedded-only", database=described(settings)))
    return Path(make_url(settings.address).database or "")


@contextlib.contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """Nobody else serves this file meanwhile; InputError if somebody does. Other databases serve many."""
    if not settings.is_embedded:
        yield
        return
    file = file_of(settings)
    path = file.with_name(file.name + LOCK)
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise InputError(sentence("database-folder", folder=path.parent, why=error.strerror)) from None
    try:
        if not _locked(descriptor):
            raise InputError(sentence("database-served", file=file))
        yield
    finally:
        os.close(descriptor)


def _locked(descriptor: int) -> bool:
    """Hold a file until it is closed; False if another process does."""
    try:
        import fcntl
    except ImportError:  # there is no such thing here: whoever starts two servers is on their own
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextlib.contextmanager
def opened(settings: Settings) -> Iterator[Database]:
    """The database, brought to what this release needs; InputError says what is wrong with it."""
    described(settings)
    try:
        database = Database(settings.address)
    except (SQLAlchemyError, OSError, ValueError):
        raise InputError(sentence("database-closed", database=described(settings))) from None
    try:
        _prepare(database, settings)
        yield database
    finally:
        database.close()


def check_database(settings: Settings) -> None:
    """InputError if the database cannot be served."""
    with opened(settings):
        pass


def _prepare(database: Database, settings: Settings) -> None:
    try:
        with database.reading.begin() as connection:
            _check_release(connection, settings)
        migrate(database)
    except (SQLAlchemyError, OSError) as error:
        why = shown(" ".join(str(getattr(error, "orig", None) or type(error).__name__).split()))[:200]
        facts = {"database": described(settings), "why": _without(why, settings)}
        raise InputError(sentence("database-unusable", **facts)) from None
    except CommandError:
        raise InputError(sentence("database-not-brought", database=described(settings))) from None


def _check_release(connection: Connection, settings: Settings) -> None:
    """InputError if a later release has been here."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return
    found = connection.execute(text("select version_num from alembic_version")).scalar()
    if found is not None and found not in known_releases():
        raise InputError(sentence("database-later", database=described(settings), release=str(found)[:40]))


def known_releases() -> set[str]:
    """The states of a database that this release understands."""
    return {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}


def _without(text: str, settings: Settings) -> str:
    """The text without the password, should a driver have repeated it."""
    password = make_url(settings.address).password
    return text.replace(str(password), "***") if password else text
