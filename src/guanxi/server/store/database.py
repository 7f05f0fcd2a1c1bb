"""The database: SQLite in a file or PostgreSQL, asked from threads. Whatever writes goes through one thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DataError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from guanxi.server.problems import Problem

P = ParamSpec("P")
R = TypeVar("R")
Query = Callable[Concatenate[Connection, P], R]

READERS = 4  # threads that read
PRAGMAS = (
    *("journal_mode = wal", "synchronous = full", "foreign_keys = on"),
    *("cache_size = -16000", "wal_autocheckpoint = 8000"),  # pages that many moves change are copied back seldom
)
ALIVE = {  # how soon PostgreSQL is missed, in seconds (the last in milliseconds)
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
LIMITS = ("statement_timeout = '20s'", "lock_timeout = '10s'", "idle_in_transaction_session_timeout = '60s'")


class Database:
    """A database that is open. `now` of a connection is the time of everything that its transaction does."""

    def __init__(self, address: str) -> None:
        url = make_url(address.replace("postgres://", "postgresql://", 1))
        self.is_sqlite = url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            if url.database:
                Path(url.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.writing = _sqlite(url, "BEGIN IMMEDIATE")
            self.reading = _sqlite(url, "BEGIN")
        else:
            url = url.set(drivername="postgresql+psycopg")
            self.writing = self.reading = _postgres(url)
        self.url = url
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")

    def now(self, connection: Connection) -> int:
        """Milliseconds by the database's clock, at the beginning of the transaction."""
        return now_of(connection)

    async def read(self, query: Query[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Ask something, in a thread."""
        found: R = await self._run(self._readers, self.reading, query, args, kwargs)
        return found

    async def write(self, query: Query[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Change something, in one transaction and in the one thread that writes; whoever waits may go away."""
        found: R = await asyncio.shield(self._run(self._writer, self.writing, query, args, kwargs))
        return found

    async def _run(self, pool: ThreadPoolExecutor, engine: Engine, query: Any, args: Any, kwargs: Any) -> Any:
        def run() -> Any:
            with engine.begin() as connection:
                return query(connection, *args, **kwargs)

        try:
            return await asyncio.get_running_loop().run_in_executor(pool, run)
        except SQLAlchemyError as error:
            if is_away(error):
                raise Problem("unavailable") from error
            if isinstance(error, DataError):  # such as NUL in a text, which PostgreSQL does not take
                raise Problem("bad_value") from error
            raise
        except RuntimeError as error:  # the pool is closed
            raise Problem("closing") from error

    def submit(self, job: Callable[[], None]) -> None:
        """Let the thread that writes do something."""
        self._writer.submit(job)

    def close(self) -> None:
        """Wait for what is being written, and let go of the database."""
        self._writer.shutdown(wait=True)
        self._readers.shutdown(wait=True)
        self.reading.dispose()
        self.writing.dispose()


def now_of(connection: Connection) -> int:
    """Milliseconds by the database's clock, at the beginning of the transaction."""
    if connection.dialect.name == "sqlite":
        asked = "select cast((julianday('now') - 2440587.5) * 86400000.0 as integer)"
    else:
        asked = "select cast(extract(epoch from now()) * 1000 as bigint)"
    return int(connection.execute(text(asked)).scalar_one())


def _sqlite(url: URL, begin: str) -> Engine:
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        for pragma in PRAGMAS:
            connection.execute(f"pragma {pragma}")

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _postgres(url: URL) -> Engine:
    """Nothing waits for ever: not for a machine that is gone, not for a statement, not for somebody else's lock."""
    told = {name: value for name, value in ALIVE.items() if name not in url.query}
    engine = create_engine(url, pool_size=READERS + 2, pool_pre_ping=True, connect_args=told)

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _: Any) -> None:
        connection.autocommit = True
        for setting in LIMITS:
            connection.execute(f"set {setting}")
        connection.autocommit = False

    return engine


def is_away(error: Exception) -> bool:
    """Is it the database that cannot be reached, rather than something wrong with what it was told?"""
    return isinstance(error, OperationalError | InterfaceError) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )
