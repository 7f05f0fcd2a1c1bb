"""Record what the server tells of a position of some games, for the tests of panels that show it and for their gallery.

PYTHONPATH=src:examples/goofspiel python tools/record_tables.py
"""

import asyncio
import json
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from guanxi.core.game import Game
from guanxi.core.table import Table
from guanxi.server import retelling
from guanxi.server.advice import looking_ahead, refusing, spelling_out

FOLDER = Path(__file__).parents[1] / "web" / "tests" / "panels" / "told"
NAMES = ("Anna", "Boris", "Chen", "Dora")
MOVES = {"china": 70, "confucius": 83, "goofspiel": 9}
MODULES = {"china": "guanxi.china.game", "confucius": "guanxi.confucius.game", "goofspiel": "goofspiel.game"}
LAST = 40  # lines of the log


def record(name: str) -> dict[str, Any]:
    """A position of a random game, as the seat that is asked is told of it."""
    game: Game = import_module(MODULES[name]).GAME
    table = Table(game, {"players": "4"}, NAMES, "panels")
    rng = Random(name)
    for _ in range(MOVES[name]):
        table.submit(game.rules.to_act(table.state), [rng.choice(table.legal())])
    seat = int(game.rules.to_act(table.state))
    view = game.rules.view(table.state, seat)
    shown = game.rules.shown(view)
    moves = len(table.actions)
    told: dict[str, Any] = {
        "names": table.names,
        "seat": seat,
        "moves": moves,
        "kinds": {action: game.kinds(table.state).row_of(action).name for action in range(len(_all(game, table)))},
        "sections": spelling_out.spelt_out(game, shown, seat, table.names, "en"),
        "drawing": spelling_out.drawing(game, shown, seat, table.names, "en"),
        "choices": looking_ahead.choices(table, seat, "en"),
        "reasons": asyncio.run(refusing.all_reasons(table, seat, "en"))[:90],
        "standings": looking_ahead.standings(game, shown, table.names, "en").seats,
        "prospects": looking_ahead.prospects(game, view, table.names, "en"),
        "preview": looking_ahead.preview(table, seat, [table.legal()[0]], "en"),
        "log": list(retelling.log_lines(table, seat, max(0, moves - LAST), moves, "en")),
    }
    named = {action: told["kinds"][action] for action in _named(told)}
    return told | {"kinds": named}


def _all(game: Game, table: Table) -> range:
    return range(game.rules.n_actions(table.state))


def _named(told: dict[str, Any]) -> list[int]:
    return sorted({each.action for each in [*told["choices"], *told["reasons"]]})


def as_text(name: str) -> str:
    """The file."""
    told = json.loads(msgspec.json.encode(record(name)))
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in MODULES:
        (FOLDER / f"{name}.json").write_text(as_text(name), encoding="utf-8")


if __name__ == "__main__":
    main()
