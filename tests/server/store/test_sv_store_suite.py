"""One suite for both stores: whatever the log promises, SQLite and PostgreSQL keep alike."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select

from guanxi.server.store import writer as writing
from guanxi.server.store.appending import Row
from guanxi.server.store.database import Database
from guanxi.server.store.log import Log
from guanxi.server.store.migrate import migrate
from guanxi.server.store.schema import metadata, people, seats, tables
from guanxi.server.store.writer import Outcome, Writer
from running import some

TABLES = ("one", "two", "three")


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database with three tables at which nothing has happened yet."""
    sqlite = f"sqlite:///{tmp_path}/guanxi.sqlite"
    found = Database(sqlite if request.param == "sqlite" else request.getfixturevalue("database"))
    migrate(found)
    with found.writing.begin() as connection:
        _furnish(connection)
    yield found
    found.close()


def _furnish(connection: Connection) -> None:
    person = {"id": "ann", "name": "Ann", "epoch": 0, "created": 0, "seen": 0, "settings": "{}", "removed": False}
    connection.execute(insert(people), [person])
    about = {"game": "china", "status": "running", "public": True, "number": 0, "created": 0, "changed": 0, "about": ""}
    connection.execute(insert(tables), [{"id": table, **about} for table in TABLES])
    chairs = [{"table": table, "place": place, "dismissed": False} for table in TABLES for place in range(2)]
    connection.execute(insert(seats), chairs)


def row(table: str, number: int, key: str = "", data: str = "x", **other: object) -> Row:
    """A row that says little."""
    told = Row(table, number, key or f"{table}-{number}", "ann", 7, data, "running", 1, 5000)
    return told._replace(**other)


def written(store: Database, *rows: Row) -> list[Outcome]:
    """What becomes of rows that are appended together."""

    async def go() -> list[Outcome]:
        loop = asyncio.get_running_loop()
        writer, answers = Writer(store, loop, "origin"), [loop.create_future() for _ in rows]
        writer._busy = True  # until all of them wait
        for each, answer in zip(rows, answers, strict=True):
            writer.append(each, answer.set_result)
        writer._next()
        found = list(await asyncio.gather(*answers))
        assert writer.committed == 1
        return found

    return asyncio.run(go())


def asked(store: Database, question: Callable[[Log], object]) -> object:
    """What a log answers."""

    async def go() -> object:
        return await question(Log(store))  # type: ignore[misc]

    return asyncio.run(go())


def numbers(store: Database, table: str, since: int = 0) -> list[int]:
    """The numbers that stand in a table's log."""
    found: Sequence[Row] = asked(store, lambda log: log.since(table, since))  # type: ignore[assignment]
    return [each.number for each in found]


def test_rows_of_many_tables_stand_since_one_time(store: Database) -> None:
    outcomes = written(store, *(row(table, 1) for table in TABLES))
    assert len({outcome.at for outcome in outcomes}) == 1
    assert outcomes[0].at > 1_700_000_000_000
    assert not any(outcome.conflict or outcome.failed for outcome in some(outcomes))
    assert [numbers(store, table) for table in TABLES] == [[1]] * 3


def test_a_number_that_is_taken_conflicts_and_fails_nobody_else(store: Database) -> None:
    written(store, row("one", 1))
    outcomes = written(store, row("two", 1), row("one", 1, key="other"), row("three", 1))
    assert outcomes[1] == Outcome(conflict=True)
    assert outcomes[0].at == outcomes[2].at > 0
    assert [numbers(store, table) for table in TABLES] == [[1]] * 3
    assert asked(store, lambda log: log.by_key("one", "other")) is None


def test_a_key_that_was_used_conflicts_and_says_so(store: Database) -> None:
    written(store, row("one", 1, key="mine"))
    outcomes = written(store, row("one", 2, key="mine"), row("two", 1, key="mine"))
    assert outcomes[0] == Outcome(conflict=True, key_used=True)
    assert outcomes[1].at > 0, "a key is of one table"
    assert numbers(store, "one") == [1]


def test_of_two_with_one_number_in_a_batch_one_stands(store: Database) -> None:
    outcomes = written(store, row("one", 1, key="a"), row("one", 1, key="b"))
    assert sorted(outcome.conflict for outcome in outcomes) == [False, True]
    stands = "a" if not outcomes[0].conflict else "b"
    found = asked(store, lambda log: log.by_key("one", stands))
    assert found is not None
    assert numbers(store, "one") == [1]


