"""`guanxi show --prospects` and `--preview` on a game of Confucius; and tables side by side."""

import json
from pathlib import Path

import pytest

from guanxi.confucius.doors.foresight import ConfuciusForesight
from guanxi.confucius.game import GAME
from guanxi.core.rng import Rng
from running import Run

RECORD = Path(__file__).parents[1] / "golden" / "ministries-4-basic.record"
MIDDLE = "300"


def test_prospects_with_their_steps(guanxi: Run) -> None:
    lines = guanxi("show", str(RECORD), "--at", MIDDLE, "--prospects").stdout.splitlines()
    told = json.loads(guanxi("show", str(RECORD), "--at", MIDDLE, "--prospects", "--json").stdout)["prospects"]
    assert len(lines) == len(told) + sum(len(prospect["steps"]) for prospect in told)
    (end,) = (prospect for prospect in told if prospect["kind"] == "round-end")
    assert "wall" in [step["kind"] for step in end["steps"]]
    ministries = [prospect for prospect in told if prospect["kind"].startswith("ministry")]
    assert all(prospect["steps"][-1]["kind"].startswith("posts-") for prospect in ministries)
    assert ministries


def test_the_preview_of_a_line(guanxi: Run) -> None:
    found = json.loads(guanxi("show", str(RECORD), "--at", MIDDLE, "--json").stdout)
    told = json.loads(guanxi("show", str(RECORD), "--at", MIDDLE, "--preview", found["legal"][0], "--json").stdout)
    assert told["line"] == found["legal"][0]
    assert told["changes"]


@pytest.mark.clause("CF-TITLE-08")
def test_the_same_view_at_a_table_with_another_house_rule_is_foreseen_anew() -> None:
    """Views of both tables have the same bytes, and one foresight serves all tables."""
    given = {"to_act": "black", "ministries": {"bingbu": {"minister": "black", "secretary": "green"}}}
    foresight, names, views = ConfuciusForesight(), ["black", "green", "purple"], []
    for rules in ({}, {"titles_need_positive_count": "on"}):
        options = GAME.options({"players": "3", **rules})
        views.append(GAME.rules.view(GAME.positions.from_position(options, names, given, Rng("any")), 0))
    assert GAME.rules.view_bytes(views[0]) == GAME.rules.view_bytes(views[1])
    action = GAME.notation.read(views[0].shown, "tax income")[0]
    found = [foresight.preview(view, [action]) for view in (*views, views[0])]
    assert found == [ConfuciusForesight().preview(view, [action]) for view in (*views, views[0])]
    titles = [foresight.measures(view)["title", -1, "general"] for view in views]
    assert titles[0] != titles[1]
