"""Abuse over sockets: refused with a code or turned away, without effect, and never with a traceback."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from lab_hands import Lab, Socket, lab
from server_hands import Guest
from twin_hands import Lines, lines_kept

from guanxi.server.live import ear, hub, socket
from running import some

pytestmark = [pytest.mark.anyio, pytest.mark.once]


@pytest.fixture
def lines() -> Iterator[Lines]:
    """What was logged; nothing of it is an error."""
    with lines_kept() as kept:
        yield kept
    assert [line for line in kept.told if " ERROR " in line or line.endswith("True")] == []


@pytest.fixture
async def place(tmp_path: Path, lines: Lines) -> AsyncIterator[Lab]:
    async with lab(tmp_path) as found:
        yield found


async def people(place: Lab) -> list[Guest]:
    return [await place.guest(name) for name in ("Anna", "Boris", "Clara", "Dora")]


async def code(socket: Socket, frame: object) -> str:
    """What is said to a frame: one problem or refusal, and nothing else."""
    heard = [msgspec.json.decode(raw) for raw in await socket.ask(frame)]
    while not heard:  # a deed is answered when its turn has come
        heard = [msgspec.json.decode(raw) for raw in await socket.heard()]
    assert [each["type"] for each in heard] in (["problem"], ["refusal"]), heard
    return str(heard[0].get("code", "refusal"))


MALFORMED: list[object] = [
    *("", "x", "null", "[]", "1", "{}", '{"type": "hello"}', '{"type": "fly"}', '{"type": 1}', "\0"),
    *('{"type":"ping","n":-1}', '{"type":"ping","n":1e999}', '{"type":"ping","n":NaN}', '{"type":"ping","x":1}'),
    *('{"type":"ping","n":"1"}', '{"type":"ping","n":' + "9" * 4000 + "}", b"\xff\xfe\x00", b"", b'{"type":"ping'),
    *("[" * 16_000, '{"x":' + "[" * 16_000, '{"x":' * 3000, '{"type":"bye","table":"' + "x" * 41 + '"}'),
    *('{"type":"bye","table":"../.."}', '{"type":"bye","table":"a\\u0000"}', '{"type":"bye","table":"\\ud800"}'),
    *('{"type":"move","table":"a","number":0,"key":"a b","actions":[0]}',),
    *('{"type":"move","table":"a","number":0,"key":"k","actions":[]}',),
    *('{"type":"hello","table":"a","seat":16}', '{"type":"hello","table":"a","invitation":"' + "x" * 65 + '"}'),
]


async def test_malformed_frames(place: Lab) -> None:
    socket = await place.connect(None)
    for frame in some(MALFORMED):
        assert await code(socket, frame) == "invalid", frame


async def test_frames_that_are_too_large(place: Lab) -> None:
    line = await place.connect(None)
    assert await code(line, '{"type":"ping","n":1}' + " " * ear.LARGEST_FRAME) == "too_much"
    assert await code(line, b" " * (ear.LARGEST_FRAME + 1)) == "too_much"


async def test_frames_about_what_is_not_ones_own(place: Lab) -> None:
    anna, boris, clara, dora = await people(place)
    table = await place.table(anna, [boris, clara])
    secret = await place.table(anna, [boris, clara], public=False)
    live = await place.house.tables.get(table)
    move = {"type": "move", "table": table, "number": live.sitting.number, "key": "k", "actions": [0]}
    stranger, nobody = await place.connect(dora), await place.connect(None)
    assert await code(nobody, move) == "not_signed_in"
    assert await code(stranger, move) == "not_seated"
    assert await code(stranger, {**move, "seat": 0}) == "not_seated"
    for table_ in some([secret, "abcdefghjk"]):
        assert await code(stranger, {**move, "table": table_}) == "no_such_table"
        assert await code(stranger, {"type": "hello", "table": table_}) == "no_such_table"
        assert await code(stranger, {"type": "hello", "table": table_, "invitation": "0" * 24}) == "no_such_table"
    assert await code(stranger, {"type": "hello", "table": table, "seat": 1}) == "not_seated"
    assert await code(stranger, {"type": "hello", "table": table, "protocol": 99}) == "old_protocol"
    mine = await place.connect(anna)
    others = next(seat for seat in range(3) if live.sitting.place_of(seat) != 0)
    assert await code(mine, {"type": "hello", "table": table, "seat": others}) == "not_seated"
    assert await code(mine, {**move, "seat": others}) == "not_seated"
    assert live.sitting.number == move["number"]


async def test_who_leaves_a_seat_is_told_what_onlookers_are(place: Lab) -> None:
    """Also whoever still listens as the one who sat there."""
    anna, boris, clara, dora = await people(place)
    made = await anna.post("/api/tables", game="china", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    path, table = f"/api/tables/{made['info']['id']}", made["info"]["id"]
    for guest in (boris, clara):
        await guest.post(f"{path}/join")
    line = await place.connect(boris)
    await line.ask({"type": "hello", "table": table})
    await boris.post(f"{path}/leave")
    await dora.post(f"{path}/join", place=1)
    await anna.post(f"{path}/start")
    heard = [msgspec.json.decode(raw) for raw in await line.heard()]
    views = [each["position"] for each in heard if each.get("position")]
    assert [each["viewer"] for each in views] == [-1]
    assert views[0]["legal"] is None
    for other in [each for each in heard if each["type"] == "update"]:
        assert "key" not in other


FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://["},
    {"origin": "http://testserver.evil.example"},
    {"sec-fetch-site": "cross-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
async def test_sockets_of_other_sites_are_not_opened(place: Lab, headers: dict[str, str]) -> None:
    anna = await place.guest("Anna")
    line = Socket(place.app, {**anna.headers, **headers})
    assert not await line.open()
    assert line.closed == (4403, "wrong_origin")


async def test_a_wrong_token_opens_nothing(place: Lab) -> None:
    line = Socket(place.app, {"authorization": "Bearer gx_wrong"})
    assert not await line.open()
    assert line.closed == (4401, "bad_token")


async def test_a_revoked_token_ends_its_socket(place: Lab) -> None:
    await place.client.post("/api/guests", json={"name": "Emil"})
    token = (await place.client.post("/api/tokens", json={"label": "a"})).json()["token"]
    line = Socket(place.app, {"authorization": f"Bearer {token}"})
    assert await line.open()
    ident = (await place.client.get("/api/tokens")).json()[0]["id"]
    assert (await place.client.delete(f"/api/tokens/{ident}")).status_code == 204
    assert await line.heard() == []
    assert line.closed == (4401, "bad_token")


async def test_a_flood_of_frames_is_cut_off(tmp_path: Path, lines: Lines) -> None:
    async with lab(tmp_path, trusting=False) as place:
        line = await place.connect(None)
        with patch.object(ear, "FRAMES", 0.01):
            for _ in range(int(ear.BURST) + 5):
                await line.send({"type": "ping", "n": 0})
            while line.closed is None:
                await line.next()
        assert line.closed == (1008, "too_many")


async def test_nobody_has_all_the_connections(tmp_path: Path, lines: Lines) -> None:
    async with lab(tmp_path, trusting=False) as place:
        anna, boris = await place.guest("Anna"), await place.guest("Boris")
        with patch.object(hub, "PER_PERSON", 3), patch.object(hub, "PER_ADDRESS", 5):
            mine = [await place.connect(anna) for _ in range(3)]
            assert await turned_away(place, anna)
            await place.connect(boris)
            await place.connect(None)
            assert await turned_away(place, None)
            await mine[0].close()
            place.sockets.remove(mine[0])
            await place.connect(anna)


async def turned_away(place: Lab, guest: Guest | None) -> bool:
    line = Socket(place.app, guest.headers if guest else {})
    return not await line.open() and line.closed == (1013, "too_many")


async def test_nobody_listens_to_everything(place: Lab) -> None:
    anna, boris, clara, _ = await people(place)
    line = await place.connect(anna)
    tables = [await place.table(anna, [boris, clara]) for _ in range(2)]
    frames: list[dict[str, Any]] = [{"type": "hello", "table": table} for table in tables]
    with patch.object(socket, "MOST_TABLES", 1):
        assert await line.ask(frames[0])
        assert await code(line, frames[1]) == "too_many"
        await line.ask({"type": "bye", "table": tables[0]})
        assert await line.ask(frames[1])