def test_the_same_row_again_stands_since_when_it_stood(store: Database) -> None:
    first = written(store, row("one", 1), row("two", 1))
    assert written(store, row("one", 1), row("two", 1)) == first
    assert numbers(store, "one") == [1]


@pytest.mark.parametrize("bad", [row("none", 1), row("one", 1, data="\ud800"), row("one", 2**70)])
def test_one_bad_row_never_fails_its_batch(store: Database, bad: Row) -> None:
    outcomes = written(store, row("two", 1), bad, row("three", 1))
    assert outcomes[1].failed
    assert not outcomes[1].unsettled
    assert outcomes[0].at > 0
    assert outcomes[2].at > 0
    assert [numbers(store, table) for table in TABLES] == [[], [1], [1]]


def test_a_nul_is_refused_by_one_store_and_kept_by_the_other(store: Database) -> None:
    outcomes = written(store, row("two", 1), row("one", 1, data="a\x00b"))
    assert outcomes[1].failed != store.is_sqlite
    assert numbers(store, "two") == [1]


def test_what_is_read_is_what_was_written_and_only_what_comes_after(store: Database) -> None:
    for number in range(1, 6):
        written(store, row("one", number, data=f"entry {number} 关系"))
    assert numbers(store, "one", since=2) == [3, 4, 5]
    assert numbers(store, "one", since=5) == []
    found = asked(store, lambda log: log.by_key("one", "one-4"))
    assert found[:3] == (4, "one-4", "ann")
    assert found[4:] == (7, "entry 4 关系")


def test_times_never_go_back(store: Database) -> None:
    times = [written(store, row("one", number))[0].at for number in range(1, 20)]
    assert all(a <= b for a, b in some(pairwise(times)))


def test_lists_hear_of_it_in_the_same_transaction(store: Database) -> None:
    chairs = (("ann", None), (None, "clerk"))
    at = written(store, row("one", 1, status="over", asked=None, due=None, chairs=chairs), row("two", 1))[0].at
    with store.reading.begin() as connection:
        columns = (tables.c.id, tables.c.number, tables.c.status, tables.c.asked, tables.c.due, tables.c.changed)
        found = {each[0]: tuple(each[1:]) for each in connection.execute(select(*columns))}
        sits = list(connection.execute(select(seats.c.person, seats.c.bot).where(seats.c.table == "one")))
    assert found == {
        "one": (1, "over", None, None, at),
        "two": (1, "running", 1, at + 5000, at),
        "three": found["three"],
    }
    assert found["three"][0] == 0
    assert sorted(tuple(each) for each in sits if each[0]) == [("ann", None)]
    assert (None, "clerk") in sits


def test_after_a_conflict_lists_hear_of_those_that_stand(store: Database) -> None:
    written(store, row("one", 1))
    written(store, row("one", 1, key="other", status="over"), row("two", 1, status="over"))
    assert asked(store, lambda log: log.numbers(TABLES)) == {"one": 1, "two": 1, "three": 0}
    with store.reading.begin() as connection:
        found = dict(connection.execute(select(tables.c.id, tables.c.status)).all())  # type: ignore[arg-type]
    assert found == {"one": "running", "two": "over", "three": "running"}


def test_where_nothing_conflicts_nothing_is_looked_up(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "_settled", lambda *_: pytest.fail("it was looked up"))
    assert all(outcome.at for outcome in some(written(store, *(row(table, 1) for table in TABLES))))


def test_whoever_cannot_hear_of_their_row_keeps_nobody_else_from_it(store: Database) -> None:
    async def go() -> tuple[int, int]:
        loop = asyncio.get_running_loop()
        writer, answer, later = Writer(store, loop), loop.create_future(), loop.create_future()
        writer._busy = True
        writer.append(row("one", 1), lambda _: 1 // 0)
        writer.append(row("two", 1), answer.set_result)
        writer._next()
        first = await answer
        writer.append(row("three", 1), later.set_result)
        return first.at, (await later).at

    assert all(some(asyncio.run(go())))


def test_a_database_that_stays_away_leaves_it_unsettled(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "PATIENCE", 0.0)
    monkeypatch.setattr(writing, "is_away", lambda _: True)
    assert written(store, row("none", 1)) == [Outcome(failed=True, unsettled=True)]


def test_migrations_lead_to_what_the_code_expects(store: Database) -> None:
    with store.reading.begin() as connection:
        for table in some(metadata.sorted_tables):
            connection.execute(select(table).limit(1))
