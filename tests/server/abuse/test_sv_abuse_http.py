"""Abuse over HTTP: refused with a code, cheaply, without effect, and never with a traceback."""

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from lab_hands import Lab, lab
from server_hands import Guest
from sqlalchemy import event
from twin_hands import Lines, lines_kept

from guanxi.server.limits import Buckets
from running import some

pytestmark = [pytest.mark.anyio, pytest.mark.once]
JSON = {"content-type": "application/json"}
UNSEEN = ["a\0b", "a\x1bb", "a\u202eb", "a\u2066b", "a\u200bb", "\u3164", "a\nb", "\ud7ff\uffff", "a\x7f"]


@pytest.fixture
def lines() -> Iterator[Lines]:
    """What was logged; nothing of it is an error."""
    with lines_kept() as kept:
        yield kept
    assert [line for line in kept.told if " ERROR " in line or line.endswith("True")] == []


@pytest.fixture
async def place(tmp_path: Path, lines: Lines) -> AsyncIterator[Lab]:
    """A server whose database takes no NUL in texts, as PostgreSQL does not."""
    async with lab(tmp_path) as found:
        nuls = _strict(found)
        yield found
        assert nuls == [], "NUL has come as far as the database"


def _strict(place: Lab) -> list[str]:
    """Notes every text with NUL that the database is given."""
    found: list[str] = []

    def look(connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:
        if "\\x00" in repr(parameters) or "\\ud8" in repr(parameters):
            found.append(statement)

    for engine in (place.house.database.reading, place.house.database.writing):
        event.listen(engine, "before_cursor_execute", look)
    return found


class Scene:
    """Two people at a table, a stranger, and what cannot change."""

    def __init__(self, place: Lab, anna: Guest, boris: Guest, dora: Guest, table: str) -> None:
        self.place, self.anna, self.boris, self.dora, self.table = place, anna, boris, dora, table
        self.path = f"/api/tables/{table}"

    async def number(self) -> int:
        return (await self.place.house.tables.get(self.table)).sitting.number

    async def refused(self, who: Guest | None, method: str, path: str, *codes: str, **more: Any) -> dict[str, Any]:
        """The answer is a problem of ours with one of these codes, and nothing has changed."""
        before = await self.number()
        headers = {**(who.headers if who else {}), **more.pop("headers", {})}
        answer = await self.place.client.request(method, path, headers=headers, **more)
        told: dict[str, Any] = answer.json()
        assert told["type"] in ("problem", "refusal"), answer.text
        assert 400 <= answer.status_code < 500, answer.text
        assert told.get("code", "refusal") in codes, answer.text
        assert len(answer.content) < 4000
        assert await self.number() == before
        return told


async def scene(place: Lab, **more: Any) -> Scene:
    anna, boris, dora = [await place.guest(name) for name in ("Anna", "Boris", "Dora")]
    table = await place.table(anna, [boris, await place.guest("Clara")], **more)
    return Scene(place, anna, boris, dora, table)


# ------------------------------------------------------------ what is no request


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"{", b"null", b"[]", b'"x"', b"{}", b"\xff\xfe", b'{"name": "\xff"}', b"\0", b"{'name': 1}"),
        *(b'{"name": NaN}', b'{"name": 1e999}', b'{"name": Infinity}', b'{"name": "A", "more": 1}', b"9" * 5000),
        *(
            b'{"name": "\\ud800"}',
            b"[" * 100_000,
            b'{"name":' * 50_000,
            b'{"x": ' + b"[" * 50_000 + b"]" * 50_000 + b"}",
        ),
    ],
    ids=lambda body: repr(body[:20]),
)
async def test_malformed_bodies(place: Lab, body: bytes) -> None:
    answer = await place.client.post("/api/guests", content=body, headers=JSON)
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] in ("invalid", "bad_value")
    assert "Traceback" not in answer.text


