"""`guanxi show RECORD --at N --hint`: what a strong player would consider there, from the view of who acts."""

import json
from pathlib import Path

import pytest
from bots_hands import GAME_OF

from guanxi.cli import main
from guanxi.core.game import CHANCE, game_names
from guanxi.core.record import save_record, write_record
from guanxi.core.table import Table
from guanxi.simulation import play_bots

pytestmark = pytest.mark.once


@pytest.fixture(params=game_names())
def record(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Table, Path]:
    table = Table(GAME_OF[request.param], {"players": "3"}, ["Ana", "Ben", "Cai"], "show")
    play_bots(table, ["random"] * 3)
    path = tmp_path / "game.record"
    save_record(path, write_record(table))
    return table, path


def test_a_position_of_a_record_gets_a_hint(record: tuple[Table, Path], capsys: pytest.CaptureFixture[str]) -> None:
    table, path = record
    at = max(n for n, done in enumerate(table.actions[:80]) if done.seat != CHANCE)
    assert main(["show", str(path), "--at", str(at), "--hint"]) == 0
    assert "the chance to win, and what the position is held to be worth" in capsys.readouterr().out
    assert main(["show", str(path), "--at", str(at), "--hint", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["action"], told["seat"]) == (at, table.actions[at].seat)
    state, actions = table.before(at), told["moves"][0]["actions"]
    for action in actions:
        assert action in table.game.rules.legal(state)
        table.game.rules.do(state, action)
    assert told["moves"][0]["line"]
    assert sum(told["moves"][0]["chances"]) == pytest.approx(1)


def test_where_nobody_decides_there_is_none(record: tuple[Table, Path], capsys: pytest.CaptureFixture[str]) -> None:
    _, path = record
    for arguments in (["--at", "0"], []):
        assert main(["show", str(path), *arguments, "--hint"]) == 2
        assert "nobody has a choice; try another --at" in capsys.readouterr().err
