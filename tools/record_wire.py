"""What the server really says at a table, for the unit tests of the site: `python tools/record_wire.py`.

One person sits at all places of a table and plays at random. Kept are the lexicon, the first view, every update, and
now and then what may be done as the server tells it in lines and JSON, to compare with what the site reads.
"""

import json
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from litestar.testing import TestClient

from guanxi.core.game import game_named
from guanxi.core.table import Table
from guanxi.server.app import create_app
from guanxi.server.settings import Settings

FOLDER = Path(__file__).parents[1] / "web" / "tests" / "fixtures"
GAMES = {"china": 30, "confucius": 40}  # how many moves
OFTEN = 8  # every so many moves the choices are kept


def recorded(client: TestClient[Any], game: str, moves: int) -> dict[str, Any]:
    """One table."""
    rng = Random(game)
    made = client.post("/api/tables", json={"game": game, "seats": [{"kind": "me"}] * 3}).json()
    path = f"/api/tables/{made['info']['id']}"
    client.post(f"{path}/start", json={}).raise_for_status()
    found: dict[str, Any] = {"lexicon": client.get(f"{path}/lexicon").json(), "fresh": view(client, path, 0)}
    found |= {"updates": [], "choices": []}
    number = found["fresh"]["number"]
    for move in range(moves):
        now = view(client, path)
        if move % OFTEN == 0:
            told = client.get(f"{path}/choices").json()["choices"]
            found["choices"] += [{name: each[name] for name in ("action", "line", "json")} for each in told]
        action = rng.choice(now["position"]["legal"])
        client.post(f"{path}/moves", json={"number": now["number"], "actions": [action]}).raise_for_status()
        told = client.get(f"{path}/updates", params={"cursor": number, "seat": 0}).json()
        found["updates"] += told
        number = told[-1]["number"]
    found["events"] = events(game, found)
    return found


def events(name: str, found: dict[str, Any]) -> list[dict[str, Any]]:
    """Every kind of event that was told, as numbers and as Python reads it; without what was hidden."""
    game = game_named(name)
    table = game.events(Table(game, {"players": "3"}, ["A", "B", "C"], "seed").state)
    kinds: dict[int, dict[str, Any]] = {}
    for update in found["updates"]:
        for told in update["events"]:
            if told[0] not in kinds and None not in told:
                event = table.read(told, -2, 3)
                kinds[told[0]] = {"told": told, "read": event.to_json() if event else None}
    return list(kinds.values())


def view(client: TestClient[Any], path: str, seat: int | None = None) -> dict[str, Any]:
    """The position, with the eyes of a seat or of who is asked."""
    found: dict[str, Any] = client.get(f"{path}/view", params={} if seat is None else {"seat": seat}).json()
    return found


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        TestClient(create_app(Settings(data=folder, trusting=True))) as client,
    ):
        client.post("/api/guests", json={"name": "Anna"}).raise_for_status()
        for game, moves in GAMES.items():
            told = json.dumps(recorded(client, game, moves), separators=(",", ":"), ensure_ascii=False)
            (FOLDER / f"wire-{game}.json").write_text(f"{told}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