async def test_the_last_of_two_fields_counts_and_numbers_are_numbers(place: Lab) -> None:
    twice = await place.client.post("/api/guests", content=b'{"name": "Anna", "name": "Berta"}', headers=JSON)
    assert twice.json()["name"] == "Berta"
    it = await scene(place)
    moves = f"{it.path}/moves"
    for number in some([-1, 2**31, 2**63, 10**40, 1.5, "one", None, [1], {}]):
        await it.refused(it.anna, "POST", moves, "invalid", json={"number": number, "actions": [0]})
        await it.refused(
            it.anna, "POST", moves, "invalid", json={"number": 1, "actions": [number if number != "one" else -5]}
        )
    await it.refused(it.anna, "POST", moves, "invalid", content=b'{"number":1e400,"actions":[0]}', headers=JSON)
    await it.refused(it.anna, "POST", moves, "invalid", json={"number": 1, "actions": []})
    await it.refused(it.anna, "POST", moves, "invalid", json={"number": 1, "actions": [0] * 65})
    await it.refused(it.anna, "POST", moves, "invalid", json={"number": 1, "actions": ["x" * 201]})


async def test_wrong_methods_kinds_and_addresses(place: Lab) -> None:
    it = await scene(place)
    for method, path, *codes in some(
        [
            ("DELETE", "/api/games", "not_allowed_method"),
            ("PUT", f"{it.path}/moves", "not_allowed_method"),
            ("GET", "/api/nothing", "no_such_thing"),
            ("GET", "/api/tables/..%2f..%2fetc%2fpasswd", "no_such_table", "no_such_thing"),
            ("GET", "/api/tables/%00", "invalid", "no_such_thing"),
            ("GET", f"/api/tables/{'x' * 5000}/view", "no_such_table"),
            ("GET", "/api/tables/' or 1=1 --/view", "no_such_table"),
            ("GET", f"{it.path}/view?seat=99", "invalid", "not_seated"),
            ("GET", f"{it.path}/view?seat=x", "invalid"),
            ("GET", f"{it.path}/updates", "invalid"),
            ("GET", f"{it.path}/updates?cursor=-1", "invalid"),
            ("GET", f"{it.path}/updates?cursor=99999999999999999999", "invalid"),
            ("GET", "/api/tables?game=%00", "invalid"),
            ("GET", "/api/archive/%00", "invalid", "no_such_thing"),
            ("GET", f"{it.path}/past?move=-1", "invalid", "bad_value"),
            ("GET", f"{it.path}/why-not?action=%00", "invalid"),
        ]
    ):
        await it.refused(it.anna, method, path, *codes)
    kinds = {"content-type": "application/x-www-form-urlencoded"}
    await it.refused(None, "POST", "/api/guests", "invalid", content=b"name=Anna", headers=kinds)
    await it.refused(it.anna, "POST", f"{it.path}/moves", "invalid", content=b"", headers={"content-type": "text/xml"})


async def test_what_is_too_large(place: Lab) -> None:
    it = await scene(place)
    await it.refused(it.anna, "POST", "/api/tables", "too_much", content=b" " * 1_300_000, headers=JSON)
    long = {"game": "china", "seats": [{"kind": "me"}] * 9}
    await it.refused(it.anna, "POST", "/api/tables", "invalid", json=long)
    board = {"game": "china", "seats": [{"kind": "me"}] * 3, "options": {"board": "x\0" * 40_000}}
    await it.refused(it.anna, "POST", "/api/tables", "bad_value", json=board)
    many = {"game": "china", "seats": [{"kind": "me"}] * 3, "options": {str(n): "x" for n in range(5000)}}
    await it.refused(it.anna, "POST", "/api/tables", "bad_value", "invalid", json=many)


# ------------------------------------------------------------ texts that others see


