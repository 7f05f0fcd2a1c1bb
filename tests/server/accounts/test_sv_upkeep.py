"""What is done by itself, every few seconds."""

from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from people_hands import DAYS, Town, town

from guanxi.server.accounts import upkeep
from guanxi.server.accounts.calling import call_anew
from guanxi.server.accounts.people import end_sessions, rename
from guanxi.server.accounts.upkeep import look_around
from guanxi.server.accounts.vacation import Vacations
from guanxi.server.problems import Problem


def test_the_loop_closes_the_sockets_of_sessions_that_ended_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "OFTEN", 0.02)
    with town(tmp_path) as found:
        anna = found.guest("Anna")
        with anna.socket() as socket:
            found.write(end_sessions, anna.person)
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert (closed.value.code, closed.value.detail) == (4401, "bad_token")


def test_the_loop_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "OFTEN", 0.02)
    failures = [Problem("unavailable"), ValueError("ours")]
    original = upkeep.write_notes

    async def write_notes(house: object) -> None:
        if failures:
            raise failures.pop()
        await original(house)  # type: ignore[arg-type]

    monkeypatch.setattr(upkeep, "write_notes", write_notes)
    with town(tmp_path) as found:
        anna = found.guest("Anna")
        with anna.socket() as socket:
            found.write(end_sessions, anna.person)
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()
    assert not failures


def test_what_is_looked_after_seldom(town: Town) -> None:
    anna, ben, carl = (town.guest(name) for name in ("Anna", "Ben", "Carl"))
    town.table(anna, ben, carl, speed=DAYS)
    anna.post("/api/me/link")
    anna.post("/api/tokens", label="stays")
    town.sql(f"update tokens set expires = {town.house.now() - 1} where purpose = 'return'")
    town.do(look_around, town.house, Vacations(town.house), town.client.app.stores.get("rate_limit"))
    assert town.sql("select label from tokens") == [("stays",)]


def test_a_name_that_another_process_changed(town: Town) -> None:
    anna, ben, carl = (town.guest(name) for name in ("Anna", "Ben", "Carl"))
    table = town.table(anna, ben, carl)
    town.write(rename, ben.person, "Benno")
    town.do(call_anew, town.house)
    live = town.do(town.house.tables.get, table)
    assert live.sitting.names() == ("Anna", "Benno", "Carl")
    assert live.sitting.table.players == ("Anna", "Benno", "Carl")
