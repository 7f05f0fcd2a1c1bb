"""Every route: closed unless it says that it is public, and every answer tells browsers what they may do with it."""

from pathlib import Path

import pytest
from lab_hands import Lab, lab
from route_list import routes_of

from running import some

pytestmark = [pytest.mark.anyio, pytest.mark.once]
WANTED = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def filled(path: str, table: str = "abcdefghjk") -> str:
    """An address of a route."""
    path = path.replace("{table:str}", table)
    for name in ("game", "record", "ident", "person", "token", "language"):
        path = path.replace(f"{{{name}:str}}", "abcdefghjk")
    return path.replace("{number:int}", "1")


async def public_table(place: Lab) -> str:
    anna, boris, clara = [await place.guest(name) for name in ("Anna", "Boris", "Clara")]
    return await place.table(anna, [boris, clara])


async def test_every_route_is_public_or_closed(tmp_path: Path) -> None:
    async with lab(tmp_path) as place:
        table = await public_table(place)
        for route in some(each for each in routes_of(place.app) if not each.is_public):
            for body in (None, {}):
                answer = await place.client.request(route.method, filled(route.path, table), json=body)
                assert answer.status_code in (400, 401), f"{route.name}: {answer.text}"
                if answer.status_code == 400:
                    assert answer.json()["code"] == "invalid", f"{route.name} asks for a body before it asks who it is"


async def test_what_is_closed_asks_who_it_is(tmp_path: Path) -> None:
    """With a body that fits, whoever has no name is told so."""
    bodies = {
        "PATCH /api/me": {"name": "Anna"},
        "POST /api/tables": {"game": "china", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]},
        "POST /api/lessons": {"game": "china", "lesson": "first"},
        "POST /api/tables/{table:str}/moves": {"number": 1, "actions": [0]},
        "POST /api/tables/{table:str}/undo": {"number": 1},
        "POST /api/tables/{table:str}/take-back": {"to": 0},
        "POST /api/tables/{table:str}/give-time": {"to": 0},
        "POST /api/tables/{table:str}/vote": {"agree": True},
        "POST /api/tables/{table:str}/chat": {"text": "x"},
        "POST /api/tables/{table:str}/seats": {"place": 0, "seat": {"kind": "open"}},
        "PUT /api/tables/{table:str}/chat/read": {"number": 1},
        "PUT /api/tables/{table:str}/chat/mute": {"muted": True},
        "PUT /api/tables/{table:str}/note": {"text": "x"},
        "POST /api/me/password": {"old": "x" * 12, "password": "y" * 12},
        "POST /api/me/pushes": {"endpoint": "https://push.example/a", "keys": {"p256dh": "a" * 87, "auth": "b" * 22}},
        "DELETE /api/me/pushes": {"endpoint": "https://push.example/a"},
        "PUT /api/me/webhook": {"url": None},
        "PUT /api/me/email": {"email": None},
        "PUT /api/me/vacation": {"until": None},
        "POST /api/blocks": {"person": "0123456789abcdef"},
        "POST /api/reports": {"person": "0123456789abcdef", "text": "x"},
    }
    async with lab(tmp_path) as place:
        table = await public_table(place)
        for route in some(each for each in routes_of(place.app) if not each.is_public):
            answer = await place.client.request(
                route.method, filled(route.path, table), json=bodies.get(route.name, {})
            )
            assert (answer.status_code, answer.json()["code"]) == (401, "not_signed_in"), f"{route.name}: {answer.text}"


async def test_every_answer_tells_browsers_what_they_may_do(tmp_path: Path) -> None:
    async with lab(tmp_path) as place:
        asked = [(route.method, filled(route.path)) for route in routes_of(place.app)]
        asked += [
            ("GET", "/api/schema/openapi.json"),
            ("GET", "/nowhere"),
            ("GET", "/api/nowhere"),
            ("PATCH", "/api/games"),
        ]
        for method, path in some(asked):
            answer = await place.client.request(method, path)
            told = {name: answer.headers.get(name) for name in WANTED}
            assert told == WANTED, path
            policy = answer.headers["content-security-policy"]
            assert policy.startswith("default-src 'none'"), path
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["referrer-policy"] in ("same-origin", "no-referrer")
            assert not [name for name in answer.headers if name.startswith("access-control")]
            assert "server" not in answer.headers