@pytest.mark.parametrize("text", UNSEEN, ids=ascii)
async def test_nothing_that_is_not_seen_is_shown_to_others(place: Lab, text: str) -> None:
    it = await scene(place)
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
    await it.refused(None, "POST", "/api/guests", "bad_value", json={"name": text})
    await it.refused(it.anna, "PATCH", "/api/me", "bad_value", json={"name": text})
    await it.refused(it.anna, "POST", "/api/tables", "bad_value", json={"game": "china", "seats": seats, "title": text})
    await it.refused(it.anna, "POST", "/api/tables", "no_such_game", json={"game": text, "seats": seats})
    bot = {"place": 0, "seat": {"kind": "bot", "bot": text}}
    await it.refused(it.anna, "POST", f"{it.path}/seats", "bad_value", "already_running", json=bot)
    if "\n" not in text and text != "\u3164" and "\u200b" not in text:
        await it.refused(it.anna, "POST", f"{it.path}/chat", "bad_value", json={"text": text})
    told = {"number": await it.number(), "actions": [text]}
    await it.refused(it.anna, "POST", f"{it.path}/moves", "bad_value", "not_your_turn", json=told)


async def test_a_refusal_does_not_hand_back_what_it_was_given(place: Lab) -> None:
    it = await scene(place)
    evil = "<script>alert(1)</script>\x1b[2J"
    for path in some([f"/api/tables/{it.table}/moves", "/api/tables", "/api/guests"]):
        answer = await place.client.post(
            path, json={"game": evil, "name": evil, "actions": [evil]}, headers=it.anna.headers
        )
        assert "\x1b" not in answer.text
        assert answer.headers["content-type"].startswith("application/json")


# ------------------------------------------------------------ what is somebody else's


async def test_other_peoples_tables(place: Lab) -> None:
    it = await scene(place)
    number = await it.number()
    for path, data in some(
        [
            ("moves", {"number": number, "actions": [0]}),
            ("undo", {"number": number}),
            ("take-back", {"to": 0}),
            ("resign", {}),
            ("return", {}),
            ("chat", {"text": "hello"}),
            ("leave", {}),
            ("seats", {"place": 0, "seat": {"kind": "open"}}),
            ("start", {}),
            ("rematch", {}),
            ("dismiss", {}),
        ]
    ):
        codes = ("not_seated", "already_running", "forbidden")
        await it.refused(it.dora, "POST", f"{it.path}/{path}", *codes, json=data)
        await it.refused(None, "POST", f"{it.path}/{path}", "not_signed_in", json=data)
    await it.refused(it.dora, "POST", f"{it.path}/vote", "no_request", json={"agree": True})
    await it.refused(it.dora, "GET", f"{it.path}/chat", "forbidden")
    await it.refused(it.dora, "PUT", f"{it.path}/note", "not_seated", json={"text": "x"})


async def test_seats_of_others(place: Lab) -> None:
    """Also whoever has several seats sees and does nothing with those of others."""
    anna, boris = [await place.guest(name) for name in ("Anna", "Boris")]
    made = await anna.post("/api/tables", game="china", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "me"}])
    table = made["info"]["id"]
    await boris.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    it = Scene(place, anna, boris, boris, table)
    s = (await place.house.tables.get(table)).sitting
    for place_, guest in some([(0, boris), (2, boris), (1, anna)]):
        seat = s.seat_of(place_)
        for path in some(["view", "updates?cursor=1", "past?move=1", "log", "prospects", "standings", "choices"]):
            join = "&" if "?" in path else "?"
            await it.refused(guest, "GET", f"{it.path}/{path}{join}seat={seat}", "not_seated")
        told = {"number": s.number, "actions": [0], "seat": seat}
        await it.refused(guest, "POST", f"{it.path}/moves", "not_seated", json=told)
        await it.refused(guest, "POST", f"{it.path}/resign", "not_seated", json={"seat": seat})


