"""A PostgreSQL of the tests' own: a real one, in a folder of its own, that syncs what it commits.

It refuses to run as root, so root runs it as somebody else. Where it cannot be had, tests say so loudly, and with
CI=true they fail.
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest

ABSENT = "PostgreSQL is not installed here: nothing was tried on it (`make postgres` installs it)"
USERS = ("postgres", "nobody")


def program(name: str) -> str | None:
    """Where one of PostgreSQL's programs is."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    return str(found[-1]) if found else shutil.which(name)


def somebody_else() -> dict[str, Any]:
    """Whom a program shall run as that refuses root, for `subprocess`."""
    if os.geteuid() != 0:
        return {}
    known = {each.pw_name: each for each in pwd.getpwall()}
    user = next(known[name] for name in USERS if name in known)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """A PostgreSQL that runs."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="guanxi-postgres-"))
        self.port = _free_port()
        self._who = somebody_else()
        if self._who:
            os.chown(self.folder, self._who["user"], self._who["group"])
        self._log = (self.folder / "log").open("wb")
        told = [program("initdb") or "", "-D", self._data, "-U", "guanxi", "-A", "trust", "-E", "UTF8", "--no-locale"]
        subprocess.run(
            [*told, "--no-instructions"],
            check=True,
            stdout=self._log,
            stderr=self._log,
            stdin=subprocess.DEVNULL,
            **self._where,
        )
        self._process = self._started()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    @property
    def _where(self) -> dict[str, Any]:
        return {"cwd": self.folder, "start_new_session": True, **self._who}

    def _started(self) -> "subprocess.Popen[bytes]":
        told = [program("postgres") or "", "-D", self._data, "-p", str(self.port), "-h", "127.0.0.1"]
        told += ["-k", "", "-c", "fsync=on", "-c", "synchronous_commit=on", "-c", "max_connections=60"]
        process = subprocess.Popen(told, stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log, **self._where)
        ready = [program("pg_isready") or "", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-t", "1"]
        while subprocess.run(ready, check=False).returncode != 0:
            assert process.poll() is None, (self.folder / "log").read_text(errors="replace")
        return process

    def restart(self) -> None:
        """Cut everybody off and start again, as after a crash (`pg_ctl restart -m immediate`)."""
        self._stop(signal.SIGQUIT)
        self._process = self._started()

    def stop(self) -> None:
        """For good."""
        self._stop(signal.SIGINT)
        self._log.close()
        shutil.rmtree(self.folder)

    def _stop(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(30)

    def address(self, database: str, port: int = 0) -> str:
        """Of a database, for `--database`."""
        return f"postgresql://guanxi@127.0.0.1:{port or self.port}/{database}"

    def ask(self, told: str, *values: object, database: str = "postgres") -> list[tuple[Any, ...]]:
        """What one statement finds, by a connection of its own."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            cursor = connection.execute(told, values)  # type: ignore[arg-type]
            return cursor.fetchall() if cursor.description else []

    def new(self) -> str:
        """The address of a new database."""
        name = f"test_{uuid4().hex[:12]}"
        self.ask(f"create database {name}")
        return self.address(name)

    def drop(self, address: str) -> None:
        """Away with a database, and with everybody who uses it."""
        self.ask(f"drop database {name_in(address)} with (force)")

    def cut(self, address: str, called: str = "%") -> int:
        """End the connections to a database of programs that are called like this; how many there were."""
        told = "select pg_terminate_backend(pid) from pg_stat_activity where datname = %s and application_name like %s"
        return len(self.ask(told, name_in(address), called))


def name_in(address: str) -> str:
    """The name of the database that an address is of."""
    return address.rpartition("/")[2]


def running() -> Iterator[Postgres]:
    """PostgreSQL for as long as tests run."""
    if program("postgres") is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(ABSENT)
    found = Postgres()
    yield found
    found.stop()


def _free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])
