"""Logs: one shape for everybody, and no secret in them, whatever goes wrong."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server_hands import Site, asked_of, site

from guanxi.server.accounts.tokens import reset_token
from guanxi.server.house import House
from guanxi.server.operator import logs
from guanxi.server.problems import Problem
from running import some

pytestmark = pytest.mark.anyio


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Where everything is logged; afterwards all is as before."""
    root, names = logging.getLogger(), ("", "guanxi", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
    before = [(name, logging.getLogger(name).level, logging.getLogger(name).propagate) for name in names]
    handlers, found = list(root.handlers), io.StringIO()
    yield found
    root.handlers[:] = handlers
    for name, level, propagate in before:
        logging.getLogger(name).setLevel(level)
        logging.getLogger(name).propagate = propagate


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_is_one_line(stream: io.StringIO) -> None:
    logs.set_up("json", stream)
    logging.getLogger("guanxi.server.x").info("table %s is at %s\nand\x1b[2J", "abc", 7)
    logging.getLogger("guanxi.server.x").debug("not this")
    logging.getLogger("other").info("nor this")
    (line,) = lines(stream)
    assert (line["level"], line["from"], line["text"]) == (
        "info",
        "guanxi.server.x",
        "table abc is at 7\\u000aand\\u001b[2J",
    )


def test_text_is_for_people(stream: io.StringIO) -> None:
    logs.set_up("text", stream)
    logging.getLogger("guanxi.x").warning("no heartbeat: %s", Problem("unavailable", "Anna was here"))
    assert stream.getvalue().rstrip().endswith("warning guanxi.x: no heartbeat: unavailable")


def test_errors_are_told_by_kind_and_place(stream: io.StringIO) -> None:
    logs.set_up("json", stream)
    try:
        try:
            raise KeyError("hidden card")
        except KeyError as error:
            raise ValueError("hidden hand") from error
    except ValueError as error:
        logging.getLogger("guanxi.x").exception("table %s failed: %s", "abc", error)
        logging.getLogger("uvicorn.error").error(error)
        logging.getLogger("asyncio").error("never retrieved\nfuture: %r", error)
    assert "hidden" not in stream.getvalue()
    first, second, third = lines(stream)
    assert first["error"] == "ValueError by KeyError"
    assert "test_sv_operator_logs.py" in first["trace"][-1]
    assert first["text"] == "table abc failed: ValueError by KeyError"
    assert second["text"] == "ValueError by KeyError"
    assert third["text"] == "never retrieved"


async def test_a_game_leaves_no_secret_in_the_logs(
    tmp_path: Path, stream: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    logs.set_up("json", stream)
    names = ["Xanthippe", "Yggdrasil", "Zenobia"]
    async with site(tmp_path, log_requests=True, database="") as place:
        people = [await place.guest(name) for name in names]
        table = await place.table(people[0], people[1:], title="Rendezvous")
        path = f"/api/tables/{table}"
        for _ in range(10):
            mover, seen = await asked_of(place, people, table)
            await mover.post(f"{path}/moves", number=seen["number"], actions=[seen["position"]["legal"][0]])
        await people[0].post(f"{path}/chat", text="meet me at midnight")
        await people[0].get(f"{path}/nothing-like-Xanthippe", status=404)
        secrets = await passwords(place)
        await break_things(place.house, people, path, monkeypatch)
        live = await place.house.tables.get(table)
        secrets += [*names, live.sitting.seed, "midnight", "Rendezvous", *(each.person for each in people)]
        secrets += [each.headers["authorization"].split()[1] for each in people]
        secrets += [place.house.secret.hex(), place.house.invitation(table)]
    said = stream.getvalue()
    assert len(lines(stream)) > 10
    assert any(line.get("route") == "/api/tables/{table}/moves" and line["status"] == 200 for line in lines(stream))
    assert any(line.get("error") for line in lines(stream)), "nothing went wrong"
    for secret in some(secrets):
        assert secret not in said


async def passwords(place: Site) -> list[str]:
    """Accounts, right and wrong passwords, a reset, a return link with and without worth."""
    known, wrong, later = "three loud geese", "four quiet horses", "five idle mules"
    account = {"name": "Quasimodo", "password": known}
    assert (await place.client.post("/api/accounts", json=account)).status_code == 201
    place.client.cookies.clear()
    assert (await place.client.post("/api/login", json={**account, "password": wrong})).status_code == 401
    token = await place.house.database.write(reset_token, "Quasimodo")
    assert (await place.client.post("/api/reset", json={"token": token, "password": later})).status_code == 200
    place.client.cookies.clear()
    assert (await place.client.post("/r/gx_worthless")).status_code == 401
    return ["Quasimodo", known, wrong, later, token, "gx_worthless"]


async def break_things(house: House, people: list[Any], path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Our own errors, and those of the database, with secrets in what they say."""

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("Zenobia holds midnight")

    with monkeypatch.context() as patch:
        patch.setattr("guanxi.server.tables.routes.check_visible", fail)
        await people[0].get(f"{path}/view", status=500)
    with monkeypatch.context() as patch:
        patch.setattr("guanxi.server.tables.entries.read", bad)
        house.tables.forget(path.rpartition("/")[2])
        told = await people[0].get(f"{path}/view", status=409)
        assert told["code"] == "frozen"
        assert "Zenobia" not in str(told)
    house.tables.forget(path.rpartition("/")[2])


def bad(data: str) -> None:
    raise ValueError(f"Zenobia: {data}")