async def test_a_private_table_is_no_table_to_strangers(place: Lab) -> None:
    it = await scene(place, public=False)
    wrong = {"number": 1, "actions": [0], "key": "k"}
    for method, path, data in some(
        [
            *(
                ("GET", path, None)
                for path in ("", "/view", "/updates?cursor=0", "/lexicon", "/chat", "/log", "/record")
            ),
            *(("GET", f"/view?invitation={guess}", None) for guess in ("x", "0" * 24, "%C3%A4", "\u0661")),
            *(
                ("POST", path, {})
                for path in ("/leave", "/start", "/rematch", "/dismiss", "/resign", "/return", "/join")
            ),
            ("POST", "/moves", wrong),
            ("POST", "/undo", {"number": 1}),
            ("POST", "/take-back", {"to": 0}),
            ("POST", "/vote", {"agree": True}),
            ("POST", "/chat", {"text": "x"}),
            ("POST", "/seats", {"place": 0, "seat": {"kind": "open"}}),
        ]
    ):
        here = await it.refused(it.dora, method, it.path + path, "no_such_table", json=data)
        nowhere = await it.refused(it.dora, method, f"/api/tables/abcdefghjk{path}", "no_such_table", json=data)
        assert here == nowhere


# ------------------------------------------------------------ sessions, tokens, other sites


async def test_tokens_that_are_wrong_revoked_or_in_the_wrong_place(place: Lab) -> None:
    it = await scene(place)
    for header in some(["Bearer x", "Bearer ", "bearer gx_" + "a" * 400, "Bearer " + it.anna.headers["authorization"]]):
        await it.refused(None, "GET", "/api/me", "bad_token", "not_signed_in", headers={"authorization": header})
    browser = await place.client.post("/api/guests", json={"name": "Emil"})
    token = (await place.client.post("/api/tokens", json={"label": "a"})).json()["token"]
    mine = {"authorization": f"Bearer {token}"}
    assert (await place.client.get("/api/me", headers=mine)).json()["id"] == browser.json()["id"]
    listed = (await place.client.get("/api/tokens")).json()
    assert token not in json.dumps(listed)
    assert (await place.client.delete(f"/api/tokens/{listed[0]['id']}")).status_code == 204
    place.client.cookies.clear()
    await it.refused(None, "GET", "/api/me", "bad_token", headers=mine)


async def test_a_cookie_that_was_changed_is_nobodys(place: Lab) -> None:
    it = await scene(place)
    answer = await place.client.post("/api/guests", json={"name": "Emil"})
    name, value = next(iter(place.client.cookies.items()))
    place.client.cookies.clear()
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert "samesite=lax" in answer.headers["set-cookie"].lower()
    for forged in some([value[:-4] + "AAAA", "x", "", value[::-1], "%00", "e30="]):
        await it.refused(None, "GET", "/api/me", "not_signed_in", headers={"cookie": f"{name}={forged}"})


FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://["},
    {"origin": "http://testserver.evil.example"},
    {"origin": "http://testserver@evil.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site", "origin": "http://testserver"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
async def test_pages_of_other_sites_cannot_act(place: Lab, headers: dict[str, str]) -> None:
    it = await scene(place)
    await it.refused(None, "POST", "/api/guests", "wrong_origin", json={"name": "Anna"}, headers=headers)
    await it.refused(it.anna, "POST", f"{it.path}/resign", "wrong_origin", json={}, headers=headers)
    answer = await place.client.get("/api/games", headers=headers)
    assert "access-control-allow-origin" not in answer.headers
    asked = {**headers, "access-control-request-method": "POST"}
    answer = await place.client.request("OPTIONS", "/api/guests", headers=asked)
    assert not [name for name in answer.headers if name.startswith("access-control")]


async def test_a_flood_is_turned_away(tmp_path: Path, lines: Lines) -> None:
    async with lab(tmp_path, trusting=False) as place:
        place.house.asking_limits = Buckets(per_second=0.01, burst=50)
        codes = [(await place.client.get("/api/house")).status_code for _ in range(80)]
        assert codes == [200] * 50 + [429] * 30
        answer = await place.client.post("/api/guests", json={"name": "Anna"})
        assert answer.json()["code"] == "too_many"
        assert answer.json()["facts"]["wait_ms"] > 0
        assert (await place.client.get("/health")).status_code == 200
