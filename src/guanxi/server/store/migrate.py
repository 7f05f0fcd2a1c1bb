"""Bring the database to what this release needs."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import DatabaseError

from guanxi.core.errors import InputError
from guanxi.server.saying import sentence
from guanxi.server.store.database import Database

FOLDER = Path(__file__).parent / "migrations"


def config() -> Config:
    """Of Alembic, without a file."""
    found = Config()
    found.set_main_option("script_location", str(FOLDER))
    return found


def migrate(database: Database) -> None:
    """Carry out the migrations that are missing; InputError if the database cannot be opened."""
    try:
        _migrate(database)
    except DatabaseError as error:
        why = [*str(error.orig).strip().splitlines(), ""][0]
        raise InputError(sentence("database-unusable", database=repr(database.url), why=why)) from None
    except CommandError as error:
        raise InputError(sentence("database-other", database=repr(database.url), why=error)) from None


def _migrate(database: Database) -> None:
    """Several processes may try at once."""
    with database.writing.begin() as connection:
        if not database.is_sqlite:
            connection.exec_driver_sql("set local statement_timeout = 0")
            connection.exec_driver_sql("set local lock_timeout = 0")
            connection.exec_driver_sql("select pg_advisory_xact_lock(7361)")
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "head")
