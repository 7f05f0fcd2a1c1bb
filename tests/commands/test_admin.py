"""`guanxi admin` as an operator types it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from guanxi.cli import main
from guanxi.server.operator.opening import opened
from guanxi.server.settings import Settings
from guanxi.server.store.schema import entries
from running import some
from server.server_hands import site


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def made(data: Path) -> str:
    """A database with people and a table at which a game has begun; the table."""

    async def go() -> str:
        async with site(data) as place:
            people = [await place.guest(name) for name in ("Anna", "Boris", "Clara")]
            return await place.table(people[0], people[1:])

    return asyncio.run(go())


def ran(capsys: pytest.CaptureFixture[str], data: Path, *words: str, code: int = 0) -> str:
    assert main(["admin", *words, "--data", str(data)]) == code
    captured = capsys.readouterr()
    assert "Traceback" not in captured.err
    return captured.err if code == 2 else captured.out


def as_json(capsys: pytest.CaptureFixture[str], data: Path, *words: str, code: int = 0) -> Any:
    return json.loads(ran(capsys, data, *words, "--json", code=code))


def test_an_evening_of_an_operator(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = made(data)
    assert table in ran(capsys, data, "list")
    assert [row["table"] for row in as_json(capsys, data, "list", "--status", "running")] == [table]
    assert as_json(capsys, data, "list", "--status", "over") == []
    assert {row["name"] for row in as_json(capsys, data, "people")} == {"Anna", "Boris", "Clara"}
    assert as_json(capsys, data, "reports") == []
    seed = next(each["seed"] for each in as_json(capsys, data, "inspect", table, "--secrets")["log"] if "seed" in each)
    for words in some((["inspect", table], ["inspect", table, "--json"])):
        shown = ran(capsys, data, *words)
        assert "Boris" in shown
        assert seed not in shown
    assert as_json(capsys, data, "check") == {"checked": 1, "failed": []}
    kept = tmp_path / "kept.sqlite"
    assert as_json(capsys, data, "backup", str(kept))["bytes"] == kept.stat().st_size
    assert "goes on" not in ran(capsys, data, "thaw", table, code=2)
    ran(capsys, data, "remove", table, "--reason", "late")
    assert [row["status"] for row in as_json(capsys, data, "list")] == ["over"]
    assert "--force" in ran(capsys, data, "restore", str(kept), code=2)
    assert as_json(capsys, data, "restore", str(kept), "--force") == {"tables": 1}
    assert [row["status"] for row in as_json(capsys, data, "list")] == ["running"]
    assert as_json(capsys, data, "remove", table, "--purge") == {"table": table, "purged": True}
    assert as_json(capsys, data, "list") == []


def test_a_check_that_fails_names_the_table_and_ends_with_one(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = made(data)
    with opened(Settings(data=str(data))) as database, database.writing.begin() as connection:
        connection.execute(update(entries).where(entries.c.number == 2).values(data='{"kind":"unheard-of"}'))
    assert table in ran(capsys, data, "check", code=1)
    found = as_json(capsys, data, "check", code=1)
    assert [(each["table"], each["status"], each["frozen"]) for each in found["failed"]] == [(table, "frozen", False)]


def test_bad_input_is_a_sentence(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made(data)
    for words in some((["inspect", "nothing"], ["remove", "x\x1b[2J"], ["thaw", ""], ["reset", "Nobody"])):
        said = ran(capsys, data, *words, code=2)
        assert said.startswith("guanxi admin: ")
        assert "\x1b" not in said
    assert "pg_dump" in ran(capsys, data, "backup", "x", "--database", "postgresql://a:secret@127.0.0.1:1/b", code=2)
    said = ran(capsys, data, "list", "--database", "postgresql://a:secret@127.0.0.1:1/b", code=2)
    assert "cannot be used" in said
    assert "secret" not in said
