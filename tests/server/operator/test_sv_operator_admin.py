"""What the operator does on the database, beside a server that has the tables in memory."""

import sqlite3
from pathlib import Path

import pytest
from server_hands import Guest, Site, asked_of, site
from sqlalchemy import select, update

from guanxi.core.errors import InputError
from guanxi.server.operator import backup, checking, overview
from guanxi.server.operator.opening import alone, opened
from guanxi.server.settings import Settings
from guanxi.server.store.schema import entries, tables
from guanxi.server.tables import entries as e
from running import some

pytestmark = pytest.mark.anyio


async def played(place: Site, moves: int = 6) -> tuple[list[Guest], str]:
    people = [await place.guest(name) for name in ("Anna", "Boris", "Clara")]
    table = await place.table(people[0], people[1:])
    for _ in range(moves):
        mover, seen = await asked_of(place, people, table)
        legal = seen["position"]["legal"]
        await mover.post(f"/api/tables/{table}/moves", number=seen["number"], actions=[legal[len(legal) // 2]])
    return people, table


def told(folder: Path) -> Settings:
    return Settings(data=str(folder))


async def test_a_table_closed_beside_the_server_is_read_on_at_the_next_move(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people, table = await played(place)
        mover, seen = await asked_of(place, people, table)
        with opened(told(tmp_path)) as database:
            number = checking.close(database, table, "too loud")
        assert number == seen["number"] + 1
        move = {"number": seen["number"], "actions": [seen["position"]["legal"][0]]}
        answer = await mover.post(f"/api/tables/{table}/moves", status=409, **move)
        assert answer["code"] in ("stale", "not_running")
        now = await mover.get(f"/api/tables/{table}/view")
        assert (now["number"], now["info"]["status"], now["info"]["reason"]) == (number, "over", "too loud")
        with opened(told(tmp_path)) as database, pytest.raises(InputError, match="over already"):
            checking.close(database, table, "again")


async def test_a_table_is_read_on_also_if_nobody_moves(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people, table = await played(place)
        with opened(told(tmp_path)) as database:
            checking.close(database, table, "late")
        await place.house.tables.ask()
        live = await place.house.tables.get(table)
        await live.reach(live.sitting.number + 1)
        assert (await people[0].get(f"/api/tables/{table}/view"))["info"]["status"] == "over"


async def test_what_fails_is_frozen_and_named_and_can_be_thawed(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people, table = await played(place)
        _, other = await played(place, 2)
    with opened(told(tmp_path)) as database:
        assert [each.failure for each in checking.check(database)] == [None, None]
        with database.writing.begin() as connection:
            last = connection.execute(select(tables.c.number).where(tables.c.id == table)).scalar_one()
            here = (entries.c.table == table) & (entries.c.number == last)
            digest = connection.execute(select(entries.c.digest).where(here)).scalar_one()
            connection.execute(update(entries).where(here).values(digest=digest + 1))
        failed = [each for each in checking.check(database) if each.failure]
        assert [(each.table, each.failure and each.failure.number, each.frozen) for each in failed] == [
            (table, last, True)
        ]
        with pytest.raises(InputError, match=f"still fails at entry {last}"):
            checking.thaw(database, table)
        assert [each.frozen for each in checking.check(database) if each.failure] == [False]
    async with site(tmp_path) as place:
        for path in some(("view", "updates?cursor=0")):
            assert (await place.client.get(f"/api/tables/{table}/{path}")).status_code == 200
        seen = (await place.client.get(f"/api/tables/{table}/view")).json()
        assert seen["info"]["status"] == "frozen"
        assert (await place.client.get(f"/api/tables/{other}/view")).json()["info"]["status"] == "running"
        with opened(told(tmp_path)) as database:
            with database.writing.begin() as connection:
                connection.execute(update(entries).where(here).values(digest=digest))
            number = checking.thaw(database, table)
            with pytest.raises(InputError, match="not frozen"):
                checking.thaw(database, table)
        place.house.tables.forget(table)
        mover, seen = await asked_of(place, [each for each in people if rebind(each, place)], table)
        assert seen["number"] == number
        await mover.post(f"/api/tables/{table}/moves", number=number, actions=[seen["position"]["legal"][0]])


def rebind(person: Guest, place: Site) -> bool:
    """The same person at a server that has started again."""
    person.client = place.client
    return True


async def test_a_release_with_other_rules_freezes_and_drops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as place:
        _, table = await played(place, 2)
        game = (await place.house.tables.get(table)).sitting.game
        place.house.tables.forget(table)
        monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1, raising=False)
        if "rules_version" in vars(game):
            monkeypatch.setitem(vars(game), "rules_version", game.rules_version + 1)
        seen = (await place.client.get(f"/api/tables/{table}/view")).json()
        assert seen["info"]["status"] == "frozen"
        assert "version" in seen["info"]["reason"]
        with opened(told(tmp_path)) as database:
            (checked,) = checking.check(database)
            assert checked.frozen
            assert checked.failure is not None
            assert "version" in checked.failure.why


async def test_a_table_whose_game_is_gone_says_so_wherever_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(name: str) -> None:
        raise InputError(f"there is no game {name}")

    async with site(tmp_path) as place:
        (mover, *_), table = await played(place, 2)
        place.house.tables.forget(table)
        monkeypatch.setattr("guanxi.server.tables.sitting.game_named", gone)
        path = f"/api/tables/{table}"
        assert (await place.client.get(f"{path}/view")).json()["info"]["status"] == "frozen"
        for asked in ("lexicon", "board", "choices", "text", "verify"):
            answer = await place.client.get(f"{path}/{asked}", headers=mover.headers)
            assert (answer.status_code, answer.json()["code"]) == (409, "frozen"), asked
        move = {"number": 1, "actions": [0], "key": "k1"}
        assert (await mover.post(f"{path}/moves", status=409, **move))["code"] == "frozen"


async def test_inspecting_leaves_out_what_players_may_not_know(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        _, table = await played(place)
        seed = (await place.house.tables.get(table)).sitting.seed
        with place.house.database.reading.begin() as connection:
            plain = overview.inspected(connection, table, secrets=False)
            open_ = overview.inspected(connection, table, secrets=True)
            lines = [line for each in open_["log"] for line in each.get("lines", [])]
            (row,) = overview.tables_shown(connection, place.house.now(), status="running")
            assert overview.tables_shown(connection, place.house.now(), status="over") == []
            names = {each["name"] for each in overview.people_shown(connection, place.house.now())}
    assert seed in str(open_)
    assert seed not in str(plain)
    for line in some(lines):
        assert line not in str(plain)
    assert [each["number"] for each in plain["log"]] == list(range(1, plain["number"] + 1))
    assert plain["replay"] == "ok"
    assert (row["table"], row["seats"]) == (table, ["Anna", "Boris", "Clara"])
    assert names == {"Anna", "Boris", "Clara"}


def test_every_kind_of_entry_is_shown_or_hidden_on_purpose() -> None:
    known = {*overview.PUBLIC, *overview.ALSO, e.Created, e.Moved, e.Added}
    assert known == set(e.AnyEntry.__args__)


async def test_purged_is_gone(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        _, table = await played(place, 1)
        with opened(told(tmp_path)) as database:
            checking.purge(database, table)
            with pytest.raises(InputError, match="no table"):
                checking.purge(database, table)
        place.house.tables.forget(table)
        assert (await place.client.get(f"/api/tables/{table}/view")).status_code == 404


async def test_a_backup_while_the_server_runs_can_be_put_back(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "kept.sqlite"
    async with site(data) as place:
        people, table = await played(place)
        before = await people[0].get(f"/api/tables/{table}/view")
        assert backup.backup(told(data), file, force=False) == file.stat().st_size
        mover, seen = await asked_of(place, people, table)
        await mover.post(f"/api/tables/{table}/moves", number=seen["number"], actions=[seen["position"]["legal"][0]])
        with pytest.raises(InputError, match="--force"):
            backup.backup(told(data), file, force=False)
    with pytest.raises(InputError, match="--force"):
        backup.restore(told(data), file, force=False)
    with alone(told(data)), pytest.raises(InputError, match="another guanxi serves"):
        backup.restore(told(data), file, force=True)
    assert backup.restore(told(data), file, force=True) == 1
    async with site(data) as place:
        people[0].client = place.client
        assert (await people[0].get(f"/api/tables/{table}/view"))["number"] == before["number"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "kept.sqlite"]


def test_what_is_no_backup_is_refused_before_anything_happens(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    ours = tmp_path / "data" / "guanxi.sqlite"
    ours.write_bytes(b"precious")
    text, other, later = tmp_path / "text", tmp_path / "other", tmp_path / "later"
    text.write_text("no database at all, but long enough to look at" * 20)
    sqlite3.connect(other).close()
    with opened(Settings(database=f"sqlite:///{later}")) as database, database.writing.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '9999'")
    for file in some((text, other, later, tmp_path / "nothing", tmp_path)):
        with pytest.raises(InputError):
            backup.restore(told(tmp_path / "data"), file, force=True)
    assert ours.read_bytes() == b"precious"
    with pytest.raises(InputError, match="later release"):
        backup.check_file(later)
    with pytest.raises(InputError, match="pg_dump"):
        backup.backup(Settings(database="postgresql://a@b/c"), tmp_path / "x", force=False)


def test_a_database_of_a_later_release_is_not_touched(tmp_path: Path) -> None:
    with opened(told(tmp_path)) as database, database.writing.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '9999'")
    with pytest.raises(InputError, match="later release"), opened(told(tmp_path)):
        pass


def test_a_file_that_is_no_database_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "guanxi.sqlite").write_text("not a database" * 100)
    with pytest.raises(InputError, match="cannot be used"), opened(told(tmp_path)):
        pass


def test_one_server_a_file(tmp_path: Path) -> None:
    with alone(told(tmp_path)):
        with pytest.raises(InputError, match="another guanxi serves"), alone(told(tmp_path)):
            pass
        with alone(told(tmp_path / "elsewhere")):
            pass
    with alone(told(tmp_path)):
        pass
