"""`guanxi show --prospects` and `--preview` on a game of Confucius."""

import json
from pathlib import Path

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
