"""Servers and databases for tests: what a conftest takes from here."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.hands.sv_postgres import Postgres, running
from server.hands.sv_served import Served


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    yield from running()


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The address of an empty database of it."""
    address = postgres.new()
    yield address
    postgres.drop(address)


@pytest.fixture
def served(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Callable[..., Served]]:
    """Start servers: `served()`, or `served(database=…, name=…)`. What they said is shown where a test fails."""
    found: list[Served] = []

    def start(database: str = "", workers: int = 1, name: str = "server") -> Served:
        found.append(Served(tmp_path, database, workers, name))
        return found[-1].start()

    yield start
    for each in found:
        each.stop()
        print(f"--- {each.log.name}\n{each.said()[-6000:]}")
