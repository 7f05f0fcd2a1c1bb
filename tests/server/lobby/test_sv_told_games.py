"""What the home page is told: games and what their house rules mean, when a clock ends, which field is wrong."""

from typing import Any

import pytest
from litestar.testing import TestClient

from guanxi.server.app import create_app
from guanxi.server.settings import Settings

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def client(tmp_path: Any) -> Any:
    """A guest."""
    with TestClient(create_app(Settings(data=str(tmp_path), trusting=True))) as client:
        assert client.post("/api/guests", json={"name": "Ada"}).status_code == 201
        yield client


def make(client: Any, **terms: Any) -> Any:
    return client.post("/api/tables", json={"game": "china", "seats": [{"kind": "me"}, *BOTS], **terms})


def test_house_rules_say_what_they_mean_and_need(client: Any) -> None:
    china = next(each for each in client.get("/api/games").json() if each["name"] == "china")
    rules = {each["name"]: each for each in china["house_rules"]}
    assert rules["fort_cover"]["needs"] == ["fortifications=on"]
    assert all(each["text"] and each["default"] in each["values"] for each in rules.values())
    assert (china["designer"], china["year"], china["stand_in"]) == ("Michael Schacht", 2005, "clerk")


@pytest.mark.parametrize(
    ("terms", "field"),
    [
        ({"options": {"fort_cover": "mandatory"}}, "options"),
        ({"stand_in": "nobody-knows"}, "stand_in"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody-knows"}, BOTS[0]]}, "seats"),
        ({"title": "a\nb"}, "title"),
    ],
)
def test_what_is_wrong_names_its_field(client: Any, terms: dict[str, Any], field: str) -> None:
    told = make(client, **terms).json()
    assert (told["code"], told["facts"].get("field")) == ("bad_value", field)


@pytest.mark.parametrize(("speed", "span"), [({"type": "none"}, None), ({"type": "days", "days": 2}, 2 * 86_400_000)])
def test_a_list_tells_when_my_clock_ends(client: Any, speed: dict[str, Any], span: int | None) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
    table = make(client, speed=speed, seats=seats).json()["info"]["id"]
    assert client.get("/api/tables/mine").json()[0]["due"] is None  # an open table has no clock
    assert client.post(f"/api/tables/{table}/start", json={}).status_code == 200
    listed = client.get("/api/tables/mine").json()[0]
    assert listed["waiting"]
    assert (listed["due"] and listed["due"] - listed["changed"]) == span
